"""What `import riverrat` promises."""

import doctest
import importlib
import pkgutil
import subprocess
import sys

import pytest

import riverrat
from riverrat import engine
from riverrat.engine import errors


def test_everything_promised_is_there() -> None:
    assert all(callable(getattr(riverrat, name)) for name in riverrat.__all__)
    assert set(riverrat.__all__) <= set(dir(riverrat))


def test_every_error_a_caller_may_meet_is_promised() -> None:
    kinds = [value for value in vars(errors).values() if isinstance(value, type) and issubclass(value, Exception)]
    assert {kind.__name__ for kind in kinds} - set(riverrat.__all__) == set()


def test_a_name_that_is_not_promised_is_refused_as_usual() -> None:
    with pytest.raises(AttributeError, match="module 'riverrat' has no attribute 'lode'"):
        riverrat.lode  # noqa: B018


def test_importing_costs_nothing() -> None:
    told = "import sys, riverrat; print(sorted({'numpy', 'numba', 'riverrat.engine'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_game_is_played_recorded_and_read_again() -> None:
    assert "first-rat" in riverrat.names()
    record = riverrat.Record(riverrat.load("first-rat"), seats=2, seed=1)
    record.play(record.game.legal(record.now)[0])
    again = riverrat.read_record(record.text())
    assert (again.game.name, again.now, again.actions) == ("first-rat", record.now, record.actions)
    with pytest.raises(riverrat.BadRecord, match="line 2: unknown game 'second-rat'; did you mean first-rat"):
        riverrat.read_record(record.text().replace("first-rat", "second-rat"))


@pytest.mark.parametrize("module", [module.name for module in pkgutil.iter_modules(engine.__path__)])
def test_examples_in_the_engine_come_out_as_written(module: str) -> None:
    assert doctest.testmod(importlib.import_module(f"riverrat.engine.{module}")).failed == 0
