"""Farms, monasteries, castles and palaces. (C7, D.5)"""

import pytest

from riverrat.games.la_loire.data import NORTH, PLACE, VILLAGE

from .tabletop import RED, YELLOW, Board

NORTHERN = [village for village in VILLAGE if NORTH[PLACE.index(village)]]
SOUTHERN = [village for village in VILLAGE if village not in NORTHERN]


def builder(money: int = 20, wood: int = 4, **options: str) -> Board:
    return Board(2, **options).money(RED, money).goods(RED, wood=wood)


def farm_sites(board: Board) -> list[str]:
    return board.stop("merchant", "nantes").play("build farm").legal("site")


def without(villages: list[str], *taken: str) -> list[str]:
    return [village for village in villages if village not in taken]


def test_r17_the_second_farm_goes_to_the_other_road() -> None:
    assert farm_sites(builder().building(RED, "farm", "chinon")) == NORTHERN


def test_r18_a_third_farm_stands_anywhere() -> None:
    sites = farm_sites(builder().building(RED, "farm", "chinon", "tours"))
    assert sites == without(NORTHERN, "tours") + without(SOUTHERN, "chinon")


def test_r19_d41_a_monastery_counts_for_the_balance() -> None:
    assert farm_sites(builder().building(RED, "monastery", "tours")) == SOUTHERN


def test_d41_castles_count_palaces_and_others_do_not() -> None:
    board = builder().building(RED, "castle", "tours").building(YELLOW, "farm", "chinon").palace(RED, "bank", "nantes")
    assert farm_sites(board) == without(SOUTHERN, "chinon")


def test_c7_2_a_farm_costs_four_and_a_wood() -> None:
    board = builder(4, 1).stop("merchant", "nantes").play("build farm", "site tours")
    assert board.s.money[RED] == 0
    assert board.card_count(RED, "wood") == 0
    assert board.s.farms[RED] == 4
    assert not builder(4, 0).stop("merchant", "nantes").may("build farm")
    assert not builder(3, 1).stop("merchant", "nantes").may("build farm")


def test_t29_d43_magister_economus_and_patronus() -> None:
    board = builder(9, 0).hired(RED, "magister-artium", "economus", "patronus").stop("merchant", "nantes")
    board.play("build farm", "site tours")
    assert board.s.money[RED] == 4
    board.play("build palace", "palace bank nantes")
    assert board.s.money[RED] == 0


def test_d43_two_builds_of_any_kind_never_two_equal_palaces() -> None:
    board = builder(20).hired(RED, "economus").stop("merchant", "nantes").play("build palace", "palace bank nantes")
    assert board.s.money[RED] == 16
    board.play("build palace")
    assert board.legal() == ["palace ducal nantes", "palace post nantes", "palace balivi nantes"]
    board.play("palace post nantes")
    assert board.s.money[RED] == 11
    assert not board.legal("build")
    farms = builder(20).hired(RED, "economus").stop("merchant", "nantes").play("build farm", "site tours", "build farm")
    assert farms.legal("site") == SOUTHERN


def test_d44_the_magister_works_for_palaces_too() -> None:
    board = (
        builder(3, 0)
        .hired(RED, "magister-artium")
        .stop("merchant", "nantes")
        .play("build palace", "palace bank nantes")
    )
    assert board.s.money[RED] == 0


@pytest.mark.parametrize("option", ["no", "yes"])
def test_t30_d42_a_new_farm_is_not_upgraded(option: str) -> None:
    board = builder(upgrade_same_turn=option).hired(RED, "economus").stop("merchant", "nantes")
    board.play("build farm", "site tours")
    assert board.may("build castle") == (option == "yes")
    assert board.may("build monastery") == (option == "yes")


def test_d42_an_older_farm_may_be_upgraded_beside_a_new_one() -> None:
    board = builder().hired(RED, "economus").building(RED, "farm", "chinon").stop("merchant", "nantes")
    board.play("build farm", "site tours", "build castle")
    assert board.s.building[PLACE.index("chinon")] == 3
    assert board.s.building[PLACE.index("tours")] == 1


def test_t31_d46_a_monastery_with_the_patronus() -> None:
    board = builder(6, 1).hired(RED, "patronus").building(RED, "farm", "tours").stop("merchant", "nantes")
    board.play("build monastery")
    assert board.s.money[RED] == 0
    assert board.card_count(RED, "wood") == 0
    assert board.s.farms[RED] == 5
    assert board.s.monasteries[RED] == 2
    assert board.s.building[PLACE.index("tours")] == 2


def test_t32_d47_four_towers_for_all() -> None:
    board = builder().building(YELLOW, "castle", "tours", "chinon", "blois").building(RED, "farm", "angers")
    board.building(RED, "castle", "saumur").stop("merchant", "nantes")
    assert board.s.towers == 0
    assert not board.may("build castle")
    free = builder().building(YELLOW, "castle", "tours", "chinon", "blois").building(RED, "farm", "angers")
    free.stop("merchant", "nantes").play("build castle")
    assert free.s.towers == 0
    assert free.s.money[RED] == 14
    assert free.card_count(RED, "wood") == 3


def test_t33_d50_the_mensor_ignores_the_balance() -> None:
    board = builder().hired(RED, "mensor").building(RED, "farm", "tours", "blois")
    assert farm_sites(board) == without(NORTHERN, "tours", "blois") + SOUTHERN


def test_d45_palaces_of_this_city_only() -> None:
    board = builder().stop("merchant", "orleans").play("build palace")
    assert board.legal() == [f"palace {kind} orleans" for kind in ("bank", "ducal", "post", "balivi")]
    both = builder(palace_city="any").stop("merchant", "orleans").play("build palace")
    assert len(both.legal()) == 8


def test_c7_5_a_palace_once_a_city_while_copies_last() -> None:
    board = Board(3).money(RED, 9).palace(RED, "bank", "nantes").palace(1, "post", "nantes").palace(2, "post", "nantes")
    board.stop("merchant", "nantes").play("build palace")
    assert board.legal("palace") == ["ducal nantes", "balivi nantes"]


@pytest.mark.parametrize(("kind", "dear"), [("farm", 6), ("castle", 8)])
def test_t66_d46_two_payments_with_the_patronus(kind: str, dear: int) -> None:
    for payment, money, wood in (("wood", dear - 2, 1), ("deniers", dear, 0)):
        board = builder(dear, 1).hired(RED, "patronus").building(RED, "farm", "chinon").stop("merchant", "nantes")
        board.play(f"build {kind}")
        if kind == "farm":
            board.play("site tours")
        assert board.legal() == ["pay wood", "pay deniers"]
        board.play(f"pay {payment}")
        assert board.s.money[RED] == dear - money
        assert board.card_count(RED, "wood") == 1 - wood


def test_d46_never_two_wood() -> None:
    board = builder(20, 0).hired(RED, "patronus").building(RED, "farm", "tours").stop("merchant", "nantes")
    assert not board.may("build monastery")
    assert board.may("build castle")


def test_d48_no_token_no_farm() -> None:
    board = builder().building(RED, "farm", "tours", "blois", "chinon", "saumur", "angers").stop("merchant", "nantes")
    assert not board.may("build farm")
    board.play("build monastery", "site tours")
    board.s.built = 0
    board.stop("merchant", "nantes")
    assert board.may("build farm")
    cloisters = builder().building(RED, "monastery", "tours", "chinon", "blois").building(RED, "farm", "saumur")
    assert not cloisters.stop("merchant", "nantes").may("build monastery")


def test_d49_only_buildings_block_a_site() -> None:
    board = builder().rider(YELLOW, "merchant", "tours").horse("tours").hired(YELLOW, "apprentice")
    board.holds(YELLOW, "b01").station(YELLOW, "b01", "tours")
    sites = farm_sites(board)
    assert "usse" in sites
    assert "tours" in sites


def test_c7_6_monasteries_and_castles_are_final() -> None:
    board = builder().building(RED, "monastery", "tours").building(RED, "castle", "chinon").stop("merchant", "nantes")
    assert not board.may("build monastery")
    assert not board.may("build castle")


def test_d46_the_patronus_helps_with_both_buildings_of_the_economus() -> None:
    board = builder(13, 0).hired(RED, "economus", "patronus").stop("merchant", "nantes")
    board.play("build farm", "site tours")
    assert board.s.money[RED] == 13 - 6
    board.play("build farm", "site chinon")
    assert board.s.money[RED] == 0
    assert board.s.farms[RED] == 3
