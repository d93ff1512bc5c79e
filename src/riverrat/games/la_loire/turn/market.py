"""The market row: what goods cost, the tile that moves after a purchase, and the circus it may send on. (C6)"""

from riverrat.engine.rule import Log, Out, pop, push, put, rule, seat_now, tell

from ..actions import CIRCUS_MOVED, CIRCUS_STEP, MOVE_CIRCUS, SHIFTED
from ..data import (
    BEER,
    CIRCUS_DISCOUNT,
    CIRCUS_SPACE,
    COLOURS,
    DISCOUNT,
    LUMBERJACK_WOOD,
    NANTES,
    NEW_CIRCUS_SPACE,
    PLACES,
    PRICE,
    WOOD,
)
from ..options import CIRCUS_CHECK, LUMBERJACK_PRICE
from ..state import State
from .movement import village_index, village_place


@rule
def good_price(s: State, place: int, good: int) -> int:
    """The market price less what building and circus take off; beer costs double, less the circus. (C5-1, D-34)"""
    price = PRICE[s.space[s.shield[place]]]
    price = 2 * price if good == BEER else price - DISCOUNT[s.building[place]]
    if place == s.circus:
        price -= CIRCUS_DISCOUNT
    return max(0, price)


@rule
def two_wood_price(s: State, place: int) -> int:
    """Lumberjack: two wood for one price, or at one price each. (D-35)"""
    price = good_price(s, place, WOOD)
    return price if s.option[LUMBERJACK_PRICE] == 0 else LUMBERJACK_WOOD * price


@rule
def shift_market(s: State, seat: int, place: int, log: Log) -> None:
    """The tile of the village goes to the far right, those right of it move up; the circus may move. (C6-1, C6-2)"""
    colour = s.shield[place]
    gap = s.space[colour]
    tell(s, log, SHIFTED, seat, colour, gap + 1)
    for other in range(COLOURS):
        if s.space[other] > gap:
            s.space[other] -= 1
    s.space[colour] = COLOURS - 1
    moved = gap <= CIRCUS_SPACE  # whether the tile now in the centre has just come there
    checked = s.circus != NANTES and (moved or s.option[CIRCUS_CHECK] == 0)
    if checked and s.space[s.shield[s.circus]] == CIRCUS_SPACE:
        push(s, CIRCUS_STEP, seat, 0, 0)


@rule
def legal_circus(s: State, out: Out) -> int:
    """Any village with the shield of the leftmost tile may receive the circus. (DP9)"""
    n = 0
    for place in range(PLACES):
        if s.shield[place] >= 0 and s.space[s.shield[place]] == NEW_CIRCUS_SPACE:
            n = put(out, n, MOVE_CIRCUS + village_index(place))
    return n


@rule
def play_circus(s: State, action: int, log: Log) -> None:
    place = village_place(action - MOVE_CIRCUS)
    tell(s, log, CIRCUS_MOVED, seat_now(s), s.circus, place)
    s.circus = place
    pop(s)
