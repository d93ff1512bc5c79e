"""Work that may take a while: on a thread of its own, where there are threads."""

import asyncio
import sys
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


async def aside(function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """What a function returns that keeps its thread for a while."""
    if sys.platform == "emscripten":  # a browser has none
        return function(*args, **kwargs)
    return await asyncio.to_thread(function, *args, **kwargs)
