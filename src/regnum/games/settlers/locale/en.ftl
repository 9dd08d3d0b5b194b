# Goods. `good` is the word alone, `count` goes with a number.
settlers-good-wood = wood
settlers-good-stone = stone
settlers-good-food = food
settlers-good-gold = gold
settlers-good-worker = worker
    .count = { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
settlers-good-raze = raze token
    .count = { $count ->
        [one] { $count } raze token
       *[other] { $count } raze tokens
    }
settlers-good-defense = defense token
    .count = { $count ->
        [one] { $count } defense token
       *[other] { $count } defense tokens
    }
settlers-good-vp = VP
settlers-good-card = card
    .count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
settlers-good-common-card = common card
    .count = { $count ->
        [one] { $count } common card
       *[other] { $count } common cards
    }
settlers-good-faction-card = faction card
    .count = { $count ->
        [one] { $count } faction card
       *[other] { $count } faction cards
    }

settlers-count-wood = { $count } [wood]
settlers-count-stone = { $count } [stone]
settlers-count-food = { $count } [food]
settlers-count-gold = { $count } [gold]
settlers-count-worker = { $count } [worker]
settlers-count-raze = { $count } [raze]
settlers-count-defense = { $count } [defense]
settlers-count-vp = { $count } [vp]
settlers-count-card = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
settlers-count-common-card = { $count ->
    [one] 1 common card
   *[other] { $count } common cards
}
settlers-count-faction-card = { $count ->
    [one] 1 faction card
   *[other] { $count } faction cards
}
settlers-count-resource = { $count ->
    [one] any 1 resource
   *[other] any { $count } resources
}
settlers-count-hand-card = { $count ->
    [one] 1 card from your hand
   *[other] { $count } cards from your hand
}
settlers-count-location = { $count ->
    [one] 1 location
   *[other] { $count } locations
}

# Colours, factions, categories
settlers-colour-black = black
settlers-colour-purple = purple
settlers-colour-blue = blue
settlers-colour-brown = brown
settlers-colour-gold = gold-coloured
settlers-colour-red = red
settlers-colour-pink = pink
settlers-colour-gray = gray
settlers-suit-common = Common
settlers-suit-barbarians = Barbarians
settlers-suit-japanese = Japanese
settlers-suit-romans = Romans
settlers-suit-egyptians = Egyptians
settlers-suit-attack = Attack cards
settlers-virtual-player = the virtual player
settlers-category-production = Production location
settlers-category-feature = Feature location
settlers-category-action = Action location

# The lines of a card
settlers-line-kind = { $what }, { $vp } [vp] at the end of the game
settlers-line-cost = Cost: { $cost }
settlers-line-raze = Raze: { $goods }
settlers-line-deal = Deal: { $good }
settlers-line-production = Production: { $does }.
settlers-line-feature = Feature: { $does }.
settlers-line-action = { $times ->
    [one] Action, once per round
    [2] Action, twice per round
   *[other] Action, { $times } times per round
}: { $cost } → { $does }.
settlers-line-action-free = { $times ->
    [one] Action, once per round
    [2] Action, twice per round
   *[other] Action, { $times } times per round
}: { $does }.
settlers-line-bonus = Building bonus: { $does }.
settlers-line-attack = Target of an attack: { $good }. As a deal it produces the same.

# What cards do
settlers-say-per-colour = { $goods } for each of your { $colour } locations, at most { $limit }
settlers-say-per-samurai = { $goods } for each samurai in your empire, at most { $limit }
settlers-say-or = { $first } or { $second }
settlers-say-then = { $first }; then { $second }
settlers-say-for = { $cost } → { $gain }
settlers-say-may = you may pay { $does }
settlers-say-look-keep = { $count ->
    [one] look at the top card of your faction deck and take it to your hand
   *[other] look at the top { $count } cards of your faction deck, take one to your hand and shuffle the others back
}
settlers-say-copy = the goods of another production location of yours
settlers-say-samurai = place { $count } samurai from the supply on your faction locations
settlers-say-when-colour = each time you build a { $colour } location, { $gain }
settlers-say-when-faction = each time you build a faction location, { $gain }
settlers-say-when-razing = each time you raze, { $gain }
settlers-say-when-dealing = each time you make a deal, { $gain }
settlers-say-when-scoring = each time you gain { $least } [vp] or more at once, { $gain } more
settlers-say-when-trading = { $most ->
    [one] each time an opponent spends a pair of workers on a resource or a card, { $gain }, at most once per round
   *[other] each time an opponent spends a pair of workers on a resource or a card, { $gain }, at most { $most } times per round
}
settlers-say-stores = in the cleanup phase you may store any amount of { $goods }
settlers-say-exchanges = in the production phase you may return goods of your deals for { $gain } each
settlers-say-holds-cards = in your turn you may put cards from your hand under this location for { $gain } each; with { $least } or more under it, { $bonus } more at the end of the game
settlers-say-holds-resources = in your turn you may put resources on this location; at the end of the game { $steps }; only the highest of these that you reach counts
settlers-say-step = { $gain } for { $count } of them
settlers-say-build-from-hand = build a faction card from your hand without discarding a location for it
settlers-say-build-from-deals = build a card from the deals under your board without discarding a location for it
settlers-say-reactivate = clear another action location of yours, so that it can be activated again
settlers-say-trigger-production = a production location of yours produces at once
settlers-say-raze-own = raze a common location of yours; beside its raze field you gain 1 [wood] for the foundation that it becomes
settlers-say-hand-to-foundation = turn a common card from your hand into a foundation
settlers-say-draw-keep = { $count ->
    [one] draw a card from a deck of your choice
   *[other] draw { $count } cards, each from a deck of your choice, keep one of them and discard the rest
}
settlers-say-use-own-deal = one of your deals gives its good once more
settlers-say-discard-own-deal = discard one of your deals
settlers-say-discard-deal = discard a deal of an opponent
settlers-say-plunder-deal = discard a deal of an opponent and gain its good
settlers-say-steal-deal = move a deal from under an opponent's board to under yours
settlers-say-route-deal = make a deal with a faction location of an opponent; the top card of your faction deck marks it
settlers-say-steal-resource = take 1 [wood], 1 [stone] or 1 [food] from an opponent
settlers-say-take-raze-good = gain one good from the raze field of an opponent's location; the location stays
settlers-say-raze-any = raze a location of an opponent, whatever protects it
settlers-say-raze-for-points = raze a card from your hand (for { $hand } [raze]) or a location of an opponent (for { $location } [raze], and 1 more for each defense token and samurai on it); you may return the goods you gain for { $gain } each
settlers-say-remove-location = discard a location of an opponent (this is not razing)
settlers-say-block-action = an action location of an opponent cannot be activated for the rest of this round
settlers-say-take-over = a location of an opponent counts as yours for the rest of this round
settlers-say-opponent-discards = an opponent of your choice discards a card from hand

# What is asked
settlers-ask-pick = Take one of the open cards to your hand
    .waiting = { $seat } chooses one of the open cards.
settlers-ask-keep-pack = { $how ->
    [passed] Keep one of these cards; you pass the others to { $other }
   *[discarded] Keep one of these cards; the other is discarded
}
    .waiting = { $seat } chooses a card to keep.
settlers-ask-turn = Take an action, make a free move, or pass
    .waiting = { $seat } chooses an action.
settlers-ask-after = Make a free move, or end your turn
    .waiting = { $seat } may make free moves before the turn ends.
    .done = End the turn
settlers-ask-build = Which card do you build?
    .waiting = { $seat } chooses what to build.
settlers-ask-ground = Which location or foundation do you discard to build { $card }?
    .waiting = { $seat } chooses what to discard to build { $card }.
settlers-ask-ground-forced = { $seat } can build { $card } only over { $cards }.
settlers-ask-deal = With which card do you make a deal?
    .waiting = { $seat } chooses a card for a deal.
settlers-ask-raze-hand = Which card from your hand do you raze?
    .waiting = { $seat } chooses a card from hand to raze.
settlers-ask-raze = Which location do you raze?
    .waiting = { $seat } chooses a location to raze.
settlers-ask-activate = Which action location do you activate?
    .waiting = { $seat } chooses a location to activate.
settlers-ask-again = Activate { $card } once more in this action?
    .waiting = { $seat } decides whether to activate { $card } once more.
    .done = No
settlers-ask-work = What do you spend 2 workers on?
    .waiting = { $seat } chooses what to spend workers on.
    .done = Spend no more
settlers-ask-defend = Which location does the defense token protect?
    .waiting = { $seat } chooses a location for the defense token.
settlers-ask-deploy = On which location do you deploy the samurai?
    .waiting = { $seat } chooses a location for a samurai.
settlers-ask-samurai = { $card }: { $count ->
    [one] place a samurai on one of your faction locations
   *[other] place { $count } samurai on your faction locations
}
    .waiting = { $card }: { $seat } places samurai on faction locations.
settlers-ask-gate = Under which Gate do you put a card?
    .waiting = { $seat } chooses under which Gate a card goes.
settlers-ask-gate-card = Which card from your hand do you put under the Gate?
    .waiting = { $seat } chooses a card to put under a Gate.
settlers-ask-shrine = On which Shrine do you put a resource?
    .waiting = { $seat } chooses onto which Shrine a resource goes.
settlers-ask-shrine-good = What do you put on the Shrine?
    .waiting = { $seat } chooses a resource to put on a Shrine.
settlers-ask-gold = { $card }: you pay { $goods }; how much of it in gold?
    .waiting = { $card }: { $seat } pays { $goods }, and decides how much of it in gold.
settlers-ask-resource = { $card }: { $count ->
    [one] which resource do you pay?
   *[other] you pay { $count } resources; which one first?
}
    .waiting = { $card }: { $seat } chooses which resources to pay.
settlers-ask-pay-card = Which card from your hand do you discard for { $card }?
    .waiting = { $card }: { $seat } chooses a card from hand to discard.
settlers-ask-deck = { $how ->
    [deal] Deal with { $by }: from which deck do you draw?
    [bonus] Building bonus of { $by }: from which deck do you draw?
    [work] For 2 workers you draw a card: from which deck?
   *[card] { $by }: from which deck do you draw?
}
    .waiting = { $seat } chooses a deck to draw from.
settlers-ask-order = Several effects come at the same time: which one first?
    .waiting = { $seat } chooses which effect comes first.
settlers-ask-one-of = { $card }: do you gain { $first } or { $second }?
    .waiting = { $card }: { $seat } chooses what to gain.
settlers-ask-may-pay = { $count ->
    [one] { $card }: do you pay { $first } for { $first-gain }?
   *[other] { $card }: do you pay { $first } for { $first-gain }, or { $second } for { $second-gain }?
}
    .waiting = { $card }: { $seat } decides whether to pay for points.
    .done = Pay nothing
settlers-ask-keep = Which of the cards you have drawn do you keep? The rest are discarded
    .waiting = { $seat } chooses which of the drawn cards to keep.
settlers-ask-keep-looked = Which of these cards do you take to your hand? The rest are shuffled back
    .waiting = { $seat } chooses which of the cards looked at to keep.
settlers-ask-copy = { $card }: which production do you copy?
    .waiting = { $card }: { $seat } chooses a production to copy.
settlers-ask-exchange = { $how ->
    [produced] You may return goods that your deals have just produced, for { $vp } VP each
   *[razed] You may return goods that the razing has given you, for { $vp } VP each
}
    .waiting = { $seat } may return goods for points.
    .done = Keep the rest
settlers-ask-store = Store up to { $goods }
    .waiting = { $seat } decides how much to store: up to { $goods }.
settlers-ask-build-from-hand = { $card }: which faction card do you build?
    .waiting = { $card }: { $seat } chooses a faction card to build.
settlers-ask-build-from-deals = { $card }: which deal do you build?
    .waiting = { $card }: { $seat } chooses a deal to build.
settlers-ask-reactivate = { $card }: which action location do you clear?
    .waiting = { $card }: { $seat } chooses an action location to clear.
settlers-ask-trigger-production = { $card }: which location produces?
    .waiting = { $card }: { $seat } chooses a location to produce.
settlers-ask-raze-own = { $card }: which of your locations do you raze?
    .waiting = { $card }: { $seat } chooses one of their own locations to raze.
settlers-ask-raze-own-forced = { $card }: { $seat } has only { $cards } to raze.
settlers-ask-hand-to-foundation = { $card }: which card becomes a foundation?
    .waiting = { $card }: { $seat } chooses a card to become a foundation.
settlers-ask-use-own-deal = { $card }: which of your deals gives its good?
    .waiting = { $card }: { $seat } chooses a deal to use once more.
settlers-ask-discard-own-deal = { $card }: which of your deals do you discard?
    .waiting = { $card }: { $seat } chooses one of their own deals to discard.
settlers-ask-discard-own-deal-forced = { $card }: { $seat } has only { $cards } to discard.
settlers-warn-pass = { $goods } cannot be stored and would be lost
settlers-warn-only = You would lose { $cards }: there is nothing else to choose
settlers-ask-discard-deal-seat = { $card }: whose deal do you discard?
    .waiting = { $card }: { $seat } chooses whose deal to discard.
settlers-ask-discard-deal = { $card }: which deal do you discard?
    .waiting = { $card }: { $seat } chooses a deal to discard.
settlers-ask-plunder-deal-seat = { $card }: whose deal do you plunder?
    .waiting = { $card }: { $seat } chooses whose deal to plunder.
settlers-ask-plunder-deal = { $card }: which deal do you plunder?
    .waiting = { $card }: { $seat } chooses a deal to plunder.
settlers-ask-steal-deal-seat = { $card }: whose deal do you take?
    .waiting = { $card }: { $seat } chooses whose deal to take.
settlers-ask-steal-deal = { $card }: which deal do you take?
    .waiting = { $card }: { $seat } chooses a deal to take.
settlers-ask-route-deal = { $card }: with which location do you make a deal?
    .waiting = { $card }: { $seat } chooses a location for a deal.
settlers-ask-steal-resource-seat = { $card }: from whom do you take a resource?
    .waiting = { $card }: { $seat } chooses from whom to take a resource.
settlers-ask-steal-resource = { $card }: which resource do you take?
    .waiting = { $card }: { $seat } chooses a resource to take.
settlers-ask-take-raze-good = { $card }: from the raze field of which location do you take a good?
    .waiting = { $card }: { $seat } chooses from whose raze field to take a good.
settlers-ask-raze-good = { $card }: which good do you take?
    .waiting = { $card }: { $seat } chooses a good to take.
settlers-ask-raze-any = { $card }: which location do you raze?
    .waiting = { $card }: { $seat } chooses a location to raze.
settlers-ask-raze-for-points = { $card }: what do you raze?
    .waiting = { $card }: { $seat } chooses what to raze.
settlers-ask-remove-location = { $card }: which location do you discard?
    .waiting = { $card }: { $seat } chooses a location to discard.
settlers-ask-block-action = { $card }: which action location can no longer be activated?
    .waiting = { $card }: { $seat } chooses an action location to put out of use.
settlers-ask-take-over = { $card }: which location do you take over?
    .waiting = { $card }: { $seat } chooses a location to take over.
settlers-ask-opponent-discards = { $card }: who discards a card?
    .waiting = { $card }: { $seat } chooses who discards a card.
settlers-ask-made-to-discard = { $card }: discard a card from your hand
    .waiting = { $card }: { $seat } chooses a card from hand to discard.
settlers-ask-attacked = The attack hits several locations alike: which one do you lose?
    .waiting = { $seat } chooses which location is lost to the attack.

# Choices
settlers-choice-build = Build a location
settlers-choice-deal = Make a deal
settlers-choice-raze-hand = Raze a card from hand
settlers-choice-raze = Raze an opponent's location
settlers-choice-activate = Activate an action location
settlers-choice-work = Spend workers
settlers-choice-pass = Pass for the rest of the round
settlers-choice-defend = Place the defense token
settlers-choice-deploy = Deploy a samurai
settlers-choice-gate = Put a card under Gate
settlers-choice-shrine = Put a resource on Shrine
settlers-choice-common = Common deck
settlers-choice-faction = Your faction deck
settlers-choice-bonus = The building bonus
settlers-choice-again = Activate it again
settlers-resource-wood = { settlers-good-wood }
settlers-resource-stone = { settlers-good-stone }
settlers-resource-food = { settlers-good-food }
settlers-resource-gold = { settlers-good-gold }
settlers-resource-worker = { settlers-good-worker }
settlers-resource-raze = { settlers-good-raze }
settlers-resource-defense = { settlers-good-defense }
settlers-resource-vp = { settlers-good-vp }
settlers-resource-card = { settlers-good-card }

# What tells two cards of one name apart
settlers-apart-deals = deal of { $seat }
settlers-apart-foundations = foundation of { $seat }
settlers-apart-empire = { $seat }
settlers-apart-virtual = virtual player
settlers-apart-hand = in hand
settlers-apart-cost = costs { $goods }
settlers-apart-raze = raze field { $goods }
settlers-apart-deal = deal field { $goods }
settlers-apart-used = { $count ->
    [one] activated
   *[other] activated { $count } times
}
settlers-apart-blocked = out of use
settlers-apart-defended = with a defense token
settlers-apart-samurai = with a samurai
settlers-apart-under = { $count ->
    [one] 1 card under it
   *[other] { $count } cards under it
}
settlers-apart-on = { $count ->
    [one] 1 good on it
   *[other] { $count } goods on it
}

# The log
settlers-round = Round { $round } begins with the lookout phase; { $seat } is the first player.
settlers-round-alone = Round { $round } begins with the lookout phase.
settlers-phase-production = The production phase begins.
settlers-phase-action = The action phase begins.
settlers-phase-cleanup = The cleanup phase begins.
settlers-phase-attack = The virtual player attacks.
settlers-turn = { $seat }'s turn begins.
settlers-passed = { $seat } passes.
settlers-gained-card = { $card }: { $seat } gains { $goods }.
settlers-gained-deal = Deal with { $card }: { $seat } gains { $goods }.
settlers-gained-bonus = Building bonus of { $card }: { $seat } gains { $goods }.
settlers-gained-board = { $seat } gains { $goods } from the faction board.
settlers-gained-work = For the workers, { $seat } gains { $goods }.
settlers-gained-foundation = { $seat } gains { $goods } for the foundation.
settlers-gained-exchange = { $seat } gains { $goods } for the goods returned.
settlers-paid = { $seat } pays { $goods }.
settlers-returned = { $seat } returns { $goods }.
settlers-stored = { $seat } stores { $goods }.
settlers-not-stored = { $seat } discards what is not stored: { $goods }.
settlers-took-good = { $seat } takes { $goods } from { $other }.
settlers-scored-more = { $card }: { $seat } gains { $goods } more.
settlers-discarded-hand = { $seat } discards { $card } from hand.
settlers-reshuffled = The common discard pile is shuffled into a new deck.
settlers-reshuffled-faction = { $seat }'s faction discard pile is shuffled into a new deck.
# What gives a card stands before it, as with goods.
settlers-drew = { $how ->
    [card] { $by }: { $seat }
    [deal] Deal with { $by }: { $seat }
    [bonus] Building bonus of { $by }: { $seat }
    [work] For the workers, { $seat }
   *[plainly] { $seat }
} draws { $goods }.
settlers-drew-known = { $how ->
    [card] { $by }: { $seat }
    [deal] Deal with { $by }: { $seat }
    [bonus] Building bonus of { $by }: { $seat }
    [work] For the workers, { $seat }
   *[plainly] { $seat }
} draws { $goods } ({ $cards }).
settlers-looked = { $count ->
    [one] { $card }: { $seat } looks at the top card of the faction deck.
   *[other] { $card }: { $seat } looks at the top { $count } cards of the faction deck.
}
settlers-looked-known = { $card }: { $seat } looks at the top of the faction deck and sees { $cards }.
settlers-kept = { $seat } takes one of them to hand.
settlers-kept-known = { $seat } takes { $cards } to hand.
settlers-shuffled-back = { $seat } shuffles the rest into the faction deck.
settlers-built = { $seat } builds { $card }.
settlers-token-back = { $seat } takes an Egypt token back.
settlers-gate-lost = The cards under { $card } are discarded: { $cards }.
settlers-discarded-location = { $seat } discards the location { $card }.
settlers-discarded-location-of = { $seat } discards { $other }'s location { $card }.
settlers-discarded-razed = { $card } is discarded.
settlers-foundation = { $card } becomes { $seat }'s foundation.
settlers-discarded-foundation = { $seat } discards the foundation { $card }.
settlers-razed-hand = { $seat } razes { $card } from hand.
settlers-razed = { $seat } razes their own location { $card }.
settlers-razed-of = { $seat } razes { $other }'s location { $card }.
settlers-dealt = { $seat } makes a deal with { $card }.
settlers-route = { $seat } makes a deal with the location { $card }.
settlers-route-ended = { $seat }'s deal with { $card } ends.
settlers-marker = The card that marked it was { $card }.
settlers-discarded-deal = { $seat } discards the deal { $card }.
settlers-discarded-deal-of = { $seat } discards { $other }'s deal { $card }.
settlers-moved-deal-of = { $seat } takes { $other }'s deal { $card }.
settlers-activated = { $seat } activates { $card }.
settlers-cleared = { $seat } clears { $card }: it can be activated again.
settlers-defended = { $seat } puts a defense token on { $card }.
settlers-deployed = { $seat } deploys a worker as a samurai on { $card }.
settlers-samurai = { $seat } puts a samurai from the supply on { $card }.
settlers-blocked-of = { $seat } puts { $other }'s location { $card } out of use for this round.
settlers-taken-over-of = { $seat } takes over { $other }'s location { $card } for this round.
settlers-given-back-of = { $seat } gives { $card } back to { $other }.
settlers-under-gate = { $seat } puts a card under { $card }.
settlers-under-gate-known = { $seat } puts { $cards } under { $card }.
settlers-on-shrine = { $seat } puts { $goods } on { $card }.
settlers-revealed = Open cards: { $cards }.
settlers-picked = { $seat } takes { $card } to hand.
settlers-discarded-rest = Nobody took { $card }, so it is discarded.
settlers-pack = { $count ->
    [one] { $seat } is dealt a card to choose from.
   *[other] { $seat } is dealt { $count } cards to choose from.
}
settlers-pack-known = { $seat } is dealt { $cards } to choose from.
settlers-kept-pack = { $seat } keeps a card.
settlers-kept-pack-known = { $seat } keeps { $cards }.
settlers-passed-pack = { $count ->
    [one] { $seat } passes a card to { $other }.
   *[other] { $seat } passes { $count } cards to { $other }.
}
settlers-passed-pack-known = { $seat } passes { $cards } to { $other }.
settlers-discarded-pack = { $seat } discards { $card }.
settlers-virtual-took = The virtual player gets { $card } as a location.
settlers-collected = The virtual player adds { $card } to its collection pile.
settlers-lost = { $seat } loses { $card } to the attack; it goes to the virtual player's collection pile.
settlers-attack-revealed = The virtual player reveals { $cards }.
settlers-attack-missed-first = The attack has no effect: none of { $seat }'s common locations has that good in its raze field.
settlers-attack-missed-second = The attack has no effect: none of { $seat }'s common locations has that good in its raze field together with the good of another card in the target line.
settlers-attack-used = The attack cards go to the bottom of the target line: { $cards }.
settlers-ended = The game is over; the points decide.
settlers-ended-solo = The game is over; faction locations and collected cards are compared.

# The table
settlers-zone-deck = Common deck
settlers-zone-discard = Common discard pile
settlers-zone-revealed = Open cards
settlers-zone-site = In progress
settlers-zone-virtual = Locations of the virtual player
settlers-zone-collection = Collection pile of the virtual player
settlers-zone-line = Target line
settlers-zone-attacks = Attack deck
settlers-zone-removed = Discarded attack cards
settlers-zone-hand = Hand
settlers-zone-pack = Cards to choose from
settlers-zone-looked = Cards looked at
settlers-zone-deck-barbarians = Deck of the Barbarians
settlers-zone-deck-japanese = Deck of the Japanese
settlers-zone-deck-romans = Deck of the Romans
settlers-zone-deck-egyptians = Deck of the Egyptians
settlers-zone-faction-discard = Faction discard pile
settlers-zone-deals = Deals
settlers-zone-routes = Trade Route deals
settlers-zone-production = Production locations
settlers-zone-feature = Feature locations
settlers-zone-action = Action locations
settlers-zone-foundations = Foundations
settlers-zone-under = Under Gate
settlers-counter-round = Round
settlers-counter-first = First player
settlers-counter-score = Score now
settlers-counter-passed = Passed
settlers-counter-used = Activations used
settlers-counter-defended = Defense token
settlers-counter-samurai = Samurai
settlers-counter-blocked = Out of use
settlers-counter-taken = Taken over by
settlers-counter-next = Next production
settlers-counter-stores = Can be stored
settlers-counter-threat = Attack cards that would hit it
settlers-stage-lookout = Lookout phase
settlers-stage-production = Production phase
settlers-stage-action = Action phase
settlers-stage-cleanup = Cleanup phase
settlers-stage-attack = Attack phase
settlers-stage-over = Game over
settlers-rail-lookout = Lookout
settlers-rail-production = Production
settlers-rail-action = Actions
settlers-rail-cleanup = Clean-up
settlers-rail-attack = Attacks
settlers-lane-production = Production
settlers-lane-feature = Features
settlers-lane-action = Actions

# Before and after the game
settlers-name = Imperial Settlers
settlers-word-round = round
settlers-word-turn = turn
settlers-option-factions = Factions
    .help = Which faction each seat plays, each at most once; what is left open is drawn by lot.
settlers-option-factions-seed = Drawn at random
settlers-option-factions-barbarians = Barbarians
    .help = Many workers, kept from round to round: they raze, rob and take apart.
settlers-option-factions-japanese = Japanese
    .help = Quick traders who keep their food. Their own locations can be razed, so samurai guard them.
settlers-option-factions-romans = Romans
    .help = Builders: wood and stone from the start, raze tokens kept, and points for what they build.
settlers-option-factions-egyptians = Egyptians
    .help = Gold that lasts, and cards that hinder others or borrow their buildings.
settlers-option-lookout = Lookout
    .help = How players come by common cards at the start of each round; a game alone has its own way, so leave this as it is there.
settlers-option-lookout-standard = Open cards, two picks
    .help = Cards lie open and are taken in turn, twice a round; the second time the order is reversed.
settlers-option-lookout-alternative = Everybody at once, passing cards on
    .help = Everybody keeps one of three cards in secret, passes two to the left, and keeps one of those that arrive.
settlers-option-lookout-advanced = Five open cards, filled up
    .help = Each player takes two cards from an open row of five, to which new cards are added between picks.
settlers-option-peaceful = Peaceful variant
    .help = Whether players may raze what others have built.
settlers-option-peaceful-off = No
    .help = A player with raze tokens may raze a common location of an opponent.
settlers-option-peaceful-on = Yes: opponents are razed by card abilities only
    .help = Locations of opponents are safe from plain razing, and everybody draws one card more in each lookout.
settlers-option-reshuffle_faction = Empty faction decks
    .help = What happens when somebody has drawn the last card of their faction deck.
settlers-option-reshuffle_faction-off = Stay empty
    .help = Nothing more can be drawn from it: cards that were discarded stay away.
settlers-option-reshuffle_faction-on = Are made anew from the discard pile
    .help = The discarded cards of the faction are shuffled and form the deck once more.
settlers-option-deck = Faction decks
    .help = Leave it as it is for the decks of the box, or list another deck for a faction: its name, then copies and cards, as in “romans; 3 administration; 2 builder”.
settlers-option-deck-printed = As printed
settlers-score-play = Gained in play
settlers-score-common = Common locations
settlers-score-faction = Faction locations
settlers-score-held = Gate and Shrine
settlers-end-score = Most points
settlers-end-shared = The victory is shared
settlers-because-goods = A tie at { $points ->
    [one] 1 point
   *[other] { $points } points
}: workers and resources decide, { $most } to { $next }.
settlers-because-cards = A tie at { $points ->
    [one] 1 point
   *[other] { $points } points
} and in workers and resources: cards in hand decide, { $most } to { $next }.
settlers-because-shared = A tie at { $points ->
    [one] 1 point
   *[other] { $points } points
}, in workers and resources, and in cards in hand.
settlers-because-solo-won = { $own ->
    [one] 1 faction location
   *[other] { $own } faction locations
} against { $collected ->
    [one] 1 card
   *[other] { $collected } cards
} of the virtual player.
settlers-because-solo-lost = { $own ->
    [one] 1 faction location
   *[other] { $own } faction locations
} against { $collected ->
    [one] 1 card
   *[other] { $collected } cards
} of the virtual player: you need more than it has.
settlers-end-solo-lost = Lost to the virtual player
settlers-end-solo-commoner = Won against the virtual player (Commoner)
settlers-end-solo-servant = Won against the virtual player (Servant)
settlers-end-solo-squire = Won against the virtual player (Squire)
settlers-end-solo-knight = Won against the virtual player (Knight)
settlers-end-solo-castellan = Won against the virtual player (Castellan)
settlers-end-solo-king = Won against the virtual player (King)
settlers-end-solo-emperor = Won against the virtual player (Emperor)

# Names of the cards
settlers-card-statue = Statue
settlers-card-supplier = Supplier
settlers-card-wood-storage = Wood Storage
settlers-card-carpenters-workshop = Carpenter's Workshop
settlers-card-pillory = Pillory
settlers-card-mill = Mill
settlers-card-old-forest = Old Forest
settlers-card-quarry = Quarry
settlers-card-rubble = Rubble
settlers-card-village = Village
settlers-card-town = Town
settlers-card-working-peasants = Working Peasants
settlers-card-mamas-baths = Mama's Baths
settlers-card-armorer = Armorer
settlers-card-gold-mine = Gold Mine
settlers-card-grain-field = Grain Field
settlers-card-lords-fields = Lord's Fields
settlers-card-monument = Monument
settlers-card-merchants-guild = Merchants' Guild
settlers-card-golden-brook = Golden Brook
settlers-card-wood-supplier = Wood Supplier
settlers-card-goldsmiths-workshop = Goldsmith's Workshop
settlers-card-marketplace = Marketplace
settlers-card-coal-mine = Coal Mine
settlers-card-mason = Mason
settlers-card-court-sculptor = Court Sculptor
settlers-card-masons-guild = Masons' Guild
settlers-card-missionaries = Missionaries
settlers-card-settlers = Settlers
settlers-card-travelling-jugglers = Travelling Jugglers
settlers-card-lumberjacks = Lumberjacks
settlers-card-carpenter = Carpenter
settlers-card-joiner = Joiner
settlers-card-castle = Castle
settlers-card-tavern = Tavern
settlers-card-barracks = Barracks
settlers-card-confectioner = Confectioner
settlers-card-pig-farmer = Pig Farmer
settlers-card-brewer = Brewer
settlers-card-imperial-messenger = Imperial Messenger
settlers-card-new-forest = New Forest
settlers-card-hanseatic-league = Hanseatic League
settlers-card-logging-trail = Logging Trail
settlers-card-watchtower = Watchtower
settlers-card-ruins = Ruins
settlers-card-baker = Baker
settlers-card-sawmill = Sawmill
settlers-card-coaching-inn = Coaching Inn
settlers-card-town-square = Town Square
settlers-card-merchant-matthias = Merchant Matthias
settlers-card-lodging-house = Lodging House
settlers-card-johnny-the-hunter = Johnny the Hunter
settlers-card-surface-mine = Surface Mine
settlers-card-porters = Porters
settlers-card-primeval-forest = Primeval Forest
settlers-card-barbarian-altar = Barbarian Altar
settlers-card-raid = Raid
settlers-card-saboteurs = Saboteurs
settlers-card-sentry-tower = Sentry Tower
settlers-card-dark-chapel = Dark Chapel
settlers-card-pack = Pack
settlers-card-rabble = Rabble
settlers-card-settlement = Settlement
settlers-card-hillfort = Hillfort
settlers-card-expedition = Expedition
settlers-card-barbarian-quarry = Barbarian Quarry
settlers-card-barter = Barter
settlers-card-fighting-pit = Fighting Pit
settlers-card-idol = Idol
settlers-card-mission = Mission
settlers-card-pyre = Pyre
settlers-card-robbers = Robbers
settlers-card-farm = Farm
settlers-card-rice-fields = Rice Fields
settlers-card-geisha-house = Geisha House
settlers-card-garrison = Garrison
settlers-card-daimyos-castle = Daimyo's Castle
settlers-card-buddhas-temple = Buddha's Temple
settlers-card-casino = Casino
settlers-card-gate = Gate
settlers-card-shrine = Shrine
settlers-card-stalls = Stalls
settlers-card-negotiator = Negotiator
settlers-card-sake-brewery = Sake Brewery
settlers-card-trade-route = Trade Route
settlers-card-dojo = Dojo
settlers-card-ninjas = Ninjas
settlers-card-sumo-school = Sumo School
settlers-card-master-swordsmith = Master Swordsmith
settlers-card-school-of-diplomacy = School of Diplomacy
settlers-card-sculptors-workshop = Sculptor's Workshop
settlers-card-sculptors-apprentice = Sculptor's Apprentice
settlers-card-gladiator-school = Gladiator School
settlers-card-engineers = Engineers
settlers-card-gardens = Gardens
settlers-card-spies = Spies
settlers-card-architect = Architect
settlers-card-administration = Administration
settlers-card-headquarters = Headquarters
settlers-card-legions = Legions
settlers-card-warehouses = Warehouses
settlers-card-builder = Builder
settlers-card-roman-fortifications = Roman Fortifications
settlers-card-trade-colony = Trade Colony
settlers-card-roman-barracks = Roman Barracks
settlers-card-stonemason = Stonemason
settlers-card-roman-bank = Roman Bank
settlers-card-colossus = Colossus
settlers-card-desert = Desert
settlers-card-altar-of-bastet = Altar of Bastet
settlers-card-chariot-builder = Chariot Builder
settlers-card-pharaohs-guard = Pharaoh's Guard
settlers-card-oasis = Oasis
settlers-card-slaver = Slaver
settlers-card-royal-baths = Royal Baths
settlers-card-golden-bazaar = Golden Bazaar
settlers-card-scorpion-breeder = Scorpion Breeder
settlers-card-caravan = Caravan
settlers-card-temple-of-ra = Temple of Ra
settlers-card-sanctuary = Sanctuary
settlers-card-avenue-of-sphinxes = Avenue of Sphinxes
settlers-card-sphinx = Sphinx
settlers-card-goldsmith = Goldsmith
settlers-card-slaves = Slaves
settlers-card-egyptian-quarry = Egyptian Quarry
settlers-card-pyramid = Pyramid
settlers-card-attack-wood = Attack – wood
settlers-card-attack-gold = Attack – gold
settlers-card-attack-card = Attack – card
settlers-card-attack-stone = Attack – stone
settlers-card-attack-worker = Attack – worker
settlers-card-attack-vp = Attack – VP
settlers-card-attack-food = Attack – food
