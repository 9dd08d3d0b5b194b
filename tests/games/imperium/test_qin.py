"""The Qin: what their cards do, and how population comes to the market."""

from typing import Any

import pytest

from regnum.games.imperium import GAME
from regnum.games.imperium.cards import index
from regnum.games.imperium.scoring import value_of
from regnum.testing import Story, rule

from .scene import EXILED, MARKET, scene

ALL_MARKET = tuple(sorted(f"card:{key}" for key in MARKET))
SMALL = {"region": "coast, jungle", "uncivilised": "elders", "civilised": "wonder"}
WALLS = ("long-walls-i", "long-walls-ii", "long-walls-iii", "long-walls-iv")
ACTIVATE = "imperium-ask-activate"


def qin(**position: Any) -> Story:
    """The Qin in seat 0 at a table whose market is known."""
    laid: dict[str, Any] = {
        "nations": ("qin", "romans", "greeks", "carthaginians"),
        "market": MARKET,
        "small": SMALL,
        "main": "hittites, ionians",
        "exile": EXILED,
        "accessions": [False],
    }
    story: Story = scene(**{**laid, **position})
    return story


def solstice(**position: Any) -> Story:
    """The same when the last turn of the round is over."""
    return qin(**{"phase": "refill", "turn": 1, "hands": ["", "5 unrest"], **position})


def points(story: Story, key: str, place: str = "hand") -> int:
    """What a card is worth to seat 0."""
    return value_of(story.state, 0, index.NUMBER[f"qin-{key}"], place)


def counters(changed: dict[str, str]) -> dict[str, str]:
    """What changed that is no card."""
    return {key: change for key, change in changed.items() if " to " in change}


def test_which_cards_have_which_abilities() -> None:
    cards = {key: index.CARD[number] for key, number in index.NUMBER.items() if key.startswith("qin-")}
    assert {key for key, card in cards.items() if card.exhaust is not None} == {
        "qin-confucianism",
        "qin-legalism",
        "qin-long-walls-iii",
        "qin-long-walls-iv",
        "qin-mandate-of-heaven",
        "qin-writing-systems",
    }
    silent = {key for key, card in cards.items() if card.play is None}
    assert silent == {
        "qin-a",
        "qin-b",
        "qin-long-walls-i",
        "qin-long-walls-ii",
        "qin-long-walls-iii",
        "qin-long-walls-iv",
        "qin-mandate-of-heaven",
        "qin-mathematics",
        "qin-metallurgy",
        "qin-terracotta-warriors",
        "qin-writing-systems",
    }, "nothing happens when they are played"
    assert {key for key, card in cards.items() if card.solstice is not None} == {
        "qin-mandate-of-heaven",
        "qin-metallurgy",
    }
    assert {key for key, card in cards.items() if card.passives} == {
        "qin-a",
        "qin-b",
        "qin-long-walls-i",
        "qin-long-walls-ii",
        "qin-mathematics",
    }
    assert {key for key, card in cards.items() if not card.garrisonable} == {"qin-glory"}
    assert {key for key, card in cards.items() if not card.playable} == {"qin-terracotta-warriors"}


# --- the power card ------------------------------------------------------------------------------------


@rule("imperium:NATION-QIN-1", "imperium:CLEANUP-4", "imperium:TIME-9")
@pytest.mark.parametrize("side", "AB")
def test_clean_up_puts_population_instead_of_progress_on_a_market_card(side: str) -> None:
    story = qin(sides=f"{side}B", phase="market-token", hands=["unrest"])
    assert tuple(sorted(story.options())) == ALL_MARKET
    with story.changes() as changed:
        story.choose("card:temple")
    assert changed == {"population:market:2": "0 to 1"}


@rule("imperium:NATION-QIN-1")
def test_others_put_progress_while_qin_are_at_the_table() -> None:
    story = qin(phase="market-token", turn=1, hands=["", "unrest"])
    with story.changes() as changed:
        story.choose("card:temple")
    assert changed == {"progress:market:2": "0 to 1"}


ADVANCE = "choice:to-pay-3-materials-acquire-uncivilised-civilised"


@rule("imperium:NATION-QIN-2")
def test_side_a_doubles_the_population_of_an_acquired_card() -> None:
    story = qin(sides="AB", hands=["advance, unrest"], tokens={"boats": (1, 2, 1)})
    story.choose("card:qin-advance", ADVANCE, "card:boats")
    assert story.asked.clause == "imperium:TIME-10"
    assert story.options() == ("card:qin-a", "done")
    assert story.state.pools[0] == (6 - 3 + 1, 6 + 2, 1)
    with story.changes() as changed:
        story.choose("card:qin-a")
    assert counters(changed) == {
        "population:0": "8 to 10",
        "exhaustion:0": "5 to 4",
        "exhausted:qin-a": "0 to 1",
    }


@rule("imperium:NATION-QIN-2")
def test_side_a_doubles_the_population_of_a_card_broken_through_for() -> None:
    story = qin(sides="AB", hands=["advance"], tokens={"boats": (0, 1, 0)})
    story.choose("card:qin-advance", "choice:to-pay-5-materials-break-through-uncivilised-civilised")
    story.choose("choice:uncivilised", "card:boats", "card:qin-a")
    assert story.counter("population:0") == 8


@rule("imperium:NATION-QIN-2", "imperium:INNOVATE-3")
@pytest.mark.parametrize(
    "position", [{"sides": "BB"}, {"exhaustion": 0}, {"tokens": {"boats": (2, 0, 2)}}, {"exhausted": "qin-a"}]
)
def test_nothing_is_doubled_without_a_token_or_without_population(position: dict[str, Any]) -> None:
    laid: dict[str, Any] = {"sides": "AB", "hands": ["advance, unrest"], "tokens": {"boats": (0, 2, 0)}}
    story = qin(**{**laid, **position})
    story.choose("card:qin-advance", ADVANCE, "card:boats")
    assert story.asked.text == ACTIVATE
    story = qin(sides="AB", phase="turn", hands=["unrest"], tokens={"boats": (0, 2, 0)})
    story.choose("choice:innovate", "choice:uncivilised", "card:boats")
    assert story.asked.text == "imperium-ask-clean-up-token"
    assert story.counter("population:0") == 8


@pytest.mark.parametrize(("side", "each"), [("a", 1), ("b", 2)])
def test_pinned_cards_that_are_no_regions_score(side: str, each: int) -> None:
    for plays, count in (
        ("western-zhou, oasis", 0),
        ("long-walls-i, mathematics, confucianism, western-zhou", 3),
        ("long-walls-i, mathematics, confucianism, legalism, metallurgy, writing-systems, shrine", 7),
    ):
        story = qin(plays=[plays], hands=["long-walls-ii"])
        assert points(story, side) == min(10, each * count), plays


def test_the_walls_are_called_by_the_name_they_have_in_common() -> None:
    assert {index.KEY[n] for n, card in enumerate(index.CARD) if card.name.startswith("Long Walls")} == {
        f"qin-{key}" for key in WALLS
    }
    said = GAME.faces["qin-long-walls-ii"].body(GAME.text("en"))
    assert "Long Walls I," not in said
    assert "one of your Long Walls" in said


# --- the Long Walls ------------------------------------------------------------------------------------


@pytest.mark.parametrize("wall", WALLS)
def test_walls_score_for_the_walls_in_play(wall: str) -> None:
    for plays, worth in (("", 0), ("long-walls-i", 1), (", ".join(WALLS), 4)):
        own = [key for key in WALLS if key not in plays]
        story = qin(plays=[f"{plays}, mathematics"], hands=[", ".join(own)])
        assert points(story, wall, "play" if wall in plays else "hand") == worth


@pytest.mark.parametrize("wall", WALLS)
def test_walls_are_built_by_empires_and_stay(wall: str) -> None:
    assert not qin(hands=[wall]).offers(f"card:qin-{wall}")
    story = qin(hands=[f"{wall}, unrest"], empires=[0])
    with story.changes() as changed:
        story.choose(f"card:qin-{wall}")
    assert changed == {"hand:0": f"-qin-{wall}", "play:0": f"+qin-{wall}", "actions:0": "3 to 2"}


@rule("imperium:CARD-UNREST-2")
def test_long_walls_i_make_unrest_cheaper() -> None:
    story = qin(hands=["unrest-12, 2 unrest"], plays=["long-walls-i"])
    story.choose("card:unrest-12")
    assert set(story.options()) == {"choice:pay-1-population", "choice:discard-2", "choice:pay-1-materials"}
    with story.changes() as changed:
        story.choose("choice:pay-1-materials")
    assert counters(changed) == {"materials:0": "6 to 5"}
    story = qin(hands=["unrest-12, 2 unrest"], plays=["long-walls-ii"])
    story.choose("card:unrest-12")
    assert story.offers("choice:pay-3-materials")


OWN = ("play:0", "hand:0", "discard:0", "exhaustion:0")


def attacked(**position: Any) -> Story:
    """Seat 1 has played an attack that makes everybody else discard a card."""
    laid: dict[str, Any] = {
        "nations": ("qin", "vikings"),
        "turn": 1,
        "hands": ["", "jomsviking"],
        "pools": [(6, 6, 0), (2, 1, 0)],
    }
    story = qin(**{**laid, **position})
    story.choose("card:vikings-jomsviking")
    return story


@rule("imperium:KW-ATTACK-3", "imperium:KW-ATTACK-4", "imperium:CARD-RECALLSHIELD-1")
@pytest.mark.parametrize("wall", WALLS)
def test_any_wall_is_recalled_to_avoid_an_attack(wall: str) -> None:
    story = attacked(plays=[", ".join(WALLS)], hands=["oasis, steppe", "jomsviking"])
    assert story.asked.seat == 0
    assert story.asked.text == "imperium-ask-shield"
    assert story.options() == ("card:qin-long-walls-ii", "done")
    story.choose("card:qin-long-walls-ii")
    assert story.options() == tuple(f"card:qin-{key}" for key in WALLS)
    with story.changes() as changed:
        story.choose(f"card:qin-{wall}")
    assert {key: change for key, change in changed.items() if key in OWN} == {
        "play:0": f"-qin-{wall}",
        "hand:0": f"+qin-{wall}",
    }
    assert story.counter("exhaustion:0") == 5, "nothing is exhausted"
    assert story.asked.seat == 1, "Jomsviking acquires"
    story.choose("card:hills")
    assert story.asked.text == "imperium-ask-ignore"
    with story.changes() as changed:
        story.choose("choice:yes")
    assert "hand:0" not in changed


@rule("imperium:KW-ATTACK-4")
def test_only_the_second_wall_protects_and_nobody_must() -> None:
    story = attacked(plays=["long-walls-i, long-walls-iii, long-walls-iv"], hands=["oasis", "jomsviking"])
    assert story.asked.seat == 1, "no protection"
    story = attacked(plays=["long-walls-i, long-walls-ii"], hands=["oasis, steppe", "jomsviking"])
    story.choose("done", "card:hills")
    assert story.asked.text == "imperium-ask-discard"
    story = attacked(plays=["long-walls-ii, western-zhou"], hands=["oasis", "jomsviking"])
    with story.changes() as changed:
        story.choose("card:qin-long-walls-ii")
    assert changed["play:0"] == "-qin-long-walls-ii", "it is one of them"
    story = attacked(hands=["long-walls-ii", "jomsviking"], plays=["long-walls-i"])
    assert story.asked.seat == 1, "only from play"


def test_long_walls_iii_draw_for_population() -> None:
    position: dict[str, Any] = {"plays": ["long-walls-iii"], "hands": ["unrest"], "decks": ["oasis, steppe"]}
    story = qin(**position)
    with story.changes() as changed:
        story.choose("card:qin-long-walls-iii")
    assert changed == {
        "hand:0": "+oasis",
        "deck:0": "-1",
        "population:0": "6 to 5",
        "exhaustion:0": "5 to 4",
        "exhausted:qin-long-walls-iii": "0 to 1",
    }
    assert not qin(**position, pools=[(9, 0, 0)]).offers("card:qin-long-walls-iii")


@pytest.mark.parametrize("missing", WALLS[:3])
def test_long_walls_iv_gain_an_action_with_three_walls(missing: str) -> None:
    position: dict[str, Any] = {
        "plays": [", ".join(wall for wall in WALLS if wall != missing)],
        "hands": ["oasis, unrest"],
        "decks": ["steppe"],
    }
    story = qin(**position, actions=0)
    story.choose("card:qin-long-walls-iv")
    assert story.asked.clause == "imperium:KW-RETURN-5"
    assert set(story.options()) == {"card:oasis", "card:unrest-1"}
    with story.changes() as changed:
        story.choose("card:oasis")
    assert changed == {"hand:0": "-oasis", "deck:0": "+1", "deck-top:0": "+oasis", "actions:0": "0 to 1"}
    assert story.counter("exhausted:qin-long-walls-iv") == 1


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"plays": ["long-walls-i, long-walls-iv, mathematics"]}, "needs"),
        ({"plays": ["long-walls-i, long-walls-iv"], "hands": ["long-walls-ii, oasis"]}, "needs"),
        ({"plays": ["long-walls-i, long-walls-ii, long-walls-iv, writing-systems"], "hands": [""]}, "cost"),
    ],
)
def test_long_walls_iv_need_three_walls_and_a_card(position: dict[str, Any], why: str) -> None:
    laid: dict[str, Any] = {"plays": ["long-walls-i, long-walls-ii, long-walls-iv"], "hands": ["oasis"]}
    assert qin(**laid).offers("card:qin-long-walls-iv")
    story = qin(**{**laid, **position}, nation_decks=[""], discards=["steppe"])
    assert not story.offers("card:qin-long-walls-iv")
    assert story.match.refusals(0)["qin-long-walls-iv"] == f"@imperium-why-{why}"


# --- the three rulers ----------------------------------------------------------------------------------


@rule("imperium:ACTIVATE-5", "imperium:KW-RETURN-2", "imperium:KW-HISTORY-1")
def test_duke_zhuang_returns_unrest_and_breaks_through() -> None:
    position: dict[str, Any] = {
        "hands": ["duke-zhuang-of-qin, unrest-1, oasis"],
        "plays": ["mandate-of-heaven"],
        "discards": ["unrest-2, unrest-3, steppe"],
    }
    story = qin(**position)
    story.choose("card:qin-duke-zhuang-of-qin")
    assert story.options() == ("card:unrest-1", "card:unrest-2", "done"), "one of those that are alike"
    story.choose("card:unrest-1", "card:unrest-2")
    assert {"unrest-1", "unrest-2"} <= set(story.cards("unrest"))
    assert story.options() == ("choice:region", "choice:tributary"), "not more than two, and no way out"
    story.choose("choice:region")
    assert set(story.options()) == {"card:hills", "choice:from-deck"}, "not from exile"
    with story.changes() as changed:
        story.choose("card:hills")
    assert "+hills" in changed["hand:0"]
    assert changed["history:0"] == "+qin-duke-zhuang-of-qin"
    assert story.counter("actions:0") == 2
    story = qin(**position)
    story.choose("card:qin-duke-zhuang-of-qin", "card:unrest-2", "done")
    assert story.asked.clause == "imperium:KW-BREAKTHROUGH-1", "one will do"


@pytest.mark.parametrize(
    ("position", "why"), [({"plays": ["confucianism"]}, "needs"), ({"empires": [0]}, "barbarian")]
)
def test_duke_zhuang_needs_the_mandate(position: dict[str, Any], why: str) -> None:
    laid: dict[str, Any] = {"hands": ["duke-zhuang-of-qin"], "plays": ["mandate-of-heaven"]}
    assert qin(**laid).offers("card:qin-duke-zhuang-of-qin")
    story = qin(**{**laid, **position})
    assert story.match.refusals(0)["qin-duke-zhuang-of-qin"] == f"@imperium-why-{why}"


KING: dict[str, Any] = {
    "empires": [0],
    "hands": ["king-wu-of-qin, unrest"],
    "plays": ["mandate-of-heaven"],
    "histories": ["duke-zhuang-of-qin"],
    "pools": [(6, 6, 5)],
}


@rule("imperium:KW-ACQUIRE-5", "imperium:TIME-7")
@pytest.mark.parametrize("paid", [0, 1, 3])
def test_king_wu_acquires_a_card_for_each_progress(paid: int) -> None:
    story = qin(**KING)
    story.choose("card:qin-king-wu-of-qin")
    assert story.options() == ("number:0", "number:1", "number:2", "number:3")
    story.choose(f"number:{paid}")
    assert story.state.pools[0] == (6, 6, 5 - paid)
    for card in ("hills", "temple", "armenians")[:paid]:
        assert story.asked.clause == "imperium:KW-ACQUIRE-1"
        assert not story.offers("done")
        assert f"card:{card}" in story.options()
        assert "qin-king-wu-of-qin" in story.cards("play:0"), "he becomes history last"
        story.choose(f"card:{card}")
        assert card in story.cards("hand:0")
    assert story.asked.text == ACTIVATE
    assert "qin-king-wu-of-qin" in story.cards("history:0")
    assert story.counter("actions:0") == 2


def test_king_wu_takes_any_card_of_the_market_and_pays_what_there_is() -> None:
    story = qin(**{**KING, "pools": [(6, 6, 1)]})
    story.choose("card:qin-king-wu-of-qin")
    assert story.options() == ("number:0", "number:1")
    story.choose("number:1")
    assert tuple(sorted(story.options())) == ALL_MARKET, "not from exile"
    said = GAME.faces["qin-king-wu-of-qin"].body(GAME.text("en"))
    assert "For each [progress] you pay" in said


@rule("imperium:ACTIVATE-5")
@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"plays": ["confucianism"]}, "needs"),
        ({"histories": ["emperor-qin-shi-huang"]}, "needs"),
        ({"empires": []}, "empire"),
    ],
)
def test_king_wu_needs_the_mandate_and_duke_zhuang(position: dict[str, Any], why: str) -> None:
    assert qin(**KING).offers("card:qin-king-wu-of-qin")
    story = qin(**{**KING, **position})
    assert not story.offers("card:qin-king-wu-of-qin")
    assert story.match.refusals(0)["qin-king-wu-of-qin"] == f"@imperium-why-{why}"


EMPEROR: dict[str, Any] = {
    "empires": [0],
    "hands": ["emperor-qin-shi-huang, unrest"],
    "plays": ["mandate-of-heaven"],
    "histories": ["king-wu-of-qin"],
    "fame": "great, marvellous",
}


@rule("imperium:KW-FREEPLAY-1", "imperium:KW-GAIN-4")
def test_the_emperor_takes_fame_for_free() -> None:
    story = qin(**EMPEROR, actions=0)
    with story.changes() as changed:
        story.choose("card:qin-emperor-qin-shi-huang")
    assert changed == {
        "hand:0": "-qin-emperor-qin-shi-huang +great",
        "history:0": "+qin-emperor-qin-shi-huang",
        "fame-deck": "-1",
    }
    assert story.log(0)[1:] == [
        "Seat 1 takes Great.",
        "Seat 1 moves Emperor Qin Shi Huang to the history.",
    ], "in this order"


@rule("imperium:ACTIVATE-5")
@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"plays": ["confucianism"]}, "needs"),
        ({"histories": ["duke-zhuang-of-qin"]}, "needs"),
        ({"empires": []}, "empire"),
    ],
)
def test_the_emperor_needs_the_mandate_and_king_wu(position: dict[str, Any], why: str) -> None:
    assert qin(**EMPEROR).offers("card:qin-emperor-qin-shi-huang")
    story = qin(**{**EMPEROR, **position})
    assert not story.offers("card:qin-emperor-qin-shi-huang")
    assert story.match.refusals(0)["qin-emperor-qin-shi-huang"] == f"@imperium-why-{why}"


# --- other developments --------------------------------------------------------------------------------


@rule("imperium:KW-PASSIVE-3", "imperium:KW-PASSIVE-4")
def test_mathematics_make_the_hand_larger_and_keep_advance_in_use() -> None:
    story = qin(plays=["mathematics"], empires=[0], hands=["advance, duke-zhuang-of-qin"])
    assert story.counter("hand-size:0") == 6
    assert story.offers("card:qin-advance")
    assert not story.offers("card:qin-duke-zhuang-of-qin")
    assert story.match.refusals(0)["qin-duke-zhuang-of-qin"] == "@imperium-why-barbarian"
    assert qin(empires=[0], hands=["advance"]).counter("hand-size:0") == 5
    assert not qin(empires=[0], hands=["advance"]).offers("card:qin-advance")


@rule("imperium:SOLSTICE-2", "imperium:KW-DRAW-5")
def test_metallurgy_brings_progress_or_a_region_at_the_solstice() -> None:
    position: dict[str, Any] = {"plays": ["metallurgy"], "discards": ["oasis, western-zhou, confucianism"]}
    progress, region = "choice:gain-1-progress", "choice:take-back-which-region"
    story = solstice(**position)
    assert set(story.options()) == {progress, region}, "no way out"
    with story.changes() as changed:
        story.choose(progress)
    assert changed == {"progress:0": "0 to 1", "round": "1 to 2"}
    story = solstice(**position)
    story.choose(region)
    assert set(story.options()) == {"card:oasis", "card:qin-western-zhou"}
    with story.changes() as changed:
        story.choose("card:oasis")
    assert changed == {"hand:0": "+oasis", "discard:0": "-oasis", "round": "1 to 2"}


@pytest.mark.parametrize("card", ["mathematics", "metallurgy"])
def test_their_works_are_for_empires(card: str) -> None:
    assert not qin(hands=[card]).offers(f"card:qin-{card}")
    story = qin(hands=[f"{card}, unrest"], empires=[0])
    with story.changes() as changed:
        story.choose(f"card:qin-{card}")
    assert {key: changed[key] for key in ("hand:0", "play:0", "actions:0")} == {
        "hand:0": f"-qin-{card}",
        "play:0": f"+qin-{card}",
        "actions:0": "3 to 2",
    }


@rule("imperium:KW-GARRISON-8", "imperium:SCORE-8")
def test_terracotta_warriors_are_never_played_but_garrisoned() -> None:
    story = qin(hands=["terracotta-warriors, western-zhou"])
    assert not story.offers("card:qin-terracotta-warriors")
    assert story.match.refusals(0)["qin-terracotta-warriors"] == "@imperium-why-unplayable"
    story.choose("card:qin-western-zhou", "card:qin-terracotta-warriors")
    assert story.cards("garrison:0:qin-western-zhou") == ("qin-terracotta-warriors",)
    worth = {place: points(story, "terracotta-warriors", place) for place in ("garrison", "history", "hand")}
    assert worth == {"garrison": 7, "history": 3, "hand": 0}


# --- the nation deck and the draw deck -----------------------------------------------------------------


@pytest.mark.parametrize(("region", "pool"), [("eastern-zhou", (6, 7, 0)), ("western-zhou", (7, 6, 0))])
def test_regions_bring_a_token_and_hold_a_garrison(region: str, pool: tuple[int, int, int]) -> None:
    story = qin(hands=[f"{region}, unrest"])
    story.choose(f"card:qin-{region}")
    assert story.state.pools[0] == pool
    assert story.options() == ("card:unrest-1", "done")
    with story.changes() as changed:
        story.choose("card:unrest-1")
    assert changed == {"hand:0": "-unrest-1", f"garrison:0:qin-{region}": "+unrest-1"}
    assert story.counter("actions:0") == 2


def test_writing_systems_remember_a_discarded_card_and_draw() -> None:
    position: dict[str, Any] = {
        "plays": ["writing-systems"],
        "hands": ["unrest"],
        "discards": ["oasis, unrest-12"],
        "decks": ["steppe, cape"],
    }
    story = qin(**position)
    story.choose("card:qin-writing-systems")
    assert set(story.options()) == {"card:oasis", "card:unrest-12"}
    with story.changes() as changed:
        story.choose("card:unrest-12")
    assert changed == {
        "discard:0": "-unrest-12",
        "history:0": "+unrest-12",
        "hand:0": "+steppe",
        "deck:0": "-1",
    }
    assert story.counter("exhausted:qin-writing-systems") == 1
    assert not qin(**{**position, "discards": [""]}).offers("card:qin-writing-systems")


@rule("imperium:KW-ABANDON-5", "imperium:KW-PINNED-2")
@pytest.mark.parametrize(("school", "other"), [("confucianism", "legalism"), ("legalism", "confucianism")])
def test_confucianism_and_legalism_drive_each_other_out(school: str, other: str) -> None:
    story = qin(hands=[f"{school}, unrest"], plays=[f"{other}, writing-systems"])
    with story.changes() as changed:
        story.choose(f"card:qin-{school}")
    assert changed == {
        "hand:0": f"-qin-{school}",
        "play:0": f"-qin-{other} +qin-{school}",
        "discard:0": f"+qin-{other}",
        "actions:0": "3 to 2",
    }
    story = qin(hands=[f"{school}, unrest"], plays=["writing-systems"])
    with story.changes() as changed:
        story.choose(f"card:qin-{school}")
    assert changed == {"hand:0": f"-qin-{school}", "play:0": f"+qin-{school}", "actions:0": "3 to 2"}


WITH_POPULATION = "choice:acquire-uncivilised-civilised-tributary-1"


@rule("imperium:KW-ACQUIRE-8", "imperium:KW-ACTION-2")
def test_confucianism_acquires_a_card_with_population() -> None:
    story = qin(
        hands=["oasis, steppe, unrest"],
        plays=["confucianism"],
        tokens={"hills": (0, 1, 0), "boats": (0, 1, 0), "temple": (2, 0, 2), "armenians": (0, 2, 0)},
    )
    story.choose("card:qin-confucianism")
    assert story.counter("actions:0") == 2
    with story.changes() as changed:
        story.choose("card:oasis", "card:steppe")
    assert changed["discard:0"] == "+oasis +steppe"
    assert WITH_POPULATION in story.options()
    assert len(story.options()) == 2
    story.choose(WITH_POPULATION)
    assert story.options() == ("card:boats", "card:armenians"), "no region, and none without population"
    with story.changes() as changed:
        story.choose("card:armenians")
    assert "+armenians" in changed["hand:0"]
    assert changed["population:0"] == "6 to 8"


@rule("imperium:KW-RETURN-2")
def test_confucianism_returns_two_discarded_unrest() -> None:
    position: dict[str, Any] = {
        "hands": ["oasis, steppe, unrest-12"],
        "plays": ["confucianism"],
        "discards": ["unrest-1, unrest-2, unrest-3"],
    }
    story = qin(**position)
    story.choose("card:qin-confucianism", "card:oasis", "card:steppe")
    chosen = next(option for option in story.options() if "return-unrest" in option)
    story.choose(chosen)
    assert story.offers("done")
    assert not story.offers("card:unrest-12"), "not from hand"
    with story.changes() as changed:
        story.choose("card:unrest-1", "card:unrest-2")
    assert changed == {"discard:0": "-unrest-1 -unrest-2", "unrest": "+unrest-1 +unrest-2"}
    assert story.asked.text == ACTIVATE
    story = qin(**position)
    story.choose("card:qin-confucianism", "card:oasis", "card:steppe", chosen, "done")
    assert story.asked.text == ACTIVATE


@rule("imperium:KW-PAY-9")
@pytest.mark.parametrize("position", [{"hands": ["oasis"]}, {"actions": 0}, {"exhaustion": 0}])
def test_confucianism_needs_an_action_two_cards_and_a_token(position: dict[str, Any]) -> None:
    laid: dict[str, Any] = {"hands": ["oasis, leadership"], "plays": ["confucianism"], "exile": ""}
    laid |= {"actions": 1, "exhaustion": 1}
    assert qin(**laid).offers("card:qin-confucianism")
    assert not qin(**{**laid, **position}).offers("card:qin-confucianism")


def test_legalism_pays_population_for_land() -> None:
    position: dict[str, Any] = {"hands": ["oasis"], "plays": ["legalism"], "pools": [(0, 3, 0)]}
    story = qin(**position)
    story.choose("card:qin-legalism")
    assert set(story.options()) == {"card:hills", "card:armenians"}, "not from exile"
    assert story.counter("population:0") == 0
    with story.changes() as changed:
        story.choose("card:hills")
    assert changed["hand:0"] == "+hills"
    assert story.counter("exhausted:qin-legalism") == 1
    assert story.counter("actions:0") == 3
    assert not qin(**{**position, "pools": [(9, 2, 0)]}).offers("card:qin-legalism")


SCHOOL = "card:qin-school-of-diplomacy"


def school(**position: Any) -> Story:
    """Four regions of the Qin in play, and two of the others."""
    laid: dict[str, Any] = {
        "hands": ["school-of-diplomacy, unrest", "unrest", ""],
        "plays": [
            "western-zhou, oasis, steppe, cape, confucianism, port, mauryans",
            "wonder, town-1, qin, floodplain, woodland",
            "mountain",
        ],
        "small": {},
    }
    return qin(**{**laid, **position})


@rule("imperium:KW-ABANDON-1", "imperium:KW-RECALL-3", "imperium:KW-BARBARIAN-3")
def test_the_school_trades_regions_and_sends_others_home() -> None:
    story = school()
    story.choose(SCHOOL)
    assert set(story.options()) == {
        "card:qin-western-zhou",
        "card:oasis",
        "card:steppe",
        "card:cape",
        "done",
    }, "no other pinned card"
    with story.changes() as changed:
        story.choose("card:oasis", "card:steppe", "card:qin-western-zhou")
    assert changed["discard:0"] == "+oasis +qin-western-zhou +steppe"
    assert story.asked.clause == "imperium:KW-ACQUIRE-1", "not more than three"
    assert set(story.options()) == {"card:hills", "card:armenians", "done"}, "not from exile"
    story.choose("card:hills")
    assert story.asked.clause == "imperium:KW-ACQUIRE-1"
    assert story.offers("done")
    story.choose("card:armenians")
    assert story.asked.clause == "imperium:KW-ACQUIRE-1", "one for each"
    story.choose("done")
    assert {"hills", "armenians"} <= set(story.cards("hand:0"))
    assert story.asked.seat == 1
    assert set(story.options()) == {"card:floodplain", "card:woodland"}, "a region, as they choose"
    with story.changes() as changed:
        story.choose("card:woodland")
    assert changed["hand:1"] == "+woodland"
    assert changed["hand:2"] == "+mountain"
    assert set(story.cards("play:0")) == {"cape", "qin-confucianism", "port", "mauryans"}
    assert "qin-school-of-diplomacy" in story.cards("discard:0")
    assert story.counter("actions:0") == 2


@rule("imperium:KW-BARBARIAN-3", "imperium:TIME-7")
def test_the_school_of_an_empire_leaves_the_others_alone() -> None:
    story = school(empires=[0])
    with story.changes() as changed:
        story.choose(SCHOOL, "card:cape", "done", "done")
    assert changed == {
        "hand:0": "-qin-school-of-diplomacy",
        "play:0": "-cape",
        "discard:0": "+cape +qin-school-of-diplomacy",
        "actions:0": "3 to 2",
    }, "one was abandoned, and one asked for"
    story = school(empires=[0])
    story.choose(SCHOOL, "done")
    assert story.asked.text == ACTIVATE, "none was abandoned"


@rule("imperium:KW-ATTACK-1")
def test_the_school_is_an_attack() -> None:
    story = school(plays=["western-zhou", "wilderness", "mountain"])
    story.choose(SCHOOL)
    assert (story.asked.seat, story.asked.text) == (1, "imperium-ask-shield")


@rule("imperium:CLEANUP-2", "imperium:MARKET-6")
@pytest.mark.parametrize("side", "AB")
def test_the_mandate_adds_population_to_the_market(side: str) -> None:
    position: dict[str, Any] = {"sides": f"{side}B", "plays": ["mandate-of-heaven"], "hands": ["unrest"]}
    story = qin(**position)
    story.choose("card:qin-mandate-of-heaven")
    assert tuple(sorted(story.options())) == ALL_MARKET
    with story.changes() as changed:
        story.choose("card:hills")
    assert changed == {"population:market:0": "0 to 1"}
    assert story.state.pools[0] == (6, 6, 0), "from the supply"
    assert story.options() == ("choice:yes", "done")
    with story.changes() as changed:
        story.choose("choice:yes")
    assert changed == {
        "play:0": "-qin-mandate-of-heaven",
        "discard:0": "+qin-mandate-of-heaven",
        "exhausted:qin-mandate-of-heaven": "1 to 0",
    }
    story = qin(**position)
    story.choose("card:qin-mandate-of-heaven", "card:hills", "done")
    assert story.cards("play:0") == ("qin-mandate-of-heaven",)
    assert story.counter("exhausted:qin-mandate-of-heaven") == 1


def test_whoever_has_the_mandate_adds_population() -> None:
    story = qin(nations=("romans", "qin"), plays=["qin-mandate-of-heaven"], hands=["unrest"])
    story.choose("card:qin-mandate-of-heaven")
    with story.changes() as changed:
        story.choose("card:hills")
    assert changed == {"population:market:0": "0 to 1"}


@rule("imperium:SOLSTICE-2", "imperium:KW-DISCARD-1")
def test_the_mandate_costs_two_cards_at_the_solstice() -> None:
    story = solstice(plays=["mandate-of-heaven"], hands=["oasis, steppe, cape", "5 unrest"])
    assert set(story.options()) == {"card:oasis", "card:steppe", "card:cape"}, "no way out"
    with story.changes() as changed:
        story.choose("card:cape", "card:oasis")
    assert changed == {"hand:0": "-cape -oasis", "discard:0": "+cape +oasis", "round": "1 to 2"}
    story = solstice(plays=["mandate-of-heaven"], hands=["oasis", "5 unrest"])
    assert story.cards("hand:0") == (), "what there is"
    assert story.cards("discard:0") == ("oasis",)


def test_the_mandate_costs_points_unless_it_is_in_play() -> None:
    story = qin(plays=["mandate-of-heaven"])
    places = ("play", "hand", "deck", "discard", "history", "garrison")
    assert [points(story, "mandate-of-heaven", place) for place in places] == [0, -2, -2, -2, -2, -2]


@pytest.mark.parametrize(("seats", "added"), [(2, 0), (3, 1), (4, 2)])
def test_qin_add_unrest_to_the_supply(seats: int, added: int) -> None:
    nation = next(nation for nation in index.NATIONS if nation.name == "qin")
    supply = [card for card in nation.cards if card.starts == "supply" and card.players <= seats]
    assert sum(card.copies for card in supply) == added


def test_what_many_nations_have_is_the_same_for_qin() -> None:
    shared = {"advance": ("advance",), "glory": ("glory",), "prosperity-1": ("prosperity",)}
    shared["unrest-1"] = tuple(f"unrest-{number}" for number in range(1, 5))
    for roman, own in shared.items():
        assert {index.KIND[index.NUMBER[f"qin-{key}"]] for key in own} == {
            index.KIND[index.NUMBER[f"romans-{roman}"]]
        }
