"""Ratings of those who want one, from all games that counted."""

from typing import Any

Rated = tuple[float, float]  # a rating, and how far off it may be


def rate(games: list[tuple[str, list[str], list[int]]]) -> list[tuple[str, str, Rated]]:
    """The rating of everybody in each game, all games taken in order (openskill, Plackett-Luce)."""
    met = [one for one in games if len(one[1]) >= 2]
    if not met:
        return []
    from openskill.models import PlackettLuce

    model: Any = PlackettLuce()
    now: dict[tuple[str, str], Any] = {}
    for game, people, places in met:
        teams = [[now.get((game, person)) or model.rating()] for person in people]
        for person, (after,) in zip(people, model.rate(teams, ranks=places), strict=True):
            now[game, person] = after
    return [(game, person, (round(one.mu, 2), round(one.sigma, 2))) for (game, person), one in now.items()]
