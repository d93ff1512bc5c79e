"""The player that tries each choice in many short random games and takes the best.

Every trial begins with a table the seat could believe in (`imagine`), so the player never uses what it cannot know. All
choices are tried on the same imagined tables, which takes much of the luck out of the comparison; half of them are
dropped at a time, so that most trials go to those between which it is hard to choose.
"""

import math
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from riverrat.engine import native
from riverrat.engine.game import Game
from riverrat.engine.rule import pick, scramble

from .player import Decision, Limit, Reason

Floats = npt.NDArray[np.float64]
Trial = tuple[Floats, Floats]  # how far ahead the seat is (in points), and 1 or a share of it if it has won, else -1
Sampler = Callable[[Sequence[int], int, int], Trial]  # actions, first seed, samples -> arrays (actions, samples)

HORIZON = 60  # decisions a trial looks ahead for each seat
MOST = 4096  # trials in one go


class PlayoutsPlayer:
    """`compiled` says whether trials run as native code; interpreted ones are fewer and otherwise the same."""

    def __init__(self, *, compiled: bool = True, horizon: int = HORIZON) -> None:
        self.compiled, self.horizon = compiled and native.available(), horizon

    def decide(self, game: Game, s: Any, seat: int, limit: Limit, seed: int) -> Decision:
        end = time.perf_counter() + limit.seconds
        legal = game.legal(s)
        if len(legal) == 1:
            return Decision(legal[0])
        sample = self._sampler(game, s, seat)
        search = _Halving(legal, s.seats, sample, _spread(seed))
        search.run(limit, end)
        return search.decision()

    def _sampler(self, game: Game, s: Any, seat: int) -> Sampler:
        horizon = self.horizon * s.seats
        return _compiled(game, s, seat, horizon) if self.compiled else _interpreted(game, s, seat, horizon)


def _spread(seed: int) -> int:
    """A starting point for the seeds of many trials, far from those of neighbouring seeds."""
    return (scramble(seed) << 28) ^ scramble((seed >> 32) + 0x9E37)


class _Halving:
    """Successive halving: all choices get trials, then the better half, then the better half of those."""

    def __init__(self, actions: Sequence[int], seats: int, sample: Sampler, seed: int) -> None:
        self.actions, self.seats, self.sample, self.seed = list(actions), seats, sample, seed
        count = len(self.actions)
        self.margins: list[list[Floats]] = [[] for _ in range(count)]
        self.wins: list[list[Floats]] = [[] for _ in range(count)]
        self.alive = list(range(count))
        self.trials, self.pace = 0, 0.0  # trials so far, trials a second

    def run(self, limit: Limit, end: float) -> None:
        rounds = max(1, math.ceil(math.log2(len(self.actions))))
        start = time.perf_counter()
        for at in range(1, rounds + 1):
            until = start + (end - start) * at / rounds if math.isfinite(end) else end
            self._round(min(limit.playouts * at // rounds, limit.playouts), until)
            values = self.values()
            self.alive.sort(key=lambda choice: -values[choice])
            self.alive = self.alive[: max(2, math.ceil(len(self.alive) / 2))]

    def _round(self, trials: int, until: float) -> None:
        """At least one trial of each choice, then on until time or trials are used up."""
        first = True
        while first or (self.trials + len(self.alive) <= trials and time.perf_counter() < until):
            first = False
            self._batch(trials, until - time.perf_counter())

    def _batch(self, trials: int, seconds: float) -> None:
        count = len(self.alive)
        room = max(1, min(MOST, trials - self.trials) // count)
        in_time = max(1, int(self.pace * min(seconds, 1.0) / 2) // count) if self.pace else 1
        each, began = min(room, in_time), time.perf_counter()
        margins, wins = self.sample([self.actions[at] for at in self.alive], self.seed, each)
        for row, choice in enumerate(self.alive):
            self.margins[choice].append(margins[row])
            self.wins[choice].append(wins[row])
        self.seed += each
        self.trials += each * count
        self.pace = each * count / max(time.perf_counter() - began, 1e-6)

    def values(self) -> list[float]:
        """How good each choice looks, from 0 to 1: being ahead counts, and so does having won."""
        margins = [np.concatenate(found) for found in self.margins]
        everything = np.concatenate(margins)
        scale = max(1.0, float(everything.std()))
        middle = float(everything.mean()) if self.seats == 1 else 0.0  # alone, one can only be ahead of oneself
        values = []
        for ahead, found in zip(margins, self.wins, strict=True):
            won = np.concatenate(found)
            lead = 0.5 + 0.5 * np.tanh((ahead - middle) / (2 * scale))
            values.append(float(np.where(won >= 0, 0.5 * won + 0.5 * lead, lead).mean()))
        return values

    def decision(self) -> Decision:
        values = self.values()
        best = max(self.alive, key=lambda choice: values[choice])
        visits = [sum(map(len, found)) for found in self.margins]
        reasons = [Reason(self.actions[at], round(values[at], 4), visits[at]) for at in range(len(values))]
        reasons.sort(key=lambda reason: (reason.action != self.actions[best], -reason.visits, -reason.value))
        return Decision(self.actions[best], tuple(reasons))


def _compiled(game: Game, s: Any, seat: int, horizon: int) -> Sampler:
    runner = native.compiled(game)
    root = runner.tables(1)
    s.pack(root[0])
    flags = native.IMAGINE | native.ACT | native.PLAYOUT | native.SCORE

    def sample(actions: Sequence[int], seed: int, each: int) -> Trial:
        tables = np.repeat(root, len(actions) * each)
        jobs = runner.jobs(len(tables), flags, 0, horizon)
        jobs["seat"] = seat
        jobs["action"] = np.repeat(actions, each)
        jobs["seed"] = np.tile(np.arange(seed, seed + each), len(actions))
        runner.run(tables, jobs)
        shape = (len(actions), each)
        points = jobs["points"][:, : s.seats]
        return _lead(points, seat).reshape(shape), _won(tables["over"], jobs["won"], seat).reshape(shape)

    return sample


def _lead(points: Any, seat: int) -> Floats:
    """Points ahead of the best other seat; alone, the points themselves."""
    own: Floats = points[:, seat].astype(np.float64)
    others = np.delete(points, seat, axis=1)
    return own - others.max(axis=1) if others.shape[1] else own


def _won(over: Any, won: Any, seat: int) -> Floats:
    shared = won[:, seat] / np.maximum(won.sum(axis=1), 1)
    found: Floats = np.where(over != 0, shared, -1.0)
    return found


def _interpreted(game: Game, s: Any, seat: int, horizon: int) -> Sampler:
    def trial(action: int, seed: int) -> tuple[list[int], list[int], int]:
        at = game.imagine(s, seat, seed)
        out, lines = game.buffer(), [0] * len(game.score_lines)
        game.play_rule(at, action, None)
        n, count = game.advance_rule(at, out, None), 0
        while n > 0 and count < horizon:
            game.play_rule(at, out[pick(seed, count, n)], None)
            count += 1
            n = game.advance_rule(at, out, None)
        points = [game.points_rule(at, one, lines) for one in range(at.seats)]
        return points, [game.won_rule(at, one) if at.over else 0 for one in range(at.seats)], at.over

    def sample(actions: Sequence[int], seed: int, each: int) -> Trial:
        found = [trial(action, seed + k) for action in actions for k in range(each)]
        shape = (len(actions), each)
        points, won = np.array([one[0] for one in found]), np.array([one[1] for one in found])
        over = np.array([one[2] for one in found])
        return _lead(points, seat).reshape(shape), _won(over, won, seat).reshape(shape)

    return sample
