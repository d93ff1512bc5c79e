"""What `riverrat.tables.store` asks for, in plain Python: rows of text in memory, kept by somebody else.

A row has a name (`sheet/abc`, `entry/abc/00000012`) and a text in JSON. Every change is handed to `keep` as rows and is
done when `keep` is: what cannot be kept is taken back and refused.
"""

import time
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, ParamSpec, TypeVar

import msgspec

from riverrat.tables.changes import NOT_KEPT, Refused
from riverrat.tables.ids import short_id
from riverrat.tables.results import alone_with_oneself, fared
from riverrat.tables.rows import (
    ChatLine,
    Entry,
    Finished,
    LessonTable,
    Listed,
    Person,
    Progress,
    Seat,
    Sheet,
    Snapshot,
    Written,
    asks,
    now,
    tried,
    waits_for,
)
from riverrat.tables.store import Conflict, Repeated

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")
Rows = Mapping[str, str | None]
Keep = Callable[[Rows], Awaitable[None]]

DIGITS = 8  # of a version in a row's name, so that names sort as versions do
_encode = msgspec.json.encode


class NotKept(Exception):
    """There is no room on this device, or none is given to this page."""


class _Sheet(msgspec.Struct):
    """A sheet as a row: seeds have more bits than JSON's readers take."""

    sheet: Sheet
    seed: str
    future: str | None


class Store:
    process, alone = "here", True

    def __init__(self, rows: Mapping[str, str], keep: Keep) -> None:
        self.rows, self._keep = dict(rows), keep
        self._sheets: dict[str, Sheet] = {}
        self._entries: dict[str, list[Entry]] = {}
        self._changed: dict[str, str | None] = {}  # what the rows at work were before
        self._written = 0.0
        self._read_all()

    def _read_all(self) -> None:
        self._sheets, self._entries = {}, {}
        for _, text in self._under("sheet/"):
            row = msgspec.json.decode(text, type=_Sheet)
            row.sheet.seed, row.sheet.future = int(row.seed), int(row.future) if row.future else None
            self._sheets[row.sheet.id] = row.sheet

    # --- rows ---------------------------------------------------------------------------------------------------------

    def _under(self, prefix: str) -> Iterator[tuple[str, str]]:
        return ((name, self.rows[name]) for name in sorted(self.rows) if name.startswith(prefix))

    def _put(self, name: str, value: Any) -> None:
        self._changed.setdefault(name, self.rows.get(name))
        self.rows[name] = _encode(value).decode()

    def _get(self, name: str, kind: type[T]) -> T | None:
        return msgspec.json.decode(self.rows[name], type=kind) if name in self.rows else None

    def _put_sheet(self, sheet: Sheet) -> None:
        future = None if sheet.future is None else str(sheet.future)
        self._put(f"sheet/{sheet.id}", _Sheet(replace(sheet, seed=0, future=None), str(sheet.seed), future))
        self._sheets[sheet.id] = replace(sheet, seats=[replace(seat) for seat in sheet.seats])

    def _put_entry(self, table: str, entry: Entry) -> None:
        self._all_entries(table).append(entry)
        self._put(f"entry/{table}/{entry.version:0{DIGITS}}", entry)

    def _put_snapshot(self, table: str, snapshot: Snapshot) -> None:
        self._put(f"snapshot/{table}/{snapshot.version:0{DIGITS}}", snapshot)

    async def read(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        found = function(*args, **kwargs)
        if self._changed:  # reading a table may have lifted it to new rules
            await self._kept()
        return found

    async def write(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        try:
            found = function(*args, **kwargs)
        except BaseException:
            self._take_back(self._changed)
            self._changed = {}
            raise
        await self._kept()
        return found

    async def _kept(self) -> None:
        before, self._changed = self._changed, {}
        try:
            await self._keep({name: self.rows.get(name) for name in before})
        except Exception as error:
            self._take_back(before)
            if isinstance(error, NotKept):
                raise Refused(NOT_KEPT, "There is no room left on this device to keep this.", 507) from None
            raise
        self._written = time.monotonic()

    def _take_back(self, before: Rows) -> None:
        for name, text in before.items():
            if text is None:
                self.rows.pop(name, None)
            else:
                self.rows[name] = text
        if before:
            self._read_all()

    # --- all of it as one text ----------------------------------------------------------------------------------------

    def all(self) -> dict[str, str]:
        """Everything that is kept, by the names of rows."""
        return dict(self.rows)

    def add(self, rows: Mapping[str, str], me: Person) -> int:
        """Add the tables of another device, which become mine; those that are here already stay. Returns how many."""
        theirs = msgspec.json.decode(rows["person"], type=Person).id if "person" in rows else ""
        fresh = {name.split("/")[1] for name in rows if name.startswith("sheet/")} - set(self._sheets)
        for name, text in rows.items():
            kind, _, rest = name.partition("/")
            of_table = kind in ("sheet", "entry", "snapshot", "chat", "position")
            if rest.split("/")[0] in fresh if of_table else kind != "person" and name not in self.rows:
                self._changed.setdefault(name, None)
                self.rows[name] = text.replace(theirs, me.id) if theirs else text
        self._read_all()
        return len(fresh)

    # --- tables and their records -------------------------------------------------------------------------------------

    def create(self, sheet: Sheet, entries: Sequence[Entry] = (), snapshot: Snapshot | None = None) -> None:
        self._put_sheet(sheet)
        for entry in entries:
            self._put_entry(sheet.id, entry)
        if snapshot:
            self._put_snapshot(sheet.id, snapshot)

    async def append(self, written: Written) -> None:
        await self.write(self._append, written)

    def _append(self, written: Written) -> None:
        table, entry = written.sheet.id, written.entry
        known = self.version_of(table, entry.client) if entry.client else None
        if known is not None:
            raise Repeated(known)
        if self._sheets[table].version != entry.version - 1:
            raise Conflict
        self._put_entry(table, entry)
        self._put_sheet(written.sheet)
        if written.snapshot:
            self._put_snapshot(table, written.snapshot)

    def quiet(self) -> float:
        return time.monotonic() - self._written

    def load(self, table: str) -> tuple[Sheet, Snapshot | None, list[Entry]] | None:
        sheet = self.sheet(table)
        if sheet is None:
            return None
        names = [name for name, _ in self._under(f"snapshot/{table}/")]
        snapshot = self._get(names[-1], Snapshot) if names else None
        return sheet, snapshot, self.entries(table, snapshot.version if snapshot else 0)

    def sheet(self, table: str) -> Sheet | None:
        found = self._sheets.get(table)
        return found and replace(found, seats=[self._seated(seat) for seat in found.seats])

    def _seated(self, seat: Seat) -> Seat:
        me = self.me()
        return replace(seat, name=me.name) if me and seat.person == me.id else replace(seat)

    def entries(self, table: str, after: int = 0, most: int | None = None) -> list[Entry]:
        return [entry for entry in self._all_entries(table) if entry.version > after][:most]

    def rules_since(self, table: str) -> int:
        return max((entry.version for entry in self._all_entries(table) if entry.kind == "rules"), default=0)

    def _all_entries(self, table: str) -> list[Entry]:
        if table not in self._entries:
            rows = self._under(f"entry/{table}/")
            self._entries[table] = [msgspec.json.decode(text, type=Entry) for _, text in rows]
        return self._entries[table]

    def snapshot(self, table: str, version: int) -> Snapshot | None:
        return self._get(f"snapshot/{table}/{version:0{DIGITS}}", Snapshot)

    def version_of(self, table: str, client: str) -> int | None:
        return next((entry.version for entry in self._all_entries(table) if entry.client == client), None)

    def keep_position(self, sheet: Sheet, values: dict[str, Any]) -> None:
        self._put(f"position/{sheet.id}", [sheet.version, sheet.rules, values])

    def position(self, sheet: Sheet) -> dict[str, Any] | None:
        version, rules, values = self._get(f"position/{sheet.id}", list) or (-1, -1, None)
        return values if (version, rules) == (sheet.version, sheet.rules) else None

    def change_rules(self, sheet: Sheet, entry: Entry, snapshot: Snapshot) -> None:
        if self._sheets[sheet.id].version != entry.version - 1:
            raise Conflict
        self._put_entry(sheet.id, entry)
        self._put_sheet(replace(sheet, version=entry.version))
        self._put_snapshot(sheet.id, snapshot)

    # --- lists --------------------------------------------------------------------------------------------------------

    def tables_of(self, person: str, most: int = 200) -> list[Listed]:
        mine = [
            one
            for one in self._latest()
            if one.lesson is None
            and (
                one.host == person
                or any(x.person == person and (x.kind == "person" or x.asked == "asked") for x in one.seats)
            )
        ]
        listed = [
            Listed(
                one.id,
                one.game,
                one.name,
                one.waiting,
                one.since,
                one.minutes,
                one.started,
                one.over,
                one.updated,
                one.result,
                [self._seated(seat) for seat in one.seats],
            )
            for one in mine[:most]
        ]
        return sorted(
            listed, key=lambda one: (not (waits_for(one, person) or asks(one, person)), one.over, -one.updated)
        )

    def _latest(self) -> list[Sheet]:
        return sorted(self._sheets.values(), key=lambda one: -one.updated)

    def lessons_of(self, person: str, game: str) -> list[LessonTable]:
        return [
            LessonTable(one.id, one.lesson, one.rules, one.data, one.ply)
            for one in self._latest()
            if one.lesson is not None and one.game == game and one.host == person
        ]

    def hosted(self, person: str, *, look: bool) -> int:
        mine = [one for one in self._sheets.values() if one.host == person and one.look == look]
        return len(mine) if look else sum(not one.over and one.lesson is None for one in mine)

    def running(self) -> list[str]:
        return [one.id for one in self._latest() if not one.over and not one.look]

    def waiting_opponents(self, before: int, skip: Collection[str] = (), most: int = 50) -> list[str]:
        due = [one for one in reversed(self._latest()) if one.opponent and one.started and not one.over]
        return [one.id for one in due if one.updated < before and one.id not in skip][:most]

    def timed(self, at: int, most: int = 200) -> list[str]:
        return []  # nobody waits for anybody

    def versions(self, tables: list[str]) -> dict[str, int]:
        return {name: self._sheets[name].version for name in tables if name in self._sheets}

    # --- around a table -----------------------------------------------------------------------------------------------

    def left(self, table: str, person: str) -> int:
        return now()  # a move is soon enough to write it down

    def claim_thinking(self, table: str, version: int, milliseconds: int) -> bool:
        return True

    def set_rematch(self, table: str, other: str) -> str:
        sheet = self._sheets[table]
        if sheet.rematch is None:
            self._put_sheet(replace(sheet, rematch=other))
        return self._sheets[table].rematch or other

    def say(self, table: str, seat: int, person: Person, client: str, text: str) -> None:
        lines = self.said(table)
        number = lines[-1].id + 1 if lines else 1
        self._put(f"chat/{table}/{number:0{DIGITS}}", ChatLine(number, seat, person.id, person.name, text, now()))

    def said(self, table: str, after: int = 0, most: int = 200) -> list[ChatLine]:
        lines = [msgspec.json.decode(text, type=ChatLine) for _, text in self._under(f"chat/{table}/")]
        return [line for line in lines if line.id > after][-most:]

    # --- people -------------------------------------------------------------------------------------------------------

    def banned(self) -> list[str]:
        return []

    def me(self) -> Person | None:
        """Whose device this is."""
        return self._get("person", Person)

    def new_person(self, name: str) -> tuple[Person, str]:
        someone = Person(short_id(16), name)
        self._put("person", someone)
        return someone, "here"

    def person_of(self, token: str) -> Person | None:
        return self.me()

    def rename_person(self, person: Person, name: str) -> Person:
        self._put("person", Person(person.id, name))
        return Person(person.id, name)

    # --- what people have done ----------------------------------------------------------------------------------------

    def achieve(self, table: str, game: str, met: list[tuple[str, str, str]]) -> None:
        for person, level, challenge in met:
            name = f"achievement/{game}/{level}/{challenge}"
            if name not in self.rows:
                self._put(name, [person, table])

    def achieved(self, person: str) -> list[tuple[str, str, str, str]]:
        found = []
        for name, text in self._under("achievement/"):
            _, game, level, challenge = name.split("/")
            found.append((game, level, challenge, str(msgspec.json.decode(text)[1])))
        return found

    def puzzle_progress(self, person: str, game: str) -> dict[str, Progress]:
        rows = self._under(f"puzzle/{game}/")
        return {name.split("/")[2]: msgspec.json.decode(text, type=Progress) for name, text in rows}

    def puzzle_tried(self, person: str, game: str, puzzle: str, value: int, best: int) -> None:
        known = self._get(f"puzzle/{game}/{puzzle}", Progress) or Progress()
        self._put(f"puzzle/{game}/{puzzle}", tried(known, value, best))

    def puzzle_shown(self, person: str, game: str, puzzle: str) -> None:
        known = self._get(f"puzzle/{game}/{puzzle}", Progress) or Progress()
        if known.solved is None:
            self._put(f"puzzle/{game}/{puzzle}", replace(known, shown=True))

    def finished(self, person: str | None = None) -> list[Finished]:
        over = [one for one in reversed(self._latest()) if one.over and not one.look and not one.lesson and one.result]
        mine = [one for one in over if person is None or any(seat.person == person for seat in one.seats)]
        found = [
            Finished(one.id, one.game, one.updated, fared([self._seated(x) for x in one.seats], one.result or []))
            for one in mine
        ]
        return [game for game in found if not alone_with_oneself(game)]

    def results_pulse(self) -> Any:
        over = [one.updated for one in self._sheets.values() if one.over]
        return len(over), max(over, default=0)

    def people_count(self) -> int:
        return int(self.me() is not None)

    def is_listed(self, person: str) -> tuple[str, bool] | None:
        me = self.me()
        return (me.name, False) if me and me.id == person else None

    # --- boxes their owners corrected ---------------------------------------------------------------------------------

    def keep_box(self, game: str, data: str, text: str) -> None:
        self._put(f"box/{game}/{data}", text)

    def box_of(self, game: str, text: str) -> str | None:
        rows = self._under(f"box/{game}/")
        return next((name.split("/")[2] for name, kept in rows if msgspec.json.decode(kept) == text), None)

    def box_text(self, game: str, data: str) -> str | None:
        return self._get(f"box/{game}/{data}", str)
