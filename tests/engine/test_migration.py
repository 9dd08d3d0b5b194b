"""Records of earlier versions are carried over where that changes nothing, and nowhere else."""

import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest

import regnum
from regnum import games
from regnum.engine.decision import Unit
from regnum.engine.match import Match
from regnum.engine.migration import Departed, StoredRecord, follow
from regnum.engine.record import FORMAT, Ending, Record, RecordError

CIV = games.get("civ")


def played(choices: int, game: str = "civ", seed: int = 5) -> Match:
    """A random game, `choices` choices long."""
    match = regnum.new_match(game, seats=2, seed=seed)
    chance = random.Random(seed)
    while len(match.choices) < choices and not match.over:
        decision = match.decisions[0]
        match.choose(decision.seat, chance.choice(decision.options).key)
    return match


def stored(record: Record, **changes: Any) -> StoredRecord:
    """The record as an earlier version would have written it."""
    raw = msgspec.to_builtins(record) | {"rules": "older"} | changes
    return StoredRecord.from_json(msgspec.json.encode(raw))


def first_format(record: Record, **changes: Any) -> StoredRecord:
    """The record with the fingerprints of the first format, which nobody can make again."""
    old = {"format": 1, "cards": "of another kind", "ending": None}
    return stored(record, **old, fingerprints={20: "nobody", 40: "knows"}, **changes)


@pytest.mark.parametrize("make", [stored, first_format])
@pytest.mark.parametrize("choices", [0, 47, 10_000])
def test_a_record_is_carried_over_whole(make: Any, choices: int) -> None:
    record = played(choices).record(("Anna", "Béla"))
    old = make(record)
    assert not old.is_current(CIV)
    assert old.carried_over(CIV) == old.of_today(CIV) == record
    assert record.format == FORMAT


def test_a_record_of_today_is_taken_as_it_is() -> None:
    record = played(47).record()
    same = stored(record, rules=record.rules)
    assert same.is_current(CIV)
    assert same.of_today(CIV) == record
    # Whoever replays it finds this; carrying over is not a repair.
    edited = stored(record, rules=record.rules, fingerprints={47: "edited"})
    assert edited.of_today(CIV).fingerprints == {47: "edited"}


def test_a_record_of_other_cards_is_played_again() -> None:
    record = played(47).record()
    changed = stored(record, rules=record.rules, cards="others")
    assert not changed.is_current(CIV)
    assert changed.of_today(CIV) == record
    edited = stored(record, rules=record.rules, cards="others", fingerprints={40: "edited"})
    with pytest.raises(Departed):
        edited.of_today(CIV)


def test_who_was_drawn_by_lot_stands_in_the_record_from_then_on() -> None:
    match = played(10, "imperium")
    left_to_chance = {**match.options, "nations": "seed"}
    old = first_format(match.record(), options=left_to_chance)
    carried = old.carried_over(games.get("imperium"))
    assert carried.options["nations"] == match.options["nations"]
    assert len(set(carried.options["nations"].split(","))) == 2


# --- what departs ------------------------------------------------------------------------------------------


def departs(old: StoredRecord) -> Departed:
    with pytest.raises(Departed) as caught:
        old.carried_over(CIV)
    assert "\n" not in str(caught.value)
    return caught.value


@pytest.mark.parametrize("make", [stored, first_format])
@pytest.mark.parametrize("choice", ["0 card:no-such-card", "1 done", "7 done", "nonsense"])
def test_a_choice_that_is_no_longer_possible_is_named(make: Any, choice: str) -> None:
    record = played(47).record()
    choices = [*record.choices[:30], choice, *record.choices[31:]]
    departed = departs(make(record, choices=choices))
    assert "departs at choice 31: " in str(departed)
    assert (departed.made, departed.possible) == (31, False)
    assert departed.match.choices == list(record.choices[:30])
    assert departed.match.state == played(30).state


def test_a_choice_that_leads_elsewhere_is_named() -> None:
    record = played(47).record()
    departed = departs(stored(record, fingerprints=record.fingerprints | {40: "0" * 16}))
    assert str(departed) == "By today's rules choice 40 leads to another position."
    assert (departed.made, departed.possible) == (40, True)
    assert len(departed.match.choices) == 40


def test_another_seed_is_found_before_the_first_choice() -> None:
    departed = departs(stored(played(0).record(), seed=6))
    assert (departed.made, departed.match.choices) == (0, [])
    assert "begins with another position" in str(departed)


def test_fingerprints_of_the_first_format_are_passed_over() -> None:
    record = played(47).record()
    assert first_format(record).carried_over(CIV).fingerprints == record.fingerprints


def test_a_rule_that_fails_is_a_departure_too() -> None:
    record = played(47).record()

    units = 0

    def counted(state: Any) -> Unit | None:
        nonlocal units
        units += 1
        if units > 12:
            raise KeyError("a bug")
        return CIV.unit(state)

    with pytest.raises(Departed, match=r"departs at choice \d+: KeyError\('a bug'\)") as caught:
        follow(replace(CIV, unit=counted), 2, record.options, record.seed, record.choices, {})
    assert isinstance(caught.value.__cause__, KeyError)
    assert 0 < len(caught.value.match.choices) < 47


def test_a_game_that_comes_out_otherwise_is_refused() -> None:
    record = played(10_000).record()
    assert record.ending is not None
    points = [more + 1 for more in record.ending.points]
    edited = {"winners": [0], "points": points, "reason": record.ending.reason}
    with pytest.raises(RecordError, match="comes out otherwise now") as caught:
        stored(record, ending=edited).carried_over(CIV)
    assert f"{points[0]} to {points[1]} points" in str(caught.value)
    unfinished = played(47).record()
    with pytest.raises(RecordError, match="comes out otherwise now: not over, not"):
        stored(unfinished, ending=edited).carried_over(CIV)


def test_an_ending_that_nobody_has_kept_is_found() -> None:
    record = played(10_000).record()
    ending = stored(record, ending=None).carried_over(CIV).ending
    assert isinstance(ending, Ending)
    assert ending == record.ending


def test_choices_that_were_cut_off_are_noticed() -> None:
    record = played(47).record()
    with pytest.raises(RecordError, match="there are 44, and there were 47"):
        stored(record, choices=record.choices[:44]).carried_over(CIV)


def test_a_game_that_cannot_be_set_up_any_more_is_refused() -> None:
    record = played(5).record()
    with pytest.raises(regnum.engine.errors.RegnumError, match="start cannot be 'never'"):
        stored(record, options={"start": "never"}).carried_over(CIV)


@pytest.mark.parametrize("raw", [b"", b"[]", b"\xff", b'{"format": 1}', b'{"format": 3}'])
def test_what_is_no_record_is_refused_by_its_name(raw: bytes) -> None:
    with pytest.raises(RecordError, match=r"game\.json is not a Regnum record"):
        StoredRecord.from_json(raw, "game.json")


def test_a_record_of_any_format_is_written_as_it_was() -> None:
    old = first_format(played(5).record())
    assert StoredRecord.from_json(old.to_json()) == old
    assert b'"format": 1' in old.to_json()
