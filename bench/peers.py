"""The peers, each played as its own users play it. A peer that is not installed is left out in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from itertools import count
from typing import Any

from bench.measure import Subject
from bench.ours import copying, pick

COPIED_GAMES = 8
COPY_EVERY = 83


@dataclass(frozen=True)
class Peer:
    """Another project: the name that pip and Python know it by, and what is measured of it."""

    name: str
    game: str
    subjects: Callable[[], list[Subject]]

    @property
    def missing(self) -> str:
        """Why it cannot be measured; empty if it can."""
        try:
            import_module(self.name)
        except ImportError:
            return f"{self.name} is not installed: ./regnum bench installs it"
        return ""

    @property
    def version(self) -> str:
        return version(self.name)


# --- RLCard: UNO for two -----------------------------------------------------------------------------


def rlcard_subjects() -> list[Subject]:
    """One decision for each `env.step`.

    Its actions are picked as ours are: its RandomAgent asks numpy, which takes nearly as long as a step.
    """
    env = import_module("rlcard").make("uno", config={"seed": 1})

    def play() -> int:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(pick(list(state["legal_actions"])))
            decisions += 1
        return decisions

    # A step of it always makes the observation and the legal actions: for it, both are the same.
    return [Subject("rlcard", "decisions", play), Subject("rlcard", "steps", play)]


# --- PettingZoo: Leduc hold'em for two ---------------------------------------------------------------


def pettingzoo_subjects() -> list[Subject]:
    """One step for each `env.step`, with `env.last()` for the observation and the mask before it."""
    env = import_module("pettingzoo.classic.leduc_holdem_v4").env()

    def play() -> int:
        steps = 0
        env.reset(seed=1)
        while env.agents:
            seen, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else int(pick(seen["action_mask"].nonzero()[0])))
            steps += not over
        return steps

    return [Subject("pettingzoo", "steps", play)]


# --- Catanatron: Catan for two -----------------------------------------------------------------------


def catanatron_subjects() -> list[Subject]:
    """One decision for each tick of a game between its random players, and `Game.copy`."""
    seeds = count(1)  # it takes seed 0 for none
    copies = [position.copy for _ in range(COPIED_GAMES) for position in catan_positions(next(seeds))]

    def play() -> int:
        game, decisions = catan(next(seeds)), 0
        while catan_goes_on(game):
            game.play_tick()
            decisions += 1
        return decisions

    return [Subject("catanatron", "decisions", play), copying("catanatron", copies)]


def catan(seed: int) -> Any:
    catanatron = import_module("catanatron")
    colours = (catanatron.Color.RED, catanatron.Color.BLUE)
    return catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=seed)


def catan_goes_on(game: Any) -> bool:
    """The condition of its own `Game.play`, which stops a game that random players cannot finish."""
    return game.winning_color() is None and game.state.num_turns < 1000


def catan_positions(seed: int) -> list[Any]:
    """Positions spread evenly over a random game."""
    kept, number, game = [], 0, catan(seed)
    while catan_goes_on(game):
        if number % COPY_EVERY == 0:
            kept.append(game.copy())
        game.play_tick()
        number += 1
    return kept


PEERS = (
    Peer("rlcard", "UNO", rlcard_subjects),
    Peer("catanatron", "Catan", catanatron_subjects),
    Peer("pettingzoo", "Leduc hold'em", pettingzoo_subjects),
)
