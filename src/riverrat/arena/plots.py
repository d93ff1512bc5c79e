"""Small pictures as SVG: ranges, stacked bars, columns. Colours are the page's; numbers stand beside them as text."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDTH, LABEL, RIGHT, ROW = 720, 170, 150, 30
PLOT = WIDTH - LABEL - RIGHT
COLOURS = 8  # of the page: c0 to c7


def ranges(title: str, rows: Sequence[tuple[str, float, float, float, str]], mark: float | None = None) -> str:
    """A dot with its interval for each row (label, low, value, high, text); `mark` is a line to compare with."""
    ends = [end for _, low, _, high, _ in rows for end in (low, high)] + ([mark] if mark is not None else [])
    least, most = min(ends), max(ends)
    margin = (most - least or 1) * 0.06
    least, most = least - margin, most + margin

    def x(value: float) -> float:
        return LABEL + PLOT * (value - least) / (most - least)

    parts = []
    if mark is not None:
        parts.append(f'<line class="mark" x1="{x(mark):.1f}" x2="{x(mark):.1f}" y1="0" y2="{len(rows) * ROW}"/>')
    for at, (label, low, value, high, text) in enumerate(rows):
        y = at * ROW + ROW / 2
        parts += [
            _label(label, y),
            f'<line class="whisker" x1="{x(low):.1f}" x2="{x(high):.1f}" y1="{y}" y2="{y}"/>',
            f'<circle class="dot" cx="{x(value):.1f}" cy="{y}" r="5"/>',
            _value(text, y),
        ]
    return _svg(title, len(rows) * ROW, parts)


def stacked(title: str, rows: Sequence[tuple[str, dict[str, float]]]) -> str:
    """Bars of several parts, each part a colour that the legend names. Parts below nothing go to the left of zero."""
    names = list(dict.fromkeys(name for _, parts in rows for name in parts))
    most = max([sum(max(0.0, value) for value in parts.values()) for _, parts in rows] + [1e-9])
    least = min([sum(min(0.0, value) for value in parts.values()) for _, parts in rows] + [0.0])
    scale = PLOT / (most - least)
    drawn = []
    for at, (label, parts) in enumerate(rows):
        y, right, left = at * ROW + 6, LABEL - least * scale, LABEL - least * scale
        drawn += [_label(label, at * ROW + ROW / 2), _value(f"{sum(parts.values()):.1f}", at * ROW + ROW / 2)]
        for name, value in parts.items():
            width = abs(value) * scale
            left -= width if value < 0 else 0
            drawn.append(
                f'<rect class="c{names.index(name) % COLOURS}" x="{left if value < 0 else right:.1f}" y="{y}" '
                f'width="{width:.1f}" height="{ROW - 12}"><title>{escape(name)} {value:.1f}</title></rect>'
            )
            right += width if value > 0 else 0
    legend = "".join(f'<span><i class="c{at % COLOURS}"></i>{escape(name)}</span>' for at, name in enumerate(names))
    return _svg(title, len(rows) * ROW, drawn) + f'<p class="legend">{legend}</p>'


def columns(title: str, values: Sequence[int], bins: int = 24) -> str:
    """How often a value falls where: a histogram."""
    least, most = min(values), max(values)
    width = max(1, -(-(most - least + 1) // bins))
    counts = [0] * ((most - least) // width + 1)
    for value in values:
        counts[(value - least) // width] += 1
    step, height = (WIDTH - 20) / len(counts), 140
    parts = []
    for at, count in enumerate(counts):
        tall = height * count / max(counts)
        first, last = least + at * width, least + (at + 1) * width - 1
        span = str(first) if first == last else f"{first} to {last}"
        parts.append(
            f'<rect class="c0" x="{10 + at * step:.1f}" y="{height - tall:.1f}" width="{max(1.0, step - 2):.1f}" '
            f'height="{tall:.1f}"><title>{span}: {count}</title></rect>'
        )
    parts.append(f'<text x="10" y="{height + 18}">{least}</text>')
    parts.append(f'<text x="{WIDTH - 10}" y="{height + 18}" text-anchor="end">{most}</text>')
    return _svg(title, height + 24, parts)


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title, quote=True)}">'
        f"{''.join(parts)}</svg>"
    )


def _label(text: str, y: float) -> str:
    shown = text if len(text) < 24 else text[:22] + "…"
    return f'<text x="{LABEL - 10}" y="{y + 4}" text-anchor="end">{escape(shown)}<title>{escape(text)}</title></text>'


def _value(text: str, y: float) -> str:
    return f'<text class="value" x="{WIDTH - RIGHT + 10}" y="{y + 4}">{escape(text)}</text>'
