"""Every network of a population meets every other, on every place in turn order and at every number of players."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Literal

from riverrat.arena.job import Job, fingerprint, job
from riverrat.arena.match import rounded
from riverrat.arena.pool import play_tasks
from riverrat.arena.results import Results
from riverrat.engine import native

# How a network decides: by chance after its policy, by what it likes best, or looking so many simulations ahead.
Way = Literal["sampled", "favourite"] | int


def lineups(networks: int, seats: int) -> list[list[int]]:
    """Who meets whom: all combinations; where there are more seats than networks, some sit twice."""
    whole, rest = divmod(seats, networks)
    return [sorted([*range(networks)] * whole + list(extra)) for extra in combinations(range(networks), rest)]


def meetings(
    game: str, networks: Sequence[Path], seats: int, corrections: Path | None, seed: int, way: Way = "sampled"
) -> Job:
    """The match of a population at one number of players: the arena's, with every lineup on every seat."""
    names = [_named(path, way) for path in networks]
    plain = job(game, names[:1], seats=seats, seed=seed, corrections=corrections)
    code = fingerprint(plain.load(), names)
    return replace(plain, players=names, lineups=lineups(len(networks), seats), code=code)


def _named(network: Path, way: Way) -> str:
    """The player that a network is."""
    if isinstance(way, int):
        return f"learned={network}:{way}"
    return f"{'sampled' if way == 'sampled' else 'network'}={network}"


def play(matches: Sequence[tuple[Results, int]], cores: int, tell: Callable[[int], None]) -> None:
    """Play what is missing of several matches, each with about so many games; every game is kept at once."""
    known = {results.job.seats: results for results, _ in matches}

    def tasks() -> Iterator[tuple[Job, int]]:
        for results, games in matches:
            whole = rounded(results.job, games)
            yield from ((results.job, number) for number in range(whole) if number not in results.games)

    tell(sum(len(results.games) for results, _ in matches))
    for match, played in play_tasks(tasks(), cores or native.cores_here()):
        known[match.seats].add(played)
        tell(sum(len(results.games) for results, _ in matches))
