"""What has to hold of a box that is tuned: the example of the Fort. (A4-2)"""

import pytest

from riverrat.games.rio_de_la_plata import tuning as rio


def test_a4_2_the_fort_example_of_rio(monkeypatch: pytest.MonkeyPatch) -> None:
    for base, holds in (([4, 4, 3, 3, 3, 3, 3, 2], True), ([5, 5, 3, 3, 3, 2, 2, 2], False)):
        monkeypatch.setitem(rio.LADDERS["fort"], "base", base)
        assert rio.fort_example() == holds
