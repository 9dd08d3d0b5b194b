"""What a bot answers where a card of the player asks it: the one place where it decides (SOLO-EFFECT)."""

from collections.abc import Generator
from typing import Any

from regnum.engine.decision import DONE, Decision, Gather, Unit
from regnum.games.imperium.asks import SAID, YES
from regnum.games.imperium.effects import Draw, Gain
from regnum.games.imperium.state import ImperiumState

MAY = "imperium-ask-may"
LOSES = ("imperium-ask-abandon", "imperium-ask-recall")


def attended(state: ImperiumState, whole: Unit) -> Unit:
    """A unit in which the rules answer for the bot, and only people are asked."""
    answer: Any = None
    with_answers: Generator[Decision | Gather, Any, None] = whole
    while True:
        try:
            asked = with_answers.send(answer)
        except StopIteration:
            return
        if isinstance(asked, Decision) and state.is_bot(asked.seat):
            answer = answer_of(state, asked)
        else:
            answer = yield asked


def answer_of(state: ImperiumState, asked: Decision) -> int:
    """Free cards and tokens are taken; of what must be lost, the card played last; nothing else is done."""
    if asked.ask.text in LOSES:
        return last_played(state, asked)
    if asked.ask.text == MAY and is_free_gain(asked):
        return YES.value
    return DONE.value


def last_played(state: ImperiumState, asked: Decision) -> int:
    """SOLO-EFFECT-ABANDON-1, SOLO-EFFECT-RECALL-1."""
    offered = {option.value for option in asked.options}
    return next((card for card in reversed(state.play[asked.seat]) if card in offered), DONE.value)


def is_free_gain(asked: Decision) -> bool:
    """Is it offered a card or tokens for nothing (SOLO-Q-8)?"""
    does = str(dict(asked.ask.args)["does"])
    return isinstance(SAID[does.removeprefix("@imperium-choice-")], Draw | Gain)
