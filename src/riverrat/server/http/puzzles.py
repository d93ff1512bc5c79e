"""Requests about puzzles: what there is to solve, a table to solve it at, and the answer."""

from litestar import get, post

from riverrat.tables import protocol
from riverrat.tables.rows import Person

from .dependencies import House, R, errors, limit, someone


@get("/api/games/{game:str}/puzzles", responses=errors(404), summary="The puzzles of a game")
async def puzzles(request: R, game: str, house: House) -> protocol.PuzzlesInfo:
    """With the puzzle of the day, the same for everybody, and how the asker has fared with each."""
    return await house.solving.all(await someone(request), house.catalogue.known(game).name)


@post("/api/puzzles", responses=errors(401, 404), summary="Begin or resume a puzzle")
async def solve(data: protocol.PuzzleName, who: Person, house: House) -> protocol.TableName:
    """A table of one's own whose `state` has a `puzzle`; undo there goes back to the beginning at any time."""
    limit(house.gate.tables.take(who.id), "tables")
    house.catalogue.known(data.game)
    return protocol.TableName(table=await house.solving.open(who, data))


@post("/api/puzzles/solution", status_code=200, responses=errors(401, 404), summary="Look at the solution")
async def solution(data: protocol.PuzzleName, who: Person, house: House) -> protocol.Solution:
    """The actions in order. Whoever has not solved the puzzle before gets no stars for it any more."""
    house.catalogue.known(data.game)
    return await house.solving.solution(who, data)


HANDLERS = [puzzles, solve, solution]
