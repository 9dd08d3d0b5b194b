imperium-option-nations-greeks = Greeks
    .help = Scholars and settlers: a large deck of many cards is worth points by its size alone.
