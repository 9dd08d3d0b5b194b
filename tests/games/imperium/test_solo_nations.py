"""Bots of nations that differ: SOLO-NATION."""

from typing import Any

import pytest

from regnum.games.imperium import GAME
from regnum.games.imperium.cards import index
from regnum.games.imperium.state import PHASES, ImperiumState
from regnum.games.imperium.terms import REGION
from regnum.testing import Story, rule

from .solo import bot_card, bot_turn, on_deck, row_used, solo_state

LEGENDS = ("legends-island", "legends-elders", "legends-masonry", "legends-etruscans", "legends-qanat")
"""By the bot's markers: Masonry, Elders, Island, Etruscans, Qanat."""
SCROLLS = "sacred-scroll-1, sacred-scroll-2, sacred-scroll-3, charity, meditation, monastery"


def started(bot: str, seed: int = 3, **options: str) -> ImperiumState:
    """A new game against this bot."""
    given = {"nations": "celts", "bot": bot, "boxes": "both-classics", "level": "imperator", "sides": "A"}
    return GAME.start(1, {**given, **options}, seed)


def keys(cards: tuple[int, ...]) -> list[str]:
    """From the top of a deck."""
    return [index.KEY[card] for card in reversed(cards)]


def resolved(card: str, **position: Any) -> tuple[Story, dict[str, str]]:
    """The bot resolves a card, up to the first question of the player."""
    story = bot_card(card, **{"your_deck": "", **position})
    with story.changes() as changed:
        story.choose("done")
    return story, changed


def cleaned_up(**position: Any) -> tuple[Story, dict[str, str]]:
    """The bot cleans up."""
    story = bot_turn("bot-clean-up", **{"your_deck": "", "die": 6, **position})
    with story.changes() as changed:
        story.choose("done")
    return story, changed


# --- Carthaginians and Qin -------------------------------------------------------------------------------


@rule("imperium-solo:SOLO-NATION-CAR-1")
@pytest.mark.parametrize("side", ["A", "B"])
def test_the_carthaginian_bot_puts_two_materials_whatever_side_its_power_card_shows(side: str) -> None:
    _, changed = cleaned_up(bot="carthaginians", sides=f"A{side}", die=2, deck="6 unrest")
    assert changed["materials:market:1"] == "0 to 2"
    assert "progress:market:1" not in changed


@rule("imperium-solo:SOLO-NATION-QIN-1")
def test_the_qin_bot_puts_population_at_clean_up() -> None:
    _, changed = cleaned_up(bot="qin", die=3, deck="6 unrest")
    assert changed["population:market:0"] == "0 to 1"
    assert "progress:market:0" not in changed


@rule("imperium-solo:SOLO-NATION-QIN-1")
@pytest.mark.parametrize(("die", "placed"), [(1, {"population:market:2": "0 to 1"}), (6, {})])
def test_rows_of_the_qin_bot_put_population_at_the_die_but_not_on_a_six(
    die: int, placed: dict[str, str]
) -> None:
    story, changed = resolved("legends-eminent", bot="qin", empire=True, die=die, market=LEGENDS)
    assert row_used(story) == "QIN-E-2"
    assert changed == {"slot:1": "-1", "history:1": "+legends-eminent", **placed}


# --- Arthurians ------------------------------------------------------------------------------------------


@rule("imperium-solo:SOLO-NATION-ART-1")
@pytest.mark.parametrize("seed", range(5))
def test_the_impending_quests_and_the_dynasty_deck_of_the_arthurian_bot(seed: int) -> None:
    state = started("arthurians", seed)
    quests, dynasty = keys(state.impending), keys(state.dynasty)
    assert quests[-1] == "arthurians-graal"
    assert len(quests) == 5
    assert {index.CARD[card].starts for card in state.impending} == {"development"}
    assert dynasty[-1] == "arthurians-gwaith-camlan"
    assert [index.CARD[index.NUMBER[key]].starts for key in dynasty[:-1]] == ["nation"] * 7


@rule("imperium-solo:SOLO-NATION-ART-1")
def test_the_quests_are_shuffled_and_the_court_leaves_the_game() -> None:
    orders = {started("arthurians", seed).impending for seed in range(8)}
    assert len(orders) > 3
    state = started("arthurians")
    court = index.NUMBER["arthurians-king-arthurs-court"]
    assert court not in state.everything()
    assert state.extra[1] == ()


@rule("imperium-solo:SOLO-NATION-ART-1")
def test_the_nadir_card_lies_face_up() -> None:
    story = Story.start(
        GAME, 1, seed=3, boxes="legends", nations="qin", bot="arthurians", level="imperator", sides="A"
    )
    assert story.zone("dynasty-known", seat=0).cards == ("arthurians-gwaith-camlan",)
    assert story.zone("impending", seat=0).count == 5
    assert story.zone("impending", seat=0).cards is None


@rule("imperium-solo:SOLO-NATION-ART-2")
def test_a_gained_quest_is_the_top_one_and_goes_onto_the_bot_deck() -> None:
    story, changed = resolved(
        "morigena",
        bot="arthurians",
        discard="bedwyr",
        impending="excalibur, taliesin-the-bard, graal",
        deck="cafall",
    )
    assert row_used(story) == "ART-B-6"
    assert changed["impending"] == "-1"
    assert changed["history:1"] == "+arthurians-bedwyr"
    assert on_deck(story)[1:] == ["arthurians-excalibur", "arthurians-cafall"]
    assert keys(story.state.impending) == ["arthurians-taliesin-the-bard", "arthurians-graal"]


@rule("imperium-solo:SOLO-NATION-ART-2")
def test_the_graal_is_the_last_quest_and_triggers_nothing_when_it_is_gained() -> None:
    story, _ = resolved("morigena", bot="arthurians", discard="bedwyr", impending="graal")
    assert on_deck(story)[-1] == "arthurians-graal"
    assert story.state.impending == ()
    assert story.state.last_round == 0


@rule("imperium-solo:SOLO-NATION-ART-2")
@pytest.mark.parametrize(
    ("quest", "row"),
    [
        ("excalibur", "ART-B-8"),
        ("graal", "ART-B-8"),
        ("taliesin-the-bard", "ART-B-7"),
        ("lawnslot-llyn-sir-lancelot", "ART-B-5"),
        ("twrch-trwyth", "ART-B-2"),
    ],
)
def test_a_quest_is_resolved_by_the_row_of_quests_unless_one_above_matches(quest: str, row: str) -> None:
    story, _ = resolved(quest, bot="arthurians", dynasty="bedwyr, gwaith-camlan")
    assert row_used(story) == row


@rule("imperium-solo:SOLO-NATION-ART-2")
def test_burying_the_graal_triggers_nothing() -> None:
    story, changed = resolved("graal", bot="arthurians", dynasty="cai-sir-kay, gwaith-camlan", nation="qin")
    assert changed == {
        "slot:1": "-1",
        "history:1": "+arthurians-graal",
        "progress:1": "0 to 1",
        "dynasty": "-1",
        "discard:1": "+arthurians-cai-sir-kay",
    }
    assert story.state.last_round == 0


@rule("imperium-solo:SOLO-NATION-ART-3", "imperium-solo:SOLO-DYNASTY-8")
def test_the_nadir_card_enters_the_bot_discard_and_flips_nothing() -> None:
    _, changed = resolved("graal", bot="arthurians", dynasty="gwaith-camlan")
    assert changed["discard:1"] == "+arthurians-gwaith-camlan"
    assert not {"empire:1", "play:1"} & set(changed)
    assert changed["last-round"] == "0 to 2", "the dynasty deck is empty"


@rule("imperium-solo:SOLO-NATION-ART-3")
@pytest.mark.parametrize("empire", [False, True])
def test_the_arthurian_bot_has_one_table(empire: bool) -> None:
    story, _ = resolved("excalibur", bot="arthurians", empire=empire, dynasty="bedwyr, gwaith-camlan")
    assert row_used(story) == "ART-B-8"


# --- Atlanteans and Vikings ------------------------------------------------------------------------------


@rule("imperium-solo:SOLO-NATION-ATL-1", "imperium-solo:SOLO-DYNASTY-1")
def test_the_dynasty_deck_of_the_atlantean_bot_begins_with_its_regions() -> None:
    decks = {tuple(keys(started("atlanteans", seed).dynasty)) for seed in range(10)}
    regions = {"atlanteans-mountain-of-atlantis", "atlanteans-themiscyra"}
    assert all(set(deck[:2]) == regions for deck in decks)
    assert len({deck[:2] for deck in decks}) == 2, "shuffled"
    for deck in decks:
        values = [index.BOT_VALUE[index.NUMBER[key]] for key in deck[2:]]
        assert values == [5, 5, 4, 3, 2, 2, 2, 1]


@rule("imperium-solo:SOLO-NATION-ATL-1")
def test_the_atlantean_bot_has_neither_accession_nor_nation_cards() -> None:
    story = Story.start(
        GAME, 1, seed=3, boxes="legends", nations="qin", bot="atlanteans", level="imperator", sides="A"
    )
    dynasty = story.state.dynasty
    assert {index.CARD[card].starts for card in dynasty} == {"development"}
    assert sum(1 for card in dynasty if index.ICONS[card] & REGION) == 2
    assert not story.has("dynasty-known"), "all lie face down"


@rule("imperium-solo:SOLO-NATION-ATL-2", "imperium-solo:SOLO-EFFECT-HISTORY-1")
def test_the_atlantean_bot_is_an_empire_with_a_history() -> None:
    state = started("atlanteans")
    assert state.empire == [False, True]
    story, changed = resolved("atlanteans-flood-1", bot="atlanteans", empire=True, market=LEGENDS)
    assert row_used(story) == "ATL-E-8"
    assert changed["history:1"] == "+atlanteans-flood-1"


@rule("imperium-solo:SOLO-NATION-VIK-1")
@pytest.mark.parametrize("seed", range(3))
def test_the_zenith_card_lies_at_the_bottom_of_the_viking_dynasty_deck(seed: int) -> None:
    dynasty = keys(started("vikings", seed).dynasty)
    assert len(dynasty) == 14
    assert dynasty[-1] == "vikings-harald-hardrada"
    assert {index.CARD[index.NUMBER[key]].starts for key in dynasty[:-1]} == {"nation"}


@rule("imperium-solo:SOLO-NATION-VIK-1", "imperium-solo:SOLO-DYNASTY-8")
def test_the_zenith_card_in_the_bot_discard_triggers_scoring_and_flips_nothing() -> None:
    story, changed = resolved("elders", bot="vikings", dynasty="harald-hardrada")
    assert row_used(story) == "VIK-B-5"
    assert changed["discard:1"] == "+vikings-harald-hardrada"
    assert changed["last-round"] == "0 to 2"
    assert "empire:1" not in changed


@rule("imperium-solo:SOLO-NATION-VIK-1")
@pytest.mark.parametrize("empire", [False, True])
def test_the_viking_bot_has_one_table(empire: bool) -> None:
    story, _ = resolved("great", bot="vikings", empire=empire)
    assert row_used(story) == "VIK-B-2"


# --- Utopians --------------------------------------------------------------------------------------------


@rule("imperium-solo:SOLO-NATION-UTO-1")
def test_the_utopian_bot_begins_with_its_visions_and_no_dynasty_deck() -> None:
    story = Story.start(
        GAME, 1, seed=3, boxes="legends", nations="qin", bot="utopians", level="imperator", sides="A"
    )
    assert story.count("dynasty") == 0
    assert story.zone("extra:1", seat=0).cards == ("utopians-visions-of-shangri-la",)
    assert "utopians-gates-of-shangri-la" in story.zone("journey:1", seat=0).cards, "face up below"


@rule("imperium-solo:SOLO-NATION-UTO-2", "imperium-solo:SOLO-Q-15")
@pytest.mark.parametrize("empire", [False, True])
def test_the_utopian_bot_has_one_table(empire: bool) -> None:
    story, _ = resolved("charity", bot="utopians", empire=empire)
    assert row_used(story) == "UTO-A-7"


@rule(
    "imperium-solo:SOLO-NATION-UTO-3",
    "imperium-solo:SOLO-NATION-UTO-4",
    "imperium-solo:SOLO-NATION-UTO-5",
    "imperium-solo:SOLO-CLEANUP-7",
    "imperium-solo:SOLO-Q-15",
)
@pytest.mark.parametrize("progress", [5, 9])
def test_with_five_progress_the_first_step_brings_a_region_onto_the_new_deck(progress: int) -> None:
    story, changed = cleaned_up(bot="utopians", discard=SCROLLS, pool=(0, 0, progress), market=LEGENDS)
    assert changed["progress:1"] == f"{progress} to 0", "all of it"
    assert changed["extra:1"] == "-utopians-visions-of-shangri-la +utopians-path-to-shangri-la"
    assert index.KEY[story.state.slots[0]] == "legends-island", "on top of the new deck"
    assert story.cards("discard:1") == ()
    assert story.count("deck:1") == 2


@rule("imperium-solo:SOLO-NATION-UTO-4", "imperium-solo:SOLO-NATION-UTO-5", "imperium-solo:SOLO-Q-15")
@pytest.mark.parametrize("journey", [0, 1, 2])
def test_with_less_than_five_the_step_is_not_taken_and_unrest_comes_after_the_shuffle(journey: int) -> None:
    story, changed = cleaned_up(bot="utopians", discard=SCROLLS, pool=(0, 0, 4), journey=journey)
    (unrest,) = story.cards("discard:1")
    assert changed["unrest"] == f"-{unrest}"
    assert not {"extra:1", "progress:1"} & set(changed)
    assert index.NUMBER[unrest] not in (*story.state.slots, *story.state.deck[1])
    assert ("population:1" in changed) == (journey == 2), "only the gates give some all the same"


@rule("imperium-solo:SOLO-NATION-UTO-4", "imperium-solo:SOLO-NATION-UTO-2", "imperium-solo:SOLO-Q-15")
@pytest.mark.parametrize(
    ("journey", "step"),
    [
        (1, "-utopians-path-to-shangri-la +utopians-gates-of-shangri-la"),
        (2, "-utopians-gates-of-shangri-la +utopians-shangri-la"),
    ],
)
def test_the_later_steps_bring_fame_and_leave_the_bot_a_barbarian(journey: int, step: str) -> None:
    story, changed = cleaned_up(
        bot="utopians",
        discard=SCROLLS,
        pool=(0, 0, 7),
        journey=journey,
        fame="legends-eminent, legends-imperial",
    )
    assert changed["extra:1"] == step
    assert changed["progress:1"] == "7 to 0"
    assert "empire:1" not in changed, "the text of the gates is ignored"
    assert index.KEY[story.state.slots[0]] == "legends-eminent"
    assert changed["fame-deck"] == "-1"


@rule("imperium-solo:SOLO-NATION-UTO-3")
def test_the_journey_waits_while_the_bot_deck_lasts() -> None:
    _, changed = cleaned_up(bot="utopians", deck=SCROLLS, pool=(0, 0, 9))
    assert not {"extra:1", "progress:1", "unrest"} & set(changed)


@rule("imperium-solo:SOLO-NATION-UTO-6", "imperium-solo:SOLO-END-8", "imperium-solo:SOLO-Q-15")
def test_shangri_la_with_24_population_brings_fame_and_triggers_scoring() -> None:
    story, changed = cleaned_up(
        bot="utopians",
        discard=SCROLLS,
        pool=(0, 24, 0),
        journey=3,
        fame="legends-eminent, legends-imperial",
        round=4,
    )
    assert index.KEY[story.state.slots[0]] == "legends-eminent"
    assert changed["last-round"] == "0 to 5"
    assert "population:1" not in changed
    assert story.cards("discard:1") == (), "no unrest"


@rule("imperium-solo:SOLO-NATION-UTO-6", "imperium-solo:SOLO-NATION-UTO-5")
def test_shangri_la_with_less_gives_population_and_unrest() -> None:
    story, changed = cleaned_up(bot="utopians", discard=SCROLLS, pool=(0, 23, 0), journey=3)
    assert changed["population:1"] == "23 to 25"
    assert changed["progress:0"] == "0 to 1"
    assert len(story.cards("discard:1")) == 1
    assert not {"last-round", "fame-deck"} & set(changed)


@rule("imperium-solo:SOLO-NATION-UTO-6")
def test_shangri_la_is_applied_again_and_triggers_once() -> None:
    story, changed = cleaned_up(
        bot="utopians",
        discard=SCROLLS,
        pool=(0, 24, 0),
        journey=3,
        fame="legends-eminent, legends-imperial",
        round=4,
        last_round=5,
    )
    assert changed["fame-deck"] == "-1"
    assert story.counter("last-round") == 5


@rule("imperium-solo:SOLO-Q-15", "imperium-solo:SOLO-EFFECT-KOK-1")
def test_king_of_kings_gives_the_utopian_bot_six_progress() -> None:
    _, changed = cleaned_up(bot="utopians", discard=SCROLLS, pool=(0, 24, 0), journey=3, fame="")
    assert changed["progress:1"] == "0 to 6"


@rule("imperium-solo:SOLO-Q-15")
def test_the_texts_of_the_journey_cards_do_nothing_for_the_bot() -> None:
    state = solo_state(bot="utopians", nation="qin", journey=3, your_deck="", pool=(0, 30, 0))
    state.phase, state.turn, state.todo = PHASES.index("solstice"), 0, ()
    story = Story.at(GAME, state)
    assert story.counter("round") == 2
    assert story.state.last_round == 0
    story, changed = resolved("charity", bot="utopians", journey=3)
    assert changed["progress:1"] == "0 to 1"
    story, changed = resolved("utopians-sacred-scroll-1", bot="utopians", journey=3, deck="2 unrest")
    assert row_used(story) == "UTO-A-2"
    assert "unrest" not in changed, "nor does its power card when the deck is empty"
