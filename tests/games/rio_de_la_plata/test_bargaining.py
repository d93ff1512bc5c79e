"""What offers are worth: why one was turned down, and deals that are ready to be made."""

from riverrat.games.rio_de_la_plata import GAME

from .tabletop import G, Town, Y


def test_what_speaks_against_an_offer_is_told() -> None:
    """Nothing in return; a good of which there is plenty; a character."""

    def why(**offer: list[str]) -> str:
        t = Town().has(Y, wood=2, stone=2).has(G, wood=3, stone=1).character("general", G).placement(Y)
        t.do("trade 1", *(f"give {one}" for one in offer.get("give", [])), *(f"want {one}" for one in offer["want"]))
        t.do("send-offer", "reject")
        return str(t.told("offer-rejected")[0]["why"])

    assert why(want=["stone"]) == "gift"
    assert why(give=["wood"], want=["stone"]) == "plenty"
    assert why(give=["stone"], want=["general"]) == "character"
    assert why(give=["stone"], want=["wood", "wood"]) == "worth"


def test_offers_that_are_ready_to_be_made() -> None:
    """Three wood and no stone meet three stone and no wood: one for one is likely. Nothing is hoped for in vain."""
    t = Town().has(Y, wood=3).has(G, stone=3).placement(Y)
    ready = GAME.view(t.s, Y)["now"]["deals"]
    assert ready[0] == {"to": G, "give": {"wood": 1}, "want": {"stone": 1}, "likely": True}
    assert all(deal["to"] == G and deal["give"] for deal in ready)
    assert GAME.view(Town().has(Y, wood=1).placement(Y).s, Y)["now"]["deals"] == []


def test_no_ready_offer_is_dearer_than_the_bank() -> None:
    """The first stone costs 1 coin at the bank, whatever a player would want for it. It has no precious goods."""
    t = Town().has(Y, coins=4, wood=2).has(G, stone=4, precious=4).placement(Y)
    ready = GAME.view(t.s, Y)["now"]["deals"]
    assert ready
    assert all(deal["want"] == {"precious": 1} for deal in ready)
    t.s.bought[Y] = 2  # the next one costs 3
    assert {"to": G, "give": {"coin": 1}, "want": {"stone": 1}, "likely": True} in GAME.view(t.s, Y)["now"]["deals"]
