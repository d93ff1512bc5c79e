"""Every game for OpenSpiel, by OpenSpiel's own test, and played by its algorithms."""

from typing import Any

import numpy as np
import pytest

from riverrat import games
from riverrat.engine.errors import BadOption, RiverratError
from riverrat.engine.playout import Variant

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed; it comes with riverrat[spiel]")

from riverrat.env import spiel
from tests.conftest import places

NAMES = ["first-rat", "la-loire", "rio-de-la-plata"]
ALL = places(*NAMES)


def loaded(name: str, **settings: Any) -> Any:
    return pyspiel.load_game(spiel.short_name(name), settings)


def played(game: Any, most: int, seed: int = 1) -> Any:
    """A state after that many random actions, chance included, or at the end of the game."""
    state, chance = game.new_initial_state(), np.random.default_rng(seed)
    while not state.is_terminal() and most:
        state.apply_action(int(chance.choice(state.legal_actions())))
        most -= 1
    return state


@pytest.mark.release
@pytest.mark.parametrize(("name", "variant"), ALL)
def test_it_passes_openspiels_test(name: str, variant: Variant) -> None:
    game = loaded(name, mode=variant.mode, seats=variant.seats)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("name", "settings"), [("toy", {}), ("first-rat", {"seats": 2})])
def test_it_passes_openspiels_test_in_short(name: str, settings: dict[str, Any]) -> None:
    pyspiel.random_sim_test(loaded(name, **settings), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "variant"), ALL)
def test_every_variant_can_be_played(name: str, variant: Variant) -> None:
    game = loaded(name, mode=variant.mode, seats=variant.seats)
    assert game.num_players() == variant.seats
    state = played(game, 40)
    legal = state.legal_actions()
    assert legal == sorted(legal)
    assert len(legal) > 1
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    for player in range(variant.seats):
        assert again.information_state_string(player) == state.information_state_string(player)
        assert len(state.observation_tensor(player)) == game.observation_tensor_size()


def test_a_game_ends_with_rewards_that_add_up_to_nothing() -> None:
    state = played(loaded("first-rat", seats=3), 10_000)
    assert state.is_terminal()
    assert sum(state.returns()) == 0
    assert max(state.returns()) == 1


@pytest.mark.parametrize("name", NAMES)
def test_what_is_resampled_is_the_same_to_who_resamples(name: str) -> None:
    game = loaded(name)
    for many in range(20, 120, 20):
        state = played(game, many, seed=many)
        if state.is_terminal() or state.is_chance_node():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        other.apply_action(other.legal_actions()[0])


def test_copies_do_not_know_of_each_other() -> None:
    state = played(loaded("la-loire"), 30)
    before, other = str(state), state.clone()
    for _ in range(20):
        other.apply_action(other.legal_actions()[0])
    assert str(state) == before
    assert str(other) != before


def test_openspiels_search_plays_la_loire() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = loaded("la-loire", seats=2)
    state = played(game, 10)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    searcher = mcts.MCTSBot(game, 1.4, 3, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), solve=False)
    assert searcher.step(state) in state.legal_actions()
    believer = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.4,
        max_simulations=3,
        random_state=np.random.RandomState(2),
    )
    assert believer.step(state) in state.legal_actions()


def test_the_tensor_of_an_information_state_has_the_last_actions_as_the_player_knows_them() -> None:
    game = loaded("first-rat", seats=2)
    state = played(game, 1)  # the deal
    first, second = state.current_player(), 1 - state.current_player()
    sees = game.observation_tensor_size()
    assert game.information_state_tensor_size() == sees + 3 * spiel.RECALLED
    assert not any(state.information_state_tensor(first)[sees:]), "nothing has been done yet"
    taken = state.legal_actions()[0]
    state.apply_action(taken)
    verbs = games.load("first-rat").actions.verbs
    number = max(at for at, verb in enumerate(verbs) if verb.first <= taken)
    known = [1 + number, 1 + taken - verbs[number].first]
    for player, whose in ((first, 1), (second, 2)):
        tensor = state.information_state_tensor(player)
        assert tensor[:sees] == state.observation_tensor(player)
        assert tensor[sees : sees + 3] == [whose, *known]


def test_openspiels_learners_are_given_information_states() -> None:
    """A game of self-play by its policy gradient, from the deal to a lesson."""
    pytest.importorskip("torch", reason="torch is not installed; it comes with riverrat[learn]")
    from open_spiel.python import rl_environment
    from open_spiel.python.pytorch import policy_gradient

    env = rl_environment.Environment(loaded("toy"), chance_event_sampler=rl_environment.ChanceEventSampler(seed=1))
    size, actions = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    assert size == loaded("toy").information_state_tensor_size()
    agents = [
        policy_gradient.PolicyGradient(at, size, actions, hidden_layers_sizes=[8], batch_size=4)
        for at in range(env.num_players)
    ]
    moment = env.reset()
    while not moment.last():
        acting = moment.observations["current_player"]
        action = agents[acting].step(moment).action
        assert action in moment.observations["legal_actions"][acting]
        moment = env.step([action])
    for agent in agents:
        agent.step(moment)
    assert sum(moment.rewards) == 0


def test_parameters_that_do_not_fit_are_refused() -> None:
    for settings in ({"seats": 9}, {"mode": "none"}, {"reward": "gold"}, {"deals": -1}, {"deals": 0}):
        with pytest.raises(BadOption):
            loaded("first-rat", **settings)
    state = played(loaded("first-rat", seats=2), 5)
    with pytest.raises(BadOption, match="no seat 2"):
        state.resample_from_infostate(2, lambda: 0.5)
    with pytest.raises(RiverratError, match="no action 9999"):
        state.action_to_string(0, 9999)
