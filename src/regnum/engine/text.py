"""All words that a person reads, in English and Hungarian, from Project Fluent files.

An argument of a message is put into words by these rules:
- under the names `seat` and `other`, a number is a seat and becomes the name of who sits there;
- under the names `card`, `cards`, `under` and `by`, a key (or a tuple of keys) becomes the titles of cards;
- a string that begins with `@` is a reference: the text of the message with that id; with a number behind it,
  as in `@settlers-good-worker 3`, so many of it: the message's attribute `.count` where the language needs
  one, else the number and the word;
- everything else is itself.

Beside a reference `$good` stands `$good-acc`, the word as the object of a sentence: the attribute `.acc` of
its message where the language has one, else the word as it is. Suffixes are written down, never built. Where
there is a number, `$count`, stands `$good-count` too: so many of it, as above.

Every message has `$who`: of whom it speaks, and how. `do` tells the reader to do something; a game that also
says what others do has names of its own for that (`speaking_of`).

Marks such as `[wood]` stand for icons, which a browser draws. Where they are read, they become words, those
of `Game.marks`, and `[city]/[river]` becomes "city or river". A language may write such a word as one with
the noun behind it: the noun is in the message `mark-heads`, and the word has the attribute `.joined`.

A message may have a shorter twin, `<id>-brief`, for the line that is read at a glance: `Text.briefly` takes
it where there is one. So the same tree that makes a card's text makes its brief.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from functools import cache, cached_property
from pathlib import Path
from typing import Any, TypeGuard

from babel.core import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from regnum.engine.decision import Arg, Decision, Option, Phrase
from regnum.engine.errors import RegnumError
from regnum.engine.events import SeenEvent

LANGUAGES = ("en", "hu")
OWN_LOCALE = Path(__file__).parent / "locale"
ACCUSATIVE = "acc"
"""The attribute of a word that stands as an object. A matter of grammar: only some languages have it."""
COUNT = "count"
"""The attribute of a word with a number before it: where a language has plurals."""
ONE = "one"
"""The attribute of a word that means a single one, where the word itself means many."""
JOINED = "joined"
"""The attribute of a mark's word as the first part of a compound, where a language makes one of it."""
HEADS = "mark-heads"
"""The nouns that such compounds end in: the message of a game whose language has them."""

CARDS = ("card", "cards", "under", "by")
"""Arguments that name cards. What an event moves is its `card` or its `cards`; `under` is where it goes, and
`by` is what it comes from."""
DO = "do"
"""What `$who` is where nothing else was said."""
MARK = re.compile(r"(?:(\d+) )?\[([a-z][a-z-]*)\]")
"""An icon, and how many of it where a number stands before it."""
ONE_MARK = r"(?:\d+ )?\[[a-z][a-z-]*\]"
"""The same, without groups."""


class UnknownLanguage(RegnumError):
    """A language that nobody has written the texts in."""

    def __init__(self, lang: str) -> None:
        super().__init__(f"There are no texts in {lang!r}. Languages: {', '.join(LANGUAGES)}.")


@cache
def bundle(lang: str, folder: Path) -> FluentBundle:
    """The messages of the engine and of one game. Read once: texts do not change while we run."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    made = FluentBundle([lang], use_isolating=False)
    for source in (OWN_LOCALE, folder):
        for file in files(lang, source):
            made.add_resource(FluentResource(file.read_text("utf-8")))
    return made


@cache
def locale_of(lang: str) -> Locale:
    """What Babel knows of a language. To look it up by name each time takes longer than to make a list."""
    return Locale.parse(lang)


def files(lang: str, folder: Path) -> list[Path]:
    """The texts of a language: one file, and whatever lies in the folder of its name beside it."""
    return [folder / f"{lang}.ftl", *sorted((folder / lang).glob("*.ftl"))]


class Text:
    """The words of one game in one language, for one table."""

    def __init__(
        self,
        lang: str,
        locale: Path,
        names: tuple[str, ...] = (),
        titles: Mapping[str, Callable[["Text"], str]] | None = None,
        phrases: Mapping[str, Callable[["Text"], str]] | None = None,
        bots: tuple[str, ...] = (),
        marks: Mapping[str, str] | None = None,
        brief: bool = False,
    ) -> None:
        self.lang = lang
        self.names = names
        self.who = DO
        self._bots = bots
        self._bundle = bundle(lang, locale)
        self._locale = locale
        self.brief = brief
        """Does it say things as short as can be?"""
        self._titles = titles or {}
        self._phrases = phrases or {}
        self._marks = marks or {}

    @cached_property
    def briefly(self) -> "Text":
        """The same words, as short as can be."""
        return Text(self.lang, self._locale, self.names, self._titles, self._phrases, self._bots, brief=True)

    def __call__(self, id: str, /, **args: Arg) -> str:
        """The message `id`, or its attribute when written `id.attribute`, with its arguments."""
        if id in self._phrases:
            return self._phrases[id](self)
        pattern = self._pattern(id)
        if pattern is None:
            return missing(id)
        words: dict[str, int | str] = {"who": self.who}
        words |= {name: self._word(name, value) for name, value in args.items()}
        for name, value in args.items():
            if refers(value):
                words |= self._forms(name, value, args.get(COUNT))
        said, errors = self._bundle.format_pattern(pattern, words)
        return missing(id, errors) if errors else self.read_out(str(said))

    def speaking_of(self, who: str) -> "Text":
        """The same words where they are about somebody else: `$who` of every message."""
        other = copy(self)
        other.who = who
        return other

    def read_out(self, words: str) -> str:
        """With words in the place of marks, where marks are read rather than drawn."""
        return self._rows.sub(self._row, words) if self._marks else words

    def icons(self, names: Sequence[str]) -> str:
        """A row of icons: drawn side by side, or read one after the other."""
        marks = [f"[{name}]" for name in names]
        return ", ".join(map(self.read_out, marks)) if self._marks else " ".join(marks)

    def has(self, id: str) -> bool:
        """Is there such a message (or attribute), written or made?"""
        return id in self._phrases or self._pattern(id) is not None

    def refer(self, word: str) -> str:
        """The text of a reference such as `@civ-domain-science`; any other word as it is."""
        if not word.startswith("@"):
            return word
        id, number = counted(word)
        if number is None:
            return self(id)
        own = f"{id}.{COUNT}"
        return self(own, count=number) if self.has(own) else f"{number} {self(id)}"

    def accusative(self, word: str) -> str:
        """The text of a reference as the object of a sentence; any other word as it is."""
        id, number = counted(word)
        form = f"{id}.{ACCUSATIVE}"
        if not (word.startswith("@") and self.has(form)):
            return self.refer(word)
        return self(form) if number is None else f"{number} {self(form)}"

    def seat(self, seat: int) -> str:
        """The name of who sits there, or what a bot is called: bots come after the people."""
        if seat < len(self.names):
            return self.names[seat]
        after = seat - len(self.names)
        return (
            self.refer(self._bots[after]) if after < len(self._bots) else self("seat-name", number=seat + 1)
        )

    def card(self, key: str) -> str:
        """The title of a card."""
        title = self._titles.get(key)
        return title(self) if title else missing(key)

    def has_card(self, key: str) -> bool:
        """Is there a card of that key?"""
        return key in self._titles

    def list(self, words: list[str]) -> str:
        """`A, B and C`, as this language joins them."""
        if self.brief:
            return ", ".join(words)
        return format_list(words, locale=locale_of(self.lang)) if words else self("nothing")

    def either(self, words: Sequence[str]) -> str:
        """`A, B or C`."""
        if self.brief:
            return "/".join(words)
        return format_list(words, style="or", locale=locale_of(self.lang))

    def say(self, phrase: Phrase) -> str:
        """Words that were put together elsewhere."""
        return self(phrase.text, **dict(phrase.args))

    def ask(self, decision: Decision) -> str:
        """What is wanted of the seat."""
        return self(decision.ask.text, **dict(decision.ask.args))

    def waiting(self, decision: Decision) -> str:
        """What everybody else reads meanwhile: the `.waiting` of what the seat is asked."""
        ask = decision.ask
        return self(f"{ask.text}.waiting", **{**dict(ask.args), "seat": decision.seat})

    def option(self, game: str, decision: Decision, option: Option) -> str:
        """What a button with this option says."""
        if option.kind == "card":
            return self.card(option.name)
        if option.kind == "seat":
            return self.seat(option.value)
        if option.kind == "number":
            return option.name
        if option.kind == "done":
            own = f"{decision.ask.text}.done"
            return self(own) if self.has(own) else self("done")
        return self(f"{game}-{option.kind}-{option.name}")

    def event(self, event: SeenEvent) -> str:
        """A line of the log."""
        return self(event.text, **event.args)

    @cached_property
    def _rows(self) -> re.Pattern[str]:
        """Marks that stand together, as alternatives or in a list; and the space before their noun."""
        between = rf"/|, |{re.escape(format_list(['', ''], locale=locale_of(self.lang)))}"
        heads = "|".join(self._plain(HEADS).split())
        behind = rf"( (?=(?:{heads})))?" if heads else "()"
        return re.compile(rf"({ONE_MARK}(?:(?:{between}){ONE_MARK})*){behind}")

    def _row(self, row: re.Match[str]) -> str:
        marks, space = row.groups()
        shown = list(MARK.finditer(marks))
        words = [self._mark(mark, bool(space), mark is shown[-1]) for mark in shown]
        each = iter(words)
        said = self.either(words) if "/" in marks else MARK.sub(lambda _: next(each), marks)
        return said if self._joined(shown[-1]) else said + (space or "")

    def _mark(self, mark: re.Match[str], headed: bool, last: bool) -> str:
        """The word of a mark. One that shares its noun with those behind it has a hyphen in its place."""
        number, name = mark.groups()
        if name not in self._marks:
            return mark[0]
        joined = self._joined(mark) if headed else ""
        if joined:
            word = joined if last else f"{joined.removesuffix('-')}-"
            return f"{number} {word}" if number else word
        return self.refer(f"@{self._marks[name]} {number}" if number else f"@{self._marks[name]}")

    def _joined(self, mark: re.Match[str]) -> str:
        return self._plain(f"{self._marks[mark[2]]}.{JOINED}") if mark[2] in self._marks else ""

    def _plain(self, id: str) -> str:
        """A message without arguments or marks; nothing where the language has none."""
        pattern = self._pattern(id)
        return "" if pattern is None else str(self._bundle.format_pattern(pattern, {})[0])

    def _pattern(self, id: str) -> Any:
        if self.brief and self._bundle.has_message(f"{id}-brief"):
            return self._bundle.get_message(f"{id}-brief").value
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _word(self, name: str, value: Arg) -> int | str:
        if isinstance(value, tuple):
            return self.list([self._word_of_one(name, one) for one in value])
        if isinstance(value, str):
            return self._word_of_one(name, value)
        return self.seat(value) if name in ("seat", "other") else value

    def _forms(self, name: str, value: str | tuple[str, ...], count: Arg | None) -> dict[str, str]:
        """What stands beside a reference."""
        forms = {f"{name}-{ACCUSATIVE}": self._accusative(value)}
        if isinstance(count, int) and isinstance(value, str) and counted(value)[1] is None:
            forms[f"{name}-{COUNT}"] = self.refer(f"{value} {count}")
        return forms

    def _accusative(self, value: str | tuple[str, ...]) -> str:
        if isinstance(value, tuple):
            return self.list([self.accusative(one) for one in value])
        return self.accusative(value)

    def _word_of_one(self, name: str, value: str) -> str:
        return self.card(value) if name in CARDS else self.refer(value)


def counted(word: str) -> tuple[str, int | None]:
    """The id of a reference, and the number behind it."""
    id, _, number = word[1:].partition(" ")
    return id, int(number) if number else None


def refers(value: Arg) -> TypeGuard[str | tuple[str, ...]]:
    """Is it a reference, or a list of words with one in it?"""
    if isinstance(value, tuple):
        return any(one.startswith("@") for one in value)
    return isinstance(value, str) and value.startswith("@")


def at_a_glance(parts: Iterable[str]) -> str:
    """Parts of a brief as one line, with numbers close to their marks: `[exhaust] 1[food] → 2[vp]`."""
    return re.sub(r"-(?=\d)", "−", re.sub(r"(\d) \[", r"\1[", " · ".join(parts)))


def missing(id: str, errors: object = None) -> str:
    """What stands where a text should be. The tests of every game look for this mark and fail."""
    return f"⟨{id}: {errors}⟩" if errors else f"⟨{id}⟩"
