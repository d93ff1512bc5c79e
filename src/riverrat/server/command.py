"""`riverrat serve`: start the server and say where it is."""

from __future__ import annotations

import argparse
import contextlib
import gc
import logging
import os
import signal
import sys
import webbrowser
from pathlib import Path
from typing import Any

from riverrat.arguments import Parser, whole
from riverrat.engine.errors import RiverratError
from riverrat.folders import data_folder

from .settings import Settings

SOCKET_BYTES = 1 << 20  # larger messages are not even read


def add_serve(subparsers: Any) -> None:
    """Declare the command on the command line."""
    parser = subparsers.add_parser("serve", help="start the table server")
    arguments(parser)
    parser.set_defaults(command=serve_command)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on; 0.0.0.0 for other devices")
    parser.add_argument(
        "--port", type=whole(0, 65535), metavar="N", default=8000, help="0 for any free one (default: 8000)"
    )
    parser.add_argument("--database", default="", help="postgresql://... ; default: a SQLite file in the data folder")
    parser.add_argument("--data-folder", type=Path, default=None, help="where tables are kept")
    parser.add_argument("--log-format", choices=("text", "json"), default="text")
    parser.add_argument("--origin", action="append", default=[], help="another origin whose pages may use this server")
    parser.add_argument("--limit", action="append", default=[], metavar="NAME=A:B", help="e.g. address=200:1000")
    parser.add_argument(
        "--workers", type=whole(1), metavar="N", default=None, help="processes in which opponents think"
    )
    parser.add_argument("--no-native", action="store_true", help="do not compile the rules in the background")
    parser.add_argument("--open", action="store_true", help="open the address in a browser, where there is a display")


def settings_from(args: argparse.Namespace) -> Settings:
    plain = Settings()
    return Settings(
        host=args.host,
        port=args.port,
        database=args.database or os.environ.get("RIVERRAT_DATABASE", ""),
        folder=args.data_folder or data_folder(),
        log_format=args.log_format,
        origins=tuple(args.origin),
        workers=args.workers or plain.workers,
        native=not args.no_native,
        limits=plain.limits.changed(args.limit),
    )


def serve_command(args: argparse.Namespace) -> int:
    """Run until stopped; 0 when stopped in good order."""
    return serve(settings_from(args), show=args.open)


def serve(settings: Settings, *, show: bool = False) -> int:
    import uvicorn

    from .app import create_app
    from .observe import configure_logging

    configure_logging(settings.log_format)
    config = uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=SOCKET_BYTES,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    server = _Server(config, settings, show)
    gc.collect()
    gc.freeze()  # what is loaded stays: collections need not look at it
    gc.set_threshold(20_000, 20, 50)
    signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn stops in good order, then raises the signal once more
    with contextlib.suppress(KeyboardInterrupt):
        server.run()
    return 0 if server.started else 1


def _server_class() -> Any:
    import uvicorn

    class Announcing(uvicorn.Server):
        """Says where it listens as soon as it does."""

        def __init__(self, config: uvicorn.Config, settings: Settings, show: bool) -> None:
            super().__init__(config)
            self.settings, self.show = settings, show

        async def startup(self, sockets: Any = None) -> None:
            await super().startup(sockets)
            if not self.started or self.should_exit:
                return
            port = self.servers[0].sockets[0].getsockname()[1] if self.servers else self.settings.port
            host = "localhost" if self.settings.host in ("0.0.0.0", "::", "127.0.0.1") else self.settings.host
            address = f"http://{host}:{port}/"
            logging.getLogger("riverrat").info("serving", extra={"address": address})
            print(f"Riverrat is at {address}", flush=True)
            if self.show and (sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY")):
                webbrowser.open(address)

    return Announcing


def _Server(*args: Any) -> Any:  # noqa: N802  # uvicorn is imported where it is needed
    return _server_class()(*args)


def main(argv: list[str] | None = None) -> int:
    parser = Parser(prog="riverrat serve", description="Start the table server.")
    arguments(parser)
    try:
        return serve_command(parser.parse_args(argv))
    except RiverratError as error:
        print(f"riverrat serve: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
