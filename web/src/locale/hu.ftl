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
   *[system] Színek: ahogy az eszközön
}
theme-system = Ahogy az eszközön
theme-light = Világos
theme-dark = Sötét

# A kezdőlap
home-title = Építs birodalmat lapról lapra
home-text = Civilizációs kártyajátékok egy asztalnál: a gép ellen vagy a barátaiddal, bárhol vannak. Regisztráció nélkül.
home-play = CIV-parti most
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
setup-seats = Székek
setup-me = Én
setup-friend = Egy barát, linkkel
setup-computer = Gép: { $level }
setup-watch = Ezt az asztalt nézni fogod.
setup-default = Ahogy a játék választ
setup-difficulty = Nehézség: { $stars } az { $most }-ből
setup-special = Különleges:
setup-cards = A lapjai
setup-create = Asztal megnyitása
join-title = Meghívtak
join-text = Egy szék vár rád ebben a játékban: { $game }.
join-seat = Válassz széket
join-free = szabad
join-sit = Leülök
arrive-watch = Az asztalhoz
arrive-carry = Hozd át ide a székedet
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
seat-number = { $number }. szék
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
ask-clause = A szabály ehhez: { $clause }
ask-options = A válaszaid
series-picked = { $size } közül { $picked } kiválasztva
series-clear = Visszaveszem
series-send = Elküldöm
undo = Vissza
hint = Tipp
hint-thinking = Gondolkodik …
hint-label = Mit tenne a gép
hint-sure = { $share } biztos
log-label = Napló
talk-label = Beszélgetés
talk-earlier = Ami előbb elhangzott
talk-say = Mondj valamit
talk-send = Küldés
rules-title = Szabályok
rules-of = { $game }: szabályok
rules-search = Keresés a szabályokban
rules-english = A szabálykönyvek angol nyelvűek.
rules-nothing = Egyik szabályban sincsenek ezek a szavak.
rules-found = { $count } szabály
menu-title = Asztal
menu-join = Link a játszó barátoknak
menu-watch = Link a nézőknek
menu-carry = Átviszem a székemet egy másik eszközre
menu-carry-link = Nyisd meg a másik eszközön egy órán belül
menu-notify = Szólj, ha én jövök
menu-theme = Színek
menu-plain = Egyszerű tábla
menu-close = Az asztal lezárása
end-label = A vége
end-show = Hogyan ért véget
end-you-won = Győztél!
end-won = { $count ->
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
replay-eyes = Kinek a szemével
replay-spectator = Egy néző
replay-asked = { $name }: { $question }

# CIV
civ-track = hegemóniához { $needed } közül { $count }{ $level ->
    [0] {""}
   *[other] , { $level }. szint
}
civ-leads = a legtöbb mind közül
civ-embargo = { $count ->
    [one] embargó
   *[other] { $count } embargó
}
civ-hidden = +{ $count } a hegemóniához
civ-hand = { $count } lap a kézben, { $size } lapra húz
civ-level = { $level }. szint
civ-hegemony = Hegemónia

# Köszönet
credits-title = Köszönet
credits-games = A Regnum szabad projekt, és nem tartozik egyetlen kiadóhoz sem. A CIV: Carta Impera Victoria Rémi Amy játéka, kiadója a Ludonaute. A megjelent játékok képeit és szövegeit itt nem használjuk.
credits-icons = Ikonok
credits-icons-text = Az ikonok az alábbi alkotóktól valók, innen:
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
term-exhaust = kimerítés
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
