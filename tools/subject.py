"""Refuse a commit whose subject does not keep to CONTRIBUTING.md. Git calls it with the file of the message."""

import sys
from pathlib import Path

MOST = 72
ROOT = Path(__file__).parent.parent
ELSEWHERE = {"ci", "client", "docs", "house", "tests", "tools"}  # beside the packages of src/riverrat and the games


def folders(path: Path) -> set[str]:
    return {one.parent.name.replace("_", "-") for one in path.glob("*/__init__.py")}


def is_part(word: str) -> bool:
    """A package, a game or how its name begins (`rio`), or one of the places elsewhere."""
    games = folders(ROOT / "src/riverrat/games")
    known = ELSEWHERE | folders(ROOT / "src/riverrat") | games
    return word in known or any(game.startswith(f"{word}-") for game in games)


def faults(message: str) -> list[str]:
    """What is wrong with a commit message; nothing if all is well."""
    lines = [line for line in message.splitlines() if not line.startswith("#")]
    subject = lines[0] if lines else ""
    if subject.startswith(("Merge ", "Revert ", "fixup! ", "squash! ")):
        return []
    found = []
    if not subject.strip():
        found.append("the first line is the subject; it is empty")
    if len(subject) > MOST:
        found.append(f"the subject has {len(subject)} characters; {MOST} are the most")
    if subject.endswith("."):
        found.append("the subject ends with a full stop")
    part, colon, change = subject.partition(": ")
    if subject.strip() and not (colon and is_part(part) and change.strip()):
        found.append("the subject begins with the part it touches and a colon (CONTRIBUTING.md lists them)")
    if len(lines) > 1 and lines[1].strip():
        found.append("a blank line parts the subject from the body")
    return found


if __name__ == "__main__":
    problems = faults(Path(sys.argv[1]).read_text(encoding="utf-8"))
    for problem in problems:
        print(problem, file=sys.stderr)
    sys.exit(bool(problems))
