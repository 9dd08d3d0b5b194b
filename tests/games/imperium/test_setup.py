"""Before the first turn: SETUP-1 to SETUP-31."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TypeAlias

import pytest

from regnum.engine.game import BadSetup
from regnum.engine.rng import Rng
from regnum.games.imperium import GAME
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.card import Card
from regnum.games.imperium.cards.register import register
from regnum.games.imperium.setup import BOXES, commons_of, set_up_commons
from regnum.games.imperium.setup import options as current_options
from regnum.games.imperium.state import ImperiumState
from regnum.games.imperium.terms import CIVILISED, NONE, POWER, REGION, TRIBUTARY, UNCIVILISED, UNREST, Cost
from regnum.testing import Story, rule

from .scene import scene
from .test_register import PICTS, as_before

OPTIONS = {"nations": "romans,vikings", "sides": "A,B", "rounds": "off"}


def start(seed: int = 0, **options: str) -> ImperiumState:
    return GAME.start(2, {**OPTIONS, **options}, seed)


@rule("imperium:SETUP-1")
@pytest.mark.parametrize("seats", [0, 5])
def test_no_more_than_four_may_play(seats: int) -> None:
    with pytest.raises(BadSetup, match="1 to 4 seats"):
        GAME.start(seats, {}, 0)


@rule("imperium:SETUP-6", "imperium:Q-48")
def test_no_nation_is_used_twice() -> None:
    with pytest.raises(BadSetup, match="only once"):
        GAME.start(2, {"nations": "romans,romans"}, 0)


@rule("imperium:SETUP-2", "imperium:SETUP-6")
def test_what_is_not_there_is_refused_in_words() -> None:
    for options, words in (
        ({"nations": "romans,atlanteans"}, "'atlanteans'"),
        ({"nations": "romans"}, "2 values"),
        ({"boxes": "horizons"}, "boxes cannot be 'horizons'. It is one of: classics, legends, both-classics"),
        (
            {"boxes": "legends", "nations": "romans,vikings"},
            "nations cannot be 'romans' where boxes is 'legends'. "
            "It needs boxes: classics or both-classics or both-legends.",
        ),
        ({"sides": "A,C"}, "'C'"),
        ({"rounds": "many"}, "'many'"),
        ({"rounds": "0"}, "from 1 to 99"),
    ):
        with pytest.raises(BadSetup, match=words):
            GAME.start(2, options, 0)


@rule("imperium:SETUP-6")
def test_the_seed_deals_nations_and_every_nation_comes() -> None:
    dealt = [start(seed, nations="seed").nations for seed in range(40)]
    assert all(len(set(nations)) == 2 for nations in dealt)
    classics = {number for number, nation in enumerate(index.NATIONS) if nation.box == "classics"}
    assert {nation for nations in dealt for nation in nations} == classics


@rule("imperium:SETUP-7")
def test_sides_are_chosen_by_their_owners_from_the_starting_player_on() -> None:
    story = Story.start(GAME, 2, seed=3, nations="romans,vikings")
    first = story.state.start
    assert story.asked.clause == "imperium:SETUP-7"
    assert story.asked.seat == first
    names = ("romans", "vikings")
    story.choose(f"card:{names[first]}-b", f"card:{names[1 - first]}-a")
    assert story.cards(f"power:{first}") == (f"{names[first]}-b",)
    assert story.cards(f"power:{1 - first}") == (f"{names[1 - first]}-a",)
    assert story.asked.clause == "imperium:TURN-2"


@rule("imperium:SETUP-7")
def test_sides_may_be_agreed_on_before() -> None:
    state = start()
    assert [index.KEY[card] for card in state.power] == ["romans-a", "vikings-b"]
    assert Story.at(GAME, state).asked.clause == "imperium:TURN-2"


@rule("imperium:SETUP-9", "imperium:SETUP-10", "imperium:SETUP-11", "imperium:SETUP-12", "imperium:SETUP-14")
def test_a_nation_is_laid_out() -> None:
    state = start()
    assert index.KEY[state.accession[0]] == "romans-julius-caesar"
    assert index.KEY[state.accession[1]] == "vikings-harald-hardrada"
    assert [len(deck) for deck in state.nation] == [5, 13]
    assert [len(area) for area in state.development] == [6, 0]
    assert [len(deck) for deck in state.deck] == [5, 4]
    assert state.empire == [False, False]
    other = start(seed=1)
    assert sorted(other.nation[1]) == sorted(state.nation[1])
    assert other.nation[1] != state.nation[1], "shuffled"


@rule("imperium:SETUP-15", "imperium:SETUP-16", "imperium:Q-34")
def test_everybody_begins_alike() -> None:
    state = start()
    assert [len(hand) for hand in state.hand] == [5, 5]
    assert state.pools == [Cost(3, 2, 1)] * 2
    assert state.actions == [3, 3]
    assert state.exhaustion == [5, 5]


@rule("imperium:SETUP-13", "imperium:SETUP-19", "imperium:SETUP-20", "imperium:SETUP-23", "imperium:SETUP-24")
@rule("imperium:SETUP-25", "imperium:SETUP-26", "imperium:SETUP-27")
@pytest.mark.parametrize(
    ("seats", "unrest", "fame", "small", "main"), [(2, 8, 6, 6, 34), (3, 11, 7, 7, 37), (4, 14, 8, 8, 38)]
)
def test_the_decks_have_the_size_of_the_table(
    seats: int, unrest: int, fame: int, small: int, main: int
) -> None:
    state = ImperiumState(seats)
    vikings = next(n for n, nation in enumerate(index.NATIONS) if nation.name == "vikings")
    supply = [card for card in index.NATION_CARDS[vikings] if index.CARD[card].starts == "supply"]
    set_up_commons(state, [*index.COMMONS["classics"], *supply], Rng(1))
    assert len(state.unrest) == unrest, "with the unrest that the Vikings add"
    assert (len(state.fame), len(state.removed)) == (fame, 8 - fame)
    assert [len(deck) for deck in state.small] == [small] * 3
    assert len(state.main) == main
    icons = [[index.ICONS[card] for card in deck] for deck in state.small]
    assert all(icon & REGION for icon in icons[0])
    assert all(icon & UNCIVILISED for icon in icons[1])
    assert all(icon & CIVILISED and not icon & UNCIVILISED for icon in icons[2])
    used = [*state.main, *state.fame, *state.removed, *state.unrest, *(c for d in state.small for c in d)]
    assert all(index.CARD[card].players <= seats for card in used)


@rule("imperium:SETUP-21", "imperium:SETUP-22")
def test_king_of_kings_lies_under_the_fame_deck_with_side_a_up() -> None:
    story = Story.at(GAME, start())
    assert story.cards("king-of-kings") == ("king-of-kings-a",)
    assert story.count("fame-deck") == 6
    assert story.zone("fame-deck", seat=0).cards is None


@rule("imperium:SETUP-28", "imperium:SETUP-29", "imperium:SETUP-30", "imperium:Q-1", "imperium:S-2")
def test_the_first_market_has_unrest_and_progress() -> None:
    for seed in range(30):
        state = start(seed)
        assert [len(deck) for deck in state.small] == [5, 5, 5]
        assert len(state.main) == 32
        tucked = 0
        for slot, card in enumerate(state.market):
            icons = index.ICONS[card]
            only_region = not icons & ~REGION & (UNCIVILISED | CIVILISED | 8)
            assert (state.tucked[slot] == NONE) is only_region
            tucked += not only_region
            pure = bool(icons & CIVILISED) and not icons & UNCIVILISED
            assert state.laid[slot] == (Cost(progress=1) if pure else Cost())
        assert len(state.unrest) == 8 - tucked
        assert all(index.ICONS[card] & UNREST for card in state.unrest)


@rule("imperium:SETUP-31")
def test_the_lot_decides_who_starts() -> None:
    assert {start(seed).start for seed in range(20)} == {0, 1}


@rule("imperium:S-1")
def test_three_players_have_these_deck_sizes() -> None:
    state = ImperiumState(3)
    set_up_commons(state, index.COMMONS["classics"], Rng(4))
    assert [len(deck) - 1 for deck in state.small] == [6, 6, 6]
    assert len(state.main) - 2 == 35
    assert (len(state.fame), len(state.removed)) == (7, 1)
    assert len(state.unrest) == 10


@rule("imperium:END-8")
def test_a_number_of_rounds_may_be_agreed_on() -> None:
    story = scene(phase="refill", turn=1, limit=1)
    assert story.over
    assert story.result.reason == "rounds"
    assert not scene(phase="refill", turn=1, limit=2).over


# --- two boxes --------------------------------------------------------------------------------------------

Tributaries: TypeAlias = Callable[..., set[str]]
OF_CLASSICS = {
    *("armenians", "assyrians", "egyptians", "ionians", "qin", "olmecs", "sumerians", "aksumites"),
    *("minoans", "mauryans", "hittites"),
}


@pytest.fixture
def tributaries() -> Iterator[Tributaries]:
    """The tributaries of a table where these nations play; one that is not there is made up."""
    with as_before():
        for number, name in enumerate(("Qin", "Minoans", "Picts"), 1000):
            power = Card(name, POWER, starts="in-play")
            register(
                replace(PICTS, name=f"made-up-{name}", number=number, box="legends", sides=(power, power))
            )
        numbers = {index.CARD[powers[0]].name: number for number, powers in enumerate(index.POWERS)}

        def dealt(boxes: str, *names: str, seed: int = 0) -> set[str]:
            state = ImperiumState(len(names))
            state.nations = tuple(numbers[name] for name in names)
            commons = commons_of(state, BOXES[boxes], Rng(seed))
            return {index.KEY[card] for card in commons if index.ICONS[card] & TRIBUTARY}

        yield dealt


@rule("imperium:S-4", "imperium:SETUP-2", "imperium:SETUP-3", "imperium:SETUP-4")
def test_a_tributary_called_like_a_nation_in_play_is_replaced_by_one_of_the_other_box(
    tributaries: Tributaries,
) -> None:
    came: set[str] = set()
    for seed in range(120):
        dealt = tributaries("both-legends", "Romans", "Qin", "Picts", seed=seed)
        assert len(dealt) == 10
        (new,) = [key for key in dealt if not key.startswith("legends-")]
        assert "legends-romans" not in dealt
        came.add(new)
    assert came == OF_CLASSICS - {"qin", "mauryans"}, "neither a nation in play nor a card for four players"


@rule("imperium:S-4", "imperium:SETUP-5", "imperium:Q-35")
def test_a_namesake_that_is_not_used_with_so_few_players_is_not_replaced(tributaries: Tributaries) -> None:
    dealt = tributaries("both-legends", "Romans", "Picts")
    assert len(dealt) == 9
    assert all(key.startswith("legends-") for key in dealt)
    assert not dealt & {"legends-romans", "legends-xiongnu"}


@rule("imperium:SETUP-3", "imperium:SETUP-4")
def test_each_namesake_is_replaced_by_a_card_of_its_own(tributaries: Tributaries) -> None:
    nations = ("Romans", "Greeks", "Persians", "Qin")
    came: set[str] = set()
    for seed in range(60):
        dealt = tributaries("both-legends", *nations, seed=seed)
        assert len(dealt) == 11
        new = {key for key in dealt if not key.startswith("legends-")}
        assert len(new) == 3
        came |= new
    assert came == OF_CLASSICS - {"qin"}, "with four players Mauryans too"


@rule("imperium:SETUP-3", "imperium:SETUP-4")
def test_namesakes_are_replaced_in_the_other_direction_too(tributaries: Tributaries) -> None:
    came: set[str] = set()
    for seed in range(120):
        dealt = tributaries("both-classics", "Minoans", "Celts", seed=seed)
        assert len(dealt) == 9
        assert "minoans" not in dealt
        came |= {key for key in dealt if key.startswith("legends-")}
    ours = ("etruscans", "scythians", "vikings", "phoenicians", "greeks", "carthaginians", "persians")
    assert came == {f"legends-{name}" for name in (*ours, "macedonians")}, "not Celts, not those for more"


@rule("imperium:SETUP-4")
def test_where_there_is_no_replacement_there_is_one_tributary_less(
    tributaries: Tributaries, monkeypatch: pytest.MonkeyPatch
) -> None:
    only = tuple(index.NUMBER[key] for key in ("qin", "mauryans", "hittites", "hills"))
    monkeypatch.setitem(index.COMMONS, "classics", only)
    dealt = tributaries("both-legends", "Greeks", "Celts", "Qin")
    assert len(dealt) == 9, "two have gone, and only Hittites may come"
    assert [key for key in dealt if not key.startswith("legends-")] == ["hittites"]


@rule("imperium:SETUP-2")
def test_without_a_namesake_the_commons_are_those_of_one_box(tributaries: Tributaries) -> None:
    for boxes, names in (("both-classics", ("Romans", "Celts")), ("both-legends", ("Qin", "Picts"))):
        state = ImperiumState(2)
        known = {index.CARD[powers[0]].name: number for number, powers in enumerate(index.POWERS)}
        state.nations = tuple(known[name] for name in names)
        rng = Rng(7)
        commons = commons_of(state, BOXES[boxes], rng)
        assert commons == [card for card in index.COMMONS[BOXES[boxes][0]] if index.CARD[card].players == 2]
        assert rng.state == Rng(7).state, "and no number was drawn for it"


@rule("imperium:SETUP-2")
@pytest.mark.parametrize("nations", ["romans,vikings", "celts,greeks,persians"])
def test_games_of_classics_are_dealt_as_they_always_were(nations: str) -> None:
    seats = nations.count(",") + 1
    alone, both = (
        GAME.start(seats, {"nations": nations, "boxes": boxes}, 11) for boxes in ("classics", "both-classics")
    )
    assert alone == both


@rule("imperium:SETUP-2", "imperium:SETUP-3")
def test_a_table_with_the_commons_of_legends() -> None:
    story = Story.start(GAME, 2, seed=5, nations="romans,greeks", boxes="both-legends", sides="A,B")
    state = story.state
    assert [len(deck) for deck in state.small] == [5, 5, 5]
    assert (len(state.main), len(state.fame), len(state.removed)) == (32, 6, 2)
    foreign = set(state.everything()).intersection(index.COMMONS["classics"])
    assert len(foreign) == 1, "for Greeks; Romans are for more players"
    assert story.cards("king-of-kings") == ("king-of-kings-a",)
    for seat in (0, 1, None):
        assert story.zone("exchanged", seat=seat).cards == index.keys(foreign), "everybody has seen it"
    assert not Story.start(GAME, 2, seed=5, nations="romans,greeks").has("exchanged")


@rule("imperium:TIME-25")
def test_a_world_that_could_be_has_the_same_commons() -> None:
    nations = "celts,greeks,romans"
    story = Story.start(GAME, 3, seed=2, nations=nations, boxes="both-legends", sides="A,B,A")
    assert len(story.state.exchanged) == 3
    worlds = [world.state for world in story.worlds(1)]
    assert {world.exchanged for world in worlds} == {story.state.exchanged}, "which ones came is known"
    assert len({world.main for world in worlds}) == len(worlds), "but not where they lie"
    assert {tuple(sorted(world.everything())) for world in worlds} == {
        tuple(sorted(story.state.everything()))
    }


@rule("imperium:SETUP-2")
def test_a_nation_needs_its_box() -> None:
    with as_before():
        register(replace(PICTS, box="legends"))
        game = replace(GAME, options=current_options())
        with pytest.raises(
            BadSetup,
            match=r"nations cannot be 'picts' where boxes is 'classics'\. "
            r"It needs boxes: legends or both-classics or both-legends\.",
        ):
            game.start(2, {"nations": "romans,picts"}, 0)
        for boxes in ("both-classics", "both-legends"):
            state = game.start(2, {"nations": "romans,picts", "boxes": boxes}, 0)
            assert index.NATIONS[state.nations[1]].name == "picts"
