"""The solo game: the virtual player's cards, attacks and result."""

from collections import Counter

import pytest

from regnum.games.settlers.cards import index
from regnum.games.settlers.cards.card import Faction
from regnum.games.settlers.terms import GOODS
from regnum.testing import Story, rule

from .scene import GAME, card, did, goods, hand, locations, scene, vp


def attack(empire: str, line: str, attacks: str, factions: str = "romans", **more: object) -> Story:
    """A solo game whose attack phase comes next; `attacks` are revealed one after the other."""
    return scene(factions, empires=[empire], line=line, attacks=attacks, passed=1, **more)


def line(story: Story) -> list[str]:
    """The goods of the target line, the newest first."""
    return [index.CARD[number].name.removeprefix("attack-") for number in story.state.line]


# --- set-up and rounds -------------------------------------------------------------------------------


@rule("settlers:SOLO-1", "settlers:SOLO-3", "settlers:SOLO-4")
def test_set_up_reveals_the_first_attack_card() -> None:
    story = Story.start(GAME, 1, seed=4, factions="egyptians")
    state = story.state
    assert state.factions == (Faction.EGYPTIANS,)
    assert len(state.line) == 1
    assert len(state.attack_deck) == 15
    assert sorted((*state.line, *state.attack_deck)) == list(index.cards_of(Faction.ATTACK))
    assert story.zone("attacks").cards is None


@rule("settlers:SOLO-6", "settlers:SOLO-7")
def test_solo_lookout() -> None:
    story = Story.start(GAME, 1, seed=4)
    assert len(hand(story)) == 5
    assert len(story.options()) == 4
    four = set(story.cards("revealed"))
    story.choose(story.options()[0])
    assert story.count("virtual") == 1
    assert len(story.options()) == 2
    story.choose(story.options()[1])
    assert len(hand(story)) == 7
    assert story.count("virtual") == 2
    assert set(story.cards("virtual")) < four
    assert story.count("discard") == 0
    assert story.view(None).stage == "@settlers-stage-action"


@rule("settlers:SOLO-6")
def test_the_first_card_of_the_virtual_player_is_random() -> None:
    taken = set()
    for rng in range(20):
        story = scene("romans", phase="lookout", top="mill, ruins, town, castle", rng=rng)
        story.choose("card:mill")
        taken.add(story.cards("virtual"))
    assert taken == {("ruins-1",), ("town",), ("castle-1",)}


@rule("settlers:SOLO-5", "settlers:SOLO-8", "settlers:SOLO-21", "settlers:END-1")
def test_five_rounds_with_an_attack_after_each_cleanup() -> None:
    story = Story.start(GAME, 1, seed=4)
    seen = []
    while not story.over:
        if story.view(None).stage == "@settlers-stage-action":
            seen.append(story.state.round)
            story.choose("choice:pass")
        else:
            story.choose(story.options()[-1])
    assert seen == [1, 2, 3, 4, 5]
    assert len(story.state.line) == 11
    assert len(story.state.collection) == 10
    assert story.result.winners == ()
    assert story.result.reason == "solo-lost"


@rule("settlers:SOLO-8")
def test_the_virtual_player_never_passes() -> None:
    story = scene("barbarians", empires=["raid"], virtual="armorer", goods=["2 raze"])
    assert story.offers("choice:raze")


@rule("settlers:SOLO-9")
def test_razing_a_virtual_location_leaves_no_foundation() -> None:
    story = scene("barbarians", empires=["raid"], virtual="armorer", goods=["2 raze"])
    assert did(story, "choice:raze") == {
        "virtual": "-armorer-1",
        "discard": "+armorer-1",
        "raze:0": "2 to 0",
        "stone:0": "0 to 1",
        "vp:0": "0 to 2",
    }


# --- card abilities against the virtual player -------------------------------------------------------


@rule("settlers:SOLO-10", "settlers:Q-16")
def test_what_takes_from_a_supply_or_needs_a_faction_location_is_rejected() -> None:
    saboteurs = scene("barbarians", empires=["saboteurs"], virtual="mill", goods=["worker"])
    assert not saboteurs.offers("choice:activate")
    route = scene("japanese", empires=["trade-route"], virtual="mill", goods=["food"])
    assert not route.offers("choice:activate")


@rule("settlers:Q-16", "settlers:SOLO-10")
def test_desert_gives_only_its_point() -> None:
    story = scene("egyptians", hands=["mill, ruins"], empires=["desert"])
    story.choose("choice:activate", "card:desert", "card:mill")
    assert vp(story) == 1
    assert hand(story) == ("ruins-1",)


@rule("settlers:Q-16")
def test_scorpion_breeder_may_mark_an_action_card() -> None:
    story = scene("egyptians", empires=["scorpion-breeder"], virtual="castle, mill", goods=["worker"])
    story.choose("choice:activate", "card:scorpion-breeder")
    assert story.state.blocked == (card("castle"),)


@rule("settlers:SOLO-7", "settlers:Q-16", "settlers:CARD-SPIES-1")
def test_spies_take_a_revealed_attack_card_as_a_deal() -> None:
    story = scene("romans", empires=["spies"], line="attack-gold, attack-wood", goods=["worker"])
    story.choose("choice:activate", "card:spies")
    assert story.options() == ("card:attack-wood-1", "card:attack-gold-1")
    story.choose("card:attack-gold-1")
    assert line(story) == ["wood"]
    assert story.cards("deals:0") == ("attack-gold-1",)
    assert vp(story) == 1
    produced = scene("romans", deals=["attack-gold"], phase="production")
    assert goods(produced) == "1 wood, 1 stone, 1 gold, 2 worker, 1 raze, 1 defense"


@rule("settlers:Q-16", "settlers:CARD-NINJAS-2", "settlers:CARD-ROBBERS-1")
def test_ninjas_and_robbers_discard_a_revealed_attack_card() -> None:
    ninjas = scene("japanese", empires=["ninjas"], line="attack-gold", goods=["worker"])
    ninjas.choose("choice:activate", "card:ninjas-1")
    assert goods(ninjas) == "1 gold"
    assert line(ninjas) == []
    assert ninjas.cards("removed") == ("attack-gold-1",)
    robbers = scene("barbarians", empires=["robbers"], line="attack-gold", goods=["2 worker"])
    robbers.choose("choice:activate", "card:robbers", "choice:common")
    assert vp(robbers) == 1


@rule("settlers:SOLO-7", "settlers:Q-16", "settlers:CARD-NINJAS-2", "settlers:PRODUCTION-4")
@pytest.mark.parametrize("good", ["wood", "stone", "food", "gold", "worker", "vp", "card"])
def test_every_attack_card_gives_its_good_as_a_deal(good: str) -> None:
    def gained(story: Story) -> Counter[str]:
        if good == "card":
            story.choose("choice:common")
        held = {name: amount for name, amount in zip(GOODS, story.state.goods[0], strict=False) if amount}
        return Counter({**held, "vp": vp(story), "card": len(hand(story))})

    ninjas = scene("japanese", empires=["ninjas"], line=f"attack-{good}", goods=["worker"])
    ninjas.choose("choice:activate", "card:ninjas-1")
    assert gained(ninjas) == Counter([good])
    board = Counter(wood=1, stone=1, worker=2, raze=1, defense=1)
    produced = scene("romans", deals=[f"attack-{good}"], phase="production")
    assert gained(produced) == board + Counter([good])


@rule("settlers:SOLO-7", "settlers:CARD-PACK-1", "settlers:CARD-GARRISON-1", "settlers:CARD-TEMPLE-OF-RA-1")
def test_virtual_cards_are_locations_for_abilities() -> None:
    pack = scene("barbarians", empires=["pack"], virtual="armorer", goods=["worker"])
    pack.choose("choice:activate", "card:pack-1", "resource:stone")
    assert goods(pack) == "1 stone"
    garrison = scene("japanese", empires=["garrison"], virtual="armorer", goods=["2 raze"])
    garrison.choose("choice:activate", "card:garrison")
    assert garrison.cards("discard") == ("armorer-1",)
    ra = scene("egyptians", empires=["temple-of-ra"], virtual="joiner", goods=["wood, worker"])
    ra.choose("choice:activate", "card:temple-of-ra", "choice:activate", "card:joiner-1")
    assert vp(ra) == 2


# --- attacks -----------------------------------------------------------------------------------------


@rule("settlers:S-29", "settlers:SOLO-13", "settlers:SOLO-14", "settlers:SOLO-15", "settlers:SOLO-17")
@rule("settlers:SOLO-18", "settlers:SOLO-19")
def test_the_rulebooks_attack() -> None:
    story = attack(
        "carpenters-workshop, marketplace, joiner, wood-supplier",
        line="attack-worker, attack-gold",
        attacks="attack-wood, attack-food",
    )
    assert story.state.collection == (card("marketplace"),)
    assert locations(story) == ("carpenters-workshop", "wood-supplier", "joiner-1")
    assert line(story) == ["food", "worker", "gold", "wood"]  # the second attack found nothing
    assert goods(story) == ""
    assert story.cards("foundations:0") == ()


@rule("settlers:SOLO-11", "settlers:SOLO-12")
def test_first_the_virtual_locations_are_collected() -> None:
    story = attack("", line="attack-wood", attacks="attack-gold, attack-food", virtual="mill, castle")
    assert set(story.state.collection) == {card("mill"), card("castle")}
    assert line(story) == ["food", "gold", "wood"]
    assert len(story.state.attack_deck) == 13


@rule("settlers:SOLO-12")
def test_two_attacks_lose_at_most_two_locations() -> None:
    story = attack(
        "joiner, carpenter, gold-mine", line="attack-vp, attack-wood", attacks="attack-wood, attack-wood"
    )
    assert story.state.collection == (card("carpenter"), card("joiner"))
    assert locations(story) == ("gold-mine-1",)


@rule("settlers:SOLO-14")
def test_without_the_first_good_an_attack_has_no_effect() -> None:
    story = attack("quarry", line="attack-stone", attacks="attack-wood, attack-wood")
    assert story.state.collection == ()
    assert line(story) == ["wood", "wood", "stone"]


@rule("settlers:SOLO-15")
def test_only_pairs_with_the_newest_card_are_tried() -> None:
    story = attack("gold-mine", line="attack-gold, attack-vp", attacks="attack-wood, attack-food")
    assert story.state.collection == ()  # gold and VP would match, but neither is the newest


@rule("settlers:SOLO-15")
def test_the_search_goes_down_the_line() -> None:
    story = attack("joiner, brewer", line="attack-vp, attack-food", attacks="attack-wood, attack-stone")
    assert story.state.collection == (card("joiner"),)  # wood and VP before wood and food


@rule("settlers:SOLO-16")
def test_two_equal_goods_match_the_same_good_twice() -> None:
    story = attack("old-forest", line="attack-wood", attacks="attack-wood, attack-food")
    assert story.state.collection == (card("old-forest"),)
    once = attack("old-forest", line="attack-gold", attacks="attack-wood, attack-food")
    assert once.state.collection == ()


@rule("settlers:SOLO-17")
@pytest.mark.parametrize(
    ("empire", "line_cards", "attacks", "lost"),
    [
        # action before feature
        ("carpenters-workshop, marketplace", "attack-gold", "attack-wood", "marketplace"),
        # feature before production
        ("supplier, merchants-guild", "attack-gold", "attack-stone", "supplier"),
        # more resources in the building cost
        ("brewer, carpenter, joiner", "attack-vp", "attack-wood", "carpenter"),
        # more stone in the building cost
        ("pig-farmer-1, pig-farmer-3", "attack-worker", "attack-food", "pig-farmer-1"),
    ],
)
def test_tie_breaks(empire: str, line_cards: str, attacks: str, lost: str) -> None:
    story = attack(empire, line=line_cards, attacks=f"{attacks}, attack-card")
    assert story.state.collection == (card(lost),)


@rule("settlers:SOLO-17")
def test_the_player_decides_the_last_tie() -> None:
    story = attack("joiner, joiner, mill", line="attack-vp", attacks="attack-wood, attack-card")
    assert story.asked == (0, "settlers-ask-attacked", "settlers:SOLO-17")
    assert story.options() == ("card:joiner-1", "card:joiner-2")
    story.choose("card:joiner-2")
    assert story.state.collection == (card("joiner-2"),)


@rule("settlers:SOLO-18", "settlers:SOLO-20")
def test_protection_does_not_help() -> None:
    joiner = card("joiner")
    story = attack(
        "joiner", line="attack-vp", attacks="attack-wood, attack-card", defended=(joiner,), round=5
    )
    assert story.state.collection == (joiner,)
    assert story.state.defended == ()


# --- the Japanese ------------------------------------------------------------------------------------


@rule("settlers:SOLO-JAPAN-1", "settlers:SOLO-JAPAN-2", "settlers:SOLO-JAPAN-3", "settlers:SOLO-JAPAN-5")
def test_two_vp_cards_strike_a_japanese_location() -> None:
    story = attack(
        "farm, ninjas, casino, joiner",
        line="attack-wood, attack-vp",
        attacks="attack-vp, attack-food",
        factions="japanese",
        samurai=(card("ninjas"),),
    )
    assert story.state.collection == (card("ninjas-1"),)  # its deal is a raze token
    assert story.state.samurai == ()
    assert line(story) == ["food", "wood", "vp", "vp"]


@rule("settlers:SOLO-JAPAN-2")
@pytest.mark.parametrize(
    ("empire", "lost"),
    [
        ("buddhas-temple, ninjas", "buddhas-temple"),  # card before raze token
        ("garrison, casino", "garrison"),  # raze token before gold
        ("casino, dojo", "casino"),  # gold before VP
        ("dojo, master-swordsmith", "dojo"),  # VP before stone
        ("master-swordsmith, farm", "master-swordsmith"),  # stone before worker
        ("farm, stalls", "farm-1"),  # worker before food
        ("farm, geisha-house, sumo-school", "sumo-school"),  # all workers: action first
    ],
)
def test_which_japanese_location_is_struck(empire: str, lost: str) -> None:
    story = attack(empire, line="attack-vp", attacks="attack-vp, attack-food", factions="japanese")
    assert story.state.collection == (card(lost),)


@rule("settlers:SOLO-JAPAN-1")
def test_without_a_second_vp_card_the_search_is_the_usual_one() -> None:
    story = attack("farm, joiner", line="attack-wood", attacks="attack-vp, attack-food", factions="japanese")
    assert story.state.collection == (card("joiner"),)
    romans = attack("builder, joiner", line="attack-vp, attack-wood", attacks="attack-vp, attack-food")
    assert romans.state.collection == (card("joiner"),)


@rule("settlers:SOLO-JAPAN-4", "settlers:Q-17", "settlers:SOLO-JAPAN-1")
def test_gate_and_shrine_are_never_struck() -> None:
    story = attack(
        "gate, shrine, joiner",
        line="attack-vp, attack-wood",
        attacks="attack-vp, attack-food",
        factions="japanese",
    )
    assert story.state.collection == (card("joiner"),)  # the normal search is used


# --- the result --------------------------------------------------------------------------------------

NINE = "architect, spies, engineers, gardens, warehouses, builder, builder, legions, legions"


@rule("settlers:S-30", "settlers:SOLO-2", "settlers:SOLO-22", "settlers:SOLO-23")
def test_more_faction_locations_than_collected_cards_win() -> None:
    collected = "mill, ruins, ruins, ruins, ruins, ruins, ruins, castle, castle"
    lost = attack(
        NINE, line="attack-food", attacks="attack-gold, attack-gold", collection=collected, vp=[57], round=5
    )
    assert lost.over
    assert lost.result.points == (75,)
    assert lost.result.winners == ()
    won = attack(
        f"{NINE}, colossus",
        line="attack-food",
        attacks="attack-gold, attack-gold",
        collection=collected,
        vp=[55],
        round=5,
    )
    assert won.result.points == (75,)
    assert won.result.winners == (0,)
    assert won.result.reason == "solo-king"


@rule("settlers:SOLO-23")
@pytest.mark.parametrize(
    ("points", "title"),
    [
        (29, "commoner"),
        (30, "servant"),
        (39, "servant"),
        (40, "squire"),
        (50, "knight"),
        (60, "castellan"),
        (69, "castellan"),
        (70, "king"),
        (79, "king"),
        (80, "emperor"),
        (150, "emperor"),
    ],
)
def test_titles(points: int, title: str) -> None:
    story = attack("spies", line="attack-food", attacks="attack-gold, attack-gold", vp=[points - 2], round=5)
    assert story.result.points == (points,)
    assert story.result.reason == f"solo-{title}"


# --- what may be hit -----------------------------------------------------------------------------------


def threats(story: Story) -> dict[str, int]:
    """What the view says of attacks to come, by attack card of the line and location."""
    return {one.key: one.value for one in story.view(0).counters if one.key.startswith("threat:")}


@rule("settlers:SOLO-14", "settlers:SOLO-15", "settlers:SOLO-16")
def test_a_location_is_threatened_by_each_card_that_may_come_next_and_make_a_pair() -> None:
    story = scene("romans", empires=["marketplace, quarry"], line="attack-gold", goods=["2 worker"])
    assert threats(story) == {"threat:attack-gold-1:marketplace": 3}  # so many attacks are on wood


@rule("settlers:SOLO-13", "settlers:SOLO-15")
def test_nothing_is_threatened_where_no_card_to_come_makes_a_pair() -> None:
    story = scene("romans", empires=["quarry"], line="attack-vp", goods=["2 worker"])
    assert threats(story) == {}
