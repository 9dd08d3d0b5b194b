imperium-option-nations-romans = Romans
    .help = Steady growth: from regions and population to glory. A good nation to begin with.
imperium-bot-romans = Roman bot
imperium-option-bot-romans = Romans
