"""What players of CIV read: buttons, warnings, the log, and the end."""

import re

import pytest

from regnum.games.civ import GAME
from regnum.games.civ.effects.domains import DOMAIN_EFFECTS
from regnum.games.civ.effects.sacrifice import BREAKTHROUGH_CARDS
from regnum.lab.summary import summary
from regnum.lab.transcript import score
from regnum.testing import Story, rule

from .scene import scene

PERMANENT = [effect for _, *levels, _ in DOMAIN_EFFECTS for effect in levels]


def buttons(story: Story, lang: str = "en") -> dict[str, str]:
    """What the options of the open question are called."""
    return story.match.labels(story.asked.seat, GAME.text(lang, ("Anna", "Béla")))


def warned(story: Story, lang: str = "en") -> dict[str, str]:
    """What is said before a choice."""
    text = GAME.text(lang)
    return {key: text(said.text, **dict(said.args)) for key, said in story.match.warnings(0).items()}


def log(story: Story, lang: str = "en") -> list[str]:
    text = GAME.text(lang, ("Anna", "Béla", "Cili"))
    return [text.event(event) for event in story.match.events_for(None)]


def asked(story: Story, lang: str = "en") -> str:
    """The open question."""
    return GAME.text(lang, ("Anna", "Béla", "Cili")).ask(story.match.decisions[0])


def because(story: Story, lang: str = "en") -> str:
    assert story.result.because is not None
    return GAME.text(lang).say(story.result.because)


@rule("civ:REL-4")
def test_inquisition_says_that_the_seat_chooses_what_to_give_back() -> None:
    story = scene(hands=["science", "military"], areas=["religion, utopia"], phase="effects")
    assert buttons(story)["choice:inquisition"] == (
        "Inquisition: sacrifice Religion, take a hand, choose what to give back"
    )


@rule("civ:MIL-2", "civ:SCI-1", "civ:UTO-1")
@pytest.mark.parametrize(
    ("area", "choice", "said", "hungarian"),
    [
        (
            "5 military",
            "purge",
            "Purge: discard 2 cards from your hand",
            "Tisztogatás: dobj el 2 lapot a kezedből",
        ),
        (
            "3 science, utopia",
            "experiment",
            "Experiment: take a card from your area back to your hand",
            "Kísérlet: vegyél vissza a kezedbe egy lapot a játékterületedről",
        ),
        (
            "3 utopia",
            "oligarchy",
            "Oligarchy: take a card from the discard pile to your hand",
            "Oligarchia: vegyél kézbe egy lapot a dobópakliból",
        ),
    ],
)
def test_a_question_names_the_effect_that_asks_it(area: str, choice: str, said: str, hungarian: str) -> None:
    story = scene(
        hands=["culture, religion, economy"], areas=[area], discard="science, economy", phase="effects"
    )
    story.choose(f"choice:{choice}")
    assert (asked(story), asked(story, "hu")) == (said, hungarian)


@rule("civ:SCI-3")
def test_what_breakthrough_wants_discarded_is_asked_in_its_name() -> None:
    story = scene(hands=["culture"], areas=["science, utopia"], phase="effects")
    story.choose("choice:breakthrough")
    assert asked(story) == "Breakthrough: discard 5 cards from your hand"


@rule("civ:MIL-3")
def test_everybody_reads_who_attacks_what() -> None:
    story = scene(2, areas=["military, science-1, culture", "science-1, science-2"], phase="effects")
    story.choose("choice:attack", "choice:science")
    assert "Anna attacks Science: everyone who has cards there discards one." in log(story)
    assert asked(story) == "Anna attacks Science: which card do you discard there?"
    assert asked(story, "hu") == "Anna támad (Tudomány): melyik lapodat dobod el onnan?"


@rule("civ:UTO-3", "civ:END-1")
def test_democracy_speaks_of_hegemony_in_the_log() -> None:
    story = scene(2, areas=["2 utopia", "science"], phase="effects")
    story.choose("choice:democracy")
    laid = "Anna lays Utopia III face down on Béla's Science: hegemony there needs one more card."
    assert laid in log(story)
    assert any("eggyel több lap kell a hegemóniához" in line for line in log(story, "hu"))


@rule("civ:ECO-3")
def test_an_embargo_is_told_with_its_card_and_its_domain() -> None:
    story = scene(2, hands=["", "military, military"], areas=["economy", "science"], phase="effects")
    story.choose("choice:embargo")
    assert "Anna puts Béla's Science under embargo with Economy I." in log(story)
    board = "\n".join(summary(GAME.text("en", ("Anna", "Béla")), story.view(None), "Table"))
    assert "Embargo (Science) 1 (Economy I)" in board
    story.choose("card:military-1", "done")
    assert "The embargo on Béla's Science ends." in log(story)
    assert "Béla egyik területén (Tudomány) véget ér az embargó." in log(story, "hu")


@rule("civ:CUL-3")
def test_what_ends_a_copied_hand_size_is_told_before_its_end() -> None:
    story = scene(2, hands=["", "culture"], areas=["culture", "3 religion"], phase="effects")
    story.choose("choice:copy-scripture", "card:culture-1")
    told = log(story)
    assert told.index("Béla plays Culture I.") < told.index("Anna's copied hand size no longer counts.")


@rule("civ:SETUP-5")
def test_the_last_pick_of_a_draft_says_where_the_other_card_goes() -> None:
    story = Story.start(GAME, 2, start="draft")
    asked = []
    while (decision := story.match.decisions[0]).ask.text == "civ-ask-keep":
        asked.append(GAME.text("en").ask(decision))
        story.match.choose(decision.seat, decision.options[0].key)
    assert set(asked[:-2]) == {"Keep one card and pass the rest to the left"}
    assert asked[-1] == "Keep one card; the other goes to the middle"


@rule("civ:TEAM-3")
def test_the_points_of_partners_come_from_the_same_domains() -> None:
    areas = ["2 military", "3 religion", "2 science, religion", "science, military"]
    story = scene(4, areas=areas, deck=0, turn=3, phase="effects", teams=True)
    story.choose("done")
    told = list(score(GAME.text("en", ("Anna", "Béla", "Cili", "Dani")), story.result))
    assert told == [
        "Anna: 2 points – Military 1, Science 1",
        "Béla: 1 point – Religion 1",
        "Cili: 2 points – Military 1, Science 1",
        "Dani: 1 point – Religion 1",
    ]


@pytest.mark.parametrize("lang", ["en", "hu"])
@pytest.mark.parametrize("effect", PERMANENT, ids=lambda effect: effect.name)
def test_a_copied_effect_explains_itself_as_an_own_one_does(effect: object, lang: str) -> None:
    text, name = GAME.text(lang), effect.name  # type: ignore[attr-defined]
    explained = text(f"civ-effect-{name}.does")
    assert text(f"civ-choice-copy-{name}") == (
        f"{text('civ-effect-inspiration')} – {text(f'civ-effect-{name}')}: {explained}"
    )
    if text.has(f"civ-choice-{name}"):
        assert text(f"civ-choice-{name}").endswith(f": {explained}")


@pytest.mark.parametrize("lang", ["en", "hu"])
@pytest.mark.parametrize("effect", PERMANENT, ids=lambda effect: effect.name)
def test_a_button_speaks_of_as_many_cards_as_the_effect(effect: object, lang: str) -> None:
    number = getattr(effect, "count", None) or effect.size  # type: ignore[attr-defined]
    said = GAME.text(lang)(f"civ-effect-{effect.name}.does")  # type: ignore[attr-defined]
    numbers = set(re.findall(r"\d+", said)) or {"1"}
    assert numbers == {str(number)}


def test_breakthrough_speaks_of_as_many_cards_as_it_draws() -> None:
    for lang in ("en", "hu"):
        said = GAME.text(lang)("civ-effect-breakthrough.does")
        assert set(re.findall(r"\d+", said)) - {"1"} == {str(BREAKTHROUGH_CARDS)}


@rule("civ:SCI-3")
def test_breakthrough_says_how_many_cards_are_left_to_draw() -> None:
    def before(left: int) -> str | None:
        return warned(scene(areas=["science, utopia"], phase="effects", deck=left)).get("choice:breakthrough")

    assert before(5) is None
    assert before(4) == "Only 4 cards are left in the age deck: you draw 4 and discard 4"
    assert before(1) == "Only one card is left in the age deck: you draw it and discard one"
    assert before(0) == "The age deck is empty: you would draw nothing"


def scored(*areas: str) -> Story:
    """A game whose last turn has just been played, with these areas."""
    story = scene(len(areas), areas=areas, deck=0, turn=len(areas) - 1, phase="effects")
    if not story.over:
        story.choose("done")
    return story


@rule("civ:END-5")
def test_a_tie_is_explained_by_the_domain_that_broke_it() -> None:
    tied = scored("3 science", "3 economy, 2 science")
    assert because(tied) == "A tie at 1 point each: more Science cards decide."
    assert because(tied, "hu") == (
        "Pontegyenlőség (1 pont): az dönt, kinek van több lapja ezen a területen – Tudomány."
    )
    shared = scored("2 science, military", "2 science, military")
    assert because(shared) == "A tie in points and in the cards of every domain: the victory is shared."
    assert scored("3 science", "science").result.because is None


@rule("civ:END-1")
def test_hegemony_needs_no_explanation() -> None:
    story = scene(2, areas=["9 science", "science"], phase="effects")
    story.choose("done")
    assert story.result.reason == "hegemony"
    assert story.result.because is None
