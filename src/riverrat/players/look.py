"""What a network makes of positions, for whoever asks: how likely it would choose what, and how the seats stand.

    seen = riverrat.look(game, s)
    print(seen.choices(3), seen.chances, seen.ahead)

One position is looked at in the interpreter, at once. An array of them, such as the tables of a runner or the positions
of a dataset, is looked at in native code and NumPy, thousands a second.
"""

from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt

from riverrat.engine import native
from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Game
from riverrat.engine.inputs import turned_rule
from riverrat.engine.native import INPUTS, MASK, SCORE
from riverrat.engine.state import State

from .network import MARGIN, Network, network_of, read_once

TOGETHER = 512  # positions whose rows are summed at once
NOTHING = -(1 << 30)  # points of a seat that is not there


@dataclass(frozen=True)
class Looked:
    """What a network sees for the seat to decide. Of several positions each array has a row for each.

    Where a game is over nobody decides (`seat` -1) and everything else is 0.
    """

    game: Game
    seat: Any  # who decides
    policy: Any  # how likely it would take each action of the game; 0 for what is not legal
    chances: Any  # to win, by seat, each judged by itself: they need not add up to 1
    ahead: Any  # points ahead of the best other at the end, by seat; of who plays alone, points

    def choices(self, most: int | None = None) -> list[tuple[str, float]]:
        """Of one position: what may be chosen in the record's words, with how likely it is, likeliest first."""
        order = np.argsort(-self.policy, kind="stable")
        legal = [int(action) for action in order if self.policy[action] > 0]
        return [(self.game.actions.text(action), float(self.policy[action])) for action in legal[:most]]


def look(game: Game, s: Any, network: Network | Path | str | None = None) -> Looked:
    """What a network makes of `s`: a state, a list of states, or an array of them as records.

    It sees what the seat to decide may know, and nothing else. `network` is one that was read, or a file; without it
    the one that comes with the game is asked.
    """
    asked = network_of(game) if network is None else network
    found = asked if isinstance(asked, Network) else read_once(game, Path(asked))
    if isinstance(s, np.ndarray) and s.shape and native.available():
        return _many(found, s)
    if isinstance(s, State):
        return _one(found, s)
    if isinstance(s, list | tuple | np.ndarray):
        return _stacked(game, [_one(found, one if isinstance(one, State) else game.state.unpack(one)) for one in s])
    raise RiverratError(f"a position is a state, a list of states or an array of them, not {type(s).__name__}")


def _one(network: Network, s: Any) -> Looked:
    game, many = network.game, max(network.game.seat_counts)
    policy, chances, ahead = np.zeros(game.actions.size), np.zeros(many), np.zeros(many)
    seat = game.seat(s)
    if seat >= 0:
        legal = game.legal(s)
        seen = network.look(s, seat, legal)
        policy[legal] = _softmax(seen.logits.astype(np.float64))
        around = [(seat + k) % s.seats for k in range(s.seats)]
        chances[around], ahead[around] = seen.chance, seen.ahead
    return Looked(game, seat, policy, chances[: s.seats], ahead[: s.seats])


def _stacked(game: Game, seen: list[Looked]) -> Looked:
    many = max(game.seat_counts)
    chances, ahead = (
        np.array([np.pad(row, (0, many - len(row))) for row in rows]).reshape(-1, many)
        for rows in ([one.chances for one in seen], [one.ahead for one in seen])
    )
    policy = np.array([one.policy for one in seen]).reshape(-1, game.actions.size)
    return Looked(game, np.array([one.seat for one in seen], int), policy, chances, ahead)


# --- many -------------------------------------------------------------------------------------------------------------


def _many(network: Network, positions: npt.NDArray[Any]) -> Looked:
    game, count = network.game, len(positions)
    runner, tables = native.compiled(game), positions.copy()
    jobs, masks, inputs = runner.jobs(count, MASK | INPUTS | SCORE), runner.masks(count), runner.inputs(count)
    runner.run(tables, jobs, masks=masks, inputs=inputs, cores=native.cores_here())
    if (jobs["fault"] != 0).any():
        raise RiverratError(f"position {np.flatnonzero(jobs['fault'])[0]} is none of {game.name}")
    seats, many = tables["seats"].astype(int), max(game.seat_counts)
    asked = jobs["decides"].astype(int)
    policy, chances, ahead = np.zeros((count, game.actions.size)), np.zeros((count, many)), np.zeros((count, many))
    going = np.flatnonzero(asked >= 0)
    for at in range(0, len(going), TOGETHER):
        rows = going[at : at + TOGETHER]
        deep = network.deep(_sums(network, inputs[rows], jobs["inputs"][rows]))
        policy[rows] = _policies(network, deep, asked[rows], seats[rows], masks[rows])
        relative = (np.arange(many) - asked[rows, None]) % seats[rows, None]
        there = np.arange(many) < seats[rows, None]
        lead = _leads(jobs["points"][rows, :many].astype(int), there)
        for room, seen in zip((chances, ahead), network.standing(deep), strict=True):
            room[rows] = np.where(there, np.take_along_axis(seen, relative, axis=1), 0)
        ahead[rows] += lead
    return Looked(game, asked, policy, chances, ahead)


def _sums(network: Network, inputs: Any, counts: Any) -> Any:
    """The sum of the rows that are on, for each position."""
    ons = inputs[np.arange(inputs.shape[1]) < counts[:, None]]
    starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
    return np.add.reduceat(network.weights["first"][ons], starts, axis=0)


def _policies(network: Network, deep: Any, asked: Any, seats: Any, masks: Any) -> Any:
    """The policy over all actions, each as the seat to decide would call it."""
    w, turned = network.weights, turned_rule(network.game)
    logits = deep @ w["policy"].T + w["policy.bias"]
    found = np.zeros(logits.shape)
    for seat, of in set(zip(asked.tolist(), seats.tolist(), strict=True)):
        rows = (asked == seat) & (seats == of)
        table = SimpleNamespace(seats=of)
        own = [turned(table, seat, action) for action in range(network.game.actions.size)]
        found[rows] = logits[rows][:, own]
    return _softmax(np.where(masks != 0, found, -np.inf))


def _leads(points: Any, there: Any) -> Any:
    """How far each seat is ahead of the best other now; of who plays alone, its points."""
    lead = np.zeros(points.shape)
    for seat in range(points.shape[1]):
        others = there & (np.arange(points.shape[1]) != seat)
        best = np.where(others, points, NOTHING).max(axis=1)
        lead[:, seat] = points[:, seat] - np.where(others.any(axis=1), best, 0)
    return np.where(there, np.clip(lead, -2 * MARGIN, 2 * MARGIN), 0)


def _softmax(logits: Any) -> Any:
    likely = np.exp(logits - logits.max(axis=-1, keepdims=True))
    return likely / likely.sum(axis=-1, keepdims=True)
