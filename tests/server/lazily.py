"""`riverrat` as it is, but a server starts its workers when they are first needed: most tests ask none to think."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from riverrat.cli.main import main
from riverrat.server import command
from riverrat.server.settings import Settings


def serve_lazily() -> int:
    serve = command.serve

    def lazily(settings: Settings, **more: Any) -> int:
        return serve(replace(settings, eager=False), **more)

    with patch.object(command, "serve", lazily):
        return main()


if __name__ == "__main__":  # not in the processes in which opponents think
    sys.exit(serve_lazily())
