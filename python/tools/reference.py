"""Writes the reference of the package, docs/python-api.md, from its docstrings.

    python python/tools/reference.py          writes it
    python python/tools/reference.py --check  says whether it is up to date

Only public names: what a module lists in `__all__` or else defines, and of its classes what they and their bases in
this package define without an underscore.
"""

from __future__ import annotations

import inspect
import re
import sys
import textwrap
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

import atisbo
from atisbo._answer import Answer

PLACE = Path(__file__).parents[2] / "docs" / "python-api.md"

HEAD = """# Python: the reference

Written by `cargo xtask python --docs` from the docstrings; [the guide](python.md) shows how things go together.

- `**limits` are `seconds`, `nodes`, `bytes` and `progress`, as `atisbo.ask` has them.
- Names that begin with `t.` are in `atisbo.types`, which has the requests and answers of everything that can be asked.
- Every answer has, besides what stands below: `data`, the answer as it came (`answer["field"]` reads a field); `text` and `sentences`,
  the answer in words, in the chosen language; `stopped`, the limit that ended the work early, or None.
"""


def reference() -> str:
    """The whole document."""
    return "\n".join([HEAD, *(line for module in modules() for line in of_module(module))]).rstrip() + "\n"


def modules() -> list[ModuleType]:
    """The package, and the public modules in it."""
    found = [getattr(atisbo, name) for name in atisbo.__all__]
    return [atisbo, *(one for one in found if inspect.ismodule(one))]


def public(module: ModuleType) -> list[str]:
    """The names that a module offers: those it lists, or else those it defines."""
    defined = [name for name, value in vars(module).items() if getattr(value, "__module__", "") == module.__name__]
    return getattr(module, "__all__", [name for name in defined if not name.startswith("_")])


def of_module(module: ModuleType) -> Iterator[str]:
    yield f"## `{module.__name__}`\n\n{prose(module)}\n"
    for name in public(module):
        value = getattr(module, name)
        # What another public module explains is not explained again.
        elsewhere = next((one for one in modules()[1:] if one is not module and name in public(one)), None)
        if inspect.ismodule(value) or name == "__version__":
            continue
        if elsewhere and module is atisbo and getattr(elsewhere, name) is value:
            yield f"`{name}` is [`{elsewhere.__name__}.{name}`](#{anchor(elsewhere.__name__, name)}).\n"
        elif inspect.isclass(value):
            yield from of_class(module, name, value)
        elif callable(value):
            yield f"### `{module.__name__}.{name}`\n\n```python\n{signature(value, name)}\n```\n\n{prose(value)}\n"


def anchor(module: str, name: str) -> str:
    """The anchor of a heading, as GitHub makes it."""
    return re.sub(r"[^\w-]", "", f"{module}.{name}".lower())


def of_class(module: ModuleType, name: str, kind: type) -> Iterator[str]:
    bases = [base.__name__ for base in kind.__bases__ if base is not object and base.__name__ != "Generic"]
    of = f" ({', '.join(bases)})" if bases else ""
    yield f"### `{module.__name__}.{name}`{of}\n\n{prose(kind)}\n"
    rows = [f"| `{name}` | {said} |" for name, said in attributes(kind)]
    if rows:
        yield "\n".join(["| attribute | |", "|---|---|", *rows]) + "\n"
    if "__init__" in vars(kind) and not issubclass(kind, BaseException) and has_own_making(kind):
        yield f"```python\n{signature(kind, kind.__name__)}\n```\n"
    told = [f"- `{signature(function, name, one_line=True)}`: {first_line(function)}" for name, function in methods(kind)]
    if told:
        yield "\n".join(told) + "\n"


def has_own_making(kind: type) -> bool:
    """Whether people make such objects: answers are made by the package."""
    return "data" not in inspect.signature(kind).parameters


def attributes(kind: type) -> Iterator[tuple[str, str]]:
    """Properties, and attributes with a comment `#:`, each with its line."""
    seen = set()
    for base in ours(kind):
        found = [(name, value.__doc__ or "") for name, value in vars(base).items() if is_property(value)]
        for name, said in [*found, *commented(base)]:
            if not name.startswith("_") and name not in seen:
                seen.add(name)
                yield name, cell(said)


def is_property(value: object) -> bool:
    return isinstance(value, (property, cached_property))


def commented(kind: type) -> Iterator[tuple[str, str]]:
    """Attributes of objects, with the comment `#:` above them."""
    source = inspect.getsource(kind)
    for said, name in re.findall(r"((?:^ *#:.*\n)+) *self\.(\w+)\b", source, re.MULTILINE):
        yield name, " ".join(line.strip().removeprefix("#:").strip() for line in said.splitlines())


def methods(kind: type) -> Iterator[tuple[str, Any]]:
    seen = set()
    for base in ours(kind):
        for name, value in vars(base).items():
            function = value.__func__ if isinstance(value, (classmethod, staticmethod)) else value
            if name.startswith("_") or name in seen or not inspect.isfunction(function):
                continue
            seen.add(name)
            yield name, function


def ours(kind: type) -> list[type]:
    """The class and its bases in this package, the nearest first. What all answers have is said once, at the top."""
    return [base for base in kind.__mro__ if base.__module__.startswith("atisbo.") and base is not Answer]


def signature(function: Any, name: str, *, one_line: bool = False) -> str:
    """The head of a function as its source has it, without `self`."""
    made = inspect.signature(function)
    taken = list(parameters(made))
    is_kept = made.return_annotation is not made.empty and not inspect.isclass(function)
    returns = f" -> {plain(made.return_annotation)}" if is_kept else ""
    text = f"{name}({', '.join(taken)}){returns}"
    if one_line or len(text) <= 100:
        return text
    return "\n".join([f"{name}(", *(f"    {one}," for one in taken), f"){returns}"])


def parameters(made: inspect.Signature) -> Iterator[str]:
    """What a function takes, as its source writes it."""
    is_starred = False
    for one in made.parameters.values():
        if one.name in ("self", "cls"):
            continue
        if one.kind is one.KEYWORD_ONLY and not is_starred:
            is_starred = True
            yield "*"
        star = "*" * (one.kind is one.VAR_POSITIONAL) + "**" * (one.kind is one.VAR_KEYWORD)
        kind = "" if one.annotation is one.empty or star else f": {plain(one.annotation)}"
        equals = " = " if kind else "="
        yield f"{star}{one.name}{kind}" + ("" if one.default is one.empty else f"{equals}{one.default!r}")


def plain(annotation: Any) -> str:
    """A type as people read it."""
    text = annotation if isinstance(annotation, str) else inspect.formatannotation(annotation)
    return text.replace("_puzzle.", "")


def prose(thing: Any) -> str:
    """A docstring: its words, and its examples as code."""
    said = inspect.getdoc(thing) or ""
    blocks = []
    for block in said.split("\n\n"):
        is_code = block.lstrip().startswith(">>>")
        blocks.append(f"```pycon\n{textwrap.dedent(block)}\n```" if is_code else block)
    return "\n\n".join(blocks)


def first_line(function: Any) -> str:
    said = (inspect.getdoc(function) or "").split("\n\n")[0]
    return " ".join(said.split())


def cell(text: str) -> str:
    return " ".join(text.split("\n\n")[0].split()).replace("|", "\\|")


def main() -> int:
    written = reference()
    if "--check" in sys.argv:
        fresh = PLACE.exists() and PLACE.read_text(encoding="utf-8") == written
        print("up to date" if fresh else f"{PLACE} is out of date: cargo xtask python --docs")
        return 0 if fresh else 1
    PLACE.write_text(written, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
