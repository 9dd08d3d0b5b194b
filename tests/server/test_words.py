"""The words that tables are sent, with the names put in last."""

from pathlib import Path

import pytest

import regnum
from regnum.engine.foresight import look
from regnum.engine.match import Match
from regnum.engine.record import Record, split
from regnum.server.words import with_names, words

RECORDS = Path(__file__).parents[1] / "records"
NAMES = ("Anna", "Béla", "Cili", "Dóra")


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_options_are_called_as_in_the_terminal(lang: str) -> None:
    """Also those that need a name or a number to be told apart."""
    record = Record.read(RECORDS / "settlers-advanced-peaceful-4.json")
    said, text = words("settlers", lang), regnum.load(record).game.text(lang, NAMES)
    match = Match.begin(regnum.load(record).game, record)
    apart = 0
    for choice in record.choices[:300]:
        seat = split(choice)[0]
        shown = said.question(look(match, match.asked(seat), seat)).options
        assert shown is not None
        expected = match.labels(seat, text)
        assert {one.key: with_names(one.label, NAMES) for one in shown} == expected
        apart += sum("(" in label for label in expected.values())
        match.follow(record, choice)
    assert apart > 0


def test_the_words_of_a_game_hold_the_forms_that_lines_are_cut_by() -> None:
    hungarian, english = (words("settlers", lang).references() for lang in ("hu", "en"))
    assert (hungarian["@settlers-good-stone"], hungarian["@settlers-good-stone.acc"]) == ("kő", "követ")
    assert "@settlers-good-stone.acc" not in english


@pytest.mark.parametrize(
    ("name", "lang", "because"),
    [
        ("told-civ-classic-2", "en", "A tie at 4 points each: more Utopia cards decide."),
        ("civ-classic-4", "en", ""),
        ("settlers-solo-won", "hu", "saját helyszín, a virtuális játékosnak"),
    ],
)
def test_a_result_says_what_decided_where_points_do_not(name: str, lang: str, because: str) -> None:
    match = regnum.load(Record.read(RECORDS / f"{name}.json"))
    assert match.result is not None
    said = words(match.game.name, lang).result(match.result).because
    assert because in said
    assert bool(because) == bool(said)
