"""The laws that every game must keep, checked on random play.

    @pytest.mark.parametrize("case", suite.cases(GAME, games=300, seats=(2, 3, 4), options=MODES))
    def test_laws(case): suite.check(case)

Cheap laws are checked at every decision, dear ones at some of them, chosen by the case's own seed. A
failure says how to reproduce it.
"""

import random
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from regnum.engine.decision import Decision
from regnum.engine.foresight import Question, foresee
from regnum.engine.game import Game
from regnum.engine.match import CannotUndo, IllegalChoice, Match, WrongSeat
from regnum.engine.record import Record
from regnum.engine.rng import Rng
from regnum.engine.text import LANGUAGES, Text
from regnum.engine.view import View

TOO_LONG = 50_000
"""No game has so many decisions; one that has will not end."""


@dataclass(frozen=True)
class Case:
    """A number of random games that are set up alike."""

    game: Game[Any]
    seats: int
    options: Mapping[str, str]
    seeds: range
    closely: float
    """At what part of the decisions the dear laws are checked."""

    def __str__(self) -> str:
        chosen = "-".join(self.options.values()) or "default"
        return f"{self.game.name}-{self.seats}-{chosen}-{self.seeds.start}"


def cases(
    game: Game[Any],
    games: int,
    seats: Iterable[int],
    options: Iterable[Mapping[str, str]] = ({},),
    closely: float = 0.01,
    batch: int = 50,
) -> list[Case]:
    """Cases of `batch` games each, so that several processes can share the work."""
    setups = [(count, chosen) for count in seats for chosen in options]
    return [
        Case(game, count, chosen, range(first, min(first + batch, games)), closely)
        for count, chosen in setups
        for first in range(0, games, batch)
    ]


def check(case: Case) -> None:
    """Play the games of a case and hold them to all laws."""
    for seed in case.seeds:
        try:
            play(case.game, case.seats, case.options, seed, case.closely)
        except Exception as error:
            error.add_note(
                f"Reproduce with: regnum.testing.suite.play(regnum.games.get({case.game.name!r}), "
                f"{case.seats}, {dict(case.options)}, seed={seed}, closely={case.closely})"
            )
            raise


def play(game: Game[Any], seats: int, options: Mapping[str, str], seed: int, closely: float = 1.0) -> Match:
    """One random game under all laws."""
    chance = random.Random(seed)
    match = Match(game, seats, options, seed)
    everything = match.state.everything()
    texts = [game.text(lang) for lang in LANGUAGES]
    imagination_law(match)
    while not match.over:
        made = len(match.choices)
        assert made < TOO_LONG, "the game does not end"
        decision = chance.choice(match.decisions)
        options_law(decision)
        actions_law(game, decision)
        assert match.state.everything() == everything, f"cards or tokens were lost or made by choice {made}"
        option = chance.choice(decision.options)
        if chance.random() < closely:
            close_laws(match, decision, chance, texts)
            undo_law(match, decision, option.key)
        else:
            match.choose(decision.seat, option.key)
    assert match.state.everything() == everything
    assert match.result is not None, "the game is over and has no result"
    assert match.result.winners or match.seats == 1, "only a solo game can be lost by everybody"
    record_law(match)
    for text in texts:
        words_law(text, match, None)
    return match


def close_laws(match: Match, decision: Decision, chance: random.Random, texts: list[Text]) -> None:
    """Everything that is too dear to be checked at every decision."""
    refusal_law(match, decision)
    clone_law(match, chance)
    for seat in (None, *range(match.seats)):
        counters_law(match.view(seat))
        gaze_law(match, seat)
    words_law(chance.choice(texts), match, decision.seat)
    sample_law(match, decision, Rng(chance.getrandbits(53)))
    foresight_law(match, decision.seat, Rng(chance.getrandbits(53)))
    for seat in range(match.seats):
        # In mid-unit the others' secrets have already been used: only the asked seat can be told a story.
        if seat == decision.seat or not match.since:
            view_law(match, seat, Rng(chance.getrandbits(53)))


# --- one law each --------------------------------------------------------------------------------------


def options_law(decision: Decision) -> None:
    """There is always an answer; answers are sorted and differ."""
    options = list(decision.options)
    assert options, f"{decision} offers nothing"
    assert options == sorted(set(options)), f"{decision} is not sorted or repeats itself"
    assert len({option.key for option in options}) == len(options), f"{decision} repeats a key"


def actions_law(game: Game[Any], decision: Decision) -> None:
    """Learners count actions by a list that is made beforehand: nothing else is ever offered."""
    unknown = [option.key for option in decision.options if option.key not in game.action_numbers]
    assert not unknown, f"{decision.ask.text} offers {unknown}, which `actions` does not list"


def refusal_law(match: Match, decision: Decision) -> None:
    """What is not offered is refused, and nothing changes."""
    before = match.state.fingerprint(), len(match.choices), len(match.events)
    stranger = next(
        (seat for seat in range(match.seats) if all(d.seat != seat for d in match.decisions)), None
    )
    refused(match, decision.seat, "card:no-such-card", IllegalChoice)
    for card in match.refusals(decision.seat):
        refused(match, decision.seat, f"card:{card}", IllegalChoice)
    if stranger is not None:
        refused(match, stranger, decision.options[0].key, WrongSeat)
    assert before == (match.state.fingerprint(), len(match.choices), len(match.events)), (
        "a refusal changed something"
    )


def refused(match: Match, seat: int, key: str, error: type[Exception]) -> None:
    """The choice must not be taken."""
    try:
        match.choose(seat, key)
    except error:
        return
    raise AssertionError(f"seat {seat} was allowed to choose {key}")


def clone_law(match: Match, chance: random.Random) -> None:
    """A clone is equal to its original, asks the same, and goes its own way."""
    before = match.state.fingerprint()
    twin = match.clone()
    assert twin.state == match.state, "the clone differs"
    assert repr(twin.decisions) == repr(match.decisions), "the clone asks something else"
    anew = match.elsewhere(match.base)
    assert repr(anew.decisions) == repr(match.decisions), "the unit asks something else when it runs anew"
    for _ in range(4):
        if not twin.over:
            decision = chance.choice(twin.decisions)
            twin.choose(decision.seat, chance.choice(decision.options).key)
    assert match.state.fingerprint() == before, "playing on in a clone changed the original"


def counters_law(view: View) -> None:
    """Numbers at the table are never below nothing, and open zones hold what they count."""
    for zone in view.zones:
        assert zone.count >= 0, f"{zone.key} holds {zone.count} cards"
        assert zone.cards is None or len(zone.cards) == zone.count, f"{zone.key} is miscounted"
    keys = [zone.key for zone in view.zones] + [counter.key for counter in view.counters]
    assert len(set(keys)) == len(keys), "two zones or counters have one name"


def gaze_law(match: Match, seat: int | None) -> None:
    """Whoever has looked before sees the same as whoever comes now: what a zone is made of is declared."""
    newcomer = match.game.gaze(seat).view(match.state)
    assert match.view(seat) == newcomer, f"seat {seat} misses what has changed"


def view_law(match: Match, seat: int, rng: Rng) -> None:
    """States that differ only in what a seat may not know look alike to it."""
    world = imagine(match, seat, rng)
    assert world.view(seat) == match.view(seat), f"seat {seat} sees what it may not know"
    assert world.decisions_for(seat) == match.decisions_for(seat), f"questions tell seat {seat} too much"
    events_law(match, world, seat)


def events_law(match: Match, world: Match, seat: int) -> None:
    """The same answer by another seat looks the same, up to what it truly reveals."""
    for decision in match.decisions:
        other = next((d for d in world.decisions if d.seat == decision.seat), None)
        shared = [o for o in decision.options if other and o in other.options]
        if decision.seat == seat or not shared:
            continue
        seen = []
        for table in (match.clone(), world.clone()):
            table.choose(decision.seat, shared[-1].key)
            seen.append(list(until_revealed(table, seat)))
        assert seen[0] == seen[1], f"events tell seat {seat} what it may not know"


def until_revealed(match: Match, seat: int) -> Iterator[Any]:
    """What a seat sees happen, up to the first thing that is news to it."""
    for event in match.events:
        if event.reveals and (seat in event.knows or not event.secret):
            return
        yield event.seen_by(seat)


def sample_law(match: Match, decision: Decision, rng: Rng) -> None:
    """A sampled world asks the seat the same, loses no card, and rests on nothing hidden."""
    seat = decision.seat
    world = imagine(match, seat, Rng(rng.state))
    assert world.state.everything() == match.state.everything(), "a sample lost or made cards"
    asked = next((d for d in world.decisions if d.seat == seat), None)
    assert repr(asked) == repr(decision), f"a sampled world asks {asked}, not {decision}"
    assert world.refusals(seat) == match.refusals(seat), "why a card is refused tells too much"
    assert world.bargains(seat) == match.bargains(seat), "what an option costs or gives tells too much"
    assert match.bargains(seat).keys() <= {option.key for option in decision.options}, "a price of nothing"
    again = match.game.sample(world.base, seat, Rng(rng.state), world.state)
    truth = match.game.sample(match.base, seat, Rng(rng.state), match.state)
    assert again == truth, f"what seat {seat} imagines depends on what it may not know"


def foresight_law(match: Match, seat: int, rng: Rng) -> None:
    """What was foreseen is what is then asked, and tells nothing that the seat may not know."""
    foreseen = foresee(match, seat)
    assert foresee(imagine(match, seat, rng), seat) == foreseen, f"foresight tells seat {seat} too much"
    comes_true(match, seat, foreseen)


def comes_true(match: Match, seat: int, foreseen: Mapping[str, Question]) -> None:
    """Give every answer whose end was foreseen, and see what is asked."""
    for key, then in foreseen.items():
        twin = match.clone()
        for _ in twin.series(seat, key.split()):
            pass
        asked = twin.decisions_for(seat)
        assert asked == (then.seen,), f"{key} was foreseen to ask {then.seen}, and asks {asked}"
        told = twin.warnings(seat), twin.refusals(seat), twin.bargains(seat), twin.apart(seat)
        foretold = then.warnings, then.refusals, then.bargains, then.apart
        assert told == foretold, f"{key} was foreseen to say something else"
        if then.still:
            lies = [(view.zones, view.counters) for view in (match.view(seat), twin.view(seat))]
            assert lies[0] == lies[1], f"{key} was foreseen to change nothing, and does"
        comes_true(twin, seat, then.then)


def imagination_law(match: Match) -> None:
    """At the start of a game much is hidden: samples must differ in more than their random numbers."""
    worlds = set()
    for seed in range(5):
        world = match.game.sample(match.base, 0, Rng(seed), match.state)
        world.rng = 0
        worlds.add(world.fingerprint())
    assert len(worlds) > 1, "seat 0 imagines only the truth"


def imagine(match: Match, seat: int, rng: Rng) -> Match:
    """The match as it could be for all that the seat knows."""
    return match.elsewhere(match.game.sample(match.base, seat, rng, match.state))


def undo_law(match: Match, decision: Decision, key: str) -> None:
    """Choose, take back, choose again. Undo restores everything, or refuses and changes nothing."""
    seat = decision.seat
    before, seen = match.state.fingerprint(), visible(match, seat)
    match.choose(seat, key)
    after, learnt = match.state.fingerprint(), visible(match, seat) - seen
    goes_back = match.back_to(seat) < match.number or match.gathers
    assert goes_back >= match.may_undo(seat), "it is not said that the choice can be taken back"
    try:
        match.undo(seat)
    except CannotUndo:
        assert match.state.fingerprint() == after, "a refused undo changed something"
        return
    assert match.state.fingerprint() == before, "undo did not lead back"
    assert not learnt, f"seat {seat} may take back a choice that has shown it {learnt}"
    match.choose(seat, key)
    assert match.state.fingerprint() == after, "the same choice led elsewhere after undo"


def visible(match: Match, seat: int) -> set[str]:
    """The cards that a seat can see."""
    return {card for zone in match.view(seat).zones for card in zone.cards or ()}


def record_law(match: Match) -> None:
    """A record, written and read, leads to the same end."""
    record = Record.from_json(match.record().to_json())
    again = Match.replay(match.game, record)
    assert again.state == match.state
    assert again.result == match.result
    assert [again.events_for(seat) for seat in (None, 0)] == [match.events_for(seat) for seat in (None, 0)]


def words_law(text: Text, match: Match, seat: int | None) -> None:
    """Everything that a person would read has words."""
    view, game = match.view(seat), match.game.name
    words = [text.refer(view.stage)]
    words += [text.refer(zone.name) for zone in view.zones]
    words += [text.refer(word) for counter in view.counters for word in (counter.name, counter.group)]
    for decision in match.decisions:
        words += [text.refer(why) for why in match.refusals(decision.seat).values()]
        words += [text(said.text, **dict(said.args)) for said in match.warnings(decision.seat).values()]
        words += [text.ask(decision), text.waiting(decision)]
        words += match.labels(decision.seat, text).values()
    words += [text.event(event) for event in match.events_for(seat, start=max(0, len(match.events) - 5))]
    if match.result:
        words.append(text(f"{game}-end-{match.result.reason}"))
        words += [text.refer(word) for line in match.result.lines for word in (line.source, line.heading)]
        words += [text.refer(side) for side in match.result.sides]
        words += [text.say(match.result.because)] if match.result.because else []
    for said in words:
        assert "⟨" not in said, f"{text.lang}: {said}"
