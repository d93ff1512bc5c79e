"""Which commit this copy was made from."""

import os
import subprocess
from functools import cache
from pathlib import Path

WRITTEN = Path(__file__).with_name("commit.txt")  # tools/hatch_build.py puts it into a wheel


@cache
def commit() -> str:
    """The commit, where it is known: as it was told, of the wheel, of the checkout."""
    told = os.environ.get("RIVERRAT_COMMIT", "")
    if told or WRITTEN.is_file():
        return told or WRITTEN.read_text().strip()
    return checked_out(Path(__file__).parents[3])


def checked_out(root: Path) -> str:
    if not (root / ".git").exists():
        return ""
    command = ["git", "-C", str(root), "rev-parse", "--short=12", "HEAD"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""
