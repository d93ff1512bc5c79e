"""Looking back: records, past positions, points over time, branches."""

from __future__ import annotations

import datetime
import secrets
from collections import OrderedDict
from dataclasses import dataclass

from riverrat.engine.game import SEED_BITS, SPECTATOR, Game, Score
from riverrat.engine.record import FIRST_LINE, HIDDEN, Record, result_tags, tag_lines

from .. import protocol
from ..store.rows import Body, Chair, Entry, Person, Sheet, Snapshot
from . import events, screen
from .changes import Refused
from .lobby import new_sheet, seated
from .rooms import Room, Rooms
from .table import knowers

MOST_ACTIONS = 20_000  # in an uploaded record
REPLAYS = 16  # whole games kept at hand for stepping through


class History:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms, self.store, self.catalogue = rooms, rooms.store, rooms.catalogue
        self._replays: OrderedDict[str, tuple[int, Record]] = OrderedDict()

    async def record(self, person: Person | None, table: str) -> str:
        """The game as a text: to everybody when it is over, before that to those who play, without its seed."""
        room = await self.rooms.room(table)
        sheet = room.table.sheet
        if not sheet.over and not sheet.look:
            seated(room, person)
        entries = await self.store.read(self.store.entries, table)
        lines = [FIRST_LINE, *tag_lines(_tags(sheet))]
        lines += [f"game {sheet.game}", f"rules {sheet.rules}", f"data {sheet.data}"]
        lines += [f"seats {len(sheet.chairs)}"]
        lines += [f"option {name} {value}" for name, value in sorted(sheet.options.items())]
        lines += [f"seed {sheet.seed if sheet.over or sheet.look else HIDDEN}", ""]
        you = None if sheet.over or sheet.look else room.table.seats_of(person.id if person else None)
        if you is None and sheet.future is not None:
            lines.append(f"seed {sheet.future}")
        for step in standing(entries):
            lines.append(step.text if you is None or step.known_to(you) else HIDDEN)
            if you is None and step.seed:
                lines.append(f"seed {step.seed}")
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
        steps = standing(entries)
        replay = known[1] if known and [one.action for one in steps[: len(known[1])]] == known[1].actions else None
        if replay is None:
            replay = Record(game, len(sheet.chairs), sheet.options, sheet.seed)
            if sheet.future is not None:
                replay.reseed(sheet.future)
        for step in steps[len(replay) :]:
            replay.play(step.action)
            if step.seed:
                replay.reseed(int(step.seed))
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
        open_book = room.table.sheet.over or room.table.sheet.look
        told: list[events.Words] = []
        if ply:
            told = events.words(replay.game, ply, events.at(replay, ply - 1), you)
            before, action = replay.at(ply - 1), replay.actions[ply - 1]
            known = any(replay.game.sees(before, seat, action) for seat in you or [SPECTATOR])
        return protocol.Moment(
            ply=ply,
            plies=len(replay),
            seat=deciding,
            action=replay.game.actions.text(replay.actions[ply - 1]) if ply and (known or open_book) else None,
            view=replay.game.view(s, eyes),
            scores=screen.score_info(replay.game.scores(s)),
            events=[events.message(one) for one in told],
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
        other.reseed(secrets.randbits(SEED_BITS))  # a copy has its own future: it tells nothing about that of the game
        chairs = [Chair("person", person.id, name=person.name) for _ in sheet.chairs]
        return await self._keep(other, chairs, person, sheet.name, look=False)

    async def upload(self, person: Person, text: str) -> str:
        """A record somebody brings, as a table to look at."""
        if text.count("\n") > MOST_ACTIONS:
            raise Refused("too-long", f"A record has at most {MOST_ACTIONS} lines.", 413)
        if "\x00" in text:
            raise Refused("bad-record", "A record is plain text.", 400)
        replay: Record = await self.store.read(Record.read, text, self._find)
        chairs = [Chair("open") for _ in range(replay.seats)]
        return await self._keep(replay, chairs, person, "", look=True)

    def _find(self, name: str, data: str) -> Game:
        return self.catalogue.find(name, data) or self.catalogue.game(name)

    async def _keep(self, replay: Record, chairs: list[Chair], person: Person, name: str, *, look: bool) -> str:
        sheet, entries, snapshot = await self.store.read(_written, replay, chairs)
        sheet.name, sheet.host, sheet.look, sheet.started = name, person.id, look, True
        sheet.opponent = False
        await self.store.write(self.store.create, sheet, entries, snapshot)
        return sheet.id


def _written(replay: Record, chairs: list[Chair]) -> tuple[Sheet, list[Entry], Snapshot | None]:
    """A whole game as a new table: one entry an action, and a snapshot of its end."""
    game = replay.game
    sheet = new_sheet(game, chairs, replay.options, replay.seed)
    sheet.future = replay.seeds.get(0)
    entries = []
    for at, action in enumerate(replay.actions):
        happened = events.at(replay, at)
        body = Body(
            seat=replay.seat_at(at),
            ply=at,
            actions=[action],
            texts=[game.actions.text(action)],
            events=[happened],
            told=events.public(game, at + 1, happened),
            only=[knowers(game, replay.at(at), action)],
            seeds=[str(replay.seeds.get(at + 1, ""))],
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


def _tags(sheet: Sheet) -> dict[str, str]:
    """Who plays at a table and how it went; of a record that somebody brought there is nothing to add."""
    if sheet.look:
        return {}
    date = datetime.datetime.fromtimestamp(sheet.created / 1000, datetime.UTC).date().isoformat()
    scores = [Score(*score) for score in sheet.result or []]
    names, levels = [chair.name for chair in sheet.chairs], [chair.level or "" for chair in sheet.chairs]
    return {"event": sheet.name, "date": date, **result_tags(names, levels, scores)}


@dataclass(frozen=True)
class Step:
    """An action that stands: it was not taken back."""

    action: int
    text: str
    only: list[int]  # the seats that may know it; empty where everybody may
    seed: str  # what chance comes from after it, if it changed

    def known_to(self, you: list[int]) -> bool:
        return not self.only or any(seat in you for seat in self.only)


def standing(entries: list[Entry]) -> list[Step]:
    """The actions that stand, with those taken back left out."""
    steps: list[Step] = []
    for entry in entries:
        if entry.kind == "act":
            body = entry.body
            only = body.only or [[]] * len(body.actions)
            seeds = body.seeds or [""] * len(body.actions)
            steps += [Step(*one) for one in zip(body.actions, body.texts, only, seeds, strict=True)]
        elif entry.kind == "undo":
            del steps[entry.body.ply :]
    return steps


def _points(replay: Record) -> list[list[int]]:
    game, lines = replay.game, [0] * len(replay.game.score_lines)
    return [
        [game.points_rule(s, seat, lines) for seat in range(replay.seats)]
        for s in (replay.at(ply) for ply in range(len(replay) + 1))
    ]
