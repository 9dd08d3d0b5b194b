"""Solo scenes: a player, a bot, and the card that the bot is about to resolve.

    story = bot_card("glory", bot="romans", plays="hills, coast, marsh", pool=(2, 0, 0))
    with story.changes() as changed:
        story.choose("done")

The first question only waits for the test to look; `done` lets the bot turn its card up and resolve it. What
the player is asked meanwhile is asked, and then comes the question for the mode of the player's next turn.

Words are those of `scene`. What is about the bot has plain names (`pool`, `deck`, `discard`, `plays`,
`dynasty`, decks written from the top), what is about the player begins with `your_`. What is not named is
empty, but for the player's nation and tokens (6, 6, 0), and what lies on the table, which is as in `scene`.
Market slots are region, uncivilised, civilised, main, main; by the bot's markers these are 3, 2, 1, 4, 5.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from regnum.engine.decision import DONE, Decision, Unit
from regnum.engine.fields import NO_CARD
from regnum.games.imperium import GAME
from regnum.games.imperium.asks import ask
from regnum.games.imperium.bot.answers import attended
from regnum.games.imperium.bot.levels import LEVELS, NAMES
from regnum.games.imperium.cards import index
from regnum.games.imperium.rules import guarded
from regnum.games.imperium.rules.solo import resolve
from regnum.games.imperium.state import BOT_SLOT, PHASES, TURN, ImperiumState
from regnum.games.imperium.verbs import bot as verbs
from regnum.testing import Story

from .scene import scene

LOOK = Decision(0, ask("mode", "TURN-2"), (DONE,), secret=True)
"""Asked before anything happens, so that a test can look."""
LOOKING = (NO_CARD, NO_CARD)


def solo_state(
    bot: str = "romans",
    nation: str = "",
    level: str = "imperator",
    die: int = 1,
    empire: bool = False,
    pool: tuple[int, int, int] = (0, 0, 0),
    slots: str = "",
    deck: str = "",
    discard: str = "",
    plays: str = "",
    history: str = "",
    dynasty: str = "",
    impending: str = "",
    journey: int = 0,
    your_pool: tuple[int, int, int] = (6, 6, 0),
    your_hand: str = "",
    your_deck: str | None = None,
    your_discard: str = "",
    your_play: str = "",
    your_empire: bool = False,
    box: str = "",
    market: Sequence[str | None] = (),
    tokens: Mapping[str, tuple[int, int, int]] | None = None,
    **more: Any,
) -> ImperiumState:
    """A position of a solo game in which it is the bot's turn. `slots` fill its slots from 1 on."""
    boxes = {one.name: one.box for one in index.NATIONS}
    staged = scene(
        seats=2,
        box=box or boxes[bot],
        nations=(nation or ("romans" if bot != "romans" else "celts"), bot),
        hands=[your_hand, slots],
        decks=[your_deck, deck],
        discards=[your_discard, discard],
        plays=[your_play, plays],
        histories=["", history],
        nation_decks=[None, dynasty],
        accessions=[True, False],
        developments=[None, impending],
        pools=[your_pool, pool],
        empires=[seat for seat, is_empire in enumerate((your_empire, empire)) if is_empire],
        market=market,
        tokens=tokens,
        **more,
    )
    state: ImperiumState = staged.state.copy()
    state.people, state.turn, state.phase = 1, 1, BOT_SLOT
    state.level, state.die = NAMES.index(level), die
    filled = [index.NUMBER[key] for key in keys_of(slots, state)]
    state.slots = (*filled, *[NO_CARD] * (LEVELS[state.level].slots - len(filled)))
    state.dynasty, state.impending = state.nation[1], state.development[1][::-1]
    state.hand[1], state.nation[1], state.development[1] = (), (), ()
    state.extra[1] = index.JOURNEYS[state.nations[1]][journey : journey + 1]
    state.watch[1] = 0
    return state


def keys_of(words: str, state: ImperiumState) -> list[str]:
    """The cards that were dealt for these words, in this order: a hand is sorted."""
    left = [index.KEY[card] for card in state.hand[1]]
    found = []
    for word in [word.strip() for word in words.split(",") if word.strip()]:
        count, _, name = word.partition(" ") if word[:1].isdigit() else ("1", "", word)
        own = f"{state.nation_of(1)}-{name}"
        for _ in range(int(count)):
            alike = [key for key in left if key.rstrip("0123456789-").endswith(name.rstrip("0123456789-"))]
            exact = [key for key in alike if key in (name, own, f"legends-{name}")]
            key = (exact or alike)[0]
            left.remove(key)
            found.append(key)
    return found


def bot_card(card: str, **position: Any) -> Story:
    """The bot resolves one card; then the player's next turn begins."""
    state = solo_state(slots=card, **position)

    def unit(state: ImperiumState) -> Unit | None:
        if state.phase == BOT_SLOT:
            return guarded(state, attended(state, staged(state)))
        return GAME.unit(state)

    def staged(state: ImperiumState) -> Unit:
        yield LOOK
        yield from resolve(state, verbs.reveal(state, 0))
        state.phase, state.turn = TURN, 0

    return Story.at(replace(GAME, unit=unit), state)


def resolved(card: str, **position: Any) -> tuple[Story, dict[str, str]]:
    """The bot resolves one card, up to the first question; and what has changed."""
    story = bot_card(card, **position)
    with story.changes() as changed:
        story.choose("done")
    return story, changed


def bot_turn(phase: str = "bot-turn", **position: Any) -> Story:
    """The bot's turn from the die or another of its phases on; it goes on until the player is asked."""
    state = solo_state(**position)
    state.phase, state.todo = PHASES.index(phase), LOOKING

    def unit(state: ImperiumState) -> Unit | None:
        return waiting(state) if state.todo == LOOKING else GAME.unit(state)

    def waiting(state: ImperiumState) -> Unit:
        yield LOOK
        state.todo = ()

    return Story.at(replace(GAME, unit=unit), state)


def row_used(story: Story) -> str:
    """The row that the bot has used; empty where it has used none."""
    rows = [str(event.args["row"]) for event in story.events(0) if event.text == "imperium-bot-row"]
    return rows[-1] if rows else ""


def on_deck(story: Story) -> list[str]:
    """The bot deck from the top, also what nobody sees."""
    return [index.KEY[card] for card in reversed(story.state.deck[1])]
