"""A summary as lines of text."""

from collections.abc import Iterator, Sequence
from typing import Any

from .variety import variety_text

Summary = dict[str, Any]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def share_text(row: Summary) -> str:
    """A share with its interval."""
    return f"{percent(row['share'])} ({100 * row['interval'][0]:.1f} to {100 * row['interval'][1]:.1f})"


def shares_text(rows: dict[str, Summary]) -> str:
    """Several shares, each after its name."""
    return ", ".join(f"{name} {share_text(row)}" for name, row in rows.items())


def endings_text(found: Summary) -> str:
    """What ended the games, and how often."""
    return ", ".join(f"{name} {row['games']}: {share_text(row)}" for name, row in found["endings"].items())


def describe(job: Summary) -> str:
    """What was played, in one line."""
    options = "".join(f", {name} {value}" for name, value in job["options"].items())
    return f"{job['game']}, {job['seats']} seat{'s' if job['seats'] > 1 else ''}{options}, seed {job['seed']}"


def fit_texts(found: Summary) -> Iterator[str]:
    """Who would have asked a network, had there been one, and who asked one that was made for something else."""
    if found["unfit"]:
        yield f"no network fits: {', '.join(found['unfit'])} searched with the guide written for the game"
    if found["adapted"]:
        yield f"trained on another box or with other rules: the network of {', '.join(found['adapted'])}"


def lines(found: Summary) -> Iterator[str]:
    """The whole summary, for a terminal."""
    later = f"; {found['not_counted']} more not counted" if found["not_counted"] else ""
    deals = f"{found['deals']} deal{'s' if found['deals'] != 1 else ''}"
    yield f"{describe(found['job'])}: {found['games']} games, {deals}{later}"
    yield from fit_texts(found)
    if not found["games"]:
        return
    yield ""
    header = ["player", "games", "share of wins (95 %)", "points (95 %)", "rating (95 %)", "s/decision"]
    yield from _columns([header, *(_player(row) for row in found["players"])])
    if len(found["lineups"]) > 1:
        yield ""
        for lineup in found["lineups"]:
            shares = "  ".join(f"{row['player']} {share_text(row)}" for row in lineup["players"])
            yield f"{lineup['games']} games: {shares}"
    yield ""
    if len(found["places"]) > 1:
        yield "by turn order: " + "  ".join(f"{row['place']}. {share_text(row)}" for row in found["places"])
    yield from (f"{name}: {variety_text(row)}" for name, row in found["variety"].items())
    decisions, turns = found["length"]["decisions"], found["length"]["turns"]
    yield (
        f"length: {decisions['mean']:.0f} decisions ({decisions['least']} to {decisions['most']}), "
        f"{turns['mean']:.0f} turns; winner's points {found['winner']['points']}"
    )
    yield f"endings: {endings_text(found)}"
    yield from _winners(found["winner"])
    for row in found["players"]:
        habits = ", ".join(_habit(name, counts) for name, counts in row["habits"].items())
        if habits:
            yield f"{row['player']}, a game: {habits}"
    if "claim" in found:
        yield ""
        yield claim_text(found)


def _winners(winner: Summary) -> Iterator[str]:
    """What winners have points from. A line that none of them uses may be a blind spot of the players."""
    if not winner["most_from"]:
        return
    unused = [name for name, row in winner["used"].items() if not row["share"]]
    yield f"winners with points from: {shares_text(winner['used'])}"
    yield f"no winner has points from: {', '.join(unused)}" if unused else "every line of the score is used by a winner"
    yield f"most of a winner's points: {shares_text(winner['most_from'])}"


def claim_text(found: Summary) -> str:
    claim = found["claim"]
    low, high = claim["interval"]
    words = {"holds": "holds", "fails": "does not hold", "open": "is neither shown nor refuted"}
    return (
        f"{found['players'][0]['player']} wins more than {percent(claim['share'])}: {words[claim['verdict']]} after "
        f"{found['games']} games (at any time: {100 * low:.1f} to {100 * high:.1f} %)"
    )


def _player(row: Summary) -> list[str]:
    rating = row.get("rating")
    low, high = row["points_interval"]
    return [
        row["player"],
        str(row["games"]),
        share_text(row),
        f"{row['points']:.1f} ({low:.1f} to {high:.1f})",
        f"{rating['rating']:.1f} ({rating['interval'][0]:.1f} to {rating['interval'][1]:.1f})" if rating else "",
        f"{row['seconds_per_decision']:.3f}",
    ]


def _habit(name: str, counts: Summary) -> str:
    turn = f" ({percent(counts['per_turn'])} of turns)" if "per_turn" in counts and counts["per_turn"] < 1 else ""
    return f"{name} {counts['per_game']:.2f}{turn}"


def _columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    for row in rows:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
