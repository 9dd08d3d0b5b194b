imperium-option-nations-persians = Perzsák
    .help = Sok nép birodalma: adófizetőket gyűjtenek, és azokért kapják a pontokat.
imperium-bot-persians = Perzsa bot
imperium-option-bot-persians = Perzsák
