"""The table in words."""

from .tabletop import G, R, Town, Y, table


def test_what_can_be_taken_is_in_the_table() -> None:
    t = Town().ladder(Y, "walls", 2).slot(G, "mine", 1).slot(G, "mine", 2).area(R, "crafts", 2).applies(R, "bishop")
    lines = table(t.placement(Y), Y)
    assert "Walls: spaces taken 1 of 4 (seat 1 × 1); free: 2 (2 points), 3 (1 point), 4 (1 point)" in lines
    assert "Mine: place 3 is next, 2 workers for one resource" in lines
    assert "Crafts: seat 3 × 2" in lines
    assert "Bishop: courted by seat 3" in lines


def test_who_has_led_an_attack_is_in_the_table() -> None:
    t = Town().placement(Y)
    assert "  has led an attack" not in table(t, Y)
    t.s.attacked[G] = 1
    lines = table(t, Y)
    led = lines.index("  has led an attack")
    assert lines[led - 1].startswith("Seat 2: ")
    assert lines[led + 1].startswith("Seat 3: ")
