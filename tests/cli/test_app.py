"""The command itself: help, options that hold everywhere, plain text, completion, and what it need not import."""

import json
import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

from riverrat.cli.app import COMMANDS, MODULES, riverrat
from riverrat.cli.main import main
from riverrat.texts import LANGUAGES

ROOT = Path(__file__).parents[2]


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    return capsys.readouterr().out


def test_a_bare_command_prints_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys)
    assert out == said(capsys, "--help")
    for heading, commands in COMMANDS.items():
        assert f"{heading}:" in out
        assert all(re.search(rf"^  {name} +\S", out, re.M) for name in commands)


@pytest.mark.parametrize("name", MODULES)
def test_every_command_has_help_and_the_options_of_all(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    inner = {"bench": ["games"], "puzzles": ["check"]}
    words = [name, *inner.get(name, [])]
    out = said(capsys, *words, "--help")
    assert f"Usage: riverrat {' '.join(words)} " in " ".join(out.split())
    assert all(option in out for option in ("--language", "--json", "--plain", "--data"))


def test_the_version_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert re.fullmatch(r"riverrat \d+\.\d+\.\d+\n", said(capsys, "--version"))


def test_common_options_stand_before_or_after_the_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "8 Angaben: 5 Spielregel" in said(capsys, "--language", "de", "data", "toy")
    assert "8 Angaben: 5 Spielregel" in said(capsys, "data", "toy", "--language", "de")
    assert "8 data: 5 rulebook" in said(capsys, "--language", "de", "data", "toy", "--language", "en")
    assert len(json.loads(said(capsys, "--json", "data", "toy"))) == 8
    monkeypatch.setenv("RIVERRAT_LANGUAGE", "fr")
    assert "8 données : 5 règle du jeu" in said(capsys, "data", "toy")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_speaks_every_language(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each says something else in each language, and no key of the catalogue shows through."""
    position, record = tmp_path / "position", tmp_path / "record"
    position.write_text(said(capsys, "new", "toy", "--seed", "1"))
    record.write_text("riverrat record 1\ngame toy\nrules 1\n" + "".join(_header(capsys)) + "\nrat 0\ngo 2\n")
    for arguments in (
        ["games", "toy"],
        ["data", "toy"],
        ["show", str(position)],
        ["replay", str(record), "--check"],
        ["bench", "toy", "--seconds", "0.05"],
        ["fuzz", "toy", "--decisions", "10"],
        ["parity", "toy", "--seeds", "1"],
    ):
        english, out = said(capsys, *arguments), said(capsys, *arguments, "--language", language)
        assert (language == "en") == (_letters(english) == _letters(out)), arguments
        assert not re.search(r"\b(command|bench|fuzz|parity|terminal)-[a-z]", out), arguments


def _letters(text: str) -> str:
    """A text without figures, which differ from run to run."""
    return re.sub(r"[\d.,\s\u202f\xa0]+", " ", text)


def _header(capsys: pytest.CaptureFixture[str]) -> list[str]:
    (toy,) = json.loads(said(capsys, "games", "toy", "--json"))
    return [f"data {toy['data']}\n", "seats 2\n", "seed 1\n"]


def test_bench_means_the_games_where_it_names_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    short = ["--seconds", "0.05", "--json"]
    assert json.loads(said(capsys, "bench", "toy", *short))["game"] == "toy"
    assert json.loads(said(capsys, "bench", "games", "toy", *short))["game"] == "toy"


def test_a_terminal_gets_colours_and_a_pipe_plain_text() -> None:
    on_terminal, piped = _on_terminal(), _on_terminal("--plain")
    assert "\x1b[" in on_terminal
    assert "──" in on_terminal
    assert "\x1b[" not in piped
    assert "first-rat: First Rat, 1 to 5 players" in piped
    uncoloured = _on_terminal(NO_COLOR="1")
    assert "\x1b[" not in uncoloured
    assert "first-rat: First Rat, 1 to 5 players" in uncoloured


def _on_terminal(*arguments: str, **environment: str) -> str:
    """What `riverrat games first-rat` prints on a terminal."""
    ours, theirs = pty.openpty()
    env = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "RIVERRAT_LANGUAGE")}
    command = [sys.executable, "-m", "riverrat", "games", "first-rat", *arguments]
    with subprocess.Popen(
        command, stdout=theirs, cwd=ROOT, env={**env, "TERM": "xterm-256color", "COLUMNS": "100", **environment}
    ):
        os.close(theirs)
        found = b""
        while True:
            try:
                found += (chunk := os.read(ours, 65536))
            except OSError:  # how Linux says that the other side is closed
                break
            if not chunk:
                break
    os.close(ours)
    return found.decode()


def test_completion_knows_commands_games_and_modes(capsys: pytest.CaptureFixture[str]) -> None:
    from click.shell_completion import BashComplete

    complete = BashComplete(riverrat, {}, "riverrat", "_RIVERRAT_COMPLETE")

    def offers(words: list[str], begun: str) -> list[str]:
        return [item.value for item in complete.get_completions(words, begun)]

    assert offers([], "pa") == ["parity"]
    assert offers(["new"], "la") == ["la-loire"]
    assert offers(["new", "toy", "--mode"], "s") == ["standard", "solo"]
    assert offers(["play", "toy", "--level"], "e") == ["expert"]
    assert offers(["games", "--language"], "") == list(LANGUAGES)
    assert "_RIVERRAT_COMPLETE=bash_complete" in said(capsys, "completion", "bash")


def test_help_imports_nothing_heavy() -> None:
    """Help is quick because commands import what they need when they run."""
    script = (
        "import sys; from riverrat.cli.main import main; main(['--help']); main(['bench', '--help']); "
        "print('HEAVY', [m for m in ('numba', 'litestar', 'fluent', 'sqlalchemy') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "HEAVY []"
