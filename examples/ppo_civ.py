"""Masked PPO learns CIV, first by watching greedy and then by playing against itself, until it beats greedy.

    pip install 'regnum[rl]' torch         # the CPU build of torch is enough
    python examples/ppo_civ.py --games 400 --save civ.pt

It takes about ten minutes on two cores. The network reads the observation and, for each action, what is
known of its option; forbidden actions are masked out. For two minutes it learns to choose what greedy
chooses; then both seats learn from what comes of their own choices. A win is 1, a loss -1; until then each
decision is rewarded by how much better the position looks than before (`Game.evaluate`), which changes no
best policy.
"""

import argparse
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from regnum import games, players
from regnum.engine.decision import Option
from regnum.engine.match import Match
from regnum.engine.position import Position
from regnum.lab import env
from regnum.lab.env.tables import Batch, Tables
from regnum.lab.observe import Observer
from regnum.lab.options import option_table
from regnum.lab.stats import wilson

GAME, SEATS = "civ", 2
GAMMA, LAMBDA = 1.0, 0.9
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
EPOCHS, PIECES = 3, 8
RATE = 3e-4
READINGS, BLINDLY = 8, 0.1


class Policy(nn.Module):
    """Observation in; a score for each action and a value out."""

    def __init__(self, fields: int, options: Tensor, width: int = 256, meaning: int = 64) -> None:
        super().__init__()
        self.register_buffer("options", options)
        self.body = nn.Sequential(nn.Linear(fields, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.wish = nn.Linear(width, meaning)
        self.meaning = nn.Linear(options.shape[1], meaning)
        self.habit = nn.Linear(width, len(options))
        self.value = nn.Linear(width, 1)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
        body = self.body(torch.log1p(seen))
        scores = self.habit(body) + self.wish(body) @ self.meaning(self.options).T
        return Categorical(logits=scores.masked_fill(mask == 0, -1e9)), self.value(body).squeeze(-1)


def new_policy() -> Policy:
    """A policy that knows nothing."""
    game = games.get(GAME)
    return Policy(len(Observer(game, SEATS).names), torch.tensor(option_table(game).rows))


# --- watching --------------------------------------------------------------------------------------------


class Seen(NamedTuple):
    """A question as the network reads it."""

    fields: np.ndarray
    mask: np.ndarray


class Eyes:
    """What a seat sees."""

    def __init__(self) -> None:
        self.observer = Observer(games.get(GAME), SEATS)

    def look(self, position: Position) -> Seen:
        """At the open decision."""
        fields = np.frombuffer(self.observer.vector(position.view, position.decision), np.float32)
        mask = np.zeros(len(position.game.actions), np.float32)
        mask[[position.game.action_numbers[option.key] for option in position.decision.options]] = 1
        return Seen(fields, mask)


def watch(minutes: float, seed: int = 2_000_000) -> tuple[Tensor, Tensor, Tensor]:
    """Games of greedy with itself: what it saw, what it might choose, what it chose. Now and then a choice is
    made blindly, so that it is also seen where it would not have gone by itself."""
    game, eyes, begun = games.get(GAME), Eyes(), monotonic()
    seen: list[Seen] = []
    chosen: list[int] = []
    while (monotonic() - begun) / 60 < minutes or not chosen:
        match, chance = Match(game, SEATS, {}, seed), Random(seed)
        minds = [players.make("greedy", chance.getrandbits(40)) for _ in range(SEATS)]
        seed += 1
        while not match.over:
            seat = match.decisions[0].seat
            position = Position(match, seat)
            key = minds[seat].choose(position).key
            if len(position.decision.options) > 1:
                seen.append(eyes.look(position))
                chosen.append(game.action_numbers[key])
            if chance.random() < BLINDLY:
                key = chance.choice(position.decision.options).key
            match.choose(seat, key)
    fields, masks = (torch.from_numpy(np.stack(held)) for held in zip(*seen, strict=True))
    return fields, masks, torch.tensor(chosen)


def imitate(policy: Policy, minutes: float) -> int:
    """Learn to choose what greedy chooses. Returns how many choices were seen."""
    fields, masks, chosen = watch(minutes)
    optimiser = torch.optim.Adam(policy.parameters(), 1e-3)
    for _ in range(READINGS):
        for piece in torch.randperm(len(chosen)).split(512):
            now, _ = policy(fields[piece], masks[piece])
            optimiser.zero_grad()
            (-now.log_prob(chosen[piece]).mean()).backward()
            optimiser.step()
    return len(chosen)


# --- playing ---------------------------------------------------------------------------------------------


@dataclass
class Rollout:
    """So many steps at so many tables; arrays are by step and table."""

    seats: np.ndarray
    seen: np.ndarray
    masks: np.ndarray
    actions: np.ndarray
    chances: np.ndarray
    values: np.ndarray
    looks: np.ndarray
    """How good the position looks for the seat that decides, from -1 to 1."""
    ended: np.ndarray
    returns: np.ndarray
    last: Batch
    last_values: np.ndarray
    last_looks: np.ndarray


def looks(tables: Tables, batch: Batch) -> np.ndarray:
    """How good the position looks for each seat that is asked."""
    evaluate = tables.first.game.evaluate
    pairs = zip(tables.tables, batch.seats, strict=True)
    return np.array([2 * evaluate(table.going.state, int(seat)) - 1 for table, seat in pairs], np.float32)


@torch.no_grad()
def play(policy: Policy, tables: Tables, batch: Batch, steps: int) -> Rollout:
    """Let the policy play with itself."""
    kept: dict[str, list[np.ndarray]] = {name: [] for name in Rollout.__annotations__}
    for _ in range(steps):
        policy_now, value = policy(torch.from_numpy(batch.observations), torch.from_numpy(batch.masks))
        action = policy_now.sample()
        now = (batch.seats, batch.observations, batch.masks, action.numpy())
        now += (policy_now.log_prob(action).numpy(), value.numpy(), looks(tables, batch))
        batch = tables.step(action.numpy())
        for name, array in zip(kept, (*now, batch.ended, batch.returns), strict=False):
            kept[name].append(array)
    arrays = {name: np.stack(held) for name, held in kept.items() if held}
    _, value = policy(torch.from_numpy(batch.observations), torch.from_numpy(batch.masks))
    return Rollout(**arrays, last=batch, last_values=value.numpy(), last_looks=looks(tables, batch))


def advantages(rollout: Rollout) -> tuple[np.ndarray, np.ndarray]:
    """Generalised advantages, each seat's decisions in a row; and which of them have come to something.

    Walks back from the last step. For each table and seat it carries what came after: the value and the look
    of the seat's next decision, or the end of the game.
    """
    steps, tables = rollout.actions.shape
    at = np.arange(tables)
    value, look, ahead, won = (np.zeros((tables, SEATS), np.float32) for _ in range(4))
    known = np.zeros((tables, SEATS), bool)
    seats = rollout.last.seats
    value[at, seats], look[at, seats], known[at, seats] = rollout.last_values, rollout.last_looks, True
    found, complete = np.zeros((steps, tables), np.float32), np.zeros((steps, tables), bool)
    for step in reversed(range(steps)):
        over = rollout.ended[step]
        for carried in (value, look, ahead):
            carried[over] = 0
        won[over], known[over] = rollout.returns[step][over], True
        who = (at, rollout.seats[step])
        reward = won[who] + GAMMA * look[who] - rollout.looks[step]
        delta = reward + GAMMA * value[who] - rollout.values[step]
        found[step], complete[step] = delta + GAMMA * LAMBDA * ahead[who], known[who]
        ahead[who], value[who], look[who] = found[step], rollout.values[step], rollout.looks[step]
        won[who], known[who] = 0, True
    return found, complete


# --- learning --------------------------------------------------------------------------------------------


def learn(policy: Policy, optimiser: torch.optim.Optimizer, rollout: Rollout) -> None:
    """Some epochs of clipped policy gradients."""
    found, complete = advantages(rollout)
    chosen = complete.reshape(-1)

    def flat(array: np.ndarray) -> Tensor:
        return torch.from_numpy(array.reshape(-1, *array.shape[2:])[chosen])

    seen, masks, actions = flat(rollout.seen), flat(rollout.masks), flat(rollout.actions)
    chances, gains, targets = flat(rollout.chances), flat(found), flat(found + rollout.values)
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        for piece in torch.randperm(len(actions)).chunk(PIECES):
            now, value = policy(seen[piece], masks[piece])
            ratio = (now.log_prob(actions[piece]) - chances[piece]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            gain = torch.min(ratio * gains[piece], clipped * gains[piece]).mean()
            error = (value - targets[piece]).square().mean()
            loss = VALUE * error - gain - ENTROPY * now.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def train(policy: Policy, minutes: float, tables: int = 64, steps: int = 128) -> int:
    """Play and learn until the time is over. Returns how many decisions that were."""
    optimiser = torch.optim.Adam(policy.parameters(), RATE, eps=1e-5)
    many = env.vector(GAME, tables, SEATS, seed=1_000_000)
    batch, made, begun = many.reset(), 0, monotonic()
    while (spent := (monotonic() - begun) / 60) < minutes or not made:
        for group in optimiser.param_groups:
            group["lr"] = RATE * max(0.05, 1 - spent / minutes if minutes else 0)
        rollout = play(policy, many, batch, steps)
        learn(policy, optimiser, rollout)
        batch, made = rollout.last, made + steps * tables
    return made


# --- against others ----------------------------------------------------------------------------------------


class Learnt:
    """The policy as a player: it takes what it likes best."""

    def __init__(self, policy: Policy) -> None:
        self.policy, self.eyes = policy, Eyes()

    @torch.no_grad()
    def choose(self, position: Position) -> Option:
        """One of the options of the open decision."""
        fields, mask = (torch.from_numpy(one)[None] for one in self.eyes.look(position))
        now, _ = self.policy(fields, mask)
        key = position.game.actions[int(now.logits[0].argmax())]
        return next(option for option in position.decision.options if option.key == key)


def against(policy: Policy, other: str, count: int) -> float:
    """How many games of so many are won; each deal is played from both seats."""
    wins = 0.0
    for number in range(count):
        match = Match(games.get(GAME), SEATS, {}, number // SEATS)
        seat = number % SEATS
        minds = [players.make(other, number) for _ in range(SEATS)]
        minds[seat] = Learnt(policy)
        while not match.over:
            asked = match.decisions[0].seat
            match.choose(asked, minds[asked].choose(Position(match, asked)).key)
        assert match.result is not None
        wins += (seat in match.result.winners) / len(match.result.winners)
    return wins


def main() -> None:
    parser = argparse.ArgumentParser(description="Masked PPO for CIV.")
    parser.add_argument("--watch", type=float, default=2, help="minutes of watching greedy (default 2)")
    parser.add_argument("--minutes", type=float, default=8, help="of playing with itself (default 8)")
    parser.add_argument("--games", type=int, default=400, help="against greedy afterwards (default 400)")
    parser.add_argument("--save", metavar="FILE", help="keep the policy, and the actions that it speaks of")
    args = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)  # the network is small: several threads would only wait for one another
    policy = new_policy()
    watched, made = imitate(policy, args.watch), train(policy, args.minutes)
    wins = against(policy, "greedy", args.games)
    low, high = wilson(wins, args.games)
    print(f"{watched:,} choices watched, {made:,} decisions made. Against greedy: {wins:g} of {args.games},")
    print(f"{wins / args.games:.1%} (95 % interval {low:.1%} to {high:.1%}).")
    if args.save:
        torch.save({"actions": games.get(GAME).actions, "weights": policy.state_dict()}, args.save)


if __name__ == "__main__":
    main()
