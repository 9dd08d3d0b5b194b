# The story of a recorded game.
transcript-facts = Seed { $seed } · rules version { $rules } · { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
}
transcript-choice = { $seat } – { $ask } ({ $clause }): { $option }
transcript-secret = a secret choice
transcript-table = Table
transcript-won = { $reason }: { $count ->
    [0] nobody wins.
    [one] { $names } wins.
   *[other] { $names } win together.
}
transcript-points = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
} – { $sources }
transcript-unfinished = The game is not over. To decide: { $names }.

# Reports of many games.
report-title = { $game }: { $count ->
    [one] one game
   *[other] { $count } games
}
report-title-short = { $game }: report
report-by-player = By player
report-by-side = By nation or faction
report-by-seat = By seat
report-by-order = By order of turns
report-player = Player
report-side = Nation or faction
report-seat = Seat
report-order = Order
report-seat-number = Seat { $number }
report-order-number = { $number }.
report-games = Games
report-seats = Seats
report-share = Win rate
report-interval = 95 % interval
report-margin = Margin
report-rating = Rating
report-cards = What each card goes with
report-cards-note = By how much seats that played, acquired or kept a card won more often than all others. { $count ->
    [one] The interval holds for the one comparison.
   *[other] The intervals hold for all { $count } comparisons together.
}
report-card = Card
report-fate = What happened
report-fate-played = played
report-fate-acquired = acquired
report-fate-history = in history
report-gain = Gain in win rate
report-wanted = Cards that are met and not played
report-met = Games met in
report-played = Played in
report-played-share = Share
report-endings = How games end
report-ending = Ending
report-length-rounds = Rounds a game
report-length-decisions = Decisions a game
report-points = Where points come from, round by round
report-round = Round
report-mean-points = Points of a seat
report-source = Source
report-other = everything else
report-nothing-sure = { $count ->
    [one] The one comparison is no larger than chance would explain.
   *[other] Of { $count } comparisons none is larger than chance would explain.
}
report-length = { $rounds } rounds, { $turns } turns and { $decisions } decisions a game.
report-page = The page with charts: { $file }
