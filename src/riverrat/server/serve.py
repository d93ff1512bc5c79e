"""`riverrat serve`: start the server and say where it is."""

import asyncio
import contextlib
import errno
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from riverrat.engine import native
from riverrat.engine.errors import RiverratError

from .settings import Settings

if TYPE_CHECKING:
    from types import FrameType

    from .http.guard import Gate

Announce = Callable[[str], str]  # the line that says where the server is
MOST_FILES, FEW_FILES = 65536, 4096
SOCKET_BYTES = 1 << 20  # larger messages are not even read
SWITCH_SECONDS = 0.001  # who writes moves down waits so long for the event loop, not 5 ms, several times a commit


def serve(settings: Settings, *, show: bool = False, announce: Announce = "Riverrat is at {}".format) -> int:
    """Run until stopped; 0 when stopped in good order."""
    import uvicorn
    from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

    from .app import create_app
    from .http.connections import Connections
    from .logs import configure_logging
    from .store.store import Store

    configure_logging(settings.log_format)
    native.keep_quiet()
    _raise_descriptors()
    listening = listen(settings)
    Store(settings.url).prepare()
    connections = Connections(settings.limits.connections, settings.proxies)
    guard = create_app(settings)
    app: Any = guard
    if settings.proxies:
        app = ProxyHeadersMiddleware(app, trusted_hosts=list(settings.proxies))
    config = uvicorn.Config(
        connections.watch(app),  # outside: it goes by who is really connected
        http=connections.protocol,
        proxy_headers=False,
        ws="websockets-sansio",
        ws_max_size=SOCKET_BYTES,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    server = _Server(config, settings, show, announce, guard.gate)
    guard.gate.door.listen = server.listen_too
    gc.collect()
    gc.freeze()  # what is loaded stays: collections need not look at it
    gc.set_threshold(500_000, 5, 5)  # rather when nobody plays (caretaker.py): with many tables one look takes 0.1 s
    sys.setswitchinterval(SWITCH_SECONDS)
    signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn stops in good order, then raises the signal once more
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    return 0 if server.started else 1


def listen(settings: Settings) -> socket.socket:
    """The socket to listen on. A port in use is refused with the name of one that is free."""
    try:
        return _bound(settings.host, settings.port)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise RiverratError(f"cannot listen on {settings.host}:{settings.port}: {error.strerror}") from None
    for port in range(settings.port + 1, min(settings.port + 100, 65536)):
        with contextlib.suppress(OSError):
            found = _bound(settings.host, port)
            if settings.next_port:
                return found
            found.close()
            raise RiverratError(f"port {settings.port} is in use; port {port} is free: riverrat serve --port {port}")
    raise RiverratError(f"port {settings.port} is in use, and so are the next ones: choose another with --port")


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
    except OSError:
        found.close()
        raise
    return found


def _raise_descriptors() -> None:
    """Every connection is an open file: have as many as the system lets us, and say so where that is few."""
    try:
        import resource
    except ImportError:  # not on this system
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    if most < FEW_FILES:
        text = "only %d open files allowed: raise the limit (ulimit -n, LimitNOFILE) for more than a few players"
        logging.getLogger("riverrat").warning(text, most)


def _server_class() -> Any:
    import uvicorn

    class Announcing(uvicorn.Server):
        """Says where it listens as soon as it does."""

        def __init__(
            self, config: uvicorn.Config, settings: Settings, show: bool, announce: Announce, gate: "Gate"
        ) -> None:
            super().__init__(config)
            self.settings, self.show, self.announce, self.gate = settings, show, announce, gate

        def handle_exit(self, sig: int, frame: "FrameType | None") -> None:
            """Told to stop, let a proxy notice first: new people are sent elsewhere while those here play on."""
            if sig == signal.SIGTERM and self.settings.drain and not self.gate.draining:
                self.gate.draining = True
                waiting = threading.Timer(self.settings.drain, super().handle_exit, (sig, frame))
                waiting.daemon = True
                waiting.start()
            else:
                super().handle_exit(sig, frame)

        async def listen_too(self, host: str, port: int) -> Callable[[], None]:
            """Listen somewhere else as well; what it gives ends that, and every connection made there."""
            config, loop = self.config, asyncio.get_running_loop()

            def caller() -> Any:
                make: Any = config.http_protocol_class
                return make(config=config, server_state=self.server_state, app_state=self.lifespan.state, _loop=loop)

            added = await loop.create_server(caller, sock=_bound(host, port), backlog=config.backlog)
            self.servers.append(added)

            def end() -> None:
                added.close()
                self.servers.remove(added)
                for connection in list(self.server_state.connections):
                    if connection.transport.get_extra_info("sockname")[0] == host:
                        connection.shutdown()

            return end

        async def startup(self, sockets: Any = None) -> None:
            await super().startup(sockets)
            if not self.started or self.should_exit:
                return
            port = self.servers[0].sockets[0].getsockname()[1] if self.servers else self.settings.port
            host = "localhost" if self.settings.host in ("0.0.0.0", "::", "127.0.0.1") else self.settings.host
            address = f"http://{host}:{port}/"
            logging.getLogger("riverrat").info("serving", extra={"address": address})
            print(self.announce(address), flush=True)
            if self.show and (sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY")):
                webbrowser.open(address)

    return Announcing


def _Server(*args: Any) -> Any:  # noqa: N802  # uvicorn is imported where it is needed
    return _server_class()(*args)
