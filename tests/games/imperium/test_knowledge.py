"""What seats see, and what they can deduce: TIME-24, TIME-25, and the samples that rest on it."""

from regnum.engine.rng import Rng
from regnum.games.imperium import GAME
from regnum.games.imperium.cards import index
from regnum.games.imperium.effects import (
    Discard,
    DiscardToTop,
    Draw,
    DrawFromHistory,
    Give,
    HandToTop,
    LookAtFame,
    TakeBack,
    Then,
)
from regnum.games.imperium.state import ImperiumState
from regnum.testing import Story, rule

from .scene import resolving, scene

ROMANS = ("romans",) * 4


def worlds(story: Story, seat: int, count: int = 60) -> list[ImperiumState]:
    """Worlds that the seat must think possible, at the start of the unit."""
    return [GAME.sample(story.match.base, seat, Rng(seed), story.state) for seed in range(count)]


def keys(numbers: tuple[int, ...]) -> set[str]:
    return {index.KEY[number] for number in numbers}


@rule("imperium:TIME-25", "imperium:Q-19", "imperium:Q-28", "imperium:SETUP-10", "imperium:SETUP-14")
def test_hidden_zones_show_only_their_number() -> None:
    story = scene(hands=["hills", "oasis"], discards=["marsh"], histories=["cape"], exile="coast")
    for seat in (0, 1, None):
        view = {zone.key: zone for zone in story.view(seat).zones}
        for hidden in ("deck:0", "nation:0", "main-deck", "fame-deck", "region-deck"):
            assert view[hidden].cards is None
        assert view["discard:0"].cards == ("marsh",)
        assert view["exile"].cards == ("coast",)
        assert view["hand:0"].cards == (("hills",) if seat == 0 else None)
        assert view["history:0"].cards == (("cape",) if seat == 0 else None)
        assert view["hand:0"].count == 1


def test_another_hand_and_deck_are_dealt_anew_from_the_same_cards() -> None:
    story = scene(hands=["", "oasis, marsh"], decks=["", "cape, river, steppe"])
    seen = worlds(story, 0)
    hands = {world.hand[1] for world in seen}
    assert len(hands) > 5
    assert all(keys((*w.hand[1], *w.deck[1])) == {"oasis", "marsh", "cape", "river", "steppe"} for w in seen)
    own = worlds(story, 1)
    assert {world.hand[1] for world in own} == {story.state.hand[1]}
    assert len({world.deck[1] for world in own}) > 2, "not even the owner knows the order"


def test_a_card_taken_openly_is_known_to_be_in_hand() -> None:
    story = resolving(TakeBack(), "hills", discards=["oasis"], hands=["marsh"], decks=["cape, river"])
    assert keys(story.state.hand[0]) == {"marsh", "oasis"}
    assert all("oasis" in keys(world.hand[0]) for world in worlds(story, 1))
    assert len({world.hand[0] for world in worlds(story, 1)}) > 1


def test_a_renewed_deck_shows_what_is_in_hand() -> None:
    story = resolving(
        Draw(2),
        "hills",
        hands=["marsh"],
        decks=["cape"],
        discards=["oasis, river"],
        nation_decks=[""],
        accessions=[False],
    )
    seen = worlds(story, 1)
    assert all({"marsh", "cape"} <= keys(world.hand[0]) for world in seen)
    assert {tuple(sorted(keys(w.hand[0]) - {"marsh", "cape"})) for w in seen} == {("oasis",), ("river",)}


def test_a_card_put_on_the_deck_from_hand_is_known_to_its_owner_only() -> None:
    story = resolving(HandToTop(), "hills", hands=["marsh, oasis"], decks=["cape, river"]).choose(
        "card:marsh"
    )
    assert {index.KEY[world.deck[0][-1]] for world in worlds(story, 0)} == {"marsh"}
    tops = {index.KEY[world.deck[0][-1]] for world in worlds(story, 1)}
    assert {"marsh", "oasis"} <= tops


def test_a_discarded_card_on_the_deck_is_known_to_all() -> None:
    story = resolving(DiscardToTop(), "hills", discards=["oasis"], hands=["marsh"], decks=["cape, river"])
    for seat in (0, 1):
        assert {index.KEY[world.deck[0][-1]] for world in worlds(story, seat)} == {"oasis"}


def test_fame_that_was_looked_at_is_known_to_who_looked() -> None:
    story = resolving(LookAtFame(2), "hills", fame="great, marvellous, glorious, notorious").choose(
        "card:great"
    )
    assert all(index.KEY[world.fame[-1]] == "marvellous" for world in worlds(story, 0))
    others = worlds(story, 1)
    assert len({world.hand[0] for world in others}) > 1, "which card was taken is a secret"
    assert len({index.KEY[world.fame[-1]] for world in others}) > 1


def test_a_card_of_a_small_deck_is_known_only_by_its_suit() -> None:
    story = scene(
        phase="turn", market=("hills", "elders", "coinage", "armenians", "ionians"), hands=["", "unrest-1"]
    )
    story.choose("choice:innovate", "choice:region", "choice:from-deck", "card:hills", "done")
    taken = story.state.hand[0]
    hands = {frozenset(world.hand[0]) for world in worlds(story, 1)}
    regions = {card for hand in hands for card in hand if index.ICONS[card] & 1}
    assert len(regions) > 3
    assert any(card in story.state.hand[0] for card in taken)


@rule("imperium:KW-GIVE-1")
def test_a_gift_is_known_to_giver_and_receiver() -> None:
    story = resolving(
        Give(), "hills", nations=ROMANS, hands=["marsh, oasis, cape", "", ""], decks=["", "", ""]
    )
    story.choose("card:marsh", "card:oasis")
    assert all(keys(world.hand[1]) == {"marsh"} for world in worlds(story, 0))
    assert all(keys(world.hand[2]) == {"oasis"} for world in worlds(story, 0))
    third = worlds(story, 2)
    assert all(keys(world.hand[2]) == {"oasis"} for world in third)
    assert {next(iter(keys(world.hand[1]))) for world in third} == {"marsh", "cape"}
    for world in third:
        assert keys((*world.hand[0], *world.hand[1])) == {"marsh", "cape"}


def test_a_card_drawn_from_the_history_could_be_any_of_them() -> None:
    story = resolving(DrawFromHistory(), "hills", histories=["oasis, marsh, cape"], decks=[""]).choose(
        "card:oasis"
    )
    assert {next(iter(keys(world.hand[0]))) for world in worlds(story, 1)} == {"oasis", "marsh", "cape"}
    assert all(keys(world.hand[0]) == {"oasis"} for world in worlds(story, 0))


@rule("imperium:TIME-24")
def test_shuffles_of_the_unit_come_out_as_they_were_seen() -> None:
    effect = Then(Draw(2), Discard())
    story = resolving(
        effect,
        "hills",
        decks=[""],
        discards=["oasis, marsh, cape, river, steppe"],
        nation_decks=[""],
        accessions=[False],
    )
    drawn = story.state.hand[0]
    orders = set()
    for seed in range(20):
        world = story.match.elsewhere(story.game.sample(story.match.base, 0, Rng(seed), story.state))
        assert world.state.hand[0] == drawn
        orders.add(world.state.deck[0])
    assert len(orders) > 1, "what was not drawn may lie in any order"
