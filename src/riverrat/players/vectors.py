"""A scalar product for compiled code, in an order that is laid down: sixteen sums side by side, then these in pairs.

Left to a compiler the order would be that of the machine's registers, and the last bits with it. Sixteen numbers are
four registers of a WebAssembly, NEON or SSE machine, and one of AVX-512.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from riverrat.engine.entry import numba

LANES = 16


def _dot() -> Any:
    if numba is None:
        return None
    from llvmlite import ir

    cgutils: Any = import_module("numba.core.cgutils")
    number, place = ir.FloatType(), ir.IntType(64)
    lanes = ir.VectorType(number, LANES)

    def generate(context: Any, builder: Any, signature: Any, given: Sequence[Any]) -> Any:
        kinds = zip(signature.args, given, strict=True)
        a, b = (context.make_array(kind)(context, builder, value) for kind, value in kinds)
        size = builder.extract_value(b.shape, 0)
        whole = builder.and_(size, place(-LANES))
        sums, total = cgutils.alloca_once(builder, lanes), cgutils.alloca_once(builder, number)
        builder.store(ir.Constant(lanes, [0.0] * LANES), sums)

        def add(at: Any, kind: Any, sum_: Any) -> None:
            """Add the product of what lies at a place, one number or a row of them, to a sum."""
            places = (builder.bitcast(builder.gep(x.data, [at]), kind.as_pointer()) for x in (a, b))
            product = builder.fmul(*(builder.load(where, align=4) for where in places))
            builder.store(builder.fadd(builder.load(sum_), product), sum_)

        with cgutils.for_range_slice(builder, place(0), whole, place(LANES)) as (at, _):
            add(at, lanes, sums)
        builder.store(_in_pairs(builder, builder.load(sums)), total)
        with cgutils.for_range_slice(builder, whole, size, place(1)) as (at, _):
            add(at, number, total)
        return builder.load(total)

    def summed(context: Any, a: Any, b: Any) -> Any:
        return numba.types.float32(a, b), generate

    return numba.extending.intrinsic(summed)


def _in_pairs(builder: Any, sums: Any) -> Any:
    """The sum of all lanes: the halves are added until there is one."""
    from llvmlite import ir

    count = LANES
    while count > 1:
        count //= 2
        halves = (
            builder.shuffle_vector(sums, sums, ir.Constant(ir.VectorType(ir.IntType(32), count), list(places)))
            for places in (range(count), range(count, 2 * count))
        )
        sums = builder.fadd(*halves)
    return builder.extract_element(sums, ir.IntType(32)(0))


def quick(function: Any) -> Any:
    """Compiled as a part of whatever calls it."""
    return function if numba is None else numba.extending.register_jitable(function)


_summed = _dot()


@quick
def dot(a: Any, b: Any) -> Any:
    """The sum of the products of two rows of numbers, as long as the second.

    (A function of this module, because numba has another name for its own kind in every process: compiled code that
    has such a one in its cells is never found again.)
    """
    return _summed(a, b)
