"""Analyses of finished games: thought out move by move by an adviser, and kept for whoever asks next.

A game is one long job made of many short ones. Before each of them the queue decides who is advised next, so that
somebody who waits for a hint never waits long for an analysis; and when nobody listens any more it ends, with what was
found so far kept for the next who asks.
"""

import logging
import zlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from riverrat.engine.game import Game
from riverrat.players.analysis import Candidate, Judgement
from riverrat.players.reasons import Words

from . import protocol
from .asker import Asker
from .changes import Refused
from .history import History
from .opponents import OpponentFailed, Opponents
from .replays import Chosen, Moments
from .room import Room

log = logging.getLogger("riverrat.analyses")

KEPT = 64  # analyses at hand
LEAST, MOST = 0.02, 0.5  # seconds for one move
DEEP = 4.0  # the same for one that somebody wants to know better

Said = protocol.AnalysisAnswer | protocol.Explanation | protocol.Error


@dataclass(frozen=True)
class Listener:
    """Somebody who waits for an analysis: who it is, the message they asked with, and how to reach them."""

    asker: Asker
    id: str
    say: Callable[[Said], None]


@dataclass
class Analysis:
    """What is known of one game."""

    room: Room
    game: Game
    result: list[float]
    moments: list[Chosen] | None = None  # None as long as the game is being read
    judged: list[Judgement] = field(default_factory=list)  # of as many moments, from the first
    reasons: dict[int, protocol.Explanation] = field(default_factory=dict)
    deep: set[int] = field(default_factory=set)  # the plies that were thought about once more
    listeners: list[Listener] = field(default_factory=list)
    working: bool = False

    @property
    def complete(self) -> bool:
        return self.moments is not None and len(self.judged) == len(self.moments)


class Analyses:
    def __init__(self, history: History, opponents: Opponents) -> None:
        self.history, self.rooms, self.opponents = history, history.rooms, opponents
        self.seconds = self.rooms.catalogue.settings.limits.analysis
        self._kept: OrderedDict[tuple[str, int], Analysis] = OrderedDict()  # by table and version

    # --- asking -------------------------------------------------------------------------------------------------------

    def begin(self, room: Room, listener: Listener) -> None:
        """Tell somebody what is known of a finished game, and go on thinking about it."""
        found = self._of(room)
        busy = [
            one
            for one in self._kept.values()
            if any(other.asker.person == listener.asker.person for other in one.listeners)
        ]
        if any(one is not found for one in busy):
            raise Refused("too-many", "One analysis at a time.")
        self._tell(found, [listener], 0)
        if not found.complete:
            found.listeners.append(listener)
            if not found.working:
                found.working = True
                self.rooms.start(self._work(found))

    def stop(self, say: Callable[[Said], None]) -> None:
        """Whoever was reached this way waits no longer."""
        for one in self._kept.values():
            one.listeners = [listener for listener in one.listeners if listener.say != say]

    async def explain(
        self, room: Room, asker: Asker, id: str, ply: int, *, deeper: bool = False
    ) -> protocol.Explanation:
        """Why one move of an analysed game was better than another, in words; once in a game, after a longer look."""
        found = self._of(room)
        done = (found.moments or [])[: len(found.judged)]
        at = next((at for at, one in enumerate(done) if one.ply == ply), None)
        if at is None:
            raise Refused("no-ply", "This moment has not been analysed.")
        moment = done[at]
        if deeper and ply not in found.deep:
            found.judged[at] = await self._deeper(found, moment, asker)
            found.deep.add(ply)
            found.reasons.pop(ply, None)
        judged = found.judged[at]
        if ply not in found.reasons:
            found.reasons[ply] = await self._explained(found.game, moment, judged, asker)
        known, again = found.reasons[ply], _info(moment, judged) if ply in found.deep else None
        return protocol.Explanation(id=id, ply=ply, best=known.best, played=known.played, judged=again)

    def _of(self, room: Room) -> Analysis:
        """The analysis of a table; refused while it is played, since it would tell the players what to do."""
        table = room.table
        if not table.sheet.over:
            raise Refused("running", "A game is analysed once it is over.")
        if table.game is None or table.broken:
            raise Refused("readonly", "The rules this game was played by are gone; its log and record are there.")
        key = (table.id, table.version)
        if key not in self._kept:
            won = [bool(score[4]) for score in table.sheet.result or []]
            self._kept[key] = Analysis(room, table.game, [one / max(1, sum(won)) for one in won])
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            idle = next((old for old, one in self._kept.items() if not one.working and old != key), None)
            if idle is None:
                break
            del self._kept[idle]
        return self._kept[key]

    # --- thinking -----------------------------------------------------------------------------------------------------

    async def _work(self, found: Analysis) -> None:
        """Think about one move after the other, as long as somebody listens."""
        try:
            asker = found.listeners[0].asker if found.listeners else Asker()
            if found.moments is None:
                transcript = await self.history.transcript(found.room, asker)
                found.moments = await self.history.replayer.do(asker, Moments(transcript))
                self._tell(found, found.listeners, 0)
            seconds = min(MOST, max(LEAST, self.seconds / max(1, len(found.moments))))
            while found.listeners and not found.complete and not self.rooms.closing:
                await self._next(found, found.moments[len(found.judged)], seconds)
        except Refused as refusal:
            self._fail(found, refusal.code, str(refusal))
        except OpponentFailed as failure:
            log.warning("an analysis failed", extra={"table": found.room.table.id, "reason": str(failure)})
            self._fail(found, "no-analysis", "Nobody can analyse this game just now.")
        finally:
            found.working = False
            found.listeners = []

    async def _next(self, found: Analysis, moment: Chosen, seconds: float) -> None:
        async with self.opponents.opinion(found.game, found.listeners[0].asker, waiting=False):
            if not found.listeners:  # all have left while we waited
                return
            state = zlib.decompress(moment.state)
            judged = await self.opponents.judge(found.game, state, moment.played, seconds, moment.ply + 1)
        found.judged.append(judged)
        self._tell(found, found.listeners, len(found.judged) - 1)

    async def _deeper(self, found: Analysis, moment: Chosen, asker: Asker) -> Judgement:
        async with self.opponents.opinion(found.game, asker, waiting=True, deeper=True):
            state, seed = zlib.decompress(moment.state), moment.ply + 1
            return await self.opponents.judge(found.game, state, moment.played, DEEP, seed, deeper=True)

    async def _explained(self, game: Game, moment: Chosen, judged: Judgement, asker: Asker) -> protocol.Explanation:
        many, at = len(judged.best), judged.at
        if judged.by == "nothing":
            alike = [_words([judged.verdict])]
            return protocol.Explanation(id="", ply=moment.ply, best=alike * many, played=[])
        if len(judged.moves) < 2:
            return protocol.Explanation(id="", ply=moment.ply, best=[[]] * many, played=[])
        async with self.opponents.opinion(game, asker, waiting=True):
            state = zlib.decompress(moment.state)
            reasons = await self.opponents.explain(game, state, judged, moment.ply + 1)
        told = [_words(one) for one in reasons]
        return protocol.Explanation(id="", ply=moment.ply, best=told[:many], played=told[at] if at else [])

    # --- telling ------------------------------------------------------------------------------------------------------

    def _tell(self, found: Analysis, listeners: Sequence[Listener], first: int) -> None:
        """What is known from one moment on."""
        moments = [_info(*pair) for pair in list(zip(found.moments or (), found.judged, strict=False))[first:]]
        for one in listeners:
            one.say(
                protocol.AnalysisAnswer(
                    id=one.id,
                    moments=moments,
                    done=len(found.judged),
                    of=len(found.moments or ()),
                    result=found.result,
                    weaker=self.opponents.interpreted(found.game),
                )
            )

    def _fail(self, found: Analysis, code: str, message: str) -> None:
        for one in found.listeners:
            one.say(protocol.Error(id=one.id, code=code, message=message))


def _info(moment: Chosen, found: Judgement) -> protocol.JudgedInfo:
    return protocol.JudgedInfo(
        ply=moment.ply,
        seat=moment.seat,
        turn=moment.turn,
        chances=list(found.chances),
        by=found.by,
        best=[_move(one) for one in found.best],
        played=_move(found.played),
        cost=found.cost,
        points=found.points,
        turning=found.turning,
    )


def _move(one: Candidate) -> protocol.MoveInfo:
    return protocol.MoveInfo(actions=list(one.actions), target=one.target, chance=one.chance, points=one.points)


def _words(reasons: Sequence[Words]) -> list[protocol.WordsInfo]:
    return [protocol.WordsInfo(key=one.key, values=dict(one.values)) for one in reasons]
