imperium-option-boxes-legends = Legends
    .help = The eight nations and the commons of Legends.
