"""The recipe for a learner of another library in docs/research.md: learnt for a moment, entered by its class, measured."""

import sys
from pathlib import Path

import pytest

from riverrat.arena.job import job
from riverrat.arena.playing import play

from .pages import blocks

pytest.importorskip("sb3_contrib")


def test_what_was_learnt_plays_and_what_learns_on_is_another_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    learning, player = (one.text for one in blocks("docs/research.md", "python") if "MaskablePPO" in one.text)
    short = learning.replace("verbose=1", "n_steps=16, batch_size=16").replace("20_000", "16")
    assert short.count("16") == 3
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    (tmp_path / "mine.py").write_text(player)
    monkeypatch.setitem(sys.modules, "mine", sys)  # put back afterwards: nobody else finds this one
    del sys.modules["mine"]
    names, hashes = ["mine:Learnt", "random"], []
    for _ in range(2):
        exec(compile(short, "docs/research.md", "exec"), {})
        match = job("first-rat", names)
        hashes.append(match.files["mine:Learnt"])
    assert hashes[0] != hashes[1]
    assert min(play(match, 0).decisions) > 0
