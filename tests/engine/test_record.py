"""A game is its record, and a record that was tampered with says so."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.engine.match import Match
from regnum.engine.record import Record, RecordError, split


def played(choices: int, seed: int = 5, **options: str) -> Match:
    """A random game of CIV, `choices` choices long."""
    match = regnum.new_match("civ", seats=3, seed=seed, **options)
    chance = random.Random(seed)
    while len(match.choices) < choices and not match.over:
        decision = match.decisions[0]
        match.choose(decision.seat, chance.choice(decision.options).key)
    return match


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    played(47).record(players=("Anna", "search", "greedy")).save(path)
    return path


def edit(path: Path, **fields: Any) -> None:
    data = json.loads(path.read_bytes())
    data.update(fields)
    path.write_text(json.dumps(data))


def test_a_record_leads_to_the_same_state(saved: Path) -> None:
    match = regnum.load(saved)
    assert match.state == played(47).state
    assert match.record().choices == played(47).record().choices


def test_a_loaded_match_goes_on(saved: Path) -> None:
    match, original = regnum.load(saved), played(47)
    for _ in range(30):
        decision = match.decisions[0]
        key = decision.options[0].key
        match.choose(decision.seat, key)
        original.choose(decision.seat, key)
    assert match.record() == original.record()


def test_a_record_is_readable_by_people(saved: Path) -> None:
    text = saved.read_text()
    assert '"game": "civ"' in text
    assert '  "0 card:' in text or '  "1 card:' in text
    assert '"players": [\n  "Anna"' in text


def test_a_record_keeps_a_fingerprint_every_twenty_choices_and_after_the_last() -> None:
    assert list(played(47).record().fingerprints) == [20, 40, 47]
    assert list(played(40).record().fingerprints) == [20, 40]
    assert list(played(0).record().fingerprints) == [0]


def test_a_record_in_mid_draft_keeps_the_answers_given_so_far() -> None:
    match = regnum.new_match("civ", seats=3, seed=1, start="draft")
    match.choose(2, match.asked(2).options[0].key)
    again = Match.replay(match.game, match.record())
    assert [decision.seat for decision in again.decisions] == [0, 1]


def refused(path: Path) -> str:
    """The one line that says what is wrong; the file stays as it is."""
    before = path.read_bytes()
    with pytest.raises(RecordError) as error:
        regnum.load(path)
    assert path.read_bytes() == before
    assert "\n" not in str(error.value)
    return str(error.value)


def test_a_cut_off_file_is_refused(saved: Path) -> None:
    saved.write_bytes(saved.read_bytes()[:300])
    assert "game.json is not a Regnum record" in refused(saved)


@pytest.mark.parametrize("raw", [b"", b"not json", b"[]", b'"x"', b"\xff\xfe", b"null", b"{}"])
def test_what_is_no_record_is_refused(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "odd.json"
    path.write_bytes(raw)
    assert "odd.json is not a Regnum record" in refused(path)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"nowhere\.json cannot be read: No such file"):
        regnum.load(tmp_path / "nowhere.json")


def test_a_record_of_other_rules_is_refused(saved: Path) -> None:
    edit(saved, rules="0")
    assert "version 0 of the rules of civ; this is version 2" in refused(saved)


def test_a_record_of_other_cards_is_refused(saved: Path) -> None:
    edit(saved, cards="0" * 16)
    assert "A card that takes part in this game of civ has changed since" in refused(saved)


def test_a_record_of_another_format_is_refused(saved: Path) -> None:
    edit(saved, format=3)
    assert "is not a Regnum record" in refused(saved)


def test_a_record_with_an_unknown_field_is_refused(saved: Path) -> None:
    edit(saved, cheat=True)
    assert "cheat" in refused(saved)


@pytest.mark.parametrize("left", [44, 40])
def test_choices_that_were_cut_off_are_noticed(saved: Path, left: int) -> None:
    data = json.loads(saved.read_bytes())
    edit(saved, choices=data["choices"][:left])
    assert f"{left} choices, but its last fingerprint is that of choice 47" in refused(saved)


def test_an_illegal_choice_in_a_record_is_found(saved: Path) -> None:
    data = json.loads(saved.read_bytes())
    data["choices"][9] = "0 card:no-such-card"
    edit(saved, choices=data["choices"])
    assert "departs at choice 10" in refused(saved)


@pytest.mark.parametrize("choice", ["", "card:science-1", "x card:science-1", "0", "-1 done", "٣ done"])
def test_a_choice_that_cannot_be_read_is_found(saved: Path, choice: str) -> None:
    data = json.loads(saved.read_bytes())
    data["choices"][9] = choice
    edit(saved, choices=data["choices"])
    assert "departs at choice 10" in refused(saved)


def test_another_legal_choice_is_found_by_the_next_fingerprint(saved: Path) -> None:
    record = Record.read(saved)
    match = Match.begin(regnum.games.get("civ"), record)
    for at, choice in enumerate(record.choices):
        seat, _ = split(choice)
        decision = match.asked(seat)
        others = [f"{seat} {option.key}" for option in decision.options if f"{seat} {option.key}" != choice]
        if at > 20 and decision.ask.text == "civ-ask-play" and others:
            break
        match.follow(record, choice)
    edit(saved, choices=[*record.choices[:at], others[0], *record.choices[at + 1 :]])
    assert "The record departs" in refused(saved)


def test_another_seed_is_found_at_once(saved: Path) -> None:
    edit(saved, seed=6)
    assert "The record departs" in refused(saved)


def test_a_record_of_an_unknown_game_or_option_is_refused(saved: Path) -> None:
    edit(saved, options={"start": "never"})
    with pytest.raises(regnum.engine.errors.RegnumError, match="start cannot be 'never'"):
        regnum.load(saved)
    edit(saved, game="chess")
    with pytest.raises(regnum.engine.errors.RegnumError, match="no game 'chess'"):
        regnum.load(saved)


def test_saving_where_one_may_not_says_so(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be written"):
        played(3).record().save(tmp_path / "no-such-folder" / "game.json")


def test_saving_replaces_the_file_whole(saved: Path) -> None:
    played(60).record().save(saved)
    assert len(Record.read(saved).choices) == 60
    assert [path.name for path in saved.parent.iterdir()] == ["game.json"]
