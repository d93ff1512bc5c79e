"""Who meets whom, and on which seats."""

from pathlib import Path

from riverrat import games
from riverrat.arena.job import fingerprint
from riverrat.balance.meetings import lineups, meetings


def test_everybody_meets_everybody() -> None:
    assert lineups(4, 2) == [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]
    assert lineups(4, 4) == [[0, 1, 2, 3]]
    assert lineups(2, 3) == [[0, 0, 1], [0, 1, 1]]
    assert lineups(4, 5) == [[0, 0, 1, 2, 3], [0, 1, 1, 2, 3], [0, 1, 2, 2, 3], [0, 1, 2, 3, 3]]


def test_a_match_has_every_network_on_every_seat(networks: list[Path]) -> None:
    match = meetings("first-rat", networks, 2, None, seed=1)
    assert match.seatings == [[0, 1], [1, 0]]
    assert match.players == [f"sampled={path}" for path in networks]


def test_networks_may_play_what_they_like_best_or_look_ahead(networks: list[Path]) -> None:
    assert meetings("first-rat", networks, 2, None, 1, "favourite").players[0] == f"network={networks[0]}"
    assert meetings("first-rat", networks, 2, None, 1, 100).players[0] == f"learned={networks[0]}:100"


def test_results_of_other_networks_do_not_mix(networks: list[Path]) -> None:
    game, name = games.load("first-rat"), f"network={networks[0]}"
    before = fingerprint(game, [name])
    networks[0].write_bytes(networks[0].read_bytes() + b"more")
    assert fingerprint(game, [name]) != before
