"""The list of all actions: what learners have learnt speaks of options by their place in it."""

from collections.abc import Callable

import pytest

from regnum import games


@pytest.mark.parametrize("name", games.names())
def test_every_action_is_listed_once_and_stays_where_it_was(
    name: str, golden: Callable[[str, str], None]
) -> None:
    """A change of the golden file that is more than new lines at its end makes learnt models useless."""
    actions = games.get(name).actions
    assert len(set(actions)) == len(actions)
    golden(f"actions-{name}.txt", "\n".join(actions) + "\n")


@pytest.mark.parametrize("name", games.names())
def test_every_card_is_an_action_with_traits(name: str) -> None:
    game = games.get(name)
    assert game.features is not None
    cards = {f"card:{card.key}" for card in game.cards}
    assert cards <= set(game.actions)
    assert cards <= set(game.features.known)
    assert set(game.features.kinds) == set(game.faces)
    assert set(game.features.known) <= set(game.actions)
    assert len(set(game.features.known.values())) > 10, "cards can hardly be told apart"
