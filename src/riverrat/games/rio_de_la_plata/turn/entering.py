"""Enemies outside enter the town in groups. (K6-1)"""

from riverrat.engine.rule import Log, Out, note_a, pop, push, put, rule, seat_now, tell

from ..actions import END_TURN, ENTER, ENTERED, MOVE_STEP, SELECT, SIZE
from ..data import CELLS, EDGE_CELL, EDGES, LARGEST_GROUP, NOWHERE, STEPS_OF
from ..state import State
from .movement import arrive, foe_may_enter, has_step
from .piles import FOE, MOVED, is_foe, pile_of, size_of


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
