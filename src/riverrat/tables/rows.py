"""What the store hands out and takes in: a table's sheet, its seats, the entries of its record."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Self, TypeVar

import msgspec

T = TypeVar("T")


def now() -> int:
    """Milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


def copied(one: T) -> T:
    """A shallow copy. (`copy.copy` and `dataclasses.replace` take many times as long, and every move needs several.)"""
    other = object.__new__(type(one))
    other.__dict__.update(one.__dict__)
    return other


class Body(msgspec.Struct, omit_defaults=True):
    """What an entry says. Texts and `told` outlive the rules they were made by."""

    seat: int = -1  # whose action or resignation, or which changed
    ply: int = 0  # how many actions there were before; for an undo, how many there are after
    actions: list[int] = []
    texts: list[str] = []
    only: list[list[int]] = []  # per action: the seats that may know it; empty where everybody may
    seeds: list[str] = []  # per action: what chance comes from after it; empty where it goes on as before
    events: list[list[tuple[int, ...]]] = []  # per action: each event, with 1 after it if something was revealed before
    told: list[list[Any]] = []  # ply, seat, name, values, reveals: as everybody may know it
    kind: str = ""  # of a seat: person, opponent, open
    person: str | None = None
    level: str | None = None
    ended: bool = False


class Entry(msgspec.Struct, frozen=True):
    version: int
    kind: str
    body: Body
    client: str | None = None
    at: int = 0


@dataclass
class Seat:
    """A seat at a table and who sits on it."""

    kind: str
    person: str | None = None
    level: str | None = None
    resigned: bool = False
    name: str = ""
    seen: int = 0  # when its person was last at the table, in milliseconds since 1970
    holiday: int = 0  # until when its person is away and no time runs out
    called: str = ""  # what its player is called where several share a screen
    asked: str = ""  # whether its person is asked to play again: asked, declined
    wears: int | None = None  # the seat whose colour and computer's name it goes by, where that is not its own

    @property
    def player(self) -> str:
        """The name to show."""
        return self.called or self.name

    @property
    def shown(self) -> str:
        """The same where others may see it; none where a computer plays or nobody sits."""
        return self.player if self.kind == "person" or self.resigned or self.asked else ""

    def worn(self, at: int) -> int:
        """The seat by whose colour, or by whose name as a computer, this one goes that stands at a place."""
        return at if self.wears is None else self.wears

    @property
    def kept(self) -> bool:
        """Whether an open seat is kept for somebody who has not answered yet."""
        return self.kind == "open" and self.asked == "asked" and self.person is not None


def seats_taken(seats: Sequence[Seat]) -> bool:
    """Whether somebody sits on every seat: then the game begins."""
    return all(seat.kind != "open" for seat in seats)


@dataclass
class Sheet:
    """What is written down about a table besides its record."""

    id: str
    game: str
    rules: int
    data: str
    options: dict[str, str]
    seed: int
    future: int | None
    name: str
    host: str | None
    invite: str
    hints: bool
    look: bool
    started: bool
    over: bool
    version: int
    ply: int
    waiting: int
    since: int  # when it became the turn of the seat that decides, in milliseconds since 1970
    minutes: int  # a turn may take; 0 for as long as it likes
    late: str  # what becomes of a seat whose time is up: an opponent plays on, or it is open
    opponent: bool
    result: list[Any] | None
    rematch: str | None
    lesson: str | None
    created: int
    updated: int
    seats: list[Seat] = field(default_factory=list)
    tags: dict[str, str] = field(default_factory=dict)  # what an uploaded record says of itself
    origin: str | None = None  # the table it branches off, if that was running: until it ends no seed is shown


class Snapshot(msgspec.Struct, frozen=True):
    version: int
    ply: int
    state: bytes


class Written(msgspec.Struct, frozen=True):
    """An entry to be added; `sheet` is the table as it is after it, `seat` the one that changed."""

    sheet: Sheet
    entry: Entry
    snapshot: Snapshot | None = None
    seat: int | None = None


class Moved(msgspec.Struct, omit_defaults=True):
    """What processes tell each other of an entry after which everybody sits where they sat."""

    kind: str
    body: Body
    client: str | None
    at: int
    ply: int
    waiting: int
    since: int
    updated: int
    opponent: bool = False
    over: bool = False
    result: list[Any] | None = None

    @classmethod
    def of(cls, written: Written) -> Self:
        sheet, entry = written.sheet, written.entry
        return cls(
            entry.kind,
            entry.body,
            entry.client,
            entry.at,
            sheet.ply,
            sheet.waiting,
            sheet.since,
            sheet.updated,
            sheet.opponent,
            sheet.over,
            sheet.result,
        )

    def after(self, sheet: Sheet) -> tuple[Sheet, Entry]:
        """The sheet that follows from the one before, and the entry."""
        found = copied(sheet)
        found.version, found.ply, found.waiting = sheet.version + 1, self.ply, self.waiting
        found.since, found.updated, found.opponent = self.since, self.updated, self.opponent
        found.over, found.result = self.over, self.result
        return found, Entry(found.version, self.kind, self.body, self.client, self.at)


@dataclass(frozen=True)
class Person:
    id: str
    name: str


@dataclass(frozen=True)
class ChatLine:
    """A line of chat."""

    id: int
    seat: int
    person: str
    name: str
    text: str
    at: int


@dataclass(frozen=True)
class Listed:
    id: str
    game: str
    name: str
    waiting: int
    since: int
    minutes: int
    started: bool
    over: bool
    updated: int
    result: list[Any] | None
    seats: list[Seat]


@dataclass(frozen=True)
class LessonTable:
    id: str
    lesson: str
    rules: int
    data: str
    ply: int


@dataclass(frozen=True)
class Progress:
    """What somebody has done about a puzzle."""

    tries: list[int] = field(default_factory=list)  # what each brought, up to the one that found the best
    shown: bool = False
    solved: int | None = None


MOST_TRIES = 50  # kept of one puzzle: nobody wants to read more


def tried(known: Progress, value: int, best: int) -> Progress:
    """After a try; once the best was found, further ones are for fun."""
    if known.solved is not None or len(known.tries) >= MOST_TRIES:
        return known
    return Progress([*known.tries, value], known.shown, now() if value >= best else None)


@dataclass(frozen=True)
class Fared:
    """How one seat fared."""

    seat: int
    person: str | None  # None for an opponent, and for who is forgotten
    name: str  # of a person, or the level of an opponent
    listed: bool
    points: int
    place: int  # from 1
    won: bool


@dataclass(frozen=True)
class Finished:
    table: str
    game: str
    at: int  # when it ended, in milliseconds since 1970
    seats: list[Fared] = field(default_factory=list)


def asks(table: Listed | Sheet, person: str) -> bool:
    """Whether a seat is kept for somebody."""
    return any(seat.kept and seat.person == person for seat in table.seats)


def waits_for(table: Listed | Sheet, person: str) -> bool:
    if table.over or not table.started or not 0 <= table.waiting < len(table.seats):
        return False
    seat = table.seats[table.waiting]
    return seat.kind == "person" and seat.person == person
