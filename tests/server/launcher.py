"""Starts servers quickly, one after the other: everything is imported once, and each server is a fork of this process.

Reads a line of JSON (folder, database) for each server, answers with its process id and its first line of output.
"""

import json
import os
import sys
from pathlib import Path

import litestar.channels.backends.psycopg  # noqa: F401  # imported before the forks, as is all of this
import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401
from alembic import command  # noqa: F401

from riverrat import games
from riverrat.server.serve import serve
from riverrat.server.settings import Limits, Settings
from tests.server.serving import LIMITS


def main() -> None:
    games.REGISTER["toy"] = "tests.toy"
    games.load("toy")
    for line in sys.stdin:
        folder, database = json.loads(line)
        child = os.fork()
        if child == 0:
            os.setsid()
            settings = Settings(
                port=0,
                folder=Path(folder),
                database=database,
                eager=False,
                native=False,
                games=("toy",),
                limits=Limits().changed(LIMITS),
            )
            os._exit(serve(settings))
        print(child, flush=True)


if __name__ == "__main__":
    main()
