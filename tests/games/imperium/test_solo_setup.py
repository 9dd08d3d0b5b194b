"""Before the first turn against a bot, and its dynasty deck: SOLO-SETUP, SOLO-DYNASTY."""

from collections.abc import Iterable

import pytest

from regnum.engine.game import BadSetup
from regnum.games.imperium import GAME
from regnum.games.imperium.cards import index
from regnum.games.imperium.state import FINAL, ImperiumState
from regnum.games.imperium.terms import FAME, NOTHING, TRIBUTARY, UNREST, Cost
from regnum.testing import Story, rule

from .solo import bot_card, bot_turn, row_used, solo_state

BOXES = {nation.name: nation.box for nation in index.NATIONS}
EVERY_NATION = tuple(BOXES)
NATION_NUMBERS = {nation.name: number for number, nation in enumerate(index.NATIONS)}


def options(bot: str = "romans", **more: str) -> dict[str, str]:
    """A game against this bot, with the commons of its box."""
    own = {"classics": ("celts", "greeks"), "legends": ("minoans", "egyptians")}[BOXES[bot]]
    nation = own[0] if bot != own[0] else own[1]
    level = {"level": "imperator", "boxes": BOXES[bot], "sides": "A"}
    return {"nations": nation, "bot": bot, **level, **more}


def start(bot: str = "romans", seed: int = 7, **more: str) -> ImperiumState:
    return GAME.start(1, options(bot, **more), seed)


def names(cards: Iterable[int]) -> list[str]:
    """Keys without the nation: `conquer`, `unrest-2`."""
    return [index.KEY[card].partition("-")[2] for card in cards]


def from_top(deck: Iterable[int]) -> list[str]:
    return names(deck)[::-1]


def cards_of(nation: str, *starts: str) -> list[int]:
    """The cards of a nation that begin in these places."""
    cards = index.NATION_CARDS[NATION_NUMBERS[nation]]
    return sorted(card for card in cards if index.CARD[card].starts in starts)


# --- what may be chosen ----------------------------------------------------------------------------------


@rule("imperium-solo:SOLO-SETUP-3", "imperium-solo:SOLO-Q-3")
def test_the_own_nation_cannot_be_the_bots_too() -> None:
    with pytest.raises(BadSetup, match=r"cannot be 'celts': .* has it already"):
        GAME.start(1, {"nations": "celts", "bot": "celts"}, 0)


@rule("imperium-solo:SOLO-SETUP-3")
@pytest.mark.parametrize(("option", "value"), [("bot", "romans"), ("level", "overlord")])
def test_with_two_seats_there_is_no_bot_to_choose(option: str, value: str) -> None:
    with pytest.raises(BadSetup, match=f"imperium: {option} is chosen with 1 seat.*not with 2"):
        GAME.start(2, {"nations": "celts,greeks", option: value}, 0)


@rule("imperium-solo:SOLO-LEVEL-1")
def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(
        BadSetup,
        match=r"imperium: level cannot be 'emperor'\. It is one of: chieftain, warlord, imperator, ",
    ):
        GAME.start(1, {"nations": "celts", "bot": "romans", "level": "emperor"}, 0)


@rule("imperium-solo:SOLO-SETUP-3")
def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"imperium: bot cannot be 'picts'\. It is one of: "):
        GAME.start(1, {"nations": "celts", "bot": "picts"}, 0)


@rule("imperium-solo:SOLO-SETUP-3")
@pytest.mark.parametrize(
    ("nation", "bot", "boxes"), [("celts", "qin", "classics"), ("qin", "celts", "legends")]
)
def test_a_bot_of_a_box_that_is_not_used_is_refused(nation: str, bot: str, boxes: str) -> None:
    with pytest.raises(BadSetup, match=f"bot cannot be '{bot}' where boxes is '{boxes}'. It needs boxes: "):
        GAME.start(1, {"nations": nation, "bot": bot, "boxes": boxes}, 0)


@rule("imperium-solo:SOLO-SETUP-3")
@pytest.mark.parametrize("boxes", ["both-classics", "both-legends"])
def test_with_both_boxes_nations_of_either_meet(boxes: str) -> None:
    state = GAME.start(1, {"nations": "celts", "bot": "qin", "boxes": boxes}, 0)
    assert [state.nation_of(seat) for seat in range(2)] == ["celts", "qin"]


@rule("imperium-solo:SOLO-SETUP-3", "imperium-solo:SOLO-Q-3")
@pytest.mark.parametrize("boxes", ["classics", "legends", "both-classics"])
def test_the_lot_gives_the_bot_any_nation_of_the_boxes_but_the_players(boxes: str) -> None:
    used = {name for name, box in BOXES.items() if boxes in (box, "both-classics")}
    drawn = set()
    for seed in range(120):
        state = GAME.start(1, {"boxes": boxes}, seed)
        player, bot = (state.nation_of(seat) for seat in range(2))
        assert player != bot
        drawn.add(bot)
    assert drawn == used


# --- the table and the player ----------------------------------------------------------------------------


@rule("imperium-solo:SOLO-SETUP-1")
def test_the_commons_are_those_of_two_players() -> None:
    state = start()
    assert (len(state.fame), len(state.removed)) == (6, 2)
    assert [len(deck) + 1 for deck in state.small] == [6, 6, 6], "one of each lies in the market"
    commons = set(index.COMMONS["classics"])
    used = commons.intersection(state.everything())
    assert used == {card for card in commons if index.CARD[card].players <= 2}
    assert len([card for card in used if index.ICONS[card] & UNREST]) == 8
    assert all(index.ICONS[card] & FAME for card in state.removed)


@rule("imperium-solo:SOLO-SETUP-1")
def test_king_of_kings_lies_under_the_fame_deck_and_nobody_saw_what_left_it() -> None:
    story = Story.at(GAME, start())
    assert story.cards("king-of-kings") == ("king-of-kings-a",)
    assert story.zone("fame-deck", seat=0).cards is None
    removed = {index.KEY[card] for card in story.state.removed}
    assert not removed.intersection(key for zone in story.view(0).zones for key in zone.cards or ())


@rule("imperium-solo:SOLO-SETUP-2")
def test_the_player_begins_as_with_another_player() -> None:
    alone = start()
    together = GAME.start(2, {"nations": "celts,romans", "sides": "A,A"}, 7)
    for place in ("nation", "hand", "deck"):
        assert len(getattr(alone, place)[0]) == len(getattr(together, place)[0])
    assert sorted((*alone.hand[0], *alone.deck[0])) == sorted((*together.hand[0], *together.deck[0]))
    assert sorted(alone.nation[0]) == sorted(together.nation[0])
    for place in ("power", "accession", "development", "actions", "exhaustion", "empire"):
        assert getattr(alone, place)[0] == getattr(together, place)[0]
    assert alone.pools[0] == together.pools[0] == Cost(3, 2, 1)


@rule("imperium-solo:SOLO-SETUP-2")
@pytest.mark.parametrize("level", ["chieftain", "warlord", "imperator"])
def test_the_bot_gets_no_tokens(level: str) -> None:
    assert start(level=level).pools == [Cost(3, 2, 1), NOTHING]


@rule("imperium-solo:SOLO-SETUP-5")
def test_the_player_begins() -> None:
    for seed in range(20):
        story = Story.at(GAME, start(seed=seed))
        assert (story.state.start, story.asked.seat, story.asked.text) == (0, 0, "imperium-ask-mode")


@rule("imperium-solo:SOLO-SETUP-4")
@pytest.mark.parametrize(("nation", "bot"), [("qin", "greeks"), ("greeks", "qin")])
def test_a_tributary_called_like_either_nation_is_swapped_for_one_of_the_other_box(
    nation: str, bot: str
) -> None:
    came = set()
    for seed in range(100):
        state = start(bot, seed, nations=nation, boxes="both-legends")
        used = {index.KEY[card] for card in state.everything() if index.ICONS[card] & TRIBUTARY}
        commons = {key for key in used if index.NUMBER[key] not in index.NATION_CARDS[state.nations[0]]}
        commons -= {index.KEY[card] for card in index.NATION_CARDS[state.nations[1]]}
        assert "legends-greeks" not in commons
        (new,) = [key for key in commons if not key.startswith("legends-")]
        came.add(new)
    two_players = {"armenians", "assyrians", "egyptians", "ionians", "sumerians", "aksumites", "minoans"}
    assert came == two_players | {"hittites"}, (
        "neither Qin, nor Olmecs and Mauryans, who are for more players"
    )


@rule("imperium-solo:SOLO-SETUP-4")
def test_both_namesakes_are_swapped() -> None:
    state = start("carthaginians", nations="greeks", boxes="both-legends")
    assert len(state.exchanged) == 2
    assert all(card in index.COMMONS["classics"] for card in state.exchanged)
    namesakes = {index.NUMBER["legends-greeks"], index.NUMBER["legends-carthaginians"]}
    assert not namesakes.intersection(state.everything())


# --- the bot's cards -------------------------------------------------------------------------------------


@rule("imperium-solo:SOLO-SETUP-6", "imperium-solo:SOLO-SETUP-8")
@pytest.mark.parametrize("bot", EVERY_NATION)
def test_the_bot_takes_all_cards_of_its_nation(bot: str) -> None:
    state = start(bot)
    begun = (*state.slots, *state.deck[1], *state.dynasty, *state.impending)
    assert sorted(begun) == cards_of(bot, "deck", "nation", "accession", "development")
    assert sorted(state.dynasty + state.impending) == cards_of(bot, "nation", "accession", "development")


@rule("imperium-solo:SOLO-SETUP-6")
def test_the_text_of_the_bots_power_card_is_ignored() -> None:
    story = bot_card("elders", bot="vikings", dynasty="skis, harald-hardrada")
    assert story.cards("power:1") == ("vikings-b",), "which knows no history"
    with story.changes() as changed:
        story.choose("done")
    assert changed["history:1"] == "+elders"


@rule("imperium-solo:SOLO-SETUP-6")
def test_the_points_of_the_bots_power_card_are_ignored() -> None:
    state = solo_state(bot="arthurians")
    state.phase = FINAL
    story = Story.at(GAME, state)
    assert story.cards("power:1") == ("arthurians-b",), "6 points for a player"
    assert story.result.points[1] == 0


@rule("imperium-solo:SOLO-SETUP-7", "imperium-solo:SOLO-Q-2")
@pytest.mark.parametrize("bot", EVERY_NATION)
def test_supply_unrest_for_any_number_of_players_joins_the_pile(bot: str) -> None:
    state = start(bot)
    pile = {index.KEY[card] for card in (*state.unrest, *state.tucked) if card >= 0}
    joined = {"arthurians": 2, "olmecs": 1, "utopians": 3}.get(bot, 0)
    assert {key for key in pile if key.startswith(bot)} == {f"{bot}-unrest-{n + 1}" for n in range(joined)}
    assert len(pile) == joined + sum(
        1
        for card in index.COMMONS[BOXES[bot]]
        if index.ICONS[card] & UNREST and index.CARD[card].players == 2
    )


@rule(
    "imperium-solo:SOLO-SETUP-9",
    "imperium-solo:SOLO-Q-1",
    "imperium-solo:SOLO-CLEANUP-1",
    "imperium:Q-52",
)
@pytest.mark.parametrize(
    ("marker", "card"), [(1, "temple"), (2, "boats"), (3, "hills"), (4, "armenians"), (5, "city-1")]
)
def test_slot_markers_lie_under_civilised_uncivilised_region_main_and_main(marker: int, card: str) -> None:
    """The market of a scene is written region, uncivilised, civilised, main, main."""
    story = bot_turn("bot-clean-up", die=marker, market=("hills", "boats", "temple", "armenians", "city-1"))
    place = next(number for number in range(5) if story.cards(f"market:{number}") == (card,))
    with story.changes() as changed:
        story.choose("done")
    assert changed == {f"progress:market:{place}": "0 to 1", "round": "1 to 2"}


@rule("imperium-solo:SOLO-SETUP-9", "imperium-solo:SOLO-SETUP-10", "imperium-solo:SOLO-LEVEL-OVERLORD-1")
@pytest.mark.parametrize(
    ("level", "slots"),
    [("chieftain", 4), ("warlord", 4), ("imperator", 5), ("sovereign", 5), ("overlord", 6), ("supreme", 6)],
)
def test_each_slot_gets_a_card_and_the_rest_is_the_bot_deck(level: str, slots: int) -> None:
    story = Story.at(GAME, start(level=level))
    zones = [zone for zone in story.view(0).zones if zone.key.startswith("slot:")]
    assert [(zone.key, zone.count) for zone in zones] == [(f"slot:{n}", 1) for n in range(1, slots + 1)]
    assert story.count("deck:1") == 10 - slots


@rule("imperium-solo:SOLO-SETUP-10")
def test_the_starting_cards_are_shuffled_with_their_unrest() -> None:
    dealt = set()
    for seed in range(20):
        state = start(seed=seed)
        assert sorted((*state.slots, *state.deck[1])) == cards_of("romans", "deck")
        dealt.add((state.slots, state.deck[1]))
    assert len(dealt) == 20
    assert any("unrest-2" in names(slots) for slots, _ in dealt)


@rule("imperium-solo:SOLO-SETUP-11")
@pytest.mark.parametrize("bot", EVERY_NATION)
def test_only_atlanteans_begin_as_an_empire(bot: str) -> None:
    assert Story.at(GAME, start(bot)).counter("empire:1") == (bot == "atlanteans")


@rule("imperium-solo:SOLO-SETUP-12", "imperium-solo:SOLO-DYNASTY-4")
@pytest.mark.parametrize("viewer", [0, None])
def test_the_player_sees_only_the_accession_card_and_how_many_cards_there_are(viewer: int | None) -> None:
    story = Story.at(GAME, start())
    for place in ("discard:1", "history:1", "play:1"):
        assert story.zone(place, seat=viewer).cards == ()
    for place, count in [("deck:1", 5), ("dynasty", 12), *[(f"slot:{n}", 1) for n in range(1, 6)]]:
        zone = next(zone for zone in story.view(viewer).zones if zone.key == place)
        assert (zone.cards, zone.count) == (None, count)
    known = next(zone for zone in story.view(viewer).zones if zone.key == "dynasty-known")
    assert known.cards == ("romans-julius-caesar",)


@rule("imperium-solo:SOLO-SETUP-13")
@pytest.mark.parametrize(
    ("bot", "starting", "nation", "accession", "development", "quests"),
    [
        ("carthaginians", 10, 5, 1, 6, 0),
        ("celts", 10, 6, 1, 5, 0),
        ("greeks", 10, 3, 1, 8, 0),
        ("macedonians", 11, 3, 1, 7, 0),
        ("persians", 10, 4, 1, 7, 0),
        ("romans", 10, 5, 1, 6, 0),
        ("scythians", 11, 7, 1, 4, 0),
        ("vikings", 9, 13, 1, 0, 0),
        ("arthurians", 10, 7, 1, 0, 5),
        ("atlanteans", 11, 0, 0, 10, 0),
        ("egyptians", 10, 3, 1, 8, 0),
        ("mauryans", 8, 8, 1, 6, 0),
        ("minoans", 10, 4, 1, 7, 0),
        ("olmecs", 10, 5, 1, 6, 0),
        ("qin", 9, 4, 1, 8, 0),
        ("utopians", 13, 0, 0, 0, 0),
    ],
)
def test_sizes_at_set_up(
    bot: str, starting: int, nation: int, accession: int, development: int, quests: int
) -> None:
    state = start(bot)
    assert len(state.slots) + len(state.deck[1]) == starting
    parts = [index.CARD[card].starts for card in reversed(state.dynasty)]
    assert parts == ["nation"] * nation + ["accession"] * accession + ["development"] * development
    assert len(state.impending) == quests


# --- the dynasty deck ------------------------------------------------------------------------------------


@rule("imperium-solo:SOLO-DYNASTY-2")
@pytest.mark.parametrize(
    ("card", "value"),
    [
        ("scythians-jewellery", 7),
        ("arthurians-twrch-trwyth", -4),
        ("greeks-unrest-1", -2),
        ("greeks-philosophy", 5),
        ("qin-long-walls-ii", 5),
        ("qin-terracotta-warriors", 7),
        ("qin-king-wu-of-qin", 2),
        ("great", 6),
        ("vikings-vinland", 6),
        ("qin-emperor-qin-shi-huang", 0),
        ("romans-advance", 0),
    ],
)
def test_what_a_card_is_worth_to_a_bot(card: str, value: int) -> None:
    """Plain, negative, variable, conditional, and none."""
    assert index.BOT_VALUE[index.NUMBER[card]] == value


@rule("imperium-solo:SOLO-DYNASTY-1", "imperium-solo:SOLO-DYNASTY-5")
@pytest.mark.parametrize("bot", [name for name in EVERY_NATION if name not in ("arthurians", "atlanteans")])
def test_developments_lie_at_the_bottom_with_the_highest_value_on_top(bot: str) -> None:
    state = start(bot)
    below = cards_of(bot, "development")
    developments = state.dynasty[: len(below)]
    assert sorted(developments) == below
    values = [index.BOT_VALUE[card] for card in reversed(developments)]
    assert values == sorted(values, reverse=True)


@rule(
    "imperium-solo:SOLO-SC-1",
    "imperium-solo:SOLO-DYNASTY-1",
    "imperium-solo:SOLO-DYNASTY-2",
    "imperium-solo:SOLO-DYNASTY-3",
    "imperium-solo:SOLO-DYNASTY-4",
)
@rule("imperium-solo:SOLO-DYNASTY-5", "imperium-solo:SOLO-SETUP-10", "imperium-solo:SOLO-SETUP-13")
def test_carthaginians_at_imperator() -> None:
    fours, twos = ["hannibal", "trading-ships"], ["elephants-1", "elephants-2", "hegemony"]
    nation = ["advance-1", "berbers", "caravans", "iberia", "prosperity-1"]
    orders: list[set[tuple[str, ...]]] = [set(), set(), set()]
    for seed in range(60):
        state = start("carthaginians", seed)
        assert (len(state.slots), len(state.deck[1]), len(state.dynasty)) == (5, 5, 12)
        cards = from_top(state.dynasty)
        assert cards[5:7] == ["city-of-carthage", "monopoly"]
        parts = (cards[:5], cards[7:9], cards[9:])
        assert [sorted(part) for part in parts] == [nation, fours, twos]
        for seen, part in zip(orders, parts, strict=True):
            seen.add(tuple(part))
    assert [len(seen) for seen in orders[1:]] == [2, 6], "every order of equals"
    assert len(orders[0]) > 30, "nation cards are shuffled"
    assert Story.at(GAME, start("carthaginians")).cards("dynasty-known") == (
        "carthaginians-city-of-carthage",
    )


@rule("imperium-solo:SOLO-SC-2", "imperium-solo:SOLO-DYNASTY-2", "imperium-solo:SOLO-DYNASTY-3")
def test_the_developments_of_qin() -> None:
    orders = set()
    for seed in range(60):
        cards = from_top(start("qin", seed).dynasty)[5:]
        assert (cards[0], cards[7]) == ("terracotta-warriors", "emperor-qin-shi-huang")
        assert sorted(cards[1:4]) == ["long-walls-ii", "long-walls-iii", "long-walls-iv"]
        assert sorted(cards[4:7]) == ["king-wu-of-qin", "mathematics", "metallurgy"]
        orders.add(tuple(cards[1:4]))
    assert len(orders) == 6


@rule("imperium-solo:SOLO-DYNASTY-5")
def test_unrest_lies_among_the_nation_cards_like_any_other() -> None:
    places = {from_top(start("greeks", seed).dynasty).index("unrest-1") for seed in range(40)}
    assert places == {0, 1, 2}


@rule("imperium-solo:SOLO-DYNASTY-6")
def test_clean_up_takes_the_top_of_the_dynasty_deck() -> None:
    story = bot_turn("bot-clean-up", level="warlord", dynasty="raetia, prosperity-1, julius-caesar, legions")
    story.choose("done")
    assert names(story.state.slots) == ["raetia", "prosperity-1", "julius-caesar", "legions"]


@rule("imperium-solo:SOLO-DYNASTY-6")
def test_an_effect_takes_the_top_of_the_dynasty_deck() -> None:
    story = bot_card("glory", bot="celts", dynasty="hibernia, celtic-gold, chainmail")
    story.choose("done")
    assert row_used(story) == "CEL-B-3"
    assert names(story.state.discard[1]) == ["hibernia", "glory"]
    assert from_top(story.state.dynasty) == ["celtic-gold", "chainmail"]


@rule("imperium-solo:SOLO-DYNASTY-7")
@pytest.mark.parametrize(("dynasty", "last_round"), [("vercingetorix", 2), ("vercingetorix, chainmail", 0)])
def test_the_last_dynasty_card_triggers_scoring_in_mid_turn(dynasty: str, last_round: int) -> None:
    story = bot_card("glory", bot="celts", dynasty=dynasty)
    story.choose("done")
    assert story.state.last_round == last_round


@rule("imperium-solo:SOLO-DYNASTY-7", "imperium-solo:SOLO-CLEANUP-5")
def test_the_last_dynasty_card_triggers_scoring_in_clean_up() -> None:
    story = bot_turn("bot-clean-up", level="chieftain", dynasty="legions")
    with story.changes() as changed:
        story.choose("done")
    assert changed["last-round"] == "0 to 2"


@rule("imperium-solo:SOLO-DYNASTY-8")
def test_the_accession_card_discarded_in_clean_up_makes_an_empire() -> None:
    story = bot_turn(
        "bot-clean-up", dynasty="julius-caesar, legions", discard="conquer, advance, glory, triumvirate"
    )
    with story.changes() as changed:
        story.choose("done")
    assert changed["empire:1"] == "0 to 1"


@rule("imperium-solo:SOLO-DYNASTY-8")
@pytest.mark.parametrize(
    ("bot", "card", "position", "row"),
    [
        ("celts", "glory", {"dynasty": "celtic-gold, chainmail"}, "CEL-B-3"),
        ("romans", "dalmatia", {"deck": "julius-caesar, conquer"}, "ROM-B-4"),
        ("romans", "julius-caesar", {}, "ROM-B-10"),
    ],
    ids=["from-the-dynasty-deck", "from-the-bot-deck", "when-resolved"],
)
def test_the_accession_card_discarded_by_an_effect_makes_an_empire(
    bot: str, card: str, position: dict[str, str], row: str
) -> None:
    story = bot_card(card, bot=bot, **position)
    with story.changes() as changed:
        story.choose("done")
    assert row_used(story) == row
    assert changed["empire:1"] == "0 to 1"


@rule("imperium-solo:SOLO-DYNASTY-8")
def test_an_accession_card_that_goes_into_history_makes_no_empire() -> None:
    story = bot_card("city-of-carthage", bot="carthaginians")
    with story.changes() as changed:
        story.choose("done")
    assert changed["history:1"] == "+carthaginians-city-of-carthage"
    assert "empire:1" not in changed


@rule("imperium-solo:SOLO-DYNASTY-8", "imperium-solo:SOLO-RESOLVE-1")
def test_the_next_card_of_the_turn_already_uses_the_empire_table() -> None:
    story = bot_turn("bot-slot", bot="celts", slots="glory, boudicca", dynasty="celtic-gold, chainmail")
    story.choose("done")
    rows = [event.args["row"] for event in story.events(0) if event.text == "imperium-bot-row"]
    assert rows == ["CEL-B-3", "CEL-E-1"]


@rule("imperium-solo:SOLO-DYNASTY-8")
@pytest.mark.parametrize(("bot", "last"), [("vikings", "harald-hardrada"), ("arthurians", "gwaith-camlan")])
def test_the_last_card_of_some_nations_makes_no_empire(bot: str, last: str) -> None:
    story = bot_turn("bot-clean-up", bot=bot, dynasty=last)
    with story.changes() as changed:
        story.choose("done")
    assert names(story.state.slots[:1]) == [last]
    assert "empire:1" not in changed


@rule("imperium-solo:SOLO-DYNASTY-9")
def test_atlanteans_have_their_regions_on_top_and_no_card_face_up() -> None:
    story = Story.at(GAME, start("atlanteans"))
    cards = from_top(story.state.dynasty)
    assert sorted(cards[:2]) == ["mountain-of-atlantis", "themiscyra"]
    assert cards[-1] == "vast-wealth"
    assert not story.has("dynasty-known")


@rule("imperium-solo:SOLO-DYNASTY-9")
def test_arthurians_have_their_quests_in_a_pile_of_their_own() -> None:
    state = start("arthurians")
    assert (from_top(state.dynasty)[-1], from_top(state.impending)[-1]) == ("gwaith-camlan", "graal")
    assert index.NUMBER["arthurians-king-arthurs-court"] not in state.everything()


@rule("imperium-solo:SOLO-DYNASTY-9")
def test_the_dynasty_deck_of_vikings_ends_with_their_zenith_card() -> None:
    assert from_top(start("vikings").dynasty)[-1] == "harald-hardrada"


@rule("imperium-solo:SOLO-DYNASTY-9")
def test_utopians_have_a_journey_instead_of_a_dynasty_deck() -> None:
    state = start("utopians")
    assert state.dynasty == ()
    assert names(state.extra[1]) == ["visions-of-shangri-la"]
