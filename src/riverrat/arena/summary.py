"""What a match says, as plain values: the table, the JSON, the report and the ladder are all made from this."""

import importlib.util
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from riverrat.engine.game import Game
from riverrat.players.network import fits

from .intervals import mean_interval, wilson
from .job import Job
from .match import counted, deal_shares
from .playing import Played
from .ratings import ratings
from .results import Results
from .sequential import Claim, verdict
from .turn_order import first_seats
from .variety import moves, variety

Deals = list[list[Played]]
Summary = dict[str, Any]


def summary(results: Results, claim: Claim | None = None) -> Summary:
    """Everything about the games that count. Shares are of wins; intervals are 95 %."""
    job, game, deals = results.job, results.job.load(), counted(results, claim)
    games = [played for deal in deals for played in deal]
    found: Summary = {
        "job": job.json(),
        "games": len(games),
        "deals": len(deals),
        "not_counted": len(results.games) - len(games),
        "repeatable": all(one.repeatable for one in job.entrants),
        "unfit": [one.name for one in job.entrants if one.learned and fits(game) == "unfit"],
        "adapted": [one.name for one in job.entrants if one.learned and fits(game) == "adapted"],
    }
    if not games:
        return found
    found["players"] = [_player(job, game, deals, at) for at in range(len(job.players))]
    if len(job.players) > 1 and importlib.util.find_spec("openskill"):
        for row, rating in zip(found["players"], ratings(deals, len(job.players)), strict=True):
            row["rating"] = {
                "rating": round(rating.rating, 2),
                "spread": round(rating.spread, 2),
                "interval": _two(rating.interval),
            }
    found["lineups"] = [_lineup(job, games, lineup) for lineup in job.lineups]
    firsts = first_seats(job, games)
    found["places"] = [_place(games, firsts, at) for at in range(job.seats)]
    found["variety"] = _variety(games)
    winners = [(game, seat) for game in games for seat, share in enumerate(game.share) if share]
    found["winner"] = {
        "points": _mean([one.points[seat] for one, seat in winners]),
        **_lines(game, winners),
        "used": _used(game, winners),
        "most_from": _most_from(game, winners),
    }
    found["length"] = {
        "decisions": _spread([sum(one.decisions) for one in games]),
        "turns": _spread([one.turns for one in games]),
    }
    found["endings"] = {
        name: {"games": count, **_share(count, len(games))}
        for name, count in Counter(one.ending or "the end" for one in games).most_common()
    }
    if claim is not None:
        said = verdict(claim, deal_shares(deals), job.per_deal)
        found["claim"] = {
            "share": claim.share,
            "verdict": said.word,
            "interval": _four(said.interval),
            "at_least": claim.at_least,
            "at_most": claim.at_most,
        }
    return found


def _player(job: Job, game: Game, deals: Deals, player: int) -> Summary:
    """A player on all its seats."""
    places = [(one, seat) for deal in deals for one in deal for seat in _seats_of(one, player)]
    games = sum(player in one.seating for deal in deals for one in deal)
    share = sum(one.share[seat] for one, seat in places) / max(1, len(places))
    points = _per_deal(deals, player, lambda one, seat: one.points[seat])
    counts = _per_deal(deals, player, lambda one, seat: 1)
    decisions = sum(one.decisions[seat] for one, seat in places)
    return {
        "player": job.players[player],
        "games": games,
        "share": round(share, 4),
        "interval": _four(wilson(share * games, games)),
        "points": _mean([one.points[seat] for one, seat in places]),
        "points_interval": _two(mean_interval(points, counts)),
        **_lines(game, places),
        "decisions": round(decisions / max(1, len(places)), 1),
        "seconds_per_decision": round(sum(one.seconds[seat] for one, seat in places) / max(1, decisions), 4),
        "habits": _habits(deals, player),
    }


def _habits(deals: Deals, player: int) -> dict[str, Summary]:
    """How often a player does what its game counts: in a game, and in a turn where turns are counted."""
    names = dict.fromkeys(name for deal in deals for one in deal for counts in one.habits for name in counts)
    games = _per_deal(deals, player, lambda one, seat: 1)
    found: dict[str, Summary] = {}
    for name in names:
        totals = _per_deal(deals, player, lambda one, seat, name=name: one.habits[seat].get(name, 0))
        found[name] = {
            "total": int(sum(totals)),
            "per_game": round(sum(totals) / max(1, sum(games)), 3),
            "interval": _four(mean_interval(totals, games)),
        }
        if "turns" in names and name != "turns":
            turns = _per_deal(deals, player, lambda one, seat: one.habits[seat].get("turns", 0))
            found[name]["per_turn"] = round(sum(totals) / max(1, sum(turns)), 4)
            found[name]["per_turn_interval"] = _four(mean_interval(totals, turns))
    return found


def _per_deal(deals: Deals, player: int, value: Callable[..., float]) -> list[float]:
    return [sum(value(one, seat) for one in deal for seat in _seats_of(one, player)) for deal in deals]


def _seats_of(one: Played, player: int) -> list[int]:
    return [seat for seat, who in enumerate(one.seating) if who == player]


def _lineup(job: Job, games: Sequence[Played], lineup: list[int]) -> Summary:
    """Who met whom: shares of wins of each at this table, summed over the seats it takes."""
    met = [one for one in games if sorted(one.seating) == sorted(lineup)]
    rows = []
    for player in dict.fromkeys(lineup):
        won = sum(one.share[seat] for one in met for seat in _seats_of(one, player))
        rows.append(
            {
                "player": job.players[player],
                "seats": lineup.count(player),
                **_share(won, len(met)),
                "points": _mean([one.points[seat] for one in met for seat in _seats_of(one, player)]),
            }
        )
    return {"games": len(met), "players": rows}


def _place(games: Sequence[Played], firsts: Sequence[int], at: int) -> Summary:
    """Whoever is on a place in turn order."""
    held = [(one, (first + at) % len(one.seating)) for one, first in zip(games, firsts, strict=True)]
    return {
        "place": at + 1,
        **_share(sum(one.share[seat] for one, seat in held), len(held)),
        "points": _mean([one.points[seat] for one, seat in held]),
    }


def _variety(games: Sequence[Played]) -> Summary:
    """How many games are really different, from move to move; openings where all games say how long theirs is."""
    whole = [moves(one.record) for one in games]
    found = {"games": variety(whole)}
    if all(one.opening for one in games):
        found["openings"] = variety([told[: one.opening] for one, told in zip(games, whole, strict=True)])
    return found


def _lines(game: Game, places: Sequence[tuple[Played, int]]) -> Summary:
    means = [_mean([one.lines[seat][at] for one, seat in places]) for at in range(len(game.score_lines))]
    return {"lines": dict(zip(game.score_lines, means, strict=True))}


def _used(game: Game, winners: Sequence[tuple[Played, int]]) -> dict[str, Summary]:
    """How many of the winners have points from each line of the score, and how many lost some there."""
    found = {}
    for at, name in enumerate(game.score_lines):
        own = [one.lines[seat][at] for one, seat in winners]
        found[name] = _share(sum(points > 0 for points in own), len(own))
        found[name]["lost"] = round(sum(points < 0 for points in own) / max(1, len(own)), 4)
    return found


def _most_from(game: Game, winners: Sequence[tuple[Played, int]]) -> dict[str, Summary]:
    """What brought winners most of their points, the most frequent first: the lines of one kind are taken together
    (`district-1`, `district-2`, ...), and kinds that brought the same both count.
    """
    kinds = [name.partition("-")[0] for name in game.score_lines]
    counts: Counter[str] = Counter()
    for one, seat in winners:
        sums: Counter[str] = Counter()
        for kind, points in zip(kinds, one.lines[seat], strict=True):
            sums[kind] += points
        counts.update(kind for kind, points in sums.items() if points == max(sums.values()))
    return {kind: _share(count, len(winners)) for kind, count in counts.most_common()}


def _share(count: float, of: int) -> Summary:
    return {"share": round(count / max(1, of), 4), "interval": _four(wilson(count, of))}


def _spread(values: Sequence[int]) -> Summary:
    ordered = sorted(values)
    return {
        "mean": _mean(values),
        "least": ordered[0],
        "middle": ordered[len(ordered) // 2],
        "most": ordered[-1],
        "all": ordered,
    }


def _mean(values: Sequence[float]) -> float:
    return round(sum(values) / len(values), 2) if values else 0.0


def _four(interval: tuple[float, float]) -> list[float]:
    return [round(interval[0], 4), round(interval[1], 4)]


def _two(interval: tuple[float, float]) -> list[float]:
    return [round(interval[0], 2), round(interval[1], 2)]
