tally-stage-turn = Turn
tally-counter-count = Count
tally-ask-add = How much do you add?
    .waiting = { $seat } decides how much to add.
tally-added = { $seat } adds { $number }.
