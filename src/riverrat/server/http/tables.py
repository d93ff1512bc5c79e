"""Requests about tables: setting up, joining, seats, rematches."""

from litestar import get, post

from riverrat.tables import protocol, screen
from riverrat.tables.rows import Person

from .dependencies import House, R, errors, limit, someone


@post("/api/tables", responses=errors(401, 404), summary="Set up a table")
async def new_table(request: R, data: protocol.NewTable, who: Person, house: House) -> protocol.Created:
    limit(house.gate.tables.take(who.id), "tables")
    sheet = await house.lobby.create(who, data)
    return protocol.Created(table=sheet.id, invite=sheet.invite)


@get("/api/tables", responses=errors(401), summary="My tables, those waiting for me first")
async def my_tables(who: Person, house: House) -> list[protocol.MyTable]:
    return await house.lobby.mine(who)


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
    """The others are asked: their seats are kept until they answer. Asking second says yes to the first."""
    limit(house.gate.tables.take(who.id), "tables")
    made, fresh = await house.lobby.rematch(who, table)
    if fresh:
        await house.notifier.ask(who, made, table)
    return protocol.TableName(table=made)


@post("/api/tables/{table:str}/answer", status_code=200, responses=errors(401, 404), summary="Play again, or not")
async def answer(table: str, data: protocol.Answering, who: Person, house: House) -> protocol.Summary:
    room = await house.lobby.answer(who, table, data.yes)
    return screen.summary(room.table, who.id, room.connected())


HANDLERS = [new_table, my_tables, one_table, join, change_seat, rematch, answer]
