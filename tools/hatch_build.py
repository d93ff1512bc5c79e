"""Builds the web client into the wheel."""

import os
import runpy
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClient(BuildHookInterface[Any]):
    """Runs tools/web.py before a wheel is packed; an editable install is served from the tree instead."""

    PLUGIN_NAME = "web-client"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            self._note_commit(build_data)
        static = Path(self.root, "src/riverrat/server/static/index.html")
        if version != "editable" and not static.exists():
            web = runpy.run_path(str(Path(self.root, "tools/web.py")))
            if web["main"]("build") != 0:
                raise RuntimeError("the web client could not be built")

    def _note_commit(self, build_data: dict[str, Any]) -> None:
        """Write down which commit the wheel is made of, for /health and the foot of the pages."""
        release = runpy.run_path(str(Path(self.root, "src/riverrat/tables/release.py")))
        found = os.environ.get("RIVERRAT_COMMIT") or release["checked_out"](Path(self.root))
        if found:
            file = Path(tempfile.mkdtemp(prefix="riverrat-")) / "commit.txt"
            file.write_text(f"{found}\n")
            build_data["force_include"][str(file)] = "riverrat/tables/commit.txt"
