"""The circus moves on when its tile comes to the centre of the market row. (C6)"""

from riverrat.engine.rule import Log, Out, pop, push, put, rule, seat_now, tell

from ..actions import CIRCUS_MOVED, CIRCUS_STEP, MOVE_CIRCUS
from ..data import CIRCUS_SPACE, NANTES, NEW_CIRCUS_SPACE, PLACES
from ..options import CIRCUS_CHECK
from ..state import State
from .movement import village_index, village_place


@rule
def check_circus(s: State, seat: int, gap: int) -> None:
    """The circus moves on when its tile lies in the centre after a purchase that left this gap. (C6-2, D-31)"""
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
