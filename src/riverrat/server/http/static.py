"""The web client: hashed assets cached for long, everything else asked for anew, its page for places inside it."""

import mimetypes
from pathlib import Path, PurePosixPath
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

STATIC = Path(__file__).parents[1] / "static"
COMPRESSED = {"br": ".br", "gzip": ".gz"}  # as the build leaves them beside an asset, the smallest first
FOREVER, ANEW = "public, max-age=31536000, immutable", "no-cache"
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Riverrat</title>
<style>body{font:1.1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:4rem auto;padding:0 1rem}</style>
<h1>Riverrat is running</h1>
<p>The tables are there, but the web client is not built yet. In the checkout, run <code>make web</code>, then reload
this page. Programs can use the server as it is: see the <a href="/api/schema">description of its interface</a>.</p>
</html>
"""


def _file(path: str) -> Path | None:
    """The file at a path inside the client's folder, and never one outside."""
    parts = PurePosixPath(path.lstrip("/")).parts
    if not parts or any(part in ("..", ".") or part.startswith(".") or "\x00" in part for part in parts):
        return None
    file = STATIC.joinpath(*parts)
    return file if file.is_file() and file.resolve().is_relative_to(STATIC.resolve()) else None


def page() -> Response[bytes]:
    index = STATIC / "index.html"
    body = index.read_bytes() if index.is_file() else NOT_BUILT.encode()
    return Response(body, media_type="text/html", headers={"cache-control": ANEW})


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    """A file of the client, or its page for the places inside it (/table/...)."""
    if path.lstrip("/").split("/")[0] in ("api", "health", "metrics"):
        raise NotFoundException("There is nothing here.")
    file = _file(path) if path.strip("/") else None
    if file is None:
        if "." in PurePosixPath(path).name:
            raise NotFoundException("There is no such file.")
        return page()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if "assets" not in PurePosixPath(path).parts:
        return Response(file.read_bytes(), media_type=kind, headers={"cache-control": ANEW})
    headers = {"cache-control": FOREVER, "vary": "Accept-Encoding"}
    taken = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    for name, ending in COMPRESSED.items():
        packed = file.with_name(file.name + ending)
        if name in taken and packed.is_file():
            return Response(packed.read_bytes(), media_type=kind, headers={**headers, "content-encoding": name})
    return Response(file.read_bytes(), media_type=kind, headers=headers)
