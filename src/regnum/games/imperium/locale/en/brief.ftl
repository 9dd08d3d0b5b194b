# Cards in one line: what is not here is said in full.
# A minus is what is given, an arrow what it is given for, brackets what need not be done.

# Which cards
imperium-say-cards-brief = { $count }[card]
imperium-say-cards-of-brief = { $count }{ $icons }
imperium-say-named-brief = { $name }
imperium-say-named-subject-brief = { $name }
imperium-say-called-brief = { $count } { $name }
imperium-say-not-brief = { $what } (no { $icons })
imperium-say-from-brief = { $what } ({ $places })
imperium-from-hand-brief = hand
imperium-from-discard-brief = discard
imperium-from-play-brief = play
imperium-from-garrison-brief = garrison
imperium-from-deck-brief = deck
imperium-from-either-brief = { $first }/{ $second }
imperium-to-hand-brief = to hand
imperium-to-discard-brief = to discard
imperium-to-history-brief = to [history]

# How effects are joined
imperium-say-and-brief = { $words }, { $more }
imperium-say-choose-brief = { $options }
imperium-say-or-brief = {" "}or{" "}
imperium-say-may-brief = ({ $does })
imperium-say-to-brief = { $cost } → { $does }
imperium-say-if-brief = { $condition }: { $does }
imperium-say-by-state-brief = [barbarian] { $barbarian }; [empire] { $empire }
imperium-say-by-state-may-brief = [barbarian] { $barbarian }; [empire] { $empire }
imperium-say-each-other-brief = others: { $does }
imperium-say-each-player-brief = all: { $does }
imperium-say-for-each-brief = per { $per }: { $does }
imperium-say-times-brief = { $count }×: { $does }
imperium-say-per-brief = { $does } per { $per }
imperium-say-and-then-brief = { $first }, { $then }
imperium-say-up-to-brief = up to { $does }

# What effects do
imperium-say-gain-brief = { $tokens }
imperium-say-gain-again-brief = as many { $what } again
imperium-say-gain-action-brief = { $count }[action]
imperium-say-spend-action-brief = −{ $count }[action]
imperium-say-pay-brief = −{ $tokens }
imperium-say-pay-all-brief = −all { $what } (at least { $count })
imperium-say-pay-up-to-brief = −0–{ $count } { $what }
imperium-say-steal-brief = steal { $tokens }
imperium-say-steal-of-brief = steal { $tokens } ({ $whom })
imperium-say-or-unrest-brief = { $does }, or else [unrest]
imperium-say-return-exhaustion-brief = regain [exhaust]
imperium-say-put-on-market-brief = { $tokens } onto the market
imperium-say-store-brief = { $tokens } onto this
imperium-say-draw-brief = { $count }[card]
imperium-say-draw-up-to-brief = 0–{ $count }[card]
imperium-say-draw-if-able-brief = 0–{ $count }[card]
imperium-say-discard-brief = −{ $what }
imperium-say-hand-to-top-brief = { $what } onto the deck
imperium-say-discard-to-top-brief = { $what } from discard onto the deck
imperium-say-take-back-brief = { $what } from discard
imperium-say-draw-from-history-brief = { $what } from [history]
imperium-say-into-history-brief = { $what } to [history]
imperium-say-this-into-history-brief = this to [history]
imperium-say-exile-market-brief = exile from the market
imperium-say-exile-this-brief = exile this
imperium-say-sink-this-brief = sink this
imperium-say-abandon-this-brief = abandon this
imperium-say-recall-this-brief = recall this
imperium-say-exile-brief = exile { $what }
imperium-say-sink-brief = sink { $what }
imperium-say-abandon-brief = abandon { $what }
imperium-say-abandon-garrisoned-brief = abandon { $what } (garrison)
imperium-say-recall-brief = recall { $what }
imperium-say-recall-garrisoned-brief = recall { $what } (garrison)
imperium-say-garrison-brief = garrison { $what }
imperium-say-garrison-this-brief = garrison this under { $what }, whose text is resolved again
imperium-say-take-unrest-brief = take { $count }[unrest]
imperium-say-return-unrest-brief = −{ $count }[unrest]
imperium-say-return-from-brief = { $does } ({ $places })
imperium-say-return-this-brief = return this
imperium-say-find-brief = find { $what } { $to }
imperium-say-find-any-brief = find { $what } { $to }
imperium-say-find-in-brief = find { $what } ({ $places }) { $to }
imperium-say-acquire-brief = acquire { $icons }
imperium-say-acquire-any-exiled-brief = acquire from exile
imperium-say-or-exiled-brief = { $does } (also from exile)
imperium-say-break-through-brief = break through: { $icons }
imperium-say-swap-brief = swap exile and market
imperium-say-develop-brief = develop
imperium-say-develop-free-brief = develop for nothing
imperium-say-free-play-brief = free play { $what }
imperium-say-free-play-it-brief = free play
imperium-say-play-discard-brief = play { $what } from discard
imperium-say-ignore-empire-brief = ignore [empire]
imperium-say-look-fame-brief = one of { $count }[fame]
imperium-say-take-fame-brief = 1[fame]
imperium-say-look-nation-brief = look at the nation deck
imperium-say-nation-bottom-brief = nation deck: top to bottom
imperium-say-nation-discard-brief = nation deck: top to discard
imperium-say-trigger-brief = the end is triggered

# What is counted
imperium-per-in-play-brief = { $icons }
imperium-per-card-brief = [card]
imperium-per-history-brief = { $what } ([history])
imperium-per-named-brief = { $what }
imperium-per-garrison-here-brief = { $what } garrisoned
imperium-per-exiled-brief = [card] in exile
imperium-per-unrest-of-others-brief = others' [unrest]
imperium-per-poorer-brief = player with less [progress]
imperium-if-at-least-brief = { $count }+ { $per }
imperium-if-have-at-least-brief = { $count }+ { $what }
imperium-if-in-play-brief = { $name }
imperium-if-in-history-brief = { $name } ([history])
imperium-if-moved-brief = { $one }
imperium-if-moved-without-brief = no { $icons }

# Abilities
imperium-passive-hand-size-brief = hand +{ $count }
imperium-passive-acquire-exiled-brief = acquire exiled { $icons }
imperium-passive-free-plays-brief = free play: { $what }
imperium-passive-cheaper-development-brief = developing costs { $tokens } less
imperium-passive-look-more-brief = [fame]: look at { $count } more, { $tokens }
imperium-passive-tribute-brief = attackers give { $count }[progress]
imperium-passive-shield-brief = { $cost } → avoid [attack]
imperium-passive-shield-exhaust-brief = avoid [attack]
imperium-passive-shield-exhaust-and-brief = { $cost } → avoid [attack]
imperium-passive-when-brief = { $trigger }: { $does }
imperium-passive-when-exhaust-brief = { $trigger }: { $does }
imperium-when-play-brief = playing { $what }
imperium-when-play-discard-brief = playing { $what } from discard
imperium-when-acquire-brief = acquiring { $icons }
imperium-when-gain-brief = gaining { $icons }
imperium-when-gain-exiled-brief = gaining { $icons } from exile
imperium-when-gain-tokens-brief = gaining a card with { $what }
imperium-when-materials-from-brief = [materials] from { $icons }
imperium-when-youreturnunrest-brief = returning [unrest]
imperium-when-youtakeunrest-brief = taking [unrest]
imperium-when-youpaypopulation-brief = paying [population]
imperium-when-deckempty-brief = empty deck

# Cards
imperium-card-play-brief = { $does }
imperium-card-exhaust-brief = [exhaust] { $does }
imperium-card-answer-brief = [exhaust] { $does }
imperium-card-solstice-brief = [solstice] { $does }
imperium-card-final-brief = end: { $does }
imperium-card-passive-brief = { $does }
imperium-card-points-brief = { $points }[vp]
imperium-card-formula-brief = { $points }
imperium-points-per-brief = { $each ->
    [one] { $count }[vp] per { $per }
   *[other] { $count }[vp] per { $each } { $per }
}
imperium-points-in-history-brief = { $count }[vp] in [history]
imperium-points-in-garrison-brief = { $count }[vp] garrisoned
imperium-points-in-play-brief = { $count }[vp] in play
imperium-points-otherwise-brief = else { $count }[vp]
