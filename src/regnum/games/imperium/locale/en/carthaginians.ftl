imperium-option-nations-carthaginians = Carthaginians
    .help = Traders: they salt the market with materials and gain them back with the cards.
    .special = They put materials on the market where others put progress.
imperium-bot-carthaginians = Carthaginian bot
imperium-option-bot-carthaginians = Carthaginians
