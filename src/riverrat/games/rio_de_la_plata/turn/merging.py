"""Merging groups of defenders. (K6-M)"""

from riverrat.engine.rule import Log, Out, note_a, note_b, pop, put, rule, seat_now, tell

from ..actions import ARRIVING_ON_TOP, MERGE_ARRIVING, MERGED, RECRUIT_ARRIVING, STANDING_ON_TOP
from ..data import LARGEST_GROUP
from ..state import State
from .piles import BONUS, FOUGHT, JOINED, MOVED, on_top, owners, set_down, size_of
from .proposals import ARRIVING, STANDING, ask, is_refused


@rule
def may_merge(s: State, pile: int, cell: int) -> bool:
    """Up to three discs, or two pairs; not after a battle, nor if every way to stack them was refused. (K6-M, D-69)"""
    there = s.group[cell]
    if (there | pile) & FOUGHT:
        return False
    arriving, standing = size_of(pile), size_of(there)
    pairs = arriving == 2 and standing == 2
    if arriving + standing > LARGEST_GROUP and not pairs:
        return False
    both = owners(pile) | owners(there)
    if both & (both - 1) == 0:
        return True
    return not is_refused(s, ARRIVING, cell) or (not pairs and not is_refused(s, STANDING, cell))


@rule
def legal_stacking(s: State, out: Out) -> int:
    """Which of the two stacks shall lie on top; not what was refused before. (CS-9, D-68, D-69)"""
    cell, n = note_a(s), 0
    if not is_refused(s, ARRIVING, cell):
        n = put(out, n, ARRIVING_ON_TOP)
    if not is_refused(s, STANDING, cell):
        n = put(out, n, STANDING_ON_TOP)
    return n


@rule
def play_stacking(s: State, action: int, log: Log) -> None:
    seat, cell, recruiting = seat_now(s), note_a(s), note_b(s)
    pop(s)
    kind = RECRUIT_ARRIVING if recruiting == 1 else MERGE_ARRIVING
    if action == STANDING_ON_TOP:
        kind += 1
    who = owners(s.group[cell])
    if recruiting == 0:
        who |= owners(s.mover)
    ask(s, seat, who, cell, kind, log)


@rule
def merge(s: State, cell: int, upper: int, log: Log) -> None:
    """Two groups become one; of two pairs a trio and a single that stays behind. (K6-M, D-32, D-66)"""
    seat, arriving, standing = seat_now(s), s.mover, s.group[cell]
    origin = s.mover_cell
    marks = MOVED | JOINED | ((arriving | standing) & BONUS)
    if size_of(arriving) == 2 and size_of(standing) == 2:
        s.group[origin] = ((arriving >> 3) & 7) | MOVED | JOINED | (arriving & BONUS)
        arriving &= 7
        upper = ARRIVING
    if upper == ARRIVING:
        s.group[cell] = on_top(arriving, standing) | marks
    else:
        s.group[cell] = on_top(standing, arriving) | marks
    tell(s, log, MERGED, seat, cell, size_of(s.group[cell]))
    set_down(s)
    pop(s)  # the move is over
