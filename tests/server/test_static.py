"""The files of the client."""

import gzip
from pathlib import Path

import httpx

from riverrat.server import typescript
from tests.server.serving import Server


def test_static_files(server: Server) -> None:
    for path in ("/", "/table/abc123", "/games"):
        answer = httpx.get(server.url + path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
    folder = Path(typescript.__file__).parent / "static" / "assets"
    for file in sorted(folder.glob("*.js"))[:1]:
        answer = httpx.get(f"{server.url}/assets/{file.name}")
        assert "immutable" in answer.headers["cache-control"]
        assert "javascript" in answer.headers["content-type"]
        for name in ("br", "gzip", "identity"):
            with httpx.stream("GET", str(answer.url), headers={"accept-encoding": name}) as packed:
                sent = b"".join(packed.iter_raw())
            assert packed.headers.get("content-encoding", "identity") == name
            assert (sent == file.read_bytes()) == (name == "identity")
            assert name != "gzip" or gzip.decompress(sent) == file.read_bytes()
