# A lapok egy sorban: ami itt nincs, az teljes mondattal szerepel.
# A mínusz az, amit adsz, a nyíl az, amit érte kapsz, a zárójel az, ami nem kötelező.

# Mely lapok
imperium-say-cards-brief = { $count }[card]
imperium-say-cards-of-brief = { $count }{ $icons }
imperium-say-named-brief = { $name }
imperium-say-named-subject-brief = { $name }
imperium-say-called-brief = { $count } { $name }
imperium-say-not-brief = { $what } (nem { $icons })
imperium-say-from-brief = { $what } ({ $places })
imperium-from-hand-brief = kéz
imperium-from-discard-brief = dobópakli
imperium-from-play-brief = játékterület
imperium-from-garrison-brief = szállás
imperium-from-deck-brief = húzópakli
imperium-from-either-brief = { $first }/{ $second }
imperium-to-hand-brief = a kezedbe
imperium-to-discard-brief = a dobópaklidba
imperium-to-history-brief = ide: [history]

# Hogyan kapcsolódnak a hatások
imperium-say-and-brief = { $words }, { $more }
imperium-say-choose-brief = { $options }
imperium-say-or-brief = {" "}vagy{" "}
imperium-say-may-brief = ({ $does })
imperium-say-to-brief = { $cost } → { $does }
imperium-say-if-brief = { $condition }: { $does }
imperium-say-by-state-brief = [barbarian] { $barbarian }; [empire] { $empire }
imperium-say-by-state-may-brief = [barbarian] { $barbarian }; [empire] { $empire }
imperium-say-each-other-brief = a többiek: { $does }
imperium-say-each-player-brief = mindenki: { $does }
imperium-say-for-each-brief = minden { $per } után: { $does }
imperium-say-times-brief = { $count }×: { $does }
imperium-say-per-brief = { $does }, ennyiszer: { $per }
imperium-say-and-then-brief = { $first }, { $then }
imperium-say-up-to-brief = legfeljebb { $does }

# Mit tesznek a hatások
imperium-say-gain-brief = { $tokens }
imperium-say-gain-again-brief = újra ugyanannyi { $what }
imperium-say-gain-action-brief = { $count }[action]
imperium-say-spend-action-brief = −{ $count }[action]
imperium-say-pay-brief = −{ $tokens }
imperium-say-pay-all-brief = −az összes { $what } (legalább { $count })
imperium-say-pay-up-to-brief = −0–{ $count } { $what }
imperium-say-steal-brief = lopj { $tokens }
imperium-say-steal-of-brief = lopj { $tokens } ({ $whom })
imperium-say-or-unrest-brief = { $does }, különben [unrest]
imperium-say-return-exhaustion-brief = visszakapott [exhaust]
imperium-say-put-on-market-brief = { $tokens } a piacra
imperium-say-store-brief = { $tokens } erre a lapra
imperium-say-draw-brief = { $count }[card]
imperium-say-draw-up-to-brief = 0–{ $count }[card]
imperium-say-draw-if-able-brief = 0–{ $count }[card]
imperium-say-discard-brief = −{ $what }
imperium-say-hand-to-top-brief = { $what } a húzópaklira
imperium-say-discard-to-top-brief = { $what } a dobópakliból a húzópaklira
imperium-say-take-back-brief = { $what } a dobópakliból
imperium-say-draw-from-history-brief = { $what } innen: [history]
imperium-say-into-history-brief = { $what } ide: [history]
imperium-say-this-into-history-brief = ez ide: [history]
imperium-say-exile-market-brief = száműzés a piacról
imperium-say-exile-this-brief = száműzd ezt
imperium-say-sink-this-brief = süllyeszd el ezt
imperium-say-abandon-this-brief = hagyd el ezt
imperium-say-recall-this-brief = hívd vissza ezt
imperium-say-exile-brief = száműzés: { $what }
imperium-say-sink-brief = elsüllyesztés: { $what }
imperium-say-abandon-brief = elhagyás: { $what }
imperium-say-abandon-garrisoned-brief = elhagyás: { $what } (szállás)
imperium-say-recall-brief = visszahívás: { $what }
imperium-say-recall-garrisoned-brief = visszahívás: { $what } (szállás)
imperium-say-garrison-brief = elszállásolás: { $what }
imperium-say-garrison-this-brief = szállásold el ezt ({ $what } alá), annak szövege újra hat
imperium-say-take-unrest-brief = végy el { $count }[unrest]
imperium-say-return-unrest-brief = −{ $count }[unrest]
imperium-say-return-from-brief = { $does } ({ $places })
imperium-say-return-this-brief = tedd vissza ezt
imperium-say-find-brief = keresés: { $what } { $to }
imperium-say-find-any-brief = keresés: { $what } { $to }
imperium-say-find-in-brief = keresés: { $what } ({ $places }) { $to }
imperium-say-acquire-brief = megszerzés: { $icons }
imperium-say-acquire-any-exiled-brief = megszerzés a száműzöttek közül
imperium-say-or-exiled-brief = { $does } (száműzött is)
imperium-say-break-through-brief = áttörés: { $icons }
imperium-say-swap-brief = száműzött és piaci lap cseréje
imperium-say-develop-brief = fejlesztés
imperium-say-develop-free-brief = ingyenes fejlesztés
imperium-say-free-play-brief = ingyen kijátszható: { $what }
imperium-say-free-play-it-brief = ingyen kijátszod
imperium-say-play-discard-brief = kijátszás a dobópakliból: { $what }
imperium-say-ignore-empire-brief = [empire] nem számít
imperium-say-look-fame-brief = egy { $count }[fame] közül
imperium-say-take-fame-brief = 1[fame]
imperium-say-look-nation-brief = nézd meg a nemzetpaklit
imperium-say-nation-bottom-brief = nemzetpakli: a felső lap alulra
imperium-say-nation-discard-brief = nemzetpakli: a felső lap a dobópakliba
imperium-say-trigger-brief = beindul a vége

# Mit számolunk
imperium-per-in-play-brief = { $icons }
imperium-per-card-brief = [card]
imperium-per-history-brief = { $what } ([history])
imperium-per-named-brief = { $what }
imperium-per-garrison-here-brief = elszállásolt { $what }
imperium-per-exiled-brief = száműzött [card]
imperium-per-unrest-of-others-brief = [unrest] a többieknél
imperium-per-poorer-brief = játékos kevesebb [progress] jelölővel
imperium-if-at-least-brief = { $count }+ { $per }
imperium-if-have-at-least-brief = { $count }+ { $what }
imperium-if-in-play-brief = { $name }
imperium-if-in-history-brief = { $name } ([history])
imperium-if-moved-brief = { $what }
imperium-if-moved-without-brief = nincs { $icons }

# Képességek
imperium-passive-hand-size-brief = kéz +{ $count }
imperium-passive-acquire-exiled-brief = száműzött { $icons } is megszerezhető
imperium-passive-free-plays-brief = ingyenes kijátszás: { $what }
imperium-passive-cheaper-development-brief = fejlesztés: { $tokens } kedvezmény
imperium-passive-look-more-brief = [fame]: még { $count } lapot nézel meg, { $tokens }
imperium-passive-tribute-brief = a támadó { $count }[progress] jelölőt ad
imperium-passive-shield-brief = { $cost } → nincs [attack]
imperium-passive-shield-exhaust-brief = nincs [attack]
imperium-passive-shield-exhaust-and-brief = { $cost } → nincs [attack]
imperium-passive-when-brief = { $trigger }: { $does }
imperium-passive-when-exhaust-brief = { $trigger }: { $does }
imperium-when-play-brief = kijátszott { $what }
imperium-when-play-discard-brief = dobópakliból kijátszott { $what }
imperium-when-acquire-brief = megszerzett { $icons }
imperium-when-gain-brief = kapott { $icons }
imperium-when-gain-exiled-brief = száműzöttből kapott { $icons }
imperium-when-gain-tokens-brief = lap, amelyen { $what } van
imperium-when-materials-from-brief = [materials] ebből: { $icons }
imperium-when-youreturnunrest-brief = visszatett [unrest]
imperium-when-youtakeunrest-brief = elvett [unrest]
imperium-when-youpaypopulation-brief = kifizetett [population]
imperium-when-deckempty-brief = üres húzópakli

# Lapok
imperium-card-play-brief = { $does }
imperium-card-exhaust-brief = [exhaust] { $does }
imperium-card-answer-brief = [exhaust] { $does }
imperium-card-solstice-brief = [solstice] { $does }
imperium-card-final-brief = a végén: { $does }
imperium-card-passive-brief = { $does }
imperium-card-points-brief = { $points }[vp]
imperium-card-formula-brief = { $points }
imperium-points-per-brief = { $each ->
    [one] { $count }[vp], ennyiszer: { $per }
   *[other] { $count }[vp] minden { $each } után ({ $per })
}
imperium-points-in-history-brief = [history]: { $count }[vp]
imperium-points-in-garrison-brief = elszállásolva: { $count }[vp]
imperium-points-in-play-brief = játékban: { $count }[vp]
imperium-points-otherwise-brief = máskülönben: { $count }[vp]
