# Why something is refused.
error-illegal-reason = Ezt nem lehet: { $reason }
error-stale-reason = Elkéstél: { $reason }
error-foreign-reason = Erről nem te döntesz: { $reason }
error-illegal = Ez nincs a lehetséges válaszok között. Válassz a felkínáltak közül.
error-setup = Ilyen beállításokkal nem nyitható asztal: { $reason }
error-record = A játékfájlt nem lehet beolvasni: { $reason }
error-one-me = Csak egy helyre ülhetsz. A többit hagyd a barátaidra vagy a gépre.
error-stale = A játék már továbblépett. Nézd meg, mi most a kérdés.
error-series = { $taken } választásod után már más a kérdés. Nézd meg, mit kell most eldöntened.
error-not-asked = Nem te következel. Várd meg, amíg rád kerül a sor.
error-spectator = Néző vagy; csak az asztalnál ülők dönthetnek. Ha játszanál, kérj meghívó linket.
error-not-yours = Ez az asztal nem nyilvános. Kérd el a linkjét.
error-owner = Ezt csak az teheti, aki az asztalt nyitotta. Kérd meg rá.
error-origin = Egy másik webhely oldala itt nem szólhat a nevedben. Nyisd meg magát ezt az oldalt, és próbáld újra.
error-taken = Ez a hely foglalt. Válassz másikat.
error-campaign = { $reason }
error-campaigns = Már { $most } kampányod van. Mentsd el valamelyiket fájlba, és töröld, hogy legyen hely.
error-no-campaign = Ennek a játéknak nincs kampánya. Válassz másik játékot.
error-missing-campaign = Nincs ilyen kampány. A tieidet a kampányok oldalán találod.
error-campaign-foreign = Ez a kampány másé, vagy átvitted egy másik eszközre: ott folytathatod.
error-campaign-playing = A kampány egyik játéka folyamatban van. Előbb azt fejezd be.
error-campaign-moved = A kampány már továbblépett. Nézd meg, mi következik most.
error-seated = Már ennél az asztalnál ülsz, játssz tovább.
error-closed = Az asztalt lezárták. Ha játszanál, nyiss másikat.
error-over = A játék véget ért. Új játék visszavágóval kezdhető.
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
error-carried = Ezt a játékot már egy másik eszközön folytatod: ott játssz tovább.
error-oversized = Ez túl hosszú; legfeljebb { $limit } bájt lehet. Rövidítsd meg.
error-malformed = Érthetetlen üzenet: { $reason }
error-hello = Az első üzenet a hello legyen.
error-flooding = Túl sok kérés érkezett. Próbáld újra { $wait } másodperc múlva.
error-crowded = Most túl sok a kapcsolat. Próbáld újra egy kicsit később.
error-too-slow = Ez túl sokáig tartott. Kérjük, próbáld újra.
error-json = Ide JSON-t kell küldeni (Content-Type: application/json).
error-seed = Ahol mások is játszanak, senki sem választhat véletlenmagot: az minden lapot elárulna. Hagyd üresen.
error-level = Nincs { $spec } nevű gépi játékos. Vannak: { $levels }.
error-busy = A gépnek most túl sok a gondolkodnivalója. Próbáld újra egy kicsit később.
error-missing-table = Nincs ilyen asztal. Ellenőrizd a linket, vagy nyiss új asztalt.
error-missing-link = Ez a link nem vezet sehová; talán már felhasználták. Kérj újat.
error-missing-page = Nincs ilyen oldal. A kezdőlapról mindegyik elérhető.
error-missing-game = Nincs ilyen játék. A kezdőlapon mindet megtalálod.
error-missing-cards = Ilyen nevű lapok nincsenek. Ellenőrizd az írásmódot.
error-missing-clause = Nincs ilyen szabálypont. Keress a szabályokban.
error-method = Ezt itt nem lehet.
error-unwell = Nálunk romlott el valami. Az asztal sértetlen: töltsd be újra az oldalt.
error-hint = Most nincs tipp. Akkor kérj, amikor te döntesz.
error-name = Adj meg egy megjeleníthető nevet.

# What is shown of a game that cannot go on.
shown-last = Úgy látod, ahogyan utoljára állt.
shown-earlier = Úgy látod, ahogyan az utolsó { $missed } lépés előtt állt.
shown-reached = Addig látod, ameddig a mai szabályok követni tudják.
shown-nothing = Nem maradt belőle semmi, amit meg lehetne mutatni.

# What the table notes.
note-fallback = { $count ->
    [one] { $name } túl sokáig gondolkodott, ezért egy gyors becslés döntött helyette.
   *[other] { $name } túl sokáig gondolkodott, ezért { $count } alkalommal egy gyors becslés döntött helyette.
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
mistake-line = { $name } ezt választotta: { $chosen }; ez a győzelem { $lost }%-ába került. Jobb lett volna: { $line }.

# Computer players.
player-random = Véletlen
player-novice = Kezdő
player-novice-8 = Tanonc
player-greedy = Gyakorlott
player-search-2500ms-turn = Mester
player-other = Számítógép ({ $spec })

# The page in the place of the client.
page-built = A kiszolgáló fut, de az oldalai még nem készültek el. Futtasd le egyszer a web mappában az „npm ci”, majd az „npm run build” parancsot, és töltsd be újra ezt az oldalt. A „./regnum play” mindezt magától megteszi.
page-built-package = A kiszolgáló fut, de a csomagban, amelyből telepítették, nincsenek oldalak. Telepíts olyan wheelt, amely az oldalak elkészítése után készült, ahogy a docs/serving.md leírja, vagy indítsd egy forrásmappából: „./regnum play”.
page-schema = Amit programok kérdezhetnek ettől a kiszolgálótól
