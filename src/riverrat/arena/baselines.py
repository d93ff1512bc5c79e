"""Baselines: what plain and strong players score in each game, as figures that others can compare theirs with.

Each of them meets random players, meets `club`, and plays against itself, with limits in simulations, so that the same
games come out on every machine. Games are kept in result files like those of the ladder, one for each match; the table
is written from whatever lies there, so it can be played in parts and on several machines.
"""

import multiprocessing
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from riverrat import games
from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Game
from riverrat.engine.record import write_safely
from riverrat.players.levels import ADVISER, DEFAULT, LEAST
from riverrat.players.network import fits

from .job import Job, job
from .ladder import NETWORK, Rung, found_in, results_of
from .match import rounded
from .playing import warm_up
from .pool import Task, play_tasks
from .results import Results, match_name
from .strength import markdown
from .summary import Summary, summary
from .table import share_text

RANDOM, CLUB, EXPERT = LEAST, f"{DEFAULT}:250", f"{ADVISER}:400"
PLAYERS = (RANDOM, "greedy", NETWORK, CLUB, EXPERT)
WORDS = {
    RANDOM: "`random`",
    "greedy": "`greedy`: most points at once",
    NETWORK: "`network`: one look, no search",
    CLUB: f"`{CLUB}`: search with a guide by hand",
    EXPERT: f"`{EXPERT}`: search with a network, where there is one",
}
UNCOMPILED = {RANDOM, "greedy", NETWORK}  # they play while the others' code is compiled
BEGIN, END = "<!-- baselines: written by `riverrat baselines` -->", "<!-- end of baselines -->"


@dataclass(frozen=True)
class Plan:
    """How much is played, and on what."""

    games: int  # of each match, rounded up to whole deals
    cores: int
    minutes: float = float("inf")  # no game is begun after that
    began: float = field(default_factory=time.monotonic)

    @property
    def late(self) -> bool:
        return time.monotonic() - self.began > 60 * self.minutes


def players_of(game: Game) -> list[str]:
    """The baselines of a game; without a network that fits, that one is left out."""
    return [name for name in PLAYERS if name != NETWORK or fits(game) != "unfit"]


def matches(game: Game, seats: int = 0, date: str = "") -> list[Job]:
    """Everybody against random players, against `club`, and against itself; at the smallest table unless told."""
    many = seats or min(count for count in game.seat_counts if count > 1)
    found: list[list[str]] = []
    for name in players_of(game):
        found += [[name] + [other] * (many - 1) for other in (RANDOM, CLUB) if other != name]
        found.append([name])
    return [job(game.name, names, seats=many, date=date) for names in found if names[:2] != [RANDOM, CLUB]]


def play_baselines(jobs: Sequence[Job], folder: Path, plan: Plan, tell: Callable[[int, int], None]) -> None:
    """Play what is missing of these matches, telling how many games there are of how many. Whatever stops it, every
    finished game is kept.
    """
    every = [results_of(Rung("", one, None, plan.games), folder) for one in jobs]
    every = [one for one in every if one.job in jobs]  # those of earlier players stay as they are
    whole = sum(rounded(one.job, plan.games) for one in every)
    done = sum(len(one.games) for one in every)
    tell(done, whole)
    kept = {match_name(one.job): one for one in every}
    for played_in, played in play_tasks(_tasks(every, plan), plan.cores):
        kept[match_name(played_in)].add(played)
        done += 1
        tell(done, whole)


def _tasks(every: Sequence[Results], plan: Plan) -> Iterator[Task]:
    """Deal by deal, so that all matches are about as far when time is up; those that need compiled code come last,
    and while the others are played it is compiled, each game in a process of its own.
    """
    plain = [one for one in every if set(one.job.players) <= UNCOMPILED]
    others = [one for one in every if one not in plain]
    at_work = [_compiling([one.job for one in others if one.job.game == name]) for name in _games(others)]
    yield from _in_rounds(plain, plan)
    for process in at_work:
        process.join()
        if process.exitcode:
            raise RiverratError("what the players need could not be compiled; see above")
    yield from _in_rounds(others, plan)


def _games(every: Sequence[Results]) -> list[str]:
    return list(dict.fromkeys(one.job.game for one in every))


def _compiling(jobs: list[Job]) -> multiprocessing.process.BaseProcess:
    process = multiprocessing.get_context("spawn").Process(target=_warm, args=(jobs,))
    process.start()
    return process


def _warm(jobs: list[Job]) -> None:
    for one in jobs:
        warm_up(one)


def _in_rounds(every: Sequence[Results], plan: Plan) -> Iterator[Task]:
    for deal in range(plan.games):
        for one in every:
            first = deal * one.job.per_deal
            for number in range(first, min(first + one.job.per_deal, rounded(one.job, plan.games))):
                if plan.late:
                    return
                if number not in one.games:
                    yield one.job, number


# --- the table --------------------------------------------------------------------------------------------------------


def page(folder: Path, command: str) -> str:
    """The tables of all games whose results lie in a folder, between marks that a page may hold."""
    found = [one for one in found_in(folder) if one.whole_deals()]
    names = [name for name in games.names() if any(one.job.game == name for one in found)]
    parts = [BEGIN]
    for name in names:
        for seats in sorted({one.job.seats for one in found if one.job.game == name}):
            parts.append(_table(name, seats, [one for one in found if (one.job.game, one.job.seats) == (name, seats)]))
    dates = sorted({one.job.date for one in found if one.job.date})
    codes = sorted({f"{one.job.game} {one.job.code}" for one in found})
    parts.append(
        f"Written by `{command}`; played on {' and '.join(dates) or 'a day not noted'} by the code {', '.join(codes)}."
    )
    return "\n\n".join([*parts, END])


def _table(name: str, seats: int, found: Sequence[Results]) -> str:
    head = ["player", "against `random`", "points, its own and theirs", f"against `{CLUB}`", "points"]
    head += ["against itself: points", "decisions a game"]
    rows = []
    for player in PLAYERS:
        met = {other: _met(found, player, other) for other in (RANDOM, CLUB, player)}
        if not any(met.values()):
            continue
        row = [WORDS[player]]
        for other in (RANDOM, CLUB):
            against = met[other] if other != player else None
            row += [_share(against), _points(against)] if against else ["", ""]
        alone = met[player]
        row += [_alone(alone), f"{alone['length']['decisions']['mean']:.0f}"] if alone else ["", ""]
        rows.append(row)
    return f"**{name}, {seats} seats**\n\n{markdown(head, rows)}"


def _met(found: Sequence[Results], player: str, other: str) -> Summary | None:
    """What the match of one player against others of one kind says, if it was played."""
    for one in found:
        names = [one.job.players[at] for at in one.job.lineups[0]]
        if len(one.job.lineups) == 1 and names[0] == player and set(names[1:]) == {other}:
            return summary(one)
    return None


def _share(found: Summary) -> str:
    return f"{share_text(found['players'][0])} of {found['games']}"


def _points(found: Summary) -> str:
    return " to ".join(f"{row['points']:.1f}" for row in found["players"])


def _alone(found: Summary) -> str:
    low, high = found["players"][0]["points_interval"]
    return f"{found['players'][0]['points']:.1f} ({low:.1f} to {high:.1f}) in {found['games']}"


def write_into(path: Path, text: str) -> None:
    """Put the tables in their place on a page, or make a page of them where there is none."""
    if not path.exists():
        write_safely(path, f"# Baselines\n\n{text}\n")
        return
    before, mark, rest = path.read_text(encoding="utf-8").partition(BEGIN)
    _, closing, after = rest.partition(END)
    if not mark or not closing:
        raise RiverratError(f"{path} has no place for baselines: lines with {BEGIN!r} and {END!r}")
    write_safely(path, f"{before}{text}{after}")
