"""A recorded game told in words."""

import re

import pytest

import regnum
from regnum.engine.record import Record, RecordError
from regnum.engine.rng import Rng
from regnum.engine.text import Text, UnknownLanguage
from regnum.lab.transcript import LOCALE, names_of, players_of, transcript

LANGUAGES = ("en", "hu")


def played(seats: int = 3, seed: int = 7, choices: int = 10_000, **options: str) -> regnum.Match:
    """A game of blind choices, to its end or up to some number of them."""
    match, rng = regnum.new_match("civ", seats, seed, **options), Rng(seed)
    while match.decision and len(match.choices) < choices:
        match.choose(match.decision.seat, match.decision.options[rng.below(len(match.decision.options))].key)
    return match


@pytest.fixture(scope="module")
def record() -> Record:
    return played(start="draft").record(("Anna (human)", "Béla (search:9)", "Cili (greedy)"))


def told(record: Record, lang: str = "en", seat: int | str | None = None, start: int = 0) -> str:
    return "\n".join(transcript(record, lang, seat, start))  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_is_told_in_order_and_every_word_exists(record: Record, lang: str) -> None:
    text = told(record, lang)
    assert "⟨" not in text
    numbers = [int(number) for number in re.findall(r"(?m)^ *(\d+)\. \S+ – ", text)]
    assert numbers == list(range(1, len(record.choices) + 1))
    assert len(re.findall(r"\(civ:[A-Z]+-\d\): ", text)) == len(record.choices)


def test_the_same_record_is_told_in_the_same_words(record: Record) -> None:
    assert told(record) == told(Record.from_json(record.to_json()))


def test_the_header_says_what_was_set_up(record: Record) -> None:
    assert told(record).splitlines()[:6] == [
        "CIV: Carta Impera Victoria",
        "Start: A draft of four cards each · Teams: Everyone for themselves · First player: By lot",
        f"Seed 7 · rules version {record.rules} · {len(record.choices)} choices",
        "  1. Anna (human)",
        "  2. Béla (search:9)",
        "  3. Cili (greedy)",
    ]


def test_the_ending_says_who_won_and_how_each_point_came_about(record: Record) -> None:
    result = regnum.load(record).result
    assert result is not None
    *_, outcome, anna, bela, cili = told(record).splitlines()
    assert outcome.endswith(("wins.", "win together."))
    assert [int(line.split(": ")[1].split()[0]) for line in (anna, bela, cili)] == list(result.points)


def test_the_board_is_told_when_a_turn_ends_and_at_the_end(record: Record) -> None:
    lines = told(record).splitlines()
    turns = [number for number, line in enumerate(lines) if line.endswith("begins a turn.")]
    assert all(lines[number + 1].startswith("      | Table: Age deck") for number in turns[:10])
    assert any(line.startswith("      | Anna: Hand ") for line in lines)


def test_a_spectator_is_not_told_what_is_drawn_but_everybody_at_once_is(record: Record) -> None:
    assert re.search(r"draws (a card|\d+ cards)\.", told(record))
    assert not re.search(r"draws \w+ I", told(record))
    assert not re.search(r"draws (a card|\d+ cards)\.", told(record, seat="all"))


def test_a_seat_is_told_its_own_secrets_only(record: Record) -> None:
    text = told(record, seat=0)
    first = [line for line in text.splitlines() if "Keep one card" in line][:3]
    assert [line.endswith("a secret choice") for line in first] == ["Anna" not in line for line in first]
    assert re.search(r"Anna draws \w+ I", text)
    assert not re.search(r"Béla draws \w+ I", text)
    assert re.search(r"\| Béla: Hand \d+;", text)
    assert re.search(r"\| Anna: Hand \d+ \(", text)


def test_a_transcript_may_begin_later(record: Record) -> None:
    text = told(record, start=30)
    assert re.findall(r"(?m)^ *(\d+)\. \S+ – ", text)[0] == "30"
    assert told(record).endswith(text.partition("  30. ")[2])


def test_an_unfinished_game_says_who_is_to_decide() -> None:
    match = played(choices=9)
    assert match.decision is not None
    ending = told(match.record(("Anna", "Béla", "Cili"))).splitlines()[-1]
    assert ending == f"The game is not over. To decide: {('Anna', 'Béla', 'Cili')[match.decision.seat]}."


def test_a_record_that_departs_is_told_up_to_there() -> None:
    whole = played(choices=60).record()
    broken = Record.from_json(whole.to_json().replace(whole.fingerprints[40].encode(), b"0" * 16))
    lines: list[str] = []
    with pytest.raises(RecordError, match="choice 40"):
        lines.extend(transcript(broken, "en"))
    assert any(line.startswith("  39. ") for line in lines)


def test_an_unknown_language_is_refused(record: Record) -> None:
    with pytest.raises(UnknownLanguage):
        told(record, "xx")


def with_players(*players: str) -> Record:
    return played(choices=1).record(players)


def test_names_that_sound_alike_get_letters() -> None:
    assert names_of(with_players("greedy", "Anna (human)", "greedy"), Text("en", LOCALE)) == (
        "greedy A",
        "Anna",
        "greedy C",
    )


def test_seats_without_a_name_are_numbered() -> None:
    assert names_of(with_players("Anna (human)"), Text("hu", LOCALE)) == ("Anna", "2. játékos", "3. játékos")
    assert players_of(with_players("Anna (human)")) == [("Anna", "human"), ("", ""), ("", "")]


def test_names_do_no_harm() -> None:
    record = with_players("\x1b[31mred", "@civ-name", "x" * 500)
    assert names_of(record, Text("en", LOCALE)) == ("[31mred", "civ-name", "x" * 24)
    assert "\x1b" not in told(record)


def test_both_languages_have_the_same_messages() -> None:
    ids = [
        re.findall(r"(?m)^[a-z-]+(?= =)", (LOCALE / f"{lang}.ftl").read_text("utf-8")) for lang in LANGUAGES
    ]
    assert ids[0] == ids[1]
