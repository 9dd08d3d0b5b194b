# A lapok egy sorban: ami itt nincs, az teljes mondattal szerepel.
# A mínusz az, amit adsz, a plusz a zavargás, amelyet elveszel, a nyíl az, amit érte kapsz. Zárójelben áll, ami
# nem kötelező, és a helyek is. A legszorosabban a vessző köt, aztán a „vagy”, a nyíl, végül a pontosvessző.

# Mely lapok
imperium-say-cards-brief = { $limit ->
    [up-to] max. { $count }[card]
   *[exactly] { $count }[card]
}
imperium-say-cards-subject-brief = [card]
imperium-say-cards-of-brief = { $limit ->
    [up-to] max. { $count }{ $icons }
   *[exactly] { $count }{ $icons }
}
imperium-say-cards-of-subject-brief = { $icons }
imperium-say-cards-not-brief = { $count } nem { $without } lap
imperium-say-cards-of-not-brief = { $count } nem { $without } { $icons }
imperium-say-named-brief = { $name }
imperium-say-named-subject-brief = { $name }
imperium-say-all-named-brief = { $name }
imperium-say-called-brief = { $count } { $name }
imperium-say-called-subject-brief = { $name } lap
imperium-say-from-brief = { $what } ({ $places })
imperium-say-from-hand-brief = { $what }
imperium-from-hand-brief = kéz
imperium-from-discard-brief = dobópakli
imperium-from-play-brief = játékterület
imperium-from-garrison-brief = szállás
imperium-in-discard-brief = dobópakli
imperium-in-deck-brief = húzópakli
imperium-to-hand-brief = kézbe
imperium-to-discard-brief = a dobópakliba
imperium-to-history-brief = ide: [history]

# Hogyan kapcsolódnak a hatások
imperium-say-also-brief = {", "}
imperium-say-choose-brief = { $options }
imperium-say-comma-brief = {"; vagy "}
imperium-say-or-brief = {"; vagy "}
imperium-say-both-brief = mindkettő
imperium-say-either-brief = {" vagy "}
imperium-say-may-brief = ({ $does })
imperium-say-if-brief = { $condition }: { $does }
imperium-say-by-state-brief = [barbarian] { $barbarian } / [empire] { $empire }
imperium-say-by-state-may-brief = [barbarian] { $barbarian } / [empire] { $empire }
imperium-say-each-other-brief = a többiek: { $does }
imperium-say-each-player-brief = mindenki: { $does }
imperium-say-for-each-brief = minden { $per } után: { $does }
imperium-say-times-brief = { $count }×: { $does }
imperium-say-per-brief = minden { $per } után { $does }
imperium-say-and-then-brief = { $first }, { $then }

# Mit tesznek a hatások
imperium-say-gain-brief = { $tokens }
imperium-say-gain-again-brief = még ugyanannyi { $what }
imperium-say-gain-action-brief = { $count }[action]
imperium-say-spend-action-brief = −{ $count }[action]
imperium-say-pay-brief = { $tokens }
imperium-say-pay-all-brief = −minden { $what } ({ $count }+)
imperium-say-pay-up-to-brief = −max. { $count }{ $what }
imperium-say-steal-brief = { $tokens } lopása
imperium-say-steal-of-brief = { $tokens } lopása (csak { $whom })
imperium-say-or-unrest-brief = { $does } (aki nem tud adni: +1[unrest])
imperium-say-return-exhaustion-brief = 1[exhaust] vissza
imperium-say-put-on-market-brief = { $tokens } a piacra
imperium-say-store-brief = { $tokens } erre a lapra
imperium-say-treat-brief = 1{ $icons } = { $count }[production] e fordulóban
imperium-say-draw-brief = { $count }[card]
imperium-say-draw-up-to-brief = max. { $count }[card]
imperium-say-draw-if-able-brief = max. { $count }[card]
imperium-say-draw-and-sort-brief = 1[card]: eldobás, vissza a húzópaklira vagy ide: [history]
imperium-say-discard-brief = −{ $what }
imperium-say-discard-any-brief = −akárhány { $icons }
imperium-say-discard-drawn-brief = −{ $count } ezek közül
imperium-say-hand-to-top-brief = { $what } a húzópaklira
imperium-say-discard-to-top-brief = { $what } a dobópakliból a húzópaklira
imperium-say-take-back-brief = { $what } a dobópakliból
imperium-say-draw-from-history-brief = { $what } innen: [history]
imperium-say-into-history-brief = { $what } ide: [history]
imperium-say-this-into-history-brief = e lap ide: [history]
imperium-say-reveal-into-history-brief = minden { $icons } (kéz/dobópakli/húzópakli) ide: [history]
imperium-say-exile-brief = { $what } száműzése
imperium-say-exile-this-brief = e lap száműzése
imperium-say-exile-market-brief = piaci lap száműzése
imperium-say-sink-brief = { $what } elsüllyesztése
imperium-say-sink-this-brief = e lap elsüllyesztése
imperium-say-abandon-brief = { $what } elhagyása
imperium-say-abandon-this-brief = e lap elhagyása
imperium-say-abandon-host-brief = { $what } elhagyása (alatta { $garrison })
imperium-say-abandon-garrisoned-brief = { $what } (szállás) elhagyása
imperium-say-abandon-garrisoned-under-brief = { $what } ({ $hosts } alól) elhagyása
imperium-say-abandon-for-tokens-brief = e lap elhagyása, a rajta lévő [progress]
imperium-say-abandon-returning-brief = e lap elhagyása, −minden [unrest] alóla
imperium-say-recall-brief = { $what } visszahívása
imperium-say-recall-this-brief = e lap visszahívása
imperium-say-recall-garrisoned-brief = { $what } (szállás) visszahívása
imperium-say-garrison-brief = { $what } e lap alá
imperium-say-garrison-this-brief = e lap { $what } alá, annak hatása újra
imperium-say-exhaust-this-brief = [exhaust]
imperium-say-take-unrest-brief = +{ $what }
imperium-say-return-unrest-brief = −{ $what }
imperium-say-return-this-brief = e lap visszatétele
imperium-say-return-before-scoring-brief = −max. { $count }[unrest] (bárhonnan)
imperium-say-give-brief = mindenki másnak 1[card] (kéz/dobópakli)
imperium-say-give-then-brief = { $does }; aki { $what } lapot kap: { $then }
imperium-say-find-brief = { $what } keresése { $to }
imperium-say-find-any-brief = { $what } keresése { $to }
imperium-say-find-in-brief = { $what } keresése { $to } ({ $places })
imperium-say-acquire-brief = { $what } megszerzése
imperium-say-acquire-token-brief = { $what } megszerzése (rajta { $token })
imperium-say-acquire-exiled-brief = { $what } megszerzése a száműzöttek közül
imperium-say-or-exiled-brief = { $does } (száműzött is)
imperium-say-break-through-brief = áttörés: { $icons }
imperium-say-break-through-formula-brief = áttörés: [variable]
imperium-say-swap-brief = száműzött és piaci lap cseréje
imperium-say-swap-nation-brief = e lap elhagyása → 1[card] cseréje a nemzetpakli felső lapjával
imperium-say-develop-brief = fejlesztés
imperium-say-develop-free-brief = ingyenes fejlesztés
imperium-say-free-play-brief = { $what } ingyenes kijátszása
imperium-say-free-play-it-brief = ingyenes kijátszása
imperium-say-play-discard-brief = { $what } kijátszása a dobópakliból
imperium-say-ignore-empire-brief = a következő lap [empire] is lehet
imperium-say-borrow-brief = más játékos [pinned] lapjának [exhaust] képessége
imperium-say-gamble-brief = tipp a főpakli felső lapjának színére: kézbe, különben száműzve
imperium-say-look-fame-brief = { $count }[fame] közül egy
imperium-say-take-fame-brief = 1[fame]
imperium-say-look-nation-brief = nemzetpakli megnézése
imperium-say-shuffle-nation-brief = nemzetpakli megkeverése
imperium-say-nation-bottom-brief = felső lap alulra
imperium-say-nation-discard-brief = nemzetpakli: felső lap a dobópakliba
imperium-say-turn-over-brief = e lap megfordítása
imperium-say-trigger-brief = a játék végének kiváltása
imperium-say-garrison-quest-brief = új küldetés, ha nincs
imperium-say-exile-quest-brief = küldetés száműzése (nem { $name })
imperium-say-exile-in-play-or-quest-brief = { $what } száműzése (játékterület/aktív küldetés)
imperium-say-quest-to-hand-brief = aktív küldetés kézbe
imperium-say-quest-to-discard-brief = aktív küldetés a dobópakliba
imperium-say-travel-on-brief = { $name }
imperium-say-become-empire-brief = érkezéskor: [empire]

# Mit számolunk
imperium-per-in-play-brief = { $icons }
imperium-per-in-play-not-brief = nem { $without } { $icons }
imperium-per-owned-brief = { $icons }
imperium-per-formula-brief = [variable]
imperium-per-card-brief = [card]
imperium-per-tokens-brief = { $what }
imperium-per-history-brief = { $what } ([history])
imperium-per-named-brief = { $what }
imperium-per-garrison-here-brief = elszállásolt { $what }
imperium-per-exiled-brief = száműzött [card]
imperium-per-unrest-of-others-brief = másoknál lévő [unrest]
imperium-per-poorer-brief = nálad kevesebb [progress] jelölőjű játékos
imperium-per-done-brief = ilyen { $what }
imperium-per-paid-brief = kifizetett { $what }
imperium-if-at-least-brief = { $count }+ { $per }
imperium-if-have-at-least-brief = { $count }+{ $what }
imperium-if-have-in-play-brief = { $count }+ { $what }
imperium-if-has-in-play-brief = akinek van { $icons }
imperium-if-in-play-brief = { $name } játékban
imperium-if-barbarian-brief = [barbarian]
imperium-if-empire-brief = [empire]
imperium-if-moved-brief = ha { $what }
imperium-if-moved-without-brief = ha nincs rajta { $icons }

# Képességek
imperium-passive-hand-size-brief = kéz +{ $count }
imperium-passive-lose-barbarian-brief = { $what }: [barbarian] nem számít
imperium-passive-acquire-exiled-brief = száműzött { $icons } is megszerezhető
imperium-passive-free-plays-brief = { $what } ingyen kijátszható
imperium-passive-cheaper-unrest-brief = [unrest] kijátszása: { $discards ->
    [0] { $materials }[materials]
   *[other] { $materials }[materials]/{ $discards }[card]
} kedvezmény (min. 1)
imperium-passive-cheaper-development-brief = fejlesztés: { $tokens } kedvezmény
imperium-passive-no-history-brief = [history] helyett eldobás
imperium-passive-floods-brief = elsüllyesztve: e lap alá
imperium-passive-market-token-brief = piac: [progress] helyett { $tokens }
imperium-passive-look-more-brief = [fame] megnézésekor: még { $count }, aztán { $tokens }
imperium-passive-instead-brief = [materials] helyett { $yours }, a többiek: { $theirs }
imperium-passive-fewer-masks-brief = −1[mask] helyett: [exhaust]
imperium-passive-garrison-for-masks-brief = −1[mask] helyett: 1[card] (szállás) elhagyása
imperium-passive-holds-quest-brief = alatta az aktív küldetés (0[vp])
imperium-passive-tribute-brief = a támadó { $count }[progress] jelölőt ad, vagy nincs [attack]
imperium-passive-shield-brief = { $cost } → [attack] elkerülése
imperium-passive-shield-exhaust-brief = { $cost } → [attack] elkerülése
imperium-passive-when-brief = { $trigger }: { $does }
imperium-passive-when-exhaust-brief = { $trigger }: { $does }
imperium-when-play-brief = { $what } kijátszásakor
imperium-when-play-discard-brief = { $what } kijátszásakor a dobópakliból
imperium-when-acquire-brief = { $icons } megszerzésekor
imperium-when-gain-brief = új { $icons } lap
imperium-when-gain-exiled-brief = száműzött { $icons } megszerzésekor
imperium-when-gain-tokens-brief = új lap { $what } jelölővel
imperium-when-materials-from-brief = [materials] egy { $icons } lapról
imperium-when-leaves-brief = { $what } távozásakor
imperium-when-youreturnunrest-brief = [unrest] visszatételekor
imperium-when-youtakeunrest-brief = [unrest] elvételekor
imperium-when-youpaypopulation-brief = [population] fizetésekor
imperium-when-cardsunk-brief = elsüllyesztéskor
imperium-when-deckempty-brief = üres húzópakli

# Lapok
imperium-card-exhaust-brief = [exhaust] { $does }
imperium-card-answer-brief = { $does }
imperium-card-solstice-brief = [solstice] { $does }
imperium-card-final-brief = a végén: { $does }
imperium-card-passive-brief = { $does }
imperium-card-points-brief = { $points }
imperium-card-formula-brief = { $points }
imperium-points-brief = { $count }[vp]
imperium-points-per-brief = { $each ->
    [one] minden { $per } után { $count }[vp]
   *[other] minden { $each } { $per } után { $count }[vp]
}
imperium-points-per-in-play-brief = { $each ->
    [one] minden játékban lévő { $per } után { $count }[vp]
   *[other] minden { $each } játékban lévő { $per } után { $count }[vp]
}
imperium-points-in-history-brief = [history]: { $count }[vp]
imperium-points-in-garrison-brief = elszállásolva: { $count }[vp]
imperium-points-in-play-brief = játékban: { $count }[vp]
imperium-points-otherwise-brief = egyébként { $count }[vp]
