"""OpenSpiel: a game as its algorithms take it. Which cards are dealt is the first, and only, chance node."""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
import pyspiel

from regnum import games
from regnum.engine.match import Match
from regnum.engine.record import split
from regnum.lab.env.table import Floats, Table, returns
from regnum.lab.eye import Eye

DEALS = 1024
"""So many deals there are for OpenSpiel: each is a seed, all chance of a game comes from it."""
LONGEST = 50_000
"""No game has so many decisions."""


def load(game: str, seats: int, options: Mapping[str, Any]) -> "RegnumGame":
    """The game for so many seats."""
    return RegnumGame({"game": game, "seats": seats, "options": written(options)})


def written(options: Mapping[str, Any]) -> str:
    """Options as one word, which is how OpenSpiel keeps them: `start:draft;teams:on`."""
    values = {name: value if isinstance(value, str) else "+".join(value) for name, value in options.items()}
    return ";".join(f"{name}:{value}" for name, value in values.items()).replace(",", "+")


def read(options: str) -> dict[str, str]:
    """The options that were written so."""
    pairs = [one.partition(":") for one in options.split(";") if one]
    return {name: value.replace("+", ",") for name, _, value in pairs}


GAME_TYPE = pyspiel.GameType(
    short_name="python_regnum",
    long_name="Regnum",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": "civ", "seats": 2, "options": ""},
)


class RegnumGame(pyspiel.Game):
    """A game for OpenSpiel."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        asked = {"game": "civ", "seats": 2, "options": "", **(params or {})}
        self.table = Table(asked["game"], asked["seats"], read(asked["options"]))
        seats = self.table.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.keys),
            max_chance_outcomes=DEALS,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, asked)

    def new_initial_state(self) -> "RegnumState":
        """Before the deal."""
        return RegnumState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SeatObserver":
        """What looks at states for a player."""
        return SeatObserver(self.table)


class Held:
    """A match that OpenSpiel may copy and pickle, which a generator does not allow: a copy is a clone, and a
    pickle the list of choices."""

    def __init__(self, match: Match | None = None) -> None:
        self.match = match

    def __deepcopy__(self, memo: object) -> "Held":
        return Held(self.match and self.match.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        match = self.match
        if match is None:
            return Held, ()
        return played, (match.game.name, match.seats, match.options, match.seed, tuple(match.choices))


def played(game: str, seats: int, options: Mapping[str, str], seed: int, choices: Iterable[str]) -> Held:
    """The match after these choices."""
    return Held(Match(games.get(game), seats, options, seed).play(choices))


class RegnumState(pyspiel.State):
    """A game in progress."""

    def __init__(self, game: RegnumGame) -> None:
        super().__init__(game)
        self.held = Held()

    @property
    def match(self) -> Match | None:
        """The match; None before the deal."""
        return self.held.match

    def current_player(self) -> int:
        """Who decides."""
        match = self.match
        if match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if match.over else match.decisions[0].seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is equally likely."""
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        match = self.match
        assert match is not None, "before the deal only chance acts"
        numbers = match.game.action_numbers
        return sorted(numbers[option.key] for option in match.decisions[0].options)

    def _apply_action(self, action: int) -> None:
        table = self.get_game().table
        if self.match is None:
            self.held.match = Match(table.game, table.seats, table.options, action)
        else:
            self.match.choose(self.match.decisions[0].seat, table.keys[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal:{action}" if player < 0 else str(self.get_game().table.keys[action])

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.match is not None and self.match.over

    def returns(self) -> list[float]:
        """What each player has won."""
        seats: int = self.get_game().num_players()
        result = self.match.result if self.match is not None else None
        return [0.0] * seats if result is None else returns(result, seats)

    def __str__(self) -> str:
        if self.match is None:
            return "before the deal"
        made = [" ".join(map(str, split(choice))) for choice in self.match.choices]
        return "; ".join([f"deal {self.match.seed}", *made])


class SeatObserver:
    """A player's view, as the vector of all environments and in words."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tensor: Floats = np.zeros(len(table.observer.names), np.float32)
        self.dict = {"observation": self.tensor}
        self._eyes = [Eye(table.observer, seat) for seat in range(table.seats)]

    def set_from(self, state: RegnumState, player: int) -> None:
        """Look for a player."""
        self.tensor[:] = 0
        match = state.match
        if match is not None:
            asked = next((one for one in match.decisions[:1] if one.seat == player), None)
            seen = self._eyes[player].vector(match.state, asked)
            self.tensor[:] = np.frombuffer(seen, np.float32)

    def string_from(self, state: RegnumState, player: int) -> str:
        """The same as one line."""
        self.set_from(state, player)
        named = zip(self.table.observer.names, self.tensor.tolist(), strict=True)
        return " ".join(f"{name}={number:g}" for name, number in named if number)


pyspiel.register_game(GAME_TYPE, RegnumGame)
