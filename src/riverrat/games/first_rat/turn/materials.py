"""A player's materials in one number, a lane of bits for each: one subtraction asks whether they suffice."""

from riverrat.engine.rule import rule

from ..data import BAKING_SODA, CALCULATOR, LANE, LANES_SIGN, TIN_CAN, VINEGAR
from ..state import State


@rule
def materials_of(s: State, seat: int) -> int:
    """The materials a player has."""
    goods = s.goods[seat]
    return (
        goods[VINEGAR] << LANE * VINEGAR
        | goods[BAKING_SODA] << LANE * BAKING_SODA
        | goods[TIN_CAN] << LANE * TIN_CAN
        | goods[CALCULATOR] << LANE * CALCULATOR
    )


@rule
def covers(purse: int, price: int) -> bool:
    """Whether there is enough of every material: a lane that runs short loses its sign bit."""
    return ((purse | LANES_SIGN) - price) & LANES_SIGN == LANES_SIGN
