"""Horses, direction and travel. (C4, D.2)"""

import pytest

from riverrat.engine.gestures import gestures
from riverrat.engine.playout import decisions, start
from riverrat.games.la_loire import GAME

from .tabletop import RED, Board


def rides(board: Board) -> set[str]:
    """Where the ride at hand can end."""
    found = set()
    for gesture in gestures(GAME, board.s):
        assert gesture.complete
        found.add(gesture.target.partition(":")[2])
    return found


@pytest.mark.parametrize(("horses", "stop"), [(2, "vendome"), (1, "tours"), (0, "luynes")])
def test_r01_a_stack_moves_horses_plus_one(horses: int, stop: str) -> None:
    board = Board().rider(RED, "merchant", "langeais", horses=horses).horse()
    board.play("move merchant")
    if horses:
        board.play("leave 0")
    assert board.legal() == [f"stop {stop}"]
    board.play(f"stop {stop}")
    assert board.place_of("merchant") == stop
    assert board.horses_of("merchant") == horses


def test_t01_d17_a_city_is_passed_in_the_same_sense() -> None:
    board = Board().rider(RED, "merchant", "beaugency", horses=2).horse().palace(RED, "bank", "orleans")
    board.play("move merchant", "leave 0")
    assert board.legal() == ["stop chambord"]
    board.play("stop chambord")
    assert board.s.heading[RED][0] == 1
    assert board.s.money[RED] == 0
    assert board.told("bank") == []


def test_t02_d18_the_city_guard_stops_early() -> None:
    board = Board().rider(RED, "merchant", "beaugency", horses=2).horse()
    board.palace(RED, "bank", "orleans").hired(RED, "city-guard")
    board.play("move merchant", "leave 0")
    assert board.legal() == ["stop-city orleans", "stop chambord"]
    board.play("stop-city orleans")
    assert board.horses_of("merchant") == 2
    assert board.s.money[RED] == 3
    assert board.s.heading[RED][0] == 0


def test_t03_out_of_nantes() -> None:
    board = Board().rider(RED, "merchant", "nantes", horses=2).play("move merchant", "leave 0")
    assert board.legal() == ["head clockwise", "head counter-clockwise"]
    other = Board().rider(RED, "merchant", "nantes", horses=2).play("move merchant", "leave 0")
    assert board.play("head counter-clockwise").legal() == ["stop chinon"]
    assert other.play("head clockwise").legal() == ["stop luynes"]


def test_t04_out_of_orleans() -> None:
    board = Board().rider(RED, "messenger", "orleans", horses=2)
    board.play("move messenger", "leave 0", "head clockwise")
    assert board.legal() == ["stop chenonceau"]
    other = Board().rider(RED, "messenger", "orleans", horses=2)
    assert other.play("move messenger", "leave 0", "head counter-clockwise").legal() == ["stop talcy"]


def test_t05_d11_two_horses_at_most_three_with_the_scout() -> None:
    board = Board().rider(RED, "merchant", "tours", horses=2).horse("tours")
    board.play("move merchant", "leave 0")
    assert board.legal() == ["stop talcy"]
    scout = Board().rider(RED, "merchant", "tours", horses=2).horse("tours").hired(RED, "scout")
    scout.play("move merchant", "leave 0")
    assert scout.legal() == ["take 0", "take 1"]
    scout.play("take 1")
    assert scout.legal() == ["stop beaugency"]
    assert scout.horses_of("merchant") == 3


def test_t06_one_horse_is_taken_two_with_the_squire() -> None:
    board = Board().rider(RED, "merchant", "tours").horse("tours", "tours").play("move merchant")
    assert board.legal() == ["take 0", "take 1"]
    assert board.play("take 1").legal() == ["stop blois"]
    squire = Board().rider(RED, "merchant", "tours").horse("tours", "tours").hired(RED, "squire").play("move merchant")
    assert squire.legal() == ["take 0", "take 1", "take 2"]
    assert squire.play("take 2").legal() == ["stop talcy"]


def test_t07_d14_the_blacksmith_brings_a_horse_once_a_turn() -> None:
    board = Board().rider(RED, "merchant", "blois", horses=1).rider(RED, "messenger", "angers").horse("tours", "talcy")
    board.hired(RED, "blacksmith").money(RED, 3).play("move merchant", "leave 0")
    assert board.legal() == ["fetch-none", "fetch tours", "fetch talcy"]
    board.play("fetch tours")
    assert board.free_at("tours") == 0
    assert board.s.money[RED] == 2
    assert board.horses_of("merchant") == 2
    assert board.legal() == ["stop meung"]
    board.play("stop meung", "done", "move messenger")
    assert board.legal() == ["stop langeais"]


def test_d14_cities_are_sources_and_a_denier_is_needed() -> None:
    board = Board().rider(RED, "merchant", "blois").horse("nantes", "orleans", "blois").hired(RED, "blacksmith")
    board.money(RED, 1).play("move merchant", "take 0")
    assert board.legal() == ["fetch-none", "fetch-city nantes", "fetch-city orleans"]
    assert board.play("fetch-city orleans").free_at("orleans") == 0
    poor = Board().rider(RED, "merchant", "blois").horse("nantes").hired(RED, "blacksmith").play("move merchant")
    assert poor.legal() == ["stop talcy"]


def test_t08_d15_squire_and_blacksmith() -> None:
    board = Board().rider(RED, "merchant", "blois").horse("blois", "tours", "talcy").hired(RED, "blacksmith", "squire")
    board.money(RED, 5).play("move merchant", "take 1")
    assert board.legal() == ["fetch-none", "fetch tours", "fetch talcy"]
    board.play("fetch talcy")
    assert board.s.money[RED] == 4
    assert board.legal() == ["stop meung"]  # no second remote horse: three steps with two horses


def test_d10_the_blacksmith_horse_counts_in_the_quota() -> None:
    board = Board().rider(RED, "merchant", "blois").horse("blois", "tours").hired(RED, "blacksmith").money(RED, 5)
    board.play("move merchant", "take 1")
    assert board.legal() == ["stop beaugency"]


def test_t09_d21_the_ceiling_comes_before_the_blacksmith() -> None:
    board = Board().rider(RED, "merchant", "nantes").horse("blois").hired(RED, "blacksmith").money(RED, 11)
    board.play("move merchant")
    assert board.s.money[RED] == 10
    board.play("fetch blois")
    assert board.s.money[RED] == 9


def test_d12_horses_are_not_swapped_but_one_may_be_fetched() -> None:
    board = Board().rider(RED, "merchant", "blois", horses=1).horse("blois", "tours").hired(RED, "blacksmith")
    board.money(RED, 2).play("move merchant", "leave 1")
    assert board.legal() == ["fetch-none", "fetch tours"]
    board.play("fetch tours")
    assert board.free_at("blois") == 2
    assert board.horses_of("merchant") == 1


def test_t51_d13_d16_horses_left_in_a_city_serve_the_other_figure() -> None:
    board = Board().rider(RED, "merchant", "nantes", horses=2).rider(RED, "messenger", "nantes").horse()
    board.money(RED, 5).play("move merchant", "leave 2", "head clockwise", "stop angers")
    board.done()
    assert board.free_at("nantes") == 2
    board.play("move messenger")
    assert board.legal() == ["take 0", "take 1"]
    board.play("take 1")
    assert board.horses_of("messenger") == 1


def test_d13_the_blacksmith_may_fetch_what_the_first_figure_left() -> None:
    board = Board().rider(RED, "merchant", "tours", horses=1).rider(RED, "messenger", "amboise").horse()
    board.hired(RED, "blacksmith").money(RED, 1).play("move merchant", "leave 1", "stop vendome").done()
    board.play("move messenger")
    assert board.legal() == ["fetch-none", "fetch tours"]


def test_t50_d18_the_jester_stops_at_the_circus() -> None:
    board = Board().rider(RED, "messenger", "amboise", horses=2).horse().hired(RED, "jester")
    board.play("move messenger", "leave 0")
    assert board.legal() == ["stop usse", "stop chinon"]
    guard = Board().rider(RED, "messenger", "saumur", horses=2).horse().hired(RED, "jester", "city-guard")
    guard.circus("angers").play("move messenger", "leave 0")
    assert guard.legal() == ["stop-city nantes", "stop angers", "stop langeais"]


def test_d18_the_start_never_counts_as_an_early_stop() -> None:
    board = Board().rider(RED, "messenger", "usse", horses=2).horse().hired(RED, "jester")
    board.play("move messenger", "leave 0")
    assert board.legal() == ["stop saumur"]


def test_d19_nothing_blocks_a_place() -> None:
    board = Board(4).horse("tours", "tours", "tours", "tours")
    for seat in range(4):
        board.rider(seat, "merchant", "tours", horses=2).rider(seat, "messenger", "luynes")
    board.play("move messenger", "stop tours")
    assert board.place_of("messenger") == "tours"


@pytest.mark.parametrize(("scope", "offered"), [("figure", True), ("turn", False)])
def test_t62_d10_the_quota_counts_for_each_figure_or_for_the_turn(scope: str, offered: bool) -> None:
    board = Board(horse_take_scope=scope).rider(RED, "merchant", "tours").rider(RED, "messenger", "amboise")
    board.horse("tours", "amboise").play("move merchant", "take 1", "stop blois")
    board.play("move messenger")
    assert board.may("take 1") == offered


def test_c4_10_a_figure_always_moves() -> None:
    board = Board().rider(RED, "merchant", "tours", horses=2).horse()
    assert rides(board.moved("messenger")) == {"vendome", "blois", "talcy"}


def test_a_ride_is_one_gesture_that_ends_on_its_village() -> None:
    board = Board().rider(RED, "merchant", "nantes", horses=2).rider(RED, "messenger", "tours").horse("tours")
    targets = {gesture.target for gesture in gestures(GAME, board.s)}
    assert "village:chinon" in targets
    assert targets == {
        *("village:luynes", "village:langeais", "village:angers", "village:chinon", "village:montsoreau"),
        *("village:saumur", "village:vendome", "village:blois"),
    }


def test_c4_7_the_direction_is_kept_in_villages() -> None:
    board = Board().rider(RED, "merchant", "tours", way=-1).horse()
    assert board.play("move merchant").legal() == ["stop luynes"]


def test_c14_every_ride_ends_with_a_named_place() -> None:
    """The stop is always asked, so that a ride names where it leads."""
    s = start(GAME, 2, {}, 8)
    count = 0
    for action in decisions(GAME, s, 8):
        verb = GAME.actions.verb(action).name
        count += verb in ("stop", "stop-city")
        if verb in ("stop", "stop-city"):
            assert GAME.actions.target(action).partition(":")[0] in ("village", "city")
    assert count > 100
