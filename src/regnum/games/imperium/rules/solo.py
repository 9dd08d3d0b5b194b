"""A bot's turn in units: the die, slot by slot, clean-up (SOLO-TURN, SOLO-RESOLVE, SOLO-CLEANUP)."""

from regnum.engine.decision import Unit
from regnum.engine.fields import NO_CARD
from regnum.engine.telling import steps_by, tell, told_by
from regnum.games.imperium.bot.act import Act
from regnum.games.imperium.bot.levels import LEVELS
from regnum.games.imperium.bot.row import JOURNEY, Bot, Table, row_clause, row_text
from regnum.games.imperium.bot.steps import token_place
from regnum.games.imperium.bot.tables import BOTS
from regnum.games.imperium.cards import index
from regnum.games.imperium.rules.end import end_turn
from regnum.games.imperium.state import BOT_CLEANUP, BOT_SLOT, ImperiumState
from regnum.games.imperium.terms import NONE, UNREST
from regnum.games.imperium.verbs import bot as verbs
from regnum.games.imperium.verbs.ctx import Steps
from regnum.games.imperium.verbs.deck import discard_top
from regnum.games.imperium.verbs.market import put_token
from regnum.games.imperium.zones import slot_key

DIE, CLEAN_UP = "die", "clean-up"
"""The beats of a bot's turn beside its slots."""


def clause(name: str) -> str:
    """A clause of the solo rules, as events name it."""
    return f"imperium-solo:SOLO-{name}"


def bot_of(state: ImperiumState) -> Bot:
    """The bot of a solo game."""
    return BOTS[state.nation_of(state.people)]


def begin_turn(state: ImperiumState) -> Unit:
    """Roll, and set aside the card that the die shows (SOLO-TURN-2, SOLO-TURN-3)."""
    with told_by(state, clause("TURN-3"), beat=DIE):
        verbs.roll(state)
        verbs.set_aside(state)
    state.phase = BOT_SLOT
    return
    yield


def resolve_next(state: ImperiumState) -> Unit:
    """The card of the lowest slot that holds one; none is left: clean-up (SOLO-TURN-4)."""
    at = next((at for at, card in enumerate(state.slots) if card != NO_CARD), NONE)
    if at == NONE:
        state.phase = BOT_CLEANUP
        return
    yield from steps_by(state, turn_up(state, at), beat=slot_key(at))


def turn_up(state: ImperiumState, at: int) -> Steps:
    """The card of a slot, resolved before all eyes (SOLO-RESOLVE-1)."""
    with told_by(state, clause("RESOLVE-1")):
        card = verbs.reveal(state, at)
    return (yield from resolve(state, card))


def resolve(state: ImperiumState, card: int) -> Steps:
    """Unrest goes home; any other card does what the first row that can do something says, and is then
    discarded unless the row has sent it elsewhere (SOLO-RESOLVE-7 to SOLO-RESOLVE-11)."""
    if index.ICONS[card] & UNREST:
        home = verbs.return_unrest(state, card, LEVELS[state.level].calms)
        return (yield from steps_by(state, home, clause("RESOLVE-11")))
    act = Act(state, card)
    bot = bot_of(state)
    letter, table = bot.table(state.empire[act.bot])
    fitting = [at for at, row in enumerate(table) if row.which.matches(card)]
    at = first_able(table, fitting, act)
    tell_passed(state, bot, letter, fitting[: fitting.index(at)] if at != NONE else fitting)
    if at != NONE:
        yield from use_row(bot, letter, at, act)
    if act.here:
        away = verbs.put_this(state, card, "discard", "imperium-bot-this-discard")
        yield from steps_by(state, away, clause("RESOLVE-9" if at != NONE else "RESOLVE-8"))
    return 1


def first_able(table: Table, fitting: list[int], act: Act) -> int:
    """The topmost of the rows that fit, of which anything can be done (SOLO-RESOLVE-3, SOLO-RESOLVE-7)."""
    return next((at for at in fitting if table[at].able(act)), NONE)


def use_row(bot: Bot, letter: str, at: int, act: Act) -> Steps:
    """Say which row of its table the bot uses and what stands there, and do it."""
    state, name = act.state, bot.name(letter, at)
    row = row_clause(name)
    if state.events is not None:
        with told_by(state, row, clause("NATION-UTO-3" if letter == JOURNEY else "RESOLVE-3")):
            tell(state, "said", "imperium-bot-row", seat=act.bot, row=name, does=f"@{row_text(name)}")
    return (yield from steps_by(state, bot.tables()[letter][at].do(act), row))


def tell_passed(state: ImperiumState, bot: Bot, letter: str, rows: list[int]) -> None:
    """Say which rows fit as well, and why they are not used (SOLO-RESOLVE-7)."""
    if state.events is not None:
        for name in [bot.name(letter, at) for at in rows]:
            with told_by(state, row_clause(name), clause("RESOLVE-7")):
                tell(state, "said", "imperium-bot-passed", row=name)


# --- clean-up --------------------------------------------------------------------------------------------


def clean_up(state: ImperiumState) -> Unit:
    """A market token, the card set aside, and the slots filled again (SOLO-CLEANUP)."""
    yield from steps_by(state, tidy(state), beat=CLEAN_UP)
    end_turn(state, state.people)


def tidy(state: ImperiumState) -> Steps:
    """All of the clean-up, in order."""
    place = token_place(Act(state, NONE))
    if place != NONE:
        with told_by(state, clause("CLEANUP-1")):
            put_token(state, state.people, place, bot_of(state).token)
    with told_by(state, clause("CLEANUP-3")):
        verbs.take_back(state)
    for at, card in enumerate(state.slots):
        if card == NO_CARD:
            yield from fill(state, at)
    if LEVELS[state.level].hurries:
        with told_by(state, clause("LEVEL-WARLORD-1")):
            discard_top(state, state.people, 1)
    return 1


def fill(state: ImperiumState, at: int) -> Steps:
    """A slot from the bot deck, which is renewed where it is empty (SOLO-CLEANUP-4 to SOLO-CLEANUP-7)."""
    bot = state.people
    if not state.deck[bot]:
        yield from steps_by(state, renew(state), clause("CLEANUP-5"))
    if state.deck[bot]:
        with told_by(state, clause("CLEANUP-4")):
            verbs.fill(state, at)
    return 1


def renew(state: ImperiumState) -> Steps:
    """The next dynasty card, or a step of the journey; then the discards are shuffled."""
    owed = 0
    if bot_of(state).journey:
        owed = yield from journey(state)
    elif state.dynasty:
        verbs.dynasty_to_discard(state)
    verbs.shuffle_discards(state)
    for _ in range(owed):
        verbs.unrest_to_discard(state)
    return 1


def journey(state: ImperiumState) -> Steps:
    """The row of the journey's face that lies up; how much unrest is due after it (SOLO-NATION-UTO-3)."""
    bot = bot_of(state)
    (face,) = state.extra[state.people]
    act = Act(state, face)
    at = next(at for at, row in enumerate(bot.journey) if row.which.matches(face))
    yield from use_row(bot, JOURNEY, at, act)
    return act.owed
