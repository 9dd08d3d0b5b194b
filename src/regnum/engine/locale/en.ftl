# Words that every game uses.
seat-name = Seat { $number }
nothing = nothing
done = Done

# Why undo is refused.
undo-nothing = { $seat } has not decided anything yet.
undo-open = Nothing has been decided since that question.
undo-other = { $other } has decided since.
undo-revealed = A hidden card has become known since, and that cannot be taken back.
undo-random = Chance has decided since (by a shuffle, for example), and that cannot be taken back.

# What cannot be done in a campaign, and logs that cannot be.
campaign-unread = This is not the log of a campaign. Choose a file that was saved from one.
campaign-format = The log has format { $format }; this program reads format { $known }.
campaign-other-game = This is the campaign of another game. Open it there.
campaign-option = A campaign has no such option. Leave it out.
campaign-boxes = There are no such boxes.
campaign-rounds = The number of rounds cannot be read.
campaign-nation = This nation is not in the chosen boxes. There are: { $nations }.
campaign-impossible = Game { $number } of the log cannot have been played like this. The file may be damaged: take an earlier copy.
campaign-at-change-deck = First choose what your win changes in your deck.
campaign-at-won = This campaign is won; there is no further game. Begin a new one to play on.
campaign-at-lost = This campaign is lost; there is no further game. Begin a new one to play on.
campaign-own-nation = { $nation }: this is your own nation; you cannot meet it. Choose somebody else.
campaign-beaten = { $nation }: beaten already in this campaign. Choose somebody else.
campaign-no-bot = Nobody of that name can be met. There are: { $nations }.
campaign-not-over = The game is not over yet. Finish it first.
campaign-not-next = This is not the next game of the campaign.
campaign-no-change = The deck changes only after a win, once.
campaign-one-change = Either add one card or remove one.
campaign-not-gained = You have not gained this card in this game. You have gained: { $cards }.
campaign-not-in-deck = This card is not in your starting deck. There are: { $cards }.
