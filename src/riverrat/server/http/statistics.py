"""Requests for statistics: mine, somebody else's who is listed, the house's; and as tables for spreadsheets."""

from litestar import Response, get, post
from litestar.datastructures import ResponseHeader

from riverrat.tables import protocol
from riverrat.tables.changes import Refused
from riverrat.tables.rows import Person

from .dependencies import House, errors

CSV = "text/csv; charset=utf-8"
FILE = [ResponseHeader(name="content-disposition", documentation_only=True, description="A file name")]


@get("/api/me/statistics", responses=errors(401), summary="How I have played")
async def mine(who: Person, house: House) -> protocol.Statistics:
    return await house.statistics.of(who.id)


@post("/api/me/statistics", status_code=200, responses=errors(401), summary="Be listed and rated, or not")
async def be_listed(data: protocol.Listing, who: Person, house: House) -> protocol.Statistics:
    """Only those who want it are rated, among each other, and named on the page of the house."""
    await house.store.write(house.store.list_me, who.id, data.listed)
    return await house.statistics.of(who.id)


@get("/api/people/{person:str}", responses=errors(401, 404), summary="How somebody has played who is listed")
async def of_person(person: str, who: Person, house: House) -> protocol.Statistics:
    found = await house.store.read(house.store.is_listed, person)
    if found is None or not (found[1] or person == who.id):
        raise Refused("no-person", "Nobody by that name is listed here.", 404)
    return await house.statistics.of(person)


@get("/api/house", responses=errors(401), summary="How the house has played")
async def of_house(who: Person, house: House) -> protocol.HouseStatistics:
    return await house.statistics.house()


@get(
    "/api/me/games.csv",
    responses=errors(401),
    media_type=CSV,
    summary="My games for spreadsheets",
    response_headers=FILE,
)
async def my_games(who: Person, house: House) -> Response[str]:
    return _file(await house.statistics.my_games(who.id), "my-games")


@get(
    "/api/house/games.csv",
    responses=errors(401),
    media_type=CSV,
    summary="All games for spreadsheets",
    response_headers=FILE,
)
async def house_games(who: Person, house: House) -> Response[str]:
    return _file(await house.statistics.house_games(), "games")


def _file(text: str, name: str) -> Response[str]:
    headers = {"content-disposition": f'attachment; filename="riverrat-{name}.csv"'}
    return Response(text, media_type=CSV, headers=headers)


HANDLERS = [mine, be_listed, of_person, of_house, my_games, house_games]
