"""`riverrat serve`."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from riverrat.folders import data_folder
from riverrat.server.settings import Settings

from .arguments import whole


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
    from riverrat.server.command import serve

    return serve(settings_from(args), show=args.open)
