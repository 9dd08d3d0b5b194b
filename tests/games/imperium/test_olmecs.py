"""The Olmecs: what their cards do, and how masks are spent."""

from typing import Any

import pytest

from regnum.games.imperium.cards import index
from regnum.games.imperium.scoring import value_of
from regnum.games.imperium.terms import MASK
from regnum.testing import Story, rule

from .scene import EXILED, MARKET, scene

ALL_MARKET = tuple(sorted(f"card:{key}" for key in MARKET))
SMALL = {"region": "coast, jungle", "uncivilised": "elders", "civilised": "wonder"}
NATIONS = ("olmecs", "romans", "greeks", "celts")
"""A table at which nobody answers what the Olmecs do."""
MASKS = tuple(f"card:olmecs-stone-mask-{number}" for number in range(1, 9))
PLAYED_ON = "imperium-ask-activate"


def olmecs(**position: Any) -> Story:
    """The Olmecs in seat 0 at a table whose market is known."""
    laid: dict[str, Any] = {
        "nations": NATIONS,
        "market": MARKET,
        "small": SMALL,
        "main": "hittites, ionians",
        "exile": EXILED,
    }
    story: Story = scene(**{**laid, **position})
    return story


def solstice(**position: Any) -> Story:
    """The same when the last turn of the round is over."""
    return olmecs(**{"phase": "refill", "turn": 1, "hands": ["", "5 unrest"], **position})


def counters(changed: dict[str, str]) -> dict[str, str]:
    """What changed that is no card."""
    return {key: change for key, change in changed.items() if " to " in change}


def test_which_cards_have_which_abilities() -> None:
    cards = {key: index.CARD[number] for key, number in index.NUMBER.items() if key.startswith("olmecs-")}
    assert {key for key, card in cards.items() if card.exhaust is not None} == {
        "olmecs-a",
        "olmecs-b",
        "olmecs-ball-games",
        "olmecs-calendar",
        "olmecs-lodestone-compass",
        "olmecs-olmec-hieroglyphics",
        "olmecs-san-lorenzo-tenochtitlan",
    }
    silent = {key for key, card in cards.items() if card.play is None}
    assert silent == {
        "olmecs-a",
        "olmecs-b",
        "olmecs-ball-games",
        "olmecs-calendar",
        "olmecs-drainage-system",
        "olmecs-lodestone-compass",
        "olmecs-olmec-hieroglyphics",
        "olmecs-san-lorenzo-tenochtitlan",
        "olmecs-step-pyramids",
        "olmecs-stone-heads",
    }, "nothing happens when they are played"
    assert {key for key, card in cards.items() if card.solstice is not None} == {
        "olmecs-drainage-system",
        "olmecs-step-pyramids",
        "olmecs-stone-heads",
    }
    assert {key for key, card in cards.items() if card.passives} == {
        "olmecs-step-pyramids",
        "olmecs-stone-heads",
    }
    assert all(card.garrisonable and card.playable for card in cards.values())


# --- the power card ------------------------------------------------------------------------------------

REMEMBER = "choice:into-history-discard-which-mask"
SPEND_MASKS = "choice:to-discard-masks-3-acquire-region-uncivilised-civilised-tributary"


@rule("imperium:NATION-OLMECS-1")
def test_side_a_remembers_a_mask_of_the_discard_pile() -> None:
    story = olmecs(sides="AB", hands=["stone-mask, oasis"], discards=["stone-mask, jade-mask, shrine"])
    story.choose("card:olmecs-a")
    assert story.asked.clause == "imperium:KW-CHOOSE-1", "asked, although the other option is not open"
    assert story.options() == (REMEMBER,)
    story.choose(REMEMBER)
    assert set(story.options()) == {"card:olmecs-stone-mask-2", "card:jade-mask"}
    with story.changes() as changed:
        story.choose("card:jade-mask")
    assert changed == {"discard:0": "-jade-mask", "history:0": "+jade-mask"}
    assert story.counter("exhausted:olmecs-a") == 1
    assert story.counter("actions:0") == 3


@rule("imperium:KW-PAY-9")
def test_side_a_spends_three_masks_for_a_card_of_any_suit() -> None:
    story = olmecs(sides="AB", hands=["3 stone-mask, jade-mask, oasis"])
    story.choose("card:olmecs-a")
    assert story.options() == (REMEMBER, SPEND_MASKS)
    story.choose(SPEND_MASKS)
    assert story.asked.text == "imperium-ask-discard-masks"
    assert set(story.options()) == {*MASKS[:3], "card:jade-mask"}
    with story.changes() as changed:
        story.choose(MASKS[0], "card:jade-mask", MASKS[2])
    assert changed == {
        "hand:0": "-jade-mask -olmecs-stone-mask-1 -olmecs-stone-mask-3",
        "discard:0": "+jade-mask +olmecs-stone-mask-1 +olmecs-stone-mask-3",
    }
    assert tuple(sorted(story.options())) == ALL_MARKET, "compulsory, and not from exile"
    with story.changes() as changed:
        story.choose("card:temple")
    assert "+temple" in changed["hand:0"]
    assert story.counter("exhaustion:0") == 4
    assert not story.offers("card:olmecs-a")


@rule("imperium:KW-CHOOSE-2", "imperium:KW-CHOOSE-3")
def test_side_a_needs_three_masks_in_hand() -> None:
    story = olmecs(sides="AB", hands=["2 stone-mask, oasis"], plays=["la-venta"], discards=["stone-mask"])
    story.choose("card:olmecs-a")
    assert story.options() == (REMEMBER,)
    story = olmecs(sides="AB", hands=["oasis"])
    with story.changes() as changed:
        story.choose("card:olmecs-a", REMEMBER)
    assert changed == {"exhaustion:0": "5 to 4", "exhausted:olmecs-a": "0 to 1"}, "there is nothing to do"


@rule("imperium:NATION-OLMECS-1", "imperium:Q-71", "imperium:KW-MASK-1")
def test_side_b_puts_a_mask_of_the_hand_into_the_history() -> None:
    story = olmecs(hands=["stone-mask, jade-mask, oasis"], discards=["stone-mask"])
    story.choose("card:olmecs-b")
    assert set(story.options()) == {MASKS[0], "card:jade-mask"}
    with story.changes() as changed:
        story.choose(MASKS[0])
    assert changed == {
        "hand:0": "-olmecs-stone-mask-1",
        "history:0": "+olmecs-stone-mask-1",
        "progress:0": "0 to 2",
    }
    assert story.counter("exhausted:olmecs-b") == 1
    assert story.counter("actions:0") == 3
    story = olmecs(hands=["oasis"], plays=["jade-mask"], discards=["stone-mask"])
    assert not story.offers("card:olmecs-b"), "no mask in hand"


@rule("imperium:NATION-OLMECS-1")
@pytest.mark.parametrize(("seats", "added"), [(2, 1), (3, 2), (4, 3)])
def test_olmecs_add_unrest_to_the_supply(seats: int, added: int) -> None:
    nation = index.NATIONS[[nation.name for nation in index.NATIONS].index("olmecs")]
    supply = [card for card in nation.cards if card.starts == "supply" and card.players <= seats]
    assert sum(card.copies for card in supply) == added
    assert {card.name for card in supply} == {"Unrest"}


# --- masks ---------------------------------------------------------------------------------------------


@rule("imperium:NATION-OLMECS-1", "imperium:KW-MASK-1")
def test_masks_score_only_in_the_history() -> None:
    story = olmecs(hands=["stone-mask"])
    for key in ("olmecs-stone-mask-1", "olmecs-stone-mask-8", "jade-mask"):
        card = index.NUMBER[key]
        assert index.ICONS[card] & MASK
        assert {
            place: value_of(story.state, 0, card, place) for place in ("history", "hand", "play", "garrison")
        } == {
            "history": 1,
            "hand": 0,
            "play": 0,
            "garrison": 0,
        }


def test_stone_masks_are_alike_wherever_they_begin() -> None:
    numbers = [index.NUMBER[f"olmecs-stone-mask-{number}"] for number in range(1, 9)]
    assert len({index.KIND[number] for number in numbers}) == 1
    assert [index.CARD[number].starts for number in numbers] == ["nation"] * 2 + ["deck"] * 6


@rule("imperium:KW-DRAW-3", "imperium:RESHUFFLE-13")
@pytest.mark.parametrize("mask", ["olmecs-stone-mask-1", "olmecs-stone-mask-8"])
def test_a_stone_mask_draws_and_lays_a_card_on_the_deck(mask: str) -> None:
    story = olmecs(hands=[f"{mask}, oasis"], decks=["marsh, cape, river, steppe"], exile="")
    with story.changes() as changed:
        story.choose(f"card:{mask}", *["choice:draw-on"] * 3)
    assert changed == {
        "hand:0": f"-{mask} +cape +marsh +river",
        "play:0": f"+{mask}",
        "deck:0": "-3",
        "actions:0": "3 to 2",
    }
    assert story.asked.clause == "imperium:KW-RETURN-5"
    assert set(story.options()) == {"card:oasis", "card:marsh", "card:cape", "card:river"}
    with story.changes() as changed:
        story.choose("card:oasis")
    assert changed["deck:0"] == "+1"
    assert changed["discard:0"] == f"+{mask}"
    assert index.KEY[story.state.deck[0][-1]] == "oasis"


@pytest.mark.parametrize("mask", ["olmecs-stone-mask-1", "olmecs-stone-mask-8"])
def test_a_stone_mask_never_reshuffles(mask: str) -> None:
    story = olmecs(hands=[f"{mask}, oasis, shrine"], decks=["marsh"], discards=["cape, steppe"])
    story.choose(f"card:{mask}", "choice:draw-on")
    assert story.asked.clause == "imperium:KW-RETURN-5", "the deck is empty"
    assert set(story.cards("discard:0")) == {"cape", "steppe"}
    story = olmecs(hands=[f"{mask}, oasis"], decks=["marsh, cape, steppe"])
    with story.changes() as changed:
        story.choose(f"card:{mask}", "done")
    assert changed["deck-top:0"] == "+oasis", "one may stop, but lays a card on the deck"


# --- what stands in for masks --------------------------------------------------------------------------


def spending(**position: Any) -> Story:
    """Side A, three masks to be spent."""
    return olmecs(**{"sides": "AB", "empires": [0], **position})


@rule("imperium:Q-70", "imperium:TIME-11", "imperium:KW-EXHAUST-2")
def test_step_pyramids_are_exhausted_for_a_mask() -> None:
    story = spending(hands=["2 stone-mask, oasis"], plays=["step-pyramids"])
    story.choose("card:olmecs-a")
    story.choose(SPEND_MASKS)
    assert story.asked.text == "imperium-ask-discard-masks-or"
    assert set(story.options()) == {MASKS[0], MASKS[1], "card:olmecs-step-pyramids"}
    with story.changes() as changed:
        story.choose("card:olmecs-step-pyramids")
    assert changed == {"exhaustion:0": "4 to 3", "exhausted:olmecs-step-pyramids": "0 to 1"}
    assert story.asked.text == "imperium-ask-discard-masks"
    assert story.options() == MASKS[:2]
    story.choose(MASKS[1], MASKS[0])
    assert tuple(sorted(story.options())) == ALL_MARKET
    assert story.cards("discard:0") == ("olmecs-stone-mask-1", "olmecs-stone-mask-2")
    assert "exhausts Step Pyramids" in str(story.log(1))


@rule("imperium:Q-70", "imperium:TIME-11")
def test_step_pyramids_need_not_be_exhausted() -> None:
    story = spending(hands=["3 stone-mask"], plays=["step-pyramids"])
    story.choose("card:olmecs-a", SPEND_MASKS, *MASKS[:3])
    assert tuple(sorted(story.options())) == ALL_MARKET
    assert story.counter("exhaustion:0") == 4
    assert story.state.used[0] == (index.NUMBER["olmecs-a"],)


@rule("imperium:Q-70", "imperium:ACTIVATE-12", "imperium:ACTIVATE-14")
@pytest.mark.parametrize(
    "position",
    [{"exhaustion": 1}, {"exhausted": "olmecs-step-pyramids"}, {"hands": ["stone-mask, step-pyramids"]}],
)
def test_step_pyramids_need_a_token_beside_that_of_the_ability(position: dict[str, Any]) -> None:
    laid: dict[str, Any] = {"hands": ["stone-mask, oasis"], "exhaustion": 2}
    laid["plays"] = ["ball-games, town-1" + ("" if "hands" in position else ", step-pyramids")]
    story = spending(**{**laid, **position})
    assert not story.offers("card:olmecs-ball-games")
    assert story.match.refusals(0)["olmecs-ball-games"] == "@imperium-why-cost"
    assert spending(**{**laid, "plays": ["ball-games, step-pyramids"]}).offers("card:olmecs-ball-games")


@rule("imperium:Q-70")
def test_the_last_token_does_for_a_card_that_is_played() -> None:
    position: dict[str, Any] = {"hands": ["ritual-sacrifice, stone-mask"], "plays": ["step-pyramids"]}
    assert spending(**position, exhaustion=1).offers("card:olmecs-ritual-sacrifice")
    assert not spending(**position, exhaustion=0).offers("card:olmecs-ritual-sacrifice")


@rule("imperium:Q-70", "imperium:KW-ABANDON-3", "imperium:KW-GARRISON-6")
def test_cards_under_stone_heads_are_abandoned_for_masks() -> None:
    story = spending(
        hands=["stone-mask, oasis"],
        plays=["stone-heads, la-venta"],
        garrisons={"olmecs-stone-heads": "marsh, unrest", "olmecs-la-venta": "cape, stone-mask"},
    )
    story.choose("card:olmecs-a", SPEND_MASKS)
    assert story.asked.text == "imperium-ask-discard-masks-or"
    assert set(story.options()) == {MASKS[0], "card:marsh", "card:unrest-1"}, "not what lies elsewhere"
    with story.changes() as changed:
        story.choose("card:marsh", "card:unrest-1", MASKS[0])
    assert changed == {
        "hand:0": "-olmecs-stone-mask-1",
        "garrison:0:olmecs-stone-heads": "-marsh -unrest-1",
        "discard:0": "+marsh +olmecs-stone-mask-1 +unrest-1",
    }
    assert tuple(sorted(story.options())) == ALL_MARKET
    assert "abandons Marsh" in str(story.log(1))


@rule("imperium:Q-70")
def test_pyramids_and_heads_together_do_for_all_masks() -> None:
    position: dict[str, Any] = {"plays": ["step-pyramids, stone-heads"]}
    story = spending(**position, garrisons={"olmecs-stone-heads": "marsh, cape"})
    story.choose("card:olmecs-a", SPEND_MASKS)
    assert set(story.options()) == {"card:marsh", "card:cape", "card:olmecs-step-pyramids"}
    story.choose("card:marsh", "card:olmecs-step-pyramids")
    assert tuple(sorted(story.options())) == ALL_MARKET, "one was left, and no hand could have helped"
    assert story.counter("exhausted:olmecs-step-pyramids") == 1
    assert set(story.cards("discard:0")) == {"cape", "marsh"}
    story = spending(**position, hands=["oasis"], garrisons={"olmecs-stone-heads": "marsh"})
    story.choose("card:olmecs-a")
    assert story.options() == (REMEMBER,), "two of three"


@rule("imperium:Q-70")
def test_what_lies_under_stone_heads_is_no_use_while_they_are_not_in_play() -> None:
    story = spending(
        hands=["2 stone-mask, stone-heads"], plays=["la-venta"], garrisons={"olmecs-la-venta": "marsh, cape"}
    )
    story.choose("card:olmecs-a")
    assert story.options() == (REMEMBER,)


@rule("imperium:Q-70", "imperium:TIME-25")
def test_whether_masks_are_asked_for_tells_nothing_about_the_hand() -> None:
    for hand in ("2 stone-mask", "2 stone-mask, oasis", "3 stone-mask"):
        story = spending(hands=[hand], plays=["ball-games"])
        story.choose("card:olmecs-ball-games")
        assert story.asked.text == "imperium-ask-discard-masks"
        story.choose(MASKS[0])
        assert story.asked.text == "imperium-ask-discard-masks"
        assert story.match.decisions[0].secret


@rule("imperium:Q-57", "imperium:Q-70", "imperium:TIME-25")
def test_an_ambassador_does_not_tell_whether_there_are_masks() -> None:
    lender: dict[str, Any] = {
        "nations": ("romans", "olmecs"),
        "plays": ["ambassador", "ball-games, olmec-hieroglyphics"],
    }
    story = olmecs(**lender, hands=["jade-mask, oasis"])
    story.choose("card:ambassador")
    assert story.asked.text == "imperium-ask-borrow", "one mask is not enough, but nobody need know"
    assert story.options() == ("card:olmecs-olmec-hieroglyphics",)


# --- the nation deck's last card, and developments -----------------------------------------------------


@rule("imperium:NATION-OLMECS-1")
def test_san_lorenzo_lays_a_card_on_the_deck_for_a_mask_or_tokens() -> None:
    position: dict[str, Any] = {
        "hands": ["oasis, shrine"],
        "plays": ["san-lorenzo-tenochtitlan"],
        "discards": ["stone-mask, marsh"],
        "decks": ["cape"],
    }
    story = olmecs(**position)
    story.choose("card:olmecs-san-lorenzo-tenochtitlan")
    assert story.asked.clause == "imperium:KW-RETURN-5"
    with story.changes() as changed:
        story.choose("card:oasis")
    assert changed == {"hand:0": "-oasis", "deck:0": "+1", "deck-top:0": "+oasis"}
    take, gain = "choice:take-back-which-mask", "choice:gain-1-materials-1-population"
    assert set(story.options()) == {take, gain}
    with story.changes() as changed:
        story.choose(take)
    assert changed == {"hand:0": "+olmecs-stone-mask-1", "discard:0": "-olmecs-stone-mask-1"}, "no other"
    assert story.counter("exhausted:olmecs-san-lorenzo-tenochtitlan") == 1
    story = olmecs(**position)
    story.choose("card:olmecs-san-lorenzo-tenochtitlan", "card:oasis")
    with story.changes() as changed:
        story.choose(gain)
    assert changed == {"materials:0": "6 to 7", "population:0": "6 to 7"}
    assert not olmecs(**{**position, "hands": [""]}).offers("card:olmecs-san-lorenzo-tenochtitlan")


def test_san_lorenzo_has_no_solstice_and_no_state() -> None:
    story = solstice(plays=["san-lorenzo-tenochtitlan"], hands=["oasis", "5 unrest"])
    assert story.asked.text == "imperium-ask-mode", "a new round has begun"
    assert story.counter("materials:0") == 6
    assert olmecs(hands=["san-lorenzo-tenochtitlan"], accessions=[False]).offers(
        "card:olmecs-san-lorenzo-tenochtitlan"
    )


@rule("imperium:KW-DRAW-5", "imperium:Q-46")
def test_step_pyramids_bring_back_a_mask_at_the_solstice() -> None:
    story = solstice(plays=["step-pyramids"], discards=["stone-mask, jade-mask, oasis"])
    assert set(story.options()) == {MASKS[0], "card:jade-mask", "done"}
    with story.changes() as changed:
        story.choose("card:jade-mask")
    assert changed == {"discard:0": "-jade-mask", "hand:0": "+jade-mask", "round": "1 to 2"}
    story = solstice(plays=["step-pyramids"], discards=["stone-mask"])
    with story.changes() as changed:
        story.choose("done")
    assert changed == {"round": "1 to 2"}


@rule("imperium:SOLSTICE-9", "imperium:ACTIVATE-16")
def test_step_pyramids_have_no_ability_of_their_own_to_be_used() -> None:
    story = olmecs(hands=["2 stone-mask"], plays=["step-pyramids"])
    assert not story.offers("card:olmecs-step-pyramids")


def test_ritual_sacrifice_spends_masks_and_population_for_fame() -> None:
    position: dict[str, Any] = {
        "empires": [0],
        "hands": ["ritual-sacrifice, 2 stone-mask, oasis"],
        "plays": ["step-pyramids"],
        "fame": "great, marvellous, glorious, notorious",
        "exhausted": "olmecs-step-pyramids",
    }
    story = olmecs(**position)
    story.choose("card:olmecs-ritual-sacrifice")
    assert story.options() == MASKS[:2]
    story.choose(MASKS[0])
    assert story.counter("population:0") == 6
    story.choose(MASKS[1])
    assert story.counter("population:0") == 4
    assert set(story.options()) == {"card:great", "card:marvellous", "card:glorious"}
    story.choose("card:glorious", "card:great")
    assert set(story.cards("hand:0")) == {"glorious", "oasis"}
    assert set(story.cards("discard:0")) == {
        "olmecs-ritual-sacrifice",
        "olmecs-stone-mask-1",
        "olmecs-stone-mask-2",
    }
    assert story.counter("actions:0") == 2


@rule("imperium:ACTIVATE-5", "imperium:KW-PAY-7")
@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"plays": ["la-venta"]}, "needs"),
        ({"hands": ["ritual-sacrifice, stone-mask, oasis"]}, "cost"),
        ({"pools": [(9, 1, 0)]}, "cost"),
        ({"empires": []}, "empire"),
    ],
)
def test_ritual_sacrifice_needs_pyramids_masks_and_population(position: dict[str, Any], why: str) -> None:
    laid: dict[str, Any] = {
        "empires": [0],
        "hands": ["ritual-sacrifice, 2 stone-mask"],
        "plays": ["step-pyramids"],
        "pools": [(0, 2, 0)],
        "exhausted": "olmecs-step-pyramids",
    }
    assert olmecs(**laid).offers("card:olmecs-ritual-sacrifice")
    story = olmecs(**{**laid, **position})
    assert not story.offers("card:olmecs-ritual-sacrifice")
    assert story.match.refusals(0)["olmecs-ritual-sacrifice"] == f"@imperium-why-{why}"


TRADERS = "card:olmecs-olmec-traders"


def traders(**position: Any) -> Story:
    """Three players; a mask and a region to be given."""
    laid: dict[str, Any] = {
        "empires": [0],
        "hands": ["olmec-traders, stone-mask, oasis", "marsh", "cape"],
        "discards": ["jade-mask"],
        "exile": "",
    }
    return olmecs(**{**laid, **position})


@rule("imperium:KW-GIVE-1", "imperium:KW-GIVE-2")
def test_traders_make_who_gets_a_mask_take_unrest() -> None:
    story = traders()
    with story.changes() as changed:
        story.choose(TRADERS)
    assert counters(changed) == {"materials:0": "6 to 9", "actions:0": "3 to 2"}
    assert set(story.options()) == {MASKS[0], "card:oasis", "card:jade-mask"}
    with story.changes() as changed:
        story.choose(MASKS[0])
    taken = changed["unrest"].removeprefix("-")
    assert changed == {
        "hand:0": "-olmecs-stone-mask-1",
        "hand:1": f"+olmecs-stone-mask-1 +{taken}",
        "unrest": f"-{taken}",
    }
    assert taken.startswith("unrest-")
    with story.changes() as changed:
        story.choose("card:oasis")
    assert changed == {
        "hand:0": "-oasis",
        "hand:2": "+oasis",
        "play:0": "-olmecs-olmec-traders",
        "discard:0": "+olmecs-olmec-traders",
    }, "no unrest for a region"
    assert not olmecs(hands=["olmec-traders"]).offers(TRADERS), "only for empires"


@rule("imperium:Q-72")
def test_what_traders_give_is_seen_by_all() -> None:
    story = traders(decks=["shrine", "", ""])
    story.choose(TRADERS, "card:oasis", "card:jade-mask")
    assert "Oasis" in str(story.log(2))
    for world in story.worlds(2):
        assert index.NUMBER["oasis"] in world.state.hand[1]


@rule("imperium:KW-ATTACK-3", "imperium:Q-22")
def test_protected_players_may_keep_the_mask_and_ignore_the_unrest() -> None:
    story = traders(hands=["olmec-traders, stone-mask"], plays=["", "wilderness"], seats=2)
    story.choose(TRADERS)
    assert story.asked.seat == 1
    story.choose("card:wilderness")
    assert story.asked.text == "imperium-ask-ignore"
    story.choose("done", MASKS[0])
    assert story.asked.text == "imperium-ask-ignore"
    with story.changes() as changed:
        story.choose("choice:yes")
    assert "unrest" not in changed
    assert "olmecs-stone-mask-1" in story.cards("hand:1")


def test_tres_zapotes_take_back_two_masks_and_hold_a_garrison() -> None:
    position: dict[str, Any] = {
        "empires": [0],
        "hands": ["tres-zapotes, oasis"],
        "discards": ["2 stone-mask, jade-mask, marsh"],
    }
    story = olmecs(**position)
    story.choose("card:olmecs-tres-zapotes")
    assert set(story.options()) == {MASKS[0], "card:jade-mask", "done"}
    with story.changes() as changed:
        story.choose(MASKS[0], "card:jade-mask")
    assert changed == {
        "hand:0": "+jade-mask +olmecs-stone-mask-1",
        "discard:0": "-jade-mask -olmecs-stone-mask-1",
    }
    assert story.asked.clause == "imperium:KW-GARRISON-1"
    assert story.offers("done")
    story.choose("card:oasis")
    assert story.cards("garrison:0:olmecs-tres-zapotes") == ("oasis",)
    story = olmecs(**position)
    story.choose("card:olmecs-tres-zapotes", MASKS[0], "done", "done")
    assert set(story.cards("hand:0")) == {"oasis", "olmecs-stone-mask-1"}, "one will do"
    story = olmecs(**position)
    story.choose("card:olmecs-tres-zapotes", "done", "done")
    assert story.cards("hand:0") == ("oasis",), "or none"
    assert story.asked.text == PLAYED_ON
    assert not olmecs(**{**position, "empires": []}).offers("card:olmecs-tres-zapotes")


def test_stone_heads_gather_cards_at_the_solstice() -> None:
    position: dict[str, Any] = {"plays": ["stone-heads"], "hands": ["oasis, stone-mask", "5 unrest"]}
    story = solstice(**position)
    assert set(story.options()) == {"card:oasis", MASKS[0], "done"}
    with story.changes() as changed:
        story.choose("card:oasis")
    assert changed == {"hand:0": "-oasis", "garrison:0:olmecs-stone-heads": "+oasis", "round": "1 to 2"}
    story = solstice(**position)
    with story.changes() as changed:
        story.choose("done")
    assert changed == {"round": "1 to 2"}


def test_the_drainage_system_brings_population() -> None:
    story = solstice(plays=["drainage-system"])
    assert story.state.pools[0] == (6, 7, 0)


@pytest.mark.parametrize("card", ["step-pyramids", "stone-heads", "drainage-system"])
def test_their_works_are_for_empires(card: str) -> None:
    assert not olmecs(hands=[card]).offers(f"card:olmecs-{card}")
    story = olmecs(hands=[card, "oasis"], empires=[0], actions=1, plays=["town-1"])
    with story.changes() as changed:
        story.choose(f"card:olmecs-{card}")
    assert changed == {
        "hand:0": f"-olmecs-{card}",
        "play:0": f"+olmecs-{card}",
        "actions:0": "1 to 0",
    }


# --- the nation deck -----------------------------------------------------------------------------------


@rule("imperium:KW-RETURN-2", "imperium:KW-ALLPLAYERS-1", "imperium:KW-ALLPLAYERS-2")
def test_cacao_counts_the_unrest_that_all_players_return() -> None:
    position: dict[str, Any] = {
        "hands": ["cacao, unrest-1, oasis", "unrest-2", "unrest-3, marsh"],
        "discards": ["unrest-4", "unrest-5", ""],
    }
    story = olmecs(**position)
    story.choose("card:olmecs-cacao")
    assert story.asked.seat == 0
    assert story.options() == ("card:unrest-1", "card:unrest-4", "done")
    story.choose("card:unrest-4")
    assert story.asked.seat == 1
    assert story.options() == ("card:unrest-2", "card:unrest-5", "done")
    story.choose("card:unrest-2")
    assert story.asked.seat == 2
    with story.changes() as changed:
        story.choose("card:unrest-3")
    assert changed["progress:0"] == "0 to 3"
    assert set(story.cards("unrest")) >= {"unrest-2", "unrest-3", "unrest-4"}
    assert [story.counter(f"progress:{seat}") for seat in (1, 2)] == [0, 0]
    story = olmecs(**position)
    with story.changes() as changed:
        story.choose("card:olmecs-cacao", "done", "card:unrest-5", "done")
    assert counters(changed) == {"progress:0": "0 to 1", "actions:0": "3 to 2"}


@rule("imperium:TIME-25")
def test_cacao_asks_everybody_who_holds_cards() -> None:
    story = olmecs(hands=["cacao, oasis", "marsh"])
    story.choose("card:olmecs-cacao")
    assert (story.asked.seat, story.options()) == (0, ("done",))
    story.choose("done")
    assert (story.asked.seat, story.options()) == (1, ("done",))
    with story.changes() as changed:
        story.choose("done")
    assert changed == {"play:0": "-olmecs-cacao", "discard:0": "+olmecs-cacao"}


HIEROGLYPHICS = "card:olmecs-olmec-hieroglyphics"
FRESHEN, RECOVER = "choice:return-exhaustion", "choice:to-spend-action-take-back"


@rule("imperium:KW-EXHAUST-3", "imperium:Q-54", "imperium:Q-73")
def test_hieroglyphics_take_a_token_off_another_card() -> None:
    position: dict[str, Any] = {
        "hands": ["oasis"],
        "plays": ["olmec-hieroglyphics, ball-games, calendar"],
        "exhausted": "olmecs-ball-games, olmecs-calendar",
        "exhaustion": 3,
    }
    story = olmecs(**position)
    story.choose(HIEROGLYPHICS, FRESHEN)
    assert story.options() == ("card:olmecs-calendar", "card:olmecs-ball-games"), "not off itself"
    with story.changes() as changed:
        story.choose("card:olmecs-calendar")
    assert changed == {"exhaustion:0": "2 to 3", "exhausted:olmecs-calendar": "1 to 0"}
    story = olmecs(**{**position, "exhausted": "", "actions": 0})
    with story.changes() as changed:
        story.choose(HIEROGLYPHICS)
    assert changed == {"exhaustion:0": "3 to 2", "exhausted:olmecs-olmec-hieroglyphics": "0 to 1"}, (
        "without an action there is no choice, and there is no other token"
    )


@rule("imperium:KW-ACTION-2")
def test_hieroglyphics_spend_an_action_for_a_discarded_card() -> None:
    position: dict[str, Any] = {
        "hands": ["oasis"],
        "plays": ["olmec-hieroglyphics"],
        "discards": ["marsh, shrine"],
    }
    story = olmecs(**position, actions=1)
    story.choose(HIEROGLYPHICS)
    assert story.options() == (FRESHEN, RECOVER)
    story.choose(RECOVER)
    assert set(story.options()) == {"card:marsh", "card:shrine"}
    assert story.counter("actions:0") == 0
    with story.changes() as changed:
        story.choose("card:marsh")
    assert changed == {"hand:0": "+marsh", "discard:0": "-marsh"}
    assert story.counter("exhausted:olmecs-olmec-hieroglyphics") == 1


# --- abilities that cost two masks and an action -------------------------------------------------------

RITES = [
    ("calendar", None),
    ("lodestone-compass", {"card:hills", "card:armenians"}),
    ("ball-games", {"card:boats", "card:temple", "card:city-1"}),
]


@rule("imperium:Q-8", "imperium:KW-ACTION-3")
@pytest.mark.parametrize(("ability", "offered"), RITES)
def test_two_masks_and_an_action(ability: str, offered: set[str] | None) -> None:
    story = olmecs(hands=["3 stone-mask, oasis"], plays=[f"{ability}, la-venta, marsh"], actions=1)
    with story.changes() as changed:
        story.choose(f"card:olmecs-{ability}")
    assert changed == {"exhaustion:0": "5 to 4", f"exhausted:olmecs-{ability}": "0 to 1"}
    assert story.options() == MASKS[:3]
    story.choose(MASKS[0])
    assert story.counter("actions:0") == 1
    story.choose(MASKS[1])
    assert story.counter("actions:0") == 0
    assert story.cards("discard:0") == ("olmecs-stone-mask-1", "olmecs-stone-mask-2")
    if offered is not None:
        assert set(story.options()) == offered, "compulsory, and not from exile"
        chosen = sorted(offered)[0]
        story.choose(chosen)
        assert chosen.removeprefix("card:") in story.cards("hand:0")


@rule("imperium:Q-70")
@pytest.mark.parametrize("ability", [ability for ability, _ in RITES])
def test_abilities_take_what_stands_in_for_masks(ability: str) -> None:
    story = olmecs(
        hands=["oasis"],
        plays=[f"{ability}, step-pyramids, stone-heads"],
        garrisons={"olmecs-stone-heads": "marsh"},
    )
    story.choose(f"card:olmecs-{ability}")
    assert set(story.options()) == {"card:marsh", "card:olmecs-step-pyramids"}
    story.choose("card:marsh", "card:olmecs-step-pyramids")
    assert story.cards("discard:0") == ("marsh",)
    assert story.counter("exhaustion:0") == 3
    assert story.counter("actions:0") == 2


@pytest.mark.parametrize("ability", [ability for ability, _ in RITES])
@pytest.mark.parametrize("position", [{"hands": ["stone-mask, oasis"]}, {"actions": 0}, {"exhaustion": 0}])
def test_abilities_need_two_masks_an_action_and_a_token(ability: str, position: dict[str, Any]) -> None:
    laid: dict[str, Any] = {"hands": ["2 stone-mask, leadership"], "plays": [ability], "actions": 1}
    assert not olmecs(**{**laid, **position, "exile": ""}).offers(f"card:olmecs-{ability}")
    assert olmecs(**{**laid, "exile": ""}).offers(f"card:olmecs-{ability}")


@rule("imperium:KW-REGIONTYPE-1")
@pytest.mark.parametrize(
    ("choice", "gained"),
    [
        ("choice:gain-1-materials-in-play-production", {"materials:0": "6 to 8"}),
        ("choice:gain-1-population-in-play-region", {"population:0": "6 to 9"}),
    ],
)
def test_the_calendar_brings_what_the_land_yields(choice: str, gained: dict[str, str]) -> None:
    story = olmecs(
        hands=["2 stone-mask"], plays=["calendar, la-venta, laguna-de-los-cerros, wilderness"], exile=""
    )
    story.choose("card:olmecs-calendar", *MASKS[:2])
    assert len(story.options()) == 2
    with story.changes() as changed:
        story.choose(choice)
    assert counters(changed) == gained


# --- regions -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("region", "gained"), [("laguna-de-los-cerros", (6, 7, 0)), ("la-venta", (8, 6, 0))])
def test_regions_bring_tokens_and_hold_a_garrison(region: str, gained: tuple[int, int, int]) -> None:
    story = olmecs(hands=[f"{region}, unrest"])
    story.choose(f"card:olmecs-{region}")
    assert story.state.pools[0] == gained
    assert story.options() == ("card:unrest-1", "done")
    with story.changes() as changed:
        story.choose("card:unrest-1")
    assert changed == {"hand:0": "-unrest-1", f"garrison:0:olmecs-{region}": "+unrest-1"}
    assert story.counter("actions:0") == 2


def test_what_many_nations_have_is_the_same_for_olmecs() -> None:
    own = {index.KIND[index.NUMBER[f"olmecs-unrest-{number}"]] for number in (1, 2, 3)}
    assert own == {index.KIND[index.NUMBER["unrest-1"]]}
