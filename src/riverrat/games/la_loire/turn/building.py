"""Building: farm, monastery, castle and palaces; where, and at what cost."""

from riverrat.engine.rule import Log, Out, note_a, note_b, pop, push, put, rule, seat_now, tell

from ..actions import BUILD_KIND, BUILT, PALACE_TAKEN, PAY_DENIERS, PAY_WOOD, PAYMENT_STEP, SITE, TAKE_PALACE
from ..cards import building_discount, buildings_a_turn, may_replace_wood, needs_balance
from ..data import (
    BALANCE,
    BUILD_MONEY,
    BUILD_WOOD,
    ECONOMUS_SURCHARGE,
    FARM,
    MERCHANT,
    MONASTERY,
    NANTES,
    NONE,
    NORTH,
    PALACE,
    PALACES,
    PATRONUS_PRICE,
    PLACES,
    WOOD,
)
from ..options import PALACE_CITY, UPGRADE_SAME_TURN
from ..state import NEW, State
from .movement import village_index, village_place

# --- what it costs ----------------------------------------------------------------------------------------------------


@rule
def builds_left(s: State, seat: int) -> int:
    """How many buildings the merchant may still build this turn. (C5-6)"""
    return buildings_a_turn(s, seat) - s.built


@rule
def build_price(s: State, seat: int, kind: int) -> int:
    """The Deniers: the second building costs 1 more, each costs 1 less with the Magister Artium. (C7-1)"""
    price = BUILD_MONEY[kind]
    if s.built > 0:
        price += ECONOMUS_SURCHARGE
    return price - building_discount(s, seat)


@rule
def can_pay(s: State, seat: int, kind: int, patronus: int) -> bool:
    """Whether money and wood suffice, with one wood replaced by 2 Deniers if `patronus`. (D-46)"""
    price, wood = build_price(s, seat, kind), BUILD_WOOD[kind]
    if patronus == 1:
        if wood == 0 or not may_replace_wood(s, seat):
            return False
        price += PATRONUS_PRICE
        wood -= 1
    return s.money[seat] >= price and s.goods[seat][WOOD] >= wood


@rule
def pay_building(s: State, seat: int, kind: int, patronus: int) -> int:
    """Wood and money go to the supply; returns the Deniers paid. (C7-7)"""
    price, wood = build_price(s, seat, kind), BUILD_WOOD[kind]
    if patronus == 1:
        price += PATRONUS_PRICE
        wood -= 1
    price = max(0, price)
    s.money[seat] -= price
    s.goods[seat][WOOD] -= wood
    s.supply[WOOD] += wood
    return price


# --- where it may stand -----------------------------------------------------------------------------------------------


@rule
def lean(s: State, seat: int) -> int:
    """Own buildings on the north road less those on the south road. (D-41)"""
    north = 0
    for place in range(PLACES):
        if s.owner[place] == seat + 1:
            north += 1 if NORTH[place] == 1 else -1
    return north


@rule
def put_farm_sites(s: State, seat: int, out: Out, n: int) -> int:
    """A farm needs a village without a building; the roads stay in balance unless a card lifts it. (C7-2, D-50)"""
    if s.farms[seat] == 0:
        return n
    free = not needs_balance(s, seat)
    leaning = 0 if free else lean(s, seat)
    for site in range(PLACES):
        balanced = free or abs(leaning + (1 if NORTH[site] == 1 else -1)) <= BALANCE
        if balanced and s.building[site] == 0 and s.shield[site] != NONE:
            n = put(out, n, SITE + village_index(site))
    return n


@rule
def put_upgrade_sites(s: State, seat: int, kind: int, out: Out, n: int) -> int:
    """A monastery or castle needs a piece and an own farm, built in an earlier turn. (C7-3, C7-4, D-42)"""
    if (s.monasteries[seat] if kind == MONASTERY else s.towers) == 0:
        return n
    for site in range(PLACES):
        old = site != s.new_farm or s.option[UPGRADE_SAME_TURN] == 1
        if old and s.building[site] == FARM and s.owner[site] == seat + 1:
            n = put(out, n, SITE + village_index(site))
    return n


@rule
def put_palaces(s: State, seat: int, out: Out, n: int) -> int:
    """A palace of this city with a copy left that the seat does not own yet. (C7-5, D-45)"""
    city = 0 if s.at[seat][MERCHANT] == NANTES else 1
    for palace in range(PALACES):
        here = palace % 2 == city or s.option[PALACE_CITY] == 1
        if here and s.palaces_left[palace] > 0 and s.palace[seat][palace] == 0:
            n = put(out, n, TAKE_PALACE + palace)
    return n


@rule
def put_sites(s: State, seat: int, kind: int, out: Out, n: int) -> int:
    """Where a building of this kind may stand; which palaces may be taken. (C7)"""
    if kind == FARM:
        return put_farm_sites(s, seat, out, n)
    if kind == PALACE:
        return put_palaces(s, seat, out, n)
    return put_upgrade_sites(s, seat, kind, out, n)


@rule
def put_kinds(s: State, seat: int, out: Out, n: int) -> int:
    """A kind of building is offered if it can be paid and has a site. (DP18)"""
    if builds_left(s, seat) > 0:
        for kind in range(FARM, PALACE + 1):
            payable = can_pay(s, seat, kind, 0) or can_pay(s, seat, kind, 1)
            if payable and put_sites(s, seat, kind, out, n) > n:  # the sites themselves are overwritten
                n = put(out, n, BUILD_KIND + kind - FARM)
    return n


@rule
def legal_site(s: State, out: Out) -> int:
    """Where to build; which palace. (DP18)"""
    return put_sites(s, seat_now(s), note_a(s), out, 0)


@rule
def play_site(s: State, action: int, log: Log) -> None:
    seat, kind = seat_now(s), note_a(s)
    pop(s)
    if kind == PALACE:
        palace = action - TAKE_PALACE
        price = pay_building(s, seat, PALACE, 0)
        s.palaces_left[palace] -= 1
        s.palace[seat][palace] = NEW
        s.built += 1
        tell(s, log, PALACE_TAKEN, seat, palace // 2, palace % 2, price)
    else:
        push(s, PAYMENT_STEP, seat, kind, village_place(action - SITE))


# --- building ---------------------------------------------------------------------------------------------------------


@rule
def legal_payment(s: State, out: Out) -> int:
    """All wood, or with the Patronus 2 Deniers instead of one wood. (D-46)"""
    n = 0
    seat, kind = seat_now(s), note_a(s)
    if can_pay(s, seat, kind, 0):
        n = put(out, n, PAY_WOOD)
    if can_pay(s, seat, kind, 1):
        n = put(out, n, PAY_DENIERS)
    return n


@rule
def play_payment(s: State, action: int, log: Log) -> None:
    """A farm takes a token, a monastery replaces it, a castle sets a tower beside it. (C7-2 to C7-4)"""
    seat, kind, site = seat_now(s), note_a(s), note_b(s)
    patronus = 1 if action == PAY_DENIERS else 0
    pop(s)
    price = pay_building(s, seat, kind, patronus)
    if kind == FARM:
        s.farms[seat] -= 1
        if s.built == 0:
            s.new_farm = site
    elif kind == MONASTERY:
        s.farms[seat] += 1
        s.monasteries[seat] -= 1
    else:
        s.towers -= 1
    s.built += 1
    s.owner[site] = seat + 1
    s.building[site] = kind
    tell(s, log, BUILT, seat, kind - FARM, site, price, BUILD_WOOD[kind] - patronus)
