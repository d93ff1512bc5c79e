"""Playing sense in Río de la Plata: what a sensible person does, the guided search does as well."""

import pytest

from riverrat.games.rio_de_la_plata import GAME as RIO
from riverrat.games.rio_de_la_plata.actions import CHOOSE_ROAD_STEP, RECRUITMENT_STEP, STAGING_STEP
from riverrat.players.guides import guide_for
from tests.games.rio_de_la_plata.tabletop import G, R, Town, Y

from .sense import GUIDES, SEEDS, Guides, choices, chooses, hasty


def test_nothing_is_given_for_nothing() -> None:
    """Green asks Yellow for two wood and offers nothing: Yellow wants something for it. A present is taken."""
    beg = Town().has(Y, wood=3).has(G, stone=2).placement(G)
    beg.do("trade 0", "want wood", "want wood", "send-offer")
    assert beg.seat == Y
    assert chooses(RIO, beg.s) == "trade 1"
    gift = Town().has(Y, wood=3).has(G, stone=2).placement(G)
    gift.do("trade 0", "give stone", "send-offer")
    assert chooses(RIO, gift.s) == "accept"


def test_an_offer_that_helps_the_other_far_more_is_refused() -> None:
    """A coin for Yellow's Bishop is no deal."""
    town = Town().has(Y, wood=1).has(G, coins=5).character("bishop", Y).placement(G)
    town.do("trade 0", "give coin", "give coin", "want bishop", "send-offer")
    assert chooses(RIO, town.s) == "reject"


def test_plenty_is_exchanged_for_what_is_lacking() -> None:
    """Four wood and no stone meet four stone and no wood: one for one, drafted, sent and taken."""
    town = Town().has(Y, wood=4).has(G, stone=4).placement(Y)
    town.do("trade 1")
    assert choices(RIO, town.s, 3) == ["give wood", "want stone", "send-offer"]
    town.do("give wood", "want stone", "send-offer")
    assert chooses(RIO, town.s) == "accept"


def test_no_trade_is_begun_without_a_deal_in_sight() -> None:
    town = Town().has(Y, wood=2, stone=2).has(G, wood=2, stone=2).placement(Y)
    assert "trade 1" in town.legal()
    assert not any(text.startswith("trade") for text in choices(RIO, town.s, 6))


def test_nobody_applies_who_cannot_pay() -> None:
    """The Cannoneer costs 5 coins and 7 points: an application without them ends with a fine."""
    town = Town().has(Y, coins=4, points=9).placement(Y)
    assert "apply cannoneer" in town.legal()
    assert not any(text.startswith("apply") for text in choices(RIO, town.s, 6))


def test_a_hut_becomes_a_house() -> None:
    """Three years are left: too late for the Port, not for a house."""
    town = Town().year(1597).has(Y, wood=1, stone=1).hut(Y, "F8").placement(Y)
    assert "place F8" in choices(RIO, town.s, 6)


def test_discs_do_their_work() -> None:
    """Two discs on a cell are a hut, a staffed mine is stone: neither is left undone."""
    town = Town().discs(Y, "C9", 2)
    town.s.slot[0][0] = Y
    town.s.supply[Y] -= 1
    town.effects(Y)
    assert set(choices(RIO, town.s, 6)) >= {"build hut C9", "produce mine 1"}


def recruits(enemies: int, seed: int) -> int:
    """How many discs Yellow brings to three houses before whose wall that many natives stand: two are free, the third
    costs a coin, the fourth two.
    """
    town = Town().year(1590).has(Y, wood=1, stone=1, coins=6, points=30).has(G, coins=2, points=30)
    town.has(R, coins=2, points=30).house(Y, "E9", "F9", "E8").house(G, "L9")
    town.fight(R).staged("E10-S", enemies).ask(RECRUITMENT_STEP).go_on()
    assert town.seat == Y
    return sum(text.startswith("recruit ") for text in choices(RIO, town.s, 6, seed=seed))


@pytest.mark.release
def test_the_defence_is_in_proportion_to_the_enemy() -> None:
    """For a single enemy the free recruits will do; against ten, coins are spent as well."""
    for seed in SEEDS[:4]:
        assert recruits(1, seed) == 2
        assert recruits(10, seed) >= 3


def last_disc(**stock: int) -> Town:
    """One disc is left to Yellow this year, and the cheap slots of mine and forest are taken."""
    town = Town().year(1590).has(Y, **stock).house(Y, "E9", "F9")
    for column in ("mine", "forest"):
        town.slot(R, column, 1).slot(R, column, 2)
        town.s.supply[R] -= 2
    town.s.placed = 4
    return town


@pytest.mark.parametrize("guides", GUIDES)
def test_a_free_ladder_is_not_left_to_the_others(guides: Guides) -> None:
    """Without goods the last disc has no better work than the roads: a point, and with the fourth disc three roads."""
    begun = last_disc().placement(Y)
    nearly = last_disc().ladder(Y, "roads", 1).ladder(G, "roads", 1).ladder(R, "roads", 1).placement(Y)
    assert {"send crafts", "send agriculture", "end-placement"} <= set(begun.legal())
    for seed in SEEDS[:4]:
        assert chooses(RIO, begun.s, guides=guides, seed=seed) == "contribute roads 1"
        assert chooses(RIO, nearly.s, guides=guides, seed=seed) == "contribute roads 4"


@pytest.mark.parametrize("guides", GUIDES)
def test_walls_are_filled_for_one_wood(guides: Guides) -> None:
    """Four points for Yellow's two discs, one each for Green and Red: more than a good crafted from the wood."""
    town = last_disc(wood=1).ladder(R, "roads", 1, 1, 1, 1)
    town.ladder(Y, "walls", 2).ladder(G, "walls", 1).ladder(R, "walls", 1).placement(Y)
    for seed in SEEDS[:4]:
        assert chooses(RIO, town.s, guides=guides, seed=seed) == "contribute walls 2"


def test_an_offer_that_is_begun_is_sent_as_it_was_meant() -> None:
    town = Town().has(Y, wood=4).has(G, stone=4).placement(Y)
    town.do("trade 1")
    for seed in range(8):
        assert choices(RIO, town.s, 3, hasty(), seed) == ["give wood", "want stone", "send-offer"]


def test_with_a_network_no_trade_is_begun_without_a_deal_in_sight_either() -> None:
    town = Town().has(Y, wood=2, stone=2).has(G, wood=2, stone=2).placement(Y)
    for seed in range(4):
        assert not any(text.startswith("trade") for text in choices(RIO, town.s, 4, hasty(), seed))


@pytest.mark.parametrize("guides", GUIDES)
def test_enemies_beside_a_house_destroy_it(guides: Guides) -> None:
    """One step away stands a house worth 4 points to Red, who leads: nobody walks away from it, nor stops before it."""
    town = Town().year(1590).house(Y, "E6").fight(R).enemies("E5", 2).turn(R)
    town.s.round = 1
    for seed in SEEDS[:3]:
        assert chooses(RIO, town.s, guides=guides, seed=seed) == "select E5"
    town.do("select E5")
    assert {"march E4", "march F5", "march E6"} <= set(town.legal())
    for seed in SEEDS[:3]:
        assert chooses(RIO, town.s, guides=guides, seed=seed) == "march E6"


@pytest.mark.parametrize("guides", GUIDES)
def test_no_group_is_given_up_for_nothing(guides: Guides) -> None:
    """Three enemies have gone their one step, with no building near: the other group is not given up for a second."""
    town = Town().year(1590).house(Y, "E9").fight(R).enemies("K2", 3).enemies("K7", 1).turn(R)
    town.s.round = 1
    town.do("select K2", "march K3")
    assert {"bonus-step", "halt"} == set(town.legal())
    for seed in SEEDS[:4]:
        assert chooses(RIO, town.s, guides=guides, seed=seed) == "halt"


@pytest.mark.parametrize("guides", GUIDES)
def test_a_house_in_danger_is_not_left_alone(guides: Guides) -> None:
    """Yellow holds a house two steps from two enemies, who would beat the disc in the open: it stays."""
    town = Town().year(1590).house(Y, "E6").fight(R).group("E6", Y).enemies("E8", 2).turn(Y)
    assert {"select E6", "end-turn"} <= set(town.legal())
    for seed in SEEDS[:4]:
        assert chooses(RIO, town.s, guides=guides, seed=seed) == "end-turn"


@pytest.mark.parametrize("guides", GUIDES)
def test_every_piece_of_road_brings_a_district_nearer(guides: Guides) -> None:
    """Three pieces, wherever they are laid: each lies on a shortest way from a district to the plaza."""
    town = Town().year(1590).house(Y, "C3", "C4").ask(CHOOSE_ROAD_STEP, Y, 3)
    for seed in SEEDS[:3]:
        useful = {f"road {line}" for line in RIO.view(town.s, Y)["now"]["useful"]}
        assert useful < set(town.legal())
        chosen = chooses(RIO, town.s, guides=guides, seed=seed)
        assert chosen in useful
        town.do(chosen)


@pytest.mark.parametrize("guides", GUIDES)
def test_who_refuses_says_once_what_would_do(guides: Guides) -> None:
    """Yellow offers a wood for a precious good, which is worth more: Green asks for one thing besides."""
    town = Town().year(1590).has(Y, wood=4, stone=4, coins=4).has(G, precious=2).placement(Y)
    town.do("trade 1", "give wood", "want precious", "send-offer")
    for seed in SEEDS[:2]:
        assert chooses(RIO, town.s, guides=guides, seed=seed) == "trade 0"
    town.do("trade 0")
    answer = chooses(RIO, town.s, guides=guides)
    assert answer.startswith("want ")
    town.do(answer)
    assert chooses(RIO, town.s, guides=guides) == "send-offer"
    town.do("send-offer")
    assert chooses(RIO, town.s, guides=guides) == "accept"


@pytest.mark.parametrize("guides", GUIDES)
def test_what_no_addition_would_mend_is_refused(guides: Guides) -> None:
    """A coin for the Bishop, and Yellow has nothing else: no."""
    town = Town().year(1590).has(Y, coins=1).character("bishop", G).placement(Y)
    town.do("trade 1", "give coin", "want bishop", "send-offer")
    assert chooses(RIO, town.s, guides=guides) == "reject"


def test_who_overlooks_most_takes_what_is_free() -> None:
    """A wood from the forest and a hut: nobody buys before the one or ends before both, however much is overlooked."""
    for seed in SEEDS:
        town = Town().has(Y, coins=5).discs(Y, "F9", 2).slot(Y, "forest", 1)
        town.s.supply[Y] -= 1
        town.effects(Y)
        assert {"buy wood", "end-effects"} <= set(town.legal())
        chosen = choices(RIO, town.s, 20, hasty(), seed)
        assert "produce forest 1" not in chosen[chosen.index("buy wood") if "buy wood" in chosen else len(chosen) :]
        assert {"produce forest 1", "build hut F9"} <= set(chosen)
        assert "end-effects" not in chosen[: chosen.index("build hut F9")]


def test_enemies_do_not_walk_to_and_fro() -> None:
    """A single three steps from a house: each brings it nearer. Where there is nothing to destroy it stays."""
    for seed in SEEDS:
        town = Town().house(Y, "E7").fight(R).enemies("E4", 1).turn(R)
        walk = [text for text in choices(RIO, town.s, 4, hasty(), seed) if text.startswith("march")]
        assert walk
        assert walk == ["march E5", "march E6", "march E7"][: len(walk)]
    idle = Town().fight(R).enemies("E4", 1)
    idle.s.round = 1
    assert choices(RIO, idle.turn(R).s, 1, hasty()) == ["end-turn"]


def refused(town: Town, *texts: str) -> list[str]:
    """Which of these choices, all of them legal, no sensible person takes."""
    assert set(texts) <= set(town.legal())
    ruled_out = guide_for(RIO).ruled_out
    return [text for text in texts if ruled_out(town.s, town.seat, RIO.actions.id(text))]


def test_nobody_is_sent_to_a_house_that_cannot_be_paid_for() -> None:
    """A house takes a wood and a stone. With a wood and a coin the stone can be bought, or taken from the mine; for a
    second house it cannot, and one hut needs no two workers.
    """
    huts = Town().year(1590).hut(Y, "F8", "H6").placement(Y)
    assert refused(huts, "place F8", "place H6") == ["place F8", "place H6"]
    assert refused(Town().has(Y, wood=1, coins=1).hut(Y, "F8").placement(Y), "place F8") == []
    town = Town().year(1590).has(Y, wood=1).hut(Y, "F8", "H6").placement(Y)
    assert refused(town, "place F8") == ["place F8"]
    town.do("staff mine 1")
    assert refused(town, "place F8", "place H6") == []
    town.do("place F8")
    assert refused(town, "place F8", "place H6") == ["place F8", "place H6"]


def test_nobody_is_sent_where_others_or_goods_are_missing() -> None:
    """The last worker alone builds no hut, but a stonecutter for two wood; crafts need a wood or a stone each."""
    town = Town().year(1590).house(Y, "F8").placement(Y)
    assert refused(town, "place E8", "send crafts") == ["send crafts"]
    town.s.placed = 4
    assert refused(town, "place E8") == ["place E8"]
    rich = Town().year(1590).has(Y, wood=2).house(Y, "F8").placement(Y)
    rich.s.placed = 4
    assert refused(rich, "place E8", "send crafts") == []
    rich.s.placed = 0
    rich.do("send crafts", "send crafts")
    assert refused(rich, "send crafts") == ["send crafts"]


def test_who_overlooks_most_pays_for_whom_he_sends() -> None:
    for seed in SEEDS:
        town = Town().year(1590).hut(Y, "F8").placement(Y)
        assert not {"place F8", "send crafts"} & set(choices(RIO, town.s, 1, hasty(), seed))


def test_enemies_gather_near_buildings() -> None:
    """All of Yellow's houses stand in the south-west: nobody comes from the north-east, whoever guides."""
    town = Town().year(1590).house(Y, "C9", "D9").fight(R).ask(STAGING_STEP, R)
    town.s.foes = town.s.to_stage = 3
    assert refused(town, "stage O1-N", "stage B1-N", "stage A8-W", "stage D10-S") == ["stage O1-N", "stage B1-N"]
    for text in choices(RIO, town.s, 3):
        assert text.removeprefix("stage ") in {"A9-W", "B10-S", "C10-S", "D10-S", "E10-S", "A8-W"}, text


def test_enemies_who_come_to_a_house_do_not_wait() -> None:
    """Two steps from a house a single goes there, though its turn could end, and does not stop half way."""
    town = Town().year(1590).house(Y, "E6").fight(R).enemies("E4", 1).turn(R)
    town.s.round = 1
    assert refused(town, "select E4", "end-turn") == ["end-turn"]
    town.do("select E4", "march E5")
    assert refused(town, "march E6", "halt") == ["halt"]


def test_a_house_for_which_a_worker_was_sent_comes_before_the_ship() -> None:
    """A wood and a stone: neither is loaded or crafted, nor the turn ended, before the house is built."""
    town = Town().year(1590).major("port", "M10").has(Y, wood=1, stone=1).hut(Y, "F8").discs(Y, "F8")
    town.area(Y, "dock", 1).area(Y, "crafts", 1).effects(Y)
    waiting = ("load wood", "load stone", "craft wood", "end-effects")
    assert refused(town, *waiting) == [*waiting]
    assert refused(town.has(Y, wood=2, stone=1), *waiting) == ["load stone", "end-effects"]
    assert refused(town.has(Y, wood=1, coins=1), "load wood", "end-effects") == ["load wood", "end-effects"]


def test_what_a_house_still_lacks_is_bought_for_the_worker_who_was_sent() -> None:
    """A wood and a coin: the stone is bought, no second wood. Two huts and two of each leave neither for a workshop."""
    town = Town().year(1590).has(Y, wood=1, coins=1).hut(Y, "F8").discs(Y, "F8").effects(Y)
    assert refused(town, "buy wood", "buy stone", "end-effects") == ["buy wood", "end-effects"]
    for seed in SEEDS[:3]:
        assert choices(RIO, town.s, 2, hasty(), seed) == ["buy stone", "build house F8"]
    two = Town().year(1590).has(Y, wood=2, stone=2).hut(Y, "F8", "H6").discs(Y, "F8").discs(Y, "H6").discs(Y, "E9")
    two.effects(Y)
    assert refused(two, "build stonecutter E9", "build carpenter E9", "build house F8") == [
        "build stonecutter E9",
        "build carpenter E9",
    ]


def test_a_coin_for_what_a_worker_lacks_is_not_spent_elsewhere() -> None:
    """A worker waits on a hut with a wood and six coins, of which one buys the stone: five are left for somebody who
    costs five. Of five coins none would be.
    """
    enough = Town().year(1590).has(Y, wood=1, coins=6, points=20).hut(Y, "F8").discs(Y, "F8").placement(Y)
    assert refused(enough, "apply cannoneer") == []
    short = Town().year(1590).has(Y, wood=1, coins=5, points=20).hut(Y, "F8").discs(Y, "F8").placement(Y)
    assert refused(short, "apply cannoneer") == ["apply cannoneer"]


def test_walls_are_paid_for_with_what_no_worker_needs() -> None:
    """A wood and four stone, and a worker on a hut: the wood is for the house."""
    town = Town().year(1590).has(Y, wood=1, stone=4).hut(Y, "F8").discs(Y, "F8").placement(Y).do("contribute walls 1")
    assert refused(town, "pay-with wood", "pay-with stone") == ["pay-with wood"]


def test_the_merchant_brings_what_a_worker_lacks() -> None:
    town = Town().year(1590).has(Y, wood=1).hut(Y, "F8").discs(Y, "F8").character("master-merchant", Y).effects(Y)
    town.do("income master-merchant")
    assert refused(town, "take wood", "take stone", "take precious") == ["take wood", "take precious"]


def test_what_workers_need_is_not_given_to_a_great_work() -> None:
    """A wood and a stone are for the house, once its worker is placed; before that the Fort may have them."""
    town = Town().year(1590).has(Y, wood=1, stone=1).hut(Y, "F8").placement(Y)
    assert refused(town, "contribute fort 1", "contribute roads 1") == []
    town.do("place F8")
    assert refused(town, "contribute fort 1", "contribute walls 1", "contribute roads 1") == [
        "contribute fort 1",
        "contribute walls 1",
    ]


def test_recruits_who_cost_nothing_come() -> None:
    town = Town().year(1590).has(Y, coins=3).house(Y, "E9", "F9").house(G, "L9").fight(R).staged("E10-S", 2)
    town.ask(RECRUITMENT_STEP).go_on()
    assert refused(town, "recruit E9", "end-recruiting") == ["end-recruiting"]
    town.do("recruit E9", "recruit E9")
    assert refused(town, "end-recruiting") == []
