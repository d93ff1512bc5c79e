import pytest

from riverrat import games
from riverrat.engine.errors import BadPosition
from riverrat.engine.state import Fields, State, i8, i16


class Small(Fields):
    cheese: list[int] = i16(3)
    rat: list[list[int]] = i8(2, 2)
    cube: list[list[list[int]]] = i8(2, 1, 2)
    seat: int = i8()


def test_a_new_record_is_all_zeros() -> None:
    assert Small().to_json() == {"cheese": [0, 0, 0], "rat": [[0, 0], [0, 0]], "cube": [[[0, 0]], [[0, 0]]], "seat": 0}


def test_a_clone_shares_nothing() -> None:
    s = Small()
    t = s.clone()
    t.cheese[1] = 4
    t.rat[1][0] = 5
    t.cube[1][0][1] = 6
    t.seat = 1
    assert s == Small()
    assert s != t
    assert s.diff(t) == ["cheese[1]: 0 -> 4", "rat[1][0]: 0 -> 5", "cube[1][0][1]: 0 -> 6", "seat: 0 -> 1"]


def test_bytes_and_json_bring_back_the_same_record() -> None:
    s = Small()
    s.cheese[2], s.rat[0][1], s.cube[0][0][0] = -300, -128, 127
    assert Small.from_bytes(s.to_bytes()) == s
    assert Small.from_json(s.to_json()) == s
    assert all(type(x) is int for x in Small.from_bytes(s.to_bytes()).cheese)


def test_records_of_different_kinds_are_not_equal() -> None:
    assert Small() != object()
    with pytest.raises(TypeError):
        hash(Small())


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"rat": [[0, 0], [0, 128]]}, "rat[1][1]: 128 is outside -128..127"),
        ({"cheese": [1, 2]}, "cheese: needs a list of 3, not a list of 2"),
        ({"cheese": 7}, "cheese: needs a list of 3, not 7"),
        ({"seat": "me"}, "seat: needs a whole number, not 'me'"),
        ({"seat": True}, "seat: needs a whole number, not True"),
        ({"chese": 1}, "chese: is not a field of this game's state"),
        ([], "state: needs an object with one entry per field"),
    ],
)
def test_json_that_does_not_fit_is_refused_by_field(data: object, message: str) -> None:
    with pytest.raises(BadPosition) as error:
        Small.from_json(data)
    assert str(error.value) == message


def test_the_numpy_record_is_aligned() -> None:
    assert Small.dtype.isalignedstruct


def test_a_state_can_be_read_in_a_debugger() -> None:
    game = games.load("toy")
    s = game.new(2, seed=1)
    assert repr(s) == "<toy, 2 seats, seat 0 decides walk: turn=1, bag=[6, 4, 1]>"
    game.play(s, "rat 1")
    game.play(s, "go 1")
    assert repr(s) == "<toy, 2 seats, seat 1 decides walk: turn=2, rat=[[0, 1], [0, 0], [0, 0], [0, 0]], bag=[6, 4, 1]>"
    s.over = 1
    assert repr(s).startswith("<toy, 2 seats, over: turn=2, ")


def test_a_long_field_is_told_by_how_much_it_holds() -> None:
    class Wide(State):
        plot: list[list[int]] = i8(5, 5)

    s = Wide()
    s.plot[2][3] = s.plot[4][4] = 7
    assert repr(s) == f"<{__name__}, 0 seats, nothing asked: plot=<2 of 25 not 0>>"
