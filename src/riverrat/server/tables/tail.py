"""The live end of a game: as much of its record as undo may reach."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from riverrat.engine.game import Event, Game, new_log, read_log
from riverrat.engine.record import Record

from ..store.rows import copied


class Tail(Record):
    """A Record that need not begin at the beginning; plies count from `first`."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str], s: Any, ply: int) -> None:
        self.seed, self.first = 0, ply
        self._legal: list[int] | None = None
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
        game, mark, before = self.game, self._mark(), self._kept()
        log, out = new_log(), game.buffer()
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

    def _kept(self) -> Any:
        """The state itself, there are few of them; the game goes on with a copy, so that tails can share what was."""
        before = self.now
        self.now = before.clone()
        return before

    def reseed(self, seed: int) -> None:
        self.now = self.now.clone()  # it may be shared
        super().reseed(seed)

    def _restored(self, kept: Any) -> Any:
        return kept.clone()

    @property
    def ply(self) -> int:
        return self.first + len(self)

    def copy(self) -> Tail:
        other = copied(self)
        other.actions, other.events = self.actions[:], self.events[:]
        other._before, other._marks = self._before[:], self._marks[:]
        other.seeds = self.seeds.copy()
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
