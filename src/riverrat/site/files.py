"""A static file server, as plain as any host: to try a site out and to measure it."""

import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any


class Files(SimpleHTTPRequestHandler):
    """What it sends is in a folder, which lies at `base`; what is not there is 404.html. `headers` go with it all."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".mjs": "text/javascript", ".wasm": "application/wasm"}

    def __init__(self, *given: Any, base: str, headers: Mapping[str, str], **named: Any) -> None:
        self.base, self.headers_sent = base, headers
        super().__init__(*given, **named)

    def translate_path(self, path: str) -> str:
        return super().translate_path("/" + path.removeprefix(self.base))

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        page = Path(self.directory, "404.html").read_bytes()
        self.send_response(code)
        self.send_header("content-type", "text/html")
        self.send_header("content-length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def end_headers(self) -> None:
        for name, value in self.headers_sent.items():
            self.send_header(name, value)
        super().end_headers()

    def log_request(self, code: Any = "-", size: Any = "-") -> None: ...


@contextmanager
def showing(folder: Path, base: str = "/", headers: Mapping[str, str] | None = None) -> Iterator[str]:
    """The address of a site, as long as the block runs."""
    files = partial(Files, directory=str(folder), base=base, headers=headers or {})
    with ThreadingHTTPServer(("127.0.0.1", 0), files) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}{base}"
        finally:
            server.shutdown()
            thread.join()
