"""Gymnasium: one seat learns, computer players sit in the others."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from regnum import games, players
from regnum.engine.match import IllegalChoice, Match
from regnum.engine.position import Position
from regnum.engine.rng import SEEDS
from regnum.lab.env.table import BadEnvironment, Table
from regnum.lab.summary import summary

ILLEGAL = ("lose", "refuse")
LOST = -1.0


class RegnumEnv(gymnasium.Env[Any, Any]):
    """A game from one seat. Observations are as those of the PettingZoo environment.

    Gymnasium takes any action at any time. One that is not offered loses the game on the spot, and `info`
    says why in words under `illegal`. An environment made with `illegal="refuse"` raises an error instead.
    """

    metadata = {  # noqa: RUF012
        "render_modes": ["ansi"],
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        seats: int,
        seat: int,
        others: str,
        observe: str,
        illegal: str,
        render_mode: str | None,
        options: Mapping[str, Any],
    ) -> None:
        if illegal not in ILLEGAL:
            raise BadEnvironment(f"illegal is one of {' and '.join(ILLEGAL)}, not {illegal!r}.")
        if seat not in range(seats):
            raise BadEnvironment(
                f"A seat at a table of {seats} is a number from 0 to {seats - 1}, not {seat}."
            )
        players.make(others, 0)  # refuses in words what nobody knows
        self.table = Table(game, seats, options, observe)
        self.seat, self.others = seat, others
        self.loses = illegal == "lose"
        self.render_mode = render_mode
        mask = spaces.Box(0, 1, (len(self.table.keys),), np.int8)
        seen = {"observation": self.table.observation_space(), "action_mask": mask}
        self.observation_space = spaces.Dict(seen)
        self.action_space = self.table.action_space()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """Begin another game, up to the first question for this seat."""
        super().reset(seed=seed)
        dealt, luck = (int(number) for number in self.np_random.integers(SEEDS, size=2))
        # A match and not a bare run: players decide by positions, which only a match can make.
        self.match = Match(self.table.game, self.table.seats, self.table.options, dealt)
        self.table.run = self.match
        self._minds = [players.make(self.others, luck + seat) for seat in range(self.table.seats)]
        self._let_others_play()
        return self._seen(), {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Answer, and let the others play until this seat is asked again or the game is over."""
        try:
            self.match.choose(self.seat, self.table.keys[int(action)])
        except IllegalChoice as refused:
            if not self.loses:
                raise
            return self._seen(), LOST, True, False, {"illegal": str(refused)}
        self._let_others_play()
        return self._seen(), self.table.returns()[self.seat], self.match.over, False, {}

    def _let_others_play(self) -> None:
        match = self.match
        while not match.over and (asked := match.decisions[0].seat) != self.seat:
            match.choose(asked, self._minds[asked].choose(Position(match, asked)).key)

    def _seen(self) -> dict[str, Any]:
        return {"observation": self.table.look(self.seat), "action_mask": self.table.mask(self.seat)}

    def render(self) -> str:
        """The board as this seat sees it, in words."""
        return "\n".join(summary(self.table.game.text("en", read=True), self.match.view(self.seat), "Table"))


for name in games.names():
    gymnasium.register(f"Regnum/{name}-v1", "regnum.lab.env:single", kwargs={"game": name})
