"""Torch on one thread, where it is there: on more, sums come out otherwise."""

import sys

import pytest


@pytest.fixture(autouse=True)
def one_thread() -> None:
    if "torch" in sys.modules:
        sys.modules["torch"].set_num_threads(1)
