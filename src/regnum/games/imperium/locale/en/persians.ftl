imperium-option-nations-persians = Persians
    .help = A realm of many peoples: tributaries are what they collect and what they score.
imperium-bot-persians = Persian bot
imperium-option-bot-persians = Persians
