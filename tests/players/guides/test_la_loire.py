"""Playing sense in La Loire: what a sensible person does, the guided search does as well."""

from riverrat.games.la_loire import GAME as LA_LOIRE
from riverrat.players.guides.la_loire import WEIGHTS, holdings, idle, worth_of
from tests.games.la_loire.tabletop import RED, Board

from .sense import choices, chooses, hasty


def test_a_merchant_keeps_what_it_takes_to_leave_the_city() -> None:
    """8 Deniers in Nantes: shipping for 6 would cost the next turns, so nothing is shipped."""
    board = Board().money(RED, 8).stop("merchant", "nantes")
    assert "ship 1" in board.legal()
    assert not any(text.startswith("ship") for text in choices(LA_LOIRE, board.s, 4))


def test_a_merchant_sells_before_it_is_too_late() -> None:
    """2 Deniers and a wine in Nantes: without selling, the next three turns are lost."""
    board = Board().money(RED, 2).goods(RED, wine=1).stop("merchant", "nantes")
    assert choices(LA_LOIRE, board.s, 1) == ["sell wine"]


def test_the_last_turns_spend_what_is_left() -> None:
    """The end is settled, money is worth nothing any more: 4 Deniers for a palace and 6 for a space of the Loire."""
    board = Board().money(RED, 10).stop("merchant", "nantes")
    board.s.trigger, board.s.spared, board.s.last_turns = 2, 2, 1
    assert {"build palace", "ship 1"} <= set(choices(LA_LOIRE, board.s, 4))


def test_a_merchant_that_buys_nothing_where_it_could_is_idle() -> None:
    village = Board().money(RED, 9).stop("merchant", "angers")
    done, grain = (LA_LOIRE.actions.id(text) for text in ("done", "buy grain"))
    assert {"done", "buy grain"} <= set(village.legal())
    assert (idle(village.s, done), idle(village.s, grain)) == (True, False)
    assert not idle(Board().money(RED, 9).stop("merchant", "nantes").s, done)
    village.s.trigger = 2
    assert not idle(village.s, done)


def test_a_message_at_its_address_is_delivered() -> None:
    board = Board().money(RED, 6).holds(RED, "a01")
    board = board.stop("messenger", LA_LOIRE_ADDRESS["a01"])
    assert chooses(LA_LOIRE, board.s) == "deliver a01"


LA_LOIRE_ADDRESS = {row["id"]: row["target"][0] for row in LA_LOIRE.box.rows("message") if row["level"] == 1}


def test_with_a_network_a_merchant_keeps_what_it_takes_to_leave_the_city_as_well() -> None:
    board = Board().money(RED, 8).stop("merchant", "nantes")
    for seed in range(4):
        assert not any(text.startswith("ship") for text in choices(LA_LOIRE, board.s, 4, hasty(), seed))


def test_the_last_turn_begins_nothing_that_nobody_can_finish() -> None:
    """No city comes to sell grain in, no second stop for a message; but one's own boat sails for a purchase."""
    for own, wanted in {False: "done", True: "buy grain"}.items():
        board = Board().money(RED, 9)
        if own:
            board.building(RED, "farm", "angers")
        board.stop("merchant", "angers")
        board.s.trigger, board.s.spared, board.s.last_turns = 2, 2, 1
        assert {chooses(LA_LOIRE, board.s, seed=seed) for seed in range(4)} == {wanted}
    board = Board().holds(RED, "b01").hired(RED, "apprentice").stop("messenger", "angers")
    board.s.trigger, board.s.spared, board.s.last_turns, board.s.tokens[RED] = 2, 2, 1, 1
    assert "station b01" in board.legal()
    assert {chooses(LA_LOIRE, board.s, seed=seed) for seed in range(4)} == {"done"}


def worth(board: Board) -> float:
    return worth_of(board.s, RED, list(WEIGHTS.values()))


def test_a_horse_is_left_behind_as_little_as_a_denier() -> None:
    """Taken for a third of one, horses were left at every other stop, and riders had nowhere to go."""
    plain, rich, mounted = Board().money(RED, 5), Board().money(RED, 6), Board().money(RED, 5)
    mounted.s.horses[RED][0] += 1
    assert worth(mounted) - worth(plain) > 0.8 * (worth(rich) - worth(plain)) > 0


def test_deniers_that_go_back_when_the_merchant_leaves_a_city_are_not_counted() -> None:
    """12 in a city are 10 on the way; with the Banker all of them are taken along."""
    board = Board().money(RED, 12).rider(RED, "merchant", "orleans")
    assert holdings(board.s, RED)["analysis-coins"] == 10
    assert holdings(board.rider(RED, "merchant", "blois").s, RED)["analysis-coins"] == 12
    board.rider(RED, "merchant", "orleans").hired(RED, "banker")
    assert holdings(board.s, RED)["analysis-coins"] == 12
