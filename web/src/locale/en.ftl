# A table is set up, and found by links
setup-title = Set up a table
setup-game = Game
setup-name = Your name
setup-count = Players
setup-seats = Seats
setup-me = Me
setup-friend = A friend, by link
setup-computer = Computer: { $level }
setup-watch = You will watch this table.
setup-invite = You get a link for your friends at the table.
setup-default = As the game chooses
setup-difficulty = Difficulty: { $stars } of { $most }
setup-special = Special:
setup-cards = Its cards
setup-take = Take: { $side }
cards-search = Search in the cards
cards-none = No card has these words. Try fewer.
setup-create = Set up the table
join-title = You are invited
join-text = A seat is waiting for you in a game of { $game }.
join-seat = Choose your seat
join-free = free
join-sit = Sit down
join-full = All seats of this game of { $game } are taken by now. You can watch.
join-watch = Watch
invite-title = { $count ->
    [one] A seat waits for a friend
   *[other] { $count } seats wait for friends
}
invite-text = Send this link, or let them point a camera at the code. Whoever opens it sits down at this table; no registration.
invite-code = The link to this table, for a camera
invite-hide = Later
invite-show = Invite
arrive-watch = To the table
arrive-carry = Carry your seat here
arrive-carry-text = From now on you play on this device, and no longer on the other.
arrive-carry-go = Play here

# At the table
bests-new = A new personal best!
bests-before = Your personal best with { $side }: { $points }
table-title = Table of { $names }
table-ended = You can no longer see this table from here.
table-broken = This game cannot go on
table-unrepeatable = This game cannot be replayed any more
stopped-new = New game with the same seats and options
board-label = The table
board-common = The middle of the table
connection-lost = Connecting again …
watching = You are watching
seat-you = (you)
seat-away = (away)
seat-open = (free)
seat-turn = playing
seat-computer = Computer
seat-person = Person
zone-count = { $name }: { $count ->
    [one] one card
   *[other] { $count } cards
}
show-cards = Cards
show-less = Less
card-copies = { $count ->
    [one] One copy in the game
   *[other] { $count } copies in the game
}
card-times = { $count } of them
card-picked = { $count ->
    [one] picked
   *[other] { $count } picked
}
card-advised = advised
card-new = changed since your last turn
card-pick = Pick it
card-unpick = Leave it
deed-all = { $question } – all { $count }
deed-gives = gives
deed-less = Fewer
deed-more = More
seat-thinking = is thinking …
strip-last = played last
strip-open = All that lies before { $name }
pages-lit = { $count ->
    [one] one card to choose
   *[other] { $count } cards to choose
}
waited-title = While you waited
waited-replay = See again what { $name } did
ask-label = What is asked
ask-over = The game is over
ask-stopped = Nothing is asked any more
ask-wait = Waiting for { $names }
ask-skip = Skip
ask-thinking = A computer is thinking
ask-clause = The rule for this: { $clause }
ask-options = Your answers
series-picked = { $picked } of { $size } picked
series-clear = Take back
series-all = All { $count }
ask-found = To choose from
series-send = Send
undo = Undo
hint = Hint
hint-thinking = Thinking …
hint-label = What the computer would do
hint-sure = { $share } sure
hint-line = What it would do then
log-label = Log
log-earlier = { $count } earlier lines
log-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
log-moment = Show this moment
talk-label = Talk
talk-earlier = What was said before
talk-say = Say something
talk-send = Send
rules-title = Rules
rules-search = Search in the rules
rules-books = Books of this game
rules-contents = Contents: { $book }
rules-example = Example:
why = Why?
why-label = Why this happened
row-open = The row of the table: { $clause }
row-last = Row used last
beat-numbered = { $name } { $number }
marker = slot marker { $number }
die-shows = The die shows { $number }
die-waits = The die has not been rolled yet
turn-label = { $name } plays
turn-steps = The steps of this turn
turn-skip = Skip
turn-again = Its last turn
turn-summary = { $name } has played { $cards ->
    [one] one card
   *[other] { $cards } cards
}. Rows used: { $rows }.
rules-nothing = Nothing was found in the rules. Try fewer words.
rules-found = { $count ->
    [one] One rule
   *[other] { $count } rules
}
menu-title = Table
menu-home = To the front page
menu-join = Link for friends who play
menu-watch = Link for friends who watch
menu-carry = Carry my seat to another device
menu-carry-link = Open this on the other device, within an hour
menu-notify = Notify me when it is my turn
menu-theme = Colours
menu-pause = A bot's turn, card by card
pause-off = All at once
pause-short = With a short pause
pause-normal = With time to read
menu-plain = Plain board
menu-sound = Soft sounds: my turn, cards, the end
menu-close = Close this table
end-label = The end
end-show = How it ended
end-you-won = You have won!
end-won = { $count ->
    [0] Nobody has won
    [one] { $names } has won
   *[other] { $names } have won
}
end-points = Where the points come from
end-source = Source
end-sum = Points
end-rematch = Rematch
end-replay = Replay
end-record = Record file
keys-title = Keyboard
key-tab = Tab
    .does = to the next thing that can be chosen
key-arrows = Arrows
    .does = from card to card
key-digits = 1 – 9
    .does = choose the first to ninth answer
key-s = S
    .does = send the picked cards
key-escape = Esc
    .does = take back the picked cards
key-k = K
    .does = skip the rest of a bot's turn
legend-title = Symbols
growth-title = Points round by round
growth-round = { $round }: { $points }
key-g = G
    .does = symbols
key-u = U
    .does = undo
key-h = H
    .does = hint
key-r = R
    .does = rules
key-l = L
    .does = log
key-m = M
    .does = links and settings of the table

# Looking back
replay-title = Replay
replay-controls = Replay controls
replay-play = Play
replay-pause = Pause
replay-next = Step forward
replay-back = Step back
replay-turn-next = To the next turn
replay-turn-back = To the beginning of the turn
replay-speed = Speed
replay-times = { NUMBER($speed) }×
replay-step = Step
replay-eyes = Point of view
replay-spectator = A spectator
replay-asked = { $name }: { $question }
round-number = Round { $number }
turn-number = Turn { $number }
turns-title = Turns
turns-before = Before the first turn
analyse = Analyse
analysis-title = Analysis
analysis-text = The computer looks back at the whole game: how likely everybody was to win, and which choices cost most.
analysis-working = The computer is looking through the game. That takes some seconds.
analysis-looked = Choices looked at: { $done } of { $all }
analysis-chances = Chances to win
analysis-pick = Where to look in the game
analysis-here = { $time } · choice { $step } of { $steps }
analysis-words = A line for each player from the first choice to the last. The slider tells the chances after any choice, the table those at the beginning of each round or turn.
analysis-table = Chances as a table
analysis-when = When
analysis-end = The end
analysis-lost = Where most was lost
analysis-none = The computer would have chosen much the same.
analysis-of = { $name } · { $time }
analysis-chosen = Chosen
analysis-better = Better
analysis-cost = −{ $lost } percentage points
analysis-show = Show me
analysis-show-of = Show me: { $what }
analysis-there = Show me this moment

# Campaigns and solo games
campaigns-title = Campaigns
campaigns-text = Game after game against the bots of Imperium, each win one level up, with a deck that every win changes.
campaigns-mine = My campaigns
campaigns-none = You have no campaigns yet.
campaign-open = Open a campaign file
campaign-file-refused = This file cannot be taken up. { $why }
campaign-new = A new campaign
campaign-nation = Your nation
campaign-usual = Campaign
campaign-grand = Grand campaign
campaign-grand-text = All games at the highest level; each win removes one unrest card from the commons.
campaign-begin = Begin the campaign
campaign-wins = Won: { $count } of { $most }
campaign-losses = Lost: { $count } of { $most }
campaign-next = Next: { $next }
campaign-next-playing = play on against { $bot }
campaign-next-choose-bot = choose an opponent
campaign-next-change-deck = choose your reward
campaign-next-won = the log of the won campaign
campaign-next-lost = the log of the lost campaign
campaign-back = To the campaign
campaign-won = The campaign is won!
campaign-lost = The campaign is lost.
campaign-playing = You are playing against: { $bot }
campaign-resume = Play on
campaign-choose-bot = Choose your next opponent
campaign-level = Level of the game: { $level }
campaign-doubled = After a loss you begin with 6 materials, 4 population and 2 progress.
campaign-calm = { $count ->
    [one] One unrest card is out of the commons.
   *[other] { $count } unrest cards are out of the commons.
}
campaign-stopped = Your game was broken off and counts for nothing ({ $bot }).
campaign-beaten = Beaten already: { $bots }
campaign-defeats = { $count ->
    [one] lost to them once
   *[other] lost to them { $count } times
}
campaign-play = Begin the game
campaign-reward = You have won: choose your reward
campaign-reward-text = Your starting deck changes for the rest of the campaign: one card more, or one less.
campaign-way-added = Add a card that you have gained
campaign-way-removed = Remove a card
campaign-which-added = Which card do you add?
campaign-which-removed = Which card do you remove?
campaign-do-added = Add: { $card }
campaign-do-removed = Remove: { $card }
campaign-nothing-gained = You have gained no card that could be added.
campaign-log = Campaign log
campaign-log-empty = No game has been played yet.
campaign-game-won = won
campaign-game-lost = lost
campaign-deck = Starting deck
campaign-added = Added: { $card }
campaign-removed = Removed: ({ $card })
campaign-ways = What you can do with this campaign
campaign-print = Print the log
campaign-save = Save as a file
campaign-carry = Carry to another device
campaign-remove = Remove
campaign-remove-text = The campaign and its log will be gone, unless you save them as a file first. The tables of its games stay.
campaign-remove-yes = Remove the campaign
campaign-remove-no = Keep it
campaign-rules = Rules for solo games and campaigns
arrive-carry-campaign = Carry your campaign here
arrive-carry-campaign-text = From now on you play this campaign and all its games on this device, and no longer on the other.
solo-text = Your games against the bots, in campaigns and alone. They stay when the tables are gone.
solo-filled = { $count } of { $most } beaten.
solo-sum = { $games ->
    [one] One game, { $wins } won, best score { $best }.
   *[other] { $games } games, { $wins } won, best score { $best }.
}
solo-grid = Every bot at every level
solo-bot = Bot
solo-mine = Your nations
solo-best = Best score
solo-cell = { $wins } of { $games } won, best score { $best }
solo-none = not played yet

# CIV
civ-track = { $count } of { $needed } for hegemony{ $level ->
    [0] {""}
   *[other] , level { $level }
}
civ-leads = the most cards here
civ-embargo = { $count ->
    [one] embargo
   *[other] { $count } embargoes
}
civ-hidden = +{ $count } for hegemony
civ-hand = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
}, fills up to { $size } at the end of the turn
civ-level = Level { $level }
civ-hegemony = Hegemony

# Imperial Settlers
settlers-round = Round { $round } of { $rounds }
settlers-first = { $name } begins this round
settlers-goods = Goods of { $name }
settlers-threat = { $count ->
    [one] one attack to come would hit it
   *[other] { $count } attacks to come would hit it
}
settlers-page-mine = Mine
settlers-page-rivals = Rivals
settlers-page-lookout = Lookout
settlers-pass = Pass
settlers-pass-anyway = Pass anyway
settlers-pass-stay = Play on
settlers-store = Keep for the next round
settlers-store-go = Store
settlers-piles = Decks and discard piles
settlers-ends = Turns end by themselves
settlers-ends-why = After your action, unless a free move has come up that was not there before

# Credits
credits-games = Regnum is a free project and belongs to no publisher. CIV: Carta Impera Victoria is a game by Rémi Amy, published by Ludonaute; Imperial Settlers is by Ignacy Trzewiczek, published by Portal Games; Imperium: Classics and Imperium: Legends are by Nigel Buckle and Dávid Turczi, published by Osprey Games. No art and no text of the published games is used here.
credits-icons = Icons
credits-icons-text = The icons are by the authors below, from
credits-others = Contributors of game-icons.net, named there with each icon
credits-font = Letters
credits-font-text = Titles are set in Cinzel by Natanael Gama, everything else in Public Sans by the Public Sans Project Authors; both under the SIL Open Font License 1.1.

# Marks in card texts, and the suits of cards
term-materials = materials
term-population = population
term-progress = progress
term-region = region
term-uncivilised = uncivilised
term-civilised = civilised
term-tributary = tributary
term-fame = fame
term-unrest = unrest
term-power = power
term-nation = nation
term-barbarian = barbarian
term-empire = empire
term-production = production
term-attack = attack
term-pinned = pinned
term-fertile = fertile
term-river = river
term-city = city
term-metropolis = metropolis
term-exhaust = exhaustion
term-variable = variable
term-mask = mask
term-scroll = scroll
term-knight = knight
term-card = card
term-action = action
term-solstice = solstice
term-history = history
term-vp = points
term-common = common
term-barbarians = Barbarians
term-japanese = Japanese
term-romans = Romans
term-egyptians = Egyptians
