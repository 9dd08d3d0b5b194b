"""Who sees what at a table of CIV."""

from collections.abc import Callable

import pytest

from regnum.engine.events import SeenEvent
from regnum.games.civ import GAME
from regnum.testing import Story, rule

from .scene import scene

ONLOOKERS = [None, 0, 1, 2]
"""A spectator, and the seats."""


def seen(story: Story, viewer: int | None, text: str) -> list[SeenEvent]:
    """The events of a text as one viewer saw them, whether told fully or not."""
    return [event for event in story.events(viewer) if event.text in (text, f"{text}-known")]


# --- zones -------------------------------------------------------------------------------------------


@rule("civ:SETUP-4")
@pytest.mark.parametrize("viewer", ONLOOKERS)
def test_only_the_owner_sees_a_hand(viewer: int | None) -> None:
    story = scene(hands=["science-1, military-1", "3 culture-1", "religion-1"])
    zones = [zone for zone in story.view(viewer).zones if zone.key.startswith("hand:")]
    shown = {zone.owner: (zone.count, zone.cards) for zone in zones}
    expected = {0: ("military-1", "science-1"), 1: ("culture-1",) * 3, 2: ("religion-1",)}
    assert shown == {
        owner: (len(cards), cards if owner == viewer else None) for owner, cards in expected.items()
    }


@rule("civ:SETUP-2", "civ:SETUP-3", "civ:Q-1")
@pytest.mark.parametrize("viewer", ONLOOKERS)
@pytest.mark.parametrize(("pile", "count"), [("deck", 86), ("aside", 9)])
def test_nobody_sees_the_deck_or_what_was_put_aside(viewer: int | None, pile: str, count: int) -> None:
    story = Story.start(GAME, 3)
    (zone,) = [zone for zone in story.view(viewer).zones if zone.key == pile]
    assert zone.cards is None
    assert zone.count == count


@rule("civ:UTO-1")
@pytest.mark.parametrize("viewer", ONLOOKERS)
def test_areas_and_the_discard_pile_lie_open(viewer: int | None) -> None:
    story = scene(hands=["culture"], areas=["", "science-1, science-3", "utopia"], discard="religion-2")
    zones = {zone.key: zone.cards for zone in story.view(viewer).zones}
    assert zones["area:1:science"] == ("science-1", "science-3")
    assert zones["area:2:utopia"] == ("utopia-3",)
    assert zones["area:2:science"] == ()
    assert zones["discard"] == ("religion-2",)


@rule("civ:ECO-3", "civ:UTO-3")
@pytest.mark.parametrize("viewer", ONLOOKERS)
def test_everybody_sees_where_embargoes_and_hidden_cards_lie(viewer: int | None) -> None:
    story = scene(
        hands=["culture"], areas=["", "science"], hidden=[(1, "science")], embargoes=[(1, "culture")]
    )
    view = story.view(viewer)
    laid = {
        zone.key: (zone.owner, zone.count)
        for zone in view.zones
        if zone.key.startswith(("hidden", "embargo"))
    }
    assert laid == {"hidden:1:science": (1, 1), "embargo:1:culture": (1, 1)}
    counters = {counter.key: counter.value for counter in view.counters}
    assert counters["needed:1:science"] == 8
    assert "needed:1:culture" not in counters


@rule("civ:SETUP-5")
@pytest.mark.parametrize("viewer", ONLOOKERS)
def test_only_who_holds_a_pack_sees_it(viewer: int | None) -> None:
    story = Story.start(GAME, 3, start="draft")
    for _ in range(3):
        packs = [zone for zone in story.view(viewer).zones if zone.key.startswith("pack:")]
        assert [zone.cards is not None for zone in packs] == [zone.owner == viewer for zone in packs]
        for seat in story.seats:
            story.choose(story.options(seat)[0], seat=seat)


@rule("civ:TURN-4", "civ:END-1", "civ:REL-1")
@pytest.mark.parametrize(("seats", "numbers"), [(2, (3, 5, 8)), (3, (3, 5, 7)), (4, (2, 4, 7))])
def test_the_numbers_of_the_table_are_shown(seats: int, numbers: tuple[int, ...]) -> None:
    story = scene(seats, hands=["culture"], areas=["5 religion"])
    assert tuple(story.counter(key) for key in ("level-1", "level-2", "hegemony")) == numbers
    assert story.counter("hand-size:0") == 7
    assert story.counter("hand-size:1") == 3


# --- questions ---------------------------------------------------------------------------------------


@rule("civ:TURN-1")
@pytest.mark.parametrize("viewer", ONLOOKERS)
def test_only_who_is_asked_sees_the_options(viewer: int | None) -> None:
    story = scene(hands=["science-1, military-1", "culture"])
    (asked,) = story.match.decisions_for(viewer)
    assert (asked.seat, asked.text) == (0, "civ-ask-play"), "everybody sees who is asked what"
    assert (asked.options is not None) is (viewer == 0)


@rule("civ:Q-9")
def test_a_hand_with_one_kind_of_card_is_asked_like_any_other() -> None:
    story = scene(hands=["3 science-1", "culture"])
    assert story.asked == (0, "civ-ask-play", "civ:TURN-1")
    assert story.options() == ("card:science-1",)


@rule("civ:Q-9")
def test_the_question_to_a_hand_under_embargo_tells_the_others_nothing() -> None:
    barred = scene(hands=["science-1", "culture"], areas=["science"], embargoes=[(0, "science")])
    free = scene(hands=["religion-1", "culture"], areas=["science"], embargoes=[(0, "science")])
    assert barred.options() == ("done",)
    assert free.options() == ("card:religion-1",)
    for viewer in (None, 1, 2):
        assert barred.match.decisions_for(viewer) == free.match.decisions_for(viewer)
        assert barred.view(viewer) == free.view(viewer)


# --- events ------------------------------------------------------------------------------------------


@rule("civ:TURN-6")
@pytest.mark.parametrize("viewer", ONLOOKERS)
def test_only_who_draws_sees_the_cards(viewer: int | None) -> None:
    story = scene(hands=["culture-1", "culture-2"], deck="3 utopia, 9 economy")
    story.choose("card:culture-1")
    (drawn,) = seen(story, viewer, "civ-drew")
    assert drawn.args["count"] == 3
    assert drawn.args.get("cards") == (("utopia-3",) * 3 if viewer == 0 else None)


def inquisition() -> Story:
    """A takes B's hand and gives back what A had."""
    story = scene(
        hands=["military-1", "science-1", "culture-1"], areas=["religion-2, science-2"], phase="effects"
    )
    return story.choose("choice:inquisition", "seat:1", "card:military-1")


@rule("civ:REL-4")
@pytest.mark.parametrize(("text", "card"), [("civ-took-hand", "science-1"), ("civ-gave-back", "military-1")])
def test_only_the_two_see_the_cards_of_an_inquisition(text: str, card: str) -> None:
    story = inquisition()
    for viewer in ONLOOKERS:
        (event,) = seen(story, viewer, text)
        assert (event.args["seat"], event.args["other"], event.args["count"]) == (0, 1, 1)
        assert event.args.get("cards") == ((card,) if viewer in (0, 1) else None)


@rule("civ:REL-4")
@pytest.mark.parametrize(
    ("lang", "titles"), [("en", ("Science I", "Military I")), ("hu", ("Tudomány I", "Katonaság I"))]
)
def test_the_log_of_a_third_player_does_not_name_the_cards(lang: str, titles: tuple[str, str]) -> None:
    story = inquisition()

    def told(viewer: int | None) -> list[str]:
        return [line for line in story.log(viewer, lang) if any(title in line for title in titles)]

    assert len(told(0)) == len(told(1)) == 2
    assert told(2) == told(None) == []


@rule("civ:REL-4")
def test_a_third_player_sees_the_same_whatever_was_given_back() -> None:
    def told(card: str) -> Story:
        story = scene(
            hands=["military-1", "science-1", "culture"], areas=["religion, utopia"], phase="effects"
        )
        return story.choose("choice:inquisition", "seat:1", f"card:{card}")

    one, other = told("military-1"), told("science-1")
    assert one.state != other.state
    for viewer in (None, 2):
        assert one.view(viewer) == other.view(viewer)
        assert one.events(viewer) == other.events(viewer)
        assert one.match.decisions_for(viewer) == other.match.decisions_for(viewer)


OPEN: list[tuple[str, Callable[[], Story], str]] = [
    (
        "civ-played",
        lambda: scene(hands=["science-1"], areas=["science"]).choose("card:science-1"),
        "science-1",
    ),
    (
        "civ-took-back",
        lambda: scene(areas=["3 science, culture-1"], phase="effects").choose(
            "choice:experiment", "card:culture-1"
        ),
        "culture-1",
    ),
    (
        "civ-took-discarded",
        lambda: scene(areas=["3 utopia"], discard="culture-1", phase="effects").choose("choice:oligarchy"),
        "culture-1",
    ),
    (
        "civ-discarded-hand",
        lambda: scene(hands=["culture-1"], areas=["3 military"], phase="effects").choose(
            "choice:assassination", "card:culture-1"
        ),
        "culture-1",
    ),
]


@rule("civ:TURN-1", "civ:SCI-1", "civ:UTO-1", "civ:MIL-1")
@pytest.mark.parametrize(("text", "story", "card"), OPEN, ids=[text for text, *_ in OPEN])
def test_everybody_sees_what_is_done_openly(text: str, story: Callable[[], Story], card: str) -> None:
    told = story()
    for viewer in ONLOOKERS:
        (event,) = seen(told, viewer, text)
        assert event.args["card"] == card


@rule("civ:SETUP-5")
def test_a_passed_pack_is_seen_by_giver_and_receiver() -> None:
    story = Story.start(GAME, 4, start="draft")
    for seat in story.seats:
        story.choose(story.options(seat)[0], seat=seat)
    for viewer in (None, 0, 1, 2, 3):
        for event in seen(story, viewer, "civ-passed"):
            assert ("cards" in event.args) is (viewer in (event.args["seat"], event.args["other"]))
        for event in seen(story, viewer, "civ-kept"):
            assert ("cards" in event.args) is (viewer == event.args["seat"])
    assert len(seen(story, None, "civ-passed")) == len(seen(story, None, "civ-kept")) == 4
