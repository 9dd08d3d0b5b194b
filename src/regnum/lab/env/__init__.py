"""Learning environments: `env.aec("imperium", seats=2, nations=("romans", "utopians"))`.

They need the extra `rl` (PettingZoo, Gymnasium, NumPy), and `spiel` also OpenSpiel. Everything that they have
in common, what a seat sees and which actions it has, is in `table`.
"""

from typing import TYPE_CHECKING, Any

from regnum.engine.errors import RegnumError

if TYPE_CHECKING:
    from regnum.lab.env.gymnasium_env import RegnumEnv
    from regnum.lab.env.open_spiel_game import RegnumGame
    from regnum.lab.env.pettingzoo_aec import RegnumAEC
    from regnum.lab.env.tables import Tables

__all__ = ["MissingPackage", "aec", "single", "spiel", "vector"]


class MissingPackage(RegnumError):
    """A package that only learners need."""

    def __init__(self, missing: ModuleNotFoundError) -> None:
        super().__init__(
            f"Learning environments need the package {missing.name}. "
            "Install it with the others by: pip install 'regnum[rl]'."
        )


def aec(game: str, seats: int = 2, observe: str = "vector", **options: Any) -> "RegnumAEC":
    """A PettingZoo environment in which the seats act one after the other."""
    try:
        from regnum.lab.env.pettingzoo_aec import RegnumAEC
    except ModuleNotFoundError as missing:
        raise MissingPackage(missing) from None
    return RegnumAEC(game, seats, observe, options)


def single(
    game: str,
    seats: int = 2,
    seat: int = 0,
    others: str = "random",
    observe: str = "vector",
    illegal: str = "lose",
    render_mode: str | None = None,
    **options: Any,
) -> "RegnumEnv":
    """A Gymnasium environment: one seat acts, computer players sit in the others. `gymnasium.make` knows it,
    too, as `Regnum/civ-v1`, once `regnum.lab.env.gymnasium_env` was imported."""
    try:
        from regnum.lab.env.gymnasium_env import RegnumEnv
    except ModuleNotFoundError as missing:
        raise MissingPackage(missing) from None
    return RegnumEnv(game, seats, seat, others, observe, illegal, render_mode, options)


def vector(game: str, tables: int, seats: int = 2, seed: int = 0, **options: Any) -> "Tables":
    """Many games at once, for self-play: each step answers the open question of every one of them."""
    try:
        from regnum.lab.env.tables import Tables
    except ModuleNotFoundError as missing:
        raise MissingPackage(missing) from None
    return Tables(game, tables, seats, seed, options)


def spiel(game: str, seats: int = 2, **options: Any) -> "RegnumGame":
    """An OpenSpiel game."""
    try:
        from regnum.lab.env.open_spiel_game import load
    except ModuleNotFoundError as missing:
        raise MissingPackage(missing) from None
    return load(game, seats, options)
