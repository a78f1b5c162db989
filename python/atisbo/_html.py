"""Tables, paragraphs and pictures for notebooks. Nothing of the texts is read as markup."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape

#: How many rows of a table are shown; the rest is counted.
ROWS = 200


def paragraphs(text: str) -> str:
    """A paragraph for each line.

    >>> paragraphs("1 < 2")
    '<p>1 &lt; 2</p>'
    """
    return "".join(f"<p>{escape(line)}</p>" for line in text.splitlines())


def table(head: Iterable[object], rows: Iterable[Iterable[object]], caption: str = "") -> str:
    """A table; numbers stand on the right.

    >>> table(["a"], [["b"]])
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td style="text-align: left">b</td></tr></tbody></table>'
    """
    names = "".join(f"<th>{escape(str(name))}</th>" for name in head)
    lines = [[_cell(value) for value in row] for row in rows]
    body = "".join(f"<tr>{''.join(line)}</tr>" for line in lines[:ROWS])
    title = f"<caption>{escape(caption)}</caption>" if caption else ""
    more = f"<p>… +{len(lines) - ROWS}</p>" if len(lines) > ROWS else ""
    return f"<table>{title}<thead><tr>{names}</tr></thead><tbody>{body}</tbody></table>{more}"


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
        cells = f'{_cell(first)}{_cell(state)}{_cell(number)}<td style="width: 12em">{bar}</td>'
        body.append(f"<tr>{cells}</tr>")
    more = f"<p>… +{len(rows) - ROWS}</p>" if len(rows) > ROWS else ""
    return f"<table><tbody>{''.join(body)}</tbody></table>{more}"


def with_picture(svg: str, html: str) -> str:
    """A picture and what is said about it."""
    return f"<div>{svg}</div>{html}"


def _cell(value: object) -> str:
    if value is None:
        return "<td></td>"
    if isinstance(value, float):
        return f'<td style="text-align: right">{value:.6g}</td>'
    if isinstance(value, int) and not isinstance(value, bool):
        return f'<td style="text-align: right">{value:,}</td>'
    return f'<td style="text-align: left">{escape(str(value))}</td>'
