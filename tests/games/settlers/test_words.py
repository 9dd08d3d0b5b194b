"""What players of Imperial Settlers read: the log, questions, options that look alike, and the end."""

import re

import pytest

from regnum.games.settlers.cards import index
from regnum.games.settlers.terms import GOODS, slug
from regnum.testing import Story, rule

from .scene import GAME, card, scene

NAMES = ("Anna", "Béla", "Cili")


def asked(story: Story, lang: str = "en") -> str:
    """The open question in words."""
    return GAME.text(lang, NAMES).ask(story.match.decisions[0])


def called(story: Story, lang: str = "en") -> dict[str, str]:
    """What the options of the open question are called, by their keys."""
    seat = story.match.decisions[0].seat
    return story.match.labels(seat, GAME.text(lang, NAMES))


def log(story: Story, lang: str = "en") -> list[str]:
    """The log for everybody."""
    text = GAME.text(lang, NAMES)
    return [text.event(event) for event in story.match.events_for(None)]


def because(story: Story, lang: str = "en") -> str:
    """What decided."""
    assert story.result.because is not None
    return GAME.text(lang).say(story.result.because)


# --- gains and payments ------------------------------------------------------------------------------


@rule("settlers:PRODUCTION-3", "settlers:PRODUCTION-4", "settlers:PRODUCTION-5")
def test_what_is_gained_is_told_in_one_line_a_source() -> None:
    story = scene("romans, barbarians", empires=["old-forest"], deals=["legions"], phase="production")
    told = log(story)
    assert (
        "Anna gains 1 wood, 1 stone, 2 workers, 1 raze token, and 1 defense token from the faction board."
        in told
    )
    assert "Deal with Legions: Anna gains 1 raze token." in told
    assert "Old Forest: Anna gains 2 wood." in told
    assert sum("Anna gains" in line for line in told) == 3
    assert (
        "A birodalomtábláról Anna 1 fát, 1 követ, 2 munkást, 1 rombolásjelzőt és 1 védelemjelzőt kap."
        in log(story, "hu")
    )
    assert "Üzlet – Légiók: Anna 1 rombolásjelzőt kap." in log(story, "hu")


@rule("settlers:GENERAL-2", "settlers:ACTION-BUILD-1")
def test_what_is_paid_is_told_in_one_line() -> None:
    story = scene(hands=["quarry"], goods=["3 gold"])
    story.choose("choice:build", "card:quarry-1")
    assert "Anna pays 2 gold." in log(story)
    assert "Anna 2 aranyat fizet." in log(story, "hu")
    mixed = scene(hands=["quarry"], goods=["wood, stone"])
    mixed.choose("choice:build", "card:quarry-1")
    assert "Anna pays 1 wood and 1 stone." in log(mixed)


@rule("settlers:GENERAL-7")
def test_a_card_that_is_gained_is_told_once_when_its_deck_is_chosen() -> None:
    story = scene(hands=["statue"], goods=["wood, 2 stone"])
    story.choose("choice:build", "card:statue")
    assert log(story)[-1] == "Building bonus of Statue: Anna gains 1 VP."
    story.choose("choice:common")
    told = [line for line in log(story) if "Statue" in line]
    assert told[-1] == "Building bonus of Statue: Anna draws 1 common card."
    assert sum("card" in line for line in told) == 1
    assert "Építési bónusz – Szobor: Anna 1 közös kártyát húz." in log(story, "hu")


@rule("settlers:ACTION-DEAL-4", "settlers:CARD-MISSION-1", "settlers:ACTION-WORK-1")
def test_whatever_gives_a_card_is_named_where_it_is_drawn() -> None:
    deal = scene("japanese, romans", hands=["shrine"], goods=["food"])
    deal.choose("choice:deal", "card:shrine", "choice:faction")
    assert "Deal with Shrine: Anna draws 1 faction card." in log(deal)
    mission = scene("barbarians, romans", empires=["mission"], goods=["worker"])
    mission.choose("choice:activate", "card:mission", "choice:common", "choice:common")
    assert log(mission).count("Mission: Anna draws 1 common card.") == 2
    workers = scene(goods=["2 worker"])
    workers.choose("choice:work", "resource:card", "choice:common")
    assert "For the workers, Anna draws 1 common card." in log(workers)
    text = GAME.text("hu", NAMES)
    seen = [text.event(event) for event in workers.match.events_for(0)]
    assert any(re.fullmatch(r"A munkásokért Anna 1 közös kártyát húz \(.+\)\.", line) for line in seen)


@rule("settlers:ACTION-BUILD-5")
def test_a_building_bonus_is_told_from_what_the_location_produces() -> None:
    story = scene(hands=["quarry"], goods=["wood, stone"])
    story.choose("choice:build", "card:quarry-1")
    assert log(story)[1:4] == [
        "Anna builds Quarry.",
        "Quarry: Anna gains 1 stone.",
        "Building bonus of Quarry: Anna gains 1 stone.",
    ]


def test_no_more_cards_are_promised_than_there_are() -> None:
    story = scene(hands=["statue"], goods=["wood, 2 stone"], deck=(), decks=[(), ()])
    story.choose("choice:build", "card:statue")
    assert "Building bonus of Statue: Anna gains 1 VP." in log(story)


@rule("settlers:ACTION-WORK-1", "settlers:CARD-OASIS-1")
def test_workers_and_who_profits_by_them() -> None:
    story = scene("romans, egyptians", empires=["", "oasis"], goods=["2 worker"])
    story.choose("choice:work", "resource:stone")
    told = log(story)
    assert "Anna pays 2 workers." in told
    assert "Oasis: Béla gains 1 worker." in told
    assert "For the workers, Anna gains 1 stone." in told
    assert "A munkásokért Anna 1 követ kap." in log(story, "hu")


@rule("settlers:ACTION-RAZE-OPP-4", "settlers:FOUNDATION-1")
def test_razing_says_whose_location_and_what_everybody_gains() -> None:
    story = scene(empires=["", "quarry"], goods=["2 raze"])
    story.choose("choice:raze")
    told = log(story)
    assert "Anna razes Béla's location Quarry." in told
    assert "Béla gains 1 wood for the foundation." in told
    assert "Quarry: Anna gains 2 stone." in told
    assert "Anna lerombolja Béla helyszínét: Kőfejtő." in log(story, "hu")


@rule("settlers:CARD-SABOTEURS-1")
def test_a_stolen_resource_names_both_players() -> None:
    story = scene("barbarians, romans", empires=["saboteurs"], goods=["worker", "stone"])
    story.choose("choice:activate", "card:saboteurs-1")
    assert "Anna takes 1 stone from Béla." in log(story)
    assert "Béla elveszít 1 követ; Anna kapja meg." in log(story, "hu")


@pytest.mark.parametrize("number", [0, 1, 2, 5])
@pytest.mark.parametrize("good", [slug(good) for good in range(len(GOODS))])
def test_every_good_can_be_counted(good: str, number: int) -> None:
    en, hu = (GAME.text(lang) for lang in ("en", "hu"))
    counted = en.refer(f"@settlers-good-{good} {number}")
    uncounted = good in ("wood", "stone", "food", "gold", "vp")
    assert counted.startswith(f"{number} ")
    assert counted.endswith("s") == (not uncounted and number != 1)
    assert re.fullmatch(rf"{number} [\w ]+t", hu.accusative(f"@settlers-good-{good} {number}"))


# --- questions ---------------------------------------------------------------------------------------


@rule("settlers:CLEANUP-1")
def test_storing_asks_about_what_there_is() -> None:
    story = scene("barbarians, romans", goods=["worker"], phase="cleanup")
    assert asked(story) == "Store up to 1 worker"
    assert asked(story, "hu") == "1 munkás: mennyit raktározol el?"
    several = scene("barbarians, romans", goods=["3 worker"], phase="cleanup")
    assert asked(several) == "Store up to 3 workers"
    several.choose("number:2")
    assert "Anna stores 2 workers." in log(several)
    assert "Anna discards what is not stored: 1 worker." in log(several)
    assert "Anna elraktároz 2 munkást." in log(several, "hu")
    assert "Anna eldobja, amit nem raktározott el: 1 munkás." in log(several, "hu")


@rule("settlers:GENERAL-2")
def test_paying_in_gold_asks_about_the_price() -> None:
    story = scene(hands=["mill"], goods=["3 wood, gold"])
    story.choose("choice:build", "card:mill")
    assert asked(story) == "Mill: you pay 3 wood; how much of it in gold?"
    assert asked(story, "hu") == "Malom: 3 fát fizetsz; ebből mennyit arannyal?"


@rule("settlers:GENERAL-7")
def test_whatever_lets_you_draw_is_named_where_the_deck_is_asked_for() -> None:
    deal = scene("japanese, romans", hands=["shrine"], goods=["food"])
    deal.choose("choice:deal", "card:shrine")
    assert asked(deal) == "Deal with Shrine: from which deck do you draw?"
    assert asked(deal, "hu") == "Üzlet – Szentély: melyik pakliból húzol?"
    bonus = scene(hands=["statue"], goods=["wood, 2 stone"])
    bonus.choose("choice:build", "card:statue")
    assert asked(bonus) == "Building bonus of Statue: from which deck do you draw?"
    location = scene("barbarians, romans", empires=["mission"], goods=["worker"])
    location.choose("choice:activate", "card:mission")
    assert asked(location) == "Mission: from which deck do you draw?"
    workers = scene(goods=["2 worker"])
    workers.choose("choice:work", "resource:card")
    assert asked(workers) == "For 2 workers you draw a card: from which deck?"


@rule("settlers:CARD-SLAVER-1")
def test_slaver_says_what_each_payment_gives() -> None:
    both = scene("egyptians, romans", hands=["caravan"], empires=["slaver"], goods=["food, stone, gold"])
    both.choose("choice:build", "card:caravan-1", "number:0")
    assert asked(both) == "Slaver: do you pay 1 gold for 2 VP, or 1 stone for 1 VP?"
    assert asked(both, "hu") == (
        "Rabszolgakereskedő: fizetsz 1 aranyat 2 győzelmi pont vagy 1 követ 1 győzelmi pont fejében?"
    )
    stone = scene("egyptians, romans", hands=["caravan"], empires=["slaver"], goods=["food, stone"])
    stone.choose("choice:build", "card:caravan-1")
    assert asked(stone) == "Slaver: do you pay 1 stone for 1 VP?"


@rule("settlers:CARD-PHARAOHS-GUARD-1")
def test_a_choice_of_two_gains_names_both() -> None:
    story = scene("egyptians, romans", hands=["pharaohs-guard"], empires=["ruins"], goods=["2 food"])
    story.choose("choice:build", "card:pharaohs-guard")
    assert asked(story) == "Pharaoh's Guard: do you gain 1 raze token or 2 VP?"
    assert asked(story, "hu") == "A fáraó őrsége: 1 rombolásjelzőt vagy 2 győzelmi pontot választasz?"


@rule("settlers:LOOKOUT-ALT-2")
def test_what_becomes_of_the_cards_that_are_not_kept_is_said() -> None:
    story = Story.start(GAME, 3, 1, lookout="alternative")
    assert asked(story) == "Keep one of these cards; you pass the others to Béla"
    for seat in range(3):
        story.choose(story.options(seat)[0], seat=seat)
    assert asked(story) == "Keep one of these cards; the other is discarded"


@rule("settlers:CARD-SCHOOL-OF-DIPLOMACY-1", "settlers:CARD-DARK-CHAPEL-2")
def test_goods_that_may_be_returned_say_where_they_came_from() -> None:
    deals = scene("japanese, romans", empires=["school-of-diplomacy"], deals=["gate"], phase="production")
    assert asked(deals) == "You may return goods that your deals have just produced, for 1 VP each"
    razing = scene("barbarians, romans", empires=["dark-chapel"], hands=["quarry-1"], goods=["2 raze"])
    razing.choose("choice:activate", "card:dark-chapel-1", "card:quarry-1")
    assert asked(razing).startswith("You may return goods that the razing has given you")


@rule("settlers:JAPAN-5", "settlers:CARD-NINJAS-1")
def test_a_worker_that_becomes_a_samurai_is_told_from_one_of_the_supply() -> None:
    deployed = scene("japanese, romans", empires=["farm"], goods=["worker"])
    deployed.choose("choice:deploy")
    assert "Anna deploys a worker as a samurai on Farm." in log(deployed)
    bonus = scene("japanese, romans", hands=["ninjas"], empires=["farm, ruins"], goods=["9 gold, worker"])
    bonus.choose("choice:build", "card:ninjas-1", "card:ruins-1", "card:farm-1")
    assert "Anna puts a samurai from the supply on Farm." in log(bonus)


@rule("settlers:CARD-PACK-1")
def test_pack_asks_for_a_good_of_a_raze_field() -> None:
    story = scene("barbarians, romans", empires=["pack", "quarry, mill"], goods=["worker"])
    story.choose("choice:activate", "card:pack-1")
    assert asked(story) == "Pack: from the raze field of which location do you take a good?"


# --- options that look alike -------------------------------------------------------------------------


@rule("settlers:CARD-TRADE-ROUTE-1")
def test_three_trade_routes_say_which_deal_each_is() -> None:
    story = scene(
        "japanese, romans", hands=["trade-route-1, trade-route-2, trade-route-3, dojo"], goods=["food"]
    )
    story.choose("choice:deal")
    assert called(story) == {
        "card:dojo-1": "Dojo",
        "card:trade-route-1": "Trade Route (deal field 1 food)",
        "card:trade-route-2": "Trade Route (deal field 1 worker)",
        "card:trade-route-3": "Trade Route (deal field 1 VP)",
    }
    assert called(story, "hu")["card:trade-route-2"] == "Kereskedelmi útvonal (üzletmezője 1 munkás)"


@rule("settlers:CARD-GARRISON-1")
def test_two_locations_of_one_name_say_whose_each_is() -> None:
    story = scene(
        "japanese, romans, barbarians",
        empires=["garrison", "watchtower-1", "watchtower-2"],
        goods=["2 raze"],
    )
    story.choose("choice:activate", "card:garrison")
    assert called(story) == {
        "card:watchtower-1": "Watchtower (Béla)",
        "card:watchtower-2": "Watchtower (Cili)",
    }


@rule("settlers:SOLO-8", "settlers:CARD-DARK-CHAPEL-1")
def test_a_card_in_hand_is_told_from_one_of_the_virtual_player() -> None:
    story = scene(
        "barbarians", empires=["dark-chapel"], hands=["quarry-1"], virtual="quarry-2", goods=["2 raze"]
    )
    story.choose("choice:activate", "card:dark-chapel-1")
    assert called(story) == {"card:quarry-1": "Quarry (in hand)", "card:quarry-2": "Quarry (virtual player)"}


@rule("settlers:ACTION-BUILD-3", "settlers:DEFENSE-4")
def test_a_location_with_a_marker_is_told_from_one_without() -> None:
    story = scene(
        hands=["spies"],
        empires=["ruins-1, ruins-2"],
        foundations=["ruins-3"],
        goods=["wood, stone"],
        defended=(card("ruins-2"),),
    )
    story.choose("choice:build", "card:spies")
    assert called(story) == {
        "card:ruins-1": "Ruins (Anna)",
        "card:ruins-2": "Ruins (Anna, with a defense token)",
        "card:ruins-3": "Ruins (foundation of Anna)",
    }


def test_a_name_that_stands_alone_says_no_more() -> None:
    story = scene(hands=["mill, quarry"], goods=["5 wood, 5 stone"])
    story.choose("choice:build")
    assert called(story) == {"card:mill": "Mill", "card:quarry-1": "Quarry"}


def test_copies_that_differ_in_print_always_say_so() -> None:
    """Whatever copies meet in a hand: what is not printed alike does not read alike."""
    for name in sorted({design.name for design in index.CARD}):
        copies = [number for number, design in enumerate(index.CARD) if design.name == name]
        if index.CARD[copies[0]].faction.slug in ("attack", "common"):
            factions = "romans, barbarians"
        else:
            slug = index.CARD[copies[0]].faction.slug
            factions = f"{slug}, {'barbarians' if slug == 'romans' else 'romans'}"
        state = scene(factions).state
        printed = {str(index.CARD[number]) for number in copies}
        assert len({GAME.apart(state, number) for number in copies}) == len(printed), name


# --- the solo game -----------------------------------------------------------------------------------


def attack(empire: str, line: str, attacks: str, **more: object) -> Story:
    return scene("romans", empires=[empire], line=line, attacks=attacks, passed=1, **more)


@rule("settlers:SOLO-14", "settlers:SOLO-15")
def test_an_attack_without_effect_says_why() -> None:
    first = attack("quarry", line="attack-stone", attacks="attack-wood, attack-wood")
    missed = "The attack has no effect: none of Anna's common locations has that good in its raze field."
    assert missed in log(first)
    second = attack("joiner", line="attack-stone", attacks="attack-wood, attack-food")
    assert any("together with the good of another card in the target line" in line for line in log(second))


@rule("settlers:SOLO-8", "settlers:SOLO-9")
def test_a_razed_location_of_the_virtual_player_is_called_its_own() -> None:
    story = scene("barbarians", virtual="quarry", goods=["2 raze"])
    story.choose("choice:raze")
    assert "Anna razes the virtual player's location Quarry." in log(story)
    assert "Anna lerombolja a virtuális játékos helyszínét: Kőfejtő." in log(story, "hu")


@rule("settlers:SOLO-13")
def test_an_attack_card_is_announced_once() -> None:
    story = attack("quarry", line="attack-stone", attacks="attack-wood, attack-wood")
    assert "The virtual player reveals Attack – wood." in log(story)
    assert "A virtuális játékos felfedi: Támadás – fa." in log(story, "hu")


@rule("settlers:SOLO-22")
def test_the_end_of_a_solo_game_says_what_decided() -> None:
    attacks = "attack-gold, attack-gold"
    lost = attack("spies", line="attack-food", attacks=attacks, collection="mill, ruins", round=5)
    assert (
        because(lost)
        == "1 faction location against 2 cards of the virtual player: you need more than it has."
    )
    won = attack("spies, builder", line="attack-food", attacks=attacks, collection="mill", round=5)
    assert because(won) == "2 faction locations against 1 card of the virtual player."
    assert because(won, "hu") == "2 saját helyszín, a virtuális játékosnak 1 lapja van."


# --- ties --------------------------------------------------------------------------------------------


@rule("settlers:TIE-1", "settlers:TIE-2", "settlers:TIE-3")
def test_a_tie_is_explained_by_what_broke_it() -> None:
    by_goods = scene(goods=["2 worker, wood", "stone, 4 gold"], vp=[62, 62], round=5, passed=0b11)
    assert because(by_goods) == "A tie at 62 points: workers and resources decide, 3 to 1."
    by_cards = scene(hands=["mill", "castle, castle"], vp=[9, 9], round=5, passed=0b11)
    assert because(by_cards) == (
        "A tie at 9 points and in workers and resources: cards in hand decide, 2 to 1."
    )
    shared = scene(vp=[9, 9], round=5, passed=0b11)
    assert because(shared) == "A tie at 9 points, in workers and resources, and in cards in hand."
    assert scene(vp=[9, 8], round=5, passed=0b11).result.because is None


# --- who -----------------------------------------------------------------------------------------------


@rule("settlers:CARD-TEMPLE-OF-RA-1")
def test_counters_that_mean_a_player_name_one() -> None:
    story = scene("egyptians, romans", empires=["temple-of-ra", "mill"], taken="mill", first=1)
    who = {counter.key: counter.value for counter in story.view(None).counters if counter.who}
    assert who == {"first": 2, "taken:mill": 1}
