"""Requests that look back: records, past positions, branches."""

from litestar import MediaType, Response, get, post
from litestar.datastructures import ResponseHeader
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema

from riverrat.tables import protocol
from riverrat.tables.changes import Refused
from riverrat.tables.rows import Person

from .dependencies import House, R, asker_of, errors, limit, someone

RECORD_SIZE = 256 * 1024


@post("/api/tables/{table:str}/branch", responses=errors(401, 404, 409), summary="Play on from a past position")
async def branch(table: str, data: protocol.Branch, who: Person, house: House) -> protocol.TableName:
    limit(house.gate.tables.take(who.id), "tables")
    return protocol.TableName(table=await house.history.branch(who, table, data.ply))


@get(
    "/api/tables/{table:str}/record",
    responses=errors(404),
    media_type=MediaType.TEXT,
    summary="The game as a text",
    response_headers=[ResponseHeader(name="content-disposition", documentation_only=True, description="A file name")],
)
async def record(request: R, table: str, house: House) -> Response[str]:
    """Everybody may have a finished game; a running one only those who play it, with the seed left out."""
    who = await someone(request)
    text = await house.history.record(who, table, asker_of(request, who, table))
    name = f'attachment; filename="riverrat-{table}.txt"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})


@get("/api/tables/{table:str}/at/{ply:int}", responses=errors(404, 409), summary="A past position")
async def moment(request: R, table: str, ply: int, house: House) -> protocol.Moment:
    who = await someone(request)
    return await house.history.moment(who, table, ply, asker_of(request, who, table))


@get(
    "/api/tables/{table:str}/words/{language:str}",
    responses=errors(404, 409),
    media_type=MediaType.TEXT,
    summary="A table in words",
)
async def words(request: R, table: str, language: str, house: House, ply: int | None = None) -> str:
    """What the asker sees, now or after an action, a line for each part: for screen readers and slow lines."""
    who = await someone(request)
    return await house.history.words(who, table, language, ply, asker_of(request, who, table))


@get("/api/tables/{table:str}/points", responses=errors(404, 409), summary="Points after every action")
async def points(request: R, table: str, house: House, also: protocol.Path = "") -> list[list[int]]:
    """`also` names a further number of what everybody sees, such as `greg.points`: it comes last in every row."""
    who = await someone(request)
    return await house.history.points(table, asker_of(request, who, table), also)


class RecordOperation(Operation):
    """The description of a request whose body is a plain text."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING, max_length=RECORD_SIZE))
        self.request_body = RequestBody(content={"text/plain": text}, required=True)


@post(
    "/api/records",
    responses=errors(401, 413),
    summary="Look at a record",
    request_max_body_size=RECORD_SIZE,
    operation_class=RecordOperation,
)
async def upload(body: bytes, who: Person, house: House) -> protocol.TableName:
    """The body is the record itself. A line that does not fit is refused with its number and the reason."""
    limit(house.gate.tables.take(who.id), "tables")
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise Refused("bad-record", "A record is plain text in UTF-8.", 400) from None
    return protocol.TableName(table=await house.history.upload(who, text))


HANDLERS = [branch, record, moment, words, points, upload]
