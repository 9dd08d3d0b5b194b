# Játék a terminálban.
terminal-kind-human = Játékos
terminal-kind-random = Véletlen
terminal-kind-greedy = Mohó
terminal-kind-greedy-1 = Mohó, az első
terminal-kind-novice = Újonc
terminal-kind-search-1 = Kereső, az első
terminal-kind-search = Kereső

terminal-commands = u vissza · ? szabály · c LAP · l napló · b tábla · h tipp · s FÁJL mentés · q ki
terminal-not-understood = { $count ->
    [one] Egyetlen lehetőség van: nyomj Entert, vagy írd be az egyik betűt.
   *[other] Írd be egy lehetőség számát vagy az egyik betűt.
}
terminal-thinks = { $seat } gondolkodik …
terminal-hand-over = Add át a billentyűzetet, aztán Enter. Következik: { $seat }

terminal-undone = Visszavontuk a legutóbbi választásodat.
terminal-undo-refused = Ezt nem lehet visszavonni. { $why }
terminal-no-card = Nincs ilyen nevű lap. Írj c betűt és egy lap nevét, vagy egy olyan lehetőség számát, amelyik lap.
terminal-more-cards = És még: { $names }

terminal-hint-thinking = Jó választást keresünk …
terminal-hint = A kereső ezt választaná: { $option } ({ $share }%-ban biztos benne; esély: kb. { $chance }%).
terminal-hint-other = Vagy ezt: { $option } ({ $share }%; esély: kb. { $chance }%).

terminal-saved = A játék mentve: { $file }
terminal-save-where = Hová? Írj s betűt és egy fájlnevet.
terminal-save-other = Ez nem játékfájl, ezért nem írjuk felül: { $file }
terminal-kept = A játék itt van: { $file }. Így folytatható: regnum terminal --record { $file }

terminal-not-kept = A játékot nem mentettük el. Véletlenmag: { $seed }

terminal-points = Pont
terminal-seed = Véletlenmag: { $seed }

# A `regnum play` kérdései.
play-welcome = Üdvözöl a Regnum! Ha csak Entert nyomsz, a szögletes zárójelben álló válasz érvényes.
play-language = Language / Nyelv: en (English), hu (magyar)
play-game = Melyik játék?
play-seats = Hány játékos legyen, veled együtt? { $least }–{ $most }
play-against = Ki ellen?
play-against-search = előre számoló gépi játékos: erős
play-against-greedy = gépi játékos, amely a pillanatnyilag legjobbat választja: közepes
play-against-random = vaktában választó gépi játékos: gyenge
play-against-human = mások ennél a billentyűzetnél
play-again = Ez nincs a válaszok között. Írj be egyet a fentiek közül.

# Játékfájlok megtekintése.
replay-step = { $number }/{ $all }. döntés
replay-keys = Enter tovább · b vissza · szám: ugrás oda · q kilépés
replay-not-understood = Nyomj Entert, vagy írj be b-t, q-t vagy egy számot 0 és { $all } között.
replay-ok = rendben, { $choices } döntés; { $ending }

# Felsorolások.
cards-none = Nincs ilyen lap. Próbáld kevesebb szóval.
games-facts = { $least }–{ $most } játékos · { $cards } lap, { $different }-féle · szabályváltozat: { $rules }
games-default = alapértelmezett
games-difficulty = Nehézség: { $stars } az 5-ből.
games-read = Először olvasd el: { $clauses }.
terminal-new-best = Új egyéni csúcs: { $side }, { $points } pont.
terminal-best = Eddigi egyéni csúcsod: { $side }, { $points } pont.
terminal-refused = Most nem választható. { $why }

campaign-log = { $kind }: { $name }, { $nation }
campaign-usual = Kampány
campaign-grand = Nagy kampány
campaign-standing = Győzelem: { $wins } az 5-ből. Vereség: { $losses } a 4-ből.
campaign-you = Te
campaign-level = A következő játék szintje: { $level }.
campaign-against = Melyik bot ellen játszol?
campaign-change = Győztél. Mi legyen a pakliddal?
campaign-add = adj hozzá egy megszerzett lapot
campaign-remove = vegyél ki egy lapot a kezdőpaklidból
campaign-add-which = Melyik lapot adod hozzá?
campaign-remove-which = Melyik lapot veszed ki?
campaign-won = Megnyerted a kampányt!
campaign-lost = Elvesztetted a kampányt: ez volt a negyedik vesztett játék.
campaign-game-won = győzelem
campaign-game-lost = vereség
campaign-column-number = Játék
campaign-column-date = Dátum
campaign-column-bot = Bot
campaign-column-level = Szint
campaign-column-result = Eredmény
campaign-column-points = Pont
campaign-column-change = Pakli

# `regnum rules`.
rules-example = Példa
rules-shows = Erről szól: { $clauses }
rules-shown-by = Példa rá: { $clauses }
rules-more = … és még { $count }; a --limit { $limit } mindet mutatja.
rules-none = Egyik szabályban sincs meg mindegyik szó, próbáld kevesebbel: { $words }

# Sok játszma gépi játékosok között.
simulate-games = játszma
simulate-title = { $count } játszma, helycserékkel
simulate-by-seat = Ugyanez ülésrend szerint
simulate-player = játékos
simulate-seat = hely
simulate-wins = győzelem
simulate-share = arány
simulate-interval = 95%-os intervallum
simulate-points = átlagpont
simulate-endings = Így értek véget: { $endings }.
simulate-sources = { $player } pontjai: { $sources }.
simulate-length = Játszmánként { $turns } { $turn } és { $decisions } döntés; másodpercenként { $rate } döntés az összes magon.
simulate-length-rounds = Játszmánként { $rounds } { $round }, { $turns } { $turn } és { $decisions } döntés; másodpercenként { $rate } döntés az összes magon.

# Elemzés a játék után.
analyse-lost = Hol veszett el a legtöbb, a kereső szerint:
analyse-mistake = { $number }. választás – { $name } ezt választotta: { $chosen }; ez a győzelem { $lost }%-ába került. Jobb lett volna: { $best }.
analyse-none = A kereső nagyjából ugyanígy választott volna.
