"""CIV in teams of two: TEAM-1 to TEAM-3."""

import pytest

from regnum.engine.game import BadSetup
from regnum.engine.match import Match
from regnum.games.civ import GAME
from regnum.testing import Story, rule

from .scene import area, scene


def scored(*areas: str) -> Story:
    """A team game that ends by majority with these areas."""
    story = scene(4, areas=areas, deck=0, turn=3, phase="effects", teams=True)
    while not story.over:
        story.choose("done")
    return story


@rule("civ:TEAM-1")
@pytest.mark.parametrize("seats", [2, 3])
def test_teams_are_for_four(seats: int) -> None:
    with pytest.raises(BadSetup, match="4 seats"):
        Match(GAME, seats, {"teams": "on"}, 0)


@rule("civ:TEAM-1")
def test_partners_do_not_see_each_others_hands() -> None:
    story = Story.start(GAME, 4, teams="on")
    for seat in story.seats:
        seen = [story.zone(f"hand:{other}", seat).cards is not None for other in story.seats]
        assert seen == [other == seat for other in story.seats]


@rule("civ:TEAM-1", "civ:TEAM-2")
@pytest.mark.parametrize(("seat", "winners"), [(0, (0, 2)), (1, (1, 3)), (2, (0, 2)), (3, (1, 3))])
def test_hegemony_wins_for_both_partners_who_sit_opposite(seat: int, winners: tuple[int, ...]) -> None:
    hands, areas = ["culture"] * 4, ["religion"] * 4
    hands[seat], areas[seat] = "science-1", "6 science"
    story = scene(4, hands=hands, areas=areas, turn=seat, teams=True)
    story.choose("card:science-1", "done")
    assert story.result.reason == "hegemony"
    assert story.result.winners == winners


@rule("civ:TEAM-2")
def test_the_cards_of_partners_do_not_add_up_to_hegemony() -> None:
    story = scene(4, hands=["science-1", "culture"], areas=["3 science", "", "4 science"], teams=True)
    story.choose("card:science-1", "done")
    assert not story.over


@rule("civ:TEAM-3")
def test_a_team_gets_a_point_where_one_of_its_members_has_most() -> None:
    story = scored("2 military", "3 religion", "2 science, religion", "science, military")
    assert story.result.points == (2, 1, 2, 1)
    assert story.result.winners == (0, 2)


@rule("civ:TEAM-3")
def test_the_cards_of_partners_do_not_add_up_to_a_majority() -> None:
    story = scored("2 science", "3 science", "2 science", "")
    assert story.result.points == (0, 1, 0, 1)


@rule("civ:TEAM-3")
def test_tied_partners_give_their_team_one_point() -> None:
    story = scored("2 science", "2 culture", "2 science", "utopia")
    assert story.result.points == (1, 2, 1, 2)


@rule("civ:TEAM-3")
def test_tied_opponents_give_both_teams_a_point() -> None:
    story = scored("2 science", "2 science", "", "utopia")
    assert story.result.points == (1, 2, 1, 2)
    assert story.result.winners == (1, 3)


@rule("civ:TEAM-3")
def test_a_tie_of_teams_goes_by_their_summed_cards() -> None:
    """One point each, by Utopia and by Culture; seats 1 and 3 have more Utopia together."""
    story = scored("3 utopia", "2 utopia, 3 culture", "culture", "2 utopia")
    assert story.result.points == (1, 1, 1, 1)
    assert story.result.winners == (1, 3)


@rule("civ:TEAM-3")
def test_the_next_domain_decides_where_the_sums_are_equal() -> None:
    story = scored("2 utopia", "utopia, 2 science", "", "utopia, science")
    assert story.result.points == (1, 1, 1, 1)
    assert story.result.winners == (1, 3)


@rule("civ:TEAM-3")
def test_teams_that_tie_in_everything_share_the_win() -> None:
    assert scored("science", "science", "culture", "culture").result.winners == (0, 1, 2, 3)


@rule("civ:TEAM-3", "civ:END-5")
def test_without_teams_the_same_areas_have_one_winner() -> None:
    story = scene(4, areas=["3 utopia", "2 utopia", "", "2 culture"], deck=0, turn=3, phase="effects")
    while not story.over:
        story.choose("done")
    assert story.result.winners == (0,)


@rule("civ:MIL-3")
def test_an_attack_hits_the_partner_too() -> None:
    areas = ["military, science, culture", "science", "science", "science"]
    story = scene(4, areas=areas, teams=True, phase="effects")
    story.choose("choice:attack", "choice:science")
    assert [area(story, seat) for seat in (1, 2, 3)] == [{}, {}, {}]


@rule("civ:REL-4", "civ:ECO-3", "civ:UTO-3")
@pytest.mark.parametrize("effect", ["inquisition", "embargo", "democracy"])
def test_another_player_may_be_the_partner(effect: str) -> None:
    areas = ["religion, economy, utopia", "science", "science", "science"]
    story = scene(4, hands=["culture"] * 4, areas=areas, teams=True, phase="effects")
    story.choose(f"choice:{effect}")
    assert story.options() == ("seat:1", "seat:2", "seat:3")
