"""Groups in a fight: the piles they are, merging, mixed groups and who is asked about them. (K6-M, DP-7, DP-14)

A pile is one small number. The lowest three bits are the top disc, the next three the one below it, and so on: 1 to 5
for a seat's disc, FOE for an enemy. Above them are the marks of the round. A pile is never taken apart except by losses
and the merging of two pairs.
"""

from riverrat.engine.rule import Log, Out, note_a, note_b, pop, push, put, rule, seat_now, tell

from ..actions import (
    ARRIVING_ON_TOP,
    CONSENT_STEP,
    FIRST_COMMANDS,
    JOINT_GROUP_STEP,
    JOINT_GROUPS_STEP,
    JOINT_UNDER_FIRST,
    JOINT_UNDER_SECOND,
    MERGE_ARRIVING,
    MERGED,
    MUSTER_STEP,
    PROPOSED,
    RECRUIT_ARRIVING,
    SECOND_COMMANDS,
    STANDING_ON_TOP,
    STAY_APART,
    WENT_HOME,
)
from ..data import CELLS, LARGEST_GROUP, NOWHERE
from ..state import NOBODY, State
from .standing_discs import as_discs, discs_on

FOE = 7
DISCS = 0o777
MOVED, JOINED, FOUGHT, BONUS = 512, 1024, 2048, 4096  # marks: JOINED may be selected again, for a bonus step only
MARKS = MOVED | JOINED | FOUGHT | BONUS
ARRIVING, STANDING, GIVING_UP = range(3)  # kinds of refused proposals
WORD = 20  # cells a word of a mask


@rule
def size_of(pile: int) -> int:
    """How many discs lie in a pile."""
    if pile & 0o700:
        return 3
    if pile & 0o70:
        return 2
    return 1 if pile & 0o7 else 0


@rule
def disc_in(pile: int, depth: int) -> int:
    """What lies so deep in a pile, the top being 0: a seat's disc, FOE, or 0 below its lowest."""
    return (pile >> (3 * depth)) & 7


@rule
def is_foe(pile: int) -> bool:
    return disc_in(pile, 0) == FOE


@rule
def commands(pile: int, seat: int) -> bool:
    """Whether a seat's disc lies on top of a pile."""
    return disc_in(pile, 0) == seat + 1


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
    mask = 1 << (disc_in(pile, 0) - 1)
    if pile & 0o70:
        mask |= 1 << (disc_in(pile, 1) - 1)
    if pile & 0o700:
        mask |= 1 << (disc_in(pile, 2) - 1)
    return mask


@rule
def discs_of(pile: int, seat: int) -> int:
    """How many discs of a seat lie in a pile."""
    code = seat + 1
    count = 1 if disc_in(pile, 0) == code else 0
    if disc_in(pile, 1) == code:
        count += 1
    if disc_in(pile, 2) == code:
        count += 1
    return count


@rule
def set_down(s: State) -> None:
    """Nobody is on the move any more."""
    s.mover = 0
    s.mover_cell = NOWHERE
    s.mover_steps = 0
    s.mover_acted = 0


# --- proposals --------------------------------------------------------------------------------------------------------


@rule
def is_refused(s: State, kind: int, cell: int) -> bool:
    """Whether such a proposal about this cell was refused before. (D-69)"""
    return (s.refused[kind][cell // WORD] >> (cell % WORD)) & 1 == 1


@rule
def note_refusal(s: State, kind: int, cell: int) -> None:
    s.refused[kind][cell // WORD] |= 1 << (cell % WORD)


@rule
def forget_refusals(s: State) -> None:
    for kind in range(3):
        for word in range(CELLS // WORD):
            s.refused[kind][word] = 0


@rule
def ask(s: State, seat: int, who: int, cell: int, kind: int, log: Log) -> None:
    """Put a proposal to everybody concerned but its maker. (DP-14)"""
    s.asking = who & ~(1 << seat)
    ask_next(s, seat, cell, kind, log)


@rule
def ask_next(s: State, seat: int, cell: int, kind: int, log: Log) -> None:
    """One after the other in turn order."""
    for at in range(s.seats):
        other = s.order[at]
        if (s.asking >> other) & 1 == 1:
            s.asking &= ~(1 << other)
            tell(s, log, PROPOSED, seat, other, cell, kind)
            push(s, CONSENT_STEP, other, cell, kind)
            return


# --- merging ----------------------------------------------------------------------------------------------------------


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
        s.group[origin] = disc_in(arriving, 1) | MOVED | JOINED | (arriving & BONUS)
        arriving = disc_in(arriving, 0)
        upper = ARRIVING
    if upper == ARRIVING:
        s.group[cell] = on_top(arriving, standing) | marks
    else:
        s.group[cell] = on_top(standing, arriving) | marks
    tell(s, log, MERGED, seat, cell, size_of(s.group[cell]))
    set_down(s)
    pop(s)  # the move is over


# --- discs of two defenders on one building ---------------------------------------------------------------------------


@rule
def next_joint_group(s: State, log: Log) -> None:
    """Two defenders on one connected building agree on a group, or one of them leaves. (DP-7, D-44)"""
    start = note_a(s)
    pop(s)
    for cell in range(start, CELLS):
        if s.discs[cell] != 0:
            first, second = NOBODY, NOBODY
            for at in range(s.seats):
                seat = s.order[at]
                if seat != s.attacker and discs_on(s.discs[cell], seat) > 0:
                    if first == NOBODY:
                        first = seat
                    else:
                        second = seat
            if second != NOBODY:
                push(s, JOINT_GROUPS_STEP, 0, cell + 1, 0)
                push(s, JOINT_GROUP_STEP, first, cell, second)
                return
    push(s, MUSTER_STEP, 0, 0, 0)


@rule
def legal_joint_group(s: State, out: Out) -> int:
    """The earlier in turn order proposes a commander, or to stay apart. (DP-7)"""
    return put(out, put(out, put(out, 0, FIRST_COMMANDS), SECOND_COMMANDS), STAY_APART)


@rule
def play_joint_group(s: State, action: int, log: Log) -> None:
    seat = seat_now(s)
    top = s.stack[s.depth - 1]
    cell, other = top[2], top[3]
    pop(s)
    if action == STAY_APART:
        part_ways(s, other, cell, log)
        return
    kind = JOINT_UNDER_FIRST if action == FIRST_COMMANDS else JOINT_UNDER_SECOND
    tell(s, log, PROPOSED, seat, other, cell, kind)
    push(s, CONSENT_STEP, other, cell, kind)


@rule
def part_ways(s: State, seat: int, cell: int, log: Log) -> None:
    """The later in turn order goes home. (D-44)"""
    count = discs_on(s.discs[cell], seat)
    s.discs[cell] -= as_discs(seat, count)
    s.supply[seat] += count
    tell(s, log, WENT_HOME, seat, cell, count)


@rule
def join_under(s: State, cell: int, second: int, kind: int) -> None:
    """A mixed group with the agreed commander on top. (D-44)"""
    first = 0
    while first == second or first == s.attacker or discs_on(s.discs[cell], first) == 0:  # noqa: PLR1714
        first += 1
    ours = pile_of(first + 1, discs_on(s.discs[cell], first))
    theirs = pile_of(second + 1, discs_on(s.discs[cell], second))
    s.discs[cell] &= ~(as_discs(first, 3) | as_discs(second, 3))
    s.group[cell] = on_top(ours, theirs) if kind == JOINT_UNDER_FIRST else on_top(theirs, ours)
