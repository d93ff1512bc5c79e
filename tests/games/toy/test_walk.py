"""Walking, landing and the end of a game: C1 to C3, C5."""

from .tabletop import ANNA, BRUNO, Tabletop


def test_c1_any_own_rat_that_is_not_home_may_walk() -> None:
    assert Tabletop().legal() == ["rat 0", "rat 1"]
    assert Tabletop().rats(ANNA, 9, 6).legal() == ["rat 1"]


def test_c2_a_rat_goes_one_to_three_spaces_and_never_past_its_home() -> None:
    assert Tabletop().choose("rat 1").legal() == ["go 1", "go 2", "go 3"]
    assert Tabletop().rats(ANNA, 0, 7).choose("rat 1").legal() == ["go 8", "go 9"]
    assert Tabletop(course="long").rats(ANNA, 0, 7).choose("rat 1").legal() == ["go 8", "go 9", "go 10"]


def test_c3_a_hole_may_be_dug_in_and_plain_ground_may_not() -> None:
    assert Tabletop().choose("rat 0", "go 2").legal() == ["dig", "peek", "leave"]
    table = Tabletop().choose("rat 0", "go 1")
    assert table.legal() == ["rat 0", "rat 1"]
    assert table.told("moved") == [{"rat": 0, "start": 0, "space": 1}]


def test_c5_the_game_ends_when_somebody_has_all_rats_home() -> None:
    table = Tabletop().rats(ANNA, 9, 7).rats(BRUNO, 9, 0).choose("rat 1", "go 9")
    assert table.s.over == 1
    assert (table.lines(ANNA), table.lines(BRUNO)) == ({"cheese": 0, "home": 4}, {"cheese": 0, "home": 2})
