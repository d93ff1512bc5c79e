"""K7: after the fight: who stays, who goes home, who may withdraw."""

from riverrat.engine.rule import Log, Out, note_a, pop, push, put, rule, seat_now, tell

from ..actions import (
    END_AFTERMATH,
    FIGHT_ENDED,
    MARKER_MOVED,
    WITHDRAW,
    WITHDRAWAL_STEP,
    WITHDRAWALS_STEP,
    WITHDREW,
    YEAR_END_STEP,
)
from ..data import BACK, CELLS, EDGES, LOWEST
from ..options import SURVIVORS
from ..state import NOBODY, State
from .groups import discs_of, is_foe, owners
from .standing_discs import as_discs, discs_on, go_home, may_stand, settle


@rule
def aftermath(s: State, log: Log) -> None:
    """Enemies vanish, mixed groups go home, and others stay where a disc is of use. (K7, D-45, D-71)"""
    pop(s)
    tell(s, log, FIGHT_ENDED, -1, s.foes)
    s.foes = 0
    for edge in range(EDGES):
        s.staged[edge] = 0
    for cell in range(CELLS):
        if s.discs[cell] != 0:
            settle(s, cell, log)  # the attacker's
        pile = s.group[cell]
        if pile != 0:
            s.group[cell] = 0
            if not is_foe(pile):
                leave_garrison(s, cell, pile, log)
    push(s, WITHDRAWALS_STEP, 0, 0, 0)


@rule
def leave_garrison(s: State, cell: int, pile: int, log: Log) -> None:
    """Discs of one colour stay if they could stand there in peace; by option only within reach. (K7, D-45)"""
    who = owners(pile)
    for seat in range(s.seats):
        count = discs_of(pile, seat)
        home = 0
        for _ in range(count):
            reached = s.option[SURVIVORS] == 0 or (s.near[cell] >> seat) & 1 == 1
            if who == 1 << seat and reached and may_stand(s, seat, cell):
                s.discs[cell] += as_discs(seat, 1)
            else:
                home += 1
        go_home(s, seat, cell, home, log)


@rule
def next_withdrawal(s: State, log: Log) -> None:
    """Every player in turn order, the attacker too, may take discs home. (K7, DP-15)"""
    at = note_a(s)
    pop(s)
    if at == s.seats:
        end_fight(s, log)
        return
    push(s, WITHDRAWALS_STEP, 0, at + 1, 0)
    s.turn += 1
    push(s, WITHDRAWAL_STEP, s.order[at], 0, 0)


@rule
def legal_withdrawal(s: State, out: Out) -> int:
    """One disc from one cell, or no more. (CS-10)"""
    seat, n = seat_now(s), 0
    for cell in range(CELLS):
        if discs_on(s.discs[cell], seat) > 0:
            n = put(out, n, WITHDRAW + cell)
    return put(out, n, END_AFTERMATH)


@rule
def play_withdrawal(s: State, action: int, log: Log) -> None:
    seat = seat_now(s)
    if action == END_AFTERMATH:
        pop(s)
    else:
        cell = action - WITHDRAW
        s.discs[cell] -= as_discs(seat, 1)
        s.supply[seat] += 1
        tell(s, log, WITHDREW, seat, cell)


@rule
def end_fight(s: State, log: Log) -> None:
    """The marker of the enemy that fought goes back four spaces; the year goes on. (K7)"""
    before = s.marker[s.enemy]
    s.marker[s.enemy] = max(LOWEST, before - BACK)
    tell(s, log, MARKER_MOVED, -1, s.enemy, before, s.marker[s.enemy])
    s.enemy = NOBODY
    s.attacker = NOBODY
    s.round = 0
    s.idle = 0
    s.struck = 0
    s.came = 0
    s.drew = 0
    push(s, YEAR_END_STEP, 0, 0, 0)
