"""The examples run: what they promise is true of the code as it is."""

import importlib.util
import json
import runpy
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def load(name: str) -> ModuleType:
    """An example as a module."""
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_study_in_ten_lines_finds_a_weakest_nation(tmp_path: Path) -> None:
    path = EXAMPLES / "weak_nations.py"
    example = runpy.run_path(str(path))
    said = example["main"](str(tmp_path / "run"), games=4)
    assert said.split()[0] in example["NATIONS"]
    assert "of 4 games" in said
    lines = [line for line in path.read_text("utf-8").split('"""')[2].splitlines() if line.strip()]
    assert len(lines) <= 12


def test_every_cell_of_the_notebook_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    cells = json.loads((EXAMPLES / "study.ipynb").read_text("utf-8"))["cells"]
    names: dict[str, Any] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == [], "outputs are not kept in the repository"
            exec(compile("".join(cell["source"]), "study.ipynb", "exec"), names)
    wins = dict(names["by_player"].select("player", "share").rows())
    assert wins["greedy"] > wins["random"]
    assert names["effects"]


@pytest.fixture(scope="module")
def ppo() -> ModuleType:
    if importlib.util.find_spec("torch") is None:
        pytest.skip("LOUD: torch is not installed, so examples/ppo_civ.py was not run: pip install torch")
    return load("ppo_civ")


def test_ppo_learns_a_little_and_plays_whole_games(ppo: ModuleType) -> None:
    policy = ppo.new_policy()
    before = [one.detach().clone() for one in policy.parameters()]
    assert ppo.train(policy, minutes=0.0, tables=4, steps=16) == 64
    assert any((one != two).any() for one, two in zip(policy.parameters(), before, strict=True))
    assert 0 <= ppo.against(policy, "random", 2) <= 2


def test_ppo_watches_greedy_and_then_chooses_more_like_it(ppo: ModuleType) -> None:
    fields, masks, chosen = ppo.watch(minutes=0.0)
    assert len(fields) == len(masks) == len(chosen) > 20
    assert masks.gather(1, chosen[:, None]).min() == 1, "what is chosen is allowed"
    policy = ppo.new_policy()
    before = policy(fields, masks)[0].log_prob(chosen).mean()
    assert ppo.imitate(policy, minutes=0.0) == len(chosen)
    assert policy(fields, masks)[0].log_prob(chosen).mean() > before


def test_ppo_gives_each_seat_what_comes_after_its_own_decisions(ppo: ModuleType) -> None:
    """Four steps at one table: seats 0, 1, 0, 1; the game ends with the third, seat 0 has won."""
    import numpy as np

    zeros = np.zeros((4, 1), np.float32)
    ended = np.array([[False], [False], [True], [False]])
    returns = np.zeros((4, 1, 2), np.float32)
    returns[2, 0] = (1, -1)
    last = ppo.Batch(np.array([0]), None, None, None, None)
    rollout = ppo.Rollout(
        seats=np.array([[0], [1], [0], [1]]),
        seen=zeros,
        masks=zeros,
        actions=zeros,
        chances=zeros,
        values=zeros,
        looks=zeros,
        ended=ended,
        returns=returns,
        last=last,
        last_values=np.zeros(1, np.float32),
        last_looks=np.zeros(1, np.float32),
    )
    found, complete = ppo.advantages(rollout)
    assert found[:3, 0].tolist() == pytest.approx([ppo.LAMBDA, -1.0, 1.0])
    assert complete[:, 0].tolist() == [True, True, True, False]
