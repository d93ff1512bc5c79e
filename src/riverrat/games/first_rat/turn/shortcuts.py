"""Shortcuts: the routes a rat can take, what they cost and where they lead. (C2.7)"""

from riverrat.engine.rule import Log, rule, tell

from ..actions import PIPE_CHEESE_FOUND, SHORTCUT_PAID
from ..cards import shortcuts_free
from ..data import (
    CHEESE,
    ENTRANCE,
    EXIT,
    FIRST_ROUTE,
    LANES_FULL,
    LAUNCHPAD,
    PIPE_CHEESE,
    ROUTE_ENTRANCE,
    ROUTE_EXIT,
    ROUTE_PRICE,
    ROUTE_SAVES,
    ROUTES,
    SHORTCUT,
    SHORTCUT_COST,
)
from ..state import State
from .materials import covers, materials_of
from .supply import given

ON_FOOT = 0  # the first route takes no shortcut


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
def take_shortcuts(s: State, seat: int, way: int, log: Log) -> int:
    """Each passage is paid by itself, or free with the Pipe Map. Returns the steps saved. (C2.7, D32, D70)"""
    saved = 0
    goods = s.goods[seat]
    for shortcut in range(len(SHORTCUT)):
        if way >> shortcut & 1:
            saved += EXIT[shortcut] - ENTRANCE[shortcut] - 1
            s.passages[seat][shortcut] += 1
            if shortcuts_free(s, seat):
                found = given(s, CHEESE, PIPE_CHEESE)
                s.supply[CHEESE] -= found
                goods[CHEESE] += found
                if found > 0:
                    tell(s, log, PIPE_CHEESE_FOUND, seat, found)
            else:
                material = SHORTCUT_COST[shortcut]
                goods[material] -= 1
                s.supply[material] += 1
                tell(s, log, SHORTCUT_PAID, seat, material)
    return saved
