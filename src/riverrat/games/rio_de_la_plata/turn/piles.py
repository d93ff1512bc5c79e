"""Piles of discs in a fight, each one small number.

The lowest three bits are the top disc, the next three the one below it, and so on: 1 to 5 for a seat's disc, FOE for an
enemy. Above them are the marks of the round. A pile is never taken apart except by losses and the merging of two pairs.
"""

from riverrat.engine.rule import rule

from ..data import NOWHERE
from ..state import State

FOE = 7
DISCS = 0o777
MOVED, JOINED, FOUGHT, BONUS = 512, 1024, 2048, 4096  # marks: JOINED may be selected again, for a bonus step only
MARKS = MOVED | JOINED | FOUGHT | BONUS


@rule
def size_of(pile: int) -> int:
    """How many discs lie in a pile."""
    if pile & 0o700:
        return 3
    if pile & 0o70:
        return 2
    return 1 if pile & 0o7 else 0


@rule
def is_foe(pile: int) -> bool:
    return pile & 7 == FOE


@rule
def pile_of(code: int, count: int) -> int:
    """A pile of `count` like discs."""
    if count == 3:
        return code * 0o111
    if count == 2:
        return code * 0o11
    return code if count == 1 else 0


@rule
def on_top(upper: int, lower: int) -> int:
    """One pile laid whole on another, without marks. (D-68)"""
    return (upper & DISCS) | ((lower & DISCS) << (3 * size_of(upper)))


@rule
def owners(pile: int) -> int:
    """Who has discs in a defenders' pile, a bit a seat."""
    mask = 1 << ((pile & 7) - 1)
    if pile & 0o70:
        mask |= 1 << (((pile >> 3) & 7) - 1)
    if pile & 0o700:
        mask |= 1 << (((pile >> 6) & 7) - 1)
    return mask


@rule
def discs_of(pile: int, seat: int) -> int:
    """How many discs of a seat lie in a pile."""
    code = seat + 1
    count = 1 if pile & 7 == code else 0
    if (pile >> 3) & 7 == code:
        count += 1
    if (pile >> 6) & 7 == code:
        count += 1
    return count


@rule
def set_down(s: State) -> None:
    """Nobody is on the move any more."""
    s.mover = 0
    s.mover_cell = NOWHERE
    s.mover_steps = 0
    s.mover_acted = 0
