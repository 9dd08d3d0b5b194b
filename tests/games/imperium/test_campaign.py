"""The campaign: its chain of games, its levels, and what a win changes (CAMPAIGN)."""

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from regnum.engine import campaign as engine_campaign
from regnum.engine.campaign import Campaign, CampaignError, Change, Chapter
from regnum.engine.game import BadSetup
from regnum.engine.match import Match
from regnum.engine.text import LANGUAGES
from regnum.games.imperium import GAME
from regnum.games.imperium import campaign as imperium_campaign
from regnum.games.imperium.campaign import CAMPAIGN, gained
from regnum.games.imperium.cards import index
from regnum.games.imperium.state import OVER, ImperiumState
from regnum.games.imperium.terms import UNREST, Cost
from regnum.testing import rule

STAGES = ("change-deck", "won", "lost")
BOTS = ("celts", "greeks", "persians", "vikings", "scythians", "macedonians", "carthaginians")


def campaign(results: str = "", grand: bool = False, **more: Any) -> Campaign:
    """A campaign of the Romans after games that were won (w) and lost (l); each win has removed a card."""
    log = CAMPAIGN.begin("Anna", "romans", grand, {})
    deck = CAMPAIGN.deck(log)
    for number, letter in enumerate(results):
        change = Change(removed=deck[log.wins]) if letter == "w" else None
        chapter = Chapter(
            date=f"2026-11-{number + 1:02}",
            bot=BOTS[log.wins],
            level=CAMPAIGN.level(log),
            won=letter == "w",
            points=(40, 30) if letter == "w" else (30, 30),
            reason="dynasty",
            change=change,
        )
        log = replace(log, chapters=(*log.chapters, chapter))
    return replace(log, **more)


def altered(**change: Any) -> Campaign:
    """A campaign of one win, in which something is otherwise."""
    return campaign(chapters=(replace(campaign("w").chapters[0], **change),))


def added_town() -> Campaign:
    """A campaign of one win that has added a town."""
    return altered(gained=("town-1",), change=Change(added="town-1"))


def start(log: Campaign, bot: str, seed: int = 1) -> ImperiumState:
    """The first state of the next game."""
    return GAME.start(1, CAMPAIGN.next_game(log, bot), seed)


def ended(log: Campaign, bot: str, won: bool) -> Match:
    """The next game, cut off with a clear result."""
    match = Match(GAME, 1, CAMPAIGN.next_game(log, bot), 1)
    match.state.pools[0] = Cost(progress=99 if won else 0)
    match.state.pools[1] = Cost(progress=0 if won else 99)
    match.state.phase, match.state.reason, match.decision = OVER, "dynasty", None
    return match


# --- where it stands --------------------------------------------------------------------------------------


@rule("imperium-solo:CAMPAIGN-1", "imperium-solo:CAMPAIGN-11")
def test_the_fifth_win_wins_it() -> None:
    assert CAMPAIGN.stage(campaign("wwww")) == "choose-bot"
    assert CAMPAIGN.level(campaign("wwww")) == "overlord"
    assert CAMPAIGN.stage(campaign("wlwlwlww")) == "won"


@rule("imperium-solo:CAMPAIGN-1", "imperium-solo:CAMPAIGN-5")
def test_the_fourth_loss_loses_it_at_once() -> None:
    assert CAMPAIGN.stage(campaign("lwlwl")) == "choose-bot"
    lost = campaign("lwlwll")
    assert CAMPAIGN.stage(lost) == "lost"
    assert lost.losses == 4
    with pytest.raises(CampaignError, match="No game can be begun: the campaign is at 'lost'"):
        CAMPAIGN.next_game(lost, "vikings")


@rule("imperium-solo:CAMPAIGN-3", "imperium-solo:CAMPAIGN-10")
def test_each_win_raises_the_level() -> None:
    levels = [CAMPAIGN.level(campaign("w" * wins)) for wins in range(5)]
    assert levels == ["chieftain", "warlord", "imperator", "sovereign", "overlord"]


@rule("imperium-solo:CAMPAIGN-6", "imperium-solo:SOLO-Q-28")
def test_a_loss_leaves_the_level_and_doubles_the_tokens_once() -> None:
    for results in ("wl", "wll"):
        log = campaign(results)
        assert CAMPAIGN.level(log) == "warlord"
        assert start(log, "persians").pools[0] == (6, 4, 2)
    assert start(campaign("wlw"), "persians").pools[0] == (3, 2, 1)


@rule("imperium-solo:CAMPAIGN-4")
def test_whoever_is_beaten_is_met_no_more() -> None:
    log = campaign("wl")
    assert "celts" not in CAMPAIGN.opponents(log)
    assert "romans" not in CAMPAIGN.opponents(log), "the own nation"
    assert "greeks" in CAMPAIGN.opponents(log), "has won, and may be met again"
    assert "qin" not in CAMPAIGN.opponents(log), "not in the box"
    assert "qin" in CAMPAIGN.opponents(replace(log, options={"boxes": "both-classics"}))
    with pytest.raises(CampaignError, match="'celts' cannot be met"):
        CAMPAIGN.next_game(log, "celts")


@rule("imperium-solo:SOLO-SC-20", "imperium-solo:CAMPAIGN-7")
def test_a_campaign_of_a_win_a_loss_and_a_win() -> None:
    log = campaign("w")
    log = CAMPAIGN.finished(log, ended(log, "greeks", won=False), "2026-11-17")
    assert (log.losses, CAMPAIGN.stage(log), CAMPAIGN.level(log)) == (1, "choose-bot", "warlord")
    assert start(log, "greeks").pools[0] == (6, 4, 2)
    log = CAMPAIGN.finished(log, ended(log, "greeks", won=True), "2026-11-18")
    assert CAMPAIGN.stage(log) == "change-deck"
    with pytest.raises(CampaignError, match="No game can be begun"):
        CAMPAIGN.next_game(log, "persians")
    log = CAMPAIGN.changed(log, Change(removed="romans-advance"))
    assert (CAMPAIGN.level(log), start(log, "persians").pools[0]) == ("imperator", (3, 2, 1))
    assert {"celts", "greeks"}.isdisjoint(CAMPAIGN.opponents(log))


# --- what a win changes -----------------------------------------------------------------------------------


@rule("imperium-solo:CAMPAIGN-8", "imperium-solo:SOLO-Q-23")
def test_what_may_be_added_is_a_common_card_that_was_gained() -> None:
    state = GAME.start(1, {"nations": "romans", "bot": "celts"}, 1)
    number = index.NUMBER.__getitem__
    state.hand[0] = (number("town-1"), number("romans-conquer"))
    state.deck[0], state.discard[0] = (number("boats"),), (number("great"), number("unrest-1"))
    state.history[0], state.play[0] = (number("armenians"),), (number("hills"),)
    state.garrison[0] = ((number("hills"), number("elders")),)
    assert gained(state, ()) == ("town-1", "boats", "armenians")
    assert gained(state, ("boats",)) == ("town-1", "armenians"), "what was in the deck was not gained"


@rule("imperium-solo:CAMPAIGN-8", "imperium-solo:SOLO-Q-28")
def test_an_added_card_begins_in_the_deck_and_is_no_longer_in_the_commons() -> None:
    last = campaign("w").chapters[0]
    log = campaign(chapters=(replace(last, gained=("town-1",), change=Change(added="town-1")),))
    assert "town-1" in CAMPAIGN.deck(log)
    state = start(log, "greeks")
    town = index.NUMBER["town-1"]
    assert town in (*state.hand[0], *state.deck[0])
    assert len(state.hand[0]) + len(state.deck[0]) == 11
    assert town not in (*state.market, *state.main, *state.small[1])
    assert state.everything().count(town) == 1


@rule("imperium-solo:CAMPAIGN-9")
def test_a_removed_card_is_not_used_any_more() -> None:
    log = campaign("w")
    removed = index.NUMBER[log.chapters[0].change.removed]  # type: ignore[union-attr]
    state = start(log, "greeks")
    assert len(state.hand[0]) + len(state.deck[0]) == 9
    assert removed not in state.everything()
    assert index.KEY[removed] not in CAMPAIGN.deck(log)


@rule("imperium-solo:CAMPAIGN-7")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (Change(), "Either one card"),
        (Change(added="town-1", removed="romans-advance"), "Either one card"),
        (Change(added="boats"), "'boats' was not gained in this game: town-1"),
        (Change(removed="romans-julius-caesar"), "is not in the deck"),
    ],
)
def test_a_change_that_is_not_allowed(change: Change, words: str) -> None:
    last = replace(campaign("w").chapters[0], gained=("town-1",), change=None)
    log = campaign(chapters=(last,))
    with pytest.raises(CampaignError, match=words):
        CAMPAIGN.changed(log, change)
    with pytest.raises(CampaignError, match="only after a win, once"):
        CAMPAIGN.changed(campaign("wl"), Change(removed="romans-advance"))


# --- the grand campaign -----------------------------------------------------------------------------------


@rule("imperium-solo:CAMPAIGN-12", "imperium-solo:CAMPAIGN-13")
def test_a_grand_campaign_is_played_at_the_highest_level_with_less_unrest() -> None:
    def unrest(log: Campaign) -> int:
        return sum(
            1 for card in start(log, "carthaginians", seed=3).everything() if index.ICONS[card] & UNREST
        )

    logs = [campaign(results, grand=True) for results in ("", "w", "wl", "ww", "wwww")]
    assert {CAMPAIGN.level(log) for log in logs} == {"supreme"}
    usual = unrest(logs[0])
    assert [usual - unrest(log) for log in logs] == [0, 1, 1, 2, 4]
    assert CAMPAIGN.stage(campaign("wwwww", grand=True)) == "won"
    assert CAMPAIGN.stage(campaign("llll", grand=True)) == "lost"


@rule("imperium-solo:SOLO-Q-33")
@pytest.mark.parametrize("seed", range(20))
def test_no_game_collapses_before_it_begins(seed: int) -> None:
    state = start(campaign("wwww", grand=True), "carthaginians", seed)
    assert state.unrest
    assert not state.over


# --- the log ----------------------------------------------------------------------------------------------


@rule("imperium-solo:CAMPAIGN-2")
def test_the_log_holds_everything_and_is_read_again() -> None:
    log = campaign("w")
    log = CAMPAIGN.finished(log, ended(log, "greeks", won=True), "2026-11-17")
    read = Campaign.from_json(log.to_json())
    assert read == log
    CAMPAIGN.check(read)
    assert (read.name, read.nation, read.losses) == ("Anna", "romans", 0)
    chapter = read.chapters[-1]
    assert (chapter.date, chapter.bot, chapter.level, chapter.won) == (
        "2026-11-17",
        "greeks",
        "warlord",
        True,
    )
    assert chapter.points[0] > chapter.points[1]


@pytest.mark.parametrize(
    ("log", "words"),
    [
        (campaign(nation="picts"), "The nation 'picts' is not in the boxes"),
        (campaign(nation="qin"), "The nation 'qin' is not in the boxes"),
        (campaign(options={"boxes": "attic"}), "There are no boxes 'attic'"),
        (campaign(game="civ"), "a campaign of civ"),
        (
            campaign(chapters=campaign("ww").chapters[1:]),
            "Game 1 of the log cannot be: its level was chieftain",
        ),
        (
            campaign(chapters=campaign("w").chapters * 2),
            "Game 2 of the log cannot be: 'celts' was no possible",
        ),
        (
            campaign(chapters=campaign("llll").chapters * 2),
            "Game 5 of the log cannot be: the campaign was at 'lost'",
        ),
        (
            campaign(chapters=(replace(campaign("w").chapters[0], change=Change(removed="boats")),)),
            "'boats' is not in the deck",
        ),
        (campaign(options={"bot": "celts"}), "no option 'bot'"),
        (campaign(options={"rounds": "many"}), "rounds cannot be 'many'"),
        (altered(date="yesterday"), "Game 1 of the log cannot be: 'yesterday' is no day"),
        (altered(date="20261117"), "is no day"),
        (altered(points=(1,)), "not those of two sides"),
        (altered(points=(10**9, 0)), "not those of two sides"),
        (altered(reason="<b>"), "no game ends by '<b>'"),
        (altered(gained=("town-1", "no-such-card")), "'no-such-card' cannot have been gained"),
        (altered(gained=("town-1", "town-1")), "'town-1' cannot have been gained"),
        (altered(gained=("romans-advance",)), "'romans-advance' cannot have been gained"),
        (
            campaign(chapters=(*added_town().chapters, replace(added_town().chapters[0], bot="greeks",
                level="warlord"))),
            "Game 2 of the log cannot be: 'town-1' cannot have been gained",
        ),
    ],
)  # fmt: skip
def test_a_log_that_cannot_be_is_refused_in_words(log: Campaign, words: str) -> None:
    with pytest.raises(CampaignError, match=words) as refused:
        CAMPAIGN.check(log)
    for lang in LANGUAGES:
        said = GAME.text(lang)(refused.value.text, **refused.value.about)
        assert "⟨" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_a_campaign_refuses_has_words(lang: str) -> None:
    modules = (engine_campaign, imperium_campaign)
    sources = "".join(Path(module.__file__ or "").read_text() for module in modules)
    named = {*re.findall(r'"(campaign-[a-z-]+)"', sources), *(f"campaign-at-{at}" for at in STAGES)}
    assert len(named) > 15
    assert [id for id in sorted(named) if not GAME.text(lang).has(id)] == []


@pytest.mark.parametrize(
    ("bot", "english", "hungarian"),
    [
        ("romans", "Romans: this is your own nation", "Rómaiak: ez a saját nemzeted"),
        ("celts", "Celts: beaten already in this campaign", "Kelták: ebben a kampányban már legyőzted"),
        ("qin", "There are: Carthaginians, Greeks", "Ezek közül választhatsz: Karthágóiak, Görögök"),
    ],
)
def test_who_cannot_be_met_is_told_in_both_languages(bot: str, english: str, hungarian: str) -> None:
    with pytest.raises(CampaignError) as refused:
        CAMPAIGN.next_game(campaign("w"), bot)
    assert english in GAME.text("en")(refused.value.text, **refused.value.about)
    assert hungarian in GAME.text("hu")(refused.value.text, **refused.value.about)


@pytest.mark.parametrize(
    "text", ["", "{}", "[1]", '{"format": 7, "game": "imperium", "name": "", "nation": "x"}', "\ud800"]
)
def test_a_broken_file_is_refused_in_words(text: str) -> None:
    with pytest.raises(CampaignError, match="log"):
        Campaign.from_json(text)


def test_only_the_next_game_of_a_campaign_is_logged() -> None:
    log = campaign("w")
    with pytest.raises(CampaignError, match="'celts' cannot be met"):
        CAMPAIGN.finished(log, ended(campaign(), "celts", won=True), "2026-11-17")
    with pytest.raises(CampaignError, match="not the next game"):
        CAMPAIGN.finished(log, ended(campaign(), "greeks", won=True), "2026-11-17")
    with pytest.raises(CampaignError, match="not over yet"):
        CAMPAIGN.finished(log, Match(GAME, 1, CAMPAIGN.next_game(log, "greeks"), 1), "2026-11-17")


@pytest.mark.parametrize(
    "options",
    [
        {"added": "great"},
        {"added": "unrest-1"},
        {"added": "romans-advance"},
        {"added": "town-1,town-1"},
        {"added": "no-such-card"},
        {"removed": "romans-julius-caesar"},
        {"removed": "town-1"},
    ],
)
def test_cards_that_cannot_be_added_or_removed_are_refused_in_words(options: dict[str, str]) -> None:
    with pytest.raises(BadSetup, match="cards of a campaign"):
        GAME.start(1, {"nations": "romans", "bot": "celts", **options}, 1)
