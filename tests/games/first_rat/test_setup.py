"""The table before the first turn. (B)"""

import random

import pytest

from riverrat.games.first_rat import GAME
from riverrat.games.first_rat.data import (
    COLOUR_OF,
    CONTENT,
    TRACK,
    VALUES,
)
from riverrat.games.first_rat.state import IN_DECK, NEUTRAL, SHOWN

from .tabletop import ESRA, GABY, GREG, VERO, YOU, Tabletop


def test_r1_setup_for_three() -> None:
    t = Tabletop(3)
    assert [t.has(seat) for seat in (VERO, ESRA, GABY)] == [{"H": 1}, {"H": 2}, {"H": 2}]
    assert t.s.supply == [30, 30, 20, 15, 85]
    assert all(slots == [0, 0, 0, NEUTRAL] for slots in t.s.slot)
    assert sum(t.s.backpacks_shown) == 6
    assert t.s.drinks_shown == 4
    assert t.s.cap.count(SHOWN) == 6
    assert t.s.comic.count(SHOWN) == t.s.library == 6
    for seat in (VERO, ESRA, GABY):
        assert (t.on_path(seat), t.asleep(seat), t.node(seat), t.s.light[seat]) == ([0, 0], 2, "r", 0)


@pytest.mark.parametrize(
    ("seats", "backpacks", "drinks", "slots", "cheese"),
    [
        (2, 5, 3, [NEUTRAL, 0, 0, NEUTRAL], [1, 2]),
        (3, 6, 4, [0, 0, 0, NEUTRAL], [1, 2, 2]),
        (4, 7, 5, [0, 0, 0, NEUTRAL], [1, 2, 2, 3]),
        (5, 9, 6, [0, 0, 0, 0], [1, 2, 2, 3, 3]),
    ],
)
def test_b1_setup_by_players(seats: int, backpacks: int, drinks: int, slots: list[int], cheese: list[int]) -> None:
    t = Tabletop(seats)
    assert sum(t.s.backpacks_shown) == backpacks
    assert t.s.drinks_shown == drinks
    assert t.s.slot == [slots] * 8  # D48: they only block
    assert [t.s.goods[seat][4] for seat in range(seats)] == cheese
    assert t.s.cap.count(SHOWN) == 6


def test_b1_8_start_player_chosen_or_random() -> None:
    t = Tabletop(3, start_player="third-seat")
    assert t.s.start == 2
    assert [t.s.goods[seat][4] for seat in range(3)] == [2, 2, 1]
    assert GAME.seat(t.s) == 2
    assert Tabletop(2, start_player="fifth-seat").s.start == 0
    assert {Tabletop(4, seed=seed, start_player="random").s.start for seed in range(40)} == {0, 1, 2, 3}
    assert {Tabletop(4, seed=seed).s.start for seed in range(5)} == {
        0
    }  # as in records written before there was a choice


def test_b1_8_every_mode_for_several_draws_who_begins() -> None:
    drawn = {mode.name for mode in GAME.modes if mode.options.get("start-player") == "random"}
    assert drawn == {"standard", "variable", "variable-path", "variable-tracks", "first-game"}
    starts = {GAME.seat(GAME.new(3, GAME.mode("first-game").options, seed)) for seed in range(30)}
    assert starts == {0, 1, 2}


def test_b1_10_house_rule_more_cheese_for_later_players() -> None:
    t = Tabletop(5, cheese="two-more", start_player="second-seat")
    assert [t.s.goods[seat][4] for seat in range(5)] == [3 + 8, 1, 2 + 2, 2 + 4, 3 + 6]
    assert t.sound()
    assert Tabletop(1, cheese="three-more").s.goods[0][4] == 1  # alone nobody comes later


def test_b1_7_later_games_use_all_comics() -> None:
    seen = {at for seed in range(30) for at, owner in enumerate(Tabletop(seed=seed).s.comic) if owner == SHOWN}
    assert seen == set(range(10))


def test_t48_first_game_has_the_six_ordinary_comics() -> None:
    for seed in range(5):
        t = Tabletop(seed=seed, first_game="yes")
        assert [owner == SHOWN for owner in t.s.comic] == [True] * 6 + [False] * 4


def test_t47_variable_side() -> None:
    paths, strips = set(), set()
    for seed in range(20):
        t = Tabletop(2, seed=seed, path="variable", tracks="variable")
        rows = [CONTENT[t.s.content[space]] for space in range(1, 27)]
        letters = "".join(name[0] for name in rows)
        assert letters == "aaaaaabbbbbcccccdddddeeeee"
        assert len(set(rows)) == 26
        assert t.s.strip[TRACK.index("rocket")] == TRACK.index("rocket")
        loose = [strip for at, strip in enumerate(t.s.strip) if at != TRACK.index("rocket")]
        assert len(set(loose)) == 7
        assert min(loose) >= 8
        assert VALUES[t.s.strip[TRACK.index("rocket")]] == (9, 7, 6, 6, 6)
        assert t.sound()
        paths.add(tuple(rows))
        strips.add(tuple(loose))
    assert len(paths) == len(strips) == 20


def test_b3_4_path_and_tracks_are_two_switches() -> None:
    path, tracks = Tabletop(2, path="variable"), Tabletop(2, tracks="variable")
    assert path.s.strip == list(range(8))
    assert min(path.s.content[1:]) >= 26
    assert tracks.s.content[1:] == list(range(26))
    assert max(tracks.s.strip) >= 8


def test_b3_3_colours_follow_the_tiles() -> None:
    t = Tabletop(2, path="variable", seed=3)
    for space in range(1, 27):
        assert t.s.colour_spaces[COLOUR_OF[t.s.content[space]]] >> space & 1


def test_r21_solo_setup() -> None:
    t = Tabletop(1)
    assert sorted(t.s.rat[GREG], reverse=True) == [8, 5, 1, 0]
    assert t.asleep(GREG) == 0
    assert t.s.slot == [[NEUTRAL, 0, 0, NEUTRAL]] * 8
    assert sum(t.s.backpacks_shown) == 5
    assert t.s.drinks_shown == 3
    assert t.has(YOU) == {"H": 1}
    assert t.has(GREG) == {}
    greg = GAME.view(t.s)["greg"]
    assert greg["deck"] == 11
    assert greg["shuffled_back"] == ["c01"]
    assert greg["prepared"] == dict.fromkeys(["cockpit", "cargo", "thruster", "food", "provisions", "lights"], False)


@pytest.mark.parametrize(("level", "a", "b"), [("easy", 5, 5), ("medium", 6, 4), ("difficult", 7, 3), ("unfair", 8, 2)])
def test_b4_2_deck_by_level(level: str, a: int, b: int) -> None:
    t = Tabletop(1, level=level)
    assert (t.s.unseen_a, t.s.unseen_b) == (a, b)
    assert t.s.card.count(IN_DECK) == 1


def test_f2_4_no_chance_after_setup_with_several_players() -> None:
    s, chance = GAME.new(3, seed=5), random.Random(5)
    reveals = s.reveals
    while not s.over:
        GAME.play_trusted(s, chance.choice(GAME.legal(s)))
    assert s.reveals == reveals
