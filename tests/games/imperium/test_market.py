"""The market: ACQUIRE, BREAKTHROUGH, EXILE, SWAP, refill and tokens."""

from regnum.games.imperium.effects import Acquire, BreakThrough, ExileFromMarket, Swap
from regnum.games.imperium.terms import CIVILISED, MATERIALS, REGION, TRIBUTARY, UNCIVILISED
from regnum.testing import rule

from .scene import resolving

ROMANS = ("romans",) * 4
MARKET = ("hills", "elders", "temple", "armenians", "ionians")
TEMPLE = {"temple": (1, 0, 2)}


@rule(
    "imperium:S-13",
    "imperium:KW-ACQUIRE-1",
    "imperium:KW-ACQUIRE-2",
    "imperium:KW-ACQUIRE-3",
    "imperium:KW-ACQUIRE-4",
)
@rule(
    "imperium:MARKET-1",
    "imperium:MARKET-2",
    "imperium:MARKET-4",
    "imperium:MARKET-5",
    "imperium:TIME-18",
    "imperium:Q-15",
)
@rule("imperium:KW-EMPIRE-2", "imperium:KW-GAIN-1", "imperium:KW-GAIN-2")
def test_acquire() -> None:
    story = resolving(
        Acquire(CIVILISED),
        "oasis",
        market=MARKET,
        tokens=TEMPLE,
        small={"civilised": "wonder, coinage"},
        pools=[(0, 0, 0)],
    )
    hand = story.cards("hand:0")
    assert hand[0] == "temple"
    assert hand[1].startswith("unrest")
    assert story.state.pools[0] == (1, 0, 2)
    assert story.cards("market:2") == ("wonder",)
    assert story.count("tucked:2") == 1
    assert story.state.laid[2] == (0, 0, 0)
    assert story.count("civilised-deck") == 1


@rule("imperium:KW-ACQUIRE-6")
def test_a_card_of_two_suits_satisfies_either() -> None:
    market = ("hills", "elders", "temple", "city-1", "ionians")
    assert resolving(Acquire(CIVILISED), "oasis", market=market).options() == ("card:city-1", "card:temple")
    assert resolving(Acquire(UNCIVILISED), "oasis", market=market).options() == ("card:elders", "card:city-1")


@rule("imperium:KW-ACQUIRE-8", "imperium:KW-ACQUIRE-9")
def test_acquire_a_card_with_a_token() -> None:
    story = resolving(Acquire(0, token=MATERIALS), "oasis", market=MARKET, tokens=TEMPLE)
    assert story.cards("hand:0")[0] == "temple", "the only one"
    story = resolving(Acquire(0, token=MATERIALS), "oasis", market=MARKET)
    assert story.cards("hand:0") == ()


@rule("imperium:KW-ACQUIRE-7", "imperium:KW-TAKE-2")
def test_acquire_from_exile_takes_unrest_with_it() -> None:
    story = resolving(
        Acquire(UNCIVILISED | REGION, exiled=True), "oasis", market=MARKET, exile="town-1, marsh"
    )
    assert set(story.options()) == {"card:elders", "card:town-1", "card:hills", "card:marsh"}
    with story.changes() as changed:
        story.choose("card:town-1")
    assert changed["exile"] == "-town-1"
    assert "+unrest" in changed["hand:0"]
    assert "market:1" not in changed
    story = resolving(Acquire(REGION, exiled=True), "oasis", market=MARKET, exile="marsh")
    with story.changes() as changed:
        story.choose("card:marsh")
    assert changed == {"exile": "-marsh", "hand:0": "+marsh"}


@rule(
    "imperium:S-14",
    "imperium:KW-BREAKTHROUGH-2",
    "imperium:KW-BREAKTHROUGH-7",
    "imperium:TIME-22",
    "imperium:Q-14",
)
def test_break_through_from_the_market_returns_the_unrest_first() -> None:
    story = resolving(
        BreakThrough(CIVILISED),
        "oasis",
        market=MARKET,
        tokens=TEMPLE,
        unrest=1,
        plays=["wonder"],
        pools=[(0, 0, 0)],
    )
    with story.changes() as changed:
        story.choose("card:temple")
    assert changed["hand:0"] == "+temple"
    assert story.state.pools[0] == (1, 0, 2)
    assert not story.over
    assert story.count("unrest") == 1
    assert story.asked.text == "imperium-ask-activate", "Wonder does not react"


@rule(
    "imperium:S-15",
    "imperium:KW-BREAKTHROUGH-4",
    "imperium:KW-BREAKTHROUGH-9",
    "imperium:END-2",
    "imperium:Q-39",
)
@rule("imperium:KW-BREAKTHROUGH-11")
def test_nothing_to_be_found() -> None:
    market = ("hills", "elders", "temple", "city-1", "town-1")
    six = "oasis, marsh, cape, river, steppe, forest"
    story = resolving(BreakThrough(TRIBUTARY), "jungle", market=market, main=six, pools=[(0, 0, 0)])
    assert story.state.pools[0] == (0, 0, 2)
    assert story.count("main-deck") == 6
    assert not story.state.last_round
    assert sorted(story.state.known_main) == sorted(story.state.main)


@rule(
    "imperium:S-16", "imperium:KW-BREAKTHROUGH-1", "imperium:KW-BREAKTHROUGH-5", "imperium:KW-BREAKTHROUGH-8"
)
def test_ways_that_are_open() -> None:
    market = ("hills", "elders", None, "city-1", "ionians")
    story = resolving(
        BreakThrough(CIVILISED), "oasis", market=market, small={"civilised": "wonder, coinage, temple"}
    )
    assert story.options() == ("card:city-1", "choice:from-deck")
    with story.changes() as changed:
        story.choose("choice:from-deck")
    assert changed == {"hand:0": "+wonder", "civilised-deck": "-1"}


@rule("imperium:KW-BREAKTHROUGH-4", "imperium:KW-BREAKTHROUGH-8")
def test_an_empty_small_deck_opens_the_main_deck() -> None:
    main = "hittites, shrine, marsh, cape"
    story = resolving(BreakThrough(REGION), "jungle", market=MARKET, small={"region": ""}, main=main)
    with story.changes() as changed:
        story.choose("choice:from-deck")
    assert changed["hand:0"] == "+marsh"
    assert changed["main-deck"] == "-1"
    assert "Seat 1 reveals from the main deck: Hittites, Shrine, and Marsh." in story.log(1)


@rule("imperium:KW-BREAKTHROUGH-10")
def test_break_through_for_an_exiled_card_takes_no_unrest() -> None:
    story = resolving(BreakThrough(UNCIVILISED, exiled=True), "oasis", market=MARKET, exile="town-1")
    with story.changes() as changed:
        story.choose("card:town-1")
    assert changed == {"exile": "-town-1", "hand:0": "+town-1"}


@rule("imperium:MARKET-3", "imperium:MARKET-7", "imperium:Q-16", "imperium:END-2", "imperium:END-11")
def test_refill_from_the_main_deck_and_then_not_at_all() -> None:
    story = resolving(Acquire(REGION), "oasis", market=MARKET, small={"region": ""}, main="hittites")
    assert story.cards("market:0") == ("hittites",), "a card keeps its slot whatever its suit"
    assert story.counter("last-round") == 2, "the main deck is empty"
    story = resolving(Acquire(REGION), "oasis", market=MARKET, small={"region": ""}, main="")
    assert story.cards("market:0") == ()
    story.choose("done")
    assert len(story.options()) == 4, "no token on an empty slot"


@rule("imperium:KW-EXILE-2", "imperium:KW-EXILE-6")
def test_exile_from_the_market_gives_back_the_unrest() -> None:
    story = resolving(ExileFromMarket(), "oasis", market=MARKET, small={"uncivilised": "shrine"}, unrest=1)
    with story.changes() as changed:
        story.choose("card:elders")
    assert changed["exile"] == "+elders"
    assert changed["market:1"] == "-elders +shrine"
    assert not story.over, "the return comes first"


@rule("imperium:S-18", "imperium:KW-SWAP-1", "imperium:KW-SWAP-2", "imperium:KW-SWAP-3")
def test_swap_keeps_tokens() -> None:
    story = resolving(
        Swap(),
        "oasis",
        market=MARKET,
        tokens={"hills": (0, 0, 2)},
        exile="diplomacy",
        unrest=6,
        small={"region": "marsh"},
    )
    with story.changes() as changed:
        story.choose("card:hills")
    assert changed["market:0"] == "-hills +diplomacy"
    assert changed["exile"] == "-diplomacy +hills"
    assert story.state.laid[0] == (0, 0, 2)
    assert story.count("tucked:0") == 1
    assert story.count("unrest") == 5
    assert story.count("region-deck") == 1


@rule("imperium:KW-SWAP-1", "imperium:KW-SWAP-4", "imperium:Q-18")
def test_any_exiled_card_may_be_swapped_in() -> None:
    story = resolving(Swap(), "oasis", market=MARKET, exile="romans-glory")
    with story.changes() as changed:
        story.choose("card:temple")
    assert changed["market:2"] == "-temple +romans-glory"
    assert not story.has("tucked:2")
    story = resolving(Swap(), "oasis", market=MARKET)
    assert story.asked.text == "imperium-ask-activate", "nothing is exiled"
