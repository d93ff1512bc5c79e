"""Roads that bring a district nearer to the plaza. (CF-4)"""

from __future__ import annotations

from riverrat.games.rio_de_la_plata import GAME
from riverrat.games.rio_de_la_plata import actions as words

from .tabletop import Town, Y


def test_cf4_roads_that_bring_a_district_nearer_are_told() -> None:
    """VI and VII lie one piece beside the plaza, V five pieces along the street between rows 8 and 9."""
    t = Town().ask(words.CHOOSE_ROAD_STEP, Y, 3)
    useful = GAME.view(t.s, Y)["now"]["useful"]
    assert {"G8-S", "J8-S", "C8-S", "D8-S", "E8-S", "F8-S"} <= set(useful)
    assert not {"A1-S", "H8-S", "F9-E", "P9-S"} & set(useful)
    t.do("road G8-S")
    useful = GAME.view(t.s, Y)["now"]["useful"]
    assert "G8-S" not in useful
    assert "F8-S" in useful
