# Egy rögzített játék története.
transcript-facts = Véletlenmag: { $seed } · szabályváltozat: { $rules } · { $choices } döntés
transcript-choice = { $seat } – { $ask } ({ $clause }): { $option }
transcript-secret = titkos választás
transcript-table = Asztal
transcript-won = { $reason } – { $count ->
    [0] senki sem győzött.
    [one] győztes: { $names }.
   *[other] közös győztesek: { $names }.
}
transcript-points = { $seat }: { $points } pont – { $sources }
transcript-unfinished = A játék még nem ért véget. Döntésre vár: { $names }.

# Beszámolók sok játszmáról.
report-title = { $game }: { $count } játszma
report-title-short = { $game }: beszámoló
report-by-player = Játékosok szerint
report-by-side = Nemzetek és birodalmak szerint
report-by-seat = Ülésrend szerint
report-by-order = Sorrend szerint
report-player = Játékos
report-side = Nemzet vagy birodalom
report-seat = Játékos helye
report-order = Sorrend
report-seat-number = { $number }. játékos
report-order-number = { $number }.
report-games = Játszma
report-seats = Eset
report-share = Győzelmi arány
report-interval = 95%-os intervallum
report-margin = Különbség
report-rating = Értékszám
report-cards = Mivel jár együtt egy-egy kártya
report-cards-note = Mennyivel nyertek gyakrabban azok, akik kijátszottak, megszereztek vagy megtartottak egy kártyát, mint a többiek. Az intervallumok együttesen érvényesek; összevetések száma: { $count }.
report-card = Kártya
report-fate = Mi történt vele
report-fate-played = kijátszva
report-fate-acquired = megszerezve
report-fate-history = a történelemben
report-gain = Többlet a győzelmi arányban
report-wanted = Kártyák, amelyek előkerülnek, de nem játsszák ki őket
report-met = Játszma, ahol előkerült
report-played = Kijátszva
report-played-share = Arány
report-endings = Hogyan érnek véget a játszmák
report-ending = Befejezés
report-length-rounds = A játszmák hossza ({ $round })
report-length-decisions = A játszmák hossza (döntés)
report-points = Honnan jönnek a pontok a játék során
report-round = { $round }
report-mean-points = Egy játékos pontjai
report-source = Forrás
report-other = minden más
report-nothing-sure = { $count } összevetés közül egyik sem nagyobb, mint amit a véletlen is megmagyaráz.
report-length = Játszmánként { $rounds } { $round }, { $turns } { $turn } és { $decisions } döntés.
report-page = Az oldal az ábrákkal: { $file }
