"""All words that a person reads, in English and Hungarian, from Project Fluent files.

An argument of a message is put into words by these rules:
- under the names `seat` and `other`, a number is a seat and becomes the name of who sits there;
- under the names `card` and `cards`, a key (or a tuple of keys) becomes the titles of the cards;
- a string that begins with `@` is a reference: the text of the message with that id;
- everything else is itself.

A message may have a shorter twin, `<id>-brief`, for the line that is read at a glance: `Text.briefly` takes
it where there is one. So the same tree that makes a card's text makes its brief.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from regnum.engine.decision import Arg, Decision, Option
from regnum.engine.errors import RegnumError
from regnum.engine.events import SeenEvent

LANGUAGES = ("en", "hu")
OWN_LOCALE = Path(__file__).parent / "locale"


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
        brief: bool = False,
    ) -> None:
        self.lang = lang
        self.names = names
        self._bots = bots
        self._bundle = bundle(lang, locale)
        self._locale = locale
        self.brief = brief
        """Does it say things as short as can be?"""
        self._titles = titles or {}
        self._phrases = phrases or {}

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
        words = {name: self._word(name, value) for name, value in args.items()}
        said, errors = self._bundle.format_pattern(pattern, words)
        return missing(id, errors) if errors else str(said)

    def has(self, id: str) -> bool:
        """Is there such a message (or attribute), written or made?"""
        return id in self._phrases or self._pattern(id) is not None

    def refer(self, word: str) -> str:
        """The text of a reference such as `@civ-domain-science`; any other word as it is."""
        return self(word[1:]) if word.startswith("@") else word

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

    def list(self, words: list[str]) -> str:
        """`A, B and C`, as this language joins them."""
        if self.brief:
            return ", ".join(words)
        return format_list(words, locale=self.lang) if words else self("nothing")

    def either(self, words: Sequence[str]) -> str:
        """`A, B or C`."""
        if self.brief:
            return "/".join(words)
        return format_list(words, style="or", locale=self.lang)

    def ask(self, decision: Decision) -> str:
        """What is wanted of the seat."""
        return self(decision.ask.text, **dict(decision.ask.args))

    def waiting(self, decision: Decision) -> str:
        """What everybody else reads meanwhile: the ask's own `.waiting`, or what the seat is asked."""
        ask, own = decision.ask, f"{decision.ask.text}.waiting"
        if self.has(own):
            return self(own, **{**dict(ask.args), "seat": decision.seat})
        return self("ask-waiting", seat=decision.seat, ask=self.ask(decision))

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

    def _word_of_one(self, name: str, value: str) -> str:
        return self.card(value) if name in ("card", "cards") else self.refer(value)


def at_a_glance(parts: Iterable[str]) -> str:
    """Parts of a brief as one line, with numbers close to their marks: `[exhaust] 1[food] → 2[vp]`."""
    return re.sub(r"-(?=\d)", "−", re.sub(r"(\d) \[", r"\1[", " · ".join(parts)))


def missing(id: str, errors: object = None) -> str:
    """What stands where a text should be. The tests of every game look for this mark and fail."""
    return f"⟨{id}: {errors}⟩" if errors else f"⟨{id}⟩"
