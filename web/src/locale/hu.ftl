# Mindenütt
skip = A tartalomhoz
close = Bezárás
loading = Egy pillanat …
copy = Másolás
copied = Másolva
home-link = A kezdőlapra
missing-title = Itt nincs semmi
missing-text = Nincs ilyen oldal.
error-network = A kiszolgáló nem érhető el. Próbáld meg egy kicsit később.
error-unwell = A kiszolgáló hibát jelez. Próbáld meg egy kicsit később.
theme = { $theme ->
    [light] Színek: világos
    [dark] Színek: sötét
   *[system] Színek: rendszer szerint
}
theme-system = Rendszer szerint
theme-light = Világos
theme-dark = Sötét

# A kezdőlap
home-title = Építs birodalmat lapról lapra
home-text = Civilizációs kártyajátékok egy asztalnál: a gép ellen vagy a barátaiddal, bárhol vannak. Regisztráció nélkül.
home-play = Játssz most: CIV
home-play-text = Te két gépi játékos ellen, tíz-húsz perc.
home-solo = Imperium egyedül, bot ellen
home-more = Továbbiak
tables-title = Asztalaim
tables-none = Még nincs asztalod.
bests-title = Egyéni csúcsok
bests-points = { $points } pont
bests-new = Új egyéni csúcs!
bests-before = Egyéni csúcsod ({ $side }): { $points }
tables-yours = Te jössz
tables-theirs = Várakozás: { $names }
tables-over = Vége
tables-closed = Lezárva
tables-broken = Nem folytatható
tables-replay = Visszajátszás
upload = Játékfájl megnézése
setup-title = Új asztal
setup-game = Játék
setup-name = A neved
setup-count = Játékosok
setup-seats = Helyek
setup-me = Én
setup-friend = Egy barát, linkkel
setup-computer = Gép: { $level }
setup-watch = Ezt az asztalt nézni fogod.
setup-default = Alapbeállítás
setup-difficulty = Nehézség: { $stars }/{ $most }
setup-special = Különleges:
setup-cards = A lapjai
cards-search = Keresés a lapok között
cards-none = Nincs ilyen lap.
setup-create = Asztal megnyitása
join-title = Meghívtak
join-text = Szabad hely vár ebben a játékban: { $game }.
join-seat = Válassz helyet
join-free = szabad
join-sit = Leülök
arrive-watch = Az asztalhoz
arrive-carry = Folytatás ezen az eszközön
arrive-carry-text = Mostantól ezen az eszközön játszol, a másikon már nem.
arrive-carry-go = Itt játszom

# Az asztalnál
table-title = { $names } asztala
table-ended = Ezt az asztalt innen már nem láthatod.
table-broken = Ez a játék nem folytatható
table-unrepeatable = Ez a játék már nem játszható vissza
stopped-new = Új játék ugyanilyen ülésrenddel és beállításokkal
board-label = Az asztal
board-common = Az asztal közepe
connection-lost = Újrakapcsolódás …
notice-turn = Te jössz
watching = Nézed a játékot
seat-number = { $number }. játékos
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
ask-label = A kérdés
ask-over = Vége a játéknak
ask-stopped = Már nincs több kérdés
ask-wait = Várakozás: { $names }
ask-clause = A vonatkozó szabály: { $clause }
ask-options = A válaszaid
series-picked = Kiválasztva: { $picked }/{ $size }
series-clear = Visszaveszem
series-send = Elküldöm
undo = Mégse
hint = Tipp
hint-thinking = Gondolkodik …
hint-label = Mit tenne a gép
hint-sure = biztosság: { $share }
log-label = Napló
talk-label = Beszélgetés
talk-earlier = Ami előbb elhangzott
talk-say = Mondj valamit
talk-send = Küldés
rules-title = Szabályok
rules-of = { $game }: szabályok
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
rules-nothing = Nincs találat a szabályokban.
rules-found = { $count } szabály
menu-title = Asztal
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
replay-step = Lépés
replay-eyes = Nézőpont
replay-spectator = Egy néző
replay-asked = { $name }: { $question }

# Kampányok és egyszemélyes játékok
home-campaign = Imperium-kampány
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
campaign-grand-text = Minden játék a legmagasabb szinten; minden győzelem után egy zavargáskártya kikerül a közös lapok közül.
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
campaign-calm = { $count } zavargáskártya kikerült a közös lapok közül.
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
solo-title = Egyszemélyes eredmények
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

# Köszönet
credits-title = Köszönet
credits-games = A Regnum szabad projekt, és nem tartozik egyetlen kiadóhoz sem. A CIV: Carta Impera Victoria Rémi Amy játéka, kiadója a Ludonaute. A megjelent játékok képeit és szövegeit itt nem használjuk.
credits-icons = Ikonok
credits-icons-text = Az ikonok alkotói és forrása:
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
