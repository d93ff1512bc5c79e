"""What a seat may see. Everything is public but, by option, what two players offer each other. (F-1)"""

from riverrat.engine.rule import draw, rule, seat_now, step_now

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
    PLACEMENTS_STEP,
    SEND_OFFER,
)
from .data import (
    AREA,
    BUILDING,
    CELL,
    CELLS,
    CHARACTER,
    CHARACTERS,
    COLUMN,
    COST,
    DISTRICTS,
    DOWN,
    EDGE,
    EDGES,
    ENEMY,
    FIRST_YEAR,
    LADDER,
    LADDER_POINTS,
    LADDER_SPACES,
    LINE,
    LINE_CODE,
    MAJORS,
    NATIVES,
    NEEDS,
    NOTHING,
    NOWHERE,
    PIRATES,
    PLACED_A_YEAR,
    POOL_SIZE,
    PRECIOUS,
    RESOURCE,
    SLOT_COUNT,
    SLOT_NEEDS,
    STONE,
    TURN_ORDER,
    WOOD,
    YEARS,
)
from .data import FEWEST as FEWEST_SEATS
from .data import ROOM as ROOM_A_PLAYER
from .options import MAX_OFFERS, OFFERS_ALLOWED, POOL_VARIANT, PUBLIC_OFFERS, TRADE_OPTION, YEARS_OPTION
from .scoring import LINES as SCORE_LINES
from .scoring import house_value, is_walled, points
from .state import AWAY, GOODS, NOBODY, State
from .turn.groups import BONUS, FOE, FOUGHT, JOINED, MOVED
from .view_types import Building, Character, District, Fight, Group, Ladder, Offer, Player, View

POOLS = ("church-barracks", "market-company", "stonecutter-carpenter", "place-monument-garden")
SHIP = ("absent", "docked", "away")


def view(s: State, seat: int) -> View:
    """Everything on the table, by name."""
    return {
        "year": FIRST_YEAR + s.year,
        "last_year": FIRST_YEAR + YEARS[s.option[YEARS_OPTION]] - 1,
        "phase": _phase(s),
        "turn": None if s.over else seat_now(s),
        "order": s.order[: s.seats],
        "natives": s.marker[NATIVES],
        "pirates": s.marker[PIRATES],
        "players": [_player(s, p) for p in range(s.seats)],
        "buildings": [_building(s, cell) for cell in range(CELLS) if s.building[cell] != NOTHING],
        "discs": [
            {"cell": CELL[cell], "seat": p, "discs": s.discs[cell] >> 2 * p & 3}
            for cell in range(CELLS)
            if s.discs[cell]
            for p in range(s.seats)
            if s.discs[cell] >> 2 * p & 3
        ],
        "walls": [EDGE[edge] for edge in range(EDGES) if s.wall[edge]],
        "roads": _roads(s),
        "pieces": s.pieces,
        "pools": {name: POOL_SIZE[s.option[POOL_VARIANT]][pool] - s.tiles[pool] for pool, name in enumerate(POOLS)},
        "districts": [_district(s, district) for district in range(DISTRICTS)],
        "ladders": {name: _ladder(s, at) for at, name in enumerate(LADDER)},
        "slots": {
            name: [
                {"needs": SLOT_NEEDS[s.seats - FEWEST_SEATS][slot], "seat": _seat(s.slot[column][slot])}
                for slot in range(SLOT_COUNT[s.seats - FEWEST_SEATS])
            ]
            for column, name in enumerate(COLUMN)
        },
        "areas": {name: s.area[at][: s.seats] for at, name in enumerate(AREA)},
        "characters": {name: _character(s, at) for at, name in enumerate(CHARACTER)},
        "ship": {
            "status": SHIP[s.ship],
            "paid": s.paid == 1,
            "home": FIRST_YEAR + s.home_year if s.ship == AWAY else None,
            "room": ROOM_A_PLAYER * s.seats,
            "cargo": [dict(zip(RESOURCE, s.cargo[p], strict=True)) for p in range(s.seats)],
            "loaded": s.loaded[: s.seats],
            "voyages": s.voyages,
        },
        "placements_left": PLACED_A_YEAR - s.placed,
        "offers_made": s.offers,
        "offers_allowed": 0 if s.option[TRADE_OPTION] else OFFERS_ALLOWED[s.option[MAX_OFFERS]],
        "offer": _offer(s, seat),
        "fight": _fight(s) if s.enemy != NOBODY else None,
    }


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


def _player(s: State, seat: int) -> Player:
    lines = [0] * len(SCORE_LINES)
    total = points(s, seat, lines)
    stock = s.stock[seat]
    return {
        "supply": s.supply[seat],
        "placed": s.placed if not s.over and s.stack[0][0] == PLACEMENTS_STEP and seat_now(s) == seat else 0,
        "coins": s.coins[seat],
        "wood": stock[WOOD],
        "stone": stock[STONE],
        "precious": stock[PRECIOUS],
        "points": s.points[seat],
        "total": total,
        "lines": dict(zip(SCORE_LINES, lines, strict=True)),
        "dwellings": s.dwellings[seat],
        "bid": s.area[TURN_ORDER][seat],
        "characters": [CHARACTER[c] for c in range(CHARACTERS) if s.holder[c] == seat],
        "attacked": s.attacked[seat] == 1,
        "bought": s.bought[seat],
    }


def _building(s: State, cell: int) -> Building:
    kind = s.building[cell]
    return {
        "cell": CELL[cell],
        "building": BUILDING[kind - 1],
        "owner": s.owner[cell] if kind <= 2 else None,
        "new": s.used[cell] & 1 == 1,
        "activations": s.used[cell] >> 1,
    }


def _roads(s: State) -> list[str]:
    if not any(s.road_across) and not any(s.road_down):
        return []
    rows = s.road_across + [0] * (32 - DOWN - 1) + s.road_down  # as LINE_CODE counts them
    return [LINE[line] for line, code in enumerate(LINE_CODE) if rows[code >> 5] >> (code & 31) & 1]


def _district(s: State, district: int) -> District:
    return {
        "connected": s.connected[district] == 1,
        "walled": bool(is_walled(s, district)),
        "house": house_value(s, district),
        "houses": [s.houses[seat][district] for seat in range(s.seats)],
    }


def _ladder(s: State, ladder: int) -> Ladder:
    spaces = range(LADDER_SPACES[s.seats - FEWEST_SEATS][ladder])
    cell = s.site[ladder] if ladder < MAJORS else NOWHERE
    return {
        "spaces": [{"points": LADDER_POINTS[ladder][at], "seat": _seat(s.ladder[ladder][at])} for at in spaces],
        "built": ladder < MAJORS and s.raised[ladder] == 1,
        "cell": None if cell == NOWHERE else CELL[cell],
        "full": all(s.ladder[ladder][at] != NOBODY for at in spaces),
    }


def _character(s: State, character: int) -> Character:
    holder = _seat(s.holder[character])
    return {
        "cost": COST[character],
        "needs": NEEDS[character],
        "holder": holder,
        "applicant": _seat(s.applicant[character]),
        "active": holder is not None and s.since[character] < s.year,
        "used": s.worked[character] == 1,
    }


def _offer(s: State, seat: int) -> Offer | None:
    """The trade being drafted or answered, for those who may know it."""
    if s.over or step_now(s) not in (DRAFT_STEP, ANSWER_STEP):
        return None
    _, asked, other, _ = s.stack[s.depth - 1]
    by, to = (asked, other) if step_now(s) == DRAFT_STEP else (other, asked)
    if s.option[PUBLIC_OFFERS] == 1 and seat not in (by, to):
        return None
    return {
        "by": by,
        "to": to,
        "sent": step_now(s) == ANSWER_STEP,
        "give": _goods(s.give, s.give_characters),
        "want": _goods(s.want, s.want_characters),
    }


def _goods(amounts: list[int], characters: int) -> dict[str, int]:
    found = {name: amount for name, amount in zip(("coin", *RESOURCE), amounts, strict=True) if amount}
    return found | {CHARACTER[c]: 1 for c in range(CHARACTERS) if characters >> c & 1}


def _group(pile: int, cell: int, steps: int) -> Group:
    discs = [pile >> shift & 7 for shift in (0, 3, 6) if pile >> shift & 7]
    return {
        "cell": CELL[cell],
        "enemy": pile & 7 == FOE,
        "seats": [] if pile & 7 == FOE else [disc - 1 for disc in discs],
        "size": len(discs),
        "moved": bool(pile & MOVED),
        "joined": bool(pile & JOINED),
        "fought": bool(pile & FOUGHT),
        "bonus": bool(pile & BONUS),
        "steps": steps,
    }


def _fight(s: State) -> Fight:
    return {
        "enemy": ENEMY[s.enemy],
        "attacker": s.attacker,
        "enemies": s.foes,
        "to_stage": s.to_stage,
        "staged": {EDGE[edge]: s.staged[edge] for edge in range(EDGES) if s.staged[edge]},
        "groups": [_group(s.group[cell], cell, 0) for cell in range(CELLS) if s.group[cell]],
        "mover": _group(s.mover, s.mover_cell, s.mover_steps) if s.mover else None,
        "round": s.round,
        "idle": s.idle,
        "free_discs": s.free_discs + s.general_disc,
        "recruits": s.recruits,
    }


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
