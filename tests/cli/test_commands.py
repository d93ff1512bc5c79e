"""The command line as a script sees it: results on stdout, one clear line on stderr, exit codes to trust."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from riverrat import games
from riverrat.bench.attacks import Row
from riverrat.bench.others import Felt
from riverrat.cli.main import main
from riverrat.cli.shell import Given, Shell

ROOT = Path(__file__).parents[2]


def riverrat(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(arguments)
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.fixture
def position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    code, out, _ = riverrat(capsys, "new", "toy", "--seats", "3", "--seed", "4")
    assert code == 0
    path = tmp_path / "position.json"
    path.write_text(out)
    return str(path)


@pytest.fixture
def record(tmp_path: Path) -> str:
    from riverrat import games
    from riverrat.engine.record import Record

    replay = Record(games.load("toy"), 2, {}, 7)
    for action in ("rat 0", "go 2", "leave"):
        replay.play(action)
    path = tmp_path / "game.record"
    replay.save(path)
    return str(path)


def test_seats_may_still_be_called_players(capsys: pytest.CaptureFixture[str]) -> None:
    old, new = (riverrat(capsys, "new", "toy", word, "3", "--seed", "4") for word in ("--players", "--seats"))
    assert old == new
    assert json.loads(new[1])["state"]["seats"] == 3
    assert "--players" not in riverrat(capsys, "new", "--help")[1]


def test_a_network_thinks_about_a_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    start = tmp_path / "start.json"
    start.write_text(riverrat(capsys, "new", "first-rat", "--seats", "2", "--seed", "3")[1])
    code, out, _ = riverrat(capsys, "think", "first-rat", str(start), "--json")
    found = json.loads(out)
    assert (code, len(found["chances"]), len(found["network"]["sha256"])) == (0, 2, 12)
    assert sum(one["share"] for one in found["policy"]) == pytest.approx(1, abs=1e-4)
    code, out, _ = riverrat(capsys, "think", "first-rat", str(start), "--most", "2")
    assert f"Seat {found['seat'] + 1}: " in out
    assert f"{found['policy'][0]['share']:.1%}" in out
    assert "chance to win  points ahead at the end" in out
    assert riverrat(capsys, "think", "la-loire", str(start))[2].endswith("this is a position of first-rat\n")


def test_what_takes_long_is_told_where_no_bar_is_watched(capsys: pytest.CaptureFixture[str]) -> None:
    told = ""
    with Shell(Given()).progress("baselines", 200) as so_far:
        so_far(1)
        while not told:
            told = capsys.readouterr().err
    assert told == "baselines ...\n"
    assert capsys.readouterr().err.startswith("baselines: ")


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = riverrat(capsys, "games", "--json")
    rows = {row["name"]: row for row in json.loads(out)}
    assert code == 0
    assert rows["toy"]["seats"] == [1, 2, 3, 4]
    assert rows["toy"]["options"]["course"] == ["short", "long"]
    assert "toy: Cheese Run, 1 to 4 players" in riverrat(capsys, "games")[1]


def test_a_position_is_made_shown_and_played_on(position: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = riverrat(capsys, "show", position)
    assert code == 0
    assert "Seat 1: Which rat walks?" in out
    assert json.loads(riverrat(capsys, "legal", position, "--json")[1])[1]["text"] == "rat 1"
    assert riverrat(capsys, "legal", position)[1].splitlines()[0].split() == ["rat", "0", "Rat", "0"]
    code, out, err = riverrat(capsys, "act", position, "rat 0", "go 2")
    assert code == 0
    assert json.loads(out)["state"]["rat"][0] == [2, 0]
    assert err == "Seat 1 walks rat 0 from 0 to 2.\n"
    told = json.loads(riverrat(capsys, "act", position, "rat 0", "go 2", "--json")[1])["events"]
    assert told == [{"event": "moved", "seat": 0, "rat": 0, "start": 0, "space": 2}]


def test_a_dash_reads_standard_input(
    position: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(Path(position).read_text()))
    assert json.loads(riverrat(capsys, "show", "-", "--json")[1])["step"] == "walk"


def test_a_record_is_told_checked_and_opened(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "2 Seat 1: To space 2" in riverrat(capsys, "replay", record)[1]
    assert riverrat(capsys, "replay", record, "--check")[1] == "3 actions, not over; Seat 1: 0, Seat 2: 0\n"
    assert json.loads(riverrat(capsys, "replay", record, "--at", "2")[1])["state"]["rat"][0] == [2, 0]
    assert json.loads(riverrat(capsys, "replay", record, "--json")[1])["actions"] == 3


def test_data_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert riverrat(capsys, "data", "toy")[1].splitlines()[-1] == "8 data: 5 rulebook, 1 inferred, 2 reconstructed"
    assert len(json.loads(riverrat(capsys, "data", "toy", "--json")[1])) == 8


def test_fuzz_and_parity_are_quiet_when_all_is_well(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = riverrat(capsys, "fuzz", "toy", "--decisions", "20000", "--json")
    assert code == 0
    assert json.loads(out)["violation"] is None
    assert json.loads(out)["decisions"] >= 20_000
    pytest.importorskip("numba")
    code, out, _ = riverrat(capsys, "parity", "toy", "--seeds", "20", "--json")
    assert (code, json.loads(out)["disagreements"]) == (0, [])


def test_bench_has_the_promised_keys(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(riverrat(capsys, "bench", "toy", "--seconds", "0.1", "--json")[1])
    assert {"game", "players", "interpreted", "native", "native_all_cores", "gpu", "peers"} <= set(found)
    assert found["gpu"] is None
    assert found["peers"] == {}
    assert "interpreted" in riverrat(capsys, "bench", "toy", "--seconds", "0.1")[1]


def test_each_attack_is_told_as_soon_as_it_is_over(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before: list[tuple[str, str]] = []

    def measure(name: str, _seconds: float, workers: int, *, native: bool) -> Row:
        told = capsys.readouterr()
        before.append((told.out.splitlines()[-1].split("None")[0].strip(), told.err))
        return Row(name, workers, Felt(), Felt(), {"too-many": 3})

    monkeypatch.setattr("riverrat.bench.attacks.measure", measure)
    chosen = ("--attack", "silent mail", "--attack", "hint spam", "--workers", "2")
    code, out, _ = riverrat(capsys, "bench", "attacks", "--plain", *chosen)
    assert before[1] == ("silent mail                 2", "2/2 hint spam, 2\n")
    assert (code, out.split()[:3], out.split()[-2:]) == (0, ["hint", "spam", "2"], ["too-many", "3"])
    assert "there is no attack 'rain'" in riverrat(capsys, "bench", "attacks", "--attack", "rain")[2]


def test_every_attack_is_measured_with_one_worker_and_with_two(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def measure(name: str, _seconds: float, workers: int, *, native: bool) -> Row:
        return Row(name, workers, Felt(), Felt(), {})

    monkeypatch.setattr("riverrat.bench.attacks.measure", measure)
    found = [json.loads(line) for line in riverrat(capsys, "bench", "attacks", "--json")[1].splitlines()]
    attacks = [
        "84 long records", "1,200 half-open connections", "18 boxes", "18 boxes in play", "30 unwatched tables",
        "5 watched tables", "hint spam", "150 invented cookies", "10 syncs", "silent mail", "silent webhooks",
        "puzzle spam",
    ]  # fmt: skip
    assert [(one["attack"], one["workers"]) for one in found] == [
        (name, number) for name in attacks for number in (1, 2)
    ]
    kinds = {"click", "page", "table", "opponent", "hint", "look-back", "click_p99"}
    assert all(set(one["calm"]) == set(one["attacked"]) == kinds for one in found)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["new", "tyo"], "unknown game 'tyo'; did you mean toy"),
        (["new", "toy", "--players", "9"], "toy is for 1, 2, 3 or 4 players, not 9"),
        (["new", "toy", "--option", "course"], "an option is written name=value, not 'course'"),
        (["new", "toy", "--option", "course=x"], "option course can be short or long, not 'x'"),
        (["new", "toy", "--mode", "x"], "toy has no mode 'x'; it has standard, long or solo"),
        (["new", "toy", "--seed", "-1"], "a seed is a whole number from 0 to 2**128 - 1, not -1"),
        (["new", "toy", "--data", "nowhere.toml"], "nowhere.toml: No such file or directory"),
        (["show", "nowhere.json"], "nowhere.json: No such file or directory"),
        (["replay", "nowhere"], "nowhere: No such file or directory"),
        (["bench", "toy", "--seconds", "0.01", "--versus", "chess"], "the peers are catanatron"),
        (["bench", "toy", "--seconds", "-1"], "--seconds: needs a number of seconds above 0, not '-1'"),
        (["bench", "toy", "--seconds", "long"], "--seconds: needs a number of seconds above 0, not 'long'"),
        (["bench", "toy", "--cores", "-1"], "--cores: needs a whole number of at least 1, not '-1'"),
        (["fuzz", "toy", "--cores", "0"], "--cores: needs a whole number of at least 1, not '0'"),
        (["fuzz", "toy", "--decisions", "many"], "--decisions: needs a whole number of at least 1, not 'many'"),
        (["fuzz", "toy", "--seed", "99999999999999999999"], "--seed: needs a whole number from 0 to"),
        (["parity", "toy", "--seeds", "0"], "--seeds: needs a whole number of at least 1, not '0'"),
        (["serve", "--port", "99999"], "--port: needs a whole number from 0 to 65535, not '99999'"),
        (["serve", "--limit", "x"], "limit 'x' is not like one of"),
        (["new", "toy", "--mode", "solo", "--seats", "2"], "toy in mode solo is for 1 player, not 2"),
        (["play", "toy", "--mode", "solo", "--seats", "2"], "toy in mode solo is for 1 player, not 2"),
        (["play", "toy", "--level", "clever"], "there is no player 'clever'; there are "),
        (["fuz"], "there is no command 'fuz'; did you mean fuzz? (help: riverrat --help)"),
        (["fuzz", "--deep"], "no such option '--deep'; did you mean --help or --seed? (help: riverrat fuzz --help)"),
        (["show"], "missing argument 'POSITION' (help: riverrat show --help)"),
        (["--language", "la", "games"], "--language: 'la' is not one of 'en', 'de', 'fr'"),
    ],
)
def test_bad_input_gets_one_line_and_code_2(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = riverrat(capsys, *arguments)
    assert code == 2
    assert out == ""
    assert message in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("package", "message"),
    [
        ("no.such.package", "ghost: no package no.such.package to import"),
        ("json", "ghost: the package json has no GAME"),
    ],
)
def test_a_game_that_cannot_be_imported_gets_one_line(
    package: str, message: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(games.REGISTER, "ghost", package)
    code, _, err = riverrat(capsys, "new", "ghost")
    assert code == 2
    assert message in err
    assert err.count("\n") == 1


def test_wrong_positions_and_records_are_refused(
    position: str, record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken"
    for text, command, message in [
        ("{", "show", "position: not JSON"),
        ("[]", "show", "game: a position names its game"),
        (Path(position).read_text().replace('"seats": 3', '"seats": 300'), "legal", "seats: 300 is outside -128..127"),
        (Path(record).read_text().replace("go 2", "go 8"), "replay", "line 9: 'go 8' is not legal here"),
    ]:
        broken.write_text(text)
        code, _, err = riverrat(capsys, command, str(broken))
        assert code == 2
        assert message in err
    broken.write_bytes(b"\xff\xfe")
    assert riverrat(capsys, "replay", str(broken))[0] == 2
    code, _, err = riverrat(capsys, "act", position, "dig")
    assert code == 2
    assert "'dig' is not legal here; legal: rat 0, rat 1" in err


def test_everything_plays_without_numba(tmp_path: Path) -> None:
    """The contract, interpreted, in a Python that cannot import numba."""
    (tmp_path / "numba.py").write_text("raise ImportError('not here')\n")
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT / "src"), str(ROOT)]), "CI": ""}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "tests/contract", "-q", "-k", "toy", "-p", "no:cacheprovider"],
        cwd=ROOT, env=env, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-2000:]
    assert "skipped" in done.stdout or "s" in done.stdout.split("[")[0]
