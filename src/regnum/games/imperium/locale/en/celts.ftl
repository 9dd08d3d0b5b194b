imperium-option-nations-celts = Celts
    .help = Raiders of the wilds: they stay with uncivilised cards and leave the unrest to the others.
    .special = With three or more players they bring unrest of their own into the game.
imperium-bot-celts = Celtic bot
imperium-option-bot-celts = Celts
imperium-if-has-in-play = who has { $article } { $icons } card in play
