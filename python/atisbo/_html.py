"""Tables, paragraphs and pictures for notebooks. Nothing of the texts is read as markup."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from html import escape

#: How many rows of a table are shown; the rest is counted.
ROWS = 200

#: How large the smaller side of a picture may be.
SIDE = 420


def paragraphs(text: str) -> str:
    """A paragraph for each line.

    >>> paragraphs("1 < 2")
    '<p>1 &lt; 2</p>'
    """
    return "".join(f"<p>{escape(line)}</p>" for line in text.splitlines())


def table(head: Iterable[object], rows: Iterable[Iterable[object]], caption: str = "") -> str:
    """A table; numbers stand on the right, and so do their heads.

    >>> table(["a"], [["b"]])  # doctest: +ELLIPSIS
    '<table><thead><tr><th style="text-align: left">a</th>...<td style="text-align: left">b</td></tr></tbody></table>'
    """
    lines = [list(row) for row in rows]
    heads = "".join(
        _cell("th", str(name), _side(line[place] for line in lines if place < len(line)))
        for place, name in enumerate(head)
    )
    body = "".join(f"<tr>{''.join(_cell('td', _text(one), _side([one])) for one in line)}</tr>" for line in lines[:ROWS])
    title = f"<caption>{escape(caption)}</caption>" if caption else ""
    more = f"<p>… +{len(lines) - ROWS}</p>" if len(lines) > ROWS else ""
    return f"<table>{title}<thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>{more}"


def bars(distributions: Iterable[tuple[str, Mapping[str, float]]]) -> str:
    """Distributions as one table, with a bar for each probability.

    >>> "width: 25.0%" in bars([("coin", {"heads": 0.25, "tails": 0.75})])
    True
    """
    rows = [(name, state, number) for name, states in distributions for state, number in states.items()]
    body, last = [], None
    for name, state, number in rows[:ROWS]:
        first, last = (name if name != last else ""), name
        bar = f'<div style="background: #4a7db8; height: 0.8em; width: {min(max(number, 0), 1):.1%}"></div>'
        cells = "".join(_cell("td", _text(one), _side([one])) for one in (first, state, number))
        body.append(f'<tr>{cells}<td style="width: 12em">{bar}</td></tr>')
    more = f"<p>… +{len(rows) - ROWS}</p>" if len(rows) > ROWS else ""
    return f"<table><tbody>{''.join(body)}</tbody></table>{more}"


def with_picture(svg: str, html: str) -> str:
    """A picture and what is said about it."""
    return f"<div>{fitted(svg)}</div>{html}"


def fitted(svg: str) -> str:
    """A picture that is large both ways made smaller, so that it leaves room for what is said about it.

    >>> fitted('<svg viewBox="0 0 800 800" width="800" height="800"></svg>')
    '<svg viewBox="0 0 800 800" width="420" height="420"></svg>'
    """
    size = re.match(r'<svg [^>]*?width="(\d+)" height="(\d+)"', svg)
    if not size:
        return svg
    width, height = int(size[1]), int(size[2])
    scale = SIDE / max(1, min(width, height))
    if scale >= 1:
        return svg
    return svg.replace(
        f'width="{width}" height="{height}"', f'width="{round(width * scale)}" height="{round(height * scale)}"', 1
    )


def _side(values: Iterable[object]) -> str:
    """Where a column stands: on the right if it holds numbers."""
    first = next((value for value in values if value is not None), "")
    return "right" if isinstance(first, (int, float)) and not isinstance(first, bool) else "left"


def _text(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, float):
        return f"{value:.6g}"
    return f"{value:,}" if isinstance(value, int) and not isinstance(value, bool) else str(value)


def _cell(tag: str, text: str, side: str) -> str:
    return f'<{tag} style="text-align: {side}">{escape(text)}</{tag}>'
