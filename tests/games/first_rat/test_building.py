"""Step 4: rocket parts and donations. (C9)"""

from riverrat.games.first_rat import GAME

from .tabletop import ESRA, VERO, Tabletop, at_building


def test_r15_building_a_cockpit() -> None:
    t = at_building(Tabletop(3), ESRA, C=2, T=1)
    assert t.legal() == ["build cockpit", "end-turn"]
    t.choose("build cockpit")
    assert t.has(ESRA) == {}
    assert t.where(ESRA, "cockpit") == [1]
    assert t.lines(ESRA)["cockpit"] == 5
    assert t.s.markers[ESRA] == 1


def test_r16_a_full_set_scores_the_rocket() -> None:
    t = at_building(Tabletop(3).parts(ESRA, 1, 0, 0), ESRA, V=5, S=5, T=2)
    t.choose("build cargo", "build thruster")
    assert t.has(ESRA) == {}
    assert [t.on_track(ESRA, track) for track in ("cargo", "thruster", "rocket")] == [1, 1, 1]
    assert t.s.markers[ESRA] == 4
    assert t.sound()


def test_t20_d46_home_made_rockets_saves_one_material() -> None:
    t = at_building(Tabletop(3).comic(VERO, "home-made-rockets"), V=5, S=1)
    t.choose("build thruster")
    assert t.legal() == ["save baking-soda"]
    t.choose("save baking-soda")
    assert t.has(VERO) == {}
    assert t.on_track(VERO, "thruster") == 1


def test_d46_the_owner_names_the_saved_material() -> None:
    t = at_building(Tabletop(3).comic(VERO, "home-made-rockets"), C=2, T=1)
    t.choose("build cockpit")
    assert t.legal() == ["save tin-can", "save calculator"]
    assert GAME.view(t.s, VERO)["turn"]["part"] == "cockpit"
    assert t.copy().choose("save tin-can").has(VERO) == {"T": 1}
    assert t.copy().choose("save calculator").has(VERO) == {"C": 1}


def test_t21_only_one_material_is_saved() -> None:
    t = at_building(Tabletop(3).comic(VERO, "home-made-rockets"), V=4, S=1)
    assert t.legal() == ["end-turn"]


def test_t29_d25_no_donation_without_a_marker() -> None:
    t = at_building(Tabletop(3).piece(VERO, "food", 10), H=10, V=5, S=5, T=3, C=2)
    assert t.legal() == ["end-turn"]


def test_t30_d26_the_second_set() -> None:
    t = at_building(Tabletop(3).parts(VERO, 2, 2, 1), V=5, S=2)
    t.choose("build thruster")
    assert t.s.rockets[VERO] == 2
    assert t.on_track(VERO, "rocket") == 2


def test_d26_parts_are_not_used_up() -> None:
    t = at_building(Tabletop(3).parts(VERO, 1, 1, 1), C=2, T=1)
    t.choose("build cockpit")
    assert t.s.parts[VERO] == [2, 1, 1]
    assert t.on_track(VERO, "rocket") == 1


def test_c9_1_build_and_donate_in_any_order_and_number() -> None:
    t = at_building(Tabletop(3), H=20, C=4, T=2)
    t.choose("donate", "build cockpit", "donate", "build cockpit")
    assert t.has(VERO) == {}
    assert t.where(VERO, "provisions") == [1, 2]
    assert t.where(VERO, "cockpit") == [1, 2]
    assert t.legal() == ["end-turn"]
