"""What can be read without a table: the games with their options, words, cards and rules."""

import asyncio
from functools import cache
from typing import Annotated, TypeAlias

from litestar import Response, get
from litestar.params import Parameter

from regnum import games, handbook, rulebook
from regnum.engine.game import About, CardFace, Game, GameOption
from regnum.engine.state import State
from regnum.engine.text import Text
from regnum.rulebook import fold
from regnum.server import clauses
from regnum.server.clauses import clause_info
from regnum.server.levels import computer_name
from regnum.server.lobby import Asked, Guest
from regnum.server.messages import (
    CardInfo,
    Cards,
    ClauseInfo,
    Clauses,
    GameInfo,
    Games,
    Lang,
    OnlyInfo,
    OptionInfo,
    PlayerInfo,
    ValueInfo,
    Words,
)
from regnum.server.packed import JSON, Packed, answer, pack
from regnum.server.problems import Refusal
from regnum.server.render import encode
from regnum.server.words import words

Name: TypeAlias = Annotated[str, Parameter(max_length=40)]
SEARCH_COST = 10
"""So many other looks does it cost to search the rules or the cards."""
# Texts change with a new version of the program only, but then at once.
CACHING = "public, max-age=60"


def admitted(request: Asked, cost: int = 1) -> Guest:
    """Who asks, unless they ask too often."""
    guest = Guest(request)
    guest.admit("reads", cost)
    return guest


@get("/api/games")
async def all_games(request: Asked, lang: Lang = "en") -> Response[Games]:
    """Every game with its options in words."""
    levels = admitted(request).house.settings.levels
    return answer(request, await asyncio.to_thread(packed_games, lang, levels), CACHING)


@cache
def packed_games(lang: Lang, levels: tuple[str, ...]) -> Packed:
    """All games in a language."""
    return pack(encode(Games(games=[game_info(name, lang, levels) for name in games.names()])), JSON)


def game_info(name: str, lang: Lang, levels: tuple[str, ...]) -> GameInfo:
    """A game as the front page offers it."""
    game = games.get(name)
    text = game.text(lang)
    return GameInfo(
        name=name,
        title=text(f"{name}-name"),
        min_seats=game.seats[0],
        max_seats=game.seats[-1],
        options=[option_info(game, option, text) for option in game.options if option.offered],
        players=[PlayerInfo(spec=spec, label=computer_name(spec, lang)) for spec in levels],
    )


def option_info(game: Game[State], option: GameOption, text: Text) -> OptionInfo:
    """An option in words."""
    id = f"{game.name}-option-{option.name}"
    return OptionInfo(
        name=option.name,
        label=text(id),
        help=attribute(id, "help", text),
        default=option.default,
        per_seat=option.per_seat,
        seats=list(option.seats),
        values=[value_info(option, value, f"{id}-{value}", text) for value in option.values],
    )


def value_info(option: GameOption, value: str, id: str, text: Text) -> ValueInfo:
    """A value of an option in words."""
    about, only = option.about.get(value, About()), option.only.get(value)
    return ValueInfo(
        value=value,
        label=text(id),
        help=attribute(id, "help", text),
        special=attribute(id, "special", text),
        difficulty=about.difficulty,
        clauses=list(about.read),
        has_cards=bool(about.facet),
        only=None if only is None else OnlyInfo(option=only.option, values=list(only.values)),
    )


def attribute(id: str, name: str, text: Text) -> str:
    """An attribute of a message, where it has it."""
    return text(f"{id}.{name}") if text.has(f"{id}.{name}") else ""


def known(name: str) -> Game[State]:
    """A game, or a refusal."""
    try:
        return games.get(name)
    except games.UnknownGame:
        raise Refusal("missing", "error-missing-game") from None


@get("/api/games/{game:str}/words")
async def game_words(request: Asked, game: Name, lang: Lang = "en") -> Response[Words]:
    """What the references of a view mean."""
    admitted(request)
    return answer(request, await asyncio.to_thread(packed_words, known(game).name, lang), CACHING)


@cache
def packed_words(name: str, lang: Lang) -> Packed:
    """The words of a game."""
    return pack(encode(Words(game=name, lang=lang, words=words(name, lang).references())), JSON)


@get("/api/games/{game:str}/cards")
async def game_cards(
    request: Asked,
    game: Name,
    lang: Lang = "en",
    of: Annotated[str, Parameter(max_length=40)] = "",
    q: Annotated[str, Parameter(max_length=200)] = "",
) -> Response[Cards]:
    """The cards with their texts: all, those `of` a nation or faction, or those with all the words of `q`."""
    words = q.strip()
    admitted(request, SEARCH_COST if words else 1)
    if words:
        found = await asyncio.to_thread(packed_search, known(game).name, lang, of, words)
    else:
        found = await asyncio.to_thread(packed_cards, known(game).name, lang, of)
    return answer(request, found, CACHING)


@cache  # of no more than there are nations and factions: what nobody has is refused
def packed_cards(name: str, lang: Lang, of: str) -> Packed:
    """Cards of a game."""
    cards = cards_of(name, lang)
    return pack(encode(only_of(cards, of) if of else cards), JSON)


def packed_search(name: str, lang: Lang, of: str, words: str) -> Packed:
    """The cards with all these words in their title, their printed title or their text."""
    cards = cards_of(name, lang)
    within, wanted = (only_of(cards, of) if of else cards), fold(words).split()
    found = [card for card in within.cards if all(word in folded(card) for word in wanted)]
    return pack(encode(Cards(game=name, lang=lang, cards=found)), JSON)


def folded(card: CardInfo) -> str:
    """What a card is found by."""
    return fold(f"{card.title} {card.printed} {card.text}")


@cache
def cards_of(name: str, lang: Lang) -> Cards:
    """The cards of a game in a language."""
    game = games.get(name)
    text = game.text(lang)
    return Cards(game=name, lang=lang, cards=[card_info(card, text) for card in game.cards])


def card_info(card: CardFace, text: Text) -> CardInfo:
    """A card in words."""
    return CardInfo(
        key=card.key,
        suit=card.suit,
        suits=list(card.suits),
        count=card.count,
        title=card.title(text),
        text=card.body(text),
        brief=card.brief(text),
        printed=card.also_called(text),
        points=card.points,
        fields={name: dict(goods) for name, goods in card.fields.items()},
        facets={name: list(values) for name, values in card.facets.items()},
    )


def only_of(cards: Cards, value: str) -> Cards:
    """The cards that belong to a value of some option."""
    game = games.get(cards.game)
    facet = next((option.about[value].facet for option in game.options if value in option.about), "")
    if not facet:
        raise Refusal("missing", "error-missing-cards")
    own = {face.key for face in game.cards if value in face.facets.get(facet, ())}
    return Cards(game=cards.game, lang=cards.lang, cards=[card for card in cards.cards if card.key in own])


@get("/api/rules")
async def rules(
    request: Asked,
    book: Annotated[str, Parameter(max_length=40)] = "",
    q: Annotated[str, Parameter(max_length=200)] = "",
    lang: Lang = "en",
) -> Response[Clauses]:
    """A book, or the clauses with all the words of `q`, best first."""
    guest = admitted(request, SEARCH_COST if q.strip() else 1)
    found = await guest.back_there(clauses.packed, clauses.Search("", book, q.strip(), lang))
    if found is None:
        raise Refusal("missing", "error-missing-clause")
    return answer(request, found, CACHING)


@get("/api/rules/{clause_id:str}")
async def rule(
    request: Asked, clause_id: Annotated[str, Parameter(max_length=80)], lang: Lang = "en"
) -> ClauseInfo:
    """One clause, such as `civ:MIL-3`."""
    admitted(request)
    try:
        return clause_info(handbook.clause(clause_id, lang))
    except rulebook.UnknownClause:
        raise Refusal("missing", "error-missing-clause") from None


ROUTES = [all_games, game_words, game_cards, rules, rule]
