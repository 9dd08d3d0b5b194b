imperium-option-nations-celts = Kelták
    .help = A vadon urai: civilizálatlan lapokból élnek, a zavargást pedig a többiekre hagyják.
    .special = Három vagy több játékosnál saját zavargáslapokat hoznak a játékba.
imperium-bot-celts = Kelta bot
imperium-option-bot-celts = Kelták
imperium-if-has-in-play = akinek van játékban { $icons } lapja
