# Domains, effects, cards
civ-domain-military = Military
civ-domain-religion = Religion
civ-domain-economy = Economy
civ-domain-science = Science
civ-domain-culture = Culture
civ-domain-utopia = Utopia

civ-effect-assassination = Assassination
    .does = discard a card from hand
civ-effect-purge = Purge
    .does = discard 2 cards from hand
civ-effect-attack = Attack
    .does = sacrifice { civ-domain-military }, everyone loses a card of one domain
civ-effect-scripture = Scripture
    .does = fill your hand to 5 cards at the end of the turn
civ-effect-divine-right = Divine Right
    .does = fill your hand to 7 cards at the end of the turn
civ-effect-inquisition = Inquisition
    .does = sacrifice { civ-domain-religion }, take a hand, choose what to give back
civ-effect-development = Development
    .does = discard a card from your area, then play a card
civ-effect-monopoly = Monopoly
    .does = discard 2 cards from your area, then play 2
civ-effect-embargo = Embargo
    .does = sacrifice { civ-domain-economy }, bar a domain of another player
civ-effect-experiment = Experiment
    .does = take a card back from your area, then play a card
civ-effect-research = Research
    .does = take 2 cards back from your area, then play 2
civ-effect-breakthrough = Breakthrough
    .does = sacrifice { civ-domain-science }, draw up to 5 cards, discard as many
civ-effect-oligarchy = Oligarchy
    .does = take a card from the discard pile
civ-effect-republic = Republic
    .does = take 2 cards from the discard pile
civ-effect-democracy = Democracy
    .does = sacrifice { civ-domain-utopia }, make another player's hegemony harder
civ-effect-inspiration = Inspiration

civ-card = { $domain } { $age }
civ-card-level-1 = Level 1, { $effect }: { $does }.
civ-card-level-2 = Level 2, { $effect }: { $does }.
civ-card-sacrifice = Sacrifice, { $effect }: { $does }.
civ-card-culture = { $effect }: if nobody has as many Culture cards as you, you may use a permanent effect of another player once per turn.

civ-say-discard = { $count ->
    [one] discard a card from your hand
   *[other] discard { $count } cards from your hand
}
civ-say-hand-size = { $count ->
    [one] at the end of your turn, draw until you hold a card
   *[other] at the end of your turn, draw until you hold { $count } cards
}
civ-say-discard-play = { $count ->
    [one] discard a card from your area, then play a card
   *[other] discard { $count } cards from your area, then play { $count } cards
}
civ-say-take-play = { $count ->
    [one] take a card from your area back to your hand, then play a card
   *[other] take { $count } cards from your area back to your hand, then play { $count } cards
}
civ-say-take-discarded = { $count ->
    [one] take a card from the discard pile to your hand
   *[other] take { $count } cards from the discard pile to your hand
}
civ-say-attack = discard this from your area → choose a domain and discard a card of it from your area; everyone else who has one there does the same
civ-say-inquisition = discard this from your area → take the whole hand of another player, then choose as many cards to give back
civ-say-embargo = lay this face down on a domain where another player has cards; they cannot play cards there in their next turn
civ-say-breakthrough = discard this from your area → { $count ->
    [one] draw a card, then discard one from your hand
   *[other] draw { $count } cards, then discard as many from your hand
}
civ-say-democracy = lay this face down on a domain where another player has cards; their hegemony there needs one more card from now on

civ-suit-military = { civ-domain-military }
civ-suit-religion = { civ-domain-religion }
civ-suit-economy = { civ-domain-economy }
civ-suit-science = { civ-domain-science }
civ-suit-culture = { civ-domain-culture }
civ-suit-utopia = { civ-domain-utopia }

# What is asked
civ-ask-keep = { $count ->
    [one] Keep one card; the other goes to the middle
   *[other] Keep one card and pass the rest to the left
}
    .waiting = { $seat } chooses a card to keep.
civ-ask-middle = Take a card from the middle into your area
    .waiting = { $seat } chooses a card from the middle.
civ-ask-play = Play a card from your hand
    .waiting = { $seat } chooses a card to play.
    .done = Nothing can be played
civ-ask-effect = Use an effect, or end your turn
    .waiting = { $seat } chooses an effect, or ends the turn.
    .done = End the turn
civ-ask-play-more = { $effect }: { $count ->
    [one] play a card from your hand
   *[other] play { $count } cards from your hand
}
    .waiting = { $effect }: { $seat } chooses what else to play.
    .done = Nothing can be played
civ-ask-discard = { $effect }: { $count ->
    [one] discard a card from your hand
   *[other] discard { $count } cards from your hand
}
    .waiting = { $effect }: { $seat } chooses what to discard from hand.
civ-ask-give-up = { $effect }: { $count ->
    [one] discard a card from your area
   *[other] discard { $count } cards from your area
}
    .waiting = { $effect }: { $seat } chooses what to discard from the area.
civ-ask-take-back = { $effect }: { $count ->
    [one] take a card from your area back to your hand
   *[other] take { $count } cards from your area back to your hand
}
    .waiting = { $effect }: { $seat } chooses what to take back to hand.
civ-ask-take-discarded = { $effect }: { $count ->
    [one] take a card from the discard pile to your hand
   *[other] take { $count } cards from the discard pile to your hand
}
    .waiting = { $effect }: { $seat } chooses what to take from the discard pile.
civ-ask-pay = { $effect }: which { $domain } card do you sacrifice from your area?
    .waiting = { $effect }: { $seat } chooses which { $domain } card to sacrifice.
civ-ask-lay = { $effect }: which { $domain } card from your area do you lay face down?
    .waiting = { $effect }: { $seat } chooses which { $domain } card to lay face down.
civ-ask-attack-domain = Which domain do you attack? Everyone with cards there discards one, and so do you
    .waiting = { $seat } chooses the domain to attack.
civ-ask-attack-domain-forced = { $seat } has only { $what } left to attack.
civ-ask-lose = { $other } attacks { $domain }: which card do you discard there?
    .waiting = { $other } attacks { $domain }: { $seat } chooses which card to discard there.
civ-ask-inquisition-seat = { civ-effect-inquisition }: whose hand do you take? You give back as many cards
    .waiting = { civ-effect-inquisition }: { $seat } chooses whose hand to take.
civ-ask-give-back = { civ-effect-inquisition }: { $count ->
    [one] give a card back to { $other }
   *[other] give { $count } cards back to { $other }
}
    .waiting = { civ-effect-inquisition }: { $seat } chooses what to give back to { $other }.
civ-ask-embargo-seat = { civ-effect-embargo }: whose area do you bar a domain in?
    .waiting = { civ-effect-embargo }: { $seat } chooses in whose area to bar a domain.
civ-ask-embargo-domain = { civ-effect-embargo }: in which domain can { $other } play no cards in their next turn?
    .waiting = { civ-effect-embargo }: { $seat } chooses which of { $other }'s domains to bar.
civ-ask-democracy-seat = { civ-effect-democracy }: whose hegemony do you make harder?
    .waiting = { civ-effect-democracy }: { $seat } chooses whose hegemony to make harder.
civ-ask-democracy-domain = { civ-effect-democracy }: in which domain does { $other } need one more card for hegemony?
    .waiting = { civ-effect-democracy }: { $seat } chooses in which of { $other }'s domains to make hegemony harder.

# Choices
civ-choice-military = { civ-domain-military }
civ-choice-religion = { civ-domain-religion }
civ-choice-economy = { civ-domain-economy }
civ-choice-science = { civ-domain-science }
civ-choice-culture = { civ-domain-culture }
civ-choice-utopia = { civ-domain-utopia }
civ-choice-assassination = { civ-effect-assassination }: { civ-effect-assassination.does }
civ-choice-purge = { civ-effect-purge }: { civ-effect-purge.does }
civ-choice-attack = { civ-effect-attack }: { civ-effect-attack.does }
civ-warn-attack = Only { $domain } would be left to attack: you discard a card there too
civ-warn-breakthrough = { $count ->
    [0] The age deck is empty: you would draw nothing
    [one] Only one card is left in the age deck: you draw it and discard one
   *[other] Only { $count } cards are left in the age deck: you draw { $count } and discard { $count }
}
civ-choice-inquisition = { civ-effect-inquisition }: { civ-effect-inquisition.does }
civ-choice-development = { civ-effect-development }: { civ-effect-development.does }
civ-choice-monopoly = { civ-effect-monopoly }: { civ-effect-monopoly.does }
civ-choice-embargo = { civ-effect-embargo }: { civ-effect-embargo.does }
civ-choice-experiment = { civ-effect-experiment }: { civ-effect-experiment.does }
civ-choice-research = { civ-effect-research }: { civ-effect-research.does }
civ-choice-breakthrough = { civ-effect-breakthrough }: { civ-effect-breakthrough.does }
civ-choice-oligarchy = { civ-effect-oligarchy }: { civ-effect-oligarchy.does }
civ-choice-republic = { civ-effect-republic }: { civ-effect-republic.does }
civ-choice-democracy = { civ-effect-democracy }: { civ-effect-democracy.does }
civ-choice-copy-assassination = { civ-effect-inspiration } – { civ-effect-assassination }: { civ-effect-assassination.does }
civ-choice-copy-purge = { civ-effect-inspiration } – { civ-effect-purge }: { civ-effect-purge.does }
civ-choice-copy-scripture = { civ-effect-inspiration } – { civ-effect-scripture }: { civ-effect-scripture.does }
civ-choice-copy-divine-right = { civ-effect-inspiration } – { civ-effect-divine-right }: { civ-effect-divine-right.does }
civ-choice-copy-development = { civ-effect-inspiration } – { civ-effect-development }: { civ-effect-development.does }
civ-choice-copy-monopoly = { civ-effect-inspiration } – { civ-effect-monopoly }: { civ-effect-monopoly.does }
civ-choice-copy-experiment = { civ-effect-inspiration } – { civ-effect-experiment }: { civ-effect-experiment.does }
civ-choice-copy-research = { civ-effect-inspiration } – { civ-effect-research }: { civ-effect-research.does }
civ-choice-copy-oligarchy = { civ-effect-inspiration } – { civ-effect-oligarchy }: { civ-effect-oligarchy.does }
civ-choice-copy-republic = { civ-effect-inspiration } – { civ-effect-republic }: { civ-effect-republic.does }

# The log
civ-turn = { $seat }'s turn begins.
civ-played = { $seat } plays { $card }.
civ-cannot-play = { $seat } has no card that can be played.
civ-used = { $seat } uses { $effect }.
civ-attacks = { $seat } attacks { $domain }: everyone who has cards there discards one.
civ-copied = { $seat } copies { $effect } with { civ-effect-inspiration }.
civ-discarded-hand = { $seat } discards { $card } from hand.
civ-discarded-area = { $seat } discards { $card } from their area.
civ-sacrificed = { $seat } sacrifices { $card }.
civ-took-back = { $seat } takes { $card } back to hand.
civ-took-discarded = { $seat } takes { $card } from the discard pile.
civ-took-middle = { $seat } takes { $card } from the middle into their area.
civ-drew = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
civ-drew-known = { $seat } draws { $cards }.
civ-deck-empty = The age deck is empty: this is the last round.
civ-took-hand = { $seat } takes { $other }'s hand.
civ-took-hand-known = { $seat } takes { $other }'s hand: { $cards }.
civ-gave-back = { $count ->
    [one] { $seat } gives a card back to { $other }.
   *[other] { $seat } gives { $count } cards back to { $other }.
}
civ-gave-back-known = { $seat } gives back to { $other }: { $cards }.
civ-laid-embargo = { $seat } puts { $other }'s { $domain } under embargo with { $card }.
civ-embargo-ended = The embargo on { $seat }'s { $domain } ends.
civ-laid-hidden = { $seat } lays { $card } face down on { $other }'s { $domain }: hegemony there needs one more card.
civ-raised-hand-size = { $count ->
    [one] { $seat } will fill their hand to one card at the end of the turn.
   *[other] { $seat } will fill their hand to { $count } cards at the end of the turn.
}
civ-lost-hand-size = { $seat }'s copied hand size no longer counts.
civ-dealt = { $count ->
    [one] { $seat } is dealt a card.
   *[other] { $seat } is dealt { $count } cards.
}
civ-dealt-known = { $seat } is dealt { $cards }.
civ-kept = { $seat } keeps a card.
civ-kept-known = { $seat } keeps { $cards }.
civ-passed = { $count ->
    [one] { $seat } passes a card to { $other }.
   *[other] { $seat } passes { $count } cards to { $other }.
}
civ-passed-known = { $seat } passes { $cards } to { $other }.
civ-laid-middle = { $seat } lays { $card } in the middle.
civ-ended-hegemony = { $seat } has hegemony: the game is over.
civ-ended-majority = The last round is over; the majorities decide.
civ-ended-stalemate = Nobody has drawn a card for a long time; the majorities decide.

# The table
civ-zone-deck = Age deck
civ-zone-discard = Discard pile
civ-zone-aside = Put aside
civ-zone-middle = In the middle
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
civ-stage-middle = The last cards of the draft
civ-stage-play = Playing a card
civ-stage-effects = Using effects
civ-stage-give-back = Giving cards back
civ-stage-shed = Discarding
civ-stage-over = The game is over

# Before and after a game
civ-name = CIV: Carta Impera Victoria
civ-word-round = round
civ-word-turn = turn
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
civ-option-first = First player
    .help = Who begins the game; the others follow clockwise.
civ-option-first-seed = By lot
    .help = Chance decides, anew for each game.
civ-option-first-1 = Seat 1
civ-option-first-2 = Seat 2
civ-option-first-3 = Seat 3
civ-option-first-4 = Seat 4
civ-end-hegemony = Hegemony
civ-end-majority = Majority
civ-end-stalemate = Majority after a long standstill
civ-because-tie = { $points ->
    [one] A tie at 1 point each
   *[other] A tie at { $points } points each
}: more { $domain } cards decide.
civ-because-shared = A tie in points and in the cards of every domain: the victory is shared.
