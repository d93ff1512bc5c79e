"""Where Riverrat keeps things on a user's machine."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """Saved games, the embedded database, solo challenges: RIVERRAT_HOME, or the user's data folder."""
    given = os.environ.get("RIVERRAT_HOME")
    base = Path(given) if given else Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "riverrat"
    base.mkdir(parents=True, exist_ok=True)
    return base
