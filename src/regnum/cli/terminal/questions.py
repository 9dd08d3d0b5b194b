"""The questions before a game, for whoever has not answered them on the command line."""

import argparse
from collections.abc import Mapping

from regnum import games
from regnum.cli import screen
from regnum.cli.terminal.display import Display
from regnum.cli.terminal.table import HUMAN
from regnum.engine.text import LANGUAGES, Text

OPPONENTS = ("search", "greedy", "random", HUMAN)


def ask_all(answers: argparse.Namespace, display: Display) -> None:
    """Language first, because the other questions are asked in it."""
    usual = screen.usual_language()
    if answers.lang is None:
        languages = dict.fromkeys(LANGUAGES, "")
        answers.lang = pick(display, screen.words(usual), "play-language", languages, usual)
    say = screen.words(answers.lang)
    display.show(say("play-welcome"))
    if answers.game is None:
        titles = {name: games.get(name).text(answers.lang)(f"{name}-name") for name in games.names()}
        answers.game = pick(display, say, "play-game", titles, next(iter(titles)))
    if answers.seats is not None:
        return
    seats = ask_seats(display, say, answers.game)
    against = {kind: say(f"play-against-{kind}") for kind in OPPONENTS}
    opponent = pick(display, say, "play-against", against, OPPONENTS[0])
    answers.seats = ",".join([HUMAN, *[opponent] * (seats - 1)])


def ask_seats(display: Display, say: Text, game: str) -> int:
    """How many seats the game shall have."""
    seats = games.get(game).seats
    numbers = {str(number): "" for number in seats}
    # Two make the quickest game, and every game here can be played by two.
    usual = str(max(2, seats[0]))
    return int(pick(display, say, "play-seats", numbers, usual, least=seats[0], most=seats[-1]))


def pick(
    display: Display, say: Text, question: str, answers: Mapping[str, str], usual: str, **args: int
) -> str:
    """One of the answers, by its word or its place in the list. A question with one answer is not asked."""
    if len(answers) == 1:
        return usual
    listed = list(answers)
    display.show(say(question, **args))
    for number, (answer, words) in enumerate(answers.items(), 1):
        if words:
            display.show(f"  {number} {answer}: {words}")
    by_place = {str(number): answer for number, answer in enumerate(listed, 1) if answers[answer]}
    while True:
        typed = display.read(f"[{usual}] ").strip().lower()
        found = by_place.get(typed, typed or usual)
        if found in answers:
            return found
        display.warn(say("play-again"))
