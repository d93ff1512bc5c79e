"""Cheese owed for ending beside other players' rats, and Moldy Cheese when there is not enough. (C3)"""

from riverrat.engine.rule import Log, rule, tell

from ..actions import CHEESE_GIVEN, CHEESE_TO_GREG, MOLDY_TAKEN
from ..cards import owes_nothing
from ..data import CHEESE, LAUNCHPAD, MOLDY_BRINGS, RATS, START
from ..options import EACH, GREG_CROWD
from ..state import State, players
from .supply import given


@rule
def owed(s: State, seat: int, other: int) -> int:
    """One Cheese for each space on which a moved rat ended beside rats of the other player. (C3.1, D34, D35)

    Only Greg has several on a space; by option each of them counts.
    """
    debt = 0
    for rat in range(RATS):
        place = s.rat[seat][rat]
        if s.moved >> rat & 1 and START < place < LAUNCHPAD:
            met = 0
            for theirs in range(RATS):
                if s.rat[other][theirs] == place:
                    met += 1
            debt += met if s.option[GREG_CROWD] == EACH else min(1, met)
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
    from_supply = given(s, CHEESE, cheese)
    s.supply[CHEESE] -= from_supply
    s.created += cheese - from_supply
    s.goods[seat][CHEESE] += cheese
    s.moldy[seat] += count
    tell(s, log, MOLDY_TAKEN, seat, count, cheese)
