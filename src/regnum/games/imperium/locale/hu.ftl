# Szavak
imperium-name = Imperium: Klasszikusok és Legendák
imperium-materials = alapanyag
imperium-population = népesség
imperium-progress = előrehaladás
imperium-region = régió
imperium-uncivilised = civilizálatlan
imperium-civilised = civilizált
imperium-tributary = adófizető

# Mely lapok: tárgyként és alanyként
imperium-say-cards = { $count ->
    [one] egy lapot
   *[other] { $count } lapot
}
imperium-say-cards-subject = lap
imperium-say-cards-of = { $count ->
    [one] egy { $icons } lapot
   *[other] { $count } { $icons } lapot
}
imperium-say-cards-of-subject = { $icons } lap
imperium-say-named = egy { $name } nevű lapot
imperium-say-named-subject = { $name } nevű lap
imperium-say-called = { $count ->
    [one] egy { $name } lapot
   *[other] { $count } { $name } lapot
}
imperium-say-called-subject = { $name } lap
imperium-say-not = { $what } (nem { $icons })
imperium-say-from = { $what } (innen: { $places })
imperium-from-hand = kezed
imperium-from-discard = dobópaklid
imperium-from-play = játékterületed
imperium-from-garrison = szállásaid
imperium-from-deck = húzópaklid
imperium-from-either = { $first } vagy { $second }
imperium-to-hand = vedd a kezedbe
imperium-to-discard = tedd a dobópaklidba
imperium-to-history = tedd a történelmedbe

# Hogyan kapcsolódnak a hatások
imperium-say-and = { $words }, aztán { $more }
imperium-say-choose = válassz: { $options }
imperium-say-or = {" "}VAGY{" "}
imperium-say-may = ha akarsz, { $does }
imperium-say-to = { $cost }, és ezért { $does }
imperium-say-if = ha { $condition }, { $does }
imperium-say-by-state = ha [barbarian], { $barbarian }; ha [empire], { $empire }
imperium-say-by-state-may = [barbarian] esetén, { $barbarian }; [empire] esetén, { $empire }
imperium-say-each-other = minden más játékosnak szól: { $does }
imperium-say-each-player = minden játékosnak szól: { $does }
imperium-say-for-each = minden { $per } után: { $does }
imperium-say-times = { $count ->
    [2] kétszer
   *[other] { $count } alkalommal
} { $does }
imperium-say-per = { $does }, ennyiszer: { $per }
imperium-say-and-then = { $first }, és { $then }
imperium-say-up-to = { $does } (vagy kevesebbet)

# Mit tesznek a hatások
imperium-say-gain = kapsz { $tokens }
imperium-say-gain-again = még egyszer ugyanannyi { $what } jár neked
imperium-say-gain-action = { $count ->
    [one] kapsz egy akciót
   *[other] kapsz { $count } akciót
}
imperium-say-spend-action = { $count ->
    [one] költs el egy akciót
   *[other] költs el { $count } akciót
}
imperium-say-pay = fizess { $tokens }
imperium-say-pay-all = fizesd ki az összes { $what } jelölődet (legalább { $count } kell)
imperium-say-pay-up-to = fizess legfeljebb { $count } { $what }
imperium-say-steal = lopj { $tokens } minden más játékostól
imperium-say-steal-of = lopj { $tokens } minden más játékostól, akire ez igaz: { $whom }
imperium-say-or-unrest = { $does }; aki nem tudja mind odaadni, [unrest] lapot vesz el
imperium-say-return-exhaustion = egy [exhaust] jelölőd visszakerül az államkártyádra
imperium-say-put-on-market = tegyél { $tokens } jelölőt egy piaci lapra
imperium-say-store = tegyél { $tokens } jelölőt erre a lapra
imperium-say-treat = a forduló végéig egy játékban lévő { $icons } { $count } [production] jelnek számít
imperium-say-draw = { $count ->
    [one] húzz egy lapot
   *[other] húzz { $count } lapot
}
imperium-say-draw-up-to = húzz legfeljebb { $count } lapot
imperium-say-draw-if-able = húzz legfeljebb { $count } lapot, újrakeverés nélkül
imperium-say-discard = dobj el { $what }
imperium-say-discard-drawn = { $count ->
    [one] a húzott lapok közül egyet dobj el
   *[other] a húzott lapok közül { $count } lapot dobj el
}
imperium-say-hand-to-top = tegyél { $what } a kezedből a húzópaklid tetejére
imperium-say-discard-to-top = tegyél { $what } a dobópaklidból a húzópaklid tetejére
imperium-say-take-back = vegyél { $what } a dobópaklidból a kezedbe
imperium-say-draw-from-history = vegyél { $what } a történelmedből a kezedbe
imperium-say-into-history = tegyél { $what } a történelmedbe
imperium-say-this-into-history = tedd ezt a lapot a történelmedbe
imperium-say-exile = száműzz { $what }
imperium-say-exile-this = száműzd ezt a lapot
imperium-say-exile-market = száműzz egy piaci lapot
imperium-say-sink = süllyessz el { $what }
imperium-say-sink-this = süllyeszd el ezt a lapot
imperium-say-abandon = hagyj el { $what }
imperium-say-abandon-this = hagyd el ezt a lapot
imperium-say-abandon-host = hagyj el { $what }, amely alatt ilyet szállásoltál el: { $garrison }
imperium-say-abandon-garrisoned = hagyj el { $what } a szállásaidról
imperium-say-abandon-garrisoned-under = hagyj el { $what } a szállásaidról ({ $hosts } alól)
imperium-say-recall = hívj vissza { $what }
imperium-say-recall-this = hívd vissza ezt a lapot
imperium-say-recall-garrisoned = hívj vissza { $what } a szállásról
imperium-say-garrison = szállásolj el ide { $what }
imperium-say-garrison-this = szállásold el ezt a lapot egy játékban lévő lap alá ({ $what } választhatsz), és hajtsd végre újra annak kijátszási szövegét
imperium-say-take-unrest = { $count ->
    [one] végy el egy [unrest] lapot
   *[other] végy el { $count } [unrest] lapot
}
imperium-say-return-unrest = { $count ->
    [one] tegyél vissza egy [unrest] lapot
   *[other] tegyél vissza { $count } [unrest] lapot
}
imperium-say-return-from = { $does } (innen: { $places })
imperium-say-return-this = tedd vissza ezt a lapot a zavargáspakliba
imperium-say-give = adj minden más játékosnak egy lapot a kezedből vagy a dobópaklidból
imperium-say-give-then = { $does }, mindenki szeme láttára; aki { $what } kap, annak ezt is végre kell hajtania: { $then }
imperium-say-find = keress meg { $what }, és { $to }
imperium-say-find-any = keress meg { $what } (bármelyiket), és { $to }
imperium-say-find-in = keress meg { $what } (itt: { $places }), és { $to }
imperium-say-acquire = szerezz meg: { $icons }
imperium-say-acquire-token = szerezz meg: { $icons }, amelyen { $what } van
imperium-say-acquire-exiled = szerezz meg a száműzöttek közül: { $icons }
imperium-say-acquire-any-exiled = szerezz meg egy száműzött lapot
imperium-say-or-exiled = { $does }, akár a száműzöttek közül is
imperium-say-break-through = törj át: { $icons }
imperium-say-swap = cserélj ki egy száműzött lapot egy piaci lappal
imperium-say-develop = fejlessz
imperium-say-develop-free = fejlessz fizetés nélkül
imperium-say-free-play = játssz ki ingyen { $what }
imperium-say-free-play-it = rögtön játszd ki ingyen
imperium-say-play-discard = játssz ki { $what } a dobópaklidból, a szokásos akcióért
imperium-say-ignore-empire = a következő lap, amelyet ebben a fordulóban kijátszol, [empire] jelű is lehet
imperium-say-look-fame = nézd meg a felső { $count } [fame] lapot, és vegyél el egyet
imperium-say-take-fame = vedd el a felső [fame] lapot
imperium-say-look-nation = nézd meg a nemzetpaklid felső lapját
imperium-say-shuffle-nation = keverd meg a nemzetpaklidat
imperium-say-nation-bottom = tedd a nemzetpaklid felső lapját a pakli aljára
imperium-say-nation-discard = tedd a nemzetpaklid felső lapját a dobópaklidba
imperium-say-trigger = beindul a játék vége

# Mit számolunk
imperium-per-in-play = { $icons } a játékterületeden
imperium-per-owned = { $icons }
imperium-per-card = lap
imperium-per-history = { $what } a történelmedben
imperium-per-named = játékban lévő { $what }
imperium-per-garrison-here = ide elszállásolt { $what }
imperium-per-garrison = elszállásolt { $what }
imperium-per-exiled = száműzött lap
imperium-per-unrest-of-others = [unrest], amely a többi játékosnál pontoz
imperium-per-poorer = játékos, akinek kevesebb [progress] jelölője van nálad
imperium-per-done = így mozgatott { $what }
imperium-per-paid = így elköltött { $what }
imperium-per-times = { $count } alkalom
imperium-if-at-least = van legalább { $count } { $per }
imperium-if-have-at-least = van legalább { $count } { $what } jelölőd
imperium-if-in-play = { $name } játékban van
imperium-if-in-history = { $name } a történelmedben van
imperium-if-barbarian = [barbarian]
imperium-if-empire = [empire]
imperium-if-moved = ilyen volt: { $what }
imperium-if-moved-without = nincs rajta { $icons }

# Maguktól működő képességek
imperium-passive-hand-size = takarításkor { $count } lappal többre húzod fel a kezed
imperium-passive-lose-barbarian = lapjaid közül elveszti a [barbarian] jelet: { $what }
imperium-passive-acquire-exiled = megszerezhetsz száműzött { $icons } lapokat
imperium-passive-free-plays = ingyen kijátszhatod: { $what }
imperium-passive-cheaper-unrest = [unrest] kijátszása { $discards ->
    [0] { $materials } [materials] jelölővel
   *[other] { $materials } [materials] jelölővel vagy { $discards } lappal
} kevesebbe kerül (legalább 1)
imperium-passive-cheaper-development = a fejlesztés ennyivel olcsóbb: { $tokens }
imperium-passive-no-history = ami a történelmedbe kerülne, azt eldobod
imperium-passive-floods = az elsüllyesztett lapok az elárasztott pakliba kerülnek, ez alá a lap alá
imperium-passive-market-token = ha [progress] jelölőt tennél egy piaci lapra, helyette ezt teszed: { $tokens }
imperium-passive-look-more = valahányszor [fame] lapokat nézel meg, nézz meg még { $count } lapot, aztán kapsz { $tokens }
imperium-passive-instead = valahányszor [materials] járna neked, akármennyi, helyette minden más játékos kap { $theirs }, te pedig kapsz { $yours }
imperium-passive-fewer-masks = ha [mask] lapot kell eldobnod, az egyik helyett kimerítheted ezt a lapot
imperium-passive-garrison-for-masks = ha [mask] lapot kell eldobnod, bármelyik helyett elhagyhatsz egy ide elszállásolt lapot
imperium-passive-tribute = aki megtámad, { $count } [progress] jelölőt ad neked, különben nem hat rád az [attack]
imperium-passive-shield = az [attack] elkerülésére ezt teheted: { $cost }
imperium-passive-shield-exhaust = bárki fordulójában kimerítheted ezt a lapot, hogy elkerülj egy [attack] hatást
imperium-passive-shield-exhaust-and = bárki fordulójában, ha akarsz, merítsd ki ezt a lapot, és { $cost }, hogy elkerülj egy [attack] hatást
imperium-passive-when = amikor { $trigger }: { $does }
imperium-passive-when-exhaust = amikor { $trigger }, kimerítheted ezt a lapot: { $does }
imperium-when-play = kijátszol { $what }
imperium-when-play-discard = a dobópaklidból kijátszol { $what }
imperium-when-acquire = megszerzed: { $icons }
imperium-when-gain = megszerzed vagy áttörsz érte: { $icons }
imperium-when-gain-exiled = száműzött { $icons } lapot szerzel meg
imperium-when-gain-tokens = olyan piaci lapot kapsz, amelyen { $what } van
imperium-when-materials-from = [materials] jelölőt kapsz egy játékban lévő { $icons } laptól
imperium-when-leaves = kikerül a játékból: { $what }
imperium-when-youreturnunrest = visszateszel egy [unrest] lapot
imperium-when-youtakeunrest = elveszel egy [unrest] lapot
imperium-when-youpaypopulation = [population] jelölővel fizetsz
imperium-when-cardsunk = elsüllyed egy lap
imperium-when-deckempty = kiürül a húzópaklid

# Lapok
imperium-card-players = { $count ->
    [3] Három vagy négy játékosnak.
   *[other] Négy játékosnak.
}
imperium-card-cost = Fejlesztés: { $tokens }.
imperium-card-free = Ingyenes kijátszás.
imperium-card-ends = Amikor a kezedbe kerül, ez váltja ki a játék végét.
imperium-card-enters = Amint megkapod, játékba kerül.
imperium-card-king = Akkor hajtjuk végre, amikor elfogyott a [fame] lap; minden játékos legfeljebb egyszer.
imperium-card-unplayable = Nem játszható ki.
imperium-card-needs = Csak akkor játszható ki, ha { $condition }.
imperium-card-no-garrison = Nem szállásolható el.
imperium-card-unmovable = Nem hagyható el és nem hívható vissza.
imperium-card-last-quest = A küldetési területen csak akkor választható, ha már ez az utolsó küszöbön álló küldetés.
imperium-card-regions = { $count } [region] lapnak számít.
imperium-card-play = { $does }
imperium-card-exhaust = Kimerítés: { $does }
imperium-card-answer = Kimerítés válaszul: { $does }
imperium-card-solstice = Napforduló: { $does }
imperium-card-final = A győztes kihirdetése előtt: { $does }
imperium-card-passive = Passzív: { $does }
imperium-card-points = Pont: { $points }
imperium-card-formula = Pont: { $points }
imperium-points-per = { $each ->
    [one] { $count }, ennyiszer: { $per }
   *[other] minden { $each } után { $count } (ezt számold: { $per })
}
imperium-points-in-history = { $count } a történelmedben
imperium-points-in-garrison = { $count } elszállásolva
imperium-points-in-play = { $count } játékban
imperium-points-otherwise = { $count } máskülönben

# Kérdések
imperium-ask-side = Válaszd ki a hatalomkártyád oldalát!
    .waiting = { $seat } kiválasztja a hatalomkártyája oldalát.
imperium-ask-mode = Mire használod a fordulódat?
    .waiting = { $seat } eldönti, mire használja a fordulóját.
imperium-ask-activate = Játssz ki egy lapot, meríts ki egy lapot, vagy fejezd be!
    .waiting = { $seat } lapokat játszik ki vagy merít ki.
    .done = Befejezem
imperium-ask-revolt = Tegyél vissza zavargáslapokat a kezedből!
    .done = Ennyi volt
imperium-ask-clean-up-token = Tegyél egy jelölőt egy piaci lapra!
    .waiting = { $seat } takarít: jelölőt tesz egy piaci lapra.
imperium-ask-clean-up-discard = Dobj el tetszőleges lapokat, mielőtt felhúzol!
    .waiting = { $seat } takarít: lapokat dobhat el.
    .done = A többit megtartom
imperium-ask-solstice = Melyik napfordulós képesség következik?
    .waiting = { $seat } napfordulós képességet választ.
imperium-ask-choose = { $card }: válassz egyet!
imperium-ask-may = { $card }: { $does }?
    .done = Nem
imperium-ask-pay-materials = Fizess { $count } alapanyagot: hány előrehaladás álljon helyette (mindegyik 2-t ér)?
imperium-ask-pay-population = Fizess { $count } népességet: hány előrehaladás álljon helyette?
imperium-ask-pay-up-to = { $card }: mennyit fizetsz ({ $what })?
imperium-ask-develop = Fejlessz egy lapot!
    .done = Nem fejlesztek
imperium-ask-develop-reshuffle = Újrakeversz: fejlesztesz egy lapot?
    .done = Nem fejlesztek
imperium-ask-react = Használsz egy képességet, amely erre válaszol?
    .done = Egyiket sem
imperium-ask-take-fame = { $card }: vedd el az egyik hírnévlapot!
imperium-ask-put-back = { $card }: melyik kerüljön vissza legfelülre?
imperium-ask-tribute = { $other } lapja: { $card }. Adsz { $count } előrehaladást, hogy hasson rá a támadásod?
    .done = Nem adok
imperium-ask-shield = { $card }: támadás. Megvéded magad?
    .done = Nem teszek semmit
imperium-ask-ignore = { $card }: elkerülöd a támadásnak ezt a részét?
    .done = Hadd hasson
imperium-ask-discard = { $card }: dobj el { $count ->
    [one] egy lapot
   *[other] { $count } lapot
}!
    .done = Nem dobok el semmit
imperium-ask-discard-masks = { $card }: dobj el { $count ->
    [one] egy maszkot
   *[other] { $count } maszkot
}!
    .done = Nem dobok el semmit
imperium-ask-discard-masks-or = { $card }: dobj el { $count ->
    [one] egy maszkot, vagy válaszd azt, ami a helyébe lép
   *[other] { $count } maszkot, vagy válaszd azt, ami a helyükbe lép
}!
    .done = Nem dobok el semmit
imperium-ask-hand-to-top = { $card }: tegyél { $count ->
    [one] egy lapot
   *[other] { $count } lapot
} a húzópaklid tetejére!
    .done = Nem teszek semmit
imperium-ask-discard-to-top = { $card }: tegyél egy eldobott lapot a húzópaklid tetejére!
    .done = Nem teszek semmit
imperium-ask-take-back = { $card }: vegyél vissza egy lapot a dobópaklidból!
    .done = Nem veszek vissza semmit
imperium-ask-draw-from-history = { $card }: vegyél egy lapot a történelmedből!
    .done = Nem veszek semmit
imperium-ask-into-history = { $card }: tegyél egy lapot a történelmedbe!
    .done = Nem teszek semmit
imperium-ask-exile = { $card }: száműzz egy lapot!
    .done = Nem száműzök semmit
imperium-ask-sink = { $card }: süllyessz el egy lapot!
    .done = Nem süllyesztek el semmit
imperium-ask-abandon = { $card }: hagyj el { $count ->
    [one] egy lapot
   *[other] { $count } lapot
}!
    .done = Nem hagyok el semmit
imperium-ask-recall = { $card }: hívj vissza egy lapot!
    .done = Nem hívok vissza semmit
imperium-ask-garrison = { $card }: szállásolj el ide egy lapot!
    .done = Nem szállásolok el semmit
imperium-ask-garrison-this = { $card }: melyik lap alá kerüljön?
    .done = Egyik alá sem
imperium-ask-return-unrest = { $card }: tegyél vissza egy zavargáslapot!
    .done = Nem teszek vissza
imperium-ask-return-exhaustion = { $card }: honnan jöjjön vissza egy kimerültségjelölő?
    .done = Sehonnan
imperium-ask-market-token = { $card }: tegyél jelölőt egy piaci lapra!
imperium-ask-treat = { $card }: melyik lap jele számítson { $count } termelésnek?
    .done = Egyiké sem
imperium-ask-give = { $card }: adj egy lapot neki: { $other }!
imperium-ask-find = { $card }: melyik lapot keresed meg?
    .done = Nem találok semmit
imperium-ask-draw-on = { $card }: húzol még egy lapot?
    .done = Megállok
imperium-ask-acquire = { $card }: szerezz meg egy lapot!
    .done = Nem szerzek meg semmit
imperium-ask-declare = Áttörés: melyik színért?
    .done = Nem török át
imperium-ask-break-through = Áttörés ({ $suit }): honnan?
    .done = Nem török át
imperium-ask-break-variable = { $card }: törj át egy képlettel pontozó lapért!
imperium-ask-exile-market = { $card }: száműzz egy piaci lapot!
    .done = Nem száműzök semmit
imperium-ask-swap-exiled = { $card }: melyik száműzött lap jöjjön vissza?
imperium-ask-swap-market = { $card }: melyik piaci lap adjon neki helyet?
imperium-ask-free-play = { $card }: játssz ki ingyen egy lapot!
    .done = Nem játszom ki semmit
imperium-ask-play-discard = { $card }: játssz ki egy lapot a dobópaklidból!
    .done = Nem játszom ki semmit

# Lehetőségek
imperium-choice-yes = Igen
imperium-choice-activate = Aktiválás
imperium-choice-innovate = Újítás
imperium-choice-revolt = Lázadás
imperium-choice-draw-on = Húzok
imperium-choice-from-deck = A pakliból
imperium-choice-uncivilised = Civilizálatlan
imperium-choice-civilised = Civilizált
imperium-choice-region = Régió
imperium-choice-tributary = Adófizető
imperium-choice-token-nation-deck = A nemzetpakliról
imperium-choice-token-development = A fejlesztési területről

# A napló
imperium-turn = { $seat } fordulója kezdődik.
imperium-round = { $count }. kör.
imperium-solstice = Napforduló.
imperium-solstice-ability = { $seat } napfordulója: { $card }.
imperium-activates = { $seat } aktivál.
imperium-innovates = { $seat } újít.
imperium-revolts = { $seat } fellázad.
imperium-side = { $seat } választása: { $card }.
imperium-played = { $seat } kijátssza: { $card }.
imperium-done = { $seat } dobópaklijába kerül: { $card }.
imperium-exhausted = { $seat } kimeríti: { $card }.
imperium-protected = { $seat } megvédi magát: { $card }.
imperium-gained = { $seat } kap: { $count } { $what }.
imperium-paid = { $seat } fizet: { $count } { $what }.
imperium-stole = { $seat } lop tőle – { $other }: { $count } { $what }.
imperium-gave-tokens = { $seat } ad neki – { $other }: { $count } { $what }.
imperium-gained-actions = { $seat } kap { $count } akciót.
imperium-spent-actions = { $seat } elkölt { $count } akciót.
imperium-refreshed = { $seat } leveszi a kimerültségjelölőt erről: { $card }.
imperium-refreshed-nation = { $seat } leveszi a kimerültségjelölőt a nemzetpakliról.
imperium-refreshed-development = { $seat } elveszi a kimerültségjelölőt a fejlesztési területről.
imperium-market-token = { $seat } jelölőt tesz ide – { $card }: { $count } { $what }.
imperium-stored = { $card }: { $seat } jelölőt tesz rá ({ $count } { $what }).
imperium-drew = { $seat } húz { $count } lapot.
imperium-drew-known = { $seat } húzza: { $cards }.
imperium-reshuffled = { $seat } újrakever.
imperium-shuffled-nation = { $seat } megkeveri a nemzetpaklit.
imperium-shuffled-deck = { $seat } megkeveri a húzópaklit.
imperium-shuffled-main = A főpaklit megkevertük.
imperium-nation-card = A nemzetpakliból jön: { $card }.
imperium-last-card = { $seat } elérte ezt: { $card }.
imperium-empire = { $seat } birodalom lesz.
imperium-nation-bottom = { $seat } a nemzetpakli aljára tesz egy lapot.
imperium-looked-nation = { $seat } megnézi a nemzetpakli felső lapját.
imperium-looked-nation-known = { $seat } megnézi a nemzetpakli felső lapját: { $cards }.
imperium-developed = { $seat } fejleszt: { $card }.
imperium-discarded = { $seat } eldobja: { $card }.
imperium-abandoned = { $seat } elhagyja: { $card }.
imperium-recalled = { $seat } visszahívja: { $card }.
imperium-exiled = { $seat } száműzi: { $card }.
imperium-into-history = { $seat } a történelembe teszi: { $card }.
imperium-sunk = { $seat } elsüllyeszti: { $card }.
imperium-garrisoned = { $seat } elszállásolja: { $card }.
imperium-took-back = { $seat } visszaveszi: { $card }.
imperium-put-on-deck-open = { $seat } a húzópakli tetejére teszi: { $card }.
imperium-put-on-deck = { $seat } egy lapot tesz a húzópakli tetejére.
imperium-put-on-deck-known = { $seat } a húzópakli tetejére teszi: { $cards }.
imperium-drew-history = { $seat } egy lapot vesz a történelméből.
imperium-drew-history-known = { $seat } a történelméből veszi: { $cards }.
imperium-gave-open = { $seat } odaadja: { $card }.
imperium-gave = { $seat } odaad egy lapot.
imperium-gave-known = { $seat } odaadja: { $cards }.
imperium-found = { $seat } megtalálja: { $card }.
imperium-took-unrest = { $seat } zavargást vesz el.
imperium-took-tucked = { $seat } megkapja a lap alatti zavargást.
imperium-returned-unrest = { $seat } zavargást tesz vissza.
imperium-acquired = { $seat } megszerzi: { $card }.
imperium-broke-through = { $seat } áttör: { $card }.
imperium-took-small = { $seat } áttör, és elveszi egy pakli felső lapját.
imperium-took-small-known = { $seat } áttör, és elveszi: { $cards }.
imperium-revealed = Felfedve: { $card }.
imperium-revealed-hand = { $seat } felfedi a kézben tartott lapjait: { $cards }.
imperium-revealed-deck = { $seat } felfedi a húzópakliját, felülről lefelé: { $cards }.
imperium-refilled = A piacra kerül: { $card }.
imperium-tucked = Zavargás kerül a piaci lap alá.
imperium-untucked = A piaci lap alatti zavargás visszakerül a pakliba.
imperium-swapped = { $seat } visszahozza a piacra: { $card }.
imperium-looked-fame = { $seat } megnéz { $count } hírnévlapot.
imperium-looked-fame-known = { $seat } megnézi: { $cards }.
imperium-took-fame = { $seat } elvesz egy hírnévlapot.
imperium-took-fame-known = { $seat } elveszi: { $cards }.
imperium-king = { $seat } végrehajtja: King of Kings.
imperium-king-turned = King of Kings megfordul.
imperium-triggered-main-deck = Elfogyott a főpakli: ez után még egy kör következik.
imperium-triggered-developed = Elkészült az utolsó fejlesztés: ez után még egy kör következik.
imperium-triggered-king-of-kings = King of Kings beindítja a véget: ez után még egy kör következik.
imperium-triggered-zenith = A tetőpontkártya beindítja a véget: ez után még egy kör következik.
imperium-collapse = Elfogyott a zavargáspakli: összeomlás.
imperium-over = Vége a játéknak.

# Az asztal
imperium-zone-market = Piac
imperium-zone-tucked = Alácsúsztatott zavargás
imperium-zone-region-deck = Régiópakli
imperium-zone-uncivilised-deck = Civilizálatlan pakli
imperium-zone-civilised-deck = Civilizált pakli
imperium-zone-main-deck = Főpakli
imperium-zone-exchanged = A másik doboz adófizetői
imperium-zone-fame-deck = Hírnévpakli
imperium-zone-fame-known = Ismert hírnévlapok
imperium-zone-king-of-kings = King of Kings
imperium-zone-unrest = Zavargáspakli
imperium-zone-exile = Száműzöttpakli
imperium-zone-looking = Ezeket nézed
imperium-zone-power = Hatalomkártya
imperium-zone-extra = A hatalomkártya mellett
imperium-zone-nation = Nemzetpakli
imperium-zone-nation-known = Ismert nemzetlapok
imperium-zone-accession = Utolsó nemzetlap
imperium-zone-development = Fejlesztési terület
imperium-zone-quests = Küldetési terület
imperium-zone-quest = Aktív küldetés
imperium-zone-journey = Az utazás többi oldala
imperium-zone-play = Játékterület
imperium-zone-garrison = Szállás
imperium-zone-hand = Kéz
imperium-zone-deck = Húzópakli
imperium-zone-deck-top = A húzópakli tetején
imperium-zone-discard = Dobópakli
imperium-zone-history = Történelem
imperium-zone-flooded = Elárasztott pakli
imperium-counter-round = Kör
imperium-counter-last-round = Utolsó kör
imperium-counter-actions = Akciók
imperium-counter-exhaustion = Kimerültségjelölők
imperium-counter-exhausted = Kimerített
imperium-counter-empire = Birodalom
imperium-counter-hand-size = Lapok a kézben
imperium-stage-sides = Hatalomkártyák
imperium-stage-turn = Forduló kezdődik
imperium-stage-activate = Aktiválás
imperium-stage-innovate = Újítás
imperium-stage-revolt = Lázadás
imperium-stage-market-token = Takarítás: piaci jelölő
imperium-stage-discard = Takarítás: eldobás
imperium-stage-refill = Takarítás: felhúzás
imperium-stage-solstice = Napforduló
imperium-stage-ability = Napforduló
imperium-stage-final = A pontozás előtt
imperium-stage-over = Vége a játéknak

# A játék előtt és után
imperium-option-boxes = Dobozok
    .help = Melyik dobozokból valók a nemzetek, és melyiknek a közös lapjai vannak az asztalon.
imperium-option-boxes-both-classics = Mindkettő, a Klasszikusok közös lapjaival
    .help = Mind a tizenhat nemzet. Ha egy adófizetőt úgy hívnak, mint egy játékban lévő nemzetet, a helyére a Legendák egyik lapja kerül.
imperium-option-boxes-both-legends = Mindkettő, a Legendák közös lapjaival
    .help = Mind a tizenhat nemzet. Ha egy adófizetőt úgy hívnak, mint egy játékban lévő nemzetet, a helyére a Klasszikusok egyik lapja kerül.
imperium-option-nations = Nemzetek
    .help = Melyik szék melyik nemzetet vezeti, mindegyiket legfeljebb egy; ami nyitva marad, azt sors dönti el.
imperium-option-nations-seed = Sorsolással
imperium-option-sides = A hatalomkártyák oldala
    .help = Minden nemzet hatalomkártyájának két oldala van, más-más hatalommal; amelyik felül van, az egész játékban felül marad.
imperium-option-sides-A = A oldal
    .help = A nemzet első hatalma, inkább annak, aki már ismeri.
imperium-option-sides-B = B oldal
    .help = A nemzet második hatalma, első játékhoz a könnyebb.
imperium-option-sides-choose = A játékosok választják
    .help = A játékos az első forduló előtt dönthet.
imperium-option-rounds = Körök száma
    .help = Egy 1 és 99 közötti szám rövidebb játékot ad, amelyet ennyi kör után pontoznak; az off szóval addig tart, amíg magától véget nem ér.
imperium-option-rounds-off = Amíg magától véget nem ér
imperium-end-main-deck = Elfogyott a főpakli
imperium-end-developed = Elkészült az utolsó fejlesztés
imperium-end-king-of-kings = King of Kings
imperium-end-zenith = A tetőpontkártya
imperium-end-collapse = Összeomlás
imperium-end-rounds = A megbeszélt számú kör
imperium-end-standstill = Hosszú mozdulatlanság után pontozva

# Miért nem játszható ki vagy meríthető ki most egy lap
imperium-why-actions = Nincs több akciójelölőd.
imperium-why-barbarian = Barbároknak való, te pedig birodalom vagy.
imperium-why-empire = Birodalomnak való, te pedig még barbár vagy.
imperium-why-unplayable = Ezt soha nem lehet kijátszani.
imperium-why-needs = Nem teljesül, amit a lap megkíván.
imperium-why-cost = Nem tudod a teljes költségét kifizetni.
imperium-why-nothing = Nincs mire használni.
imperium-why-used = Már van rajta kimerültségjelölő.
imperium-why-exhaustion = Nincs több kimerültségjelölőd.

# A végső pontok fejezetei
imperium-score-uncivilised = Civilizálatlan lapok
imperium-score-civilised = Civilizált lapok
imperium-score-region = Régiók
imperium-score-tributary = Adófizetők
imperium-score-fame = Hírnév
imperium-score-unrest = Zavargás
imperium-score-power = Hatalomkártya
imperium-score-nation = A nemzet többi lapja
