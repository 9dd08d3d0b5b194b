imperium-option-nations-qin = Qin-ek
    .help = Maradandó alkotásokkal telik meg a játékterület: a Long Walls lapok védelmet adnak, és három uralkodó vonul egymás után a történelembe.
    .special = A piaci lapokra előrehaladás helyett népességet teszel; az A oldal meg is duplázhatja, amikor ilyen lapot szerzel.
imperium-bot-qin = Csin bot
imperium-option-bot-qin = Qin-ek
