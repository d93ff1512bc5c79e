"""What is counted of how somebody plays, from events and actions set down by hand."""

from riverrat.games.rio_de_la_plata import actions as rio
from riverrat.games.rio_de_la_plata.habits import habits as rio_habits
from tests.games.told import Told, event


def test_rio_counts_gifts_for_both_sides() -> None:
    sale = [event(rio.OFFER_ACCEPTED, 1, 0), event(rio.HANDED, 0, 1, 0, 2), event(rio.HANDED, 1, 0, 3, 1)]
    gift = [event(rio.OFFER_ACCEPTED, 2, 0), event(rio.HANDED, 0, 2, 0, 2), event(rio.HANDED, 0, 2, 1, 1)]
    begged = [event(rio.OFFER_ACCEPTED, 1, 2), event(rio.HANDED, 1, 2, 0, 1)]
    told = Told(3, [(0, rio.BUY)] * 4, [sale, gift, begged, [event(rio.OFFER_DROPPED, 2, 1)]])
    found = rio_habits(told).seats
    assert [counts["gifts-made"] for counts in found] == [1, 1, 0]
    assert [counts["gifts-taken"] for counts in found] == [0, 0, 2]
    assert [counts["offers-taken"] for counts in found] == [0, 2, 1]
    assert [counts["drafts-dropped"] for counts in found] == [0, 0, 1]


def test_rio_counts_offers_that_are_one_sided() -> None:
    fair = [rio.TRADE + 1, rio.GIVE, rio.WANT + 2, rio.SEND_OFFER]
    gift = [rio.TRADE + 1, rio.GIVE, rio.GIVE + 1, rio.SEND_OFFER]
    begging = [rio.TRADE, rio.WANT, rio.SEND_OFFER]
    dropped = [rio.TRADE, rio.GIVE, rio.DROP_OFFER]
    acted = [(0, one) for one in fair + gift] + [(1, one) for one in begging + dropped]
    found = rio_habits(Told(2, acted, [[] for _ in acted])).seats
    assert [counts["one-sided"] for counts in found] == [1, 1]
