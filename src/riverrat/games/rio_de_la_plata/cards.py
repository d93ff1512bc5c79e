"""Characters bend rules: each rule asks here, and the character answers. (A7)"""

from riverrat.engine.rule import rule

from .state import State


@rule
def works(s: State, seat: int, character: int) -> bool:
    """A character works for its holder from the year after he got it. (D-27, D-63)"""
    return s.holder[character] == seat and s.since[character] < s.year
