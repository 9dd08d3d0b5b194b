# Cards in one line: what is not here is said in full.
# A minus is what is given, a plus the unrest that is taken, an arrow what it is done for. Brackets are around
# what need not be done, and around places. A comma binds closest, then "or", then the arrow, then a semicolon.

# Which cards
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
imperium-say-cards-not-brief = { $count } non-{ $without }
imperium-say-cards-of-not-brief = { $count } non-{ $without } { $icons }
imperium-say-named-brief = { $name }
imperium-say-named-subject-brief = { $name }
imperium-say-all-named-brief = { $name }
imperium-say-called-brief = { $count } { $name }
imperium-say-called-subject-brief = { $name }
imperium-say-from-brief = { $what } ({ $places })
imperium-say-from-hand-brief = { $what }
imperium-from-hand-brief = hand
imperium-from-discard-brief = discard
imperium-from-play-brief = play
imperium-from-garrison-brief = garrison
imperium-in-discard-brief = discard
imperium-in-deck-brief = deck
imperium-to-hand-brief = to hand
imperium-to-discard-brief = to discard
imperium-to-history-brief = to [history]

# How effects are joined
imperium-say-also-brief = {", "}
imperium-say-choose-brief = { $options }
imperium-say-comma-brief = {"; or "}
imperium-say-or-brief = {"; or "}
imperium-say-both-brief = both
imperium-say-either-brief = {" or "}
imperium-say-may-brief = ({ $does })
imperium-say-if-brief = { $condition }: { $does }
imperium-say-by-state-brief = [barbarian] { $barbarian } / [empire] { $empire }
imperium-say-by-state-may-brief = [barbarian] { $barbarian } / [empire] { $empire }
imperium-say-each-other-brief = others: { $does }
imperium-say-each-player-brief = all: { $does }
imperium-say-for-each-brief = per { $per }: { $does }
imperium-say-times-brief = { $count }×: { $does }
imperium-say-per-brief = { $does } per { $per }
imperium-say-and-then-brief = { $first }, { $then }

# What effects do
imperium-say-gain-brief = { $tokens }
imperium-say-gain-again-brief = as many { $what } again
imperium-say-gain-action-brief = { $count }[action]
imperium-say-spend-action-brief = −{ $count }[action]
imperium-say-pay-brief = { $tokens }
imperium-say-pay-all-brief = −all { $what } ({ $count }+)
imperium-say-pay-up-to-brief = −max. { $count }{ $what }
imperium-say-steal-brief = steal { $tokens }
imperium-say-steal-of-brief = steal { $tokens } (only { $whom })
imperium-say-or-unrest-brief = { $does } (who can't: +1[unrest])
imperium-say-return-exhaustion-brief = 1[exhaust] back
imperium-say-put-on-market-brief = { $tokens } onto the market
imperium-say-store-brief = { $tokens } onto this
imperium-say-treat-brief = 1{ $icons } = { $count }[production] this turn
imperium-say-draw-brief = { $count }[card]
imperium-say-draw-up-to-brief = max. { $count }[card]
imperium-say-draw-if-able-brief = max. { $count }[card]
imperium-say-draw-and-sort-brief = 1[card]: discard it, back onto the deck or to [history]
imperium-say-discard-brief = −{ $what }
imperium-say-discard-any-brief = −any { $icons }
imperium-say-discard-drawn-brief = −{ $count } of these
imperium-say-hand-to-top-brief = { $what } onto the deck
imperium-say-discard-to-top-brief = { $what } from discard onto the deck
imperium-say-take-back-brief = { $what } from discard
imperium-say-draw-from-history-brief = { $what } from [history]
imperium-say-into-history-brief = { $what } to [history]
imperium-say-this-into-history-brief = this to [history]
imperium-say-reveal-into-history-brief = all { $icons } (hand/discard/deck) to [history]
imperium-say-exile-brief = exile { $what }
imperium-say-exile-this-brief = exile this
imperium-say-exile-market-brief = exile from market
imperium-say-sink-brief = sink { $what }
imperium-say-sink-this-brief = sink this
imperium-say-abandon-brief = abandon { $what }
imperium-say-abandon-this-brief = abandon this
imperium-say-abandon-host-brief = abandon { $what } over { $garrison }
imperium-say-abandon-garrisoned-brief = abandon { $what } (garrison)
imperium-say-abandon-garrisoned-under-brief = abandon { $what } under { $hosts }
imperium-say-abandon-for-tokens-brief = abandon this, take its [progress]
imperium-say-abandon-returning-brief = abandon this, −all garrisoned [unrest]
imperium-say-recall-brief = recall { $what }
imperium-say-recall-this-brief = recall this
imperium-say-recall-garrisoned-brief = recall { $what } (garrison)
imperium-say-garrison-brief = garrison { $what }
imperium-say-garrison-this-brief = garrison this under { $what }, resolve that again
imperium-say-exhaust-this-brief = [exhaust]
imperium-say-take-unrest-brief = +{ $what }
imperium-say-return-unrest-brief = −{ $what }
imperium-say-return-this-brief = return this
imperium-say-return-before-scoring-brief = −max. { $count }[unrest] (anywhere)
imperium-say-give-brief = give others 1[card] each (hand/discard)
imperium-say-give-then-brief = { $does }; who gets { $what }: { $then }
imperium-say-find-brief = find { $what } { $to }
imperium-say-find-any-brief = find { $what } { $to }
imperium-say-find-in-brief = find { $what } ({ $places }) { $to }
imperium-say-acquire-brief = acquire { $what }
imperium-say-acquire-token-brief = acquire { $what } with { $token }
imperium-say-acquire-exiled-brief = acquire { $what } from exile
imperium-say-or-exiled-brief = { $does } (also from exile)
imperium-say-break-through-brief = break through: { $icons }
imperium-say-break-through-formula-brief = break through: [variable]
imperium-say-swap-brief = swap exile and market
imperium-say-swap-nation-brief = abandon this → swap 1[card] with the nation deck's top
imperium-say-develop-brief = develop
imperium-say-develop-free-brief = develop free
imperium-say-free-play-brief = free play { $what }
imperium-say-free-play-it-brief = free play it
imperium-say-play-discard-brief = play { $what } from discard
imperium-say-ignore-empire-brief = next card may be [empire]
imperium-say-borrow-brief = use the [exhaust] of another player's [pinned]
imperium-say-gamble-brief = guess the main deck's top suit: to hand, else exile
imperium-say-look-fame-brief = one of { $count }[fame]
imperium-say-take-fame-brief = 1[fame]
imperium-say-look-nation-brief = look at the nation deck
imperium-say-shuffle-nation-brief = shuffle the nation deck
imperium-say-nation-bottom-brief = top card to bottom
imperium-say-nation-discard-brief = nation deck: top to discard
imperium-say-turn-over-brief = turn this over
imperium-say-trigger-brief = trigger the end
imperium-say-garrison-quest-brief = new quest, if none
imperium-say-exile-quest-brief = exile a quest (not { $name })
imperium-say-exile-in-play-or-quest-brief = exile { $what } (play/active quest)
imperium-say-quest-to-hand-brief = active quest to hand
imperium-say-quest-to-discard-brief = active quest to discard
imperium-say-travel-on-brief = { $name }
imperium-say-become-empire-brief = on arrival: [empire]

# What is counted
imperium-per-in-play-brief = { $icons }
imperium-per-in-play-not-brief = non-{ $without } { $icons }
imperium-per-owned-brief = { $icons }
imperium-per-formula-brief = [variable]
imperium-per-card-brief = [card]
imperium-per-tokens-brief = { $what }
imperium-per-history-brief = { $what } in [history]
imperium-per-named-brief = { $what }
imperium-per-garrison-here-brief = garrisoned { $what }
imperium-per-exiled-brief = [card] in exile
imperium-per-unrest-of-others-brief = [unrest] of others
imperium-per-poorer-brief = player with less [progress]
imperium-per-done-brief = such { $what }
imperium-per-paid-brief = { $what } paid
imperium-if-at-least-brief = { $count }+ { $per }
imperium-if-have-at-least-brief = { $count }+{ $what }
imperium-if-have-in-play-brief = { $count }+ { $what }
imperium-if-has-in-play-brief = with { $icons }
imperium-if-in-play-brief = { $name } in play
imperium-if-barbarian-brief = [barbarian]
imperium-if-empire-brief = [empire]
imperium-if-moved-brief = if { $what }
imperium-if-moved-without-brief = if no { $icons }

# Abilities
imperium-passive-hand-size-brief = hand +{ $count }
imperium-passive-lose-barbarian-brief = { $what }: ignore [barbarian]
imperium-passive-acquire-exiled-brief = acquire exiled { $icons }
imperium-passive-free-plays-brief = free play { $what }
imperium-passive-cheaper-unrest-brief = playing [unrest]: { $discards ->
    [0] { $materials }[materials]
   *[other] { $materials }[materials]/{ $discards }[card]
} less (min. 1)
imperium-passive-cheaper-development-brief = developing: { $tokens } less
imperium-passive-no-history-brief = discard instead of [history]
imperium-passive-floods-brief = sunk cards go under this
imperium-passive-market-token-brief = market: { $tokens } instead of [progress]
imperium-passive-look-more-brief = looking at [fame]: { $count } more, { $tokens }
imperium-passive-instead-brief = { $yours } instead of [materials], others: { $theirs }
imperium-passive-fewer-masks-brief = instead of −1[mask]: [exhaust]
imperium-passive-garrison-for-masks-brief = instead of −1[mask]: abandon 1[card] (garrison)
imperium-passive-holds-quest-brief = active quest here (0[vp])
imperium-passive-tribute-brief = attacker gives { $count }[progress], or no [attack]
imperium-passive-shield-brief = { $cost } → avoid [attack]
imperium-passive-shield-exhaust-brief = { $cost } → avoid [attack]
imperium-passive-when-brief = { $trigger }: { $does }
imperium-passive-when-exhaust-brief = { $trigger }: { $does }
imperium-when-play-brief = playing { $what }
imperium-when-play-discard-brief = playing { $what } from discard
imperium-when-acquire-brief = acquiring { $icons }
imperium-when-gain-brief = gaining { $icons }
imperium-when-gain-exiled-brief = acquiring exiled { $icons }
imperium-when-gain-tokens-brief = gaining a card with { $what }
imperium-when-materials-from-brief = [materials] from { $icons }
imperium-when-leaves-brief = { $what } leaving play
imperium-when-youreturnunrest-brief = returning [unrest]
imperium-when-youtakeunrest-brief = taking [unrest]
imperium-when-youpaypopulation-brief = paying [population]
imperium-when-cardsunk-brief = sinking
imperium-when-deckempty-brief = empty deck

# Cards
imperium-card-exhaust-brief = [exhaust] { $does }
imperium-card-answer-brief = { $does }
imperium-card-solstice-brief = [solstice] { $does }
imperium-card-final-brief = end: { $does }
imperium-card-passive-brief = { $does }
imperium-card-points-brief = { $points }
imperium-card-formula-brief = { $points }
imperium-points-brief = { $count }[vp]
imperium-points-per-brief = { $each ->
    [one] { $count }[vp] per { $per }
   *[other] { $count }[vp] per { $each } { $per }
}
imperium-points-per-in-play-brief = { $each ->
    [one] { $count }[vp] per { $per } in play
   *[other] { $count }[vp] per { $each } { $per } in play
}
imperium-points-in-history-brief = { $count }[vp] in [history]
imperium-points-in-garrison-brief = { $count }[vp] garrisoned
imperium-points-in-play-brief = { $count }[vp] in play
imperium-points-otherwise-brief = else { $count }[vp]
