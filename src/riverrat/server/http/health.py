"""Requests of those who look after the server."""

from __future__ import annotations

from litestar import get

import riverrat

from .. import protocol
from ..store import listing
from .dependencies import House, errors


@get("/health", responses=errors(), summary="Whether the server is well")
async def health(house: House) -> protocol.Health:
    await house.store.glance(listing.versions, house.store, [])
    return protocol.Health(status="ok", version=riverrat.__version__)


@get("/metrics", media_type="text/plain; version=0.0.4; charset=utf-8", include_in_schema=False)
async def metrics(house: House) -> bytes:
    return house.rooms.metrics.page()


HANDLERS = [health, metrics]
