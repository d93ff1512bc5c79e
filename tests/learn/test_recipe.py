"""Recipes: those of the games, what is given instead, and how they change on the way."""

import pytest

from riverrat import games
from riverrat.engine.errors import RiverratError
from riverrat.learn.recipe import Recipe, recipe_for


def test_a_recipe_goes_straight_to_its_last_values() -> None:
    recipe = Recipe(learning_rate=0.5, last_learning_rate=0.25, entropy=0.5, last_entropy=0.0, lead=1.0, last_lead=2.0)
    on_the_way = [recipe.at(progress) for progress in (0.0, 0.5, 1.0)]
    assert [(one.learning_rate, one.entropy, one.lead) for one in on_the_way] == [
        (0.5, 0.5, 1.0),
        (0.375, 0.25, 1.5),
        (0.25, 0.0, 2.0),
    ]
    assert [one.gae_lambda for one in on_the_way] == [0.91, 0.91, 0.91]  # nothing else changes


def test_a_game_has_its_recipe_and_a_processor_plays_at_fewer_tables() -> None:
    rio = games.load("rio-de-la-plata")
    on_a_card, here = recipe_for(rio, "cuda"), recipe_for(rio, "cpu")
    assert (on_a_card.tables, on_a_card.steps, on_a_card.wide) == (8192, 128, 192)
    assert (here.tables, here.steps, here.wide) == (256, 16, 192)
    assert recipe_for(games.load("toy"), "cuda") == Recipe()


def test_what_is_given_counts_in_earlier_words_too() -> None:
    given = recipe_for(games.load("toy"), "cpu", ["trust=0.5", "undecided=0.25", "entropy=0.125", "tables=8"])
    assert (given.gae_lambda, given.entropy, given.tables) == (0.5, 0.125, 8)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("sugar=1", "there is no 'sugar'"),
        ("tables=many", "tables needs a number, not 'many'"),
        ("clip=-1", "clip cannot be below 0"),
    ],
)
def test_what_no_recipe_can_be_is_refused_with_the_reason(given: str, message: str) -> None:
    with pytest.raises(RiverratError, match=message):
        recipe_for(games.load("toy"), "cpu", [given])
