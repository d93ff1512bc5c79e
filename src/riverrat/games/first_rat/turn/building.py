"""Step 4, Build and Donate Cheese. (C9)"""

from riverrat.engine.rule import Log, Out, note_a, pop, push, put, rule, seat_now, tell

from ..actions import BUILD, BUILT, DONATE, DONATED, END_TURN, SAVE, SAVE_STEP, SAVED, SPENT
from ..cards import part_saves
from ..data import CHEESE, DONATION, MARKERS, MATERIALS, PART_COST, PART_PRICE, PARTS, PROVISIONS, ROCKET_TRACK
from ..state import State
from .materials import covers, materials_of
from .score_tracks import reach_track, score_track

NOTHING_SAVED = -1


@rule
def missing(s: State, seat: int, part: int) -> int:
    """How many materials a player lacks for a rocket part. (A9)"""
    lacks = 0
    goods = s.goods[seat]
    for material in range(MATERIALS):
        lacks += max(0, PART_COST[part][material] - goods[material])
    return lacks


@rule
def legal_build(s: State, out: Out) -> int:
    """Build and donate as often as goods and markers allow, in any order. (C9.1, D25)"""
    n = 0
    seat = seat_now(s)
    if s.markers[seat] < MARKERS:
        saves = part_saves(s, seat)
        materials = materials_of(s, seat)
        for part in range(PARTS):
            if covers(materials, PART_PRICE[part]) or (saves > 0 and missing(s, seat, part) <= saves):
                n = put(out, n, BUILD + part)
        if s.goods[seat][CHEESE] >= DONATION:
            n = put(out, n, DONATE)
    return put(out, n, END_TURN)


@rule
def play_build(s: State, action: int, log: Log) -> None:
    seat = seat_now(s)
    if action == END_TURN:
        pop(s)
    elif action == DONATE:
        s.goods[seat][CHEESE] -= DONATION
        s.supply[CHEESE] += DONATION
        tell(s, log, DONATED, seat, DONATION)
        score_track(s, seat, PROVISIONS, log)
    elif part_saves(s, seat) > 0:
        push(s, SAVE_STEP, seat, action - BUILD, 0)
    else:
        build(s, seat, action - BUILD, NOTHING_SAVED, log)


@rule
def legal_save(s: State, out: Out) -> int:
    """Home-made Rockets: one material of the cost is saved, the missing one if there is one. (D46)"""
    n = 0
    seat = seat_now(s)
    part = note_a(s)
    short = missing(s, seat, part) > 0
    for material in range(MATERIALS):
        cost = PART_COST[part][material]
        if cost > 0 and (not short or s.goods[seat][material] < cost):
            n = put(out, n, SAVE + material)
    return n


@rule
def play_save(s: State, action: int, log: Log) -> None:
    seat = seat_now(s)
    part = note_a(s)
    pop(s)
    build(s, seat, part, action - SAVE, log)


@rule
def build(s: State, seat: int, part: int, saved: int, log: Log) -> None:
    """Pay for a part and score it; whoever completes a set of all three scores the rocket too. (C9.2, D24, D26)"""
    goods = s.goods[seat]
    for material in range(MATERIALS):
        cost = PART_COST[part][material]
        if material == saved:
            cost -= 1
        goods[material] -= cost
        s.supply[material] += cost
        if cost > 0:
            tell(s, log, SPENT, seat, material, cost)
    tell(s, log, BUILT, seat, part)
    if saved != NOTHING_SAVED:
        tell(s, log, SAVED, seat, saved)
    parts = s.parts[seat]
    parts[part] += 1
    score_track(s, seat, part, log)  # the tracks of the parts come first, in the same order
    if min(parts[0], parts[1], parts[2]) > s.rockets[seat]:
        s.rockets[seat] += 1
        reach_track(s, seat, ROCKET_TRACK, log)
