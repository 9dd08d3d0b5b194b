"""Playing in the terminal: whole games by script, what is shown to whom, and what becomes of the record."""

import io
import itertools
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

import regnum
from regnum import bests, games, home, players
from regnum.cli import main, screen
from regnum.cli.terminal import display as display_module
from regnum.cli.terminal import questions
from regnum.cli.terminal.answers import labels
from regnum.cli.terminal.board import Painter
from regnum.cli.terminal.display import Display
from regnum.cli.terminal.loop import play as play_table
from regnum.cli.terminal.table import Table
from regnum.engine.decision import DONE, NUMBERS, Option, option
from regnum.engine.errors import RegnumError
from regnum.engine.position import Position
from regnum.engine.record import Record
from regnum.engine.rng import Rng
from regnum.engine.view import CounterView, View, ZoneView
from regnum.players.player import stream
from regnum.players.search import Budget, SearchPlayer, Weighed

LANGUAGES = ("en", "hu")
NAMES = ("Anna", "Béla", "Cili", "Dénes")


class Blind:
    """A computer player for tests: picks blindly, and thinks most of the first option."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, position: Position) -> Option:
        return position.decision.options[self._rng.below(len(position.decision.options))]

    def explain(self, position: Position) -> list[Weighed]:
        options = position.decision.options
        return [Weighed(option, 1.0 if not place else 0.0, 0.5) for place, option in enumerate(options)]


def make(spec: str, seed: int) -> Blind:
    if spec.partition(":")[0] not in ("random", "greedy", "search"):
        raise RegnumError(f"There is no player {spec!r}.")
    return Blind(seed)


@pytest.fixture(autouse=True)
def _plain_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """Eighty columns without colours, an English system, and players that take no time."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    for name in ("FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(players, "make", make, raising=False)


class Terminal:
    """A screen of eighty columns, and somebody who types the given lines; then the input ends."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.file = io.StringIO()
        self._lines = iter(lines)
        self.asked: list[str] = []
        """What was on the screen each time that a line was read, from the line before on."""
        self._seen = 0
        console = Console(file=self.file, width=80, markup=False, emoji=False, highlight=False)
        self.display = Display(console, self.read)

    def read(self, mark: str) -> str:
        self.asked.append(self.output[self._seen :])
        self._seen = len(self.output)
        line = next(self._lines, None)
        if line is None:
            raise EOFError
        self.file.write(f"{mark}{line}\n")
        return line

    @property
    def output(self) -> str:
        return self.file.getvalue()


def lay(kinds: str, seed: int = 7, lang: str = "en", path: Path | None = None, **options: str) -> Table:
    seats = kinds.split(",")
    match = regnum.new_match("civ", len(seats), seed, **options)
    return Table(match, seats, NAMES[: len(seats)], lang, make, path)


def sit(table: Table, *lines: str) -> Terminal:
    """Play a table with these lines; the input ends behind them."""
    terminal = Terminal(lines)
    assert play_table(table, terminal.display) == 0
    return terminal


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def refuse(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Run a command line that must be refused; the one line that it says."""
    assert main.main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("regnum: ")
    assert err.count("\n") == 1
    return err


# --- whole games ----------------------------------------------------------------------------------------


def always_the_first(*asides: str) -> Iterator[str]:
    """Option 1 for ever, with something else typed now and then."""
    for aside in itertools.cycle(asides):
        yield from ("1", "1", "1", aside)


@pytest.mark.parametrize(("lang", "start"), [("en", "draft"), ("hu", "classic")])
def test_a_whole_game_by_script(lang: str, start: str) -> None:
    table = lay("human,search,greedy", lang=lang, start=start)
    asides = ("u", "?", "c 1", "c u", "c", "l", "b", "h", "hm", "", "s", "card:nothing")
    terminal = sit(table, *itertools.islice(always_the_first(*asides), 4000))
    assert table.match.over
    assert "⟨" not in terminal.output
    assert max(len(line.rstrip()) for line in terminal.output.splitlines()) <= 80
    result = table.match.result
    assert result is not None
    ending = terminal.output.rpartition("─")[2]
    assert table.text(f"civ-end-{result.reason}") in terminal.output
    assert [str(points) for points in result.points] == re.findall(r"\d+", ending.splitlines()[-2])
    assert ending.rstrip().endswith("7")  # the seed


def test_people_only_and_teams() -> None:
    table = lay("human,human,human,human", lang="hu", teams="on", start="draft")
    terminal = sit(table, *["1"] * 120)
    assert {int(choice[0]) for choice in table.match.choices} == {0, 1, 2, 3}
    assert "⟨" not in terminal.output


def test_computers_only_are_watched() -> None:
    table = lay("random,random")
    terminal = sit(table)
    assert table.match.over
    assert terminal.asked == []
    assert terminal.output.count(" plays ") > 20
    assert "wins." in terminal.output


def test_an_option_is_chosen_by_number_or_key() -> None:
    table = lay("human,human", first="1")
    keys = [option.key for option in table.match.asked(0).options]
    sit(table, "", "2")
    assert table.match.choices == [f"0 {keys[1]}"]
    table = lay("human,human", first="1")
    sit(table, "", keys[-1])
    assert table.match.choices == [f"0 {keys[-1]}"]


def test_an_option_that_is_a_number_is_called_by_it() -> None:
    assert labels([*NUMBERS[:3], DONE]) == {"0": NUMBERS[0], "1": NUMBERS[1], "2": NUMBERS[2], "3": DONE}
    cards = [option("card", 1, "a"), option("card", 2, "b")]
    assert labels([*cards, DONE]) == {"1": cards[0], "2": cards[1], "3": DONE}


def test_a_forced_answer_is_given_by_enter() -> None:
    table = lay("human,human", start="draft")
    while len(table.match.asked(0).options) > 1:
        for decision in table.match.decisions:
            table.match.choose(decision.seat, decision.options[0].key)
    made = len(table.match.choices)
    sit(table, "", "")
    assert len(table.match.choices) == made + 1


# --- what can be typed ----------------------------------------------------------------------------------


def go_to(table: Table, seat: int, ask: str) -> None:
    """Play first options until the seat is asked this."""
    match = table.match
    while match.decision and (match.decision.seat, match.decision.ask.text) != (seat, ask):
        match.choose(match.decision.seat, match.decision.options[0].key)
    assert match.decision


def go_to_warning(table: Table) -> None:
    """Play blindly until somebody is warned of something."""
    match, rng = table.match, Rng(1)
    while match.decision and not match.warnings(match.decision.seat):
        options = match.decision.options
        match.choose(match.decision.seat, options[rng.below(len(options))].key)
    assert match.decision


def test_what_a_choice_leads_to_is_said_before_it_is_made() -> None:
    table = lay("human,human")
    go_to_warning(table)
    terminal = sit(table, "", "")
    assert re.search(r"Attack: .*: Only \w+ would be left to attack", " ".join(terminal.output.split()))


def test_undo_goes_back_to_the_own_last_decision() -> None:
    table = lay("human,human", seed=2, first="1")
    go_to(table, seat=0, ask="civ-ask-effect")
    before = list(table.match.choices)
    terminal = sit(table, "", "u")
    assert table.match.choices == before[:-1]
    assert "taken back" in terminal.output
    assert terminal.asked[-1].count("Play a card") == 1


@pytest.mark.parametrize(
    ("lang", "why"), [("en", "Béla has decided since."), ("hu", "Azóta Béla is döntött.")]
)
def test_undo_says_why_not(lang: str, why: str) -> None:
    table = lay("human,search", first="1", lang=lang)
    go_to(table, seat=1, ask="civ-ask-play")
    before = list(table.match.choices)
    terminal = sit(table, "u")
    assert why in terminal.output
    assert table.match.choices[: len(before)] == before


def test_the_log_begins_at_the_own_last_decision() -> None:
    table = lay("human,search", first="1")
    terminal = sit(table, *["1"] * 6)
    logs = [re.findall(r"(?m)^  (Anna|Béla) ", shown) for shown in terminal.asked[1:]]
    assert {log[0] for log in logs if log} == {"Anna"}  # what the choice before the question did
    assert terminal.asked[0].count("plays") == 0


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("?", "play exactly one card from your hand"),
        ("c military ii", "Military II ×8\n"),
        ("c MILITARY", "Military I ×8, Military II ×8, Military III ×4\n"),
        ("c 1", "Level 1"),
        ("c", "No card is called that"),
        ("c unicorn", "No card is called that"),
        ("h", "Search would choose"),
        ("s", "Where to?"),
        ("", "Anna: Play a card"),
        ("99", "Type the number of an option"),
        ("nonsense", "u undo"),
        ("b", "Age deck: "),
        ("q", "not kept. Its seed: 7"),
    ],
)
def test_commands(typed: str, said: str) -> None:
    table = lay("human,search", first="1")
    terminal = sit(table, typed)
    assert said in terminal.output.partition(f"> {typed}\n")[2]
    assert table.match.choices == []


def test_the_hint_is_the_first_choice_of_the_adviser() -> None:
    table = lay("human,search", first="1", lang="hu")
    best = table.text.option("civ", table.match.asked(0), table.match.asked(0).options[0])
    assert f"A kereső ezt választaná: {best} (" in sit(table, "h").output


def thoughtful(spec: str, seed: int) -> SearchPlayer:
    return SearchPlayer(stream(seed), Budget(40))


@pytest.mark.parametrize("game", games.names())
def test_search_gives_hints_in_every_game(game: str) -> None:
    """Search itself, not one that only looks like it."""
    table = Table(regnum.new_match(game, 2, 7), ("human", "search"), NAMES[:2], "en", thoughtful)
    told = re.findall(r"Search would choose (.+) \((\d+) % sure;", sit(table, "h").output)
    labels = table.match.labels(0, table.text)
    assert [option in labels.values() and 0 < int(share) <= 100 for option, share in told] == [True]


def test_saving_by_hand(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Anna")
    saved = tmp_path / "game.json"
    table = lay("human,search", first="1")
    terminal = sit(table, f"s {other}", f"s {tmp_path / 'none' / 'x'}", f"s {saved}", "1", f"s {saved}")
    assert other.read_text() == "Dear Anna"
    assert "stays as it is" in terminal.output
    assert "cannot be written" in terminal.output
    record = Record.read(saved)
    assert record.players == ("Anna (human)", "Béla (search)")
    assert regnum.load(record).choices == table.match.choices


def test_a_disk_that_fails_ends_no_game(tmp_path: Path) -> None:
    table = lay("human,search", first="1", path=tmp_path / "gone" / "game.json")
    terminal = sit(table, "1", "1")
    assert len(table.match.choices) >= 2
    assert "cannot be written" in terminal.output


# --- several people at one keyboard ---------------------------------------------------------------------


def titles(table: Table, seat: int) -> set[str]:
    """What a seat holds, in words."""
    hidden = [zone for zone in table.match.view(seat).zones if zone.layout == "hand" and zone.owner == seat]
    return {table.text.card(key) for zone in hidden for key in zone.cards or ()}


@pytest.mark.parametrize("start", ["classic", "draft"])
def test_nobody_sees_the_hand_of_another(start: str) -> None:
    decided = 0
    for seed in range(12):
        table = lay("human,human", seed=seed, start=start)
        first = table.match.decisions[0].seat
        own, other = titles(table, first), titles(table, 1 - first)
        played = table.text.card(table.match.asked(first).options[0].name)
        terminal = sit(table, "", "l", "b", "1")
        look, hand_over = "".join(terminal.asked[1:4]), terminal.output.rpartition("> 1\n")[2]
        assert all(title in look for title in own)
        assert not any(title in look for title in other - own)
        if table.match.decisions[0].seat == first:
            continue
        assert not any(title in hand_over for title in own | other)
        # Now the other one looks. A card played openly may be seen, one kept in the draft may not.
        terminal = sit(table, "", "l", "b")
        secret = titles(table, first) | own if start == "draft" else titles(table, first) - {played}
        assert not any(title in terminal.output for title in secret - other)
        decided += bool(secret - other)
    assert decided > 3


def test_the_hand_over_is_announced_and_clears_the_screen() -> None:
    table = lay("human,human", first="1")
    terminal = sit(table, "", "1", *["2"] * 3)
    assert "Pass the keyboard to Anna" in terminal.asked[0]
    after = next(shown for shown in terminal.asked[1:] if "Pass the keyboard" in shown)
    assert "Pass the keyboard to Béla" in after
    assert "\n" * 20 in after  # no terminal: blank lines push the old hand off the screen


def test_in_a_real_terminal_nothing_can_be_scrolled_back_to() -> None:
    table = lay("human,human", first="1")
    terminal = Terminal(["", "1"])
    terminal.display.console = Console(file=terminal.file, width=80, force_terminal=True, _environ={})
    assert play_table(table, terminal.display) == 0
    assert terminal.asked[0].startswith("\x1b[3J")


def test_one_person_is_never_asked_to_pass_the_keyboard() -> None:
    assert "Pass the keyboard" not in sit(lay("human,search"), *["1"] * 10).output


# --- the record -----------------------------------------------------------------------------------------


def test_a_game_is_kept_and_taken_up_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    type_in(monkeypatch, "1", "1", "q")
    flags = ("--seats", "human,search:9", "--seed", "5", "--start", "draft", "--names", "Anna,Béla")
    assert main.main(["terminal", "civ", *flags, "--record", str(file)]) == 0
    assert f"regnum terminal --record '{file}'" in capsys.readouterr().out
    first = Record.read(file)
    assert (first.seed, first.options["start"]) == (5, "draft")
    assert sum(choice.startswith("0 ") for choice in first.choices) == 2

    type_in(monkeypatch, *["1"] * 2000)
    assert main.main(["terminal", "--record", str(file), "--lang", "hu"]) == 0
    out = capsys.readouterr().out
    assert "Véletlenmag: 5" in out
    assert "Anna: " in out
    second = Record.read(file)
    assert second.choices[: len(first.choices)] == first.choices
    assert second.players == ("Anna (human)", "Béla (search:9)")
    assert regnum.load(second).over

    assert main.main(["terminal", "--record", str(file)]) == 0  # a finished game shows its result
    assert "Seed: 5" in capsys.readouterr().out
    assert Record.read(file) == second


@pytest.mark.parametrize(("ending", "code"), [(EOFError, 0), (KeyboardInterrupt, 130)])
def test_leaving_keeps_the_record(tmp_path: Path, ending: type[BaseException], code: int) -> None:
    table = lay("human,search", path=tmp_path / "game.json")
    terminal = Terminal([])
    lines = iter(["1"])

    def read(mark: str) -> str:
        for line in lines:
            return line
        raise ending

    terminal.display.read = read
    assert play_table(table, terminal.display) == code
    assert list(Record.read(tmp_path / "game.json").choices) == table.match.choices
    assert "is kept in" in terminal.output


def test_a_record_is_written_before_the_first_choice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = refuse(capsys, "terminal", "civ", "--record", str(tmp_path / "none" / "game.json"))
    assert "cannot be written" in line


def edited(change: Callable[[str], str]) -> Callable[[bytes], bytes]:
    return lambda raw: change(raw.decode()).encode()


BROKEN = {
    "truncated": lambda raw: raw[: len(raw) // 2],
    "not JSON": lambda raw: b"\xff\xfe hello",
    "empty": lambda raw: b"",
    "another card": edited(lambda text: re.sub(r"card:[a-z]+-1", "card:utopia-3", text, count=1)),
    "another seed": edited(lambda text: text.replace('"seed": 7', '"seed": 8')),
    "other rules": edited(lambda text: re.sub(r'"rules": "[^"]*"', '"rules": "0"', text)),
    "other cards": edited(lambda text: re.sub(r'"cards": "[^"]*"', '"cards": "0"', text)),
    "choices cut off": edited(lambda text: re.sub(r'(,\s+"[0-9] [^"]+"){2}\s+\]', "]", text)),
    "unknown game": edited(lambda text: text.replace('"game": "civ"', '"game": "chess"')),
    "no choice": edited(lambda text: re.sub(r'"[0-9] card:', '"card:', text, count=1)),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_record_is_refused_and_left_alone(
    fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    sit(lay("human,search", path=file), *["1"] * 5)
    file.write_bytes(BROKEN[fault](file.read_bytes()))
    broken = file.read_bytes()
    assert str(file) in refuse(capsys, "terminal", "--record", str(file))
    assert file.read_bytes() == broken
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    "flags", [("--seed", "8"), ("--start", "draft"), ("--seats", "human,search,search"), ("--names", "Anna")]
)
def test_flags_must_not_contradict_the_record(
    flags: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    sit(lay("human,search", path=file), "1")
    kept = file.read_bytes()
    refuse(capsys, "terminal", "civ", "--record", str(file), *flags)
    assert file.read_bytes() == kept


def test_a_record_that_does_not_say_who_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    regnum.new_match("civ").record().save(file)
    assert "--seats" in refuse(capsys, "terminal", "--record", str(file))
    type_in(monkeypatch, "1")
    assert main.main(["terminal", "--record", str(file), "--seats", "human,search"]) == 0
    assert "Seat 1" in capsys.readouterr().out


# --- the command line -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("flags", "named"),
    [
        (["chess"], "civ"),
        (["civ", "--lang", "xx"], "hu"),
        (["civ", "--seats", "human"], "2 to 4"),
        (["civ", "--seats", "human,"], "human,"),
        (["civ", "--seats", "human,oracle"], "oracle"),
        (["civ", "--seed", "-1"], "-1"),
        (["civ", "--seed", "many"], "--seed"),
        (["civ", "--start", "late"], "classic, draft"),
        (["civ", "--teams", "on"], "4 seats"),
        (["civ", "--loud", "yes"], "--loud"),
        (["civ", "--names", "Anna"], "different names"),
        (["civ", "--names", "Anna,Anna"], "different names"),
        (["civ", "--names", "Anna,@"], "different names"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(
    flags: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert named in refuse(capsys, "terminal", *flags)


def test_the_options_of_a_game_are_flags(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["terminal", "--help"]) == 0
    assert "civ: classic or draft" in " ".join(capsys.readouterr().out.split())


def test_names_are_what_they_are_or_what_is_given(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch)
    main.main(["terminal", "civ", "--seats", "human,search,search:9", "--lang", "hu"])
    assert re.search(r"Játékos +(▶ )?Kereső B +(▶ )?Kereső C", capsys.readouterr().out)


def test_a_table_without_a_game_asks_first_and_takes_enter_for_the_default(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(questions.games, "names", lambda: ("civ",))
    type_in(monkeypatch, "xx", "hu", "9", "3", "greedy", *["1"] * 20)
    assert main.main(["terminal"]) == 0
    out = capsys.readouterr().out
    assert re.search(r"Játékos +(▶ )?Mohó B +(▶ )?Mohó C", out)
    assert "⟨" not in out
    assert "Véletlenmag" in out

    type_in(monkeypatch, *[""] * 3)
    assert main.main(["terminal", "--lang", "en"]) == 0
    assert re.search(r"Player +(▶ )?Search", capsys.readouterr().out)


def test_it_can_be_left_before_it_begins(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch)
    assert main.main(["terminal"]) == 0
    assert "hu" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("system", "lang"),
    [
        ("hu_HU.UTF-8", "hu"),
        ("hu", "hu"),
        ("en_GB", "en"),
        ("fi_FI.UTF-8", "en"),
        ("C.UTF-8", "en"),
        ("", "en"),
    ],
)
def test_the_language_of_the_system(system: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL")
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", system)
    assert screen.usual_language() == lang


# --- the look -------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_messages() -> None:
    ids = [
        re.findall(r"(?m)^[a-z-]+(?= =)", (screen.LOCALE / f"{lang}.ftl").read_text("utf-8"))
        for lang in LANGUAGES
    ]
    assert ids[0] == ids[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_commands_fit_into_a_line(lang: str) -> None:
    assert len(screen.words(lang)("terminal-commands")) <= 80


def drawn(view: View, width: int = 80, colours: bool = False) -> str:
    game = regnum.games.get("civ")
    text = game.text("en", NAMES)
    file = io.StringIO()
    console = Console(
        file=file, width=width, force_terminal=colours, color_system="standard" if colours else None
    )
    console.print(Painter(game, text).board(view, width))
    return file.getvalue()


def zone(
    name: str, owner: int | None, cards: tuple[str, ...] | None, layout: str = "row", count: int = 0
) -> ZoneView:
    place = f"{name}:{owner}:{count}"
    return ZoneView(place, f"@civ-{name}", owner, layout, count or len(cards or ()), cards)  # type: ignore[arg-type]


def view_of(*zones: ZoneView, counters: tuple[CounterView, ...] = ()) -> View:
    return View("civ", 0, 2, 1, "@civ-stage-play", zones, counters)


def test_a_zone_does_not_say_its_name_twice() -> None:
    view = view_of(zone("domain-science", 0, ("science-1", "science-2", "science-2")))
    assert re.search(r"Science +3  I, II ×2", drawn(view))


def test_zones_of_one_name_are_drawn_as_one() -> None:
    view = view_of(*(zone("zone-embargo", 0, ("economy-1",), count=n) for n in (1, 2)))
    assert re.search(r"Embargo +3  Economy I ×2", drawn(view))


def test_of_a_pile_only_the_top_is_shown() -> None:
    board = drawn(view_of(zone("zone-discard", None, ("military-1", "culture-2"), "pile")))
    assert "Culture II" in board
    assert "Military I" not in board


def test_long_rows_are_drawn_below_each_other_and_no_card_is_broken() -> None:
    cards = tuple(face.key for face in regnum.games.get("civ").cards)
    long = view_of(zone("zone-middle", 0, cards), zone("zone-discard", None, cards, "stack"))
    board = drawn(long)
    assert "Anna\n" in board
    assert "▶ Béla" in board
    open_cards = board.partition("Anna\n")[0]
    assert not re.search(r"(?m)(Military|Religion|Economy|Science|Culture|Utopia) *$", open_cards)
    assert max(map(len, board.splitlines())) <= 80
    assert len(drawn(long, width=160).splitlines()) < len(board.splitlines())


def test_suits_differ_in_colour_and_in_words() -> None:
    view = view_of(zone("zone-hand", 0, ("military-1", "utopia-3"), "hand"))
    coloured = drawn(view, colours=True)
    codes = re.findall(r"\x1b\[(\d+)m(?:Military I|Utopia III)", coloured)
    assert len(set(codes)) == 2
    assert "\x1b" not in drawn(view)


def test_whoever_thinks_long_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class AtOnce(display_module.Timer):
        """Half a second is over as soon as it has begun."""

        def start(self) -> None:
            self.function()
            self.finished.set()
            super().start()

    monkeypatch.setattr(display_module, "Timer", AtOnce)
    table = lay("human,search", first="2")
    assert "Béla thinks …" in sit(table).output


def test_a_solo_game_is_compared_with_the_personal_best(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(screen, "read_line", lambda prompt: "1")
    monkeypatch.setattr(home.sys, "platform", "linux")
    said = []
    for points in (50, 60, 55):
        won = bests.Best("settlers", "@settlers-suit-romans", points, "solo-knight")
        monkeypatch.setattr(bests, "of_match", lambda match, won=won: won)
        assert main.main(["terminal", "settlers", "--seats", "human", "--seed", "3"]) == 0
        said += [line for line in capsys.readouterr().out.splitlines() if "personal best" in line]
    assert said == [
        "A new personal best: Romans, 50 points.",
        "A new personal best: Romans, 60 points.",
        "Your personal best: Romans, 60 points.",
    ]
