"""Characters: their yearly gifts, taking them into service, and handing them on in a trade. (A7, PB-1, PB-8, CT-4)"""

from riverrat.engine.rule import Log, Out, pop, push, put, rule, seat_now, tell

from ..actions import (
    ACQUIRED,
    CHOOSE_ROAD_STEP,
    CHOOSE_WALL_STEP,
    FINED,
    FREE_RESOURCE_STEP,
    HANDED,
    INCOME,
    PAID,
    RECEIVED,
    TAKE,
)
from ..cards import A_ROAD, A_WALL, ANY_RESOURCE, gift_of, works
from ..data import COST, FINE_COINS, FINE_POINTS, MASTER_MERCHANT, NEEDS, PRECIOUS, RESOURCE, ROAD_BUILDER, STONE, WOOD
from ..options import POINTS_FLOOR
from ..scoring import score
from ..state import FROM_FINES, GOODS, NOBODY, State
from .walls_and_roads import has_road_place, has_wall_place


@rule
def put_gifts(s: State, seat: int, out: Out, n: int) -> int:
    """Once a year each character acquired in an earlier year gives what it gives. (PB-1)"""
    for character in range(ROAD_BUILDER, MASTER_MERCHANT + 1):
        if s.holder[character] == seat and s.worked[character] == 0 and works(s, seat, character):
            gift = gift_of(character)
            usable = has_road_place(s) if gift == A_ROAD else gift != A_WALL or has_wall_place(s)
            if usable:
                n = put(out, n, INCOME + character)
    return n


@rule
def take_gift(s: State, seat: int, character: int, log: Log) -> None:
    """What a character gives is taken at once; where to build or which resource is asked. (PB-1)"""
    gift = gift_of(character)
    s.worked[character] = 1
    if gift == A_ROAD:
        push(s, CHOOSE_ROAD_STEP, seat, 1, 0)
    elif gift == A_WALL:
        push(s, CHOOSE_WALL_STEP, seat, 1, 0)
    elif gift == ANY_RESOURCE:
        push(s, FREE_RESOURCE_STEP, seat, 0, 0)
    else:
        s.stock[seat][gift] += 1
        tell(s, log, RECEIVED, seat, gift, 1, character)


@rule
def legal_free_resource(s: State, out: Out) -> int:
    """The Master merchant brings any resource the holder likes. (A7 M_MERCHANT)"""
    return put(out, put(out, put(out, 0, TAKE + WOOD), TAKE + STONE), TAKE + PRECIOUS)


@rule
def play_free_resource(s: State, action: int, log: Log) -> None:
    seat = seat_now(s)
    pop(s)
    s.stock[seat][action - TAKE] += 1
    tell(s, log, RECEIVED, seat, action - TAKE, 1, MASTER_MERCHANT)


@rule
def acquire(s: State, seat: int, character: int, log: Log) -> None:
    """Whoever can pay and has the points must buy; whoever cannot is fined. (PB-8, D-21, D-76)"""
    s.applicant[character] = NOBODY
    s.supply[seat] += 1
    if s.coins[seat] >= COST[character] and s.points[seat] >= NEEDS[character]:
        s.coins[seat] -= COST[character]
        s.holder[character] = seat
        s.since[character] = s.year
        s.worked[character] = 0
        tell(s, log, ACQUIRED, seat, character, COST[character])
    else:
        fine(s, seat, character, log)


@rule
def fine(s: State, seat: int, character: int, log: Log) -> None:
    """Three coins and five points; with fewer coins all of them and the whole stock. (PB-12, D-20)"""
    short = s.coins[seat] < FINE_COINS
    coins = s.coins[seat] if short else FINE_COINS
    s.coins[seat] -= coins
    loss = FINE_POINTS
    if s.option[POINTS_FLOOR] == 0:
        loss = max(0, min(FINE_POINTS, s.points[seat]))
    tell(s, log, FINED, seat, character, coins, loss)
    stock = s.stock[seat]
    if short and stock[WOOD] + stock[STONE] + stock[PRECIOUS] > 0:
        tell(s, log, PAID, seat, stock[WOOD], stock[STONE], stock[PRECIOUS], 0)
        for kind in range(len(RESOURCE)):
            stock[kind] = 0
    score(s, seat, -loss, FROM_FINES, log)


@rule
def hand_character(s: State, seat: int, other: int, character: int, log: Log) -> None:
    """A traded character works for its new holder from the next year on. (CT-4, D-63)"""
    s.holder[character] = other
    s.since[character] = s.year
    tell(s, log, HANDED, seat, other, GOODS + character, 1)
