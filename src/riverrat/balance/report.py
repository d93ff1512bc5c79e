"""Findings as lines for a terminal and as one HTML page with plots."""

from collections.abc import Iterator
from html import escape
from typing import Any

from riverrat.arena.plots import ranges
from riverrat.arena.report import html_page, html_table, section
from riverrat.arena.table import percent
from riverrat.arena.variety import variety_text

from .findings import OFTEN_FIRST, Summary, unused


def lines(found: Summary) -> Iterator[str]:
    """What counts, for a terminal."""
    for seats, one in found.items():
        if not one["games"]:
            continue
        crowd = f", turn order from {one['crowd']}" if "crowd" in one else ""
        yield f"{seats} players, {one['games']} games of {one['turns_each']:.1f} turns each{crowd}"
        for row in one["places"]:
            yield (
                f"  place {row['place']}: {share_text(row['share'])} of the wins (fair {percent(row['fair'])}), "
                f"{mean_text(row['margin'])} points ahead, {row['points']['mean']:.1f} points"
            )
        yield f"  openings: {variety_text(one['openings'])}"
        yield f"  endings: {_shares(one['endings'])}"
        yield f"  most of a winner's points: {_shares({k: v['share'] for k, v in one['winner']['most_from'].items()})}"
        for kind, name, share in firsts(one):
            yield f"  taken first in {percent(share)} of the games that offer it: {kind} {name}"
    idle = unused(found)
    yield f"hardly a winner uses: {', '.join(idle)}" if idle else "every thing of the box is used by winners"


def firsts(one: Summary, more_than: float = OFTEN_FIRST) -> list[tuple[str, str, float]]:
    """What is taken first in most games that offer it with others of its kind."""
    return [
        (kind, name, row["first"])
        for kind, rows in one["things"].items()
        for name, row in rows.items()
        if len(rows) > 2 and (row["first"] or 0.0) > more_than
    ]


def share_text(row: Summary) -> str:
    return percent(row["mean"]) + _interval(row, 100, "")


def mean_text(row: Summary) -> str:
    return f"{row['mean']:+.1f}" + _interval(row, 1, "+")


def _interval(row: Summary, factor: float, sign: str) -> str:
    if row["interval"] is None:
        return ""
    low, high = (f"{factor * end:{sign}.1f}" for end in row["interval"])
    return f" ({low} to {high})"


def _shares(rows: dict[str, float]) -> str:
    return ", ".join(f"{name} {percent(share)}" for name, share in rows.items())


# --- the page ---------------------------------------------------------------------------------------------------------


def page(found: Summary, about: dict[str, Any], command: str) -> str:
    """The whole page; it needs nothing else."""
    title = f"Balance: {about['game']}, box {about['data']}"
    words = (
        f"{about['networks']} networks of {about['minutes']} minutes each, from different seeds and by different "
        "recipes. Each meets every other on every place in turn order. Intervals are 95 %, over networks."
    )
    parts = [f"<h1>{escape(title)}</h1>", f"<p>{escape(words)}</p>", f"<p><code>{escape(command)}</code></p>"]
    for seats, one in found.items():
        if one["games"]:
            parts.append(_turn_order(seats, one))
    for seats, one in found.items():
        if one["games"]:
            parts.append(_things(seats, one))
    return html_page(title, "\n".join(parts))


def _turn_order(seats: str, one: Summary) -> str:
    drawn = "".join(
        ranges(label, [(_label(row), *_ends(row[key]), text(row[key])) for row in one["places"]], fair)
        for label, key, text, fair in (
            ("Shares of wins", "share", share_text, one["places"][0]["fair"]),
            ("Points ahead of the best other", "margin", mean_text, None),
        )
    )
    said = "".join(
        f"<p>{escape(line.strip())}</p>"
        for line in lines({seats: one})
        if line.startswith("  ") and "place" not in line
    )
    many = one.get("crowd", one["games"])
    text = f"{one['games']} games, {one['turns_each']:.1f} turns each; turn order from {many}."
    return section(f"{seats} players", text, drawn + said)


def _label(row: Summary) -> str:
    return f"place {row['place']} ({row['points']['mean']:.1f} points)"


def _ends(row: Summary) -> tuple[float, float, float]:
    low, high = row["interval"] or (row["mean"], row["mean"])
    return low, row["mean"], high


def _things(seats: str, one: Summary) -> str:
    head = ["", "offered", "taken when offered", "first of its kind", "used by winners"]
    parts = []
    for kind, rows in one["things"].items():
        cells = [
            [name, str(row["offered"]), *(_maybe(row[key]) for key in ("taken", "first", "winners"))]
            for name, row in rows.items()
        ]
        parts.append(f"<h3>{escape(kind)}</h3>{html_table(head, cells)}")
    return section(
        f"What is used with {seats} players", "Seats that were offered a thing, and what they did.", "".join(parts)
    )


def _maybe(share: float | None) -> str:
    return "" if share is None else percent(share)
