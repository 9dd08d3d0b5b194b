# Asztal nyitása és meghívás linkkel
setup-title = Új asztal
setup-game = Játék
setup-name = A neved
setup-count = Játékosok
setup-seats = Helyek
setup-me = Én
setup-friend = Egy barát, linkkel
setup-computer = Gép: { $level }
setup-watch = Ennél az asztalnál néző leszel.
setup-invite = A linket, amellyel a barátaid leülhetnek, az asztalnál kapod meg.
setup-default = Alapbeállítás
setup-difficulty = Nehézség: { $stars }/{ $most }
setup-special = Különleges:
setup-cards = A lapjai
setup-take = Ezt választom: { $side }
cards-search = Keresés a lapok között
cards-none = Nincs ilyen lap. Próbáld kevesebb szóval.
setup-create = Asztal nyitása
join-title = Meghívtak
join-text = Szabad hely vár ebben a játékban: { $game }.
join-seat = Válassz helyet
join-free = szabad
join-sit = Leülök
join-full = Ennél az asztalnál ({ $game }) már minden hely foglalt. A játékot nézni így is lehet.
join-watch = Megnézem
invite-title = { $count ->
    [one] Egy hely egy barátra vár
   *[other] { $count } hely a barátaidra vár
}
invite-text = Küldd el ezt a linket, vagy olvassák be kamerával a kódot. Aki megnyitja, leülhet ehhez az asztalhoz, regisztráció nélkül.
invite-code = Az asztal linkje, kamerának
invite-hide = Később
invite-show = Meghívás
arrive-watch = Az asztalhoz
arrive-carry = Folytatás ezen az eszközön
arrive-carry-text = Mostantól ezen az eszközön játszol, a másikon már nem.
arrive-carry-go = Itt játszom

# Az asztalnál
bests-new = Új egyéni csúcs!
bests-before = Egyéni csúcsod ({ $side }): { $points }
table-title = { $names } asztala
table-ended = Ezt az asztalt innen már nem láthatod.
table-broken = Ez a játék nem folytatható
table-unrepeatable = Ez a játék már nem játszható vissza
stopped-new = Új játék ugyanilyen ülésrenddel és beállításokkal
board-label = Az asztal
board-common = Az asztal közepe
connection-lost = Újrakapcsolódás …
watching = Nézed a játékot
seat-you = (te)
seat-away = (távol)
seat-open = (szabad)
seat-turn = játszik
seat-computer = Gép
seat-person = Ember
zone-count = { $name }: { $count } lap
show-cards = Lapok
show-less = Kevesebb
card-copies = { $count } példány van a játékban
card-times = { $count } darab
card-picked = { $count ->
    [one] kiválasztva
   *[other] { $count } kiválasztva
}
card-advised = ajánlott
card-new = változott a legutóbbi köröd óta
card-pick = Ezt választom
card-unpick = Mégsem ezt
deed-all = { $question } – az összes ({ $count })
deed-gives = cserébe
deed-less = Kevesebb
deed-more = Több
seat-thinking = gondolkodik …
strip-last = utoljára kijátszva
strip-open = Minden, ami { $name } előtt fekszik
pages-lit = { $count } választható lap
waited-title = Amíg vártál
waited-replay = { $name } lépései még egyszer
ask-label = A kérdés
ask-over = Vége a játéknak
ask-stopped = Már nincs több kérdés
ask-wait = Várakozás: { $names }
ask-skip = Átugrás
ask-thinking = A gép gondolkodik
ask-clause = A vonatkozó szabály: { $clause }
ask-options = A válaszaid
series-picked = Kiválasztva: { $picked }/{ $size }
series-clear = Visszaveszem
series-all = Az összes ({ $count })
ask-found = Ezek közül választhatsz
series-send = Elküldöm
undo = Visszavonás
hint = Tipp
hint-thinking = Gondolkodik …
hint-label = Mit tenne a gép
hint-sure = biztosság: { $share }
hint-line = Mit tenne azután
log-label = Napló
log-earlier = { $count } korábbi sor
log-unread = { $count } új üzenet
log-moment = Mutasd ezt a pillanatot
talk-label = Beszélgetés
talk-earlier = Ami előbb elhangzott
talk-say = Mondj valamit
talk-send = Küldés
rules-title = Szabályok
rules-search = Keresés a szabályokban
rules-books = A játék szabálykönyvei
rules-contents = Tartalom: { $book }
rules-example = Példa:
why = Miért?
why-label = Miért történt
row-open = A táblázat sora: { $clause }
row-last = Az utoljára használt sor
beat-numbered = { $number }. { $name }
marker = { $number }. helyjelző
die-shows = A kocka értéke: { $number }
die-waits = Még nem dobott a kockával
turn-label = { $name } fordulója
turn-steps = A forduló lépései
turn-skip = Átugrom
turn-again = Az utolsó fordulója
turn-summary = { $name } { $cards } lapot hajtott végre. Használt sorok: { $rows }.
rules-nothing = Nincs találat a szabályokban. Próbáld kevesebb szóval.
rules-found = { $count } szabály
menu-title = Asztal
menu-home = A kezdőlapra
menu-join = Meghívó link játékosoknak
menu-watch = Link nézőknek
menu-carry = Folytatom másik eszközön
menu-carry-link = Nyisd meg a másik eszközön egy órán belül
menu-notify = Szólj, ha én jövök
menu-theme = Színek
menu-pause = A bot fordulója lapról lapra
pause-off = Egyszerre az egész
pause-short = Rövid szünetekkel
pause-normal = Olvasható tempóban
menu-plain = Egyszerű tábla
menu-sound = Halk hangok: ha én jövök, ha lap mozdul, ha vége
menu-close = Az asztal lezárása
end-label = Végeredmény
end-show = Végeredmény megtekintése
end-you-won = Győztél!
end-won = { $count ->
    [0] Senki sem győzött
    [one] Győzött: { $names }
   *[other] Győztek: { $names }
}
end-points = Honnan jönnek a pontok
end-source = Forrás
end-sum = Pontok
end-rematch = Visszavágó
end-replay = Visszajátszás
end-record = Játékfájl
keys-title = Billentyűzet
key-tab = Tab
    .does = a következő választhatóhoz
key-arrows = Nyilak
    .does = lapról lapra
key-digits = 1 – 9
    .does = az első–kilencedik válasz
key-s = S
    .does = a kiválasztott lapok elküldése
key-escape = Esc
    .does = a kiválasztott lapok visszavétele
key-k = K
    .does = a bot fordulójának átugrása
legend-title = Jelmagyarázat
growth-title = A pontok alakulása
growth-round = { $round }: { $points }
key-g = G
    .does = jelmagyarázat
key-u = U
    .does = visszavonás
key-h = H
    .does = tipp
key-r = R
    .does = szabályok
key-l = L
    .does = napló
key-m = M
    .does = az asztal linkjei és beállításai

# Visszanézés
replay-title = Visszajátszás
replay-controls = A visszajátszás gombjai
replay-play = Lejátszás
replay-pause = Szünet
replay-next = Egy lépés előre
replay-back = Egy lépés vissza
replay-turn-next = Ugrás a következő játékosra
replay-turn-back = Vissza a játékosváltásig
replay-speed = Sebesség
replay-times = { NUMBER($speed) }×
replay-step = Lépés
replay-eyes = Nézőpont
replay-spectator = Egy néző
replay-asked = { $name }: { $question }
round-number = { $number }. { $word }
turn-number = { $number }. { $word }
turns-title = Játékmenet
turns-before = A játék kezdete
analyse = Elemzés
analysis-title = Elemzés
analysis-text = A gép végignézi a játékot: kinek mekkora esélye volt a győzelemre, és mely döntések kerültek a legtöbbe.
analysis-working = A gép végignézi a játékot. Ez néhány másodpercig tart.
analysis-looked = Megvizsgált döntések: { $done }/{ $all }
analysis-chances = Győzelmi esélyek
analysis-pick = Pillanat kiválasztása a játékban
analysis-here = { $time } · döntés: { $step }/{ $steps }
analysis-words = Minden játékosnak egy vonala van az első döntéstől az utolsóig. A csúszka bármelyik döntés utáni esélyeket megmondja, a táblázat pedig az egyes szakaszok elején érvényeseket.
analysis-table = Az esélyek táblázatban
analysis-when = Mikor
analysis-end = A játék vége
analysis-lost = A legtöbbe kerülő döntések
analysis-none = A gép is nagyjából ugyanígy döntött volna.
analysis-of = { $name } · { $time }
analysis-chosen = Döntés
analysis-better = Jobb lett volna
analysis-cost = −{ $lost } százalékpont
analysis-show = Megnézem
analysis-show-of = Megnézem: { $what }
analysis-there = Megnézem ezt a pillanatot

# Kampányok és egyszemélyes játékok
campaigns-title = Kampányok
campaigns-text = Játék játék után az Imperium botjai ellen: minden győzelem egy szinttel feljebb visz, és változtat a paklidon.
campaigns-mine = Kampányaim
campaigns-none = Még nincs kampányod.
campaign-open = Kampányfájl megnyitása
campaign-file-refused = Ezt a fájlt nem lehet megnyitni. { $why }
campaign-new = Új kampány
campaign-nation = A nemzeted
campaign-usual = Kampány
campaign-grand = Nagy kampány
campaign-grand-text = Minden játék a legmagasabb szinten; minden győzelem után egy zavargáslap kikerül a közös lapok közül.
campaign-begin = Kezdődjön a kampány
campaign-wins = Győzelem: { $count } / { $most }
campaign-losses = Vereség: { $count } / { $most }
campaign-next = Tovább: { $next }
campaign-next-playing = a megkezdett játék ({ $bot })
campaign-next-choose-bot = ellenfél választása
campaign-next-change-deck = válaszd ki a jutalmad
campaign-next-won = a megnyert kampány naplója
campaign-next-lost = az elvesztett kampány naplója
campaign-back = A kampányhoz
campaign-won = Megnyerted a kampányt!
campaign-lost = Elvesztetted a kampányt.
campaign-playing = Folyamatban lévő játék: { $bot }
campaign-resume = Folytatom
campaign-choose-bot = Válaszd ki a következő ellenfeledet
campaign-level = A játék szintje: { $level }
campaign-doubled = Vereség után 6 alapanyaggal, 4 népességgel és 2 előrehaladással kezdesz.
campaign-calm = { $count } zavargáslap kikerült a közös lapok közül.
campaign-stopped = A megkezdett játék félbemaradt, és nem számít ({ $bot }).
campaign-beaten = Már legyőzted: { $bots }
campaign-defeats = { $count ->
    [one] egyszer kikaptál tőlük
    [2] kétszer kikaptál tőlük
   *[other] { $count } alkalommal kikaptál tőlük
}
campaign-play = Indulhat a játék
campaign-reward = Győztél: válaszd ki a jutalmad
campaign-reward-text = A kezdőpaklid a kampány végéig változik: eggyel több vagy eggyel kevesebb lap lesz benne.
campaign-way-added = Hozzáadok egy megszerzett lapot
campaign-way-removed = Kiveszek egy lapot
campaign-which-added = Melyik lapot adod hozzá?
campaign-which-removed = Melyik lapot veszed ki?
campaign-do-added = Hozzáadom: { $card }
campaign-do-removed = Kiveszem: { $card }
campaign-nothing-gained = Nem szereztél olyan lapot, amelyet hozzáadhatnál.
campaign-log = Kampánynapló
campaign-log-empty = Még egy játék sem fejeződött be.
campaign-game-won = győzelem
campaign-game-lost = vereség
campaign-deck = Kezdőpakli
campaign-added = Bekerült: { $card }
campaign-removed = Kikerült: ({ $card })
campaign-ways = Mit tehetsz ezzel a kampánnyal
campaign-print = A napló nyomtatása
campaign-save = Mentés fájlba
campaign-carry = Átviszem egy másik eszközre
campaign-remove = Törlés
campaign-remove-text = A kampány és a naplója elvész, hacsak előbb el nem mented fájlba. A játékok asztalai megmaradnak.
campaign-remove-yes = A kampány törlése
campaign-remove-no = Megtartom
campaign-rules = Az egyszemélyes játék és a kampány szabályai
arrive-carry-campaign = Hozd át ide a kampányodat
arrive-carry-campaign-text = Mostantól ezen az eszközön játszod ezt a kampányt és minden játékát, a másikon már nem.
solo-text = A botok elleni játékaid, kampányban és azon kívül. Akkor is megmaradnak, ha az asztalok már nincsenek meg.
solo-filled = { $most } közül { $count } legyőzve.
solo-sum = { $games } játék, { $wins } győzelem, a legjobb eredmény { $best } pont.
solo-grid = Minden bot minden szinten
solo-bot = Bot
solo-mine = A nemzeteid
solo-best = Legtöbb pont
solo-cell = { $games } játékból { $wins } győzelem, a legjobb { $best } pont
solo-none = még nem játszottad

# CIV
civ-track = { $count }/{ $needed } lap a hegemóniához{ $level ->
    [0] {""}
   *[other] , { $level }. szint
}
civ-leads = itt a legtöbb lap
civ-embargo = { $count ->
    [one] embargó
   *[other] { $count } embargó
}
civ-hidden = +{ $count } a hegemóniához
civ-hand = { $count } lap kézben, a kör végén { $size } lapra egészíti ki
civ-level = { $level }. szint
civ-hegemony = Hegemónia

# Imperial Settlers
settlers-round = { $round }. forduló, összesen { $rounds }
settlers-first = A fordulót kezdi: { $name }
settlers-goods = { $name } készlete
settlers-threat = { $count ->
    [one] egy hátralévő támadás eltalálná
   *[other] { $count } hátralévő támadás eltalálná
}
settlers-page-mine = Enyém
settlers-page-rivals = Ellenfelek
settlers-page-lookout = Felderítés
settlers-pass = Passzolok
settlers-pass-anyway = Mégis passzolok
settlers-pass-stay = Tovább játszom
settlers-store = Megtartod a következő fordulóra
settlers-store-go = Elraktározom
settlers-piles = Paklik és dobópaklik
settlers-ends = A körök maguktól véget érnek
settlers-ends-why = Az akciód után, hacsak nem lett közben újabb szabad lépésed

# Köszönet
credits-games = A Regnum szabad projekt, és nem tartozik egyetlen kiadóhoz sem. A CIV: Carta Impera Victoria Rémi Amy játéka, kiadója a Ludonaute; az Imperial Settlers (Birodalmi telepesek) Ignacy Trzewiczek játéka, kiadója a Portal Games; az Imperium: Classics és az Imperium: Legends Nigel Buckle és Turczi Dávid játéka, kiadója az Osprey Games. A megjelent játékok képeit és szövegeit itt nem használjuk.
credits-icons = Ikonok
credits-icons-text = Az ikonok alkotói és forrása:
credits-others = A game-icons.net további rajzolói, akiket ott minden ikonnál megneveznek
credits-font = Betűk
credits-font-text = A címek betűtípusa a Cinzel, Natanael Gama munkája, minden másé a Public Sans, a Public Sans Project Authors munkája; mindkettő SIL Open Font License 1.1.

# Marks in card texts, and the suits of cards
term-materials = alapanyag
term-population = népesség
term-progress = előrehaladás
term-region = régió
term-uncivilised = civilizálatlan
term-civilised = civilizált
term-tributary = adófizető
term-fame = hírnév
term-unrest = zavargás
term-power = hatalom
term-nation = nemzet
term-barbarian = barbár
term-empire = birodalom
term-production = termelés
term-attack = támadás
term-pinned = rögzített
term-fertile = termékeny
term-river = folyó
term-city = város
term-metropolis = metropolisz
term-exhaust = kimerültség
term-variable = változó
term-mask = maszk
term-scroll = tekercs
term-knight = lovag
term-card = lap
term-action = akció
term-solstice = napforduló
term-history = történelem
term-vp = pont
term-common = közös
term-barbarians = barbárok
term-japanese = japánok
term-romans = rómaiak
term-egyptians = egyiptomiak
