"""What a store must do for the tables, whatever keeps them.

Methods block, but for `append`: from the event loop they are called through `read` and `write`.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Any, ParamSpec, Protocol, TypeVar

from .changes import Refused
from .rows import (
    ChatLine,
    Entry,
    Finished,
    LessonTable,
    Listed,
    Person,
    Progress,
    Sheet,
    Snapshot,
    Written,
)

P = ParamSpec("P")
R = TypeVar("R")


class Unavailable(Refused):
    """What keeps the tables is away or full. Whatever was sent may be sent again: it is carried out once."""

    def __init__(self) -> None:
        super().__init__("unavailable", "The house cannot write just now; your move is not lost, try again.", 503)


class Conflict(Exception):
    """Somebody else changed the table first."""


class Repeated(Exception):
    """The very same message was carried out before; `version` says when."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


class Store(Protocol):
    """Where tables are kept."""

    process: str  # the name of who uses it: of several, each has its own

    @property
    def alone(self) -> bool:
        """Whether no other process uses it: then nobody need be told, and nobody else writes."""

    async def read(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What a function that only reads returns."""

    async def write(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What a function that writes returns, once that is on disk."""

    # --- tables and their records -------------------------------------------------------------------------------------

    def create(self, sheet: Sheet, entries: Sequence[Entry] = (), snapshot: Snapshot | None = None) -> None: ...

    async def append(self, written: Written) -> None:
        """Add an entry to a table's record; on disk when this returns.

        Raises Conflict when the table has moved on, Repeated when this client's message is already in the record.
        """

    def quiet(self) -> float:
        """For how many seconds no entry has been written."""

    def load(self, table: str) -> tuple[Sheet, Snapshot | None, list[Entry]] | None:
        """A table with its latest snapshot and the entries since, all of one moment."""

    def sheet(self, table: str) -> Sheet | None: ...

    def entries(self, table: str, after: int = 0, most: int | None = None) -> list[Entry]:
        """The entries after a version, or the first so many of them."""

    def rules_since(self, table: str) -> int:
        """The version at which a table last got other rules; 0 where it never did."""

    def snapshot(self, table: str, version: int) -> Snapshot | None:
        """The position that was written down at a version."""

    def version_of(self, table: str, client: str) -> int | None:
        """The version a client's message led to, if it was ever carried out."""

    def keep_position(self, sheet: Sheet, values: dict[str, Any]) -> None:
        """Write a table's position down in named values; the one before is forgotten."""

    def position(self, sheet: Sheet) -> dict[str, Any] | None:
        """The position of a table, if it is that of its present version and rules."""

    def change_rules(self, sheet: Sheet, entry: Entry, snapshot: Snapshot) -> None:
        """Let a table go on by other rules from a position. Raises Conflict where another process has done so."""

    # --- lists --------------------------------------------------------------------------------------------------------

    def tables_of(self, person: str, most: int = 200) -> list[Listed]:
        """The tables somebody sits at, is asked to, hosts or looks at, no lessons."""

    def lessons_of(self, person: str, game: str) -> list[LessonTable]:
        """The tables at which somebody learns a game, the latest first."""

    def hosted(self, person: str, *, look: bool) -> int:
        """How many games somebody hosts that are not over, or how many records they have brought."""

    def running(self) -> list[str]:
        """The tables whose games are not over."""

    def waiting_opponents(self, before: int, skip: Collection[str] = (), most: int = 50) -> list[str]:
        """Tables on which an opponent has been due since before that time, but for some."""

    def timed(self, at: int, most: int = 200) -> list[str]:
        """Tables on which a person has taken longer than a turn may, holidays aside."""

    def versions(self, tables: list[str]) -> dict[str, int]:
        """How far each of these tables has come."""

    # --- around a table -----------------------------------------------------------------------------------------------

    def left(self, table: str, person: str) -> int:
        """Write down that somebody is no longer at the table; returns when."""

    def claim_thinking(self, table: str, version: int, milliseconds: int) -> bool:
        """Reserve the thinking about a move for this process, unless another one has."""

    def set_rematch(self, table: str, other: str) -> str:
        """Agree on the table of the rematch: the first one named stays."""

    def say(self, table: str, seat: int, person: Person, client: str, text: str) -> None:
        """Add a line of chat; one sent twice is kept once."""

    def said(self, table: str, after: int = 0, most: int = 200) -> list[ChatLine]: ...

    # --- people -------------------------------------------------------------------------------------------------------

    def new_person(self, name: str) -> tuple[Person, str]:
        """A person and the token of the device they came with."""

    def person_of(self, token: str) -> Person | None:
        """Who holds the device with this token."""

    def banned(self) -> list[str]:
        """Whom the house does not let in."""

    def rename_person(self, person: Person, name: str) -> Person: ...

    # --- what people have done ----------------------------------------------------------------------------------------

    def achieve(self, table: str, game: str, met: list[tuple[str, str, str]]) -> None:
        """Write down (person, level, challenge); what somebody has already is kept as it was."""

    def achieved(self, person: str) -> list[tuple[str, str, str, str]]:
        """Game, level, challenge and table."""

    def puzzle_progress(self, person: str, game: str) -> dict[str, Progress]:
        """By puzzle, for those somebody has tried or looked up."""

    def puzzle_tried(self, person: str, game: str, puzzle: str, value: int, best: int) -> None:
        """Write a try down; after the best was found, further ones are for fun."""

    def puzzle_shown(self, person: str, game: str, puzzle: str) -> None:
        """Write down that somebody looks at the solution; what is solved already stays so."""

    def finished(self, person: str | None = None) -> list[Finished]:
        """Finished games in the order they ended, of the house or of one person."""

    def results_pulse(self) -> Any:
        """Changes whenever a game ends or somebody joins or leaves the list."""

    def people_count(self) -> int: ...

    def is_listed(self, person: str) -> tuple[str, bool] | None:
        """The name of somebody, and whether others may see how they have played."""

    # --- boxes their owners corrected ---------------------------------------------------------------------------------

    def keep_box(self, game: str, data: str, text: str) -> None: ...

    def box_of(self, game: str, text: str) -> str | None:
        """The hash of a box that was tried out before, by what its owner wrote."""

    def box_text(self, game: str, data: str) -> str | None: ...
