"""What runs say."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import TYPE_CHECKING, Any

from .. import _html
from .._answer import Answer, message
from .._errors import Error

if TYPE_CHECKING:
    from .. import types as t


class Plot:
    """A picture of a report, as SVG."""

    def __init__(self, data: t.Picture) -> None:
        #: What its file would be called, without ending.
        self.name: str = data["name"]
        #: What it shows, in words.
        self.alt: str = data["alt"]
        self._svg: str = data["svg"]

    def svg(self) -> str:
        """The picture."""
        return self._svg

    def _repr_svg_(self) -> str:
        return self._svg

    def __repr__(self) -> str:
        return f"<Plot {self.name!r}: {self.alt}>"


class Report(Answer["t.LabRunAnswer"]):
    """What the runs of an experiment say: rates with their intervals, methods compared on the same instances, pictures.

    A notebook shows all of it. Its tables and headings are in the language that was chosen when it was made.
    """

    @property
    def name(self) -> str:
        """What the experiment is called."""
        return self.data["name"]

    @property
    def rows(self) -> list[dict[str, Any]]:
        """Every method in every setting, as plain dictionaries: runs, successes, rate, interval, counts, times."""
        return [dict(group) for group in self.data["groups"]]

    @property
    def records(self) -> list[dict[str, Any]]:
        """Every run as a plain dictionary, where the results are kept in a folder."""
        from .experiments import export

        if self.folder is None:
            raise Error(
                "the runs were not kept: give `run` a folder `out`",
                "las ejecuciones no se guardaron: da a `run` una carpeta `out`",
            )
        return export(self.folder)

    @property
    def comparisons(self) -> list[dict[str, Any]]:
        """Every method beside the first one on the same instances, as plain dictionaries: the difference of their rates
        with its interval, on how many instances only one of them succeeded, whether that may be chance, the times."""
        return [dict(comparison) for comparison in self.data["comparisons"]]

    @property
    def growth(self) -> list[dict[str, Any]]:
        """How times grow with the size, as plain dictionaries, where there are three sizes."""
        return [dict(grown) for grown in self.data["growth"]]

    @property
    def plots(self) -> list[Plot]:
        """Its pictures."""
        return [Plot(plot) for plot in self.data["plots"]]

    @property
    def runs(self) -> int:
        """How many runs were made."""
        return self.data["runs"]

    @property
    def complete(self) -> bool:
        """Whether all runs were made."""
        return self.data["runs"] == self.data["of"]

    @property
    def folder(self) -> str | None:
        """Where the results are kept, if they are."""
        return self.data.get("folder")

    @property
    def csv(self) -> str:
        """The table of results as comma-separated values."""
        return self.data["csv"]

    @property
    def sentences(self) -> list[str]:
        """What happened, in the chosen language."""
        return [message(sentence) for sentence in self.data["sentences"]]

    def __repr__(self) -> str:
        of = "" if self.complete else f" of {self.data['of']}"
        return f"<{type(self).__name__}: {self.name}, {self.runs}{of} runs>"

    def _repr_html_(self) -> str:
        document = self.data["document"]
        plots = {plot.name: plot for plot in self.plots}
        blocks = (_block(block["kind"], block["content"], plots) for block in document["blocks"])
        return f"<h2>{escape(document['title'])}</h2>{''.join(blocks)}{super()._repr_html_()}"


def _block(kind: str, content: Any, plots: Mapping[str, Plot]) -> str:
    """A part of a document."""
    match kind:
        case "section":
            return f"<h3>{escape(content)}</h3>"
        case "subsection":
            return f"<h4>{escape(content)}</h4>"
        case "table":
            head = [column["name"] for column in content["columns"]]
            return _html.table(head, content["rows"], content["caption"] or "")
        case "plot":
            plot = plots.get(content["name"])
            return _html.with_picture(plot.svg(), "") if plot else ""
        case "list":
            return f"<ul>{''.join(f'<li>{escape(item)}</li>' for item in content)}</ul>"
        case "facts":
            return _html.table(["", ""], [[fact["name"], fact["value"]] for fact in content])
        case "command":
            return f"<pre>{escape(content)}</pre>"
        case _:
            return _html.paragraphs(str(content))
