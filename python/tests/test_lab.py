"""The laboratory: experiments, and agents written in Python."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from test_door import interrupted

import atisbo
from atisbo import Error, Position, lab

EXPERIMENT: dict[str, Any] = {
    "game": "minesweeper",
    "seed": 3,
    "instances": {"levels": ["4x4x3", "5x5x4"], "count": 10, "first_click": "opening"},
    "methods": ["exact:fast", {"name": "network", "agent": "bayes", "prior": "left"}],
}
TOML = """
game = "minesweeper"
seed = 3
methods = ["exact:fast", {name = "network", agent = "bayes", prior = "left"}]
[instances]
levels = ["4x4x3", "5x5x4"]
count = 10
first-click = "opening"
"""


def outcomes(report: lab.Report) -> list[Any]:
    return [(row["setting"], row["method"], row["runs"], row["successes"]) for row in report.rows]


def test_a_file_its_text_and_a_dictionary_are_one_experiment(tmp_path: Path) -> None:
    (tmp_path / "some.toml").write_text(TOML)
    from_file = lab.run(tmp_path / "some.toml")
    assert from_file.name == "some" and from_file.complete
    assert outcomes(from_file) == outcomes(lab.run(TOML)) == outcomes(lab.run(EXPERIMENT))
    assert len(from_file.rows) == 4 and len(from_file.comparisons) == 2


def test_parts_are_kept_joined_resumed_and_exported(tmp_path: Path) -> None:
    parts = [tmp_path / "1", tmp_path / "2"]
    for number, part in enumerate(parts, 1):
        lab.run(EXPERIMENT, part, shard=(number, 2))
    whole = lab.merge(parts, tmp_path / "whole")
    assert outcomes(whole) == outcomes(lab.run(EXPERIMENT)) == outcomes(lab.report(tmp_path / "whole"))
    with pytest.raises(Error):
        lab.run(EXPERIMENT, parts[0], shard=(1, 2))
    assert lab.run(EXPERIMENT, parts[0], shard=(1, 2), resume=True).complete
    records = whole.records
    assert len(records) == 40 and [record["run"] for record in records] == list(range(40))
    assert sum(record["success"] for record in records) == sum(row["successes"] for row in whole.rows)
    assert lab.export(tmp_path / "whole", bytes=200) == records
    assert lab.export(tmp_path / "whole", tmp_path / "runs.csv") == []
    assert len((tmp_path / "runs.csv").read_text().splitlines()) == 41


def test_a_report_shows_its_tables_and_pictures() -> None:
    report = lab.run(EXPERIMENT)
    html = report._repr_html_()
    assert html.count("<svg") == len(report.plots) > 0 and "<table>" in html
    assert report.plots[0].svg().startswith("<svg")
    with pytest.raises(Error, match="not kept"):
        report.records
    with pytest.raises(Error, match="folder"):
        lab.run(EXPERIMENT, shard=(1, 2))


def test_one_run_is_made_again() -> None:
    assert lab.run(EXPERIMENT, only=3)["row"]["run"] == 3


def test_the_budget_of_an_experiment_holds() -> None:
    report = lab.run({**EXPERIMENT, "instances": {"levels": "expert", "count": 10**9}}, seconds=0.2)
    assert report.stopped == "time" and not report.complete


@pytest.mark.slow
def test_a_report_is_repeated() -> None:
    assert lab.repeat("bayes", quick=True).plots is not None


@pytest.mark.parametrize("experiment", [{}, {"game": "chess"}, {1: 2}, {"game": b"x"}, "a = [", 5, Path("nowhere.toml")])
def test_what_is_no_experiment_is_an_exception(experiment: Any) -> None:
    with pytest.raises((Error, TypeError, OSError)):
        lab.run(experiment)


TEXTS = st.text(max_size=12) | st.sampled_from(["exact", "\x7f", '"', "\\", "\n", "4x4x3"])


@settings(max_examples=100, deadline=None)
@given(TEXTS)
def test_texts_of_a_dictionary_arrive_as_they_are(name: str) -> None:
    experiment = {**EXPERIMENT, "name": name, "instances": {"levels": "2x2x1", "count": 1}}
    try:
        assert lab.run(experiment).name == name
    except UnicodeEncodeError:
        assert any(0xD800 <= ord(sign) < 0xE000 for sign in name)


@pytest.mark.parametrize("agent", ["exact:fast", "logic", "bayes"])
def test_our_agents_win_as_often_as_the_verb_play_says(agent: str) -> None:
    method, _, strength = agent.partition(":")
    request: Any = {"game": "minesweeper", "verb": "play", "level": "6x6x6", "games": 40, "seed": 5, "method": method}
    if strength:
        request["strength"] = strength
    answer = atisbo.ask(request)
    series = lab.play(agent, "6x6x6", games=40, seed=5)
    assert series.wins() == answer["won"]["games"]
    assert series.rate() == answer["win_rate"] and list(series.interval() or ()) == answer["interval"]
    decisions = [game["decisions"] for game in series.games]
    assert sum(decisions) / 40 == pytest.approx(answer["all"]["decisions"])


def test_an_agent_that_asks_for_hints_plays_as_ours_does() -> None:
    def hinted(position: Position) -> Any:
        if not any(sign.isdigit() for row in position.rows for sign in row):
            return 0, 0
        hint = position.hint(strength="fast")
        return hint.cells if hint.reason == "safe" else hint.cells[0]

    series = lab.play({"hinted": hinted, "ours": "exact:fast first-cell=corner"}, "5x5x5", games=60, seed=2)
    won: dict[str, list[bool]] = {"hinted": [], "ours": []}
    for game in series.games:
        won[game["agent"]].append(game["won"])
    assert won["hinted"] == won["ours"] and True in won["ours"] and False in won["ours"]
    (comparison,) = series.comparisons
    assert (comparison["gained"], comparison["lost"], comparison["difference"]) == (0, 0, 0.0)


def test_games_can_be_replayed() -> None:
    chance = random.Random(1)
    series = lab.play(lambda position: chance.choice(position.hidden), "4x4x2", games=20)
    assert [game["index"] for game in series.games] == list(range(20))
    for game in series.games:
        replayed = series.game(game["index"])
        assert replayed.over and replayed.won == game["won"]
    assert series.rows[0]["method"] == "<lambda>"


def test_guesses_are_what_is_not_certain() -> None:
    def certain(position: Position) -> Any:
        return position.analyse(strength="safest").safe or (position.hidden[0] if len(position.hidden) == 25 else None)

    series = lab.play(certain, "5x5x3", games=30)
    for game in series.games:
        assert game["guesses"] <= 1 and game["decisions"] >= game["guesses"]
        assert game["gave_up"] or game["won"] or game["decisions"] == 1


def test_agents_see_every_tiling() -> None:
    seen = set()

    def first(position: Position) -> Any:
        seen.add(position.text.split("\n")[0])
        assert position.mines == 2 and Position(position.text) == position
        return position.hidden

    for level in ("hex:3x3x2", "torus:3x3x2", "triangle:3x3x2"):
        lab.play(first, level, games=3)
    assert seen == {"tiling hex", "tiling torus", "tiling triangle"}


def test_an_exception_of_an_agent_comes_through() -> None:
    class Odd(BaseException):
        pass

    def agent(position: Position) -> Any:
        raise Odd("as it is")

    with pytest.raises(Odd, match="as it is") as raised:
        lab.play([agent, "exact:strong"], "expert", games=1000)
    assert raised.traceback[-1].name == "agent"


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ((9, 0), "not on the board"),
        ((-1, 0), "not on the board"),
        ((2**70, 0), "no move"),
        ([], "is empty"),
        ([(0, 0), (0, 99)], "not on the board"),
        ("ab", "no move"),
        (3, "no move"),
        ((0.5, 1), "no move"),
        ([(0, 0)] * 1000, "more cells"),
        ((0, 0), "open already"),
    ],
)
def test_a_move_that_is_none_names_the_game(move: Any, said: str) -> None:
    with pytest.raises(Error, match=rf"odd, game 0 of seed 7: .*{said}"):
        lab.play({"odd": lambda position: move}, "9x9x10", games=3, seed=7)


def test_an_agent_that_plays_inside_itself_is_refused() -> None:
    def agent(position: Any) -> Any:
        return lab.play(agent, "3x3x1", games=1)

    with pytest.raises(atisbo.Error, match="too deep"):
        lab.play(agent, "3x3x1", games=1)


def test_endless_and_lying_answers_are_refused() -> None:
    class Liar:
        def __len__(self) -> int:
            return 2

        def __getitem__(self, index: int) -> int:
            raise ValueError("a lie")

    with pytest.raises(Error, match="more cells"):
        lab.play(lambda position: iter(lambda: (0, 0), None), games=1)
    with pytest.raises((Error, ValueError)):
        lab.play(lambda position: Liar(), games=1)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "arguments",
    [
        {"agent": "magic"},
        {"agent": "exact:fast prior=left"},
        {"agent": ["logic", "logic"]},
        {"agent": []},
        {"agent": 5},
        {"agent": {"x": None}},
        {"agent": "logic", "level": "no such level"},
        {"agent": "logic", "games": 0},
        {"agent": "logic", "games": 10**7},
        {"agent": "logic", "games": -1},
        {"agent": "logic", "first_click": "never"},
        {"agent": "logic", "seed": "x"},
    ],
    ids=str,
)
def test_what_cannot_be_played_is_an_exception(arguments: Any) -> None:
    with pytest.raises((TypeError, ValueError)):
        lab.play(**arguments)


def test_progress_counts_all_games() -> None:
    told: list[tuple[int, int]] = []

    def slow(position: Position) -> Any:
        time.sleep(0.02)
        return position.hidden[0]

    lab.play([slow, "exact:fast"], "4x4x3", games=20, progress=lambda done, total: told.append((done, total)))
    assert told and all(total == 40 and 0 < done <= 40 for done, total in told)


def test_the_budget_of_a_series_holds() -> None:
    start = time.monotonic()
    series = lab.play([lambda position: position.hidden[0], "exact:strong"], "expert", games=10**5, seconds=0.3)
    assert series.stopped == "time" and time.monotonic() - start < 5
    assert 0 < len(series.games) < 2 * 10**5


@pytest.mark.parametrize("agent", ["lambda p: p.hidden[0]", "lambda p: [0 for _ in iter(int, 1)]", "'exact:max'"])
def test_ctrl_c_ends_a_series(agent: str) -> None:
    assert interrupted(f"atisbo.lab.play([{agent}, 'exact:strong'], 'expert', games=10**5)") < 5


def test_sentences_are_in_both_languages() -> None:
    series = lab.play("logic", "4x4x3", games=5)
    atisbo.set_lang("es")
    try:
        assert "partidas" in series.text
    finally:
        atisbo.set_lang("en")
    assert "games" in series.text and "<svg" in series._repr_html_()
