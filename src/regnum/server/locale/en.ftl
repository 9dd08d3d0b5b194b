# Why something is refused.
error-illegal-reason = This cannot be done: { $reason }
error-stale-reason = Too late: { $reason }
error-foreign-reason = This is not yours to decide: { $reason }
error-illegal = That is not one of the answers. Choose one of those that are offered.
error-setup = The table cannot be set up like this: { $reason }
error-record = The record cannot be taken: { $reason }
error-one-me = You can sit in one seat only. Give the others to friends or to the computer.
error-stale = The table has moved on. Look at what is asked now.
error-series = The table asks something else after { $taken } of your picks. Look at what is asked now.
error-not-asked = It is not your turn. Wait until you are asked.
error-spectator = You are watching; only those who sit at the table decide. To play, ask for the link for players.
error-not-yours = This table is not open to you. Ask for its link.
error-owner = Only whoever set up the table can do this. Ask them.
error-origin = Another site's page cannot speak for you here. Open this page itself, and try again.
error-taken = This seat is taken. Choose another one.
error-campaign = { $reason }
error-campaigns = You keep { $most } campaigns already. Save one as a file and remove it to make room.
error-no-campaign = This game has no campaign. Choose another game.
error-missing-campaign = There is no such campaign. The page of campaigns shows yours.
error-campaign-foreign = This campaign belongs to somebody else, or was carried to another device: play on there.
error-campaign-playing = A game of this campaign is in progress. Finish it first.
error-campaign-moved = The campaign has moved on. Look at what is next now.
error-seated = You sit at this table already: just play on.
error-closed = The table is closed. Set up another one to play on.
error-over = The game is over. A rematch begins a new one.
error-broken-rules-choice = The rules have changed since, and choice { $made }, made by { $seat }, is no longer possible.
error-broken-rules-position = The rules have changed since, and choice { $made }, made by { $seat }, leads to another position now.
error-broken-cards-choice = A card has changed since, and choice { $made }, made by { $seat }, is no longer possible.
error-broken-cards-position = A card has changed since, and choice { $made }, made by { $seat }, leads to another position now.
error-broken-stored-choice = What was stored of this game is damaged: choice { $made }, made by { $seat }, is not possible.
error-broken-stored-position = What was stored of this game is damaged: choice { $made }, made by { $seat }, leads to another position.
error-broken-stored = What was stored of this game is damaged and cannot be read.
error-broken-setup = The rules have changed since, and a game cannot be set up like this any more.
error-running = The record tells all cards; it can be had when the game is over.
error-not-over = This can be had when the game is over.
error-carried = Your seat was carried to another device: play on there.
error-oversized = { $limit ->
    [one] This is too long; 1 byte is the limit. Shorten it.
   *[other] This is too long; { $limit } bytes are the limit. Shorten it.
}
error-malformed = This cannot be understood: { $reason }
error-hello = The first message must be hello.
error-flooding = { $wait ->
    [one] Too much at once. Try again in a second.
   *[other] Too much at once. Try again in { $wait } seconds.
}
error-crowded = There are too many connections just now. Try again in a while.
error-too-slow = This has taken too long. Please try again.
error-json = What is sent here must be JSON (Content-Type: application/json).
error-seed = Where others play, nobody may choose the seed: it would tell all cards. Leave it out.
error-level = There is no computer player { $spec }. There are: { $levels }.
error-busy = The computer has too much to think about just now. Try again in a while.
error-missing-table = There is no such table. Check the link, or set up a table.
error-missing-link = This link leads nowhere; it may have been used. Ask for a new one.
error-missing-page = There is no such page. The front page leads to all others.
error-missing-game = There is no such game. The front page shows all of them.
error-missing-cards = There are no cards of that name. Check how it is written.
error-missing-clause = There is no such clause. Search in the rules.
error-method = This cannot be done here.
error-unwell = Something went wrong on our side. The table is unharmed: load the page again.
error-hint = There is no hint now. Ask for one when it is you who decides.
error-name = Please give a name that can be shown.

# What is shown of a game that cannot go on.
shown-last = You see it as it was last seen.
shown-earlier = { $missed ->
    [one] You see it as it was before the last step.
   *[other] You see it as it was before the last { $missed } steps.
}
shown-reached = You see it as far as today's rules can follow it.
shown-nothing = There is nothing left to see of it.

# What the table notes.
note-fallback = { $count ->
    [one] { $name } took too long, so a quick look has chosen.
   *[other] { $name } took too long, so a quick look has chosen { $count } times.
}
note-undo = { $count ->
    [one] { $name } has taken back a choice.
   *[other] { $name } has taken back { $count } choices.
}
note-joined = { $name } has sat down.
note-closed = The table was closed.
note-rematch = There is a rematch.

# What a hint leads to, and what a game looked back at shows.
hint-leads = Points { $points }, cards { $hand }; then the others: points { $theirs }.
mistake-line = { $name } chose { $chosen }, which cost { $lost } % of a win. Better: { $line }.

# Computer players.
player-random = Chance
player-novice = Beginner
player-novice-8 = Apprentice
player-greedy = Skilled
player-search-2500ms-turn = Master
player-other = Computer ({ $spec })

# The page in the place of the client.
page-built = The server is running, but its pages have not been built yet. Run “npm ci” and “npm run build” in the folder web once, then load this page again. “./regnum play” does all of it by itself.
page-built-package = The server is running, but the package it was installed from holds no pages. Install a wheel that was made after the pages were built, as docs/serving.md says, or serve from a checkout by “./regnum play”.
page-schema = What programs can ask of this server
