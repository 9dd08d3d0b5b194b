imperium-option-nations-celts = Celts
imperium-if-has-in-play = { $icons } in play
