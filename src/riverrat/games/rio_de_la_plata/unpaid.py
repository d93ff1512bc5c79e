"""Where a worker could do nothing this year, unpaid or alone. A board warns, no rule asks. (PB-3, PB-4, PB-6, PB-7)

What one will have is found by playing: the workers placed so far bring what they bring, then each in the town builds
or crafts the cheapest thing it can. Nobody can join the last worker who is placed.
"""

from itertools import groupby
from typing import NamedTuple

from riverrat.engine.rule import pop, push, step_now

from .actions import BUILD, CRAFT, EFFECT_STEP, FARM, INCOME, PLACE_DISC, PRODUCE, SEND, kind_of
from .cards import A_ROAD, A_WALL, gift_of
from .data import (
    ACTIVATED,
    AGRICULTURE,
    BUILDING,
    CELL,
    CELLS,
    CHURCH,
    CRAFTS,
    FARMERS,
    HUT,
    PRECIOUS,
    PRECIOUS_FOR,
    STANDS_ON,
    STONE,
    STONE_FOR,
    WOOD,
    WOOD_FOR,
    WORKERS_FOR,
)
from .state import State
from .turn.building import fits, has_tile, put_builds, within_reach
from .turn.effects import legal_effect, may_activate, play_effect
from .turn.placement import discs_left, legal_placement
from .turn.standing_discs import discs_on
from .view_types import Unpaid

ROOM = 1024  # for the choices of a step
LAST = 99  # after any price
COINS = 3  # after the goods
WORKERS = 4
MOST_MISSING = 10
Amounts = tuple[int, ...]  # of wood, stone, precious goods, coins and workers
NOTHING_NAMED: Amounts = (0, 0, 0, 0, 0)
ALONE: Amounts = (0, 0, 0, 0, 1)


class Missing(NamedTuple):
    building: str  # to be built or used
    lack: Amounts
    total: int


def unpaid_places(s: State, seat: int) -> list[Unpaid]:
    """What is open to a worker that could do nothing there, with the least that is missing."""
    found = _open_places(s, seat) if discs_left(s, seat) else []
    if s.area[AGRICULTURE][seat] % FARMERS:
        found.append(("", ALONE, "end-placement"))
    grouped = groupby(sorted(found), key=lambda one: one[:2])
    return [_told(building, lack, [place for *_, place in same]) for (building, lack), same in grouped]


def _open_places(s: State, seat: int) -> list[tuple[str, Amounts, str]]:
    """Each place with what is missing there, and for which building."""
    out = [0] * ROOM
    places = out[: legal_placement(s, out)]
    left, (at, any_kind) = discs_left(s, seat), _year_ahead(s, seat)
    found = list[tuple[str, Amounts, str]]()
    for action in places:
        if kind_of(action) == PLACE_DISC and discs_on(s.discs[action - PLACE_DISC], seat) == 0:
            cell = action - PLACE_DISC
            missing = _missing(at, seat, cell, left)
            if missing and missing.total > any_kind:
                found.append((missing.building, missing.lack, f"cell:{CELL[cell]}"))
        elif action == SEND + CRAFTS and not any_kind and at.stock[seat][WOOD] + at.stock[seat][STONE] == 0:
            found.append(("", NOTHING_NAMED, "area:crafts"))
        elif action == SEND + AGRICULTURE and s.area[AGRICULTURE][seat] % FARMERS + left < FARMERS:
            found.append(("", ALONE, "area:agriculture"))
    return found


def _told(building: str, lack: Amounts, places: list[str]) -> Unpaid:
    wood, stone, precious, coins, workers = lack
    return {
        "places": places,
        "building": building,
        "lack": {"wood": wood, "stone": stone, "precious": precious, "coin": coins, "worker": workers},
    }


def _year_ahead(s: State, seat: int) -> tuple[State, int]:
    """The table once the workers placed so far are used, and how many goods of any kind are given besides."""
    at, out, any_kind = s.clone(), [0] * ROOM, 0
    push(at, EFFECT_STEP, seat, 0, 0)
    while action := _next(at, seat, out):
        play_effect(at, action, None)
        if step_now(at) != EFFECT_STEP:  # the Master merchant asks which
            any_kind += 1
            pop(at)
    return at, any_kind


def _next(at: State, seat: int, out: list[int]) -> int:
    """What brings goods first, then the cheapest use of each worker; 0 where nothing is left."""
    legal = out[: legal_effect(at, out)]
    for action in legal:
        kind = kind_of(action)
        if kind in (PRODUCE, FARM) or (kind == INCOME and gift_of(action - INCOME) not in (A_ROAD, A_WALL)):
            return action
    uses = [action for action in legal if kind_of(action) in (BUILD, CRAFT)]
    return min(uses, key=lambda action: _price(at, seat, action), default=0)


def _price(at: State, seat: int, action: int) -> int:
    """How many goods a use takes; crafting goes by what there is more of, once nothing can be built."""
    if kind_of(action) == CRAFT:
        return LAST - at.stock[seat][action - CRAFT]
    kind = (action - BUILD) // CELLS + 1
    return WOOD_FOR[kind] + STONE_FOR[kind] + PRECIOUS_FOR[kind]


def _missing(at: State, seat: int, cell: int, workers: int) -> Missing | None:
    """The least that is missing for building on a cell or using what stands there; None where nothing is."""
    kind, out = at.building[cell], [0] * len(BUILDING)
    if put_builds(at, workers, cell, within_reach(at, seat), out, 0):
        return None
    if ACTIVATED[kind] and may_activate(at, seat, cell):
        return None
    ways, alone = _to_use(at, seat, cell) if ACTIVATED[kind] else [], False
    for wanted in range(HUT, CHURCH + 1):
        if (
            STANDS_ON[wanted] == kind
            and at.used[cell] & 1 == 0
            and has_tile(at, seat, wanted)
            and fits(at, cell, wanted)
        ):
            price = (WOOD_FOR[wanted], STONE_FOR[wanted], PRECIOUS_FOR[wanted])
            wood, stone, precious = (max(0, cost - has) for cost, has in zip(price, at.stock[seat], strict=True))
            if WORKERS_FOR[wanted] <= workers:
                ways.append(Missing(BUILDING[wanted - 1], (wood, stone, precious, 0, 0), wood + stone + precious))
            elif wood + stone + precious == 0:
                alone = True
    least = min(ways, key=lambda way: way.total, default=None)
    return least._replace(lack=(*least.lack[:WORKERS], 1)) if least and alone else least


def _to_use(at: State, seat: int, cell: int) -> list[Missing]:
    """What using a building takes that is not there: so much more of one thing and the rule allows it."""
    name, ways = BUILDING[at.building[cell] - 1], list[Amounts]()
    for thing in (WOOD, STONE, PRECIOUS, COINS):
        for more in range(1, MOST_MISSING):
            richer = at.clone()
            if thing == COINS:
                richer.coins[seat] += more
            else:
                richer.stock[seat][thing] += more
            if may_activate(richer, seat, cell):
                ways.append(tuple(more if other == thing else 0 for other in range(len(NOTHING_NAMED))))
                break
    if len(ways) > 1:  # whatever there is to sell
        return [Missing(name, NOTHING_NAMED, 1)]
    return [Missing(name, way, sum(way)) for way in ways]
