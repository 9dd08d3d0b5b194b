imperium-option-nations-olmecs = Olmecs
    .help = Masks are hoarded in hand and spent in sets on new cards, tokens and fame, or remembered for points.
    .special = Most abilities are paid for with two or three masks at once. Step Pyramids and Stone Heads can stand in for some of them.
imperium-bot-olmecs = Olmec bot
imperium-option-bot-olmecs = Olmecs
