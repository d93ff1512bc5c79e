"""Why a cell cannot be chosen: whatever is not within reach has one reason, whatever is has its own."""

import random

from riverrat.games.rio_de_la_plata import GAME
from riverrat.games.rio_de_la_plata.data import CELL
from riverrat.games.rio_de_la_plata.turn.standing_discs import discs_on

from .tabletop import G, R, Town, Y


def why(t: Town, cell: str) -> str:
    found = GAME.view(t.s, t.seat)["now"]["barred"]
    return str(found.get(f"cell:{cell}", found.get("cell:", "")))


def test_workers_stand_beside_what_is_theirs() -> None:
    t = Town().hut(Y, "E5").hut(G, "E6").building("garden", "D5").building("stonecutter", "D4").placement(Y)
    assert why(t, "A1") == "reach"
    assert why(t, "E6") == "owned"
    assert why(t, "D5") == "nothing"
    assert why(t, "D4") == "house"


def test_a_building_is_used_by_one_worker() -> None:
    """A house makes it one's own to use; where no road connects the district there is room for one."""
    t = Town().house(Y, "E5").building("stonecutter", "D4").placement(Y)
    t.do("place D4")
    assert why(t, "D4") == "used"


def test_three_fill_a_cell_and_five_are_a_year() -> None:
    t = Town().hut(Y, "E5").has(Y, coins=3).placement(Y)  # who may buy is still asked at the end
    for _ in range(3):
        t.do("place E6")
    assert why(t, "E6") == "full"
    for _ in range(2):
        t.do("place E5")
    assert why(t, "E6") == why(t, "A1") == "no-worker"


def test_workers_are_used_where_they_stand() -> None:
    t = Town().house(Y, "E5").building("stonecutter", "D4").building("church", "M3").has(Y, stone=0, coins=0)
    t.discs(Y, "D4").discs(Y, "M3").discs(Y, "E6").effects(Y)
    assert why(t, "A1") == "use"
    assert why(t, "D4") == "price"
    assert why(t, "M3") == "house"
    assert why(t, "E6") == "build"


def test_a_group_on_the_move_is_told_what_is_closed_to_it() -> None:
    """Fort and Port let no enemy in; a trio cannot join the group beside it. All else is reached step by step."""
    t = Town().fight(R).major("port", "M10").enemies("L10", 3).enemies("K10", 1).turn(R)
    assert why(t, "M10") == "group"
    t.do("select L10")
    assert (why(t, "M10"), why(t, "K10"), why(t, "A1")) == ("closed", "group-there", "step")
    ours = Town().fight(R).major("port", "M10").group("L10", Y, Y).group("K10", Y, Y, Y).enemies("A1", 1).turn(Y)
    ours.do("select L10")
    assert (ours.can("march M10"), why(ours, "K10"), why(ours, "A1")) == (True, "group-there", "step")


def test_what_may_be_chosen_has_no_reason_of_its_own() -> None:
    """In random games, at every placement: a cell with a reason of its own cannot be chosen, and is within reach.
    While workers are used: every cell with one has a reason or a use.
    """
    chance, seen = random.Random(5), set[str]()
    for seed in range(3):
        s = GAME.new(3, {}, seed)
        for _ in range(900):
            if s.over:
                break
            legal = GAME.legal(s)
            if GAME.step(s) == "placement":
                barred = GAME.view(s, GAME.seat(s))["now"]["barred"]
                open_to = {GAME.actions.target(action) for action in legal}
                assert not open_to & set(barred)
                cells = [at for at in range(len(CELL)) if s.near[at] >> GAME.seat(s) & 1]
                if barred["cell:"] == "reach":
                    assert all(f"cell:{CELL[at]}" in open_to | set(barred) for at in cells)
                seen |= set(barred.values())
            if GAME.step(s) == "effect":
                barred = GAME.view(s, GAME.seat(s))["now"]["barred"]
                open_to = {GAME.actions.target(action) for action in legal}
                mine = {f"cell:{CELL[at]}" for at in range(len(CELL)) if discs_on(s.discs[at], GAME.seat(s))}
                assert not open_to & set(barred)
                assert mine <= open_to | set(barred)
                seen |= set(barred.values())
            if GAME.step(s) == "move":
                barred = GAME.view(s, GAME.seat(s))["now"]["barred"]
                assert not {GAME.actions.target(action) for action in legal} & set(barred)
            GAME.play(s, chance.choice(legal))
    assert seen >= {"reach", "no-worker", "owned", "taken", "full", "use", "build"}
