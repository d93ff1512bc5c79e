"""What cannot be chosen says why: exactly what is not legal is barred."""

import random
from collections.abc import Iterator

from riverrat.engine.rule import seat_now, step_now
from riverrat.games.la_loire import GAME
from riverrat.games.la_loire.actions import (
    BUILD_KIND,
    CIRCUS_STEP,
    MERCHANT_CITY_STEP,
    MERCHANT_VILLAGE_STEP,
    MESSENGER_STEP,
    SITE_STEP,
)
from riverrat.games.la_loire.data import BUILD, CHARACTER, GOOD, LEVELS, MESSAGE, VILLAGE
from riverrat.games.la_loire.state import State
from riverrat.games.la_loire.why import barred

from .tabletop import RED, YELLOW, Board

GOODS = [f"good:{good}" for good in GOOD]
PEOPLE = [f"character:{one}" for one in CHARACTER]
VILLAGES = [f"village:{one}" for one in VILLAGE]
ASKED = {
    CIRCUS_STEP: VILLAGES,
    MERCHANT_VILLAGE_STEP: [*GOODS, *PEOPLE],
    MERCHANT_CITY_STEP: [*GOODS, *PEOPLE, *(f"build:{kind}" for kind in BUILD)],
    MESSENGER_STEP: [*PEOPLE, *(f"deck:{level}" for level in range(1, LEVELS + 1))],
}


def positions(games: int, **options: str) -> Iterator[State]:
    for seed in range(games):
        choose, s = random.Random(seed), GAME.new(2 + seed % 3, options, seed)
        while not s.over and s.turn < 60:
            yield s
            GAME.play(s, choose.choice(GAME.legal(s)))


def compare(s: State, targets: list[str], bars: dict[str, object], before: str = "") -> None:
    legal = {GAME.actions.target(action) for action in GAME.legal(s)}
    for target in targets:
        kind = target[: target.index(":") + 1]
        own = before + target in bars
        if target in legal:
            assert not own, (GAME.step(s), target, bars[before + target])
        else:
            assert own or before + kind in bars, (GAME.step(s), target)


def test_all_that_is_not_legal_is_barred_and_nothing_else() -> None:
    met = set()
    options: list[dict[str, str]] = [{}, {"merchant-actions": "single", "messenger-actions": "row"}, {"mode": "casual"}]
    for agreed in options:
        for s in positions(4, **agreed):
            step, bars = step_now(s), dict[str, object](barred(s))
            if step not in ASKED:
                continue
            met.add(step)
            targets = [one for one in ASKED[step] if agreed.get("mode") != "casual" or one not in PEOPLE]
            if step == MESSENGER_STEP:
                targets += [f"message:{MESSAGE[card - 1]}" for card in s.held[seat_now(s)] if card]
            compare(s, targets, bars)
            for kind in (action for action in GAME.legal(s) if action in range(BUILD_KIND, BUILD_KIND + len(BUILD))):
                site = s.clone()
                GAME.play(site, kind)
                if step_now(site) == SITE_STEP:
                    name = BUILD[kind - BUILD_KIND]
                    places = VILLAGES if name != "palace" else [one["id"] for one in GAME.view(s)["palaces"]]
                    targets = [one if ":" in one else f"palace:{one}" for one in places]
                    compare(site, targets, bars, f"build:{name} ")
                    compare(site, targets, dict(barred(site)))
    assert met == set(ASKED)


def test_d41_a_farm_is_barred_where_it_would_upset_the_balance() -> None:
    """One farm more in the north than in the south: the next one goes south."""
    board = Board().building(RED, "farm", "angers").building(YELLOW, "farm", "saumur").money(RED, 9).goods(RED, wood=1)
    bars = barred(board.stop("merchant", "nantes").s)
    assert bars["build:farm village:tours"] == {"why": "balance", "road": "south"}
    assert bars["build:farm village:saumur"] == {"why": "taken"}
    assert "build:farm village:chinon" not in bars
    assert bars["build:monastery"] == {"why": "cost", "money": 4, "wood": 2}
    assert bars["build:castle village:saumur"] == {"why": "own-farm"}
    assert "build:monastery village:saumur" not in bars  # it cannot be picked
    assert bars["good:wine"] == {"why": "not-carried"}


def test_dp9_the_circus_goes_to_the_shield_of_the_leftmost_tile() -> None:
    board = Board()
    while step_now(board.s) != CIRCUS_STEP:
        GAME.play(board.s, random.Random(board.s.turn).choice(GAME.legal(board.s)))
    leftmost = next(tile["colour"] for tile in GAME.view(board.s)["market"] if tile["sign"] == "flag")
    assert barred(board.s)["village:"] == {"why": "shield", "colour": leftmost}


def test_a_free_horse_says_how_it_is_taken_along() -> None:
    board = Board().rider(RED, "merchant", "blois").rider(RED, "messenger", "nantes")
    bars = barred(board.s)
    assert (bars["horse:"], bars["horse:blois"]) == ({"why": "horse"}, {"why": "horse-here"})
    assert barred(board.hired(RED, "blacksmith").s)["horse:"] == {"why": "horse-fetch"}
    bars = barred(board.stop("merchant", "chinon").s)  # the messenger has yet to ride, the merchant has not
    assert "horse:nantes" in bars
    assert "horse:blois" not in bars


def test_c10_3_a_message_says_whom_it_takes_to_deliver_it() -> None:
    """Chinon has one of the colours of both: a level-2 message waits for one token, a level-3 message for two."""
    board = Board().holds(RED, "b08", "c01")
    bars = barred(board.stop("messenger", "chinon").s)
    assert bars["message:b08"] == {"why": "needs", "needs": "apprentice"}
    assert bars["message:c01"] == {"why": "needs", "needs": "both"}
    bars = barred(Board().hired(RED, "apprentice").holds(RED, "b08", "c01").stop("messenger", "chinon").s)
    assert "message:b08" not in bars
    assert bars["message:c01"] == {"why": "needs", "needs": "helper"}
