# Domains, effects, cards
civ-domain-military = Military
civ-domain-religion = Religion
civ-domain-economy = Economy
civ-domain-science = Science
civ-domain-culture = Culture
civ-domain-utopia = Utopia

civ-effect-assassination = Assassination
civ-effect-purge = Purge
civ-effect-attack = Attack
civ-effect-scripture = Scripture
civ-effect-divine-right = Divine Right
civ-effect-inquisition = Inquisition
civ-effect-development = Development
civ-effect-monopoly = Monopoly
civ-effect-embargo = Embargo
civ-effect-experiment = Experiment
civ-effect-research = Research
civ-effect-breakthrough = Breakthrough
civ-effect-oligarchy = Oligarchy
civ-effect-republic = Republic
civ-effect-democracy = Democracy
civ-effect-inspiration = Inspiration

civ-card = { $domain } { $age }
civ-card-level-1 = Level 1, { $effect }: { $does }
civ-card-level-2 = Level 2, { $effect }: { $does }
civ-card-sacrifice = Sacrifice, { $effect }: { $does }
civ-card-culture = { $effect }: with the most Culture of all, use a permanent effect of another area once a turn.

civ-say-discard = { $count ->
    [one] discard a card from hand
   *[other] discard { $count } cards from hand
}
civ-say-hand-size = draw up to { $count } cards at the end of the turn
civ-say-discard-play = { $count ->
    [one] discard a card of the area, then play a card
   *[other] discard { $count } cards of the area, then play { $count } cards
}
civ-say-take-play = { $count ->
    [one] take a card of the area to hand, then play a card
   *[other] take { $count } cards of the area to hand, then play { $count } cards
}
civ-say-take-discarded = { $count ->
    [one] take a card from the discard pile to hand
   *[other] take { $count } cards from the discard pile to hand
}
civ-say-attack = name a domain and lose a card of it; so does everyone else who has one
civ-say-inquisition = take someone's hand and return as many cards of your choice
civ-say-embargo = lay this on someone's domain: they cannot play that domain in their next turn
civ-say-breakthrough = draw { $count } cards, then discard as many from hand
civ-say-democracy = lay this into someone's domain: hegemony there needs one card more from now on

civ-suit-military = { civ-domain-military }
civ-suit-religion = { civ-domain-religion }
civ-suit-economy = { civ-domain-economy }
civ-suit-science = { civ-domain-science }
civ-suit-culture = { civ-domain-culture }
civ-suit-utopia = { civ-domain-utopia }

# What is asked
civ-ask-keep = Keep one card and pass the rest to the left
civ-ask-middle = Take a card from the middle into your area
civ-ask-play = Play a card from your hand
    .waiting = { $seat } chooses a card to play.
    .done = Nothing can be played
civ-ask-effect = Use an effect, or end your turn
    .waiting = { $seat } uses effects, or ends the turn.
    .done = End the turn
civ-ask-play-more = { $count ->
    [one] Play a card from your hand
   *[other] Play { $count } cards from your hand
}
    .done = Nothing can be played
civ-ask-discard = { $count ->
    [one] Discard a card from your hand
   *[other] Discard { $count } cards from your hand
}
civ-ask-give-up = { $count ->
    [one] Discard a card of your area
   *[other] Discard { $count } cards of your area
}
civ-ask-take-back = { $count ->
    [one] Take a card of your area back to hand
   *[other] Take { $count } cards of your area back to hand
}
civ-ask-take-discarded = { $count ->
    [one] Take a card from the discard pile
   *[other] Take { $count } cards from the discard pile
}
civ-ask-pay = Pay with a { $domain } card of your area
civ-ask-lay = Choose the { $domain } card to lay face down
civ-ask-attack-domain = Which domain do you attack? You lose a card of it too
civ-ask-attack-domain-forced = { $seat } has only { $what } left to attack
civ-ask-lose = Lose a { $domain } card of your area
civ-ask-inquisition-seat = Whose hand do you take?
civ-ask-give-back = { $count ->
    [one] Give a card back to { $other }
   *[other] Give { $count } cards back to { $other }
}
civ-ask-embargo-seat = Whom do you put under embargo?
civ-ask-embargo-domain = Which domain of { $other } do you bar?
civ-ask-democracy-seat = Whose hegemony do you hinder?
civ-ask-democracy-domain = In which domain of { $other }?

# Choices
civ-choice-military = { civ-domain-military }
civ-choice-religion = { civ-domain-religion }
civ-choice-economy = { civ-domain-economy }
civ-choice-science = { civ-domain-science }
civ-choice-culture = { civ-domain-culture }
civ-choice-utopia = { civ-domain-utopia }
civ-choice-assassination = { civ-effect-assassination }: discard a card from hand
civ-choice-purge = { civ-effect-purge }: discard 2 cards from hand
civ-choice-attack = { civ-effect-attack }: sacrifice { civ-domain-military }, everyone loses a card
civ-warn-attack = Only { $domain } would be left to attack: you lose a card of it
civ-choice-inquisition = { civ-effect-inquisition }: sacrifice { civ-domain-religion }, trade hands with someone
civ-choice-development = { civ-effect-development }: discard from your area, then play a card
civ-choice-monopoly = { civ-effect-monopoly }: discard 2 of your area, then play 2 cards
civ-choice-embargo = { civ-effect-embargo }: sacrifice { civ-domain-economy }, bar a domain of someone
civ-choice-experiment = { civ-effect-experiment }: take a card back, then play a card
civ-choice-research = { civ-effect-research }: take 2 cards back, then play 2 cards
civ-choice-breakthrough = { civ-effect-breakthrough }: sacrifice { civ-domain-science }, draw 5, discard 5
civ-choice-oligarchy = { civ-effect-oligarchy }: take a discarded card
civ-choice-republic = { civ-effect-republic }: take 2 discarded cards
civ-choice-democracy = { civ-effect-democracy }: sacrifice { civ-domain-utopia }, make a hegemony harder
civ-choice-copy-assassination = { civ-effect-inspiration }: copy { civ-effect-assassination }
civ-choice-copy-purge = { civ-effect-inspiration }: copy { civ-effect-purge }
civ-choice-copy-scripture = { civ-effect-inspiration }: copy { civ-effect-scripture }
civ-choice-copy-divine-right = { civ-effect-inspiration }: copy { civ-effect-divine-right }
civ-choice-copy-development = { civ-effect-inspiration }: copy { civ-effect-development }
civ-choice-copy-monopoly = { civ-effect-inspiration }: copy { civ-effect-monopoly }
civ-choice-copy-experiment = { civ-effect-inspiration }: copy { civ-effect-experiment }
civ-choice-copy-research = { civ-effect-inspiration }: copy { civ-effect-research }
civ-choice-copy-oligarchy = { civ-effect-inspiration }: copy { civ-effect-oligarchy }
civ-choice-copy-republic = { civ-effect-inspiration }: copy { civ-effect-republic }

# The log
civ-turn = { $seat } begins a turn.
civ-played = { $seat } plays { $card }.
civ-cannot-play = { $seat } has no card that may be played.
civ-used = { $seat } uses { $effect }.
civ-copied = { $seat } copies { $effect }.
civ-discarded-hand = { $seat } discards { $card } from hand.
civ-discarded-area = { $seat } discards { $card } from the area.
civ-took-back = { $seat } takes { $card } back to hand.
civ-took-discarded = { $seat } takes { $card } from the discard pile.
civ-took-middle = { $seat } takes { $card } from the middle.
civ-drew = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
civ-drew-known = { $seat } draws { $cards }.
civ-deck-empty = The age deck is empty: the last round.
civ-took-hand = { $seat } takes the hand of { $other }.
civ-took-hand-known = { $seat } takes the hand of { $other }: { $cards }.
civ-gave-back = { $count ->
    [one] { $seat } gives a card back to { $other }.
   *[other] { $seat } gives { $count } cards back to { $other }.
}
civ-gave-back-known = { $seat } gives back to { $other }: { $cards }.
civ-laid-embargo = { $seat } puts { $other } under embargo in { $domain }.
civ-embargo-ended = The embargo on { $seat } ends.
civ-laid-hidden = { $seat } hinders { $other } in { $domain }.
civ-raised-hand-size = { $seat } draws up to { $count } cards.
civ-lost-hand-size = The copied hand size of { $seat } ends.
civ-dealt = { $seat } is dealt { $count } cards.
civ-dealt-known = { $seat } is dealt { $cards }.
civ-kept = { $seat } keeps a card.
civ-kept-known = { $seat } keeps { $cards }.
civ-passed = { $seat } passes { $count } cards to { $other }.
civ-passed-known = { $seat } passes { $cards } to { $other }.
civ-laid-middle = { $seat } lays { $card } in the middle.
civ-ended-hegemony = { $seat } has hegemony: the game is over.
civ-ended-majority = The last round is over; majorities count.
civ-ended-stalemate = Nobody has drawn for a long time; majorities count.

# The table
civ-zone-deck = Age deck
civ-zone-discard = Discard pile
civ-zone-aside = Put aside
civ-zone-middle = Middle
civ-zone-hand = Hand
civ-zone-pack = Pack
civ-zone-hidden = Hidden cards
civ-zone-embargo = Embargo
civ-counter-level-1 = Cards for level 1
civ-counter-level-2 = Cards for level 2
civ-counter-hegemony = Cards for hegemony
civ-counter-hand-size = Hand size
civ-counter-coin = Copied hand size
civ-counter-needed = Needed for hegemony
civ-stage-draft = The draft
civ-stage-middle = The middle of the draft
civ-stage-play = Playing a card
civ-stage-effects = Using effects
civ-stage-give-back = Giving cards back
civ-stage-shed = Discarding
civ-stage-over = The game is over

# Before and after a game
civ-name = CIV: Carta Impera Victoria
civ-option-start = Start
    .help = How everybody comes by their first hand.
civ-option-start-classic = Three cards each
    .help = Three cards are dealt to each player, and the game begins at once.
civ-option-start-draft = A draft of four cards each
    .help = Each player keeps one of four cards and passes the others on, so first hands are chosen rather than dealt.
civ-option-teams = Teams
    .help = Whether partners win together; a game in teams needs four seats.
civ-option-teams-off = Everyone for themselves
    .help = Each player plays for their own empire.
civ-option-teams-on = Two teams of two, partners opposite
    .help = Seats 1 and 3 play against seats 2 and 4; partners win together but do not show each other their hands.
civ-option-first = First turn
    .help = Who takes the first turn; the others follow clockwise.
civ-option-first-seed = By lot
    .help = Chance decides, anew for each game.
civ-option-first-1 = Seat 1
civ-option-first-2 = Seat 2
civ-option-first-3 = Seat 3
civ-option-first-4 = Seat 4
civ-end-hegemony = Hegemony
civ-end-majority = Majority
civ-end-stalemate = Majority after a long standstill
