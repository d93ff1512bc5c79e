"""Points line by line as on the score pad, tie-breaks, and the solo challenges. (C12, B5)"""

from riverrat.engine.rule import Out, rule

from .data import (
    AWARD_POINTS,
    BACKPACK,
    CAP,
    CAP_POINTS,
    CHALLENGE,
    COMIC,
    FOOD,
    GOOD,
    GREG,
    LEFTOVERS,
    LEVEL,
    MOLDY_POINTS,
    RATS,
    RATTRONAUT,
    ROCKET,
    ROCKET_TRACK,
    SLOTS,
    TRACK,
    TRACKS,
    VALUES,
)
from .options import LEVEL_OPTION
from .state import State

LINES = (*TRACK, "caps", "awards", "leftovers")
CAPS_LINE, AWARDS_LINE = TRACKS, TRACKS + 1

# What each Bottle Cap counts: pieces on a track, or one of these.
COUNTS_COMICS, COUNTS_BACKPACKS = TRACKS, TRACKS + 1
CAP_COUNTS: tuple[int, ...] = tuple(map((*TRACK, "comics", "backpacks").index, CAP))


@rule
def pieces_on(s: State, player: int, track: int) -> int:
    """How many pieces of a player lie on a track."""
    pieces = s.last_space[track][player]
    for space in range(SLOTS):
        if s.slot[track][space] == 1 + player:
            pieces += 1
    return pieces


@rule
def track_points(s: State, player: int, track: int) -> int:
    """What a player's pieces on a track are worth. (C12.1)"""
    values = VALUES[s.strip[track]]
    points = values[SLOTS] * s.last_space[track][player]
    for space in range(SLOTS):
        if s.slot[track][space] == 1 + player:
            points += values[space]
    return points


@rule
def cap_points(s: State, seat: int) -> int:
    """Each Bottle Cap pays for every own piece of the kind it names. (A12)"""
    points = 0
    for cap in range(len(CAP)):
        if s.cap[cap] == seat:
            count = 0
            if CAP_COUNTS[cap] == COUNTS_COMICS:
                for comic in range(len(COMIC)):
                    if s.comic[comic] == seat:
                        count += 1
            elif CAP_COUNTS[cap] == COUNTS_BACKPACKS:
                for backpack in range(len(BACKPACK)):
                    count += s.backpacks[seat][backpack]
            else:
                count = pieces_on(s, seat, CAP_COUNTS[cap])
            points += CAP_POINTS[cap] * count
    return points


@rule
def leftover_points(s: State, seat: int) -> int:
    """A point for every four goods left, of any kind. (C12.1)"""
    goods = 0
    for good in range(len(GOOD)):
        goods += s.goods[seat][good]
    return goods // LEFTOVERS


@rule
def line_points(s: State, seat: int, line: int) -> int:
    """One line of the score pad: a track, Bottle Caps, Awards less Moldy Cheese, or leftovers. (C12.1)"""
    if line < TRACKS:
        return track_points(s, seat, line)
    if line == CAPS_LINE:
        return cap_points(s, seat)
    if line == AWARDS_LINE:
        return AWARD_POINTS * s.awards[seat] + MOLDY_POINTS * s.moldy[seat]
    return leftover_points(s, seat)


@rule
def points(s: State, seat: int, lines: Out) -> int:
    """Every line, and their sum. (C12.1)"""
    total = 0
    for line in range(len(LINES)):
        lines[line] = line_points(s, seat, line)
        total += lines[line]
    return total


@rule
def total_points(s: State, seat: int) -> int:
    """The sum of all lines. (C12.1)"""
    total = 0
    for line in range(len(LINES)):
        total += line_points(s, seat, line)
    return total


@rule
def rattronauts(s: State, player: int) -> int:
    aboard = 0
    for rat in range(RATS):
        if s.rat[player][rat] == ROCKET:
            aboard += 1
    return aboard


@rule
def rank(s: State, seat: int) -> int:
    """Most points; among equals, more Rattronauts. (C12.2)"""
    return total_points(s, seat) * (RATS + 1) + rattronauts(s, seat)


@rule
def greg_points(s: State) -> int:
    """Greg has only his pieces on the tracks. (C13.8, D40)"""
    total = 0
    for track in range(TRACKS):
        total += track_points(s, GREG, track)
    return total


@rule
def won(s: State, seat: int) -> int:
    """Nobody ranks higher; alone you need more points than Greg. (C12.2, D41)"""
    if s.seats == 1:
        return 1 if total_points(s, seat) > greg_points(s) else 0
    mine = rank(s, seat)
    for other in range(s.seats):
        if rank(s, other) > mine:
            return 0
    return 1


def achievements(s: State, seat: int) -> list[tuple[str, str]]:
    """The challenges met by a won solo game, each with its level. (B5)"""
    if s.seats != 1 or not s.over or not won(s, seat):
        return []
    owns_item = sum(s.backpacks[seat]) + s.drinks[seat] + s.drinks_used[seat] + (seat in s.cap) + (seat in s.comic)
    met = {
        "no-rattronaut": pieces_on(s, seat, RATTRONAUT) == 0,
        "no-items": owns_item == 0,
        "four-rattronauts": pieces_on(s, seat, RATTRONAUT) == RATS,
        "two-rockets": pieces_on(s, seat, ROCKET_TRACK) >= CHALLENGE["rockets"],
        "four-backpacks": sum(count > 0 for count in s.backpacks[seat]) >= CHALLENGE["backpacks"],
        "ninety": total_points(s, seat) >= CHALLENGE["points"],
        "sixteen-turns": s.round <= CHALLENGE["turns"],
        "food-five": pieces_on(s, seat, FOOD) >= CHALLENGE["stored-food"],
        "all-pipes-twice": min(s.passages[seat]) >= CHALLENGE["passages"],
    }
    return [(LEVEL[s.option[LEVEL_OPTION]], challenge) for challenge, holds in met.items() if holds]
