"""What solo games came to, and personal bests: of those that were won, the one with most points, by side."""

from collections.abc import Iterable
from pathlib import Path

import msgspec

from regnum.engine.errors import RegnumError
from regnum.engine.match import Match


class Best(msgspec.Struct, frozen=True):
    """The best of somebody's solo games with one side."""

    game: str
    side: str
    """A message reference such as `@settlers-suit-romans`; empty where a game has no sides."""
    points: int
    reason: str
    """As of `Result`: its text is the message `<game>-end-<reason>`."""


class SoloGame(msgspec.Struct, frozen=True):
    """What a solo game came to."""

    game: str
    side: str
    """As of `Best`."""
    bot: str
    """The value of the option of that name; empty where a game has no bots, as is the level."""
    level: str
    won: bool
    points: int
    reason: str


def solo_game(match: Match) -> SoloGame | None:
    """What a solo game came to; None where it is not solo, or not over."""
    if match.seats != 1 or (result := match.result) is None:
        return None
    options = match.game.complete(match.seats, match.options)
    return SoloGame(
        game=match.game.name,
        side=result.sides[0] if result.sides else "",
        bot=options.get("bot", ""),
        level=options.get("level", ""),
        won=0 in result.winners,
        points=result.points[0],
        reason=result.reason,
    )


def of_match(match: Match) -> Best | None:
    """What a finished solo game is worth remembering; None where it is not solo, not over, or lost."""
    played = solo_game(match)
    return Best(played.game, played.side, played.points, played.reason) if played and played.won else None


def best_of(games: Iterable[Best]) -> list[Best]:
    """The best for each game and side, in order."""
    found: dict[tuple[str, str], Best] = {}
    for one in games:
        kept = found.setdefault((one.game, one.side), one)
        if one.points > kept.points:
            found[one.game, one.side] = one
    return [found[key] for key in sorted(found)]


# --- kept in a file --------------------------------------------------------------------------------------


class BestsError(RegnumError):
    """A file of bests that cannot be read or written."""


def load(path: Path) -> list[Best]:
    """The bests of a file; none where there is no file yet."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=list[Best])
    except FileNotFoundError:
        return []
    except (OSError, msgspec.DecodeError) as wrong:
        raise BestsError(f"{path} holds no personal bests: {wrong}. Remove it to begin anew.") from None


def note(path: Path, game: Best) -> Best | None:
    """Remember a game if it is the best of its side. Returns the best before it, if there was one."""
    bests = load(path)
    before = next((one for one in bests if (one.game, one.side) == (game.game, game.side)), None)
    if before is None or game.points > before.points:
        save(path, best_of([*bests, game]))
    return before


def save(path: Path, bests: list[Best]) -> None:
    """Write beside and swap in, so that a full disk costs nothing that was there."""
    aside = path.with_suffix(".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        aside.write_bytes(msgspec.json.format(msgspec.json.encode(bests), indent=1))
        aside.replace(path)
    except OSError as refused:
        raise BestsError(f"{path} cannot be written: {refused.strerror}.") from None
