"""Where things are: what Riverrat keeps on a user's machine, and the pages it brings along."""

import os
from pathlib import Path


def data_folder() -> Path:
    """Saved games, the embedded database, solo challenges: RIVERRAT_HOME, or the user's data folder."""
    given = os.environ.get("RIVERRAT_HOME")
    base = Path(given) if given else Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "riverrat"
    base.mkdir(parents=True, exist_ok=True)
    return base


def rules_page(game: str) -> Path | None:
    """A game's rules in Markdown: inside the installed package, or in `docs/` of a checkout."""
    package = Path(__file__).parent
    for folder in (package / "rules", package.parents[1] / "docs" / "rules"):
        page = folder / f"{game}.md"
        if page.is_file():
            return page
    return None
