imperium-option-nations-vikings = Vikingek
    .help = Fosztogatók: végigszáguldanak hosszú nemzetpaklijukon, és útközben elveszik, amire szükségük van.
    .special = Soha nem lesznek birodalom, nem fejlesztenek, történelmük sincs; az utolsó nemzetkártyájuk véget vet a játéknak.
imperium-bot-vikings = Viking bot
imperium-option-bot-vikings = Vikingek
