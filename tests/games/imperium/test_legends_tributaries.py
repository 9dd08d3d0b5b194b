"""The tributary commons of Legends, card by card."""

import pytest

from regnum.testing import Story, rule

from .scene import scene, unrest

ROMANS = ("romans",) * 4
MARKET = ("rainforest", "elders", "education", "phoenicians", "xiongnu")


def legends(**position: object) -> Story:
    """A table with the commons of Legends; nobody looks at a nation deck."""
    return scene(box="legends", nations=ROMANS, **position)  # type: ignore[arg-type]


def tokens(changed: dict[str, str]) -> dict[str, str]:
    """The counters that have changed."""
    return {key: change for key, change in changed.items() if " to " in change}


def test_etruscans_bring_progress_to_barbarians() -> None:
    story = legends(hands=["etruscans"])
    with story.changes() as changed:
        story.choose("card:legends-etruscans")
    played = {"hand:0": "-legends-etruscans", "discard:0": "+legends-etruscans"}
    assert changed == {**played, "progress:0": "0 to 2", "actions:0": "3 to 2"}
    assert not legends(hands=["etruscans"], empires=[0]).offers("card:legends-etruscans")


@rule("imperium:KW-ATTACK-3", "imperium:KW-ATTACK-6")
def test_scythians_stay_in_play_and_are_exhausted_to_avoid_an_attack() -> None:
    story = legends(hands=["scythians, celts"])
    with story.changes() as changed:
        story.choose("card:legends-scythians")
    assert changed == {
        "hand:0": "-legends-scythians",
        "play:0": "+legends-scythians",
        "actions:0": "3 to 2",
    }
    story = legends(hands=["celts"], plays=["", "scythians"], pools=[(0, 0, 0), (0, 0, 0)], market=MARKET)
    story.choose("card:legends-celts")
    assert story.asked == (1, "imperium-ask-shield", "imperium:KW-ATTACK-4"), "on somebody else's turn"
    assert story.options() == ("card:legends-scythians", "done")
    with story.changes() as changed:
        story.choose("card:legends-scythians")
    assert changed == {"exhaustion:1": "5 to 4", "exhausted:legends-scythians": "0 to 1"}
    story.choose("card:legends-elders", "choice:yes")
    assert unrest(story) == [0, 0]
    story = legends(hands=["celts"], plays=["", "scythians"], market=MARKET)
    story.choose("card:legends-celts", "done", "card:legends-elders")
    assert unrest(story) == [0, 1]
    for position in ({"exhaustion": 0}, {"exhausted": "legends-scythians"}):
        story = legends(hands=["celts"], plays=["", "scythians"], **position)
        assert story.choose("card:legends-celts").asked.seat == 0, "nobody is asked"


@rule("imperium:KW-STEAL-1", "imperium:KW-STEAL-3", "imperium:Q-21")
def test_vikings_steal_materials_or_bring_unrest() -> None:
    story = legends(hands=["vikings"], empires=[0], pools=[(0, 0, 0), (1, 3, 5), (4, 0, 0), (2, 0, 0)])
    with story.changes() as changed:
        story.choose("card:legends-vikings")
    assert tokens(changed) == {
        "materials:0": "0 to 7",
        "materials:1": "1 to 0",
        "materials:2": "4 to 2",
        "materials:3": "2 to 0",
        "actions:0": "3 to 2",
    }, "2 from the supply and 5 from the others"
    assert unrest(story) == [0, 1, 0, 0]
    assert changed["discard:0"] == "+legends-vikings"
    assert not legends(hands=["vikings"]).offers("card:legends-vikings"), "for empires"


def test_vikings_are_an_attack() -> None:
    story = legends(hands=["vikings"], empires=[0], plays=["", "scythians"])
    story.choose("card:legends-vikings", "card:legends-scythians")
    assert story.counter("materials:0") == 8, "what comes from the supply comes first"
    story.choose("choice:yes")
    assert (story.counter("materials:0"), story.counter("materials:1")) == (8, 6)


def test_phoenicians_acquire_and_go_into_history() -> None:
    market = ("island", "elders", "education", "city-1", "xiongnu")
    story = legends(hands=["phoenicians"], market=market, exile="onager")
    story.choose("card:legends-phoenicians")
    assert story.options() == ("card:legends-city-1", "card:legends-education"), "civilised, not from exile"
    assert story.cards("history:0") == (), "at the end"
    with story.changes() as changed:
        story.choose("card:legends-education")
    assert changed["hand:0"].startswith("+legends-education +legends-unrest")
    assert changed["history:0"] == "+legends-phoenicians"
    assert tokens(changed) == {}


@rule("imperium:KW-GAIN-4", "imperium:KW-PAY-9")
def test_romans_sell_a_region_for_fame_and_the_others_gain() -> None:
    lands = "moor, plain, fortified-region, code-of-laws, city-1, metropolis, scythians"
    story = legends(hands=["romans"], plays=[lands, "", ""], fame="proud-1, imperial")
    story.choose("card:legends-romans")
    regions = ("card:legends-moor", "card:legends-plain", "card:legends-fortified-region")
    assert story.options() == regions, "a region, and one must go"
    with story.changes() as changed:
        story.choose("card:legends-plain")
    assert changed == {
        "play:0": "-legends-plain -legends-romans",
        "discard:0": "+legends-plain",
        "hand:0": "+legends-proud-1",
        "fame-deck": "-1",
        "exile": "+legends-romans",
        "progress:1": "0 to 1",
        "progress:2": "0 to 1",
    }
    log = story.log(1)
    assert "Proud" not in str(log), "taken unseen"
    assert log.index("Seat 1 exiles Romans.") < log.index("Seat 2 gains 1 progress."), "in this order"
    story = legends(hands=["romans"], plays=["code-of-laws"])
    assert not story.offers("card:legends-romans"), "a cost that cannot be met"
    assert story.match.refusals(0)["legends-romans"] == "@imperium-why-cost"


@rule("imperium:CARD-KINGOFKINGS-3", "imperium:Q-6")
def test_romans_without_fame_reach_king_of_kings() -> None:
    story = legends(hands=["romans"], plays=["moor"], fame="")
    with story.changes() as changed:
        story.choose("card:legends-romans")
    assert changed["progress:0"] == "0 to 6"
    assert changed["progress:1"] == "0 to 1"
    assert changed["king-of-kings"] == "-king-of-kings-a +king-of-kings-b", "the one of Classics serves both"


@rule("imperium:Q-80", "imperium:KW-PINNED-1", "imperium:SOLSTICE-8")
def test_greeks_stay_in_play_and_give_one_of_three_at_the_solstice() -> None:
    story = legends(hands=["greeks"], empires=[0])
    story.choose("card:legends-greeks")
    assert story.cards("play:0") == ("legends-greeks",)
    assert not legends(hands=["greeks"]).offers("card:legends-greeks"), "for empires"
    position = {
        "plays": ["greeks"],
        "hands": ["", "5 unrest"],
        "decks": ["moor"],
        "phase": "refill",
        "turn": 1,
    }
    for choice, expected in (
        ("draw", {"hand:0": "+legends-moor", "deck:0": "-1"}),
        ("gain-1-population", {"population:0": "6 to 7"}),
        ("gain-1-materials", {"materials:0": "6 to 7"}),
    ):
        story = legends(**position)
        assert len(story.options()) == 3
        with story.changes() as changed:
            story.choose(f"choice:{choice}")
        assert changed == {**expected, "round": "1 to 2"}


@rule("imperium:KW-GIVE-1", "imperium:KW-ATTACK-3")
def test_carthaginians_trade_and_give_everybody_a_card() -> None:
    story = legends(
        hands=["carthaginians, moor", "", ""],
        decks=["plain, island"],
        discards=["unrest-12"],
        pools=[(0, 0, 0)],
    )
    with story.changes() as changed:
        story.choose("card:legends-carthaginians")
    assert tokens(changed) == {"materials:0": "0 to 2", "actions:0": "3 to 2"}
    assert changed["hand:0"] == "-legends-carthaginians +legends-plain", "before anything is given"
    assert story.log(0)[-2:] == ["Seat 1 gains 2 materials.", "Seat 1 draws Plain."], "in this order"
    assert story.options() == ("card:legends-moor", "card:legends-plain", "card:legends-unrest-12")
    with story.changes() as changed:
        story.choose("card:legends-unrest-12", "card:legends-moor")
    assert changed == {
        "hand:0": "-legends-moor",
        "hand:1": "+legends-unrest-12",
        "hand:2": "+legends-moor",
        "play:0": "-legends-carthaginians",
        "discard:0": "-legends-unrest-12 +legends-carthaginians",
    }
    story = legends(hands=["carthaginians, moor"], plays=["", "scythians"])
    assert story.choose("card:legends-carthaginians").asked.text == "imperium-ask-shield", "an attack"


def test_persians_break_through_for_a_tributary_and_go_into_history() -> None:
    assert not legends(hands=["persians"], pools=[(9, 1, 0)]).offers("card:legends-persians")
    story = legends(hands=["persians"], pools=[(0, 2, 0)], market=MARKET, exile="greeks")
    with story.changes() as changed:
        story.choose("card:legends-persians")
    assert tokens(changed) == {"population:0": "2 to 0", "actions:0": "3 to 2"}
    options = ("card:legends-phoenicians", "card:legends-xiongnu", "choice:from-deck")
    assert story.options() == options, "only tributaries, not from exile"
    assert story.cards("history:0") == (), "at the end"
    with story.changes() as changed:
        story.choose("card:legends-xiongnu")
    assert changed["hand:0"] == "+legends-xiongnu", "without unrest"
    assert changed["history:0"] == "+legends-persians"


@rule("imperium:KW-TAKE-1", "imperium:KW-ATTACK-1")
def test_celts_break_through_and_burden_the_others() -> None:
    story = legends(hands=["celts", "", ""], market=MARKET, exile="jade-mask")
    story.choose("card:legends-celts")
    assert story.options() == ("card:legends-elders", "choice:from-deck")
    assert unrest(story) == [0, 0, 0], "first the card"
    with story.changes() as changed:
        story.choose("card:legends-elders")
    assert changed["hand:0"] == "+legends-elders"
    assert unrest(story) == [0, 1, 1]
    assert changed["discard:0"] == "+legends-celts"
    assert tokens(changed) == {}


@rule("imperium:KW-ACQUIRE-5", "imperium:KW-ACQUIRE-7", "imperium:KW-ACQUIRE-9")
def test_macedonians_acquire_two_regions_exiled_ones_too() -> None:
    story = legends(
        hands=["macedonians"],
        market=MARKET,
        small={"region": "moor, island"},
        exile="plain, lakes, jade-mask",
    )
    story.choose("card:legends-macedonians")
    exiled = ("card:legends-lakes", "card:legends-plain")
    assert set(story.options()) == {"card:legends-rainforest", *exiled}, "regions only; compulsory"
    story.choose("card:legends-rainforest")
    assert set(story.options()) == {"card:legends-moor", *exiled}, "what was just laid out is offered too"
    assert story.cards("history:0") == (), "at the end"
    with story.changes() as changed:
        story.choose("card:legends-plain")
    assert changed == {
        "hand:0": "+legends-plain",
        "exile": "-legends-plain",
        "play:0": "-legends-macedonians",
        "history:0": "+legends-macedonians",
    }
    assert story.asked.text == "imperium-ask-activate", "no third"
    lone = legends(hands=["macedonians"], market=(None, *MARKET[1:]), exile="plain", small={"region": ""})
    with lone.changes() as changed:
        lone.choose("card:legends-macedonians")
    assert changed["hand:0"] == "-legends-macedonians +legends-plain", "as far as possible"


def test_macedonians_take_regions_of_any_kind_and_nothing_else() -> None:
    story = legends(
        hands=["macedonians"],
        market=("rainforest", "city-1", "metropolis", "scythians", "greeks"),
        exile="fortunate-isle, fortified-region, jade-mask, education, celts, unrest-12, proud-1, water-mill",
    )
    story.choose("card:legends-macedonians")
    regions = ("fortunate-isle", "rainforest", "fortified-region")
    assert story.options() == tuple(f"card:legends-{region}" for region in regions)


@rule("imperium:KW-STEAL-1")
def test_xiongnu_steal_progress() -> None:
    story = legends(hands=["xiongnu"], pools=[(0, 0, 0), (9, 9, 2), (9, 9, 0)])
    with story.changes() as changed:
        story.choose("card:legends-xiongnu")
    assert tokens(changed) == {"progress:0": "0 to 1", "progress:1": "2 to 1", "actions:0": "3 to 2"}
    assert unrest(story) == [0, 0, 0], "whoever has none is spared"
    assert changed["discard:0"] == "+legends-xiongnu"
    story = legends(hands=["xiongnu"], plays=["", "scythians"])
    assert story.choose("card:legends-xiongnu").asked.text == "imperium-ask-shield", "an attack"


NINE = "moor, plain, lakes, island, rainforest, highlands, lowlands, grassland"


@pytest.mark.parametrize(
    ("pool", "position", "worth"),
    [
        ((0, 0, 0), {"hands": ["etruscans, scythians, phoenicians, romans, celts"]}, 15),
        ((0, 0, 0), {"hands": ["vikings, jade-mask, lost-scroll, oracle"]}, 1),
        ((0, 0, 0), {"hands": ["vikings, jade-mask, lost-scroll, oracle, water-mill"]}, 2),
        ((0, 0, 0), {"hands": [f"greeks, {NINE}"]}, 1),
        ((0, 0, 0), {"plays": [f"greeks, {NINE.removesuffix(', grassland')}"]}, 0),
        ((29, 0, 0), {"hands": ["carthaginians"]}, 2),
        ((0, 0, 0), {"hands": ["persians, celts"]}, 2 + 3),
        ((0, 0, 0), {"hands": ["macedonians, moor, plain, lakes"], "plays": ["island"]}, 1),
        ((0, 0, 0), {"hands": ["macedonians, moor, plain, lakes"]}, 0),
        ((0, 0, 0), {"hands": ["xiongnu, independent"]}, 1 + 3),
    ],
)
def test_points_of_tributaries(
    pool: tuple[int, int, int], position: dict[str, list[str]], worth: int
) -> None:
    story = legends(phase="final", decks=["", ""], pools=[pool, (0, 0, 0)], **position)
    assert story.result.points[0] == worth
