# Words that every game uses.
seat-name = { $number }. játékos
nothing = semmi
done = Kész

# Why undo is refused.
undo-nothing = { $seat } még semmiről sem döntött.
undo-open = A kérdés óta még nem született döntés.
undo-other = Azóta { $other } is döntött.
undo-revealed = Azóta rejtett lap vált ismertté, ezért ez már nem vonható vissza.
undo-random = Azóta a véletlen is döntött (például keverés történt), ezért ez már nem vonható vissza.

# What cannot be done in a campaign, and logs that cannot be.
campaign-unread = Ez nem egy kampány naplója. Válassz olyan fájlt, amelyet kampányból mentettél.
campaign-format = A napló formátuma { $format }; ez a program ezt olvassa: { $known }.
campaign-other-game = Ez egy másik játék kampánya. Ott nyisd meg.
campaign-option = Kampányban nincs ilyen beállítás. Hagyd el.
campaign-boxes = Nincsenek ilyen dobozok.
campaign-rounds = A körök száma nem olvasható.
campaign-nation = Ez a nemzet nincs a választott dobozokban. Ezek vannak: { $nations }.
campaign-impossible = A napló { $number }. játéka nem történhetett így. Talán megsérült a fájl: vegyél elő egy korábbi másolatot.
campaign-at-change-deck = Előbb válaszd ki, mit változtat a győzelmed a paklidon.
campaign-at-won = Ezt a kampányt már megnyerted; nincs több játék. Kezdhetsz újat.
campaign-at-lost = Ezt a kampányt elvesztetted; nincs több játék. Kezdhetsz újat.
campaign-own-nation = { $nation }: ez a saját nemzeted, ellene nem játszhatsz. Válassz mást.
campaign-beaten = { $nation }: ebben a kampányban már legyőzted. Válassz mást.
campaign-no-bot = Ilyen nevű ellenfél nincs. Ezek közül választhatsz: { $nations }.
campaign-not-over = A játék még nem ért véget. Előbb fejezd be.
campaign-not-next = Nem ez a kampány következő játéka.
campaign-no-change = A pakli csak győzelem után változik, egyszer.
campaign-one-change = Vagy hozzáadsz egy lapot, vagy kiveszel egyet.
campaign-not-gained = Ezt a lapot nem szerezted meg ebben a játékban. Ezeket szerezted meg: { $cards }.
campaign-not-in-deck = Ez a lap nincs a kezdőpaklidban. Ezek vannak benne: { $cards }.
