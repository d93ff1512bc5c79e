"""Groups on the move in a fight: their steps, and what happens where they come. (K6-0, K6-2)"""

from riverrat.engine.rule import Log, Out, pop, push, put, rule, seat_now, tell

from ..actions import HALT, MARCH, MARCHED, MERGE_ARRIVING, SACRIFICE_STEP, STACKING_STEP, TAKE_BONUS_STEP
from ..data import ACROSS, DOWN, FORT, NOWHERE, PORT
from ..options import FORT_PORT_DESTRUCTIBLE
from ..state import State
from .battle import battle
from .bonus_step import has_bonus
from .merging import may_merge, merge
from .piles import FOUGHT, MOVED, is_foe, owners, set_down, size_of
from .proposals import ARRIVING, ask
from .razing import is_destructible, raze

WAYS = 4


@rule
def legal_move(s: State, out: Out) -> int:
    """One step, a group given up for a bonus step, or a halt where the group may stand. (K6-0 to K6-3, CS-8)"""
    n, cell, pile, steps = 0, s.mover_cell, s.mover, s.mover_steps
    if steps > 0:
        for way in range(WAYS):
            at = beside(cell, way)
            if at != NOWHERE and may_step(s, pile, at, steps):
                n = put(out, n, MARCH + at)
    halts = s.group[cell] == 0 and (s.mover_acted == 1 or n == 0)  # nobody is selected only to stand still
    if has_bonus(s, seat_now(s), pile, NOWHERE):
        n = put(out, n, TAKE_BONUS_STEP)
    return put(out, n, HALT) if halts else n


@rule
def play_move(s: State, action: int, log: Log) -> None:
    seat = seat_now(s)
    if action == HALT:
        s.group[s.mover_cell] = s.mover | MOVED
        set_down(s)
        pop(s)
    elif action == TAKE_BONUS_STEP:
        push(s, SACRIFICE_STEP, seat, 0, 0)
    elif is_foe(s.mover):
        walk(s, seat, action - MARCH, log)
        arrive(s, action - MARCH, log)
    else:
        march_band(s, seat, action - MARCH, log)


@rule
def walk(s: State, seat: int, cell: int, log: Log) -> None:
    tell(s, log, MARCHED, seat, s.mover_cell, cell, size_of(s.mover))
    s.mover_cell = cell
    s.mover_steps -= 1
    s.mover_acted = 1


@rule
def arrive(s: State, cell: int, log: Log) -> None:
    """Enemies fight whoever stands where they come, then the building. (K6-2, K6-5, D-77)"""
    there = s.group[cell]
    if is_foe(there):
        return  # only passing
    if there != 0:
        s.struck = 1
        battle(s, cell, log)
        pop(s)
    elif is_destructible(s, cell):
        s.struck = 1
        s.group[cell] = s.mover | MOVED | FOUGHT
        set_down(s)
        pop(s)
    if is_foe(s.group[cell]) and is_destructible(s, cell):
        raze(s, cell, log)


@rule
def march_band(s: State, seat: int, cell: int, log: Log) -> None:
    """Defenders fight enemies and join friends. (K6-2, K6-M)"""
    there = s.group[cell]
    if there == 0:
        walk(s, seat, cell, log)
    elif is_foe(there):
        walk(s, seat, cell, log)
        battle(s, cell, log)
        pop(s)
    else:
        both = owners(there) | owners(s.mover)
        if both == 1 << seat:
            merge(s, cell, ARRIVING, log)
        elif size_of(there) == 2 and size_of(s.mover) == 2:
            ask(s, seat, both, cell, MERGE_ARRIVING, log)
        else:
            push(s, STACKING_STEP, seat, cell, 0)


# --- where a group may step -------------------------------------------------------------------------------------------


@rule
def beside(cell: int, way: int) -> int:
    """The cell to the north, east, south or west, or NOWHERE beyond the town. (K6-2)"""
    if way == 0:
        return cell - ACROSS if cell >= ACROSS else NOWHERE
    if way == 1:
        return cell + 1 if cell % ACROSS < ACROSS - 1 else NOWHERE
    if way == 2:
        return cell + ACROSS if cell < ACROSS * (DOWN - 1) else NOWHERE
    return cell - 1 if cell % ACROSS > 0 else NOWHERE


@rule
def is_closed(s: State, cell: int) -> bool:
    """Fort and Port let no enemy in, unless the option makes them destructible. (K6-2, D-35)"""
    kind = s.building[cell]
    return (kind in (FORT, PORT)) and s.option[FORT_PORT_DESTRUCTIBLE] == 0


@rule
def way_out(s: State, cell: int) -> bool:
    """Whether beside a cell an enemy finds one where it may stop or fight."""
    for way in range(WAYS):
        at = beside(cell, way)
        if at != NOWHERE and not is_foe(s.group[at]) and not is_closed(s, at):
            return True
    return False


@rule
def leads_on(s: State, cell: int, steps: int) -> bool:
    """Whether from another enemy group's cell the steps left reach one where the group may stop or fight. (CS-8)"""
    if steps < 1:
        return False
    if way_out(s, cell):
        return True
    for way in range(WAYS):
        at = beside(cell, way)
        if steps > 1 and at != NOWHERE and is_foe(s.group[at]):
            if way_out(s, at):
                return True
            for turn in range(WAYS):
                then = beside(at, turn)
                if steps > 2 and then != NOWHERE and is_foe(s.group[then]) and way_out(s, then):
                    return True
    return False


@rule
def foe_may_enter(s: State, cell: int, left: int) -> bool:
    """Whether an enemy group may step onto a cell with `left` steps to go. (K6-2, D-31)"""
    if is_foe(s.group[cell]):
        return leads_on(s, cell, left)
    return not is_closed(s, cell)


@rule
def band_may_enter(s: State, pile: int, cell: int) -> bool:
    """Defenders enter free cells, fight on enemy ones, and must merge on friendly ones. (K6-2, K6-M)"""
    there = s.group[cell]
    return there == 0 or is_foe(there) or may_merge(s, pile, cell)


@rule
def may_step(s: State, pile: int, cell: int, steps: int) -> bool:
    """Whether a group with this many steps can go to a cell beside it."""
    if is_foe(pile):
        return foe_may_enter(s, cell, steps - 1)
    return band_may_enter(s, pile, cell)


@rule
def has_step(s: State, pile: int, cell: int, steps: int) -> bool:
    for way in range(WAYS):
        at = beside(cell, way)
        if at != NOWHERE and may_step(s, pile, at, steps):
            return True
    return False
