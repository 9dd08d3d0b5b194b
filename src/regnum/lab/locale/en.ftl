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
