"""What can be asked of a table, as data: a socket or a request names it, `drafts.py` says what comes of it."""

from dataclasses import dataclass

from riverrat.engine.errors import RiverratError

from .rows import Person

NOT_KEPT = "not-kept"  # the code where a store has no room


class Refused(RiverratError):
    """A request that is understood and not carried out: a stable code, one line for a person, perhaps a text's key."""

    def __init__(self, code: str, message: str, status: int = 409, say: str | None = None) -> None:
        super().__init__(message)
        self.code, self.status, self.say = code, status, say


@dataclass(frozen=True)
class Act:
    """One action or several in a row by the seat to decide, all of them or none."""

    person: Person
    version: int
    actions: tuple[int, ...]


@dataclass(frozen=True)
class Move:
    """The action of an opponent."""

    seat: int
    version: int
    action: int


@dataclass(frozen=True)
class Undo:
    """Back to a ply."""

    person: Person
    version: int
    to: int


@dataclass(frozen=True)
class Resign:
    """Give up a seat; without one, the seat to decide or one's first."""

    person: Person
    version: int
    seat: int | None = None


@dataclass(frozen=True)
class Sit:
    """Take an open seat, or the first one that is."""

    person: Person
    seat: int | None = None


@dataclass(frozen=True)
class Reseat:
    """Put an opponent, the one who left, or nobody on a seat."""

    person: Person
    seat: int
    kind: str
    level: str | None = None
    away: int = 0  # minutes since who holds the seat was last at the table
    absent: bool = False  # whether that is long enough for others to decide about the seat


@dataclass(frozen=True)
class Decline:
    """Say no to a seat that was kept for one."""

    person: Person
    seat: int


@dataclass(frozen=True)
class Expire:
    """Somebody's time is up."""

    seat: int
    version: int


Change = Act | Move | Undo | Resign | Sit | Reseat | Decline | Expire
