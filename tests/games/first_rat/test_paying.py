"""The end of step 1: Cheese for other players, and Moldy Cheese. (C3)"""

import pytest

from riverrat.games.first_rat.data import CHEESE
from riverrat.games.first_rat.turn.paying import pay_cheese

from .tabletop import ESRA, GABY, GREG, VERO, YOU, Tabletop


def test_r3_joining_a_rat_costs_a_cheese() -> None:
    t = Tabletop(3).rats(ESRA, 4, 0).turn(GABY).move((0, 4))
    assert t.has(GABY) == {"H": 1, "V": 1}
    assert t.has(ESRA) == {"H": 3}


def test_r4_pay_then_collect() -> None:
    t = Tabletop(3).rats(GABY, 4, 0).goods(GABY, H=1).rats(ESRA, 5, 0).turn(GABY)
    t.enter((4, 5), (0, 2)).choose("done")
    assert t.has(GABY) == {"H": 4}
    assert t.has(ESRA) == {"H": 3}
    assert t.told("cheese-given") == [{"player": ESRA, "amount": 1}]


def test_r6_moldy_cheese_covers_the_debt() -> None:
    t = Tabletop(3).rats(VERO, 3, 0).rats(GABY, 5, 2).rats(ESRA, 5, 0).turn(VERO)
    t.move((3, 5), (0, 2))
    assert t.s.moldy[VERO] == 1
    assert t.has(VERO) == {"H": 5}  # 1 + 3 - 3 = 1, then 2 + 2
    assert t.has(GABY) == {"H": 4}
    assert t.has(ESRA) == {"H": 3}


def test_d7_moldy_cheese_is_no_obstacle_to_a_move() -> None:
    t = Tabletop(3).rats(VERO, 3, 0).rats(GABY, 5, 2).rats(ESRA, 5, 0).goods(VERO).turn(VERO)
    assert t.can_move((3, 5), (0, 2))
    assert t.can_move((3, 4))


def test_r7_no_debt_on_an_empty_space() -> None:
    t = Tabletop(3).rats(VERO, 3, 0).rats(GABY, 5, 2).rats(ESRA, 5, 0).turn(VERO).move((3, 8))
    assert t.s.light[VERO] == 2
    assert t.has(VERO) == {"H": 1}
    assert t.s.moldy[VERO] == 0


@pytest.mark.parametrize(
    ("debt", "cheese", "moldy", "left"),
    [(4, 0, 2, 2), (3, 3, 0, 0), (1, 0, 1, 2)],
    ids=["T9", "T10", "T11"],
)
def test_moldy_cheese_is_never_more_than_needed(debt: int, cheese: int, moldy: int, left: int) -> None:
    """T9, T10 and T11: what is left of the last one stays as ordinary Cheese (D6)."""
    t = Tabletop(5).rats(VERO, 2).goods(VERO, H=cheese).turn(VERO)
    for other in range(1, 1 + debt):
        t.rats(other, 2, 0)
    t.s.moved = 1
    pay_cheese(t.s, VERO, None)
    assert t.s.moldy[VERO] == moldy
    assert t.s.goods[VERO][CHEESE] == left
    assert t.sound()


def test_t24_toll_free() -> None:
    t = Tabletop(3).comic(VERO, "toll-free").rats(GABY, 4, 0).rats(ESRA, 4, 0).goods(VERO).turn(VERO).move((0, 4))
    assert t.has(VERO) == {"V": 1}
    assert t.has(GABY) == t.has(ESRA) == {"H": 2}


def test_d35_by_option_each_of_gregs_rats_is_paid() -> None:
    t = Tabletop(1, greg_crowd="each").rats(GREG, 5, 5, 1, 0).goods(YOU, H=2).rats(YOU, 1, 0).turn(YOU)
    t.enter((1, 5)).choose("done")
    assert t.told("cheese-to-greg") == [{"amount": 2}]
    assert t.has(YOU) == {"H": 2}  # none before collecting, and 2 collected


def test_t43_d35_one_cheese_for_two_of_gregs_rats() -> None:
    t = Tabletop(1).rats(GREG, 5, 5, 1, 0).goods(YOU, H=2).rats(YOU, 1, 0).turn(YOU)
    supply = t.s.supply[CHEESE]
    t.enter((1, 5)).choose("done")
    assert t.told("cheese-to-greg") == [{"amount": 1}]
    assert t.has(YOU) == {"H": 3}  # 1 before collecting, and 2 collected
    assert t.s.supply[CHEESE] == supply + 1 - 2
    assert t.sound()


def test_d36_greg_is_paid_with_moldy_cheese_too() -> None:
    t = Tabletop(1).rats(GREG, 8, 5, 1, 0).goods(YOU).turn(YOU).enter((0, 1)).choose("done")
    assert t.s.moldy[YOU] == 1
    assert t.has(YOU) == {"H": 2}
    assert t.sound()


def test_d4_income_of_the_turn_cannot_pay_the_debt() -> None:
    t = Tabletop(3).rats(ESRA, 2, 0).goods(VERO).turn(VERO).move((0, 2))
    assert t.s.moldy[VERO] == 1
    assert t.has(VERO) == {"H": 4}


def test_d5_everybody_is_paid_in_full() -> None:
    t = Tabletop(5).goods(VERO, H=1).rats(VERO, 1).turn(VERO)
    for other in range(1, 5):
        t.rats(other, 2, 0)
    before = [t.s.goods[other][CHEESE] for other in range(1, 5)]
    t.move((1, 2))
    assert [t.s.goods[other][CHEESE] for other in range(1, 5)] == [count + 1 for count in before]


def test_d8_moldy_cheese_never_runs_out() -> None:
    t = Tabletop(2).rats(ESRA, 4, 0).goods(VERO).turn(VERO)
    t.s.moldy[VERO] = 12
    t.goods(ESRA, H=90)  # the supply is empty
    t.move((0, 4))
    assert t.s.moldy[VERO] == 13
    assert t.s.created == 3
    assert t.has(VERO) == {"V": 1, "H": 2}
    assert t.has(ESRA) == {"H": 91}
    assert t.sound()


def test_d34_a_cheese_to_each_player_on_a_space() -> None:
    t = Tabletop(3).rats(GABY, 4, 0).rats(ESRA, 4, 0).goods(VERO, H=2).turn(VERO).move((0, 4))
    assert t.has(VERO) == {"V": 1}
    assert t.has(GABY) == t.has(ESRA) == {"H": 3}


def test_d49_start_and_launchpad_cost_nothing() -> None:
    t = Tabletop(2).rats(VERO, 26, 3).rats(ESRA, 0, 0).goods(VERO, H=1).turn(VERO).move((26, 27))
    assert t.has(VERO) == {"H": 1}


def test_d69_no_moldy_cheese_to_buy_or_donate() -> None:
    t = Tabletop(2).rats(VERO, 4).rats(ESRA, 5, 0).goods(VERO).turn(VERO).move((4, 5))
    assert t.has(VERO) == {"H": 4}  # 2 left of the Moldy Cheese and 2 collected
    assert not [action for action in t.legal() if action.startswith("buy")]
    rest = Tabletop(2).goods(VERO, H=8).rats(VERO, 1).rats(ESRA, 2, 0).turn(VERO).move((1, 2))
    assert rest.has(VERO) == {"H": 9}
    assert "donate" not in rest.legal()


def test_d6_d69_the_rest_of_a_moldy_cheese_is_ordinary() -> None:
    t = Tabletop(2).rats(VERO, 4).rats(ESRA, 5, 0).goods(VERO).backpack(VERO, "cheese").turn(VERO)
    t.hamster(vinegar=1).move((4, 5))
    assert t.has(VERO) == {"H": 6}
    t.play("buy backpack-vinegar")
    assert t.has(VERO) == {}
