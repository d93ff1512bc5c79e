"""Which commit this copy was made from."""

from pathlib import Path

import pytest

from riverrat.tables import release
from riverrat.tables.release import checked_out, commit
from tests.server.serving import ROOT


def test_the_commit_is_as_told_or_of_the_wheel_or_of_the_checkout(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = commit.__wrapped__
    monkeypatch.setenv("RIVERRAT_COMMIT", "0123456789ab")
    assert found() == "0123456789ab"
    monkeypatch.delenv("RIVERRAT_COMMIT")
    monkeypatch.setattr(release, "WRITTEN", folder / "commit.txt")
    monkeypatch.setattr(release, "checked_out", lambda root: f"of {root.name}")
    assert found() == f"of {ROOT.name}"
    (folder / "commit.txt").write_text("ba9876543210\n")
    assert found() == "ba9876543210"
    assert checked_out(folder) == ""
