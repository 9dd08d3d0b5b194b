imperium-option-nations-greeks = Greeks
    .help = Scholars and settlers: a large deck of many cards is worth points by its size alone.
imperium-bot-greeks = Greek bot
imperium-option-bot-greeks = Greeks
