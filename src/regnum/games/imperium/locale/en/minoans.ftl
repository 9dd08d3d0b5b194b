imperium-option-nations-minoans = Minoans
    .help = Islanders who turn whatever they have into progress, which they also need to develop.
    .special = Most of their developments cost progress as well. Progress on Pottery is yours only when the card leaves play.
imperium-bot-minoans = Minoan bot
imperium-option-bot-minoans = Minoans

# Pottery
imperium-say-abandon-for-tokens = abandon this card and gain all its [progress]
