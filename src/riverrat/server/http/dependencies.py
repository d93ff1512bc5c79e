"""What the handlers of requests share: the house, who asks, limits, the errors they may answer with."""

from collections.abc import Callable
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie, Headers
from litestar.di import Provide
from litestar.openapi.datastructures import ResponseSpec

from riverrat.tables import house as tables
from riverrat.tables import protocol
from riverrat.tables.asker import Asker
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
from .guard import COOKIES, Gate, address_of, tokens_of

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

    async def known(self, headers: Headers, address: str) -> tuple[Person, str] | None:
        """Whose device it is that asks from an address, and its token; None where we never gave it one."""
        for token in tokens_of(headers):
            found = await self.store.glance(self.store.person_of, token)
            if found is not None:
                self.gate.known.add(token)
                self.rooms.whereabouts.saw(found.id, address)
                return found, token
        return None


def errors(*codes: int) -> dict[int, ResponseSpec]:
    meanings = {
        400: "The request does not fit",
        401: "Nobody is known on this device yet: POST /api/me first",
        403: "Not allowed",
        404: "There is no such thing",
        409: "Not possible now",
        413: "Too large",
        429: "Too much at once",
        503: "The database cannot be reached or written just now",
    }
    every = sorted({400, 403, 429, 503, *codes})
    return {
        code: ResponseSpec(protocol.ErrorAnswer, generate_examples=False, description=meanings[code]) for code in every
    }


def house_of(request: R) -> House:
    house: House = request.app.state.house
    return house


async def someone(request: R) -> Person | None:
    """Whose device this is, if we know it."""
    found = await house_of(request).known(request.headers, address_of(request.scope))
    return found[0] if found else None


def asker_of(request: R, who: Person | None, table: str) -> Asker:
    """For whom a request takes long."""
    address = address_of(request.scope)
    return Asker(address, who.id if who else address, table)


async def device(request: R, house: House) -> tuple[Person, str]:
    """Whose device this is, and its token; refused when we do not know."""
    found = await house.known(request.headers, address_of(request.scope))
    if found is None:
        raise Refused("nobody", "Nobody is known on this device yet: give a name first.", 401)
    return found


async def person(request: R) -> Person:
    """Whose device this is; refused when we do not know."""
    return (await device(request, house_of(request)))[0]


def cookie(request: R, token: str) -> Cookie:
    secure = request.url.scheme == "https"
    key = COOKIES[0 if secure else 1]
    return Cookie(key=key, value=token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure)


def limit(allowed: bool, what: str) -> None:
    if not allowed:
        raise Refused("too-many", f"Too many {what} at once; wait a moment.", 429)


DEPENDENCIES: dict[str, Callable[..., Any] | Provide] = {
    "house": Provide(house_of, sync_to_thread=False),
    "who": Provide(person),
}
