"""What cannot be built or donated for says why: exactly what is not legal is barred."""

import random

from riverrat.games.first_rat import GAME
from riverrat.games.first_rat.why import barred

from .tabletop import ESRA, VERO, Tabletop, at_building

TRACKS = {"track:cockpit", "track:cargo", "track:thruster", "track:provisions"}


def test_without_a_marker_nothing_is_built_whatever_is_asked() -> None:
    t = Tabletop(3).piece(VERO, "cockpit", 5).piece(VERO, "food", 5).goods(VERO, C=2, T=1, H=20).turn(VERO)
    assert t.step() == "move"
    assert barred(t.s) == {track: {"why": "no-marker"} for track in TRACKS}
    assert GAME.view(t.s, VERO)["barred"] == barred(t.s)
    assert barred(t.turn(ESRA).s) == {}


def test_a_part_tells_how_many_materials_it_takes_yet() -> None:
    """A Cockpit is two calculators and a tin can; Home-made Rockets leave one out."""
    t = at_building(Tabletop(3), C=1, H=10)
    assert barred(t.s)["track:cockpit"] == {"why": "materials", "lacks": 2}
    assert "track:provisions" not in barred(t.s)
    t = at_building(Tabletop(3).comic(VERO, "home-made-rockets"), C=1)
    assert barred(t.s)["track:cockpit"] == {"why": "materials", "lacks": 1}
    assert barred(t.s)["track:provisions"] == {"why": "cheese", "lacks": 10}


def test_all_that_is_not_legal_is_barred_and_nothing_else() -> None:
    choose, seen = random.Random(4), 0
    for seed in range(12):
        s = GAME.new(2 + seed % 3, seed=seed)
        while not s.over:
            legal = GAME.legal(s)
            offered = {GAME.actions.target(action) for action in legal} & TRACKS
            if GAME.step(s) == "build":
                assert set(barred(s)) == TRACKS - offered
                seen += len(offered)
            else:
                assert set(barred(s)) <= TRACKS - offered
            GAME.play(s, choose.choice(legal))
    assert seen > 20
