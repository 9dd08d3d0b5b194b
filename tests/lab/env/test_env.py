"""The environments, held to the tests that their makers have written."""

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo import test as pettingzoo_test
from pettingzoo.test import api_test, seed_test

import regnum.lab.env.gymnasium_env  # noqa: F401  (Gymnasium learns the names of the environments)
from regnum import games
from regnum.engine.game import BadSetup
from regnum.engine.match import IllegalChoice
from regnum.lab import env
from regnum.lab.env.table import BadEnvironment
from regnum.players import UnknownPlayer

VARIANTS: dict[str, list[dict[str, Any]]] = {
    "civ": [{}, {"start": "draft"}, {"teams": "on"}, {"teams": "on", "start": "draft"}, {"first": "2"}],
    "settlers": [
        *({"lookout": lookout} for lookout in ("standard", "alternative", "advanced")),
        {"peaceful": "on", "reshuffle_faction": "on"},
    ],
    "imperium": [
        *({"boxes": boxes} for boxes in ("classics", "legends", "both-classics", "both-legends")),
        {"sides": "A", "rounds": "2"},
        {"bot": "romans", "level": "overlord"},
    ],
}


def playable(name: str, seats: int, options: dict[str, Any]) -> bool:
    try:
        games.get(name).start(seats, options, 0)
    except BadSetup:
        return False
    return True


TABLES = [
    pytest.param(name, seats, options, id=f"{name}-{seats}-{'-'.join(options.values()) or 'default'}")
    for name in games.names()
    for seats in games.get(name).seats
    for options in VARIANTS[name]
    if playable(name, seats, options)
]
# PettingZoo warns of dictionaries, which its own card games give as well: a mask goes with the observation.
dictionaries = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


def test_every_game_variant_and_number_of_seats_is_tried() -> None:
    assert set(VARIANTS) == set(games.names())
    for name, variants in VARIANTS.items():
        # Whom one meets alone, and how strong it is, makes no other kind of table.
        options = [one for one in games.get(name).options if not (one.per_seat or one.seats)]
        known = {option.name: option.values for option in options}
        tried = {(option, value) for variant in variants for option, value in variant.items()}
        defaults = {(option.name, option.default) for option in games.get(name).options}
        every = {(option, value) for option, values in known.items() for value in values}
        left = every - tried - defaults
        assert left <= {("first", "1"), ("first", "3"), ("first", "4")}, "a variant that no test plays"


class TestPettingZoo:
    pytestmark = dictionaries

    @pytest.mark.parametrize(("name", "seats", "options"), TABLES)
    def test_api(self, name: str, seats: int, options: dict[str, Any]) -> None:
        api_test(env.aec(name, seats=seats, **options), num_cycles=60)

    @pytest.mark.parametrize(("name", "seats", "options"), TABLES)
    def test_seeds(self, name: str, seats: int, options: dict[str, Any]) -> None:
        seed_test(lambda: env.aec(name, seats=seats, **options), num_cycles=30)

    @pytest.mark.parametrize("name", games.names())
    def test_arrays(self, name: str) -> None:
        api_test(env.aec(name, observe="arrays"), num_cycles=40)

    def test_observations_are_no_pictures(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """Its test of saved observations is for pixels. It runs, and says that ours are none."""
        monkeypatch.chdir(tmp_path)
        pettingzoo_test.test_save_obs(env.aec("civ"))
        assert "Observations must be Box to save observations as image" in capsys.readouterr().out

    def test_the_nations_of_two_boxes_bring_their_boxes(self) -> None:
        table = env.aec("imperium", seats=2, nations=("romans", "utopians")).table
        assert table.options == {"nations": "romans,utopians", "boxes": "both-classics"}
        assert env.aec("imperium", nations=("utopians", "qin")).table.options["boxes"] == "legends"
        assert "boxes" not in env.aec("imperium", nations="romans,vikings").table.options

    def test_a_whole_game_pays_the_winner(self) -> None:
        played = env.aec("settlers", seats=3)
        played.reset(seed=4)
        luck = np.random.default_rng(1)
        for _ in played.agent_iter():
            seen, _, over, _, _ = played.last()
            played.step(None if over else luck.choice(np.flatnonzero(seen["action_mask"])))
        result = played.table.result
        assert result is not None
        won = played.table.returns()
        assert sum(won) == pytest.approx(0)
        assert [at for at, one in enumerate(won) if one > 0] == list(result.winners)

    def test_the_board_is_told_in_words(self) -> None:
        table = env.aec("civ")
        table.reset(seed=1)
        assert table.render().startswith("Table: ")


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("observe", ["vector", "arrays"])
def test_gymnasium(name: str, observe: str) -> None:
    made = gymnasium.make(f"Regnum/{name}-v1", others="greedy", observe=observe)
    check_env(made.unwrapped)


def test_gymnasium_solo() -> None:
    check_env(gymnasium.make("Regnum/settlers-v1", seats=1).unwrapped)


def test_in_gymnasium_what_is_not_offered_loses_or_is_refused() -> None:
    lenient, strict = env.single("civ"), env.single("civ", illegal="refuse")
    for one in (lenient, strict):
        seen, _ = one.reset(seed=3)
    forbidden = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = lenient.step(forbidden)
    assert (reward, over) == (-1.0, True)
    assert "It may choose: card:" in info["illegal"]
    with pytest.raises(IllegalChoice, match="It may choose: card:"):
        strict.step(forbidden)


def test_the_others_play_until_the_seat_is_asked_again() -> None:
    table = env.single("civ", seats=3, seat=1, others="greedy")
    seen, _ = table.reset(seed=8)
    over, reward, luck = False, 0.0, np.random.default_rng(2)
    while not over:
        assert table.match.decisions[0].seat == 1
        action = luck.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, over, _, _ = table.step(action)
    result = table.match.result
    assert result is not None
    assert (reward > 0) == (1 in result.winners)


@pytest.mark.parametrize(("name", "seats", "options"), [one for one in TABLES if one.values[1] != 1])
def test_open_spiel(name: str, seats: int, options: dict[str, Any]) -> None:
    if name == "imperium":
        options = {
            **options,
            "rounds": "1",
        }  # OpenSpiel looks at every step from all sides: it takes its time
    game = env.spiel(name, seats, **options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=name == "civ", verbose=False)


def test_open_spiel_states_are_cloned_and_written_down() -> None:
    game = env.spiel("imperium", 2, nations=("romans", "utopians"))
    state = game.new_initial_state()
    state.apply_action(7)
    for _ in range(30):
        state.apply_action(state.legal_actions()[-1])
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    twin = state.clone()
    assert str(twin) == str(state) == str(again)
    state.apply_action(state.legal_actions()[0])
    assert str(twin) == str(again) != str(state)
    assert again.observation_tensor(0) == twin.observation_tensor(0)
    assert "hand+0:count=" in twin.observation_string(0)


def test_many_tables_at_once_play_as_single_ones_do() -> None:
    many, alone = env.vector("civ", tables=3, seed=5), env.vector("civ", tables=1, seed=5)
    batch, first = many.reset(), alone.reset()
    while not first.ended[0]:
        assert (batch.observations[0] == first.observations[0]).all()
        assert (batch.masks[0] == first.masks[0]).all()
        batch = many.step([int(np.flatnonzero(mask)[-1]) for mask in batch.masks])
        first = alone.step([int(np.flatnonzero(mask)[-1]) for mask in first.masks])
    assert batch.ended[0]
    assert sorted(batch.returns[0].tolist()) in ([-1.0, 1.0], [0.0, 0.0])


def test_options_come_with_what_is_known_of_them() -> None:
    table = env.aec("civ").table
    table.reset(seed=2)
    numbers, rows = table.option_rows()
    named = [dict(zip(table.option_names(), row, strict=True)) for row in rows.tolist()]
    for number, row in zip(numbers, named, strict=True):
        domain, age = table.keys[number].removeprefix("card:").rsplit("-", 1)
        assert (row[domain], row["age"], row["in:hand"], row["kind:card"]) == (1, int(age), 1, 1)


@pytest.mark.parametrize(
    ("make", "error", "words"),
    [
        (lambda: env.aec("chess"), games.UnknownGame, "There is no game 'chess'"),
        (lambda: env.aec("civ", seats=9), BadSetup, "civ is for 2 to 4 seats, not 9"),
        (lambda: env.aec("civ", colour="red"), BadSetup, "civ has no option 'colour'"),
        (lambda: env.aec("civ", observe="pixels"), BadEnvironment, "vector and arrays, not 'pixels'"),
        (lambda: env.single("civ", seat=2), BadEnvironment, "from 0 to 1, not 2"),
        (lambda: env.single("civ", others="wizard"), UnknownPlayer, "There is no player 'wizard'"),
        (lambda: env.single("civ", illegal="cheat"), BadEnvironment, "lose and refuse, not 'cheat'"),
        (lambda: env.vector("civ", tables=0), BadEnvironment, "at least 1 table, not 0"),
        (lambda: env.aec("civ").table.act(0), BadEnvironment, "call reset"),
        (lambda: env.aec("imperium", nations=("romans", "utopians"), boxes="classics"), BadSetup, "boxes"),
    ],
)
def test_bad_input_is_refused_in_words(make: Any, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        make()


def test_without_the_packages_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "regnum.lab.env.pettingzoo_aec", None)
    with pytest.raises(env.MissingPackage, match=r"pip install 'regnum\[rl\]'"):
        env.aec("civ")
