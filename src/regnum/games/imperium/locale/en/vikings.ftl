imperium-option-nations-vikings = Vikings
    .help = Plunderers: they race through a long nation deck and steal what they need on the way.
    .special = They never become an empire, develop nothing and have no history; their last nation card ends the game.
imperium-bot-vikings = Viking bot
imperium-option-bot-vikings = Vikings
