"""Many seats at once, for docs/performance.md: python tools/load.py, on a machine with nothing else to do.

First Rat, each seat acting every three seconds: 1,000 seats on one process with SQLite, then 2,000 on two processes
with a PostgreSQL of its own (where its server is installed), once with whole tables on one process and once with every
table on both. Rules are compiled before, which takes some minutes the first time; after that it takes about three.
"""

import argparse
import os
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from riverrat import games  # noqa: E402
from riverrat.bench.server import measure  # noqa: E402
from tests.server.serving import postgres, postgres_binaries  # noqa: E402

SHOWN = ("moves_per_second", "p50_ms", "p95_ms", "p99_ms", "max_ms", "processor_ms_per_move", "errors")


def show(name: str, found: dict[str, Any]) -> None:
    print(f"{name}: " + ", ".join(f"{key} {found[key]}" for key in SHOWN), flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=30.0, help="for each run (default: 30)")
    parser.add_argument("--seats", type=int, default=1000, help="of the first run; the others have twice as many")
    parser.add_argument("--interpreted", action="store_true", help="do not wait for compiled rules")
    asked = parser.parse_args()
    os.environ["PYTHONPATH"] = os.pathsep.join(sys.path[:2])  # for the servers
    game, native = games.load("first-rat"), not asked.interpreted
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)
    show(f"{asked.seats} seats, SQLite", measure(game, asked.seats, asked.seconds, "", every=3.0, native=native))
    if postgres_binaries() is None:
        print("no PostgreSQL server here (Debian: apt-get install postgresql)")
        return 0
    for by_table in (True, False):
        with postgres(durable=True) as url:
            many = 2 * asked.seats
            found = measure(game, many, asked.seconds, url, every=3.0, processes=2, by_table=by_table, native=native)
        show(
            f"{many} seats, PostgreSQL, {'whole tables' if by_table else 'every table'} on each of two processes", found
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
