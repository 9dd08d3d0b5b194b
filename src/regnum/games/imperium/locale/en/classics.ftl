imperium-option-boxes-classics = Classics
    .help = The eight nations and the commons of Classics.

# Sacred Pass
imperium-say-swap-nation = abandon this card to swap a hand card with the top of your nation deck
imperium-ask-swap-nation = { $card }: abandon it, and swap which hand card with the top of your nation deck?
    .done = Do not swap
imperium-swapped-nation = { $seat } swaps a hand card with the top of the nation deck.
imperium-swapped-nation-known = { $seat } swaps with the top of the nation deck: { $cards }.

# Ambassador
imperium-say-borrow = use the exhaust ability of another player's [pinned] card as if it were yours
imperium-ask-borrow = { $card }: whose ability do you use?
    .done = None

# Gambling
imperium-say-gamble = name a suit ({ $icons }) and reveal the top card of the main deck: it goes to your hand if it shows that suit, else into exile
imperium-ask-gamble = { $card }: which suit has the top card of the main deck?
imperium-gamble-won = { $card } is revealed: the guess was right.
imperium-gamble-lost = { $card } is revealed: the guess was wrong.

# Sumerians
imperium-say-return-before-scoring = you may return as many as { $count } [unrest] of yours
imperium-ask-sumerians = { $card }: return as many as { $count ->
    [2] two
   *[other] { $count }
} unrest cards before the winner is found.
    .done = Return no more

# Marvellous
imperium-say-draw-and-sort = draw your deck's top card, without reshuffling; discard it, put it back, or put it into your history
imperium-ask-sort-drawn = { $card }: what becomes of the card you drew?
imperium-choice-discard-it = Discard it
imperium-choice-back-on-top = Put it back
imperium-choice-into-history = Put it into my history

# King of Kings
imperium-say-turn-over = turn this card over
imperium-ask-develop-free = { $card }: develop a card without paying.
