"""The Arthurians, card by card."""

import pytest

from regnum.engine.position import Position
from regnum.engine.rng import Rng
from regnum.engine.text import LANGUAGES
from regnum.games.imperium import GAME
from regnum.games.imperium.cards import index
from regnum.games.imperium.effects import Abandon, Choose, Develop, Effect, Gain, Recall
from regnum.games.imperium.setup import set_up_nation
from regnum.games.imperium.state import ImperiumState
from regnum.players.greedy import GreedyPlayer
from regnum.testing import Story, rule

from .scene import resolving, scene, unrest

MARKET = ("woodland", "boats", "wonder", "armenians", "city-1")
EXILED = "river, leadership, pharmacy, minoans"
"""One card of each suit: almost nobody may take them."""
A = "arthurians"
NATIONS = (A, "romans", "romans", "romans")
COURT = f"{A}-king-arthurs-court"
UNDER_COURT = f"garrison:0:{COURT}"
BEDWYR, VIVIANE, CAMELOT = "bedwyr", "viviane-of-the-lake", "city-of-camelot"
FLAVIA, AVALON, PRIMA = "britannia-flavia", "ynys-afallach-avalon", "britannia-prima"
GAWAIN, PERCIVAL, KAY = "gwalchmei-sir-gawain", "peredur-sir-percival", "cai-sir-kay"
LANCELOT, MERLIN, TWRCH = "lawnslot-llyn-sir-lancelot", "myrddin-wyllt-merlin", "twrch-trwyth"
CAMLAN, TALIESIN = "gwaith-camlan", "taliesin-the-bard"


def card(name: str) -> str:
    """How one of their cards is chosen."""
    return f"card:{A}-{name}"


def arthurians(**position: object) -> Story:
    """Seat 0 is the Arthurian."""
    return scene(nations=NATIONS, **{"market": MARKET, "exile": EXILED, **position})  # type: ignore[arg-type]


def solstice(ability: str, hand: str = "", **position: object) -> Story:
    """The solstice, and which ability is first. The other player has a full hand and does not draw."""
    story = arthurians(hands=[hand, "5 unrest"], phase="refill", turn=1, **position)
    return story.choose(card(ability))


def numbers(changed: dict[str, str]) -> dict[str, str]:
    """The counters among the changes."""
    return {key: change for key, change in changed.items() if " to " in change}


# --- the beginning ----------------------------------------------------------------------------------------


@rule("imperium:SETUP-8", "imperium:SETUP-9", "imperium:SETUP-10", "imperium:SETUP-11", "imperium:SETUP-13")
@rule("imperium:NATION-ARTHURIANS-1", "imperium:NATION-ARTHURIANS-8", "imperium:Q-43")
def test_the_court_lies_beside_the_power_card_and_quests_in_their_area() -> None:
    state = ImperiumState(2)
    number = next(n for n, nation in enumerate(index.NATIONS) if nation.name == A)
    state.nations = (number, 0)
    supply = set_up_nation(state, 0, Rng(1))
    assert index.keys(state.extra[0]) == (COURT,)
    assert index.keys(index.JOURNEYS[number]) == (), "it has one side only"
    assert index.KEY[state.accession[0]] == f"{A}-{CAMLAN}"
    assert sorted(index.keys(state.development[0])) == sorted(
        f"{A}-{name}" for name in ("graal", LANCELOT, TWRCH, TALIESIN, "excalibur")
    )
    assert (len(state.nation[0]), len(state.deck[0]) + len(state.hand[0])) == (7, 10)
    assert [index.CARD[one].players for one in supply] == [2, 2, 3, 4]
    assert (state.empire[0], state.exhaustion[0]) == (False, 5)


def test_only_two_of_their_cards_are_bound() -> None:
    cards = [
        index.CARD[one] for nation in index.NATION_CARDS for one in nation if index.KEY[one].startswith(A)
    ]
    assert all(one.playable and one.garrisonable and one.regions == 1 for one in cards)
    assert [one.name for one in cards if not one.movable] == ["Gwaith Camlan"]
    assert [one.name for one in cards if one.last_quest] == ["Graal"]
    text, faces = GAME.text("en"), GAME.faces
    assert "It enters play when it would go from your nation deck to your discard pile." in faces[
        f"{A}-{CAMLAN}"
    ].body(text)
    assert "Cannot be abandoned or recalled." in faces[f"{A}-{CAMLAN}"].body(text)
    assert "only when it is the last impending quest" in faces[f"{A}-graal"].body(text)


@rule("imperium:NATION-ARTHURIANS-1")
def test_the_table_calls_quests_by_their_name() -> None:
    story = arthurians(garrisons={COURT: "excalibur"})
    text = GAME.text("en")
    assert text.refer(story.zone("development:0").name) == "Quest area"
    assert text.refer(story.zone("development:1").name) == "Development area"
    assert text.refer(story.zone(UNDER_COURT).name) == "Active quest"
    assert text.refer(story.zone("extra:0").name) == "Beside the power card"
    assert "The card garrisoned here is your active quest" in GAME.faces[COURT].body(text)
    assert story.zone("extra:0", seat=1).cards == (COURT,)
    assert story.zone(UNDER_COURT, seat=1).cards == (f"{A}-excalibur",)


# --- the power card ---------------------------------------------------------------------------------------


def test_side_a_discards_a_card_for_a_knight() -> None:
    assert not arthurians(sides="ABBB", discards=[BEDWYR]).offers(f"card:{A}-a"), "the discard is a cost"
    story = arthurians(sides="ABBB", hands=["elders, hills"], discards=[f"{BEDWYR}, marsh"])
    story.choose(f"card:{A}-a")
    assert story.options() == ("card:elders", "card:hills")
    with story.changes() as changed:
        story.choose("card:elders")
    assert changed == {"hand:0": f"-elders +{A}-{BEDWYR}", "discard:0": f"-{A}-{BEDWYR} +elders"}
    assert story.counter(f"exhausted:{A}-a") == 1
    story = arthurians(sides="ABBB", hands=["elders"], discards=[f"{BEDWYR}, {KAY}, marsh"])
    story.choose(f"card:{A}-a")
    assert story.options() == (card(BEDWYR), card(KAY)), "it must be done"
    story.choose(card(KAY))
    assert story.cards("hand:0") == (f"{A}-{KAY}",), "one of them"
    story = arthurians(sides="ABBB", hands=[KAY])
    story.choose(f"card:{A}-a")
    assert story.cards("hand:0") == (f"{A}-{KAY}",), "the discarded knight himself"
    story = arthurians(sides="ABBB", hands=["elders"])
    with story.changes() as changed:
        story.choose(f"card:{A}-a")
    assert changed["discard:0"] == "+elders", "it may be paid for nothing"


def test_side_b_has_no_ability_to_exhaust() -> None:
    assert not arthurians(hands=["elders"], discards=[BEDWYR]).offers(f"card:{A}-b")


@pytest.mark.parametrize("side", ["a", "b"])
def test_both_sides_discard_and_gain_progress_at_the_solstice(side: str) -> None:
    story = solstice(side, "elders, hills", sides=f"{side.upper()}BBB")
    assert story.options() == ("card:elders", "card:hills"), "it must be done"
    with story.changes() as changed:
        story.choose("card:hills")
    assert changed == {"hand:0": "-hills", "discard:0": "+hills", "progress:0": "0 to 1"}


@rule("imperium:S-27", "imperium:SOLSTICE-2", "imperium:SOLSTICE-3", "imperium:SOLSTICE-5")
@rule("imperium:KW-SOLSTICE-1", "imperium:TIME-7", "imperium:KW-DISCARD-1", "imperium:KW-CHOOSE-1")
def test_what_must_be_done_at_the_solstice_and_what_may() -> None:
    position = {"plays": [f"{CAMELOT}, {VIVIANE}"], "decks": ["oasis, marsh"]}
    story = solstice(VIVIANE, **position)
    assert story.options() == ("choice:draw", "choice:recall-garrisoned-which-knight")
    with story.changes() as changed:
        story.choose("choice:draw", f"card:{A}-b")
    assert changed == {"deck:0": "-1", "discard:0": "+oasis", "progress:0": "0 to 1"}, "it must be discarded"
    story.choose(card(CAMELOT))
    assert story.asked.text == "imperium-ask-begin-quest", "the city has offered nothing"
    story.choose("done")
    assert story.asked.text == "imperium-ask-mode"
    story = solstice("b", **position)
    assert story.counter("progress:0") == 1, "without discarding"
    with story.changes() as changed:
        story.choose(card(VIVIANE), "choice:draw", card(CAMELOT))
    assert changed == {"deck:0": "-1", "hand:0": "+oasis"}
    assert story.options() == ("card:oasis", "done")


# --- King Arthur's Court ----------------------------------------------------------------------------------


@rule("imperium:NATION-ARTHURIANS-8", "imperium:ACTIVATE-11", "imperium:CLEANUP-5")
def test_the_court_returns_unrest_while_camelot_is_in_play() -> None:
    assert not arthurians(hands=[f"{CAMELOT}, unrest-12"]).offers(f"card:{COURT}"), "not in hand"
    assert not arthurians(plays=[CAMELOT]).offers(f"card:{COURT}"), "the discard is a cost"
    story = arthurians(hands=["elders, unrest-12"])
    reason = story.match.refusals(0)[COURT]
    assert GAME.text("en").refer(reason) == "Its condition does not hold."
    story = arthurians(
        hands=["elders, unrest-12, unrest-11"],
        plays=[f"{CAMELOT}, {FLAVIA}"],
        discards=["unrest-10"],
        garrisons={f"{A}-{FLAVIA}": "unrest-9"},
    )
    with story.changes() as changed:
        story.choose(f"card:{COURT}", "card:elders")
    assert changed == {
        "hand:0": "-elders",
        "discard:0": "+elders",
        "exhaustion:0": "5 to 4",
        f"exhausted:{COURT}": "0 to 1",
    }
    assert story.options() == ("card:unrest-11", "card:unrest-12"), "from hand, and it must be done"
    with story.changes() as changed:
        story.choose("card:unrest-12")
    assert changed == {"hand:0": "-unrest-12", "unrest": "+unrest-12"}
    assert not story.offers(f"card:{COURT}")
    story.choose("done", "card:woodland")
    assert story.state.used[0] == (), "clean-up takes the token off it"


@rule("imperium:NATION-ARTHURIANS-8", "imperium:KW-ABANDON-4")
def test_the_court_cannot_leave_play() -> None:
    story = scene(nations=("romans", A, "romans", "romans"), hands=["cataphract"], empires=[0], market=MARKET)
    with story.changes() as changed:
        story.choose("card:cataphract", "done")
    assert story.cards("extra:1") == (COURT,)
    assert "discard:1" not in changed, "it is no card of the play area"


def court(hand: str = "", **position: object) -> Story:
    """The Court's question at the solstice, when the power card has had its turn."""
    return solstice("b", hand, **position)


@rule("imperium:S-36", "imperium:NATION-ARTHURIANS-2", "imperium:NATION-ARTHURIANS-4", "imperium:KW-TAKE-2")
def test_a_quest_begins_under_the_court_for_unrest() -> None:
    story = court(developments=["excalibur, graal"])
    assert story.options() == (card("excalibur"), "done"), "Graal waits until it is the last"
    pile = story.count("unrest")
    with story.changes() as changed:
        story.choose(card("excalibur"))
    assert changed["development:0"] == f"-{A}-excalibur"
    assert changed[UNDER_COURT] == f"+{A}-excalibur"
    assert (unrest(story)[0], story.count("hand:0"), story.count("unrest")) == (1, 1, pile - 1)
    assert numbers(changed) == {"round": "1 to 2"}
    assert "begins the quest Excalibur" in str(story.log(1))
    assert "küldetésre indul: Excalibur" in str(story.log(1, "hu"))


@rule("imperium:NATION-ARTHURIANS-2")
def test_nobody_has_to_begin_a_quest() -> None:
    story = court()
    assert set(story.options()) == {
        *(card(quest) for quest in (LANCELOT, TWRCH, TALIESIN, "excalibur")),
        "done",
    }
    with story.changes() as changed:
        story.choose("done")
    assert changed == {"round": "1 to 2"}


@rule("imperium:NATION-ARTHURIANS-2", "imperium:NATION-ARTHURIANS-3", "imperium:S-36")
def test_there_is_never_more_than_one_active_quest() -> None:
    story = court(garrisons={COURT: "excalibur"})
    assert story.asked.text == "imperium-ask-mode", "nobody was asked"
    assert story.cards(UNDER_COURT) == (f"{A}-excalibur",)
    story = court(developments=[""])
    assert story.asked.text == "imperium-ask-mode", "without an impending quest it cannot be used"
    assert unrest(story)[0] == 0


@rule("imperium:KW-TAKE-3", "imperium:NATION-ARTHURIANS-2")
def test_the_last_unrest_ends_the_game_before_the_quest_begins() -> None:
    story = court(unrest=1).choose(card("excalibur"))
    assert story.over
    assert f"{A}-excalibur" in story.cards("development:0")


# --- quests -----------------------------------------------------------------------------------------------


@rule("imperium:CARD-GRAAL-1", "imperium:END-6", "imperium:NATION-ARTHURIANS-7", "imperium:S-36")
@rule("imperium:Q-45", "imperium:KW-ACQUIRE-7", "imperium:KW-DRAW-5", "imperium:END-8")
def test_graal_triggers_scoring_before_anything_else() -> None:
    story = arthurians(
        hands=["graal"],
        histories=["oasis, wilderness"],
        exile=f"river, leadership, {A}-{TWRCH}, {A}-{KAY}",
        actions=0,
        round=4,
    )
    story.choose(card("graal"))
    assert story.counter("last-round") == 5, "at once"
    assert "Graal triggers the end" in str(story.log(1))
    assert set(story.options()) == {"card:oasis", "card:wilderness", "done"}
    with story.changes() as changed:
        story.choose("card:oasis")
    assert changed == {"history:0": "-oasis", "hand:0": "+oasis"}
    assert set(story.options()) == {"card:river", "card:leadership", card(TWRCH), "done"}, "no knight"
    with story.changes() as changed:
        story.choose("card:leadership")
    assert changed["exile"] == "-leadership"
    assert "+leadership" in changed["hand:0"]
    assert changed["discard:0"] == f"+{A}-graal"
    assert unrest(story)[0] == 1, "an exiled card brings unrest"
    assert numbers(changed) == {}, "and it was a free play"


def test_graal_may_leave_history_and_exile_alone() -> None:
    story = arthurians(hands=["graal"], histories=["oasis"])
    story.choose(card("graal"), "done", "done")
    assert story.cards("discard:0") == (f"{A}-graal",)
    assert story.cards("hand:0") == ()
    assert set(story.cards("exile")) == set(EXILED.split(", "))


@rule("imperium:END-6", "imperium:END-8")
def test_a_game_that_graal_has_ended_says_so() -> None:
    story = arthurians(hands=["graal", "5 unrest"], phase="activate", exile="", round=4)
    story.choose(card("graal"), "done")
    while not story.over:
        story.choose("done" if story.offers("done") else story.options()[0])
    assert story.result.reason == "graal"
    assert story.state.round == 5
    for lang in LANGUAGES:
        assert GAME.text(lang)("imperium-end-graal") == {"en": "Graal", "hu": "Grál"}[lang]


@rule("imperium:KW-FIND-1", "imperium:KW-FIND-3")
def test_lancelot_sends_guennuvar_into_history_takes_fame_and_is_exiled() -> None:
    story = arthurians(hands=[LANCELOT], decks=["guennuvar, oasis, marsh"], fame="great, notorious")
    story.choose(card(LANCELOT))
    with story.changes() as changed:
        story.choose(card("guennuvar"))
    assert changed == {
        "deck:0": "-1",
        "history:0": f"+{A}-guennuvar",
        "fame-deck": "-1",
        "hand:0": "+great",
        "play:0": f"-{A}-{LANCELOT}",
        "exile": f"+{A}-{LANCELOT}",
    }
    assert story.log(0)[-2:] == [
        "Seat 1 takes Great.",
        "Seat 1 exiles Lawnslot Llyn (Sir Lancelot).",
    ], "in this order"
    for place, words in (
        ("hands", f"{LANCELOT}, guennuvar"),
        ("discards", "guennuvar"),
        ("nation_decks", "guennuvar"),
    ):
        story = arthurians(**{"hands": [LANCELOT], place: [words]})
        story.choose(card(LANCELOT), card("guennuvar"))
        assert story.cards("history:0") == (f"{A}-guennuvar",), place
        shuffled = any("shuffles" in line for line in story.log(0))
        assert shuffled is (place == "nation_decks"), "decks are searched last"
    story = arthurians(hands=[LANCELOT], plays=["hills"], garrisons={"hills": "guennuvar"}, fame="great")
    story.choose(card(LANCELOT))
    assert story.options() == ("done",), "a garrison is not searched"
    story.choose("done")
    assert story.cards("hand:0") == ("great",)
    assert f"{A}-{LANCELOT}" in story.cards("exile")


@rule("imperium:KW-EMPIRE-5", "imperium:KW-FREEPLAY-3", "imperium:KW-FREEPLAY-4")
def test_twrch_trwyth_plays_cards_of_empires_for_progress() -> None:
    assert not arthurians(hands=["coinage"], plays=[TWRCH], pools=[(9, 9, 0)]).offers(card(TWRCH))
    story = arthurians(
        hands=[f"coinage, temple, moneylenders, elders, hills, {BEDWYR}"],
        plays=[TWRCH],
        pools=[(2, 0, 1)],
        actions=0,
    )
    assert not story.offers("card:coinage")
    story.choose(card(TWRCH))
    assert story.options() == ("card:coinage", "card:temple"), "nobody can pay for Moneylenders"
    with story.changes() as changed:
        story.choose("card:temple")
    assert changed == {"hand:0": "-temple", "play:0": "+temple"}
    assert story.counter("progress:0") == 0
    assert story.counter(f"exhausted:{A}-{TWRCH}") == 1
    assert not story.offers("card:coinage"), "one card only"
    story = arthurians(hands=["elders"], plays=[TWRCH], pools=[(0, 0, 2)])
    story.choose(card(TWRCH))
    assert story.options() == ("done",), "it may be paid for nothing"
    story.choose("done")
    assert story.counter("progress:0") == 1


@rule("imperium:NATION-ARTHURIANS-9", "imperium:NATION-ARTHURIANS-4", "imperium:Q-45", "imperium:S-36")
def test_twrch_trwyth_exiles_a_quest_for_a_knight_though_never_graal() -> None:
    position = {"plays": [TWRCH], "developments": [f"graal, {LANCELOT}, excalibur"]}
    story = solstice(TWRCH, f"{BEDWYR}, elders, hills", **position)
    assert story.options() == (card(BEDWYR), "done"), "a knight, or nothing"
    story.choose(card(BEDWYR))
    assert set(story.options()) == {
        "choice:exile-quest-which-graal",
        "choice:return-unrest-hand-discard-2-up_to",
    }
    story.choose("choice:exile-quest-which-graal")
    assert story.options() == (card(LANCELOT), card("excalibur")), "must be done"
    with story.changes() as changed:
        story.choose(card("excalibur"))
    assert changed == {"development:0": f"-{A}-excalibur", "exile": f"+{A}-excalibur"}
    assert story.cards("discard:0") == (f"{A}-{BEDWYR}",)
    story = solstice(TWRCH, BEDWYR, plays=[TWRCH], developments=["graal"])
    story.choose(card(BEDWYR), "choice:exile-quest-which-graal")
    assert story.cards("development:0") == (f"{A}-graal",), "not even as the last"


def test_twrch_trwyth_returns_unrest_for_a_knight() -> None:
    story = solstice(TWRCH, f"{BEDWYR}, unrest-12", plays=[TWRCH], discards=["unrest-11, unrest-10, elders"])
    story.choose(card(BEDWYR), "choice:return-unrest-hand-discard-2-up_to")
    assert story.options() == ("card:unrest-11", "card:unrest-12", "done")
    story.choose("card:unrest-12")
    assert story.options() == ("card:unrest-11", "done"), "up to two"
    with story.changes() as changed:
        story.choose("card:unrest-11")
    assert changed == {"discard:0": "-unrest-11", "unrest": "+unrest-11"}
    assert story.asked.text == "imperium-ask-solstice", "two, and no more"
    story = solstice(TWRCH, f"{BEDWYR}, unrest-12", plays=[TWRCH])
    with story.changes() as changed:
        story.choose("done")
    assert changed == {}
    assert solstice(TWRCH, "elders", plays=[TWRCH]).options() == ("done",), "no knight"
    assert solstice(TWRCH, plays=[TWRCH]).asked.text == "imperium-ask-solstice", "no hand"


@rule("imperium:KW-EMPIRE-5", "imperium:KW-FIND-4")
def test_taliesin_puts_a_knight_into_history_for_fame() -> None:
    no_knight = {"decks": ["oasis"], "nation_decks": [CAMELOT], "discards": ["hills"]}
    story = arthurians(hands=[f"{TALIESIN}, elders"], plays=[TWRCH], pools=[(0, 0, 3)], **no_knight)
    assert not story.offers(card(TALIESIN)), "for empires"
    story.choose(card(TWRCH))
    assert story.options() == ("done",), "the knight is a cost"
    story = arthurians(
        hands=[f"{TALIESIN}, {KAY}, elders"],
        plays=[f"{TWRCH}, {FLAVIA}"],
        pools=[(0, 0, 3)],
        decks=["king-arthur, oasis"],
        nation_decks=[f"{BEDWYR}, {CAMELOT}"],
        discards=[f"{GAWAIN}, hills"],
        garrisons={f"{A}-{FLAVIA}": PERCIVAL},
        fame="great, notorious, glorious",
    )
    story.choose(card(TWRCH), card(TALIESIN))
    assert set(story.options()) == {card(KAY), card("king-arthur"), card(BEDWYR), card(GAWAIN)}
    with story.changes() as changed:
        story.choose(card(BEDWYR))
    assert changed["history:0"] == f"+{A}-{BEDWYR}"
    assert changed["nation:0"] == "-1"
    assert set(story.options()) == {"card:great", "card:notorious"}, "two cards"
    with story.changes() as changed:
        story.choose("card:notorious")
    assert changed["hand:0"] == "+notorious"
    assert changed["discard:0"] == f"+{A}-{TALIESIN}"


def test_excalibur_breaks_through_for_a_lady_or_an_island() -> None:
    assert not arthurians(hands=["excalibur"], plays=[f"{FLAVIA}, {CAMELOT}"]).offers(card("excalibur"))
    story = arthurians(hands=["excalibur"], plays=[f"{FLAVIA}, {VIVIANE}, {AVALON}"])
    story.choose(card("excalibur"))
    assert story.options() == (card(VIVIANE), card(AVALON))
    with story.changes() as changed:
        story.choose(card(AVALON))
    assert changed == {"play:0": f"-{A}-{AVALON}", "discard:0": f"+{A}-{AVALON}"}
    assert story.options() == ("choice:civilised", "choice:tributary")
    story.choose("choice:civilised")
    assert story.options() == ("card:city-1", "card:wonder", "choice:from-deck"), "and not from exile"
    with story.changes() as changed:
        story.choose("card:wonder")
    assert changed["hand:0"] == "+wonder"
    assert changed["discard:0"] == f"+{A}-excalibur"
    story = arthurians(hands=["excalibur"], plays=[VIVIANE])
    story.choose(card("excalibur"), "choice:tributary", "card:armenians")
    assert story.cards("hand:0") == ("armenians",)


# --- Gwaith Camlan ----------------------------------------------------------------------------------------


@rule("imperium:S-10", "imperium:RESHUFFLE-6", "imperium:NATION-ARTHURIANS-6", "imperium:NATION-ARTHURIANS-1")
@rule("imperium:RESHUFFLE-2", "imperium:TIME-15", "imperium:TIME-16", "imperium:CARD-PROSPERITY-1")
def test_the_nadir_card_enters_play() -> None:
    story = scene(
        nations=(A, "romans"),
        hands=["", "prosperity-1"],
        decks=[""],
        discards=["oasis, marsh"],
        nation_decks=[""],
        exhaustion=2,
        turn=1,
    )
    story.choose("card:romans-prosperity-1", "done")
    with story.changes() as changed:
        story.choose("choice:yes")
    assert changed == {
        "play:0": f"+{A}-{CAMLAN}",
        "accession:0": f"-{A}-{CAMLAN}",
        "discard:0": "-marsh -oasis",
        "deck:0": "+1",
        "hand:0": changed["hand:0"],
        "exhaustion:0": "2 to 1",
        "exhausted:nation:0": "0 to 1",
    }, "no empire, and no end of the game"
    assert changed["hand:0"] in ("+marsh", "+oasis")


@rule("imperium:NATION-ARTHURIANS-6", "imperium:RESHUFFLE-4")
def test_after_the_nadir_card_reshuffling_brings_nothing() -> None:
    story = arthurians(
        hands=["oracle"], decks=[""], discards=["oasis, marsh"], nation_decks=[""], accessions=[False]
    )
    with story.changes() as changed:
        story.choose("card:oracle")
    assert set(changed) == {"hand:0", "play:0", "discard:0"}, "and no token moves"


@rule("imperium:RESHUFFLE-15", "imperium:Q-12", "imperium:KW-NATIONDECK-3", "imperium:RESHUFFLE-6")
def test_the_nadir_card_enters_play_whatever_brings_it() -> None:
    story = arthurians(hands=["egyptians"], nation_decks=[""])
    with story.changes() as changed:
        story.choose("card:egyptians")
    assert changed == {
        "hand:0": "-egyptians",
        "history:0": "+egyptians",
        "accession:0": f"-{A}-{CAMLAN}",
        "play:0": f"+{A}-{CAMLAN}",
        "actions:0": "3 to 2",
    }


@rule("imperium:NATION-ARTHURIANS-6")
@pytest.mark.parametrize("effect", [Abandon(), Recall()], ids=["abandoned", "recalled"])
def test_gwaith_camlan_can_be_neither_abandoned_nor_recalled(effect: Effect) -> None:
    position = {"nations": NATIONS, "nation_decks": [""], "accessions": [False]}
    story = resolving(effect, "oasis", plays=[CAMLAN], **position)
    assert story.cards("play:0") == (f"{A}-{CAMLAN}",)
    story = resolving(effect, "oasis", plays=[f"{CAMLAN}, {CAMELOT}"], **position)
    assert story.cards("play:0") == (f"{A}-{CAMLAN}",), "the city goes"


@rule("imperium:Q-62", "imperium:SOLSTICE-2")
def test_gwaith_camlan_takes_a_knight_or_else_gives_unrest() -> None:
    position = {
        "plays": [f"{CAMLAN}, {FLAVIA}"],
        "garrisons": {f"{A}-{FLAVIA}": f"{BEDWYR}, elders"},
        "accessions": [False],
    }
    story = solstice(CAMLAN, f"{KAY}, hills", **position)
    assert story.options() == ("choice:into-history-garrison-hand-which-knight", "choice:take-unrest-2")
    story.choose("choice:into-history-garrison-hand-which-knight")
    assert story.options() == (card(BEDWYR), card(KAY)), "one of the two"
    with story.changes() as changed:
        story.choose(card(BEDWYR))
    assert changed == {f"garrison:0:{A}-{FLAVIA}": f"-{A}-{BEDWYR}", "history:0": f"+{A}-{BEDWYR}"}
    story = solstice(CAMLAN, f"{KAY}, hills", **position)
    story.choose("choice:into-history-garrison-hand-which-knight", card(KAY))
    assert story.cards("history:0") == (f"{A}-{KAY}",)
    story = solstice(CAMLAN, f"{KAY}, hills", **position)
    with story.changes() as changed:
        story.choose("choice:take-unrest-2")
    assert len(changed["unrest"].split()) == 2
    assert unrest(story)[0] == 2


@rule("imperium:Q-62", "imperium:KW-CHOOSE-2")
def test_without_a_knight_gwaith_camlan_gives_unrest() -> None:
    story = solstice(CAMLAN, "hills", plays=[CAMLAN], accessions=[False], discards=[BEDWYR])
    assert story.options() == ("choice:take-unrest-2",), "asked all the same: the hand is a secret"
    story.choose("choice:take-unrest-2")
    assert unrest(story)[0] == 2


@rule("imperium:Q-63")
def test_lancelot_is_a_garrisoned_knight_even_as_the_active_quest() -> None:
    story = solstice(CAMLAN, plays=[CAMLAN], accessions=[False], garrisons={COURT: LANCELOT})
    with story.changes() as changed:
        story.choose("choice:into-history-garrison-hand-which-knight")
    assert changed == {UNDER_COURT: f"-{A}-{LANCELOT}", "history:0": f"+{A}-{LANCELOT}"}
    story = arthurians(hands=[GAWAIN], garrisons={COURT: LANCELOT})
    with story.changes() as changed:
        story.choose(card(GAWAIN))
    assert changed["progress:0"] == "0 to 1"
    story = arthurians(
        hands=[MERLIN], plays=["hills"], garrisons={COURT: LANCELOT, "hills": f"{BEDWYR}, {KAY}"}
    )
    assert not story.offers(card(MERLIN)), "but he is under no region"


# --- the nation deck --------------------------------------------------------------------------------------


@rule("imperium:KW-GARRISON-7", "imperium:Q-65")
def test_bedwyr_brings_excalibur_back_and_rides_to_a_region() -> None:
    story = arthurians(
        hands=[BEDWYR], plays=[f"{VIVIANE}, {CAMELOT}, {FLAVIA}"], discards=["excalibur, elders"]
    )
    story.choose(card(BEDWYR))
    assert story.options() == (card("excalibur"), "done")
    with story.changes() as changed:
        story.choose(card("excalibur"))
    assert changed["discard:0"] == f"-{A}-excalibur"
    assert changed["deck:0"] == "+1"
    assert story.options() == (card(VIVIANE), card(FLAVIA), "done"), "a city is no region"
    with story.changes() as changed:
        story.choose(card(VIVIANE))
    assert changed == {
        "play:0": f"-{A}-{BEDWYR}",
        f"garrison:0:{A}-{VIVIANE}": f"+{A}-{BEDWYR}",
        "progress:0": "0 to 1",
    }
    story = arthurians(hands=[BEDWYR], plays=[VIVIANE], discards=["excalibur"])
    story.choose(card(BEDWYR), "done", "done")
    assert set(story.cards("discard:0")) == {f"{A}-excalibur", f"{A}-{BEDWYR}"}
    assert story.counter("progress:0") == 0


def test_viviane_gains_progress_and_gives_back_a_knight() -> None:
    story = arthurians(hands=[f"{VIVIANE}, elders"])
    with story.changes() as changed:
        story.choose(card(VIVIANE))
    assert changed == {
        "hand:0": f"-{A}-{VIVIANE}",
        "play:0": f"+{A}-{VIVIANE}",
        "actions:0": "3 to 2",
        "progress:0": "0 to 1",
    }, "she has no garrison of her own"
    under = {f"{A}-{VIVIANE}": f"{BEDWYR}, {KAY}, elders", f"{A}-{FLAVIA}": GAWAIN}
    story = solstice(VIVIANE, plays=[f"{VIVIANE}, {FLAVIA}"], garrisons=under)
    story.choose("choice:recall-garrisoned-which-knight")
    assert story.options() == (card(BEDWYR), card(KAY)), "a knight who is here"
    with story.changes() as changed:
        story.choose(card(KAY))
    assert changed == {"hand:0": f"+{A}-{KAY}", f"garrison:0:{A}-{VIVIANE}": f"-{A}-{KAY}"}
    story = solstice(VIVIANE, plays=[VIVIANE], decks=["oasis, marsh"])
    with story.changes() as changed:
        story.choose("choice:draw")
    assert changed == {"deck:0": "-1", "hand:0": "+oasis"}


def test_city_of_camelot() -> None:
    story = solstice(CAMELOT, "oasis", plays=[CAMELOT], decks=["marsh"])
    assert story.options() == ("card:oasis", "done")
    story.choose("card:oasis")
    assert set(story.options()) == {"choice:gain-1-materials", "choice:gain-1-population", "choice:draw"}
    with story.changes() as changed:
        story.choose("choice:gain-1-materials")
    assert changed == {"materials:0": "6 to 7"}
    romans = index.NUMBER["romans-city-of-rome"]
    assert index.SOLSTICE[index.NUMBER[f"{A}-{CAMELOT}"]] == index.SOLSTICE[romans]


@pytest.mark.parametrize("region", [FLAVIA, PRIMA, "britannia-secunda"])
def test_britannia_draws_and_takes_a_garrison(region: str) -> None:
    story = arthurians(hands=[f"{region}, elders"], decks=["oasis, marsh"])
    with story.changes() as changed:
        story.choose(card(region))
    assert changed["hand:0"] == f"-{A}-{region} +oasis"
    assert changed["deck:0"] == "-1"
    assert story.options() == ("card:elders", "card:oasis", "done")
    with story.changes() as changed:
        story.choose("card:oasis")
    assert changed == {"hand:0": "-oasis", f"garrison:0:{A}-{region}": "+oasis"}
    story = arthurians(hands=[f"{region}, elders"])
    story.choose(card(region), "done")
    assert f"{A}-{region}" in story.cards("play:0")


def test_avalon_brings_a_knight_back_and_takes_a_garrison() -> None:
    story = arthurians(hands=[AVALON], discards=[f"{BEDWYR}, {KAY}, elders"])
    story.choose(card(AVALON))
    assert story.options() == (card(BEDWYR), card(KAY)), "it must be done"
    with story.changes() as changed:
        story.choose(card(KAY))
    assert changed == {"hand:0": f"+{A}-{KAY}", "discard:0": f"-{A}-{KAY}"}
    assert story.options() == (card(KAY), "done")
    with story.changes() as changed:
        story.choose(card(KAY))
    assert changed == {"hand:0": f"-{A}-{KAY}", f"garrison:0:{A}-{AVALON}": f"+{A}-{KAY}"}
    story = arthurians(hands=[f"{AVALON}, elders"], discards=["oasis"])
    story.choose(card(AVALON))
    assert story.options() == ("card:elders", "done"), "no knight, and it is played all the same"


def test_avalon_may_be_recalled_for_progress_at_the_solstice() -> None:
    position = {"plays": [AVALON], "garrisons": {f"{A}-{AVALON}": BEDWYR}}
    story = solstice(AVALON, pools=[(0, 0, 2)], **position)
    assert story.options() == ("choice:yes", "done")
    with story.changes() as changed:
        story.choose("choice:yes")
    assert changed == {
        "progress:0": "2 to 1",
        "play:0": f"-{A}-{AVALON}",
        f"garrison:0:{A}-{AVALON}": f"-{A}-{BEDWYR}",
        "hand:0": f"+{A}-{BEDWYR} +{A}-{AVALON}",
    }
    story = solstice(AVALON, pools=[(0, 0, 2)], **position)
    with story.changes() as changed:
        story.choose("done")
    assert changed == {}
    story = solstice(AVALON, pools=[(9, 9, 0)], **position)
    assert story.asked.text == "imperium-ask-solstice", "who cannot pay is not asked"


def test_gawain_takes_unrest_for_progress() -> None:
    story = arthurians(
        hands=[f"{GAWAIN}, elders"],
        plays=[f"{VIVIANE}, hills"],
        garrisons={f"{A}-{VIVIANE}": f"{BEDWYR}, shrine, marsh", "hills": KAY},
    )
    with story.changes() as changed:
        story.choose(card(GAWAIN))
    assert numbers(changed) == {"progress:0": "0 to 2", "actions:0": "3 to 2"}, "the two knights"
    assert len(changed["unrest"].split()) == 1
    assert unrest(story)[0] == 1
    assert story.options() == ("card:hills", card(VIVIANE), "done")
    with story.changes() as changed:
        story.choose(card(VIVIANE))
    assert changed[f"garrison:0:{A}-{VIVIANE}"] == f"+{A}-{GAWAIN}"
    assert changed["progress:0"] == "2 to 3", "Viviane's own text"
    story = arthurians(hands=[GAWAIN], plays=[VIVIANE])
    story.choose(card(GAWAIN), "done")
    assert unrest(story)[0] == 1, "it must be taken"
    assert story.cards("discard:0") == (f"{A}-{GAWAIN}",)


@rule("imperium:KW-ABANDON-5", "imperium:KW-ATTACK-1", "imperium:KW-FREEPLAY-1")
def test_lady_bertilak_abandons_draws_and_makes_the_others_discard() -> None:
    story = arthurians(
        hands=["lady-bertilak", "oasis, marsh, mysticism", ""],
        plays=[f"{VIVIANE}, {FLAVIA}, hills, vikings-sagas"],
        garrisons={
            f"{A}-{VIVIANE}": BEDWYR,
            f"{A}-{FLAVIA}": KAY,
            "hills": "elders, cape",
            "vikings-sagas": GAWAIN,
        },
        decks=["steppe, coast, shrine"],
        actions=0,
    )
    story.choose(card("lady-bertilak"))
    assert story.options() == (card(VIVIANE), card(FLAVIA)), "regions with a knight"
    with story.changes() as changed:
        story.choose(card(FLAVIA))
    assert changed["play:0"] == f"-{A}-{FLAVIA}"
    assert set(changed["discard:0"].split()) == {f"+{A}-{FLAVIA}", f"+{A}-{KAY}"}
    assert changed["hand:0"] == "+coast +steppe"
    assert story.asked.seat == 1
    assert set(story.options()) == {"card:oasis", "card:marsh", "card:mysticism"}, "it must be done"
    with story.changes() as changed:
        story.choose("card:oasis", "card:mysticism")
    assert changed["discard:1"] == "+mysticism +oasis"
    assert changed["discard:0"] == f"+{A}-lady-bertilak"
    assert "discard:2" not in changed
    assert numbers(changed) == {}
    story = arthurians(hands=["lady-bertilak"], plays=["hills"], decks=["oasis, marsh, cape"])
    with story.changes() as changed:
        story.choose(card("lady-bertilak"))
    assert "play:0" not in changed, "no cost: it is played although there is nothing to abandon"
    assert changed["hand:0"] == f"-{A}-lady-bertilak +marsh +oasis"


# --- the draw deck ----------------------------------------------------------------------------------------


@rule("imperium:NATION-ARTHURIANS-5", "imperium:KW-ALLPLAYERS-1")
def test_morigena_burdens_everybody_and_brings_the_quest_home() -> None:
    story = arthurians(
        hands=["morigena", "", ""],
        plays=["hills, marsh, oasis"],
        garrisons={COURT: "excalibur", "hills": f"{MERLIN}, elders", "marsh": BEDWYR},
        nation_decks=[f"{CAMELOT}, {KAY}"],
    )
    story.choose(card("morigena"))
    assert unrest(story) == [1, 1, 1]
    assert story.options() == ("card:hills", "done"), "the region with Merlin"
    with story.changes() as changed:
        story.choose("card:hills")
    assert changed["play:0"] == f"-{A}-morigena -hills"
    assert set(changed["discard:0"].split()) == {
        "+hills",
        "+elders",
        *(f"+{A}-{name}" for name in (MERLIN, "excalibur", CAMELOT, "morigena")),
    }
    assert changed[UNDER_COURT] == f"-{A}-excalibur"
    assert changed["nation:0"] == "-1"
    assert numbers(changed) == {}, "no token goes onto the nation deck"
    log = story.log(1)
    finished = log.index("Seat 1 finishes the quest Excalibur.")
    assert finished < log.index("Seat 1 puts City of Camelot from the nation deck into the discard pile."), (
        "in this order"
    )


def test_morigena_may_leave_the_quest_alone() -> None:
    position = {"plays": ["hills"], "garrisons": {COURT: "excalibur", "hills": MERLIN}}
    story = arthurians(hands=["morigena"], **position)
    story.choose(card("morigena"), "done")
    assert story.cards(UNDER_COURT) == (f"{A}-excalibur",)
    assert story.cards("discard:0") == (f"{A}-morigena",)
    position = {"plays": ["hills"], "garrisons": {COURT: "excalibur", "hills": BEDWYR}}
    story = arthurians(hands=["morigena"], **position)
    story.choose(card("morigena"))
    assert story.cards("discard:0") == (f"{A}-morigena",), "without Merlin nobody is asked"
    for host in ("vikings-sagas", "port", "qin"):
        position = {"plays": [host], "garrisons": {COURT: "excalibur", host: MERLIN}}
        story = arthurians(hands=["morigena"], **position)
        story.choose(card("morigena"))
        assert story.asked.text == "imperium-ask-activate", "no region"


@rule("imperium:NATION-ARTHURIANS-5", "imperium:RESHUFFLE-15", "imperium:NATION-ARTHURIANS-6")
def test_morigena_without_a_quest_still_brings_the_nation_card() -> None:
    story = arthurians(
        hands=["morigena"], plays=["hills"], garrisons={"hills": MERLIN}, nation_decks=[""], actions=2
    )
    story.choose(card("morigena"))
    with story.changes() as changed:
        story.choose("card:hills")
    assert changed["play:0"] == f"-{A}-morigena -hills +{A}-{CAMLAN}"
    assert changed["accession:0"] == f"-{A}-{CAMLAN}"
    assert "exhaustion:0" not in changed


@rule("imperium:Q-64", "imperium:KW-FIND-1", "imperium:KW-FIND-5")
def test_peredur_finds_graal_and_goes_into_exile() -> None:
    find = "choice:then-find-which-graal-discard-deck-exile-this"
    story = arthurians(hands=[PERCIVAL], decks=["graal, oasis, marsh"], developments=["excalibur"])
    story.choose(card(PERCIVAL), find)
    with story.changes() as changed:
        story.choose(card("graal"))
    assert changed == {
        "deck:0": "-1",
        "hand:0": f"+{A}-graal",
        "play:0": f"-{A}-{PERCIVAL}",
        "exile": f"+{A}-{PERCIVAL}",
    }
    story = arthurians(hands=[PERCIVAL], discards=["graal"], developments=[""])
    story.choose(card(PERCIVAL), find, card("graal"))
    assert story.cards("hand:0") == (f"{A}-graal",)
    for place in ("developments", "nation_decks"):
        story = arthurians(hands=[PERCIVAL], **{place: ["graal"]})
        story.choose(card(PERCIVAL), find)
        assert story.options() == ("done",), "nowhere else"
        story.choose("done")
        assert f"{A}-{PERCIVAL}" in story.cards("exile"), "he goes all the same"


def test_peredur_returns_unrest_and_rides_to_a_region() -> None:
    ride = "choice:then-return-unrest-may-garrison-this"
    story = arthurians(hands=[f"{PERCIVAL}, unrest-12, unrest-11, elders"], plays=[VIVIANE])
    story.choose(card(PERCIVAL), ride)
    assert story.options() == ("card:unrest-11", "card:unrest-12")
    with story.changes() as changed:
        story.choose("card:unrest-12")
    assert changed == {"hand:0": "-unrest-12", "unrest": "+unrest-12"}
    assert story.options() == (card(VIVIANE), "done")
    with story.changes() as changed:
        story.choose(card(VIVIANE))
    assert changed == {
        "play:0": f"-{A}-{PERCIVAL}",
        f"garrison:0:{A}-{VIVIANE}": f"+{A}-{PERCIVAL}",
        "progress:0": "0 to 1",
    }
    story = arthurians(hands=[PERCIVAL], plays=[VIVIANE])
    story.choose(card(PERCIVAL), ride, "done")
    assert story.cards("discard:0") == (f"{A}-{PERCIVAL}",), "without unrest, and staying at home"


def test_kay_puts_a_region_on_the_deck_and_rides_to_a_region() -> None:
    story = arthurians(hands=[KAY], plays=[VIVIANE], discards=[f"oasis, {FLAVIA}, port, qin"])
    story.choose(card(KAY))
    assert story.options() == ("card:oasis", card(FLAVIA), "done")
    with story.changes() as changed:
        story.choose("card:oasis")
    assert changed["discard:0"] == "-oasis"
    assert changed["deck:0"] == "+1"
    assert index.KEY[story.state.deck[0][-1]] == "oasis"
    story.choose(card(VIVIANE))
    assert story.cards(f"garrison:0:{A}-{VIVIANE}") == (f"{A}-{KAY}",)
    assert story.counter("progress:0") == 1
    story = arthurians(hands=[KAY], plays=[VIVIANE], discards=["oasis"])
    story.choose(card(KAY), "done", "done")
    assert set(story.cards("discard:0")) == {"oasis", f"{A}-{KAY}"}


@rule("imperium:KW-GARRISON-7", "imperium:Q-65", "imperium:TIME-12")
def test_a_knight_resolves_all_that_his_region_does() -> None:
    story = arthurians(
        hands=[f"{KAY}, elders"], plays=[f"{AVALON}, {FLAVIA}"], discards=[BEDWYR], decks=["oasis, marsh"]
    )
    story.choose(card(KAY), card(AVALON))
    assert f"{A}-{BEDWYR}" in story.cards("hand:0")
    assert story.options() == ("card:elders", card(BEDWYR), "done")
    story.choose("card:elders")
    assert story.cards(f"garrison:0:{A}-{AVALON}") == (f"{A}-{KAY}", "elders")
    story.choose(card(BEDWYR), card(FLAVIA))
    assert story.options() == ("card:oasis", "done"), "one card was drawn, and may be garrisoned"


@rule("imperium:Q-65")
def test_a_region_that_a_knight_rides_to_is_not_played_again() -> None:
    """Skis answer the play of a region."""
    position = {"hands": [KAY], "plays": [f"{VIVIANE}, vikings-skis"]}
    story = arthurians(**position)
    with story.changes() as changed:
        story.choose(card(KAY), card(VIVIANE))
    assert story.asked.text == "imperium-ask-activate", "Skis do not answer"
    assert changed["progress:0"] == "0 to 1"


def test_king_arthur_conquers_with_a_knight() -> None:
    position = {"plays": [f"{VIVIANE}, hills, {FLAVIA}, vikings-sagas, port, qin"]}
    under = {"hills": "elders, cape", "vikings-sagas": GAWAIN, "port": PERCIVAL, "qin": MERLIN}
    story = arthurians(hands=["king-arthur"], garrisons=under, **position)
    assert not story.offers(card("king-arthur"))
    under |= {f"{A}-{VIVIANE}": BEDWYR, f"{A}-{FLAVIA}": KAY}
    story = arthurians(hands=["king-arthur"], garrisons=under, **position)
    story.choose(card("king-arthur"))
    assert story.options() == (card(VIVIANE), card(FLAVIA))
    with story.changes() as changed:
        story.choose(card(VIVIANE))
    assert changed["play:0"] == f"-{A}-{VIVIANE}"
    assert set(changed["discard:0"].split()) == {f"+{A}-{VIVIANE}", f"+{A}-{BEDWYR}"}
    assert story.options() == ("card:woodland", "card:armenians"), "and not from exile"
    with story.changes() as changed:
        story.choose("card:woodland")
    assert changed["hand:0"] == "+woodland"
    assert changed["discard:0"] == f"+{A}-king-arthur", "he does not ride himself"


def test_uthyr_pendragon_breaks_through_and_becomes_history() -> None:
    story = arthurians(hands=["uthyr-pendragon"])
    story.choose(card("uthyr-pendragon"))
    assert story.options() == ("card:boats", "card:city-1", "choice:from-deck")
    with story.changes() as changed:
        story.choose("card:boats")
    assert changed["hand:0"] == "+boats"
    assert changed["history:0"] == f"+{A}-uthyr-pendragon"
    assert "discard:0" not in changed
    assert unrest(story)[0] == 0


@rule("imperium:NATION-ARTHURIANS-5", "imperium:S-36", "imperium:KW-ABANDON-3", "imperium:KW-GARRISON-6")
def test_merlin_brings_the_active_quest_home_for_three_knights() -> None:
    under = {
        COURT: "excalibur",
        "hills": f"{BEDWYR}, {KAY}, cape",
        f"{A}-{FLAVIA}": f"{GAWAIN}, {PERCIVAL}",
    }
    story = arthurians(hands=[MERLIN], plays=[f"hills, {FLAVIA}"], garrisons=under, developments=["graal"])
    story.choose(card(MERLIN))
    assert set(story.options()) == {card(name) for name in (BEDWYR, KAY, GAWAIN, PERCIVAL)}
    with story.changes() as changed:
        story.choose(card(BEDWYR), card(GAWAIN), card(KAY))
    assert changed["hand:0"] == f"+{A}-excalibur"
    assert changed[UNDER_COURT] == f"-{A}-excalibur"
    assert set(changed["discard:0"].split()) == {f"+{A}-{name}" for name in (BEDWYR, GAWAIN, KAY, MERLIN)}
    assert story.cards("garrison:0:hills") == ("cape",)
    assert set(story.cards("play:0")) == {"hills", f"{A}-{FLAVIA}"}, "the regions stay"
    assert story.state.last_round == 0


def test_merlin_needs_three_knights_under_regions() -> None:
    position = {"hands": [MERLIN], "plays": ["hills"]}
    assert not arthurians(garrisons={COURT: "excalibur", "hills": f"{BEDWYR}, {KAY}"}, **position).offers(
        card(MERLIN)
    )
    story = arthurians(garrisons={"hills": f"{BEDWYR}, {KAY}, {GAWAIN}"}, **position)
    with story.changes() as changed:
        story.choose(card(MERLIN), card(BEDWYR), card(KAY))
    assert changed["hand:0"] == f"-{A}-{MERLIN}", "without a quest it may be paid for nothing"
    assert len(story.cards("discard:0")) == 4
    for host in ("vikings-sagas", "port", "qin"):
        under = {host: f"{BEDWYR}, {KAY}, {GAWAIN}"}
        assert not arthurians(hands=[MERLIN], plays=[host], garrisons=under).offers(card(MERLIN)), "no region"


@rule("imperium:S-36", "imperium:NATION-ARTHURIANS-4", "imperium:NATION-ARTHURIANS-7", "imperium:END-3")
def test_graal_begins_as_the_last_quest_and_the_empty_area_ends_nothing() -> None:
    story = court(developments=["graal"])
    assert story.options() == (card("graal"), "done")
    with story.changes() as changed:
        story.choose(card("graal"))
    assert changed["development:0"] == f"-{A}-graal"
    assert story.cards("development:0") == ()
    assert story.state.last_round == 0


@rule("imperium:CARD-GUENNUVAR-1", "imperium:KW-EMPIRE-5", "imperium:Q-9", "imperium:KW-FREEPLAY-3")
def test_guennuvar_plays_a_card_of_an_empire_for_king_arthur() -> None:
    play = "choice:to-abandon-garrisoned-which-king-arthur-free-play-which-empire-any_state"
    story = arthurians(
        hands=["guennuvar, coinage, temple, elders", "", ""],
        plays=["hills"],
        garrisons={"hills": f"king-arthur, {KAY}"},
        actions=1,
    )
    with story.changes() as changed:
        story.choose(card("guennuvar"))
    assert numbers(changed) == {"progress:1": "0 to 1", "progress:2": "0 to 1", "actions:0": "1 to 0"}
    assert set(story.options()) == {"choice:acquire-uncivilised-civilised", play}
    story.choose(play)
    assert story.cards("discard:0") == (f"{A}-king-arthur",)
    assert story.options() == ("card:coinage", "card:temple")
    with story.changes() as changed:
        story.choose("card:coinage")
    assert changed == {
        "hand:0": "-coinage",
        "play:0": f"-{A}-guennuvar +coinage",
        "discard:0": f"+{A}-guennuvar",
    }
    assert not story.offers("card:temple")


@rule("imperium:CARD-GUENNUVAR-1", "imperium:Q-9", "imperium:KW-CHOOSE-2")
def test_guennuvar_needs_king_arthur_and_may_find_no_card_to_play() -> None:
    play = "choice:to-abandon-garrisoned-which-king-arthur-free-play-which-empire-any_state"
    acquire = "choice:acquire-uncivilised-civilised"
    for hand in ("guennuvar, king-arthur, coinage", "guennuvar, coinage"):
        story = arthurians(hands=[hand], plays=["oasis"], garrisons={"oasis": KAY})
        story.choose(card("guennuvar"))
        assert not story.offers(play), "he is in hand, or somewhere else"
    story = arthurians(hands=["guennuvar, elders"], plays=["oasis"], garrisons={"oasis": "king-arthur"})
    story.choose(card("guennuvar"), play)
    assert story.options() == ("done",), "paid for nothing"
    story.choose("done")
    assert set(story.cards("discard:0")) == {f"{A}-king-arthur", f"{A}-guennuvar"}
    story = arthurians(hands=["guennuvar"])
    story.choose(card("guennuvar"), acquire)
    assert story.options() == ("card:boats", "card:city-1", "card:wonder"), "and not from exile"
    with story.changes() as changed:
        story.choose("card:wonder")
    assert "+wonder" in changed["hand:0"]
    assert unrest(story)[0] == 1, "with the unrest under it"


def test_cafall_draws_two_and_puts_one_back() -> None:
    story = arthurians(hands=["cafall, elders"], decks=["oasis, marsh, cape"], actions=0)
    with story.changes() as changed:
        story.choose(card("cafall"))
    assert changed == {"hand:0": f"-{A}-cafall +marsh +oasis", "play:0": f"+{A}-cafall", "deck:0": "-2"}
    assert set(story.options()) == {"card:elders", "card:marsh", "card:oasis"}, "it must be done"
    with story.changes() as changed:
        story.choose("card:elders")
    assert changed == {
        "hand:0": "-elders",
        "deck:0": "+1",
        "deck-top:0": "+elders",
        "play:0": f"-{A}-cafall",
        "discard:0": f"+{A}-cafall",
    }


@rule("imperium:NATION-ARTHURIANS-9", "imperium:Q-45")
def test_cafall_hunts_twrch_trwyth_in_play_or_as_the_active_quest() -> None:
    hunt = {"hands": ["cafall"], "decks": ["oasis, marsh"]}
    story = arthurians(plays=[f"{TWRCH}, {CAMELOT}"], **hunt).choose(card("cafall"), "card:oasis")
    assert story.options() == (card(TWRCH), "done")
    with story.changes() as changed:
        story.choose(card(TWRCH))
    assert changed["exile"] == f"+{A}-{TWRCH}"
    story = arthurians(garrisons={COURT: TWRCH}, **hunt).choose(card("cafall"), "card:oasis")
    with story.changes() as changed:
        story.choose(card(TWRCH))
    assert changed[UNDER_COURT] == f"-{A}-{TWRCH}"
    assert changed["exile"] == f"+{A}-{TWRCH}"
    story = arthurians(garrisons={COURT: TWRCH}, **hunt).choose(card("cafall"), "card:oasis", "done")
    assert story.cards(UNDER_COURT) == (f"{A}-{TWRCH}",)
    elsewhere = ({}, {"garrisons": {COURT: "excalibur"}}, {"discards": [TWRCH]})
    for position in (*elsewhere, {"plays": ["hills"], "garrisons": {"hills": TWRCH}}):
        story = arthurians(**hunt, **position).choose(card("cafall"), "card:oasis")
        assert story.asked.text == "imperium-ask-activate", "only there"


@rule("imperium:KW-DEVELOP-6", "imperium:NATION-ARTHURIANS-1")
def test_they_never_develop() -> None:
    choose = Choose(Develop(), Gain(progress=1))
    story = resolving(choose, "oasis", nations=NATIONS, empires=[0], pools=[(9, 9, 0)])
    assert story.counter("progress:0") == 1, "the option may not be chosen"
    story = resolving(Develop(free=True), "oasis", nations=NATIONS)
    assert len(story.cards("development:0")) == 5


# --- computers --------------------------------------------------------------------------------------------


def computer(story: Story) -> str:
    """What a simple computer player chooses."""
    return GreedyPlayer(Rng(1)).choose(Position(story.match, 0)).key


def test_computers_begin_quests_and_bring_them_home() -> None:
    assert computer(court()) in (card("excalibur"), card(LANCELOT)), "those with points"
    assert computer(court(developments=["graal"])) == card("graal")
    under = {COURT: "excalibur", "hills": f"{BEDWYR}, {KAY}, {GAWAIN}"}
    story = arthurians(hands=[MERLIN], plays=["hills"], garrisons=under, developments=["graal"])
    assert computer(story) == card(MERLIN)
    story = arthurians(hands=["cafall"], decks=["oasis, marsh"], garrisons={COURT: TWRCH})
    story.choose(card("cafall"), "card:oasis")
    assert computer(story) == card(TWRCH)


# --- points -----------------------------------------------------------------------------------------------


def score(sides: str = "ABBB", **position: object) -> int:
    """The points of seat 0 in a game that ends here."""
    position = {"decks": ["", ""], "pools": [(0, 0, 0), (0, 0, 0)], "nation_decks": [""], **position}
    return arthurians(phase="final", sides=sides, **position).result.points[0]


@rule("imperium:NATION-ARTHURIANS-8", "imperium:SCORE-4", "imperium:SCORE-6", "imperium:SCORE-13")
def test_points_of_the_arthurians() -> None:
    assert score("ABBB") == 0, "neither the quest area nor the nadir card in the nation deck"
    assert score("BBBB") == 6
    assert score(hands=["coinage"]) == 2 + 1, "the Court counts it"
    assert score(hands=["lost-scroll"]) == 1, "and a card of two suits"
    assert score(hands=["town-1"]) == 0
    assert score(plays=[CAMLAN], accessions=[False]) == 2
    for quest, points in (("graal", 8), (LANCELOT, 2), (TWRCH, -4), (TALIESIN, 1), ("excalibur", 2)):
        assert score(discards=[quest]) == points
    for name in ("lady-bertilak", "morigena"):
        assert score(histories=[name]) == 2
        assert score(hands=[name]) == score(discards=[name]) == 0


@rule("imperium:SCORE-15", "imperium:Q-30", "imperium:SCORE-11", "imperium:SCORE-5")
def test_the_active_quest_is_not_scored_and_counts_for_nothing() -> None:
    assert score(garrisons={COURT: "graal"}) == 0
    assert score(garrisons={COURT: TWRCH}) == 0
    assert score(plays=["hills"], garrisons={"hills": "graal"}) == 8, "as any garrisoned card would"
    nine = f"exports, {BEDWYR}, {GAWAIN}, {PERCIVAL}, {KAY}, king-arthur, {MERLIN}"  # and two cards in play
    assert score(hands=[nine], garrisons={COURT: LANCELOT}) == 1, "of the Court: Exports count ten cards"
    assert score(hands=[f"{nine}, cafall"]) == 1 + 1


def test_unrest_is_the_same_for_arthurians() -> None:
    kinds = {index.KIND[index.NUMBER[f"{A}-unrest-{number}"]] for number in range(1, 5)}
    assert kinds == {index.KIND[index.NUMBER["romans-unrest-1"]]}
