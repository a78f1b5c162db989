"""The elements of the web page for notebooks: its modules, styles and words, as one module.

The native part has them all, as it has the program.
"""

from __future__ import annotations

import json
import posixpath
import re
from functools import cache
from hashlib import sha256

from ._native import native

#: The module that draws widgets, and the one that loads all others.
_ENTRY, _LOADER = "notebook/widget.js", "notebook/load.js"

_STYLES = ("tokens", "base", "controls", "board", "marks", "views", "notebook")

_IMPORT = re.compile(r"^((?:import|export)\b[^;]*?\bfrom |import )'(\.[^']+)'", re.MULTILINE)


@cache
def module() -> str:
    """All that a widget needs, as the text of a module with no imports."""
    page = {
        "modules": _modules(_ENTRY),
        "styles": "\n".join(_file(f"styles/{name}.css") for name in _STYLES),
        "texts": {lang: json.loads(_file(f"api/v1/texts/{lang}")) for lang in ("en", "es")},
        "catalogue": json.loads(_file("api/v1/catalogue")),
    }
    version = sha256(json.dumps(page).encode()).hexdigest()
    # What ends a script in a page must not stand in it.
    text = json.dumps({"version": version, **page}).replace("</", "<\\/")
    return f"{_file(_LOADER)}\nconst PAGE = {text};\nexport default {{ render: (context) => show(PAGE, context) }};\n"


def _modules(entry: str) -> list[tuple[str, str]]:
    """A module and all that it imports, each after what it imports itself; a path that is imported begins with `@`."""
    done: dict[str, str] = {}

    def visit(path: str) -> None:
        def named(match: re.Match[str]) -> str:
            other = posixpath.normpath(posixpath.join(posixpath.dirname(path), match[2]))
            if other not in done:
                visit(other)
            return f"{match[1]}'@{other}'"

        text = _IMPORT.sub(named, _file(path))
        done[path] = text

    visit(entry)
    return list(done.items())


def _file(path: str) -> str:
    text = native.page(path)
    if text is None:
        raise FileNotFoundError(path)
    return text
