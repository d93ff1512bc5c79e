"""exp and tanh out of plus and times: every machine, compiler and browser finds the same bits.

Those of a machine's own library differ from the next one's in the last place, and one such place can turn a search.
"""

from .rule import rule

REACH = 600.0  # e to the power of less than minus that counts as nothing, of more as of this
DOUBLINGS = 1.4426950408889634  # in an e-fold
DOUBLED = 0.6931471803691238  # ln 2 without its last bits, so that multiples are exact
REST = 1.9082149292705877e-10  # and these
STEP = 60  # doublings that fit into a whole number
MANY, FEW = float(1 << STEP), 1.0 / (1 << STEP)
C2, C3, C4, C5, C6, C7 = 1 / 2, 1 / 6, 1 / 24, 1 / 120, 1 / 720, 1 / 5040  # of Taylor's series
C8, C9, C10, C11, C12, C13 = 1 / 40320, 1 / 362880, 1 / 3628800, 1 / 39916800, 1 / 479001600, 1 / 6227020800


@rule
def exp(x: float) -> float:
    """E to the power of `x`, right to about 1 in 10**15."""
    if x < -REACH:
        return 0.0
    x = min(x, REACH)
    doublings = int(x * DOUBLINGS + (0.5 if x >= 0.0 else -0.5))
    r = (x - doublings * DOUBLED) - doublings * REST
    y = C8 + r * (C9 + r * (C10 + r * (C11 + r * (C12 + r * C13))))
    y = 1.0 + r * (1.0 + r * (C2 + r * (C3 + r * (C4 + r * (C5 + r * (C6 + r * (C7 + r * y)))))))
    while doublings > 0:
        doublings -= STEP
        y *= MANY
    while doublings < -STEP:
        doublings += STEP
        y *= FEW
    return y * (1 << (STEP + doublings)) * FEW


@rule
def tanh(x: float) -> float:
    """The hyperbolic tangent of `x`, right to about 1e-15."""
    return 1.0 - 2.0 / (exp(2.0 * x) + 1.0)
