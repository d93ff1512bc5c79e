"""Builds the web client into the wheel."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClient(BuildHookInterface[Any]):
    """Runs tools/web.py before a wheel is packed; an editable install is served from the tree instead."""

    PLUGIN_NAME = "web-client"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        static = Path(self.root, "src/riverrat/server/static/index.html")
        if version != "editable" and not static.exists():
            web = runpy.run_path(str(Path(self.root, "tools/web.py")))
            if web["main"]("build") != 0:
                raise RuntimeError("the web client could not be built")
