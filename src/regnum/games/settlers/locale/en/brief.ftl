# Cards in one line: what is not here is said in full. An arrow is what something is given for.
settlers-line-production-brief = { $does }
settlers-line-feature-brief = { $does }
settlers-line-action-brief = { $times ->
    [one] { $cost } → { $does }
   *[other] { $times }×: { $cost } → { $does }
}
settlers-line-action-free-brief = { $times ->
    [one] → { $does }
   *[other] { $times }×: → { $does }
}
settlers-line-bonus-brief = built: { $does }
settlers-line-attack-brief = attacks { $good }

settlers-say-per-colour-brief = { $goods } per { $colour } (up to { $most })
settlers-say-per-samurai-brief = { $goods } per samurai (up to { $most })
settlers-say-then-brief = { $first }; { $second }
settlers-say-for-brief = { $cost } → { $gain }
settlers-say-may-brief = ({ $does })
settlers-say-look-keep-brief = look at { $count }[card], keep 1
settlers-say-copy-brief = copy one of your productions
settlers-say-samurai-brief = { $count } samurai
settlers-say-when-colour-brief = building { $colour }: { $gain }
settlers-say-when-faction-brief = building a faction location: { $gain }
settlers-say-when-razing-brief = razing: { $gain }
settlers-say-when-dealing-brief = making a deal: { $gain }
settlers-say-when-scoring-brief = { $least }+[vp] at once: { $gain } more
settlers-say-when-trading-brief = opponent spends 2[worker]: { $gain } (up to { $most }×)
settlers-say-stores-brief = stores { $goods }
settlers-say-exchanges-brief = goods of deals → { $gain } each
settlers-say-holds-cards-brief = 1[card] → { $gain }; { $least }+[card]: { $bonus }
settlers-say-holds-resources-brief = resources → { $steps }
settlers-say-step-brief = { $count }: { $gain }
settlers-say-build-from-hand-brief = build a faction card
settlers-say-build-from-deals-brief = build one of your deals
settlers-say-reactivate-brief = use another action again
settlers-say-trigger-production-brief = one of your locations produces
settlers-say-raze-own-brief = raze your own common location
settlers-say-hand-to-foundation-brief = common card becomes a foundation
settlers-say-draw-keep-brief = draw { $count }[card], keep 1
settlers-say-use-own-deal-brief = the good of one of your deals
settlers-say-discard-own-deal-brief = discard one of your deals
settlers-say-discard-deal-brief = discard an opponent's deal
settlers-say-plunder-deal-brief = discard an opponent's deal, gain its good
settlers-say-steal-deal-brief = take an opponent's deal
settlers-say-route-deal-brief = deal with an opponent's faction location
settlers-say-steal-resource-brief = take 1[wood]/[stone]/[food] from an opponent
settlers-say-take-raze-good-brief = a good of an opponent's raze field
settlers-say-raze-any-brief = raze a location, whatever protects it
settlers-say-raze-for-points-brief = [raze] a card ({ $hand }) or a location ({ $location }+): { $gain } per good
settlers-say-remove-location-brief = discard an opponent's location
settlers-say-block-action-brief = block an opponent's action
settlers-say-take-over-brief = an opponent's location is yours this round
settlers-say-opponent-discards-brief = an opponent discards a card

settlers-count-card-brief = { $count }[card]
settlers-count-hand-card-brief = { $count }[card]
