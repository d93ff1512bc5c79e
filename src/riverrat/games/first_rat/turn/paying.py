"""The end of step 1: Cheese for other players' rats, and Moldy Cheese when there is not enough. (C3)"""

from riverrat.engine.rule import Log, push, rule, tell

from ..actions import BUILD_STEP, CHEESE_GIVEN, CHEESE_TO_GREG, COLLECT_STEP, DRINK_STEP, MOLDY_TAKEN, SHOP_STEP
from ..cards import owes_nothing
from ..data import BOOTH_AT, CHEESE, LAUNCHPAD, MOLDY_BRINGS, RATS, START
from ..state import State, players


@rule
def owed(s: State, seat: int, other: int) -> int:
    """One Cheese for each space on which a moved rat ended beside rats of the other player. (C3.1, D34, D35)"""
    debt = 0
    for rat in range(RATS):
        place = s.rat[seat][rat]
        if s.moved >> rat & 1 and START < place < LAUNCHPAD:
            theirs = s.rat[other]
            if theirs[0] == place or theirs[1] == place or theirs[2] == place or theirs[3] == place:
                debt += 1
    return debt


@rule
def pay_cheese(s: State, seat: int, log: Log) -> None:
    """Give every other player what is owed; Moldy Cheese covers what is missing, and no more. (C3.2 to C3.4)"""
    if owes_nothing(s, seat):
        return
    debt = 0
    for other in range(players(s)):
        if other != seat:
            debt += owed(s, seat, other)
    if debt == 0:
        return
    goods = s.goods[seat]
    if goods[CHEESE] < debt:
        take_moldy_cheese(s, seat, (debt - goods[CHEESE] + MOLDY_BRINGS - 1) // MOLDY_BRINGS, log)
    goods[CHEESE] -= debt
    if s.seats == 1:
        s.supply[CHEESE] += debt
        tell(s, log, CHEESE_TO_GREG, seat, debt)
    else:
        for other in range(s.seats):
            share = owed(s, seat, other) if other != seat else 0
            if share > 0:
                s.goods[other][CHEESE] += share
                tell(s, log, CHEESE_GIVEN, seat, other, share)


@rule
def take_moldy_cheese(s: State, seat: int, count: int, log: Log) -> None:
    """Each brings Cheese from the supply, which makes up for what it has not. (D6, D8)"""
    cheese = count * MOLDY_BRINGS
    from_supply = min(cheese, s.supply[CHEESE])
    s.supply[CHEESE] -= from_supply
    s.created += cheese - from_supply
    s.goods[seat][CHEESE] += cheese
    s.moldy[seat] += count
    tell(s, log, MOLDY_TAKEN, seat, count)


@rule
def end_of_move(s: State, seat: int, log: Log) -> None:
    """Pay Cheese; then come collecting, shopping where a booth was reached, and building.

    An Energy Drink is offered first if there is something to double. (C1.DRINK)
    """
    booths = 0
    collecting = 0
    for rat in range(RATS):
        if s.moved >> rat & 1:
            space = s.rat[seat][rat]
            if BOOTH_AT[space] >= 0:
                booths |= 1 << BOOTH_AT[space]
            if space != LAUNCHPAD:
                collecting += 1
    s.shops = booths
    pay_cheese(s, seat, log)
    push(s, BUILD_STEP, seat, 0, 0)
    if booths != 0:
        push(s, SHOP_STEP, seat, 0, 0)
    push(s, COLLECT_STEP, seat, 0, 0)
    if collecting > 0 and s.drinks[seat] > 0:
        push(s, DRINK_STEP, seat, 0, 0)
