"""What every candidate for the rebuilt values has to satisfy: what the rulebook prints and shows."""

from itertools import pairwise

from .data import PRICE, SELL


def market_rises() -> bool:
    """The spaces of the market cost 2 to 4 from the centre on, and no later one less. (A5)"""
    return all(a <= b for a, b in pairwise(PRICE)) and all(2 <= price <= 4 for price in PRICE[3:])


def prices_rise() -> bool:
    """Goods are worth more in the order in which the rulebook lists them. (A6-1)"""
    return all(a < b for a, b in pairwise(SELL))


MUST = {"market-rises": market_rises, "prices-rise": prices_rise}
