imperium-option-boxes-classics = Klasszikusok
    .help = A Klasszikusok nyolc nemzete és közös lapjai.

# Sacred Pass
imperium-say-swap-nation = hagyd el ezt a lapot → cseréld ki egy kézben tartott lapodat a nemzetpaklid felső lapjával
imperium-ask-swap-nation = { $card }: elhagyod, és melyik lapodat cseréled ki a nemzetpaklid felső lapjával?
    .done = Nem cserélek
imperium-swapped-nation = { $seat } kicserél egy kézben tartott lapot a nemzetpaklija felső lapjával.
imperium-swapped-nation-known = { $seat } cserél a nemzetpaklija felső lapjával: { $cards }.

# Ambassador
imperium-say-borrow = használd egy másik játékos [pinned] lapjának kimerülő képességét, mintha a tiéd volna
imperium-ask-borrow = { $card }: kinek a képességét használod?
    .done = Senkiét

# Gambling
imperium-say-gamble = nevezz meg egy kártyaszínt ({ $icons }), és fedd fel a főpakli felső lapját. Ha ilyen, a kezedbe kerül; ha nem, a száműzöttek közé
imperium-ask-gamble = { $card }: milyen színű a főpakli felső lapja?
imperium-gamble-won = Felfedve: { $card }. A tipp jó volt.
imperium-gamble-lost = Felfedve: { $card }. A tipp rossz volt.

# Sumerians
imperium-say-return-before-scoring = visszatehetsz legfeljebb { $count } [unrest] lapot a kezedből, a húzópaklidból, a dobópaklidból, a játékterületedről vagy a történelmedből
imperium-ask-sumerians = { $card }: a győztes kihirdetése előtt visszatehetsz legfeljebb { $count } zavargáslapot, bárhol legyenek is.
    .done = Többet nem

# Marvellous
imperium-say-draw-and-sort = húzz egy lapot, újrakeverés nélkül, aztán válassz egyet – dobd el VAGY tedd vissza a húzópaklid tetejére VAGY tedd a történelmedbe
imperium-ask-sort-drawn = { $card }: mi legyen a húzott lappal?
imperium-choice-discard-it = Eldobom
imperium-choice-back-on-top = Visszateszem a pakli tetejére
imperium-choice-into-history = A történelmembe teszem

# King of Kings
imperium-say-turn-over = fordítsd meg ezt a lapot
imperium-ask-develop-free = { $card }: fejlessz egy lapot fizetés nélkül!
