"""K6: rounds and turns of a fight, and the group on the move."""

from riverrat.engine.rule import Log, Out, note_a, pop, push, put, rule, seat_now, tell

from ..actions import (
    AFTERMATH_STEP,
    END_TURN,
    ENTER,
    ENTERED,
    FIGHT_STEP,
    GROUP_SIZE_STEP,
    HALT,
    MARCH,
    MARCHED,
    MERGE_ARRIVING,
    MOVE_STEP,
    ROUND_BEGAN,
    ROUNDS_STEP,
    SACRIFICE_STEP,
    SELECT,
    SIZE,
    STACKING_STEP,
    TAKE_BONUS_STEP,
)
from ..data import CELLS, EDGE_CELL, EDGES, IDLE_ROUNDS, LARGEST_GROUP, NOWHERE, STEPS_OF
from ..state import State
from .battle import battle, is_destructible, raze, set_down
from .groups import ARRIVING, DISCS, FOE, FOUGHT, JOINED, MOVED, forget_refusals, is_foe, owners, pile_of, size_of
from .merging import ask, merge
from .movement import WAYS, beside, can_come_in, has_bonus, has_step, may_step


@rule
def next_turn(s: State, log: Log) -> None:
    """The attacker, then each defender; until no enemy is left or three rounds bring no attack. (K6, K6-7, D-41)"""
    at = note_a(s)
    pop(s)
    if s.foes == 0:
        push(s, AFTERMATH_STEP, 0, 0, 0)
        return
    if at > s.seats:  # everybody has had a turn
        s.idle = 0 if s.struck == 1 else s.idle + 1
        s.round += 1
        at = 0
        if s.idle >= IDLE_ROUNDS:
            push(s, AFTERMATH_STEP, 0, 0, 0)
            return
    seat = s.attacker
    if at == 0:
        s.struck = 0
        for cell in range(CELLS):
            s.group[cell] &= DISCS
        tell(s, log, ROUND_BEGAN, -1, s.round + 1)
    else:
        seat = s.order[at - 1]
    push(s, ROUNDS_STEP, 0, at + 1, 0)
    if at == 0 or seat != s.attacker:
        s.turn += 1
        push(s, FIGHT_STEP, seat, 0, 0)


# --- choosing a group -------------------------------------------------------------------------------------------------


@rule
def legal_fight(s: State, out: Out) -> int:
    """A group that has not moved, or the end of the turn. (K6-0, DP-12, DP-13)"""
    seat = seat_now(s)
    if s.foes == 0:
        return put(out, 0, END_TURN)
    if seat == s.attacker:
        return put_foes(s, out)
    n, code, bands = 0, seat + 1, 0
    for cell in range(CELLS):
        if s.group[cell] & 7 == code:
            bands += 1
    if bands > 0:
        for cell in range(CELLS):
            pile = s.group[cell]
            if pile & 7 == code:
                if pile & MOVED == 0:
                    if has_step(s, pile, cell, 1) or has_bonus(s, seat, pile, cell):
                        n = put(out, n, SELECT + cell)
                elif pile & JOINED and has_bonus(s, seat, pile, cell):
                    n = put(out, n, SELECT + cell)
    return put(out, n, END_TURN)


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
def play_fight(s: State, action: int, log: Log) -> None:
    seat = seat_now(s)
    if action == END_TURN:
        pop(s)
    elif action < SIZE:
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


# --- moving it --------------------------------------------------------------------------------------------------------


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
