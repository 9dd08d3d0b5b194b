tally-stage-turn = Kör
tally-counter-count = Összeg
tally-ask-add = Mennyit adsz hozzá?
tally-added = { $seat } ennyit ad hozzá: { $number }.
