"""Command lines: one clear line about what is wrong with one, and numbers that are checked where they are read."""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable
from typing import NoReturn

from riverrat.engine.errors import RiverratError


class Parser(argparse.ArgumentParser):
    """Bad arguments are an error as any other, for whoever runs the command to tell."""

    def error(self, message: str) -> NoReturn:
        raise RiverratError(f"{message} (help: {self.prog} --help)")


def whole(least: int, most: int | None = None) -> Callable[[str], int]:
    """The type of a whole number in bounds."""
    bounds = f"of at least {least}" if most is None else f"from {least} to {most}"

    def number(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = least - 1
        if value < least or (most is not None and value > most):
            raise argparse.ArgumentTypeError(f"needs a whole number {bounds}, not {text!r}")
        return value

    return number


def duration(text: str) -> float:
    """The type of a number of seconds."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 < value < math.inf:
        raise argparse.ArgumentTypeError(f"needs a number of seconds above 0, not {text!r}")
    return value
