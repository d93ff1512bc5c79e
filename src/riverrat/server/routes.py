"""The HTTP interface, one function a request. Litestar makes the OpenAPI description from them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import Cookie, ResponseHeader
from litestar.di import Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema

import riverrat
from riverrat.engine.errors import UnknownGame
from riverrat.engine.game import Game

from . import looking, protocol, shelf
from .lobby import Lobby
from .safety import COOKIE, Gate, address_of, device_of
from .settings import Settings
from .shelf import Person
from .store import Store
from .table import Refused

RECORD_SIZE = 256 * 1024
YEAR = 365 * 24 * 3600
LINK_HINT = "/#claim="
Handler = TypeVar("Handler")
R = Request[Any, Any, Any]


@dataclass(frozen=True)
class House:
    """Everything a request may need."""

    settings: Settings
    store: Store
    lobby: Lobby
    gate: Gate


def _errors(*codes: int) -> dict[int, ResponseSpec]:
    meanings = {
        400: "The request does not fit",
        401: "Nobody is known on this device yet: POST /api/me first",
        403: "Not allowed",
        404: "There is no such thing",
        409: "Not possible now",
        413: "Too large",
        429: "Too much at once",
    }
    every = sorted({400, 403, 429, *codes})
    return {
        code: ResponseSpec(protocol.ErrorAnswer, generate_examples=False, description=meanings[code]) for code in every
    }


def house_of(request: R) -> House:
    house: House = request.app.state.house
    return house


async def someone(request: R) -> Person | None:
    """Whose device this is, if we know it."""
    token = device_of(request.headers)
    house = house_of(request)
    return await house.store.read(shelf.person_of, house.store, token) if token else None


async def person(request: R) -> Person:
    """Whose device this is; refused when we do not know."""
    found = await someone(request)
    if found is None:
        raise Refused("nobody", "Nobody is known on this device yet: give a name first.", 401)
    return found


def _cookie(request: R, token: str) -> Cookie:
    secure = request.url.scheme == "https"
    return Cookie(key=COOKIE, value=token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure)


def _limit(allowed: bool, what: str) -> None:
    if not allowed:
        raise Refused("too-many", f"Too many {what} at once; wait a moment.", 429)


# --- people -----------------------------------------------------------------------------------------------------------


@post("/api/me", status_code=200, responses=_errors(), summary="Give oneself a name")
async def name_me(request: R, data: protocol.Naming, house: House) -> Response[protocol.Me]:
    """The first time, this makes a person and hands the device its cookie; later it renames them."""
    known = await someone(request)
    name = data.name.strip()
    if known is not None:
        await house.store.write(shelf.rename, house.store, known, name)
        house.lobby.rooms.announce(person=known.id, name=name)
        return Response(protocol.Me(name=name, link_hint=LINK_HINT))
    _limit(house.gate.people.take(address_of(request.scope)), "new people")
    _, token = await house.store.write(shelf.new_person, house.store, name)
    return Response(protocol.Me(name=name, link_hint=LINK_HINT), cookies=[_cookie(request, token)])


@get("/api/me", responses=_errors(401), summary="Who this device belongs to")
async def who_am_i(who: Person) -> protocol.Me:
    return protocol.Me(name=who.name, link_hint=LINK_HINT)


@post("/api/me/link", status_code=200, responses=_errors(401), summary="A code for another device")
async def link(who: Person, house: House) -> protocol.LinkCode:
    """The code works once and for half an hour; on the other device it makes the same person."""
    code = await house.store.write(shelf.new_link, house.store, who)
    return protocol.LinkCode(code=code, minutes=shelf.LINK_MINUTES)


@post("/api/me/claim", status_code=200, responses=_errors(), summary="Use a code from another device")
async def claim(request: R, data: protocol.Claim, house: House) -> Response[protocol.Me]:
    _limit(house.gate.guesses.take(address_of(request.scope)), "codes")
    found = await house.store.write(shelf.claim_link, house.store, data.code)
    if found is None:
        raise Refused("no-code", "This code is used up or too old; make a new one.", 403)
    owner, token = found
    return Response(protocol.Me(name=owner.name, link_hint=LINK_HINT), cookies=[_cookie(request, token)])


@get("/api/achievements", responses=_errors(401), summary="What one has achieved")
async def achievements(who: Person, house: House) -> list[protocol.AchievementInfo]:
    found = await house.store.read(shelf.achieved, house.store, who.id)
    return [protocol.AchievementInfo(game=g, level=level, challenge=c, table=t) for g, level, c, t in found]


# --- games ------------------------------------------------------------------------------------------------------------


@get("/api/games", responses=_errors(), summary="The games", sync_to_thread=True)
def all_games(house: House) -> list[protocol.GameSummary]:
    return house.lobby.library.summaries()


@get("/api/games/{game:str}", responses=_errors(404), summary="All about a game", sync_to_thread=True)
def one_game(game: str, house: House, box: str = "") -> protocol.GameDetail:
    """Its box with the provenance of every value, its actions, steps and events; `box`: the hash of a corrected box."""
    return house.lobby.library.detail(_game(house, game, box))


@get(
    "/api/games/{game:str}/texts/{language:str}",
    responses=_errors(404),
    media_type=MediaType.TEXT,
    summary="The texts of the house and of a game, as a Fluent catalogue",
    sync_to_thread=True,
)
def game_texts(game: str, language: str, house: House, box: str = "") -> str:
    """Words follow the box: `box` is the hash of a corrected one."""
    return house.lobby.library.texts(language, _game(house, game, box))


@get(
    "/api/texts/{language:str}",
    responses=_errors(404),
    media_type=MediaType.TEXT,
    summary="The texts of the house, as a Fluent catalogue",
    sync_to_thread=True,
)
def house_texts(language: str, house: House) -> str:
    return house.lobby.library.texts(language)


@get("/api/games/{game:str}/rules/{language:str}", responses=_errors(404), summary="The rules", sync_to_thread=True)
def game_rules(game: str, language: str, house: House) -> protocol.Rules:
    return house.lobby.library.rules(_game(house, game), language)


def _game(house: House, name: str, box: str = "") -> Game:
    try:
        game = house.lobby.library.game(name)
    except UnknownGame as error:
        raise Refused("no-game", str(error), 404) from None
    found = house.lobby.library.find(name, box) if box else game
    if found is None:
        raise Refused("no-box", "This server knows no such data of this game.", 404)
    return found


# --- tables -----------------------------------------------------------------------------------------------------------


@post("/api/tables", responses=_errors(401, 404), summary="Set up a table")
async def new_table(request: R, data: protocol.NewTable, who: Person, house: House) -> protocol.Created:
    _limit(house.gate.tables.take(who.id), "tables")
    sheet = await house.lobby.create(who, data)
    return protocol.Created(table=sheet.id, invite=sheet.invite)


@get("/api/tables", responses=_errors(401), summary="My tables, those waiting for me first")
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
            waiting=shelf.waits_for(one, who.id),
            over=one.over,
            updated=one.updated,
        )
        for one in await house.store.read(shelf.tables_of, house.store, who.id)
    ]


@get("/api/tables/{table:str}", responses=_errors(404), summary="A table in short")
async def one_table(request: R, table: str, house: House) -> protocol.Summary:
    known = await someone(request)
    room = await house.lobby.rooms.room(table)
    return looking.summary(room.table, known.id if known else None, room.connected())


@post("/api/tables/{table:str}/join", status_code=200, responses=_errors(401, 404, 409), summary="Take a seat")
async def join(request: R, table: str, data: protocol.Join, who: Person, house: House) -> protocol.Summary:
    _limit(house.gate.guesses.take(who.id), "invitations")
    room = await house.lobby.join(who, table, data)
    return looking.summary(room.table, who.id, room.connected())


@post("/api/tables/{table:str}/seat", status_code=200, responses=_errors(401, 404, 409), summary="Change a seat")
async def change_seat(table: str, data: protocol.SeatChange, who: Person, house: House) -> protocol.Summary:
    """The host replaces a leaver by an opponent (`opponent`) and back (`person`), or frees a seat (`open`)."""
    room = await house.lobby.change_seat(who, table, data)
    return looking.summary(room.table, who.id, room.connected())


@post("/api/tables/{table:str}/rematch", responses=_errors(401, 404, 409), summary="Play once more")
async def rematch(table: str, who: Person, house: House) -> protocol.TableName:
    _limit(house.gate.tables.take(who.id), "tables")
    return protocol.TableName(table=await house.lobby.rematch(who, table))


@post("/api/tables/{table:str}/branch", responses=_errors(401, 404, 409), summary="Play on from a past position")
async def branch(table: str, data: protocol.Branch, who: Person, house: House) -> protocol.TableName:
    _limit(house.gate.tables.take(who.id), "tables")
    return protocol.TableName(table=await house.lobby.branch(who, table, data.ply))


@get(
    "/api/tables/{table:str}/record",
    responses=_errors(404),
    media_type=MediaType.TEXT,
    summary="The game as a text",
    response_headers=[ResponseHeader(name="content-disposition", documentation_only=True, description="A file name")],
)
async def record(request: R, table: str, house: House) -> Response[str]:
    """Everybody may have a finished game; a running one only those who play it, with the seed left out."""
    text = await house.lobby.record(await someone(request), table)
    name = f'attachment; filename="riverrat-{table}.txt"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})


@get("/api/tables/{table:str}/at/{ply:int}", responses=_errors(404, 409), summary="A past position")
async def moment(request: R, table: str, ply: int, house: House) -> protocol.Moment:
    return await house.lobby.moment(await someone(request), table, ply)


@get("/api/tables/{table:str}/points", responses=_errors(404, 409), summary="Points after every action")
async def points(table: str, house: House) -> list[list[int]]:
    return await house.lobby.points(table)


class RecordOperation(Operation):
    """The description of a request whose body is a plain text."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING, max_length=RECORD_SIZE))
        self.request_body = RequestBody(content={"text/plain": text}, required=True)


@post(
    "/api/records",
    responses=_errors(401, 413),
    summary="Look at a record",
    request_max_body_size=RECORD_SIZE,
    operation_class=RecordOperation,
)
async def upload(body: bytes, who: Person, house: House) -> protocol.TableName:
    """The body is the record itself. A line that does not fit is refused with its number and the reason."""
    _limit(house.gate.tables.take(who.id), "tables")
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise Refused("bad-record", "A record is plain text in UTF-8.", 400) from None
    return protocol.TableName(table=await house.lobby.upload(who, text))


@get("/health", responses=_errors(), summary="Whether the server is well")
async def health(house: House) -> protocol.Health:
    await house.store.read(shelf.versions, house.store, [])
    return protocol.Health(status="ok", version=riverrat.__version__)


@get("/metrics", media_type="text/plain; version=0.0.4; charset=utf-8", include_in_schema=False)
async def metrics(house: House) -> bytes:
    return house.lobby.rooms.metrics.page()


HANDLERS: list[Any] = [
    name_me, who_am_i, link, claim, achievements,
    all_games, one_game, game_texts, house_texts, game_rules,
    new_table, my_tables, one_table, join, change_seat, rematch, branch, record, moment, points, upload,
    health, metrics,
]  # fmt: skip
DEPENDENCIES: dict[str, Callable[..., Any] | Provide] = {
    "house": Provide(house_of, sync_to_thread=False),
    "who": Provide(person),
}
