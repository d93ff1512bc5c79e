"""A match from its first game to its last: what is still to be played, where, and when to stop."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from riverrat.engine import native
from riverrat.engine.errors import BadOption

from .cluster import play_on_ray
from .job import Job
from .playing import Played
from .pool import play_here
from .results import Results
from .sequential import OPEN, Claim, settled


@dataclass(frozen=True)
class Plan:
    """How much to play, and where."""

    games: int  # at most
    claim: Claim | None = None
    cores: int = 0  # 0: all of this machine
    ray: str = ""  # the address of a cluster


def rounded(job: Job, games: int) -> int:
    """As many games as whole deals have."""
    return -(-games // job.per_deal) * job.per_deal


def run(results: Results, plan: Plan, tell: Callable[[int], None]) -> None:
    """Play what is missing, telling how many games there are by now. Whatever interrupts it, they are in `results`."""
    job, games = results.job, rounded(results.job, plan.games)
    if plan.claim is not None:
        check_claim(job)
    numbers = (number for number in range(games) if number not in results.games)
    if _settled(results, plan.claim):
        return
    for played in _playing(job, numbers, plan, games - len(results.games)):
        results.add(played)
        tell(len(results.games))
        if _settled(results, plan.claim):
            return


def _playing(job: Job, numbers: Iterator[int], plan: Plan, left: int) -> Iterator[Played]:
    if plan.ray:
        return play_on_ray(job, numbers, plan.ray)
    return play_here(job, numbers, max(1, min(plan.cores or native.cores_here(), left)))


def _settled(results: Results, claim: Claim | None) -> bool:
    if claim is None:
        return False
    deals = counted(results, None)
    word, count = settled(claim, deal_shares(deals), results.job.per_deal)
    return word != OPEN or count * results.job.per_deal >= claim.at_most


def counted(results: Results, claim: Claim | None) -> list[list[Played]]:
    """The deals that count: with a claim, those up to where it was settled, however many cores played on."""
    deals = results.whole_deals()
    if claim is None:
        return deals
    return deals[: settled(claim, deal_shares(deals), results.job.per_deal)[1]]


def check_claim(job: Job) -> None:
    """A claim is about one player at one kind of table."""
    if len(job.lineups) != 1 or (job.seats > 1 and job.lineups[0].count(0) != 1):
        raise BadOption("a claim is about the first player of one table: name it once, and one player for each seat")


def deal_shares(deals: list[list[Played]]) -> list[float]:
    """The first player's share of wins in each deal of a match that claims something about it."""
    return [sum(game.share[game.seating.index(0)] for game in deal) / len(deal) for deal in deals]
