"""K4: the Fort's cannons fire once before the fight."""

from riverrat.engine.rule import Log, Out, draw, note_a, pop, push, put, rule, seat_now, tell

from ..actions import BET, BETTED, CANNON_BET_STEP, CANNONS_ROLLED, CASUALTIES_STEP, RECRUITMENT_STEP, SHOOT, SHOT
from ..cards import cannon_bonus, cannon_points, gunner, has_cannons
from ..data import CANNON_BASE, EDGES, MOST_DICE
from ..scoring import score
from ..state import FROM_DEFENCE, NOBODY, State


@rule
def cannons(s: State, log: Log) -> None:
    """The Cannoneer's holder fires if defending, otherwise the defender with the fewest points. (K4, D-26, D-27)"""
    pop(s)
    push(s, RECRUITMENT_STEP, 0, 0, 0)
    if not has_cannons(s):
        return
    user = NOBODY
    for at in range(s.seats - 1, -1, -1):
        seat = s.order[at]
        if seat != s.attacker and (user == NOBODY or s.points[seat] < s.points[user]):
            user = seat
    if gunner(s) != NOBODY:
        user = gunner(s)
    push(s, CANNON_BET_STEP, user, 0, 0)


@rule
def legal_cannon_bet(s: State, out: Out) -> int:
    """Any number that could be hit; none is no shot. (K4, DP-9, D-70)"""
    bonus = cannon_bonus(s, seat_now(s))
    n = 0
    for enemies in range(min(s.foes, max(0, MOST_DICE - CANNON_BASE + bonus)) + 1):
        n = put(out, n, BET + enemies)
    return n


@rule
def play_cannon_bet(s: State, action: int, log: Log) -> None:
    seat, enemies = seat_now(s), action - BET
    pop(s)
    needed = CANNON_BASE + enemies - cannon_bonus(s, seat)  # on the dice alone
    tell(s, log, BETTED, seat, enemies, needed if enemies > 0 else 0)
    if enemies == 0:
        return
    first = draw(s, 6) + 1
    second = draw(s, 6) + 1
    hit = first + second >= needed
    tell(s, log, CANNONS_ROLLED, seat, first, second, needed, enemies if hit else 0)
    if hit:
        score(s, seat, cannon_points(s, seat) * enemies, FROM_DEFENCE, log)
        push(s, CASUALTIES_STEP, seat, enemies, 0)


@rule
def legal_casualties(s: State, out: Out) -> int:
    """Whoever fired chooses which enemies fall. (DP-10)"""
    n = 0
    for edge in range(EDGES):
        if s.staged[edge] > 0:
            n = put(out, n, SHOOT + edge)
    return n


@rule
def play_casualties(s: State, action: int, log: Log) -> None:
    seat, left, edge = seat_now(s), note_a(s), action - SHOOT
    pop(s)
    s.staged[edge] -= 1
    s.foes -= 1
    tell(s, log, SHOT, seat, edge)
    if left > 1:
        push(s, CASUALTIES_STEP, seat, left - 1, 0)
