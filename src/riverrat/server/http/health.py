"""Requests of those who look after the server."""

import secrets
from ipaddress import ip_address
from typing import Literal

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

import riverrat
from riverrat.tables import protocol
from riverrat.tables.changes import Refused
from riverrat.tables.release import commit

from .dependencies import House, R, errors
from .guard import client_of

FAILING = ResponseSpec(
    protocol.Health, generate_examples=False, description="The database cannot be written, or it is about to stop"
)


@get("/health", responses=errors() | {503: FAILING}, summary="Whether the server is well")
async def health(house: House) -> Response[protocol.Health]:
    """Writes to the database, so that a full disk or a lost connection shows. Who is about to stop says so before."""
    well = await house.pulse.beat(house.store)
    status: Literal["ok", "failing", "draining"] = (
        "failing" if not well else "draining" if house.gate.draining else "ok"
    )
    answer = protocol.Health(status=status, version=riverrat.__version__, commit=commit())
    return Response(answer, status_code=200 if status == "ok" else 503)


@get("/metrics", media_type="text/plain; version=0.0.4; charset=utf-8", include_in_schema=False)
async def metrics(request: R, house: House) -> bytes:
    """For this machine, and for whoever shows the token."""
    token, shown = house.settings.metrics_token, request.headers.get("authorization", "")
    if not (token and secrets.compare_digest(shown.encode(), f"Bearer {token}".encode())) and not (
        not token and _this_machine(client_of(request.scope))
    ):
        raise Refused("forbidden", "Metrics are for the machine itself, or for whoever shows the token.", 403)
    return house.metrics.page()


def _this_machine(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


HANDLERS = [health, metrics]
