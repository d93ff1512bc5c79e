"""Play in the terminal: whole gestures, what they bring, help, and what is said again."""

import io
import os
import re
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from riverrat import games
from riverrat.cli.main import main
from riverrat.cli.terminal import company
from riverrat.cli.terminal.board import Board
from riverrat.cli.terminal.choices import FEW, Choices, Wording, _in_common
from riverrat.cli.terminal.help import Help
from riverrat.engine import native
from riverrat.players.entrants import entrant
from riverrat.texts import LANGUAGES, TERMINAL, Catalog
from tests.conftest import needs_numba

Play = Callable[..., str]


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Plays a game with what is typed; returns what is printed."""

    def run(typed: str, *arguments: str, game: str = "toy") -> str:
        monkeypatch.setenv("RIVERRAT_HOME", str(tmp_path / "home"))
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        assert main(["play", game, "--seed", "4", *arguments]) == 0
        return capsys.readouterr().out

    return run


def test_whole_gestures_are_offered_with_what_they_bring(play: Play) -> None:
    out = play("q\n", "--hot-seat", "--seats", "2")
    assert "Seat 1: Which rat walks?" in out
    assert "  2. Rat 0 → To space 2: walks rat 0 from 0 to 2" in out
    assert "  4. Rat 1 → To space 1: walks rat 1 from 0 to 1" in out


def test_a_game_is_played_saved_undone_and_resumed(play: Play, tmp_path: Path) -> None:
    save = str(tmp_path / "my.record")
    out = play("2\nundo\n5\n9\nnonsense\ndig\nquit\n", "--hot-seat", "--seats", "2", "--save", save)
    assert "Seat 1 walks rat 0 from 0 to 2." in out
    assert out.count("Undone.") == 1
    assert "Seat 1 walks rat 1 from 0 to 2." in out
    assert "Choose a number from 1 to 3." in out  # at the hole
    assert "'nonsense' is no action of this game" in out
    assert Path(save).read_text().splitlines()[-3:] == ["rat 1", "go 2", "dig"]
    assert "\ntag player-2 Seat 2\ntag result unfinished\n" in Path(save).read_text()
    Path(save).write_text(Path(save).read_text().replace("tag player-2 Seat 2", "tag player-2 Nora\ntag place Tours"))
    out = play("1\nq\n", "--hot-seat", "--resume", save)
    assert "Seat 2: Which rat walks?" in out
    kept = Path(save).read_text()
    assert "\ntag player-2 Nora\n" in kept  # what somebody wrote stays
    assert "\ntag place Tours\n" in kept


def test_one_undo_takes_back_a_whole_gesture(play: Play, tmp_path: Path) -> None:
    save = tmp_path / "my.record"
    play("2\nundo\nq\n", "--hot-seat", "--save", str(save))
    assert "rat 0" not in save.read_text().splitlines()
    assert "nothing can be undone" in play("undo\nq\n", "--hot-seat")


def test_a_beginning_can_be_typed_and_left_again(play: Play) -> None:
    out = play("rat 1\nback\nrat 1\ngo 3\nq\n", "--hot-seat")
    assert out.count("Rat 1 → …") == 2
    assert "Seat 1 walks rat 1 from 0 to 3." in out
    assert "“go 3” cannot be chosen now." in play("go 3\nq\n", "--hot-seat")


def test_questions_are_answered_without_listing_the_choices_again(play: Play) -> None:
    out = play("? 2\n?\n? cheese\n? nowhere\n?nowhere\npoints\nq\n", "--hot-seat")
    assert out.count("Which rat walks?") == 1
    assert "Seat 1 walks rat 0 from 0 to 2.\n" in out
    assert "Points: +0\n" in out
    assert "Cheese: What you dug out.\n" in out
    assert out.count("Nothing here is called “nowhere”.") == 2
    assert "Seat 1: 0\n" in out
    assert play("\nq\n", "--hot-seat").count("Which rat walks?") == 2  # Enter alone lists them again


def test_a_file_that_cannot_be_written_ends_nothing(play: Play) -> None:
    out = play("save /nowhere/at/all\npoints\nq\n", "--hot-seat")
    assert "/nowhere/at/all" in out
    assert "Seat 1: 0\n" in out


def test_a_whole_game_alone_ends_with_its_points(play: Play, tmp_path: Path) -> None:
    out = play("1\n" * 60, "--mode", "solo")
    assert "The game is over." in out
    assert "Won by: You" in out
    points = out.split("The game is over.")[1].split(": ")[1].split()[0]
    assert f"\ntag result {points}\ntag winner 1\n" in (tmp_path / "home" / "toy.record").read_text()


@pytest.mark.parametrize(
    ("game", "mode"), [("first-rat", "solo-easy"), ("la-loire", "solo"), ("first-rat", "first-game")]
)
def test_a_whole_game_can_be_played_by_numbers(game: str, mode: str, play: Play) -> None:
    out = play("1\n" * 3000, "--mode", mode, "--level", "random", game=game)
    assert "The game is over." in out


@needs_numba
def test_a_level_without_a_network_that_fits_says_so(play: Play) -> None:
    """None comes with the toy; the levels below `expert` ask none."""
    said = "No trained network fits these rules: expert plays less well than elsewhere."
    assert said in play("quit\n", "--seats", "2", "--level", "expert")
    assert "trained network" not in play("quit\n", "--seats", "2", "--level", "club")


def test_the_terminal_speaks_german(play: Play) -> None:
    assert "Jeder Zug wird gespeichert." in play("q\n", "--language", "de", "--hot-seat")


def test_many_beginnings_are_grouped_by_what_they_do(play: Play) -> None:
    """Río's first question has 51 of them."""
    out = play("1\nback\n2\n1\nq\n", "--hot-seat", "--seats", "3", game="rio-de-la-plata")
    question = out.index("  1. Worker to … (21 ways)\n")
    assert out.index("  2. Help to build: … ") > question
    assert "  8. End placement\n" in out
    assert " 21. Worker to N10" in out  # what the first of them leads to
    assert out.count("  1. Worker to … (21 ways)\n") == 3  # again after `back`, and after the move
    assert "  1. Help to build: Fort, space 1: takes space 1 of the Fort; pays 1 wood, 1 stone" in out
    assert "Seat 1 takes space 1 of the Fort" in out


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        (["Worker to C9", "Worker to D9"], "Worker to …"),
        (["Hof bauen", "Burg bauen"], "… bauen"),
        (["go", "stay", "wait"], "go, stay, …"),
        (["go"], "go"),
    ],
)
def test_what_words_have_in_common(texts: list[str], said: str) -> None:
    assert _in_common(texts) == said


@needs_numba
def test_a_hint_names_the_best_moves_and_why(play: Play) -> None:
    out = play("hint\nq\n", "--hot-seat")
    assert re.search(r"^(> )?  1\. Rat \d → To space \d: wins \d+%; \S", out, re.M)


def test_players_of_one_s_own_sit_down(play: Play, tmp_path: Path) -> None:
    save = tmp_path / "my.record"
    play("1\nq\n", "--seats", "3", "--players", "random,tests.arena.players:Prying", "--save", str(save))
    assert re.search(r"\ntag level-3 tests.arena.players:Prying \(sha256 [0-9a-f]{12}\)\n", save.read_text())
    assert main(["play", "toy", "--seats", "3", "--players", "random,random,random"]) == 2


@pytest.mark.skipif(os.name != "posix", reason="elsewhere there are no groups of processes")
def test_what_compiles_ends_with_the_game_and_all_it_has_started() -> None:
    script = "sleep 60 & echo $!; wait"
    with subprocess.Popen(["sh", "-c", script], stdout=subprocess.PIPE, start_new_session=True) as started:
        assert started.stdout is not None
        child = int(started.stdout.readline())
        company._end(started)
        assert started.stdout.read() == b""  # nobody holds it open any more
    assert started.returncode == -signal.SIGTERM
    assert child != started.pid


def test_opponents_think_interpreted_while_rules_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other process has not ended yet; when it has, they think compiled."""

    class Working:
        ended: int | None = None

        def poll(self) -> int | None:
            return self.ended

    def end(working: Working) -> None:
        working.ended = -15

    working = Working()
    monkeypatch.setattr(company, "_kept", lambda game, opponents: False)
    monkeypatch.setattr(company, "_compiler", lambda game, data: working)
    monkeypatch.setattr(company, "_end", end)
    monkeypatch.setattr(native, "available", lambda: True)
    game = games.load("toy")
    table = company.Company(game, {1: entrant("search:4")}, None)
    assert table.compiling
    s = game.new(2, seed=1)
    while game.seat(s) == 0:
        game.play(s, game.legal(s)[0])
    assert table.decide(s, 1, 5) in game.legal(s)
    assert company.interpreted(entrant("search:4").player).weaker  # type: ignore[attr-defined]
    table.leave()
    assert not table.compiling


# --- its parts --------------------------------------------------------------------------------------------------------


def test_only_what_changed_is_shown_again() -> None:
    board = Board()
    first = ["Market: 1", "Seat 1: 0", "  goods: 1", "Seat 2: 0", "  goods: 2", "  cards: 3"]
    assert board.changed(first, "Seat 1") == first
    later = ["Market: 1", "Seat 1: 0", "  goods: 1", "Seat 2: 0", "  goods: 2", "  cards: 4"]
    assert board.changed(later, "Seat 1") == ["Seat 1: 0", "  goods: 1", "Seat 2: 0", "  cards: 4"]
    assert board.changed(later, "Seat 3") == []


def test_what_no_event_tells_shows_on_the_table(play: Play) -> None:
    """An offer in the making is told by the table alone."""
    out = play("trade 1\ngive coin\nwant stone\nq\n", "--hot-seat", "--seats", "3", game="rio-de-la-plata")
    assert out.count("Seat 1 offers seat 2: 1 × coin. In return: nothing.\n") == 1
    assert out.count("Seat 1 offers seat 2: 1 × coin. In return: 1 × stone.\n") == 1


@pytest.mark.parametrize("name", ["first-rat", "la-loire", "rio-de-la-plata"])
def test_every_gesture_can_be_reached_by_numbers(name: str) -> None:
    """However many there are, lists stay short enough to read, and lead to each of them."""
    game = games.load(name)
    s = game.new(game.modes[0].seats[-1], seed=2)
    for _ in range(60):
        choices = Choices(game, s)
        reached: list[tuple[int, ...]] = []
        ways: list[tuple[tuple[int, ...], str]] = [((), "")]
        while ways:
            choices.begin(*ways.pop())
            offers = choices.offers()
            assert len(offers) <= max(FEW, len(game.legal(s)))
            reached += [offer.actions for offer in offers if offer.whole]
            ways += [(offer.actions, offer.verb) for offer in offers if not offer.whole]
        assert sorted(reached) == sorted(gesture.actions for gesture in choices.gestures)
        game.play(s, choices.gestures[len(choices.gestures) // 2].actions[0])
        if s.over:
            break


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_s_own_events_are_told_without_their_subject(language: str) -> None:
    game = games.load("first-rat")
    words = Catalog(language, game, TERMINAL)
    names = [words.say("terminal-seat", number=seat + 1) for seat in range(2)]
    s = game.new(2, seed=1)
    lines = Wording(words, names).lines(Choices(game, s).offers(), 0, game.seat(s))
    assert all(line.detail for line in lines)
    assert not any(re.match(rf"{names[0]} ", line.detail) for line in lines)


def test_cards_things_and_rules_are_found_by_a_word() -> None:
    game = games.load("la-loire")
    told = Help(game, Catalog("en", game, TERMINAL), "en")
    assert "Witch: Every other character costs you 1 D less." in told.about("witch")
    assert any(line.startswith("Bank: ") for line in told.about("bank"))
    assert told.about("spaceship") == []
    (rule,) = told.question("stop")
    assert rule.startswith("Horses and movement: With Jester or City Guard a figure may stop early")
