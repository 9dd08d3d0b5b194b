imperium-option-nations-celts = Kelták
imperium-if-has-in-play = van játékban { $icons } lapja
