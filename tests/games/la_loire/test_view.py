"""What a seat is shown; what one learns is not known to the others. (F)"""

import random
from collections.abc import Iterator, Sequence

from riverrat.engine.game import SPECTATOR
from riverrat.engine.gestures import gestures
from riverrat.games.la_loire import GAME
from riverrat.games.la_loire.actions import EVENTS
from riverrat.games.la_loire.data import CHARACTER
from riverrat.games.la_loire.state import State

from .tabletop import RED, YELLOW, Board, spying


def test_f06_only_who_spies_sees_the_cards() -> None:
    board = spying()
    seen = board.legal("keep")
    mine, theirs = GAME.view(board.s, RED), GAME.view(board.s, YELLOW)
    assert mine["spying"] == {"seat": RED, "cards": seen}
    assert theirs["spying"] == {"seat": RED, "cards": [None, None, None]}
    assert GAME.view(board.s, -1)["spying"] == {"seat": RED, "cards": [None, None, None]}


def test_f06_others_hear_that_a_card_was_seen_not_which() -> None:
    board = spying()
    spied = [event for event in board.events if EVENTS.all[event[0]].name == "spied"]
    assert len(spied) == 3
    for event in spied:
        assert GAME.hears(event, RED) == event
        heard = GAME.hears(event, YELLOW)
        assert heard is not None
        assert GAME.event_words(heard) == ("spied", {"message": "none"})


def test_f09_what_others_settled_is_dealt_anew() -> None:
    board = spying()
    seen = board.legal("keep")
    board.play(f"keep {seen[0]}")
    settled = board.s.under[18:20]
    worlds = [GAME.imagine(board.s, YELLOW, seed).under[18:20] for seed in range(200)]
    assert len({tuple(world) for world in worlds}) > 50
    assert GAME.view(GAME.imagine(board.s, YELLOW, 7), YELLOW) == GAME.view(board.s, YELLOW)
    assert all(GAME.imagine(board.s, RED, seed).under[18:20] == settled for seed in range(20))


def test_f09_cards_looked_at_are_dealt_anew_for_others() -> None:
    board = spying()
    worlds = {tuple(GAME.imagine(board.s, YELLOW, seed).seen) for seed in range(100)}
    assert len(worlds) > 50
    for seed in range(20):
        other = GAME.imagine(board.s, YELLOW, seed)
        assert GAME.audit(other) == ""
        assert GAME.view(other, YELLOW) == GAME.view(board.s, YELLOW)
        assert GAME.imagine(board.s, RED, seed).seen == board.s.seen


def test_f05_the_cards_of_a_deck_are_deducible_by_all() -> None:
    board = spying()
    mine, theirs = GAME.view(board.s, RED), GAME.view(board.s, YELLOW)
    assert mine["messages"] == theirs["messages"]
    assert sum(card["where"] == "deck" and card["level"] == 2 for card in theirs["messages"]) == 17
    assert theirs["decks"][1]["size"] == 17


def test_f01_everything_else_is_public() -> None:
    board = Board().money(RED, 4).goods(RED, wine=1).holds(RED, "b08").hired(RED, "scout")
    player = GAME.view(board.s, YELLOW)["players"][RED]
    assert player["money"] == 4
    assert player["goods"]["wine"] == 1
    assert player["held"] == ["b08"]
    assert player["characters"] == ["scout"]


def costs(board: Board, seat: int, *names: str) -> list[int]:
    found = {one["id"]: one["cost"] for one in GAME.view(board.s, seat)["characters"]}
    return [found[name] for name in names]


def test_c8_3_the_hire_list_shows_what_one_would_pay() -> None:
    """Lumberjack, Squire and Helper cost 1, 2 and 3; the Witch (4) takes 1 off for who has her, not off herself."""
    board = Board().hired(RED, "witch").money(RED, 20).stop("merchant", "usse")
    names = ("lumberjack", "squire", "helper", "witch")
    for seat in (RED, YELLOW, SPECTATOR):  # everybody sees the price of whoever is on turn
        assert costs(board, seat, *names) == [0, 1, 2, 4]


def test_d01_the_hire_list_knows_a_second_hire() -> None:
    """With the Lady-in-waiting the second hire of a turn costs 2 more; once it is made, the next turn's price shows."""
    board = Board().hired(RED, "lady-in-waiting").money(RED, 20).stop("merchant", "usse")
    assert costs(board, RED, "squire", "helper") == [2, 3]
    assert GAME.view(board.s, RED)["second_hire"] == 0
    board.play("hire scout")
    assert costs(board, RED, "squire", "helper") == [4, 5]
    assert GAME.view(board.s, RED)["second_hire"] == 2
    board.play("hire squire")
    assert costs(board, RED, "apprentice", "helper") == [2, 3]
    assert GAME.view(board.s, RED)["second_hire"] == 0


def test_d52_a_hire_at_the_circus_makes_none_in_a_city_dearer() -> None:
    board = Board().hired(RED, "lady-in-waiting").palace(RED, "balivi", "nantes").money(RED, 20)
    board.stop("merchant", "usse").play("hire scout", "done").stop("messenger", "nantes")
    assert costs(board, RED, "apprentice") == [2]


def test_c10_a_message_in_hand_counts_one_point() -> None:
    board = Board().holds(RED, "c01")
    view = GAME.view(board.s, RED)
    assert view["end"]["in_hand"] == view["players"][RED]["lines"]["undelivered"] == 1


def test_the_figure_on_the_move_is_named() -> None:
    board = Board().rider(RED, "messenger", "langeais", horses=1).horse()
    assert GAME.view(board.s, YELLOW)["riding"] is None
    board.play("move messenger")
    assert GAME.view(board.s, YELLOW)["riding"] == "messenger"
    board.play("leave 0", "stop tours")
    assert GAME.view(board.s, YELLOW)["riding"] is None


def test_the_view_says_where_a_ride_carries_messages_on() -> None:
    """C10-2 to C10-6: a letter for Saumur there, one for red and blue shields at each, once there are tokens."""
    board = Board().holds(RED, "a10", "b01").turn(RED)
    assert GAME.view(board.s, RED)["errands"] == {"saumur": 1}
    board.s.tokens[RED] = 2
    red, blue = ("angers", "vendome", "amboise", "montsoreau"), ("tours", "chambord")
    assert GAME.view(board.s, RED)["errands"] == dict.fromkeys((*red, *blue), 1) | {"saumur": 2}
    assert GAME.view(board.moved("messenger").s, RED)["errands"] == {}


def test_the_view_says_what_a_message_costs_where_the_messenger_may_buy_one() -> None:
    """C9-1 to C9-3, C9-6: in the cities and at own buildings, of level 4 alone in an own monastery."""
    board = (
        Board().building(RED, "farm", "saumur").building(RED, "monastery", "tours").building(YELLOW, "farm", "blois")
    )
    mail = {"nantes": 1, "orleans": 1, "saumur": 1, "tours": 4}
    sold = {place: {"price": price, "barred": False, "fetching": False} for place, price in mail.items()}
    assert GAME.view(board.turn(RED).money(RED, 4).s, RED)["mail"] == sold
    assert GAME.view(board.moved("messenger").s, RED)["mail"] == {}


def test_c10_3_the_view_says_whom_messages_of_a_deck_take() -> None:
    def needs(*hired: str) -> object:
        return GAME.view(Board().hired(RED, *hired).stop("messenger", "orleans").s, RED)["needs"]

    assert needs() == {"deck:2": "apprentice", "deck:3": "both"}
    assert needs("apprentice") == {"deck:3": "helper"}
    assert needs("apprentice", "helper") == {}
    assert GAME.view(Board().turn(RED).s, RED)["needs"] == {}


def barred(board: Board) -> set[str]:
    """Where a message is on sale that cannot be bought."""
    return {place for place, mail in GAME.view(board.s, RED)["mail"].items() if mail["barred"]}


def test_the_view_says_where_a_ride_leads_to_no_message_that_can_be_bought() -> None:
    """C4-8, C9-6, C9-11, D-20: by option 5 Deniers wait for the merchant in a city; the Bank pays whoever arrives."""
    board = Board(min_check="turn-start-and-departure").building(RED, "monastery", "tours").turn(RED)
    board.rider(RED, "merchant", "orleans").money(RED, 5)
    assert barred(board) == {"nantes", "orleans", "tours"}
    assert barred(board.money(RED, 6)) == {"tours"}
    assert barred(board.money(RED, 5).palace(RED, "bank", "nantes")) == {"orleans", "tours"}
    assert barred(board.rider(RED, "merchant", "blois")) == set()
    assert barred(board.holds(RED, "d01")) == {"tours"}
    assert barred(board.holds(RED, "b01")) == {"nantes", "orleans", "tours"}


def wares(board: Board, place: str, asked: str = "barred") -> dict[str, bool]:
    """What is sold in a village to a merchant who rides there, and whether it could not be bought."""
    return {ware["good"]: bool(ware[asked]) for ware in GAME.view(board.s, RED)["wares"][place]}


def test_d37_the_view_says_where_a_ride_leads_to_no_good_that_can_be_bought() -> None:
    """C5-1: for what one has, and one card of each good. Angers is red and costs 4, Saumur is blue and costs 1."""
    board = Board().rider(RED, "merchant", "chinon").money(RED, 3).market("black blue yellow purple green white red")
    board.turn(RED)
    assert (wares(board, "angers"), wares(board, "saumur")) == ({"grain": True}, {"cheese": False})
    assert wares(board.money(RED, 4), "angers") == {"grain": False}
    assert wares(board.goods(RED, grain=1), "angers") == {"grain": True}
    assert wares(board.hired(RED, "grain-farmer"), "angers") == {"grain": False}
    board.building(RED, "monastery", "angers").building(YELLOW, "monastery", "saumur")
    assert wares(board, "angers") == {"grain": False, "beer": True}
    assert wares(board, "saumur") == {"cheese": False}
    assert GAME.view(board.moved("merchant").s, RED)["wares"] == {}


def test_d14_a_ride_on_a_horse_that_the_blacksmith_fetched_leaves_less_to_buy_for() -> None:
    board = Board().rider(RED, "merchant", "chinon").money(RED, 4).hired(RED, "blacksmith").turn(RED)
    board.market("black blue yellow purple green white red")
    assert (wares(board, "angers"), wares(board, "angers", "fetching")) == ({"grain": False}, {"grain": True})
    board.s.free = [0] * len(board.s.free)
    assert (wares(board, "angers"), wares(board, "angers", "fetching")) == ({"grain": False}, {"grain": False})


def test_what_the_view_says_is_on_sale_can_be_bought_after_every_ride() -> None:
    """Random games, in which everybody has the Blacksmith: each ride of a merchant is played and looked at."""
    seen = set()
    for seed in range(4):
        chance, s = random.Random(seed), GAME.new(2, {}, seed)
        s.characters[:2] = [1 << CHARACTER.index("blacksmith")] * 2
        for _ in range(150):
            if GAME.step(s) == "figure":
                seen |= {barred for ride in gestures(GAME, s) for barred in compared(s, ride.actions)}
            GAME.play(s, chance.choice(GAME.legal(s)))
    assert seen == {(fetching, barred) for fetching in (False, True) for barred in (False, True)}


def compared(s: State, ride: Sequence[int]) -> Iterator[tuple[bool, bool]]:
    """Of each good on sale after a merchant's ride: was a horse fetched, and can it not be bought?"""
    texts = [GAME.actions.text(action) for action in ride]
    wares, there = GAME.view(s, GAME.seat(s))["wares"].get(texts[-1].removeprefix("stop "), []), s.clone()
    for action in ride:
        GAME.play(there, action)
    bought = {GAME.actions.text(action) for action in GAME.legal(there)}
    fetching = any(text.startswith("fetch ") or text.startswith("fetch-city") for text in texts)
    for ware in wares if texts[0] == "move merchant" else []:
        barred = ware["fetching" if fetching else "barred"]
        assert barred == (f"buy {ware['good']}" not in bought), (texts, ware)
        yield fetching, barred


def test_d03_a_delivery_that_may_come_first_makes_room_for_a_message() -> None:
    for order, nowhere in {"single": {"nantes", "orleans", "saumur"}, "row": {"nantes", "orleans"}}.items():
        board = Board(messenger_actions=order).building(RED, "farm", "saumur").holds(RED, "a10", "b01").turn(RED)
        assert barred(board.money(RED, 9)) == nowhere


def test_d66_the_view_says_what_delivering_a_message_pays() -> None:
    """Level 1 the market price of its village's colour, until it is delivered; the others nothing. Saumur is blue."""

    def pays(board: Board) -> list[int]:
        found = {message["id"]: message["pays"] for message in GAME.view(board.s, RED)["messages"]}
        return [found[message] for message in ("a10", "b01", "c01", "d01")]

    board = Board().market("black blue yellow purple red green white")
    assert pays(board) == [1, 0, 0, 0]
    board.market("black yellow purple red green white blue").holds(RED, "a10")
    assert pays(board) == [4, 0, 0, 0]
    assert pays(Board().has_delivered(RED, "a10")) == [0, 0, 0, 0]


def test_the_view_says_what_a_city_pays_whoever_decides() -> None:
    """C5-5: the Wine Merchant adds 1."""
    board = Board().hired(YELLOW, "wine-merchant")
    before = {good["id"]: good["sells"] for good in GAME.view(board.turn(RED).s, RED)["goods"]}
    after = {good["id"]: good["sells"] for good in GAME.view(board.turn(YELLOW).s, YELLOW)["goods"]}
    assert after == before | {"wine": before["wine"] + 1}
