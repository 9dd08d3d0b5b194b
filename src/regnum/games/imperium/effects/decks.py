"""Effects on the fame deck, the nation deck, and the end of the game."""

from dataclasses import dataclass

from regnum.engine.telling import tell_secret
from regnum.engine.text import Text
from regnum.games.imperium import knowledge
from regnum.games.imperium.effects.base import Effect
from regnum.games.imperium.terms import NONE
from regnum.games.imperium.verbs import deck, fame
from regnum.games.imperium.verbs.ctx import Ctx, Steps
from regnum.games.imperium.zones import NATION

# --- fame ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class LookAtFame(Effect):
    """Look at the top fame cards and take one (KW-LOOK), or King of Kings."""

    count: int = 2

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        return (yield from fame.look_at_fame(ctx.state, ctx.seat, self.count, ctx.card))

    def say(self, text: Text) -> str:
        return text("imperium-say-look-fame", count=self.count)


@dataclass(frozen=True)
class TakeFame(Effect):
    """The top fame card to hand, or King of Kings."""

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        return (yield from fame.take_fame(ctx.state, ctx.seat))

    def say(self, text: Text) -> str:
        return text("imperium-say-take-fame")


# --- the nation deck -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class LookAtNation(Effect):
    """See what lies on top of the nation deck (KW-LOOK-4); the last card lies open anyway."""

    def useful(self, ctx: Ctx) -> bool:
        return bool(ctx.state.nation[ctx.seat])

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        state, seat = ctx.state, ctx.seat
        top = state.nation[seat][-1:]
        if not top:
            return 0
        knowledge.pin(state, seat, top)
        tell_secret(
            state, "imperium-looked-nation", top, (seat,), seat=seat, source=NATION[seat], target=NATION[seat]
        )
        return 1
        yield

    def say(self, text: Text) -> str:
        return text("imperium-say-look-nation")


@dataclass(frozen=True)
class ShuffleNation(Effect):
    """Shuffle your nation deck above its last card."""

    def useful(self, ctx: Ctx) -> bool:
        return bool(ctx.state.nation[ctx.seat])

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        if ctx.state.nation[ctx.seat]:
            deck.shuffle_nation_deck(ctx.state, ctx.seat)
        return 1
        yield

    def say(self, text: Text) -> str:
        return text("imperium-say-shuffle-nation")


@dataclass(frozen=True)
class NationToBottom(Effect):
    """The top card of your nation deck goes just above its last card (KW-NATIONDECK-2)."""

    def useful(self, ctx: Ctx) -> bool:
        return bool(ctx.state.nation[ctx.seat])

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        if ctx.state.nation[ctx.seat]:
            deck.sink_to_bottom(ctx.state, ctx.seat)
        return 1
        yield

    def say(self, text: Text) -> str:
        return text("imperium-say-nation-bottom")


@dataclass(frozen=True)
class NationToDiscard(Effect):
    """What lies on top of the nation deck is discarded, without a token (KW-NATIONDECK-3)."""

    def useful(self, ctx: Ctx) -> bool:
        return ctx.state.nation_deck_size(ctx.seat) > 0

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        return int(deck.gain_nation_card(ctx.state, ctx.seat) != NONE)
        yield

    def say(self, text: Text) -> str:
        return text("imperium-say-nation-discard")


@dataclass(frozen=True)
class TriggerScoring(Effect):
    """The end of the game is triggered; `reason` is the word that the result gives for it."""

    reason: str

    def resolve(self, ctx: Ctx, optional: bool = False) -> Steps:
        deck.trigger_scoring(ctx.state, self.reason)
        return 1
        yield

    def say(self, text: Text) -> str:
        return text("imperium-say-trigger")
