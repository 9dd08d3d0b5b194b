"""PettingZoo: seats act one after the other, with action masks."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from regnum.engine.rng import SEEDS
from regnum.lab.env.table import Table
from regnum.lab.summary import summary


class RegnumAEC(AECEnv[str, Any, Any]):
    """A game as PettingZoo plays it.

    An observation is `{"observation": what the seat sees, "action_mask": what it may do}`. Who has to act is
    whoever the game asks next; seats that are asked together answer one after the other, unseen. Rewards come
    at the end: see `Table.returns`.
    """

    def __init__(self, game: str, seats: int, observe: str, options: Mapping[str, Any]) -> None:
        super().__init__()
        self.table = Table(game, seats, options, observe)
        self.metadata = {"name": f"regnum_{game}_v1", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        mask = spaces.Box(0, 1, (len(self.table.keys),), np.int8)
        seen = {"observation": self.table.observation_space(), "action_mask": mask}
        self._observation_spaces = {agent: spaces.Dict(dict(seen)) for agent in self.possible_agents}
        self._action_spaces = {agent: self.table.action_space() for agent in self.possible_agents}
        self._luck = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin another game. The same seed begins the same game; without one, the next of a series."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.table.reset(int(self._luck.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._settle()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.look(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: Any) -> None:
        """Answer for the seat that is asked."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.table.act(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._settle()

    def _settle(self) -> None:
        """Whose turn is it, or who has won?"""
        decision = self.table.decision
        if decision is not None:
            self.agent_selection = self.possible_agents[decision.seat]
            return
        self.rewards = dict(zip(self.possible_agents, self.table.returns(), strict=True))
        self._accumulate_rewards()  # all rewards come now
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str:
        """The board as everybody sees it, in words."""
        text = self.table.game.text("en", read=True)
        return "\n".join(summary(text, self.table.view(None), "Table"))

    def close(self) -> None:
        """There is nothing to close."""
