"""What every candidate for the rebuilt values has to satisfy: what the rulebook prints and shows."""

from collections.abc import Iterator, Sequence
from itertools import product

from .data import (
    BOOTH_SPACE,
    CAP,
    CAP_POINTS,
    CARGO,
    COCKPIT,
    FOOD,
    MARKERS,
    MARKERS_TO_END,
    NEUTRAL_ON,
    PART_COST,
    RATS,
    RATTRONAUT,
    ROCKET_TRACK,
    SLOTS,
    THRUSTER,
    TRACK,
    VALUES,
)

Three = tuple[int, int, int]  # Esra, Vero, Gaby
SHEET: tuple[Three, ...] = (  # by track
    (5, 6, 0), (12, 9, 8), (6, 6, 13), (7, 9, 0), (0, 6, 13), (13, 10, 9), (13, 0, 5), (0, 16, 19),
)  # fmt: skip
CAPS_SHEET: Three = (12, 8, 0)
MOST_ITEMS = 4  # Comics or Backpacks that somebody is taken to own


def sample_score_sheet() -> bool:
    """The printed score sheet of three players can come about. (A17.4)"""
    found = [set(counts(VALUES[track], NEUTRAL_ON[2], SHEET[track])) for track in range(len(TRACK))]
    return any(_fits(pieces) for pieces in product(*found))


def counts(values: Sequence[int], neutral: Sequence[int], sums: Three) -> Iterator[Three]:
    """How many pieces of each lie on a track where these are their points: from the left, then on the last space."""
    free = [values[slot] for slot in range(SLOTS) if not neutral[slot]]
    for many in range(len(free) + 1):
        for owners in product(range(3), repeat=many):
            left, pieces = list(sums), [0, 0, 0]
            for owner, points in zip(owners, free, strict=False):
                left[owner] -= points
                pieces[owner] += 1
            if not any(left):
                yield pieces[0], pieces[1], pieces[2]
            elif many == len(free) and values[SLOTS] and all(rest >= 0 and not rest % values[SLOTS] for rest in left):
                more = [rest // values[SLOTS] for rest in left]
                yield pieces[0] + more[0], pieces[1] + more[1], pieces[2] + more[2]


def _fits(pieces: Sequence[Three]) -> bool:
    """No more pieces than there are, a Rocket for each three parts, the game over, caps that bring what is printed."""
    markers = [sum(row[who] for track, row in enumerate(pieces) if track != RATTRONAUT) for who in range(3)]
    parts = [min(pieces[track][who] for track in (COCKPIT, CARGO, THRUSTER)) for who in range(3)]
    ended = max(markers) >= MARKERS_TO_END or max(pieces[RATTRONAUT]) == RATS
    if max(markers) > MARKERS or max(pieces[RATTRONAUT]) > RATS or list(pieces[ROCKET_TRACK]) != parts or not ended:
        return False
    owned = [list(_caps([row[who] for row in pieces], CAPS_SHEET[who])) for who in range(2)]
    return any(not mine & theirs for mine, theirs in product(*owned))


def _caps(own: Sequence[int], points: int) -> Iterator[set[int]]:
    """The caps that bring somebody with these pieces so many points; nobody needs more than two for that."""
    for mine in product(range(len(CAP)), repeat=2):
        worth = [{CAP_POINTS[cap] * many for many in _counted(own, cap)} for cap in dict.fromkeys(mine)]
        if any(sum(sums) == points for sums in product(*worth)):
            yield set(mine)


def _counted(own: Sequence[int], cap: int) -> Sequence[int]:
    return [own[TRACK.index(CAP[cap])]] if CAP[cap] in TRACK else range(MOST_ITEMS + 1)


def printed_values() -> bool:
    """What is printed of rebuilt rows: the Cockpit's first spaces, Stored Food's last, two parts at once. (A8, A9)"""
    both = [a + b for a, b in zip(PART_COST[CARGO], PART_COST[THRUSTER], strict=True)]
    return VALUES[COCKPIT][:2] == (5, 4) and VALUES[FOOD][SLOTS] == 4 and both == [5, 5, 2, 0]


def booths_in_order() -> bool:
    """Hamster, Frog and Crow stand along the path in this order. (A6)"""
    return list(BOOTH_SPACE) == sorted(BOOTH_SPACE)


MUST = {
    "sample-score-sheet": sample_score_sheet,
    "printed-values": printed_values,
    "booths-in-order": booths_in_order,
}
