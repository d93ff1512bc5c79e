"""What a seat may see. Everything is public but, by option, what two players offer each other. (F-1)

Parts that stay the same over many moves are made once for the same pieces on the table, and shared from then on by
every view that has them, at this table and at others: nobody may change a view.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress

from riverrat.engine.rule import draw, note_a, push, rule, seat_now, step_now

from .actions import (
    ANSWER_STEP,
    CHOOSE_ROAD_STEP,
    CHOOSE_SITE_STEP,
    CHOOSE_WALL_STEP,
    DRAFT_STEP,
    DROP_OFFER,
    EFFECT_STEP,
    EFFECTS_STEP,
    LADDER_PAYS_STEP,
    PLACEMENT_STEP,
    PLACEMENTS_STEP,
    RECRUITING_STEP,
    SEND_OFFER,
    SHIP_RETURN_STEP,
    STAGING_STEP,
)
from .bargaining import deals
from .data import (
    AGRICULTURE,
    AREA,
    BUILDING,
    CELL,
    CELLS,
    CHARACTER,
    CHARACTERS,
    COLUMN,
    COLUMN_GIVES,
    COST,
    DISTRICTS,
    DOWN,
    EDGE,
    ENEMY,
    FARMERS,
    FEE,
    FIRST_YEAR,
    LADDER,
    LADDER_FINISH,
    LADDER_POINTS,
    LADDER_SPACES,
    LINE,
    LINE_CODE,
    MAJORS,
    NATIVES,
    NEEDS,
    NOWHERE,
    PIRATES,
    POOL,
    POOL_SIZE,
    POOLS,
    PRECIOUS,
    RESOURCE,
    SLOT_COUNT,
    SLOT_NEEDS,
    STONE,
    TURN_ORDER,
    WOOD,
    YEARS,
    YEARS_AWAY,
)
from .data import FEWEST as FEWEST_SEATS
from .data import ROOM as ROOM_A_PLAYER
from .fight import fight, spread
from .options import (
    MAX_OFFERS,
    OFFERS_ALLOWED,
    POOL_VARIANT,
    PUBLIC_OFFERS,
    SHIPOWNER_OPTION,
    TRADE_OPTION,
    YEARS_OPTION,
)
from .scoring import LINES as SCORE_LINES
from .scoring import house_value, is_walled, points, score
from .state import AWAY, FROM_LADDERS, GOODS, NOBODY, State
from .turn.ladders import pay_ladder
from .turn.placement import discs_left
from .turn.production import farm
from .turn.ship import loads_left, ship_return
from .turn.standing_discs import discs_on
from .turn.trade import offers_left, price_now
from .unpaid import unpaid_places
from .useful_roads import useful_lines
from .view_types import (
    Building,
    Character,
    Discs,
    District,
    Lack,
    Ladder,
    Now,
    Offer,
    Player,
    Ship,
    Slot,
    View,
)
from .why import barred

KEPT = 256  # of each shared part: the latest of some dozens of tables
Row = tuple[int, ...]
Rows = tuple[Row, ...]
SHARED = ["-".join(name for name, of in zip(BUILDING, POOL[1:], strict=True) if of == pool) for pool in range(POOLS)]
SHIP = ("absent", "docked", "away")


def view(s: State, seat: int) -> View:
    """Everything on the table, by name."""
    seats, site, holder = s.seats, tuple(s.site), tuple(s.holder)
    town = _town(tuple(s.wall), site, tuple(s.connected), _rows(s.built_in))
    then = _once_used(s)
    houses, cargo = _rows(s.houses[:seats]), _rows(s.cargo[:seats])
    return {
        "year": FIRST_YEAR + s.year,
        "last_year": FIRST_YEAR + YEARS[s.option[YEARS_OPTION]] - 1,
        "phase": _phase(s),
        "turn": None if s.over else seat_now(s),
        "order": s.order[:seats],
        "natives": s.marker[NATIVES],
        "pirates": s.marker[PIRATES],
        "chances": _chances(s.marker[NATIVES], s.marker[PIRATES]),
        "players": [_player(s, p, town, holder, houses[p], _lacks(then, p)) for p in range(seats)],
        "buildings": [
            _building(cell, s.building[cell], s.owner[cell], s.used[cell])
            for cell in compress(range(CELLS), s.building)
        ],
        "discs": _discs(tuple(s.discs), seats),
        "walls": list(compress(EDGE, s.wall)),
        "roads": _roads(tuple(s.road_across), tuple(s.road_down)),
        "pieces": s.pieces,
        "pools": {name: POOL_SIZE[s.option[POOL_VARIANT]][pool] - s.tiles[pool] for pool, name in enumerate(SHARED)},
        "districts": _districts(town, houses),
        "ladders": _ladders(seats, _rows(s.ladder), site, tuple(s.raised)),
        "slots": _slots(seats, _rows(s.slot)),
        "areas": {name: s.area[at][:seats] for at, name in enumerate(AREA)},
        "characters": _characters(s.year, holder, tuple(s.applicant), tuple(s.since), tuple(s.worked)),
        "ship": _ship(s.ship, s.paid, _back(s), s.home_year, cargo, tuple(s.loaded[:seats]), s.voyages),
        "now": _now(s),
        "offer": _offer(s, seat),
        "fight": fight(s) if s.enemy != NOBODY else None,
    }


def _now(s: State) -> Now:
    """How much of what is being done the player at turn may still do."""
    found: Now = {
        "to_place": None,
        "to_load": None,
        "to_lay": None,
        "offers": None,
        "deals": [],
        "dealt": None,
        "useful": [],
        "unpaid": [],
        "barred": barred(s),
    }
    if s.over:
        return found
    step, seat = step_now(s), seat_now(s)
    if step == PLACEMENT_STEP:
        left = discs_left(s, seat)
        found["to_place"] = {"left": left, "most": s.placed + left}
        found["dealt"] = {"sign": "worker", "left": left, "spread": []}
        found["unpaid"] = unpaid_places(s, seat)
    elif step == EFFECT_STEP:
        left = loads_left(s, seat)
        found["to_load"] = {"left": left, "most": s.loaded[seat] + left}
    elif step == STAGING_STEP:
        found["dealt"] = {"sign": ENEMY[s.enemy], "left": s.to_stage, "spread": spread(s)}
    elif step == CHOOSE_WALL_STEP:
        found["to_lay"] = min(note_a(s), s.pieces)
    elif step == CHOOSE_ROAD_STEP:
        found["to_lay"] = min(note_a(s), s.pieces)
        found["useful"] = [LINE[line] for line in useful_lines(set(_laid(s.road_across, s.road_down)))]
    if s.option[TRADE_OPTION] == 0 and step in (PLACEMENT_STEP, EFFECT_STEP, RECRUITING_STEP, DRAFT_STEP):
        found["offers"] = {
            "left": offers_left(s) + (step == DRAFT_STEP),  # the one at hand is not made yet
            "most": OFFERS_ALLOWED[s.option[MAX_OFFERS]],
        }
        if step != DRAFT_STEP and offers_left(s):
            found["deals"] = deals(s, seat, price_now(s, seat))
    return found


def _rows(block: list[list[int]]) -> Rows:
    return tuple(map(tuple, block))


def _only(**fields: object) -> State:
    """A table with these fields alone: a rule that asks for more fails, rather than make a part that goes stale."""
    s = object.__new__(State)
    vars(s).update(fields)
    return s


class Town:
    """What decides the worth of houses and characters; always the same one for the same pieces, and so a quick key."""

    def __init__(self, **fields: object) -> None:
        self.fields = fields


@lru_cache(maxsize=KEPT)
def _town(wall: Row, site: Row, connected: Row, built_in: Rows) -> Town:
    return Town(wall=wall, site=site, connected=connected, built_in=built_in)


def _phase(s: State) -> str:
    """The part of the year the table is in."""
    if s.over:
        return "end"
    if s.enemy != NOBODY:
        return "combat"
    step = s.stack[0][0]
    if step == PLACEMENTS_STEP:
        return "placement"
    if step in (LADDER_PAYS_STEP, CHOOSE_SITE_STEP, CHOOSE_WALL_STEP, CHOOSE_ROAD_STEP):
        return "ladders"
    return "effects" if step in (EFFECTS_STEP, EFFECT_STEP) else "year-end"


def _seat(value: int) -> int | None:
    return None if value == NOBODY else value


@lru_cache(maxsize=4 * KEPT)
def _score(
    town: Town, seat: int, earned: Row, coins: int, holder: Row, houses: Row, voyages: int, shipowner: int
) -> tuple[int, dict[str, int]]:
    """The points of a seat if the game ended now, and their lines. Not to be changed."""
    mine = {"earned": {seat: earned}, "coins": {seat: coins}, "houses": {seat: houses}}
    s = _only(**town.fields, **mine, holder=holder, voyages=voyages, option={SHIPOWNER_OPTION: shipowner})
    lines = [0] * len(SCORE_LINES)
    total = points(s, seat, lines)
    return total, dict(zip(SCORE_LINES, lines, strict=True))


def _player(s: State, seat: int, town: Town, holder: Row, houses: Row, lacks: dict[str, Lack]) -> Player:
    earned, coins, shipowner = tuple(s.earned[seat]), s.coins[seat], s.option[SHIPOWNER_OPTION]
    total, lines = _score(town, seat, earned, coins, holder, houses, s.voyages, shipowner)
    stock = s.stock[seat]
    return {
        "supply": s.supply[seat],
        "placed": s.placed if not s.over and s.stack[0][0] == PLACEMENTS_STEP and seat_now(s) == seat else 0,
        "coins": coins,
        "wood": stock[WOOD],
        "stone": stock[STONE],
        "precious": stock[PRECIOUS],
        "points": s.points[seat],
        "total": total,
        "lines": lines,
        "dwellings": s.dwellings[seat],
        "bid": s.area[TURN_ORDER][seat],
        "characters": [CHARACTER[c] for c in range(CHARACTERS) if holder[c] == seat],
        "attacked": s.attacked[seat] == 1,
        "bought": s.bought[seat],
        "price": price_now(s, seat),
        "lacks": lacks,
    }


@lru_cache(maxsize=4 * KEPT)
def _building(cell: int, kind: int, owner: int, used: int) -> Building:
    """Not to be changed."""
    return {
        "cell": CELL[cell],
        "building": BUILDING[kind - 1],
        "owner": owner if kind <= 2 else None,
        "new": used & 1 == 1,
        "activations": used >> 1,
    }


@lru_cache(maxsize=KEPT)
def _discs(discs: Row, seats: int) -> list[Discs]:
    """Not to be changed."""
    return [
        {"cell": CELL[cell], "seat": seat, "discs": discs_on(discs[cell], seat)}
        for cell in compress(range(CELLS), discs)
        for seat in range(seats)
        if discs_on(discs[cell], seat)
    ]


@lru_cache(maxsize=KEPT)
def _roads(across: Row, down: Row) -> list[str]:
    """Not to be changed."""
    return [LINE[line] for line in _laid(across, down)]


def _laid(across: Sequence[int], down: Sequence[int]) -> list[int]:
    """The lines where roads lie."""
    rows = (*across, *(0,) * (32 - DOWN - 1), *down)  # as LINE_CODE counts them
    return [line for line, code in enumerate(LINE_CODE) if rows[code >> 5] >> (code & 31) & 1]


@lru_cache(maxsize=KEPT)
def _districts(town: Town, houses: Rows) -> list[District]:
    """Not to be changed."""
    s = _only(**town.fields)
    return [
        {
            "connected": s.connected[district] == 1,
            "walled": bool(is_walled(s, district)),
            "house": house_value(s, district),
            "houses": [mine[district] for mine in houses],
        }
        for district in range(DISTRICTS)
    ]


@lru_cache(maxsize=KEPT)
def _ladders(seats: int, ladders: Rows, site: Row, raised: Row) -> dict[str, Ladder]:
    """Not to be changed."""
    found: dict[str, Ladder] = {}
    for at, name in enumerate(LADDER):
        discs = ladders[at][: LADDER_SPACES[seats - FEWEST_SEATS][at]]
        cell = site[at] if at < MAJORS else NOWHERE
        found[name] = {
            "spaces": [{"points": LADDER_POINTS[at][space], "seat": _seat(disc)} for space, disc in enumerate(discs)],
            "built": at < MAJORS and raised[at] == 1,
            "cell": None if cell == NOWHERE else CELL[cell],
            "full": NOBODY not in discs,
        }
    return found


@lru_cache(maxsize=KEPT)
def _slots(seats: int, slots: Rows) -> dict[str, list[Slot]]:
    """Not to be changed."""
    few = seats - FEWEST_SEATS
    return {
        name: [
            {
                "needs": SLOT_NEEDS[few][slot],
                "gives": RESOURCE[COLUMN_GIVES[column]],
                "seat": _seat(slots[column][slot]),
            }
            for slot in range(SLOT_COUNT[few])
        ]
        for column, name in enumerate(COLUMN)
    }


@lru_cache(maxsize=KEPT)
def _characters(year: int, holders: Row, applicant: Row, since: Row, worked: Row) -> dict[str, Character]:
    """Not to be changed."""
    return {
        name: {
            "cost": COST[at],
            "needs": NEEDS[at],
            "holder": _seat(holders[at]),
            "applicant": _seat(applicant[at]),
            "active": holders[at] != NOBODY and since[at] < year,
            "used": worked[at] == 1,
        }
        for at, name in enumerate(CHARACTER)
    }


@lru_cache(maxsize=KEPT)
def _chances(natives: int, pirates: int) -> dict[str, int]:
    """In per cent. Natives come only where the same throw does not bring pirates. Not to be changed. (C1, D-48)"""
    throws = [first + second for first in range(1, 7) for second in range(1, 7)]
    both = sum(throw <= max(natives, pirates) for throw in throws)
    by_sea = sum(throw <= pirates for throw in throws)
    bring = {NATIVES: both - by_sea, PIRATES: by_sea}
    return {ENEMY[enemy]: round(100 * some / len(throws)) for enemy, some in bring.items()}


def _once_used(s: State) -> State:
    """The table when workers are used, as far as it is sure: great works, ship, fields have paid. (B0, B1, PB-3)"""
    if s.over or s.stack[0][0] != PLACEMENTS_STEP:
        return s
    at = s.clone()
    for fill in range(at.fills):
        pay_ladder(at, at.finished[fill], None)
        score(at, at.completer[fill], LADDER_FINISH[at.finished[fill]], FROM_LADDERS, None)
    push(at, SHIP_RETURN_STEP, 0, 0, 0)
    ship_return(at, None)
    for seat in range(at.seats):
        while at.area[AGRICULTURE][seat] >= FARMERS:
            farm(at, seat, None)
    return at


def _lacks(s: State, seat: int) -> dict[str, Lack]:
    """What a seat is short of: what it must pay for those it courts already is not there for another one. (PB-8)"""
    found: dict[str, Lack] = {}
    promised = sum(COST[at] for at in range(CHARACTERS) if s.applicant[at] == seat)
    for at, name in enumerate(CHARACTER):
        if s.holder[at] == NOBODY and s.applicant[at] in (NOBODY, seat):
            cost = COST[at] if s.applicant[at] == seat else COST[at] + promised
            lack: Lack = {"coins": max(0, cost - s.coins[seat]), "points": max(0, NEEDS[at] - s.points[seat])}
            if lack["coins"] or lack["points"]:
                found[name] = lack
    return found


def _back(s: State) -> int | None:
    """When a ship that leaves this year would pay. (B1, B3)"""
    year = s.year + YEARS_AWAY
    return FIRST_YEAR + year if year < YEARS[s.option[YEARS_OPTION]] else None


@lru_cache(maxsize=KEPT)
def _ship(ship: int, paid: int, back: int | None, home_year: int, cargo: Rows, loaded: Row, voyages: int) -> Ship:
    """Not to be changed."""
    room = ROOM_A_PLAYER * len(cargo)
    return {
        "status": SHIP[ship],
        "paid": paid == 1,
        "home": FIRST_YEAR + home_year if ship == AWAY else None,
        "back": back,
        "fee": FEE,
        "room": room,
        "left": room - sum(map(sum, cargo)),
        "cargo": [dict(zip(RESOURCE, goods, strict=True)) for goods in cargo],
        "loaded": list(loaded),
        "voyages": voyages,
    }


def _offer(s: State, seat: int) -> Offer | None:
    """The trade being drafted or answered, for those who may know it."""
    if s.over or step_now(s) not in (DRAFT_STEP, ANSWER_STEP):
        return None
    _, asked, other, counter = s.stack[s.depth - 1]
    by, to = (asked, other) if step_now(s) == DRAFT_STEP else (other, asked)
    if s.option[PUBLIC_OFFERS] == 1 and seat not in (by, to):
        return None
    return {
        "by": by,
        "to": to,
        "sent": step_now(s) == ANSWER_STEP,
        "counter": counter == 1,
        "give": _goods(s.give, s.give_characters),
        "want": _goods(s.want, s.want_characters),
    }


def _goods(amounts: list[int], characters: int) -> dict[str, int]:
    found = {name: amount for name, amount in zip(("coin", *RESOURCE), amounts, strict=True) if amount}
    return found | {CHARACTER[c]: 1 for c in range(CHARACTERS) if characters >> c & 1}


# --- offers between two players (public-offers off) -------------------------------------------------------------------


def hides(s: State) -> bool:
    """Only an offer can be hidden."""
    return s.option[PUBLIC_OFFERS] == 1 and s.over == 0 and step_now(s) in (DRAFT_STEP, ANSWER_STEP)


@rule
def shares(s: State, seat: int) -> int:
    """An offer is known to the two it is between, and to everybody where offers are public. (F-1)"""
    if s.over == 1 or step_now(s) not in (DRAFT_STEP, ANSWER_STEP):
        return 0
    top = s.stack[s.depth - 1]
    return 1 if s.option[PUBLIC_OFFERS] == 0 or seat == top[1] or seat == top[2] else 0


def sees(s: State, seat: int, action: int) -> bool:
    """What goes into an offer is known to those who know the offer. (F-1)"""
    return step_now(s) != DRAFT_STEP or action in (SEND_OFFER, DROP_OFFER) or shares(s, seat) == 1


@rule
def redeal(s: State, seat: int) -> None:
    """A seat that may not know an offer imagines a gift of one thing, anything that could be in it. (F-1)"""
    step = step_now(s)
    if s.over == 1 or step not in (DRAFT_STEP, ANSWER_STEP) or shares(s, seat) == 1:
        return
    top = s.stack[s.depth - 1]
    for good in range(GOODS):
        s.give[good] = 0
        s.want[good] = 0
    s.give_characters = 0
    s.want_characters = 0
    if step == DRAFT_STEP:
        return
    by, to = top[2], top[1]
    kinds = 0
    for good in range(GOODS):
        kinds += 1 if holds(s, by, good) else 0
        kinds += 1 if holds(s, to, good) else 0
    if kinds == 0:  # only characters can be in it
        for character in range(CHARACTERS):
            if s.holder[character] == by:
                s.give_characters = 1 << character
            elif s.holder[character] == to:
                s.want_characters = 1 << character
        return
    at = draw(s, kinds)
    for good in range(GOODS):
        if holds(s, by, good):
            if at == 0:
                s.give[good] = 1
            at -= 1
        if holds(s, to, good):
            if at == 0:
                s.want[good] = 1
            at -= 1


@rule
def holds(s: State, seat: int, good: int) -> bool:
    """Whether a seat has a coin (good 0) or a resource."""
    return s.coins[seat] > 0 if good == 0 else s.stock[seat][good - 1] > 0
