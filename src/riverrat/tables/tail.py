"""The live end of a game: as much of its record as undo may reach."""

import threading
from collections.abc import Mapping
from typing import Any, Self

from riverrat.engine.game import Event, Game, new_log, read_log
from riverrat.engine.record import Record

from .rows import copied


class _Paper(threading.local):
    """What each thread has to write on while it plays: new paper for every action would cost more than the action."""

    def __init__(self) -> None:
        self.log = new_log()
        self.outs: dict[Game, list[int]] = {}

    def of(self, game: Game) -> tuple[list[int], list[int]]:
        """A log without events, and room for choices."""
        if game not in self.outs:
            self.outs[game] = game.buffer()
        self.log[0] = 0
        return self.log, self.outs[game]


paper = _Paper()


class Tail(Record):
    """A Record that need not begin at the beginning; plies count from `first`.

    The states before actions are kept as they are, and the game goes on with copies, so that tails can share what was.
    Where one player takes several actions in a row, only the state before the first is kept: the others follow from it.
    """

    def __init__(self, game: Game, seats: int, options: Mapping[str, str], s: Any, ply: int) -> None:
        self.seed, self.first = 0, ply
        self._legal: list[int] | None = None
        self._shared = True  # others may hold the present state: it is not to be changed
        self._start(game, seats, options, s)

    @property
    def legal(self) -> list[int]:
        """What may be chosen now, found once. Not to be changed."""
        if self._legal is None:
            self._legal = self.game.legal(self.now)
        return self._legal

    def play(self, action: int | str) -> list[Event]:
        """As every record does it; the choices found on the way to the next decision are kept to check what follows."""
        if action not in self.legal:
            self._legal = None
            return super().play(action)  # says what is wrong with it, or understands its text
        game, mark = self.game, self._mark()
        before = self._kept() if self._shared or self._marks[-1:] != [mark] else None
        log, out = paper.of(game)
        game.play_rule(self.now, int(action), log)
        count = game.advance_rule(self.now, out, log)
        self._legal = out[:count] if count >= 0 else None
        events = read_log(log)
        self.actions.append(int(action))
        self.events.append(events)
        self._before.append(before)
        self._marks.append(mark)
        return events

    def cut(self, ply: int) -> None:
        super().cut(ply)
        self._legal = None

    def hold(self) -> None:
        """Leave the present state as it is from now on."""
        self._shared = True

    def _kept(self) -> Any:
        before = self.now
        self.now, self._shared = before.clone(), False
        return before

    def reseed(self, seed: int) -> None:
        if self._shared:
            self._kept()
        super().reseed(seed)
        self.hold()  # what follows does not follow from the actions before alone

    def at(self, ply: int) -> Any:
        if not 0 <= ply < len(self):
            return super().at(ply)
        first = next(place for place in range(ply, -1, -1) if self._before[place] is not None)
        s = self._before[first].clone()
        for action in self.actions[first:ply]:
            self.game.play_trusted(s, action)
        return s

    @property
    def ply(self) -> int:
        return self.first + len(self)

    def copy(self) -> Self:
        other = copied(self)
        other.actions, other.events = self.actions[:], self.events[:]
        other._before, other._marks = self._before[:], self._marks[:]
        other.seeds = self.seeds.copy()
        other.hold()
        return other

    @property
    def settled(self) -> bool:
        """Whether nothing can be taken back any more."""
        return self.undo_limit() == len(self)

    def forget(self) -> None:
        """Drop what nobody can go back to; the last action stays, to tell why not."""
        spare = min(self.undo_limit(), len(self) - 1)
        if spare > 0:
            self.first += spare
            self.seeds.clear()
            del self.actions[:spare], self.events[:spare], self._before[:spare], self._marks[:spare]

    def before_last(self, count: int) -> bytes:
        """The state before the last `count` actions."""
        earlier: bytes = self._before[len(self) - count].to_bytes()
        return earlier
