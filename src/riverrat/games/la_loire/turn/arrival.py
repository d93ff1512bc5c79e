"""Where a figure ends its move: the Bank pays, then the figure acts. (C4-8, C4-9)"""

from riverrat.engine.rule import Log, push, rule, tell

from ..actions import BANK_PAID, MERCHANT_CITY_STEP, MERCHANT_VILLAGE_STEP, MESSENGER_STEP
from ..cards import bank_pays
from ..data import BANK_INCOME, IS_CITY, MERCHANT, NANTES
from ..state import State


@rule
def arrive(s: State, seat: int, figure: int, place: int, log: Log) -> None:
    """The Bank of the city pays at once; then the figure acts, by what it is and where. (C4-8, C4-9, D-25)"""
    if IS_CITY[place] == 1 and bank_pays(s, seat, place):
        s.money[seat] += BANK_INCOME
        tell(s, log, BANK_PAID, seat, 0 if place == NANTES else 1, BANK_INCOME)
    if figure != MERCHANT:
        push(s, MESSENGER_STEP, seat, place, 0)
    elif IS_CITY[place] == 1:
        push(s, MERCHANT_CITY_STEP, seat, place, 0)
    else:
        push(s, MERCHANT_VILLAGE_STEP, seat, place, 0)
