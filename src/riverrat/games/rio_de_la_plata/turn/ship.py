"""The ship is loaded, leaves and comes back. (A6, B1, B3, PB-5)"""

from riverrat.engine.rule import Log, Out, pop, push, put, rule, tell

from ..actions import (
    DEPARTURE_PAID,
    EFFECTS_STEP,
    EXPEDITION_PAID,
    FEE_RECEIVED,
    LOAD_CUBE,
    LOADED,
    SHIP_LEFT,
    SHIP_RETURNED,
    WAR_CHECK_STEP,
)
from ..cards import has_port, shipowner
from ..data import (
    BASIC_COINS,
    BASIC_POINTS,
    DOCK,
    FEE,
    LOAD,
    OWNER_FEE,
    PRECIOUS,
    PRECIOUS_COINS,
    PRECIOUS_POINTS,
    RESOURCE,
    ROOM,
    SHIPOWNER_POINTS,
    STONE,
    TRIPLET_COINS,
    TRIPLET_POINTS,
    WOOD,
    YEARS_AWAY,
)
from ..options import IDLE_BLOCKS, RETURN_LOADING, SHIPOWNER_OPTION
from ..scoring import score
from ..state import AWAY, DOCKED, FROM_SHIP, NOBODY, State
from .production import send_idle_home


@rule
def ship_return(s: State, log: Log) -> None:
    """A ship that is due pays all players for their cargo, and its owner three points. (B1, D-52)"""
    pop(s)
    push(s, EFFECTS_STEP, 0, 0, 0)
    if s.ship != AWAY or s.home_year != s.year:
        return
    s.ship = DOCKED
    s.returned = 1
    s.voyages += 1
    tell(s, log, SHIP_RETURNED, -1, s.year)
    for seat in range(s.seats):
        pay_cargo(s, seat, log)
    owner = shipowner(s)
    if owner != NOBODY and s.option[SHIPOWNER_OPTION] == 0:
        score(s, owner, SHIPOWNER_POINTS, FROM_SHIP, log)


@rule
def pay_cargo(s: State, seat: int, log: Log) -> None:
    """Triplets of one wood, one stone and one precious are worth more. (A6)"""
    cargo = s.cargo[seat]
    if cargo[WOOD] + cargo[STONE] + cargo[PRECIOUS] > 0:
        coins = worth(cargo, BASIC_COINS, PRECIOUS_COINS, TRIPLET_COINS)
        gain = worth(cargo, BASIC_POINTS, PRECIOUS_POINTS, TRIPLET_POINTS)
        cargo[WOOD] = 0
        cargo[STONE] = 0
        cargo[PRECIOUS] = 0
        s.coins[seat] += coins
        tell(s, log, EXPEDITION_PAID, seat, coins, gain)
        score(s, seat, gain, FROM_SHIP, log)


@rule
def worth(cargo: list[int], each_basic: int, each_precious: int, each_triplet: int) -> int:
    """One wood, one stone and one precious together are a triplet; the rest is worth what each is. (A6)"""
    triplets = min(cargo[WOOD], cargo[STONE], cargo[PRECIOUS])
    basic = cargo[WOOD] + cargo[STONE] - 2 * triplets
    return each_triplet * triplets + each_basic * basic + each_precious * (cargo[PRECIOUS] - triplets)


@rule
def ship_departure(s: State, log: Log) -> None:
    """A paid or full ship leaves, unless it came back this year; discs on the dock go home. (B3, D-49, D-50)"""
    pop(s)
    push(s, WAR_CHECK_STEP, 0, 0, 0)
    cargo = cargo_on_board(s)
    if s.ship == DOCKED and s.returned == 0 and cargo > 0 and (s.paid == 1 or cargo >= ROOM * s.seats):
        s.ship = AWAY
        s.home_year = s.year + YEARS_AWAY
        tell(s, log, SHIP_LEFT, -1, s.home_year)
    s.paid = 0
    for seat in range(s.seats):
        s.supply[seat] += s.area[DOCK][seat]
        s.area[DOCK][seat] = 0
        s.loaded[seat] = 0
        if s.option[IDLE_BLOCKS] == 1:
            send_idle_home(s, seat, log)


@rule
def cargo_on_board(s: State) -> int:
    total = 0
    for seat in range(s.seats):
        total += s.cargo[seat][0] + s.cargo[seat][1] + s.cargo[seat][2]
    return total


@rule
def may_pay_departure(s: State, seat: int) -> bool:
    """A docked ship that is neither empty nor full can be made to leave for a fee. (PA-9, D-50, D-72)"""
    if s.ship != DOCKED or s.paid == 1 or s.coins[seat] < FEE or not has_port(s):
        return False
    cargo = cargo_on_board(s)
    for other in range(s.seats):
        if s.area[DOCK][other] > 0:
            return cargo < ROOM * s.seats
    return 0 < cargo < ROOM * s.seats


@rule
def pay_departure(s: State, seat: int, log: Log) -> None:
    """One coin of the fee goes to the Shipowner, the rest to the bank. (PA-9, D-51)"""
    s.coins[seat] -= FEE
    s.paid = 1
    tell(s, log, DEPARTURE_PAID, seat, FEE)
    owner = shipowner(s)
    if owner != NOBODY:
        s.coins[owner] += OWNER_FEE
        tell(s, log, FEE_RECEIVED, owner, OWNER_FEE)


# --- loading ----------------------------------------------------------------------------------------------------------


@rule
def serves_dock(s: State) -> bool:
    """Whether a ship at the Port can be loaded this year: also one that comes back in it, unless by option. (D-49)"""
    if not has_port(s):
        return False
    if s.option[RETURN_LOADING] == 1 and s.returned == 1:
        return False
    return s.ship == DOCKED


@rule
def loads_left(s: State, seat: int) -> int:
    """Three cubes for each disc on the dock, while there is room on board and something to load. (PB-5, CS-3)"""
    if s.area[DOCK][seat] == 0 or not serves_dock(s):
        return 0
    stock = s.stock[seat]
    most = min(LOAD * s.area[DOCK][seat] - s.loaded[seat], stock[WOOD] + stock[STONE] + stock[PRECIOUS])
    return max(0, min(most, ROOM * s.seats - cargo_on_board(s)))


@rule
def put_cubes(s: State, seat: int, out: Out, n: int) -> int:
    """What a player with discs on the dock can load. (PB-5)"""
    if loads_left(s, seat) > 0:
        for kind in range(len(RESOURCE)):
            if s.stock[seat][kind] > 0:
                n = put(out, n, LOAD_CUBE + kind)
    return n


@rule
def load(s: State, seat: int, kind: int, log: Log) -> None:
    """A cube goes on board; the discs on the dock go home when the ship may leave. (PB-5, CS-3)"""
    s.loaded[seat] += 1
    s.stock[seat][kind] -= 1
    cargo = s.cargo[seat]
    coins = worth(cargo, BASIC_COINS, PRECIOUS_COINS, TRIPLET_COINS)
    gain = worth(cargo, BASIC_POINTS, PRECIOUS_POINTS, TRIPLET_POINTS)
    cargo[kind] += 1
    coins = worth(cargo, BASIC_COINS, PRECIOUS_COINS, TRIPLET_COINS) - coins
    gain = worth(cargo, BASIC_POINTS, PRECIOUS_POINTS, TRIPLET_POINTS) - gain
    tell(s, log, LOADED, seat, kind, coins, gain)
