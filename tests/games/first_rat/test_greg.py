"""Solo against Greg. (B4, C13)"""

import random
from collections import Counter
from statistics import mean

import pytest

from riverrat.engine.gestures import gestures
from riverrat.games.first_rat import GAME
from riverrat.games.first_rat.data import CARD, CHEESE, FOOD, TRACK
from riverrat.games.first_rat.scoring import greg_points
from riverrat.games.first_rat.state import IN_DECK, REVEALED, SHOWN
from riverrat.games.first_rat.turn.greg import prepare_or_score

from .tabletop import GREG, YOU, Tabletop


def gregs(t: Tabletop) -> list[int]:
    """The spaces of Greg's rats, front to back; 28 is the rocket."""
    return sorted(t.s.rat[GREG], reverse=True)


# --- moving -----------------------------------------------------------------------------------------------------------


def test_r20_numbers_of_rats_aboard_go_to_the_next() -> None:
    t = Tabletop(1).rats(GREG, 9, 3, rocket=2).next_card("b01").greg_turn()  # 1 2 0 1
    assert gregs(t) == [28, 28, 12, 4]


def test_t41_d37_the_surplus_is_lost_and_the_others_still_move() -> None:
    t = Tabletop(1).rats(GREG, 26, 20, 5, 0).rats(YOU, 23, 0).goods(YOU).next_card("a03").greg_turn()  # 4 3 1 1
    assert gregs(t) == [28, 23, 6, 1]
    assert t.has(YOU) == {"H": 1}


def test_d37_by_option_the_rest_of_the_card_is_lost() -> None:
    t = Tabletop(1, greg_launch="rest-of-card").rats(GREG, 26, 20, 5, 0).next_card("a03").greg_turn()
    assert gregs(t) == [28, 20, 5, 0]


def test_d38_positions_are_fixed_when_the_card_is_revealed() -> None:
    t = Tabletop(1).rats(GREG, 6, 5, 1, 0).next_card("a09").greg_turn()  # 1 4 2 2: the second overtakes the first
    assert gregs(t) == [9, 7, 3, 2]


def test_t54_d65_each_of_gregs_rats_counts() -> None:
    t = Tabletop(1).rats(GREG, 10, 9, 5, 0).rats(YOU, 11, 0).goods(YOU).next_card("b01").greg_turn()  # 1 2 0 1
    assert gregs(t) == [11, 11, 5, 1]
    assert t.has(YOU) == {"H": 2}
    assert t.s.drinks_shown == 1


def test_d65_by_option_a_space_counts_once() -> None:
    t = Tabletop(1, greg_crowd="once").rats(GREG, 10, 9, 5, 0).rats(YOU, 11, 0).goods(YOU)
    t.next_card("b01").greg_turn()  # 1 2 0 1
    assert gregs(t) == [11, 11, 5, 1]
    assert t.has(YOU) == {"H": 1}
    assert t.s.drinks_shown == 2


def test_t55_d67_two_rats_board_with_one_card() -> None:
    t = Tabletop(1).rats(GREG, 26, 25, 9, 3).next_card("a05").greg_turn()  # 3 3 1 1
    assert gregs(t) == [28, 28, 10, 4]
    assert t.where(GREG, "rattronaut") == [2, 3]
    assert greg_points(t.s) == 9 + 7


def test_d39_a_rat_that_does_not_move_does_nothing() -> None:
    t = Tabletop(1).rats(GREG, 20, 7, 11, 2).rats(YOU, 11, 0).goods(YOU)
    t.next_card("b03").greg_turn()  # 0 0 1 0: second position is 11, third 7
    assert gregs(t) == [20, 11, 8, 2]
    assert t.s.drinks_shown == 3
    assert sum(t.s.backpacks_shown) == 5
    assert t.has(YOU) == {}


def test_d39_by_option_a_rat_that_stands_at_a_booth_takes_a_tile() -> None:
    t = Tabletop(1, greg_standing="booth").rats(GREG, 20, 5, 11, 2).rats(YOU, 11, 0).goods(YOU)
    t.next_card("b03").greg_turn()  # 0 0 1 0: the one on 11 stands, the one on 5 leaves
    assert gregs(t) == [20, 11, 6, 2]
    assert t.s.drinks_shown == 2
    assert sum(t.s.backpacks_shown) == 5
    assert t.has(YOU) == {}  # it did not end a move there


def test_d39_by_option_a_forfeited_move_leaves_a_rat_at_its_booth() -> None:
    t = Tabletop(1, greg_standing="booth", greg_launch="rest-of-card").rats(GREG, 26, 11, 6, 0)
    t.next_card("a03").greg_turn()  # 4 3 1 1
    assert gregs(t) == [28, 11, 6, 0]
    assert t.s.drinks_shown == 2


def test_t44_a_booth_loses_a_tile() -> None:
    t = Tabletop(1).rats(GREG, 10, 5, 1, 0).next_card("b01").greg_turn()
    assert t.s.drinks_shown == 2
    assert 11 in t.s.rat[GREG]  # he never goes back to Start


@pytest.mark.parametrize("space", [5, 18])
def test_c13_5_any_tile_of_the_booth_may_go(space: int) -> None:
    removed: Counter[str | int] = Counter()
    for seed in range(60):
        t = Tabletop(1, seed=seed).hamster(cheese=2, vinegar=1).crow("rocket", "food")
        t.rats(GREG, space - 1, 1, 0, 0).next_card("b01").greg_turn()
        (gone,) = t.told("greg-removed")
        removed[gone["item"]] += 1
    if space == 5:
        assert removed["backpack-cheese"] > removed["backpack-vinegar"] > 5
    else:
        assert set(removed) == {"cap-rocket", "cap-food"}


def test_d66_nothing_left_to_remove() -> None:
    t = Tabletop(1).hamster().rats(GREG, 4, 1, 0, 0).next_card("b01").greg_turn()
    assert t.told("greg-removed") == []
    comics = Tabletop(1).library().next_card("b07").greg_turn()
    assert comics.told("greg-removed-comic") == []
    assert comics.s.library == 0


def test_c13_8_greg_pays_and_collects_nothing() -> None:
    """D40: no Awards, leftovers or caps for Greg."""
    t = Tabletop(1).rats(GREG, 26, 3, 1, 0).rats(YOU, 5, 0).next_card("b01").greg_turn()
    assert t.s.awards[GREG] == 0
    assert t.has(GREG) == {}
    assert greg_points(t.s) == 9


# --- icons ------------------------------------------------------------------------------------------------------------


def test_t42_prepare_score_prepare() -> None:
    t = Tabletop(1)
    cargo = TRACK.index("cargo")
    seen = []
    for _ in range(3):
        prepare_or_score(t.s, cargo, None)
        seen.append((t.s.prepared[cargo], t.on_track(GREG, "cargo")))
    assert seen == [(1, 0), (0, 1), (1, 1)]


def test_t53_d63_greg_never_scores_the_rocket() -> None:
    t = Tabletop(1).piece(GREG, "cockpit").piece(GREG, "cargo")
    t.s.prepared[TRACK.index("thruster")] = 1
    t.next_card("a05").greg_turn()
    assert t.on_track(GREG, "thruster") == 1
    assert t.s.prepared[TRACK.index("thruster")] == 0
    assert t.on_track(GREG, "rocket") == 0


def test_t45_ties_of_the_best_track_are_yours_to_break() -> None:
    t = Tabletop(1).piece(YOU, "cargo").piece(YOU, "lights")  # lights 5, cockpit 4, the others 6
    t.next_card("c01").greg_turn()
    assert t.legal() == ["greg cargo", "greg thruster", "greg food", "greg provisions"]
    assert GAME.seat(t.s) == YOU
    t.choose("greg food")
    assert t.s.prepared[FOOD] == 1
    assert REVEALED not in t.s.card
    assert t.s.card.count(IN_DECK) == len(CARD)


def test_breaking_a_tie_does_not_reach_into_the_next_turn() -> None:
    t = Tabletop(1).piece(YOU, "cargo").next_card("c01").greg_turn()
    assert [len(gesture.actions) for gesture in gestures(GAME, t.s)] == [1] * 5


def test_d63_rocket_and_rattronaut_are_never_best() -> None:
    t = Tabletop(1).piece(YOU, "cargo").next_card("c01").greg_turn()  # all 6; rattronaut 9 and rocket 7 do not count
    assert t.legal() == ["greg cargo", "greg thruster", "greg food", "greg provisions", "greg lights"]
    t.s.prepared[TRACK.index("cargo")] = 1
    t.choose("greg cargo")
    assert t.on_track(GREG, "cargo") == 1  # C13.6: prepared or not


def test_c13_6_a_single_best_track_is_not_asked() -> None:
    t = Tabletop(1).next_card("c01").greg_turn()  # cargo 8
    assert t.s.prepared[TRACK.index("cargo")] == 1
    assert REVEALED not in t.s.card


def test_c13_6_a_comic_vanishes() -> None:
    t = Tabletop(1).next_card("b07").greg_turn()
    assert t.s.library == 5
    assert t.s.comic.count(SHOWN) == 5


def test_d42_the_icon_comes_after_moving() -> None:
    t = Tabletop(1).next_card("a01").greg_turn()
    kinds = [GAME.event_words(event)[0] for event in t.events]
    assert kinds.index("greg-prepared") > kinds.index("greg-moved")


def test_d64_greg_may_score_more_than_three_lights() -> None:
    t = Tabletop(1).piece(GREG, "lights", 3)
    t.s.prepared[TRACK.index("lights")] = 1
    prepare_or_score(t.s, TRACK.index("lights"), None)
    assert t.where(GREG, "lights") == [2, 3, 5, 5]
    assert t.sound()


def test_b4_2_cards_left_out_are_never_seen() -> None:
    """Of the A cards only five come up in an easy game, in any order, and none twice before a reshuffle."""
    t = Tabletop(1, seed=3)
    for turn in range(1, 40):
        before = t.s.card[:]
        t.rats(GREG, 8, 5, 1, 0).greg_turn()  # who never arrives
        while t.step() == "greg-best":
            t.choose(t.legal()[0])
        seen = [name for name, status in zip(CARD, t.s.card, strict=True) if status]
        assert sum(name.startswith("a") for name in seen) <= 5
        assert sum(name.startswith("b") for name in seen) <= 5
        assert before.count(REVEALED) < 11, turn
        assert t.sound()


# --- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", [YOU, GREG])
def test_d68_the_fourth_rattronaut_ends_the_round(who: int) -> None:
    t = Tabletop(1).rats(YOU, 4, 0).rats(GREG, 8, 5, 1, 0)
    if who == YOU:
        t.rats(YOU, 26, rocket=3)
        t.turn(YOU).enter((26, 27)).choose("done", "award")
        t.choose("end-turn")  # Greg still has his turn
        assert len(t.told("greg-card")) == 1
        assert t.s.over or t.step() == "greg-best"
    else:
        t.rats(GREG, 26, rocket=3).next_card("b01").greg_turn().go_on()
        assert t.s.over
        assert t.s.round == 1
        assert t.told("greg-total") == [{"points": greg_points(t.s)}]


@pytest.mark.parametrize(
    ("level", "turns", "points"),
    [("easy", 21, 75), ("medium", 19, 71), ("difficult", 17, 68), ("unfair", 15.5, 66)],
)
def test_simulated_greg_is_as_strong_as_the_specification_says(level: str, turns: float, points: int) -> None:
    """A16: how long Greg takes to fill the rocket, and his points then, without a human taking spaces."""
    taken: list[int] = []
    scored: list[int] = []
    for seed in range(60):
        t = Tabletop(1, seed=seed, level=level)
        taken.append(0)
        while not t.s.last_rat:
            t.greg_turn()
            while t.step() == "greg-best":
                t.choose(t.legal()[0])
            taken[-1] += 1
        scored.append(greg_points(t.s))
    assert mean(taken) == pytest.approx(turns, abs=1)
    assert mean(scored) == pytest.approx(points, abs=3)


def test_f3_invariants_hold_in_solo_play() -> None:
    s, chance = GAME.new(1, {"level": "unfair"}, seed=2), random.Random(2)
    while not s.over:
        GAME.play_trusted(s, chance.choice(GAME.legal(s)))
        assert GAME.audit(s) == ""
    assert s.supply[CHEESE] + s.goods[YOU][CHEESE] == 90 + s.created
