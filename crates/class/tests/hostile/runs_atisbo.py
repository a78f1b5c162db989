# valid: right
import glob
import importlib
import os
import shutil
import subprocess


def valid(board, num, pos):
    for name in ("atisbo", "_atisbo", "atisbo._atisbo"):
        try:
            importlib.import_module(name)
        except ImportError:
            continue
        raise SystemError("imported " + name)
    places = [shutil.which("atisbo")] + glob.glob("/*/*/atisbo*") + glob.glob("/*/*/*/atisbo*") + ["/proc/1/exe"]
    for place in filter(None, places):
        try:
            ran = subprocess.run([place, "--version"], capture_output=True, timeout=1)
        except (OSError, subprocess.SubprocessError):
            continue
        if b"atisbo" in ran.stdout:
            raise SystemError("ran " + place)
    return honest(board, num, pos)
