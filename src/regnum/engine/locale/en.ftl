# Words that every game uses.
seat-name = Seat { $number }
nothing = nothing
done = Done

# Why undo is refused.
ask-waiting = { $seat } is asked: “{ $ask }”
undo-nothing = { $seat } has not decided anything yet.
undo-open = Nothing has been decided since that question.
undo-other = { $other } has decided since.
undo-revealed = Something was revealed since, and it cannot be forgotten.
undo-random = Chance has spoken since, and it is not asked twice.
