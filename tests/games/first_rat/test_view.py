"""What everybody is shown. (F1)"""

from riverrat.games.first_rat import GAME

from .tabletop import ESRA, VERO, YOU, Tabletop


def test_f1_everybody_sees_the_same() -> None:
    s = GAME.new(4, seed=3)
    assert GAME.view(s, 0) == GAME.view(s, 3) == GAME.view(s)


def test_the_view_names_what_lies_on_the_table() -> None:
    t = (
        Tabletop(2)
        .rats(VERO, 9, 3)
        .comic(VERO, "caped-rat", on_rat=1)
        .hamster(cheese=2)
        .piece(ESRA, "lights")
        .turn(VERO)
    )
    seen = GAME.view(t.s, VERO)
    assert seen["players"][VERO]["rats"][0] == {
        "rat": 1,
        "place": "path",
        "space": 9,
        "super_rat": "caped-rat",
        "moved": False,
    }
    assert seen["booths"][0] == {"booth": "hamster", "space": 5, "price": 6, "items": {"backpack-cheese": 2}}
    lights = next(track for track in seen["tracks"] if track["track"] == "lights")
    assert lights["slots"] == ["neutral", ESRA, None, "neutral"]
    assert seen["players"][ESRA]["lines"]["lights"] == 6
    assert seen["turn"]["step"] == "move"
    t.enter((9, 10))
    assert GAME.view(t.s)["turn"]["colour"] == "yellow"
    assert GAME.view(t.s)["turn"]["moved"] == [1]


def test_c13_1_the_card_turned_up_last_is_known() -> None:
    t = Tabletop(1).piece(YOU, "cargo").next_card("b02").greg_turn()
    assert GAME.view(t.s, YOU)["greg"]["latest"] == "b02"
    t.next_card("c01").greg_turn()
    assert GAME.view(t.s, YOU)["greg"]["latest"] == "c01"
    t.choose("greg cargo")  # shuffles all of them back
    assert GAME.view(t.s, YOU)["greg"]["latest"] is None
