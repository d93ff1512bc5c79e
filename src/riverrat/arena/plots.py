"""Small pictures as SVG: ranges, stacked bars, columns, curves. They take their colours from the page they stand on, or
bring them along; numbers stand beside them as text.
"""

import math
from collections.abc import Mapping, Sequence
from html import escape

WIDTH, LABEL, RIGHT, ROW = 720, 170, 150, 30
PLOT = WIDTH - LABEL - RIGHT
COLOURS = 8  # c0 to c7
STYLE = """
:root { color-scheme: light dark; --ink: #222; --paper: #fdfcf8; --line: #bbb; --soft: #f1eee4;
  --k0: #2f6f9f; --k1: #c8763a; --k2: #5b8c4a; --k3: #a8455a; --k4: #7a62a8; --k5: #b89b2e; --k6: #3f8f8c; --k7: #888; }
@media (prefers-color-scheme: dark) { :root { --ink: #eee; --paper: #1b1c1e; --line: #666; --soft: #28292c;
  --k0: #74b0dc; --k1: #e5a06c; --k2: #93c282; --k3: #dd8799; --k4: #b09bdc; --k5: #dcc365; --k6: #7cc4c1;
  --k7: #aaa; } }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; } .whisker { stroke: var(--k0); stroke-width: 3; }
.dot { fill: var(--k0); } .mark { stroke: var(--line); stroke-dasharray: 4 4; }
.rule { stroke: var(--line); stroke-width: .5; }
.curve { fill: none; stroke-width: 2; stroke-linejoin: round; } svg .head { font-weight: bold; }
"""
STYLE += "".join(
    f".c{at} {{ fill: var(--k{at}); background: var(--k{at}); }} .curve.c{at} {{ fill: none; stroke: var(--k{at}); }}\n"
    for at in range(COLOURS)
)

Curve = Sequence[tuple[float, float]]
LEFT, PANEL, GAP, HEAD = 56, 90, 42, 20  # of curves: room for the scale, a panel, between two, above it


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


def curves(title: str, panels: Mapping[str, Mapping[str, Curve]], along: str) -> str:
    """Lines over one scale, a panel for each kind of value, all from nought; a line is named where it ends."""
    most = max((x for lines in panels.values() for line in lines.values() for x, _ in line), default=0.0) or 1.0
    wide = WIDTH - LEFT - RIGHT
    parts = []
    for at, (name, lines) in enumerate(panels.items()):
        top = HEAD + at * (PANEL + GAP)
        high = max((y for line in lines.values() for _, y in line), default=0.0) or 1.0
        parts.append(f'<text class="head" x="{LEFT}" y="{top - 6}">{escape(name)}</text>')
        for tick in _ticks(high):
            y = top + PANEL * (1 - tick / high)
            parts.append(f'<line class="rule" x1="{LEFT}" x2="{LEFT + wide}" y1="{y:.1f}" y2="{y:.1f}"/>')
            parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{tick:g}</text>')
        free = float(top - 11)  # names are put one below the other where lines end close together
        for colour, (word, line) in sorted(enumerate(lines.items()), key=lambda one: -one[1][1][-1][1]):
            points = " ".join(f"{LEFT + wide * x / most:.1f},{top + PANEL * (1 - y / high):.1f}" for x, y in line)
            free = max(free + 15, top + PANEL * (1 - line[-1][1] / high) + 4)
            parts.append(f'<polyline class="curve c{colour % COLOURS}" points="{points}"/>')
            end = f"{word} {line[-1][1]:.3g}"
            parts.append(f'<text class="c{colour % COLOURS}" x="{LEFT + wide + 8}" y="{free:.1f}">{escape(end)}</text>')
    bottom = HEAD + len(panels) * (PANEL + GAP) - GAP + 18
    for tick in _ticks(most):
        parts.append(f'<text x="{LEFT + wide * tick / most:.1f}" y="{bottom}" text-anchor="middle">{tick:g}</text>')
    parts.append(f'<text x="{LEFT + wide + 20}" y="{bottom}">{escape(along)}</text>')
    return _svg(title, bottom + 8, parts)


def alone(drawn: str) -> str:
    """A picture as a file of its own: it brings its colours, and paper to stand on in light and dark alike."""
    head, _, rest = drawn.partition(">")
    paper = '<rect width="100%" height="100%" style="fill: var(--paper)"/>'
    return f'{head} xmlns="http://www.w3.org/2000/svg"><style>{STYLE}</style>{paper}{rest}\n'


def _ticks(most: float, count: int = 4) -> list[float]:
    """Round numbers from nought to the most there is, about so many."""
    step = 10 ** math.floor(math.log10(most / count))
    step *= next(times for times in (1, 2, 5, 10) if most / (step * times) <= count + 0.5)
    return [round(at * step, 10) for at in range(int(most / step + 1e-9) + 1)]


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
