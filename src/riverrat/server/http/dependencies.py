"""What the handlers of requests share: the house, who asks, limits, the errors they may answer with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie
from litestar.di import Provide
from litestar.openapi.datastructures import ResponseSpec

from riverrat.tables import house as tables
from riverrat.tables import protocol
from riverrat.tables.catalogue import Catalogue
from riverrat.tables.changes import Refused
from riverrat.tables.rows import Person

from ..metrics import Metrics
from ..notifications.notifier import Notifier
from ..opponents.pool import Opponents
from ..opponents.replayer import Replayer
from ..settings import Settings
from ..store.pulse import Pulse
from ..store.store import Store
from .guard import COOKIE, Gate, device_of

YEAR = 365 * 24 * 3600
R = Request[Any, Any, Any]


class House(tables.House):
    """Everything a request may need."""

    def __init__(
        self, settings: Settings, store: Store, catalogue: Catalogue, opponents: Opponents, metrics: Metrics
    ) -> None:
        self.replayer = Replayer()
        super().__init__(store, catalogue, opponents, self.replayer, metrics)
        self.settings, self.store, self.opponents, self.metrics = settings, store, opponents, metrics
        self.gate, self.pulse, self.notifier = Gate(settings), Pulse(), Notifier(self.rooms, store, settings, metrics)


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
    return await house.store.glance(house.store.person_of, token) if token else None


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
