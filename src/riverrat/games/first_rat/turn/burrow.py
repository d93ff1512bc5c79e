"""Apple Cores: the burrow marker follows the arrows, and the rooms it passes reward it. (C6)"""

from riverrat.engine.rule import Log, Out, pop, push, put, rule, seat_now, tell

from ..actions import BURROWED, COMIC_STEP, FORK_STEP, RAISE_STEP, TURN
from ..data import APPLE_CORE, BRANCH_NODE, COMIC_REWARD, FOOD, FOOD_REWARD, LEFT, RAISE_REWARD, REWARD, UP
from ..state import State
from .nursery import sleeping_rat
from .score_tracks import reach_track


@rule
def advance_burrow(s: State, log: Log) -> None:
    """One node for each Apple Core, stopping only for a question; all must be moved. (C6.1, C6.6)"""
    seat = seat_now(s)
    asked = False
    while not asked and s.haul[APPLE_CORE] > 0:
        node = s.burrow[seat]
        if UP[node] != LEFT[node]:
            push(s, FORK_STEP, seat, 0, 0)
            asked = True
        else:
            asked = enter_node(s, seat, UP[node], log)
    if not asked:
        pop(s)


@rule
def enter_node(s: State, seat: int, node: int, log: Log) -> bool:
    """Entering a node gives its reward, whether the marker goes on or not. Returns whether it asks. (C6.2 to C6.5)"""
    tell(s, log, BURROWED, seat, node)
    s.burrow[seat] = node
    s.haul[APPLE_CORE] -= 1
    if REWARD[node] == COMIC_REWARD and s.library > 0:
        push(s, COMIC_STEP, seat, 0, 0)
        return True
    if REWARD[node] == RAISE_REWARD and sleeping_rat(s, seat) >= 0:
        push(s, RAISE_STEP, seat, 0, 0)
        return True
    return REWARD[node] == FOOD_REWARD and reach_track(s, seat, FOOD, log)


@rule
def legal_fork(s: State, out: Out) -> int:
    """At an intersection the owner chooses the way on. (C6.1, D58)"""
    n = 0
    node = s.burrow[seat_now(s)]
    for branch in range(len(BRANCH_NODE)):
        if BRANCH_NODE[branch] == UP[node] or BRANCH_NODE[branch] == LEFT[node]:
            n = put(out, n, TURN + branch)
    return n


@rule
def play_fork(s: State, action: int, log: Log) -> None:
    seat = seat_now(s)
    pop(s)
    enter_node(s, seat, BRANCH_NODE[action - TURN], log)
