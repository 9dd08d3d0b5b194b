"""Words of the vocabulary that few or no cards of Classics use, so that nations to come can rely on them."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest

from regnum.engine.text import LANGUAGES
from regnum.games.imperium import GAME
from regnum.games.imperium.cards import index
from regnum.games.imperium.cards.passives import Passive
from regnum.games.imperium.effects import (
    BARBARIANS,
    EMPIRES,
    Abandon,
    AbandonGarrisoned,
    AbandonHost,
    AbandonThis,
    Acquire,
    AndThen,
    AtLeast,
    BreakThrough,
    CardLeaves,
    CardSunk,
    CheaperDevelopment,
    CheaperUnrest,
    Choose,
    DeckEmpty,
    Develop,
    Discard,
    Done,
    Draw,
    EachPlayer,
    Exile,
    ExileThis,
    Find,
    Floods,
    ForEach,
    FreePlay,
    FreePlays,
    Gain,
    GainAction,
    Garrisoned,
    If,
    InPlay,
    InsteadOfMaterials,
    IntoHistory,
    MarketToken,
    May,
    Moved,
    OnlyIf,
    Pay,
    PayAll,
    PayUpTo,
    PutOnMarket,
    Recall,
    RecallGarrisoned,
    RecallThis,
    ReturnUnrest,
    Shield,
    Sink,
    SinkThis,
    Steal,
    Store,
    TakeUnrest,
    Then,
    To,
    TreatAsProduction,
    Tribute,
    Twice,
    When,
    YouGainCard,
    YouPayPopulation,
    YouPlay,
    a,
    named,
)
from regnum.games.imperium.effects.points import Where
from regnum.games.imperium.terms import (
    ATTACK,
    CITY,
    CIVILISED,
    FERTILE,
    KNIGHT,
    NOTHING,
    PROGRESS,
    REGION,
    UNCIVILISED,
    UNREST,
    Cost,
)
from regnum.testing import rule

from .scene import resolving, scene

ROMANS = ("romans",) * 4
MARKET = ("hills", "elders", "coinage", "armenians", "ionians")


Lend: TypeAlias = Callable[..., None]


@pytest.fixture
def lend() -> Iterator[Lend]:
    """Lend passives to a card for the length of a test."""
    passives, watch = index.PASSIVES[:], index.WATCH[:]

    def lent(key: str, *given: Passive) -> None:
        number = index.NUMBER[key]
        index.PASSIVES[number], index.WATCH[number] = given, 0
        for passive in given:
            index.WATCH[number] |= passive.watch

    yield lent
    index.PASSIVES[:], index.WATCH[:] = passives, watch


# --- garrisons --------------------------------------------------------------------------------------------


@rule(
    "imperium:S-21",
    "imperium:KW-ABANDON-3",
    "imperium:KW-GARRISON-6",
    "imperium:KW-ABANDON-2",
    "imperium:KW-RECALL-2",
)
def test_garrisons_follow_or_stay() -> None:
    position = {"plays": ["hills"], "garrisons": {"hills": "cataphract, elders"}}
    story = resolving(AbandonGarrisoned(a(KNIGHT)), "oasis", **position)
    assert story.cards("discard:0") == ("cataphract",)
    assert story.cards("garrison:0:hills") == ("elders",)
    story = resolving(RecallGarrisoned(a(KNIGHT), here=True), "hills", **position)
    assert story.cards("hand:0") == ("cataphract",)
    story = resolving(AbandonHost(a(KNIGHT), a(REGION)), "oasis", **position)
    assert set(story.cards("discard:0")) == {"hills", "cataphract", "elders"}
    other = {"plays": ["hills, marsh"], "garrisons": {"marsh": "elders"}}
    assert resolving(AbandonHost(a(KNIGHT), a(REGION)), "oasis", **other).cards("discard:0") == ()


@rule("imperium:KW-EXILE-5", "imperium:KW-EXILE-1", "imperium:KW-DISCARD-2")
def test_exile_takes_the_garrison_along_and_discarding_leaves_it() -> None:
    position = {"plays": ["hills"], "garrisons": {"hills": "elders"}, "hands": ["oasis"]}
    story = resolving(ExileThis(), "hills", **position)
    assert set(story.cards("exile")) == {"hills", "elders"}
    story = resolving(Discard(3), "hills", **position)
    assert story.cards("garrison:0:hills") == ("elders",)


def test_counts_of_garrisons() -> None:
    position = {"plays": ["hills, marsh"], "garrisons": {"hills": "cataphract, elders", "marsh": "town-1"}}
    here = Gain(progress=1, per=Garrisoned())
    assert resolving(here, "hills", **position).counter("progress:0") == 2
    knights = Gain(progress=1, per=Garrisoned(a(KNIGHT), here=False))
    assert resolving(knights, "marsh", **position).counter("progress:0") == 1


# --- history and floods -----------------------------------------------------------------------------------


@rule("imperium:KW-SINK-2")
def test_who_has_no_flooded_pile_discards_what_sinks() -> None:
    assert resolving(Sink(("play",), a(REGION)), "oasis", plays=["hills"]).cards("discard:0") == ("hills",)


@rule(
    "imperium:S-32",
    "imperium:KW-SINK-1",
    "imperium:KW-FLOODED-1",
    "imperium:KW-FLOODED-2",
    "imperium:KW-FLOODED-3",
)
def test_sunk_cards_lie_in_the_flooded_pile(lend: Lend) -> None:
    lend("romans-b", Floods(), When(CardSunk(), Gain(progress=1), exhaust=True))
    story = resolving(
        Then(SinkThis(), Sink(("play",), a(REGION))),
        "coinage",
        plays=["coinage, hills"],
        garrisons={"hills": "praiseworthy"},
    )
    while story.asked.text == "imperium-ask-react":
        story.choose("done")
    assert set(story.cards("flooded:0")) == {"coinage", "hills", "praiseworthy"}
    assert story.zone("flooded:0", seat=1).cards is None
    ctx_value = Where(history=7, otherwise=3).value(None, "flooded")  # type: ignore[arg-type]
    assert ctx_value == 3


# --- finding ----------------------------------------------------------------------------------------------


@rule(
    "imperium:KW-FIND-1",
    "imperium:KW-FIND-3",
    "imperium:KW-FIND-5",
)
def test_a_named_card_is_searched_for_in_order() -> None:
    find = Find(named("Town"), to="discard")
    story = resolving(find, "oasis", decks=["town-1, marsh"], nation_decks=["raetia"]).choose("card:town-1")
    assert story.cards("discard:0") == ("town-1",)
    assert story.count("deck:0") == 1
    story = resolving(find, "oasis", discards=["town-2"], decks=["town-1"])
    story.choose("card:town-2")
    assert story.count("deck:0") == 1, "stops where it is found"
    story = resolving(Find(named("Raetia"), to="discard"), "oasis", nation_decks=["raetia, gallia-aquitania"])
    story.choose("card:romans-raetia")
    assert story.cards("discard:0") == ("romans-raetia",)
    assert story.has("accession:0")
    story = resolving(Find(named("Vinland"), to="hand"), "oasis")
    assert story.options() == ("done",)


# --- costs and conditions ---------------------------------------------------------------------------------


@rule("imperium:KW-PAY-7", "imperium:KW-PAY-10", "imperium:TIME-1", "imperium:TIME-2")
def test_a_cost_of_several_resources_is_one_payment() -> None:
    effect = To(Pay(materials=2, population=1), GainAction())
    assert resolving(effect, "oasis", pools=[(2, 0, 0)]).state.pools[0] == (2, 0, 0)
    story = resolving(effect, "oasis", pools=[(2, 1, 0)])
    assert story.state.pools[0] == (0, 0, 0)
    assert story.counter("actions:0") == 4
    story = resolving(effect, "oasis", pools=[(1, 0, 2)])
    assert story.state.pools[0] == (1, 0, 0), "1 for the materials, 1 for the population; an excess is lost"
    nothing = resolving(To(Pay(materials=1), ReturnUnrest(("discard",))), "oasis", pools=[(1, 0, 0)])
    assert nothing.state.pools[0] == (0, 0, 0), "it may be paid though nothing follows"


@rule("imperium:KW-PAY-9", "imperium:KW-CHOOSE-2", "imperium:KW-CHOOSE-4", "imperium:TIME-4")
def test_of_several_costs_only_one_that_can_be_met_in_full_may_be_chosen() -> None:
    effect = To(Choose(Discard(2), Abandon(a(REGION), 2), Pay(materials=3)), GainAction())
    story = resolving(effect, "oasis", hands=["elders"], plays=["hills"])
    assert story.counter("actions:0") == 4
    assert story.counter("materials:0") == 3, "the only way left, so nobody is asked"
    assert story.cards("hand:0") == ("elders",)
    story = resolving(effect, "oasis", hands=["elders, town-1"], plays=["hills"])
    assert story.options() == ("choice:discard-2", "choice:pay-3-materials")
    story.choose("choice:discard-2", "card:elders")
    assert story.counter("actions:0") == 4
    poor = resolving(effect, "oasis", hands=["elders"], plays=["hills"], pools=[(2, 0, 0)])
    assert (poor.counter("actions:0"), poor.cards("hand:0")) == (3, ("elders",)), "no way is left"


@rule("imperium:KW-PAY-9", "imperium:KW-CHOOSE-2")
def test_a_choice_within_a_cost_of_several_parts_is_met_in_full() -> None:
    effect = To(Then(Pay(population=1), Choose(Discard(2), Pay(materials=3))), GainAction())
    story = resolving(effect, "oasis", hands=["elders"])
    assert story.state.pools[0] == (3, 5, 0)
    assert story.cards("hand:0") == ("elders",)
    nested = To(Choose(Choose(Discard(2), Pay(materials=3)), Pay(population=9)), GainAction())
    assert resolving(nested, "oasis", hands=["elders"]).state.pools[0] == (3, 6, 0)


@rule("imperium:KW-CHOOSE-3")
def test_an_option_that_is_no_cost_may_be_chosen_though_little_comes_of_it() -> None:
    story = resolving(Choose(Discard(2), Pay(materials=3)), "oasis", hands=["elders"])
    assert story.options() == ("choice:discard-2", "choice:pay-3-materials")


@rule("imperium:KW-PAY-8")
def test_pay_all_and_pay_up_to() -> None:
    effect = To(PayAll(PROGRESS, 5), GainAction())
    assert resolving(effect, "oasis", pools=[(9, 9, 4)]).state.pools[0] == (9, 9, 4)
    assert resolving(effect, "oasis", pools=[(9, 9, 7)]).state.pools[0] == (9, 9, 0)
    story = resolving(Then(PayUpTo(PROGRESS, 3), Gain(materials=1, per=Done())), "oasis", pools=[(0, 0, 2)])
    assert story.options() == ("number:0", "number:1", "number:2")
    story.choose("number:2")
    assert story.state.pools[0] == (2, 0, 0)


def test_conditions() -> None:
    gain = Gain(progress=1)
    assert resolving(If(EMPIRES, gain), "oasis").counter("progress:0") == 0
    assert resolving(If(BARBARIANS, gain), "oasis").counter("progress:0") == 1
    assert (
        resolving(If(AtLeast(2, InPlay(REGION)), gain), "oasis", plays=["hills, marsh"]).counter("progress:0")
        == 1
    )
    assert resolving(Choose(OnlyIf(EMPIRES, gain), Gain(materials=1)), "oasis").state.pools[0] == (7, 6, 0)
    moved = Then(Exile(("hand",), a(ATTACK)), If(Moved(a(ATTACK)), gain))
    assert (
        resolving(moved, "oasis", hands=["corruption"]).choose("card:corruption").counter("progress:0") == 1
    )


def test_for_each_and_if_you_do() -> None:
    assert resolving(ForEach(Twice(), Gain(materials=1)), "oasis", pools=[(0, 0, 0)]).state.pools[0] == (
        2,
        0,
        0,
    )
    effect = AndThen(IntoHistory(("discard",)), Gain(progress=1))
    assert resolving(effect, "oasis", discards=["marsh"]).counter("progress:0") == 1
    assert resolving(effect, "oasis").counter("progress:0") == 0
    story = resolving(May(effect), "oasis", discards=["marsh"]).choose("done")
    assert story.counter("progress:0") == 0
    each = Then(EachPlayer(May(ReturnUnrest(("discard",)))), Gain(progress=1, per=Done()))
    story = resolving(each, "oasis", nations=ROMANS, discards=["unrest-1", "unrest-2"])
    story.choose("card:unrest-1", "card:unrest-2")
    assert story.counter("progress:0") == 2


@rule("imperium:TIME-6", "imperium:KW-GAIN-3")
def test_a_cost_that_has_become_unpayable_skips_its_sentence() -> None:
    effect = Then(Pay(materials=3), To(Pay(materials=3), GainAction()), Gain(progress=1))
    story = resolving(effect, "oasis", pools=[(5, 0, 0)])
    assert story.state.pools[0] == (2, 0, 1)
    assert story.counter("actions:0") == 3


# --- tokens on cards --------------------------------------------------------------------------------------


@rule("imperium:Q-31", "imperium:KW-EXHAUST-4", "imperium:Q-32", "imperium:CLEANUP-10")
def test_stored_tokens_come_home_when_the_card_leaves_and_exhaustion_goes() -> None:
    story = resolving(Store(progress=2), "coinage", plays=["coinage"])
    assert story.counter("progress:stored:coinage") == 2
    story = resolving(
        Then(Store(progress=2), AbandonThis()),
        "coinage",
        plays=["coinage"],
        exhausted="coinage",
        exhaustion=4,
    )
    assert story.counter("progress:0") == 2
    assert story.state.stored == ()
    assert story.state.used[0] == ()
    assert story.counter("exhaustion:0") == 4


@rule("imperium:NATION-CARTHAGINIANS-1", "imperium:CLEANUP-3", "imperium:CLEANUP-4", "imperium:NATION-QIN-1")
def test_a_nation_may_put_other_tokens_into_the_market(lend: Lend) -> None:
    lend("romans-b", MarketToken(Cost(population=1)))
    story = scene(market=MARKET).choose("done", "card:hills")
    assert story.counter("population:market:0") == 1
    story = resolving(PutOnMarket(materials=1), "oasis", market=MARKET).choose("card:hills")
    assert story.counter("materials:market:0") == 1, "only progress is replaced"


# --- passives ---------------------------------------------------------------------------------------------


@rule("imperium:CARD-UNREST-2")
def test_unrest_may_be_cheaper_but_never_free(lend: Lend) -> None:
    lend("coinage", CheaperUnrest(materials=1, discards=1))
    lend("wonder", CheaperUnrest(materials=2))
    story = scene(hands=["unrest-1, hills"], plays=["coinage"], pools=[(2, 0, 0)])
    story.choose("card:unrest-1")
    assert set(story.options()) == {"choice:discard", "choice:pay-2-materials"}
    story = scene(hands=["unrest-1"], plays=["coinage, wonder"], pools=[(1, 0, 0)])
    assert story.choose("card:unrest-1").state.pools[0] == (0, 0, 0), "the only way that is left"


@rule("imperium:KW-DEVELOP-5", "imperium:KW-DEVELOP-3", "imperium:Q-50")
def test_developing_may_be_cheaper_and_works_for_barbarians(lend: Lend) -> None:
    lend("coinage", CheaperDevelopment(Cost(materials=2)))
    story = resolving(
        Develop(),
        "oasis",
        plays=["coinage"],
        pools=[(2, 1, 0)],
        developments=["military-engineering, the-senate"],
    )
    story.choose("card:romans-military-engineering")
    assert story.state.pools[0] == (0, 0, 0)


@rule("imperium:TIME-9")
def test_something_else_may_be_gained_instead_of_materials(lend: Lend) -> None:
    lend("romans-b", InsteadOfMaterials(yours=Cost(population=2), theirs=Cost(progress=1)))
    story = resolving(Gain(materials=5, progress=1), "oasis", pools=[(0, 0, 0)] * 3, seats=3)
    assert story.state.pools == [(0, 2, 1), (0, 0, 1), (0, 0, 1)], "once for each gain, however many it is"
    story = resolving(Gain(population=1), "oasis", pools=[(0, 0, 0)] * 2)
    assert story.state.pools == [(0, 1, 0), (0, 0, 0)]


@rule("imperium:TIME-9", "imperium:KW-STEAL-1")
def test_what_a_thief_of_materials_gains_instead_is_told_apart_from_the_loss(lend: Lend) -> None:
    lend("romans-b", InsteadOfMaterials(yours=Cost(population=2), theirs=NOTHING))
    story = resolving(Steal(materials=1), "oasis", pools=[(0, 0, 0), (3, 0, 0)])
    assert story.state.pools == [(0, 2, 0), (2, 0, 0)]
    assert story.log(None)[-2:] == ["Seat 2 is robbed of 1 material.", "Seat 1 gains 2 population."]


@rule("imperium:KW-FREEPLAY-3")
def test_free_plays(lend: Lend) -> None:
    lend("shaduf", FreePlays(a(CITY)))
    assert scene(hands=["city-1, hills"], plays=["shaduf"], actions=0).options() == ("card:city-1", "done")
    story = resolving(FreePlay(a(UNREST)), "oasis", hands=["unrest-1, hills"], actions=0)
    story.choose("card:unrest-1", "choice:pay-1-population")
    assert story.counter("actions:0") == 0
    story = resolving(
        FreePlay(a(REGION | UNREST), any_state=True), "oasis", empires=[0], hands=["sacred-pass"]
    )
    story.choose("card:sacred-pass")
    assert story.cards("play:0") == ("sacred-pass",)


@rule("imperium:KW-ATTACK-6", "imperium:KW-ATTACK-7")
def test_a_protection_may_be_exhausted_on_anothers_turn(lend: Lend) -> None:
    lend("shrine", Shield(Pay(population=1), exhaust=True))
    position = {"nations": ROMANS, "hands": ["corruption"], "plays": ["", "shrine"], "empires": [0]}
    story = scene(**position)
    with story.changes() as changed:
        story.choose("card:corruption", "card:shrine", "choice:yes")
    assert changed["exhaustion:1"] == "5 to 4"
    assert changed["population:1"] == "6 to 5"
    assert "hand:1" not in changed
    story = scene(**position, pools=[(6, 6, 0), (9, 0, 0)])
    story.choose("card:corruption")
    assert story.count("hand:1") == 1, "a protection that cannot be paid for is none"
    harmless = resolving(EachPlayer(TakeUnrest()), "oasis", nations=ROMANS, plays=["", "shrine"])
    assert harmless.count("hand:1") == 1, "no attack, no protection"


@rule("imperium:KW-ATTACK-6", "imperium:CARD-RECALLSHIELD-1")
def test_the_words_of_a_protection_say_its_whole_cost() -> None:
    english, hungarian = (GAME.text(lang) for lang in LANGUAGES)
    both = Shield(Pay(population=1), exhaust=True)
    assert both.say(english) == (
        "on any player's turn, you may pay 1 [population] and exhaust this card → avoid an [attack]"
    )
    assert "fizess 1 [population] jelölőt, és merítsd ki ezt a lapot" in both.say(hungarian)
    assert Shield(exhaust=True).say(english) == (
        "on any player's turn, you may exhaust this card → avoid an [attack]"
    )
    assert Shield(RecallThis()).say(english) == "you may recall this card → avoid an [attack]"


@rule("imperium:CARD-STANDINGARMY-1")
def test_the_words_of_a_tribute_say_what_is_asked_for(lend: Lend) -> None:
    lend("shrine", Tribute(2))
    position = {"nations": ROMANS, "hands": ["corruption"], "plays": ["", "shrine"], "empires": [0]}
    story = scene(**position, pools=[(0, 0, 2), (0, 0, 0)])
    story.choose("card:corruption")
    assert "give 2 progress" in GAME.text("en").ask(story.match.decisions[0])
    assert "gives you 2 [progress]" in Tribute(2).say(GAME.text("en"))
    with story.changes() as changed:
        story.choose("choice:yes")
    assert changed["progress:1"] == "0 to 2"
    poor = scene(**position, pools=[(0, 0, 1), (0, 0, 0)]).choose("card:corruption")
    assert poor.asked == (1, "imperium-ask-ignore", "imperium:KW-ATTACK-3"), "who cannot give all is ignored"


@rule("imperium:TIME-10", "imperium:TIME-12")
def test_triggers_wait_for_each_other(lend: Lend) -> None:
    lend("coinage", When(YouPayPopulation(), May(IntoHistory(("hand",)))))
    lend("wonder", When(YouPayPopulation(), Draw()))
    position = {"hands": ["hills"], "plays": ["coinage, wonder"], "decks": ["marsh"]}
    story = resolving(Pay(population=1), "oasis", **position)
    assert story.options() == ("card:wonder", "card:coinage"), "compulsory: only their order is asked"
    story.choose("card:wonder")
    assert story.options() == ("card:hills", "card:marsh", "done")
    story = resolving(Pay(population=1), "oasis", pools=[(0, 0, 1)], **position)
    assert story.asked.text == "imperium-ask-activate", "progress is no population"


def test_cards_that_leave_and_decks_that_run_out(lend: Lend) -> None:
    lend("coinage", When(CardLeaves(named("Hills")), AbandonThis()))
    lend("romans-b", When(DeckEmpty(), Gain(progress=1)))
    story = resolving(Sink(("play",), a(REGION)), "oasis", plays=["coinage, hills"], decks=["marsh, cape"])
    assert set(story.cards("discard:0")) == {"hills", "coinage"}
    story = resolving(Draw(2), "oasis", plays=["coinage"], decks=["marsh, cape"])
    assert story.counter("progress:0") == 1


@rule("imperium:Q-59", "imperium:KW-BREAKTHROUGH-1")
def test_a_break_through_is_for_the_suit_declared(lend: Lend) -> None:
    lend("shrine", When(YouGainCard(UNCIVILISED), Gain(progress=1)))
    position = {"plays": ["shrine"], "market": ("hills", "elders", "coinage", "city-1", "ionians")}
    story = resolving(BreakThrough(CIVILISED), "oasis", **position).choose("card:city-1")
    assert story.counter("progress:0") == 0, "City is uncivilised too, but was not broken through for as such"
    story = resolving(BreakThrough(UNCIVILISED), "oasis", **position).choose("card:city-1")
    assert story.counter("progress:0") == 1
    story = resolving(Acquire(CIVILISED), "oasis", **position).choose("card:city-1")
    assert story.counter("progress:0") == 1, "acquiring looks at the card"


@rule("imperium:Q-60", "imperium:KW-REGIONTYPE-1")
def test_an_icon_treated_as_production_is_no_longer_itself() -> None:
    effect = Then(TreatAsProduction(FERTILE), Gain(materials=1, per=InPlay(FERTILE)))
    story = resolving(effect, "oasis", plays=["hills, forest"], pools=[(0, 0, 0)]).choose("card:hills")
    assert story.state.pools[0].materials == 1, "only Forest is fertile now"
    effect = Then(TreatAsProduction(FERTILE), Recall(a(FERTILE)))
    story = resolving(effect, "oasis", plays=["hills, forest"]).choose("card:hills")
    assert story.cards("hand:0") == ("forest",)


@rule("imperium:Q-33", "imperium:KW-ACTION-1")
def test_action_tokens_are_without_number() -> None:
    assert resolving(GainAction(30), "oasis").counter("actions:0") == 33


@rule("imperium:KW-RETURN-4", "imperium:Q-47")
def test_all_unrest_is_alike() -> None:
    kinds = {index.KIND[number] for number, card in enumerate(index.CARD) if card.name == "Unrest"}
    assert len(kinds) == 1
    story = resolving(ReturnUnrest(("discard",)), "oasis", discards=["unrest-3, romans-unrest-1"])
    assert story.cards("discard:0") == ("romans-unrest-1",), "nobody is asked which"


@rule("imperium:TIME-5", "imperium:Q-55")
def test_the_order_of_playing_a_card(lend: Lend) -> None:
    lend("shaduf", When(YouPlay(a(ATTACK)), Gain(progress=1), exhaust=True))
    story = scene(nations=ROMANS, hands=["corruption"], plays=["shaduf", "cape"], empires=[0])
    with story.changes() as changed:
        story.choose("card:corruption")
    assert changed == {"actions:0": "3 to 2", "hand:0": "-corruption", "play:0": "+corruption"}
    assert story.asked == (1, "imperium-ask-shield", "imperium:KW-ATTACK-4"), "first protections"
    story.choose("done")
    assert story.options() == ("card:shaduf", "done"), "then reactions"
    assert story.counter("materials:0") == 6, "and only then the effect"
    with story.changes() as changed:
        story.choose("done")
    assert changed["discard:0"] == "+corruption"
    assert changed["materials:0"] == "6 to 8"


@rule("imperium:TIME-23", "imperium:CLEANUP-9")
def test_clean_up_is_completed_before_the_next_turn() -> None:
    story = scene(
        hands=["", "5 unrest"], decks=[""], discards=["oasis"], empires=[0], phase="refill", pools=[(9, 9, 0)]
    )
    assert story.asked == (0, "imperium-ask-develop-reshuffle", "imperium:RESHUFFLE-9")
    story.choose("card:romans-legions")
    assert story.counter("exhaustion:0") == 4, "one of the new tokens"
    assert set(story.cards("hand:0")) == {"oasis", "romans-legions"}
    assert story.asked.seat == 1
