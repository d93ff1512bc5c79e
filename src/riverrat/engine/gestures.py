"""Whole intentions made of small actions, and what a choice would bring. Both come from `legal` and `play` alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .errors import IllegalAction
from .game import Event, Game, new_log, read_log
from .rule import step_now
from .steps import AUTOMATIC


@dataclass(frozen=True)
class Preview:
    """What a sequence of actions changes, up to the next thing its player cannot know."""

    events: tuple[Event, ...]
    points: int | None  # how the player's points change; None when something unknown decides
    reveals: bool  # something unknown is shown on the way: the sequence cannot be undone
    ends_turn: bool


@dataclass(frozen=True)
class Gesture:
    """A complete sequence of actions with one intention, such as: leave a horse, south road, stop at Chinon."""

    actions: tuple[int, ...]
    target: str  # the last place the sequence names on the board
    complete: bool  # False where the limit cut it short: more choices follow
    preview: Preview


def preview(game: Game, s: Any, actions: Sequence[int]) -> Preview:
    """What would change if the player at hand took these actions. The table itself is left as it is."""
    walk = _Walk(game, s)
    at = s.clone()
    events: list[Event] = []
    for place, action in enumerate(actions, 1):
        legal = game.legal(at)
        if action not in legal:
            raise IllegalAction(game.actions.text(action), [game.actions.text(a) for a in legal])
        events += game.play_trusted(at, action) if place < len(actions) else walk.play(at, action)[0]
        if at.reveals != s.reveals:
            break
    return walk.preview(at, events)


def gestures(game: Game, s: Any, most: int = 300) -> list[Gesture]:
    """The intentions open to the player at hand. `most` bounds how many positions are looked at."""
    if s.over:
        return []
    walk = _Walk(game, s)
    walk.left = most
    walk.extend(s, game.legal(s), (), "", [])
    return walk.found


class _Walk:
    """A walk through clones of a table, along decisions that continue one intention of one player in one turn."""

    def __init__(self, game: Game, s: Any) -> None:
        self.game, self.start = game, s
        self.seat = game.seat(s)
        self.points = self._points(s)
        self.found: list[Gesture] = []
        self.left = 0
        self._log, self._out = new_log(), game.buffer()  # used for every position: most of them are short

    def _points(self, s: Any) -> int:
        return self.game.points_rule(s, self.seat, [0] * len(self.game.score_lines)) if self.seat >= 0 else 0

    def extend(self, s: Any, legal: list[int], actions: tuple[int, ...], target: str, events: list[Event]) -> None:
        for action in legal:
            at = s.clone()
            self.left -= 1
            told, choices = self.play(at, action)
            seen = events + told
            where = self.game.actions.target(action) or target
            path = (*actions, action)
            if not self._goes_on(at):
                self.found.append(Gesture(path, where, True, self.preview(at, seen)))
            elif self.left > 0:
                self.extend(at, self._out[:choices], path, where, seen)
            else:
                self.found.append(Gesture(path, where, False, self.preview(at, seen)))

    def play(self, s: Any, action: int) -> tuple[list[Event], int]:
        """Take an action, and play on through what needs no choice as long as the same player chooses: what others
        may do then is not looked into. Returns what happened, and the number of choices written into `_out`.
        """
        self._log[0] = 0
        self.game.play_rule(s, action, self._log)
        while not s.over and self.game.steps.all[step_now(s)].kind == AUTOMATIC:
            self.game.play_rule(s, -1, self._log)
        choices = self.game.advance_rule(s, self._out, self._log) if self._own(s) else 0
        return read_log(self._log), choices

    def _own(self, s: Any) -> bool:
        """Whether the same player goes on in the same turn, with nothing shown in between."""
        if s.over or s.turn != self.start.turn or s.reveals != self.start.reveals:
            return False
        return self.game.seat(s) == self.seat

    def _goes_on(self, s: Any) -> bool:
        return self._own(s) and self.game.steps.all[step_now(s)].continues

    def preview(self, s: Any, events: Sequence[Event]) -> Preview:
        reveals = s.reveals != self.start.reveals
        known = [event for event in events if event[-1] == self.start.reveals]
        heard = [told for event in known if (told := self.game.hears(event, self.seat)) is not None]
        change = None if reveals else self._points(s) - self.points
        return Preview(tuple(heard), change, reveals, bool(s.over) or s.turn != self.start.turn)
