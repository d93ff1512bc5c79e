"""Workers on a cell of the town: how many each seat has there, in two bits a seat."""

from riverrat.engine.rule import rule


@rule
def discs_on(there: int, seat: int) -> int:
    """How many of the discs on a cell are a seat's."""
    return (there >> (2 * seat)) & 3


@rule
def as_discs(seat: int, count: int) -> int:
    """So many discs of a seat, as they are written down: to be added, taken off or compared."""
    return count << (2 * seat)
