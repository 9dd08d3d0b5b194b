# Ami az első lapon kell, és minden másikon is. A többi szó a többi lappal jön.
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
home-text = Három civilizációs játék egy asztalnál: a gép ellen, egyedül vagy a barátaiddal, bárhol vannak. Regisztráció nélkül.
home-more = Még több játék
poster-civ = CIV
    .time = 10–20 perc
    .text = Gyűjts lapokat hat területen, használd fel őket a jó pillanatban, és vezesd a világot az egyiken. Gyorsan megtanulható.
poster-settlers = Birodalmi telepesek
    .time = 30–60 perc
    .text = Öt forduló alatt helyszínekből épül fel a birodalmad: köss üzleteket, termelj árut, rombold le, ami az utadban áll.
poster-imperium = Imperium
    .time = 60–90 perc
    .text = Tizenhat nemzet egyike, a barbár időktől a birodalomig. Növekvő pakli, pontot érő történelem, leselkedő zavargás.
poster-seats = { $least }–{ $most } játékos
poster-play = Játék a gép ellen
poster-alone = Egyedül, bot ellen
poster-set-up = Asztal nyitása
tables-title = Asztalaim
tables-none = Még nincs asztalod.
bests-title = Egyéni csúcsok
bests-points = { $points } pont
tables-yours = Te jössz
tables-theirs = Várakozás: { $names }
tables-over = Vége
tables-closed = Lezárva
tables-broken = Nem folytatható
tables-replay = Visszajátszás
upload = Játékfájl megnézése
notice-turn = Te jössz
seat-number = { $number }. játékos
rules-of = { $game }: szabályok
home-campaign = Imperium-kampány
solo-title = Egyszemélyes játékaim
credits-title = Köszönet
