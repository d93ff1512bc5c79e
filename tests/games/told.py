"""As much of a record as habits are counted from, set down by hand."""

from dataclasses import dataclass


@dataclass
class Told:
    """As much of a record as is counted: who acted, what, and what was told."""

    seats: int
    acted: list[tuple[int, int]]  # seat and action
    events: list[list[tuple[int, ...]]]

    @property
    def actions(self) -> list[int]:
        return [action for _, action in self.acted]

    def seat_at(self, ply: int) -> int:
        return self.acted[ply][0]

    def __len__(self) -> int:
        return len(self.acted)


def event(kind: int, seat: int, *values: int) -> tuple[int, ...]:
    return (kind, seat, *values, *[0] * (4 - len(values)), 0)
