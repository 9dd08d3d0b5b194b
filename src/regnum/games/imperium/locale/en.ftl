# Words
imperium-name = Imperium: Classics & Legends
imperium-materials = materials
imperium-population = population
imperium-progress = progress
imperium-region = region
imperium-uncivilised = uncivilised
imperium-civilised = civilised
imperium-tributary = tributary

# Which cards, as object and as subject of a sentence
imperium-say-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
imperium-say-cards-subject = { $count ->
    [one] card
   *[other] cards
}
imperium-say-cards-of = { $count ->
    [one] { $article } { $icons } card
   *[other] { $count } { $icons } cards
}
imperium-say-cards-of-subject = { $count ->
    [one] { $icons } card
   *[other] { $icons } cards
}
imperium-say-named = { $name }
imperium-say-named-subject = { $name }
imperium-say-called = { $count ->
    [one] one of your { $name }
   *[other] { $count } of your { $name }
}
imperium-say-called-subject = { $count ->
    [one] { $name } card
   *[other] { $name } cards
}
imperium-say-not = { $what } (not { $icons })
imperium-say-from = { $what } from your { $places }
imperium-from-hand = hand
imperium-from-discard = discard pile
imperium-from-play = play area
imperium-from-garrison = garrisons
imperium-from-deck = draw deck
imperium-from-either = { $first } or { $second }
imperium-to-hand = take it into your hand
imperium-to-discard = move it to your discard pile
imperium-to-history = move it to your history

# How effects are joined
imperium-say-and = { $words }, then { $more }
imperium-say-choose = one of these: { $options }
imperium-say-or = ; or else{" "}
imperium-say-may = if you like, { $does }
imperium-say-to = { $cost } → { $does }
imperium-say-if = if { $condition }, { $does }
imperium-say-by-state = as a [barbarian], { $barbarian }; as an [empire], { $empire }
imperium-say-by-state-may = as a [barbarian], { $barbarian }; as an [empire], { $empire }
imperium-say-each-other = each other player: { $does }
imperium-say-each-player = every player: { $does }
imperium-say-for-each = for each { $per }: { $does }
imperium-say-times = { $count ->
    [2] twice
   *[other] { $count } times
}: { $does }
imperium-say-per = { $does } for every { $per }
imperium-say-and-then = { $first } and { $then }
imperium-say-up-to = { $does } (or fewer)

# What effects do
imperium-say-gain = gain { $tokens }
imperium-say-gain-again = gain as many { $what } again
imperium-say-gain-action = { $count ->
    [one] gain an action
   *[other] gain { $count } actions
}
imperium-say-spend-action = { $count ->
    [one] spend an action
   *[other] spend { $count } actions
}
imperium-say-pay = pay { $tokens }
imperium-say-pay-all = pay all your { $what } (at least { $count })
imperium-say-pay-up-to = pay up to { $count } { $what }
imperium-say-steal = steal { $tokens } from everybody else
imperium-say-steal-of = steal { $tokens } from each other player for whom this holds: { $whom }
imperium-say-or-unrest = { $does }; whoever cannot give all of it takes [unrest]
imperium-say-return-exhaustion = move an [exhaust] token back to your state card
imperium-say-put-on-market = put { $tokens } on a market card
imperium-say-store = put { $tokens } on this card
imperium-say-treat = for the rest of the turn, one { $icons } in play counts as { $count } [production]
imperium-say-draw = { $count ->
    [one] draw 1 card
   *[other] draw { $count } cards
}
imperium-say-draw-up-to = draw { $count } cards or fewer
imperium-say-draw-if-able = draw { $count } cards or fewer, without reshuffling
imperium-say-discard = discard { $what }
imperium-say-discard-drawn = { $count ->
    [one] discard one of the cards drawn
   *[other] discard { $count } of the cards drawn
}
imperium-say-hand-to-top = lay { $what } from your hand onto your deck
imperium-say-discard-to-top = lay { $what } from your discard pile onto your deck
imperium-say-take-back = take { $what } from your discard pile into your hand
imperium-say-draw-from-history = take { $what } from your history into your hand
imperium-say-into-history = move { $what } to your history
imperium-say-this-into-history = move this card to your history
imperium-say-exile = exile { $what }
imperium-say-exile-this = exile this card
imperium-say-exile-market = exile a market card
imperium-say-sink = sink { $what }
imperium-say-sink-this = sink this card
imperium-say-abandon = abandon { $what }
imperium-say-abandon-this = abandon this card
imperium-say-abandon-host = abandon { $what } that has { $garrison } garrisoned
imperium-say-abandon-garrisoned = abandon { $what } from your garrisons
imperium-say-abandon-garrisoned-under = abandon { $what } garrisoned under { $hosts }
imperium-say-recall = recall { $what }
imperium-say-recall-this = recall this card
imperium-say-recall-garrisoned = recall { $what } from the garrison
imperium-say-garrison = garrison { $what } here
imperium-say-garrison-this = garrison this card under { $what } in play and resolve that card's play text again
imperium-say-take-unrest = { $count ->
    [one] take [unrest]
   *[other] take { $count } [unrest]
}
imperium-say-return-unrest = { $count ->
    [one] return 1 [unrest]
   *[other] return { $count } [unrest]
}
imperium-say-return-from = { $does } from your { $places }
imperium-say-return-this = return this card to the unrest pile
imperium-say-give = choose a card from your hand or discard pile for everybody else and hand it over
imperium-say-give-then = { $does }, for all to see; whoever gets { $what } must also { $then }
imperium-say-find = find { $what } and { $to }
imperium-say-find-any = find { $what } (whichever you like) and { $to }
imperium-say-find-in = search your { $places } for { $what } and { $to }
imperium-say-acquire = acquire { $icons }
imperium-say-acquire-token = acquire { $icons } with { $what } on it
imperium-say-acquire-exiled = acquire { $icons } from exile
imperium-say-acquire-any-exiled = acquire a card from exile
imperium-say-or-exiled = { $does }, also from exile
imperium-say-break-through = break through for { $icons }
imperium-say-swap = swap an exiled card with a market card
imperium-say-develop = develop
imperium-say-develop-free = develop without paying
imperium-say-free-play = free play { $what }
imperium-say-free-play-it = free play it at once
imperium-say-play-discard = play { $what } from your discard pile, for an action as usual
imperium-say-ignore-empire = the next card you play this turn may show [empire]
imperium-say-look-fame = look at the top { $count } [fame] cards and take one
imperium-say-take-fame = take the [fame] card on top
imperium-say-look-nation = look at your nation deck's top card
imperium-say-shuffle-nation = shuffle your nation deck
imperium-say-nation-bottom = move your nation deck's top card to its bottom
imperium-say-nation-discard = move your nation deck's top card to your discard pile
imperium-say-trigger = the end of the game is triggered

# What is counted
imperium-per-in-play = { $icons } you have in play
imperium-per-owned = { $icons }
imperium-per-card = cards
imperium-per-history = { $what } in your history
imperium-per-named = { $what } in your play area
imperium-per-garrison-here = { $what } garrisoned here
imperium-per-garrison = garrisoned { $what }
imperium-per-exiled = cards in exile
imperium-per-unrest-of-others = [unrest] that the other players score
imperium-per-poorer = player with fewer [progress] than you
imperium-per-done = { $what } so moved
imperium-per-paid = { $what } so spent
imperium-per-times = { $count } times
imperium-if-at-least = there are at least { $count } { $per }
imperium-if-have-at-least = you hold { $count } { $what } or more
imperium-if-in-play = { $name } is in play
imperium-if-in-history = { $name } is in your history
imperium-if-barbarian = [barbarian]
imperium-if-empire = [empire]
imperium-if-moved = it was { $one }
imperium-if-moved-without = it shows no { $icons }

# Abilities that work by themselves
imperium-passive-hand-size = your hand size is { $count } larger
imperium-passive-lose-barbarian = the [barbarian] icon is taken off your { $what }
imperium-passive-acquire-exiled = you may acquire exiled { $icons } cards
imperium-passive-free-plays = you may free play { $what }
imperium-passive-cheaper-unrest = playing an [unrest] costs { $discards ->
    [0] { $materials } [materials]
    [one] { $materials } [materials] or 1 card
   *[other] { $materials } [materials] or { $discards } cards
} less (at least 1)
imperium-passive-cheaper-development = developing costs { $tokens } less
imperium-passive-no-history = what would go into your history is discarded
imperium-passive-floods = sunk cards go into the flooded pile under this card
imperium-passive-market-token = where you would put [progress] on a market card, put { $tokens } there instead
imperium-passive-look-more = whenever you look at [fame] cards, look at { $count } more, then gain { $tokens }
imperium-passive-instead = whenever you would gain [materials], however many, each other player gains { $theirs } and you gain { $yours } instead
imperium-passive-fewer-masks = exhausting this card counts as one of the [mask] cards you have to discard
imperium-passive-garrison-for-masks = a card you abandon from the garrison here counts as one of the [mask] cards you have to discard
imperium-passive-tribute = attackers give you { $count } [progress], or you ignore their [attack]
imperium-passive-shield = { $cost } → you avoid an [attack], if you like
imperium-passive-shield-exhaust = on anybody's turn, you may exhaust this card to avoid an [attack]
imperium-passive-shield-exhaust-and = on anybody's turn, exhaust this card and { $cost } → you avoid an [attack], if you like
imperium-passive-when = when { $trigger }, { $does }
imperium-passive-when-exhaust = when { $trigger }, you may exhaust this card: { $does }
imperium-when-play = you play { $what }
imperium-when-play-discard = you play { $what } from your discard pile
imperium-when-acquire = you acquire { $icons }
imperium-when-gain = you acquire or break through for { $icons }
imperium-when-gain-exiled = you acquire { $icons } from exile
imperium-when-gain-tokens = you gain a market card with { $what } on it
imperium-when-materials-from = you gain [materials] from { $icons } in play
imperium-when-leaves = { $what } leaves play
imperium-when-youreturnunrest = you return an [unrest]
imperium-when-youtakeunrest = you take [unrest]
imperium-when-youpaypopulation = you pay [population]
imperium-when-cardsunk = a card is sunk
imperium-when-deckempty = your draw deck becomes empty

# Cards
imperium-card-players = { $count ->
    [3] For three or four players.
   *[other] For four players.
}
imperium-card-cost = Development: { $tokens }.
imperium-card-free = Free play.
imperium-card-ends = Taking it triggers the end of the game.
imperium-card-enters = Enters play as soon as you gain it.
imperium-card-king = Resolved instead of a [fame] card when there is none left, by each player at most once.
imperium-card-unplayable = Cannot be played.
imperium-card-needs = Played only if { $condition }.
imperium-card-no-garrison = Cannot be garrisoned.
imperium-card-unmovable = Cannot be abandoned or recalled.
imperium-card-last-quest = In the quest area it can be chosen only as the last impending quest.
imperium-card-regions = Counts as { $count } [region].
imperium-card-play = { $does }
imperium-card-exhaust = Exhaust: { $does }
imperium-card-answer = Exhaust in answer: { $does }
imperium-card-solstice = Solstice: { $does }
imperium-card-final = Before the winner is found: { $does }
imperium-card-passive = Passive: { $does }
imperium-card-points = Points: { $points }
imperium-card-formula = Points: { $points }
imperium-points-per = { $each ->
    [one] { $count } per { $per }
   *[other] { $count } per { $each } { $per }
}
imperium-points-in-history = { $count } in your history
imperium-points-in-garrison = { $count } garrisoned
imperium-points-in-play = { $count } in play
imperium-points-otherwise = { $count } otherwise

# Questions
imperium-ask-side = Choose the side of your power card.
    .waiting = { $seat } chooses a side of the power card.
imperium-ask-mode = How do you use your turn?
    .waiting = { $seat } decides how to use the turn.
imperium-ask-activate = Play a card, exhaust a card, or end your actions.
    .waiting = { $seat } plays or exhausts cards.
    .done = End my actions
imperium-ask-revolt = Return unrest cards from your hand.
    .done = That is all
imperium-ask-clean-up-token = Put a token on a market card.
    .waiting = { $seat } cleans up: a token goes onto a market card.
imperium-ask-clean-up-discard = Discard any cards before you refill your hand.
    .waiting = { $seat } cleans up: cards may be discarded.
    .done = Keep the rest
imperium-ask-solstice = Which solstice ability is next?
    .waiting = { $seat } chooses a solstice ability.
imperium-ask-choose = { $card }: choose one.
imperium-ask-may = { $card }: { $does }?
    .done = No
imperium-ask-pay-materials = Pay { $count } materials: how much progress stands in for them (each for 2)?
imperium-ask-pay-population = Pay { $count } population: how much progress stands in for it?
imperium-ask-pay-up-to = { $card }: how much { $what } do you pay?
imperium-ask-develop = Develop a card.
    .done = Develop nothing
imperium-ask-develop-reshuffle = You reshuffle: develop a card?
    .done = Develop nothing
imperium-ask-react = Use an ability that answers this?
    .done = Use none
imperium-ask-take-fame = { $card }: take one of these fame cards.
imperium-ask-put-back = { $card }: which of these goes back on top?
imperium-ask-tribute = { $other } has { $card }: give { $count } progress so that your attack counts there?
    .done = Give nothing
imperium-ask-shield = { $card } is an attack. Protect yourself?
    .done = Do nothing
imperium-ask-ignore = { $card }: ignore this part of the attack?
    .done = Let it happen
imperium-ask-discard = { $card }: discard { $count ->
    [one] a card
   *[other] { $count } cards
}.
    .done = Discard nothing
imperium-ask-discard-masks = { $card }: discard { $count ->
    [one] a mask
   *[other] { $count } masks
}.
    .done = Discard nothing
imperium-ask-discard-masks-or = { $card }: discard { $count ->
    [one] a mask, or choose what stands in for it
   *[other] { $count } masks, or choose what stands in for them
}.
    .done = Discard nothing
imperium-ask-hand-to-top = { $card }: put { $count ->
    [one] a card
   *[other] { $count } cards
} on top of your deck.
    .done = Put nothing
imperium-ask-discard-to-top = { $card }: put a discarded card on top of your deck.
    .done = Put nothing
imperium-ask-take-back = { $card }: take a card from your discard pile.
    .done = Take nothing
imperium-ask-draw-from-history = { $card }: take a card from your history.
    .done = Take nothing
imperium-ask-into-history = { $card }: put a card into your history.
    .done = Put nothing
imperium-ask-exile = { $card }: exile a card.
    .done = Exile nothing
imperium-ask-sink = { $card }: sink a card.
    .done = Sink nothing
imperium-ask-abandon = { $card }: abandon { $count ->
    [one] a card
   *[other] { $count } cards
}.
    .done = Abandon nothing
imperium-ask-recall = { $card }: recall a card.
    .done = Recall nothing
imperium-ask-garrison = { $card }: garrison a card here.
    .done = Garrison nothing
imperium-ask-garrison-this = { $card }: under which card does it go?
    .done = Nowhere
imperium-ask-return-unrest = { $card }: return an unrest card.
    .done = Return none
imperium-ask-return-exhaustion = { $card }: from where does an exhaustion token come back?
    .done = From nowhere
imperium-ask-market-token = { $card }: put a token on a market card.
imperium-ask-treat = { $card }: which card's icon counts as { $count } production this turn?
    .done = None
imperium-ask-give = { $card }: give a card to { $other }.
imperium-ask-find = { $card }: which card do you find?
    .done = Find nothing
imperium-ask-draw-on = { $card }: draw another card?
    .done = Stop
imperium-ask-acquire = { $card }: acquire a card.
    .done = Acquire nothing
imperium-ask-declare = Break through: for which suit?
    .done = Do not break through
imperium-ask-break-through = Break through for { $suit }: from where?
    .done = Do not break through
imperium-ask-break-variable = { $card }: break through for a card with a points formula.
imperium-ask-exile-market = { $card }: exile a market card.
    .done = Exile nothing
imperium-ask-swap-exiled = { $card }: which exiled card comes back?
imperium-ask-swap-market = { $card }: which market card makes room for it?
imperium-ask-free-play = { $card }: free play a card.
    .done = Play nothing
imperium-ask-play-discard = { $card }: play a card from your discard pile.
    .done = Play nothing

# Options
imperium-choice-yes = Yes
imperium-choice-activate = Activate
imperium-choice-innovate = Innovate
imperium-choice-revolt = Revolt
imperium-choice-draw-on = Draw
imperium-choice-from-deck = From the deck
imperium-choice-uncivilised = Uncivilised
imperium-choice-civilised = Civilised
imperium-choice-region = Region
imperium-choice-tributary = Tributary
imperium-choice-token-nation-deck = From the nation deck
imperium-choice-token-development = From the development area

# The log
imperium-turn = { $seat } begins a turn.
imperium-round = Round { $count } begins.
imperium-solstice = The solstice.
imperium-solstice-ability = { $seat }: solstice of { $card }.
imperium-activates = { $seat } activates.
imperium-innovates = { $seat } innovates.
imperium-revolts = { $seat } revolts.
imperium-side = { $seat } chooses { $card }.
imperium-played = { $seat } plays { $card }.
imperium-done = { $card } goes to the discard pile of { $seat }.
imperium-exhausted = { $seat } exhausts { $card }.
imperium-protected = { $seat } is protected by { $card }.
imperium-gained = { $seat } gains { $count } { $what }.
imperium-paid = { $seat } pays { $count } { $what }.
imperium-stole = { $seat } steals { $count } { $what } from { $other }.
imperium-gave-tokens = { $seat } gives { $other } { $count } { $what }.
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
imperium-market-token = { $seat } puts { $count } { $what } on { $card }.
imperium-stored = { $seat } puts { $count } { $what } on { $card }.
imperium-drew = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
imperium-drew-known = { $seat } draws { $cards }.
imperium-reshuffled = { $seat } reshuffles.
imperium-shuffled-nation = { $seat } shuffles the nation deck.
imperium-shuffled-deck = { $seat } shuffles the draw deck.
imperium-shuffled-main = The main deck is shuffled.
imperium-nation-card = { $card } comes from the nation deck.
imperium-last-card = { $seat } has reached { $card }.
imperium-empire = { $seat } becomes an empire.
imperium-nation-bottom = { $seat } puts a card at the bottom of the nation deck.
imperium-looked-nation = { $seat } looks at the top of the nation deck.
imperium-looked-nation-known = { $seat } looks at the top of the nation deck: { $cards }.
imperium-developed = { $seat } develops { $card }.
imperium-discarded = { $seat } discards { $card }.
imperium-abandoned = { $seat } abandons { $card }.
imperium-recalled = { $seat } recalls { $card }.
imperium-exiled = { $seat } exiles { $card }.
imperium-into-history = { $seat } puts { $card } into the history.
imperium-sunk = { $seat } sinks { $card }.
imperium-garrisoned = { $seat } garrisons { $card }.
imperium-took-back = { $seat } takes back { $card }.
imperium-put-on-deck-open = { $seat } puts { $card } on top of the deck.
imperium-put-on-deck = { $seat } puts a card on top of the deck.
imperium-put-on-deck-known = { $seat } puts { $cards } on top of the deck.
imperium-drew-history = { $seat } takes a card from the history.
imperium-drew-history-known = { $seat } takes { $cards } from the history.
imperium-gave-open = { $seat } gives { $card } away.
imperium-gave = { $seat } gives a card away.
imperium-gave-known = { $seat } gives away { $cards }.
imperium-found = { $seat } finds { $card }.
imperium-took-unrest = { $seat } takes unrest.
imperium-took-tucked = { $seat } gets the unrest under the card.
imperium-returned-unrest = { $seat } returns unrest.
imperium-acquired = { $seat } acquires { $card }.
imperium-broke-through = { $seat } breaks through for { $card }.
imperium-took-small = { $seat } breaks through and takes the top card of a deck.
imperium-took-small-known = { $seat } breaks through and takes { $cards }.
imperium-revealed = { $card } is revealed.
imperium-revealed-hand = { $seat } reveals the hand: { $cards }.
imperium-revealed-deck = { $seat } reveals the draw deck, from the top: { $cards }.
imperium-refilled = { $card } comes to the market.
imperium-tucked = Unrest is tucked under the market card.
imperium-untucked = The unrest under the market card goes back to the pile.
imperium-swapped = { $seat } brings { $card } back to the market.
imperium-looked-fame = { $seat } looks at { $count ->
    [one] a fame card
   *[other] { $count } fame cards
}.
imperium-looked-fame-known = { $seat } looks at { $cards }.
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
    .help = Each nation’s power card has two sides with different powers; the side that lies up stays up for the whole game.
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
imperium-end-rounds = The agreed number of rounds
imperium-end-standstill = Scored after a long standstill

# Why a card cannot be played or exhausted now
imperium-why-actions = You have no action token left.
imperium-why-barbarian = It is for barbarians, and you are an empire.
imperium-why-empire = It is for empires, and you are still barbarians.
imperium-why-unplayable = It is never played.
imperium-why-needs = What it asks for does not hold.
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
