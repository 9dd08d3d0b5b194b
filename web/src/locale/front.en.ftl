# What the first page needs, and every other. The rest of the words comes with the other pages.
# Everywhere
skip = To the content
close = Close
loading = One moment …
copy = Copy
copied = Copied
home-link = To the front page
missing-title = Nothing to see here
missing-text = There is no such page.
error-network = The server cannot be reached. Try again in a moment.
error-unwell = The server has a problem. Try again in a moment.
theme = { $theme ->
    [light] Colours: light
    [dark] Colours: dark
   *[system] Colours: as the device
}
theme-system = As the device
theme-light = Light
theme-dark = Dark

# The front page
home-title = Build an empire, card by card
home-text = Three games of civilisations at one table: against the computer, alone, or with friends anywhere. No registration.
home-more = More to play
poster-civ = CIV
    .time = 10–20 minutes
    .text = Gather cards in six domains, use them up at the right moment, and lead the world in one of them. Quick to learn.
poster-settlers = Imperial Settlers
    .time = 30–60 minutes
    .text = Five rounds to build an empire of locations: make deals, produce goods, raze what stands in the way.
poster-imperium = Imperium
    .time = 60–90 minutes
    .text = One of sixteen nations, from its barbarian days to an empire. A deck that grows, a history that counts, unrest that waits.
poster-seats = { $least }–{ $most } players
poster-play = Play against the computer
poster-alone = Alone, against a bot
poster-set-up = Set up a table
tables-title = My tables
tables-none = You have no tables yet.
bests-title = Personal bests
bests-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tables-yours = Your turn
tables-theirs = Waiting for { $names }
tables-over = Over
tables-closed = Closed
tables-broken = Cannot go on
tables-replay = Replay
upload = Watch a record file
notice-turn = Your turn
seat-number = Seat { $number }
rules-of = Rules of { $game }
home-campaign = Imperium campaign
solo-title = Solo results
credits-title = Credits
