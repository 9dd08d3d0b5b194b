"""The end of a game of CIV: END-1 to END-5, Q-4, Q-6."""

import pytest

from regnum.engine.match import WrongSeat
from regnum.testing import Story, rule

from .scene import area, effects, scene

DOMAINS = ("military", "religion", "economy", "science", "culture", "utopia")


def scored(*areas: str, hidden: tuple[tuple[int, str], ...] = ()) -> Story:
    """A game that ends by majority with these areas."""
    seats = len(areas)
    story = scene(seats, areas=areas, hidden=hidden, deck=0, turn=seats - 1, phase="effects")
    while not story.over:
        story.choose("done")
    return story


# --- END-1, END-2: hegemony --------------------------------------------------------------------------


@rule("civ:END-1")
@pytest.mark.parametrize(("seats", "needed"), [(2, 8), (3, 7), (4, 7)])
@pytest.mark.parametrize("domain", DOMAINS)
def test_hegemony_wins_at_the_end_of_the_turn(seats: int, needed: int, domain: str) -> None:
    card = {"utopia": "utopia-3"}.get(domain, f"{domain}-1")
    other = "military-3" if domain == "science" else "science-3"
    for held, wins in ((needed - 2, False), (needed - 1, True), (needed, True)):
        story = scene(seats, hands=[card, "culture"], areas=[f"{held} {domain}, {other}"])
        story.choose(f"card:{card}")
        assert not story.over, "the turn goes on"
        story.choose("done")
        assert story.over is wins, f"{held + 1} cards"
        if wins:
            assert story.result.winners == (0,)
            assert story.result.reason == "hegemony"


@rule("civ:END-1")
def test_hegemony_ends_the_game_at_once() -> None:
    story = scene(hands=["science-1", "culture", "culture"], areas=["6 science", "6 military"])
    story.choose("card:science-1", "done")
    assert "over" in story.refuses("card:culture-1", seat=1, error=WrongSeat)


@rule("civ:END-1")
def test_cards_of_two_domains_are_no_hegemony() -> None:
    story = scene(hands=["science-1", "culture"], areas=["5 science, 6 military"])
    story.choose("card:science-1", "done")
    assert not story.over


@rule("civ:END-1")
def test_hegemony_wins_whatever_the_majorities_say() -> None:
    story = scene(hands=["science-1"], areas=["6 science", "military, religion, economy, culture, utopia"])
    story.choose("card:science-1", "done")
    assert story.result.winners == (0,)
    assert story.result.points == (1, 5, 0)


@rule("civ:END-1", "civ:UTO-3")
@pytest.mark.parametrize("elsewhere", [(0, "military"), (1, "science")])
def test_a_hidden_card_elsewhere_does_not_matter(elsewhere: tuple[int, str]) -> None:
    story = scene(hands=["science-1"], areas=["6 science, military", "science"], hidden=[elsewhere])
    story.choose("card:science-1", "done")
    assert story.result.winners == (0,)


@rule("civ:END-2")
def test_the_number_in_another_players_turn_is_nothing_yet() -> None:
    story = scene(hands=["culture-1", "culture-2"], areas=["science", "7 military"])
    story.choose("card:culture-1", "done")
    assert story.asked.seat == 1, "the turn of seat 0 ended without a winner"
    story.choose("card:culture-2", "done")
    assert story.result.winners == (1,)


@rule("civ:END-2")
def test_a_number_that_is_lost_in_another_players_turn_does_not_win() -> None:
    story = scene(
        hands=["culture-1", "culture-2", "culture-3"],
        areas=["2 military, religion", "7 military"],
        phase="effects",
    )
    story.choose("choice:attack", "choice:military", "done")
    story.choose("card:culture-2", "done", seat=1)
    assert story.asked.seat == 2


@rule("civ:END-2")
def test_a_number_that_is_paid_away_in_the_own_turn_does_not_win() -> None:
    story = scene(hands=["science-2", "culture"], areas=["6 science-2, culture, military"])
    story.choose("card:science-2", "choice:attack", "choice:science", "done")
    assert not story.over
    assert area(story, 0) == {"science": 6, "culture": 1}


# --- END-3: the last round ---------------------------------------------------------------------------


@rule("civ:END-3")
@pytest.mark.parametrize("start", [0, 1, 2])
@pytest.mark.parametrize("position", [0, 1, 2])
def test_after_the_last_card_everybody_gets_the_same_number_of_turns(start: int, position: int) -> None:
    """Whoever draws it, counted from the player who began."""
    order = [(start + step) % 3 for step in range(3)]
    drawer = order[position]
    hands = ["3 military-1", "3 religion-1", "3 religion-2"]
    story = scene(hands=hands, deck=1, turn=drawer, start=start)
    for seat in order[position:]:
        assert story.asked.seat == seat
        story.choose(story.options()[0])
        while not story.over and story.asked.seat == seat:
            story.choose("done")
        assert story.count("deck") == 0
    assert story.result.reason == "majority"


@rule("civ:END-3")
def test_nobody_draws_in_the_last_round() -> None:
    story = scene(hands=["3 culture-1", "3 religion-1", "3 military-1"], deck=1)
    story.choose("card:culture-1")
    story.choose("card:religion-1", "done", seat=1)
    assert [story.count(f"hand:{seat}") for seat in story.seats] == [3, 2, 3]


@rule("civ:END-3", "civ:SCI-3")
def test_a_breakthrough_may_draw_the_last_card() -> None:
    story = scene(
        hands=["3 culture-1", "3 religion-1"], areas=["science"], deck="2 economy-3", phase="effects"
    )
    story.choose("choice:breakthrough", "card:economy-3", "card:economy-3")
    story.choose("card:religion-1", "done", seat=1)
    assert story.result.reason == "majority", "seat 2 had nothing to decide"


@rule("civ:END-3", "civ:END-1")
def test_hegemony_still_wins_in_the_last_round() -> None:
    story = scene(
        hands=["culture-1", "science-1", "culture-2"],
        areas=["religion, culture", "6 science"],
        deck=2,
    )
    story.choose("card:culture-1", "done")
    assert story.count("deck") == 0
    story.choose("card:science-1", "done", seat=1)
    assert story.result.reason == "hegemony"
    assert story.result.winners == (1,)


@rule("civ:END-3", "civ:END-1", "civ:TURN-7")
def test_hegemony_at_the_very_last_turn_comes_before_majority() -> None:
    story = scene(
        2,
        hands=["", "science-1"],
        areas=["military, religion, economy, culture, utopia", "7 science"],
        deck=0,
        turn=1,
    )
    story.choose("card:science-1", "done")
    assert story.result.reason == "hegemony"
    assert story.result.winners == (1,)


@rule("civ:Q-4")
def test_without_hand_and_deck_there_is_still_a_turn() -> None:
    story = scene(hands=["religion-1", ""], areas=["", "military, 3 science"], deck=0)
    story.choose("card:religion-1")
    assert story.asked.seat == 1
    assert effects(story) == {"attack", "experiment", "breakthrough"}


# --- END-4: majority ---------------------------------------------------------------------------------


@rule("civ:END-4")
def test_the_most_cards_of_a_domain_give_a_point() -> None:
    story = scored("3 military, 2 religion, economy", "military, 3 religion", "2 economy, 2 culture")
    assert story.result.reason == "majority"
    assert story.result.points == (1, 1, 2)
    assert story.result.winners == (2,)


@rule("civ:END-4")
def test_tied_players_get_a_point_each() -> None:
    assert scored("2 military", "2 military, utopia", "military").result.points == (1, 2, 0)


@rule("civ:END-4")
def test_a_domain_without_cards_gives_nobody_a_point() -> None:
    assert scored("military", "military", "military").result.points == (1, 1, 1)
    assert scored("", "", "").result.points == (0, 0, 0)


@rule("civ:END-4")
@pytest.mark.parametrize("domain", DOMAINS)
def test_every_domain_counts(domain: str) -> None:
    result = scored(f"2 {domain}", domain, "").result
    assert result.points == (1, 0, 0)
    assert [(line.seat, line.source) for line in result.lines] == [(0, f"@civ-domain-{domain}")]


@rule("civ:END-4")
def test_hidden_cards_count_for_nobody() -> None:
    story = scored("2 utopia, science", "2 science", hidden=((0, "science"), (0, "science"), (1, "utopia")))
    assert story.result.points == (1, 1)


@rule("civ:END-4")
def test_embargo_cards_count_for_nobody() -> None:
    story = scene(
        2, areas=["economy", "economy"], embargoes=[(0, "economy")], deck=0, turn=1, phase="effects"
    )
    story.choose("done")
    assert story.result.points == (1, 1)


@rule("civ:END-4", "civ:Q-3")
def test_the_age_of_a_card_is_worth_nothing() -> None:
    assert scored("2 science-1", "science-3", "").result.points == (1, 0, 0)


@rule("civ:END-4")
def test_cards_in_hand_count_for_nobody() -> None:
    story = scene(
        2, hands=["3 science", "2 culture"], areas=["", "religion"], deck=0, turn=1, phase="effects"
    )
    story.choose("done")
    assert story.result.points == (0, 1)


# --- END-5: the winner -------------------------------------------------------------------------------


@rule("civ:END-5")
def test_most_points_win_though_another_has_more_utopia() -> None:
    assert scored("3 utopia", "2 military, 2 science", "").result.winners == (1,)


@rule("civ:END-5")
@pytest.mark.parametrize(
    ("decides", "more", "less"),
    [
        ("utopia", "3 utopia", "3 culture, 2 utopia"),
        ("culture", "3 culture", "3 science, 2 culture"),
        ("science", "3 science", "3 economy, 2 science"),
        ("economy", "3 economy", "3 religion, 2 economy"),
        ("religion", "3 religion", "3 military, 2 religion"),
    ],
)
def test_a_tie_goes_by_domain(decides: str, more: str, less: str) -> None:
    """One point each; the other has the lead in the domain that would be asked next."""
    first, last = scored(more, less), scored(less, more)
    assert first.result.points == last.result.points == (1, 1)
    assert first.result.winners == (0,), decides
    assert last.result.winners == (1,), decides


@rule("civ:END-5")
def test_military_decides_last() -> None:
    """A third player has the most of it, so that it gives neither of the others a point."""
    story = scored("utopia, 2 military", "utopia, military", "3 military")
    assert story.result.points == (1, 1, 1)
    assert story.result.winners == (0,)


@rule("civ:END-5")
def test_players_who_tie_in_everything_share_the_win() -> None:
    assert scored("2 science, military", "2 science, military", "science").result.winners == (0, 1)


# --- nobody draws -------------------------------------------------------------------------------

LOOP = ("card:economy-3", "choice:embargo", "choice:oligarchy", "card:economy-3", "done")


def standstill(start: int = 0, own: str = "") -> Story:
    """Two players who give each other embargoes and take the cards back by Oligarchy, and never draw."""
    return scene(
        2,
        hands=["3 economy-3", "3 economy-3"],
        areas=[f"3 utopia{own}", "3 utopia"],
        discard="2 economy-3, religion-2",
        deck="8 religion-1",
        turn=start,
        start=start,
    )


def turns_until_over(story: Story, most: int = 60) -> int:
    """How many more turns of the loop the game lasts."""
    for turn in range(1, most):
        story.choose(*LOOP)
        if story.over:
            return turn
    raise AssertionError("the game goes on and on")


@rule("civ:Q-6")
@pytest.mark.parametrize("start", [0, 1])
def test_twenty_rounds_without_drawing_end_the_game_by_majority(start: int) -> None:
    story = standstill(start)
    assert turns_until_over(story) == 40
    assert story.result.reason == "stalemate"
    assert story.result.points == (1, 1)
    assert story.count("deck") == 8


@rule("civ:Q-6")
@pytest.mark.parametrize(("turns", "more"), [(10, 41), (11, 40)])
def test_a_drawn_card_begins_the_twenty_rounds_anew(turns: int, more: int) -> None:
    """The rounds are whole ones: they count from the end of the round in which the card was drawn."""
    story = standstill()
    for _ in range(turns):
        story.choose(*LOOP)
    story.choose("card:economy-3", "choice:embargo", "done")  # no Oligarchy: one card is drawn
    assert story.count("deck") == 7
    assert turns_until_over(story) == more


@rule("civ:Q-6", "civ:SCI-3")
def test_a_breakthrough_begins_the_twenty_rounds_anew() -> None:
    story = standstill(own=", science")
    story.choose(*LOOP[:-1], "choice:breakthrough", *["card:religion-1"] * 5, "done")
    assert story.count("deck") == 3, "nothing was drawn at the end of the turn"
    assert turns_until_over(story) == 41
