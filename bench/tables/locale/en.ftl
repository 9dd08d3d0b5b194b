tally-stage-turn = Turn
tally-counter-count = Count
tally-ask-add = How much do you add?
tally-added = { $seat } adds { $number }.
