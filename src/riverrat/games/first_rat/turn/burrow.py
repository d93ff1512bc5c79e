"""Apple Cores: the burrow marker follows the arrows, and the rooms it passes reward it. (C6)"""

from riverrat.engine.rule import Log, Out, note_a, pop, push, put, rule, seat_now, tell

from ..actions import (
    BURROWED,
    COMIC_STEP,
    COMIC_TAKEN,
    FORK_STEP,
    NO_COMIC,
    NO_RAISE,
    RAISE,
    RAISE_STEP,
    RAT,
    SUPER_RAT_MADE,
    SUPER_STEP,
    TAKE_COMIC,
    TURN,
)
from ..data import (
    APPLE_CORE,
    BRANCH_NODE,
    COMIC,
    COMIC_REWARD,
    FOOD,
    FOOD_REWARD,
    LAUNCHPAD,
    LEFT,
    RAISE_REWARD,
    RATS,
    REWARD,
    START,
    SUPER_RATS,
    UP,
)
from ..state import SHOWN, State
from .launchpad import raise_rat, sleeping_rat
from .movement import has_twin
from .tracks import score_track


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
    if REWARD[node] == FOOD_REWARD:
        score_track(s, seat, FOOD, log)
    return False


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


@rule
def legal_comic(s: State, out: Out) -> int:
    """Any Comic of the Library, or none. (C6.3)"""
    n = 0
    for comic in range(len(COMIC)):
        if s.comic[comic] == SHOWN:
            n = put(out, n, TAKE_COMIC + comic)
    return put(out, n, NO_COMIC)


@rule
def play_comic(s: State, action: int, log: Log) -> None:
    """A Super Rat Comic brings a tile for a rat, if there is one to carry it. (C1.COMIC, D54)"""
    seat = seat_now(s)
    pop(s)
    if action != NO_COMIC:
        comic = action - TAKE_COMIC
        s.comic[comic] = seat
        s.library -= 1
        s.new_comics |= 1 << comic
        tell(s, log, COMIC_TAKEN, seat, comic)
        if comic >= SUPER_RATS:
            for rat in range(RATS):
                if START <= s.rat[seat][rat] < LAUNCHPAD and s.super_rat[seat][rat] == 0:
                    push(s, SUPER_STEP, seat, comic, 0)
                    return


@rule
def legal_super(s: State, out: Out) -> int:
    """Any own rat on the path without a tile may carry it; twins are offered once. (C1.SUPER)"""
    n = 0
    seat = seat_now(s)
    for rat in range(RATS):
        on_path = START <= s.rat[seat][rat] < LAUNCHPAD
        if on_path and s.super_rat[seat][rat] == 0 and not has_twin(s, seat, rat):
            n = put(out, n, RAT + rat)
    return n


@rule
def play_super(s: State, action: int, log: Log) -> None:
    seat = seat_now(s)
    comic = note_a(s)
    rat = action - RAT
    pop(s)
    s.super_rat[seat][rat] = comic
    tell(s, log, SUPER_RAT_MADE, seat, rat + 1, comic)


@rule
def legal_raise(s: State, out: Out) -> int:
    """The Nursery space offers to raise a rat. (C6.4, D15)"""
    n = put(out, 0, RAISE)
    return put(out, n, NO_RAISE)


@rule
def play_raise(s: State, action: int, log: Log) -> None:
    seat = seat_now(s)
    pop(s)
    if action == RAISE:
        raise_rat(s, seat, log)
