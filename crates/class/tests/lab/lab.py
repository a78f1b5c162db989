"""The lab's files for the tests: folders as a student hands them in, and the reference as modules."""

import importlib
import os
import shutil
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
CLASS = os.path.dirname(os.path.dirname(HERE))
LAB = os.path.join(CLASS, "labs", "search-sudoku")
AGENT = os.path.join(CLASS, "kits", "python", "agent.py")
FILES = ("datastructures.py", "main.py", "search.py", "state.py", "sudoku.py")
QUESTIONS = (
    "valid is_empty succ next_states uninformed_search breadth_first depth_first uniform_cost "
    "informed_search greedy a_star h1 h2"
).split()


def text(*path):
    """The text of a file of the lab."""
    with open(os.path.join(LAB, *path), encoding="utf-8") as file:
        return file.read()


def folder(changes=None, solved=True):
    """A student's folder: the starter, solved or not, with some files changed. Deleted at the end."""
    place = tempfile.mkdtemp(prefix="atisbo-lab-")
    _folders.append(place)
    shutil.copytree(os.path.join(LAB, "starter", "en"), place, dirs_exist_ok=True)
    if solved:
        shutil.copytree(os.path.join(LAB, "reference"), place, dirs_exist_ok=True)
    for name, content in (changes or {}).items():
        with open(os.path.join(place, name), "w", encoding="utf-8") as file:
            file.write(content)
    return place


_folders = []


def clean():
    """Deletes all folders made so far."""
    while _folders:
        shutil.rmtree(_folders.pop(), ignore_errors=True)


def reference():
    """The modules of the solved lab: datastructures, state, search, sudoku."""
    if "state" not in sys.modules:
        sys.dont_write_bytecode = True
        sys.path.insert(0, folder())
    return [importlib.import_module(name) for name in ("datastructures", "state", "search", "sudoku")]
