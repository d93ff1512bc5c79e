"""What was offered, taken and used in a game."""

from riverrat import games
from riverrat.balance.usage import use
from riverrat.engine.record import Record


def test_a_game_tells_what_was_offered_taken_and_used() -> None:
    game = games.load("first-rat")
    record = Record(game, 2, {}, 5)
    record.play("go 5")
    found = use(record)
    assert found.first_seat == 0
    assert found.opening == "go 5"
    assert found.offered[0] == {("space", str(number)) for number in range(1, 6)}
    assert found.taken[0] == {("space", "5")}
    assert ("resource", "cheese") in found.used[0]
    assert found.first == {"space": ("5", {"1", "2", "3", "4", "5"})}
    assert found.taken[1] == set()
