"""The documentation builds as a site without a warning, and nothing on it is fetched from elsewhere."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import riverrat

from .pages import ROOT


@pytest.mark.long
def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    shutil.copy(ROOT / "zensical.toml", tmp_path)
    (tmp_path / "src").symlink_to(ROOT / "src")
    done = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--strict"],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    pages = {page.relative_to(tmp_path / "site"): page.read_text("utf-8") for page in tmp_path.glob("site/**/*.html")}
    assert len(pages) > 15
    for name, page in pages.items():
        assert not re.search(r'<(script|link|img|iframe)[^>]+(src|href)="(https?:)?//', page), name
        assert "```" not in re.sub(r"<code.*?</code>", "", page, flags=re.S), f"{name}: a fence that was not understood"
    reference = pages[Path("reference.html")]
    for public in riverrat.__all__:
        assert re.search(rf'id="riverrat\.[\w.]*\b{public}"', reference), f"{public} is not in docs/reference.md"
