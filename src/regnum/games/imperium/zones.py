"""Where cards lie in a game of Imperium. Each zone is declared here and nowhere else."""

from collections.abc import Iterator

from regnum.engine.fields import (
    MOST_SEATS,
    NO_CARD,
    Cards,
    Place,
    Zone,
    by_seat,
    counter,
    glimpse,
    note,
    on_table,
)
from regnum.engine.state import State
from regnum.games.imperium.cards import index
from regnum.games.imperium.terms import SLOTS

SMALL = ("region-deck", "uncivilised-deck", "civilised-deck")
EVERYBODY = (None, *range(MOST_SEATS))


def tucked_places(state: "ImperiumZones", zone: Zone) -> Iterator[Place]:
    """What is tucked lies under the market card of its slot."""
    for slot, place in enumerate(zone.plain_places(state)):
        yield place._replace(group=MARKET[slot])


def small_places(state: "ImperiumZones", zone: Zone) -> Iterator[Place]:
    """The small decks are called after their suits."""
    for key, cards in zip(SMALL, state.small, strict=True):
        yield Place(zone, key, None, cards, f"@imperium-zone-{key}")


def power_places(state: "ImperiumZones", zone: Zone) -> Iterator[Place]:
    """The side that lies up; both while the owner has not chosen yet."""
    for seat, side in enumerate(state.power):
        cards = index.POWERS[state.nations[seat]] if seat in state.choosing_side else (side,)
        yield Place(zone, zone.keys[seat], seat, cards)


def development_places(state: "ImperiumZones", zone: Zone) -> Iterator[Place]:
    """Where there are quests, it is called the quest area (SETUP-11)."""
    for place in zone.plain_places(state):
        nation = index.NATIONS[state.nations[place.owner or 0]]
        yield place._replace(name="@imperium-zone-quests") if nation.quests else place


def garrison_places(state: "ImperiumZones", zone: Zone) -> Iterator[Place]:
    """What lies under each card in play; under King Arthur's Court, that is the active quest."""
    for seat, pairs in enumerate(state.garrison):
        for host in dict.fromkeys(host for host, _ in pairs):
            cards = tuple([card for under, card in pairs if under == host])
            name = "@imperium-zone-quest" if host in state.extra[seat] else ""
            yield Place(zone, f"{zone.keys[seat]}:{index.KEY[host]}", seat, cards, name)


def journey_places(state: "ImperiumZones", zone: Zone, viewer: int | None) -> Iterator[Place]:
    """The faces of a journey that do not lie up: anybody may turn the cards over and read them."""
    for seat, nation in enumerate(state.nations):
        if faces := index.JOURNEYS[nation]:
            beside = tuple([face for face in faces if face not in state.extra[seat]])
            yield Place(zone, zone.keys[seat], seat, beside)


def history_places(state: "ImperiumZones", zone: Zone) -> Iterator[Place]:
    """Whatever a bot puts into its history was resolved for all to see (SOLO-RESOLVE-1)."""
    for seat, cards in enumerate(state.history):
        yield Place(zone, zone.keys[seat], seat, cards, eyes=EVERYBODY if state.is_bot(seat) else None)


def slot_places(state: "ImperiumZones", zone: Zone) -> Iterator[Place]:
    """A bot's slots by their markers. A card that came there from an open place is still known."""
    for at, card in enumerate(state.slots):
        cards, eyes = (() if card == NO_CARD else (card,)), EVERYBODY if card in state.bot_known else None
        yield Place(zone, slot_key(at), state.people, cards, eyes=eyes)


def slot_key(at: int) -> str:
    """The name of a bot's slot in events and views, by its marker."""
    return f"slot:{at + 1}"


def bot_places(state: "ImperiumZones", zone: Zone) -> Iterator[Place]:
    """What only a bot has."""
    if state.people < state.seats:
        cards = zone.cards(getattr(state, zone.name))
        eyes = EVERYBODY if cards and set(cards) <= set(state.bot_known) else None
        yield Place(zone, zone.title, state.people, cards, eyes=eyes)


def face_up_places(state: "ImperiumZones", zone: Zone, viewer: int | None) -> Iterator[Place]:
    """The accession card lies face up in a bot's dynasty deck (SOLO-DYNASTY-4)."""
    cards = tuple([card for card in state.dynasty if index.CARD[card].starts == "accession"])
    if cards:
        yield Place(zone, "dynasty-known", state.people, cards)


def king_places(state: "ImperiumZones", zone: Zone, viewer: int | None) -> Iterator[Place]:
    """The side of King of Kings that lies up."""
    yield Place(zone, "king-of-kings", None, (index.KINGS[state.king],))


def exchanged_places(state: "ImperiumZones", zone: Zone, viewer: int | None) -> Iterator[Place]:
    """Everybody knows which tributaries came from the other box, wherever they are now."""
    if state.exchanged:
        yield Place(zone, "exchanged", None, state.exchanged)


def looking_places(state: "ImperiumZones", zone: Zone, viewer: int | None) -> Iterator[Place]:
    """What the viewer is looking at just now."""
    if viewer is not None and state.looking[0] == viewer:
        yield Place(zone, "looking", viewer, state.looking[1])


def known_fame_places(state: "ImperiumZones", zone: Zone, viewer: int | None) -> Iterator[Place]:
    """The cards of the fame deck whose places the viewer knows."""
    if viewer is not None:
        cards = tuple([card for card in state.fame if card in state.pins[viewer]])
        if cards:
            yield Place(zone, "fame-known", viewer, cards)


def known_nation_places(state: "ImperiumZones", zone: Zone, viewer: int | None) -> Iterator[Place]:
    """The cards of the own nation deck whose places the viewer knows."""
    if viewer is not None:
        cards = tuple([card for card in state.nation[viewer] if card in state.pins[viewer]])
        if cards:
            yield Place(zone, f"nation-known:{viewer}", viewer, cards)


def known_top_places(state: "ImperiumZones", zone: Zone, viewer: int | None) -> Iterator[Place]:
    """The cards on draw decks that the viewer has seen being put there, the top card last."""
    for seat, count in enumerate(state.tops):
        top = state.deck[seat][-count:] if count else ()
        seen = top if seat == viewer else tuple([card for card in top if card in state.open_top[seat]])
        if seen:
            yield Place(zone, f"deck-top:{seat}", seat, seen)


class ImperiumZones(State):
    """Every card has a number of its own. The last card of a deck is its top."""

    game = "imperium"
    key = index.KEY

    nations: tuple[int, ...] = note(())
    """By seat, as in `index.NATIONS`."""
    choosing_side: tuple[int, ...] = note(())
    """The seats that have not chosen the side of their power card yet, in order."""
    exchanged: Cards = note(())
    """The tributaries of another box that replace those called like a nation in play (SETUP-3)."""
    king: int = counter()
    """The side of King of Kings: 0 is A."""
    looking: tuple[int, Cards] = note((NO_CARD, ()))
    """(who, what): cards that a seat is looking at just now."""

    # --- common ----------------------------------------------------------------------------------------
    market: list[int] = on_table("all", "row", slots=len(SLOTS), single=True, group="market")
    tucked: list[int] = on_table(
        "all", "stack", slots=len(SLOTS), single=True, fleeting=True, divided=tucked_places
    )
    """Unrest under the market cards."""
    small: list[Cards] = on_table(
        "count", "pile", slots=len(SMALL), group="decks", ordered=True, divided=small_places
    )
    main: Cards = on_table("count", "pile", title="main-deck", group="decks", ordered=True)
    exchanged_known = glimpse(
        "stack", exchanged_places, title="exchanged", group="decks", made_of=("exchanged",)
    )
    fame: Cards = on_table("count", "pile", title="fame-deck", group="fame", ordered=True)
    king_of_kings = glimpse("row", king_places, group="fame", made_of=("king",))
    fame_known = glimpse("row", known_fame_places, group="fame", made_of=("fame", "pins"))
    removed: Cards = on_table("nobody", "pile")
    """Fame cards that left the game unseen."""
    unrest: Cards = on_table("all", "pile", sorted=True)
    exile: Cards = on_table("all", "stack", sorted=True)
    looked_at = glimpse("row", looking_places, title="looking", made_of=("looking",))

    # --- by seat ---------------------------------------------------------------------------------------
    power: list[int] = by_seat(
        "all",
        "row",
        single=True,
        group="nation",
        counted=False,
        scored=True,
        divided=power_places,
        made_of=("nations", "choosing_side"),
    )
    extra: list[Cards] = by_seat("all", "row", group="nation", counted=False, scored=True, fleeting=True)
    """What else is in play all game long: King Arthur's Court, or the face of the journey that lies up."""
    journey = glimpse("stack", journey_places, per_seat=True, group="nation", made_of=("nations", "extra"))
    nation: list[Cards] = by_seat("count", "pile", whose="people", group="nation", ordered=True)
    accession: list[int] = by_seat("all", "row", whose="people", single=True, group="nation", fleeting=True)
    """The face-up last card of the nation deck while it is there."""
    nation_known = glimpse("row", known_nation_places, group="nation", made_of=("nation", "pins"))
    development: list[Cards] = by_seat(
        "all", "row", whose="people", group="development", divided=development_places, made_of=("nations",)
    )
    play: list[Cards] = by_seat("all", "row", group="play", scored=True)
    garrison: list[tuple[tuple[int, int], ...]] = by_seat(
        "all", "stack", group="play", entry=1, scored=True, divided=garrison_places, made_of=("extra",)
    )
    """(host, card)"""
    hand: list[Cards] = by_seat("owner", "hand", whose="people", scored=True, opens=True)
    deck: list[Cards] = by_seat("count", "pile", group="piles", ordered=True, scored=True, opens=True)
    deck_top = glimpse("stack", known_top_places, group="piles", made_of=("deck", "tops", "open_top"))
    discard: list[Cards] = by_seat("all", "pile", group="piles", sorted=True, scored=True)
    history: list[Cards] = by_seat(
        "owner", "stack", sorted=True, scored=True, opens=True, divided=history_places
    )
    flooded: list[Cards] = by_seat("owner", "stack", sorted=True, scored=True, opens=True, fleeting=True)

    # --- of a bot --------------------------------------------------------------------------------------
    slots: Cards = on_table(
        "count", "pile", group="slots", opens=True, start=(), divided=slot_places, made_of=("bot_known",)
    )
    """By marker, from 1 on: one card each, or none."""
    aside: Cards = on_table(
        "count",
        "pile",
        group="slots",
        opens=True,
        fleeting=True,
        divided=bot_places,
        made_of=("bot_known",),
    )
    """The card of the slot that the die shows."""
    resolving: Cards = on_table(
        "all", "row", group="slots", fleeting=True, divided=bot_places, made_of=("bot_known",)
    )
    """The card that is being resolved."""
    dynasty: Cards = on_table(
        "count",
        "pile",
        group="dynasty",
        ordered=True,
        opens=True,
        divided=bot_places,
        made_of=("bot_known",),
    )
    dynasty_known = glimpse("row", face_up_places, group="dynasty", made_of=("dynasty",))
    impending: Cards = on_table(
        "count",
        "pile",
        group="dynasty",
        ordered=True,
        opens=True,
        fleeting=True,
        divided=bot_places,
        made_of=("bot_known",),
    )
    """Impending quests (SOLO-NATION-ART-1)."""
    bot_known: Cards = note(())
    """The cards in the slots, set aside or impending that everybody has seen on their way there."""

    # --- what seats know of where cards lie (see `knowledge`) -------------------------------------------
    shown: list[Cards] = note(lambda seats: [()] * seats)
    tops: list[int] = note(lambda seats: [0] * seats)
    open_top: list[Cards] = note(lambda seats: [()] * seats)
    pins: list[Cards] = note(lambda seats: [()] * seats)


PLACES = {
    name: zone.keys if zone.per_seat else zone.keys * len(ImperiumZones.zones["hand"].keys)
    for name, zone in ImperiumZones.zones.items()
    if not zone.slots
}
"""The names of places in events, by zone and seat."""
HAND, DECK, DISCARD, PLAY, NATION, DEVELOPMENT, HISTORY, GARRISON = (
    PLACES[name]
    for name in ("hand", "deck", "discard", "play", "nation", "development", "history", "garrison")
)
MARKET = ImperiumZones.zones["market"].keys
MAIN, FAME, UNREST, EXILE = (PLACES[name][0] for name in ("main", "fame", "unrest", "exile"))
