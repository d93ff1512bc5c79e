"""A match as one HTML page that needs nothing else: no script, no picture and no font from elsewhere."""

from collections.abc import Sequence
from html import escape
from typing import Any

from riverrat.players.search import OPENING_TURNS

from .plots import STYLE, columns, ranges, stacked
from .table import claim_text, describe, fit_texts, percent, share_text
from .variety import variety_text

Summary = dict[str, Any]

LAYOUT = """
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2.2rem; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .25rem .6rem .25rem 0;
  border-bottom: 1px solid var(--line); vertical-align: top; } td.n, th.n { text-align: right; }
svg { width: 100%; height: auto; }
.claim { background: var(--soft); padding: .7rem 1rem; border-left: 4px solid var(--k0); }
.legend span { margin-right: 1rem; white-space: nowrap; } .legend i { display: inline-block; width: .8em; height: .8em;
  margin-right: .35em; } .scroll { overflow-x: auto; }
"""


def page(found: Summary, command: str = "") -> str:
    """The whole page."""
    title = f"Arena: {describe(found['job'])}"
    parts = [f"<h1>{escape(title)}</h1>", _facts(found, command)]
    if found["games"]:
        parts += [_claim(found), _ladder(found), _players(found), _lineups(found), _points(found)]
        parts += [_winners(found), _turn_order(found), _variety(found), _length(found), _endings(found), _habits(found)]
    body = "\n".join(part for part in parts if part)
    return html_page(title, body)


def html_page(title: str, body: str) -> str:
    """A page around its content."""
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE}{LAYOUT}</style></head>\n"
        f"<body>\n{body}\n</body></html>\n"
    )


def _facts(found: Summary, command: str) -> str:
    job = found["job"]
    repeated = "The same command plays the same games." if found["repeatable"] else "Time limits: games may differ."
    text = (
        f"{found['games']} games, {found['deals']} deals, each played with every player on every seat. {repeated} "
        f"Rules version {job['rules']}, box {job['data']}, players and rules {job['code']}"
    )
    date = f", {job['date']}" if job["date"] else ""
    shown = f"<p><code>{escape(command)}</code></p>" if command else ""
    fits = "".join(f"<p>{escape(text)}.</p>" for text in fit_texts(found))
    return f"<p>{escape(text + date)}. Intervals are 95 %.</p>{fits}{shown}"


def _claim(found: Summary) -> str:
    return f'<p class="claim">{escape(claim_text(found))}</p>' if "claim" in found else ""


def _ladder(found: Summary) -> str:
    if len(found["players"]) < 2:
        return ""
    rated = [row for row in found["players"] if "rating" in row]
    if rated:
        ordered = sorted(rated, key=lambda row: -row["rating"]["rating"])
        rows = [
            (row["player"], row["rating"]["interval"][0], row["rating"]["rating"], row["rating"]["interval"][1])
            for row in ordered
        ]
        drawn = ranges("Ratings with their intervals", [(*row, f"{row[2]:.1f}") for row in rows])
        return section("Ladder", "Ratings (openskill); everybody starts at 25.", drawn)
    ordered = sorted(found["players"], key=lambda row: -row["share"])
    return section("Ladder", "Shares of wins.", _shares(ordered, "player", 1 / found["job"]["seats"]))


def _shares(rows: Sequence[Summary], key: str, fair: float) -> str:
    return ranges(
        "Shares of wins with their intervals",
        [(str(row[key]), row["interval"][0], row["share"], row["interval"][1], share_text(row)) for row in rows],
        fair,
    )


def _players(found: Summary) -> str:
    head = ["player", "games", "share of wins", "points", "decisions a game", "seconds a decision"]
    rows = [
        [
            row["player"],
            str(row["games"]),
            share_text(row),
            f"{row['points']:.1f} ({row['points_interval'][0]:.1f} to {row['points_interval'][1]:.1f})",
            f"{row['decisions']:.0f}",
            f"{row['seconds_per_decision']:.3f}",
        ]
        for row in found["players"]
    ]
    return section("Players", "A share is for one seat, over all seats and games.", html_table(head, rows))


def _lineups(found: Summary) -> str:
    if len(found["lineups"]) < 2:
        return ""
    rows = [
        [
            " / ".join(row["player"] for row in lineup["players"]),
            str(lineup["games"]),
            "; ".join(share_text(row) for row in lineup["players"]),
        ]
        for lineup in found["lineups"]
    ]
    return section("Who met whom", "", html_table(["table", "games", "shares of wins"], rows))


def _points(found: Summary) -> str:
    rows = [(row["player"], row["lines"]) for row in found["players"]] + [("the winner", found["winner"]["lines"])]
    return section("Points by line", "Means over all games.", stacked("Points by line of the score", rows))


def _winners(found: Summary) -> str:
    """Whether one strategy is all there is: which lines of the score winners use, and what brings them most."""
    winner = found["winner"]
    if not winner["most_from"]:
        return ""
    used = [
        [name, share_text(row), percent(row["lost"]) if row["lost"] else "", f"{winner['lines'][name]:.1f}"]
        for name, row in winner["used"].items()
    ]
    most = [[name, share_text(row)] for name, row in winner["most_from"].items()]
    head = ["line of the score", "winners with points from it", "winners who lost points", "points in the mean"]
    words = "Lines of one kind (the same word before a hyphen) are taken together for what brought most."
    tables = html_table(head, used) + html_table(["most of a winner's points", "winners"], most)
    return section("How winners won", words, tables)


def _turn_order(found: Summary) -> str:
    if len(found["places"]) < 2:
        return ""
    rows = [{**row, "name": f"place {row['place']} ({row['points']:.1f} points)"} for row in found["places"]]
    words = "Place 1 decided first. Every player had every place equally often: what differs is the place's."
    return section("Turn order", words, _shares(rows, "name", 1 / len(rows)))


def _variety(found: Summary) -> str:
    rows = [[name, variety_text(row)] for name, row in found["variety"].items()]
    words = f"From move to move. An opening is the first {OPENING_TURNS} turns of everybody."
    return section("How many games are really different", words, html_table(["", ""], rows))


def _length(found: Summary) -> str:
    parts = ""
    for name, spread in found["length"].items():
        words = f"{name}: {spread['mean']:.0f} in the mean, {spread['middle']} in the middle"
        parts += f"<p>{escape(words)}</p>" + columns(f"How many {name} a game has", spread["all"])
    return section("Length", "", parts)


def _endings(found: Summary) -> str:
    rows = [[name, str(row["games"]), share_text(row)] for name, row in found["endings"].items()]
    return section("Endings", "", html_table(["what ended the game", "games", "share"], rows))


def _habits(found: Summary) -> str:
    names = list(dict.fromkeys(name for row in found["players"] for name in row["habits"]))
    if not names:
        return ""
    rows = []
    for name in names:
        cells = []
        for row in found["players"]:
            counts = row["habits"].get(name)
            turn = f", {percent(counts['per_turn'])} of turns" if counts and "per_turn" in counts else ""
            low, high = counts["interval"] if counts else (0, 0)
            cells.append(f"{counts['per_game']:.2f} ({low:.2f} to {high:.2f}{turn})" if counts else "")
        rows.append([name, *cells])
    head = ["", *(row["player"] for row in found["players"])]
    return section("Habits", "How often in a game, counted from what happened.", html_table(head, rows))


def section(title: str, words: str, content: str) -> str:
    said = f"<p>{escape(words)}</p>" if words else ""
    return f"<h2>{escape(title)}</h2>{said}<div class='scroll'>{content}</div>"


def html_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
