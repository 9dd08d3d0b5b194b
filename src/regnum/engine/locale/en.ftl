# Words that every game uses.
seat-name = Seat { $number }
nothing = nothing
done = Done

# Why undo is refused.
undo-nothing = { $seat } has not decided anything yet.
undo-other = { $other } has decided since.
undo-revealed = A hidden card has become known since, and that cannot be taken back.
undo-random = Chance has decided since (by a shuffle, for example), and that cannot be taken back.
