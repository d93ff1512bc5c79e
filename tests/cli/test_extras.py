"""The core is NumPy and numba; what else a command needs comes with an extra, and it says which."""

import re
import subprocess
import sys
import tomllib
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from riverrat.cli.extras import EXTRAS

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def names(requirements: list[str]) -> set[str]:
    """The distributions that requirements name, as indexes spell them."""
    found = (re.match(r"[\w.-]+", requirement) for requirement in requirements)
    return {re.sub(r"[-_.]+", "-", match[0]).lower() for match in found if match}


def test_the_core_is_numpy_and_numba() -> None:
    assert names(PROJECT["dependencies"]) == {"numpy", "numba"}


def test_classifiers_are_those_that_indexes_know() -> None:
    from trove_classifiers import classifiers

    assert set(PROJECT["classifiers"]) <= classifiers


distributions = cache(packages_distributions)  # it reads about everything that is installed


@pytest.mark.parametrize("extra", EXTRAS)
def test_a_missing_module_is_led_back_to_its_extra(extra: str) -> None:
    """Every module named is installed by a distribution that the extra asks for."""
    asked = names(PROJECT["optional-dependencies"][extra])
    installed = distributions()
    for module in EXTRAS[extra]:
        if module in installed:
            assert names(installed[module]) & asked, f"{module} does not come with {extra}"


def test_every_extra_for_users_is_known() -> None:
    assert set(EXTRAS) == set(PROJECT["optional-dependencies"]) - {"dev", "docs"}


@pytest.mark.parametrize(
    ("missing", "command", "extra"),
    [
        ("rich_click", ["games"], "terminal"),
        ("rich_click", [], "terminal"),
        ("fluent", ["games"], "terminal"),
        ("litestar", ["serve"], "server"),
        ("uvicorn", ["serve"], "server"),
        ("msgspec", ["bench", "server"], "server"),
        ("pyarrow", ["simulate", "first-rat", "--out", "games.parquet"], "env"),
    ],
)
def test_a_command_says_in_one_line_what_to_install(
    missing: str, command: list[str], extra: str, tmp_path: Path
) -> None:
    script = (
        f"import sys; sys.modules[{missing!r}] = None; from riverrat.cli.main import main; sys.exit(main({command!r}))"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    expected = f"riverrat: this needs {missing}, which is not installed; it comes with: pip install 'riverrat[{extra}]'"
    assert done.stderr == expected + "\n"
