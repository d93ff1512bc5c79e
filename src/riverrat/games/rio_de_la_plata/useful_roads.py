"""With which pieces the roads from the plaza come nearer to a district. A board shows them; no rule asks. (CF-4)"""

from collections import defaultdict
from collections.abc import Iterable, Set

from .data import ACROSS, CENTRE_X, CENTRE_Y, LINE_CODE, PLAZA_VERTICES

Corner = tuple[int, int]
LINES_FROM: dict[Corner, list[tuple[Corner, int]]] = defaultdict(list)  # where each corner leads, along which line
for _line, _code in enumerate(LINE_CODE):
    _x, _y, _down = _code & 31, _code >> 5 & 31, _code >> 10
    _ends = (_x, _y), (_x + 1 - _down, _y + _down)
    LINES_FROM[_ends[0]].append((_ends[1], _line))
    LINES_FROM[_ends[1]].append((_ends[0], _line))
PLAZA_CORNERS = [(x, y) for y, row in enumerate(PLAZA_VERTICES) for x in range(ACROSS + 1) if row >> x & 1]


def useful_lines(laid: Set[int]) -> list[int]:
    """The next lines, from the plaza or a road that leads there, on a shortest way to a district yet to connect."""
    plaza = missing(PLAZA_CORNERS, laid)
    joined = [corner for corner, cost in plaza.items() if cost == 0]
    found = set()
    for centre in zip(CENTRE_X, CENTRE_Y, strict=True):
        if plaza[centre]:
            near = missing([centre], laid)
            for corner in joined:
                found |= {line for other, line in LINES_FROM[corner] if near[other] + 1 == plaza[centre]}
    return sorted(found - laid)


def missing(starts: Iterable[Corner], laid: Set[int]) -> dict[Corner, int]:
    """How many pieces of road are missing from these corners to every other: what is laid costs nothing."""
    found = dict.fromkeys(starts, 0)
    queue = list(found)
    for corner in queue:
        for other, line in LINES_FROM[corner]:
            cost = found[corner] + (line not in laid)
            if cost < found.get(other, len(LINE_CODE)):
                found[other] = cost
                queue.append(other)
    return found
