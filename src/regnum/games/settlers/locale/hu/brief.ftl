# A kártyák egy sorban: ami itt nincs, az teljes mondattal szerepel. A nyíl után az áll, amit érte kapsz.
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
settlers-line-bonus-brief = felépítve: { $does }
settlers-line-attack-brief = támadja: { $good }

settlers-say-per-colour-brief = { $goods } minden { $colour } után (legfeljebb { $most })
settlers-say-per-samurai-brief = { $goods } minden szamuráj után (legfeljebb { $most })
settlers-say-then-brief = { $first }; { $second }
settlers-say-for-brief = { $cost } → { $gain }
settlers-say-may-brief = ({ $does })
settlers-say-look-keep-brief = { $count }[card] megnézése, 1 a kezedbe
settlers-say-copy-brief = egy termelésed másolása
settlers-say-samurai-brief = { $count } szamuráj
settlers-say-when-colour-brief = { $colour } épül: { $gain }
settlers-say-when-faction-brief = saját helyszín épül: { $gain }
settlers-say-when-razing-brief = rombolás: { $gain }
settlers-say-when-dealing-brief = üzletkötés: { $gain }
settlers-say-when-scoring-brief = egyszerre { $least }+[vp]: még { $gain }
settlers-say-when-trading-brief = ellenfél 2[worker] jelzőt költ: { $gain } (legfeljebb { $most }×)
settlers-say-stores-brief = raktároz: { $goods }
settlers-say-exchanges-brief = üzletek árui → egyenként { $gain }
settlers-say-holds-cards-brief = 1[card] → { $gain }; { $least }+[card]: { $bonus }
settlers-say-holds-resources-brief = nyersanyag → { $steps }
settlers-say-step-brief = { $count }: { $gain }
settlers-say-build-from-hand-brief = birodalomkártya építése
settlers-say-build-from-deals-brief = egy üzleted felépítése
settlers-say-reactivate-brief = egy másik akció újra használható
settlers-say-trigger-production-brief = egy helyszíned termel
settlers-say-raze-own-brief = egy saját közös helyszín lerombolása
settlers-say-hand-to-foundation-brief = közös kártyából alapzat
settlers-say-draw-keep-brief = { $count }[card] húzása, 1 megmarad
settlers-say-use-own-deal-brief = egy üzleted áruja
settlers-say-discard-own-deal-brief = egy saját üzlet eldobása
settlers-say-discard-deal-brief = egy ellenfél üzletének eldobása
settlers-say-plunder-deal-brief = egy ellenfél üzletének eldobása, áruja a tiéd
settlers-say-steal-deal-brief = egy ellenfél üzlete a tiéd
settlers-say-route-deal-brief = üzlet egy ellenfél birodalmi helyszínével
settlers-say-steal-resource-brief = 1[wood]/[stone]/[food] egy ellenféltől
settlers-say-take-raze-good-brief = egy áru egy ellenfél rombolásmezőjéből
settlers-say-raze-any-brief = helyszín lerombolása, bármi védi is
settlers-say-raze-for-points-brief = [raze] kártya ({ $hand }) vagy helyszín ({ $location }+): árunként { $gain }
settlers-say-remove-location-brief = egy ellenfél helyszínének eldobása
settlers-say-block-action-brief = egy ellenfél akciójának tiltása
settlers-say-take-over-brief = egy ellenfél helyszíne egy fordulóra a tiéd
settlers-say-opponent-discards-brief = egy ellenfél eldob egy lapot

settlers-count-card-brief = { $count }[card]
settlers-count-hand-card-brief = { $count }[card]
