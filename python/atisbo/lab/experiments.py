"""Experiments: made, kept, resumed, divided, joined."""

from __future__ import annotations

import csv
import io
import json
import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .. import _language
from .._door import ask
from .._errors import Error
from .reports import Report

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .. import types as t
    from .._door import Limits

    PathLike = str | os.PathLike[str]


def run(
    experiment: PathLike | Mapping[str, Any],
    out: PathLike | None = None,
    *,
    resume: bool = False,
    shard: tuple[int, int] | None = None,
    only: int | None = None,
    **limits: Unpack[Limits],
) -> Report:
    """Makes an experiment: the path of a file, its text (anything with a line break or `=`), or a dictionary with the
    same keys, which may have `_` for `-`. docs/lab.md describes them.

    With a folder `out` every run is kept there as soon as it is made, and `records` gives all of them; `resume` goes on
    with what is there, `shard=(3, 64)` makes the third of 64 parts. `only` makes the one run with this number. Files that
    the experiment names are seen from its own folder, otherwise from the working folder. Seconds of the budget hold for
    all runs, nodes and bytes for each.

    >>> report = run({"game": "ohno", "instances": {"sizes": [4, 5], "count": 3}, "methods": ["exact", "astar"]})
    >>> report
    <Report: experiment, 12 runs>
    >>> report.rows[0]["rate"], [plot.name for plot in report.plots]
    (1.0, ['rates', 'times'])
    """
    name, text, files = _read(experiment)
    if out is None and (resume or shard):
        raise Error(
            "a part, or runs to go on with, need a folder `out`",
            "una parte, o ejecuciones que continuar, necesitan una carpeta `out`",
        )
    request: Any = {
        "game": "lab",
        "verb": "run",
        "experiment": text,
        "name": name,
        "lang": _language.lang(),
        "only": only,
        "files": files,
    }
    if out is not None:
        request["keep"] = {"folder": os.fspath(out), "resume": resume, "shard": list(shard or (1, 1))}
    return Report(ask(request, **limits))


def report(folder: PathLike, **limits: Unpack[Limits]) -> Report:
    """What the results in a folder say, also while runs are still made."""
    request: Any = {"game": "lab", "verb": "report", "folder": os.fspath(folder), "lang": _language.lang()}
    return Report(ask(request, **limits))


def merge(parts: Iterable[PathLike], out: PathLike, **limits: Unpack[Limits]) -> Report:
    """Joins the folders of all parts into what one run would have given."""
    request: Any = {
        "game": "lab",
        "verb": "merge",
        "parts": [os.fspath(part) for part in parts],
        "folder": os.fspath(out),
        "lang": _language.lang(),
    }
    return Report(ask(request, **limits))


def export(
    folder: PathLike, out: PathLike | None = None, *, format: t.LabFormat = "csv", **limits: Unpack[Limits]
) -> list[dict[str, Any]]:
    """Every run in a folder as a plain dictionary; with a file `out` they are written there (`csv` or `parquet`) instead,
    and the list is empty.

    A run has its number, setting, instance, method, whether it succeeded (None if it could not be finished, and then why:
    `failed`), its seconds, and what was counted.
    """
    request: Any = {"game": "lab", "verb": "export", "folder": os.fspath(folder), "format": format}
    if out is not None:
        request["out"] = os.fspath(out)
        ask(request, **limits)
        return []
    rows: list[dict[str, Any]] = []
    columns: list[str] | None = None
    while True:
        request["first"] = len(rows)
        answer = ask(request, **limits)
        # The names of the columns come with the first rows alone.
        reader = csv.DictReader(io.StringIO(answer["text"]), columns)
        rows += map(_row, reader)
        columns = list(reader.fieldnames or ())
        # As much as the limit on bytes allows comes at a time.
        if answer["budget"] != "bytes" or not answer["rows"]:
            return rows


def repeat(report: t.Which, *, quick: bool = False, **limits: Unpack[Limits]) -> Report:
    """Measures one of the five student reports again and puts its figures beside ours: `buscapython`, `bayes`, `logic`,
    `sudoku` or `ohno`. `quick` makes a few runs, to see how it works.
    """
    request: Any = {"game": "lab", "verb": "repeat", "report": report, "quick": quick, "lang": _language.lang()}
    return Report(ask(request, **limits))


def _read(experiment: PathLike | Mapping[str, Any]) -> tuple[str, str, str]:
    """The name, the text and the folder of an experiment."""
    if isinstance(experiment, Mapping):
        return "experiment", "".join(f"{_key(key)} = {_toml(value)}\n" for key, value in experiment.items()), "."
    if isinstance(experiment, str) and any(sign in experiment for sign in "\n="):
        return "experiment", experiment, "."
    path = Path(experiment)
    return path.stem, path.read_text(encoding="utf-8"), str(path.parent)


def _key(key: object) -> str:
    if not isinstance(key, str):
        raise TypeError(f"a key of an experiment is a text, not a {type(key).__name__}")
    return _toml(key.replace("_", "-"))


def _toml(value: Any) -> str:
    """A value as TOML."""
    if hasattr(value, "tolist"):
        value = value.tolist()
    match value:
        case bool() | str():
            # JSON writes both the same way, but for one sign that TOML wants escaped.
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case int() | float():
            return repr(value)
        case Mapping():
            return "{" + ", ".join(f"{_key(key)} = {_toml(one)}" for key, one in value.items()) + "}"
        case Sequence() if not isinstance(value, (bytes, bytearray)):
            return "[" + ", ".join(map(_toml, value)) + "]"
        case os.PathLike():
            return _toml(os.fspath(value))
        case _:
            raise TypeError(f"an experiment cannot hold a {type(value).__name__}")


def _row(row: dict[str, str]) -> dict[str, Any]:
    """A run with numbers for numbers."""
    texts = ("setting", "method")
    return {name: value if name in texts else _value(name, value) for name, value in row.items()}


def _value(name: str, value: str) -> Any:
    if name == "failed":
        return value or None
    return None if value == "" else json.loads(value)
