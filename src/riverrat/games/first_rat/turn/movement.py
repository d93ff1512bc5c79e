"""Step 1, Move Rats: rat by rat, each with its space and, where there is a choice, its shortcuts. (C2)

Sets of spaces and of rats are numbers used as bits: asking costs next to nothing.
"""

from collections.abc import Callable

from riverrat.engine.rule import Log, Out, note_a, note_b, pop, push, put, rule, seat_now, tell

from ..actions import (
    BUILD_STEP,
    BY,
    BY_STEP,
    COLLECT_STEP,
    DONE,
    GO,
    GO_STEP,
    MORE_STEP,
    MOVED,
    RAT,
    SHOP_STEP,
)
from ..cards import further_alone, further_together, ignores_colours
from ..data import (
    BOOTH_AT,
    COLOUR_OF,
    LAUNCHPAD,
    NEXT_ENTRANCE,
    ONE_RAT,
    RATS,
    ROUTE_ENTRANCE,
    ROUTE_EXIT,
    ROUTE_PRICE,
    ROUTE_SAVES,
    ROUTE_WAY,
    ROUTES,
    SEVERAL_RATS,
    START,
)
from ..state import State
from .collecting import offer_drink
from .materials import covers
from .paying import pay_cheese
from .shortcuts import ON_FOOT, ends, next_route, purse_of, take_shortcuts

ALL_SPACES = (2 << LAUNCHPAD) - 2


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
    """Pay the shortcuts and move the rat; if it goes further than several may, it stays the only one. (C2.7, D52)"""
    start = s.rat[seat][rat]
    tell(s, log, MOVED, seat, rat + 1, start, space, way)
    steps = space - start
    if way != 0:
        steps -= take_shortcuts(s, seat, way, log)
    if steps > SEVERAL_RATS + further_together(s, seat, rat):
        s.alone = 1
    if s.colour == 0 and space != LAUNCHPAD and not ignores_colours(s, seat, rat):
        s.colour = 1 + COLOUR_OF[s.content[space]]
    s.rat[seat][rat] = space
    s.moved |= 1 << rat
    push(s, MORE_STEP, seat, 0, 0)


@rule
def end_of_move(s: State, seat: int, log: Log) -> None:
    """Pay Cheese; then come collecting, shopping where a booth was reached, and building."""
    booths = 0
    for rat in range(RATS):
        if s.moved >> rat & 1:
            space = s.rat[seat][rat]
            if BOOTH_AT[space] >= 0:
                booths |= 1 << BOOTH_AT[space]
    s.shops = booths
    pay_cheese(s, seat, log)
    push(s, BUILD_STEP, seat, 0, 0)
    if booths != 0:
        push(s, SHOP_STEP, seat, 0, 0)
    push(s, COLLECT_STEP, seat, 0, 0)
    offer_drink(s, seat)


# --- where a rat may go -----------------------------------------------------------------------------------------------


@rule
def rats_to_move(s: State, seat: int) -> int:
    """The set of rats on the path that have not moved yet."""
    rats = 0
    places = s.rat[seat]
    for rat in range(RATS):
        if START <= places[rat] <= LAUNCHPAD and s.moved >> rat & 1 == 0:
            rats |= 1 << rat
    return rats


@rule
def has_twin(s: State, seat: int, rat: int) -> bool:
    """Plain rats on Start are all the same: whether there is such a rat before this one. (C0)"""
    if s.rat[seat][rat] == START and s.super_rat[seat][rat] == 0:
        for other in range(rat):
            if s.rat[seat][other] == START and s.super_rat[seat][other] == 0:
                return True
    return False


@rule
def spaces_of(s: State, seat: int, rats: int) -> int:
    """The set of spaces where these rats stand; Start has room for all and is left out. (D49)"""
    spaces = 0
    places = s.rat[seat]
    for rat in range(RATS):
        if rats >> rat & 1 and places[rat] > START:
            spaces |= 1 << places[rat]
    return spaces


@rule
def colour_match(s: State) -> int:
    """The spaces on which the rats of this move may end; all of them while no colour is fixed. (C2.3, D3)"""
    return ALL_SPACES if s.colour == 0 else s.colour_spaces[s.colour - 1]


@rule
def match_after(s: State, seat: int, rat: int, space: int, match: int) -> int:
    """The first rat that ends on a coloured space fixes the colour; the Launchpad leaves it open. (C2.11)"""
    if match != ALL_SPACES or space == LAUNCHPAD or ignores_colours(s, seat, rat):
        return match
    return s.colour_spaces[COLOUR_OF[s.content[space]]]


@rule
def all_moved(s: State, seat: int, left: int, taken: int, match: int, purse: int) -> bool:
    """When four rats have moved, nobody is left to make room."""
    return True


def _making_room(next_rat: Callable[..., bool]) -> Callable[..., bool]:
    """Rules cannot call themselves when compiled; one of these for each rat that may have to make room."""

    @rule
    def can_finish(s: State, seat: int, left: int, taken: int, match: int, purse: int) -> bool:
        """Whether the rats `left` can move so that nobody stays on a space `taken` by the move. (C2.5, C2.10)"""
        places = s.rat[seat]
        rat = 0
        while rat < RATS and (left >> rat & 1 == 0 or taken >> places[rat] & 1 == 0):
            rat += 1
        if rat == RATS:
            return True
        start = places[rat]
        furthest = start + SEVERAL_RATS + further_together(s, seat, rat)
        free = (ALL_SPACES if ignores_colours(s, seat, rat) else match) & ~taken
        route = ON_FOOT
        while route < ROUTES and ROUTE_ENTRANCE[route] < furthest:
            if covers(purse, ROUTE_PRICE[route]):
                rest = purse - ROUTE_PRICE[route]
                last = min(furthest + ROUTE_SAVES[route], LAUNCHPAD)
                for space in range(max(start + 1, ROUTE_EXIT[route]), last + 1):
                    if free >> space & 1:
                        then = match_after(s, seat, rat, space, match)
                        if next_rat(s, seat, left & ~(1 << rat), taken | 1 << space, then, rest):
                            return True
            route = next_route(start, route)
        return False

    return can_finish


can_finish = _making_room(_making_room(_making_room(all_moved)))


@rule
def route_fits(s: State, seat: int, rat: int, space: int, route: int) -> bool:
    """Whether a rat may take this route there, alone or in a move that can be finished. (C2.2 to C2.10)"""
    start = s.rat[seat][rat]
    if ROUTE_EXIT[route] > space or (route != ON_FOOT and ROUTE_ENTRANCE[route] < start):
        return False
    purse = purse_of(s, seat)
    if not covers(purse, ROUTE_PRICE[route]):
        return False
    left = rats_to_move(s, seat) & ~(1 << rat)
    steps = space - start - ROUTE_SAVES[route]
    if s.moved == 0 and steps <= ONE_RAT + further_alone(s, seat, rat) and spaces_of(s, seat, left) >> space & 1 == 0:
        return True
    if s.alone == 1 or steps > SEVERAL_RATS + further_together(s, seat, rat):
        return False
    match = colour_match(s)
    taken = spaces_of(s, seat, s.moved)
    if taken >> space & 1 or (match >> space & 1 == 0 and not ignores_colours(s, seat, rat)):
        return False
    then = match_after(s, seat, rat, space, match)
    return can_finish(s, seat, left, taken | 1 << space, then, purse - ROUTE_PRICE[route])


@rule
def some_route_fits(s: State, seat: int, rat: int, space: int) -> bool:
    start = s.rat[seat][rat]
    route = ON_FOOT
    while route < ROUTES:
        if route_fits(s, seat, rat, space, route):
            return True
        route = next_route(start, route)
    return False


@rule
def goals(s: State, seat: int, rat: int) -> int:
    """The set of spaces a rat may be moved to now: those some route fits. (C2.10)

    Where nobody stands in the way, a reachable space of the right colour fits without a closer look.
    """
    start = s.rat[seat][rat]
    purse = purse_of(s, seat)
    standing = spaces_of(s, seat, rats_to_move(s, seat) & ~(1 << rat))
    if s.moved == 0:
        reachable = ends(start, ONE_RAT + further_alone(s, seat, rat), purse)
        clear = reachable & ~standing
    else:
        if s.alone == 1:
            return 0
        match = ALL_SPACES if ignores_colours(s, seat, rat) else colour_match(s)
        taken = spaces_of(s, seat, s.moved)
        reachable = ends(start, SEVERAL_RATS + further_together(s, seat, rat), purse) & match & ~taken
        clear = 0 if taken & standing else reachable & ~standing
    unsure = reachable & ~clear
    space = start + 1
    while unsure >> space:
        if unsure >> space & 1 and some_route_fits(s, seat, rat, space):
            clear |= 1 << space
        space += 1
    return clear
