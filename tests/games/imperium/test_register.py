"""Commons and nations are found by themselves, and what is added later changes nothing that was there."""

import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import TypeAlias, TypeVar

import pytest

from regnum import rulebook
from regnum.engine.game import Game
from regnum.engine.match import Match
from regnum.engine.record import OldRecord, Record
from regnum.engine.text import LANGUAGES
from regnum.games.imperium import GAME, asks
from regnum.games.imperium.actions import actions
from regnum.games.imperium.cards import commons, index, nations
from regnum.games.imperium.cards.card import Card, CardSet, Commons, Nation
from regnum.games.imperium.cards.commons.classics import COMMONS
from regnum.games.imperium.cards.faces import faces
from regnum.games.imperium.cards.nations.romans import NATION as ROMANS
from regnum.games.imperium.cards.register import fill_index, found, register
from regnum.games.imperium.cards.shared import GARRISON, advance, city, conquer, glory, prosperity, unrest
from regnum.games.imperium.effects import Choose, Draw, Gain, HandSize, Owned, Per, When, YouPlay, a, named
from regnum.games.imperium.features import features
from regnum.games.imperium.setup import options
from regnum.games.imperium.terms import LAND, PINNED, POWER, PRODUCTION, REGION, UNREST, Cost
from regnum.testing import suite

T = TypeVar("T")

HERE = Path(__file__).parent
KEYS = HERE.parents[1] / "golden" / "imperium-keys.txt"

PICTS = Nation(
    "picts",
    "PIC",
    number=1000,
    box="classics",
    sides=(
        Card("Picts", POWER, starts="in-play", points=Per(1, Owned(REGION)), passives=(HandSize(),)),
        Card("Picts", POWER, starts="in-play", passives=(When(YouPlay(a(REGION)), Draw(), exhaust=True),)),
    ),
    cards=(
        Card("Bridei", starts="accession", play=Choose(Gain(progress=7), Gain(population=7))),
        Card("Broch", PINNED, starts="development", cost=Cost(materials=2), solstice=Gain(progress=1)),
        city("City of Burghead", "nation"),
        unrest(starts="nation"),
        Card("Fortriu", LAND, terrain=(PRODUCTION,), starts="deck", play=(Gain(materials=1), GARRISON)),
        Card("Circinn", LAND, terrain=(PRODUCTION,), copies=3, starts="deck", play=GARRISON),
        advance(),
        conquer(),
        glory(),
        prosperity(),
        unrest(2, starts="deck"),
    ),
)
"""A nation that nobody has printed."""

MODULE = """
from dataclasses import replace
from regnum.games.imperium.cards.nations.romans import NATION as ROMANS

NATION = replace(ROMANS, name="{name}", number={number})
"""

Register: TypeAlias = Callable[[CardSet], None]


@pytest.fixture
def added() -> Iterator[Register]:
    """Registers commons or a nation for the length of a test."""
    with as_before():
        yield register


@contextmanager
def as_before() -> Iterator[None]:
    """Afterwards nothing is left of what was registered meanwhile."""
    # Columns that are worked out meanwhile stay, and go on growing.
    lists = [held for held in (*kept(index, list), *index.COUNT.values()) if held is not index.GROWING]
    dicts = [*kept(index, dict), *kept(asks, dict)]
    before = [held.copy() for held in (*lists, *dicts)]
    try:
        yield
    finally:
        for held, was in zip((*lists, *dicts), before, strict=True):
            held.clear()
            held.extend(was) if isinstance(held, list) else held.update(was)
        asks.ask.cache_clear()  # a question keeps the key of its card


def kept(module: ModuleType, kind: type[T]) -> list[T]:
    """The lists or dictionaries of a module."""
    return [held for name, held in vars(module).items() if name.isupper() and isinstance(held, kind)]


def with_picts(locale: Path) -> Game:
    """The game as it is when the Picts were found, their texts among the others."""
    shutil.copytree(GAME.locale, locale)
    for lang, name in zip(LANGUAGES, ("Picts", "Piktek"), strict=True):
        (locale / lang / "picts.ftl").write_text(f"imperium-option-nations-picts = {name}\n", "utf-8")
    return replace(
        GAME, options=options(), cards=faces(), locale=locale, actions=actions(), features=features()
    )


# --- what is there ----------------------------------------------------------------------------------------


def test_numbers_and_keys_are_kept_for_ever(golden: Callable[[str, str], None]) -> None:
    """Records speak of cards by their keys, and states by their numbers: the list may only grow."""
    known = KEYS.read_text("utf-8").split()
    assert index.KEY[: len(known)] == known
    golden(KEYS.name, "\n".join(index.KEY) + "\n")


@pytest.mark.parametrize("one", index.SETS, ids=lambda one: one.name)
def test_a_set_of_cards_brings_all_that_belongs_to_it(one: CardSet) -> None:
    texts = [GAME.locale / lang / f"{one.name}.ftl" for lang in LANGUAGES]
    needed = [*texts, HERE / "facts" / f"{one.name}.txt"]
    if isinstance(one, Nation):
        needed.append(HERE / f"test_{one.name}.py")
    assert [path.name for path in needed if not path.exists()] == []


@pytest.mark.parametrize("nation", index.NATIONS, ids=lambda nation: nation.name)
def test_a_nation_tells_who_it_is(nation: Nation) -> None:
    assert 1 <= nation.difficulty <= 5
    assert nation.read
    for clause in nation.read:
        assert rulebook.clause(f"imperium:{clause}").text
    for lang in LANGUAGES:
        assert GAME.text(lang).has(f"imperium-option-nations-{nation.name}.help")


# --- what is added ----------------------------------------------------------------------------------------


def test_a_nation_added_later_only_appends(added: Register, tmp_path: Path) -> None:
    keys, choices, before = index.KEY.copy(), list(asks.CHOICES), actions()
    kinds, power = index.KIND.copy(), index.NUMBER["romans-a"]
    added(PICTS)
    assert index.KEY[: len(keys)] == keys
    assert index.KIND[: len(keys)] == kinds
    assert list(asks.CHOICES)[: len(choices)] == choices
    assert index.NUMBER["romans-a"] == power
    assert actions()[: len(before)] == before
    assert index.KEY[len(keys) : len(keys) + 4] == ["picts-a", "picts-b", "picts-bridei", "picts-broch"]
    assert index.KIND[index.NUMBER["picts-unrest-1"]] == index.KIND[index.NUMBER["unrest-1"]]
    game = with_picts(tmp_path / "locale")
    for seed, set_up in enumerate(({"nations": "picts,romans"}, {"nations": "celts,picts", "sides": "B,A"})):
        match = suite.play(game, 2, set_up, seed, closely=0.02)
        assert match.result is not None
        assert "@imperium-option-nations-picts" in match.result.sides
    assert index.KEY[: len(keys)] == keys


def test_stored_games_do_not_notice_a_nation_that_is_added_later(added: Register, tmp_path: Path) -> None:
    added(PICTS)
    game = with_picts(tmp_path / "locale")
    records = [Record.read(path) for path in sorted((HERE.parents[1] / "records").glob("*imperium*.json"))]
    assert len(records) >= 4
    for record in records:
        assert Match.replay(game, record).record(record.players) == record


def test_what_a_card_does_is_noticed_in_the_games_that_it_takes_part_in() -> None:
    romans, celts = (
        Match(GAME, 2, {"nations": f"{name},vikings"}, 1).record() for name in ("romans", "celts")
    )
    legions = index.NUMBER["romans-legions"]
    changed = replace(GAME, facts=lambda card: "gentler" if card == legions else GAME.facts(card))
    with pytest.raises(OldRecord, match="A card that takes part in this game of imperium has changed since"):
        Match.replay(changed, romans)
    assert Match.replay(changed, celts).record() == celts


def test_no_lot_depends_on_how_many_nations_there_are(added: Register, tmp_path: Path) -> None:
    drawn = Match(GAME, 3, {}, 5)
    assert "seed" not in drawn.options["nations"], "a record says who was drawn"
    added(PICTS)
    again = Match(with_picts(tmp_path / "locale"), 3, drawn.options, 5)
    assert again.state == drawn.state


def test_modules_are_found_and_take_their_places_by_number(
    added: Register, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, number in (("albans", 1001), ("britons", 1000)):
        (tmp_path / f"{name}.py").write_text(MODULE.format(name=name, number=number), "utf-8")
    monkeypatch.setattr(commons, "__path__", [])
    monkeypatch.setattr(nations, "__path__", [str(tmp_path)])
    fill_index()
    for name in ("albans", "britons"):
        del sys.modules[f"{nations.__name__}.{name}"]
    assert [nation.name for nation in index.NATIONS[-2:]] == ["britons", "albans"]
    assert index.NUMBER["britons-a"] < index.NUMBER["albans-a"]


def test_whatever_speaks_of_cards_knows_those_that_are_added(added: Register) -> None:
    region, unrest_card, owned = a(REGION), a(UNREST), Owned(REGION)
    assert region.matches(index.NUMBER["hills"])
    assert owned._counts
    added(PICTS)
    picts = index.NATION_CARDS[-1]
    assert index.keys(region.among(picts)) == (
        "picts-fortriu",
        "picts-circinn-1",
        "picts-circinn-2",
        "picts-circinn-3",
    )
    assert len(unrest_card.among(picts)) == 3
    assert owned._counts[index.NUMBER["picts-fortriu"]] == 1


def test_a_nation_is_taken_out_again() -> None:
    """The test of the fixture: its numbers are free for the next one, whatever was worked out meanwhile."""
    everything = index.KEY.copy()
    fortriu = named("Fortriu")
    with as_before():
        register(PICTS)
        assert fortriu.matches(index.NUMBER["picts-fortriu"])
        assert asks.ask("choose", "KW-CHOOSE-1", len(everything)).args == (("card", "picts-a"),)
    assert everything == index.KEY
    assert fortriu.among(range(len(everything))) == []
    with as_before():
        register(replace(PICTS, name="caledonians", cards=PICTS.cards[4:]))
        assert index.keys(fortriu.among(range(len(index.CARD)))) == ("caledonians-fortriu",)
        assert asks.ask("choose", "KW-CHOOSE-1", len(everything)).args == (("card", "caledonians-a"),)
    assert everything == index.KEY


def test_the_commons_of_another_box_have_keys_of_their_own(added: Register) -> None:
    keys, classics = index.KEY.copy(), index.COMMONS["classics"]
    added(Commons(number=1000, box="replica", prefix="replica-", cards=COMMONS.cards))
    assert index.KEY[: len(keys)] == keys
    assert index.COMMONS["classics"] == classics
    assert index.keys(index.COMMONS["replica"])[:2] == ("replica-standing-army", "replica-jade-mask")
    assert index.keys(index.KINGS) == ("king-of-kings-a", "king-of-kings-b")


# --- what cannot be added ---------------------------------------------------------------------------------


def test_a_number_is_given_once(added: Register) -> None:
    with pytest.raises(
        ValueError, match=r"'picts' cannot have the number 6, because 'romans' has 6\. The next"
    ):
        added(replace(PICTS, number=ROMANS.number))
    with pytest.raises(ValueError, match="'picts' cannot have the number -1, because 'classics' has 0"):
        added(replace(PICTS, number=-1))


def test_a_name_is_given_once(added: Register) -> None:
    with pytest.raises(ValueError, match="There are two sets of cards called 'romans'"):
        added(replace(ROMANS, number=1000))


def test_a_key_is_given_once(added: Register) -> None:
    with pytest.raises(ValueError, match="Two cards would have the key 'elders': Elders and Elders"):
        added(Commons(number=1000, box="replica", cards=(Card("Elders"),)))


def test_a_module_without_cards_is_no_nation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "nobody.py").write_text('"""Nobody."""\n', "utf-8")
    monkeypatch.setattr(nations, "__path__", [str(tmp_path)])
    with pytest.raises(ValueError, match=r"nations\.nobody has neither a COMMONS nor a NATION"):
        list(found(nations))
