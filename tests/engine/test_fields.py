"""What comes from the declarations of a state: slots, first values, copies, places, views, fingerprints."""

from collections.abc import Iterator
from typing import Any

import pytest

from regnum.engine.decision import Ask, Decision, option
from regnum.engine.fields import NO_CARD, Cards, Place, Zone, by_seat, counter, glimpse, note, on_table
from regnum.engine.gaze import Gaze, SeatCounter
from regnum.engine.state import State
from regnum.engine.view import SeenDecision

KEYS = ("ox", "mill", "tower", "road", "fort")
OX, MILL, TOWER, ROAD, FORT = range(5)


def known_top(state: "Farm", zone: Zone, viewer: int | None) -> Iterator[Place]:
    """The top of the deck, for seat 1 alone."""
    if viewer == 1 and state.deck:
        yield Place(zone, "top", 1, state.deck[-1:])


def stacks(state: "Farm", zone: Zone) -> Iterator[Place]:
    """A place for each card that others lie under."""
    for seat, pairs in enumerate(state.under):
        for host in sorted({host for host, _ in pairs}):
            cards = tuple(card for below, card in pairs if below == host)
            yield Place(zone, f"under:{seat}:{KEYS[host]}", seat, cards, eyes=(1,))


class Farm(State):
    """A state with one of each kind of zone."""

    game = "farm"
    key = KEYS

    deck: Cards = on_table("count", "pile", ordered=True)
    gone: Cards = on_table("nobody", "pile")
    market: list[int] = on_table("all", "row", slots=2, single=True)
    hand: list[Cards] = by_seat("owner", "hand", scored=True, opens=True)
    field_rows: list[Cards] = by_seat("all", "row", sorted=True, scored=True, group="field")
    tent: list[int] = by_seat("all", "row", single=True, fleeting=True)
    under: list[tuple[tuple[int, int], ...]] = by_seat("all", "stack", divided=stacks)
    top = glimpse("row", known_top, made_of=("deck",))
    turn: int = counter()
    goods: list[list[int]] = counter(lambda seats: [[0, 0] for _ in range(seats)], parts=("wood", "stone"))
    ended: bool = note(False)

    @property
    def over(self) -> bool:
        return self.ended


def farm() -> Farm:
    state = Farm(2)
    state.deck = (OX, MILL)
    state.hand[0] = (TOWER,)
    state.field_rows[1] = (FORT, ROAD)
    return state


def shown(state: Farm, viewer: int | None) -> dict[str, tuple[str, ...] | int]:
    """What a viewer sees in each zone: the cards, or how many they are."""
    return {
        zone.key: zone.count if zone.cards is None else zone.cards for zone in Gaze(viewer).view(state).zones
    }


def test_a_new_state_is_empty() -> None:
    state = Farm(3)
    assert (state.deck, state.hand, state.market, state.tent) == ((), [()] * 3, [NO_CARD] * 2, [NO_CARD] * 3)
    assert (state.turn, state.goods, state.events, state.rng) == (0, [[0, 0]] * 3, None, 0)


def test_a_state_has_nothing_that_is_not_declared() -> None:
    with pytest.raises(AttributeError):
        Farm(2).dekc = ()  # type: ignore[attr-defined]


def test_a_copy_goes_its_own_way() -> None:
    state = farm()
    twin = state.copy()
    assert twin == state
    twin.goods[0][1] += 1
    twin.hand[1] = (OX,)
    twin.deck = ()
    assert (state.goods, state.hand, state.deck) == ([[0, 0], [0, 0]], [(TOWER,), ()], (OX, MILL))
    assert twin != state


@pytest.mark.parametrize("name", [name for name in Farm.fields if name != "top"])
def test_states_that_differ_in_anything_are_not_equal(name: str) -> None:
    state, other = Farm(2), Farm(2)
    held: Any = getattr(other, name)
    setattr(other, name, [*held, *held] if isinstance(held, list) else (7,) if isinstance(held, tuple) else 7)
    assert state != other
    assert state.copy() != other.copy()


def test_everything_is_counted_wherever_it_lies() -> None:
    state = farm()
    state.under[0] = ((TOWER, OX),)
    assert state.everything() == sorted([OX, MILL, TOWER, ROAD, FORT, OX])


def test_a_seat_owns_what_lies_in_its_zones_that_score() -> None:
    state = farm()
    assert (state.owned(0), state.owned(1)) == ((TOWER,), (FORT, ROAD))


# --- what is seen ----------------------------------------------------------------------------------------


def test_everybody_sees_what_they_may() -> None:
    state = farm()
    state.market[1] = FORT
    open_to_all = {
        "market:0": (),
        "market:1": ("fort",),
        "field-rows:0": (),
        "field-rows:1": ("road", "fort"),
    }
    assert shown(state, 0) == {"deck": 2, **open_to_all, "hand:0": ("tower",), "hand:1": 0}
    assert shown(state, 1) == {"deck": 2, **open_to_all, "hand:0": 1, "hand:1": (), "top": ("mill",)}
    assert shown(state, None) == {"deck": 2, **open_to_all, "hand:0": 1, "hand:1": 0}


def test_what_has_not_changed_is_not_looked_at_again() -> None:
    state, gaze = farm(), Gaze(0)
    before = gaze.view(state).zones
    assert gaze.view(state).zones is before
    state.hand[1] = (FORT,)
    after = gaze.view(state).zones
    changed = [
        (old.key, old.count, new.count) for old, new in zip(before, after, strict=True) if old is not new
    ]
    assert changed == [("hand:1", 0, 1)]


@pytest.mark.parametrize("changes", [(), ("hand",), ("goods",), ("hand", "goods")])
def test_zones_and_counters_are_looked_at_each_by_itself(changes: tuple[str, ...]) -> None:
    counters = (SeatCounter("wood", "@farm-wood", lambda state, seat: state.goods[seat][0]),)
    state, gaze = farm(), Gaze(0, counters)
    before = gaze.view(state)
    if "hand" in changes:
        state.hand[0] = (TOWER, OX)
    if "goods" in changes:
        state.goods[1][0] = 3
    after = gaze.view(state)
    assert after == Gaze(0, counters).view(state)
    assert (after.zones is before.zones) == ("hand" not in changes)
    assert (after.counters is before.counters) == ("goods" not in changes)


def test_a_gaze_sees_whatever_state_it_is_shown() -> None:
    gaze = Gaze(1)
    for change in ("deck", "gone", "market", "hand", "field_rows", "tent", "under", "ended", "seats"):
        state = Farm(3) if change == "seats" else farm()
        if change in ("deck", "gone"):
            setattr(state, change, (FORT,))
        elif change == "ended":
            state.ended = True
        elif change != "seats":
            getattr(state, change)[0] = {"tent": FORT, "market": FORT, "under": ((TOWER, OX),)}.get(
                change, (FORT,)
            )
        assert gaze.view(state).zones == Gaze(1).view(state).zones, change
        assert gaze.view(farm()).zones == Gaze(1).view(farm()).zones, change


def test_a_glimpse_says_what_it_is_made_of() -> None:
    with pytest.raises(AssertionError, match="does not say what it is made of"):

        class Careless(State):
            top = glimpse("row", known_top)


def test_the_zones_of_the_table_come_first_and_then_seat_by_seat() -> None:
    owners = [zone.owner for zone in Gaze(0).view(farm()).zones]
    assert owners == [None, None, None, 0, 0, 1, 1]


def test_hands_may_be_opened_at_the_end() -> None:
    state = farm()
    state.ended = True
    assert shown(state, 1)["hand:0"] == ("tower",)
    assert shown(state, 1)["deck"] == 2


def test_a_fleeting_zone_is_there_while_cards_lie_in_it() -> None:
    state = farm()
    assert "tent:0" not in shown(state, None)
    state.tent[0] = OX
    assert shown(state, None)["tent:0"] == ("ox",)


def test_a_place_may_say_who_sees_it() -> None:
    state = farm()
    state.under[0] = ((TOWER, OX),)
    assert [shown(state, viewer)["under:0:tower"] for viewer in (0, 1, None)] == [1, ("ox",), 1]


# --- lifting and laying ----------------------------------------------------------------------------------


def test_cards_are_lifted_and_laid_by_seat_alone_and_on_the_table() -> None:
    state, zones = farm(), Farm.zones
    zones["hand"].lift(state, 0, TOWER)
    zones["tent"].lay(state, 1, TOWER)
    zones["deck"].lift(state, 0, OX)
    zones["field_rows"].lay(state, 1, OX)
    assert (state.hand[0], state.tent, state.deck) == ((), [NO_CARD, TOWER], (MILL,))
    assert state.field_rows[1] == (FORT, ROAD, OX)
    zones["tent"].lift(state, 1, TOWER)
    assert state.tent == [NO_CARD, NO_CARD]
    assert zones["field_rows"].of(state, 1) == (FORT, ROAD, OX)


def test_places_have_names_for_events() -> None:
    assert Farm.zones["hand"].keys[:2] == ("hand:0", "hand:1")
    assert Farm.zones["market"].keys == ("market:0", "market:1")
    assert Farm.zones["deck"].keys == ("deck",)


# --- fingerprints ----------------------------------------------------------------------------------------


def test_a_fingerprint_is_made_of_names() -> None:
    state = farm()
    state.goods[1][0] = 3
    state.turn = 1
    assert list(state.told()) == [
        "deck ox mill",
        "field-rows:1 fort road",
        "goods:1:wood 3",
        "hand:0 tower",
        "turn 1",
        "rng 0",
    ]


def test_the_order_of_cards_is_part_of_it_only_where_it_matters() -> None:
    state, other = farm(), farm()
    other.field_rows[1] = (ROAD, FORT)
    assert state.fingerprint() == other.fingerprint()
    other.deck = (MILL, OX)
    assert state.fingerprint() != other.fingerprint()


def test_what_code_remembers_is_no_part_of_it() -> None:
    state, other = farm(), farm()
    other.ended = True
    assert state.fingerprint() == other.fingerprint()
    other.rng = 1
    assert state.fingerprint() != other.fingerprint()


# --- where options lie -----------------------------------------------------------------------------------


def zones_asked(state: Farm, cards: Cards, zone: str | tuple[str, ...] = "") -> list[str]:
    options = [option("card", card, KEYS[card]) for card in cards]
    seen = SeenDecision.of(Decision(1, Ask("farm-ask", "farm:ASK-1"), options, zone), state, 1)
    assert seen.options is not None
    return [one.zone for one in seen.options]


def test_an_option_says_where_its_card_lies() -> None:
    assert zones_asked(farm(), (OX, MILL, FORT)) == ["", "top", "field-rows:1"]


def test_of_several_places_the_decision_says_which() -> None:
    state = farm()
    state.hand[1] = (FORT,)
    assert zones_asked(state, (FORT,), "field-rows:1") == ["field-rows:1"]
    assert zones_asked(state, (FORT,), "hand") == ["hand:1"]
    assert zones_asked(state, (FORT,), ("tent", "field-rows")) == ["field-rows:1"]


def test_a_card_is_rather_where_it_lies_than_where_it_is_glimpsed() -> None:
    state = farm()
    state.hand[1] = (MILL,)
    assert zones_asked(state, (MILL,)) == ["hand:1"]


def test_others_are_not_told_the_options() -> None:
    decision = Decision(1, Ask("farm-ask", "farm:ASK-1"), [option("card", OX, "ox")], picks=(0, 2))
    seen = SeenDecision.of(decision, farm(), 0)
    assert (seen.options, seen.picks) == (None, (1, 1))
