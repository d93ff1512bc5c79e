"""All that a draw can bring and all that a seat can believe, with probabilities worked out by hand."""

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from riverrat import games
from riverrat.engine.errors import BadOption, IllegalAction, RiverratError
from riverrat.engine.playout import moves
from riverrat.env.chance import Undrawn, beliefs, hidden, outcomes, settled, unknown

NAMES = ["first-rat", "la-loire", "rio-de-la-plata"]


def first_draw(game: Any, s: Any, seed: int) -> tuple[Any, int]:
    """A state of a random game whose next action draws something that matters, and that action."""
    for action, _ in moves(game, s, seed):
        try:
            settled(game, s, action, ())
        except Undrawn:
            if len(outcomes(game, s, action)) > 1:
                return s.clone(), action
    raise AssertionError("nothing was drawn")


def test_two_dice_have_thirty_six_outcomes() -> None:
    game = games.load("rio-de-la-plata")
    s, action = first_draw(game, game.new(3, seed=1), seed=2)
    for at in range(36):
        settled(game, s, action, divmod(at, 6))
    with pytest.raises(Undrawn) as undrawn:
        settled(game, s, action, (3,))
    assert undrawn.value.numbers == 6
    for wrong in ((6, 0), (0, -1), (0, 1.5), ("a", 0)):
        with pytest.raises(RiverratError, match="a number from 0 to 5"):
            settled(game, s, action, wrong)  # type: ignore[arg-type]
    assert sum(each.probability for each in outcomes(game, s, action)) == 1


@pytest.mark.parametrize("name", NAMES)
def test_probabilities_add_up_and_what_really_happens_is_among_them(name: str) -> None:
    game = games.load(name)
    mode = game.modes[-1]
    s, action = first_draw(game, game.new(mode.seats[0], mode.options, seed=1), seed=2)
    found = outcomes(game, s, action)
    assert len(found) > 1
    assert sum(each.probability for each in found) == 1
    assert all(each.s.rng == s.rng for each in found)
    after = s.clone()
    game.play_trusted(after, action)
    after.rng = s.rng[:]
    assert any(each.s == after for each in found)
    with pytest.raises(RiverratError, match="more than 1 outcome"):
        outcomes(game, s, action, most=1)


def test_an_action_without_chance_has_one_outcome() -> None:
    game = games.load("first-rat")
    s = game.new(2, seed=1)
    (only,) = outcomes(game, s, game.actions.id("go 3"))
    game.play(s, "go 3")
    assert only.probability == 1
    assert only.s == s
    for wrong in (-1, 10**6, None, 5.0, "go 1"):
        for ask in (lambda action: outcomes(game, s, action), lambda action: settled(game, s, action, ())):
            with pytest.raises(IllegalAction):
                ask(wrong)


def test_nothing_is_hidden_in_first_rat() -> None:
    game = games.load("first-rat")
    s = game.new(2, seed=1)
    assert not hidden(game, s, 0)
    assert unknown(game, s, 0) == []
    (only,) = beliefs(game, s, 1)
    assert only.s == s
    for wrong in (2, -1, None, "0", 0.0):
        with pytest.raises(BadOption, match="no seat"):
            beliefs(game, s, wrong)  # type: ignore[arg-type]


def test_an_information_set_is_what_imagine_draws_from() -> None:
    """In La Loire two cards under a deck, put there by somebody else, could be any that one has not seen."""
    game = games.load("la-loire")
    s, seat = unknown_cards(game)
    found = beliefs(game, s, seat)
    assert hidden(game, s, seat)
    assert {"under", "where"} >= set(unknown(game, s, seat)) - {"seen"}
    assert unknown(game, s, seat) != []
    assert len(found) > 1
    assert sum(each.probability for each in found) == Fraction(1)
    believed = {each.s.to_bytes() for each in found}
    drawn: Counter[bytes] = Counter()
    for seed in range(30):
        other = game.imagine(s, seat, seed)
        other.rng = s.rng[:]
        drawn[other.to_bytes()] += 1
    assert set(drawn) <= believed
    assert len(drawn) > 1
    assert s.to_bytes() in believed


def unknown_cards(game: Any) -> tuple[Any, int]:
    """The first state of random games in which a seat does not know something."""
    for seed in range(40):
        s = game.new(2, seed=seed)
        for _ in moves(game, s, seed):
            for seat in range(2):
                if hidden(game, s, seat):
                    return s, seat
    raise AssertionError("nobody used the Spy")
