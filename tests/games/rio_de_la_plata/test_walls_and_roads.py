"""A4-3, CF-4: where walls and roads may be laid, and the districts that roads join to the plaza."""

from riverrat.games.rio_de_la_plata import actions as words
from riverrat.games.rio_de_la_plata.data import EDGE

from .tabletop import Town, Y, line_between


def test_t19_roads_connect_districts_to_the_plaza() -> None:
    t = Town().roads((7, 8), (6, 8))
    assert t.s.connected == [0, 0, 0, 0, 0, 1, 0, 0]
    t.roads((2, 8), (3, 8), (4, 8), (5, 8), (6, 8))
    assert t.s.connected == [0, 0, 0, 0, 1, 1, 0, 0]
    assert Town().roads((6, 8), (6, 7)).s.connected == [0] * 8


def test_t20_district_two_needs_four_pieces() -> None:
    t = Town().roads((6, 3), (6, 4), (6, 5), (6, 6))
    assert t.s.connected[1] == 0
    t.roads((6, 6), (7, 6))
    assert t.s.connected[1] == 1
    assert t.pool() == 56


def test_d19_roads_anywhere_or_by_option_only_where_one_goes_on() -> None:
    far = line_between((1, 1), (2, 1))
    near = line_between((7, 6), (7, 5))
    t = Town().ask(words.CHOOSE_ROAD_STEP, Y, 3)
    assert len(t.legal()) == 290
    assert t.can(f"road {far}")
    u = Town(roads_contiguous="on").ask(words.EFFECTS_STEP).ask(words.CHOOSE_ROAD_STEP, Y, 3)
    assert not u.can(f"road {far}")
    u.do(f"road {near}")
    assert u.can(f"road {line_between((7, 5), (7, 4))}")
    assert not u.can(f"road {line_between((7, 4), (7, 3))}")


def test_d62_an_empty_pool_forfeits_the_rest() -> None:
    t = Town().ask(words.EFFECTS_STEP).ask(words.CHOOSE_WALL_STEP, Y, 3)
    t.walls(*[edge for at, edge in enumerate(EDGE) if t.s.wall[at] == 0][:38])
    assert len(t.legal()) == 2
    t.do(t.legal()[0])
    assert all(t.s.wall)
    assert t.step != "choose-wall"
    u = Town().ladder(Y, "roads", 1, 1, 1, 1)
    u.s.pieces = 0  # all of them lie on the map
    u.s.finished[0], u.s.completer[0], u.s.fills = 5, Y, 1
    u.run(words.LADDER_PAYS_STEP)
    assert u.points(Y) == 4
    assert u.step == "ladder-pays"
