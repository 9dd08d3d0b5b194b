"""What players read while they play: what a question is about, and a log that leaves nothing out."""

import subprocess
import sys
from pathlib import Path

import pytest

from regnum.games.imperium import GAME
from regnum.testing import Story, rule

from .scene import scene

CARTHAGE = ("carthaginians", "vikings")
ROMANS = ("romans",) * 3


def asked(story: Story, lang: str = "en") -> str:
    """The open question in words."""
    return GAME.text(lang, ("Anna", "Béla", "Cili")).ask(story.match.decisions[0])


def log(story: Story, seat: int | None = None, lang: str = "en") -> list[str]:
    """What was told of the last choice."""
    text = GAME.text(lang, ("Anna", "Béla", "Cili"))
    return [text.event(event) for event in story.events(seat)]


# --- questions -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "question", "hungarian"),
    [
        ("glory", "Glory: abandon 3 [region] cards", "Dicsőség: hagyj el 3 [region] lapot"),
        ("conquer", "Conquer: acquire a [region]/[tributary] card", ""),
    ],
)
def test_a_question_names_the_kind_of_card(hand: str, question: str, hungarian: str) -> None:
    story = scene(hands=[hand], plays=["hills, forest, oasis, marsh"])
    story.choose(f"card:romans-{hand}")
    if hand == "conquer":
        story.choose("choice:to-pay-2-population-acquire-region-tributary")
    assert asked(story) == question
    assert not hungarian or asked(story, "hu") == hungarian


def test_a_question_says_from_where_a_card_comes() -> None:
    story = scene(hands=["education, hills, forest"], discards=["oasis, marsh"], empires=[0])
    story.choose("card:education")
    assert asked(story) == "Education: move a card from your hand to your history"
    story.choose("done")
    assert asked(story) == "Education: move a card from your discard pile to your history"
    assert asked(story, "hu") == "Oktatás: tegyél egy lapot a dobópaklidból a történelmedbe"


@rule("imperium:CLEANUP-2", "imperium:NATION-CARTHAGINIANS-1")
def test_clean_up_says_which_token_is_put_on_the_market() -> None:
    assert asked(scene(phase="market-token")) == "Put 1 progress on a market card"
    story = scene(nations=CARTHAGE, sides="BB", phase="market-token")
    assert asked(story) == "Put 2 materials on a market card"
    assert asked(story, "hu") == "Tegyél 2 alapanyagot egy piaci lapra"


@rule("imperium:TIME-10")
def test_a_reaction_says_what_it_answers() -> None:
    story = scene(hands=["prosperity-1"], plays=["oasis, shaduf"], pools=[(0, 0, 0)])
    story.choose("card:romans-prosperity-1", "done", "done", "choice:gain-1-materials-in-play-production")
    assert asked(story) == "You gain materials from a card in play. Which of your cards reacts?"
    story = scene(nations=("vikings", "romans"), hands=["corruption"], plays=["longships"], empires=[0])
    story.choose("card:corruption")
    assert asked(story) == "You play Corruption. Which of your cards reacts?"
    assert asked(story, "hu").startswith("Kijátszottad: Korrupció. Melyik lapod")


@rule("imperium:TIME-10", "imperium:KW-BREAKTHROUGH-3")
def test_a_card_that_only_its_owner_knows_is_not_named_in_a_question() -> None:
    story = scene(nations=("celts", "romans"), sides="AB", hands=["advance"], small={"uncivilised": "elders"})
    story.choose("card:celts-advance", "choice:to-pay-5-materials-break-through-uncivilised-civilised")
    story.choose("choice:uncivilised", "choice:from-deck")
    assert story.asked.text == "imperium-ask-react"
    assert asked(story) == "You gain a card from a deck. Which of your cards reacts?"
    assert "elders" not in str(story.match.decisions_for(1))


@rule("imperium:KW-ATTACK-3")
def test_who_is_protected_reads_which_part_of_an_attack_is_ignored() -> None:
    position = {"nations": ROMANS, "plays": ["", "standing-army"], "pools": [(0, 0, 0)] * 2, "empires": [0]}
    story = scene(hands=["corruption"], **position)
    story.choose("card:corruption")
    assert asked(story) == (
        "You are protected from Corruption. Ignore this part of it? "
        "Every other player takes an [unrest] card."
    )
    assert asked(story, "hu").endswith(
        "Elkerülöd ezt a részét? Minden más játékos elvesz egy [unrest] lapot."
    )


def test_progress_in_place_of_materials_is_explained() -> None:
    story = scene(hands=["advance"], pools=[(4, 2, 3)])
    story.choose("card:romans-advance", "choice:to-pay-3-materials-acquire-uncivilised-civilised")
    assert asked(story) == (
        "Pay 3 materials. How much progress do you give instead? Each counts as 2 materials."
    )


@rule("imperium:KW-REGIONTYPE-1", "imperium:Q-60")
def test_agriculture_says_which_icon_it_treats_in_question_and_log() -> None:
    story = scene(plays=["agriculture, forest, hills"])
    story.choose("card:agriculture")
    assert asked(story) == (
        "Agriculture: which card shows the fertile icon that counts as 3 production this turn?"
    )
    story.choose("card:forest")
    assert log(story)[-1] == "Anna: one fertile icon on Forest counts as 3 production this turn."
    assert log(story, lang="hu")[-1].endswith("számít egy ikon (termékeny) ezen a lapon: Erdő.")


PLAY_AND_COMPARE = """
import sys
from regnum import load
from regnum.engine.record import Record
from regnum.games.imperium.asks import PHRASES

ready = set(PHRASES)
for path in sys.argv[1:]:
    load(Record.read(path))
print(sorted(set(PHRASES) - ready))
"""


def test_the_words_of_all_questions_are_ready_before_anybody_plays() -> None:
    """Who asks and who reads may be different processes."""
    records = sorted(map(str, (Path(__file__).parents[2] / "records").glob("*imperium*.json")))
    assert any("solo" in path for path in records)
    command = [sys.executable, "-c", PLAY_AND_COMPARE, *records]
    assert subprocess.run(command, check=True, capture_output=True, text=True).stdout == "[]\n"


# --- the log -----------------------------------------------------------------------------------------------


@rule("imperium:KW-GIVE-1")
def test_the_log_says_who_gets_a_given_card() -> None:
    story = scene(nations=ROMANS, hands=["exports, hills", "", ""], discards=["unrest-12"], empires=[0])
    story.choose("card:exports", "card:unrest-12", "card:hills")
    told = log(story, 1)
    assert "Anna gives Unrest to Béla." in told
    assert "Anna gives a card to Cili." in told
    assert "Anna gives Hills to Cili." in log(story, 2)
    assert "Anna odaad egy lapot; Cili kapja." in log(story, 1, "hu")


@rule("imperium:SETUP-7")
def test_the_sides_of_a_power_card_differ_in_question_and_log() -> None:
    story = Story.start(GAME, 2, 1, nations="vikings,romans", sides="choose")
    text = GAME.text("en", ("Anna", "Béla"))
    decision = story.match.decisions[0]
    labels = [text.option("imperium", decision, option) for option in decision.options]
    assert labels == ["Vikings (side A)", "Vikings (side B)"]
    story.choose(decision.options[1].key)
    assert "Anna chooses Vikings (side B)." in log(story)


def test_tokens_stand_as_objects_in_hungarian() -> None:
    story = scene(hands=["persian-gold"], nations=("persians", "romans"), empires=[0])
    story.choose("card:persians-persian-gold")
    told = log(story, lang="hu")
    assert "Anna 2 alapanyagot kap." in told
    assert "Anna 1 előrehaladást kap." in told
    assert "Béla elvesz egy zavargáslapot." in told
