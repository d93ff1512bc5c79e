"""Where a rat can go. Sets of spaces and of rats are numbers used as bits: asking costs next to nothing."""

from __future__ import annotations

from collections.abc import Callable

from riverrat.engine.rule import rule

from ..cards import ignores_colours, shortcuts_free, steps_alone, steps_together
from ..data import (
    COLOUR_OF,
    FIRST_ROUTE,
    LANES_FULL,
    LAUNCHPAD,
    RATS,
    ROUTE_ENTRANCE,
    ROUTE_EXIT,
    ROUTE_PRICE,
    ROUTE_SAVES,
    ROUTES,
    START,
)
from ..state import State
from .materials import covers, materials_of

ON_FOOT = 0  # the first route takes no shortcut
ALL_SPACES = (2 << LAUNCHPAD) - 2


@rule
def between(first: int, last: int) -> int:
    """The set of all spaces from `first` to `last`."""
    return (2 << last) - (1 << first)


@rule
def purse_of(s: State, seat: int) -> int:
    """What a player can pay shortcuts with. (C2.7)"""
    return LANES_FULL if shortcuts_free(s, seat) else materials_of(s, seat)


@rule
def next_route(start: int, route: int) -> int:
    """After the route on foot come those with shortcuts whose entrance is not behind the rat."""
    return FIRST_ROUTE[start] if route == ON_FOOT else route + 1


@rule
def ends(start: int, steps: int, purse: int) -> int:
    """The set of spaces that a rat can reach with at most this many steps. (C2.1, C2.7, C2.9)"""
    furthest = start + steps
    spaces = between(start + 1, min(furthest, LAUNCHPAD))
    route = FIRST_ROUTE[start]
    while route < ROUTES and ROUTE_ENTRANCE[route] < furthest:
        last = min(furthest + ROUTE_SAVES[route], LAUNCHPAD)
        if ROUTE_EXIT[route] <= last and covers(purse, ROUTE_PRICE[route]):
            spaces |= between(ROUTE_EXIT[route], last)
        route += 1
    return spaces


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
        furthest = start + steps_together(s, seat, rat)
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
    if s.moved == 0 and steps <= steps_alone(s, seat, rat) and spaces_of(s, seat, left) >> space & 1 == 0:
        return True
    if s.alone == 1 or steps > steps_together(s, seat, rat):
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
        reachable = ends(start, steps_alone(s, seat, rat), purse)
        clear = reachable & ~standing
    else:
        if s.alone == 1:
            return 0
        match = ALL_SPACES if ignores_colours(s, seat, rat) else colour_match(s)
        taken = spaces_of(s, seat, s.moved)
        reachable = ends(start, steps_together(s, seat, rat), purse) & match & ~taken
        clear = 0 if taken & standing else reachable & ~standing
    unsure = reachable & ~clear
    space = start + 1
    while unsure >> space:
        if unsure >> space & 1 and some_route_fits(s, seat, rat, space):
            clear |= 1 << space
        space += 1
    return clear
