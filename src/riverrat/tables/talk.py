"""One viewer of a table: messages in, state out. Whatever comes in gets an answer; nothing a client sends ends it."""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

import msgspec

from riverrat.engine.errors import IllegalAction, RiverratError
from riverrat.engine.game import Game

from . import protocol, screen
from .analyses import Analyses, Listener
from .asker import Asker
from .buckets import Buckets
from .changes import Act, Change, Refused, Resign, Undo
from .ids import short_id
from .names import clean_line
from .notices import Notices
from .opponents import OpponentFailed, Opponents
from .pages import PAGE
from .room import Room
from .rooms import Rooms
from .rows import Entry, Person

log = logging.getLogger("riverrat.talk")

decode = msgspec.json.Decoder(protocol.ClientMessage).decode
encode = msgspec.json.Encoder().encode
DEEP_COST = 4  # hints that a longer look counts as


class _Id(msgspec.Struct):
    id: Any = None


class Wire(Protocol):
    """What carries messages to a client: a socket on a server."""

    async def send(self, texts: Sequence[bytes]) -> None:
        """Send messages, when the client is not too slow for them; none where it is gone."""

    async def end(self, code: int, reason: str) -> None:
        """Close it, with a code of WebSocket's."""


class Connection:
    """A viewer of one table. States are built when they can be sent: a slow client gets fewer."""

    def __init__(
        self,
        wire: Wire,
        rooms: Rooms,
        room: Room,
        person: Person | None,
        device: str,
        since: int,
        *,
        changes: bool,
        address: str = "",
    ) -> None:
        self.wire, self.rooms, self.room = wire, rooms, room
        self.person, self.device = person, device
        self.asker = Asker(address, person.id if person else device, room.table.id)
        self.since, self.first = since, since < 0
        self.seen = screen.Seen() if changes else None
        self.chat_seen = 0
        self._outbox: list[bytes] = []
        self._done: list[bytes] = []  # what is said after the state it is about
        self._dirty = False
        self._sending: asyncio.Task[None] | None = None

    @property
    def name(self) -> str | None:
        return self.person.id if self.person else None

    def wake(self) -> None:
        self._dirty = True
        self._soon()

    def start_over(self, since: int) -> None:
        """Tell everything after a version again, with a whole view."""
        self.since, self.first = since, since == 0
        if self.seen is not None:
            self.seen.forget()
        self.wake()

    def say(self, message: protocol.ServerMessage) -> None:
        self._outbox.append(encode(message))
        self._soon()

    def acknowledge(self, id: str, version: int) -> None:
        """A change is on disk; who asked for it sees what came of it first."""
        self._done.append(encode(protocol.Ack(id=id, version=version)))
        self._soon()

    def dismiss(self) -> None:
        self.rooms.start(self.wire.end(4401, "nobody"))

    def _soon(self) -> None:
        """Send when all that happens now has happened: it goes out together."""
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        """Send what there is to say, then the latest state, for as long as there is more."""
        try:
            while self._outbox or self._dirty or self._done:
                said, self._outbox = self._outbox, []
                if self._dirty:
                    while (page := await self._page()) is not None:
                        await self.wire.send([*said, page])
                        said = []
                    said.append(self._state() or await self._read())
                said += self._done
                self._done = []
                await self.wire.send(said)
        except Refused as refusal:  # too many read at length, or it cannot be read now
            self._dirty = False
            await self.wire.send([encode(protocol.Error(id=None, code=refusal.code, message=str(refusal)))])
            await self.wire.end(4429, refusal.code)
        except Exception:
            log.exception("a socket failed", extra={"table": self.room.table.id})
            self._dirty = False
            await self.wire.end(1011, "failed")
        finally:
            self._sending = None

    def _state(self, read: list[Entry] | None = None) -> bytes | None:
        """The state for this viewer, or None where it takes entries that are no longer in memory."""
        room, table = self.room, self.room.table
        entries = table.since(self._known()) if read is None else read
        if entries is None:
            return None
        self._dirty = False
        chat = [line for line in room.chat if line.id > self.chat_seen]
        first = self._known() == 0
        text = screen.state(
            table, self.name, entries, first, room.connected(), chat, room.thinking, room.notice, self.seen
        )
        self.since, self.first = table.version, False
        self.chat_seen = chat[-1].id if chat else self.chat_seen
        return text

    def _known(self) -> int:
        """The version up to which this viewer has been told what happened; 0 where that is nothing."""
        return 0 if self.first or self.since > self.room.table.version else self.since

    async def _page(self) -> bytes | None:
        """The next of what this viewer does not know, or None where a state has room for all of it."""
        table, known = self.room.table, self._known()
        if table.version - known <= PAGE:
            return None
        page = await self.rooms.pages.page(self.asker, table, known, screen.ears_of(table, self.name))
        if known == self._known():  # else it is no longer what is wanted
            self.since, self.first = known + PAGE, False
        return page

    async def _read(self) -> bytes:
        """The state with entries from the store."""
        table, store = self.room.table, self.rooms.store
        while True:
            version, since = table.version, self._known()
            read = await self.rooms.pages.read(self.asker, store.entries, table.id, since)
            if (version, since) == (table.version, self._known()):  # else it is no longer what is wanted
                state = self._state([entry for entry in read if entry.version <= version])
                assert state is not None  # there are entries
                return state


class Talk:
    """What is done about each message of a client."""

    def __init__(self, rooms: Rooms, notices: Notices, opponents: Opponents, analyses: Analyses) -> None:
        self.rooms, self.notices, self.opponents, self.analyses = rooms, notices, opponents, analyses
        limits = rooms.catalogue.settings.limits
        self._lines, self._thoughts = Buckets(limits.chat), Buckets(limits.think)
        self.advised: set[str] = set()  # devices that wait for a hint

    @contextmanager
    def present(self, connection: Connection) -> Iterator[None]:
        """Somebody looks on as long as the block runs."""
        room = connection.room
        room.viewers.add(connection)
        self.rooms.metrics.count_viewers(1)
        connection.wake()
        self._presence_changed(connection)
        try:
            yield
        finally:
            room.viewers.discard(connection)
            self.analyses.stop(connection.say)
            self.rooms.metrics.count_viewers(-1)
            self._presence_changed(connection)
            if connection.name and connection.name not in room.here() and room.table.seats_of(connection.name):
                self.rooms.start(self.rooms.left(room, connection.name))

    def _presence_changed(self, connection: Connection) -> None:
        room = connection.room
        if connection.person and room.table.seats_of(connection.person.id):
            for viewer in room.viewers:
                if viewer is not connection:
                    viewer.wake()
            self.notices.presence(room)

    def refuse(self, connection: Connection, id: str | None, code: str, message: str, say: str | None = None) -> None:
        self.rooms.metrics.count_refusal(code)
        connection.say(protocol.Error(id=id, code=code, message=message, say=say))

    async def answer(self, connection: Connection, raw: str) -> None:
        """Carry out what a message asks for, or say why not."""
        try:
            message = decode(raw)
        except (msgspec.ValidationError, msgspec.DecodeError, RecursionError, ValueError) as error:
            code = "malformed" if not _version_of(raw) else "unsupported-version"
            text = str(error) if code == "malformed" else f"This server speaks version {protocol.PROTOCOL}."
            self.refuse(connection, id_of(raw), code, text[:300])
            return
        kind = type(message).__name__.lower()
        self.rooms.metrics.count_message(kind)
        try:
            if message.v != protocol.PROTOCOL:
                raise Refused("unsupported-version", f"This server speaks version {protocol.PROTOCOL}.")
            await self._carry_out(connection, message)
        except Refused as refusal:
            self.refuse(connection, message.id, refusal.code, str(refusal), refusal.say)
            if refusal.code == "stale":
                connection.wake()
        except IllegalAction as error:
            self.refuse(connection, message.id, "illegal", str(error))
        except RiverratError as error:
            self.refuse(connection, message.id, "refused", str(error))
        except Exception:
            trace = short_id(8)
            log.exception("a message failed", extra={"trace": trace, "type": kind})
            self.refuse(connection, message.id, "internal", f"Something went wrong here; it is logged as {trace}.")

    # --- what each message asks for -----------------------------------------------------------------------------------

    async def _carry_out(self, connection: Connection, message: protocol.ClientMessage) -> None:
        match message:
            case protocol.Act(id=id, version=version, actions=actions):
                await self._commit(connection, id, Act(_person(connection), version, tuple(actions)))
            case protocol.Undo(id=id, version=version, to=to):
                await self._commit(connection, id, Undo(_person(connection), version, to))
            case protocol.Resign(id=id, version=version, seat=seat):
                await self._commit(connection, id, Resign(_person(connection), version, seat))
            case protocol.Sync(since=since):
                connection.start_over(since)
            case protocol.AskPreview(id=id, version=version, actions=actions):
                self._mine(connection, version)
                found = screen.preview_of(connection.room.table, actions)
                connection.say(protocol.Preview(id=id, preview=found))
            case protocol.Hint():
                self._hint(connection, message)
            case protocol.Analyse(id=id):
                self.analyses.begin(connection.room, Listener(connection.asker, id, connection.say))
            case protocol.StopAnalysing(id=id):
                self.analyses.stop(connection.say)
                connection.say(protocol.Ack(id=id, version=connection.room.table.version))
            case protocol.Explain(deeper=deeper):
                self._thinking(connection, deeper=deeper)
                self.rooms.start(self._explain(connection, message))
            case protocol.Chat():
                await self._chat(connection, message)

    async def _commit(self, connection: Connection, id: str, change: Change) -> None:
        version = await self.rooms.carry_out(connection.room, change, f"{connection.name}:{id}")
        connection.acknowledge(id, version)

    def _hint(self, connection: Connection, message: protocol.Hint) -> None:
        if not connection.room.table.sheet.hints:
            raise Refused("no-hints", "This table is played without hints.")
        seat = self._mine(connection, message.version)
        game = connection.room.table.game
        assert game is not None  # it is somebody's decision
        self._thinking(connection, deeper=message.deeper)
        self.rooms.start(self._advise(connection, message, game, seat))

    def _thinking(self, connection: Connection, *, deeper: bool) -> None:
        """Nobody has two things thought about at once, nor many of them for long."""
        cost = DEEP_COST if deeper else 1
        if connection.device in self.advised or not self._thoughts.take(connection.device, cost):
            raise Refused("too-many", "One after the other, please.")
        self.advised.add(connection.device)

    async def _advise(self, connection: Connection, message: protocol.Hint, game: Game, seat: int) -> None:
        table, opponents = connection.room.table, self.opponents
        version, id = table.version, message.id
        try:
            async with opponents.opinion(game, connection.asker, waiting=True, deeper=message.deeper):
                if version != table.version or connection not in connection.room.viewers:
                    self.refuse(connection, id, "stale", "The table has moved on.")
                    return
                found = await opponents.advise(game, table.s, seat, deeper=message.deeper)
        except Refused as refusal:
            self.refuse(connection, id, refusal.code, str(refusal))
            return
        except OpponentFailed as failure:
            self.refuse(connection, id, *_no_hint(failure, preparing=opponents.preparing(game)))
            return
        finally:
            self.advised.discard(connection.device)
        intentions = [
            protocol.IntentionInfo(
                actions=list(one.actions),
                target=one.target,
                chance=round(one.chance, 4),
                margin=round(one.margin, 4),
                points=round(one.points, 1),
                lines={line: round(points, 1) for line, points in one.lines.items()},
                reasons=[protocol.WordsInfo(key=words.key, values=dict(words.values)) for words in one.reasons],
                then=[list(actions) for actions in one.then],
            )
            for one in found.intentions
        ]
        connection.say(protocol.HintAnswer(id=id, actions=intentions[0].actions, by=found.by, intentions=intentions))

    async def _explain(self, connection: Connection, message: protocol.Explain) -> None:
        try:
            room, id, ply = connection.room, message.id, message.ply
            connection.say(await self.analyses.explain(room, connection.asker, id, ply, deeper=message.deeper))
        except Refused as refusal:
            self.refuse(connection, message.id, refusal.code, str(refusal))
        except OpponentFailed:
            self.refuse(connection, message.id, "no-analysis", "Nobody knows why just now.")
        finally:
            self.advised.discard(connection.device)

    async def _chat(self, connection: Connection, message: protocol.Chat) -> None:
        person, room = connection.person, connection.room
        seats = self._seats(connection)
        if person is None or not (seats or person.id == room.table.sheet.host):
            raise Refused("not-seated", "Only those who sit at the table talk.")
        if not self._lines.take(person.id):
            raise Refused("too-many", "Not so fast: one line every two seconds.")
        key = f"{person.id}:{message.id}"
        seat = seats[0] if seats else -1
        store, line = self.rooms.store, clean_line(message.text)
        await store.write(store.say, room.table.id, seat, person, key, line)
        await self.notices.hear_chat(room)
        connection.say(protocol.Ack(id=message.id, version=room.table.version))

    def _seats(self, connection: Connection) -> list[int]:
        return connection.room.table.seats_of(connection.name)

    def _mine(self, connection: Connection, version: int) -> int:
        """The seat to decide, if it is this viewer's and they know the latest version."""
        table = connection.room.table
        if table.readonly:
            raise Refused("readonly", "This table can only be looked at.")
        if version != table.version:
            raise Refused("stale", f"The table is at version {table.version}, not {version}.")
        seat = table.deciding()
        if seat < 0 or seat not in self._seats(connection) or not table.sheet.started:
            raise Refused("not-yours", "It is not your decision.")
        return seat


def _person(connection: Connection) -> Person:
    if connection.person is None:
        raise Refused("not-yours", "Spectators only look on.")
    return connection.person


def _no_hint(failure: OpponentFailed, *, preparing: bool) -> tuple[str, str]:
    """Why there is no hint: what whoever asked can do about it differs."""
    if preparing:
        return "no-hint-yet", "The rules are still being compiled; thinking will be faster then."
    if failure.late:
        return "no-hint-in-time", "Thinking took too long."
    return "no-hint", "No opponent has an idea just now."


def id_of(raw: str | None) -> str | None:
    """The id of a message that could not be understood, if it has one."""
    try:
        found = msgspec.json.decode(raw or "", type=_Id).id
    except (msgspec.MsgspecError, RecursionError, ValueError):
        return None
    return found[:64] if isinstance(found, str) else None


def _version_of(raw: str) -> bool:
    """Whether a message is of another version of the protocol."""
    try:
        found = msgspec.json.decode(raw)
    except (msgspec.MsgspecError, RecursionError, ValueError):
        return False
    v = found.get("v") if isinstance(found, dict) else None
    return isinstance(v, int) and v != protocol.PROTOCOL
