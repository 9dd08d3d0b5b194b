imperium-option-nations-qin = Qin-ek
    .help = Maradandó alkotásokkal telik meg a játékterület: a Hosszú falak lapjai védelmet adnak, és három uralkodó vonul egymás után a történelembe.
    .special = A piaci lapokra előrehaladás helyett népességet teszel; az A oldal meg is duplázhatja, amikor ilyen lapot szerzel.
imperium-bot-qin = Qin bot
imperium-option-bot-qin = Qin-ek
