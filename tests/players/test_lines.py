"""What a hint tells: what the computer would do, and as much of what follows as can be foretold."""

from itertools import islice

import pytest

from regnum import games
from regnum.engine.branch import Branch
from regnum.engine.decision import Option
from regnum.engine.position import Position
from regnum.engine.rng import Rng
from regnum.players.analysis import looked_at
from regnum.players.lines import LONGEST, Line, line_of
from regnum.players.search import Budget, SearchPlayer, Weighed

from .matches import crossroads, position, wander

FAR = [name for name in games.names() if games.get(name).horizon]


class Blind:
    """A guide that takes whatever there is."""

    def __init__(self) -> None:
        self._rng = Rng(5)

    def choice(self, branch: Branch) -> Option | None:
        assert branch.decision is not None
        options = branch.decision.options
        return options[self._rng.below(len(options))]


def asked(game: str, often: int = 6) -> list[Position]:
    """Questions from all over a game."""
    here = (match for match in wander(2, {}, seed=4, game=game) if crossroads(match, 3))
    return [position(match) for match in islice(here, 0, 12 * often, 12)]


def line_at(asked: Position, worlds: int) -> Line:
    option = asked.decision.options[0]
    return line_of(option, Blind(), [asked.branch(Rng(seed)) for seed in range(worlds)])


@pytest.mark.parametrize("game", games.names())
def test_a_hint_is_what_the_computer_would_do(game: str) -> None:
    for here in asked(game):
        best, *others = SearchPlayer(Rng(1), Budget(120)).explain(here)
        assert best.option == SearchPlayer(Rng(1), Budget(120)).choose(here)
        assert {one.option for one in (best, *others)} == set(here.decision.options)
        assert sum(one.share for one in (best, *others)) == pytest.approx(1)


@pytest.mark.parametrize("game", games.names())
def test_a_line_ends_where_other_worlds_ask_something_else(game: str) -> None:
    """Whatever it tells can be taken in each of the worlds; what it leads to is counted in the first."""
    shorter = 0
    for here in asked(game, often=12):
        alone, agreed = line_at(here, worlds=1), line_at(here, worlds=4)
        assert agreed.steps == alone.steps[: len(agreed.steps)]
        assert agreed.outcome == alone.outcome
        shorter += len(agreed.steps) < len(alone.steps)
        for seed in range(4):
            branch = here.branch(Rng(seed))
            for step in agreed.steps:
                assert branch.decision is not None
                assert step.ask == branch.decision.ask
                assert step.option in branch.decision.options
                branch.take(step.option)
    # A turn of Settlers is one action, in which hardly anything is asked after a card was drawn.
    assert shorter > 0 or game == "settlers"


@pytest.mark.parametrize("game", games.names())
def test_a_line_begins_with_its_option_and_ends_at_last(game: str) -> None:
    for here in asked(game):
        line = line_at(here, worlds=1)
        assert line.steps[0] == (here.decision.ask, here.decision.options[0])
        assert 1 <= len(line.steps) <= 1 + LONGEST


@pytest.mark.parametrize("game", FAR)
def test_what_was_chosen_is_looked_at_closely_however_bad_it_looks(game: str) -> None:
    for here in asked(game):
        worst = SearchPlayer(Rng(1), Budget(80)).explain(here)[-1]
        if not worst.share:
            found = SearchPlayer(Rng(1), Budget(80)).explain(here, (worst.option,))
            assert next(one for one in found if one.option == worst.option).value > 0
            return
    pytest.fail("no option was left out")


@pytest.mark.parametrize(
    ("value", "share", "mistake"), [(0.5, 0.1, True), (0.79, 0.1, False), (0.5, 0.4, False)]
)
def test_a_mistake_costs_something_and_little_speaks_for_it(
    value: float, share: float, mistake: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = next(match for match in islice(wander(2, {}, seed=3), 40, None) if crossroads(match, 3)).clone()
    seat, options = match.decisions[0].seat, match.decisions[0].options
    line = line_at(Position(match, seat), worlds=1)

    def explain(
        self: SearchPlayer, asked: Position, also: tuple[Option, ...] = (), lines: int = 3
    ) -> list[Weighed]:
        assert ([*also], lines) == ([options[1]], 1), "only the best is told"
        return [Weighed(options[0], 0.6, 0.8, line), Weighed(options[1], share, value)]

    monkeypatch.setattr(SearchPlayer, "explain", explain)
    number = len(match.choices)
    match.choose(seat, options[1].key)
    assert (looked_at(match, number, Budget(1)) is not None) == mistake
