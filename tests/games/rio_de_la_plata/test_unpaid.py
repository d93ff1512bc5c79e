"""Where a worker could not be paid for or is alone: a house takes a wood and a stone, a stonecutter a stone, a church a
coin; a hut and a coin of the fields take two workers.
"""

from riverrat.games.rio_de_la_plata import GAME

from .tabletop import G, Town, Y


def unpaid(t: Town) -> dict[str, tuple[str, dict[str, int]]]:
    """What is missing at each place, by place."""
    found = {}
    for one in GAME.view(t.s, t.seat)["now"]["unpaid"]:
        for place in one["places"]:
            found[place] = (one["building"], {name: amount for name, amount in one["lack"].items() if amount})
    return found


def test_a_house_needs_its_goods() -> None:
    t = Town().hut(Y, "E5").has(Y).placement(Y)
    assert unpaid(t) == {"cell:E5": ("house", {"wood": 1, "stone": 1}), "area:crafts": ("", {})}
    assert unpaid(t.has(Y, wood=3)) == {"cell:E5": ("house", {"stone": 1})}
    assert unpaid(t.has(Y, wood=1, stone=1)) == {}


def test_what_workers_bring_this_year_counts() -> None:
    t = Town().hut(Y, "E5").has(Y).slot(Y, "mine", 1).slot(Y, "forest", 1).placement(Y)
    assert unpaid(t) == {}
    assert unpaid(Town().hut(Y, "E5").has(Y).slot(G, "mine", 1).slot(Y, "forest", 1).placement(Y)) == {
        "cell:E5": ("house", {"stone": 1})
    }


def test_what_other_workers_use_is_gone() -> None:
    """One wood and one stone are enough for one of two houses."""
    t = Town().hut(Y, "E5", "E7").has(Y, wood=1, stone=1).placement(Y)
    assert unpaid(t) == {}
    t.do("place E5")
    assert unpaid(t) == {"cell:E7": ("house", {"wood": 1, "stone": 1}), "area:crafts": ("", {})}


def test_the_last_worker_is_alone_on_a_plot() -> None:
    """Two workers build a hut without goods, one with two wood a stonecutter."""
    t = Town().has(Y).placement(Y)
    t.s.supply[Y] = 2
    assert unpaid(t) == {"area:crafts": ("", {})}
    t.s.supply[Y] = 1
    assert unpaid(t)["cell:E9"] == ("stonecutter", {"wood": 2, "worker": 1})
    assert "cell:E9" not in unpaid(t.has(Y, wood=2))


def test_goods_of_any_kind_may_help_the_last_worker() -> None:
    """The second wood for a stonecutter comes from the Master merchant."""
    t = Town().has(Y, wood=1).character("master-merchant", Y).placement(Y)
    t.s.supply[Y] = 1
    assert "cell:E9" not in unpaid(t)
    assert unpaid(t.has(Y))["cell:E9"] == ("stonecutter", {"wood": 2, "worker": 1})


def test_the_last_worker_earns_nothing_alone_in_the_fields() -> None:
    """It is said where he is sent there, and again where placing ends with one who is alone; not beside another."""
    assert unpaid(Town().has(Y, wood=2).placement(Y)) == {}
    t = Town().has(Y, wood=2).area(Y, "turn-order", 8).placement(Y)
    assert unpaid(t) == {"area:agriculture": ("", {"worker": 1})}
    assert unpaid(t.do("send agriculture")) == {"end-placement": ("", {"worker": 1})}
    t = Town().has(Y, wood=2).area(Y, "turn-order", 7).area(Y, "agriculture", 1).placement(Y)
    assert unpaid(t) == {"end-placement": ("", {"worker": 1})}
    assert unpaid(t.do("send agriculture")) == {}


def test_using_a_building_takes_what_it_takes() -> None:
    t = Town().house(Y, "E5").building("stonecutter", "E6").building("church", "D5").building("market", "F5")
    t.has(Y).placement(Y)
    assert unpaid(t) == {
        "cell:E6": ("stonecutter", {"stone": 1}),
        "cell:D5": ("church", {"coin": 1}),
        "cell:F5": ("market", {}),
        "area:crafts": ("", {}),
    }
    assert unpaid(t.has(Y, stone=1, coins=1)) == {}


def test_a_good_of_any_kind_will_do_for_one_that_is_missing() -> None:
    t = Town().hut(Y, "E5").has(Y, wood=1).character("master-merchant", Y).placement(Y)
    assert unpaid(t) == {}
    assert unpaid(t.has(Y)) == {"cell:E5": ("house", {"wood": 1, "stone": 1})}
