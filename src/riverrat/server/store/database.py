"""The database: SQLite in the data folder, or PostgreSQL. Plain functions on worker threads."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, ParamSpec, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from riverrat.engine.errors import RiverratError
from riverrat.tables.asker import ASKING
from riverrat.tables.line import IN_ALL, Line
from riverrat.tables.queue import Queue
from riverrat.tables.store import Unavailable

if TYPE_CHECKING:
    from alembic.config import Config

log = logging.getLogger("riverrat.store")

P = ParamSpec("P")
R = TypeVar("R")
VERSION_TABLE = "alembic_version"
FAULTS = (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.TimeoutError)
TOPIC = "riverrat"  # what PostgreSQL's processes tell each other goes by this name
NOTIFY = sa.text("SELECT pg_notify(:channel, :text)")
THREADS = (6, 4, 2)  # that write, read, and read one row; SQLite has one that writes


class Database:
    """Connections, threads and transactions. What blocks is called through `write` and `read` from the event loop.

    Without `create`, one that is not there yet is refused and not made.
    """

    def __init__(self, url: str, *, create: bool = True) -> None:
        self.url = url
        self.process = secrets.token_hex(4)  # tells our own notices from those of other processes
        self.sqlite = url.startswith("sqlite")
        try:
            if self.sqlite:
                if not create and not self.file.exists():
                    raise _nothing_in(url)
                self.file.parent.mkdir(parents=True, exist_ok=True)
                self.file.touch(mode=0o600)
                self.file.chmod(0o600)  # and so are the files SQLite puts beside it
                arguments = {"check_same_thread": False, "timeout": 10}
                self.engine = sa.create_engine(url, connect_args=arguments, hide_parameters=True)
                _tune_sqlite(self.engine)
            else:
                self.engine = sa.create_engine(
                    url, pool_size=1 + sum(THREADS), max_overflow=2, pool_pre_ping=True, hide_parameters=True
                )
        except (sa.exc.ArgumentError, ImportError, OSError) as error:
            raise RiverratError(f"cannot use the database {_without_password(url)}: {error}") from None
        self._writing = self.engine.execution_options(write=True)
        writers, readers, quick = THREADS
        self._writers = _Threads(1 if self.sqlite else writers, "store-write")
        self._appender = self._writers.pool if self.sqlite else ThreadPoolExecutor(1, "store-append")
        self._readers, self._quick = _Threads(readers, "store-read"), _Threads(quick, "store-quick")
        self._lock: IO[str] | None = None

    @property
    def file(self) -> Path:
        """Of SQLite."""
        return Path(self.url.removeprefix("sqlite:///"))

    @property
    def alone(self) -> bool:
        """Whether no other process uses it: SQLite has one server only."""
        return self.sqlite

    # --- threads and transactions -------------------------------------------------------------------------------------

    async def write(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        return await self._writers.do(lambda: function(*args, **kwargs))

    async def read(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        return await self._readers.do(lambda: function(*args, **kwargs))

    async def glance(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """A read of one row, such as who asks: never behind those that take long."""
        return await self._quick.do(lambda: function(*args, **kwargs))

    @contextmanager
    def change(self) -> Iterator[sa.Connection]:
        """A transaction that writes; on disk when the block ends."""
        with self._writing.begin() as connection:
            yield connection

    @contextmanager
    def look(self) -> Iterator[sa.Connection]:
        with self.engine.begin() as connection:
            yield connection

    def lock(self) -> None:
        """Keep other servers away from a SQLite file: they would not hear of each other."""
        if self.sqlite:
            self._lock = take_lock(self.file.with_suffix(".lock"))

    def close(self) -> None:
        if self._lock:
            self._lock.close()
        for pool in (self._appender, self._writers.pool, self._readers.pool, self._quick.pool):
            pool.shutdown()
        self.engine.dispose()

    def migrate(self, revision: str = "head") -> None:
        """Bring the database up to date, or to an earlier release's shape; several processes may start at once."""
        try:
            with self.change() as connection:
                if not self.sqlite:
                    connection.execute(sa.text("SELECT pg_advisory_xact_lock(7487321)"))
                self.upgrade(connection, revision)
        except sa.exc.OperationalError as error:
            raise RiverratError(f"cannot use the database {_without_password(self.url)}: {error.orig}") from None

    def upgrade(self, connection: sa.Connection, revision: str = "head") -> None:
        """The same within a transaction. A later release's shape is refused."""
        from alembic import command

        at = _revision(connection)
        if at is not None and at not in self.revisions:
            raise self._other(at)
        config = _alembic()
        config.attributes["connection"] = connection
        command.upgrade(config, revision)

    @cached_property
    def revisions(self) -> list[str]:
        """The shapes this release knows, its own first."""
        from alembic.script import ScriptDirectory

        return [step.revision for step in ScriptDirectory.from_config(_alembic()).walk_revisions()]

    def _other(self, at: str | None) -> RiverratError:
        where, own = _without_password(self.url), self.revisions[0]
        if at in (None, *self.revisions):
            return RiverratError(
                f"{where} is of an earlier release (revision {at}, this one has {own}): "
                "use that release, or start this one's server on it first"
            )
        return RiverratError(f"{where} is of a later release (revision {at}, this one has {own}): use that release")

    def names(self) -> list[str]:
        """The tables of the database, whatever they hold; one that cannot be reached is refused."""
        try:
            with self.look() as connection:
                return sa.inspect(connection).get_table_names()
        except sa.exc.OperationalError as error:
            raise RiverratError(f"cannot use the database {_without_password(self.url)}: {error.orig}") from None

    def require(self, *, earlier: bool = False) -> None:
        """Refuse a place where no server has ever kept anything: whoever asks means another one. So where another
        release has, unless an `earlier` one will do.
        """
        if not self.names():
            raise _nothing_in(self.url)
        with self.look() as connection:
            at = _revision(connection)
        if at not in (self.revisions if earlier else self.revisions[:1]):
            raise self._other(at)

    def insert(self, table: sa.Table) -> sqlite.Insert | postgresql.Insert:
        """An insert that can say what to do when the row is there already."""
        return sqlite.insert(table) if self.sqlite else postgresql.insert(table)

    def prepare(self) -> None:
        """Before a server starts: whether the database is there and ours alone, and up to date."""
        try:
            self.lock()
            self.migrate()
        finally:
            self.close()

    def tell(self, connection: sa.Connection, **notice: Any) -> None:
        """Let the other processes know, at the moment the transaction is on disk. SQLite has one process only."""
        if not self.sqlite:
            text = msgspec.json.encode({"from": self.process, **notice}).decode()
            connection.execute(NOTIFY, {"channel": TOPIC, "text": text})


class _Threads:
    """Threads had by turns: however much one address has to read or write, others' waits for little of it."""

    def __init__(self, count: int, name: str) -> None:
        self.pool = ThreadPoolExecutor(count, name)
        self.queue = Queue(Line(count, long=count, here=IN_ALL))

    async def do(self, function: Callable[[], R]) -> R:
        async with self.queue.turn(ASKING.get()):
            with reachable():
                return await asyncio.get_running_loop().run_in_executor(self.pool, function)


@contextmanager
def reachable() -> Iterator[None]:
    """What a database that is away, locked or full says, as a refusal that asks for another try."""
    try:
        yield
    except FAULTS as error:
        log.error("the database is away", extra={"reason": " ".join(str(error).split())[:300]})
        raise Unavailable from None


def take_lock(file: Path) -> IO[str] | None:
    """Hold a file until this process ends; refused where another one holds it."""
    try:
        import fcntl
    except ImportError:  # not on this system
        return None
    held = file.open("w")
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise RiverratError(
            f"another server uses {file.with_suffix('.sqlite')}: stop it, or give this one its own --data-folder"
        ) from None
    return held


def _alembic() -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def _revision(connection: sa.Connection) -> str | None:
    """The shape of a database, by the last migration that was done."""
    if not sa.inspect(connection).has_table(VERSION_TABLE):
        return None
    found: str | None = connection.scalar(sa.text(f"SELECT version_num FROM {VERSION_TABLE}"))
    return found


def _nothing_in(url: str) -> RiverratError:
    where = _without_password(url)
    return RiverratError(f"nothing is kept in {where}: name the server's own --data-folder or --database")


def _without_password(url: str) -> str:
    try:
        return sa.make_url(url).render_as_string(hide_password=True)
    except sa.exc.ArgumentError:
        return "given"


def _tune_sqlite(engine: sa.Engine) -> None:
    """WAL with a real sync at every commit; transactions begin when SQLAlchemy says so, writing ones with the lock."""

    @sa.event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}").close()

    @sa.event.listens_for(engine, "begin")
    def begun(connection: sa.Connection) -> None:
        writing = connection.get_execution_options().get("write")
        driver: Any = connection.connection.dbapi_connection
        driver.execute("BEGIN IMMEDIATE" if writing else "BEGIN").close()
