"""Step 3, Go Shopping: each moved rat at a booth may buy or steal one item there. (C8)"""

from riverrat.engine.rule import Log, Out, pop, put, rule, seat_now, tell

from ..actions import BOUGHT, BUY, LEAVE, STEAL, STOLEN
from ..cards import stays_after_theft
from ..data import (
    BACKPACK,
    BOOTH,
    BOOTH_SPACE,
    CAP,
    CHEESE,
    CROW,
    ENERGY_DRINK,
    FIRST_CAP,
    FROG,
    HAMSTER,
    PRICE,
    RATS,
    START,
)
from ..state import SHOWN, State


@rule
def booth_of(item: int) -> int:
    """The merchant who sells an item."""
    if item < ENERGY_DRINK:
        return HAMSTER
    return FROG if item == ENERGY_DRINK else CROW


@rule
def put_items(s: State, booth: int, verb: int, out: Out, n: int) -> int:
    """Every item a booth shows; equal Backpacks are one choice, and so are Energy Drinks. (D29)"""
    if booth == HAMSTER:
        for backpack in range(len(BACKPACK)):
            if s.backpacks_shown[backpack] > 0:
                n = put(out, n, verb + backpack)
    elif booth == FROG:
        if s.drinks_shown > 0:
            n = put(out, n, verb + ENERGY_DRINK)
    else:
        for cap in range(len(CAP)):
            if s.cap[cap] == SHOWN:
                n = put(out, n, verb + FIRST_CAP + cap)
    return n


@rule
def legal_shop(s: State, out: Out) -> int:
    """At each booth a moved rat reached: buy if the Cheese suffices, or steal; or leave it. (C8.1 to C8.4)"""
    n = 0
    if s.shops != 0:
        cheese = s.goods[seat_now(s)][CHEESE]
        for booth in range(len(BOOTH)):
            if s.shops >> booth & 1:
                if cheese >= PRICE[booth]:
                    n = put_items(s, booth, BUY, out, n)
                n = put_items(s, booth, STEAL, out, n)
    return put(out, n, LEAVE)


@rule
def play_shop(s: State, action: int, log: Log) -> None:
    """Take the item; whoever buys it pays, whoever steals it goes back to Start. (C8.2, C8.3, D31)"""
    if action == LEAVE:
        pop(s)
        return
    seat = seat_now(s)
    stolen = action >= STEAL
    item = action - STEAL if stolen else action - BUY
    booth = booth_of(item)
    space = BOOTH_SPACE[booth]
    rat = 0
    while rat < RATS - 1 and s.rat[seat][rat] != space:
        rat += 1
    s.shops &= ~(1 << booth)
    take_item(s, seat, item)
    if stolen:
        back = space if stays_after_theft(s, seat, rat) else START
        s.rat[seat][rat] = back
        tell(s, log, STOLEN, seat, item, rat + 1, space, back)
    else:
        s.goods[seat][CHEESE] -= PRICE[booth]
        s.supply[CHEESE] += PRICE[booth]
        tell(s, log, BOUGHT, seat, item, PRICE[booth], rat + 1)


@rule
def take_item(s: State, seat: int, item: int) -> None:
    if item < ENERGY_DRINK:
        s.backpacks_shown[item] -= 1
        s.backpacks[seat][item] += 1
    elif item == ENERGY_DRINK:
        s.drinks_shown -= 1
        s.drinks[seat] += 1
    else:
        s.cap[item - FIRST_CAP] = seat
