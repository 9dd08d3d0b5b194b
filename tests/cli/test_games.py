"""`regnum games`: what there is to play."""

import json

import pytest

from regnum import games
from regnum.cli import main


@pytest.fixture(autouse=True)
def _plain_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """Eighty columns without colours, and an English system."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    for name in ("FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_every_game_with_its_options_in_words(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["games", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert "⟨" not in out
    assert max(map(len, out.splitlines())) <= 80
    for game in map(games.get, games.names()):
        assert game.text(lang)(f"{game.name}-name") in out
        flags = [
            f"--{option.name} {value}"
            for option in game.options
            if option.offered
            for value in option.values or (option.default,)
        ]
        assert all(flag in out for flag in flags)


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_every_option_is_explained(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["games", "--lang", lang]) == 0
    out = " ".join(capsys.readouterr().out.split())
    for game in map(games.get, games.names()):
        for option in [one for one in game.options if one.offered]:
            assert game.text(lang)(f"{game.name}-option-{option.name}.help") in out


def test_seats_cards_and_the_default(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["games"]) == 0
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert f"2 to 4 seats · 104 cards, 15 different · rules version {games.get('civ').version}" in lines
    assert "--start classic Three cards each (default)" in lines


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["games", "--json", "--lang", "hu"]) == 0
    (civ,) = [game for game in json.loads(capsys.readouterr().out) if game["name"] == "civ"]
    assert civ["seats"] == [2, 3, 4]
    assert civ["cards"] == {"different": 15, "all": 104}
    start = civ["options"][0]
    assert (start["name"], start["default"], list(start["values"])) == (
        "start",
        "classic",
        ["classic", "draft"],
    )
    assert start["title"] == "Kezdés"
    assert start["help"].endswith(".")
    assert list(start["explained"]) == ["classic", "draft"]


def test_an_unknown_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["games", "--lang", "xx"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
