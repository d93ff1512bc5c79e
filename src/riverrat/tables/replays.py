"""Whole games played again, where nobody waits for it: past positions, points over time, branches, records checked,
ratings.
"""

import logging
import zlib
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from riverrat.engine.errors import RiverratError, UnknownGame
from riverrat.engine.game import SPECTATOR, Game
from riverrat.engine.record import Record
from riverrat.players.moments import moments

from . import events, protocol, screen
from .asker import Asker
from .changes import Refused
from .game_key import GameKey, game_of
from .ratings import Rated, rate
from .rows import Body, Entry, Seat, Sheet, Snapshot
from .setup import new_sheet
from .table import knowers
from .tail import Tail

log = logging.getLogger("riverrat.replays")

KEPT = 16  # whole games at hand for stepping through

Written = tuple[Sheet, list[Entry], Snapshot | None]


@dataclass(frozen=True)
class Transcript:
    """All it takes to play a game again."""

    table: str
    version: int
    game: GameKey
    seats: int
    options: dict[str, str]
    seed: int
    future: int | None
    steps: list[tuple[int, str]]  # each action, and the seed chance comes from after it, if it changed
    start: Snapshot | None = None  # where the rules changed on the way: the position they went on from,
    before: Sequence[Entry] = ()  # and what was written down until then

    @property
    def first(self) -> int:
        """The first moment that can be played again."""
        return self.start.ply if self.start else 0

    @property
    def plies(self) -> int:
        return self.first + len(self.steps)


@dataclass(frozen=True)
class Points:
    transcript: Transcript
    also: str = ""  # a number of a spectator's view, by its path: what the rules' own player has, for one


@dataclass(frozen=True)
class Position:
    transcript: Transcript
    ply: int
    you: list[int]
    open_book: bool  # whether everybody may know everything


@dataclass(frozen=True)
class Moments:
    """Every moment at which somebody had a choice, as its seat could know it."""

    transcript: Transcript


@dataclass(frozen=True)
class Chosen:
    """One of those moments."""

    ply: int
    seat: int
    turn: int
    state: bytes  # packed with zlib: hundreds of them are kept
    played: tuple[int, ...]


@dataclass(frozen=True)
class Branch:
    transcript: Transcript
    ply: int
    seed: int  # of its own future
    seats: list[Seat]


@dataclass(frozen=True)
class Check:
    text: str
    game: GameKey | None  # what its header names, if there is such a game
    offered: list[str]

    def find(self, name: str, _data: str) -> Game:
        if self.game is None:
            raise UnknownGame(name, self.offered)
        return game_of(self.game)


@dataclass(frozen=True)
class Rate:
    """Games in the order they ended: game, people, the place of each."""

    games: list[tuple[str, list[str], list[int]]]


@dataclass(frozen=True)
class Problem:
    code: str
    message: str
    status: int = 400


Job = Points | Position | Moments | Branch | Check | Rate
Done = list[list[int]] | protocol.Moment | list[Chosen] | Written | list[tuple[str, str, Rated]] | Problem
_records: OrderedDict[str, tuple[int, Record]] = OrderedDict()


class Replayer(Protocol):
    """Whoever plays games again: a process on a server."""

    async def do(self, asker: Asker, job: Job) -> Any:
        """What comes of a job; refused when the asker has too many waiting, or it takes too long."""


def outcome(found: Done) -> Any:
    """What came of a job, refused where that is a problem."""
    if isinstance(found, Problem):
        if found.status >= 500:
            log.error("replaying failed", extra={"reason": found.message})
            raise Refused("internal", "This game cannot be played again.", 500)
        raise Refused(found.code, found.message, found.status)
    return found


def answer(job: Job) -> Done:
    try:
        match job:
            case Points(transcript, also):
                return points(replay(transcript), transcript.first, also)
            case Position():
                return position(replay(job.transcript), job)
            case Moments(transcript):
                return [
                    Chosen(one.ply, one.seat, one.turn, zlib.compress(one.s.to_bytes(), 1), one.played)
                    for one in moments(replay(transcript), transcript.seed)
                ]
            case Branch(transcript, ply, seed, seats):
                other = branch(replay(transcript), transcript, ply)
                other.reseed(seed)  # a copy has its own future: it tells nothing about that of the game
                return written(other, seats, transcript)
            case Rate(games):
                return rate(games)
            case Check():
                found: Record = Record.read(job.text, job.find)
                return written(found, [Seat("open") for _ in range(found.seats)])
    except RiverratError as error:
        return Problem(error.name, str(error))
    except Exception as error:
        return Problem("internal", f"{type(error).__name__}: {error}", 500)


def replay(transcript: Transcript) -> Record:
    """The game of a table; what was played again before is kept at hand."""
    version, known = _records.pop(transcript.table, (-1, None))
    actions = [action for action, _ in transcript.steps]
    if known is None or (version != transcript.version and actions[: len(known)] != known.actions):
        known = begun(transcript)
    for action, seed in transcript.steps[len(known) :]:
        known.play(action)
        if seed:
            known.reseed(int(seed))
    _records[transcript.table] = transcript.version, known
    if len(_records) > KEPT:
        _records.popitem(last=False)
    return known


def begun(transcript: Transcript) -> Record:
    """A game before its first action, or as the rules of today took it over."""
    game = game_of(transcript.game)
    if transcript.start:
        return Tail(
            game,
            transcript.seats,
            transcript.options,
            game.state.from_bytes(transcript.start.state),
            transcript.start.ply,
        )
    record: Record = Record(game, transcript.seats, transcript.options, transcript.seed)
    if transcript.future is not None:
        record.reseed(transcript.future)
    return record


def branch(record: Record, transcript: Transcript, ply: int) -> Record:
    """The same game up to a moment, to be played on differently."""
    if not isinstance(record, Tail):
        return record.branch(ply)
    other = record.copy()
    other.cut(ply - transcript.first)
    return other


def position(record: Record, job: Position) -> protocol.Moment:
    game, ply, you, at = record.game, job.ply, job.you, job.ply - job.transcript.first
    s = record.at(at)
    deciding = game.seat(s)
    eyes = deciding if deciding in you else you[0] if you else SPECTATOR
    told: list[events.Words] = []
    action = None
    if at:
        told = events.words(game, ply, events.at(record, at - 1), you)
        before, taken = record.at(at - 1), record.actions[at - 1]
        if job.open_book or any(game.sees(before, seat, taken) for seat in you or [SPECTATOR]):
            action = game.actions.text(taken)
    return protocol.Moment(
        ply=ply,
        plies=job.transcript.plies,
        seat=deciding,
        action=action,
        view=game.view(s, eyes),
        scores=screen.score_info(game.scores(s)),
        events=[events.message(one) for one in told],
    )


def points(replay: Record, first: int = 0, also: str = "") -> list[list[int]]:
    """After each action. What came before the rules of today they cannot count: it is shown as they found it."""
    game, lines, found = replay.game, [0] * len(replay.game.score_lines), []
    for s in (replay.at(ply) for ply in range(len(replay) + 1)):
        row = [game.points_rule(s, seat, lines) for seat in range(replay.seats)]
        found.append([*row, _number(game.view(s, SPECTATOR), also)] if also else row)
    return found[:1] * first + found


def _number(view: Any, path: str) -> int:
    """The number at a path of a view, such as `greg.points`; refused where there is none."""
    for name in path.split("."):
        view = view.get(name) if isinstance(view, dict) else None
    if type(view) is not int:
        raise RiverratError(f"there is no number {path} in a view of this game")
    return view


def written(replay: Record, seats: list[Seat], transcript: Transcript | None = None) -> Written:
    """A whole game as a new table: one entry an action, and a snapshot of its end.

    Where the rules have changed on the way, what came before stays as it was told, and the snapshot is of the change.
    """
    game = replay.game
    start = transcript.start if transcript else None
    before = [entry for entry in transcript.before if entry.kind in ("act", "undo", "rules")] if transcript else []
    first, offset = start.ply if start else 0, len(before)
    sheet = new_sheet(game, seats, replay.options, transcript.seed if transcript else replay.seed)
    sheet.future, sheet.tags = replay.seeds.get(0), replay.tags
    entries = [msgspec.structs.replace(entry, version=at, client=None) for at, entry in enumerate(before, 1)]
    for at, action in enumerate(replay.actions):
        happened = events.at(replay, at)
        body = Body(
            seat=replay.seat_at(at),
            ply=first + at,
            actions=[action],
            texts=[game.actions.text(action)],
            events=[happened],
            told=events.public(game, first + at + 1, happened),
            only=[knowers(game, replay.at(at), action)],
            seeds=[str(replay.seeds.get(at + 1, ""))],
        )
        entries.append(Entry(offset + at + 1, "act", body, None, sheet.created))
    sheet.version, sheet.ply = len(entries), first + len(replay)
    sheet.over = bool(replay.now.over)
    sheet.waiting = game.seat(replay.now)
    if sheet.over:
        sheet.result = [[x.seat, x.points, x.lines, x.rank, x.won] for x in game.scores(replay.now)]
    if start:
        return sheet, entries, Snapshot(offset, first, replay.at(0).to_bytes())
    limit = max(0, replay.undo_limit() - 1)  # undo on a branch reaches as far as it did in the game
    snapshot = Snapshot(limit, limit, replay.at(limit).to_bytes()) if limit else None
    return sheet, entries, snapshot
