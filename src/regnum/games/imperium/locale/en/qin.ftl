imperium-option-nations-qin = Qin
    .help = Lasting works fill the play area: the Long Walls protect them, and three rulers follow each other into the history.
    .special = You lay population on market cards instead of progress; side A can double it when you take such a card.
imperium-bot-qin = Qin bot
imperium-option-bot-qin = Qin
