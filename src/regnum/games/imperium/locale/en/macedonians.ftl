imperium-option-nations-macedonians = Macedonians
    .help = Conquerors: they take region after region, abandon them, and march through them again.
    .special = Some of their cards play regions straight from the discard pile.
imperium-bot-macedonians = Macedonian bot
imperium-option-bot-macedonians = Macedonians
