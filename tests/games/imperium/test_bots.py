"""The tables of the bots as a whole: that they are as printed, and that they can be read."""

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from regnum import rulebook
from regnum.engine.text import LANGUAGES
from regnum.games.imperium import GAME
from regnum.games.imperium.bot import steps
from regnum.games.imperium.bot.row import OTHER, Bot, Quest, Row
from regnum.games.imperium.bot.step import FirstOf, If, IfAble, Step
from regnum.games.imperium.bot.tables import BOTS, book
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.which import Which
from regnum.games.imperium.effects import (
    Abandon,
    Discard,
    Draw,
    Effect,
    Gain,
    May,
    Recall,
    ReturnUnrest,
    TakeUnrest,
)
from regnum.games.imperium.terms import (
    ALL_SUITS,
    ATTACK,
    BARBARIAN,
    EMPIRE,
    FAME,
    ICONS,
    PINNED,
    RESOURCES,
    TERRAIN,
    Cost,
    icons_in,
)
from regnum.testing import rule

FACTS = Path(__file__).parent / "facts" / "bots.jsonl"
Told = dict[str, Any]

# --- our tables in the notation of the facts ----------------------------------------------------------------


def told_row(bot: Bot, letter: str, at: int, row: Row) -> Told:
    """A row as the facts write it."""
    return {
        "row": bot.name(letter, at),
        "for": told_which(row.which),
        "do": [told(step) for step in row.steps],
    }


def told_which(which: Which) -> str | Told:
    """The cards that a row, or a step, is for."""
    if which == OTHER:
        return "other"
    if isinstance(which, Quest):
        return {"starts": "development"}
    if which.named:
        return {"name": which.named}
    (icon,) = icons_in(which.icons)
    if icon & (ALL_SUITS | FAME):
        return {"suit": ICONS[icon]}
    if icon & (ATTACK | PINNED):
        return {"icon": ICONS[icon]}
    if icon & (BARBARIAN | EMPIRE):
        return {"state": ICONS[icon]}
    return {"terrain" if icon in TERRAIN else "type": ICONS[icon]}


def told_cards(which: Which) -> Told:
    said = told_which(which)
    assert isinstance(said, dict)
    return said


def amounts(tokens: Cost | Mapping[str, int]) -> Told:
    found = tokens._asdict() if isinstance(tokens, Cost) else tokens
    return {name: amount for name, amount in found.items() if amount}


def suits(mask: int) -> list[str]:
    return [ICONS[icon] for icon in icons_in(mask)]


def told(step: Step) -> Told:
    """A step as the facts write it."""
    return TELLING[type(step)](step)


def told_you(effect: Effect) -> Told:
    """What the player does."""
    match effect:
        case TakeUnrest(count=1):
            return {"op": "take_unrest"}
        case Discard():
            return {"op": "discard", "count": effect.count}
        case Recall() | Abandon():
            return {"op": type(effect).__name__.lower(), **told_cards(effect.which)}
        case Gain():
            tokens = {name: getattr(effect, name) for name in RESOURCES}
            return {"op": "gain", **amounts(tokens)}
        case May(effect=Draw()):
            return {"op": "may_draw"}
        case May(effect=ReturnUnrest()):
            return {"op": "may_return_unrest"}
    raise AssertionError(effect)


def told_if(step: If) -> Told:
    match step.circumstance:
        case steps.YouAreEmpire():
            cond: Told = {"human_state": "empire"}
        case steps.RegionInPlay(yours=yours):
            cond = {"human_in_play" if yours else "bot_in_play": {"suit": "region", "min": 1}}
        case steps.NoneDiscarded(which=which):
            cond = {"bot_discard": {**told_cards(which), "max": 0}}
        case steps.HasTokens(least=least, resource=resource):
            cond = {"bot_resource": {RESOURCES[resource]: {"min": least}}}
    then, otherwise = ([told(one) for one in part] for part in (step.then, step.otherwise))
    return {"op": "if", "cond": cond, "then": then, "else": otherwise}


def told_acquire(step: steps.Acquire) -> Told:
    more: Told = {"from": "exile"} if step.exiled else {}
    if step.token is not None:
        more["with_token"] = RESOURCES[step.token]
    return {"op": "acquire", "suits": suits(step.suits), **more}


def told_place(tokens: Told) -> Told:
    ((resource, count),) = tokens.items()
    return {"op": "place_market", "resource": resource, "count": count, "slot": "die"}


PER_REGION = {"suit": "region", "zone": "play"}
THIS = {"play": "play_this", "history": "history_this", "exile": "exile_this", "deck": "this_to_deck_top"}
TELLING: dict[type[Step], Callable[[Any], Told]] = {
    steps.Gain: lambda step: {"op": "gain", **amounts(step.tokens)},
    steps.GainPer: lambda step: {"op": "gain_per", "per": PER_REGION, **amounts(step.tokens)},
    steps.Spend: lambda step: {"op": "spend", **amounts(step.tokens)},
    steps.SpendAll: lambda step: {"op": "spend_all", "resource": RESOURCES[step.resource]},
    steps.ConvertAll: lambda step: {
        "op": "convert_all", "from": RESOURCES[step.give], "to": RESOURCES[step.get],
    },
    steps.Convert: lambda step: {
        "op": "convert", "give": amounts(step.give), "get": amounts(step.get), "times": "max",
    },
    steps.Steal: lambda step: {"op": "steal", **amounts(step.tokens)},
    steps.PlaceAtDie: lambda step: told_place(amounts(step.tokens)),
    steps.DiscardTop: lambda step: {"op": "discard_top", "count": step.count},
    steps.DiscardHalfSpent: lambda step: {"op": "discard_top", "count": "half_spent_rounded_up"},
    steps.DynastyToDiscard: lambda step: {"op": "dynasty_to_discard"},
    steps.ToDeckTop: lambda step: {"op": "to_deck_top", "zone": "discard", **told_cards(step.which)},
    steps.Acquire: told_acquire,
    steps.BreakThrough: lambda step: {"op": "break_through", "suits": suits(step.suit)},
    steps.GainFame: lambda step: {"op": "gain_fame"},
    steps.GainQuest: lambda step: {"op": "gain_quest"},
    steps.Abandon: lambda step: {"op": "abandon", "count": step.count, **told_cards(step.which)},
    steps.HistoryFrom: lambda step: {
        "op": "history_from", "zone": step.place, "count": 1, **told_cards(step.which),
    },
    steps.PlayFromDiscard: lambda step: {"op": "play_from_discard", **told_cards(step.which)},
    steps.ReturnUnrest: lambda step: {"op": "return_unrest"},
    steps.TakesUnrest: lambda step: {"op": "take_unrest"},
    steps.ExileMarket: lambda step: {"op": "exile_market"},
    steps.ExileQuest: lambda step: {"op": "exile_quest", "except": step.never.named},
    steps.PutThis: lambda step: {"op": THIS[step.to]},
    steps.YouMayDraw: lambda step: {"op": "human", "do": told_you(step.effect)},
    steps.You: lambda step: {"op": "human", "do": told_you(step.effect)},
    steps.TravelOn: lambda step: {"op": "journey_on"},
    steps.UnrestToDiscard: lambda step: {"op": "unrest_to_discard"},
    steps.TriggerScoring: lambda step: {"op": "trigger_game_end"},
    FirstOf: lambda step: {"op": "first_of", "options": [[told(one) for one in way] for way in step.options]},
    IfAble: lambda step: {"op": "if_able", "do": [told(one) for one in step.steps]},
    If: told_if,
}  # fmt: skip


def levelled(fact: Any) -> Any:
    """A fact without what is only another way of saying the same."""
    if isinstance(fact, list):
        return [levelled(one) for one in fact]
    if not isinstance(fact, dict):
        return fact
    made = {name: levelled(value) for name, value in fact.items()}
    if made.get("op") in ("journey_flip", "journey_replace"):
        return {"op": "journey_on"}  # the faces follow one another in any case
    if made.get("op") in ("abandon", "history_from"):
        made.setdefault("count", 1)
    if "suits" in made:
        made["suits"] = [suit for suit in ICONS.values() if suit in made["suits"]]
    return made


def facts() -> Iterator[Told]:
    for line in FACTS.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            yield json.loads(line)


ROWS = {
    bot.name(letter, at): (bot, letter, at, row)
    for bot in BOTS.values()
    for letter, table in bot.tables().items()
    for at, row in enumerate(table)
}


@rule("imperium-solo:SOLO-Q-27")
def test_there_are_sixteen_bots_with_235_rows() -> None:
    assert set(BOTS) == {nation.name for nation in index.NATIONS}
    assert [BOTS[nation.name].code for nation in index.NATIONS] == [nation.code for nation in index.NATIONS]
    assert len(ROWS) == 235
    assert {fact["row"] for fact in facts()} == set(ROWS)


@pytest.mark.parametrize("fact", [*facts()], ids=lambda fact: fact["row"])
def test_a_row_is_as_printed(fact: Told) -> None:
    ours = told_row(*ROWS[fact["row"]])
    assert levelled(ours) == levelled(fact)


@rule("imperium-solo:SOLO-CLEANUP-1")
def test_what_bots_put_on_the_market_is_as_printed() -> None:
    lines = [line for line in FACTS.read_text("utf-8").splitlines() if line.startswith("#")]
    for line, bot in zip(lines, [BOTS[line[2:].split(":")[0].lower()] for line in lines], strict=True):
        ((resource, count),) = amounts(bot.token).items()
        assert line == f"# {bot.nation.capitalize()}: {count} {resource} at clean-up"


def test_a_bot_has_the_tables_of_its_states() -> None:
    letters = {bot.nation: "".join(bot.tables()) for bot in BOTS.values()}
    single = {"arthurians": "B", "vikings": "B", "atlanteans": "E", "utopians": "AJ"}
    assert letters == {**dict.fromkeys(BOTS, "BE"), **single}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_row_has_words(lang: str) -> None:
    text = GAME.text(lang)
    for name, (_, _, _, row) in ROWS.items():
        said = f"{row.say_which(text)}: {row.say(text)} {text(f'imperium-row-{name.lower()}')}"
        assert "⟨" not in said, said


def test_the_tables_are_a_book_of_their_own() -> None:
    assert {clause.name for clause in rulebook.clauses("imperium-bots")} == set(ROWS)


@pytest.mark.parametrize(("place", "lang"), [("", "en"), ("hu", "hu")])
def test_the_books_of_the_tables_are_written_from_them(
    place: str, lang: str, request: pytest.FixtureRequest
) -> None:
    """The clauses, which players read as they are in English, and the same in Hungarian."""
    file = rulebook.folder() / place / "imperium-bots.md"
    if request.config.getoption("--update-golden"):
        file.write_text(book(GAME.text(lang)), "utf-8")
    assert file.read_text("utf-8") == book(GAME.text(lang))
