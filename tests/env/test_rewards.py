"""What a finished game is worth, worked out by hand."""

from riverrat.env.rewards import rewards

POINTS, RANKS, WON = [30, 45, 30, 41], [3000, 4500, 3000, 4100], [0, 1, 0, 0]


def test_rank_counts_seats_beaten_less_seats_lost_to() -> None:
    # beaten less lost: 0 - 2, 3 - 0, 0 - 2, 2 - 1, of three others
    assert [round(float(each), 4) for each in rewards("rank", POINTS, RANKS, WON)] == [-0.6667, 1.0, -0.6667, 0.3333]


def test_win_is_all_or_nothing() -> None:
    assert rewards("win", POINTS, RANKS, WON).tolist() == [-1, 1, -1, -1]


def test_margin_is_the_lead_over_the_best_other_in_hundredths() -> None:
    found = rewards("margin", POINTS, RANKS, WON)
    assert [round(float(each), 2) for each in found] == [-0.15, 0.04, -0.15, -0.04]
    assert rewards("margin", [150, 10], [2, 1], [1, 0]).tolist() == [1, -1]
    assert rewards("margin", [-30, -10], [1, 2], [0, 1]).tolist() == [-0.2, 0.2]


def test_alone_one_plays_against_the_game() -> None:
    assert rewards("rank", [40], [40], [1]).tolist() == [1]
    assert rewards("rank", [40], [40], [0]).tolist() == [-1]
    assert round(float(rewards("margin", [40], [40], [0])[0]), 2) == 0.4
