"""What all tests share: the toy in the register, and a cache of compiled rules of their own."""

import os
from pathlib import Path

import pytest

os.environ.setdefault("RIVERRAT_CACHE", str(Path(__file__).parent.parent / ".venv" / "cache"))

from riverrat import games
from riverrat.engine import native

games.REGISTER.setdefault("toy", "tests.toy")

needs_numba = pytest.mark.skipif(not native.available(), reason="numba is not installed")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: the browser's driver keeps an event loop running, beside which no other can be run."""
    items.sort(key=lambda item: "browser" in item.path.parts)
