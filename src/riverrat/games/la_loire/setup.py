"""From options and a seed to the first decision. (B)"""

from riverrat.engine.rule import Log, draw, push, rule

from .actions import TURN_START_STEP
from .data import (
    CHARACTERS,
    CIRCUS_START,
    COLOURS,
    COPIES,
    FARMS,
    FIRST,
    GOODS,
    HORSES_FEW,
    HORSES_MANY,
    IS_CITY,
    LEVELS,
    MONASTERIES,
    NANTES,
    NONE,
    ORLEANS,
    PALACE_COPIES,
    PALACES,
    PLACES,
    SHIELDS,
    START_HORSES,
    START_LEVEL,
    START_MONEY,
    START_PLACE,
    SUPPLY,
    TOKENS,
    TOWERS,
)
from .options import DENIERS, MODE, SHIELD_SETUP
from .state import State
from .turn.decks import draw_unknown, hold


@rule
def matches(s: State, place: int) -> bool:
    """Whether a village has the shield of the one before it on the same road. (A4-1, D-09)"""
    return place > 0 and s.shield[place] != NONE and s.shield[place] == s.shield[place - 1]


@rule
def deal_shields(s: State, apart: int) -> None:
    """Lay the shields in random order; with `apart`, start again as soon as two neighbours match. (B1-1)"""
    left = PLACES - 2
    for place in range(PLACES):
        s.shield[place] = NONE
    pool = s.space  # scratch until the market is laid: how many shields of each colour are left
    for colour in range(COLOURS):
        pool[colour] = SHIELDS[colour]
    place = 0
    while place < PLACES:
        if IS_CITY[place] == 0:
            at = draw(s, left)
            colour = 0
            while at >= pool[colour]:
                at -= pool[colour]
                colour += 1
            s.shield[place] = colour
            pool[colour] -= 1
            left -= 1
            if apart == 1 and matches(s, place):
                left = PLACES - 2
                for colour in range(COLOURS):
                    pool[colour] = SHIELDS[colour]
                for other in range(place + 1):
                    s.shield[other] = NONE
                place = -1
        place += 1


@rule
def swap_shields(s: State) -> None:
    """While neighbours match, exchange one of them with any other shield. (B1-1, option shield-setup)"""
    place = 0
    while place < PLACES:
        if matches(s, place):
            other = 1 + draw(s, PLACES - 3)  # 17 other villages, counted over the cities and the one itself
            if other >= min(place, ORLEANS):
                other += 1
            if other >= max(place, ORLEANS):
                other += 1
            kept = s.shield[place]
            s.shield[place] = s.shield[other]
            s.shield[other] = kept
            place = 0
        else:
            place += 1


@rule
def lay_market(s: State) -> None:
    """The seven tiles in random order. (B1-2)"""
    for colour in range(COLOURS):
        s.space[colour] = colour
    for colour in range(COLOURS - 1, 0, -1):
        other = draw(s, colour + 1)
        kept = s.space[colour]
        s.space[colour] = s.space[other]
        s.space[other] = kept


@rule
def fill_supply(s: State, casual: int) -> None:
    """Goods, towers, decks; characters and palaces in the standard game only. (B1-5 to B1-7, B2-1)"""
    for good in range(GOODS):
        s.supply[good] = SUPPLY[good]
    s.towers = TOWERS
    for level in range(1, LEVELS + 1):
        s.unknown[level] = FIRST[level + 1] - FIRST[level]
    if casual == 0:
        for character in range(CHARACTERS):
            s.for_hire[character] = COPIES[s.seats - 1][character]
        for palace in range(PALACES):
            s.palaces_left[palace] = PALACE_COPIES


@rule
def seat_player(s: State, seat: int, casual: int) -> None:
    """Two riders on two horses each, 7 Deniers and a message of level 1. (B1-8, B2-3)"""
    s.money[seat] = START_MONEY
    for figure in range(2):
        s.at[seat][figure] = START_PLACE[figure]
        s.horses[seat][figure] = START_HORSES
    s.farms[seat] = FARMS
    s.monasteries[seat] = MONASTERIES
    s.tokens[seat] = TOKENS if casual == 1 else 0
    hold(s, seat, draw_unknown(s, START_LEVEL))


@rule
def setup(s: State, log: Log) -> None:
    """The table of B1, B2 and B3; who begins is drawn. (B1-9)"""
    casual = s.option[MODE]
    deal_shields(s, 1 - s.option[SHIELD_SETUP])
    if s.option[SHIELD_SETUP] == 1:
        swap_shields(s)
    lay_market(s)
    s.circus = NANTES if casual == 1 else CIRCUS_START
    if s.seats <= 2:
        for place in HORSES_FEW:
            s.free[place] += 1
    else:
        for place in HORSES_MANY:
            s.free[place] += 1
    fill_supply(s, casual)
    for seat in range(s.seats):
        seat_player(s, seat, casual)
    s.turn = 1
    start = draw(s, s.seats) if s.seats > 1 else 0
    for place in range(s.seats):
        s.money[(start + place) % s.seats] += s.option[DENIERS] * place  # B1-12
    push(s, TURN_START_STEP, start, 0, 0)
