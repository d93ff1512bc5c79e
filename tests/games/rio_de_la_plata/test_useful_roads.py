"""Roads that bring a district nearer to the plaza. (CF-4)"""

from riverrat.games.rio_de_la_plata import GAME
from riverrat.games.rio_de_la_plata import actions as words

from .tabletop import Town, Y


def test_cf4_pieces_with_which_the_roads_come_nearer_to_a_district_are_told() -> None:
    """VI and VII lie one piece beside the plaza; I to IV lie above its upper corners. V is reached through VI, and what
    does not go on from the plaza is not told of, however near it lies.
    """
    t = Town().ask(words.CHOOSE_ROAD_STEP, Y, 3)
    assert GAME.view(t.s, Y)["now"]["useful"] == ["G6-S", "J6-S", "G8-S", "J8-S", "G6-E", "I6-E"]
    t.do("road G8-S")
    useful = GAME.view(t.s, Y)["now"]["useful"]
    assert "F8-S" in useful
    assert not {"G8-S", "E8-S"} & set(useful)
    t.do("road E8-S")  # beside what is to be laid next: it still is, and counts as laid
    assert "F8-S" in GAME.view(t.s, Y)["now"]["useful"]
