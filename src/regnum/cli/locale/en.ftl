# Playing in the terminal.
terminal-kind-human = Player
terminal-kind-random = Random
terminal-kind-greedy = Greedy
terminal-kind-greedy-1 = Greedy, the first
terminal-kind-novice = Novice
terminal-kind-search-1 = Search, the first
terminal-kind-search = Search

terminal-commands = u undo · ? rule · c NAME card · l log · b board · h hint · s FILE save · q quit
terminal-not-understood = { $count ->
    [one] There is one option: press Enter, or type one of the letters.
   *[other] Type the number of an option, or one of the letters.
}
terminal-thinks = { $seat } thinks …
terminal-hand-over = Pass the keyboard to { $seat }, who presses Enter.

terminal-undone = Your last choice is taken back.
terminal-undo-refused = This cannot be taken back. { $why }
terminal-no-card = No card is called that. Type c and a card's name, or the number of an option that is a card.
terminal-more-cards = And also: { $names }

terminal-hint-thinking = Looking for a good choice …
terminal-hint = Search would choose { $option } ({ $share } % sure; chances about { $chance } %).
terminal-hint-other = Or else { $option } ({ $share } %; chances about { $chance } %).

terminal-saved = The game is saved in { $file }.
terminal-save-where = Where to? Type s and the name of a file.
terminal-save-other = { $file } is something else than a recorded game, and stays as it is.
terminal-kept = The game is kept in { $file }. To go on: regnum terminal --record { $file }

terminal-not-kept = The game is not kept. Its seed: { $seed }

terminal-points = Points
terminal-seed = Seed: { $seed }

# The questions of `regnum play`.
play-welcome = Welcome to Regnum. Press Enter to take what stands in brackets.
play-language = Language / Nyelv: en (English), hu (magyar)
play-game = Which game?
play-seats = How many seats, yours included? { $least } to { $most }
play-against = Against whom?
play-against-search = a computer player that searches: strong
play-against-greedy = a computer player that takes what looks best: middling
play-against-random = a computer player that picks blindly: weak
play-against-human = people at this keyboard
play-again = That is not one of the answers. Type one of those above.

# Looking at recorded games.
replay-step = Choice { $number } of { $all }
replay-keys = Enter next · b back · number go there · q quit
replay-not-understood = Type Enter, b, q or a number from 0 to { $all }.
replay-ok = { $choices ->
    [one] ok, 1 choice
   *[other] ok, { $choices } choices
}; { $ending }

# Lists.
cards-none = No card is like that. Try fewer words.
games-facts = { $least } to { $most } seats · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $different } different · rules version { $rules }
games-default = default
games-difficulty = Difficulty: { $stars } of 5.
games-read = To read first: { $clauses }.
terminal-new-best = A new personal best: { $side }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
terminal-best = Your personal best: { $side }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
terminal-refused = It cannot be chosen now. { $why }

campaign-log = { $kind } of { $name }, { $nation }
campaign-usual = Campaign
campaign-grand = Grand campaign
campaign-standing = Won: { $wins } of 5. Lost: { $losses } of 4.
campaign-you = You
campaign-level = The next game is at the level { $level }.
campaign-against = Which bot do you meet?
campaign-change = You have won. What becomes of your deck?
campaign-add = add a card that you have gained
campaign-remove = remove a card of your starting deck
campaign-add-which = Which card do you add?
campaign-remove-which = Which card do you remove?
campaign-won = The campaign is won!
campaign-lost = The campaign is lost: that was the fourth lost game.
campaign-game-won = won
campaign-game-lost = lost
campaign-column-number = Game
campaign-column-date = Date
campaign-column-bot = Bot
campaign-column-level = Level
campaign-column-result = Result
campaign-column-points = Points
campaign-column-change = Deck

# `regnum rules`.
rules-example = Example
rules-shows = Shows { $clauses }
rules-shown-by = Shown by { $clauses }
rules-more = … and { $count } more; --limit { $limit } shows them all.
rules-none = No clause has all of these words, so try fewer: { $words }

# Many games between computer players.
simulate-games = games
simulate-title = { $count ->
    [one] 1 game, seats rotated
   *[other] { $count } games, seats rotated
}
simulate-by-seat = The same by seat
simulate-player = player
simulate-seat = seat
simulate-wins = wins
simulate-share = share
simulate-interval = 95 % interval
simulate-points = mean points
simulate-endings = How they ended: { $endings }.
simulate-sources = { $player } scored by: { $sources }.
simulate-length = { $turns } turns and { $decisions } decisions a game; { $rate } decisions a second on all cores.
simulate-length-rounds = { $rounds } rounds, { $turns } turns and { $decisions } decisions a game; { $rate } decisions a second on all cores.

# A game looked at afterwards.
analyse-lost = Where most was lost, as search sees it:
analyse-mistake = Choice { $number }: { $name } chose { $chosen }, which cost { $lost } % of a win. Better: { $best }.
analyse-none = Search would have chosen much the same.
