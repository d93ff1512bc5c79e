"""Random games in the interpreter, choice for choice those of the compiled runners."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from .errors import RiverratError
from .game import Game, seed_table
from .jobs import FOREVER
from .rule import pick


@dataclass(frozen=True)
class Variant:
    """A mode at one seat count: what contract tests, fuzzing and parity go through."""

    mode: str
    seats: int
    options: Mapping[str, str]

    def __str__(self) -> str:
        return f"{self.mode}, {self.seats} seats"


def variants(game: Game) -> list[Variant]:
    return [Variant(mode.name, seats, mode.options) for mode in game.modes for seats in mode.seats]


def start(game: Game, seats: int, options: Mapping[str, str], seed: int) -> Any:
    """A state set up, not yet played on to its first decision."""
    s = game.blank(seats, options)
    seed_table(s, seed)
    game.setup(s, None)
    return s


def moves(game: Game, s: Any, seed: int, limit: int = FOREVER) -> Iterator[tuple[int, int]]:
    """Play at random on `s`, yielding each action before it is taken, with between how many it was chosen.

    The random player is that of `seed`; it takes at most `limit` decisions. What is asked though only one thing can be
    chosen is an action of the game, but no decision.
    """
    out, advance, play = game.buffer(), game.advance_rule, game.play_rule
    n, count = advance(s, out, None), 0
    while n > 0 and (n == 1 or count < limit):
        action = out[pick(seed, count, n)] if n > 1 else out[0]
        yield action, n
        play(s, action, None)
        count += n > 1
        n = advance(s, out, None)
    if n < 0:
        raise RiverratError(f"{game.name} leaves nothing to choose at {game.step(s)!r} (seed {seed}, decision {count})")


def decisions(game: Game, s: Any, seed: int, limit: int = FOREVER) -> Iterator[int]:
    """The same, the actions alone: those of a record."""
    return (action for action, _ in moves(game, s, seed, limit))


def playout(game: Game, seats: int, options: Mapping[str, str], seed: int, limit: int = FOREVER) -> tuple[Any, int]:
    """A random game in the interpreter: its last state and how many decisions it took."""
    s, count = start(game, seats, options, seed), 0
    for _, choices in moves(game, s, seed, limit):
        count += choices > 1
    return s, count
