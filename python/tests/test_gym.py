"""Environments for learning agents: gymnasium's contract, and the games beside slow twins in Python."""

from __future__ import annotations

import copy
import doctest
import os
import pickle
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from hypothesis import given, settings
from hypothesis import strategies as st

import atisbo
import atisbo.gym
from atisbo import Error, Game, Ohno, Position, Sudoku
from atisbo.gym import MinesweeperEnv, MinesweeperVectorEnv, Moves, OhnoEnv, SudokuEnv, baseline, each, evaluate

DATA = Path(__file__).parents[2] / "data" / "minesweeper" / "examples"

#: Small settings of each game.
GAMES: dict[str, dict[str, Any]] = {
    "atisbo/Minesweeper-v0": {"level": "4x5x4"},
    "atisbo/Sudoku-v0": {"shape": (2, 2)},
    "atisbo/OhNo-v0": {"size": 4},
}

CASES = [
    *GAMES.items(),
    ("atisbo/Minesweeper-v0", {"level": "hex:4x5x3", "reward": "regret"}),
    ("atisbo/Minesweeper-v0", {"level": "torus:3x3x2", "regret": "exact", "reward": "cells", "first_click": "any"}),
    ("atisbo/Minesweeper-v0", {"level": "triangle:4x4x3", "reward": "jumanji", "invalid": "terminate"}),
    ("atisbo/Sudoku-v0", {"shape": (2, 3), "difficulty": "easy", "reward": "cells"}),
    ("atisbo/OhNo-v0", {"size": (3, 5), "difficulty": "easy", "reward": "cells"}),
]


def legal_mask(env: Any) -> list[int]:
    """What may be done, by the rules as a person would write them."""
    board, game = env.unwrapped.batch.board[0], env.unwrapped.batch.game.game
    if game == "minesweeper":
        return [int(value == -1) for value in board.flat]
    if game == "ohno":
        return [int(value == -2) for value in board.flat for _ in range(2)]
    size = len(board)
    height, width = env.unwrapped.batch.game.settings["shape"]
    mask = []
    for row in range(size):
        for column in range(size):
            top, left = row - row % height, column - column % width
            seen = {*board[row], *board[:, column], *board[top : top + height, left : left + width].flat}
            mask += [int(board[row, column] == 0 and value not in seen) for value in range(1, size + 1)]
    return mask


@pytest.mark.parametrize("name, kwargs", CASES)
def test_gymnasium_finds_nothing_to_complain_about(name: str, kwargs: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(name, render_mode="rgb_array", **kwargs).unwrapped)


@pytest.mark.parametrize("name, kwargs", CASES)
def test_masks_are_the_legal_moves_and_episodes_end(name: str, kwargs: dict[str, Any]) -> None:
    env = gymnasium.make(name, **kwargs)
    env.action_space.seed(1)
    for seed in range(3):
        observation, info = env.reset(seed=seed)
        done = False
        while not done:
            assert env.observation_space.contains(observation)
            assert info["action_mask"].tolist() == legal_mask(env)
            assert env.get_wrapper_attr("action_masks")().tolist() == [bool(bit) for bit in info["action_mask"]]
            action = env.action_space.sample(mask=info["action_mask"])
            observation, reward, terminated, truncated, info = env.step(action)
            assert info["allowed"] and not truncated
            done = terminated
        assert not info["action_mask"].any()


def test_seeds_give_the_games_of_the_series() -> None:
    env = MinesweeperEnv("4x5x4")
    _, info = env.reset(seed=7)
    assert info["id"] == "4x5x4~safe~7.0"
    first = env.step(3)
    assert env.reset()[1]["id"] == "4x5x4~safe~7.1"
    assert env.reset()[1]["id"] == "4x5x4~safe~7.2"
    env.reset(seed=7)
    again = env.step(3)
    assert np.array_equal(first[0]["board"], again[0]["board"]) and first[1:4] == again[1:4]
    assert MinesweeperEnv("4x5x4").reset()[1]["id"] != MinesweeperEnv("4x5x4").reset()[1]["id"]


def test_an_id_is_the_game_and_sets_it_up_again() -> None:
    env = MinesweeperEnv("9x9x10")
    env.reset(seed=4)
    info: dict[str, Any] = {}
    for action in (40, 0, 80):
        observation, _, terminated, _, info = env.step(action)
        game = Game.from_id(info["id"])
        signs = ["".join("#" if value == -1 else "*" if value == -2 else str(value) for value in row) for row in observation["board"]]
        assert game.board == signs
        if terminated:
            break
    else:
        other = MinesweeperEnv("9x9x10")
        assert np.array_equal(other.reset(options={"id": info["id"]})[0]["board"], observation["board"])
        # A game of its own leaves the series where it is.
        assert other.reset(seed=4, options={"id": info["id"]})[1]["id"] == info["id"]
        assert other.reset()[1]["id"] == "9x9x10~safe~4.0"


def test_games_with_flags_can_be_played_on() -> None:
    env = MinesweeperEnv("2x2x1", invalid="raise")
    _, info = env.reset(options={"id": "2x2x1~any~1.0~f0"})
    assert info["action_mask"].tolist() == [1, 1, 1, 1]
    assert env.step(0)[4]["id"] == "2x2x1~any~1.0~f0f0r0"


def test_puzzles_are_those_of_the_generator() -> None:
    sudoku, ohno = SudokuEnv((2, 3), "easy"), OhnoEnv((4, 5))
    info = sudoku.reset(seed=5)[1]
    assert Sudoku(info["id"]).solve().unique
    made = atisbo.ask({"game": "sudoku", "verb": "generate", "shape": [2, 3], "grade": {"band": "easy"}, "seed": 5})
    assert info["id"] == "".join(made["puzzles"][0]["puzzle"])
    info = ohno.reset(seed=5)[1]
    made_ohno = atisbo.ask({"game": "ohno", "verb": "generate", "rows": 4, "cols": 5, "seed": 5, "first": 0})
    assert Ohno(info["id"]).rows == [row.split() for row in made_ohno["puzzles"][0]["puzzle"]]
    for env in (sudoku, ohno):
        text = env.reset(seed=6)[1]["id"]
        assert env.reset(options={"id": text})[1]["id"] == text


@pytest.mark.parametrize(
    "env, id",
    [
        (MinesweeperEnv("4x5x4"), "5x4x4~safe~1.0"),
        (MinesweeperEnv("2x2x1"), "2x2x1~mines~EA~r3"),
        (MinesweeperEnv("4x5x4"), "nonsense"),
        (MinesweeperEnv("4x5x4"), 7),
        (SudokuEnv((2, 2)), "................"),
        (SudokuEnv((2, 2)), "1234341221434321"),
        (SudokuEnv((2, 2)), "11.............."),
        (SudokuEnv((2, 2)), "53..7...."),
        (OhnoEnv(3), "1 . / . ."),
        (OhnoEnv(3), "3 1 W / O W O / O W 1"),
        (OhnoEnv(3), ". . . / . . . / . . ."),
    ],
)
def test_games_that_cannot_be_played_are_refused(env: Any, id: Any) -> None:
    with pytest.raises(Error) as error:
        env.reset(options={"id": id})
    assert error.value.en and error.value.es and error.value.en != error.value.es


def test_a_sudoku_is_solved_or_lost() -> None:
    env = SudokuEnv((2, 2), reward="cells")
    env.reset(options={"id": "12.4341221434321"})
    _, reward, terminated, _, info = env.step(2 * 4 + 2)
    assert (reward, terminated, info["won"]) == (1.0, True, True)
    # A value that is allowed but wrong leaves no way out in the end.
    env = SudokuEnv((2, 2), reward="cells")
    text = env.reset(seed=1)[1]["id"]
    solution = "".join(str(env_value) for env_value in Sudoku(text, shape=(2, 2)).solve().board.text if env_value.isdigit())  # type: ignore[union-attr]
    mask = env.batch.mask[0]
    wrong = next(int(a) for a in np.flatnonzero(mask) if solution[a // 4] != str(a % 4 + 1))
    _, reward, _, _, _ = env.step(wrong)
    assert reward == -1 / text.count(".")


class Twin:
    """Rewards of Minesweeper worked out by hand from two observations."""

    def __init__(self, env: MinesweeperEnv) -> None:
        self.safe = env.batch.board[0].size - int(env.batch.left[0])

    def rewards(self, before: Any, after: Any, allowed: bool) -> dict[str, float]:
        opened = int((after >= 0).sum() - (before >= 0).sum())
        won = int((after >= 0).sum()) == self.safe
        hit = bool((after == -2).any())
        return {"win": float(won and allowed), "cells": opened / self.safe, "jumanji": float(allowed and not hit)}


@pytest.mark.parametrize("reward", ["win", "cells", "jumanji"])
def test_rewards_are_what_the_observations_say(reward: str) -> None:
    env = MinesweeperEnv("4x4x2", reward=reward, first_click="any")
    rng = np.random.default_rng(1)
    seen = set()
    for seed in range(30):
        observation, _ = env.reset(seed=seed)
        twin, done = Twin(env), False
        while not done:
            before = observation["board"]
            observation, found, terminated, truncated, info = env.step(int(rng.integers(16)))
            expected = twin.rewards(before, observation["board"], info["allowed"])
            assert found == pytest.approx(expected[reward])
            seen.add((info["allowed"], found > 0))
            done = terminated or truncated
    assert len(seen) >= 3


def risk_twin(id: str, cell: tuple[int, int]) -> float:
    risk = Position(id).analyse().risk
    known = [value for row in risk for value in row if value is not None]
    chosen = risk[cell[0]][cell[1]]
    assert chosen is not None
    return chosen - min(known)


def exact_twin(id: str, cell: tuple[int, int]) -> float | None:
    """From the advice of the strong player, which values every move of an end game."""
    analysis = Position(id).analyse(strength="strong")
    if cell in analysis.safe:
        return 0.0
    advice = analysis.data.get("advice")
    if not advice or advice["win"] is None or not all(one["exact"] for one in advice["candidates"]):
        return None
    wins = {tuple(one["cell"]): one["win"] for one in advice["candidates"]}
    return float(advice["win"]) - float(wins.get(cell) or 0.0)


@pytest.mark.parametrize("level", ["4x4x4", "hex:4x4x4"])
def test_regret_is_what_the_analysis_says(level: str) -> None:
    env = MinesweeperEnv(level, reward="regret", regret="exact")
    rng = np.random.default_rng(2)
    judged = 0
    for seed in range(12):
        _, info = env.reset(seed=seed)
        done, first = False, True
        while not done:
            id, action = info["id"], int(rng.choice(np.flatnonzero(info["action_mask"])))
            _, reward, done, _, info = env.step(action)
            cell = divmod(action, 4)
            if first:
                assert info["risk_regret"] == 0.0 and np.isnan(info["exact_regret"]) and reward == 0.0
                first = False
                continue
            assert info["risk_regret"] == pytest.approx(risk_twin(id, cell), abs=1e-9)
            expected = exact_twin(id, cell)
            if expected is not None:
                judged += 1
                assert info["exact_regret"] == pytest.approx(expected, abs=1e-9)
                assert reward == pytest.approx(-expected, abs=1e-9)
    assert judged > 10


def test_a_reward_may_be_any_function_of_the_moves() -> None:
    def reward(moves: Moves) -> Any:
        return np.where(moves.lost, -10.0, moves.gained)

    env = MinesweeperVectorEnv(3, "4x4x3", reward=reward)
    env.reset(seed=1)
    assert (env.step([0, 0, 0])[1] >= 1.0).all()
    for bad in (lambda moves: "x", lambda moves: [1.0, 2.0], lambda moves: float("nan")):
        env = MinesweeperVectorEnv(3, "4x4x3", reward=bad)
        env.reset(seed=1)
        with pytest.raises((Error, ValueError)):
            env.step([0, 0, 0])


def same(one: Any, other: Any) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in other)


@pytest.mark.parametrize("name, kwargs", CASES)
@pytest.mark.parametrize("mode", list(AutoresetMode))
@settings(max_examples=5, deadline=None)
@given(data=st.data())
def test_a_vector_is_as_many_single_environments(name: str, kwargs: Any, mode: AutoresetMode, data: Any) -> None:
    count, seed = data.draw(st.integers(1, 4)), data.draw(st.integers(0, 1000))
    vector: Any = gymnasium.make_vec(name, count, autoreset_mode=mode, **kwargs)
    singles: Any = SyncVectorEnv([lambda: gymnasium.make(name, **kwargs)] * count, autoreset_mode=mode)
    found, infos = vector.reset(seed=seed)
    expected, their_infos = singles.reset(seed=seed)
    for _ in range(25):
        assert same(found, expected) and vector.observation_space.contains(found)
        assert np.array_equal(infos["action_mask"], their_infos["action_mask"])
        if data.draw(st.booleans()):
            actions = vector.action_space.sample()
        else:
            # Where an episode is over, nothing is allowed, and any action will do.
            actions = vector.action_space.sample(mask=tuple(infos["action_mask"]))
        found, rewards, terminated, truncated, infos = vector.step(actions)
        expected, their_rewards, their_terminated, their_truncated, their_infos = singles.step(actions)
        assert np.array_equal(rewards, their_rewards)
        assert np.array_equal(terminated, their_terminated) and np.array_equal(truncated, their_truncated)
        ended = terminated | truncated
        if mode == AutoresetMode.SAME_STEP and ended.any():
            assert np.array_equal(infos["_final_obs"], their_infos["_final_obs"])
            for board in np.flatnonzero(ended):
                assert same(infos["final_obs"][board], their_infos["final_obs"][board])
                assert infos["final_info"]["id"][board] == their_infos["final_info"]["id"][board]
        if mode == AutoresetMode.DISABLED and ended.any():
            with pytest.raises(Error):
                vector.step(actions)
            found, infos = vector.reset(options={"reset_mask": ended})
            expected, their_infos = singles.reset(options={"reset_mask": ended})
            infos = {"action_mask": np.where(ended[:, None], infos["action_mask"], 0)}


@pytest.mark.parametrize("count", [1, 100])
def test_many_threads_give_what_one_gives(count: int) -> None:
    env = MinesweeperVectorEnv(count, "9x9x10", reward="cells")
    _, infos = env.reset(seed=9)
    returns = np.zeros(count)
    for _ in range(60):
        _, rewards, _, _, infos = env.step(infos["action_mask"].argmax(axis=1))
        returns += rewards
    alone = MinesweeperVectorEnv(1, "9x9x10", reward="cells")
    _, infos = alone.reset(seed=9)
    total = 0.0
    for _ in range(60):
        _, rewards, _, _, infos = alone.step(infos["action_mask"].argmax(axis=1))
        total += rewards[0]
    assert total == returns[0]


def test_actions_that_are_not_allowed() -> None:
    for invalid, ends in (("ignore", False), ("terminate", True)):
        env = MinesweeperEnv("4x4x3", invalid=invalid)  # type: ignore[arg-type]
        env.reset(seed=1)
        env.step(5)
        before = env.batch.board.copy()
        _, reward, terminated, truncated, info = env.step(5)
        assert (reward, terminated, truncated, info["allowed"]) == (0.0, ends, False, False)
        assert np.array_equal(before, env.batch.board)
    env = MinesweeperEnv("4x4x3", invalid="raise")
    env.reset(seed=1)
    env.step(5)
    with pytest.raises(Error, match="not allowed"):
        env.step(5)


def test_an_episode_that_does_not_move_is_truncated() -> None:
    env = MinesweeperEnv("4x4x3", max_steps=3)
    env.reset(seed=1)
    ends = [env.step(0)[2:4] for _ in range(3)]
    assert ends == [(False, False), (False, False), (False, True)]
    with pytest.raises(Error, match="over"):
        env.step(0)


def test_an_opening_is_masked_where_it_has_no_room() -> None:
    env = MinesweeperEnv("3x3x5", first_click="opening", invalid="raise")
    _, info = env.reset(seed=1)
    assert info["action_mask"].tolist() == [1, 0, 1, 0, 0, 0, 1, 0, 1]
    assert env.step(0)[0]["board"][0, 0] == 0
    with pytest.raises(Error):
        MinesweeperEnv("3x3x6", first_click="opening")


def test_a_free_tiling_is_one_row() -> None:
    level = (DATA / "free.txt").read_text()
    env = MinesweeperEnv(level, render_mode="ansi")
    observation, info = env.reset(seed=1)
    assert observation["board"].shape == (1, env.batch.actions) and info["id"] is None
    assert env.step(0)[4]["allowed"] and env.render()


@pytest.mark.parametrize(
    "actions",
    [[0], [0, 0, 0], [0.0, 1.0], [0, float("nan")], [0, -1], [0, 16], [[0, 0]], "ab", None, [True, False], [0, 2**70], {"a": 1}],
)
def test_what_is_no_list_of_actions_is_refused(actions: Any) -> None:
    env = MinesweeperVectorEnv(2, "4x4x3")
    env.reset(seed=1)
    with pytest.raises(Error):
        env.step(actions)
    assert env.step(np.array([0, 1], np.uint8))[1].shape == (2,)


@pytest.mark.parametrize("action", [-1, 16, 1.0, float("nan"), "0", None, [0, 1], True, 2**70, np.float32(1)])
def test_what_is_no_action_is_refused(action: Any) -> None:
    env = MinesweeperEnv("4x4x3")
    with pytest.raises(Error, match="over"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(Error):
        env.step(action)
    assert env.step(np.int64(3))[4]["allowed"]


@pytest.mark.parametrize(
    "make",
    [
        lambda: MinesweeperEnv("0x0x0"),
        lambda: MinesweeperEnv(7),  # type: ignore[arg-type]
        lambda: MinesweeperEnv(first_click="never"),  # type: ignore[arg-type]
        lambda: MinesweeperEnv(reward="gold"),
        lambda: MinesweeperEnv(reward=None),  # type: ignore[arg-type]
        lambda: MinesweeperEnv(regret="much"),  # type: ignore[arg-type]
        lambda: MinesweeperEnv(invalid="maybe"),  # type: ignore[arg-type]
        lambda: MinesweeperEnv(max_steps=0),
        lambda: MinesweeperEnv(max_steps=1.5),  # type: ignore[arg-type]
        lambda: MinesweeperEnv(render_mode="human"),
        lambda: MinesweeperVectorEnv(0),
        lambda: MinesweeperVectorEnv(10**7, "1x1x0"),
        lambda: MinesweeperVectorEnv(2**63),
        lambda: MinesweeperVectorEnv(2.0),  # type: ignore[arg-type]
        lambda: SudokuEnv((6, 6)),
        lambda: SudokuEnv((2,)),
        lambda: SudokuEnv(difficulty="none"),  # type: ignore[arg-type]
        lambda: SudokuEnv(reward="regret"),
        lambda: OhnoEnv(0),
        lambda: OhnoEnv(65),
        lambda: OhnoEnv(-1),
        lambda: OhnoEnv(reward="jumanji"),
        lambda: MinesweeperEnv().reset(seed=-1),
        lambda: MinesweeperEnv().reset(seed=2**64),
        lambda: MinesweeperEnv().reset(seed="1"),  # type: ignore[arg-type]
        lambda: MinesweeperVectorEnv(2).reset(seed=[1]),
        lambda: MinesweeperVectorEnv(2).reset(seed=2**64 - 1),
        lambda: MinesweeperVectorEnv(2).reset(options={"id": ["9x9x10~safe~1.0"]}),
        lambda: MinesweeperVectorEnv(2).reset(options={"reset_mask": [True, False]}),
        lambda: MinesweeperVectorEnv(2).step([0, 0]),
        lambda: baseline("exact:unheard"),
        lambda: baseline("exact:strong").act(gymnasium.make("CartPole-v1")),
        lambda: evaluate(baseline("random"), games=0),
        lambda: evaluate(baseline("random"), seed=-1),
        lambda: evaluate(lambda observations, infos: [0.5], games=1),
    ],
)
def test_settings_that_make_no_sense_are_refused(make: Any) -> None:
    with pytest.raises((Error, TypeError, ValueError)):
        make()


def test_a_puzzle_has_no_players_of_minesweeper() -> None:
    env = SudokuEnv((2, 2))
    env.reset(seed=1)
    with pytest.raises(Error, match="random, logic, exact"):
        baseline("exact:fast").act(env)


@pytest.mark.parametrize("env", [MinesweeperEnv("hex:4x5x3"), SudokuEnv((2, 2)), OhnoEnv(4)])
def test_a_copy_goes_its_own_way_and_nothing_is_pickled(env: Any) -> None:
    _, info = env.reset(seed=1)
    action = int(info["action_mask"].argmax())
    for copied in (copy.copy(env), copy.deepcopy(env)):
        board = env.batch.board.copy()
        found = copied.step(action)
        assert np.array_equal(env.batch.board, board)
        assert np.array_equal(found[0]["board"], copy.deepcopy(env).step(action)[0]["board"])
    with pytest.raises(TypeError, match="deepcopy"):
        pickle.dumps(env)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_a_forked_process_plays_on() -> None:
    env = MinesweeperVectorEnv(64, "4x5x4", regret="risk")
    env.reset(seed=1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        child = os.fork()
    if child == 0:
        os._exit(int(not env.step(np.zeros(64, int))[4]["allowed"].all()))
    assert os.waitpid(child, 0)[1] == 0
    assert env.step(np.zeros(64, int))[4]["allowed"].all()


@pytest.mark.parametrize("name, kwargs", CASES)
def test_boards_are_rendered(name: str, kwargs: dict[str, Any]) -> None:
    text = gymnasium.make(name, render_mode="ansi", **kwargs)
    text.reset(seed=1)
    board = text.unwrapped.batch.board[0]  # type: ignore[attr-defined]
    drawn: Any = text.render()
    assert [len(line.split()) for line in drawn.splitlines()] == [board.shape[1]] * board.shape[0]
    env = gymnasium.make(name, render_mode="rgb_array", **kwargs)
    _, info = env.reset(seed=1)
    before: Any = env.render()
    env.step(int(info["action_mask"].argmax()))
    after: Any = env.render()
    assert before.dtype == np.uint8 and before.shape == after.shape and before.shape[2] == 3
    assert (before != after).any()


def test_vectors_render_every_board_and_know_their_games() -> None:
    env = MinesweeperVectorEnv(2, "2x2x1", render_mode="ansi")
    env.reset(seed=5)
    assert env.render() == ("# #\n# #", "# #\n# #")
    assert env.ids() == ["2x2x1~safe~5.0", "2x2x1~safe~6.0"]


def test_our_players_play_as_they_do_elsewhere() -> None:
    for strength in ("fast", "strong"):
        found = evaluate(baseline(f"exact:{strength}"), games=60, seed=3, level="9x9x10", batch=17)
        played = atisbo.ask(
            {
                "game": "minesweeper",
                "verb": "play",
                "level": "9x9x10",
                "games": 60,
                "seed": 3,
                "strength": strength,
            }
        )
        assert found.won == played["won"]["games"]
        assert found.interval == pytest.approx(played["interval"])


def test_evaluation_adds_up_and_does_not_depend_on_the_batch() -> None:
    one = evaluate(baseline("random"), games=30, seed=1, level="4x4x3", batch=1)
    other = evaluate(baseline("random"), games=30, seed=1, level="4x4x3", batch=50)
    assert one.rows == other.rows
    lost = sum(row["finished"] and not row["won"] for row in one.rows)
    assert one.won + lost == one.games == 30 and one.measure == "risk"
    assert one.lost_by_luck + one.lost_by_error == lost and one.lost_by_error > 0
    assert one.moves == sum(row["moves"] for row in one.rows) / 30
    assert one.guesses == sum(row["guesses"] for row in one.rows) / 30 and one.wrong is None
    assert one.regret == pytest.approx(sum(row["regret"] for row in one.rows) / 30)
    for row in one.rows:
        assert row["id"] is not None and Game.from_id(row["id"]).won == row["won"]
        if not row["won"]:
            assert (row["last"] or 0.0) <= row["regret"] + 1e-12
    assert "by luck" in one.text and "<table>" in one._repr_html_()
    try:
        atisbo.set_lang("es")
        assert "mala suerte" in one.text
    finally:
        atisbo.set_lang("en")


def test_perfect_play_is_not_lost_by_error() -> None:
    found = evaluate(baseline("exact:strong"), games=40, seed=2, level="4x4x4", regret="exact")
    assert found.lost_by_error == 0 and found.regret == pytest.approx(0.0, abs=1e-9)
    assert found.lost_by_luck + found.lost_unknown == found["lost"] > 0
    assert "exact" in found.text.lower()


def test_a_policy_is_a_function() -> None:
    first = each(lambda observation, info: int(info["action_mask"].argmax()))
    found = evaluate(first, MinesweeperVectorEnv(3, "4x4x3"), games=10, seed=1)
    again = evaluate(lambda observations, infos: infos["action_mask"].argmax(axis=1), games=10, seed=1, level="4x4x3")
    assert found.rows == again.rows
    stuck = evaluate(each(lambda observation, info: 0), games=5, seed=1, level="4x4x3")
    assert stuck["unfinished"] + stuck.won == 5 and stuck["unfinished"] > 0 and "not finished" in stuck.text


@pytest.mark.parametrize("name, kwargs", [("atisbo/Sudoku-v0", {"shape": (2, 2)}), ("atisbo/OhNo-v0", {"size": 4})])
def test_puzzles_are_solved_by_their_solution(name: str, kwargs: dict[str, Any]) -> None:
    for solver in ("exact", "logic"):
        found = evaluate(baseline(solver), name, games=10, seed=1, **kwargs)
        assert found.won == 10 and found.wrong == 0.0 and found.regret is None
    guessed = evaluate(baseline("random"), name, games=10, seed=1, **kwargs)
    assert guessed.won < 10 and (guessed.wrong or 0.0) > 0 and guessed.guesses is None
    env = gymnasium.make(name, **kwargs)
    env.reset(seed=1)
    done = False
    while not done:
        _, _, done, _, info = env.step(baseline("exact").act(env))
    assert info["won"]


def test_the_chapter_tells_what_happens() -> None:
    book = (Path(__file__).parents[2] / "docs" / "python.md").read_text(encoding="utf-8")
    chapter = book.split("## Environments for learning agents\n")[1].split("\n## ")[0].replace("```", "")
    examples = doctest.DocTestParser().get_doctest(chapter, {}, "docs/python.md", None, 0)
    assert len(examples.examples) > 5
    assert doctest.DocTestRunner().run(examples).failed == 0


def test_nothing_is_imported_before_it_is_asked_for() -> None:
    program = (
        "import sys, atisbo\n"
        "assert not {'numpy', 'gymnasium'} & set(sys.modules)\n"
        "sys.modules['gymnasium'] = None\n"
        "try:\n    import atisbo.gym\n"
        "except ImportError as error:\n    assert 'pip install \"atisbo[gym]\"' in str(error)\n"
        "else:\n    sys.exit(1)\n"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_ctrl_c_stops_a_long_reset() -> None:
    program = (
        "import signal, threading, os, time, atisbo.gym\n"
        "env = atisbo.gym.SudokuVectorEnv(64, (5, 5))\n"
        "threading.Timer(0.5, lambda: os.kill(os.getpid(), signal.SIGINT)).start()\n"
        "try:\n    env.reset(seed=1)\n"
        "except KeyboardInterrupt:\n    print('stopped')\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    assert done.stdout.strip() == "stopped"


def test_a_setting_that_does_not_exist_is_refused() -> None:
    for make in (MinesweeperEnv, SudokuEnv, OhnoEnv, MinesweeperVectorEnv):
        with pytest.raises(TypeError, match="rewards"):
            make(rewards="cells")  # type: ignore[call-arg]


def test_sizes_are_two_whole_numbers() -> None:
    assert OhnoEnv(np.int64(4)).batch.rows == 4  # type: ignore[arg-type]
    assert SudokuEnv(np.array([2, 3])).batch.rows == 6  # type: ignore[arg-type]
    for wrong in ("a", (3,), 3.5, (0, 4), None):
        with pytest.raises(Error, match="a height and a width"):
            OhnoEnv(wrong)  # type: ignore[arg-type]
        with pytest.raises(Error, match="a height and a width"):
            SudokuEnv(wrong)  # type: ignore[arg-type]


def test_a_baseline_is_known_by_its_name() -> None:
    by_name = evaluate("random", games=5, level="4x4x3")
    assert by_name.rows == evaluate(baseline("random"), games=5, seed=1, level="4x4x3").rows
