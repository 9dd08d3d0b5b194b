# Szavak
imperium-name = Imperium: Klasszikusok és Legendák
imperium-word-round = kör
imperium-word-turn = forduló
imperium-materials = alapanyag
    .acc = alapanyagot
    .joined = alapanyag-
imperium-population = népesség
    .acc = népességet
    .joined = népesség
imperium-progress = előrehaladás
    .acc = előrehaladást
    .joined = előrehaladás-

# Az ikonok szavakkal; a főnevek, amelyekkel egybe vagy kötőjellel írjuk őket (.joined)
mark-heads = lap jelölő ikon
imperium-mark-region = régió
    .joined = régió
imperium-mark-uncivilised = civilizálatlan
imperium-mark-civilised = civilizált
imperium-mark-tributary = adófizető
imperium-mark-fame = hírnév
    .joined = hírnév
imperium-mark-unrest = zavargás
    .joined = zavargás
imperium-mark-power = hatalom
    .joined = hatalom
imperium-mark-pinned = rögzített
imperium-mark-attack = támadás
    .joined = támadás
imperium-mark-barbarian = barbár
imperium-mark-empire = birodalom
    .joined = birodalom
imperium-mark-city = város
    .joined = város
imperium-mark-metropolis = metropolisz
    .joined = metropolisz
imperium-mark-knight = lovag
    .joined = lovag
imperium-mark-mask = maszk
    .joined = maszk
imperium-mark-scroll = tekercs
    .joined = tekercs
imperium-mark-production = termelés
    .joined = termelés
imperium-mark-fertile = termékeny
imperium-mark-river = folyó
    .joined = folyó
imperium-mark-variable = pontképlet
imperium-mark-exhaust = kimerültség
    .joined = kimerültség

# Mely lapok: tárgyként és alanyként
imperium-say-cards = { $limit ->
    [up-to] legfeljebb { $count } lapot
   *[exactly] { $count ->
        [one] egy lapot
       *[other] { $count } lapot
    }
}
imperium-say-cards-subject = lap
imperium-say-cards-of = { $limit ->
    [up-to] legfeljebb { $count } { $icons } lapot
   *[exactly] { $count ->
        [one] egy { $icons } lapot
       *[other] { $count } { $icons } lapot
    }
}
imperium-say-cards-of-subject = { $icons } lap
imperium-say-cards-not = { $count ->
    [one] egy { $without } ikon nélküli lapot
   *[other] { $count } { $without } ikon nélküli lapot
}
imperium-say-cards-not-subject = { $without } ikon nélküli lap
imperium-say-cards-of-not = { $count ->
    [one] egy { $without } ikon nélküli { $icons } lapot
   *[other] { $count } { $without } ikon nélküli { $icons } lapot
}
imperium-say-cards-of-not-subject = { $without } ikon nélküli { $icons } lap
imperium-say-named = egy { $name } nevű lapot
imperium-say-named-subject = { $name } nevű lap
imperium-say-all-named = { $name } nevű lap
imperium-say-called = { $count ->
    [one] egy { $name } lapot
   *[other] { $count } { $name } lapot
}
imperium-say-called-subject = { $name } lap
imperium-say-from = { $what } { $places }
imperium-from-hand = { $who ->
    [they] a kezéből
    [may] a kezéből
   *[do] a kezedből
}
imperium-say-from-hand = { $what } { imperium-from-hand }
imperium-from-discard = { $who ->
    [they] a dobópaklijából
    [may] a dobópaklijából
   *[do] a dobópaklidból
}
imperium-from-play = a játékterületedről
imperium-from-garrison = a szállásaidról
imperium-in-discard = a dobópaklidban
imperium-in-deck = a húzópaklidban
imperium-to-hand = vedd a kezedbe
imperium-to-discard = tedd a dobópaklidba
imperium-to-history = tedd a történelmedbe

# Hogyan kapcsolódnak a hatások
imperium-say-and = { $words }, { $next ->
    [may] aztán,
   *[do] aztán
} { $more }
imperium-say-choose = válassz egyet – { $options }
imperium-say-or = {" "}VAGY{" "}
imperium-say-both = tedd meg mindkettőt, ebben a sorrendben
imperium-say-also = {", és "}
imperium-say-either = {", vagy "}
imperium-say-comma = {" "}VAGY{" "}
imperium-say-may = { $who ->
    [they] { $does }
    [you] – ha akarsz – { $does }
   *[do] ha akarsz, { $does }
}
imperium-say-to = { $cost } → { $does }
imperium-say-if = ha { $condition }, { $next ->
    [may] akkor,
   *[do] akkor
} { $does }
imperium-say-by-state = ha [barbarian] vagy, { $barbarian }; ha [empire] vagy, { $empire }
imperium-say-by-state-may = ha [barbarian] vagy, akkor, { $barbarian }; ha [empire] vagy, akkor, { $empire }
imperium-say-each-other = minden más játékos { $does }
imperium-say-each-player = minden játékos { $does }
imperium-say-for-each = minden { $per } után: { $does }
imperium-say-times = { $count ->
    [2] { $does }, összesen kétszer
   *[other] { $does }, összesen { $count } alkalommal
}
imperium-say-per = minden { $per } után { $does }
imperium-say-and-then = { $first }, és { $then }

# Mit tesznek a hatások
imperium-say-gain = { $who ->
    [they] kap { $tokens } jelölőt
    [may] kaphat { $tokens } jelölőt
   *[do] kapsz { $tokens } jelölőt
}
imperium-say-gain-again = kapsz még egyszer ugyanannyi { $what } jelölőt
imperium-say-gain-action = { $count ->
    [one] kapsz egy akciót
   *[other] kapsz { $count } akciót
}
imperium-say-spend-action = { $count ->
    [one] költs el egy akciót
   *[other] költs el { $count } akciót
}
imperium-say-pay = fizess { $tokens } jelölőt
imperium-say-pay-all = fizesd ki az összes { $what } jelölődet (legalább { $count } kell)
imperium-say-pay-up-to = fizess legfeljebb { $count } { $what } jelölőt
imperium-say-steal = lopj { $tokens } jelölőt minden más játékostól
imperium-say-steal-of = lopj { $tokens } jelölőt minden más játékostól, { $whom }
imperium-say-or-unrest = { $does }; aki nem tudja mind odaadni, elvesz egy [unrest] lapot
imperium-say-return-exhaustion = egy [exhaust] jelölőd visszakerül az államkártyádra
imperium-say-put-on-market = tegyél { $tokens } jelölőt egy piaci lapra
imperium-say-store = tegyél { $tokens } jelölőt erre a lapra
imperium-say-treat = válaszd ki egy játékban lévő { $icons } ikonodat: a forduló végéig { $count } [production] ikonnak számít
imperium-say-draw = { $who ->
    [they] húz { $count ->
        [one] egy lapot
       *[other] { $count } lapot
    }
    [may] húzhat { $count ->
        [one] egy lapot
       *[other] { $count } lapot
    }
    [you] húzol { $count ->
        [one] egy lapot
       *[other] { $count } lapot
    }
   *[do] húzz { $count ->
        [one] egy lapot
       *[other] { $count } lapot
    }
}
imperium-say-draw-up-to = húzz legfeljebb { $count } lapot
imperium-say-draw-if-able = húzz legfeljebb { $count } lapot, újrakeverés nélkül
imperium-say-discard = { $who ->
    [they] eldob { $what }
    [may] eldobhat { $what }
    [you] eldobsz { $what }
   *[do] dobj el { $what }
}
imperium-say-discard-drawn = { $count ->
    [one] a húzott lapok közül dobj el egyet
   *[other] a húzott lapok közül dobj el { $count } lapot
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
imperium-say-abandon = { $who ->
    [they] elhagy { $what }
    [may] elhagyhat { $what }
    [you] elhagysz { $what }
   *[do] hagyj el { $what }
}
imperium-say-abandon-this = hagyd el ezt a lapot
imperium-say-abandon-host = hagyj el { $what }, amely alatt van elszállásolt { $subject }
imperium-say-abandon-garrisoned = hagyj el { $what } a szállásaidról
imperium-say-abandon-garrisoned-under = hagyj el { $what } a szállásaidról ({ $hosts } alól)
imperium-say-recall = { $who ->
    [they] visszahív { $what }
    [may] visszahívhat { $what }
    [you] visszahívsz { $what }
   *[do] hívj vissza { $what }
}
imperium-say-recall-this = hívd vissza ezt a lapot
imperium-say-recall-garrisoned = hívj vissza { $what } az itteni szállásról
imperium-say-garrison = szállásolj el itt { $what }
imperium-say-garrison-this = válassz ki { $what } a játékterületeden, szállásold el alatta ezt a lapot, és hajtsd végre újra a kiválasztott lap kijátszási hatását
imperium-say-exhaust-this = merítsd ki ezt a lapot
imperium-say-take-unrest = { $who ->
    [they] elvesz { $what }
    [may] elvehet { $what }
    [you] elveszel { $what }
   *[do] vegyél el { $what }
}
imperium-say-return-unrest = { $who ->
    [they] visszatesz { $what }
    [may] visszatehet { $what }
    [you] visszateszel { $what }
   *[do] tegyél vissza { $what }
}
imperium-say-return-this = tedd vissza ezt a lapot a zavargáspakliba
imperium-say-give = adj minden más játékosnak egy általad választott lapot a kezedből vagy a dobópaklidból
imperium-say-give-then = { $does }, mindenki szeme láttára; aki { $what } kap, { $then } is
imperium-say-find = keress meg { $what }, és { $to }
imperium-say-find-any = keress meg { $what } (bármelyiket), és { $to }
imperium-say-find-in = keress meg { $what } { $places }, és { $to }
imperium-say-acquire = szerezz meg { $what }
imperium-say-acquire-token = szerezz meg { $what }, amelyen van { $token } jelölő
imperium-say-acquire-exiled = szerezz meg { $what } a száműzöttek közül
imperium-say-or-exiled = { $does } (akár a száműzöttek közül)
imperium-say-break-through = törj át egy { $icons } lapért
imperium-say-break-through-formula = törj át egy képlettel pontozó lapért
imperium-say-swap = cserélj ki egy száműzött lapot egy piaci lappal
imperium-say-develop = fejlessz ki egy lapot
imperium-say-develop-free = fejlessz ki egy lapot fizetés nélkül
imperium-say-free-play = játssz ki ingyen { $what } a kezedből
imperium-say-free-play-it = rögtön játszd ki ingyen
imperium-say-play-discard = játssz ki { $what } a dobópaklidból, a szokásos akcióért
imperium-say-ignore-empire = a következő lap, amelyet ebben a fordulóban kijátszol, [empire] ikonos is lehet
imperium-say-look-fame = nézd meg a felső { $count } [fame] lapot, és vegyél el egyet
imperium-say-take-fame = vedd el a felső [fame] lapot
imperium-say-look-nation = nézd meg a nemzetpaklid felső lapját
imperium-say-shuffle-nation = keverd meg a nemzetpaklidat
imperium-say-nation-bottom = tedd azt a lapot a nemzetpaklid aljára
imperium-say-nation-discard = tedd a nemzetpaklid felső lapját a dobópaklidba
imperium-say-trigger = kiváltod a játék végét

# Mit számolunk
imperium-per-in-play = játékban lévő { $icons } { $counted ->
    [icons] ikonod
   *[cards] lapod
}
imperium-per-in-play-not = játékban lévő, { $without } ikon nélküli { $icons } lapod
imperium-per-owned = { $icons } { $counted ->
    [icons] ikonod
   *[cards] lapod
}
imperium-per-formula = képlettel pontozó lapod
imperium-per-card = lapod
imperium-per-tokens = { $what } jelölőd
imperium-per-history = történelmedben lévő { $what }
imperium-per-named = játékban lévő { $what }
imperium-per-garrison-here = itt elszállásolt { $what }
imperium-per-garrison = elszállásolt { $what }
imperium-per-exiled = száműzött lap
imperium-per-unrest-of-others = másoknál pontozott [unrest] lap
imperium-per-poorer = nálad kevesebb [progress] jelölővel rendelkező játékos
imperium-per-done = ilyen { $what }
imperium-per-paid = kifizetett { $what } jelölő
imperium-per-times = { $count } alkalom
imperium-if-at-least = van legalább { $count } { $per }
imperium-if-have-at-least = van legalább { $count } { $what } jelölőd
imperium-if-have-in-play = legalább { $count } saját { $what } van játékban
imperium-if-in-play = { $name } játékban van
imperium-if-in-history = { $name } a történelmedben van
imperium-if-barbarian = { $who ->
    [they] aki [barbarian]
   *[do] [barbarian] vagy
}
imperium-if-empire = { $who ->
    [they] aki [empire]
   *[do] [empire] vagy
}
imperium-if-moved = ez { $what } volt
imperium-if-moved-without = nincs rajta { $icons } ikon

# Maguktól működő képességek
imperium-passive-hand-size = takarításkor { $count } lappal többre egészíted ki a kezed
imperium-passive-lose-barbarian = nálad egyetlen { $what } [barbarian] ikonja sem számít
imperium-passive-acquire-exiled = amikor megszerzel egy { $icons } lapot, a száműzöttek közül is választhatsz
imperium-passive-free-plays = nálad minden { $what } ingyenesen kijátszható
imperium-passive-cheaper-unrest = egy [unrest] lap kijátszása { $discards ->
    [0] { $materials } [materials] jelölővel
   *[other] { $materials } [materials] jelölővel vagy { $discards } eldobott lappal
} olcsóbb (de legalább 1)
imperium-passive-cheaper-development = egy lap kifejlesztése { $tokens } jelölővel olcsóbb
imperium-passive-no-history = ami a történelmedbe kerülne, azt eldobod
imperium-passive-floods = az elsüllyesztett lapok az elárasztott pakliba kerülnek, ez alá a lap alá
imperium-passive-market-token = amikor [progress] jelölőt tennél egy piaci lapra, helyette { $tokens } jelölőt teszel rá
imperium-passive-look-more = amikor [fame] lapokat nézel meg, nézz meg még { $count } lapot, aztán kapsz { $tokens } jelölőt
imperium-passive-instead = amikor [materials] jelölőt kapnál, akármennyit, helyette minden más játékos kap { $theirs } jelölőt, te pedig kapsz { $yours } jelölőt
imperium-passive-fewer-masks = amikor [mask] lapok eldobásával fizetsz, az egyik eldobása helyett kimerítheted ezt a lapot
imperium-passive-garrison-for-masks = amikor [mask] lapok eldobásával fizetsz, bármelyik eldobása helyett elhagyhatsz egy itt elszállásolt lapot
imperium-passive-tribute = aki megtámad, { $count } [progress] jelölőt ad neked, különben nem hat rád a [attack]
imperium-passive-shield = ha akarsz, { $cost } → elkerülöd egy [attack] lap hatását
imperium-passive-shield-exhaust = bárki fordulójában, ha akarsz, { $cost } → elkerülöd egy [attack] lap hatását
imperium-passive-when = amikor { $trigger }, { $does }
imperium-passive-when-exhaust = amikor { $trigger }, ha akarsz, { $does }
imperium-when-play = kijátszol { $what }
imperium-when-play-discard = a dobópaklidból kijátszol { $what }
imperium-when-acquire = megszerzel egy { $icons } lapot
imperium-when-gain = megszerzel egy { $icons } lapot, vagy áttörsz érte
imperium-when-gain-exiled = megszerzel egy száműzött { $icons } lapot
imperium-when-gain-tokens = olyan piaci lapot kapsz, amelyen van { $what } jelölő
imperium-when-materials-from = [materials] jelölőt kapsz egy játékban lévő { $icons } laptól
imperium-when-leaves = egy { $what } kikerül a játékból
imperium-when-youreturnunrest = visszateszel egy [unrest] lapot
imperium-when-youtakeunrest = elveszel egy [unrest] lapot
imperium-when-youpaypopulation = [population] jelölővel fizetsz
imperium-when-cardsunk = elsüllyed egy lap
imperium-when-deckempty = kiürül a húzópaklid

# Lapok
imperium-side-of = { $title } ({ $side } oldal)
imperium-card-players = { $count ->
    [3] Három vagy négy játékosnak.
   *[other] Négy játékosnak.
}
imperium-card-cost = Fejlesztési költség: { $tokens }.
imperium-card-free = Ingyenes kijátszás.
imperium-card-ends = Amikor a nemzetpaklidból a dobópaklidba kerül, kiváltja a játék végét.
imperium-card-enters = Amikor a nemzetpaklidból a dobópaklidba kerülne, játékba kerül.
imperium-card-king = Ha már nincs [fame] lap, amelyet megnézhetnél vagy elvehetnél, ezt hajtod végre; minden játékos csak egyszer teheti meg.
imperium-card-unplayable = Nem játszható ki.
imperium-card-needs = Csak akkor játszható ki, ha { $condition }.
imperium-card-no-garrison = Nem szállásolható el.
imperium-card-unmovable = Nem hagyható el és nem hívható vissza.
imperium-card-last-quest = A küldetési területen csak akkor választható, ha már ez az utolsó küszöbön álló küldetés.
imperium-card-regions = { $count } [region] lapnak számít.
imperium-card-play = { $does }
imperium-card-exhaust = Kimerítés: { $does }
imperium-card-answer = Kimerítés válaszként: { $does }
imperium-card-solstice = Napforduló: { $does }
imperium-card-final = A győztes kihirdetése előtt: { $does }
imperium-card-passive = Passzív: { $does }
imperium-card-points = Pont: { $points }
imperium-card-formula = Pont: { $points }, legfeljebb { $most }
imperium-points = { $count }
imperium-points-per = { $each ->
    [one] minden { $per } után { $count }
   *[other] minden { $each } { $per } után { $count }
}
imperium-points-per-in-play = { imperium-points-per }
imperium-points-in-history = { $count } a történelmedben
imperium-points-in-garrison = { $count } elszállásolva
imperium-points-in-play = { $count } játékban
imperium-points-otherwise = egyébként { $count }

# Kérdések
imperium-ask-side = Válaszd ki a hatalomkártyád oldalát
    .waiting = { $seat } kiválasztja a hatalomkártyája oldalát.
imperium-ask-mode = Mire használod a fordulódat?
    .waiting = { $seat } eldönti, mire használja a fordulóját.
imperium-ask-activate = Játssz ki vagy meríts ki egy lapot, vagy fejezd be az aktiválást
    .waiting = { $seat } eldönti, melyik lapot játssza ki vagy meríti ki.
    .done = Befejezem
imperium-ask-revolt = Tegyél vissza zavargáslapokat a kezedből
    .waiting = { $seat } eldönti, melyik zavargáslapot teszi vissza.
    .done = Ennyi volt
imperium-ask-clean-up-token = Tegyél { $count } { $what-acc } egy piaci lapra
    .waiting = { $seat } takarít: eldönti, melyik piaci lapra tesz { $count } { $what-acc }.
imperium-ask-clean-up-discard = Dobj el tetszőleges lapokat, mielőtt kiegészíted a kezed
    .waiting = { $seat } takarít: eldönti, mit dob el.
    .done = A többit megtartom
imperium-ask-solstice = Melyik napfordulós képesség következik?
    .waiting = { $seat } eldönti, melyik napfordulós képessége következik.
imperium-ask-choose = { $card }: válassz egyet
    .waiting = { $card }: { $seat } választ a hatásai közül.
imperium-ask-may = { $card } – megteszed? { $does }.
    .waiting = { $card }: { $seat } eldönti, él-e azzal, amit ez megenged.
    .done = Nem
imperium-ask-pay-materials = Fizess { $count } alapanyagot! Hány előrehaladást adsz helyette (1 előrehaladás 2 alapanyagot ér)?
    .waiting = { $seat } { $count } alapanyagot fizet, és eldönti, mennyi előrehaladást ad helyette.
imperium-ask-pay-population = Fizess { $count } népességet! Hány előrehaladást adsz helyette (1 előrehaladás 1 népességet ér)?
    .waiting = { $seat } { $count } népességet fizet, és eldönti, mennyi előrehaladást ad helyette.
imperium-ask-pay-up-to = { $card }: mennyi { $what-acc } fizetsz?
    .waiting = { $card }: { $seat } eldönti, mennyi { $what-acc } fizet.
imperium-ask-develop = Fejlessz ki egy lapot
    .waiting = { $seat } eldönti, melyik lapot fejleszti ki.
    .done = Nem fejlesztek
imperium-ask-develop-reshuffle = Újrakeversz: kifejlesztesz egy lapot?
    .waiting = { $seat } újrakever, és kifejleszthet egy lapot.
    .done = Nem fejlesztek
imperium-ask-react = { $event ->
    [play] Kijátszottad: { $card }
    [return-unrest] Visszatettél egy zavargáslapot
    [take-unrest] Elvettél egy zavargáslapot
    [gain] Megkaptad: { $card }
    [gain-unseen] Kaptál egy lapot egy pakliból
    [materials] Alapanyagot kaptál egy játékban lévő laptól
    [population] Népességgel fizettél
    [sink] Elsüllyedt: { $card }
    [leave] Kikerült a játékból: { $card }
   *[deck-empty] Kiürült a húzópaklid
}. Melyik lapod képességét használod válaszként?
    .waiting = { $seat } eldönti, használja-e válaszként egy lapja képességét.
    .done = Egyiket sem
imperium-ask-take-fame = { $card }: vedd el az egyik hírnévlapot
    .waiting = { $card }: { $seat } választ a hírnévlapok közül.
imperium-ask-put-back = { $card }: melyik kerüljön vissza legfelülre?
    .waiting = { $card }: { $seat } sorrendben visszateszi a többi hírnévlapot.
imperium-ask-tribute = { $other } lapja: { $card }. Adsz { $count } előrehaladást, hogy hasson rá a támadásod?
    .waiting = { $card }: { $seat } eldönti, ad-e { $count } előrehaladást; { $other } kapná.
    .done = Nem adok
imperium-ask-shield = { $card }: támadás. Megvéded magad?
    .waiting = { $card }: { $seat } eldönti, megvédi-e magát a támadástól.
    .done = Nem teszek semmit
imperium-ask-ignore = { $card }: védve vagy a támadástól. Elkerülöd ezt a részét? { $what }
    .waiting = { $card }: { $seat } eldönti, elkerüli-e a támadás egy részét.
    .done = Hadd hasson
imperium-ask-discard = { $card }: dobj el { $what }
    .waiting = { $card }: { $seat } eldönti, mit dob el.
    .done = Nem dobok el semmit
imperium-ask-discard-masks = { $card }: dobj el { $count ->
    [one] egy maszkot
   *[other] { $count } maszkot
}
    .waiting = { $card }: { $seat } eldönti, melyik maszkot dobja el.
    .done = Nem dobok el semmit
imperium-ask-discard-masks-or = { $card }: dobj el { $count ->
    [one] egy maszkot, vagy válaszd azt, ami a helyébe lép
   *[other] { $count } maszkot, vagy válaszd azt, ami a helyükbe lép
}
    .waiting = { $card }: { $seat } eldönti, melyik maszkot dobja el, vagy mi lép a helyébe.
    .done = Nem dobok el semmit
imperium-ask-hand-to-top = { $card }: tegyél { $what } a kezedből a húzópaklid tetejére
    .waiting = { $card }: { $seat } eldönti, mit tesz a kezéből a húzópaklija tetejére.
    .done = Nem teszek semmit
imperium-ask-discard-to-top = { $card }: tegyél { $what } a dobópaklidból a húzópaklid tetejére
    .waiting = { $card }: { $seat } eldönti, mit tesz a dobópaklijából a húzópaklija tetejére.
    .done = Nem teszek semmit
imperium-ask-take-back = { $card }: vegyél { $what } a dobópaklidból a kezedbe
    .waiting = { $card }: { $seat } eldönti, mit vesz a dobópaklijából a kezébe.
    .done = Nem veszek vissza semmit
imperium-ask-draw-from-history = { $card }: vegyél { $what } a történelmedből a kezedbe
    .waiting = { $card }: { $seat } eldönti, mit vesz a történelméből a kezébe.
    .done = Nem veszek semmit
imperium-ask-into-history = { $card }: tegyél { $what } a történelmedbe
    .waiting = { $card }: { $seat } eldönti, mit tesz a történelmébe.
    .done = Nem teszek semmit
imperium-ask-exile = { $card }: száműzz { $what }
    .waiting = { $card }: { $seat } eldönti, mit száműz.
    .done = Nem száműzök semmit
imperium-ask-sink = { $card }: süllyessz el { $what }
    .waiting = { $card }: { $seat } eldönti, mit süllyeszt el.
    .done = Nem süllyesztek el semmit
imperium-ask-abandon = { $card }: hagyj el { $what }
    .waiting = { $card }: { $seat } eldönti, mit hagy el.
    .done = Nem hagyok el semmit
imperium-ask-recall = { $card }: hívj vissza { $what }
    .waiting = { $card }: { $seat } eldönti, mit hív vissza.
    .done = Nem hívok vissza semmit
imperium-ask-garrison = { $card }: szállásolj el itt { $what }
    .waiting = { $card }: { $seat } eldönti, mit szállásol el alatta.
    .done = Nem szállásolok el semmit
imperium-ask-garrison-this = { $card }: melyik lap alatt szállásolod el?
    .waiting = { $card }: { $seat } eldönti, melyik lap alatt szállásolja el.
    .done = Egyik alá sem
imperium-ask-return-unrest = { $card }: tegyél vissza { $what }
    .waiting = { $card }: { $seat } eldönti, melyik zavargáslapot teszi vissza.
    .done = Nem teszek vissza
imperium-ask-return-exhaustion = { $card }: honnan jöjjön vissza egy kimerültségjelölő?
    .waiting = { $card }: { $seat } eldönti, honnan jön vissza egy kimerültségjelölő.
    .done = Sehonnan
imperium-ask-market-token = { $card }: tegyél { $count } { $what-acc } egy piaci lapra
    .waiting = { $card }: { $seat } eldönti, melyik piaci lapra tesz { $count } { $what-acc }.
imperium-ask-treat = { $card }: melyik lap ikonja ({ $what }) számítson ebben a fordulóban { $count } termelésnek?
    .waiting = { $card }: { $seat } eldönti, melyik ikon ({ $what }) számít termelésnek.
    .done = Egyiké sem
imperium-ask-give = { $card }: válassz egy lapot, amelyet { $other } kap
    .waiting = { $card }: { $seat } eldönti, melyik lapot kapja { $other }.
imperium-ask-find = { $card }: keress meg { $what }
    .waiting = { $card }: { $seat } eldönti, mit keres meg.
    .done = Nem találok semmit
imperium-ask-draw-on = { $card }: húzol egy lapot?
    .waiting = { $card }: { $seat } eldönti, húz-e egy lapot.
    .done = Megállok
imperium-ask-acquire = { $card }: szerezz meg { $what }
    .waiting = { $card }: { $seat } eldönti, mit szerez meg.
    .done = Nem szerzek meg semmit
imperium-ask-declare = Áttörés: milyen színű lapért?
    .waiting = { $seat } áttör, és kártyaszínt választ.
    .done = Nem török át
imperium-ask-break-through = Áttörés ({ $suit }): melyik lapot veszed el?
    .waiting = { $seat } áttör ({ $suit }), és lapot választ.
    .done = Nem török át
imperium-ask-break-variable = { $card }: törj át egy képlettel pontozó lapért
    .waiting = { $card }: { $seat } áttör, és lapot választ.
imperium-ask-exile-market = { $card }: száműzz egy piaci lapot
    .waiting = { $card }: { $seat } eldönti, melyik piaci lapot száműzi.
    .done = Nem száműzök semmit
imperium-ask-swap-exiled = { $card }: melyik száműzött lap jöjjön vissza?
    .waiting = { $card }: { $seat } eldönti, melyik száműzött lapot hozza vissza.
imperium-ask-swap-market = { $card }: melyik piaci lap adjon neki helyet?
    .waiting = { $card }: { $seat } eldönti, melyik piaci lap adja át a helyét.
imperium-ask-free-play = { $card }: játssz ki ingyen { $what } a kezedből
    .waiting = { $card }: { $seat } eldönti, mit játszik ki ingyen.
    .done = Nem játszom ki semmit
imperium-ask-play-discard = { $card }: játssz ki { $what } a dobópaklidból
    .waiting = { $card }: { $seat } eldönti, mit játszik ki a dobópaklijából.
    .done = Nem játszom ki semmit

# Lehetőségek
imperium-choice-yes = Igen
imperium-choice-activate = Aktiválás
imperium-choice-innovate = Újítás: kéz eldobása, áttörés
imperium-choice-revolt = Lázadás: zavargás visszatétele
imperium-choice-draw-on = Húzok
imperium-choice-from-deck = Egy lap a pakliból
imperium-choice-uncivilised = Civilizálatlan
imperium-choice-civilised = Civilizált
imperium-choice-region = Régió
imperium-choice-tributary = Adófizető
imperium-choice-token-nation-deck = A nemzetpakliról
imperium-choice-token-development = A fejlesztési területről

# A napló
imperium-turn = { $seat } fordulója kezdődik.
imperium-round = { $count }. kör
imperium-solstice = Kezdődik a napforduló.
imperium-solstice-ability = Napforduló – { $seat }: { $card }.
imperium-activates = { $seat } aktivál.
imperium-innovates = { $seat } újít.
imperium-revolts = { $seat } lázad.
imperium-side = { $seat } választása: { $card }.
imperium-played = { $seat } kijátssza: { $card }.
imperium-played-free = { $seat } ingyenes kijátszással játssza ki: { $card }.
imperium-empire-next = { $seat } következő lapja ebben a fordulóban birodalomikonos is lehet.
imperium-done = { $seat } dobópaklijába kerül: { $card }.
imperium-exhausted = { $seat } kimeríti: { $card }.
imperium-answered = { $seat } passzív képessége érvényesül: { $card }.
imperium-protected = { $seat } megvédi magát: { $card }.
imperium-gained = { $seat } { $tokens-acc } kap.
imperium-gained-from = { $card }: { $seat } { $tokens-acc } kap róla.
imperium-lost = { $seat } lopás miatt { $tokens-acc } veszít.
imperium-paid = { $seat } { $tokens-acc } fizet.
imperium-stole = { $other } elveszít { $tokens-acc }; { $seat } lopta el.
imperium-gave-tokens = { $other } kap { $tokens-acc }; { $seat } adja.
imperium-gained-actions = { $seat } { $count ->
    [one] egy
   *[other] { $count }
} akciót kap.
imperium-spent-actions = { $seat } { $count ->
    [one] egy
   *[other] { $count }
} akciót költ el.
imperium-refreshed = { $card }: { $seat } leveszi róla a kimerültségjelölőt.
imperium-refreshed-nation = { $seat } leveszi a kimerültségjelölőt a nemzetpakliról.
imperium-refreshed-development = { $seat } elveszi a kimerültségjelölőt a fejlesztési területről.
imperium-treated = { $seat }: a forduló végéig { $count } termelésnek számít egy ikon ({ $what }) ezen a lapon: { $card }.
imperium-market-token = { $card }: { $seat } rátesz { $tokens-acc }.
imperium-stored = { $card }: { $seat } rátesz { $tokens-acc }.
imperium-drew = { $seat } { $count ->
    [one] egy
   *[other] { $count }
} lapot húz.
imperium-drew-known = { $seat } felhúzza: { $cards }.
imperium-reshuffled = { $seat } újrakever.
imperium-shuffled-nation = { $seat } megkeveri a nemzetpakliját.
imperium-shuffled-deck = { $seat } megkeveri a húzópakliját.
imperium-shuffled-main = { $seat } a többit visszakeveri a főpakliba.
imperium-nation-card = { $seat } a nemzetpaklijából a dobópaklijába teszi: { $card }.
imperium-last-card = { $seat } a dobópaklijába teszi a nemzetpaklija utolsó lapját: { $card }.
imperium-last-card-enters = { $seat } játékba teszi a nemzetpaklija utolsó lapját: { $card }.
imperium-empire = { $seat } birodalom lesz.
imperium-nation-bottom = { $seat } a nemzetpaklija felső lapját a pakli aljára teszi.
imperium-looked-nation = { $seat } megnézi a nemzetpaklija felső lapját.
imperium-looked-nation-known = { $seat } megnézi a nemzetpaklija felső lapját: { $cards }.
imperium-developed = { $seat } kifejleszti: { $card }.
imperium-discarded = { $seat } eldobja: { $card }.
imperium-discarded-hand = { $seat } eldobja az összes kézben tartott lapját: { $cards }.
imperium-abandoned = { $seat } elhagyja: { $card }.
imperium-recalled = { $seat } visszahívja: { $card }.
imperium-exiled = { $seat } száműzi: { $card }.
imperium-exiled-market = { $seat } száműzi a piacról: { $card }.
imperium-into-history = { $seat } a történelmébe teszi: { $card }.
imperium-no-history = { $seat } nemzetének nincs történelme; a dobópaklijába kerül: { $card }.
imperium-sunk = { $seat } elsüllyeszti: { $card }.
imperium-no-flooded = { $seat } nemzetének nincs elárasztott paklija; a dobópaklijába kerül: { $card }.
imperium-followed = Vele tart az alatta elszállásolt lap: { $card }.
imperium-garrisoned = { $seat } elszállásolja: { $card } ({ $under } alatt).
imperium-took-back = { $seat } visszaveszi a kezébe: { $card }.
imperium-put-on-deck-open = { $seat } a húzópaklija tetejére teszi: { $card }.
imperium-put-on-deck = { $seat } egy lapot tesz a húzópaklija tetejére.
imperium-put-on-deck-known = { $seat } a húzópaklija tetejére teszi: { $cards }.
imperium-drew-history = { $seat } egy lapot vesz a történelméből a kezébe.
imperium-drew-history-known = { $seat } a történelméből a kezébe veszi: { $cards }.
imperium-gave-open = { $seat } odaadja: { $card }; { $other } kapja.
imperium-gave = { $seat } odaad egy lapot; { $other } kapja.
imperium-gave-known = { $seat } odaadja: { $cards }; { $other } kapja.
imperium-found = { $seat } megtalálja: { $card }.
imperium-took-unrest = { $seat } elvesz egy zavargáslapot.
imperium-took-tucked = { $under }: { $seat } megkapja az alatta lévő zavargáslapot.
imperium-returned-unrest = { $seat } visszatesz egy zavargáslapot.
imperium-acquired = { $seat } megszerzi: { $card }.
imperium-acquired-exiled = { $seat } a száműzöttek közül szerzi meg: { $card }.
imperium-broke-through = { $seat } áttör, és elveszi: { $card }.
imperium-broke-through-exiled = { $seat } áttör, és a száműzöttek közül elveszi: { $card }.
imperium-took-small = { $seat } áttör, és elveszi a { $deck ->
    [region-deck] régiópakli
    [uncivilised-deck] civilizálatlan pakli
   *[civilised-deck] civilizált pakli
} felső lapját.
imperium-took-small-known = { $seat } áttör, és elveszi a { $deck ->
    [region-deck] régiópakli
    [uncivilised-deck] civilizálatlan pakli
   *[civilised-deck] civilizált pakli
} felső lapját: { $cards }.
imperium-revealed = { $seat } felfedi a főpakliból: { $cards }.
imperium-revealed-hand = { $seat } felfedi a kézben tartott lapjait: { $cards }.
imperium-revealed-deck = { $seat } felfedi a húzópakliját, felülről lefelé: { $cards }.
imperium-refilled = A piacra kerül: { $card }.
imperium-tucked = { $under }: egy zavargáslap kerül alá.
imperium-untucked = { $under }: az alatta lévő zavargáslap visszakerül a zavargáspakliba.
imperium-swapped = { $seat } a száműzöttek közül visszahozza a piacra: { $card }.
imperium-looked-fame = { $seat } megnézi { $count ->
    [one] a felső hírnévlapot
   *[other] a felső { $count } hírnévlapot
}.
imperium-looked-fame-known = { $seat } megnézi a hírnévpakli tetejét: { $cards }.
imperium-took-fame = { $seat } elvesz egy hírnévlapot.
imperium-took-fame-known = { $seat } elveszi: { $cards }.
imperium-king = { $seat } végrehajtja: Királyok királya.
imperium-king-turned = A Királyok királya megfordul.
imperium-triggered-main-deck = Elfogyott a főpakli: a mostani kör után még egy következik.
imperium-triggered-developed = Elkészült az utolsó fejlesztés: a mostani kör után még egy következik.
imperium-triggered-king-of-kings = A Királyok királya kiváltja a játék végét: a mostani kör után még egy következik.
imperium-triggered-zenith = A tetőpontkártya kiváltja a játék végét: a mostani kör után még egy következik.
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
imperium-zone-king-of-kings = Királyok királya
imperium-zone-unrest = Zavargáspakli
imperium-zone-exile = Száműzöttpakli
imperium-zone-looking = Megnézett lapok
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
imperium-counter-hand-size = Kézben tartható lapok
imperium-stage-sides = Hatalomkártyák
imperium-stage-turn = Forduló kezdődik
imperium-stage-activate = Aktiválás
imperium-stage-innovate = Újítás
imperium-stage-revolt = Lázadás
imperium-stage-market-token = Takarítás: piaci jelölő
imperium-stage-discard = Takarítás: eldobás
imperium-stage-refill = Takarítás: a kéz kiegészítése
imperium-stage-solstice = Napforduló
imperium-stage-ability = Napforduló
imperium-stage-final = A pontozás előtt
imperium-stage-over = Vége a játéknak

# A táblán
imperium-board-collapse = Ha elfogy, összeomlás
imperium-board-empire = Birodalom
imperium-board-time-line = Idővonal
imperium-board-played = Ebben a fordulóban kijátszva
imperium-board-none = Még nincs játékban semmi
imperium-board-bot = Bot

# A játék előtt és után
imperium-option-boxes = Dobozok
    .help = Melyik dobozokból valók a nemzetek, és melyiknek a közös lapjai vannak az asztalon.
imperium-option-boxes-both-classics = Mindkettő, a Klasszikusok közös lapjaival
    .help = Mind a tizenhat nemzet. Ha egy adófizetőt úgy hívnak, mint egy játékban lévő nemzetet, a helyére a Legendák egyik lapja kerül.
imperium-option-boxes-both-legends = Mindkettő, a Legendák közös lapjaival
    .help = Mind a tizenhat nemzet. Ha egy adófizetőt úgy hívnak, mint egy játékban lévő nemzetet, a helyére a Klasszikusok egyik lapja kerül.
imperium-option-nations = Nemzetek
    .help = Melyik játékos melyik nemzetet vezeti (mindegyik csak egyszer); ami nyitva marad, azt sorsolás dönti el.
imperium-option-nations-seed = Sorsolással
imperium-option-sides = A hatalomkártyák oldala
    .help = Minden nemzet hatalomkártyájának két oldala van, más-más hatalommal; amelyik felül van, az egész játékban felül marad.
imperium-option-sides-A = A oldal
    .help = A nemzet első hatalma; inkább gyakorlott játékosoknak.
imperium-option-sides-B = B oldal
    .help = A nemzet második hatalma, első játékhoz a könnyebb.
imperium-option-sides-choose = A játékosok választják
    .help = A játékos az első forduló előtt dönthet.
imperium-option-rounds = Körök száma
    .help = Egy 1 és 99 közötti szám rövidebb játékot ad, amelyet ennyi kör után pontoznak; az off szóval addig tart, amíg magától véget nem ér.
imperium-option-rounds-off = Amíg magától véget nem ér
imperium-end-main-deck = Elfogyott a főpakli
imperium-end-developed = Elkészült az utolsó fejlesztés
imperium-end-king-of-kings = Királyok királya
imperium-end-zenith = A tetőpontkártya
imperium-end-collapse = Összeomlás
imperium-end-rounds = Letelt a megbeszélt számú kör
imperium-end-standstill = Hosszú mozdulatlanság után pontozva

# Miért nem játszható ki vagy meríthető ki most egy lap
imperium-why-actions = Nincs több akciójelölőd.
imperium-why-barbarian = Csak barbárként játszható ki, te viszont már birodalom vagy.
imperium-why-empire = Csak birodalomként játszható ki, te viszont még barbár vagy.
imperium-why-unplayable = Ezt soha nem lehet kijátszani.
imperium-why-needs = Nem teljesül a feltétele.
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
