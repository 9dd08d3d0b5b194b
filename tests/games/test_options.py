"""Whoever sets up a table is told what there is to choose, in both languages."""

import re

import pytest

from regnum import games
from regnum.engine.game import Game, GameOption
from regnum.engine.text import LANGUAGES

OPTIONS = [(game, option) for game in map(games.get, games.names()) for option in game.options]
OBVIOUS = re.compile(
    r"civ-option-first-[1-4]|settlers-option-factions-\w+|imperium-option-(nations|bot)-\w+|imperium-option-calm-\d"
)
"""Values that a name says all about: seats, factions, nations, numbers."""

options = pytest.mark.parametrize(("game", "option"), OPTIONS, ids=lambda one: one.name)
languages = pytest.mark.parametrize("lang", LANGUAGES)


def is_sentence(said: str) -> bool:
    return said[0].isupper() and said.endswith(".") and "⟨" not in said


@languages
@options
def test_every_option_is_explained(game: Game, option: GameOption, lang: str) -> None:
    assert is_sentence(game.text(lang)(f"{game.name}-option-{option.name}.help"))


@languages
@options
def test_every_value_is_explained_unless_it_is_obvious(game: Game, option: GameOption, lang: str) -> None:
    text = game.text(lang)
    for value in option.values:
        id = f"{game.name}-option-{option.name}-{value}"
        assert OBVIOUS.fullmatch(id) or is_sentence(text(f"{id}.help")), id


@options
def test_no_explanation_was_left_untranslated(game: Game, option: GameOption) -> None:
    ids = [
        f"{game.name}-option-{option.name}{end}.help"
        for end in ("", *(f"-{value}" for value in option.values))
    ]
    english, hungarian = (game.text(lang) for lang in LANGUAGES)
    assert [id for id in ids if english.has(id) != hungarian.has(id)] == []
    assert [id for id in ids if english.has(id) and english(id) == hungarian(id)] == []
