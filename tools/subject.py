"""Refuse a commit whose subject does not keep to CONTRIBUTING.md. Git calls it with the file of the message."""

from __future__ import annotations

import sys
from pathlib import Path

MOST = 72


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
    if subject[:1].islower():
        found.append("the subject begins with a small letter")
    if len(lines) > 1 and lines[1].strip():
        found.append("a blank line parts the subject from the body")
    return found


if __name__ == "__main__":
    problems = faults(Path(sys.argv[1]).read_text(encoding="utf-8"))
    for problem in problems:
        print(problem, file=sys.stderr)
    sys.exit(bool(problems))
