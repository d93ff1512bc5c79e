"""Groups on the move in a fight: which one moves, how enemies enter, steps and the bonus step. (K6-0 to K6-3)"""

from riverrat.engine.rule import Log, Out, note_a, pop, push, put, rule, seat_now, tell

from ..actions import (
    END_TURN,
    ENTER,
    ENTERED,
    GAVE_UP,
    GIVE_UP,
    GROUP_SIZE_STEP,
    HALT,
    MARCH,
    MARCHED,
    MERGE_ARRIVING,
    MOVE_STEP,
    SACRIFICE_IT,
    SACRIFICE_STEP,
    SELECT,
    SIZE,
    STACKING_STEP,
    TAKE_BONUS_STEP,
    kind_of,
)
from ..data import ACROSS, CELLS, DOWN, EDGE_CELL, EDGES, LARGEST_GROUP, NOWHERE, STEPS_OF
from ..state import State
from .battle import battle, is_destructible, raze
from .groups import (
    ARRIVING,
    BONUS,
    FOE,
    FOUGHT,
    GIVING_UP,
    JOINED,
    MOVED,
    ask,
    commands,
    discs_of,
    forget_refusals,
    is_foe,
    is_refused,
    may_merge,
    merge,
    owners,
    pile_of,
    set_down,
    size_of,
)
from .town_map import stands_fast

WAYS = 4


@rule
def legal_fight(s: State, out: Out) -> int:
    """A group that has not moved, or the end of the turn. (K6-0, DP-12, DP-13)"""
    seat = seat_now(s)
    if s.foes == 0:
        return put(out, 0, END_TURN)
    if seat == s.attacker:
        return put_foes(s, out)
    n, bands = 0, 0
    for cell in range(CELLS):
        if commands(s.group[cell], seat):
            bands += 1
    if bands > 0:
        for cell in range(CELLS):
            pile = s.group[cell]
            if commands(pile, seat):
                if pile & MOVED == 0:
                    if has_step(s, pile, cell, 1) or has_bonus(s, seat, pile, cell):
                        n = put(out, n, SELECT + cell)
                elif pile & JOINED and has_bonus(s, seat, pile, cell):
                    n = put(out, n, SELECT + cell)
    return put(out, n, END_TURN)


@rule
def play_fight(s: State, action: int, log: Log) -> None:
    seat = seat_now(s)
    if action == END_TURN:
        pop(s)
    elif kind_of(action) == ENTER:
        push(s, GROUP_SIZE_STEP, seat, action - ENTER, 0)
    else:
        cell = action - SELECT
        pile = s.group[cell]
        forget_refusals(s)
        s.group[cell] = 0
        s.mover = pile & ~JOINED
        s.mover_cell = cell
        s.mover_steps = 0 if pile & MOVED else STEPS_OF[size_of(pile)]
        s.mover_acted = 0
        push(s, MOVE_STEP, seat, 0, 0)


# --- enemies enter ----------------------------------------------------------------------------------------------------


@rule
def can_come_in(s: State, edge: int, steps: int) -> bool:
    """Whether staged enemies with this many steps can enter over an edge. (K6-1, D-74)"""
    return foe_may_enter(s, EDGE_CELL[edge], steps - 1)


@rule
def put_foes(s: State, out: Out) -> int:
    """Enemies enter over their edges, all of them in the first turn if they can, or move inside. (K6-1, D-30, D-74)"""
    n, inside, last = 0, 0, NOWHERE
    for cell in range(CELLS):
        pile = s.group[cell]
        if is_foe(pile):
            inside += 1
            if pile & MOVED == 0:
                last = cell
                n = put(out, n, SELECT + cell)
    if inside == 1 and n == 1 and not has_step(s, s.group[last], last, STEPS_OF[size_of(s.group[last])]):
        n = 0  # it cannot move, and there is no other group to give up
    bound = False
    for edge in range(EDGES):
        if s.staged[edge] > 0 and can_come_in(s, edge, STEPS_OF[1]):
            n = put(out, n, ENTER + edge)
            bound = True
    if s.round > 0 or not bound:
        n = put(out, n, END_TURN)
    return n


@rule
def legal_group_size(s: State, out: Out) -> int:
    """Staged enemies split into groups of one to three as they enter. (K6-1)"""
    edge, n = note_a(s), 0
    for size in range(1, min(LARGEST_GROUP, s.staged[edge]) + 1):
        if can_come_in(s, edge, STEPS_OF[size]):
            n = put(out, n, SIZE + size - 1)
    return n


@rule
def play_group_size(s: State, action: int, log: Log) -> None:
    seat, edge, size = seat_now(s), note_a(s), action - SIZE + 1
    pop(s)
    s.staged[edge] -= size
    s.mover = pile_of(FOE, size)
    s.mover_cell = EDGE_CELL[edge]
    s.mover_steps = STEPS_OF[size] - 1
    s.mover_acted = 1
    push(s, MOVE_STEP, seat, 0, 0)
    tell(s, log, ENTERED, seat, edge, EDGE_CELL[edge], size)
    arrive(s, EDGE_CELL[edge], log)


# --- a move -----------------------------------------------------------------------------------------------------------


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


# --- the bonus step ---------------------------------------------------------------------------------------------------


@rule
def may_give_up(s: State, seat: int, pile: int, cell: int) -> bool:
    """Own groups, and for a mixed group those of its other owners. (K6-3, D-33, D-73)"""
    there = s.group[cell]
    if there == 0:
        return False
    if is_foe(pile):
        return is_foe(there)
    if is_foe(there):
        return False
    who = owners(there)
    helper = who & (who - 1) == 0 and owners(pile) & who != 0
    if not commands(there, seat) and not helper:
        return False
    return who == 1 << seat or not is_refused(s, GIVING_UP, cell)


@rule
def has_bonus(s: State, seat: int, pile: int, apart: int) -> bool:
    """Whether a group could have its bonus step: it has not fought nor had one, and another group can go. (K6-3)"""
    if pile & (FOUGHT | BONUS):
        return False
    for cell in range(CELLS):  # noqa: SIM110
        if s.group[cell] != 0 and cell != apart and may_give_up(s, seat, pile, cell):
            return True
    return False


@rule
def legal_sacrifice(s: State, out: Out) -> int:
    """Which other group goes so that this one may go one step more. (K6-3)"""
    seat, n = seat_now(s), 0
    for cell in range(CELLS):
        if s.group[cell] != 0 and may_give_up(s, seat, s.mover, cell):
            n = put(out, n, GIVE_UP + cell)
    return n


@rule
def play_sacrifice(s: State, action: int, log: Log) -> None:
    seat, cell = seat_now(s), action - GIVE_UP
    pop(s)
    there = s.group[cell]
    if is_foe(there) or owners(there) == 1 << seat:
        give_up(s, cell, log)
    else:
        ask(s, seat, owners(there), cell, SACRIFICE_IT, log)


@rule
def give_up(s: State, cell: int, log: Log) -> None:
    """A whole group leaves the map, without points for anybody. (K6-3, D-33)"""
    there = s.group[cell]
    s.group[cell] = 0
    tell(s, log, GAVE_UP, seat_now(s), cell, size_of(there))
    if is_foe(there):
        s.foes -= size_of(there)
    else:
        for seat in range(s.seats):
            s.supply[seat] += discs_of(there, seat)
    s.mover |= BONUS
    s.mover_steps += 1
    s.mover_acted = 1


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
    return stands_fast(s, s.building[cell])


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
