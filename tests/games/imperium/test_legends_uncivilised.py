"""The uncivilised commons of Legends, card by card."""

import pytest

from regnum.games.imperium.cards import index
from regnum.games.imperium.effects import Gain
from regnum.games.imperium.terms import RIVER
from regnum.testing import Story, rule

from .scene import resolving, scene, unrest

ROMANS = ("romans",) * 4
MARKET = ("rainforest", "elders", "education", "etruscans", "phoenicians")
FOR_MATERIALS = "choice:gain-1-materials-in-play-production"


def legends(**position: object) -> Story:
    """A table with the commons of Legends; nobody looks at a nation deck."""
    return scene(box="legends", nations=ROMANS, **position)  # type: ignore[arg-type]


def solstice(play: str, hand: str = "", **position: object) -> Story:
    """The solstice of seat 0 with these cards in play."""
    return legends(plays=[play], hands=[hand, "5 unrest"], phase="refill", turn=1, **position)


def used(card: str) -> dict[str, str]:
    """What using an exhaust ability takes."""
    return {"exhaustion:0": "5 to 4", f"exhausted:legends-{card}": "0 to 1"}


# --- what Classics has as well ----------------------------------------------------------------------------

SHARED = (
    *("jade-mask", "elders", "invasion", "oracle", "rituals-and-ceremonies", "diplomacy", "leadership"),
    *("lost-scroll", "drama-and-poetry", "education", "moneylenders", "corruption", "onager", "exports"),
    *("urban-development", "mercenaries", "cataphract"),
)


@pytest.mark.parametrize("key", SHARED)
def test_a_card_of_both_boxes_is_the_same_in_both(key: str) -> None:
    classics, ours = index.NUMBER[key], index.NUMBER[f"legends-{key}"]
    assert index.CARD[ours] == index.CARD[classics]
    assert index.KIND[ours] == index.KIND[classics]


@pytest.mark.parametrize(
    ("ours", "classics"),
    [("city-1", "city-1"), ("city-4", "city-1"), ("metropolis", "metropolis-1"), ("unrest-12", "unrest-1")],
)
def test_cards_in_other_numbers_are_the_same_kind(ours: str, classics: str) -> None:
    assert index.KIND[index.NUMBER[f"legends-{ours}"]] == index.KIND[index.NUMBER[classics]]


def test_no_other_names_are_in_both_boxes_but_for_a_mountain_of_its_own() -> None:
    names = [{index.CARD[card].name for card in index.COMMONS[box]} for box in ("classics", "legends")]
    alike = {index.CARD[index.NUMBER[key]].name for key in SHARED}
    assert names[0] & names[1] == {*alike, "City", "Metropolis", "Unrest", "Mountain"}


@pytest.mark.parametrize("prefix", ["", "legends-"])
def test_elders_of_both_boxes_help_the_others(prefix: str) -> None:
    story = scene(3, box="legends" if prefix else "classics", hands=["elders"])
    story.choose(f"card:{prefix}elders", "choice:then-break-through-uncivilised-each-other-gain-1-progress")
    with story.changes() as changed:
        story.choose("choice:from-deck")
    tokens = {key: change for key, change in changed.items() if " to " in change}
    assert tokens == {"progress:1": "0 to 1", "progress:2": "0 to 1"}
    assert changed["hand:0"].startswith(f"+{prefix}")


@pytest.mark.parametrize("prefix", ["", "legends-"])
def test_cities_and_unrest_of_both_boxes_do_the_same(prefix: str) -> None:
    box = "legends" if prefix else "classics"
    story = scene(
        box=box, plays=["city-1"], hands=["unrest-12, unrest-11", "5 unrest"], phase="refill", turn=1
    )
    story.choose(f"card:{prefix}unrest-11")
    assert set(story.options()) == {"choice:gain-1-population", "choice:gain-1-materials", "choice:draw"}
    story = scene(box=box, hands=["unrest-12"], pools=[(0, 1, 0)])
    with story.changes() as changed:
        story.choose(f"card:{prefix}unrest-12")
    assert changed["unrest"] == f"+{prefix}unrest-12"
    assert changed["population:0"] == "1 to 0"


# --- what only Legends has --------------------------------------------------------------------------------


@rule("imperium:KW-PINNED-1")
@pytest.mark.parametrize(
    "card",
    [
        *("mining", "monument", "code-of-laws", "religion", "domestication", "water-mill", "qanat"),
        *("road-building", "art"),
    ],
)
def test_a_pinned_card_stays_in_play_and_does_nothing_yet(card: str) -> None:
    story = legends(hands=[f"{card}, unrest-12"], plays=["moor"])
    with story.changes() as changed:
        story.choose(f"card:legends-{card}")
    played = {"hand:0": f"-legends-{card}", "play:0": f"+legends-{card}"}
    assert changed == {**played, "actions:0": "3 to 2"}


def test_mining_gives_progress_for_a_region_and_more_where_nothing_is_produced() -> None:
    others = "city-1, metropolis, scythians"
    position = {"plays": [f"mining, plain, fortified-region, {others}"], "pools": [(0, 0, 0)]}
    story = legends(**position)
    story.choose("card:legends-mining")
    assert story.options() == ("card:legends-plain", "card:legends-fortified-region"), "a region, and one"
    with story.changes() as changed:
        story.choose("card:legends-plain")
    assert changed == {
        "play:0": "-legends-plain",
        "discard:0": "+legends-plain",
        "progress:0": "0 to 1",
    }
    story = legends(**position)
    with story.changes() as changed:
        story.choose("card:legends-mining", "card:legends-fortified-region")
    assert changed == {
        "play:0": "-legends-fortified-region",
        "discard:0": "+legends-fortified-region",
        "progress:0": "0 to 2",
        **used("mining"),
    }


@rule("imperium:KW-PAY-9")
def test_mining_needs_a_region() -> None:
    story = legends(plays=["mining, city-1"])
    assert not story.offers("card:legends-mining")
    assert story.match.refusals(0)["legends-mining"] == "@imperium-why-cost"


def test_mining_looks_at_the_abandoned_card_and_not_at_its_garrison() -> None:
    story = legends(plays=["mining, plain"], garrisons={"legends-plain": "fortified-region"})
    with story.changes() as changed:
        story.choose("card:legends-mining")
    assert set(changed["discard:0"].split()) == {"+legends-plain", "+legends-fortified-region"}
    assert changed["progress:0"] == "0 to 1"


@rule("imperium:Q-81", "imperium:Q-60")
def test_mining_looks_at_what_is_printed() -> None:
    celts = {"box": "legends", "nations": ("celts", "romans")}
    for region, gained in (("celts-hibernia", 2), ("moor", 1)):
        story = scene(plays=[f"mining, {region}"], **celts)  # type: ignore[arg-type]
        assert story.choose("card:legends-mining").counter("progress:0") == gained, (
            "fertile or river is nothing"
        )
    story = scene(plays=["mining, qanat, celts-belgica"], **celts)  # type: ignore[arg-type]
    with story.changes() as changed:
        story.choose("card:legends-qanat", "card:legends-mining")
    assert changed["discard:0"] == "+celts-belgica"
    assert changed["progress:0"] == "0 to 2", "the river was production only while it lay in play"


@rule("imperium:KW-RECALL-1", "imperium:KW-RECALL-3", "imperium:Q-3")
def test_espionage_takes_any_market_card_and_makes_the_others_recall_what_is_pinned() -> None:
    story = legends(
        hands=["espionage, mountain, plain"],
        plays=["code-of-laws", "island, city-1", "religion", ""],
        market=MARKET,
        exile="moor",
    )
    story.choose("card:legends-espionage")
    assert story.asked.text == "imperium-ask-hand-to-top"
    assert story.options() == ("card:legends-mountain", "card:legends-plain"), "a cost: one of them must go"
    story.choose("card:legends-plain")
    assert story.cards("deck-top:0") == ("legends-plain",)
    keys = {f"card:legends-{name}" for name in MARKET}
    assert set(story.options()) == keys, "compulsory, and not from exile"
    assert story.cards("hand:2") == (), "first the card"
    with story.changes() as changed:
        story.choose("card:legends-education")
    assert changed["hand:0"].startswith("+legends-education +legends-unrest"), "acquired, with its unrest"
    assert (story.asked.seat, story.asked.text) == (1, "imperium-ask-recall")
    assert set(story.options()) == {"card:legends-island", "card:legends-city-1"}, "any pinned card of theirs"
    with story.changes() as changed:
        story.choose("card:legends-city-1")
    assert changed == {
        "hand:1": "+legends-city-1",
        "play:1": "-legends-city-1",
        "hand:2": "+legends-religion",
        "play:2": "-legends-religion",
        "play:0": "-legends-espionage",
        "discard:0": "+legends-espionage",
    }, "your own cards stay"


@rule("imperium:KW-PAY-9", "imperium:Q-8")
def test_espionage_needs_another_card_in_hand() -> None:
    assert not legends(hands=["espionage"]).offers("card:legends-espionage")
    assert legends(hands=["espionage, unrest-12"]).offers("card:legends-espionage")


@rule("imperium:KW-ATTACK-3")
def test_espionage_is_an_attack() -> None:
    story = legends(hands=["espionage, plain"], plays=["", "island, scythians"])
    story.choose("card:legends-espionage")
    assert story.asked == (1, "imperium-ask-shield", "imperium:KW-ATTACK-4")


@rule("imperium:KW-FREEPLAY-3", "imperium:KW-FREEPLAY-4")
def test_monument_plays_unrest_without_an_action_but_not_without_its_price() -> None:
    others = "mountain, island, elders, city-1, phoenicians, independent"
    story = legends(
        hands=[f"unrest-12, {others}"],
        plays=["monument"],
        actions=0,
        pools=[(0, 1, 0)],
        discards=["unrest-11"],
    )
    story.choose("card:legends-monument")
    assert story.asked == (0, "imperium-ask-free-play", "imperium:KW-FREEPLAY-3")
    assert story.options() == ("card:legends-unrest-12",), "only unrest, only from hand, and you must"
    with story.changes() as changed:
        story.choose("card:legends-unrest-12", "choice:pay-1-population")
    assert changed["unrest"] == "+legends-unrest-12"
    assert changed["population:0"] == "1 to 0"
    assert "actions:0" not in changed
    broke = legends(hands=["unrest-12"], plays=["monument"], pools=[(2, 0, 0)])
    assert broke.choose("card:legends-monument").options() == ("done",), (
        "what cannot be paid for is not played"
    )


@rule("imperium:KW-BARBARIAN-1", "imperium:KW-BARBARIAN-2")
def test_monument_is_built_by_barbarians_and_stands_for_empires() -> None:
    assert legends(hands=["monument"]).offers("card:legends-monument")
    assert not legends(hands=["monument"], empires=[0]).offers("card:legends-monument")
    assert legends(hands=["unrest"], plays=["monument"], empires=[0]).offers("card:legends-monument")


def test_code_of_laws_draws_a_card() -> None:
    story = legends(plays=["code-of-laws"], decks=["mountain, plain"], pools=[(0, 0, 0)])
    with story.changes() as changed:
        story.choose("card:legends-code-of-laws")
    assert changed == {"hand:0": "+legends-mountain", "deck:0": "-1", **used("code-of-laws")}


@rule("imperium:KW-CHOOSE-2")
def test_religion_gives_an_action_and_asks_its_price_at_the_solstice() -> None:
    story = legends(plays=["religion"], pools=[(0, 0, 0)])
    with story.changes() as changed:
        story.choose("card:legends-religion")
    assert changed == {"actions:0": "3 to 4", **used("religion")}
    story = solstice("religion", pools=[(3, 0, 0)])
    assert set(story.options()) == {"choice:take-unrest", "choice:pay-3-materials"}
    with story.changes() as changed:
        story.choose("choice:pay-3-materials")
    assert changed == {"materials:0": "3 to 0", "round": "1 to 2"}
    story = solstice("religion", pools=[(3, 0, 0)])
    with story.changes() as changed:
        story.choose("choice:take-unrest")
    assert changed["hand:0"].startswith("+legends-unrest")
    assert "materials:0" not in changed
    assert unrest(solstice("religion", pools=[(2, 9, 0)])) == [1, 5], "who cannot pay takes unrest"


@rule("imperium:CARD-DOMESTICATION-1", "imperium:CARD-DOMESTICATION-2", "imperium:KW-EXHAUST-2")
def test_domestication_answers_materials_from_a_fertile_card() -> None:
    position = {"hands": ["prosperity-1"], "plays": ["domestication, mountain, plain"], "pools": [(0, 0, 0)]}
    story = legends(exhaustion=1, **position)
    story.choose("card:romans-prosperity-1", "done", "done", FOR_MATERIALS)
    assert story.counter("materials:0") == 3
    assert story.asked == (0, "imperium-ask-react", "imperium:TIME-10")
    assert story.options() == ("card:legends-domestication", "done"), "though production was counted"
    declined = legends(**position)
    with story.changes() as changed:
        story.choose("card:legends-domestication")
    tokens = {key: change for key, change in changed.items() if " to " in change}
    assert tokens == {
        "progress:0": "0 to 1",
        "exhausted:legends-domestication": "0 to 1",
        "exhaustion:0": "1 to 0",
    }
    declined.choose("card:romans-prosperity-1", "done", "done", FOR_MATERIALS, "done")
    assert declined.counter("progress:0") == 0
    tired = legends(exhaustion=0, **position)
    tired.choose("card:romans-prosperity-1", "done", "done", FOR_MATERIALS)
    assert tired.asked.text == "imperium-ask-activate", "it takes a token"


@rule("imperium:CARD-DOMESTICATION-1")
def test_domestication_wants_a_fertile_card_and_materials() -> None:
    story = legends(hands=["prosperity-1"], plays=["domestication, mountain, moor"])
    story.choose("card:romans-prosperity-1", "done", "done", FOR_MATERIALS)
    assert story.asked.text == "imperium-ask-activate", "no fertile card"
    story = legends(hands=["prosperity-1"], plays=["domestication, plain"])
    story.choose("card:romans-prosperity-1", "done", "done", "choice:gain-1-population-in-play-region")
    assert story.asked.text == "imperium-ask-activate", "no materials"
    own = resolving(Gain(materials=1), "legends-plain", box="legends", plays=["domestication, plain"])
    assert own.offers("card:legends-domestication"), "by its own effect"
    for card in ("city-1", "scythians"):
        position = {"box": "legends", "plays": [f"domestication, {card}"]}
        other = resolving(Gain(materials=1), f"legends-{card}", **position)
        assert not other.offers("card:legends-domestication")


@rule("imperium:CARD-DOMESTICATION-1", "imperium:ACTIVATE-16")
def test_domestication_answers_on_your_own_turn_only() -> None:
    gain = Gain(materials=1)
    position = {"box": "legends", "plays": ["domestication, plain"]}
    for elsewhere in (
        resolving(gain, "legends-plain", turn=1, **position),
        resolving(gain, "legends-plain", phase="solstice", **position),
    ):
        assert elsewhere.counter("materials:0") == 7
        assert not elsewhere.offers("card:legends-domestication")


@rule("imperium:CARD-DOMESTICATION-2")
def test_domestication_answers_the_water_mill() -> None:
    story = legends(plays=["domestication, water-mill, plain"], pools=[(0, 0, 0)])
    story.choose("card:legends-water-mill")
    assert story.counter("materials:0") == 2
    with story.changes() as changed:
        story.choose("card:legends-domestication")
    assert changed["progress:0"] == "0 to 1"


def test_water_mill_recalls_a_fertile_or_a_river_card() -> None:
    position = {"plays": ["water-mill, moor, plain, mountain"], "pools": [(0, 0, 0)]}
    story = legends(**position)
    story.choose("card:legends-water-mill")
    with story.changes() as changed:
        story.choose("choice:to-recall-which-fertile-gain-2-materials-1-population-from_cost")
    gained = {"materials:0": "0 to 2", "population:0": "0 to 1"}
    assert changed == {"play:0": "-legends-plain", "hand:0": "+legends-plain", **gained}
    story = legends(**position)
    with story.changes() as changed:
        story.choose("card:legends-water-mill", "choice:to-recall-which-river-gain-action")
    moved = {"play:0": "-legends-moor", "hand:0": "+legends-moor"}
    assert changed == {**moved, "actions:0": "3 to 4", **used("water-mill")}
    assert not legends(plays=["water-mill, mountain"]).offers("card:legends-water-mill")
    only = legends(plays=["water-mill, moor"]).choose("card:legends-water-mill")
    assert only.counter("actions:0") == 4, "an option whose cost cannot be met is none"


@rule("imperium:Q-60")
def test_qanat_makes_one_river_icon_produce_for_the_turn() -> None:
    story = legends(
        hands=["prosperity-2"], plays=["qanat, lakes, moor, plain, city-1, scythians"], pools=[(0, 0, 0)]
    )
    with story.changes() as changed:
        story.choose("card:legends-qanat")
        assert story.options() == ("card:legends-lakes", "card:legends-moor"), "Plain has no river"
        story.choose("card:legends-lakes")
    assert changed == used("qanat")
    assert story.state.icons_in_play(index.NUMBER["legends-lakes"], RIVER) == 1, "one of its two rivers"
    story.choose("card:romans-prosperity-2", "done", "done")
    with story.changes() as changed:
        story.choose(FOR_MATERIALS)
    assert changed["materials:0"] == "0 to 7", "1 and 3, 1, and 2"
    story.choose("done", "card:legends-etruscans")
    assert story.state.treated == (), "for this turn"


@rule("imperium:KW-PASSIVE-4")
def test_road_building_lets_an_empire_conquer_but_not_advance() -> None:
    position = {"hands": ["conquer, advance, oracle"], "empires": [0]}
    assert not legends(**position).offers("card:romans-conquer")
    story = legends(plays=["road-building"], **position)
    assert story.offers("card:romans-conquer")
    assert not story.offers("card:romans-advance")
    assert not story.offers("card:legends-oracle")
    theirs = legends(plays=["", "road-building"], **position)
    assert not theirs.offers("card:romans-conquer"), "your own cards"


def test_road_building_brings_materials_at_the_solstice() -> None:
    story = solstice("road-building", pools=[(1, 2, 3)])
    assert story.state.pools[0] == (3, 2, 3)


@rule("imperium:KW-BARBARIAN-3", "imperium:KW-EMPIRE-3", "imperium:TIME-7")
def test_art_calms_barbarians_and_adorns_empires() -> None:
    position = {"hand": "unrest-12, unrest-11, mountain", "discards": ["unrest-10"]}
    story = solstice("art", pools=[(1, 0, 0)], **position)
    assert story.options() == ("choice:yes", "done")
    story.choose("choice:yes")
    assert story.counter("materials:0") == 0
    assert story.options() == ("card:legends-unrest-11", "card:legends-unrest-12"), "from hand"
    with story.changes() as changed:
        story.choose("card:legends-unrest-12")
    assert changed == {"hand:0": "-legends-unrest-12", "unrest": "+legends-unrest-12", "round": "1 to 2"}
    story = solstice("art", pools=[(1, 0, 0)], **position)
    with story.changes() as changed:
        story.choose("done")
    assert changed == {"round": "1 to 2"}
    story = solstice("art", pools=[(3, 0, 0)], empires=[0], **position)
    with story.changes() as changed:
        story.choose("choice:yes")
    assert changed == {"materials:0": "3 to 0", "progress:0": "0 to 1", "round": "1 to 2"}
    story = solstice("art", pools=[(3, 0, 0)], empires=[0], **position)
    with story.changes() as changed:
        story.choose("done")
    assert changed == {"round": "1 to 2"}


@rule("imperium:KW-PAY-2")
@pytest.mark.parametrize(("pool", "empires"), [((0, 9, 0), ()), ((2, 9, 0), (0,))])
def test_art_asks_nobody_who_cannot_pay(pool: tuple[int, int, int], empires: tuple[int, ...]) -> None:
    story = solstice("art", hand="unrest-12", pools=[pool], empires=empires)
    assert story.state.pools[0] == pool
    assert story.state.round == 2


@pytest.mark.parametrize(
    ("position", "worth"),
    [
        ({"discards": ["domestication, plain, island"]}, 4),
        ({"discards": ["water-mill, plain, lakes"]}, 3),
        ({"discards": ["qanat, lakes, moor"]}, 6),
        ({"histories": ["jade-mask, lost-scroll"]}, 2),
        ({"discards": ["mining, espionage, monument, code-of-laws, religion, road-building, art"]}, 7),
    ],
)
def test_points_of_uncivilised_cards(position: dict[str, list[str]], worth: int) -> None:
    story = legends(phase="final", decks=["", ""], pools=[(0, 0, 0), (0, 0, 0)], **position)
    assert story.result.points[0] == worth
