"""The table before the first turn. (S)"""

from riverrat.games.rio_de_la_plata import GAME


def test_s_1_to_s_5_setup() -> None:
    """S-1 to S-5, D-01: nine workers, two of each basic resource, two coins; the last gets one more of each."""
    s = GAME.new(4, seed=3)
    last = s.order[3]
    for seat in range(4):
        extra = 1 if seat == last else 0
        assert s.stock[seat] == [2 + extra, 2 + extra, 0]
        assert s.coins[seat] == 2
        assert s.supply[seat] == 9
        assert s.dwellings[seat] == 13
    assert s.marker == [1, 1]
    assert sum(s.wall) == 12
    assert s.ship == 0
    assert len({tuple(GAME.new(4, seed=n).order[:4]) for n in range(40)}) > 5
