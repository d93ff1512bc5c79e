"""What people do around a table: set one up, join, change seats, ask for a rematch."""

import contextlib
import logging
import secrets
from dataclasses import replace

from riverrat import lessons
from riverrat.engine.game import Game
from riverrat.players import levels

from . import protocol
from .aside import aside
from .changes import Decline, Refused, Reseat, Resign, Sit
from .clock import deadline
from .line import Line
from .names import clean_name, told_apart
from .notices import Notices
from .opponents import Opponents
from .queue import Queue
from .room import Room, seated
from .rooms import Rooms
from .rows import Listed, Person, Seat, Sheet, Snapshot, asks, waits_for
from .setup import new_sheet

log = logging.getLogger("riverrat.lobby")

MOST_LEFT = 10_000  # games one person can leave at once


class Lobby:
    def __init__(self, rooms: Rooms, notices: Notices, opponents: Opponents) -> None:
        self.notices, self.opponents = notices, opponents
        self.rooms, self.store, self.catalogue = rooms, rooms.store, rooms.catalogue
        self.limits = rooms.catalogue.settings.limits
        self._trials = Queue(Line(1, long=1, each=1))

    async def create(self, person: Person, ask: protocol.NewTable) -> Sheet:
        if await self.store.read(self.store.hosted, person.id, look=False) >= self.limits.hosted:
            raise Refused("too-many-tables", f"You host {self.limits.hosted} games already: finish or leave some.", 429)
        game = await self._game(person, ask)
        seats = [_chosen(seat, person) for seat in ask.seats]
        if all(seat.kind == "opponent" for seat in seats):
            raise Refused("nobody", "At least one seat is for a person.", 400)
        sheet = await self.store.read(new_sheet, game, seats, ask.options)
        sheet.name, sheet.host, sheet.hints = clean_name(ask.name) if ask.name else "", person.id, ask.hints
        sheet.minutes, sheet.late = ask.minutes, ask.late
        await self.store.write(self.store.create, sheet)
        log.info("new table", extra={"table": sheet.id, "game": sheet.game, "seats": len(seats)})
        await self.rooms.room(sheet.id)
        return sheet

    async def mine(self, person: Person) -> list[protocol.MyTable]:
        """Somebody's tables, those waiting for them first."""
        return [
            protocol.MyTable(
                table=one.id,
                game=one.game,
                name=one.name,
                seats=_seats(one, person.id),
                waiting=waits_for(one, person.id),
                asked=asks(one, person.id),
                deadline=deadline(one),
                over=one.over,
                updated=one.updated,
            )
            for one in await self.store.read(self.store.tables_of, person.id)
        ]

    async def learn(self, person: Person, ask: protocol.Learn) -> str:
        """A chapter of a lesson: where the learner left it, or from its beginning."""
        chapter = await self.store.read(lessons.chapter, self.catalogue.game(ask.game).name, ask.chapter)
        if chapter is None:
            raise Refused("no-lesson", "There is no such chapter.", 404)
        for known in await self.store.read(self.store.lessons_of, person.id, ask.game):
            fits = (known.rules, known.data) == (chapter.game.version, chapter.game.box.hash)
            if known.lesson == chapter.name and fits and known.ply < chapter.plies:
                return known.id
        learner = Seat("person", person.id, name=person.name)
        seats = [learner, *(Seat("opponent", level=levels.OFFERED[0]) for _ in range(1, chapter.seats))]
        sheet = new_sheet(chapter.game, seats, dict(chapter.options), chapter.seed)
        sheet.host, sheet.lesson, sheet.future = person.id, chapter.name, None
        sheet.waiting, sheet.opponent = chapter.game.seat(chapter.start), False
        await self.store.write(self.store.create, sheet, (), Snapshot(0, 0, chapter.start.to_bytes()))
        return sheet.id

    async def chapters(self, person: Person | None, game: str) -> list[protocol.ChapterInfo]:
        """What there is to learn about a game, and how much of it somebody has done."""
        found = await self.store.read(lessons.chapters, self.catalogue.game(game).name)
        known = await self.store.read(self.store.lessons_of, person.id, game) if person else []
        return [
            protocol.ChapterInfo(
                chapter=one.name,
                text=one.text,
                begun=any(table.lesson == one.name for table in known),
                done=any(table.lesson == one.name and table.ply >= one.plies for table in known),
            )
            for one in found
        ]

    async def _game(self, person: Person, ask: protocol.NewTable) -> Game:
        if ask.data is not None:
            return await self._correct(person, ask.game, ask.data)
        return self.catalogue.game(ask.game)

    async def _correct(self, person: Person, game: str, text: str) -> Game:
        """Corrected boxes are tried out by turns, and one at a time for each person."""
        async with self._trials.turn(self.rooms.whereabouts.asker(person.id, "")):
            return await aside(self.catalogue.correct, game, text, self.opponents.try_out)

    async def join(self, person: Person, table: str, ask: protocol.Join) -> Room:
        """Take an open seat; anyone already at the table is simply let in."""
        room = await self.rooms.room(table)
        if not secrets.compare_digest(ask.invite.encode(), room.table.sheet.invite.encode()):
            raise Refused("no-invite", "This invitation is not for this table.", 403)
        if ask.seat is not None or not room.table.seats_of(person.id):
            await self.rooms.commit(room, Sit(person, ask.seat))
        return room

    async def reseat(self, person: Person, table: str, ask: protocol.SeatChange) -> Room:
        room = await self.rooms.room(table)
        seats, settings = room.table.sheet.seats, self.catalogue.settings
        away = self.rooms.away(room, seats[ask.seat]) if ask.seat < len(seats) else 0
        absent = away >= (settings.absence if ask.kind == "opponent" else settings.long_absence)
        absent = absent and not room.table.sheet.minutes  # there the clock decides
        log.info("seat", extra={"table": table, "seat": ask.seat, "kind": ask.kind, "away": away, "by": person.id})
        await self.rooms.commit(room, Reseat(person, ask.seat, ask.kind, ask.level, max(1, away // 60), absent))
        return room

    async def leave_all(self, person: Person) -> int:
        """Resign or leave every seat of games that are not over; returns how many games that were."""
        count = 0
        for listed in await self.store.read(self.store.tables_of, person.id, MOST_LEFT):
            if listed.over or not any(seat.person == person.id for seat in listed.seats):
                continue
            room = await self.rooms.room(listed.id)
            count += 1
            for seat in room.table.seats_of(person.id):
                with contextlib.suppress(Refused):  # over by now, or its rules are gone
                    if room.table.sheet.started:
                        await self.rooms.commit(room, Resign(person, room.table.version, seat))
                    else:
                        await self.rooms.commit(room, Reseat(person, seat, "open"))
        return count

    async def rematch(self, person: Person, table: str) -> tuple[str, bool]:
        """The same game once more, everybody one seat on in their colour: the others' seats are kept until they answer.

        Whoever asks second says yes to the first. Also returns whether the others are to be told.
        """
        room = await self.rooms.room(table)
        sheet = room.table.sheet
        seated(room, person)
        if sheet.rematch:
            await self.answer(person, sheet.rematch, True)
            return sheet.rematch, False
        if not sheet.over:
            raise Refused("running", "A rematch begins when the game is over.")
        game = await self.store.read(self.catalogue.find, sheet.game, sheet.data) or self.catalogue.game(sheet.game)
        seats = [replace(_again(seat, person), wears=seat.worn(at)) for at, seat in enumerate(sheet.seats)]
        other = await self.store.read(new_sheet, game, seats[1:] + seats[:1], sheet.options)
        other.name, other.host, other.hints = sheet.name, person.id, sheet.hints
        other.minutes, other.late = sheet.minutes, sheet.late
        await self.store.write(self.store.create, other)
        agreed = await self.store.write(self.store.set_rematch, sheet.id, other.id)
        sheet.rematch = agreed
        self.notices.announce(table=sheet.id, rematch=agreed)
        if agreed != other.id:  # somebody else was faster
            await self.answer(person, agreed, True)
        await self.rooms.room(agreed)
        return agreed, agreed == other.id

    async def answer(self, person: Person, table: str, yes: bool) -> Room:
        """Take the seats that are kept for somebody, or say no to them."""
        room = await self.rooms.room(table)
        for at, seat in enumerate(room.table.sheet.seats):
            if seat.kept and seat.person == person.id:
                await self.rooms.commit(room, Sit(person, at) if yes else Decline(person, at))
        return room


def _seats(table: Listed, person: str) -> list[protocol.MySeat]:
    """Who sits at a table, whose turn it is, and how it ended."""
    names = told_apart((seat.person, seat.shown) for seat in table.seats)
    fared = {score[0]: score for score in table.result or []}
    return [
        protocol.MySeat(
            name=names[at],
            kind=seat.kind,  # type: ignore[arg-type]  # the store holds no other
            you=seat.kind == "person" and seat.person == person,
            wears=seat.worn(at),
            turn=table.started and not table.over and table.waiting == at,
            points=fared[at][1] if at in fared else None,
            won=at in fared and bool(fared[at][4]),
        )
        for at, seat in enumerate(table.seats)
    ]


def _chosen(seat: protocol.NewSeat, person: Person) -> Seat:
    if seat.kind == "me":
        called = clean_name(seat.name) if seat.name else ""
        return Seat("person", person.id, name=person.name, called=called if called != person.name else "")
    if seat.kind == "opponent":
        return Seat("opponent", level=seat.level or levels.DEFAULT)
    return Seat("open")


def _again(seat: Seat, person: Person) -> Seat:
    """The same seat for a new game: who resigned plays again, and everybody but the one who asks is asked."""
    if seat.kind == "opponent" and not seat.resigned:
        return Seat("opponent", seat.person, seat.level, name=seat.name, called=seat.called)
    if seat.person is None or seat.kind == "open":
        return Seat("open")
    if seat.person == person.id:
        return Seat("person", seat.person, name=seat.name, called=seat.called)
    return Seat("open", seat.person, name=seat.name, called=seat.called, asked="asked")
