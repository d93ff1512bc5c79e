"""The general supply, which holds what the box holds."""

from riverrat.engine.rule import rule

from ..options import SUPPLY_OPTION, UNLIMITED
from ..state import State


@rule
def given(s: State, good: int, amount: int) -> int:
    """What the supply gives of an amount: no more than is left, unless something else may stand for it. (D9)"""
    return amount if s.option[SUPPLY_OPTION] == UNLIMITED else min(amount, s.supply[good])
