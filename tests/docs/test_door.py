"""What a newcomer meets first: templates, hooks, the subject of a commit, pictures, examples."""

import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from .pages import ROOT, text_of

faults = runpy.run_path(str(ROOT / "tools" / "subject.py"))["faults"]
NO_PART = "the subject begins with the part it touches and a colon (CONTRIBUTING.md lists them)"


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("engine: refuse a record of another version\n", []),
        ("rio: let the port pay\n\nIt paid nobody.\n# Please enter the commit message\n", []),
        ("la-loire: let the duke wait", []),
        ("client: Draw the river", []),
        ("Merge branch 'main' of a place whose name is much longer than any subject should ever be\n", []),
        ("# only comments\n", ["the first line is the subject; it is empty"]),
        ("docs: " + "x" * 67, ["the subject has 73 characters; 72 are the most"]),
        ("Refuse a record of another version", [NO_PART]),
        ("kitchen: refuse a record", [NO_PART]),
        ("engine:refuse a record", [NO_PART]),
        ("engine: ", [NO_PART]),
        (
            "engine: refuse a record.\nNow.\n",
            ["the subject ends with a full stop", "a blank line parts the subject from the body"],
        ),
    ],
)
def test_the_subject_of_a_commit(message: str, said: list[str]) -> None:
    assert faults(message) == said


def test_hooks_are_valid_and_call_what_is_there() -> None:
    check = [sys.executable, "-m", "pre_commit", "validate-config", str(ROOT / ".pre-commit-config.yaml")]
    done = subprocess.run(check, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    beside = str(Path(sys.executable).parent)
    for repository in yaml.safe_load(text_of(".pre-commit-config.yaml"))["repos"]:
        assert repository["repo"] == "local"
        for hook in repository["hooks"]:
            program, *words = hook["entry"].split()
            assert shutil.which(program.removeprefix(".venv/bin/"), path=beside), hook["entry"]
            assert all((ROOT / word).exists() for word in words if "/" in word), hook["entry"]


@pytest.mark.parametrize(
    "template", sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("[!c]*.yml")), ids=lambda path: path.stem
)
def test_issue_templates_have_what_the_form_needs(template: object) -> None:
    form = yaml.safe_load(text_of(str(template)))
    assert {"name", "description", "body"} <= set(form)
    names = [part["id"] for part in form["body"]]
    assert len(set(names)) == len(names)
    for part in form["body"]:
        assert part["type"] in ("input", "textarea", "dropdown")
        assert part["attributes"]["label"]
        assert (part["type"] == "dropdown") == ("options" in part["attributes"])


def test_pictures_are_small() -> None:
    pictures = list((ROOT / "docs/pictures").iterdir())
    assert len(pictures) >= 4
    for picture in pictures:
        assert picture.suffix in (".webp", ".svg")
        assert picture.stat().st_size < 250_000, picture.name


def test_every_example_is_listed_and_run() -> None:
    page = text_of("examples/README.md")
    for example in (ROOT / "examples").glob("*.py"):
        assert f"]({example.name})" in page
        assert f"$ python examples/{example.name}" in page
