"""Requests about lessons: what there is to learn, and a chapter to play."""

from litestar import get, post

from riverrat.tables import protocol
from riverrat.tables.rows import Person

from .dependencies import House, R, errors, limit, someone


@get("/api/games/{game:str}/lessons", responses=errors(404), summary="The chapters of a game's lessons")
async def chapters(request: R, game: str, house: House) -> list[protocol.ChapterInfo]:
    """In order, with what the asker has begun and done."""
    return await house.lobby.chapters(await someone(request), house.catalogue.known(game).name)


@post("/api/lessons", responses=errors(401, 404), summary="Begin or resume a chapter")
async def learn(data: protocol.Learn, who: Person, house: House) -> protocol.TableName:
    """A table of one's own whose `state` has a `guide`."""
    limit(house.gate.tables.take(who.id), "tables")
    house.catalogue.known(data.game)
    return protocol.TableName(table=await house.lobby.learn(who, data))


HANDLERS = [chapters, learn]
