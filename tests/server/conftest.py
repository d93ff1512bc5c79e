"""A server for the tests of this folder, and PostgreSQL where there is one."""

from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from psycopg import sql

from tests.server.serving import Person, Server, postgres, postgres_binaries
from tests.tables import conftest as tables

store, rooms = tables.store, tables.rooms


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for all tests that do it no harm."""
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log.read_text(), running.log.read_text()[-3000:]


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The URL of a PostgreSQL server of our own."""
    if postgres_binaries() is None:
        pytest.skip("no PostgreSQL server found (Debian: apt-get install postgresql)")
    with postgres() as url:
        yield url


@pytest.fixture(scope="module")
def database(postgresql: str, request: pytest.FixtureRequest) -> str:
    """The URL of a fresh database for the tests of one module."""
    name: str = request.module.__name__.rpartition(".")[2]
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
    return postgresql.rpartition("/")[0] + "/" + name


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
