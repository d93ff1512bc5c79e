"""What the client asks of a server over HTTP, asked of the house on this device: the same paths, the same answers."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qsl, unquote

import msgspec

from riverrat import __version__
from riverrat.engine.errors import RiverratError
from riverrat.tables import protocol, screen
from riverrat.tables.changes import Refused
from riverrat.tables.house import House
from riverrat.tables.ids import short_id
from riverrat.tables.names import clean_name
from riverrat.tables.release import commit
from riverrat.tables.rows import Person

from .store import Store

log = logging.getLogger("riverrat.http")

T = TypeVar("T")
JSON, TEXT, CSV = "application/json", "text/plain; charset=utf-8", "text/csv; charset=utf-8"


class Reply(NamedTuple):
    status: int
    kind: str
    body: str


@dataclass(frozen=True)
class Ask:
    """One request: what its path names, its query, its body, and whose device this is."""

    house: House
    store: Store
    at: Mapping[str, str]
    query: Mapping[str, str]
    body: str

    @property
    def someone(self) -> Person | None:
        return self.store.me()

    @property
    def who(self) -> Person:
        found = self.someone
        if found is None:
            raise Refused("nobody", "Nobody is known on this device yet: give a name first.", 401)
        return found

    def data(self, kind: type[T]) -> T:
        return msgspec.json.decode(self.body, type=kind)

    @property
    def ply(self) -> int | None:
        return int(self.query["ply"]) if "ply" in self.query else None


Handler = Callable[[Ask], Awaitable[Any]]
ROUTES: list[tuple[str, list[str], str, Handler]] = []


def route(method: str, path: str, kind: str = JSON) -> Callable[[Handler], Handler]:
    def add(handler: Handler) -> Handler:
        ROUTES.append((method, path.split("/"), kind, handler))
        return handler

    return add


async def answer(house: House, store: Store, method: str, path: str, body: str) -> Reply:
    """The answer to a request, whatever it is."""
    where, _, query = path.partition("?")
    try:
        kind, handler, at = _find(method, where)
        found = await handler(Ask(house, store, at, dict(parse_qsl(query)), body))
        return Reply(200, kind, msgspec.json.encode(found).decode() if kind == JSON else found)
    except Refused as refusal:
        return _refusal(refusal.status, refusal.code, str(refusal))
    except RiverratError as error:
        return _refusal(400, error.name, str(error))
    except (msgspec.ValidationError, msgspec.DecodeError, ValueError) as error:
        return _refusal(400, "malformed", str(error)[:300])
    except Exception:
        trace = short_id(8)
        log.exception("a request failed", extra={"trace": trace})
        return _refusal(500, "internal", f"Something went wrong here; it is logged as {trace}.")


def _refusal(status: int, code: str, message: str) -> Reply:
    return Reply(status, JSON, msgspec.json.encode(protocol.ErrorAnswer(error=code, message=message)).decode())


def _find(method: str, path: str) -> tuple[str, Handler, dict[str, str]]:
    parts = path.removeprefix("/api/").split("/")
    for wanted, names, kind, handler in ROUTES:
        if method == wanted and len(parts) == len(names):
            pairs = list(zip(names, parts, strict=True))
            if all(name == part or name.startswith("{") for name, part in pairs):
                return kind, handler, {name[1:-1]: unquote(part) for name, part in pairs if name.startswith("{")}
    raise Refused("needs-server", "The house on this device does not do this: it needs a server.", 404)


# --- the house ------------------------------------------------------------------------------------------------------


@route("GET", "about")
async def of_house(ask: Ask) -> protocol.About:
    nothing = dict.fromkeys(("name", "announcement", "privacy", "imprint"), "")
    return protocol.About(**nothing, logo=False, version=__version__, commit=commit())


# --- oneself ----------------------------------------------------------------------------------------------------------


@route("GET", "me")
async def who_am_i(ask: Ask) -> protocol.Me:
    return protocol.Me(name=ask.who.name, link_hint="")


@route("POST", "me")
async def name_me(ask: Ask) -> protocol.Me:
    name, known = clean_name(ask.data(protocol.Naming).name), ask.someone
    if known is None:
        await ask.store.write(ask.store.new_person, name)
    else:
        await ask.store.write(ask.store.rename_person, known, name)
        ask.house.notices.renamed(known.id, name)
    return protocol.Me(name=name, link_hint="")


@route("GET", "me/statistics")
async def my_statistics(ask: Ask) -> protocol.Statistics:
    return await ask.house.statistics.of(ask.who.id)


@route("GET", "house")
async def house_statistics(ask: Ask) -> protocol.HouseStatistics:
    return await ask.house.statistics.house()


@route("GET", "me/games.csv", CSV)
async def my_games(ask: Ask) -> str:
    return await ask.house.statistics.my_games(ask.who.id)


@route("GET", "achievements")
async def achievements(ask: Ask) -> list[protocol.AchievementInfo]:
    return await ask.house.statistics.achieved(ask.who.id)


# --- games ------------------------------------------------------------------------------------------------------------


@route("GET", "games")
async def all_games(ask: Ask) -> list[protocol.GameSummary]:
    return ask.house.catalogue.summaries()


@route("GET", "games/{game}")
async def one_game(ask: Ask) -> protocol.GameDetail:
    catalogue = ask.house.catalogue
    return catalogue.detail(catalogue.known(ask.at["game"], ask.query.get("box", "")))


@route("GET", "games/{game}/texts/{language}", TEXT)
async def game_texts(ask: Ask) -> str:
    catalogue = ask.house.catalogue
    return catalogue.texts(ask.at["language"], catalogue.known(ask.at["game"], ask.query.get("box", "")))


@route("GET", "texts/{language}", TEXT)
async def house_texts(ask: Ask) -> str:
    return ask.house.catalogue.texts(ask.at["language"])


@route("GET", "games/{game}/rules/{language}")
async def rules(ask: Ask) -> protocol.Rules:
    catalogue = ask.house.catalogue
    return catalogue.rules(catalogue.known(ask.at["game"]), ask.at["language"])


@route("GET", "games/{game}/examples/{name}")
async def example(ask: Ask) -> protocol.ExampleViews:
    catalogue = ask.house.catalogue
    return catalogue.example(catalogue.known(ask.at["game"]), ask.at["name"])


# --- lessons and puzzles ----------------------------------------------------------------------------------------------


@route("GET", "games/{game}/lessons")
async def chapters(ask: Ask) -> list[protocol.ChapterInfo]:
    return await ask.house.lobby.chapters(ask.someone, ask.house.catalogue.known(ask.at["game"]).name)


@route("POST", "lessons")
async def learn(ask: Ask) -> protocol.TableName:
    data = ask.data(protocol.Learn)
    ask.house.catalogue.known(data.game)
    return protocol.TableName(table=await ask.house.lobby.learn(ask.who, data))


@route("GET", "games/{game}/puzzles")
async def puzzles(ask: Ask) -> protocol.PuzzlesInfo:
    return await ask.house.solving.all(ask.someone, ask.house.catalogue.known(ask.at["game"]).name)


@route("POST", "puzzles")
async def solve(ask: Ask) -> protocol.TableName:
    data = ask.data(protocol.PuzzleName)
    ask.house.catalogue.known(data.game)
    return protocol.TableName(table=await ask.house.solving.open(ask.who, data))


@route("POST", "puzzles/solution")
async def solution(ask: Ask) -> protocol.Solution:
    data = ask.data(protocol.PuzzleName)
    ask.house.catalogue.known(data.game)
    return await ask.house.solving.solution(ask.who, data)


# --- tables -----------------------------------------------------------------------------------------------------------


@route("GET", "tables")
async def my_tables(ask: Ask) -> list[protocol.MyTable]:
    return await ask.house.lobby.mine(ask.who)


@route("POST", "tables")
async def new_table(ask: Ask) -> protocol.Created:
    data = ask.data(protocol.NewTable)
    if any(seat.kind == "open" for seat in data.seats):
        raise Refused("needs-server", "To sit at one table from several devices needs a server.", 403)
    sheet = await ask.house.lobby.create(ask.who, data)
    return protocol.Created(table=sheet.id, invite=sheet.invite)


@route("GET", "tables/{table}")
async def one_table(ask: Ask) -> protocol.Summary:
    room, known = await ask.house.rooms.room(ask.at["table"]), ask.someone
    return screen.summary(room.table, known.id if known else None, room.connected())


@route("POST", "tables/{table}/join")
async def join(ask: Ask) -> protocol.Summary:
    room = await ask.house.lobby.join(ask.who, ask.at["table"], ask.data(protocol.Join))
    return screen.summary(room.table, ask.who.id, room.connected())


@route("POST", "tables/{table}/seat")
async def change_seat(ask: Ask) -> protocol.Summary:
    room = await ask.house.lobby.reseat(ask.who, ask.at["table"], ask.data(protocol.SeatChange))
    return screen.summary(room.table, ask.who.id, room.connected())


@route("POST", "tables/{table}/rematch")
async def rematch(ask: Ask) -> protocol.TableName:
    made, _ = await ask.house.lobby.rematch(ask.who, ask.at["table"])
    return protocol.TableName(table=made)


@route("GET", "address")
async def address(ask: Ask) -> protocol.Reach:
    return protocol.Reach(addresses=[], alone=True)


# --- looking back -----------------------------------------------------------------------------------------------------


@route("POST", "tables/{table}/branch")
async def branch(ask: Ask) -> protocol.TableName:
    ply = ask.data(protocol.Branch).ply
    return protocol.TableName(table=await ask.house.history.branch(ask.who, ask.at["table"], ply))


@route("GET", "tables/{table}/record", TEXT)
async def record(ask: Ask) -> str:
    return await ask.house.history.record(ask.someone, ask.at["table"], whole=True)


@route("GET", "tables/{table}/at/{ply}")
async def moment(ask: Ask) -> protocol.Moment:
    return await ask.house.history.moment(ask.someone, ask.at["table"], int(ask.at["ply"]))


@route("GET", "tables/{table}/words/{language}", TEXT)
async def words(ask: Ask) -> str:
    return await ask.house.history.words(ask.someone, ask.at["table"], ask.at["language"], ask.ply)


@route("GET", "tables/{table}/points")
async def points(ask: Ask) -> list[list[int]]:
    also = msgspec.convert(ask.query.get("also", ""), protocol.Path)
    return await ask.house.history.points(ask.at["table"], also=also)


@route("POST", "records")
async def upload(ask: Ask) -> protocol.TableName:
    return protocol.TableName(table=await ask.house.history.upload(ask.who, ask.body))


# --- what is kept here ------------------------------------------------------------------------------------------------


class Kept(msgspec.Struct):
    """Everything on this device as one file."""

    riverrat: int
    rows: dict[str, str]


FORMAT = 1


@route("GET", "kept")
async def keep_a_copy(ask: Ask) -> Kept:
    return Kept(FORMAT, ask.store.all())


@route("POST", "kept")
async def open_a_copy(ask: Ask) -> dict[str, int]:
    """Tables of another device become mine; says how many are new here."""
    brought = ask.data(Kept)
    if brought.riverrat != FORMAT:
        raise Refused("bad-copy", "This file is of another version.", 400)
    return {"tables": await ask.store.write(ask.store.add, brought.rows, ask.who)}
