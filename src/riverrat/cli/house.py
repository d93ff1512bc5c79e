"""`riverrat backup`, `riverrat restore` and `riverrat admin`: for whoever runs a server."""

import os
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import rich_click as click

from riverrat.engine.errors import RiverratError

from .command import Whole, command
from .shell import Shell

if TYPE_CHECKING:
    from riverrat.server.settings import Settings
    from riverrat.server.store.store import Store

FILE = click.Path(dir_okay=False, path_type=Path)
ABOUT_PEOPLE = ["link", "rename", "mute", "unmute", "ban", "unban"]
TASKS = [
    "tables",
    "people",
    "delete-tables",
    "delete-people",
    "tidy",
    "settle",
    "check-upgrade",
    "house",
    *ABOUT_PEOPLE,
]
WAY_BACK_MINUTES = 2 * 24 * 60  # how long a link is good for that leads somebody back who lost a device


def database_options(function: Any) -> Any:
    for option in (
        click.option("--data-folder", type=click.Path(path_type=Path), help="Where tables are kept."),
        click.option("--database", default="", help="postgresql://... (default: a SQLite file in the data folder)."),
    ):
        function = option(function)
    return function


def settings_of(database: str, data_folder: Path | None) -> "Settings":
    from riverrat import folders
    from riverrat.server.settings import Settings

    given = database or os.environ.get("RIVERRAT_DATABASE", "")
    return Settings(database=given, folder=data_folder or folders.data_folder())


@command()
@click.argument("file", type=FILE)
@database_options
def backup(shell: Shell, file: Path, database: str, data_folder: Path | None) -> int:
    """Write all tables and people to a file. The server may go on meanwhile."""
    from riverrat.server.store import backup as backups
    from riverrat.server.store.store import Store

    with closing(Store(settings_of(database, data_folder).url, create=False)) as store:
        store.require()
        rows = backups.backup(store, file)
    shell.print(shell.words().say("command-backed-up", file=str(file), rows=rows))
    return 0


@command()
@click.argument("file", type=FILE)
@click.option("--replace", is_flag=True, help="Where tables are kept already; those stay beside, under another name.")
@database_options
def restore(shell: Shell, file: Path, replace: bool, database: str, data_folder: Path | None) -> int:
    """Fill a database from a backup, of SQLite or PostgreSQL into either."""
    from riverrat.server.store import backup as backups
    from riverrat.server.store.store import Store

    with closing(Store(settings_of(database, data_folder).url)) as store:
        store.lock()
        rows = backups.restore(store, file, replace=replace)
    shell.print(shell.words().say("command-restored", file=str(file), rows=rows))
    return 0


@command()
@click.argument("task", type=click.Choice(TASKS), metavar="TASK")
@click.argument("names", nargs=-1)
@click.option("--days", type=Whole(1), metavar="N", default=365, help="tidy: not touched for so long (default: 365).")
@click.option("--address", default="", envvar="RIVERRAT_ADDRESS", metavar="URL", help="link: where people find it.")
@database_options
def admin(
    shell: Shell,
    task: str,
    names: tuple[str, ...],
    days: int,
    address: str,
    database: str,
    data_folder: Path | None,
) -> int:
    """List and clear away tables and people, help and restrict people, tell of the house, look ahead.

    TASK is tables, people, delete-tables, delete-people (with the ids to delete), tidy, settle or check-upgrade;
    link, mute, unmute, ban, unban (with somebody's id) or rename (with the new name too); or house.

    link prints a link that brings somebody who lost a device back to their name and games, on another, once.
    house name TEXT, house announcement TEXT, house privacy FILE, house imprint FILE and house logo FILE tell of the
    house; an empty text takes it back.

    settle is run with the old release before an upgrade: it writes down where every running table stands, so that
    later rules can go on from there. check-upgrade is run with the new release and the old database: it changes
    nothing, and its exit code is 1 where a running table cannot go on.
    """
    from riverrat.server.store import about, upkeep
    from riverrat.server.store.store import Store
    from riverrat.server.upgrade import foresee
    from riverrat.tables.upgrade import settle

    settings, say = settings_of(database, data_folder), shell.words().say
    code = 0
    with closing(Store(settings.url, create=False)) as store:
        store.require(earlier=task == "check-upgrade")
        if task == "tables":
            _list(shell, upkeep.tables(store))
        elif task == "people":
            _list(shell, upkeep.everybody(store))
        elif task == "check-upgrade":
            found = foresee(settings, store)
            _list(shell, found)
            code = int(any(not one.goes_on for one in found))
        elif task == "settle":
            shell.print(say("command-settled", tables=settle(settings, store)))
        elif task == "house":
            about.tell(store, *_words(names, "what to tell of the house, and the text or file", 2))
            _list(shell, [about.about(store)])
        elif task in ABOUT_PEOPLE:
            shell.print(_about(store, task, names, address, say))
        elif task == "tidy":
            tables, people = upkeep.tidy(store, days)
            shell.print(say("command-deleted", tables=tables, people=people))
        else:
            tables = upkeep.delete_tables(store, list(names)) if task == "delete-tables" else 0
            people = upkeep.delete_people(store, list(names)) if task == "delete-people" else 0
            if tables + people == 0:
                what = task.removeprefix("delete-")
                raise RiverratError(
                    f"{', '.join(names) or 'nothing named'}: there are no such {what}; see admin {what}"
                )
            shell.print(say("command-deleted", tables=tables, people=people))
    return code


def _words(names: tuple[str, ...], what: str, count: int) -> tuple[str, ...]:
    if len(names) != count:
        raise RiverratError(f"this needs {what}")
    return names


def _about(store: "Store", task: str, names: tuple[str, ...], address: str, say: Callable[..., str]) -> str:
    """Help or restrict somebody; what was done, in a line."""
    from riverrat.server.store import upkeep
    from riverrat.tables.names import clean_name

    wanted = ("the id of somebody, and a name", 2) if task == "rename" else ("the id of somebody", 1)
    person = upkeep.somebody(store, _words(names, *wanted)[0])
    if task == "link":
        code = store.new_link(person.id, WAY_BACK_MINUTES)
        return say("command-link", link=f"{address.rstrip('/')}/settings#claim={code}")
    if task == "rename":
        person = store.rename_person(person, clean_name(names[1]))
    else:
        what = "muted" if task.endswith("mute") else "banned"
        upkeep.restrict(store, person.id, **{what: not task.startswith("un")})
    return say("command-person", person=person.name, task=task)


def _list(shell: Shell, rows: list[Any]) -> None:
    from dataclasses import asdict

    found = [row if isinstance(row, dict) else asdict(row) for row in rows]
    if shell.json:
        shell.emit(found)
    elif found:
        shell.table(list(found[0]), [[_cell(value) for value in row.values()] for row in found])


def _cell(value: Any) -> str | int:
    return ("yes" if value else "no") if isinstance(value, bool) else value
