"""What can be read without a table: the games with their options, words, cards and rules."""

from functools import cache
from typing import Annotated, Any, TypeAlias

from litestar import Response, get
from litestar.params import Parameter

from regnum import games, rulebook
from regnum.engine.game import About, Game, GameOption
from regnum.engine.state import State
from regnum.engine.text import Text
from regnum.rulebook import Clause
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
from regnum.server.problems import Refusal
from regnum.server.render import LEVELS, computer_name
from regnum.server.words import words

Name: TypeAlias = Annotated[str, Parameter(max_length=40)]
FOUND_AT_MOST = 200
# Texts change with a new version of the program only, but then at once.
CACHED = {"Cache-Control": "public, max-age=60", "Vary": "Accept-Language"}


@get("/api/games", sync_to_thread=False)
def all_games(lang: Lang = "en") -> Games:
    """Every game with its options in words."""
    return Games(games=[game_info(name, lang) for name in games.names()])


@cache
def game_info(name: str, lang: Lang) -> GameInfo:
    """A game as the front page offers it."""
    game = games.get(name)
    text = game.text(lang)
    return GameInfo(
        name=name,
        title=text(f"{name}-name"),
        min_seats=game.seats[0],
        max_seats=game.seats[-1],
        options=[option_info(game, option, text) for option in game.options if option.offered],
        players=[PlayerInfo(spec=spec, label=computer_name(spec, lang)) for spec in LEVELS],
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


@get("/api/games/{game:str}/words", sync_to_thread=False)
def game_words(game: Name, lang: Lang = "en") -> Response[Words]:
    """What the references of a view mean."""
    name = known(game).name
    return Response(Words(game=name, lang=lang, words=words(name, lang).references()), headers=CACHED)


@get("/api/games/{game:str}/cards", sync_to_thread=False)
def game_cards(
    game: Name, lang: Lang = "en", of: Annotated[str, Parameter(max_length=40)] = ""
) -> Response[Cards]:
    """The cards with their texts: all, or those `of` a nation or faction."""
    cards = cards_of(known(game).name, lang)
    return Response(only_of(cards, of) if of else cards, headers=CACHED)


@cache
def cards_of(name: str, lang: Lang) -> Cards:
    """The cards of a game in a language."""
    game = games.get(name)
    text = game.text(lang)
    cards = [
        CardInfo(key=card.key, suit=card.suit, count=card.count, title=card.title(text), text=card.body(text))
        for card in game.cards
    ]
    return Cards(game=name, lang=lang, cards=cards)


def only_of(cards: Cards, value: str) -> Cards:
    """The cards that belong to a value of some option."""
    game = games.get(cards.game)
    facet = next((option.about[value].facet for option in game.options if value in option.about), "")
    if not facet:
        raise Refusal("missing", "error-missing-cards")
    own = {face.key for face in game.cards if value in face.facets.get(facet, ())}
    return Cards(game=cards.game, lang=cards.lang, cards=[card for card in cards.cards if card.key in own])


@get("/api/rules", sync_to_thread=False)
def rules(
    book: Annotated[str, Parameter(max_length=40)] = "", q: Annotated[str, Parameter(max_length=200)] = ""
) -> Clauses:
    """The clauses of a book, or those with all the words of `q`, best first."""
    try:
        if q.strip():
            found: Any = rulebook.search(q, book or None)[:FOUND_AT_MOST]
        else:
            found = [
                one for title in ([book] if book else rulebook.books()) for one in rulebook.clauses(title)
            ]
    except rulebook.UnknownClause:
        raise Refusal("missing", "error-missing-clause") from None
    return Clauses(clauses=[clause_info(one) for one in found])


@get("/api/rules/{clause_id:str}", sync_to_thread=False)
def rule(clause_id: Annotated[str, Parameter(max_length=80)]) -> ClauseInfo:
    """One clause, such as `civ:MIL-3`."""
    try:
        return clause_info(rulebook.clause(clause_id))
    except rulebook.UnknownClause:
        raise Refusal("missing", "error-missing-clause") from None


def clause_info(clause: Clause) -> ClauseInfo:
    """A clause as it is sent."""
    return ClauseInfo(
        id=clause.id,
        book=clause.book,
        text=clause.text,
        kind=clause.kind,
        section=clause.section,
        refs=list(clause.refs),
    )


ROUTES = [all_games, game_words, game_cards, rules, rule]
