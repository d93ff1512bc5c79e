"""Comics taken in the Library, when they begin to work, and who carries a Super Rat's tile. (C6.3, D19)"""

from riverrat.games.first_rat.data import COMIC

from .tabletop import VERO, Tabletop


def test_d15_a_comic_may_be_declined() -> None:
    t = Tabletop(3).library("marathon").burrow(VERO, "i1").cores(VERO, 1).choose("turn lib")
    assert t.legal() == ["comic marathon", "no-comic"]
    t.choose("no-comic")
    assert t.s.library == 1


def test_c6_3_an_empty_library_gives_nothing() -> None:
    t = Tabletop(3).library().burrow(VERO, "i1").cores(VERO, 1).choose("turn lib")
    assert t.step() == "move"


def test_d19_a_comic_works_from_the_next_turn() -> None:
    """Home-made Rockets taken this turn saves nothing this turn."""
    t = Tabletop(2).rats(VERO, 0, 0).goods(VERO, V=5, S=1).burrow(VERO, "i1").library("home-made-rockets").turn(VERO)
    t.move((0, 3)).play("turn lib")
    t.choose("comic home-made-rockets")
    assert t.step() == "build"
    assert t.legal() == ["end-turn"]
    t.turn(VERO).move((0, 1))
    assert "build thruster" in t.legal()


def test_d19_a_new_cat_burglar_is_still_sent_back() -> None:
    t = Tabletop(2).rats(VERO, 8, 12).burrow(VERO, "i1").library("cat-burglar-rat").comic(VERO, "amazon-rat", on_rat=1)
    t.turn(VERO).enter((8, 11), (12, 15)).choose("done", "turn lib", "comic cat-burglar-rat")
    assert t.legal() == ["rat 2"]
    t.choose("rat 2")
    assert t.s.super_rat[VERO][1] == COMIC.index("cat-burglar-rat")
    t.s.super_rat[VERO] = [COMIC.index("cat-burglar-rat"), 0, 0, 0]
    steal = next(action for action in t.legal() if action.startswith("steal"))
    assert t.choose(steal).on_path(VERO) == [0, 15]


def test_d54_a_super_comic_without_a_rat_to_carry_it() -> None:
    t = Tabletop(2).rats(VERO, 4).comic(VERO, "muscle-rat", on_rat=1).library("caped-rat").burrow(VERO, "i1")
    t.cores(VERO, 1).choose("turn lib", "comic caped-rat")
    assert t.step() == "move"
    assert t.s.comic[COMIC.index("caped-rat")] == VERO
    assert t.s.super_rat[VERO] == [COMIC.index("muscle-rat"), 0, 0, 0]
    t.caps(VERO, "comics")
    assert t.lines(VERO)["caps"] == 8  # both count


def test_c1_super_plain_rats_on_start_are_one_choice() -> None:
    t = Tabletop(2).rats(VERO, 0, 0, 5).library("caped-rat").burrow(VERO, "i1").cores(VERO, 1)
    t.choose("turn lib", "comic caped-rat")
    assert t.legal() == ["rat 1", "rat 3"]
