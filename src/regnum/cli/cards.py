"""`regnum cards`: read the cards of a game."""

import argparse
import json
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from itertools import groupby

from rich.console import Console
from rich.padding import Padding
from rich.text import Text as Styled

from regnum import games
from regnum.cli import screen
from regnum.engine.errors import RegnumError
from regnum.engine.game import CardFace, Game
from regnum.engine.state import State
from regnum.engine.text import Text
from regnum.rulebook import fold

HELP = (
    "Read the cards of a game: all of them, or those that a name, a word of their text, or what they are "
    "picks out."
)


class UnknownCard(RegnumError):
    """A name, a suit or the like that no card has."""


def configure(parser: argparse.ArgumentParser) -> None:
    """A game, and what picks out its cards."""
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(games.names())}")
    parser.add_argument("name", nargs="?", metavar="NAME", help="a card's title or a part of it, or its key")
    for facet, owners in facets().items():
        words = f"only cards of this {facet} ({', '.join(owners)})"
        parser.add_argument(f"--{facet}", dest=f"facet_{facet}", metavar=facet.upper(), help=words)
    parser.add_argument("--text", metavar="WORD", help="only cards with this in their title or text")
    parser.add_argument("--lang", metavar="LANG", help="en or hu (default: the system's)")
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    """Print the cards that were asked for."""
    game = games.get(args.game)
    text = game.text(args.lang or screen.usual_language(), read=not args.json)
    found = chosen(game, text, args)
    if args.json:
        print(json.dumps([as_data(face, text) for face in found], ensure_ascii=False, indent=1))
    elif found:
        show(screen.console(), found, text)
    else:
        screen.console().print(screen.words(text.lang)("cards-none"))
    return 0


# --- finding -------------------------------------------------------------------------------------------


def chosen(game: Game[State], text: Text, args: argparse.Namespace) -> list[CardFace]:
    """The cards that the command line picks out."""
    found = list(game.cards)
    if args.name:
        found = find_cards(game, text, args.name) or refuse_name(game, text, args.name)
    for facet in facets():
        if wanted := getattr(args, f"facet_{facet}"):
            value = find_value(game, text, facet, wanted)
            found = [face for face in found if value in values_of(face, facet)]
    if args.text:
        found = [
            face
            for face in found
            if _plain(args.text) in _plain(f"{face.title(text)}\n{face.printed}\n{face.body(text)}")
        ]
    return found


def find_cards(game: Game[State], text: Text, wanted: str) -> list[CardFace]:
    """The cards of that key or title; else all whose title begins so; else all with these words in it. The
    printed title does as well as the one in the reader's language."""
    name = _plain(wanted)
    titles = [(face, {_plain(face.title(text)), _plain(face.printed)}) for face in game.cards]
    exact = [face for face, called in titles if name in (*called, _plain(face.key))]
    beginning = [face for face, called in titles if any(title.startswith(name) for title in called)]
    words = name.split()
    return (
        exact
        or beginning
        or [face for face, called in titles if any(all(word in title for word in words) for title in called)]
    )


def refuse_name(game: Game[State], text: Text, wanted: str) -> list[CardFace]:
    """Say that there is no such card, and which may have been meant."""
    titles = {_plain(face.printed): face.printed for face in game.cards if face.printed}
    titles |= {_plain(face.title(text)): face.title(text) for face in game.cards}
    near = [titles[title] for title in get_close_matches(_plain(wanted), titles, cutoff=0.5)]
    hint = f" Did you mean {' or '.join(near)}?" if near else f" regnum cards {game.name} lists them all."
    raise UnknownCard(f"{game.name} has no card {wanted!r}.{hint}")


def facets() -> dict[str, list[str]]:
    """What cards can be looked up by, and in which games. Every game has suits."""
    found: dict[str, list[str]] = {"suit": list(games.names())}
    for game in map(games.get, games.names()):
        for facet in dict.fromkeys(facet for face in game.cards for facet in face.facets):
            owners = found.setdefault(facet, [])
            if game.name not in owners:
                owners.append(game.name)
    return found


def values_of(face: CardFace, facet: str) -> tuple[str, ...]:
    """What a card is in one respect; of suits, it has one even where the game says nothing more."""
    return face.facets.get(facet, face.suits if facet == "suit" else ())


def find_value(game: Game[State], text: Text, facet: str, wanted: str) -> str:
    """A suit, a nation, a colour … by its key, or by its name in the reader's language."""
    values = dict.fromkeys(value for face in game.cards for value in values_of(face, facet))
    if not values:
        raise UnknownCard(f"The cards of {game.name} have no {facet}.")
    for value in values:
        if _plain(wanted) in (_plain(value), _plain(value_name(game, text, facet, value))):
            return value
    names = ", ".join(value_name(game, text, facet, value) for value in values)
    raise UnknownCard(f"{game.name} has no {facet} {wanted!r}. It is one of: {names}.")


def value_name(game: Game[State], text: Text, facet: str, value: str) -> str:
    """In words, where the game has a message for it; suits and the choices of set-up have names, too."""
    for id in (f"{facet}-{value}", f"suit-{value}", f"option-{facet}s-{value}"):
        if text.has(f"{game.name}-{id}"):
            return text(f"{game.name}-{id}")
    return value


def _plain(words: str) -> str:
    """As people type: without accents and capitals."""
    return fold(unicodedata.normalize("NFC", words.strip()))


# --- showing -------------------------------------------------------------------------------------------


def show(console: Console, faces: Iterable[CardFace], text: Text) -> None:
    """Each text once, below the titles of all cards that bear it."""
    for number, (titles, body) in enumerate(alike(faces, text)):
        if number:
            console.print()
        console.print(Styled(titles, style="bold"))
        console.print(Padding(Styled(body), (0, 0, 0, 2), expand=False))


def alike(faces: Iterable[CardFace], text: Text) -> Iterator[tuple[str, str]]:
    """Titles and text of cards that follow each other and bear the same text."""
    for body, group in groupby(faces, key=lambda face: face.body(text)):
        counts: Counter[str] = Counter()
        for face in group:
            counts[full_title(face, text)] += face.count
        yield ", ".join(f"{title} ×{count}" for title, count in counts.items()), body


def full_title(face: CardFace, text: Text) -> str:
    """`Gémeskút [Shaduf]`: with the printed title, where that is another."""
    title, printed = face.title(text), face.also_called(text)
    return f"{title} [{printed}]" if printed else title


def as_data(face: CardFace, text: Text) -> dict[str, object]:
    """A card for programs."""
    return {
        "key": face.key,
        "suit": face.suit,
        **{facet: list(values) for facet, values in face.facets.items() if facet != "suit"},
        "count": face.count,
        "title": face.title(text),
        **({"printed": face.printed} if face.printed else {}),
        "body": face.body(text),
    }
