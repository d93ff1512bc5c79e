"""Places count from whoever decides first, wherever that is."""

from riverrat import games
from riverrat.arena.job import job
from riverrat.arena.playing import play
from riverrat.arena.results import Results
from riverrat.arena.summary import summary
from riverrat.arena.turn_order import first_seats, place


def test_places_are_counted_from_whoever_begins() -> None:
    assert [place(seat, 2, 4) for seat in range(4)] == [2, 3, 0, 1]


def test_who_began_follows_from_the_deal() -> None:
    """La Loire draws who begins; shares go with that, not with the seat."""
    match = job("la-loire", ["random"], seats=2, options={"mode": "casual"}, seed=3)
    results = Results(match)
    for number in range(6):
        results.add(play(match, number))
    told = [games.read_record(one.record) for one in results.games.values()]
    first = first_seats(match, list(results.games.values()))
    assert first == [record.seat_at(0) for record in told]
    assert set(first) == {0, 1}
    won = sum(one.share[seat] for one, seat in zip(results.games.values(), first, strict=True))
    assert summary(results)["places"][0]["share"] == round(won / 6, 4)
