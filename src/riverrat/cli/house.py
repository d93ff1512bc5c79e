"""`riverrat backup`, `riverrat restore` and `riverrat admin`: for whoever runs a server."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import rich_click as click

from .command import Whole, command
from .shell import Shell

if TYPE_CHECKING:
    from riverrat.server.settings import Settings

FILE = click.Path(dir_okay=False, path_type=Path)
TASKS = ["tables", "people", "delete-tables", "delete-people", "tidy", "settle", "check-upgrade"]


def database_options(function: Any) -> Any:
    for option in (
        click.option("--data-folder", type=click.Path(path_type=Path), help="Where tables are kept."),
        click.option("--database", default="", help="postgresql://... (default: a SQLite file in the data folder)."),
    ):
        function = option(function)
    return function


def settings_of(database: str, data_folder: Path | None) -> Settings:
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

    store = Store(settings_of(database, data_folder).url, create=False)
    try:
        store.require()
        rows = backups.backup(store, file)
    finally:
        store.close()
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

    store = Store(settings_of(database, data_folder).url)
    try:
        store.lock()
        rows = backups.restore(store, file, replace=replace)
    finally:
        store.close()
    shell.print(shell.words().say("command-restored", file=str(file), rows=rows))
    return 0


@command()
@click.argument("task", type=click.Choice(TASKS), metavar="TASK")
@click.argument("names", nargs=-1)
@click.option("--days", type=Whole(1), metavar="N", default=365, help="tidy: not touched for so long (default: 365).")
@database_options
def admin(shell: Shell, task: str, names: tuple[str, ...], days: int, database: str, data_folder: Path | None) -> int:
    """List and clear away tables and people, and look ahead before an upgrade.

    TASK is tables, people, delete-tables, delete-people (with the ids to delete), tidy, settle or check-upgrade.

    settle is run with the old release before an upgrade: it writes down where every running table stands, so that
    later rules can go on from there. check-upgrade is run with the new release and the old database: it changes
    nothing, and its exit code is 1 where a running table cannot go on.
    """
    from riverrat.server.store import upkeep
    from riverrat.server.store.store import Store
    from riverrat.server.upgrade import foresee
    from riverrat.tables.upgrade import settle

    settings, say = settings_of(database, data_folder), shell.words().say
    store, code = Store(settings.url, create=False), 0
    try:
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
        elif task == "tidy":
            tables, people = upkeep.tidy(store, days)
            shell.print(say("command-deleted", tables=tables, people=people))
        else:
            tables = upkeep.delete_tables(store, list(names)) if task == "delete-tables" else 0
            people = upkeep.delete_people(store, list(names)) if task == "delete-people" else 0
            shell.print(say("command-deleted", tables=tables, people=people))
    finally:
        store.close()
    return code


def _list(shell: Shell, rows: list[Any]) -> None:
    from dataclasses import asdict

    found = [asdict(row) for row in rows]
    if shell.json:
        shell.emit(found)
    elif found:
        shell.table(list(found[0]), [[_cell(value) for value in row.values()] for row in found])


def _cell(value: Any) -> str | int:
    return ("yes" if value else "no") if isinstance(value, bool) else value
