"""Rounds and turns of a fight. (K6, K6-0, K6-7)"""

from riverrat.engine.rule import Log, Out, note_a, pop, push, put, rule, seat_now, tell

from ..actions import (
    AFTERMATH_STEP,
    END_TURN,
    ENTER,
    FIGHT_STEP,
    GROUP_SIZE_STEP,
    MOVE_STEP,
    ROUND_BEGAN,
    ROUNDS_STEP,
    SELECT,
    SIZE,
)
from ..data import CELLS, IDLE_ROUNDS, STEPS_OF
from ..state import State
from .bonus_step import has_bonus
from .entering import put_foes
from .movement import has_step
from .piles import DISCS, JOINED, MOVED, size_of
from .proposals import forget_refusals


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
