"""Before the first round: seats, factions, hands, decks (SETUP-1 to SETUP-7, DECK-1 to DECK-3)."""

import pytest

from regnum.engine.game import BadSetup
from regnum.engine.match import Match
from regnum.games.settlers.cards import index
from regnum.games.settlers.cards.card import FACTIONS, Card, Faction
from regnum.games.settlers.cards.decks import check, parse
from regnum.games.settlers.cards.register import DECKS
from regnum.games.settlers.state import SettlersState
from regnum.testing import rule

from .scene import GAME


def start(seats: int, seed: int = 0, **options: str) -> SettlersState:
    """The state after set-up, before anything is asked."""
    state: SettlersState = GAME.start(seats, GAME.complete(seats, options), seed)
    return state


@rule("settlers:S-01", "settlers:SETUP-4", "settlers:SETUP-6", "settlers:SETUP-7")
def test_everybody_begins_with_two_common_and_two_faction_cards_and_nothing_else() -> None:
    state = start(3)
    for seat in range(3):
        kinds = [index.FACTION[card] for card in state.hand[seat]]
        assert kinds == [Faction.COMMON] * 2 + [state.factions[seat]] * 2
        assert not any(state.goods[seat])
        assert not state.empires[seat]
        assert not state.deals[seat]
    assert state.vp == [0, 0, 0]
    assert len(state.deck) == 84 - 6
    assert [len(deck) for deck in state.decks] == [28] * 3
    unused = set(FACTIONS) - set(state.factions)
    assert not [card for card in state.everything() if index.FACTION[card] in unused]


@rule("settlers:SETUP-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_seats_begin_in_round_one(seats: int) -> None:
    match = Match(GAME, seats, {}, seed=3)
    assert match.state.round == 1
    assert match.view(None).seats == seats


@rule("settlers:SETUP-1")
@pytest.mark.parametrize("seats", [0, 5])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match="1 to 4 seats"):
        Match(GAME, seats, {}, seed=0)


@rule("settlers:SETUP-2", "settlers:SETUP-3")
def test_decks_are_shuffled_by_the_seed() -> None:
    assert start(2, seed=1).deck != start(2, seed=2).deck
    assert start(2, seed=1).decks != start(2, seed=2).decks
    assert start(2, seed=1) == start(2, seed=1)


@rule("settlers:SETUP-3")
def test_players_choose_their_factions() -> None:
    state = start(3, factions="egyptians,romans,japanese")
    assert state.factions == (Faction.EGYPTIANS, Faction.ROMANS, Faction.JAPANESE)


@rule("settlers:SETUP-3")
def test_a_faction_that_is_taken_is_refused() -> None:
    with pytest.raises(BadSetup, match="romans is taken already"):
        Match(GAME, 2, {"factions": "romans,romans"}, seed=0)


def test_an_unknown_faction_is_refused() -> None:
    with pytest.raises(BadSetup, match="factions cannot be 'vikings'"):
        Match(GAME, 2, {"factions": "romans,vikings"}, seed=0)


@rule("settlers:SETUP-3")
def test_by_default_the_seed_deals_different_factions() -> None:
    dealt = {start(2, seed=seed).factions for seed in range(40)}
    assert all(first != second for first, second in dealt)
    assert len(dealt) > 6


@rule("settlers:SETUP-5")
def test_the_first_player_is_chosen_at_random() -> None:
    assert {start(4, seed=seed).first for seed in range(40)} == {0, 1, 2, 3}


def test_the_solo_game_refuses_the_lookouts_of_several_players() -> None:
    with pytest.raises(BadSetup, match="lookout of its own"):
        Match(GAME, 1, {"lookout": "advanced"}, seed=0)


# --- deck building -----------------------------------------------------------------------------------


def designs(faction: Faction) -> list[Card]:
    """The cards of a faction, each design once."""
    return [card for deck in DECKS if deck.faction is faction for card in deck.cards]


def listing(faction: Faction) -> str:
    """The printed deck of a faction as a list."""
    lines = [f"{card.copies} {card.name}" for card in designs(faction)]
    return "\n".join([faction.slug, *lines])


@rule("settlers:DECK-1", "settlers:DECK-3")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_printed_deck_of_every_faction_is_legal(faction: Faction) -> None:
    other = next(one for one in FACTIONS if one is not faction)
    options = {"factions": f"{faction.slug},{other.slug}"}
    listed = start(2, deck=listing(faction), **options)
    assert listed.everything() == start(2, **options).everything()


def test_lists_may_be_written_in_one_line_with_remarks() -> None:
    listings, problems = parse("romans; 2x builder, 3 trade-colony # the best\n1 spies")
    assert listings == {Faction.ROMANS: [(2, "builder"), (3, "trade-colony"), (1, "spies")]}
    assert problems == []


@rule("settlers:DECK-1", "settlers:DECK-2", "settlers:DECK-3")
def test_an_illegal_deck_is_refused_with_every_reason() -> None:
    lines = listing(Faction.ROMANS).replace("2 builder", "1 builder").replace("1 spies", "1 oasis")
    with pytest.raises(BadSetup) as refused:
        Match(GAME, 2, {"factions": "romans,japanese", "deck": lines + "\n1 mill\n1 palace"}, seed=0)
    words = str(refused.value)
    assert "romans: builder goes in with all of its 2 copies, not with 1" in words
    assert "romans: oasis belongs to egyptians" in words
    assert "romans: mill belongs to common" in words
    assert "romans: there is no card 'palace'" in words
    assert "romans: a deck has 30 cards, not 31" in words
    assert "romans: a deck has 6 different cards with 2 copies, not 5" in words
    assert "romans: a deck has 9 different cards with 1 copy, not 12" in words


def test_lists_that_cannot_be_read_are_refused_with_every_reason() -> None:
    with pytest.raises(BadSetup) as refused:
        Match(GAME, 2, {"factions": "romans,japanese", "deck": "2 mill; romans; two mills; romans"}, seed=0)
    assert "'2 mill' stands before the first faction" in str(refused.value)
    assert "'two mills' is neither a faction nor a number of copies with a card" in str(refused.value)
    assert "romans has two lists" in str(refused.value)


def test_a_deck_of_a_faction_that_nobody_plays_is_refused() -> None:
    with pytest.raises(BadSetup, match="egyptians are not at this table"):
        Match(GAME, 2, {"factions": "romans,japanese", "deck": listing(Faction.EGYPTIANS)}, seed=0)


@rule("settlers:DECK-2")
def test_a_new_card_replaces_one_with_as_many_copies() -> None:
    new = [Card("aqueduct", copies=2, faction=Faction.ROMANS), *index.CARD]
    cards = parse(listing(Faction.ROMANS))[0][Faction.ROMANS]
    replaced = [(2, "aqueduct") if name == "builder" else (copies, name) for copies, name in cards]
    assert check(Faction.ROMANS, replaced, new) == []
    wrong = [(2, "aqueduct") if name == "spies" else (copies, name) for copies, name in cards]
    assert check(Faction.ROMANS, wrong, new) == [
        "a deck has 30 cards, not 31",
        "a deck has 6 different cards with 2 copies, not 7",
        "a deck has 9 different cards with 1 copy, not 8",
    ]
