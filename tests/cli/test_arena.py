"""`riverrat arena` as a person or a script meets it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from riverrat.cli.arena import as_given
from riverrat.cli.main import main

ROOT = Path(__file__).parents[2]
MATCH = ["arena", "toy", "--players", "playouts:6,random", "--cores", "1"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("RIVERRAT_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def riverrat(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(arguments)
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_a_match_from_its_command_to_its_reports(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, home: Path
) -> None:
    html, parquet = tmp_path / "report.html", tmp_path / "games.parquet"
    files = ["--html", str(html)]
    try:
        import pyarrow  # noqa: F401

        files += ["--parquet", str(parquet)]
    except ImportError:
        pass
    code, out, err = riverrat(capsys, *MATCH, "--games", "5", *files)
    assert code == 0
    assert "riverrat:" not in err
    assert out.startswith("toy, 2 seats, seed 1: 6 games, 3 deals\n")
    (kept,) = (home / "arena").iterdir()
    assert f"kept in {kept}" in out
    assert html.read_text().startswith("<!doctype html>")
    assert len(files) == 2 or parquet.exists()

    before = kept.read_bytes()
    code, out, err = riverrat(capsys, *MATCH, "--games", "6", "--json")  # nothing more to play
    assert json.loads(out)["games"] == 6
    assert "riverrat: 6 games of this match were played before and count; with another --results FILE" in err
    assert kept.read_bytes() == before

    code, out, _ = riverrat(capsys, *MATCH, "--record", "3")
    assert "tag event arena, game 3\n" in out
    record = tmp_path / "3.record"
    record.write_text(out)
    assert riverrat(capsys, "replay", str(record), "--check")[0] == 0
    assert riverrat(capsys, *MATCH, "--record", "9")[2] == "riverrat: game 9 has not been played; there are 0 to 5\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["arena", "toy"], "missing option '--players'"),
        (["arena", "chess", "--players", "random"], "unknown game 'chess'"),
        (["arena", "toy", "--players", "wizard,random"], "there is no player 'wizard'"),
        (["arena", "toy", "--players", "random:fast,random"], "a limit is a number of simulations"),
        (["arena", "toy", "--players", "random,random", "--mode", "fast"], "toy has no mode 'fast'"),
        (["arena", "toy", "--players", "random,random", "--option", "course"], "an option is written name=value"),
        (["arena", "toy", "--players", "random,random", "--claim", "65"], "a claim is a share of wins between 0 and 1"),
        (
            ["arena", "toy", "--players", "random", "--seats", "2", "--claim", "0.5"],
            "a claim is about the first player",
        ),
    ],
)
def test_what_is_wrong_is_said_in_one_line(capsys: pytest.CaptureFixture[str], arguments: list[str], said: str) -> None:
    code, out, err = riverrat(capsys, *arguments)
    assert (code, out) == (2, "")
    assert said in err
    assert err.startswith("riverrat: ")
    assert err.count("\n") == 1


def test_results_of_another_match_are_not_touched(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    assert riverrat(capsys, *MATCH, "--games", "2", "--results", str(file))[0] == 0
    code, _, err = riverrat(capsys, *MATCH, "--games", "2", "--seed", "7", "--results", str(file))
    assert code == 2
    assert "holds the results of another match (its seed: 1, not 7)" in err


def test_stopped_by_hand_it_goes_on_later(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    command = [*MATCH[:3], "playouts:60,random", "--cores", "2", "--games", "4000", "--results", str(file)]
    environment = {**os.environ, "RIVERRAT_GAMES": "toy=tests.toy", "PYTHONPATH": os.pathsep.join(sys.path)}
    signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored, as in a background job, it would stay so
    running = subprocess.Popen(
        [sys.executable, "-m", "riverrat", *command],
        env=environment,
        cwd=ROOT,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while running.poll() is None and (not file.exists() or file.read_bytes().count(b"\n") < 4):
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to the workers too
    _, err = running.communicate(timeout=60)
    assert running.returncode == 130
    at_work = ("Loading", "toy: playouts:60, random")  # where that takes more than a second
    said = [line for line in err.splitlines() if line and not line.startswith(at_work)]
    assert [line.partition("; ")[0] for line in said] == ["riverrat: stopped"]
    kept = file.read_bytes()
    assert kept.endswith(b"\n")
    assert kept.count(b"\n") >= 4
    code, out, _ = riverrat(capsys, *MATCH[:3], "playouts:60,random", "--games", "0", "--results", str(file), "--json")
    assert code == 0
    found = json.loads(out)
    assert found["games"] + found["not_counted"] == kept.count(b"\n") - 1


def test_a_page_says_what_was_played_and_not_where_it_was_kept() -> None:
    given = ["ladder", "toy", "--time", "10", "--results", "/somewhere/kept", "--write=page.md", "--no-play"]
    assert as_given(given) == "riverrat ladder toy --time 10"
    given = ["learn", "toy", "--out=net.npz", "--resume", "net.checkpoint", "--seed", "2"]
    assert as_given(given, ("--out", "--resume")) == "riverrat learn toy --seed 2"
