"""How the cards of the player reach the bot, how the player is protected from it, and what they see of it."""

from typing import Any

import pytest

from regnum.engine.rng import Rng
from regnum.games.imperium import GAME
from regnum.games.imperium.cards import index
from regnum.games.imperium.state import PHASES, ImperiumState
from regnum.testing import Story, rule

from .solo import bot_card, bot_turn, on_deck, row_used, solo_state

MARKET = ("hills", "elders", "coinage", "armenians", "city-1")
LEGENDS = ("legends-island", "legends-elders", "legends-masonry", "legends-etruscans", "legends-qanat")


def your_turn(phase: str = "activate", **position: Any) -> Story:
    """A position of a solo game in which it is the player's turn."""
    state = solo_state(**{"market": MARKET, "your_deck": "", **position})
    state.phase, state.turn = PHASES.index(phase), 0
    return Story.at(GAME, state)


def played(card: str, *answers: str, **position: Any) -> tuple[Story, dict[str, str]]:
    """The player plays a card and answers the questions that follow."""
    story = your_turn(your_hand=f"{card}, {position.pop('your_hand', '')}", **position)
    with story.changes() as changed:
        story.choose(f"card:{card}", *answers)
    return story, changed


def of_bot(changed: dict[str, str]) -> dict[str, str]:
    """What is different with the bot."""
    zones = ("slot", "aside", "resolving", "dynasty", "impending")
    return {key: value for key, value in changed.items() if key.endswith(":1") or key.startswith(zones)}


def resolved(card: str, **position: Any) -> tuple[Story, dict[str, str]]:
    """The bot resolves a card, up to the first question of the player."""
    story = bot_card(card, **{"your_deck": "", **position})
    with story.changes() as changed:
        story.choose("done")
    return story, changed


def worlds(state: ImperiumState, now: ImperiumState | None = None) -> list[ImperiumState]:
    """Worlds that the player must think possible."""
    return [GAME.sample(state, 0, Rng(seed), now or state) for seed in range(40)]


def keys(cards: tuple[int, ...]) -> list[str]:
    return [index.KEY[card] for card in cards if card >= 0]


# --- what the bot must lose ------------------------------------------------------------------------------


@rule("imperium-solo:SOLO-EFFECT-DISCARD")
@pytest.mark.parametrize(
    ("nation", "card", "answers", "position"),
    [
        ("romans", "romans-military-engineering", ("done",), {"your_empire": True}),
        ("vikings", "vikings-jomsviking", ("card:hills",), {}),
    ],
)
def test_the_bot_ignores_what_makes_it_discard(
    nation: str, card: str, answers: tuple[str, ...], position: dict[str, Any]
) -> None:
    position = {"bot": "greeks", "deck": "glory, advance", "slots": "conquer, settlers", **position}
    story, changed = played(card, *answers, nation=nation, **position)
    assert of_bot(changed) == {}
    assert story.asked.text == "imperium-ask-activate"


@rule("imperium-solo:SOLO-EFFECT-DISCARD", "imperium-solo:SOLO-EFFECT-TAKE-1")
def test_of_unrest_and_a_discard_the_bot_only_takes_the_unrest() -> None:
    story, changed = played(
        "egyptians-egyptian-legacy", nation="egyptians", bot="greeks", your_empire=True, deck="glory"
    )
    top = on_deck(story)[0]
    assert of_bot(changed) == {"deck:1": "+1", "deck-top:1": f"+{top}"}
    assert changed["unrest"] == f"-{top}"


@rule("imperium-solo:SOLO-EFFECT-ABANDON-1", "imperium-solo:SOLO-Q-24")
@pytest.mark.parametrize(
    ("nation", "card", "answers", "empire"),
    [
        ("celts", "celts-boudicca", (), False),
        ("carthaginians", "carthaginians-elephants-1", ("done",), True),
        ("romans", "romans-roman-invasion", ("done",), True),
        ("romans", "cataphract", ("done",), True),
    ],
)
def test_the_bot_abandons_the_region_that_it_played_last(
    nation: str, card: str, answers: tuple[str, ...], empire: bool
) -> None:
    _, changed = played(
        card,
        *answers,
        nation=nation,
        bot="greeks",
        your_empire=empire,
        plays="jungle, marsh",
        slots="forest-of-pholoe",
        deck="peloponnese",
        discard="oasis",
    )
    assert of_bot(changed) == {"play:1": "-marsh", "discard:1": "+marsh"}


@rule("imperium-solo:SOLO-Q-24")
@pytest.mark.parametrize("plays", ["", "jungle, marsh"])
def test_the_bot_has_no_city_to_abandon(plays: str) -> None:
    _, changed = played(
        "onager", "done", bot="greeks", your_empire=True, plays=plays, slots="city-of-athens", deck="city-2"
    )
    assert of_bot(changed) == {}
    assert "materials:0" not in changed


@rule("imperium-solo:SOLO-EFFECT-RECALL-1", "imperium-solo:SOLO-Q-24")
@pytest.mark.parametrize(
    ("nation", "card", "answers", "more"),
    [
        ("scythians", "scythians-raiders", (), {}),
        ("egyptians", "egyptians-egyptian-incursion", ("card:hills",), {}),
        (
            "greeks",
            "greeks-greek-innovation",
            ("card:oasis", "card:cape", "card:hills"),
            {"your_empire": True},
        ),
    ],
)
def test_the_bot_recalls_the_region_that_it_played_last_to_the_top_of_its_deck(
    nation: str, card: str, answers: tuple[str, ...], more: dict[str, Any]
) -> None:
    story, changed = played(
        card,
        *answers,
        nation=nation,
        bot="persians",
        plays="jungle, marsh",
        deck="glory",
        your_hand="oasis, cape, forest",
        **more,
    )
    assert of_bot(changed) == {"play:1": "-marsh", "deck:1": "+1", "deck-top:1": "+marsh"}
    assert on_deck(story) == ["marsh", "persians-glory"]


@rule("imperium-solo:SOLO-Q-24", "imperium-solo:SOLO-Q-18")
def test_an_attack_on_regions_also_takes_one_that_is_not_pinned() -> None:
    _, changed = played(
        "atlanteans-spread-of-atlantis",
        "choice:region",
        "card:legends-island",
        nation="atlanteans",
        bot="qin",
        your_empire=True,
        market=LEGENDS,
        plays="western-zhou, legends-fortunate-isle",
    )
    assert changed["play:1"] == "-legends-fortunate-isle"
    assert changed["deck-top:1"] == "+legends-fortunate-isle"


@rule("imperium-solo:SOLO-EFFECT-PLAY-1", "imperium-solo:SOLO-RESOLVE-2")
def test_a_region_of_the_bot_does_not_protect_it() -> None:
    _, changed = played("celts-boudicca", nation="celts", bot="greeks", plays="cape")
    assert of_bot(changed) == {"play:1": "-cape", "discard:1": "+cape"}


@rule("imperium-solo:SOLO-EFFECT-STEAL-1")
@pytest.mark.parametrize(
    ("pool", "stolen"), [((5, 0, 0), "5 to 3"), ((1, 0, 0), "1 to 0")], ids=["enough", "too few"]
)
def test_the_player_steals_what_the_bot_has(pool: tuple[int, int, int], stolen: str) -> None:
    _, changed = played("greeks-greek-mercenaries", nation="greeks", bot="persians", pool=pool)
    assert changed["materials:1"] == stolen
    assert changed["population:1"] == "0 to 1", "what the card gives to the others"
    assert changed["materials:0"] == f"6 to {6 + min(2, pool[0])}"


@pytest.mark.parametrize(
    ("plays", "empire", "changes"),
    [
        ("", False, {}),
        ("hills", False, {"materials:1": "4 to 3"}),
        ("", True, {"progress:1": "4 to 3"}),
        ("hills", True, {"materials:1": "4 to 3", "progress:1": "4 to 3"}),
    ],
)
def test_cattle_raid_looks_at_the_regions_and_the_state_of_the_bot(
    plays: str, empire: bool, changes: dict[str, str]
) -> None:
    _, changed = played(
        "celts-cattle-raid",
        nation="celts",
        bot="greeks",
        plays=plays,
        empire=empire,
        pool=(4, 4, 4),
        market=("oasis", "elders", "coinage", "armenians", "city-1"),
    )
    assert of_bot(changed) == changes


@rule("imperium-solo:SOLO-EFFECT-TAKE-1")
@pytest.mark.parametrize(("progress", "takes"), [(0, True), (1, False)])
def test_the_bot_takes_unrest_where_it_cannot_pay_in_full(progress: int, takes: bool) -> None:
    story, changed = played("notorious", bot="greeks", pool=(0, 0, progress), deck="glory")
    if takes:
        assert of_bot(changed) == {"deck:1": "+1", "deck-top:1": f"+{on_deck(story)[0]}"}
        assert changed["unrest"] == f"-{on_deck(story)[0]}"
    else:
        assert of_bot(changed) == {"progress:1": "1 to 0"}


@rule("imperium-solo:SOLO-EFFECT-TAKE-1")
def test_unrest_that_your_card_makes_the_bot_take_lies_on_its_deck() -> None:
    story, changed = played("corruption", bot="greeks", your_empire=True, deck="glory")
    unrest, below = on_deck(story)
    assert below == "greeks-glory"
    assert of_bot(changed) == {"materials:1": "0 to 2", "deck:1": "+1", "deck-top:1": f"+{unrest}"}
    assert changed["unrest"] == f"-{unrest}"


@rule("imperium-solo:SOLO-EFFECT-TAKE-1")
def test_a_reaction_of_yours_makes_the_bot_take_unrest() -> None:
    story, changed = played(
        "celts-advance",
        "choice:to-pay-3-materials-acquire-uncivilised-civilised",
        "card:elders",
        "card:celts-a",
        nation="celts",
        bot="greeks",
        sides="AB",
    )
    assert changed["deck:1"] == "+1"
    assert "unrest" in on_deck(story)[0]


@rule("imperium-solo:SOLO-EFFECT-TAKE-1")
@pytest.mark.parametrize(
    ("place", "kept"), [("hand", "your_hand"), ("discard", "your_discard")], ids=["hand", "discard"]
)
def test_a_card_given_to_the_bot_lies_on_its_deck(place: str, kept: str) -> None:
    story, changed = played(
        "exports", "card:oasis", bot="greeks", your_empire=True, deck="glory", **{kept: "oasis, cape"}
    )
    assert on_deck(story) == ["oasis", "greeks-glory"]
    assert of_bot(changed) == {"materials:1": "0 to 2", "deck:1": "+1", "deck-top:1": "+oasis"}
    assert "-oasis" in changed[f"{place}:0"]


@rule("imperium-solo:SOLO-EFFECT-TAKE-1")
def test_whoever_gives_the_bot_a_mask_gives_it_unrest_as_well() -> None:
    story, _ = played(
        "olmecs-olmec-traders",
        "card:olmecs-stone-mask-1",
        nation="olmecs",
        bot="qin",
        box="legends",
        market=LEGENDS,
        your_empire=True,
        your_hand="stone-mask-1, legends-plain",
        deck="glory",
    )
    unrest, mask, below = on_deck(story)
    assert "unrest" in unrest
    assert (mask, below) == ("olmecs-stone-mask-1", "qin-glory")


# --- what the bot is offered -----------------------------------------------------------------------------


@rule("imperium-solo:SOLO-EFFECT-DRAW", "imperium-solo:SOLO-Q-8")
@pytest.mark.parametrize(
    ("nation", "card", "answers"),
    [
        ("romans", "lost-scroll", ("done",)),
        ("romans", "romans-prosperity-1", ("done", "choice:gain-1-population-in-play-region")),
    ],
)
def test_where_all_may_draw_the_bot_discards_the_top_of_its_deck(
    nation: str, card: str, answers: tuple[str, ...]
) -> None:
    story, changed = played(card, *answers, nation=nation, bot="greeks", deck="glory, advance")
    assert of_bot(changed) == {"deck:1": "-1", "discard:1": "+greeks-glory"}
    assert on_deck(story) == ["greeks-advance"]


@rule("imperium-solo:SOLO-EFFECT-DRAW", "imperium-solo:SOLO-Q-8")
def test_where_only_the_others_may_draw_the_bot_does() -> None:
    _, changed = played(
        "utopians-meditation", nation="utopians", bot="qin", market=LEGENDS, deck="glory, advance"
    )
    assert of_bot(changed) == {"deck:1": "-1", "discard:1": "+qin-glory"}


@rule("imperium-solo:SOLO-EFFECT-DRAW", "imperium-solo:SOLO-EFFECT-DECK")
def test_a_bot_without_a_deck_draws_nothing_and_shuffles_nothing() -> None:
    _, changed = played("lost-scroll", "done", bot="greeks", deck="", discard="glory, advance")
    assert of_bot(changed) == {}


@rule("imperium-solo:SOLO-Q-8")
def test_the_bot_takes_tokens_that_are_offered_for_nothing() -> None:
    story = your_turn(your_play="town-1", bot="greeks")
    with story.changes() as changed:
        story.choose("card:town-1", "done")
    assert of_bot(changed) == {"materials:1": "0 to 2"}
    assert "materials:0" not in changed


@rule("imperium-solo:SOLO-Q-8")
def test_charity_gives_the_bot_materials() -> None:
    _, changed = played("utopians-charity", nation="utopians", bot="qin", market=LEGENDS)
    assert of_bot(changed) == {"materials:1": "0 to 2"}


@pytest.mark.parametrize(
    ("nation", "card", "answers", "gained"),
    [
        ("celts", "celts-celtic-gold", (), {"materials:1": "0 to 1"}),
        (
            "romans",
            "elders",
            ("choice:then-break-through-uncivilised-each-other-gain-1-progress", "choice:from-deck"),
            {"progress:1": "0 to 1"},
        ),
    ],
)
def test_the_bot_gains_what_your_card_gives_to_the_others(
    nation: str, card: str, answers: tuple[str, ...], gained: dict[str, str]
) -> None:
    market = ("hills", "boats", "coinage", "armenians", "city-1")
    _, changed = played(card, *answers, nation=nation, bot="greeks", market=market)
    assert of_bot(changed) == gained


def test_in_shangri_la_the_bot_gains_progress_for_your_materials() -> None:
    state = solo_state(nation="utopians", bot="qin", your_deck="", journey=3)
    state.extra[0], state.extra[1] = index.JOURNEYS[state.nations[0]][3:4], ()
    state.watch[0] |= index.WATCH[state.extra[0][0]]
    state.phase, state.turn = PHASES.index("activate"), 0
    story = Story.at(GAME, state)
    with story.changes() as changed:
        story.choose("card:utopians-shangri-la")
    assert of_bot(changed) == {"progress:1": "0 to 1"}
    assert changed["population:0"] == "6 to 8"


@rule("imperium-solo:SOLO-EFFECT-NORETURN", "imperium-solo:SOLO-Q-8")
def test_the_bot_returns_no_unrest_where_all_may() -> None:
    _, changed = played(
        "drama-and-poetry",
        "done",
        bot="greeks",
        your_empire=True,
        your_hand="oasis",
        slots="2 unrest",
        deck="2 unrest",
        discard="2 unrest",
        pool=(3, 3, 3),
    )
    assert of_bot(changed) == {"progress:1": "3 to 2"}, "only stolen from"
    assert "unrest" not in changed


@rule("imperium-solo:SOLO-EFFECT-NORETURN")
def test_the_bot_returns_no_unrest_in_your_solstice() -> None:
    state = solo_state(
        nation="utopians", bot="qin", your_deck="", sides="AB", deck="2 unrest", discard="2 unrest"
    )
    state.phase, state.turn, state.todo = PHASES.index("solstice"), 0, (state.power[0],)
    story = Story.at(GAME, state)
    assert story.count("discard:1") == 2
    assert story.counter("population:0") == 6, "nothing was returned that you would gain for"


@rule("imperium-solo:SOLO-Q-32")
def test_ambassador_borrows_the_ability_of_a_region_of_the_bot() -> None:
    state = solo_state(
        bot="greeks", your_play="ambassador", your_hand="oasis", plays="sacred-pass", your_deck=""
    )
    state.nation[0] = (index.NUMBER["romans-raetia"],)
    state.phase, state.turn = PHASES.index("activate"), 0
    story = Story.at(GAME, state)
    story.choose("card:ambassador", "choice:yes")
    with story.changes() as changed:
        story.choose("card:oasis")
    assert changed["hand:0"] == "-oasis +romans-raetia"
    assert changed["play:0"] == "-ambassador", "as if the text were its own"
    assert of_bot(changed) == {}


# --- protections -----------------------------------------------------------------------------------------

SHIELD = {"nation": "scythians", "your_play": "mounted-archers, hills", "your_hand": "oasis, jungle"}
ARCHERS = "card:scythians-mounted-archers"
YOURS = ("hand:0", "play:0", "materials:0", "population:0", "progress:0", "discard:0")


@rule("imperium-solo:SOLO-EFFECT-ATTACK-1", "imperium-solo:SOLO-EFFECT-ATTACK-2")
@pytest.mark.parametrize(
    ("bot", "card", "empire", "row"),
    [
        ("macedonians", "uxians", False, "MAC-B-7"),
        ("vikings", "glory", False, "VIK-B-3"),
        ("atlanteans", "myths-and-legends", True, "ATL-E-3"),
        ("romans", "glory", True, "ROM-E-4"),
        ("egyptians", "glory", True, "EGY-E-3"),
        ("minoans", "minoan-expansion", True, "MIN-E-1"),
        ("romans", "glory", False, "ROM-B-3"),
        ("greeks", "greek-innovation", True, "GRE-E-1"),
    ],
    ids=lambda value: str(value),
)
def test_stealing_discarding_abandoning_and_recalling_are_attacks(
    bot: str, card: str, empire: bool, row: str
) -> None:
    story, _ = resolved(
        card, bot=bot, empire=empire, box="classics", deck="3 unrest", your_pool=(5, 5, 5), **SHIELD
    )
    assert row_used(story) == row
    assert story.asked == (0, "imperium-ask-shield", "imperium:KW-ATTACK-4")
    with story.changes() as changed:
        story.choose(ARCHERS)
    assert not set(YOURS) & set(changed)
    assert changed["exhausted:scythians-mounted-archers"] == "0 to 1"
    assert story.asked.text == "imperium-ask-mode"


@rule("imperium-solo:SOLO-EFFECT-ATTACK-1")
def test_glory_without_an_attack_icon_can_be_warded_off_and_need_not() -> None:
    story, _ = resolved("glory", empire=True, **SHIELD)
    story.choose("done")
    assert story.asked.text == "imperium-ask-discard"


@rule("imperium-solo:SOLO-SC-16", "imperium-solo:SOLO-EFFECT-ATTACK-1", "imperium-solo:SOLO-EFFECT-ATTACK-2")
def test_an_ignored_attack_leaves_the_steps_of_the_bot_and_your_gain() -> None:
    story = bot_card(
        "greek-mercenaries", bot="greeks", deck="glory, advance, conquer", your_deck="", **SHIELD
    )
    with story.changes() as changed:
        story.choose("done", ARCHERS)
    assert row_used(story) == "GRE-B-1"
    assert changed == {
        "slot:1": "-1",
        "deck:1": "-2",
        "discard:1": "+greeks-advance +greeks-glory +greeks-greek-mercenaries",
        "population:0": "6 to 7",
        "exhaustion:0": "5 to 4",
        "exhausted:scythians-mounted-archers": "0 to 1",
    }


@rule("imperium-solo:SOLO-EFFECT-ATTACK-2")
def test_stolen_tokens_that_were_warded_off_are_not_gained() -> None:
    story = bot_card("cattle-raid", bot="celts", your_pool=(3, 3, 3), your_deck="", **SHIELD)
    with story.changes() as changed:
        story.choose("done", ARCHERS)
    assert row_used(story) == "CEL-B-1"
    assert not {"materials:1", "progress:1"} & set(changed)


@rule("imperium-solo:SOLO-EFFECT-ATTACK-2")
def test_a_protection_that_recalls_itself_is_recalled_instead_of_your_region() -> None:
    story, _ = resolved("glory", your_play="cape, hills")
    assert story.asked.text == "imperium-ask-shield"
    with story.changes() as changed:
        story.choose("card:cape")
    assert changed["play:0"] == "-cape"
    assert changed["hand:0"] == "+cape"


@rule("imperium-solo:SOLO-EFFECT-ATTACK-2")
def test_a_protection_that_costs_population_is_paid() -> None:
    story, _ = resolved(
        "school-of-diplomacy",
        bot="qin",
        nation="utopians",
        market=LEGENDS,
        your_play="daochang, legends-plain",
    )
    assert row_used(story) == "QIN-B-3"
    with story.changes() as changed:
        story.choose("card:utopians-daochang")
    assert changed["population:0"] == "6 to 5"
    assert "play:0" not in changed


@rule("imperium-solo:SOLO-Q-16")
@pytest.mark.parametrize(
    ("card", "empire", "row"),
    [("celtic-innovation", True, "CEL-E-7"), ("glory", False, "CEL-B-3"), ("boudicca", True, "CEL-E-1")],
)
def test_unrest_alone_is_no_attack(card: str, empire: bool, row: str) -> None:
    story, changed = resolved(
        card, bot="celts", empire=empire, dynasty="conquer-1, chainmail", market=MARKET[1:], **SHIELD
    )
    assert row_used(story) == row
    assert story.asked.text == "imperium-ask-mode"
    assert changed["hand:0"].startswith("+unrest")


@rule("imperium-solo:SOLO-Q-30")
@pytest.mark.parametrize("progress", [0, 4])
def test_the_bot_pays_no_standing_army_so_its_attack_is_ignored(progress: int) -> None:
    story, changed = resolved(
        "greek-mercenaries",
        bot="greeks",
        pool=(0, 0, progress),
        your_play="standing-army",
        your_pool=(5, 0, 0),
    )
    assert row_used(story) == "GRE-B-1"
    assert not {"materials:0", "materials:1", "progress:0", "progress:1"} & set(changed)
    assert changed["population:0"] == "0 to 1"
    assert story.asked.text == "imperium-ask-mode", "you need not be asked"


@rule("imperium-solo:SOLO-Q-31")
@pytest.mark.parametrize(
    ("answers", "yours"),
    [
        (("card:legends-scythians",), {}),
        (("done",), {"play:0": "-hills", "hand:0": "+hills", "population:0": "6 to 5"}),
    ],
    ids=["warded off", "suffered"],
)
def test_a_protection_is_asked_for_once_and_stands_for_the_whole_row(
    answers: tuple[str, ...], yours: dict[str, str]
) -> None:
    story = bot_card(
        "raiders", bot="scythians", your_play="legends-scythians, hills", your_empire=True, your_deck=""
    )
    with story.changes() as changed:
        story.choose("done", *answers)
    assert row_used(story) == "SCY-B-1"
    assert {key: value for key, value in changed.items() if key in YOURS} == yours
    assert story.asked.text == "imperium-ask-mode"


@rule("imperium-solo:SOLO-Q-31")
@pytest.mark.parametrize(
    ("bot", "card", "row", "position"),
    [
        ("romans", "roman-expansion", "ROM-B-1", {"your_play": "mounted-archers"}),
        ("greeks", "greek-mercenaries", "GRE-B-1", {"your_pool": (0, 6, 6)}),
        ("macedonians", "uxians", "MAC-B-7", {"your_pool": (0, 6, 6), "deck": "advance"}),
    ],
)
def test_a_row_whose_harm_cannot_happen_does_not_ask(
    bot: str, card: str, row: str, position: dict[str, Any]
) -> None:
    story, _ = resolved(card, bot=bot, **{**SHIELD, **position})
    assert row_used(story) == row
    assert story.asked.text == "imperium-ask-mode"


@rule("imperium-solo:SOLO-Q-31")
def test_a_protection_is_asked_for_before_the_first_step_that_does_harm() -> None:
    story, changed = resolved(
        "jomsviking",
        bot="vikings",
        market=("steppe", *MARKET[1:]),
        pool=(0, 1, 0),
        **{**SHIELD, "your_pool": (0, 6, 6)},
    )
    assert row_used(story) == "VIK-B-1"
    assert story.asked.text == "imperium-ask-shield"
    assert changed["population:1"] == "1 to 0", "with nothing to steal the bot has acquired first"
    assert "armenians" in on_deck(story)


# --- what the player sees --------------------------------------------------------------------------------


@rule("imperium-solo:SOLO-SETUP-12")
@pytest.mark.parametrize("seat", [0, None])
def test_slots_deck_and_dynasty_deck_show_their_numbers_and_the_accession_card(seat: int | None) -> None:
    story = Story.start(GAME, 1, seed=7, nations="celts", bot="romans", level="imperator", sides="A")
    view = {zone.key: zone for zone in story.view(seat).zones}
    hidden = [*(f"slot:{marker}" for marker in range(1, 6)), "deck:1", "dynasty"]
    assert [view[key].cards for key in hidden] == [None] * 7
    assert [view[key].count for key in hidden] == [1, 1, 1, 1, 1, 5, 12]
    assert view["dynasty-known"].cards == ("romans-julius-caesar",)
    assert "deck-top:1" not in view
    for empty in ("discard:1", "history:1", "play:1"):
        assert view[empty].cards == ()


@rule("imperium-solo:SOLO-SETUP-12")
def test_a_card_that_is_set_aside_is_unseen() -> None:
    state = solo_state(slots="glory, advance", bot="greeks")
    state.slots, state.aside = (-1, *state.slots[1:]), state.slots[:1]
    story = Story.at(GAME, at_your_turn(state))
    assert story.zone("aside", seat=0).cards is None
    assert story.zone("aside", seat=0).count == 1


def at_your_turn(state: ImperiumState) -> ImperiumState:
    """It is the player's turn."""
    state.phase, state.turn = PHASES.index("activate"), 0
    return state


@rule("imperium-solo:SOLO-SETUP-12")
def test_slots_and_deck_are_sampled_from_the_same_cards() -> None:
    state = solo_state(bot="greeks", slots="glory, advance, conquer", deck="settlers, peloponnese")
    seen = worlds(state)
    assert len({world.slots for world in seen}) > 5
    every = sorted([*keys(state.slots), *keys(state.deck[1])])
    assert all(sorted([*keys(world.slots), *keys(world.deck[1])]) == every for world in seen)
    assert all(world.slots[3:] == state.slots[3:] for world in seen), "empty slots stay empty"


@rule("imperium-solo:SOLO-SETUP-12", "imperium-solo:SOLO-DYNASTY-3", "imperium-solo:SOLO-DYNASTY-5")
def test_the_dynasty_deck_is_sampled_within_what_is_known_of_its_order() -> None:
    state = GAME.start(1, {"nations": "celts", "bot": "carthaginians", "level": "imperator", "sides": "A"}, 3)
    seen = worlds(state)
    assert len({world.dynasty for world in seen}) > 5
    values = [index.BOT_VALUE[card] for card in state.dynasty[:7]]
    for world in seen:
        assert sorted(world.dynasty) == sorted(state.dynasty)
        assert [index.BOT_VALUE[card] for card in world.dynasty[:7]] == values
        assert sorted(world.dynasty[7:]) == sorted(state.dynasty[7:])


@rule("imperium-solo:SOLO-SETUP-12", "imperium-solo:SOLO-DYNASTY-4")
@pytest.mark.parametrize("bot", ["romans", "qin", "mauryans", "vikings", "arthurians"])
def test_the_accession_card_keeps_its_place_in_every_world(bot: str) -> None:
    given = {"boxes": "both-classics", "nations": "celts", "bot": bot, "level": "imperator", "sides": "A"}
    state = GAME.start(1, given, 3)
    (at,) = [at for at, card in enumerate(state.dynasty) if index.CARD[card].starts == "accession"]
    assert {world.dynasty[at] for world in worlds(state)} == {state.dynasty[at]}


@rule("imperium-solo:SOLO-SETUP-12")
@pytest.mark.parametrize("when", ["in the dynasty deck", "on the bot deck"])
def test_the_accession_card_is_seen_where_it_lies(when: str) -> None:
    story = bot_card(
        "glory",
        empire=True,
        plays="hills, coast, marsh",
        fame="",
        dynasty="julius-caesar, legions" if when == "on the bot deck" else "raetia, julius-caesar, legions",
        your_deck="",
    )
    story.choose("done")
    zone = "deck-top:1" if when == "on the bot deck" else "dynasty-known"
    assert story.zone(zone, seat=0).cards == ("romans-julius-caesar",)


# --- what is known once it was seen ----------------------------------------------------------------------

FACE_DOWN = [
    (
        "glory",
        {"plays": "hills, coast, marsh", "fame": "great, glorious, notorious"},
        1,
        "great glorious notorious",
    ),
    (
        "glory",
        {"plays": "hills, coast, marsh", "fame": "", "empire": True, "dynasty": "legions, roman-invasion"},
        1,
        "romans-legions romans-roman-invasion",
    ),
    (
        "advance",
        {
            "bot": "greeks",
            "pool": (1, 0, 0),
            "market": ("oasis", "elders", "mysticism", "armenians", "ionians"),
            "small": {"civilised": "temple, coinage, pharmacy"},
            "main": "jungle, steppe",
        },
        1,
        "temple coinage pharmacy",
    ),
    (
        "morigena",
        {"bot": "arthurians", "discard": "bedwyr", "impending": "excalibur, taliesin-the-bard, graal"},
        2,
        "arthurians-excalibur arthurians-taliesin-the-bard",
    ),
]
"""A card, the position, the slot that gets what was gained, and that card with those it could be."""
PILES = ["fame deck", "dynasty deck", "small deck", "impending quests"]


@rule("imperium-solo:SOLO-Q-29")
@pytest.mark.parametrize(("card", "position", "marker", "pile"), FACE_DOWN, ids=PILES)
def test_a_card_gained_face_down_is_unseen_on_the_deck_and_in_its_slot(
    card: str, position: dict[str, Any], marker: int, pile: str
) -> None:
    story = bot_turn("bot-slot", slots=card, die=6, deck="4 unrest", your_deck="", **position)
    story.choose("done")
    gained = pile.split()[0]
    assert index.KEY[story.state.slots[marker - 1]] == gained
    assert story.zone(f"slot:{marker}", seat=0).cards is None
    for eyes in (0, None):
        assert gained not in str(story.events(eyes))


@rule("imperium-solo:SOLO-Q-29")
@pytest.mark.parametrize(("card", "position", "marker", "pile"), FACE_DOWN, ids=PILES)
def test_a_card_gained_face_down_could_be_any_of_its_pile(
    card: str, position: dict[str, Any], marker: int, pile: str
) -> None:
    story = bot_turn("bot-slot", slots=card, die=6, deck="4 unrest", your_deck="", **position)
    story.choose("done")
    assert {index.KEY[world.slots[marker - 1]] for world in now_worlds(story)} == set(pile.split())


def now_worlds(story: Story) -> list[ImperiumState]:
    """Worlds that the player must think possible now."""
    return worlds(story.match.base, story.state)


@rule("imperium-solo:SOLO-Q-29")
def test_an_unseen_card_is_seen_when_it_is_discarded() -> None:
    story = bot_turn(
        "bot-slot",
        slots="glory, jungle",
        die=6,
        plays="hills, coast, marsh",
        fame="great, glorious",
        your_deck="",
        level="chieftain",
        deck="4 unrest",
    )
    story.choose("done")
    assert "great" in story.zone("discard:1", seat=0).cards


OPEN = [
    ("advance", {"market": ("hills", "elders", "agriculture", "armenians", "ionians")}, "agriculture"),
    ("glory", {"bot": "macedonians", "empire": True, "exile": "jungle"}, "jungle"),
    ("advance", {"bot": "mauryans", "empire": True, "discard": "gandhara"}, "mauryans-gandhara"),
    ("morigena", {"bot": "arthurians", "dynasty": "bedwyr, gwaith-camlan"}, "legends-unrest"),
]


@rule("imperium-solo:SOLO-Q-29")
@pytest.mark.parametrize(
    ("card", "position", "gained"), OPEN, ids=["market", "exile", "bot discard", "unrest pile"]
)
def test_a_card_that_came_from_an_open_place_is_known_in_its_slot(
    card: str, position: dict[str, Any], gained: str
) -> None:
    below = {
        "romans": "conquer, triumvirate",
        "macedonians": "phalanx, orestis",
        "mauryans": "magadha, prosperity",
    }
    deck = below.get(position.get("bot", "romans"), "cafall, guennuvar")
    story = bot_turn("bot-slot", slots=card, die=6, deck=deck, your_deck="", **position)
    story.choose("done")
    seen = {marker: story.zone(f"slot:{marker}", seat=0).cards for marker in range(1, 6)}
    (marker,) = [marker for marker, cards in seen.items() if cards and cards[0].startswith(gained)]
    assert all(world.slots[marker - 1] == story.state.slots[marker - 1] for world in now_worlds(story))
    unseen = [marker for marker, cards in seen.items() if cards is None]
    assert len(unseen) >= 2, "what was in the deck before is not"
    assert len({world.slots[unseen[0] - 1] for world in now_worlds(story)}) > 1


@rule("imperium-solo:SOLO-Q-29")
def test_a_card_that_you_gave_is_known_on_the_deck_and_in_its_slot() -> None:
    story = your_turn(
        your_hand="exports, oasis, cape",
        bot="greeks",
        your_empire=True,
        your_deck="6 unrest",
        deck="glory, advance, conquer, settlers, peloponnese",
    )
    story.choose("card:exports", "card:oasis")
    assert story.zone("deck-top:1", seat=0).cards == ("oasis",)
    assert all(keys(world.deck[1])[-1] == "oasis" for world in now_worlds(story))
    assert len({world.deck[1] for world in now_worlds(story)}) > 3
    story.choose("done", "card:elders", "done")
    assert story.asked.text == "imperium-ask-mode"
    assert story.zone("slot:1", seat=0).cards == ("oasis",)
    assert story.zone("slot:2", seat=0).cards is None
    seen = now_worlds(story)
    assert {world.slots[0] for world in seen} == {index.NUMBER["oasis"]}
    assert len({world.slots[1] for world in seen}) > 1


@rule("imperium-solo:SOLO-Q-29")
def test_a_known_card_below_an_unseen_one_keeps_its_place_in_every_world() -> None:
    state = solo_state(bot="greeks", deck="great, oasis, glory, advance, conquer", fame="notorious, glorious")
    great, oasis = index.NUMBER["great"], index.NUMBER["oasis"]
    state.tops[1], state.open_top[1], state.strays = 2, (oasis,), ((great, "fame", 0b10),)
    seen = worlds(state)
    assert {world.deck[1][-2] for world in seen} == {oasis}
    assert {index.KEY[world.deck[1][-1]] for world in seen} == {"great", "notorious", "glorious"}


@rule("imperium-solo:SOLO-Q-29", "imperium-solo:SOLO-TURN-3")
def test_a_known_card_that_is_set_aside_stays_known() -> None:
    state = solo_state(
        bot="romans", slots="hills, roman-expansion, advance", your_play="jungle, marsh", your_deck=""
    )
    hills = index.NUMBER["hills"]
    state.bot_known, state.aside, state.slots = (hills,), (hills,), (-1, *state.slots[1:])
    story = Story.at(GAME, state)
    assert story.asked.text == "imperium-ask-recall"
    assert story.zone("aside", seat=0).cards == ("hills",)
    assert all(world.aside == (hills,) for world in now_worlds(story))
    story.choose("card:marsh")
    assert story.zone("slot:1", seat=0).cards == ("hills",)


@rule("imperium-solo:SOLO-Q-29", "imperium-solo:SOLO-CLEANUP-5")
def test_what_is_shuffled_from_the_bot_discard_is_known_no_more() -> None:
    discard = "glory, advance, conquer, settlers, peloponnese, city-of-sparta"
    story = bot_turn(
        "bot-clean-up", bot="greeks", discard=discard, dynasty="city-of-athens, science", your_deck="", die=6
    )
    story.choose("done")
    assert [story.zone(f"slot:{marker}", seat=0).cards for marker in range(1, 6)] == [None] * 5
    assert not story.has("deck-top:1")
    assert len({world.slots for world in now_worlds(story)}) > 5


@rule("imperium-solo:SOLO-Q-29", "imperium-solo:SOLO-NATION-ART-1")
def test_of_the_impending_quests_the_last_is_known_and_the_others_are_not() -> None:
    given = {"boxes": "legends", "nations": "qin", "bot": "arthurians", "level": "imperator", "sides": "A"}
    state = GAME.start(1, given, 3)
    seen = worlds(state)
    assert {world.impending[0] for world in seen} == {index.NUMBER["arthurians-graal"]}
    assert len({world.impending for world in seen}) > 5
    assert all(sorted(world.impending) == sorted(state.impending) for world in seen)


@rule("imperium-solo:SOLO-Q-29")
def test_what_this_card_has_shown_so_far_is_kept_while_you_are_asked() -> None:
    story = bot_turn(
        "bot-slot",
        bot="scythians",
        slots="raiders, tents, nomads-1",
        deck="advance, conquer, nomads-2, tian-shan",
        your_play="jungle, marsh",
        your_deck="",
    )
    story.choose("done")
    assert story.asked.text == "imperium-ask-recall"
    base = story.match.base
    seen = now_worlds(story)
    assert {world.slots[0] for world in seen} == {base.slots[0]}, "the card that is being resolved"
    assert {world.deck[1][-2:] for world in seen} == {base.deck[1][-2:]}, "the cards that it has discarded"
    assert len({world.slots[1] for world in seen}) > 1


@rule("imperium-solo:SOLO-Q-34")
def test_a_protection_stops_the_attack_and_not_the_unrest() -> None:
    story = bot_card("roman-expansion", your_play="cape, hills")
    story.choose("done")
    assert story.asked.text == "imperium-ask-shield"
    with story.changes() as changed:
        story.choose("card:cape")
    assert changed["play:0"] == "-cape", "the protection itself; no region is recalled"
    assert changed["hand:0"].startswith("+cape +unrest")


@rule("imperium-solo:SOLO-Q-29")
def test_a_fame_card_that_the_player_knows_stays_where_the_bot_has_laid_it() -> None:
    state = solo_state(
        plays="hills, coast, marsh", slots="glory", deck="advance, conquer", fame="great, glorious"
    )
    great = index.NUMBER["great"]
    state.pins[0] = (great,)
    story = Story.at(GAME, state)
    assert great not in story.state.fame, "the bot has gained it"
    at = (*story.state.deck[1], *story.state.slots).index(great)
    for seed in range(10):
        world = GAME.sample(story.state, 0, Rng(seed), story.state)
        assert (*world.deck[1], *world.slots)[at] == great
