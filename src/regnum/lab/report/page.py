"""A report as one HTML file: charts and tables, with everything in it that it needs."""

import json
from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

import altair as alt
import vl_convert

from regnum.lab.report.analysis import Card, Findings, Group
from regnum.lab.report.words import Words

WIDTH = 620
MOST_CARDS = 40
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; } caption { text-align: left; font-weight: 600; }
td, th { padding: .15rem .7rem; text-align: right; border-bottom: 1px solid #8884; }
td:first-child, th:first-child { text-align: left; } .chart { overflow-x: auto; }
:root { color-scheme: light; } h2 { margin-top: 2.5rem; }
"""


def page(found: Findings, words: Words) -> str:
    """The whole page."""
    charts: dict[str, Any] = {}
    parts = [f"<h1>{escape(words.say('report-title', game=words.game, count=found.games))}</h1>"]
    for column, rows in found.groups.items():
        parts += section(words.say(f"report-by-{column}"), group_table(column, rows, words))
        charts[f"by-{column}"] = shares(column, rows, words)
        parts.append(place_for(f"by-{column}"))
        if column in found.ratings:
            parts.append(rating_table(column, found, words))
    if found.cards:
        note = words.say("report-cards-note", count=found.compared)
        parts += section(words.say("report-cards"), f"<p>{escape(note)}</p>", place_for("cards"))
        parts.append(card_table(found.cards[:MOST_CARDS], words))
        charts["cards"] = gains(found.cards[:MOST_CARDS], words)
    parts += section(words.say("report-wanted"), wanted_table(found, words))
    parts += section(words.say("report-endings"), place_for("endings"))
    charts["endings"] = endings(found, words)
    for name in ("rounds", "decisions"):
        if len(found.lengths[name]) > 1:
            parts += section(words.say(f"report-length-{name}"), place_for(name))
            charts[name] = lengths(found.lengths[name], words.say(f"report-length-{name}"), words)
    if found.points:
        parts += section(words.say("report-points"), place_for("points"))
        charts["points"] = points(found, words)
    return document(words, "\n".join(parts), charts)


def document(words: Words, body: str, charts: dict[str, Any]) -> str:
    """Markup, and the script that draws, as one text."""
    # Within a script nothing may look like its end.
    specs = json.dumps({name: chart.to_dict() for name, chart in charts.items()}).replace("</", "<\\/")
    bundle = vl_convert.javascript_bundle()  # type: ignore[call-arg]  # its types forget the default
    bundle = bundle.replace("</script", "<\\/script")
    title = escape(words.say("report-title-short", game=words.game))
    draw = "for (const [at, spec] of Object.entries(specs)) vegaEmbed(`#${at}`, spec, {actions: false});"
    return (
        f'<!doctype html>\n<html lang="{words.lang}">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}\n"
        f'<script type="module">\n{bundle}\nconst specs = {specs};\n{draw}\n</script>\n</body>\n</html>\n'
    )


def section(title: str, *content: str) -> list[str]:
    """A heading and what is under it."""
    return [f"<h2>{escape(title)}</h2>", *content]


def place_for(chart: str) -> str:
    """Where a chart is drawn."""
    return f'<div class="chart" id="{chart}"></div>'


# --- tables ------------------------------------------------------------------------------------------------


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Rows of words."""
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(one)}</td>" for one in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def percent(low: float, high: float) -> str:
    """An interval of shares."""
    return f"{low:.1%} – {high:.1%}"


def group_table(column: str, rows: Sequence[Group], words: Words) -> str:
    heads = [
        words.say(f"report-{name}") for name in (column, "games", "share", "interval", "margin", "interval")
    ]
    lines = [
        (
            words.member(column, one.name),
            str(one.games),
            f"{one.share:.1%}",
            percent(one.low, one.high),
            f"{one.margin:+.1f}",
            f"{one.margin_low:+.1f} – {one.margin_high:+.1f}",
        )
        for one in rows
    ]
    return table(heads, lines)


def rating_table(column: str, found: Findings, words: Words) -> str:
    heads = [words.say(f"report-{name}") for name in (column, "rating", "interval", "games")]
    lines = [
        (
            words.member(column, one.name),
            f"{one.strength:.2f}",
            f"{one.low:.2f} – {one.high:.2f}",
            str(one.games),
        )
        for one in found.ratings[column]
    ]
    return table(heads, lines)


def card_table(cards: Sequence[Card], words: Words) -> str:
    heads = [words.say(f"report-{name}") for name in ("card", "fate", "seats", "share", "gain", "interval")]
    lines = [
        (
            words.card(one.card),
            words.say(f"report-fate-{one.fate}"),
            str(one.games),
            f"{one.share:.1%}",
            f"{one.gain:+.1%}",
            f"{one.low:+.1%} – {one.high:+.1%}",
        )
        for one in cards
    ]
    return table(heads, lines)


def wanted_table(found: Findings, words: Words) -> str:
    heads = [words.say(f"report-{name}") for name in ("card", "met", "played", "played-share", "interval")]
    lines = [
        (words.card(one.card), str(one.met), str(one.played), f"{one.share:.1%}", percent(one.low, one.high))
        for one in found.wanted[:20]
    ]
    return table(heads, lines)


# --- charts ------------------------------------------------------------------------------------------------


def data(rows: list[dict[str, Any]]) -> Any:
    """Rows for a chart."""
    return alt.Data(values=rows)  # type: ignore[no-untyped-call]


def with_interval(rows: list[dict[str, Any]], name: str, value: str, zero: float) -> Any:
    """Points with their intervals, one below the other, and a line at what would be even."""
    order = [row["name"] for row in rows]
    base = alt.Chart(data(rows)).encode(y=alt.Y("name:N", sort=order, title=name))
    axis = alt.Axis(format="%")
    bars = base.mark_rule(strokeWidth=2).encode(x=alt.X("low:Q", axis=axis, title=value), x2="high:Q")
    dots = base.mark_point(filled=True, size=70, opacity=1).encode(x=alt.X("value:Q", axis=axis, title=value))
    even = alt.Chart(data([{"even": zero}])).mark_rule(strokeDash=[4, 4]).encode(x="even:Q")
    return (even + bars + dots).properties(width=WIDTH)


def shares(column: str, rows: Sequence[Group], words: Words) -> Any:
    """Win rates."""
    even = sum(one.share * one.games for one in rows) / sum(one.games for one in rows)
    lines = [
        {"name": words.member(column, one.name), "value": one.share, "low": one.low, "high": one.high}
        for one in rows
    ]
    return with_interval(lines, words.say(f"report-{column}"), words.say("report-share"), even)


def gains(cards: Sequence[Card], words: Words) -> Any:
    """What cards go with."""
    lines = [
        {
            "name": f"{words.card(one.card)}, {words.say(f'report-fate-{one.fate}')}",
            "value": one.gain,
            "low": one.low,
            "high": one.high,
        }
        for one in cards
    ]
    return with_interval(lines, words.say("report-card"), words.say("report-gain"), 0)


def endings(found: Findings, words: Words) -> Any:
    """How games end."""
    lines = [{"name": words.ending(name), "count": count} for name, count in found.endings.items()]
    name = alt.Y("name:N", sort="-x", title=words.say("report-ending"))
    count = alt.X("count:Q", title=words.say("report-games"))
    return alt.Chart(data(lines)).mark_bar().encode(x=count, y=name).properties(width=WIDTH)


def lengths(counts: dict[int, int], title: str, words: Words) -> Any:
    """How long games are."""
    lines = [{"length": length, "count": count} for length, count in counts.items()]
    across = alt.X("length:Q", bin=alt.Bin(maxbins=30), title=title)
    count = alt.Y("sum(count):Q", title=words.say("report-games"))
    return alt.Chart(data(lines)).mark_bar().encode(x=across, y=count).properties(width=WIDTH)


def points(found: Findings, words: Words) -> Any:
    """Where points come from, round by round."""
    lines = [
        {"round": round, "source": words.source(source), "points": points}
        for round, source, points in found.points
    ]
    return (
        alt.Chart(data(lines))
        .mark_area()
        .encode(
            x=alt.X("round:Q", title=words.say("report-round")),
            y=alt.Y("points:Q", stack=True, title=words.say("report-mean-points")),
            color=alt.Color("source:N", title=words.say("report-source")),
        )
        .properties(width=WIDTH)
    )
