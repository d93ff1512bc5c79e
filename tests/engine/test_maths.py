"""exp and tanh are right, interpreted as compiled; the values are those of tables, to seventeen digits."""

import pytest

from riverrat.engine.entry import numba
from riverrat.engine.maths import exp, tanh

from ..conftest import needs_numba

POWERS = {
    0.0: 1.0,
    1.0: 2.7182818284590452,
    -1.0: 0.36787944117144232,
    0.5: 1.6487212707001281,
    10.0: 22026.465794806717,
    -40.0: 4.2483542552915890e-18,
    100.0: 2.6881171418161354e43,
    -600.0: 2.6503965530043108e-261,
}
TANGENTS = {0.0: 0.0, 0.5: 0.46211715726000976, -1.0: -0.76159415595576489, 3.0: 0.99505475368673045, 400.0: 1.0}


@pytest.mark.parametrize(("x", "y"), POWERS.items())
def test_powers_of_e(x: float, y: float) -> None:
    assert exp(x) == pytest.approx(y, rel=1e-15)


@pytest.mark.parametrize(("x", "y"), TANGENTS.items())
def test_tangents(x: float, y: float) -> None:
    assert tanh(x) == pytest.approx(y, abs=1e-15)


def test_what_is_out_of_reach() -> None:
    assert exp(-601.0) == 0.0
    assert exp(5000.0) == exp(600.0) == pytest.approx(3.7730203009299398e260, rel=1e-15)


@needs_numba
def test_compiled_code_finds_the_same_bits() -> None:
    powers, tangents = numba.njit(exp), numba.njit(tanh)
    for at in range(-6000, 6000, 7):
        assert powers(at / 10.3) == exp(at / 10.3)
        assert tangents(at / 103.0) == tanh(at / 103.0)
