import pytest

from riverrat import games
from riverrat.engine.errors import BadOption, BadPosition, IllegalAction, UnknownGame
from riverrat.engine.game import Game


def test_an_unknown_game_names_the_nearest() -> None:
    with pytest.raises(UnknownGame, match="unknown game 'tioy'; did you mean toy"):
        games.load("tioy")


def test_options_are_checked(game: Game) -> None:
    with pytest.raises(BadOption, match=r"toy is for 1, 2, 3 or 4 players, not 5"):
        game.new(5)
    with pytest.raises(BadOption, match="toy has no option 'corse'; it has course or peeking"):
        game.new(2, {"corse": "long"})
    with pytest.raises(BadOption, match="option course can be short or long, not 'longer'"):
        game.new(2, {"course": "longer"})
    with pytest.raises(BadOption, match="a seed is a whole number"):
        game.new(2, seed=-1)
    assert game.options_of(game.new(2, {"course": "long"})) == {"course": "long", "peeking": "yes"}


def test_an_illegal_action_says_what_is_legal_and_changes_nothing(game: Game) -> None:
    s = game.new(2, seed=1)
    before = s.clone()
    with pytest.raises(IllegalAction, match="'dig' is not legal here; legal: rat 0, rat 1"):
        game.play(s, "dig")
    assert s == before


def test_the_same_seed_gives_the_same_game_and_another_another(game: Game) -> None:
    assert game.new(3, seed=5) == game.new(3, seed=5)
    assert game.new(3, seed=5) != game.new(3, seed=6)
    assert game.new(3) != game.new(3)


def test_a_forced_decision_plays_itself(game: Game) -> None:
    """With one rat home and the other one space away, nothing is left to choose: the game ends by itself."""
    s = game.new(2, seed=1)
    s.rat[0] = [9, 8]
    s.rat[1] = [8, 0]
    game.check(s)
    assert s.over == 1


def test_a_step_that_is_always_asked_is_asked(game: Game) -> None:
    s = game.new(2, {"peeking": "no"}, seed=1)
    game.play(s, "rat 0")
    game.play(s, "go 2")
    assert [game.actions.text(a) for a in game.legal(s)] == ["dig", "leave"]


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("seats", 7, "seats: needs 1, 2, 3 or 4, not 7"),
        ("option", [5] + [0] * 23, "option[0]: course has no choice number 5"),
        ("depth", 0, "depth: a game that goes on needs a pending step"),
        ("stack", [[99, 0, 0, 0]] + [[0] * 4] * 15, "stack[0]: names no step or no seat of this game"),
        ("bag", [0, 0, 0], "state: breaks cards"),
    ],
)
def test_a_position_without_sense_is_refused(game: Game, field: str, value: object, reason: str) -> None:
    position = game.position(game.new(2, seed=1))
    position["state"][field] = value
    with pytest.raises(BadPosition) as error:
        game.from_position(position)
    assert str(error.value) == reason


def test_positions_of_other_rules_or_data_are_refused(game: Game) -> None:
    position = game.position(game.new(2, seed=1))
    with pytest.raises(BadPosition, match="rules: this is version 1 of the rules, not 2"):
        game.from_position({**position, "rules": 2})
    with pytest.raises(BadPosition, match="data: written with box 'x'"):
        game.from_position({**position, "data": "x"})


def test_imagine_deals_anew_only_what_a_seat_cannot_know(game: Game) -> None:
    s = game.new(2, seed=1)
    for action in ("rat 0", "go 2", "peek"):
        game.play(s, action)
    assert s.top > 0
    mine = {game.imagine(s, 0, seed).top for seed in range(30)}
    theirs = {game.imagine(s, 1, seed).top for seed in range(30)}
    assert mine == {s.top}
    assert len(theirs) > 1
    assert game.view(s, 0)["top"] is not None
    assert game.view(s, 1)["top"] is None
