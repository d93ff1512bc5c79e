"""What an upgrade of this server would mean for its tables, found out without touching them."""

import tempfile
from contextlib import closing
from pathlib import Path

from riverrat.tables.upgrade import Outlook, outlook

from .settings import Settings
from .store import backup
from .store.store import Store


def foresee(settings: Settings, store: Store) -> list[Outlook]:
    """`outlook` on a copy, brought up to date: the database itself may be an earlier release's and stays as it is."""
    with tempfile.TemporaryDirectory(prefix="riverrat-") as folder:
        file = Path(folder) / "copy.gz"
        with closing(Store(f"sqlite:///{Path(folder) / 'copy.sqlite'}")) as copy:
            backup.backup(store, file)
            backup.restore(copy, file)
            return outlook(settings, copy)
