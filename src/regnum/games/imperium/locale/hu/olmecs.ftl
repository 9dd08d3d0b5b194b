imperium-option-nations-olmecs = Olmékok
    .help = Gyűjtsd a kezedben a maszkokat: kettesével-hármasával új lapot, jelölőket vagy hírnevet adnak, a történelmedben pedig pontot.
    .special = A legtöbb képesség egyszerre két vagy három maszkba kerül. Ezek egy részét a Lépcsős piramisok és a Kőfejek kiválthatják.
imperium-bot-olmecs = Olmék bot
imperium-option-bot-olmecs = Olmékok
