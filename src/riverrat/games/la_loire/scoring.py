"""Points line by line, and tie-breaks. (C13)"""

from riverrat.engine.rule import Out, rule

from .cards import works
from .data import (
    BLUE,
    BLUE_POINTS,
    CASTLE,
    CHARACTER_POINTS,
    CHARACTERS,
    MAYOR_LIMIT,
    MESSAGE_POINTS,
    MESSAGE_TYPE,
    MESSAGES,
    PALACE_POINTS,
    PALACES,
    PLACES,
    UNDELIVERED_POINTS,
)
from .state import DELIVERED, State

LINES = ("loire", "delivered", "undelivered", "characters", "types", "palaces")
LOIRE_LINE, DELIVERED_LINE, UNDELIVERED_LINE, CHARACTERS_LINE, TYPES_LINE = range(5)  # the palaces come last


@rule
def delivered_points(s: State, seat: int) -> int:
    """The victory points of delivered messages. (C13-1)"""
    result = 0
    for card in range(MESSAGES):
        if s.where[card] == DELIVERED + seat:
            result += MESSAGE_POINTS[card]
    return result


@rule
def undelivered_points(s: State, seat: int) -> int:
    """One point for each message not delivered, begun or not. (C13-1)"""
    result = 0
    for at in range(MAYOR_LIMIT):
        if s.held[seat][at] > 0:
            result += UNDELIVERED_POINTS
    return result


@rule
def character_points(s: State, seat: int) -> int:
    """The victory points of the characters. (C13-1)"""
    result = 0
    for character in range(CHARACTERS):
        if works(s, seat, character):
            result += CHARACTER_POINTS[character]
    return result


@rule
def type_points(s: State, seat: int) -> int:
    """Blue characters: two points for each delivered message of their type. (C13-1)"""
    result = 0
    for card in range(MESSAGES):
        if s.where[card] == DELIVERED + seat and works(s, seat, BLUE[MESSAGE_TYPE[card]]):
            result += BLUE_POINTS
    return result


@rule
def palaces_of(s: State, seat: int) -> int:
    count = 0
    for palace in range(PALACES):
        if s.palace[seat][palace] > 0:
            count += 1
    return count


@rule
def line_points(s: State, seat: int, line: int) -> int:
    """Boat, messages, characters, types or palaces; money, goods and base buildings are worth nothing. (C13)"""
    if line == LOIRE_LINE:
        return s.boat[seat]
    if line == DELIVERED_LINE:
        return delivered_points(s, seat)
    if line == UNDELIVERED_LINE:
        return undelivered_points(s, seat)
    if line == CHARACTERS_LINE:
        return character_points(s, seat)
    if line == TYPES_LINE:
        return type_points(s, seat)
    return PALACE_POINTS * palaces_of(s, seat)


@rule
def points(s: State, seat: int, lines: Out) -> int:
    """Every line, and their sum. (C13)"""
    total = 0
    for line in range(len(LINES)):
        lines[line] = line_points(s, seat, line)
        total += lines[line]
    return total


@rule
def total_points(s: State, seat: int) -> int:
    """The sum of all lines. (C13)"""
    total = 0
    for line in range(len(LINES)):
        total += line_points(s, seat, line)
    return total


@rule
def rank(s: State, seat: int) -> int:
    """Most points; of equals most castles, then most buildings with palaces. (C13-3)"""
    castles = 0
    buildings = palaces_of(s, seat)
    for place in range(PLACES):
        if s.owner[place] == seat + 1:
            buildings += 1
            if s.building[place] == CASTLE:
                castles += 1
    return (total_points(s, seat) * 100 + castles) * 100 + buildings


@rule
def won(s: State, seat: int) -> int:
    """Whoever is still level after the tie-breaks shares the win. (D-81)"""
    mine = rank(s, seat)
    for other in range(s.seats):
        if rank(s, other) > mine:
            return 0
    return 1
