"""The civilised commons of Legends, card by card. All of them are for empires."""

import pytest

from regnum.games.imperium.terms import ON_DEVELOPMENT
from regnum.testing import Story, rule

from .scene import scene, unrest

ROMANS = ("romans",) * 4
MARKET = ("rainforest", "elders", "education", "etruscans", "phoenicians")
EXILED = "moor, celts, jade-mask, moneylenders"
"""One card of each suit."""


def empire(**position: object) -> Story:
    """Seat 0 is an empire at a table with the commons of Legends; nobody looks at a nation deck."""
    return scene(box="legends", nations=ROMANS, empires=[0], **position)  # type: ignore[arg-type]


def solstice(play: str, hand: str = "", **position: object) -> Story:
    """The solstice of seat 0, an empire with these cards in play."""
    return empire(plays=[play], hands=[hand, "5 unrest"], phase="refill", turn=1, **position)


def spying(**position: object) -> Story:
    """Espionage is played and asks for any card to acquire."""
    story = empire(hands=["espionage, city-1"], market=MARKET, exile=EXILED, **position)
    return story.choose("card:legends-espionage")


@rule("imperium:KW-EMPIRE-1")
@pytest.mark.parametrize(
    "card", ["astronomy", "cartography", "masonry", "civil-service", "amphitheatre", "metropolis"]
)
def test_barbarians_cannot_play_civilised_cards(card: str) -> None:
    assert not scene(box="legends", hands=[card]).offers(f"card:legends-{card}")
    assert empire(hands=[card]).offers(f"card:legends-{card}")


@pytest.mark.parametrize("prefix", ["", "legends-"])
def test_corruption_of_both_boxes_burdens_the_others(prefix: str) -> None:
    box = "legends" if prefix else "classics"
    story = scene(
        3, box=box, nations=ROMANS, empires=[0], hands=["corruption, metropolis"], pools=[(0, 0, 0)] * 3
    )
    with story.changes() as changed:
        story.choose(f"card:{prefix}corruption")
    assert [changed[f"materials:{seat}"] for seat in range(3)] == ["0 to 2"] * 3
    assert changed["progress:0"] == "0 to 1"
    assert unrest(story) == [0, 1, 1]


@rule("imperium:KW-EXHAUST-2", "imperium:TIME-11")
def test_astronomy_answers_a_region_that_is_acquired() -> None:
    story = spying(plays=["astronomy"])
    story.choose("card:legends-rainforest")
    assert story.asked == (0, "imperium-ask-react", "imperium:TIME-10")
    assert story.options() == ("card:legends-astronomy", "done")
    with story.changes() as changed:
        story.choose("card:legends-astronomy")
    tokens = {key: change for key, change in changed.items() if " to " in change}
    assert tokens == {
        "progress:0": "0 to 1",
        "exhausted:legends-astronomy": "0 to 1",
        "exhaustion:0": "5 to 4",
    }


def test_astronomy_wants_a_region_of_any_kind() -> None:
    def spied(card: str) -> Story:
        market = ("fortunate-isle", "elders", "education", "greeks", "city-2")
        story = empire(hands=["espionage, city-1"], plays=["astronomy"], market=market)
        return story.choose("card:legends-espionage", f"card:legends-{card}")

    assert spied("fortunate-isle").offers("card:legends-astronomy"), "though it is not pinned"
    for card in ("elders", "education", "greeks", "city-2"):
        assert spied(card).asked.text == "imperium-ask-activate", "no region"


@rule("imperium:ACTIVATE-14")
def test_astronomy_answers_once_also_for_an_exiled_region_and_not_for_a_break_through() -> None:
    story = empire(hands=["macedonians, city-1"], plays=["astronomy"], market=MARKET, exile="moor")
    story.choose("card:legends-macedonians", "card:legends-moor", "card:legends-astronomy")
    assert "legends-rainforest" in story.cards("hand:0"), "the second region"
    assert story.asked.text == "imperium-ask-activate", "it is exhausted"
    assert story.counter("progress:0") == 1
    story = empire(hands=["invasion, city-1"], plays=["astronomy"], market=MARKET)
    story.choose(
        "card:legends-invasion",
        "choice:then-break-through-region-each-other-recall-which-region",
        "card:legends-rainforest",
    )
    assert story.asked.text == "imperium-ask-activate"
    assert story.counter("progress:0") == 0


def test_astronomy_may_bring_a_region_back_at_the_solstice() -> None:
    others = "elders, education, celts, city-1, unrest-12, proud-1, water-mill"
    story = solstice("astronomy", discards=[f"moor, fortunate-isle, fortified-region, island, {others}"])
    regions = ("fortunate-isle", "moor", "fortified-region", "island")
    assert story.options() == (*(f"card:legends-{region}" for region in regions), "done")
    with story.changes() as changed:
        story.choose("card:legends-island")
    assert changed == {"hand:0": "+legends-island", "discard:0": "-legends-island", "round": "1 to 2"}
    story = solstice("astronomy", discards=["moor"])
    with story.changes() as changed:
        story.choose("done")
    assert changed == {"round": "1 to 2"}


@rule("imperium:KW-ACQUIRE-7")
def test_cartography_finds_exiled_regions_and_tributaries() -> None:
    story = spying(plays=["cartography"])
    keys = {f"card:legends-{name}" for name in (*MARKET, "moor", "celts")}
    assert set(story.options()) == keys, "and nothing else that was exiled"
    with story.changes() as changed:
        story.choose("card:legends-moor")
    assert changed["hand:0"] == "+legends-moor", "without unrest"
    assert changed["exile"] == "-legends-moor"
    assert "unrest" not in changed
    story = spying(plays=["cartography"])
    with story.changes() as changed:
        story.choose("card:legends-celts")
    assert changed["hand:0"].startswith("+legends-celts +legends-unrest"), "unrest comes with a tributary"
    assert changed["unrest"].startswith("-legends-unrest")
    assert not any(key.startswith("market") for key in changed), "nothing is refilled"
    assert not spying(plays=["", "cartography"]).offers("card:legends-moor"), "somebody else's map"


@rule("imperium:KW-ACQUIRE-7", "imperium:KW-BREAKTHROUGH-10")
def test_cartography_is_for_acquiring_what_the_text_asks_for() -> None:
    story = empire(hands=["phoenicians, city-1"], plays=["cartography"], exile=EXILED)
    story.choose("card:legends-phoenicians")
    assert story.count("exile") == 4, "civilised cards come from the market"
    story = empire(hands=["diplomacy, city-1"], plays=["cartography"], exile=EXILED)
    assert not story.choose("card:legends-diplomacy").offers("card:legends-celts"), "no break through"


@rule("imperium:KW-FREEPLAY-1", "imperium:KW-FREEPLAY-2")
def test_masonry_builds_cities_and_metropoleis_without_an_action() -> None:
    others = "religion, elders, corruption, moor, island, phoenicians, unrest-12, imperial"
    position = {"hands": [f"city-1, metropolis, greeks, {others}"], "actions": 0}
    story = empire(plays=["masonry"], **position)
    free = ("card:legends-city-1", "card:legends-metropolis", "card:legends-greeks")
    assert story.options() == (*free, "done")
    for key in free:
        with story.changes() as changed:
            story.choose(key)
        name = key.removeprefix("card:")
        assert changed == {"hand:0": f"-{name}", "play:0": f"+{name}"}
    without = empire(plays=["code-of-laws"], **position)
    assert not any(without.offers(key) for key in free)


@rule("imperium:KW-PASSIVE-3")
def test_civil_service_enlarges_the_hand_and_pays_at_the_solstice() -> None:
    story = empire(plays=["civil-service"], decks=["7 unrest"], phase="refill")
    assert story.count("hand:0") == 6
    story = solstice("civil-service", pools=[(1, 2, 3)])
    assert story.state.pools[0] == (3, 2, 3)


@rule("imperium:S-26", "imperium:CLEANUP-1", "imperium:CLEANUP-5", "imperium:CLEANUP-8")
def test_a_whole_clean_up_with_civil_service() -> None:
    story = scene(
        box="legends",
        nations=("carthaginians", "romans"),
        plays=["civil-service, code-of-laws, religion"],
        hands=["moor, plain, island"],
        decks=["6 unrest"],
        exhausted="legends-code-of-laws, legends-religion",
        actions=2,
        exhaustion=2,
        market=MARKET,
    )
    state = story.state.copy()
    state.used[0] = (*state.used[0], ON_DEVELOPMENT)
    story = Story.at(story.game, state)
    with story.changes() as changed:
        story.choose("done", "card:legends-etruscans", "card:legends-plain", "done")
    assert changed["discard:0"] == "+legends-plain"
    assert story.state.laid[3] == (2, 0, 0), "materials on Etruscans"
    assert (story.counter("actions:0"), story.counter("exhaustion:0")) == (3, 5)
    assert story.state.used[0] == ()
    assert changed["deck:0"] == "-4"
    assert story.count("hand:0") == 6


@rule("imperium:KW-RETURN-2", "imperium:KW-PAY-9")
def test_amphitheatre_turns_discarded_unrest_into_progress() -> None:
    assert not empire(hands=["unrest-12"], plays=["amphitheatre"]).offers("card:legends-amphitheatre")
    story = empire(hands=["unrest-12"], plays=["amphitheatre"], discards=["unrest-11, unrest-10, moor"])
    with story.changes() as changed:
        story.choose("card:legends-amphitheatre")
    assert changed == {
        "discard:0": "-legends-unrest-11",
        "unrest": "+legends-unrest-11",
        "progress:0": "0 to 1",
        "exhaustion:0": "5 to 4",
        "exhausted:legends-amphitheatre": "0 to 1",
    }


@rule("imperium:SOLSTICE-5", "imperium:KW-DISCARD-1")
def test_amphitheatre_takes_a_card_at_every_solstice() -> None:
    story = solstice("amphitheatre", hand="moor, plain")
    assert story.options() == ("card:legends-moor", "card:legends-plain"), "compulsory"
    with story.changes() as changed:
        story.choose("card:legends-moor")
    assert changed == {"hand:0": "-legends-moor", "discard:0": "+legends-moor", "round": "1 to 2"}
    assert solstice("amphitheatre").state.round == 2, "without a card nothing happens"


@pytest.mark.parametrize(
    ("pool", "position", "worth"),
    [
        ((0, 0, 0), {"plays": ["masonry, city-1, metropolis"], "hands": ["city-2"]}, 4 + 1 + 2 + 1),
        ((0, 0, 0), {"hands": ["masonry"], "plays": ["city-1"]}, 2 + 1),
        ((0, 0, 9), {"hands": ["amphitheatre"]}, 9 + 1),
        ((0, 0, 0), {"hands": ["astronomy, cartography, civil-service, metropolis"]}, 8),
    ],
)
def test_points_of_civilised_cards(
    pool: tuple[int, int, int], position: dict[str, list[str]], worth: int
) -> None:
    story = empire(phase="final", decks=["", ""], pools=[pool, (0, 0, 0)], **position)
    assert story.result.points[0] == worth
