"""docs/strength.md: what every match of the ladder has shown, with how sure it is and how to see it again."""

from collections.abc import Iterator, Sequence
from typing import Any

from riverrat import games
from riverrat.players.levels import LEVELS, OFFERED
from riverrat.players.player import Limit

from .job import fingerprint
from .ladder import BASELINE, GUIDES, KINDS, SELF_PLAY, SOLO, STEPS, claimed, kind_of
from .results import Results
from .sequential import Claim
from .summary import summary
from .table import endings_text, percent, share_text

Summary = dict[str, Any]

HOW_TO_READ = """\
How to read it:

* A *share* is of wins; a win that two share counts half for each. In every match each player sits on every seat of the
  same deals, so neither seat nor luck of the deal favours anybody.
* *By turn order*: the share of whoever decided first, then of the next, wherever they sat. Games that repeat another
  move for move are no more than one: how many are *different*, and how many *openings* there were (the first two turns
  of everybody).
* The interval behind a share is 95 % for this number of games (Wilson). A match with a claim stops as soon as a betting
  test has settled it, at most one time in twenty wrongly, however often one looks; the interval *at any time* goes with
  that. `src/riverrat/arena/sequential.py` says how it works.
* *holds*: the claim is shown. *fails*: it is refuted. *open*: neither, within the games allowed.
* A player is written with its limit: `master:10%` thinks a tenth of its own time, `club:200` has 200 simulations a
  decision. Without a limit it plays as it does at the table. Seconds of thought are those of the machine that played,
  busy or not; with limits in simulations they decide nothing, and the same command plays the same games anywhere.
* `learned` and `search` are the same search with a network and with the guide written for the game. Where simulations
  limit them, their numbers were chosen so that `search` has at least as much time; *s a decision* is what they took.
* Alone, a game is won against what its mode sets, such as Greg's points in First Rat. La Loire sets nothing: there the
  points are the result, and the ending `turns` says that 60 turns were over before the boat was at the last space or
  the 15th message delivered.
* `riverrat arena GAME --players A,B --claim SHARE` plays one line again and keeps every game as a record to be read;
  `--html` draws points by line, length, turn order and endings.
* *Code* is the fingerprint of rules and players that played.
"""
TITLES = {
    STEPS: "Each level against the one below",
    BASELINE: "Against playouts",
    GUIDES: "Search guided by the network, against search guided by hand",
    SELF_PLAY: "Against itself",
    SOLO: "Alone",
    "": "Other matches",
}


def strength_page(found: Sequence[Results], at_least: int, at_most: int, date: str, command: str) -> str:
    """The whole page, from all the results there are."""
    parts = ["# How strong the opponents are\n", f"Written by `{command}` on {date}. Do not edit: play on.\n"]
    parts += [HOW_TO_READ, _limits()]
    for name in games.names():
        own = [results for results in found if results.job.game == name and results.whole_deals()]
        if own:
            parts.append(f"## {name}\n")
            parts.append(f"Today's code is {fingerprint(games.load(name))}: other lines are of earlier players.\n")
            parts += _game(own, at_least, at_most)
    return "\n".join(parts)


def _limits() -> str:
    """What each level may take at the table."""
    rows = []
    for name in OFFERED:
        own = LEVELS[name].limit
        simulations = str(own.playouts) if own.playouts < Limit().playouts else "as many as fit"
        rows.append([name, f"{own.seconds:g}", f"{own.turn_seconds:g}", simulations])
    return markdown(["level", "seconds a decision", "seconds a turn", "simulations a decision"], rows) + "\n"


def _game(found: Sequence[Results], at_least: int, at_most: int) -> Iterator[str]:
    for kind in (*KINDS, ""):
        own = [results for results in found if kind_of(results.job) == kind]
        if not own:
            continue
        said = [(results, _summary(results, at_least, at_most)) for results in own]
        yield f"### {TITLES[kind]}\n"
        rows = [_row(kind, one) for _, one in said]
        yield markdown(HEADS[kind], rows) + "\n"
        if kind == SELF_PLAY:
            yield from _winners([one for _, one in said])
        if kind in (SELF_PLAY, SOLO):
            yield from _habits([one for _, one in said])


def _summary(results: Results, at_least: int, at_most: int) -> Summary:
    share = claimed(results.job)
    return summary(results, None if share is None else Claim(share, at_least, at_most))


MATCH = ["players", "games", "share of the first (95 %)", "at any time", "claim", "points", "s a decision"]
MATCH += ["by turn order", "code"]
OWN = ["player", "seats", "games", "different games, openings", "by turn order", "points", "winner's points"]
OWN += ["decisions", "turns", "endings", "code"]
HEADS = {
    STEPS: MATCH,
    BASELINE: MATCH,
    GUIDES: MATCH,
    SELF_PLAY: OWN,
    SOLO: ["player", "mode", "games", "won (95 %)", "points (95 %)", "decisions", "turns", "endings", "code"],
    "": MATCH,
}


def _row(kind: str, found: Summary) -> list[str]:
    job, first = found["job"], found["players"][0]
    code = f"{job['code']}{', ' + job['date'] if job['date'] else ''}"
    length = [f"{found['length'][name]['mean']:.0f}" for name in ("decisions", "turns")]
    places = ", ".join(f"{100 * row['share']:.0f} %" for row in found["places"])
    if kind == SELF_PLAY:
        bias = ", ".join(share_text(row) for row in found["places"])
        points = f"{first['points']:.1f}"
        return [
            first["player"],
            str(job["seats"]),
            str(found["games"]),
            ", ".join(str(row["different"]) for row in found["variety"].values()),
            bias,
            points,
            f"{found['winner']['points']:.1f}",
            *length,
            endings_text(found),
            code,
        ]
    low, high = first["points_interval"]
    if kind == SOLO:
        mode = ", ".join(f"{name} {value}" for name, value in job["options"].items()) or "solo"
        return [
            first["player"],
            mode,
            str(found["games"]),
            share_text(first),
            f"{first['points']:.1f} ({low:.1f} to {high:.1f})",
            *length,
            endings_text(found),
            code,
        ]
    names = ", ".join(job["players"][at] for at in job["lineups"][0])
    points = ", ".join(f"{row['points']:.1f}" for row in found["players"])
    paces = ", ".join(f"{row['seconds_per_decision']:.2f}" for row in found["players"])
    claim = found.get("claim")
    said = f"> {percent(claim['share'])}: {claim['verdict']}" if claim else ""
    interval = f"{100 * claim['interval'][0]:.1f} to {100 * claim['interval'][1]:.1f}" if claim else ""
    return [names, str(found["games"]), share_text(first), interval, said, points, paces, places, code]


def _winners(found: Sequence[Summary]) -> Iterator[str]:
    """Whether one strategy is all there is: winners with points from each line, and what brought them most."""
    players = _labels(found)
    for heading, key in (("Winners with points from", "used"), ("Most of a winner's points", "most_from")):
        names = dict.fromkeys(name for one in found for name in one["winner"][key])
        rows = [[name, *(_cell(one["winner"][key].get(name)) for one in found)] for name in names]
        yield markdown([heading, *players], rows) + "\n"


def _labels(found: Sequence[Summary]) -> list[str]:
    """Each match by its player, with the options and, where they differ, the seats it was played with."""
    differ = len({one["job"]["seats"] for one in found}) > 1
    labels = []
    for one in found:
        notes = list(one["job"]["options"].values()) + [f"{one['job']['seats']} seats"] * differ
        labels.append(one["players"][0]["player"] + (f" ({', '.join(notes)})" if notes else ""))
    return labels


def _cell(row: Summary | None) -> str:
    return share_text(row) if row else ""


def _habits(found: Sequence[Summary]) -> Iterator[str]:
    """What was counted of how they play: in a game, and as a share of turns."""
    players = [one["players"][0] for one in found]
    names = list(dict.fromkeys(name for row in players for name in row["habits"]))
    if not names:
        return
    rows = [
        [label, *(_habit(row["habits"][name]) if name in row["habits"] else "" for name in names)]
        for label, row in zip(_labels(found), players, strict=True)
    ]
    yield "Counted in a game (and in a hundred turns):\n"
    yield markdown(["player", *names], rows) + "\n"


def _habit(counts: Summary) -> str:
    text = f"{counts['per_game']:.2f}"
    if "per_turn" in counts:
        low, high = counts["per_turn_interval"]
        text += f" ({100 * counts['per_turn']:.1f}; {100 * low:.1f} to {100 * high:.1f})"
    return text


def markdown(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    lines += ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows]
    return "\n".join(lines)
