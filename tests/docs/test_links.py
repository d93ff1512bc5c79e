"""Links between pages lead somewhere."""

import re

import pytest

from .pages import NAMES, ROOT, anchors, prose


@pytest.mark.parametrize("page", NAMES)
def test_links_lead_somewhere(page: str) -> None:
    folder = (ROOT / page).parent
    for target, anchor in re.findall(r"\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]+))?\)", prose(page)):
        path = folder / target if target else ROOT / page
        assert path.exists(), f"{page}: {target}"
        if anchor:
            assert anchor in anchors(str(path.resolve().relative_to(ROOT))), f"{page}: {target}#{anchor}"
    for target in re.findall(r'(?:src|href)="(?![a-z]+:)([^"#]+)"', prose(page)):
        assert (folder / target).exists(), f"{page}: {target}"
