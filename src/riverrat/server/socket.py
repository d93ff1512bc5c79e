"""One viewer's socket: messages in, state out. Whatever comes in gets an answer; nothing a client sends closes it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import Headers

from riverrat.engine.errors import IllegalAction, RiverratError
from riverrat.engine.game import Game

from . import protocol
from .http.dependencies import House
from .http.guard import address_of, device_of
from .http.lines import NAME, Line
from .opponents.pool import OpponentFailed
from .store import chat, people
from .store.ids import short_id
from .store.rows import Entry, Person
from .tables import screen
from .tables.analyses import Listener
from .tables.changes import Act, Change, Refused, Resign, Undo
from .tables.names import clean_line
from .tables.rooms import Room, Rooms

log = logging.getLogger("riverrat.socket")

decode = msgspec.json.Decoder(protocol.ClientMessage).decode
encode = msgspec.json.Encoder().encode
DEEP_COST = 4  # hints that a longer look counts as


class _Id(msgspec.Struct):
    id: Any = None


class Connection:
    """A viewer of one table. States are built when they can be sent: a slow client gets fewer."""

    def __init__(
        self, line: Line, rooms: Rooms, room: Room, person: Person | None, device: str, since: int, *, changes: bool
    ) -> None:
        self.line, self.rooms, self.room = line, rooms, room
        self.person, self.device = person, device
        self.since, self.first = since, since < 0
        self.seen = screen.Seen() if changes else None
        self.chat_seen = 0
        self._outbox: list[bytes] = []
        self._done: list[bytes] = []  # what is said after the state it is about
        self._dirty = self._due = self._reading = False
        self._loop = asyncio.get_running_loop()
        line.relieved = self._soon

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
        self.rooms.start(self._close(4401, "nobody"))

    async def _close(self, code: int, reason: str) -> None:
        with contextlib.suppress(OSError, RuntimeError):
            await self.line.send({"type": "websocket.close", "code": code, "reason": reason})

    def _soon(self) -> None:
        """Send when all that happens now has happened: it goes out together."""
        if not self._due:
            self._due = True
            self._loop.call_soon(self._send)

    def _send(self) -> None:
        """Send what there is to say, then the latest state. (A client that is gone fails uvicorn's pings.)"""
        self._due = False
        if self.line.full:
            return  # it tells when it no longer is
        said, self._outbox = self._outbox, []
        if self._dirty and not self._reading:
            try:
                state = self._state()
            except Exception:
                self._fail()
                return
            if state is None:
                self._reading = True
                self.rooms.start(self._read())
            else:
                said.append(state)
        said += self._done
        self._done = []
        if said:
            self.line.write(said)

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

    async def _read(self) -> None:
        """Send the state with entries from the store."""
        table, store = self.room.table, self.rooms.store
        try:
            state = None
            while state is None:
                version, since = table.version, self._known()
                read = await store.read(store.entries, table.id, since)
                if (version, since) == (table.version, self._known()):  # else it is no longer what is wanted
                    state = self._state([entry for entry in read if entry.version <= version])
            self.line.write([state])
        except Exception:
            self._fail()
        self._reading = False
        if self._dirty:
            self._soon()

    def _fail(self) -> None:
        log.exception("a socket failed", extra={"table": self.room.table.id})
        self._dirty = False
        self.rooms.start(self._close(1011, "failed"))


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """One viewer of one table.

    `?since=VERSION` for one that has seen some of it already, `?view=changes` for one that keeps the last view: of the
    next, only the parts that changed are sent.
    """
    house: House = socket.app.state.house
    headers, address = Headers.from_scope(socket.scope), address_of(socket.scope)
    if not house.gate.known_host(headers) or not house.gate.own(headers, str(socket.scope["scheme"])):
        await socket.close(4403, "foreign origin")
        return
    open_here = house.gate.sockets
    if open_here.get(address, 0) >= house.gate.most_sockets:
        await _turn_away(socket, "too-many", "Too many sockets from one address.", 4429)
        return
    open_here[address] = open_here.get(address, 0) + 1
    try:
        token = device_of(headers)
        person = await house.store.glance(people.person_of, house.store, token) if token else None
        try:
            room = await house.rooms.room(table)
        except Refused as refusal:
            await _turn_away(socket, refusal.code, str(refusal), 4404)
            return
        since = socket.query_params.get("since", "")
        await socket.accept()
        extensions: Any = socket.scope["extensions"]
        line: Line = extensions[NAME]
        known = int(since) if since.isdecimal() and len(since) < 10 else -1
        changes = socket.query_params.get("view") == "changes"
        viewer = Connection(line, house.rooms, room, person, token or address, known, changes=changes)
        await Talk(house).hold(viewer, address)
    finally:
        open_here[address] -= 1
        if not open_here[address]:
            del open_here[address]


async def _turn_away(socket: WebSocket[Any, Any, Any], code: str, message: str, status: int) -> None:
    with contextlib.suppress(OSError, RuntimeError):
        await socket.accept()
        await socket.send_data(encode(protocol.Error(id=None, code=code, message=message)), "text")
        await socket.close(status, code)


class Talk:
    """What is done about each message of a client."""

    def __init__(self, house: House) -> None:
        self.rooms, self.gate, self.most = house.rooms, house.gate, house.settings.limits.message
        self.analyses = house.analyses

    async def hold(self, connection: Connection, address: str) -> None:
        """Serve a socket until it is closed."""
        room = connection.room
        room.viewers.add(connection)
        self.rooms.metrics.sockets.inc()
        connection.wake()
        self._presence_changed(connection)
        try:
            await self._receive(connection, address)
        finally:
            room.viewers.discard(connection)
            connection.line.relieved = None  # they hold each other
            self.analyses.stop(connection.say)
            self.rooms.metrics.sockets.dec()
            self._presence_changed(connection)
            if connection.name and connection.name not in room.here() and room.table.seats_of(connection.name):
                self.rooms.start(self.rooms.left(room, connection.name))

    def _presence_changed(self, connection: Connection) -> None:
        room = connection.room
        if connection.person and room.table.seats_of(connection.person.id):
            for viewer in room.viewers:
                if viewer is not connection:
                    viewer.wake()
            self.rooms.notices.presence(room)

    async def _receive(self, connection: Connection, address: str) -> None:
        while True:
            event: Any = await connection.line.receive()
            if event["type"] == "websocket.disconnect":
                return
            if event["type"] != "websocket.receive":
                continue
            raw = event.get("text")
            if not self.gate.device.take(connection.device) or not self.gate.address.take(address):
                await asyncio.sleep(0.2)
                self._refuse(connection, _id_of(raw), "too-many", "Too many messages at once; wait a moment.")
            elif raw is None:
                self._refuse(connection, None, "malformed", "Messages are text, one JSON object each.")
            elif len(raw) > self.most:
                self._refuse(connection, None, "too-large", f"A message has at most {self.most} characters.")
            else:
                await self._answer(connection, raw)

    def _refuse(self, connection: Connection, id: str | None, code: str, message: str, say: str | None = None) -> None:
        self.rooms.metrics.refused.labels(code).inc()
        connection.say(protocol.Error(id=id, code=code, message=message, say=say))

    async def _answer(self, connection: Connection, raw: str) -> None:
        try:
            message = decode(raw)
        except (msgspec.ValidationError, msgspec.DecodeError, RecursionError, ValueError) as error:
            code = "malformed" if not _version_of(raw) else "unsupported-version"
            text = str(error) if code == "malformed" else f"This server speaks version {protocol.PROTOCOL}."
            self._refuse(connection, _id_of(raw), code, text[:300])
            return
        kind = type(message).__name__.lower()
        self.rooms.metrics.message(kind).inc()
        try:
            if message.v != protocol.PROTOCOL:
                raise Refused("unsupported-version", f"This server speaks version {protocol.PROTOCOL}.")
            await self._carry_out(connection, message)
        except Refused as refusal:
            self._refuse(connection, message.id, refusal.code, str(refusal), refusal.say)
            if refusal.code == "stale":
                connection.wake()
        except IllegalAction as error:
            self._refuse(connection, message.id, "illegal", str(error))
        except RiverratError as error:
            self._refuse(connection, message.id, "refused", str(error))
        except Exception:
            trace = short_id(8)
            log.exception("a message failed", extra={"trace": trace, "type": kind})
            self._refuse(connection, message.id, "internal", f"Something went wrong here; it is logged as {trace}.")

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
                listener = Listener(connection.name or connection.device, id, connection.say)
                self.analyses.begin(connection.room, listener)
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
        if connection.device in self.gate.advised or not self.gate.think.take(connection.device, cost):
            raise Refused("too-many", "One after the other, please.")
        self.gate.advised.add(connection.device)

    async def _advise(self, connection: Connection, message: protocol.Hint, game: Game, seat: int) -> None:
        table, opponents = connection.room.table, self.rooms.opponents
        version, id = table.version, message.id
        try:
            async with opponents.opinion(game, connection.name or "", waiting=True):
                if version != table.version or connection not in connection.room.viewers:
                    self._refuse(connection, id, "stale", "The table has moved on.")
                    return
                found = await opponents.advise(game, table.s, seat, deeper=message.deeper)
        except OpponentFailed as failure:
            self._refuse(connection, id, *_no_hint(failure, preparing=opponents.preparing(game)))
            return
        finally:
            self.gate.advised.discard(connection.device)
        intentions = [
            protocol.IntentionInfo(
                actions=list(one.actions),
                target=one.target,
                chance=round(one.chance, 4),
                margin=round(one.margin, 4),
                visits=one.visits,
                lines={line: round(points, 1) for line, points in one.lines.items()},
                reasons=[protocol.WordsInfo(key=words.key, values=dict(words.values)) for words in one.reasons],
                then=[list(actions) for actions in one.then],
            )
            for one in found.intentions
        ]
        connection.say(protocol.HintAnswer(id=id, actions=intentions[0].actions, intentions=intentions))

    async def _explain(self, connection: Connection, message: protocol.Explain) -> None:
        who = connection.name or connection.device
        try:
            room, id, ply = connection.room, message.id, message.ply
            connection.say(await self.analyses.explain(room, who, id, ply, deeper=message.deeper))
        except Refused as refusal:
            self._refuse(connection, message.id, refusal.code, str(refusal))
        except OpponentFailed:
            self._refuse(connection, message.id, "no-analysis", "Nobody knows why just now.")
        finally:
            self.gate.advised.discard(connection.device)

    async def _chat(self, connection: Connection, message: protocol.Chat) -> None:
        person, room = connection.person, connection.room
        seats = self._seats(connection)
        if person is None or not (seats or person.id == room.table.sheet.host):
            raise Refused("not-seated", "Only those who sit at the table talk.")
        if not self.gate.chat.take(person.id):
            raise Refused("too-many", "Not so fast: one line every two seconds.")
        key = f"{person.id}:{message.id}"
        seat = seats[0] if seats else -1
        store, line = self.rooms.store, clean_line(message.text)
        await store.write(chat.say, store, room.table.id, seat, person, key, line)
        await self.rooms.notices.hear_chat(room)
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


def _id_of(raw: str | None) -> str | None:
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
