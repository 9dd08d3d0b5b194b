"""Laws for texts as they are written, whatever game they belong to.

Random play meets few numbers and few cards; here every message is read as it stands in its file, and said
with the numbers that languages tell apart.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_expression

from regnum.engine.text import ACCUSATIVE, COUNT, DO, bundle, files

NUMBERS = (0, 1, 2, 5)
"""None, one, two and many: what one language or another says differently."""
SAMPLE = "Ypsilon"
"""What stands for a word that is not known before a message is used."""


@dataclass(frozen=True)
class Written:
    """A message, or an attribute of one, in one language."""

    id: str
    pattern: ast.Pattern

    @property
    def sayings(self) -> list[str]:
        """As it is written, in one line: for every variant of its choices."""
        return sayings(self.pattern)

    @property
    def variables(self) -> set[str]:
        """The names of all arguments that it uses."""
        return {ref.id.name for ref in within(self.pattern, ast.VariableReference)}

    @property
    def numbers(self) -> set[str]:
        """The arguments that are numbers: where it tells one from many, or is called so."""
        counted = {
            choice.selector.id.name
            for choice in within(self.pattern, ast.SelectExpression)
            if isinstance(choice.selector, ast.VariableReference) and any(map(is_number, choice.variants))
        }
        return counted | (self.variables & {"count", "number", "points"})


def written(lang: str, folder: Path) -> Iterator[Written]:
    """All messages of a folder in a language."""
    for file in files(lang, folder):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name} cannot be read here: {entry.content}"
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    yield Written(entry.id.name, entry.value)
                for attribute in entry.attributes:
                    yield Written(f"{entry.id.name}.{attribute.id.name}", attribute.value)


def within(node: Any, kind: type[Any]) -> Iterator[Any]:
    """All parts of a text that are of a kind."""
    if isinstance(node, kind):
        yield node
    if isinstance(node, ast.BaseNode):
        for part in vars(node).values():
            for one in part if isinstance(part, list) else [part]:
                yield from within(one, kind)


def is_number(variant: ast.Variant) -> bool:
    """Is it the variant for one, two, many …?"""
    key = variant.key
    return isinstance(key, ast.NumberLiteral) or key.name in ("zero", "one", "two", "few", "many")


def sayings(pattern: ast.Pattern) -> list[str]:
    """All that a text may say, with its arguments as they are written."""
    return ["".join(parts) for parts in product(*map(said, pattern.elements))]


def said(part: ast.TextElement | ast.Placeable) -> list[str]:
    """A part of a message as it is written; of a choice, every variant."""
    if isinstance(part, ast.TextElement):
        return [re.sub(r"\s+", " ", part.value)]
    choice = part.expression
    if isinstance(choice, ast.SelectExpression):
        return [saying for variant in choice.variants for saying in sayings(variant.value)]
    if isinstance(choice, ast.Placeable):
        return said(choice)
    return [f"{{ {serialize_expression(choice)} }}"]


# --- laws ------------------------------------------------------------------------------------------------


def number_law(lang: str, folder: Path) -> int:
    """Every message with a number has words for none, one, two and many. Returns how many there are."""
    found = [one for one in written(lang, folder) if one.numbers]
    for one in found:
        for number in NUMBERS:
            words = with_number(lang, folder, one, number)
            assert words.strip(), f"{lang}: {one.id} says nothing of {number}"
    return len(found)


def plural_law(lang: str, folder: Path) -> None:
    """No message says `1 cards` or `2 card`."""
    for one in written(lang, folder):
        for number in NUMBERS if one.numbers else ():
            words = with_number(lang, folder, one, number)
            wrong = MISCOUNTED[lang].search(words)
            assert not wrong, f"{lang}: {one.id} says {wrong and wrong[0]!r} in: {words}"


MISCOUNTED = {
    "en": re.compile(
        r"(?<![\d.])(?:1 (?:card|action|token|player|point|round|game|seat|choice)s"
        r"|[025] (?:card|action|token|player|point|round|game|seat|choice))\b",
    ),
    "hu": re.compile(r"\b[0125] (?:lapok|akciók|jelölők|játékosok|pontok|körök|fordulók|játékok)(?:at)?\b"),
}
"""English counts in the plural from two on, and none as well; Hungarian never does behind a number."""


def with_number(lang: str, folder: Path, one: Written, number: int) -> str:
    """A message with the same number wherever it counts."""
    id, _, attribute = one.id.partition(".")
    message = bundle(lang, folder).get_message(id)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, f"{one.id} was read from a file of this folder"
    args: dict[str, Any] = dict.fromkeys(one.variables, SAMPLE) | dict.fromkeys(one.numbers, number)
    words, errors = bundle(lang, folder).format_pattern(pattern, {"who": DO, **args})
    assert not errors, f"{lang}: {one.id} cannot be said with {number}: {errors}"
    return str(words)


def question_law(lang: str, folder: Path, game: str) -> int:
    """Every question is a heading, and says in `.waiting` who decides what. That knows no more than the
    question, whose arguments are public. Returns how many there are."""
    found = {one.id: one for one in written(lang, folder)}
    asked = [
        id for id in found if id.startswith(f"{game}-ask-") and "." not in id and not id.endswith(FORCED)
    ]
    for id in asked:
        for saying in found[id].sayings:
            heading_law(saying)
        meanwhile = found.get(f"{id}.waiting")
        assert meanwhile, f"{lang}: {id} has no words for who is not asked"
        assert "seat" in meanwhile.variables, f"{lang}: {id}.waiting does not say who is asked"
        unknown = bare(meanwhile.variables) - bare(found[id].variables) - {"seat"}
        assert not unknown, f"{lang}: {id}.waiting uses {unknown}, which the question does not"
    return len(asked)


def heading_law(question: str) -> None:
    """A question stands as a heading: a single sentence ends in nothing, or in a question mark."""
    assert not re.fullmatch(r"[^.!?]*[.!]", question), f"a full stop at the end of: {question}"


FORCED = "-forced"
"""What the log says where nothing needed asking."""


def bare(variables: set[str]) -> set[str]:
    """Arguments, in whatever form they stand."""
    return {name.removesuffix(f"-{ACCUSATIVE}").removesuffix(f"-{COUNT}") for name in variables}


DOUBLE = re.compile(r":\s+(?:[^\s:]+\s+)?[^\s:]+:|::")
"""A colon, one or two words, and the next colon."""


def colon_law(words: str) -> None:
    """No colon follows the one before at once, as in `Attack: Attack: wood`."""
    plain = re.sub(r"\{ [^}]* \}", SAMPLE, words)
    found = DOUBLE.search(plain)
    assert not found, f"{found and found[0]!r} in: {words}"


ARTICLE = re.compile(r"\b[Aa]z?(?:\(z\))? \{ \$")


def article_law(source: str) -> None:
    """In Hungarian, nothing that may begin with a vowel or not has an article before it."""
    found = ARTICLE.search(source)
    assert not found, f"{found and found[0]!r} in: {source}"


MARKED = re.compile(r"\b([Aa]z?) \[([a-z-]+)\]")
VOWELS = "aáeéiíoóöőuúüű"


def marked_article_law(words: str, marks: dict[str, str]) -> None:
    """Before an icon, the Hungarian article follows the word that the icon is read as."""
    for article, mark in MARKED.findall(words):
        if mark in marks:
            fits = "az" if marks[mark][0].lower() in VOWELS else "a"
            assert article.lower() == fits, f"{article} [{mark}] ({marks[mark]}) in: {words}"


ENGLISH_ROUND = re.compile(r"\brounds?\b")
ENGLISH_TURN = re.compile(r"\b(?:a|the|your|this|each|every|first|player's|bot's|any) turn\b")
STEMS = {"kör": re.compile(r"\bkör(?!nyez|ül)", re.I), "forduló": re.compile(r"\bforduló", re.I)}


def round_law(english: str, hungarian: str, round: str, turn: str) -> None:
    """Where English speaks of a round or a turn, Hungarian does so with the word of that game's rulebook."""
    for meant, word in ((ENGLISH_ROUND, round), (ENGLISH_TURN, turn)):
        if meant.search(english):
            assert STEMS[word].search(hungarian), f"no {word!r} in {hungarian!r}, which is {english!r}"
    if ENGLISH_ROUND.search(english) and not re.search(r"\bturns?\b", english):
        assert not STEMS[turn].search(hungarian), f"{turn!r} in {hungarian!r}, which is {english!r}"
    if ENGLISH_TURN.search(english) and not ENGLISH_ROUND.search(english):
        assert not STEMS[round].search(hungarian), f"{round!r} in {hungarian!r}, which is {english!r}"
