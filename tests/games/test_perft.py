"""Positions counted: from fixed positions, how many decisions and how many different positions lie within a
few choices, and in which order the options of every question come.

A change of rules shows here as a number, and one of the order of options as a line. Records depend on both.
"""

import random
from collections.abc import Callable, Iterator

from regnum import games
from regnum.engine.decision import Decision
from regnum.engine.match import Match

WIDEST = 300
"""A level of the tree with more decisions than this is the last."""
DEEPEST = 6
STARTS = (0, 25, 60, 120, 200)
"""After so many random choices the counting begins."""
SETUPS: dict[str, tuple[tuple[int, dict[str, str]], ...]] = {
    "civ": ((2, {}), (3, {"start": "draft"}), (4, {"teams": "on"})),
    "settlers": ((1, {}), (2, {}), (3, {"lookout": "alternative"}), (4, {"lookout": "advanced"})),
    "imperium": ((2, {}), (3, {}), (4, {"sides": "A,B,A,B"})),
}
SEEDS = (1, 2)


def random_match(game: str, seats: int, options: dict[str, str], seed: int) -> Iterator[Match]:
    """A random game, before each of its choices."""
    match = Match(games.get(game), seats, options, seed)
    chance = random.Random(seed)
    while not match.over:
        yield match
        decision = chance.choice(match.decisions)
        match.choose(decision.seat, chance.choice(decision.options).key)


def test_every_game_is_counted() -> None:
    assert set(SETUPS) == set(games.names())


# --- perft -----------------------------------------------------------------------------------------------


def perft(match: Match) -> Iterator[tuple[int, int]]:
    """Level by level: decisions to be made, and how many of the positions differ."""
    level = [match]
    for _ in range(DEEPEST):
        yield len(level), len({position(one) for one in level})
        if len(level) > WIDEST:
            return
        level = [after for one in level for after in following(one)]


def following(match: Match) -> Iterator[Match]:
    """The match after each answer to its open question."""
    for decision in match.decisions[:1]:
        for option in decision.options:
            twin = match.clone()
            twin.choose(decision.seat, option.key)
            yield twin


def position(match: Match) -> tuple[str, str]:
    """What lies where, and what is asked."""
    return match.state.fingerprint(), repr(match.decisions)


def counted(game: str) -> Iterator[str]:
    """A line for each position that is counted from."""
    for seats, options in SETUPS[game]:
        for seed in SEEDS:
            for made, match in enumerate(random_match(game, seats, options, seed)):
                if made in STARTS:
                    counts = ", ".join(f"{decisions} ({different})" for decisions, different in perft(match))
                    chosen = " ".join(options.values()) or "default"
                    yield f"{game}, {seats} seats, {chosen}, seed {seed}, from choice {made}: {counts}"


def test_as_many_positions_as_ever_lie_within_a_few_choices(golden: Callable[[str, str], None]) -> None:
    lines = ["decisions (different positions) after 0, 1, 2 … choices"]
    lines += [line for game in games.names() for line in counted(game)]
    golden("perft.txt", "\n".join(lines) + "\n")


# --- the order of options --------------------------------------------------------------------------------


def longest(game: str) -> dict[str, str]:
    """Every question of some random games, by its message, where it offered most."""
    asked: dict[str, Decision] = {}
    for seats, options in SETUPS[game]:
        for seed in SEEDS:
            for match in random_match(game, seats, options, seed):
                for decision in match.decisions:
                    before = asked.get(decision.ask.text)
                    if before is None or len(decision.options) > len(before.options):
                        asked[decision.ask.text] = decision
    return {text: told(decision) for text, decision in asked.items()}


def test_the_options_of_every_question_come_in_their_order(golden: Callable[[str, str], None]) -> None:
    lines = [line for game in games.names() for _, line in sorted(longest(game).items())]
    golden("asks.txt", "\n".join(lines) + "\n")


def told(decision: Decision) -> str:
    """A question with its clause and its options."""
    keys = [option.key for option in decision.options]
    return " ".join([decision.ask.text, f"({decision.ask.clause})", *keys])
