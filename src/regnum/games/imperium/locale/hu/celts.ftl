imperium-option-nations-celts = Kelták
    .help = A vadon urai: civilizálatlan lapokból élnek, a zavargást pedig a többiekre hagyják.
    .special = Három vagy több játékosnál saját zavargáslapokat hoznak a játékba.
imperium-if-has-in-play = van játékban { $icons } lapja
