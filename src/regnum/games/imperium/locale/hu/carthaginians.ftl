imperium-option-nations-carthaginians = Karthágóiak
    .help = Kereskedők: alapanyagot tesznek a piacra, és a lapokkal együtt visszaszerzik.
    .special = A piacra alapanyagot tesznek ott, ahol mások előrehaladást.
imperium-bot-carthaginians = Karthágói bot
imperium-option-bot-carthaginians = Karthágóiak
