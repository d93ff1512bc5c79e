"""Requests to the house on one's own device."""

from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

from litestar import Response

from riverrat.local import requests
from riverrat.server.http.handlers import HANDLERS
from tests.local.device import Device


async def test_what_needs_a_server_says_so(tmp_path: Path) -> None:
    device = Device(tmp_path)
    await device.table("random")
    for method, path in (("GET", "me/notifications"), ("POST", "me/link"), ("GET", "people/x")):
        assert (await device.try_to(method, path))[1]["error"] == "needs-server"
    seats = [{"kind": "me"}, {"kind": "open"}]
    status, refused = await device.try_to("POST", "tables", {"game": "first-rat", "seats": seats})
    assert (status, refused["error"]) == (403, "needs-server")
    assert (await device.try_to("POST", "tables", {"game": "first-rat"}))[1]["error"] == "malformed"
    assert (await device.try_to("GET", "games/chess"))[1]["error"] == "no-game"


def test_requests_are_those_of_a_server() -> None:
    """The same methods, paths and answers; what is kept on a device can be had nowhere else."""
    served = {
        (str(method), path.replace(":str", "").replace(":int", "")): _answer(handler.fn)
        for handler in HANDLERS
        for path in handler.paths
        for method in handler.http_methods
    }
    own = {(method, f"/api/{'/'.join(path)}"): _answer(handler) for method, path, _, handler in requests.ROUTES}
    assert own.keys() - served.keys() == {("GET", "/api/kept"), ("POST", "/api/kept")}
    common = own.keys() & served.keys()
    assert {key: own[key] for key in common} == {key: served[key] for key in common}


def _answer(handler: Any) -> Any:
    """What a handler says that it answers, whatever goes with it."""
    said = get_type_hints(handler)["return"]
    return get_args(said)[0] if get_origin(said) is Response else said
