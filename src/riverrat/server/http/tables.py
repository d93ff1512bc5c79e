"""Requests about tables: setting up, joining, seats, rematches."""

from __future__ import annotations

from litestar import get, post

from .. import protocol
from ..store import listing
from ..store.rows import Person
from ..tables import screen
from ..tables.clock import deadline
from .dependencies import House, R, errors, limit, someone


@post("/api/tables", responses=errors(401, 404), summary="Set up a table")
async def new_table(request: R, data: protocol.NewTable, who: Person, house: House) -> protocol.Created:
    limit(house.gate.tables.take(who.id), "tables")
    sheet = await house.lobby.create(who, data)
    return protocol.Created(table=sheet.id, invite=sheet.invite)


@get("/api/tables", responses=errors(401), summary="My tables, those waiting for me first")
async def my_tables(who: Person, house: House) -> list[protocol.MyTable]:
    return [
        protocol.MyTable(
            table=one.id,
            game=one.game,
            name=one.name,
            seats=[
                protocol.MySeat(name=c.name if c.kind == "person" else c.level or "", kind=c.kind)  # type: ignore[arg-type]
                for c in one.chairs
            ],
            waiting=listing.waits_for(one, who.id),
            deadline=deadline(one),
            over=one.over,
            updated=one.updated,
        )
        for one in await house.store.read(listing.tables_of, house.store, who.id)
    ]


@get("/api/tables/{table:str}", responses=errors(404), summary="A table in short")
async def one_table(request: R, table: str, house: House) -> protocol.Summary:
    known = await someone(request)
    room = await house.rooms.room(table)
    return screen.summary(room.table, known.id if known else None, room.connected())


@post("/api/tables/{table:str}/join", status_code=200, responses=errors(401, 404, 409), summary="Take a seat")
async def join(request: R, table: str, data: protocol.Join, who: Person, house: House) -> protocol.Summary:
    limit(house.gate.guesses.take(who.id), "invitations")
    room = await house.lobby.join(who, table, data)
    return screen.summary(room.table, who.id, room.connected())


@post("/api/tables/{table:str}/seat", status_code=200, responses=errors(401, 404, 409), summary="Change a seat")
async def change_seat(table: str, data: protocol.SeatChange, who: Person, house: House) -> protocol.Summary:
    """The host replaces a leaver by an opponent (`opponent`) and back (`person`), or frees a seat (`open`)."""
    room = await house.lobby.reseat(who, table, data)
    return screen.summary(room.table, who.id, room.connected())


@post("/api/tables/{table:str}/rematch", responses=errors(401, 404, 409), summary="Play once more")
async def rematch(table: str, who: Person, house: House) -> protocol.TableName:
    limit(house.gate.tables.take(who.id), "tables")
    return protocol.TableName(table=await house.lobby.rematch(who, table))


HANDLERS = [new_table, my_tables, one_table, join, change_seat, rematch]
