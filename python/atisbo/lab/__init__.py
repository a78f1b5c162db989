"""The laboratory: experiments that anyone can repeat, and agents of your own that play Minesweeper beside ours.

>>> from atisbo import lab
>>> experiment = {"game": "minesweeper", "instances": {"levels": "4x4x3", "count": 20}, "methods": ["exact:fast", "logic"]}
>>> report = lab.run(experiment)
>>> [(row["method"], row["successes"]) for row in report.rows]
[('exact:fast', 16), ('logic', 18)]
>>> def first_hidden(position):
...     return position.hidden[0]
>>> lab.play(first_hidden, "4x4x3", games=20).rate("first_hidden")
0.0
"""

from .experiments import export, merge, repeat, report, run
from .play import Move, Series, play
from .reports import Plot, Report

__all__ = ["Move", "Plot", "Report", "Series", "export", "merge", "play", "repeat", "report", "run"]
