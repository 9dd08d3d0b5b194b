"""Who sees what (section 16 of the rules), and what a seat can imagine."""

import pytest

from regnum.engine.match import CannotUndo, Match
from regnum.games.settlers.terms import GOODS, SUPPLY, WORKER
from regnum.testing import Story, rule

from .scene import GAME, card, hand, scene


def seen(story: Story, seat: int | None) -> set[str]:
    """Every card that a viewer is shown, in zones or in the log."""
    shown = {key for zone in story.view(seat).zones for key in zone.cards or ()}
    for event in story.events(seat):
        for name in ("card", "cards"):
            value = event.args.get(name, ())
            shown.update([value] if isinstance(value, str) else value)  # type: ignore[arg-type]
    return shown


@rule("settlers:GENERAL-13")
def test_hands_and_decks_are_hidden_and_the_rest_is_open() -> None:
    story = scene(
        "japanese, romans",
        hands=["farm, mill", "spies"],
        empires=["stalls", "castle"],
        deals=["casino", "gardens"],
        foundations=["ruins"],
        discard="village",
    )
    for seat, own, other in ((0, {"farm-1", "mill"}, {"spies"}), (1, {"spies"}, {"farm-1", "mill"})):
        cards = seen(story, seat)
        assert own <= cards
        assert not other & cards
        assert {"stalls-1", "castle-1", "casino", "gardens", "ruins-1", "village-1"} <= cards
    assert not {"farm-1", "mill", "spies"} & seen(story, None)
    assert story.zone("deck").cards is None


def test_a_drawn_card_is_announced_only_as_a_card() -> None:
    story = scene(goods=["2 worker"], faction_tops=["spies"])
    story.choose("choice:work", "resource:card", "choice:faction")
    assert story.log(0)[-2] == "For the workers, Seat 1 draws 1 faction card (Spies)."
    assert story.log(1)[-2] == "For the workers, Seat 1 draws 1 faction card."
    assert "spies" not in seen(story, 1)
    assert "spies" not in seen(story, None)


def test_markers_are_open() -> None:
    castle = card("castle")
    story = scene(
        "japanese, romans",
        empires=["castle, farm"],
        used=(castle,),
        on=((castle, WORKER),),
        defended=(castle,),
        samurai=(card("farm"),),
        blocked=(castle,),
    )
    counters = {counter.key: counter.value for counter in story.view(1).counters}
    for key in (
        "used:castle-1",
        "on-worker:castle-1",
        "defended:castle-1",
        "samurai:farm-1",
        "blocked:castle-1",
    ):
        assert counters[key] == 1


@rule("settlers:CARD-ARCHITECT-1")
def test_only_who_looks_sees_the_cards() -> None:
    story = scene(empires=["architect"], faction_tops=["spies, gardens"], phase="production")
    assert {"spies", "gardens"} <= seen(story, 0)
    assert not {"spies", "gardens"} & seen(story, 1)
    story.choose("card:spies")
    assert not {"spies", "gardens"} & seen(story, 1)


# --- what a seat can imagine ------------------------------------------------------------------------


@rule("settlers:LOOKOUT-4")
def test_open_picks_are_remembered() -> None:
    story = Story.start(GAME, 3, seed=8)
    picker, key = story.asked.seat, story.options()[0]
    story.choose(key)
    other = (picker + 1) % 3
    assert all(key.removeprefix("card:") in hand(world, picker) for world in story.worlds(other))


def test_unknown_cards_are_dealt_anew_and_backs_are_kept() -> None:
    story = scene(hands=["mill, castle", "ruins, raid, village"])
    worlds = story.worlds(0)
    hands = {hand(world, 1) for world in worlds}
    assert len(hands) > 20
    for world in worlds:
        assert hand(world, 0) == ("mill", "castle-1")
        assert len(world.state.commons_in_hand(1)) == 2
        assert not {"mill", "castle-1"} & set(hand(world, 1))


@rule("settlers:CARD-GATE-1")
def test_a_known_card_may_be_under_gate_since() -> None:
    mill, town = card("mill"), card("town")
    story = scene(
        "japanese, romans",
        hands=["mill, town, castle"],
        empires=["gate"],
        known=((mill, 0b10, 0),),
    )
    story.choose("choice:gate", "card:castle-1")
    places = {"hand" if "mill" in hand(world) else "gate" for world in story.worlds(1, 60)}
    assert places == {"hand", "gate"}
    later = scene(
        "japanese, romans",
        hands=["mill, town"],
        empires=["gate"],
        gates=((card("gate"), card("castle-1"), 0),),
        known=((mill, 0b10, 1),),
        deck=(town,)[:0],
    )
    assert all("mill" in hand(world) for world in later.worlds(1))  # it came after the card under Gate


def test_the_owner_of_a_gate_knows_its_cards() -> None:
    story = scene("japanese, romans", hands=["mill, town"], empires=["gate"])
    story.choose("choice:gate", "card:mill")
    assert all(world.state.gates == story.state.gates for world in story.worlds(0))
    assert len({world.state.gates for world in story.worlds(1)}) > 10


# --- undo ---------------------------------------------------------------------------------------------


def test_a_misclick_can_be_taken_back_but_not_a_drawn_card() -> None:
    match = Match(GAME, 2, {"factions": "romans,barbarians"}, seed=2)
    while match.view(None).stage != "@settlers-stage-action":
        match.choose(match.decisions[0].seat, match.decisions[0].options[0].key)
    seat = match.decisions[0].seat
    before = match.state.fingerprint()
    match.choose(seat, "choice:work")
    match.undo(seat)
    assert match.state.fingerprint() == before
    match.choose(seat, "choice:work")
    match.choose(seat, "resource:card")
    match.choose(seat, "choice:common")
    with pytest.raises(CannotUndo):
        match.undo(seat)


@rule("settlers:GENERAL-10")
def test_nobody_imagines_a_card_in_hand_that_lies_in_the_new_deck() -> None:
    story = scene(
        hands=["", "mill, town"],
        empires=["castle"],
        goods=["worker"],
        deck=(),
        discard="ruins, village, quarry, armorer",
    )
    story.choose("choice:activate", "card:castle-1", "choice:common")
    shuffled = {"ruins-1", "village-1", "quarry-1", "armorer-1"}
    for world in story.worlds(0):
        assert not shuffled & set(hand(world, 1))
    drawn = {hand(world, 0)[0] for world in story.worlds(1)}
    assert drawn == shuffled  # the opponent knows what it may be, not which


# --- what is to come -----------------------------------------------------------------------------------


def outlook(story: Story, what: str, seat: int = 0) -> dict[str, int]:
    """The counters of one kind, by the good that they are of."""
    counters = {one.key: one.value for one in story.view(1).counters}
    return {
        key.removeprefix(f"{what}-").removesuffix(f":{seat}"): value
        for key, value in counters.items()
        if key.startswith(f"{what}-") and key.endswith(f":{seat}")
    }


@rule("settlers:PRODUCTION-1", "settlers:PRODUCTION-3", "settlers:PRODUCTION-4", "settlers:PRODUCTION-5")
def test_the_next_production_is_what_board_deals_and_locations_give_then() -> None:
    story = scene(
        "romans, japanese", empires=["quarry, farm"], deals=["builder"], goods=["", ""], phase="production"
    )
    told = outlook(story, "next")
    assert told == {"wood": 1, "stone": 3, "food": 1, "worker": 3, "raze": 1, "defense": 1}
    assert story.state.goods[0] == [told.get(name, 0) for name in GOODS[:SUPPLY]]


@rule("settlers:CLEANUP-6")
def test_nothing_is_produced_after_the_last_round() -> None:
    assert outlook(scene("romans, japanese", empires=["quarry"]), "next")
    assert not outlook(scene("romans, japanese", empires=["quarry"], round=5), "next")


@rule("settlers:CLEANUP-2", "settlers:CARD-WAREHOUSES-1")
def test_goods_that_can_be_stored_are_told() -> None:
    story = scene("romans, japanese", empires=["warehouses"], goods=["2 wood, 3 raze"])
    assert outlook(story, "stores") == {"wood": 2, "stone": 0, "food": 0, "raze": 3}
