"""B2: the players put their discs to use, each in any order. (C-B)"""

from riverrat.engine.rule import Log, Out, note_a, pop, push, put, rule, seat_now, tell

from ..actions import (
    ACQUIRE,
    ACTIVATE,
    BUILD,
    CRAFT,
    DEPARTURE_STEP,
    EFFECT_STEP,
    EFFECTS_STEP,
    END_EFFECTS,
    FARM,
    INCOME,
    LOAD_CUBE,
    PRODUCE,
    RECALL,
    SELL,
    TAKE,
    TURN_BEGAN,
)
from ..data import CELLS, CHARACTERS, SLOTS
from ..options import FREE_RECALL
from ..state import State
from .activation import activate
from .building import build, put_town
from .characters import acquire, put_gifts, take_gift
from .going_home import put_recalls, recall
from .production import craft, farm, produce, put_production
from .ship import load, put_cubes
from .trade import play_money, put_money

EFFECTS_PHASE = 1


@rule
def next_effect(s: State, log: Log) -> None:
    """Each player once, in turn order; then the ship may leave. (C-0, B2)"""
    at = note_a(s)
    pop(s)
    if at < s.seats:
        seat = s.order[at]
        push(s, EFFECTS_STEP, 0, at + 1, 0)
        push(s, EFFECT_STEP, seat, 0, 0)
        s.turn += 1
        s.offers = 0
        tell(s, log, TURN_BEGAN, seat, EFFECTS_PHASE)
    else:
        push(s, DEPARTURE_STEP, 0, 0, 0)


@rule
def legal_effect(s: State, out: Out) -> int:
    """What discs, characters and stock allow; only applications for characters must be resolved. (PB-1 to PB-10)"""
    seat = seat_now(s)
    n = put_gifts(s, seat, out, 0)
    n = put_production(s, seat, out, n)
    n = put_cubes(s, seat, out, n)
    n = put_town(s, seat, out, n)
    bound = False
    for character in range(CHARACTERS):
        if s.applicant[character] == seat:
            n = put(out, n, ACQUIRE + character)
            bound = True
    if s.option[FREE_RECALL] == 1:
        n = put_recalls(s, seat, out, n)
    n = put_money(s, seat, out, n)
    if not bound:
        n = put(out, n, END_EFFECTS)
    return n


@rule
def play_effect(s: State, action: int, log: Log) -> None:
    seat = seat_now(s)
    if action == END_EFFECTS:
        pop(s)
    elif action < INCOME:
        play_money(s, action, log)
    elif action < TAKE:
        take_gift(s, seat, action - INCOME, log)
    elif action < FARM:
        produce(s, seat, (action - PRODUCE) // SLOTS, (action - PRODUCE) % SLOTS, log)
    elif action == FARM:
        farm(s, seat, log)
    elif action < LOAD_CUBE:
        craft(s, seat, action - CRAFT, log)
    elif action < BUILD:
        load(s, seat, action - LOAD_CUBE, log)
    elif action < ACTIVATE:
        build(s, seat, (action - BUILD) % CELLS, (action - BUILD) // CELLS + 1, log)
    elif action < SELL:
        activate(s, seat, action - ACTIVATE, log)
    elif action < RECALL:
        acquire(s, seat, action - ACQUIRE, log)
    else:
        recall(s, seat, action, log)
