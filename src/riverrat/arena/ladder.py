"""The ladder: which matches show how strong every level of every game is, and the page that says so.

The matches of a game, from its weakest level to its strongest, at its smallest table:

* each level against the one below it (at a table of three or more, alone against several of it);
* the `master`, and the network without any search, against `playouts`, the plain player that tries each choice in
  random games;
* search guided by the network against search guided by what was written for the game, with as much time;
* every level but the weakest against itself: turn order, habits, length;
* the `master` alone, in every mode for one;
* players of one's own, where they are named, against every level (as many of it as there are other seats).

Each match has a result file in one folder. The page is written from whatever lies there, so the ladder can be played in
parts, on several machines, and gone on with later; a match that was played by earlier players stays, marked with their
fingerprint, until it is played again.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

from riverrat import games
from riverrat.engine.errors import BadOption, RiverratError
from riverrat.engine.game import Game
from riverrat.players.levels import OFFERED, STRONGEST
from riverrat.players.network import fits

from .job import Job, job
from .match import counted, deal_shares, rounded
from .results import Results, match_name
from .sequential import OPEN, Claim, settled

STEPS, BASELINE, GUIDES, SELF_PLAY, SOLO, OWN = "steps", "baseline", "guides", "self-play", "solo", "own"
KINDS = (STEPS, BASELINE, GUIDES, SELF_PLAY, SOLO, OWN)
STEP_CLAIM = {2: 0.65}  # of wins, by seats; else STEP_CLAIM_MORE; of a level, and of the network as a guide
STEP_CLAIM_MORE = 0.5
BASELINE_CLAIM = {2: 0.75}
BASELINE_CLAIM_MORE = 0.6
NETWORK_CLAIM = {2: 0.7}
NETWORK_CLAIM_MORE = 0.55
BASELINE_SECONDS = 1.0
GUIDES_SECONDS = 0.2
NETWORK = "network"  # a single look, no search
LEARNED, BY_HAND = "learned", "search"  # guided by the network, and by what was written for the game


@dataclass(frozen=True)
class Size:
    """How much is played: thinking time as a share of each level's own, and games."""

    time: float = 1.0
    at_least: int = 60
    at_most: int = 400
    self_play: int = 60


@dataclass(frozen=True)
class Rung:
    """One match of the ladder."""

    kind: str
    job: Job
    claim: Claim | None
    games: int


def levels() -> list[str]:
    """The levels one can choose, from weakest to strongest."""
    return list(OFFERED)


def rungs(
    game: Game, size: Size, kinds: Sequence[str] = KINDS, date: str = "", own: Sequence[str] = ()
) -> Iterator[Rung]:
    """The matches of one game, those of one's own players last."""
    for kind in kinds:
        if kind not in KINDS:
            raise BadOption(f"the ladder has no part {kind!r}; it has {', '.join(KINDS)}")
    seats = min(count for count in game.seat_counts if count > 1)
    ranked = levels()
    if STEPS in kinds:
        for lower, upper in pairwise(ranked):
            yield _rung(STEPS, game, [_timed(upper, size)] + [_timed(lower, size)] * (seats - 1), seats, size, date)
    if BASELINE in kinds:
        plain = f"playouts:{BASELINE_SECONDS * size.time:g}s"
        for name in [_timed(STRONGEST, size)] + [NETWORK] * (fits(game) != "unfit"):
            yield _rung(BASELINE, game, [name] + [plain] * (seats - 1), seats, size, date)
    if GUIDES in kinds and fits(game) != "unfit":
        time = f"{GUIDES_SECONDS * size.time:g}s"
        yield _rung(GUIDES, game, [f"{LEARNED}:{time}"] + [f"{BY_HAND}:{time}"] * (seats - 1), seats, size, date)
    if SELF_PLAY in kinds:
        for name in ranked[1:]:
            yield _rung(SELF_PLAY, game, [_timed(name, size)], seats, size, date)
    if SOLO in kinds:
        for mode in game.modes:
            if mode.seats == (1,):
                yield _rung(SOLO, game, [_timed(STRONGEST, size)], 1, size, date, mode.name)
    for player in own if OWN in kinds else ():
        for name in ranked:
            yield _rung("", game, [player] + [_timed(name, size)] * (seats - 1), seats, size, date)


def _timed(level: str, size: Size) -> str:
    return level if size.time == 1 else f"{level}:{100 * size.time:g}%"


def _rung(kind: str, game: Game, players: list[str], seats: int, size: Size, date: str, mode: str = "") -> Rung:
    match = job(game.name, players, seats=seats, mode=mode or None, date=date)
    share = claimed(match)
    claim = None if share is None else Claim(share, size.at_least, size.at_most)
    return Rung(kind, match, claim, size.at_most if claim else size.self_play)


def kind_of(match: Job) -> str:
    """Which part of the ladder a match belongs to; nothing when it is another match."""
    names = [match.players[at].partition(":")[0] for at in match.lineups[0]]
    ranked = levels()
    if len(match.lineups) > 1:
        return ""
    if match.seats == 1:
        return SOLO
    if len(set(match.lineups[0])) == 1:
        return SELF_PLAY
    if len(set(names[1:])) == 1 and names[1] == "playouts" and names[0] in (*ranked, NETWORK):
        return BASELINE
    if names[0] == LEARNED and set(names[1:]) == {BY_HAND}:
        return GUIDES
    below = ranked[ranked.index(names[0]) - 1] if names[0] in ranked[1:] else ""
    return STEPS if below and set(names[1:]) == {below} else ""


def claimed(match: Job) -> float | None:
    """The share of wins that a match of the ladder should show."""
    kind, first = kind_of(match), match.players[0].partition(":")[0]
    if kind == GUIDES:
        return STEP_CLAIM.get(match.seats, STEP_CLAIM_MORE)
    # what thinks longer may find nothing better
    if kind == STEPS and levels().index(first) <= levels().index(STRONGEST):
        return STEP_CLAIM.get(match.seats, STEP_CLAIM_MORE)
    if kind == BASELINE and first == STRONGEST:
        return BASELINE_CLAIM.get(match.seats, BASELINE_CLAIM_MORE)
    if kind == BASELINE and first == NETWORK:
        return NETWORK_CLAIM.get(match.seats, NETWORK_CLAIM_MORE)
    return None


def results_of(rung: Rung, folder: Path, *, again: bool = False) -> Results:
    """The results of a match of the ladder so far. Those of earlier players stay as they are, unless played again."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{match_name(rung.job)}.jsonl"
    if path.exists():
        before = Results.read(path)
        if before.job == replace(rung.job, code=before.job.code) and before.job.code != rung.job.code:
            if not again:
                return before
            path.rename(folder / f"{match_name(rung.job)}-{before.job.code}.jsonl")
    return Results(rung.job, path)


def finished(rung: Rung, results: Results) -> bool:
    """Whether there is nothing left to play: all games are there, the claim is settled, or other players played it."""
    if results.job.code != rung.job.code:
        return True
    deals = counted(results, None)
    if rung.claim is None:
        return len(deals) * rung.job.per_deal >= rounded(rung.job, rung.games)
    word, count = settled(rung.claim, deal_shares(deals), rung.job.per_deal)
    return word != OPEN or count * rung.job.per_deal >= rung.claim.at_most


def whole_ladder(
    names: Sequence[str], size: Size, kinds: Sequence[str] = KINDS, date: str = "", own: Sequence[str] = ()
) -> Iterator[Rung]:
    """The matches of these games, or of all."""
    for name in names or games.names():
        yield from rungs(games.load(name), size, kinds, date, own)


def found_in(folder: Path) -> list[Results]:
    """All results that lie in a folder, in the order of their names."""
    if not folder.is_dir():
        raise RiverratError(f"{folder}: there is no such folder with results")
    return [Results.read(path) for path in sorted(folder.glob("*.jsonl"))]
