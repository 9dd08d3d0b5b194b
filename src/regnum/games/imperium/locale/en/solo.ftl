# The set-up of a solo game
imperium-option-bot = Bot
    .help = The nation of your opponent when you play alone: its cards, resolved by its table. Left open, it is drawn by lot.
imperium-option-bot-seed = Drawn by lot
imperium-option-level = Level of the bot
    .help = From Chieftain, for a first game, to Supreme Ruler.
imperium-option-level-chieftain = Chieftain
    .help = Four slots: the bot resolves three or four cards a turn.
imperium-option-level-warlord = Warlord
    .help = As Chieftain, and the bot goes through its deck one card a turn faster.
imperium-option-level-imperator = Imperator
    .help = Five slots: the bot resolves four or five cards a turn.
imperium-option-level-sovereign = Sovereign
    .help = As Imperator; the bot begins with tokens, and every 5 materials and population are a point for it.
imperium-option-level-overlord = Overlord
    .help = As Sovereign, with six slots: the bot resolves five cards every turn.
imperium-option-level-supreme = Supreme Ruler
    .help = As Overlord, and each unrest card that the bot returns gives it progress.
imperium-option-added = Cards added to your deck
    .help = In a campaign: common cards, by their keys, that belong to your starting deck.
imperium-option-added-none = None
imperium-option-removed = Cards removed from your deck
    .help = In a campaign: cards of your starting deck, by their keys, that are not used.
imperium-option-removed-none = None
imperium-option-tokens = Your tokens at the start
    .help = In a campaign, after a lost game, you begin with twice as many.
imperium-option-tokens-usual = As usual
    .help = Three materials, two population and one progress.
imperium-option-tokens-double = Twice as many
    .help = Six materials, four population and two progress.
imperium-option-calm = Unrest cards left out
    .help = In a grand campaign each win takes an unrest card out of the game.
imperium-option-calm-0 = 0
imperium-option-calm-1 = 1
imperium-option-calm-2 = 2
imperium-option-calm-3 = 3
imperium-option-calm-4 = 4

# What is seen of it
imperium-zone-slots = Slot
imperium-zone-aside = Set aside
imperium-zone-resolving = Being resolved
imperium-zone-dynasty = Dynasty deck
imperium-zone-bot-deck = Bot deck
imperium-zone-dynasty-known = Face up in the dynasty deck
imperium-zone-impending = Impending quests
imperium-counter-die = Die
imperium-stage-bot-turn = The bot's turn
imperium-stage-bot-slot = The bot resolves its cards
imperium-stage-bot-clean-up = The bot cleans up
imperium-triggered-dynasty = The dynasty deck is empty: one more round after this one.
imperium-end-dynasty = The dynasty deck was empty
imperium-bot-goods = Materials and population

# What it does
imperium-bot-rolled = { $seat } rolls a { $count }.
imperium-bot-set-aside = { $seat } sets the card of slot { $slot } aside.
imperium-bot-revealed = Slot { $slot }, turned up: { $card }.
imperium-bot-passed = Nothing of { $row } can be done now.
imperium-bot-row = { $seat } uses { $row }: { $does }.
imperium-bot-this-discard = { $seat } discards { $card }.
imperium-bot-this-history = { $seat } moves { $card } to the history.
imperium-bot-this-play = { $seat } puts { $card } into play.
imperium-bot-this-exile = { $seat } exiles { $card }.
imperium-bot-this-deck = { $seat } puts { $card } onto its deck.
imperium-bot-discarded = { $seat } discards { $card } from the top of its deck.
imperium-bot-dynasty = { $seat } puts { $card } from the dynasty deck into its discard pile.
imperium-bot-dynasty-gained = { $seat } puts the top card of the dynasty deck onto its deck.
imperium-bot-dynasty-gained-known = { $seat } puts { $cards } from the dynasty deck onto its deck.
imperium-bot-dynasty-gained-open = { $seat } puts { $card } from the dynasty deck onto its deck.
imperium-bot-quest-gained = { $seat } puts the next quest onto its deck.
imperium-bot-quest-gained-known = { $seat } puts the next quest onto its deck: { $cards }.
imperium-bot-quest-gained-open = { $seat } puts the last quest onto its deck: { $card }.
imperium-bot-quest-exiled = { $seat } exiles the next quest: { $card }.
imperium-bot-took-back = { $seat } puts the card that was set aside into slot 1.
imperium-bot-filled = { $seat } fills slot { $slot }.

# The rows of its table
imperium-bot-say-then = { ", " }then{ " " }
imperium-bot-say-else = { ", " }or else{ " " }
imperium-bot-say-to = { $cost } → { $does }
imperium-bot-say-first-of = does the first of these that is possible – { $options }
imperium-bot-say-if-able = if possible, { $does }
imperium-bot-say-if = if { $condition }, { $then }
imperium-bot-say-if-otherwise = if { $condition }, { $then }, otherwise { $otherwise }
imperium-bot-say-other = any other card
imperium-bot-say-quest = quest
imperium-bot-say-gain = gains { $what }
imperium-bot-say-gain-per = gains { $what } for each [region] card of its own in play
imperium-bot-say-spend = pays { $what }
imperium-bot-say-spend-all = pays all its { $what }
imperium-bot-say-convert-all = turns all its { $give } into { $get }
imperium-bot-say-convert = turns { $give } into { $get }, as often as it can
imperium-bot-say-steal = steals { $what } from you
imperium-bot-say-place = puts { $what } on the market card at the die
imperium-bot-say-discard-top = { $count ->
    [one] discards the top card of its deck
   *[other] discards the top { $count } cards of its deck
}
imperium-bot-say-discard-half = discards the top card of its deck for every 2 paid, rounded up
imperium-bot-say-dynasty = discards the top card of the dynasty deck
imperium-bot-say-to-deck-top = puts { $what } from its discard pile onto its deck
imperium-bot-say-acquire = acquires { $article } { $icons } card
imperium-bot-say-acquire-exiled = acquires { $article } { $icons } card from exile
imperium-bot-say-acquire-token = acquires { $article } { $icons } card with { $what } on it
imperium-bot-say-break-through = breaks through for { $article } { $icons } card
imperium-bot-say-fame = gains the top [fame] card
imperium-bot-say-gain-quest = gains the next impending quest
imperium-bot-say-abandon = abandons { $what }
imperium-bot-say-history-from-play = moves { $what } from its play area to its history
imperium-bot-say-history-from-discard = moves { $what } from its discard pile to its history
imperium-bot-say-play-from-discard = puts { $what } from its discard pile into play
imperium-bot-say-return-unrest = returns an [unrest] card from its discard pile
imperium-bot-say-take-unrest = takes an [unrest] card
imperium-bot-say-exile-market = exiles the first market card without tokens
imperium-bot-say-exile-quest = exiles the next impending quest, unless that is { $what }
imperium-bot-say-this-play = puts this card into play
imperium-bot-say-this-history = moves this card to its history
imperium-bot-say-this-exile = exiles this card
imperium-bot-say-this-deck = puts this card onto its deck
imperium-bot-say-you = you { $does }
imperium-bot-say-travel-on = its journey goes on
imperium-bot-say-unrest-to-discard = an [unrest] card goes into its discard pile after the shuffle
imperium-bot-say-trigger = triggers the end of the game
imperium-bot-if-empire = you are an [empire]
imperium-bot-if-region = it has a [region] card in play
imperium-bot-if-your-region = you have a [region] card in play
imperium-bot-if-none-discarded = no { $what } lies in its discard pile
imperium-bot-if-tokens = it has { $count } { $what } or more

# The book of tables
imperium-bots-title = # The tables of the solo bots
imperium-bots-reading = ## How to read the tables
imperium-bots-about = What a bot does with a card: the topmost row that fits it and can do something (SOLO-RESOLVE-3). A row is named by its nation, its table and its number.
imperium-bots-table-b = { $nation }: barbarian
imperium-bots-table-e = { $nation }: empire
imperium-bots-table-a = { $nation }: in every state
imperium-bots-table-j = { $nation }: the journey

# The steps of a bot's turn
imperium-beat-die = The die
imperium-beat-slot = Slot
imperium-beat-clean-up = Clean-up
