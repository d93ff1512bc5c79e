"""Goods bought and sold: prices, discounts, limits; the market change and the circus. (C5-1 to C5-5, C6, D.4)"""

import pytest

from riverrat.games.la_loire.data import PLACE

from .tabletop import M0, RED, YELLOW, Board

T19 = "black blue yellow green red purple white"


def test_r02_cheese_in_saumur() -> None:
    board = Board().money(RED, 5).stop("merchant", "saumur")
    before = board.left("cheese")
    board.play("buy cheese")
    assert board.s.money[RED] == 4
    assert board.card_count(RED, "cheese") == 1
    assert board.left("cheese") == before - 1


def test_r06_d33_a_free_good_at_a_foreign_farm() -> None:
    board = Board().building(YELLOW, "farm", "saumur").money(RED, 0).stop("merchant", "saumur")
    board.play("buy cheese")
    assert board.s.money[RED] == 0
    assert board.s.boat[YELLOW] == 1
    assert board.s.boat[RED] == 0
    assert board.row() == "black yellow purple red green white blue"


@pytest.mark.parametrize(("good", "price"), [("cheese", 0), ("beer", 2)])
def test_r07_own_monastery_sells_its_good_or_beer(good: str, price: int) -> None:
    board = Board().building(RED, "monastery", "saumur").money(RED, 5).stop("merchant", "saumur")
    assert board.legal() == ["buy cheese", "buy beer", "done"]
    board.play(f"buy {good}")
    assert board.s.money[RED] == 5 - price
    assert board.s.boat[RED] == 1
    assert board.card_count(RED, good) == 1
    assert "buy cheese" not in board.legal()
    assert "buy beer" not in board.legal()


def test_r08_d40_farm_and_circus_add_up() -> None:
    assert Board().building(YELLOW, "farm", "usse").price("usse", "grain") == 1


def test_r09_castle_and_circus() -> None:
    assert Board().building(YELLOW, "castle", "usse").price("usse", "grain") == 0


def test_r10_d34_beer_is_doubled_then_the_circus_takes_one() -> None:
    board = Board().building(RED, "monastery", "usse")
    assert board.price("usse", "beer") == 5
    assert board.price("usse", "grain") == 1


def test_t12_castle_and_circus_on_talcy() -> None:
    board = Board().building(YELLOW, "castle", "talcy").circus("talcy")
    board.market("black blue white yellow purple red green").stop("merchant", "talcy")
    assert board.price("talcy", "grain") == 0
    board.play("buy grain")
    assert board.s.boat[YELLOW] == 1
    assert board.row() == "black blue yellow purple red green white"


def test_t13_d35_the_lumberjack_buys_two_for_one() -> None:
    board = Board().building(YELLOW, "farm", "montsoreau").hired(RED, "lumberjack").supply(wood=5).money(RED, 4)
    board.stop("merchant", "montsoreau").play("buy-two-wood")
    assert board.s.money[RED] == 3
    assert board.card_count(RED, "wood") == 2
    assert board.left("wood") == 3
    assert board.s.boat[YELLOW] == 1
    assert board.row() == "black blue yellow purple green white red"
    assert len(board.told("shifted")) == 1


def test_t14_d36_one_wood_left() -> None:
    board = Board().building(YELLOW, "farm", "montsoreau").hired(RED, "lumberjack").supply(wood=1).money(RED, 4)
    board.stop("merchant", "montsoreau")
    assert board.legal() == ["buy wood", "done"]
    board.play("buy wood")
    assert board.s.money[RED] == 3
    assert board.card_count(RED, "wood") == 1


def test_d36_the_lumberjack_may_take_just_one() -> None:
    board = Board().hired(RED, "lumberjack").money(RED, 4).stop("merchant", "montsoreau")
    assert board.legal() == ["buy wood", "buy-two-wood", "done"]


@pytest.mark.parametrize(("option", "two"), [("bundle", True), ("each", False)])
def test_t67_d35_two_wood_at_one_price_each(option: str, two: bool) -> None:
    board = Board(lumberjack=option).hired(RED, "lumberjack").money(RED, 3).stop("merchant", "montsoreau")
    assert board.may("buy wood")
    assert board.may("buy-two-wood") == two
    assert board.play("buy-two-wood" if two else "buy wood").s.money[RED] == 1


def test_d35_each_still_sails_and_shifts_once() -> None:
    board = Board(lumberjack="each").hired(RED, "lumberjack").building(YELLOW, "farm", "montsoreau").money(RED, 5)
    board.stop("merchant", "montsoreau").play("buy-two-wood")
    assert board.s.money[RED] == 5 - 2 * (2 - 1)
    assert board.s.boat[YELLOW] == 1
    assert len(board.told("shifted")) == 1


@pytest.mark.parametrize("dairyman", [False, True])
def test_t15_d37_the_carry_limit(dairyman: bool) -> None:
    board = Board().goods(RED, cheese=1).money(RED, 5)
    if dairyman:
        board.hired(RED, "dairyman")
    board.stop("merchant", "saumur")
    assert board.may("buy cheese") == dairyman


@pytest.mark.parametrize("farmer", [False, True])
def test_d37_the_grain_farmer_carries_any_number_of_grain(farmer: bool) -> None:
    board = Board().goods(RED, grain=2 if farmer else 1).money(RED, 5)
    if farmer:
        board.hired(RED, "grain-farmer")
    assert board.stop("merchant", "tours").may("buy grain") == farmer


def test_d37_wood_has_no_limit_wine_keeps_its_own() -> None:
    assert Board().goods(RED, wood=6).money(RED, 5).stop("merchant", "montsoreau").may("buy wood")
    board = Board().goods(RED, wine=1).money(RED, 5).hired(RED, "dairyman", "grain-farmer").stop("merchant", "chinon")
    assert not board.may("buy wine")


def test_t16_d38_an_empty_supply_sells_nothing() -> None:
    board = Board().building(YELLOW, "farm", "chinon").supply(wine=0).money(RED, 9).stop("merchant", "chinon")
    assert board.legal() == ["done"]
    board.done()
    assert board.s.boat[YELLOW] == 0
    assert board.row() == "black blue yellow purple red green white"


def test_d38_a_sold_card_can_be_bought_again() -> None:
    board = Board().goods(RED, wine=1).supply(wine=0).stop("merchant", "nantes").play("sell wine")
    assert board.left("wine") == 1


def test_t48_no_beer_in_a_foreign_monastery() -> None:
    board = Board().building(YELLOW, "monastery", "saumur").money(RED, 9).stop("merchant", "saumur")
    assert board.legal() == ["buy cheese", "done"]
    board.play("buy cheese")
    assert board.s.money[RED] == 9
    assert board.s.boat[YELLOW] == 1


def test_d05_the_owner_of_the_building_scores_whoever_buys() -> None:
    for kind in ("farm", "monastery", "castle"):
        board = Board().building(YELLOW, kind, "saumur").money(RED, 9).stop("merchant", "saumur").play("buy cheese")
        assert board.s.boat[YELLOW] == 1


def test_t49_d37_one_beer_at_a_time() -> None:
    board = Board().building(RED, "monastery", "saumur").goods(RED, beer=1).money(RED, 9).stop("merchant", "saumur")
    assert board.legal() == ["buy cheese", "done"]


def test_c5_1_one_good_a_turn() -> None:
    board = Board().money(RED, 9).stop("merchant", "saumur").play("buy cheese")
    assert not board.may("buy cheese")


def test_c5_1_the_price_must_be_paid() -> None:
    assert not Board().money(RED, 1).stop("merchant", "amboise").may("buy wine")
    assert Board().money(RED, 2).stop("merchant", "amboise").may("buy wine")


# --- the market row and the circus (C6) ------------------------------------------------------------------------------


def buy_in(board: Board, village: str, good: str) -> Board:
    return board.money(RED, 9).stop("merchant", village).play(f"buy {good}")


def test_r11_d30_only_tiles_right_of_the_gap_move() -> None:
    board = buy_in(Board().market(M0), "tours", "grain")
    assert board.row() == "black yellow purple red green white blue"
    assert PLACE[board.s.circus] == "usse"


def test_t17_the_circus_moves_to_the_colour_on_the_left() -> None:
    board = buy_in(Board().market("black yellow purple red green white blue"), "chinon", "wine")
    assert board.row() == "black purple red green white blue yellow"
    assert board.legal() == ["circus meung", "circus cheverny"]
    board.play("circus cheverny")
    assert PLACE[board.s.circus] == "cheverny"
    assert board.told("circus") == [{"start": "usse", "place": "cheverny"}]


def test_t18_a_circus_tile_on_the_left_stays() -> None:
    board = buy_in(Board().market("black green yellow purple red blue white"), "tours", "grain")
    assert board.row() == "black green yellow purple red white blue"
    assert not board.legal("circus")


@pytest.mark.parametrize("check", ["always", "moved"])
def test_t19_d31_a_circus_tile_in_the_centre_that_did_not_move(check: str) -> None:
    board = buy_in(Board(circus_check=check).market(T19), "blois", "wine")
    assert board.row() == "black blue yellow green red white purple"
    assert bool(board.legal("circus")) == (check == "always")


def test_t20_the_circus_tile_slides_past_the_centre() -> None:
    board = buy_in(Board().market(T19), "tours", "grain")
    assert board.row() == "black yellow green red purple white blue"
    assert not board.legal("circus")


@pytest.mark.parametrize("check", ["always", "moved"])
def test_t21_d32_a_tile_on_the_far_right_stays(check: str) -> None:
    board = buy_in(Board(circus_check=check).market(T19), "talcy", "grain")
    assert board.row() == T19
    assert board.legal("circus") == (["meung", "cheverny"] if check == "always" else [])


def test_d31_moved_still_moves_when_the_tile_arrives() -> None:
    board = buy_in(Board(circus_check="moved").market("black yellow purple red green white blue"), "chinon", "wine")
    assert board.legal("circus") == ["meung", "cheverny"]


def test_d31_no_check_at_setup() -> None:
    board = Board().market(T19)
    assert PLACE[board.s.circus] == "usse"
    assert board.legal() == ["move merchant", "move messenger"]


def test_t22_buying_at_the_circus_then_hiring() -> None:
    board = Board().money(RED, 6).stop("merchant", "usse").play("buy grain")
    assert board.s.money[RED] == 4
    assert board.row() == "black blue yellow purple red white green"
    assert PLACE[board.s.circus] == "usse"
    board.play("hire scout")
    assert board.s.money[RED] == 1


def test_t55_no_circus_in_the_casual_game() -> None:
    board = Board(mode="casual").market("black yellow purple red green white blue")
    buy_in(board, "chinon", "wine")
    assert board.row() == "black purple red green white blue yellow"
    assert not board.legal("circus")
    assert board.price("usse", "grain") == 2


def test_d39_no_hire_where_the_circus_arrives_afterwards() -> None:
    """The messenger stands in Cheverny when the merchant's purchase brings the circus there: nothing happens."""
    board = Board().rider(RED, "messenger", "cheverny").moved("messenger").rider(YELLOW, "messenger", "cheverny")
    buy_in(board.market("black yellow purple red green white blue"), "chinon", "wine")
    board.play("circus cheverny")
    assert board.legal() == ["move merchant", "move messenger"]  # the next player's turn


def test_c6_3_the_village_just_bought_from_never_receives_the_circus() -> None:
    board = buy_in(Board().market("yellow black purple red green white blue"), "chinon", "wine")
    assert board.row() == "black purple red green white blue yellow"
    assert board.legal("circus") == ["meung", "cheverny"]


# --- selling (C5-5) --------------------------------------------------------------------------------------------------


def test_r03_selling_wood_and_cheese() -> None:
    board = Board().goods(RED, wood=1, cheese=1).stop("merchant", "nantes")
    wood, cheese = board.left("wood"), board.left("cheese")
    board.play("sell wood", "sell cheese")
    assert board.s.money[RED] == 7
    assert (board.left("wood"), board.left("cheese")) == (wood + 1, cheese + 1)


def test_t57_grain_merchant_and_grain_farmer() -> None:
    board = Board().hired(RED, "grain-farmer", "grain-merchant").goods(RED, grain=2).stop("merchant", "nantes")
    board.play("sell grain", "sell grain")
    assert board.s.money[RED] == 10


@pytest.mark.parametrize(("good", "price"), [("wood", 3), ("grain", 5), ("cheese", 6), ("wine", 7)])
def test_c5_5_a_merchant_character_adds_one(good: str, price: int) -> None:
    board = Board().hired(RED, f"{good}-merchant").goods(RED, **{good: 1, "beer": 1}).stop("merchant", "orleans")
    board.play(f"sell {good}")
    assert board.s.money[RED] == price
    board.play("sell beer")
    assert board.s.money[RED] == price + 12
