imperium-option-boxes-classics = Klasszikusok
    .help = A Klasszikusok nyolc nemzete és közös lapjai.

# Sacred Pass
imperium-say-swap-nation = hagyd el ezt a lapot → cseréld ki egy kézben tartott lapodat a nemzetpaklid felső lapjával
imperium-ask-swap-nation = { $card }: elhagyod, és melyik lapodat cseréled ki a nemzetpaklid felső lapjával?
    .waiting = { $card }: { $seat } eldönti, elhagyja-e, hogy egy kézben tartott lapot cseréljen.
    .done = Nem cserélek
imperium-swapped-nation = { $seat } kicserél egy kézben tartott lapot a nemzetpaklija felső lapjával.
imperium-swapped-nation-known = { $seat } kicserél egy kézben tartott lapot a nemzetpaklija felső lapjával; odaadja és megkapja: { $cards }.

# Ambassador
imperium-say-borrow = használd egy másik játékos [pinned] lapjának kimerülő képességét, mintha a tiéd volna
imperium-ask-borrow = { $card }: kinek a képességét használod?
    .waiting = { $card }: { $seat } eldönti, kinek a képességét használja.
    .done = Senkiét

# Gambling
imperium-say-gamble = nevezz meg egy kártyaszínt ({ $icons }), és fedd fel a főpakli felső lapját. Ha ilyen színű, a kezedbe kerül; ha nem, a száműzöttek közé
imperium-ask-gamble = { $card }: milyen színű a főpakli felső lapja?
    .waiting = { $card }: { $seat } kártyaszínt nevez meg.
imperium-gamble-won = A főpakliból felfedve: { $card }. A tipp jó volt, a lap kézbe kerül.
imperium-gamble-lost = A főpakliból felfedve: { $card }. A tipp rossz volt, a lap a száműzöttek közé kerül.

# Sumerians
imperium-say-return-before-scoring = visszatehetsz legfeljebb { $count } [unrest] lapot a kezedből, a húzópaklidból, a dobópaklidból, a játékterületedről vagy a történelmedből
imperium-ask-sumerians = { $card }: a győztes kihirdetése előtt visszatehetsz legfeljebb { $count } zavargáslapot, bárhol legyenek is
    .waiting = { $seat } eldönti, melyik zavargáslapot teszi vissza a pontozás előtt.
    .done = Többet nem teszek vissza

# Marvellous
imperium-say-draw-and-sort = húzz egy lapot, újrakeverés nélkül, aztán válassz egyet – dobd el VAGY tedd vissza a húzópaklid tetejére VAGY tedd a történelmedbe
imperium-ask-sort-drawn = { $card }: mi legyen a húzott lappal?
    .waiting = { $seat } eldönti, mi legyen a húzott lappal.
imperium-choice-discard-it = Eldobom
imperium-choice-back-on-top = Visszateszem a pakli tetejére
imperium-choice-into-history = A történelmembe teszem

# King of Kings
imperium-say-turn-over = fordítsd meg ezt a lapot
imperium-ask-develop-free = { $card }: fejlessz ki egy lapot fizetés nélkül
    .waiting = { $seat } eldönti, melyik lapot fejleszti ki fizetés nélkül.
