"""What the person who runs a house may decide about its tables."""

from dataclasses import dataclass, field
from pathlib import Path

FRACTION = tuple[float, float]  # how many a second, how many at once


@dataclass(frozen=True)
class Limits:
    """How much one person or device may ask for: (a second, at once), or in all."""

    chat: FRACTION = (0.5, 5)
    think: FRACTION = (0.5, 10)  # hints
    analysis: int = 60  # seconds of thinking about one finished game; a long one gets less for each move
    boxes: int = 32  # corrected data sets in use at once
    hosted: int = 200  # games of one host that are not over
    records: int = 200  # records one person has brought


@dataclass(frozen=True)
class Settings:
    folder: Path  # where files are kept
    absence: int = 5 * 60  # seconds after which the others may let an opponent play on for somebody
    long_absence: int = 24 * 3600  # the same for freeing the seat
    games: tuple[str, ...] = ()  # which games to offer; empty is all of them
    limits: Limits = field(default_factory=Limits)
