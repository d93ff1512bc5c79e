"""A server for the tests of this folder, and PostgreSQL where there is one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Person, Server, postgres, postgres_binaries


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for all tests that do it no harm."""
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log.read_text(), running.log.read_text()[-3000:]


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    """The URL of a PostgreSQL database of our own."""
    if postgres_binaries() is None:
        reason = "no PostgreSQL server found (Debian: apt-get install postgresql)"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    with postgres() as url:
        yield url


@pytest.fixture
def ann(server: Server) -> Iterator[Person]:
    with server.person("Ann") as person:
        yield person


@pytest.fixture
def bob(server: Server) -> Iterator[Person]:
    with server.person("Bob") as person:
        yield person


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
