imperium-option-nations-utopians = Utopians
    .help = Peaceful seekers: scrolls are laid under pinned cards to use them, and progress carries the people to Shangri-La.
    .special = A journey of four stages, each bought with all progress (at least 5), takes the place of nation deck and developments. Only 3 exhaustion tokens, and unrest whenever the draw deck runs out.
imperium-bot-utopians = Utopian bot
imperium-option-bot-utopians = Utopians

# The journey
imperium-say-travel-on = travel on to { $name }
imperium-say-become-empire = when your journey comes here, you become an [empire]
imperium-travelled = { $seat } travels on: { $card }.
imperium-triggered-shangri-la = Shangri-La triggers the end: one more round after this one.
imperium-end-shangri-la = Shangri-La

# Mountain Retreat
imperium-say-abandon-returning = abandon this card and return all [unrest] cards garrisoned here
