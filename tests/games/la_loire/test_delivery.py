"""Delivering messages and stations on the way. (C10, D.7)"""

from pathlib import Path

import pytest

from riverrat import games
from riverrat.engine.game import Game
from riverrat.games.la_loire import GAME
from riverrat.games.la_loire.data import MESSAGE

from .tabletop import RED, YELLOW, Board


def courier(*cards: str, helper: bool = False) -> Board:
    """Red has the Apprentice, and perhaps the Helper, and holds these cards."""
    return Board().hired(RED, "apprentice", *(["helper"] if helper else [])).holds(RED, *cards)


def test_r14_d66_level_1_earns_the_market_price() -> None:
    board = Board().holds(YELLOW, "a10").turn(YELLOW).stop("messenger", "saumur", YELLOW).play("deliver a10")
    assert board.s.money[YELLOW] == 1
    assert board.points(YELLOW) == 2
    assert board.hand(YELLOW) == []
    assert board.row() == "black blue yellow purple red green white"


def test_c10_2_the_first_and_the_last_card_of_the_set() -> None:
    assert Board().holds(RED, "a01", "a13").stop("messenger", "angers").may("deliver a01")
    assert Board().holds(RED, "a01", "a13").stop("messenger", "usse").may("deliver a13")
    assert Board().holds(RED, "a01", "d10").stop("messenger", "orleans").may("deliver d10")


def test_r15_a_station_for_level_2() -> None:
    board = courier("b08").stop("messenger", "chinon")
    assert board.legal() == ["station b08", "done"]
    board.play("station b08")
    assert board.stations(RED) == [("b08", "chinon")]
    assert board.hand(RED) == ["b08"]
    assert board.s.delivered[RED][0] == 0


def test_r16_the_second_colour_delivers() -> None:
    board = courier("b08").station(RED, "b08", "chinon").stop("messenger", "tours")
    board.play("deliver b08")
    assert board.stations(RED) == []
    assert board.points(RED) == 1 + 4  # the Apprentice and the message


def test_t39_d62_level_3_needs_the_helper() -> None:
    assert courier("c01").stop("messenger", "amboise").legal() == ["done"]
    assert courier("c01", helper=True).stop("messenger", "amboise").legal() == ["station c01", "done"]
    assert Board().holds(RED, "b08").stop("messenger", "chinon").legal() == ["done"]


def test_t40_two_stations_and_the_delivery() -> None:
    board = courier("c01", helper=True)
    board.stop("messenger", "tours").play("station c01")
    board.turn(RED).stop("messenger", "usse")
    board.s.carried = 0
    board.play("station c01")
    board.turn(RED).stop("messenger", "amboise")
    board.s.carried = 0
    board.play("deliver c01")
    assert board.stations(RED) == []
    assert board.s.delivered[RED] == [1, 0, 0, 1, 0]
    assert board.points(RED) == 9 + 1 + 2


def test_t41_d64_one_step_for_one_message() -> None:
    board = courier("b03", "b04", helper=True).stop("messenger", "amboise")
    assert board.legal("station") == ["b03", "b04"]
    board.play("station b03")
    assert not board.legal("station")
    assert board.stations(RED) == [("b03", "amboise")]


def test_t42_d61_a_placed_token_is_moved() -> None:
    board = courier("b08", "b01").station(RED, "b08", "chinon").stop("messenger", "amboise")
    board.play("station b01")
    assert board.stations(RED) == [("b01", "amboise")]
    assert board.told("recalled") == [{"message": "b08", "place": "chinon"}]


def test_d61_with_two_placed_tokens_the_player_chooses() -> None:
    board = courier("b08", "c01", helper=True).station(RED, "b08", "chinon").station(RED, "c01", "tours")
    board.stop("messenger", "amboise").play("station c01")
    assert board.legal() == ["token 1", "token 2"]
    board.play("token 2")  # one of the same message: its station now stands for red
    assert board.stations(RED) == [("b08", "chinon"), ("c01", "amboise")]


def test_d61_a_free_token_is_used_first() -> None:
    board = courier("b08", "c01", helper=True).station(RED, "b08", "chinon").stop("messenger", "amboise")
    board.play("station c01")
    assert board.stations(RED) == [("b08", "chinon"), ("c01", "amboise")]


def test_t43_d65_a_delivery_at_the_circus() -> None:
    board = Board().holds(RED, "a13").stop("messenger", "usse")
    board.money(RED, 9).play("deliver a13")
    assert board.s.money[RED] == 12
    assert board.legal("hire") == []


def test_d65_c10_10_buildings_do_not_hinder_a_delivery() -> None:
    for seat in (RED, YELLOW):
        for kind in ("farm", "monastery", "castle"):
            board = Board().holds(RED, "a10").building(seat, kind, "saumur").stop("messenger", "saumur")
            assert board.may("deliver a10")


def test_d85_a_colour_with_its_station_offers_nothing() -> None:
    board = courier("b08").station(RED, "b08", "chinon").stop("messenger", "luynes")
    assert board.legal() == ["done"]
    third = courier("c01", helper=True).station(RED, "c01", "tours").stop("messenger", "saumur")
    assert third.legal() == ["done"]


def test_c10_5_level_4_in_its_city() -> None:
    assert not Board().holds(RED, "d01").stop("messenger", "orleans").legal("deliver")
    board = Board().holds(RED, "d01").stop("messenger", "nantes").play("deliver d01")
    assert board.s.money[RED] == 0
    assert board.points(RED) == 9


def test_c10_1_one_step_a_turn() -> None:
    board = Board().holds(RED, "a10", "a13").stop("messenger", "saumur").play("deliver a10")
    assert not board.legal("deliver")


def casual(*delivered: str) -> Board:
    return Board(mode="casual").has_delivered(RED, *delivered)


def test_r20_the_casual_gate() -> None:
    board = casual("a10", "b08").holds(RED, "a13").stop("messenger", "usse")
    assert board.may("deliver a13")
    two = casual("a10", "b08").holds(RED, "b01").station(RED, "b01", "tours").stop("messenger", "amboise")
    assert not two.legal("deliver")
    three = casual("a10", "b08").holds(RED, "c01").station(RED, "c01", "tours").station(RED, "c01", "usse")
    assert three.stop("messenger", "amboise").may("deliver c01")
    four = casual("a10", "b08").holds(RED, "d01").stop("messenger", "nantes")
    assert four.may("deliver d01")


def test_t54_d74_the_gate_holds_back_completion_only() -> None:
    board = casual().holds(RED, "b08").station(RED, "b08", "chinon").stop("messenger", "tours")
    assert not board.legal("deliver")
    assert board.stations(RED) == [("b08", "chinon")]
    start = casual().holds(RED, "b08").stop("messenger", "chinon")
    assert start.may("station b08")


def test_b2_4_level_3_waits_for_level_2() -> None:
    board = casual("a10").holds(RED, "c01").station(RED, "c01", "tours").station(RED, "c01", "usse")
    assert not board.stop("messenger", "amboise").legal("deliver")


@pytest.fixture
def twin_colours(tmp_path: Path) -> Game:
    """A box in which message B01 asks for red twice."""
    file = tmp_path / "box.toml"
    file.write_text('[[message]]\nid = "b01"\ntarget = ["red", "red"]\n', encoding="utf-8")
    return games.load("la-loire", file)


def test_d63_two_equal_colours_need_two_villages(twin_colours: Game) -> None:
    card = MESSAGE.index("b01") + 1
    board = courier("b01").stop("messenger", "amboise")
    s = board.s
    twin_colours.play(s, "station b01")
    assert s.token_card[RED][0] == card
    board.turn(RED).stop("messenger", "amboise")
    s.carried = 0
    assert [twin_colours.actions.text(a) for a in twin_colours.legal(s)] == ["done"]
    board.turn(RED).stop("messenger", "angers")
    twin_colours.play(s, "deliver b01")
    assert s.delivered[RED][2] == 1
    assert GAME.box.hash != twin_colours.box.hash
