"""Step 3: booths, buying and stealing. (C8)"""

from riverrat.games.first_rat.data import CHEESE, COMIC

from .tabletop import ESRA, GABY, VERO, Tabletop


def test_r13_stealing_is_free_and_leads_back_to_start() -> None:
    t = Tabletop(3).rats(ESRA, 4, 3).goods(ESRA, H=2).hamster(vinegar=1).turn(ESRA).move((4, 5))
    assert t.has(ESRA) == {"H": 4}
    assert t.legal() == ["steal backpack-vinegar", "leave"]
    t.choose("steal backpack-vinegar")
    assert t.has(ESRA) == {"H": 4}
    assert t.on_path(ESRA) == [0, 3]
    assert sum(t.s.backpacks[ESRA]) == 1
    assert sum(t.s.backpacks_shown) == 0


def test_r14_buying_takes_one_item_and_the_rat_stays() -> None:
    t = Tabletop(3).rats(GABY, 17).goods(GABY, H=10).crow("food", "rocket").turn(GABY).move((17, 18))
    supply = t.s.supply[CHEESE]
    assert t.legal() == ["buy cap-rocket", "buy cap-food", "steal cap-rocket", "steal cap-food", "leave"]
    t.choose("buy cap-food")
    assert t.has(GABY) == {"H": 1}
    assert t.s.supply[CHEESE] == supply + 12
    assert t.on_path(GABY) == [18]
    assert t.legal() == ["leave"]


def test_t26_the_cat_burglar_stays() -> None:
    t = Tabletop(2).rats(VERO, 17).comic(VERO, "cat-burglar-rat", on_rat=1).crow("rocket").turn(VERO).move((17, 18))
    t.choose("steal cap-rocket")
    assert t.on_path(VERO) == [18]
    assert t.s.cap[0] == VERO
    assert t.legal() == ["leave"]


def test_t39_d30_one_rat_buys_and_another_steals() -> None:
    t = Tabletop(2).rats(VERO, 2, 15).goods(VERO, H=2).hamster(calculator=1).crow("rocket").turn(VERO)
    t.move((2, 5), (15, 18))
    assert t.has(VERO) == {"H": 7}
    t.choose("buy backpack-calculator")
    assert t.has(VERO) == {"H": 1}
    assert t.legal() == ["steal cap-rocket", "leave"]
    t.choose("steal cap-rocket")
    assert t.on_path(VERO) == [0, 5]


def test_t40_d29_an_empty_booth_offers_nothing() -> None:
    t = Tabletop(2).rats(VERO, 4).goods(VERO, H=4).hamster().turn(VERO).enter((4, 5)).choose("done")
    assert t.legal() == ["leave"]
    no_drinks = Tabletop(2).rats(VERO, 8).turn(VERO)
    no_drinks.s.drinks_shown = 0
    assert no_drinks.enter((8, 11)).choose("done").legal() == ["leave"]


def test_d31_a_thief_on_start_owes_nothing_and_shops_no_more() -> None:
    t = Tabletop(2).rats(VERO, 4).rats(ESRA, 0, 0).goods(VERO).hamster(vinegar=2).turn(VERO).move((4, 5))
    t.choose("steal backpack-vinegar")
    assert t.has(VERO) == {"H": 2}
    assert t.legal() == ["leave"]
    assert t.choose("leave").step() == "build"


def test_c8_4_a_rat_that_did_not_move_cannot_shop() -> None:
    t = Tabletop(2).rats(VERO, 5, 0).goods(VERO, H=20).turn(VERO).move((0, 4))
    assert t.step() == "build"


def test_equal_tiles_are_one_choice() -> None:
    t = Tabletop(2).rats(VERO, 4).goods(VERO, H=4).hamster(cheese=2, lightbulb=2).turn(VERO).move((4, 5))
    assert t.legal() == [
        "buy backpack-cheese",
        "buy backpack-lightbulb",
        "steal backpack-cheese",
        "steal backpack-lightbulb",
        "leave",
    ]


def test_a6_energy_drinks_cost_eight() -> None:
    t = Tabletop(2).rats(VERO, 8).goods(VERO, H=7).turn(VERO).move((8, 11))
    assert t.legal() == ["steal energy-drink", "leave"]
    t = Tabletop(2).rats(VERO, 8).goods(VERO, H=8).turn(VERO).move((8, 11))
    t.choose("buy energy-drink")
    assert t.has(VERO) == {"C": 1}
    assert (t.s.drinks[VERO], t.s.drinks_shown) == (1, 2)


def test_d44_a_drink_bought_now_is_for_later() -> None:
    t = Tabletop(2).rats(VERO, 8).goods(VERO, H=8).turn(VERO).move((8, 11)).choose("buy energy-drink", "leave")
    assert t.step() == "build"
    assert t.s.doubled == 0
    assert t.s.drinks[VERO] == 1


def test_d62_a_super_rat_keeps_its_tile_when_it_is_sent_back() -> None:
    t = Tabletop(2).rats(VERO, 4).comic(VERO, "caped-rat", on_rat=1).turn(VERO).move((4, 5))
    t.choose(next(action for action in t.legal() if action.startswith("steal")))
    assert t.on_path(VERO) == [0]
    assert t.s.super_rat[VERO][0] == COMIC.index("caped-rat")
