imperium-option-boxes-classics = Klasszikusok
    .help = A Klasszikusok nyolc nemzete és közös lapjai.

# Sacred Pass
imperium-say-swap-nation = hagyd el ezt a lapot, és ezért cseréld ki egy kézben tartott lapodat a nemzetpaklid felső lapjával
imperium-ask-swap-nation = { $card }: elhagyod, és melyik lapodat cseréled ki a nemzetpaklid felső lapjával?
    .done = Nem cserélek
imperium-swapped-nation = { $seat } kicserél egy lapot a nemzetpakli felső lapjával.
imperium-swapped-nation-known = { $seat } cserél a nemzetpakli felső lapjával: { $cards }.

# Ambassador
imperium-say-borrow = használd egy másik játékos [pinned] lapjának kimerülő képességét, mintha a tiéd volna
imperium-ask-borrow = { $card }: kinek a képességét használod?
    .done = Senkiét

# Gambling
imperium-say-gamble = nevezz meg egy kártyaszínt ({ $icons }), és fedd fel a főpakli felső lapját: ha ilyen, a kezedbe kerül, ha nem, a száműzöttek közé
imperium-ask-gamble = { $card }: milyen színű a főpakli felső lapja?
imperium-gamble-won = Felfedve: { $card }. A tipp jó volt.
imperium-gamble-lost = Felfedve: { $card }. A tipp rossz volt.

# Sumerians
imperium-say-return-before-scoring = visszateheted legfeljebb { $count } [unrest] lapodat
imperium-ask-sumerians = { $card }: a győztes kihirdetése előtt visszatehetsz legfeljebb { $count ->
    [2] két
   *[other] { $count }
} zavargáslapot.
    .done = Többet nem

# Marvellous
imperium-say-draw-and-sort = húzd fel a húzópaklid felső lapját, újrakeverés nélkül; dobd el, tedd vissza, vagy tedd a történelmedbe
imperium-ask-sort-drawn = { $card }: mi legyen a húzott lappal?
imperium-choice-discard-it = Eldobom
imperium-choice-back-on-top = Visszateszem
imperium-choice-into-history = A történelmembe teszem

# King of Kings
imperium-say-turn-over = fordítsd meg ezt a lapot
imperium-ask-develop-free = { $card }: fejlessz egy lapot fizetés nélkül!
