tally-stage-turn = Kör
tally-counter-count = Összeg
tally-ask-add = Mennyit adsz hozzá?
    .waiting = { $seat } eldönti, mennyit ad hozzá.
tally-added = { $seat } ennyit ad hozzá: { $number }.
