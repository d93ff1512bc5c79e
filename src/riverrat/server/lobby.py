"""What people do around a table: set one up, join, change seats, ask for a rematch, look back, bring a record."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from typing import Any

from riverrat.engine.game import SEED_BITS, SPECTATOR, Game
from riverrat.engine.record import FIRST_LINE, HIDDEN, Record

from . import looking, protocol, shelf
from .rooms import Room, Rooms
from .shelf import Person, short_id
from .store import Body, Chair, Entry, Sheet, Snapshot, now
from .table import Refused, public, words

log = logging.getLogger("riverrat.lobby")

MOST_ACTIONS = 20_000  # in an uploaded record
REPLAYS = 16  # whole games kept at hand for stepping through


class Lobby:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms, self.store, self.library = rooms, rooms.store, rooms.library
        self._replays: OrderedDict[str, tuple[int, Record]] = OrderedDict()

    # --- setting up ---------------------------------------------------------------------------------------------------

    async def create(self, person: Person, ask: protocol.NewTable) -> Sheet:
        game = await self._game(ask)
        chairs = [_chair(seat, person) for seat in ask.seats]
        if all(chair.kind == "opponent" for chair in chairs):
            raise Refused("nobody", "At least one seat is for a person.", 400)
        sheet = await self.store.read(_sheet, game, chairs, ask.options, None)
        sheet.name, sheet.host, sheet.hints = ask.name or "", person.id, ask.hints
        await self.store.write(self.store.create, sheet)
        log.info("new table", extra={"table": sheet.id, "game": sheet.game, "seats": len(chairs)})
        self.rooms.consider(await self.rooms.room(sheet.id))
        return sheet

    async def _game(self, ask: protocol.NewTable) -> Game:
        if ask.data is not None:
            return await asyncio.to_thread(self.library.correct, ask.game, ask.data)
        return self.library.game(ask.game)

    async def join(self, person: Person, table: str, ask: protocol.Join) -> Room:
        """Take an open seat; who sits at the table already is simply let in."""
        room = await self.rooms.room(table)
        sheet = room.table.sheet
        if not secrets.compare_digest(ask.invite.encode(), sheet.invite.encode()):
            raise Refused("no-invite", "This invitation is not for this table.", 403)
        if ask.seat is None and room.table.seats_of(person.id):
            return room

        def draft() -> Any:
            chairs = room.table.sheet.chairs
            free = [at for at, chair in enumerate(chairs) if chair.kind == "open"]
            seat = ask.seat if ask.seat is not None else free[0] if free else -1
            if seat not in free:
                raise Refused("taken", "This seat is taken." if free else "Every seat of this table is taken.")
            return room.table.sit(seat, Chair("person", person.id, name=person.name))

        await self.rooms.commit(room, draft)
        return room

    async def change_seat(self, person: Person, table: str, ask: protocol.SeatChange) -> Room:
        """The host puts an opponent, the one who left, or nobody on a seat; anybody may leave their own."""
        room = await self.rooms.room(table)

        def draft() -> Any:
            chairs = room.table.sheet.chairs
            if ask.seat >= len(chairs):
                raise Refused("no-seat", f"This table has the seats 0 to {len(chairs) - 1}.", 400)
            chair = chairs[ask.seat]
            leaving = chair.kind == "person" and chair.person == person.id and ask.kind == "open"
            if person.id != room.table.sheet.host and not leaving:
                raise Refused("not-host", "Only the host of the table may do this.", 403)
            if ask.kind == "opponent":
                level = ask.level or "playouts-100"
                return room.table.sit(ask.seat, Chair("opponent", chair.person, level, name=chair.name))
            if ask.kind == "open":
                return room.table.sit(ask.seat, Chair("open", chair.person, name=chair.name))
            held = (chair.person, chair.name) if chair.person else (person.id, person.name)
            return room.table.sit(ask.seat, Chair("person", held[0], name=held[1]))

        await self.rooms.commit(room, draft)
        return room

    async def rematch(self, person: Person, table: str) -> str:
        """The same people and opponents once more, everybody one seat on; whoever asks second gets the same table."""
        room = await self.rooms.room(table)
        sheet = room.table.sheet
        self._seated(room, person)
        if sheet.rematch:
            return sheet.rematch
        if not sheet.over:
            raise Refused("running", "A rematch begins when the game is over.")
        game = await self.store.read(self.library.find, sheet.game, sheet.data) or self.library.game(sheet.game)
        chairs = [_again(chair) for chair in sheet.chairs]
        other = await self.store.read(_sheet, game, chairs[1:] + chairs[:1], sheet.options, None)
        other.name, other.host, other.hints = sheet.name, sheet.host or person.id, sheet.hints
        await self.store.write(self.store.create, other)
        agreed = await self.store.write(shelf.set_rematch, self.store, sheet.id, other.id)
        sheet.rematch = agreed
        self.rooms.announce(table=sheet.id, rematch=agreed)
        self.rooms.consider(await self.rooms.room(agreed))
        return agreed

    # --- looking back -------------------------------------------------------------------------------------------------

    def _seated(self, room: Room, person: Person | None) -> list[int]:
        seats = room.table.seats_of(person.id if person else None)
        ours = person is not None and (
            person.id == room.table.sheet.host or any(c.person == person.id for c in room.table.sheet.chairs)
        )
        if not seats and not ours:
            raise Refused("not-seated", "You do not sit at this table.", 403)
        return seats

    async def record(self, person: Person | None, table: str) -> str:
        """The game as a text: to everybody when it is over, before that to those who play, without its seed."""
        room = await self.rooms.room(table)
        sheet = room.table.sheet
        if not sheet.over and not sheet.look:
            self._seated(room, person)
        entries = await self.store.read(self.store.entries, table)
        lines = [FIRST_LINE, f"game {sheet.game}", f"rules {sheet.rules}", f"data {sheet.data}"]
        lines += [f"seats {len(sheet.chairs)}"]
        lines += [f"option {name} {value}" for name, value in sorted(sheet.options.items())]
        lines += [f"seed {sheet.seed if sheet.over or sheet.look else HIDDEN}", "", *_line_of(entries)[1]]
        return "\n".join(lines) + "\n"

    async def replay(self, room: Room) -> Record:
        """The whole game so far, in full."""
        table = room.table
        if table.game is None or table.broken:
            raise Refused("readonly", "The rules this game was played by are gone; its log and record are there.")
        known = self._replays.get(table.id)
        if known is None or known[0] != table.version:
            self._replays[table.id] = known = await self.store.read(self._read, room, table.game, known)
            if len(self._replays) > REPLAYS:
                self._replays.popitem(last=False)
        self._replays.move_to_end(table.id)
        return known[1]

    def _read(self, room: Room, game: Game, known: tuple[int, Record] | None) -> tuple[int, Record]:
        sheet = room.table.sheet
        entries = self.store.entries(sheet.id)
        actions, _ = _line_of(entries)
        replay = known[1] if known and actions[: len(known[1])] == known[1].actions else None
        if replay is None:
            replay = Record(game, len(sheet.chairs), sheet.options, sheet.seed)
        for action in actions[len(replay) :]:
            replay.play(action)
        return (entries[-1].version if entries else 0), replay

    async def moment(self, person: Person | None, table: str, ply: int) -> protocol.Moment:
        room = await self.rooms.room(table)
        replay = await self.replay(room)
        if not 0 <= ply <= len(replay):
            raise Refused("no-ply", f"This game has the moments 0 to {len(replay)}.", 404)
        s = replay.at(ply)
        you = room.table.seats_of(person.id if person else None)
        deciding = replay.game.seat(s)
        eyes = deciding if deciding in you else you[0] if you else SPECTATOR
        events: list[list[Any]] = []
        if ply:
            before = replay.at(ply - 1).reveals
            raw = [[*event, int(event[-1] != before)] for event in replay.events[ply - 1]]
            events = words(replay.game, ply, raw, you)
        return protocol.Moment(
            ply=ply,
            plies=len(replay),
            seat=deciding,
            action=replay.game.actions.text(replay.actions[ply - 1]) if ply else None,
            view=replay.game.view(s, eyes),
            scores=looking.score_info(replay.game.scores(s)),
            events=[
                protocol.Told(ply=at, seat=seat, name=name, values=values, reveals=reveals)
                for at, seat, name, values, reveals in events
            ],
        )

    async def points(self, table: str) -> list[list[int]]:
        """The points of every seat after each action."""
        replay = await self.replay(await self.rooms.room(table))
        return await self.store.read(_points, replay)

    async def branch(self, person: Person, table: str, ply: int) -> str:
        """A hot-seat copy of a game up to an earlier moment, to be played on differently."""
        room = await self.rooms.room(table)
        sheet = room.table.sheet
        alone = all(chair.kind == "person" and chair.person == person.id for chair in sheet.chairs)
        if not sheet.over and not sheet.look and not alone:
            raise Refused("running", "A game with others can be branched once it is over.")
        replay = await self.replay(room)
        if ply > len(replay):
            raise Refused("no-ply", f"This game has the moments 0 to {len(replay)}.", 404)
        other = await self.store.read(replay.branch, ply)
        chairs = [Chair("person", person.id, name=person.name) for _ in sheet.chairs]
        return await self._keep(other, chairs, person, sheet.name, look=False)

    async def upload(self, person: Person, text: str) -> str:
        """A record somebody brings, as a table to look at."""
        if text.count("\n") > MOST_ACTIONS:
            raise Refused("too-long", f"A record has at most {MOST_ACTIONS} lines.", 413)
        if "\x00" in text:
            raise Refused("bad-record", "A record is plain text.", 400)
        replay = await self.store.read(Record.read, text, self._find)
        chairs = [Chair("open") for _ in range(replay.seats)]
        return await self._keep(replay, chairs, person, "", look=True)

    def _find(self, name: str, data: str) -> Game:
        return self.library.find(name, data) or self.library.game(name)

    async def _keep(self, replay: Record, chairs: list[Chair], person: Person, name: str, *, look: bool) -> str:
        sheet, entries, snapshot = await self.store.read(_written, replay, chairs)
        sheet.name, sheet.host, sheet.look, sheet.started = name, person.id, look, True
        sheet.opponent = False
        await self.store.write(self.store.create, sheet, entries, snapshot)
        return sheet.id


# --- helpers ----------------------------------------------------------------------------------------------------------


def _chair(seat: protocol.NewSeat, person: Person) -> Chair:
    if seat.kind == "me":
        return Chair("person", person.id, name=person.name)
    if seat.kind == "opponent":
        return Chair("opponent", level=seat.level or "playouts-100")
    return Chair("open")


def _again(chair: Chair) -> Chair:
    """The same seat for a new game: who resigned plays again."""
    if chair.resigned:
        return Chair("person", chair.person, name=chair.name)
    return Chair(chair.kind, chair.person, chair.level, name=chair.name)


def _sheet(game: Game, chairs: list[Chair], options: dict[str, str], seed: int | None) -> Sheet:
    """A table set up and not yet begun. Raises BadOption for what the game does not have."""
    chosen = secrets.randbits(SEED_BITS) if seed is None else seed
    s = game.new(len(chairs), options, chosen)
    started = all(chair.kind != "open" for chair in chairs)
    waiting = game.seat(s)
    return Sheet(
        id=short_id(),
        game=game.name,
        rules=game.version,
        data=game.box.hash,
        options=dict(options),
        seed=chosen,
        name="",
        host=None,
        invite=short_id(24),
        hints=False,
        look=False,
        started=started,
        over=bool(s.over),
        version=0,
        ply=0,
        waiting=waiting,
        opponent=started and waiting >= 0 and chairs[waiting].kind == "opponent",
        result=None,
        rematch=None,
        created=now(),
        updated=now(),
        chairs=chairs,
    )


def _written(replay: Record, chairs: list[Chair]) -> tuple[Sheet, list[Entry], Snapshot | None]:
    """A whole game as a new table: one entry an action, and a snapshot of its end."""
    game = replay.game
    sheet = _sheet(game, chairs, replay.options, replay.seed)
    entries = []
    for at, action in enumerate(replay.actions):
        before = replay.at(at).reveals
        events = [[*event, int(event[-1] != before)] for event in replay.events[at]]
        body = Body(
            seat=replay.seat_at(at),
            ply=at,
            actions=[action],
            texts=[game.actions.text(action)],
            events=[events],
            told=public(game, at + 1, events),
        )
        entries.append(Entry(at + 1, "act", body, None, sheet.created))
    sheet.version = sheet.ply = len(replay)
    sheet.over = bool(replay.now.over)
    sheet.waiting = game.seat(replay.now)
    if sheet.over:
        sheet.result = [[x.seat, x.points, x.lines, x.rank, x.won] for x in game.scores(replay.now)]
    limit = max(0, replay.undo_limit() - 1)  # undo on a branch reaches as far as it did in the game
    snapshot = Snapshot(limit, limit, replay.at(limit).to_bytes()) if limit else None
    return sheet, entries, snapshot


def _line_of(entries: list[Entry]) -> tuple[list[int], list[str]]:
    """The actions that stand, with those taken back left out."""
    actions: list[int] = []
    texts: list[str] = []
    for entry in entries:
        if entry.kind == "act":
            actions += entry.body.actions
            texts += entry.body.texts
        elif entry.kind == "undo":
            del actions[entry.body.ply :], texts[entry.body.ply :]
    return actions, texts


def _points(replay: Record) -> list[list[int]]:
    game, lines = replay.game, [0] * len(replay.game.score_lines)
    return [
        [game.points_rule(s, seat, lines) for seat in range(replay.seats)]
        for s in (replay.at(ply) for ply in range(len(replay) + 1))
    ]
