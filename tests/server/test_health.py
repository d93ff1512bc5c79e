"""What the operator sees: health and metrics."""

import sqlite3
from pathlib import Path

from riverrat.server.store.pulse import Pulse
from riverrat.server.store.store import Store
from tests.server.serving import Person, Server


def test_metrics_and_health(server: Server, ann: Person) -> None:
    with ann.watch(ann.table("me", "me")["table"]) as screen:
        screen.act(0)
        page = ann.get("/metrics")
    for name in (
        "riverrat_requests_total",
        "riverrat_sockets ",
        "riverrat_commit_seconds_count",
        "riverrat_entries_total",
    ):
        assert name in page
    assert ann.token not in page
    assert ann.get("/health")["status"] == "ok"


async def test_health_means_that_one_can_write(store: Store, folder: Path) -> None:
    assert await Pulse().beat(store)
    with sqlite3.connect(folder / "tables.sqlite") as other:
        other.execute("DROP TABLE alembic_version")  # as good as a disk that takes nothing
    other.close()
    assert not await Pulse().beat(store)
