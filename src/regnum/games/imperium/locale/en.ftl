# Words
imperium-name = Imperium: Classics & Legends
imperium-word-round = round
imperium-word-turn = turn
imperium-materials = materials
    .one = material
    .count = { $count ->
        [one] { $count } { imperium-materials.one }
       *[other] { $count } { imperium-materials }
    }
imperium-population = population
imperium-progress = progress

# Icons, where they are read
imperium-mark-region = region
imperium-mark-uncivilised = uncivilised
imperium-mark-civilised = civilised
imperium-mark-tributary = tributary
imperium-mark-fame = fame
imperium-mark-unrest = unrest
imperium-mark-power = power
imperium-mark-pinned = pinned
imperium-mark-attack = attack
imperium-mark-barbarian = barbarian
imperium-mark-empire = empire
imperium-mark-city = city
imperium-mark-metropolis = metropolis
imperium-mark-knight = knight
imperium-mark-mask = mask
imperium-mark-scroll = scroll
imperium-mark-production = production
imperium-mark-fertile = fertile
imperium-mark-river = river
imperium-mark-variable = points formula
imperium-mark-exhaust = exhaustion

# Which cards, as object and as subject of a sentence
imperium-say-cards = { $limit ->
    [up-to] up to { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
   *[exactly] { $count ->
        [one] a card
       *[other] { $count } cards
    }
}
imperium-say-cards-subject = { $count ->
    [one] card
   *[other] cards
}
imperium-say-cards-of = { $limit ->
    [up-to] up to { $count ->
        [one] 1 { $icons } card
       *[other] { $count } { $icons } cards
    }
   *[exactly] { $count ->
        [one] { $article } { $icons } card
       *[other] { $count } { $icons } cards
    }
}
imperium-say-cards-of-subject = { $count ->
    [one] { $icons } card
   *[other] { $icons } cards
}
imperium-say-cards-not = { $count ->
    [one] a non-{ $without } card
   *[other] { $count } non-{ $without } cards
}
imperium-say-cards-not-subject = { $count ->
    [one] non-{ $without } card
   *[other] non-{ $without } cards
}
imperium-say-cards-of-not = { $count ->
    [one] a non-{ $without } { $icons } card
   *[other] { $count } non-{ $without } { $icons } cards
}
imperium-say-cards-of-not-subject = { $count ->
    [one] non-{ $without } { $icons } card
   *[other] non-{ $without } { $icons } cards
}
imperium-say-named = { $name }
imperium-say-named-subject = { $name }
imperium-say-all-named = { $name } cards
imperium-say-called = { $count ->
    [one] one of your { $name } cards
   *[other] { $count } of your { $name } cards
}
imperium-say-called-subject = { $count ->
    [one] { $name } card
   *[other] { $name } cards
}
imperium-say-from = { $what } from { $places }
imperium-from-hand = { $who ->
    [they] their hand
    [may] their hand
   *[do] your hand
}
imperium-say-from-hand = { $what } from { imperium-from-hand }
imperium-from-discard = { $who ->
    [they] their discard pile
    [may] their discard pile
   *[do] your discard pile
}
imperium-from-play = your play area
imperium-from-garrison = your garrisons
imperium-in-discard = your discard pile
imperium-in-deck = your draw deck
imperium-to-hand = take it into your hand
imperium-to-discard = put it into your discard pile
imperium-to-history = move it to your history

# How effects are joined
imperium-say-and = { $words }, then { $more }
imperium-say-choose = choose one – { $options }
imperium-say-or = ; or else{" "}
imperium-say-both = do both, in this order
imperium-say-also = { $count ->
    [2] {" and "}
   *[other] {", and "}
}
imperium-say-either = { $count ->
    [2] {" or "}
   *[other] {", or "}
}
imperium-say-comma = ;{" "}
imperium-say-may = { $who ->
    [they] may { $does }
    [you] may { $does }
   *[do] you may { $does }
}
imperium-say-to = { $cost } → { $does }
imperium-say-if = if { $condition }, { $does }
imperium-say-by-state = if you are a [barbarian], { $barbarian }; if you are an [empire], { $empire }
imperium-say-by-state-may = if you are a [barbarian], { $barbarian }; if you are an [empire], { $empire }
imperium-say-each-other = every other player { $does }
imperium-say-each-player = every player { $does }
imperium-say-for-each = for each { $per }, { $does }
imperium-say-times = { $count ->
    [2] { $does }, twice
   *[other] { $does }, { $count } times
}
imperium-say-per = { $does } for each { $per }
imperium-say-and-then = { $first } and { $then }

# What effects do
imperium-say-gain = { $who ->
    [they] gains { $tokens }
   *[do] gain { $tokens }
}
imperium-say-gain-again = gain the same amount of { $what } again
imperium-say-gain-action = { $count ->
    [one] gain 1 action
   *[other] gain { $count } actions
}
imperium-say-spend-action = { $count ->
    [one] spend 1 action
   *[other] spend { $count } actions
}
imperium-say-pay = pay { $tokens }
imperium-say-pay-all = pay all your { $what } (at least { $count })
imperium-say-pay-up-to = pay up to { $count } { $what }
imperium-say-steal = steal { $tokens } from every other player
imperium-say-steal-of = steal { $tokens } from every other player { $whom }
imperium-say-or-unrest = { $does }; whoever cannot give all of it takes an [unrest] card
imperium-say-return-exhaustion = move an [exhaust] token back to your state card
imperium-say-put-on-market = put { $tokens } on a market card
imperium-say-store = put { $tokens } on this card
imperium-say-treat = choose { $article } { $icons } icon you have in play; until the end of the turn it counts as { $count } [production] icons
imperium-say-draw = { $who ->
    [they] draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
   *[do] draw { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
}
imperium-say-draw-up-to = { $count ->
    [one] you may draw a card
   *[other] draw up to { $count } cards
}
imperium-say-draw-if-able = { $count ->
    [one] you may draw a card, without reshuffling
   *[other] draw up to { $count } cards, without reshuffling
}
imperium-say-discard = { $who ->
    [they] discards { $what }
   *[do] discard { $what }
}
imperium-say-discard-drawn = { $count ->
    [one] discard one of the cards drawn
   *[other] discard { $count } of the cards drawn
}
imperium-say-hand-to-top = lay { $what } from your hand onto your draw deck
imperium-say-discard-to-top = lay { $what } from your discard pile onto your draw deck
imperium-say-take-back = take { $what } from your discard pile into your hand
imperium-say-draw-from-history = take { $what } from your history into your hand
imperium-say-into-history = move { $what } to your history
imperium-say-this-into-history = move this card to your history
imperium-say-exile = exile { $what }
imperium-say-exile-this = exile this card
imperium-say-exile-market = exile a market card
imperium-say-sink = sink { $what }
imperium-say-sink-this = sink this card
imperium-say-abandon = { $who ->
    [they] abandons { $what }
   *[do] abandon { $what }
}
imperium-say-abandon-this = abandon this card
imperium-say-abandon-host = abandon { $what } that has { $garrison } garrisoned under it
imperium-say-abandon-garrisoned = abandon { $what } from your garrisons
imperium-say-abandon-garrisoned-under = abandon { $what } garrisoned under { $hosts }
imperium-say-recall = { $who ->
    [they] recalls { $what }
   *[do] recall { $what }
}
imperium-say-recall-this = recall this card
imperium-say-recall-garrisoned = recall { $what } garrisoned here
imperium-say-garrison = garrison { $what } here
imperium-say-garrison-this = garrison this card under { $what } you have in play, and resolve that card's play text again
imperium-say-exhaust-this = exhaust this card
imperium-say-take-unrest = { $who ->
    [they] takes { $what }
   *[do] take { $what }
}
imperium-say-return-unrest = { $who ->
    [they] returns { $what }
   *[do] return { $what }
}
imperium-say-return-this = return this card to the unrest pile
imperium-say-give = give every other player a card of your choice from your hand or your discard pile
imperium-say-give-then = { $does }, for all to see; whoever gets { $what } also { $then }
imperium-say-find = find { $what } and { $to }
imperium-say-find-any = find { $what } (either card) and { $to }
imperium-say-find-in = search { $places } for { $what } and { $to }
imperium-say-acquire = acquire { $what }
imperium-say-acquire-token = acquire { $what } with { $token } on it
imperium-say-acquire-exiled = acquire { $what } from exile
imperium-say-or-exiled = { $does } (also from exile)
imperium-say-break-through = break through for { $article } { $icons } card
imperium-say-break-through-formula = break through for a card with a points formula
imperium-say-swap = swap an exiled card with a market card
imperium-say-develop = develop a card
imperium-say-develop-free = develop a card without paying for it
imperium-say-free-play = free play { $what } from your hand
imperium-say-free-play-it = free play it at once
imperium-say-play-discard = play { $what } from your discard pile, spending an action as usual
imperium-say-ignore-empire = the next card you play this turn may be an [empire] card
imperium-say-look-fame = look at the top { $count } [fame] cards and take one
imperium-say-take-fame = take the [fame] deck's top card
imperium-say-look-nation = look at your nation deck's top card
imperium-say-shuffle-nation = shuffle your nation deck
imperium-say-nation-bottom = move that card to the bottom of your nation deck
imperium-say-nation-discard = put your nation deck's top card into your discard pile
imperium-say-trigger = trigger the end of the game

# What is counted
imperium-per-in-play = { $counted ->
    [icons] { $count ->
        [one] { $icons } icon
       *[other] { $icons } icons
    }
   *[cards] { $count ->
        [one] { $icons } card
       *[other] { $icons } cards
    }
} you have in play
imperium-per-in-play-not = { $count ->
    [one] non-{ $without } { $icons } card you have in play
   *[other] non-{ $without } { $icons } cards you have in play
}
imperium-per-owned = { $counted ->
    [icons] { $count ->
        [one] { $icons } icon
       *[other] { $icons } icons
    }
   *[cards] { $count ->
        [one] { $icons } card
       *[other] { $icons } cards
    }
}
imperium-per-formula = card with a points formula
imperium-per-card = cards
imperium-per-tokens = { $what }
imperium-per-history = { $what } in your history
imperium-per-named = { $what } you have in play
imperium-per-garrison-here = { $what } garrisoned here
imperium-per-garrison = garrisoned { $what }
imperium-per-exiled = cards in exile
imperium-per-unrest-of-others = [unrest] card that the other players score
imperium-per-poorer = player with less [progress] than you
imperium-per-done = of these { $what }
imperium-per-paid = { $what } you pay
imperium-per-times = { $count } times
imperium-if-at-least = there are at least { $count } { $per }
imperium-if-have-at-least = you hold at least { $count } { $what }
imperium-if-have-in-play = at least { $count } of your { $what } are in play
imperium-if-in-play = you have { $name } in play
imperium-if-in-history = { $name } is in your history
imperium-if-barbarian = { $who ->
    [they] who is a [barbarian]
   *[do] you are a [barbarian]
}
imperium-if-empire = { $who ->
    [they] who is an [empire]
   *[do] you are an [empire]
}
imperium-if-moved = it was { $one }
imperium-if-moved-without = it shows no { $icons } icon

# Abilities that work by themselves
imperium-passive-hand-size = your hand size is { $count } larger
imperium-passive-lose-barbarian = ignore the [barbarian] icon on your { $what }
imperium-passive-acquire-exiled = when you acquire { $article } { $icons } card, you may take it from exile
imperium-passive-free-plays = you may free play { $what }
imperium-passive-cheaper-unrest = playing an [unrest] card costs { $discards ->
    [0] { $materials } [materials]
    [one] { $materials } [materials] or 1 discarded card
   *[other] { $materials } [materials] or { $discards } discarded cards
} less (but at least 1)
imperium-passive-cheaper-development = developing a card costs { $tokens } less
imperium-passive-no-history = discard whatever would go to your history
imperium-passive-floods = sunk cards go into the flooded pile under this card
imperium-passive-market-token = when you would put [progress] on a market card, put { $tokens } there instead
imperium-passive-look-more = when you look at [fame] cards, look at { $count } more, then gain { $tokens }
imperium-passive-instead = when you would gain [materials], however many, every other player gains { $theirs } and you gain { $yours } instead
imperium-passive-fewer-masks = when you discard [mask] cards as a cost, you may exhaust this card instead of discarding one of them
imperium-passive-garrison-for-masks = when you discard [mask] cards as a cost, you may abandon cards garrisoned here instead of discarding them, one for one
imperium-passive-tribute = whoever attacks you gives you { $count } [progress]; otherwise you ignore the [attack]
imperium-passive-shield = you may { $cost } → avoid an [attack]
imperium-passive-shield-exhaust = on any player's turn, you may { $cost } → avoid an [attack]
imperium-passive-when = when { $trigger }, { $does }
imperium-passive-when-exhaust = when { $trigger }, you may { $does }
imperium-when-play = you play { $what }
imperium-when-play-discard = you play { $what } from your discard pile
imperium-when-acquire = you acquire { $article } { $icons } card
imperium-when-gain = you acquire or break through for { $article } { $icons } card
imperium-when-gain-exiled = you acquire { $article } { $icons } card from exile
imperium-when-gain-tokens = you gain a market card with { $what } on it
imperium-when-materials-from = you gain [materials] from { $article } { $icons } card in play
imperium-when-leaves = { $what } leaves play
imperium-when-youreturnunrest = you return an [unrest] card
imperium-when-youtakeunrest = you take an [unrest] card
imperium-when-youpaypopulation = you pay [population]
imperium-when-cardsunk = a card is sunk
imperium-when-deckempty = your draw deck becomes empty

# Cards
imperium-side-of = { $title } (side { $side })
imperium-card-players = { $count ->
    [3] For three or four players.
   *[other] For four players.
}
imperium-card-cost = Development cost: { $tokens }.
imperium-card-free = Free play.
imperium-card-ends = It triggers the end of the game when it goes from your nation deck to your discard pile.
imperium-card-enters = It enters play when it would go from your nation deck to your discard pile.
imperium-card-king = You resolve this when there is no [fame] card left to look at or take. Each player does so only once.
imperium-card-unplayable = Cannot be played.
imperium-card-needs = You may play it only if { $condition }.
imperium-card-no-garrison = Cannot be garrisoned.
imperium-card-unmovable = Cannot be abandoned or recalled.
imperium-card-last-quest = In the quest area, it can be chosen only when it is the last impending quest.
imperium-card-regions = Counts as { $count } [region] cards.
imperium-card-play = { $does }
imperium-card-exhaust = Exhaust: { $does }
imperium-card-answer = Reaction: { $does }
imperium-card-solstice = At the solstice: { $does }
imperium-card-final = Before the winner is determined: { $does }
imperium-card-passive = Passive: { $does }
imperium-card-points = Points: { $points }
imperium-card-formula = Points: { $points }, at most { $most }
imperium-points = { $count }
imperium-points-per = { $each ->
    [one] { $count } per { $per }
   *[other] { $count } per { $each } { $per }
}
imperium-points-per-in-play = { imperium-points-per }
imperium-points-in-history = { $count } in your history
imperium-points-in-garrison = { $count } garrisoned
imperium-points-in-play = { $count } in play
imperium-points-otherwise = { $count } otherwise

# Questions
imperium-ask-side = Choose the side of your power card
    .waiting = { $seat } chooses a side of the power card.
imperium-ask-mode = How do you use your turn?
    .waiting = { $seat } decides how to use the turn.
imperium-ask-activate = Play a card, exhaust a card, or end your actions
    .waiting = { $seat } chooses a card to play or exhaust.
    .done = End my actions
imperium-ask-revolt = Return unrest cards from your hand
    .waiting = { $seat } chooses which unrest cards to return.
    .done = That is all
imperium-ask-clean-up-token = Put { $what-count } on a market card
    .waiting = { $seat } cleans up: chooses a market card for { $what-count }.
imperium-ask-clean-up-discard = Discard any cards before you refill your hand
    .waiting = { $seat } cleans up: chooses what to discard.
    .done = Keep the rest
imperium-ask-solstice = Which solstice ability is next?
    .waiting = { $seat } chooses the next solstice ability.
imperium-ask-choose = { $card }: choose one
    .waiting = { $seat } chooses one of the effects of { $card }.
imperium-ask-may = { $card }: do this? { $does }.
    .waiting = { $seat } decides whether to use what { $card } allows.
    .done = No
imperium-ask-pay-materials = Pay { $count ->
    [one] { $count } material
   *[other] { $count } materials
}. How much progress do you give instead? Each counts as 2 materials.
    .waiting = { $seat } pays { $count ->
        [one] { $count } material
       *[other] { $count } materials
    }, and decides how much progress to give instead.
imperium-ask-pay-population = Pay { $count } population. How much progress do you give instead? Each counts as 1 population.
    .waiting = { $seat } pays { $count } population, and decides how much progress to give instead.
imperium-ask-pay-up-to = { $card }: how much { $what } do you pay?
    .waiting = { $card }: { $seat } decides how much { $what } to pay.
imperium-ask-develop = Develop a card
    .waiting = { $seat } chooses a card to develop.
    .done = Develop nothing
imperium-ask-develop-reshuffle = You reshuffle: develop a card?
    .waiting = { $seat } reshuffles, and may develop a card.
    .done = Develop nothing
imperium-ask-react = { $event ->
    [play] You play { $card }
    [return-unrest] You return an unrest card
    [take-unrest] You take an unrest card
    [gain] You gain { $card }
    [gain-unseen] You gain a card from a deck
    [materials] You gain materials from a card in play
    [population] You pay population
    [sink] You sink { $card }
    [leave] You no longer have { $card } in play
   *[deck-empty] Your draw deck is empty
}. Which of your cards reacts?
    .waiting = { $seat } decides whether one of their cards reacts.
    .done = Use none
imperium-ask-take-fame = { $card }: take one of these fame cards
    .waiting = { $card }: { $seat } chooses one of the fame cards.
imperium-ask-put-back = { $card }: which of these goes back on top?
    .waiting = { $card }: { $seat } chooses in which order the other fame cards go back.
imperium-ask-tribute = { $other } has { $card }: give { $count } progress so that your attack counts there?
    .waiting = { $seat } decides whether to give { $other } { $count } progress for { $card }.
    .done = Give nothing
imperium-ask-shield = { $card }: an attack. Protect yourself?
    .waiting = { $seat } decides whether to be protected from { $card }.
    .done = Do nothing
imperium-ask-ignore = You are protected from { $card }. Ignore this part of it? { $what }
    .waiting = { $seat } decides whether to ignore a part of { $card }.
    .done = Let it happen
imperium-ask-discard = { $card }: discard { $what }
    .waiting = { $card }: { $seat } chooses what to discard.
    .done = Discard nothing
imperium-ask-discard-masks = { $card }: discard { $count ->
    [one] a mask
   *[other] { $count } masks
}
    .waiting = { $card }: { $seat } chooses which masks to discard.
    .done = Discard nothing
imperium-ask-discard-masks-or = { $card }: discard { $count ->
    [one] a mask, or choose what stands in for it
   *[other] { $count } masks, or choose what stands in for them
}
    .waiting = { $card }: { $seat } chooses which masks to discard, or what stands in for them.
    .done = Discard nothing
imperium-ask-hand-to-top = { $card }: lay { $what } from your hand onto your draw deck
    .waiting = { $card }: { $seat } chooses what to lay from hand onto the draw deck.
    .done = Lay nothing
imperium-ask-discard-to-top = { $card }: lay { $what } from your discard pile onto your draw deck
    .waiting = { $card }: { $seat } chooses what to lay from the discard pile onto the draw deck.
    .done = Lay nothing
imperium-ask-take-back = { $card }: take { $what } from your discard pile into your hand
    .waiting = { $card }: { $seat } chooses what to take from the discard pile.
    .done = Take nothing
imperium-ask-draw-from-history = { $card }: take { $what } from your history into your hand
    .waiting = { $card }: { $seat } chooses what to take from the history.
    .done = Take nothing
imperium-ask-into-history = { $card }: move { $what } to your history
    .waiting = { $card }: { $seat } chooses what to move to the history.
    .done = Move nothing
imperium-ask-exile = { $card }: exile { $what }
    .waiting = { $card }: { $seat } chooses what to exile.
    .done = Exile nothing
imperium-ask-sink = { $card }: sink { $what }
    .waiting = { $card }: { $seat } chooses what to sink.
    .done = Sink nothing
imperium-ask-abandon = { $card }: abandon { $what }
    .waiting = { $card }: { $seat } chooses what to abandon.
    .done = Abandon nothing
imperium-ask-recall = { $card }: recall { $what }
    .waiting = { $card }: { $seat } chooses what to recall.
    .done = Recall nothing
imperium-ask-garrison = { $card }: garrison { $what } here
    .waiting = { $seat } chooses what to garrison under { $card }.
    .done = Garrison nothing
imperium-ask-garrison-this = { $card }: under which card do you garrison it?
    .waiting = { $seat } chooses under which card to garrison { $card }.
    .done = Nowhere
imperium-ask-return-unrest = { $card }: return { $what }
    .waiting = { $card }: { $seat } chooses which unrest card to return.
    .done = Return none
imperium-ask-return-exhaustion = { $card }: from where does an exhaustion token come back?
    .waiting = { $card }: { $seat } chooses which exhaustion token comes back.
    .done = From nowhere
imperium-ask-market-token = { $card }: put { $what-count } on a market card
    .waiting = { $card }: { $seat } chooses a market card for { $what-count }.
imperium-ask-treat = { $card }: which card shows the { $what } icon that counts as { $count } production this turn?
    .waiting = { $card }: { $seat } chooses which { $what } icon counts as production.
    .done = None
imperium-ask-give = { $card }: give a card to { $other }
    .waiting = { $card }: { $seat } chooses a card to give to { $other }.
imperium-ask-find = { $card }: find { $what }
    .waiting = { $card }: { $seat } chooses what to find.
    .done = Find nothing
imperium-ask-draw-on = { $card }: draw a card?
    .waiting = { $card }: { $seat } decides whether to draw a card.
    .done = Stop
imperium-ask-acquire = { $card }: acquire { $what }
    .waiting = { $card }: { $seat } chooses what to acquire.
    .done = Acquire nothing
imperium-ask-declare = Break through for a card of which suit?
    .waiting = { $seat } breaks through, and chooses a suit.
    .done = Do not break through
imperium-ask-break-through = Break through ({ $suit }): which card do you take?
    .waiting = { $seat } breaks through ({ $suit }), and chooses a card.
    .done = Do not break through
imperium-ask-break-variable = { $card }: break through for a card with a points formula
    .waiting = { $card }: { $seat } breaks through, and chooses a card.
imperium-ask-exile-market = { $card }: exile a market card
    .waiting = { $card }: { $seat } chooses a market card to exile.
    .done = Exile nothing
imperium-ask-swap-exiled = { $card }: which exiled card comes back?
    .waiting = { $card }: { $seat } chooses an exiled card to bring back.
imperium-ask-swap-market = { $card }: which market card makes room for it?
    .waiting = { $card }: { $seat } chooses a market card to send into exile.
imperium-ask-free-play = { $card }: free play { $what } from your hand
    .waiting = { $card }: { $seat } chooses what to free play.
    .done = Play nothing
imperium-ask-play-discard = { $card }: play { $what } from your discard pile
    .waiting = { $card }: { $seat } chooses what to play from the discard pile.
    .done = Play nothing

# Options
imperium-choice-yes = Yes
imperium-choice-activate = Activate
imperium-choice-innovate = Innovate: discard hand, break through
imperium-choice-revolt = Revolt: return unrest
imperium-choice-draw-on = Draw
imperium-choice-from-deck = A card from the deck
imperium-choice-uncivilised = Uncivilised
imperium-choice-civilised = Civilised
imperium-choice-region = Region
imperium-choice-tributary = Tributary
imperium-choice-token-nation-deck = From the nation deck
imperium-choice-token-development = From the development area

# The log
imperium-turn = { $seat } begins a turn.
imperium-round = Round { $count } begins.
imperium-solstice = The solstice begins.
imperium-solstice-ability = Solstice: { $seat } uses { $card }.
imperium-activates = { $seat } activates.
imperium-innovates = { $seat } innovates.
imperium-revolts = { $seat } revolts.
imperium-side = { $seat } chooses { $card }.
imperium-played = { $seat } plays { $card }.
imperium-played-free = { $seat } plays { $card } as a free play.
imperium-empire-next = The next card that { $seat } plays this turn may be an empire card.
imperium-done = { $seat } puts { $card } into the discard pile.
imperium-exhausted = { $seat } exhausts { $card }.
imperium-answered = { $card } takes effect for { $seat }.
imperium-protected = { $seat } is protected by { $card }.
imperium-gained = { $seat } gains { $tokens }.
imperium-gained-from = { $seat } gains { $tokens } from { $card }.
imperium-lost = { $seat } is robbed of { $tokens }.
imperium-paid = { $seat } pays { $tokens }.
imperium-stole = { $seat } steals { $tokens } from { $other }.
imperium-gave-tokens = { $seat } gives { $other } { $tokens }.
imperium-gained-actions = { $count ->
    [one] { $seat } gains an action.
   *[other] { $seat } gains { $count } actions.
}
imperium-spent-actions = { $count ->
    [one] { $seat } spends an action.
   *[other] { $seat } spends { $count } actions.
}
imperium-refreshed = { $seat } takes the exhaustion token off { $card }.
imperium-refreshed-nation = { $seat } takes the exhaustion token off the nation deck.
imperium-refreshed-development = { $seat } takes the exhaustion token out of the development area.
imperium-treated = { $seat }: one { $what } icon on { $card } counts as { $count } production this turn.
imperium-market-token = { $seat } puts { $tokens } on { $card }.
imperium-stored = { $seat } puts { $tokens } on { $card }.
imperium-drew = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
imperium-drew-known = { $seat } draws { $cards }.
imperium-reshuffled = { $seat } reshuffles.
imperium-shuffled-nation = { $seat } shuffles the nation deck.
imperium-shuffled-deck = { $seat } shuffles the draw deck.
imperium-shuffled-main = { $seat } shuffles the rest back into the main deck.
imperium-nation-card = { $seat } puts { $card } from the nation deck into the discard pile.
imperium-last-card = { $seat } puts the last nation card into the discard pile: { $card }.
imperium-last-card-enters = { $seat } puts the last nation card into play: { $card }.
imperium-empire = { $seat } becomes an empire.
imperium-nation-bottom = { $seat } puts the top card of the nation deck at its bottom.
imperium-looked-nation = { $seat } looks at the top of the nation deck.
imperium-looked-nation-known = { $seat } looks at the top of the nation deck: { $cards }.
imperium-developed = { $seat } develops { $card }.
imperium-discarded = { $seat } discards { $card }.
imperium-discarded-hand = { $seat } discards the whole hand: { $cards }.
imperium-abandoned = { $seat } abandons { $card }.
imperium-recalled = { $seat } recalls { $card }.
imperium-exiled = { $seat } exiles { $card }.
imperium-exiled-market = { $seat } exiles { $card } from the market.
imperium-into-history = { $seat } moves { $card } to the history.
imperium-no-history = { $seat } has no history and discards { $card }.
imperium-sunk = { $seat } sinks { $card }.
imperium-no-flooded = { $seat } has no flooded pile and discards { $card }.
imperium-followed = { $card }, garrisoned there, goes with it.
imperium-garrisoned = { $seat } garrisons { $card } under { $under }.
imperium-took-back = { $seat } takes { $card } back into hand.
imperium-put-on-deck-open = { $seat } lays { $card } onto the draw deck.
imperium-put-on-deck = { $seat } lays a card onto the draw deck.
imperium-put-on-deck-known = { $seat } lays { $cards } onto the draw deck.
imperium-drew-history = { $seat } takes a card from the history into hand.
imperium-drew-history-known = { $seat } takes { $cards } from the history into hand.
imperium-gave-open = { $seat } gives { $card } to { $other }.
imperium-gave = { $seat } gives a card to { $other }.
imperium-gave-known = { $seat } gives { $cards } to { $other }.
imperium-found = { $seat } finds { $card }.
imperium-took-unrest = { $seat } takes an unrest card.
imperium-took-tucked = { $seat } takes the unrest card under { $under }.
imperium-returned-unrest = { $seat } returns an unrest card.
imperium-acquired = { $seat } acquires { $card }.
imperium-acquired-exiled = { $seat } acquires { $card } from exile.
imperium-broke-through = { $seat } breaks through for { $card }.
imperium-broke-through-exiled = { $seat } breaks through for { $card } from exile.
imperium-took-small = { $seat } breaks through and takes the top card of the { $deck ->
    [region-deck] region
    [uncivilised-deck] uncivilised
   *[civilised-deck] civilised
} deck.
imperium-took-small-known = { $seat } breaks through and takes { $cards } from the { $deck ->
    [region-deck] region
    [uncivilised-deck] uncivilised
   *[civilised-deck] civilised
} deck.
imperium-revealed = { $seat } reveals from the main deck: { $cards }.
imperium-revealed-hand = { $seat } shows the hand: { $cards }.
imperium-revealed-deck = { $seat } shows the draw deck, from the top: { $cards }.
imperium-refilled = New in the market: { $card }.
imperium-tucked = An unrest card is tucked under { $under }.
imperium-untucked = The unrest card under { $under } goes back to the unrest pile.
imperium-swapped = { $seat } brings { $card } back from exile to the market.
imperium-looked-fame = { $seat } looks at { $count ->
    [one] the top fame card
   *[other] the top { $count } fame cards
}.
imperium-looked-fame-known = { $seat } looks at the top of the fame deck: { $cards }.
imperium-took-fame = { $seat } takes a fame card.
imperium-took-fame-known = { $seat } takes { $cards }.
imperium-king = { $seat } resolves King of Kings.
imperium-king-turned = King of Kings is turned over.
imperium-triggered-main-deck = The main deck is empty: one more round after this one.
imperium-triggered-developed = The last card was developed: one more round after this one.
imperium-triggered-king-of-kings = King of Kings triggers the end: one more round after this one.
imperium-triggered-zenith = The zenith card triggers the end: one more round after this one.
imperium-collapse = The unrest pile is empty: the game collapses.
imperium-over = The game is over.

# The table
imperium-zone-market = Market
imperium-zone-tucked = Tucked unrest
imperium-zone-region-deck = Region deck
imperium-zone-uncivilised-deck = Uncivilised deck
imperium-zone-civilised-deck = Civilised deck
imperium-zone-main-deck = Main deck
imperium-zone-exchanged = Tributaries of the other box
imperium-zone-fame-deck = Fame deck
imperium-zone-fame-known = Fame cards you know
imperium-zone-king-of-kings = King of Kings
imperium-zone-unrest = Unrest pile
imperium-zone-exile = Exile
imperium-zone-looking = You look at
imperium-zone-power = Power card
imperium-zone-extra = Beside the power card
imperium-zone-nation = Nation deck
imperium-zone-nation-known = Nation cards you know
imperium-zone-accession = Last nation card
imperium-zone-development = Development area
imperium-zone-quests = Quest area
imperium-zone-quest = Active quest
imperium-zone-journey = The other faces of the journey
imperium-zone-play = Play area
imperium-zone-garrison = Garrison
imperium-zone-hand = Hand
imperium-zone-deck = Draw deck
imperium-zone-deck-top = On top of the deck
imperium-zone-discard = Discard pile
imperium-zone-history = History
imperium-zone-flooded = Flooded pile
imperium-counter-round = Round
imperium-counter-last-round = Last round
imperium-counter-actions = Actions
imperium-counter-exhaustion = Exhaustion tokens
imperium-counter-exhausted = Exhausted
imperium-counter-empire = Empire
imperium-counter-hand-size = Hand size
imperium-stage-sides = Power cards
imperium-stage-turn = A turn begins
imperium-stage-activate = Activating
imperium-stage-innovate = Innovating
imperium-stage-revolt = Revolting
imperium-stage-market-token = Clean-up: market token
imperium-stage-discard = Clean-up: discarding
imperium-stage-refill = Clean-up: refilling the hand
imperium-stage-solstice = Solstice
imperium-stage-ability = Solstice
imperium-stage-final = Before scoring
imperium-stage-over = The game is over

# On the board
imperium-board-collapse = Collapse when it is empty
imperium-board-empire = Empire
imperium-board-time-line = Time line
imperium-board-played = Played this turn
imperium-board-none = Nothing in play yet
imperium-board-bot = Bot

# Before and after a game
imperium-option-boxes = Boxes
    .help = Which boxes the nations come from, and whose commons lie on the table.
imperium-option-boxes-both-classics = Both, commons of Classics
    .help = All sixteen nations. A tributary that is called like a nation in play makes room for one of Legends.
imperium-option-boxes-both-legends = Both, commons of Legends
    .help = All sixteen nations. A tributary that is called like a nation in play makes room for one of Classics.
imperium-option-nations = Nations
    .help = Which nation each seat leads, each at most once; what is left open is drawn by lot.
imperium-option-nations-seed = By lot
imperium-option-sides = Sides of the power cards
    .help = Each nation's power card has two sides with different powers; the side that lies up stays up for the whole game.
imperium-option-sides-A = Side A
    .help = The first power of the nation, as a rule for players who know it already.
imperium-option-sides-B = Side B
    .help = The second power of the nation, the easier one for a first game.
imperium-option-sides-choose = Chosen by the players
    .help = The player is asked before the first turn.
imperium-option-rounds = Number of rounds
    .help = A number from 1 to 99 makes a shorter game that is scored after so many rounds; off plays until it ends by itself.
imperium-option-rounds-off = Until the game ends by itself
imperium-end-main-deck = The main deck was empty
imperium-end-developed = The last card was developed
imperium-end-king-of-kings = King of Kings
imperium-end-zenith = The zenith card
imperium-end-collapse = Collapse
imperium-end-rounds = The agreed number of rounds was played
imperium-end-standstill = Scored after a long standstill

# Why a card cannot be played or exhausted now
imperium-why-actions = You have no action token left.
imperium-why-barbarian = Only barbarians may play it, and you are an empire.
imperium-why-empire = Only empires may play it, and you are still barbarians.
imperium-why-unplayable = It is never played.
imperium-why-needs = Its condition does not hold.
imperium-why-cost = You cannot meet its cost in full.
imperium-why-nothing = There is nothing that it could be used on.
imperium-why-used = It carries an exhaustion token already.
imperium-why-exhaustion = You have no exhaustion token left.

# Headings of the points at the end
imperium-score-uncivilised = Uncivilised cards
imperium-score-civilised = Civilised cards
imperium-score-region = Regions
imperium-score-tributary = Tributaries
imperium-score-fame = Fame
imperium-score-unrest = Unrest
imperium-score-power = Power card
imperium-score-nation = Other cards of the nation
