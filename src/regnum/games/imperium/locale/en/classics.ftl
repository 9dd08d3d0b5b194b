imperium-option-boxes-classics = Classics
    .help = The eight nations and the commons of Classics.

# Sacred Pass
imperium-say-swap-nation = abandon this card → swap a card from your hand with your nation deck's top card
imperium-ask-swap-nation = { $card }: abandon it to swap which card from your hand with your nation deck's top card?
    .waiting = { $seat } decides whether to abandon { $card } and swap a card from hand.
    .done = Do not swap
imperium-swapped-nation = { $seat } swaps a card from hand with the top card of the nation deck.
imperium-swapped-nation-known = { $seat } swaps a card from hand with the top card of the nation deck; given and received: { $cards }.

# Ambassador
imperium-say-borrow = use the exhaust ability of another player's [pinned] card as if it were yours
imperium-ask-borrow = { $card }: whose ability do you use?
    .waiting = { $card }: { $seat } chooses whose ability to use.
    .done = None

# Gambling
imperium-say-gamble = name a suit ({ $icons }) and reveal the main deck's top card. If it shows that suit, it goes to your hand; if not, into exile
imperium-ask-gamble = { $card }: of which suit is the top card of the main deck?
    .waiting = { $card }: { $seat } names a suit.
imperium-gamble-won = Revealed from the main deck: { $card }. The guess was right, and the card goes to hand.
imperium-gamble-lost = Revealed from the main deck: { $card }. The guess was wrong, and the card goes into exile.

# Sumerians
imperium-say-return-before-scoring = you may return { $count ->
    [one] an [unrest] card
   *[other] up to { $count } [unrest] cards
} from your hand, draw deck, discard pile, play area or history
imperium-ask-sumerians = { $card }: before the winner is determined, return { $count ->
    [one] an unrest card
   *[other] up to { $count } unrest cards
} of yours, wherever they lie
    .waiting = { $seat } chooses which unrest cards to return before scoring.
    .done = Return no more

# Marvellous
imperium-say-draw-and-sort = draw 1 card, without reshuffling, then choose one – discard it; lay it back onto your draw deck; or else move it to your history
imperium-ask-sort-drawn = { $card }: what becomes of the card you drew?
    .waiting = { $seat } decides what becomes of the drawn card.
imperium-choice-discard-it = Discard it
imperium-choice-back-on-top = Lay it back on top
imperium-choice-into-history = Move it to my history

# King of Kings
imperium-say-turn-over = turn this card over
imperium-ask-develop-free = { $card }: develop a card without paying
    .waiting = { $seat } chooses a card to develop without paying.
