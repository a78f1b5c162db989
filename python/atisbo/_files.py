"""Text files, plain or packed with gzip."""

from __future__ import annotations

import gzip
import os
import zlib
from pathlib import Path

from ._errors import Error

#: The most bytes of a text, as on the command line: a small packed file may unpack to any size.
MOST_BYTES = 1 << 30


def read_text(path: str | os.PathLike[str]) -> str:
    """The text of a file, unpacked if it is packed."""
    # A number would be an open file, and reading it would close that.
    with open(os.fspath(path), "rb") as file:
        is_packed = file.read(2) == b"\x1f\x8b"
        file.seek(0)
        try:
            content = (gzip.open(file) if is_packed else file).read(MOST_BYTES + 1)
        except (EOFError, gzip.BadGzipFile, zlib.error) as error:
            raise Error(f"{path}: the gzip file is damaged", f"{path}: el archivo gzip está dañado") from error
    if len(content) > MOST_BYTES:
        raise Error(f"{path}: the text is too long", f"{path}: el texto es demasiado largo")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Error(f"{path}: this is no text in UTF-8", f"{path}: no es un texto en UTF-8") from error


def write_text(path: str | os.PathLike[str], text: str) -> None:
    """Writes a text, packed if the name of the file ends in `.gz`."""
    content = text.encode()
    Path(path).write_bytes(gzip.compress(content, mtime=0) if Path(path).suffix == ".gz" else content)


def extension(path: str | os.PathLike[str]) -> str:
    """The end of the name of a file, in small letters, without what says that it is packed.

    >>> extension("munin.BIF.gz")
    'bif'
    """
    name = Path(path)
    if name.suffix.lower() == ".gz":
        name = name.with_suffix("")
    return name.suffix.lower().removeprefix(".")
