imperium-option-nations-olmecs = Olmékok
    .help = Gyűjtsd a kezedben a maszkokat: kettesével-hármasával új lapot, jelölőket vagy hírnevet adnak, a történelmedben pedig pontot.
    .special = A legtöbb képesség egyszerre két vagy három maszkba kerül. Ezek egy részét a Step Pyramids és a Stone Heads kiválthatja.
imperium-bot-olmecs = Olmék bot
imperium-option-bot-olmecs = Olmékok
