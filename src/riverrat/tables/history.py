"""Looking back: records, past positions, points over time, branches. The work is done by `replays.py`, elsewhere."""

import datetime
import secrets
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Any

from riverrat.engine.game import SEED_BITS, Game, Score
from riverrat.engine.record import FIRST_LINE, HIDDEN, result_tags, tag_lines

from . import events, protocol, screen
from .asker import Asker
from .changes import Refused
from .names import told_apart
from .replays import Branch, Check, Points, Position, Replayer, Transcript, Written
from .room import Room, seated
from .rooms import Rooms
from .rows import Entry, Person, Seat, Sheet

MOST_ACTIONS = 20_000  # in an uploaded record
CHARTS = 64  # points over time kept at hand
TRANSCRIPTS = 8  # games that are looked back at, the same
ANYBODY = Asker()


class History:
    def __init__(self, rooms: Rooms, replayer: Replayer) -> None:
        self.rooms, self.store, self.catalogue = rooms, rooms.store, rooms.catalogue
        self.replayer = replayer
        self._transcripts: OrderedDict[tuple[str, int, bool], Transcript] = OrderedDict()
        self._charts: OrderedDict[tuple[str, str], tuple[int, list[list[int]]]] = OrderedDict()

    async def record(self, person: Person | None, table: str, asker: Asker = ANYBODY, *, whole: bool = False) -> str:
        """The game as a text: to everybody when it is over, before that to those who play, without its seed.

        `whole`: with it, where there is nobody to hide it from.
        """
        room = await self.rooms.room(table)
        sheet = room.table.sheet
        if sheet.lesson:
            raise Refused("lesson", "A lesson has no record.")
        if not sheet.over and not sheet.look:
            seated(room, person)
        entries = await self._entries(asker, table)
        lines = [FIRST_LINE, *tag_lines(_tags(sheet))]
        lines += [f"game {sheet.game}", f"rules {_first_rules(sheet, entries)}", f"data {sheet.data}"]
        lines += [f"seats {len(sheet.seats)}"]
        lines += [f"option {name} {value}" for name, value in sorted(sheet.options.items())]
        seeds = whole or await self._ended(sheet)
        lines += [f"seed {sheet.seed if seeds else HIDDEN}", ""]
        you = None if whole or sheet.over or sheet.look else room.table.seats_of(person.id if person else None)
        if seeds and sheet.future is not None:
            lines.append(f"seed {sheet.future}")
        for step in standing(entries):
            lines.append(step.text if you is None or step.known_to(you) else HIDDEN)
            if seeds and step.seed:
                lines.append(f"seed {step.seed}")
        return "\n".join(lines) + "\n"

    async def _ended(self, sheet: Sheet | None) -> bool:
        """Whether a game is over, and so is the one it branches off: their seeds are the same."""
        while sheet and (sheet.over or sheet.look):
            sheet = await self.store.read(self.store.sheet, sheet.origin) if sheet.origin else None
        return sheet is None

    async def _entries(self, asker: Asker, table: str) -> list[Entry]:
        return await self.rooms.pages.read(asker, self.store.entries, table)

    async def transcript(self, room: Room, asker: Asker = ANYBODY, *, whole: bool = True) -> Transcript:
        """All it takes to play a table's game again; refused where its rules are gone, or changed if `whole`."""
        key = room.table.id, room.table.version, whole
        if key not in self._transcripts:
            self._transcripts[key] = await self._transcript(room, asker, whole=whole)
        self._transcripts.move_to_end(key)
        if len(self._transcripts) > TRANSCRIPTS:
            self._transcripts.popitem(last=False)
        return self._transcripts[key]

    async def _transcript(self, room: Room, asker: Asker, *, whole: bool) -> Transcript:
        table = room.table
        if table.sheet.lesson:
            raise Refused("lesson", "A lesson can be played again, not looked back at.")
        if table.game is None or table.broken:
            raise Refused("readonly", "The rules this game was played by are gone; its log and record are there.")
        sheet, version = table.sheet, table.version
        entries = await self._entries(asker, table.id)
        changes = [entry for entry in entries if entry.kind == "rules"]
        start = await self.store.read(self.store.snapshot, table.id, changes[-1].version) if changes else None
        if changes and (whole or start is None):
            raise Refused("readonly", "The rules have changed during this game; its log and record are there.")
        steps = [(one.action, one.seed) for one in standing(entries)[start.ply if start else 0 :]]
        before = [entry for entry in entries if entry.version <= start.version] if start else []
        game = self.catalogue.key(table.game)
        return Transcript(
            table.id, version, game, len(sheet.seats), sheet.options, sheet.seed, sheet.future, steps, start, before
        )

    async def moment(self, person: Person | None, table: str, ply: int, asker: Asker = ANYBODY) -> protocol.Moment:
        room = await self.rooms.room(table)
        you = room.table.seats_of(person.id if person else None)
        open_book = room.table.sheet.over or room.table.sheet.look
        try:
            transcript = await self.transcript(room, asker, whole=False)
        except Refused as refusal:
            if refusal.code != "readonly":
                raise
            return await self._stored(asker, table, ply, None if open_book else you)
        if 0 <= ply < transcript.first:
            return await self._stored(asker, table, ply, None if open_book else you)
        _within(ply, transcript.plies)
        found: protocol.Moment = await self.replayer.do(asker, Position(transcript, ply, you, open_book))
        return found

    async def words(
        self, person: Person | None, table: str, language: str, ply: int | None, asker: Asker = ANYBODY
    ) -> str:
        """What somebody sees, now or after an action, in words."""
        found = (await self.rooms.room(table)).table
        if found.game is None or found.tail is None:
            raise Refused("readonly", "The rules of this table are gone.")
        if ply is None:
            view = found.game.view(found.s, screen.viewing(found, found.seats_of(person.id if person else None)))
        else:
            view = (await self.moment(person, table, ply, asker)).view
        return await self.store.read(self._shown, found.game, view, language)

    def _shown(self, game: Game, view: Any, language: str) -> str:
        return game.show(view, self.catalogue.sayer(language, game))

    async def _stored(self, asker: Asker, table: str, ply: int, you: list[int] | None) -> protocol.Moment:
        """A past moment without the rules it was played by: no board, but what was done and what happened."""
        entries = await self._entries(asker, table)
        steps = standing(entries)
        _within(ply, len(steps))
        step = steps[ply - 1] if ply else None
        known = step is not None and (you is None or step.known_to(you))
        acts = [entry for entry in entries if entry.kind == "act" and entry.body.ply < ply]
        told = [one for entry in acts[-1:] for one in entry.body.told if one[0] == ply]
        return protocol.Moment(
            ply=ply,
            plies=len(steps),
            seat=acts[-1].body.seat if acts else -1,
            action=step.text if step and known else None,
            view=None,
            scores=[],
            events=[events.message(one) for one in told],
        )

    async def points(self, table: str, asker: Asker = ANYBODY, also: str = "") -> list[list[int]]:
        """The points of every seat after each action, and a number from what everybody sees, such as a rival's."""
        room = await self.rooms.room(table)
        version, found = self._charts.get((table, also), (-1, []))
        if version != room.table.version:
            transcript = await self.transcript(room, asker, whole=False)
            found = await self.replayer.do(asker, Points(transcript, also))
            self._charts[table, also] = transcript.version, found
            self._charts.move_to_end((table, also))
            if len(self._charts) > CHARTS:
                self._charts.popitem(last=False)
        return found

    async def branch(self, person: Person, table: str, ply: int) -> str:
        """A copy of a game up to an earlier moment, to be played on differently: against the same computers, and on
        the seats of everybody else oneself.
        """
        room = await self.rooms.room(table)
        sheet = room.table.sheet
        alone = all(seat.kind == "person" and seat.person == person.id for seat in sheet.seats)
        if not sheet.over and not sheet.look and not alone:
            raise Refused("running", "A game with others can be branched once it is over.")
        transcript = await self.transcript(room, self._asker(person), whole=False)
        _within(ply, transcript.plies)
        if ply < transcript.first:
            raise Refused(
                "readonly", f"By the rules of today this game can be played on from moment {transcript.first}."
            )
        mine = Seat("person", person.id, name=person.name)
        rivals = [seat.kind == "opponent" and not seat.resigned for seat in sheet.seats]
        seats = [
            Seat("opponent", level=seat.level) if rival and not all(rivals) else replace(mine)
            for seat, rival in zip(sheet.seats, rivals, strict=True)
        ]
        found = await self.replayer.do(self._asker(person), Branch(transcript, ply, secrets.randbits(SEED_BITS), seats))
        found[0].origin = None if await self._ended(sheet) else sheet.id
        return await self._keep(found, person, sheet.name, look=False)

    async def upload(self, person: Person, text: str) -> str:
        """A record somebody brings, as a table to look at."""
        if text.count("\n") > MOST_ACTIONS:
            raise Refused("too-long", f"A record has at most {MOST_ACTIONS} lines.", 413)
        most = self.catalogue.settings.limits.records
        if await self.store.read(self.store.hosted, person.id, look=True) >= most:
            raise Refused("too-many-tables", f"You have brought {most} records already.", 429)
        if "\x00" in text:
            raise Refused("bad-record", "A record is plain text.", 400)
        name, data = (_named(text, word) for word in ("game", "data"))
        offered = self.catalogue.names()
        game = await self.store.read(self.catalogue.find, name, data)
        if game is None and name in offered:
            game = self.catalogue.game(name)
        key = self.catalogue.key(game) if game else None
        found = await self.replayer.do(self._asker(person), Check(text, key, offered))
        return await self._keep(found, person, "", look=True)

    def _asker(self, person: Person) -> Asker:
        return self.rooms.whereabouts.asker(person.id, "")

    async def _keep(self, written: Written, person: Person, name: str, *, look: bool) -> str:
        sheet, entries, snapshot = written
        sheet.name, sheet.host, sheet.look, sheet.started = name, person.id, look, True
        sheet.opponent = not look and sheet.waiting >= 0 and sheet.seats[sheet.waiting].kind == "opponent"
        await self.store.write(self.store.create, sheet, entries, snapshot)
        return sheet.id


def _within(ply: int, plies: int) -> None:
    if not 0 <= ply <= plies:
        raise Refused("no-ply", f"This game has the moments 0 to {plies}.", 404)


def _first_rules(sheet: Sheet, entries: list[Entry]) -> int:
    """The version of the rules a game began with."""
    changes = [entry.body.told[0][3]["old"] for entry in entries if entry.kind == "rules"]
    return int(changes[0]) if changes else sheet.rules


def _named(text: str, word: str) -> str:
    """What the header of a record says after a word."""
    for line in text.splitlines()[:100]:
        key, _, value = line.split("#")[0].strip().partition(" ")
        if key == word:
            return value.strip()
    return ""


def _tags(sheet: Sheet) -> dict[str, str]:
    """Who plays at a table and how it went; a record that somebody brought says so itself."""
    if sheet.look:
        return sheet.tags
    date = datetime.datetime.fromtimestamp(sheet.created / 1000, datetime.UTC).date().isoformat()
    scores = [Score(*score) for score in sheet.result or []]
    names = told_apart((seat.person, seat.player) for seat in sheet.seats)
    levels = [seat.level or "" for seat in sheet.seats]
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
