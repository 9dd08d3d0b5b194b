imperium-option-nations-mauryans = Mauryans
    .help = Conquer regions with elephants, then turn to peace: what goes into the history counts.
    .special = Ashoka sends all your attack cards into the history. Grand Trunk Road counts as two regions, also where regions are paid.
imperium-bot-mauryans = Mauryan bot
imperium-option-bot-mauryans = Mauryans

# Ashoka
imperium-say-reveal-into-history = show everybody your hand, your discard pile and your draw deck, and move every { $icons } card there to your history

# Arthashastra
imperium-say-discard-any = discard any number of { $icons } cards from your hand
imperium-ask-discard-any = { $card }: discard any number of unrest cards
    .waiting = { $card }: { $seat } chooses which unrest cards to discard.
    .done = Discard no more
