"""Guides: what search asks about a table. How good is each choice likely to be, and how do the seats stand?

A guide is one rule, `look(s, out, n, sight, weights)`. For the `n` choices in `out` it writes a number each into
`sight`, from place SEATS on: higher for better ones (differences count, as in a softmax), NEVER for what no sensible
person does. Which other choices there are makes no difference to it. With n = 0 it writes how the seats stand into the
places before: from 0, lost, to 1, won (tree.stand makes that from points). With -n it does both. `weights` are the
guide's own numbers, by name in its declaration; they can be tuned without compiling anything anew.

What a guide written by hand rules out, a network's guide rules out as well: `ruled_out` tells it so, without working
out how good everything else is.
"""

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from riverrat.engine.game import Game
from riverrat.engine.jobs import SEATS
from riverrat.engine.rule import rule

from ..tree import stand

NEVER = -1000.0  # the number of a choice that is ruled out
LINES = 64  # room for the lines of a score sheet


@rule
def nothing_ruled_out(s: Any, seat: int, action: int) -> bool:
    """For games whose guide rules nothing out."""
    return False


def nothing_held(s: Any, seat: int) -> dict[str, int]:
    """For games whose guide names no goods."""
    return {}


def never_idle(s: Any, action: int) -> bool:
    """For games whose guide knows no choice that does nothing."""
    return False


@dataclass(frozen=True, eq=False)
class Guide:
    """A rule that looks at tables of one game, with how search should use it."""

    name: str
    look: Callable[..., None]
    weights: Mapping[str, float] = field(default_factory=dict)
    spread: float = 10.0  # points: a lead that makes a win likely, but not sure
    blend: float = 0.3  # how much of a value is being ahead, the rest is winning
    turns: int = 1  # turns a simulation plays on beyond the tree before it looks how the seats stand
    longest: int = 60  # decisions it takes for that at most
    explore: float = 1.6
    untried: float = 0.6
    temperature: float = 1.0  # priors: higher is flatter
    decisive: float = 1.0  # playing on: higher is nearer to always taking the best
    width: float = 14.0  # choices a node starts with
    widening: float = 1.2  # and how many come in with the square root of its visits
    ruled_out: Callable[[Any, int, int], bool] = nothing_ruled_out  # a rule: whether a choice of a seat is a NEVER
    slips: float = 1.0  # how much is overlooked by who overlooks things: less where a turn has many small choices
    idle: Callable[[Any, int], bool] = never_idle  # a choice that does nothing: only where it is clearly the best
    holdings: Callable[[Any, int], dict[str, int]] = nothing_held  # what a seat has, as a person counts it, by text key
    for_holdings: tuple[str, ...] = ()  # the lines of the score sheet that pay for what is told so already
    memory: Any = None  # an array given to `look` instead of the weights; each search works on a copy of its own
    plainly: Callable[..., None] | None = None  # what the interpreter runs instead of `look`

    def numbers(self) -> Any:
        """What `look` is given as its weights."""
        import numpy as np

        return np.array([*self.weights.values(), 0.0]) if self.memory is None else self.memory.copy()


@cache
def guide_for(game: Game) -> Guide:
    """The guide written for a game, or a plain one that knows the score alone."""
    try:
        module = importlib.import_module(f"{__name__}.{game.package.rpartition('.')[2].partition('__')[0]}")
    except ModuleNotFoundError:
        return plain(game)
    found: Guide = module.guide(game)
    return found


def plain(game: Game) -> Guide:
    """Short random games, judged by the score: for games without a guide of their own."""
    points, spread, blend = game.points_rule, 10.0, 0.3

    @rule
    def look(s: Any, out: Any, n: int, sight: Any, weights: Any) -> None:
        for at in range(abs(n)):
            sight[SEATS + at] = 0.0
        if n <= 0:
            for seat in range(s.seats):
                sight[seat] = 1.0 * points(s, seat, sight[len(sight) - LINES :])
            stand(sight, s.seats, spread, blend)

    return Guide("plain", look, turns=1 << 20, longest=40)
