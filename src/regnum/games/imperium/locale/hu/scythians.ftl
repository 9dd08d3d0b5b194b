imperium-option-nations-scythians = Szkíták
    .help = A sztyeppe lovasai: gyorsan szerzett régiók és sok alapanyag, zavargás árán.
    .special = Kevés fejlesztésük van, a gyarapodáskártyájuk pedig a Dicsőség.
imperium-bot-scythians = Szkíta bot
imperium-option-bot-scythians = Szkíták
