"""What one seat learns is not known to the others. (F)"""

from riverrat.engine.game import SPECTATOR
from riverrat.games.la_loire import GAME
from riverrat.games.la_loire.actions import EVENTS
from riverrat.games.la_loire.data import MESSAGE
from riverrat.games.la_loire.turn.decks import look, put_back
from riverrat.games.la_loire.view_types import View

from .tabletop import RED, YELLOW, Board


def spying() -> Board:
    """Red's Spy looks at three cards of level 2."""
    return Board().hired(RED, "spy").money(RED, 20).stop("messenger", "nantes").play("message 2", "draw spy")


def under(view: View, level: int) -> list[str | None]:
    return view["decks"][level - 1]["under"]


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


def test_f06_the_order_under_the_deck_is_known_to_who_put_it_there() -> None:
    board = spying()
    seen = board.legal("keep")
    board.play(f"keep {seen[0]}")
    assert under(GAME.view(board.s, RED), 2) == seen[1:]
    assert under(GAME.view(board.s, YELLOW), 2) == [None, None]
    assert under(GAME.view(board.s, -1), 2) == [None, None]


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


def test_c9_10_a_ducal_search_leaves_nothing_known() -> None:
    board = Board().palace(RED, "ducal", "nantes").under(2, "b05", "b04", known=3).money(RED, 20)
    board.stop("messenger", "nantes").play("message 2", "draw ducal", "keep b09")
    assert under(GAME.view(board.s, RED), 2) == []
    assert [event for event in board.events if GAME.hears(event, YELLOW) != event] == []


def known_under(board: Board, level: int = 2) -> list[tuple[str, int]]:
    first = 18
    cards = range(first, first + board.s.under_count[level])
    return [(MESSAGE[board.s.under[at]], board.s.under_known[at]) for at in cards]


def test_d87_another_spy_may_lift_cards_that_were_put_back() -> None:
    """Yellow knows b01 and b02 under the deck; red's Spy lifts them with b03. What yellow can tell, it keeps."""
    board = Board().deck(2, "b01", "b02", "b03").under(2, "b01", "b02", known=2).under(2, "b03", known=0)
    look(board.s, RED, 2, 3)
    put_back(board.s, RED, 2, MESSAGE.index("b01"))
    assert known_under(board) == [("b02", 3), ("b03", 1)]


def test_d87_who_knew_just_the_middle_card_cannot_tell_its_new_place() -> None:
    board = (
        Board().deck(2, "b01", "b02", "b03").under(2, "b03", known=0).under(2, "b01", known=2).under(2, "b02", known=0)
    )
    look(board.s, RED, 2, 3)
    put_back(board.s, RED, 2, MESSAGE.index("b03"))
    assert known_under(board) == [("b01", 1), ("b02", 1)]


def test_d87_who_knew_the_first_card_can_tell() -> None:
    board = Board().deck(2, "b01", "b02", "b03").under(2, "b01", known=2).under(2, "b02", "b03", known=0)
    look(board.s, RED, 2, 3)
    put_back(board.s, RED, 2, MESSAGE.index("b02"))
    assert known_under(board) == [("b01", 3), ("b03", 1)]


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


def test_d37_goods_that_cannot_be_carried_once_more_are_named() -> None:
    """One card of a good, any number of wood, and of cheese with the Dairyman."""
    board = Board().hired(RED, "dairyman").goods(RED, wood=3, grain=1, cheese=2).goods(YELLOW, cheese=1)
    players = GAME.view(board.s, RED)["players"]
    assert [players[seat]["full"] for seat in (RED, YELLOW)] == [["grain"], ["cheese"]]


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
