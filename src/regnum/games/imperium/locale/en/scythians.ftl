imperium-option-nations-scythians = Scythians
    .help = Riders of the steppe: quick regions and plenty of materials, paid for with unrest.
    .special = They have few developments, and their accession card is Glory.
imperium-bot-scythians = Scythian bot
imperium-option-bot-scythians = Scythians
