"""What is kept of a finished game, or of a try at a puzzle."""

from .store import Store
from .table import Table


def met(table: Table) -> list[tuple[int, str, str]]:
    """The challenges people met in a game that came to its end: seat, level, challenge."""
    if table.game is None or table.tail is None or not table.s.over:
        return []
    return [
        (seat, level, challenge)
        for seat, taken in enumerate(table.sheet.seats)
        if taken.kind == "person"
        for level, challenge in table.game.achievements(table.s, seat)
    ]


async def keep(store: Store, table: Table) -> None:
    """Write down what the people at a finished table have achieved."""
    seats = table.sheet.seats
    found = [(str(seats[seat].person), level, challenge) for seat, level, challenge in met(table)]
    if found:
        await store.write(store.achieve, table.id, table.sheet.game, found)


async def keep_try(store: Store, table: Table) -> None:
    """Write down what a try at a puzzle has brought."""
    puzzle = table.puzzle
    person = table.sheet.seats[puzzle.seat].person if puzzle else None
    if puzzle and person:
        value = puzzle.value(table.s)
        await store.write(store.puzzle_tried, person, puzzle.game.name, puzzle.name, value, puzzle.best)
