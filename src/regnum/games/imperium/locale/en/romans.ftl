imperium-option-nations-romans = Romans
    .help = Steady growth: from regions and population to glory. A good nation to begin with.
