"""The numbers of a network's guide as a small file, for browsers; `unpacked` in engine/wasm/rules.mjs reads it.

A network's large layers are kept as bytes: each row is one number, taken up to 127 times. Its guide has them as wider
numbers, which take twice or four times the room and hold no more.
"""

from typing import Any, NamedTuple

import numpy as np

from .network import Network
from .network_guide import Plan

MOST = 127  # times that a row's number is taken
PLACE = 4  # bytes of a place in a guide's memory


class Rows(NamedTuple):
    """A stretch of memory whose rows are kept as bytes."""

    at: int  # the byte where it begins
    height: int
    width: int
    over: int | None  # the byte where the float lies by which all are divided into whole numbers; None: they are floats


def packed(network: Network, memory: Any) -> tuple[list[Rows], bytes]:
    """The stretches that are kept as bytes, in their order, and the file: what lies between them as it is."""
    w = network.weights
    plan = Plan(network.game, len(w["first.bias"]), len(w["second.bias"]))
    plain, found, file, end = memory.tobytes(), list[Rows](), list[bytes](), 0
    for layer, over, each in (("first", PLACE * plan.at["scale"], 2), ("policy", None, 4)):
        steps = _steps(w[layer])
        if steps is None:
            continue
        height, width = w[layer].shape
        rows = Rows(PLACE * plan.at[layer], height, width, over)
        codes = np.rint(w[layer] / steps).astype(np.int8)
        file += [plain[end : rows.at], np.hstack([steps.view(np.int8), codes]).tobytes()]
        end = rows.at + each * w[layer].size
        found.append(rows)
    return found, b"".join([*file, plain[end:]])


def _steps(array: Any) -> Any:
    """The number that each row is made of, exactly; None where there is none."""
    most = np.abs(array).max(axis=1, keepdims=True)
    near = np.where(most == 0, np.float32(1), most / np.float32(MOST))
    steps = np.zeros_like(near)
    for tried in (near, np.nextafter(near, np.float32(0)), np.nextafter(near, np.float32(np.inf))):
        fits = (np.rint(array / tried) * tried == array).all(axis=1, keepdims=True)
        steps = np.where(fits & (steps == 0), tried, steps)
    return steps if steps.all() else None
