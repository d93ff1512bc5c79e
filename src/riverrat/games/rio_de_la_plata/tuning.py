"""What every candidate for the rebuilt values has to satisfy: what the rulebook prints and shows."""

from itertools import permutations

from .data import BOX

LADDERS = {row["id"]: row for row in BOX.rows("ladder")}


def fort_example() -> bool:
    """Eight spaces of the Fort: one worker has 4, two of another 7, and the five of a third 14. (A4-2)"""
    spaces = LADDERS["fort"]["base"]
    thirds = {(one, a + b) for one, a, b in permutations(spaces, 3)}
    return len(spaces) == 8 and sum(spaces) == 25 and (4, 7) in thirds


def roads_bring_four() -> bool:
    """All spaces of the Roads bring 4 points together. (A4-1)"""
    return bool(sum(LADDERS["roads"]["base"]) == 4)


def production_begins_cheap() -> bool:
    """The first place takes one worker, later ones 2 or 3; four players find two for 1 and two for 2. (A5-1)"""
    rows = [BOX.value(f"production.{many}") for many in ("three", "four", "five")]
    return all(row == sorted(row) and row[0] == 1 and row[-1] <= 3 for row in rows) and rows[1][:4] == [1, 1, 2, 2]


MUST = {
    "fort-example": fort_example,
    "roads-bring-four": roads_bring_four,
    "production-begins-cheap": production_begins_cheap,
}
