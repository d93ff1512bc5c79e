"""What players read: offers, the log, and numbers that follow the box."""

from pathlib import Path

import pytest

from riverrat import games
from riverrat.games.rio_de_la_plata import GAME
from riverrat.games.rio_de_la_plata import actions as words
from riverrat.games.rio_de_la_plata.data import BUILDING, LADDER
from riverrat.texts import LANGUAGES, Catalog, catalog

from .tabletop import G, R, Town, Y, recruiting, table

SEATS = ["Ann", "Ben", "Cas"]


def heard(t: Town) -> list[str]:
    """What the last action told, in English."""
    return [catalog("en", GAME).event(event, SEATS) for event in t.events]


def test_an_offer_is_read_before_it_is_answered() -> None:
    t = Town().has(Y, wood=2).has(G, coins=3).character("general", G).placement(Y)
    t.do("trade 1", "give wood", "give wood", "want coin", "want general", "send-offer")
    assert t.seat == G
    assert "Seat 1 offers seat 2: 2 × wood. In return: 1 × coin, 1 × General." in table(t, G)
    t.do("accept")
    assert heard(t) == [
        "Ben accepts Ann’s offer.",
        "Ben hands Ann: 1 coin.",
        "Ann hands Ben: 2 wood.",
        "Ben hands Ann: General.",
    ]


@pytest.mark.parametrize(
    ("language", "one", "two", "pair"),
    [
        ("en", "worker to the Forest", "2 workers to the Forest", "Fields: 2 workers"),
        ("de", "Wald: ein Arbeiter", "Wald: 2 Arbeiter", "Landwirtschaft: 2 Arbeiter"),
        ("fr", "Forêt\u202f: un ouvrier", "Forêt\u202f: 2 ouvriers", "Agriculture\u202f: 2 ouvriers"),
    ],
)
def test_workers_sent_one_by_one_are_counted(language: str, one: str, two: str, pair: str) -> None:
    say = catalog(language, GAME).say
    forest, fields = say("column-forest"), say("area-agriculture")
    assert say("step-staffed", column=forest, discs=1, times=1) == one
    assert say("step-staffed", column=forest, discs=1, times=2) == two
    assert say("step-staffed", column=forest, discs=2, times=1) == two
    assert say("step-sent", area=fields, times=2) == pair


def test_a_proposal_says_what_it_is() -> None:
    t = Town(4).fight(3).group("E5", Y).group("E6", G).enemies("P1", 1).turn(Y)
    t.do("select E5", "march E6", "standing-on-top")
    assert heard(t)[-1] == "Ann asks Ben about E6: join the groups, the standing workers in command?"


def test_a_fine_in_goods_is_told() -> None:
    """PB-12: with fewer than three coins the whole stock goes too."""
    t = Town().has(Y, wood=3, precious=2, coins=1, points=3).applies(Y, "bishop").effects(Y).do("acquire bishop")
    assert heard(t)[:3] == [
        "Ann cannot pay for the Bishop: a fine of 1 coin.",
        "Ann pays 3 wood, 2 precious goods.",
        "Ann: -3 points (fines).",
    ]


def test_recruits_in_a_building_of_others_say_by_what_right() -> None:
    """K5: at home nothing is to be explained, in barracks and with the General it is."""
    home = recruiting(Town().hut(Y, "E9")).do("recruit E9")
    assert heard(home) == ["Ann recruits on E9."]
    barracks = recruiting(Town().building("barracks", "A1")).do("recruit A1")
    assert heard(barracks) == ["Ann recruits on A1, in barracks, which take everybody’s recruits."]
    general = recruiting(Town().house(G, "C9").character("general", Y)).do("recruit C9")
    assert heard(general) == ["Ann recruits on C9, where only the General’s recruits may start."]


def test_the_dice_of_the_cannoneer() -> None:
    """R18: for three enemies the dice must show nine, with the Cannoneer eight."""
    t = Town().fight(R).major("fort", "H9").character("cannoneer", Y).staged("E1-N", 5).dice(5, 3)
    t.ask(words.CANNON_BET_STEP, Y).do("bet 3")
    assert "The cannons hit 3 enemies: 5 and 3 on the dice, 8 needed." in heard(t)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_help_text_is_said_to_the_end(language: str) -> None:
    """No reference is left open, in whatever file its number is kept."""
    say = catalog(language, GAME)
    keys = [f"building-{name}-help" for name in BUILDING] + [f"ladder-{name}-help" for name in LADDER]
    keys += [f"score-{line}-help" for line in GAME.score_lines] + ["board-ship-help", "ask-placement", "game-about"]
    for key in keys:
        assert say.has(key)
        assert "{" not in say.say(key), say.say(key)


def test_prices_in_words() -> None:
    say = catalog("en", GAME).say
    assert say("building-market-help") == (
        "2 workers, 2 wood, 2 stone. When used: sells a wood or a stone for 1 coin, a precious good for 2 coins. "
        "Each production building (stonecutter, carpenter, market, company) after the first in a district takes "
        "1 point off every house there."
    )
    assert say("ladder-walls-help").startswith("Each space: 1 wood or 1 stone.")
    assert say("ladder-roads-help").startswith("Each space: free.")


def test_texts_follow_a_corrected_box(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(
        "[workers]\nplaced_a_year = { value = 6, from = 'owner' }\n"
        "[years]\nfirst = { value = 1680, from = 'owner' }\n"
        "[[minor]]\nid = 'garden'\nwood = 0\nstone = 2\n",
        encoding="utf-8",
    )
    say = Catalog("de", games.load("rio-de-la-plata", box)).say
    assert say("ask-placement") == "Setze deine Arbeiter ein: höchstens 6 in diesem Jahr."
    garden = "Auf einem Stadtplatz: 2 Arbeiter, 2 Stein, 1 Edelware. 3 Punkte. Einer je Viertel."
    assert say("building-garden-help") == garden
    assert say("year-1680") == "1680"
