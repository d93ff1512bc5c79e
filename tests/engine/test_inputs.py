"""What a seat may know of a table, as numbers. Expected inputs are worked out by hand from the toy's fields."""

from typing import Any

import pytest

from riverrat import games
from riverrat.engine import native
from riverrat.engine.game import Game
from riverrat.engine.inputs import Block, Layout, heights, inputs, layout, turned_rule
from riverrat.engine.native import INPUTS
from riverrat.engine.playout import decisions, start, variants
from tests.conftest import needs_numba


def toy() -> tuple[Game, Any]:
    game = games.load("toy")
    return game, game.new(seats=3, seed=1)


def named(game: Game, s: Any, seat: int, *fields: str) -> list[str]:
    """The inputs that are on, by name, of some fields."""
    names = layout(game).names()
    return [names[at] for at in inputs(game, s, seat) if names[at].split("[")[0].split(" ")[0] in fields]


def test_counts_are_exact_while_small_and_coarser_beyond() -> None:
    assert heights(10) == (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
    wide = heights(60)
    assert wide[:11] == heights(10)
    assert sorted(wide) == list(wide)
    assert 15 <= wide[60] <= 24


def test_seats_are_counted_from_the_one_that_looks() -> None:
    game, s = toy()
    s.cheese[0], s.cheese[1], s.cheese[2] = 0, 2, 5
    assert named(game, s, 0, "cheese") == ["cheese[+1] height 2", "cheese[+2] height 5"]
    assert named(game, s, 1, "cheese") == ["cheese[own] height 2", "cheese[+1] height 5"]
    assert named(game, s, 2, "cheese") == ["cheese[own] height 5", "cheese[+2] height 2"]


def test_a_step_is_seen_with_whose_it_is() -> None:
    game, s = toy()
    assert game.seat(s) == 0
    assert named(game, s, 0, "step:") == ["step: whose is own"]
    assert named(game, s, 1, "step:") == ["step: whose is +2"]


def test_an_input_is_named_after_what_it_says() -> None:
    names = set(layout(games.load("first-rat")).names())
    said = {"step is fork", "step: whose is +4", "option start-player is random", "rat[own][3] is -1", "moved has 0"}
    said |= {"cap[2] is 9", "slot[1][0] is own", "goods[+1][0] height 3", "seats is 5"}
    assert said <= names


def test_what_is_shared_is_told_to_those_who_know_it() -> None:
    game, s = toy()
    s.bag[1] -= 1
    s.top, s.knows[2] = 2, 1
    assert named(game, s, 2, "top") == ["top is 2"]
    assert named(game, s, 0, "top") == []
    assert named(game, s, 0, "knows") == ["knows[+2] is 1"]


def test_a_height_reaches_down_to_the_first_of_its_count() -> None:
    game, _ = toy()
    found = layout(game)
    floor, names = found.floor(), found.names()
    at = names.index("cheese[own] height 5")
    assert names[floor[at]] == "cheese[own] height 1"
    at = names.index("top is 2")
    assert floor[at] == at
    assert len(floor) == len(names) == len(set(names)) == found.size


def test_all_members_of_a_set_can_be_on_at_once() -> None:
    step, members = Block("step", 0, (), ("is",) * 5, False), Block("members", 5, (2,), ("has",) * 4, False, at_once=4)
    assert Layout([step, members]).most() == 1 + 2 * 4
    game = games.load("first-rat")
    shops = next(block for block in layout(game).blocks if block.name == "shops")
    s = game.new(2, seed=1)
    before = len(inputs(game, s, 0))
    s.shops = (1 << shops.size) - 1
    assert shops.at_once == shops.size == len(inputs(game, s, 0)) - before


def test_an_action_that_names_a_player_is_turned() -> None:
    game = games.load("rio-de-la-plata")
    turned, trade = turned_rule(game), game.actions.id("trade 0")
    s = game.blank(4)
    assert [turned(s, 2, trade + other) - trade for other in range(4)] == [2, 3, 0, 1]
    assert turned(s, 2, game.actions.id("accept")) == game.actions.id("accept")


@needs_numba
@pytest.mark.parametrize("name", games.names())
def test_compiled_inputs_are_those_of_the_interpreter(name: str) -> None:
    game = games.load(name)
    runner = native.compiled(game)
    for variant in variants(game):
        s = start(game, variant.seats, variant.options, 3)
        seen = [s.clone() for at, _ in enumerate(decisions(game, s, 3, limit=200)) if at % 20 == 0]
        tables, rooms = runner.tables(len(seen)), runner.inputs(len(seen))
        for table, kept in zip(tables, seen, strict=True):
            kept.pack(table)
        jobs = runner.jobs(len(seen), INPUTS)
        runner.run(tables, jobs, inputs=rooms)
        for job, room, kept in zip(jobs, rooms, seen, strict=True):
            assert sorted(room[: job["inputs"]].tolist()) == inputs(game, kept, game.seat(kept))
