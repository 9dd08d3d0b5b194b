imperium-option-nations-egyptians = Egyptians
    .help = Develop early and often, take the unrest that comes of it, and gather civilised cards.
    .special = Side A develops, or gains actions, for unrest, even among barbarians. Embalming moves a hand card to the history whenever population is paid.
imperium-bot-egyptians = Egyptian bot
imperium-option-bot-egyptians = Egyptians
