"""`riverrat` as it is, but a server starts its workers when they are first needed: most tests ask none to think."""

import sys
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import tests.no_compiler  # noqa: F401
from riverrat.cli.main import main
from riverrat.server import serve
from riverrat.server.settings import Settings


def serve_lazily() -> int:
    as_it_is = serve.serve

    def lazily(settings: Settings, **more: Any) -> int:
        return as_it_is(replace(settings, eager=False), **more)

    with patch.object(serve, "serve", lazily):
        return main()


if __name__ == "__main__":  # not in the processes in which opponents think
    sys.exit(serve_lazily())
