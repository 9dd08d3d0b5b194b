# Why something is refused.
error-illegal-reason = Ezt nem lehet: { $reason }
error-stale-reason = Elkéstél: { $reason }
error-foreign-reason = Erről nem te döntesz: { $reason }
error-illegal = Ez nincs a lehetséges válaszok között.
error-setup = Ilyen beállításokkal nem nyitható asztal: { $reason }
error-record = A játékfájlt nem lehet beolvasni: { $reason }
error-one-me = Csak egy helyre ülhetsz.
error-stale = Az asztal már továbblépett. Nézd meg, mi most a kérdés.
error-series = { $taken } választásod után az asztal már mást kérdez.
error-not-asked = Nem te következel.
error-spectator = Néző vagy; csak az asztalnál ülők dönthetnek.
error-not-yours = Ez az asztal nem nyilvános. Kérd el a linkjét.
error-owner = Ezt csak az teheti, aki az asztalt nyitotta.
error-origin = Egy másik webhely oldala itt nem szólhat a nevedben.
error-taken = Ez a hely foglalt.
error-campaign = { $reason }
error-campaigns = Már { $most } kampányod van. Mentsd el valamelyiket fájlba, és töröld, hogy legyen hely.
error-no-campaign = Ennek a játéknak nincs kampánya.
error-missing-campaign = Nincs ilyen kampány.
error-campaign-foreign = Ez a kampány másé, vagy átvitted egy másik eszközre.
error-campaign-playing = A kampány egyik játéka folyamatban van. Előbb azt fejezd be.
error-campaign-moved = A kampány már továbblépett. Nézd meg, mi következik most.
error-seated = Már ennél az asztalnál ülsz.
error-closed = Az asztalt lezárták.
error-over = A játék véget ért.
error-broken-rules-choice = A szabályok azóta megváltoztak, és { $seat } döntése ({ $made }. a sorban) már nem lehetséges.
error-broken-rules-position = A szabályok azóta megváltoztak, és { $seat } döntése ({ $made }. a sorban) után más lenne az állás.
error-broken-cards-choice = Egy lap azóta megváltozott, és { $seat } döntése ({ $made }. a sorban) már nem lehetséges.
error-broken-cards-position = Egy lap azóta megváltozott, és { $seat } döntése ({ $made }. a sorban) után más lenne az állás.
error-broken-stored-choice = A játék tárolt menete megsérült: { $seat } döntése ({ $made }. a sorban) nem lehetséges.
error-broken-stored-position = A játék tárolt menete megsérült: { $seat } döntése ({ $made }. a sorban) után más az állás.
error-broken-stored = A játék tárolt menete megsérült, és nem olvasható.
error-broken-setup = A szabályok azóta megváltoztak, és ilyen beállításokkal már nem nyitható asztal.
error-running = A játékfájl minden lapot elárul, ezért csak a játék végén kérhető el.
error-not-over = Ez csak a játék végén kérhető el.
error-carried = Ezt a játékot már egy másik eszközön folytatod.
error-oversized = Ez túl hosszú; legfeljebb { $limit } bájt lehet.
error-malformed = Érthetetlen üzenet: { $reason }
error-hello = Az első üzenet a hello legyen.
error-flooding = Túl sok kérés érkezett. Próbáld újra { $wait } másodperc múlva.
error-crowded = Most túl sok a kapcsolat. Próbáld újra egy kicsit később.
error-too-slow = Ez túl sokáig tartott. Kérjük, próbáld újra.
error-json = Ide JSON-t kell küldeni (Content-Type: application/json).
error-seed = Ahol mások is játszanak, senki sem választhat magot: az minden lapot elárulna.
error-level = Nincs { $spec } nevű gépi játékos. Vannak: { $levels }.
error-busy = A gépnek most túl sok a gondolkodnivalója. Próbáld újra egy kicsit később.
error-missing-table = Nincs ilyen asztal.
error-missing-link = Ez a link nem vezet sehová; talán már felhasználták.
error-missing-page = Nincs ilyen oldal.
error-missing-game = Nincs ilyen játék.
error-missing-cards = Ilyen nevű lapjai senkinek sincsenek.
error-missing-clause = Nincs ilyen szabálypont.
error-method = Ezt itt nem lehet.
error-unwell = Nálunk romlott el valami. Az asztal sértetlen.
error-hint = Most nincs tipp.
error-name = Adj meg egy megjeleníthető nevet.

# What is shown of a game that cannot go on.
shown-last = Úgy látod, ahogyan utoljára állt.
shown-earlier = Úgy látod, ahogyan az utolsó { $missed } lépés előtt állt.
shown-reached = Addig látod, ameddig a mai szabályok követni tudják.
shown-nothing = Nem maradt belőle semmi, amit meg lehetne mutatni.

# What the table notes.
note-fallback = { $count ->
    [one] { $name } túl sokáig gondolkodott, ezért gyors pillantás döntött.
   *[other] { $name } túl sokáig gondolkodott, ezért { $count } alkalommal gyors pillantás döntött.
}
note-undo = { $count ->
    [one] { $name } visszavonta a választását.
   *[other] { $name } visszavonta { $count } választását.
}
note-joined = { $name } leült az asztalhoz.
note-closed = Az asztalt lezárták.
note-rematch = Visszavágó kezdődött.

# What a hint leads to, and what a game looked back at shows.
hint-leads = { $points } pont, { $hand } kártya; a többiek válasza: { $theirs } pont.
mistake-line = { $name } ezt választotta: { $chosen }; ez a győzelem { $lost } %-ába került. Jobb lett volna: { $line }.

# Computer players.
player-random = Véletlen
player-novice = Kezdő
player-greedy = Tanonc
player-search-600ms-turn = Gyakorlott
player-search-2500ms-turn = Mester
player-other = Számítógép ({ $spec })

# The page in the place of the client.
page-built = A kiszolgáló fut, de az oldalai még nem készültek el. Futtasd le egyszer a web mappában az „npm ci”, majd az „npm run build” parancsot, és töltsd be újra ezt az oldalt. A „./regnum play” mindezt magától megteszi.
page-built-package = A kiszolgáló fut, de a csomagban, amelyből telepítették, nincsenek oldalak. Telepíts olyan wheelt, amely az oldalak elkészítése után készült, ahogy a docs/serving.md leírja, vagy indítsd egy forrásmappából: „./regnum play”.
page-schema = Amit programok kérdezhetnek ettől a kiszolgálótól
