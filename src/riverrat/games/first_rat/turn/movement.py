"""Step 1, Move Rats: rat by rat, each with its space and, where there is a choice, its shortcuts. (C2)"""

from riverrat.engine.rule import Log, Out, note_a, note_b, pop, push, put, rule, seat_now, tell

from ..actions import (
    BUILD_STEP,
    BY,
    BY_STEP,
    COLLECT_STEP,
    DONE,
    DRINK_STEP,
    GO,
    GO_STEP,
    MORE_STEP,
    MOVED,
    PIPE_CHEESE_FOUND,
    RAT,
    SHOP_STEP,
    SHORTCUT_PAID,
)
from ..cards import ignores_colours, shortcuts_free, steps_together
from ..data import (
    BOOTH_AT,
    CHEESE,
    COLOUR_OF,
    ENTRANCE,
    EXIT,
    LAUNCHPAD,
    NEXT_ENTRANCE,
    PIPE_CHEESE,
    RATS,
    ROUTE_ENTRANCE,
    ROUTE_WAY,
    ROUTES,
    SHORTCUT,
    SHORTCUT_COST,
    START,
)
from ..state import State
from .paying import pay_cheese
from .routes import ON_FOOT, goals, has_twin, next_route, rats_to_move, route_fits, spaces_of


@rule
def legal_move(s: State, out: Out) -> int:
    """Any own rat on the path may be the first to move; twins are offered once. (C2.8, D1)

    Whether it has somewhere to go need not be asked: at most three own rats stand in its way, and it can go at least
    four spaces or on to the Launchpad.
    """
    n = 0
    seat = seat_now(s)
    for rat in range(RATS):
        if START <= s.rat[seat][rat] <= LAUNCHPAD and not has_twin(s, seat, rat):
            n = put(out, n, RAT + rat)
    return n


@rule
def play_move(s: State, action: int, log: Log) -> None:
    seat = seat_now(s)
    pop(s)
    push(s, GO_STEP, seat, action - RAT, 0)


@rule
def legal_more(s: State, out: Out) -> int:
    """Another rat may join the move if it has a space to go to; the move may end once no rat must make room. (C2.10)"""
    n = 0
    seat = seat_now(s)
    left = rats_to_move(s, seat)
    if s.alone == 0:
        for rat in range(RATS):
            if left >> rat & 1 and not has_twin(s, seat, rat) and goals(s, seat, rat) != 0:
                n = put(out, n, RAT + rat)
    if spaces_of(s, seat, left) & spaces_of(s, seat, s.moved) == 0:
        n = put(out, n, DONE)
    return n


@rule
def play_more(s: State, action: int, log: Log) -> None:
    if action == DONE:
        seat = seat_now(s)
        pop(s)
        end_of_move(s, seat, log)
    else:
        play_move(s, action, log)


@rule
def legal_go(s: State, out: Out) -> int:
    """The spaces on which the rat may end its move. (C2.10)"""
    n = 0
    rat = note_a(s)
    seat = seat_now(s)
    spaces = goals(s, seat, rat)
    space = s.rat[seat][rat] + 1
    while spaces >> space:
        if spaces >> space & 1:
            n = put(out, n, GO + space)
        space += 1
    return n


@rule
def play_go(s: State, action: int, log: Log) -> None:
    """Before the next entrance of a shortcut there is only one way: on foot."""
    seat = seat_now(s)
    rat = note_a(s)
    space = action - GO
    pop(s)
    if space <= NEXT_ENTRANCE[s.rat[seat][rat]]:
        move_rat(s, seat, rat, space, 0, log)
    else:
        push(s, BY_STEP, seat, rat, space)


@rule
def legal_by(s: State, out: Out) -> int:
    """Ways to the same space that differ in shortcuts are different moves. (C2.9)"""
    n = 0
    rat = note_a(s)
    space = note_b(s)
    seat = seat_now(s)
    start = s.rat[seat][rat]
    route = ON_FOOT
    while route < ROUTES and ROUTE_ENTRANCE[route] < space:
        if route_fits(s, seat, rat, space, route):
            n = put(out, n, BY + ROUTE_WAY[route])
        route = next_route(start, route)
    return n


@rule
def play_by(s: State, action: int, log: Log) -> None:
    seat = seat_now(s)
    rat = note_a(s)
    space = note_b(s)
    pop(s)
    move_rat(s, seat, rat, space, action - BY, log)


@rule
def move_rat(s: State, seat: int, rat: int, space: int, way: int, log: Log) -> None:
    """Pay the shortcuts and move the rat; if it goes further than _several may, it stays the only one. (C2.7, D52)"""
    start = s.rat[seat][rat]
    tell(s, log, MOVED, seat, rat + 1, start, space, way)
    steps = space - start
    if way != 0:
        steps -= take_shortcuts(s, seat, way, log)
    if steps > steps_together(s, seat, rat):
        s.alone = 1
    if s.colour == 0 and space != LAUNCHPAD and not ignores_colours(s, seat, rat):
        s.colour = 1 + COLOUR_OF[s.content[space]]
    s.rat[seat][rat] = space
    s.moved |= 1 << rat
    push(s, MORE_STEP, seat, 0, 0)


@rule
def take_shortcuts(s: State, seat: int, way: int, log: Log) -> int:
    """Each passage is paid by itself, or brings Cheese with the Pipe Map. Returns the steps saved. (C2.7, D32, D70)"""
    saved = 0
    goods = s.goods[seat]
    for shortcut in range(len(SHORTCUT)):
        if way >> shortcut & 1:
            saved += EXIT[shortcut] - ENTRANCE[shortcut] - 1
            s.passages[seat][shortcut] += 1
            if shortcuts_free(s, seat):
                found = min(PIPE_CHEESE, s.supply[CHEESE])
                s.supply[CHEESE] -= found
                goods[CHEESE] += found
                tell(s, log, PIPE_CHEESE_FOUND, seat, found)
            else:
                material = SHORTCUT_COST[shortcut]
                goods[material] -= 1
                s.supply[material] += 1
                tell(s, log, SHORTCUT_PAID, seat, material)
    return saved


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
