"""Requests about the house itself, open to everybody."""

from litestar import Response, get

import riverrat
from riverrat.tables import protocol
from riverrat.tables.changes import Refused
from riverrat.tables.release import commit

from ..store.about import about, logo
from .dependencies import House, errors


@get("/api/about", responses=errors(), summary="What the house says of itself")
async def of_house(house: House) -> protocol.About:
    """Its name, an announcement, texts about privacy and who runs it; what was never told is empty."""
    told = await house.store.glance(about, house.store)
    return protocol.About(
        name=told.get("name", ""),
        announcement=told.get("announcement", ""),
        privacy=told.get("privacy", ""),
        imprint=told.get("imprint", ""),
        logo="logo" in told,
        version=riverrat.__version__,
        commit=commit(),
    )


@get("/api/about/logo", responses=errors(404), media_type="image/*", summary="The logo of the house")
async def picture(house: House) -> Response[bytes]:
    found = await house.store.glance(logo, house.store)
    if found is None:
        raise Refused("not-found", "This house has no logo.", 404)
    return Response(found[1], media_type=found[0])


HANDLERS = [of_house, picture]
