imperium-option-nations-atlanteans = Atlanteans
    .help = An empire from the first turn that sinks its own islands to gain whatever the market offers.
    .special = No nation deck and no history, but ten developments from the start. Sunk cards lie in a flooded pile: out of play, yet they still score.
imperium-bot-atlanteans = Atlantean bot
imperium-option-bot-atlanteans = Atlanteans
