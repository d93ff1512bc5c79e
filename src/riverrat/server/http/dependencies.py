"""What the handlers of requests share: the house, who asks, limits, the errors they may answer with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie
from litestar.di import Provide
from litestar.openapi.datastructures import ResponseSpec

from .. import protocol
from ..letters.office import Office
from ..settings import Settings
from ..store import people
from ..store.pulse import Pulse
from ..store.rows import Person
from ..store.store import Store
from ..tables.analyses import Analyses
from ..tables.catalogue import Catalogue
from ..tables.changes import Refused
from ..tables.history import History
from ..tables.lobby import Lobby
from ..tables.rooms import Rooms
from ..tables.solving import Solving
from ..tables.statistics import Statistics
from .guard import COOKIE, Gate, device_of

YEAR = 365 * 24 * 3600
R = Request[Any, Any, Any]


@dataclass(frozen=True)
class House:
    """Everything a request may need."""

    settings: Settings
    store: Store
    rooms: Rooms
    lobby: Lobby
    history: History
    gate: Gate
    pulse: Pulse
    office: Office
    statistics: Statistics
    analyses: Analyses
    solving: Solving

    @property
    def catalogue(self) -> Catalogue:
        return self.rooms.catalogue


def errors(*codes: int) -> dict[int, ResponseSpec]:
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
    return await house.store.glance(people.person_of, house.store, token) if token else None


async def person(request: R) -> Person:
    """Whose device this is; refused when we do not know."""
    found = await someone(request)
    if found is None:
        raise Refused("nobody", "Nobody is known on this device yet: give a name first.", 401)
    return found


def cookie(request: R, token: str) -> Cookie:
    secure = request.url.scheme == "https"
    return Cookie(key=COOKIE, value=token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure)


def limit(allowed: bool, what: str) -> None:
    if not allowed:
        raise Refused("too-many", f"Too many {what} at once; wait a moment.", 429)


DEPENDENCIES: dict[str, Callable[..., Any] | Provide] = {
    "house": Provide(house_of, sync_to_thread=False),
    "who": Provide(person),
}
