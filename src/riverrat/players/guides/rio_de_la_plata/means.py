"""What workers in Río de la Plata will be paid with: who is placed where that is too little only stands about."""

from riverrat.engine.rule import rule
from riverrat.games.rio_de_la_plata.cards import ANY_RESOURCE, gift_of, works
from riverrat.games.rio_de_la_plata.data import (
    CARPENTER,
    CELLS,
    CHARACTERS,
    CHURCH,
    CHURCH_PAYS,
    COLUMN,
    COLUMN_GIVES,
    COST,
    CRAFTS,
    HOUSE,
    HUT,
    LADDER_PRECIOUS,
    LADDER_STONE,
    LADDER_WOOD,
    MASTER_MERCHANT,
    MASTER_STONECUTTER,
    NOTHING,
    PLACE,
    PLACED_A_YEAR,
    PRECIOUS,
    SLOTS,
    STONE,
    STONE_FOR,
    STONECUTTER,
    WALLS_LADDER,
    WOOD,
    WOOD_FOR,
    WORKERS_FOR,
    WORKSHOP_GIVES,
    WORKSHOP_PAYS,
)
from riverrat.games.rio_de_la_plata.state import State
from riverrat.games.rio_de_la_plata.turn.building import fits, has_tile
from riverrat.games.rio_de_la_plata.turn.standing_discs import discs_on
from riverrat.games.rio_de_la_plata.turn.trade import price_now


@rule
def comes_in(s: State, seat: int, kind: int) -> int:
    """How much of a resource there is once mine, forest and masters gave; with ANY_RESOURCE, gifts of any kind."""
    have = s.stock[seat][kind] if kind < ANY_RESOURCE else 0
    for column in range(len(COLUMN)):
        if COLUMN_GIVES[column] == kind:
            for slot in range(SLOTS):
                if s.slot[column][slot] == seat:
                    have += 1
    for master in range(MASTER_STONECUTTER, MASTER_MERCHANT + 1):
        if gift_of(master) == kind and s.worked[master] == 0 and works(s, seat, master):
            have += 1
    return have


@rule
def unpromised(s: State, seat: int) -> int:
    """The coins that are promised to no character."""
    coins = s.coins[seat]
    for character in range(CHARACTERS):
        if s.applicant[character] == seat:
            coins -= COST[character]
    return coins


@rule
def may_buy(s: State, seat: int) -> int:
    """One resource may be bought, with a coin that is promised to no character: the next ones are dear."""
    return 1 if s.bought[seat] == 0 and unpromised(s, seat) >= price_now(s, seat) else 0


@rule
def missing(s: State, seat: int, wood: int, stone: int, precious: int, basic: int) -> int:
    """How many resources one will be short of for a worker who takes these (`basic`: wood or stone, whichever there
    is), beside all that those placed so far will take and bring, though one may be bought.
    """
    return lacking(s, seat, wood, stone, precious, basic, may_buy(s, seat))


@rule
def lacking(s: State, seat: int, wood: int, stone: int, precious: int, basic: int, bought: int) -> int:
    """The same with so many wood or stone bought."""
    for cell in range(CELLS):
        if discs_on(s.discs[cell], seat) > 0:
            kind = s.building[cell]
            if kind == HUT:
                wood += WOOD_FOR[HOUSE]
                stone += STONE_FOR[HOUSE]
            elif kind == PLACE:  # a monument or a garden
                precious += 1
                basic += 1
            elif kind == STONECUTTER:
                stone -= WORKSHOP_GIVES - WORKSHOP_PAYS
            elif kind == CARPENTER:
                wood -= WORKSHOP_GIVES - WORKSHOP_PAYS
    crafts = s.area[CRAFTS][seat]
    wood -= comes_in(s, seat, WOOD)
    stone -= comes_in(s, seat, STONE)
    short = max(0, wood) + max(0, stone)
    short += max(0, basic + crafts + min(0, wood) + min(0, stone))
    short = max(0, short - bought) + max(0, precious - comes_in(s, seat, PRECIOUS) - crafts)
    return max(0, short - comes_in(s, seat, ANY_RESOURCE))


@rule
def can_build_alone(s: State, seat: int, cell: int) -> bool:
    """Whether a single worker on an empty cell will have what a workshop or a place costs."""
    for kind in (STONECUTTER, CARPENTER, PLACE):
        if (
            comes_in(s, seat, WOOD) + 1 >= WOOD_FOR[kind]
            and comes_in(s, seat, STONE) + 1 >= STONE_FOR[kind]
            and has_tile(s, seat, kind)
            and fits(s, cell, kind)
            and missing(s, seat, WOOD_FOR[kind], STONE_FOR[kind], 0, 0) == 0
        ):
            return True
    return False


@rule
def stands_about(s: State, seat: int, cell: int) -> bool:
    """Whether one more worker on a cell could do nothing there this year, for want of others or of resources."""
    kind, mine = s.building[cell], discs_on(s.discs[cell], seat)
    alone = mine == 0 and min(PLACED_A_YEAR - s.placed, s.supply[seat]) < WORKERS_FOR[HUT]
    if kind == NOTHING:
        return mine >= WORKERS_FOR[HUT] or (alone and not can_build_alone(s, seat, cell))
    if kind == HUT:
        return mine > 0 or missing(s, seat, WOOD_FOR[HOUSE], STONE_FOR[HOUSE], 0, 0) > 0
    if kind == PLACE:
        return mine >= WORKERS_FOR[HUT] or alone or missing(s, seat, 0, 0, 1 - mine, 1 - mine) > 0
    if kind == STONECUTTER:
        return missing(s, seat, 0, WORKSHOP_PAYS, 0, 0) > 0
    if kind == CARPENTER:
        return missing(s, seat, WORKSHOP_PAYS, 0, 0, 0) > 0
    return kind == CHURCH and s.coins[seat] < CHURCH_PAYS


@rule
def crafts_nothing(s: State, seat: int) -> bool:
    """Whether one more worker sent to the crafts will have nothing to work with."""
    return missing(s, seat, 0, 0, 0, 1) > 0


@rule
def takes_from_workers(s: State, seat: int, ladder: int) -> bool:
    """Whether a space of a great work takes what workers placed before would be paid with."""
    if ladder == WALLS_LADDER:
        costs = missing(s, seat, 0, 0, 0, LADDER_WOOD[ladder])
    else:
        costs = missing(s, seat, LADDER_WOOD[ladder], LADDER_STONE[ladder], LADDER_PRECIOUS[ladder], 0)
    return costs > 0 and missing(s, seat, 0, 0, 0, 0) == 0


@rule
def takes_coins_from_workers(s: State, seat: int, coins: int) -> bool:
    """Whether spending coins leaves none for the resource to be bought for workers placed before."""
    if may_buy(s, seat) == 0 or unpromised(s, seat) - coins >= price_now(s, seat):
        return False
    return missing(s, seat, 0, 0, 0, 0) == 0 and lacking(s, seat, 0, 0, 0, 0, 0) > 0


@rule
def helps_no_worker(s: State, seat: int, kind: int) -> bool:
    """Whether a resource one may choose is none of those that workers placed before are short of."""
    short = missing(s, seat, 0, 0, 0, 0)
    if short == 0:
        return False
    wood, stone, precious = -1 if kind == WOOD else 0, -1 if kind == STONE else 0, -1 if kind == PRECIOUS else 0
    return missing(s, seat, wood, stone, precious, 0) >= short


@rule
def pays_with_what_is_needed(s: State, seat: int, kind: int) -> bool:
    """Whether the walls are paid for with what workers placed before need, though the other would do."""
    paid = missing(s, seat, 1 if kind == WOOD else 0, 1 if kind == STONE else 0, 0, 0)
    return paid > missing(s, seat, 0, 0, 0, LADDER_WOOD[WALLS_LADDER])


# --- houses for which workers were sent -------------------------------------------------------------------------------


@rule
def houses_waiting(s: State, seat: int) -> int:
    """On how many huts workers stand who could make houses of them."""
    waiting = 0
    for cell in range(CELLS):
        if s.building[cell] == HUT and s.used[cell] & 1 == 0 and discs_on(s.discs[cell], seat) > 0:
            waiting += 1
    return waiting


@rule
def houses_from(waiting: int, wood: int, stone: int, bought: int) -> int:
    """How many of these can be paid for with so much wood and stone, and so many more of either bought."""
    houses = 0
    while (
        houses < waiting
        and max(0, (houses + 1) * WOOD_FOR[HOUSE] - wood) + max(0, (houses + 1) * STONE_FOR[HOUSE] - stone) <= bought
    ):
        houses += 1
    return houses


@rule
def houses_ahead(s: State, seat: int, wood: int, stone: int, bought: int) -> int:
    """How many houses can still be built with so much more wood and stone, and so many more of either bought."""
    stock = s.stock[seat]
    return houses_from(houses_waiting(s, seat), stock[WOOD] + wood, stock[STONE] + stone, bought)


@rule
def takes_from_houses(s: State, seat: int, wood: int, stone: int) -> bool:
    """Whether wood and stone would go elsewhere that a house is to be built of, with one more resource bought."""
    waiting = houses_waiting(s, seat)
    if waiting == 0:
        return False
    stock, bought = s.stock[seat], may_buy(s, seat)
    left = houses_from(waiting, stock[WOOD] - wood, stock[STONE] - stone, bought)
    return left < houses_from(waiting, stock[WOOD], stock[STONE], bought)


@rule
def is_for_house(s: State, seat: int, kind: int) -> bool:
    """Whether one more of a resource lets a house be built that cannot be paid for yet."""
    now = houses_ahead(s, seat, 0, 0, 0)
    return houses_ahead(s, seat, 1 if kind == WOOD else 0, 1 if kind == STONE else 0, 0) > now
