imperium-option-nations-minoans = Minósziak
    .help = Szigetlakók, akik mindent előrehaladásra váltanak, és a fejlesztéshez is szükségük van rá.
    .special = A legtöbb fejlesztésük előrehaladásba is kerül. A Fazekasság lapra tett előrehaladás csak akkor lesz ismét a tiéd, amikor a lap kikerül a játékból.
imperium-bot-minoans = Minószi bot
imperium-option-bot-minoans = Minósziak

# Pottery
imperium-say-abandon-for-tokens = hagyd el ezt a lapot, és megkapod az összes rajta lévő [progress] jelölőt
