"""Pictures of graphs as SVG: the nodes in layers, parents above their children.

The layers are those of the longest paths; within a layer, nodes stand near the middle of their neighbours (the
barycentre heuristic of Sugiyama, Tagawa and Toda, 1981).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

#: A larger graph is not drawn: nobody could read it.
MOST_NODES, MOST_ARCS = 200, 1000

#: Sizes in pixels: of a letter, the height of a node, the gaps between nodes and between layers, the margin.
_LETTER, _HEIGHT, _GAP, _LAYER, _MARGIN = 8.5, 26, 18, 64, 10

#: How often the order within the layers is improved.
_SWEEPS = 8


def svg(
    nodes: Sequence[str], arcs: Iterable[tuple[str, str]], *, marked: Iterable[str] = (), directed: bool = True
) -> str:
    """A picture of a graph; a graph that is too large is only counted. Marked nodes are filled.

    >>> svg(["rain", "wet"], [("rain", "wet")]).count("<ellipse")
    2
    """
    arcs = list(arcs)
    if len(nodes) > MOST_NODES or len(arcs) > MOST_ARCS:
        text = f"{len(nodes)} nodes, {len(arcs)} arcs"
        return _document(len(text) * _LETTER + 2 * _MARGIN, _HEIGHT, [_text(text, _MARGIN, _HEIGHT / 2, "start")])
    places, width, height = _places(layers(nodes, arcs), arcs)
    filled = set(marked)
    lines = [_arc(places[one], places[other], directed) for one, other in arcs if one != other]
    return _document(width, height, lines + [_node(name, *places[name], name in filled) for name in nodes])


def layers(nodes: Sequence[str], arcs: Sequence[tuple[str, str]]) -> list[list[str]]:
    """The nodes by the length of the longest path that leads to them; those on cycles come last.

    >>> layers(["a", "b", "c"], [("a", "b"), ("b", "c"), ("a", "c")])
    [['a'], ['b'], ['c']]
    """
    children: dict[str, list[str]] = {name: [] for name in nodes}
    waiting = dict.fromkeys(nodes, 0)
    for parent, child in arcs:
        children[parent].append(child)
        waiting[child] += 1
    found: list[list[str]] = []
    layer = [name for name in nodes if not waiting[name]]
    while layer:
        found.append(layer)
        following = []
        for parent in layer:
            for child in children[parent]:
                waiting[child] -= 1
                if not waiting[child]:
                    following.append(child)
        layer = following
    cyclic = [name for name in nodes if waiting[name]]
    return _sorted(found + [cyclic] if cyclic else found, arcs)


def _sorted(rows: list[list[str]], arcs: Sequence[tuple[str, str]]) -> list[list[str]]:
    """The same layers, each in the order of the mean places of the neighbours of its nodes."""
    neighbours: dict[str, list[str]] = {name: [] for row in rows for name in row}
    for one, other in arcs:
        neighbours[one].append(other)
        neighbours[other].append(one)
    place = {name: (number + 0.5) / len(row) for row in rows for number, name in enumerate(row)}
    for sweep in range(_SWEEPS):
        for row in rows if sweep % 2 == 0 else reversed(rows):
            mean = {name: _mean([place[one] for one in neighbours[name]], place[name]) for name in row}
            row.sort(key=mean.__getitem__)
            place.update((name, (number + 0.5) / len(row)) for number, name in enumerate(row))
    return rows


def _mean(numbers: Sequence[float], otherwise: float) -> float:
    return sum(numbers) / len(numbers) if numbers else otherwise


#: The middle of a node and half its width.
_Place = tuple[float, float, float]


def _places(rows: list[list[str]], arcs: Sequence[tuple[str, str]]) -> tuple[dict[str, _Place], float, float]:
    """Where each node is drawn, and the size of the picture."""
    half = {name: max(len(_shown(name)), 3) * _LETTER / 2 + 8 for row in rows for name in row}
    widths = [sum(2 * half[name] + _GAP for name in row) - _GAP for row in rows]
    widest = max(widths, default=0.0)
    places = {}
    for number, (row, width) in enumerate(zip(rows, widths)):
        x = _MARGIN + (widest - width) / 2
        for name in row:
            places[name] = (x + half[name], _MARGIN + _HEIGHT / 2 + number * _LAYER, half[name])
            x += 2 * half[name] + _GAP
    return places, widest + 2 * _MARGIN, max(len(rows) - 1, 0) * _LAYER + _HEIGHT + 2 * _MARGIN


def _arc(start: _Place, end: _Place, directed: bool) -> str:
    (x, y, _), (to_x, to_y, _) = start, end
    down = 1 if to_y > y else -1 if to_y < y else 0
    head = ' marker-end="url(#head)"' if directed else ""
    y, to_y = y + down * _HEIGHT / 2, to_y - down * (_HEIGHT / 2 + (5 if directed else 0))
    bend = (
        f"C {x:.1f} {y + down * 16:.1f} {to_x:.1f} {to_y - down * 16:.1f}"
        if down
        else f"Q {(x + to_x) / 2:.1f} {y + 40:.1f}"
    )
    return f'<path d="M {x:.1f} {y:.1f} {bend} {to_x:.1f} {to_y:.1f}" fill="none" stroke="#666"{head}/>'


def _node(name: str, x: float, y: float, half: float, is_marked: bool) -> str:
    fill = "#ffe08a" if is_marked else "#fff"
    ellipse = f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{half:.1f}" ry="{_HEIGHT / 2}" fill="{fill}" stroke="#333"/>'
    return f"<g><title>{_safe(name)}</title>{ellipse}{_text(_shown(name), x, y, 'middle')}</g>"


def _text(text: str, x: float, y: float, anchor: str) -> str:
    style = 'font-family="sans-serif" font-size="12" dominant-baseline="central" fill="#111"'
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" {style}>{_safe(text)}</text>'


def _document(width: float, height: float, content: Iterable[str]) -> str:
    size = f'width="{width:.0f}" height="{height:.0f}" viewBox="0 0 {width:.0f} {height:.0f}"'
    arrow = '<path d="M 0 0 L 6 3 L 0 6 z" fill="#666"/>'
    head = f'<marker id="head" markerWidth="6" markerHeight="6" refX="1" refY="3" orient="auto">{arrow}</marker>'
    paper = '<rect width="100%" height="100%" fill="#fff"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}><defs>{head}</defs>{paper}{"".join(content)}</svg>'


def _shown(name: str) -> str:
    return name if len(name) <= 24 else name[:23] + "…"


def _safe(text: str) -> str:
    """Text as XML holds it: control characters are no part of XML."""
    return escape("".join(sign if sign.isprintable() else "�" for sign in text))
