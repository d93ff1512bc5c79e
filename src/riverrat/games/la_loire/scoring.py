"""Points as a labelled breakdown, and the tie-breaks."""

from riverrat.engine.rule import Out, rule

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
        if (s.characters[seat] >> character) & 1 == 1:
            result += CHARACTER_POINTS[character]
    return result


@rule
def type_points(s: State, seat: int) -> int:
    """Two points for each delivered message of the type of an own blue character. (C13-1)"""
    result = 0
    owned = s.characters[seat]
    for card in range(MESSAGES):
        if s.where[card] == DELIVERED + seat and (owned >> BLUE[MESSAGE_TYPE[card]]) & 1 == 1:
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
def points(s: State, seat: int, lines: Out) -> int:
    """Boat, messages, characters, types and palaces; money, goods and base buildings are worth nothing. (C13)"""
    lines[0] = s.boat[seat]
    lines[1] = delivered_points(s, seat)
    lines[2] = undelivered_points(s, seat)
    lines[3] = character_points(s, seat)
    lines[4] = type_points(s, seat)
    lines[5] = PALACE_POINTS * palaces_of(s, seat)
    return lines[0] + lines[1] + lines[2] + lines[3] + lines[4] + lines[5]


@rule
def total_points(s: State, seat: int) -> int:
    messages = delivered_points(s, seat) + undelivered_points(s, seat) + type_points(s, seat)
    return s.boat[seat] + messages + character_points(s, seat) + PALACE_POINTS * palaces_of(s, seat)


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
