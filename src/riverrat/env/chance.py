"""Chance, one number at a time: what a draw can bring, and what a seat can believe.

Rules draw from a generator inside the state. Here they are given dice instead: numbers that are settled beforehand, and
a question once these are used up. Asking for every answer in turn enumerates all that can come of an action, with exact
probabilities; the same, done with what a seat cannot know, is its information set.

`Game.imagine` gives one state of that set, drawn at random, with another future. `hidden` says whether there is
anything settled that the seat cannot know, and `unknown` in which fields; where there is not, only the future is.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Self

import numpy as np

from riverrat.engine.errors import IllegalAction, RiverratError
from riverrat.engine.game import Event, Game
from riverrat.engine.rule import MASK

from .episode import action_number, named

MOST = 10_000  # outcomes that are enumerated unless more are asked for


class Undrawn(Exception):
    """The rules ask for a number from 0 to `numbers` - 1 that is not settled."""

    def __init__(self, numbers: int) -> None:
        self.numbers = numbers
        super().__init__(f"a number from 0 to {numbers - 1}")


class _Word:
    """Stands for 32 random bits: whatever the generator does with it, it stays itself until it becomes a number."""

    def __init__(self, dice: "Dice") -> None:
        self.dice = dice

    def _same(self, _other: object) -> Self:
        return self

    __add__ = __and__ = __or__ = __xor__ = __lshift__ = __rshift__ = _same
    __radd__ = __rand__ = __ror__ = __rxor__ = _same

    def __mul__(self, numbers: int) -> int:
        """A draw from 0 to `numbers` - 1 multiplies its word: the upper half is the number, the lower one in range."""
        return (self.dice.number(numbers) << 32) | MASK


class Dice:
    """A state's generator with settled numbers, in their order. The interpreter's rules take it as any other."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers, self.drawn = numbers, 0
        self.word = _Word(self)

    def __getitem__(self, at: int) -> _Word:
        return self.word

    def __setitem__(self, at: int, value: object) -> None:
        """There is no state to keep."""

    def number(self, numbers: int) -> int:
        if numbers <= 1:
            return 0
        if self.drawn == len(self.numbers):
            raise Undrawn(numbers)
        number: Any = self.numbers[self.drawn]
        if not isinstance(number, int | np.integer) or not 0 <= number < numbers:
            raise RiverratError(f"the rules draw a number from 0 to {numbers - 1}, not {number!r}")
        self.drawn += 1
        return int(number)


def settled(game: Game, s: Any, action: int, numbers: Sequence[int]) -> tuple[Any, list[Event]]:
    """The state after an action when these numbers are drawn, and what happened. Raises Undrawn for the next one that
    is needed, IllegalAction for an action that is not legal, and RiverratError for a number that cannot be drawn.

    The state's own generator is left where it was.
    """
    return trusted(game, s, _legal(game, s, action), numbers)


def trusted(game: Game, s: Any, action: int, numbers: Sequence[int]) -> tuple[Any, list[Event]]:
    """The same for an action that is known to be legal."""
    other = s.clone()
    other.rng = Dice(numbers)
    events = game.play_trusted(other, action)
    other.rng = s.rng[:]
    return other, events


@dataclass(frozen=True)
class Outcome:
    """Something that can come of it: how likely, and the state that is then."""

    probability: Fraction
    s: Any


def outcomes(game: Game, s: Any, action: int, most: int = MOST) -> list[Outcome]:
    """All that can come of a legal action, up to the next decision. Raises RiverratError for more than `most`, and
    IllegalAction for an action that is not legal.

    Examples:
        >>> import riverrat
        >>> game = riverrat.load("first-rat")
        >>> s = game.new(seats=2, seed=1)
        >>> [str(outcome.probability) for outcome in outcomes(game, s, game.legal(s)[0])]
        ['1']
    """
    chosen = _legal(game, s, action)
    return _all(lambda numbers: trusted(game, s, chosen, numbers)[0], most)


def beliefs(game: Game, s: Any, seat: int, most: int = MOST) -> list[Outcome]:
    """The seat's information set: every state `imagine` may give, with how likely it is, chance to come aside.

    Raises RiverratError for more than `most`, and for a seat that nobody has.
    """
    game.check_seat(s, seat)

    def believed(numbers: Sequence[int]) -> Any:
        other = s.clone()
        other.rng = Dice(numbers)
        game.redeal_rule(other, seat)
        other.reveals, other.rng = s.reveals, s.rng[:]
        return other

    return _all(believed, most)


def hidden(game: Game, s: Any, seat: int) -> bool:
    """Whether something is settled that the seat cannot know, so that `imagine` has to deal it anew."""
    game.check_seat(s, seat)
    other = s.clone()
    other.rng = Dice(())
    try:
        game.redeal_rule(other, seat)
    except Undrawn:
        return True
    other.reveals, other.rng = s.reveals, s.rng[:]
    return bool(other != s)


def unknown(game: Game, s: Any, seat: int, most: int = MOST) -> list[str]:
    """The names of the fields in which the states of the seat's information set differ from the true one.

    Raises RiverratError where there are more than `most` states, and for a seat that nobody has.

    Examples:
        >>> import riverrat
        >>> game = riverrat.load("first-rat")
        >>> unknown(game, game.new(seats=2, seed=1), seat=0)
        []
    """
    believed = [each.s for each in beliefs(game, s, seat, most)]
    return [name for name in game.state.fields if any(getattr(each, name) != getattr(s, name) for each in believed)]


def _legal(game: Game, s: Any, action: Any) -> int:
    chosen, legal = action_number(action), game.legal(s)
    if chosen not in legal:
        raise IllegalAction(*named(game, chosen, legal))
    return chosen


def _all(result: Callable[[Sequence[int]], Any], most: int) -> list[Outcome]:
    """Every result there is, equal ones together, in the order of the numbers they are first drawn with."""
    found: dict[bytes, list[Any]] = {}
    waiting: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    seen = 0
    while waiting:
        numbers, probability = waiting.pop()
        try:
            s = result(numbers)
        except Undrawn as undrawn:
            seen += undrawn.numbers
            if seen > most:
                raise RiverratError(f"there are more than {most} outcomes") from None
            share = probability / undrawn.numbers
            waiting += [((*numbers, number), share) for number in reversed(range(undrawn.numbers))]
            continue
        together = found.setdefault(s.to_bytes(), [Fraction(0), s])
        together[0] += probability
    return [Outcome(probability, s) for probability, s in found.values()]
