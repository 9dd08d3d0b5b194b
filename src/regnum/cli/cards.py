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
from regnum.engine.rulebook import fold
from regnum.engine.text import Text

HELP = (
    "Read the cards of a game: all of them, or those that a name, a suit or a word of their text picks out."
)


class UnknownCard(RegnumError):
    """A name or a suit that no card has."""


def configure(parser: argparse.ArgumentParser) -> None:
    """A game, and what picks out its cards."""
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(games.names())}")
    parser.add_argument("name", nargs="?", metavar="NAME", help="a card's title or a part of it, or its key")
    parser.add_argument("--suit", help="only cards of this suit")
    parser.add_argument("--text", metavar="WORD", help="only cards with this in their title or text")
    parser.add_argument("--lang", metavar="LANG", help="en or hu (default: the system's)")
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    """Print the cards that were asked for."""
    game = games.get(args.game)
    text = game.text(args.lang or screen.usual_language())
    found = chosen(game, text, args)
    if args.json:
        print(json.dumps([as_data(face, text) for face in found], ensure_ascii=False, indent=1))
    elif found:
        show(screen.console(), found, text)
    else:
        screen.console().print(screen.words(text.lang)("cards-none"))
    return 0


# --- finding -------------------------------------------------------------------------------------------


def chosen(game: Game, text: Text, args: argparse.Namespace) -> list[CardFace]:
    """The cards that the command line picks out."""
    found = list(game.cards)
    if args.name:
        found = find_cards(game, text, args.name) or refuse_name(game, text, args.name)
    if args.suit:
        suit = find_suit(game, text, args.suit)
        found = [face for face in found if face.suit == suit]
    if args.text:
        found = [
            face for face in found if _plain(args.text) in _plain(f"{face.title(text)}\n{face.body(text)}")
        ]
    return found


def find_cards(game: Game, text: Text, wanted: str) -> list[CardFace]:
    """The card of that key or title; else all whose title begins so; else all with these words in it."""
    name, titles = _plain(wanted), [(face, _plain(face.title(text))) for face in game.cards]
    exact = [face for face, title in titles if name in (title, _plain(face.key))]
    beginning = [face for face, title in titles if title.startswith(name)]
    return (
        exact or beginning or [face for face, title in titles if all(word in title for word in name.split())]
    )


def refuse_name(game: Game, text: Text, wanted: str) -> list[CardFace]:
    """Say that there is no such card, and which may have been meant."""
    titles = {_plain(face.title(text)): face.title(text) for face in game.cards}
    near = [titles[title] for title in get_close_matches(_plain(wanted), titles, cutoff=0.5)]
    hint = f" Did you mean {' or '.join(near)}?" if near else f" regnum cards {game.name} lists them all."
    raise UnknownCard(f"{game.name} has no card {wanted!r}.{hint}")


def find_suit(game: Game, text: Text, wanted: str) -> str:
    """A suit by its key, or by its name in the reader's language."""
    suits = dict.fromkeys(face.suit for face in game.cards)
    for suit in suits:
        if _plain(wanted) in (_plain(suit), _plain(suit_name(game, text, suit))):
            return suit
    names = ", ".join(suit_name(game, text, suit) for suit in suits)
    raise UnknownCard(f"{game.name} has no suit {wanted!r}. Its suits: {names}.")


def suit_name(game: Game, text: Text, suit: str) -> str:
    """The name of a suit, where the game has a message `<game>-suit-<suit>` for it."""
    id = f"{game.name}-suit-{suit}"
    return text(id) if text.has(id) else suit


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
            counts[face.title(text)] += face.count
        yield ", ".join(f"{title} ×{count}" for title, count in counts.items()), body


def as_data(face: CardFace, text: Text) -> dict[str, object]:
    """A card for programs."""
    return {
        "key": face.key,
        "suit": face.suit,
        "count": face.count,
        "title": face.title(text),
        "body": face.body(text),
    }
