//! Agents written in Python play Minesweeper beside ours, on the same boards.

use crate::agent::{Caller, End, refused};
use crate::callback::Nested;
use crate::errors;
use crate::limits::Limits;
use crate::work::{self, Teller};
use atisbo_api::Error;
use atisbo_base::{Budget, Stop};
use atisbo_experiments::contest::{Contest, Played, Request};
use atisbo_minesweeper::{Record, play_turn};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use serde::Serialize;
use std::sync::Arc;

/// What came of it.
#[derive(Serialize)]
struct Answer<'a> {
    report: atisbo_experiments::Report,
    games: &'a [Played],
}

/// Plays the games of a request, given as JSON, and answers in JSON. `agents` has a function for each agent of the
/// request that is not ours: it takes the text of a position and returns a move.
///
/// Our agents play on all cores. The functions are called on this thread, one game after the other: there Ctrl-C ends
/// them too, and they may remember what they like from one call to the next.
#[pyfunction]
#[expect(
    clippy::needless_pass_by_value,
    reason = "a list of Python is taken apart into one of ours"
)]
#[pyo3(signature = (request, agents, *, seconds=None, nodes=None, bytes=None, progress=None))]
pub(crate) fn play(
    py: Python<'_>,
    request: &str,
    agents: Vec<Option<Bound<'_, PyAny>>>,
    seconds: Option<&Bound<'_, PyAny>>,
    nodes: Option<&Bound<'_, PyAny>>,
    bytes: Option<&Bound<'_, PyAny>>,
    progress: Option<&Bound<'_, PyAny>>,
) -> PyResult<String> {
    let mut limits = Limits::new(py, seconds, nodes, bytes)?;
    // One clock for our agents and the others.
    limits.budget = limits.budget.started();
    let request: Request = errors::read(py, request)?;
    if request.agents.len() != agents.len() {
        return Err(PyValueError::new_err("one function or None for each agent"));
    }
    let contest = Contest::new(&request).map_err(|error| errors::error(py, &error))?;
    let contest = Arc::new(contest);
    let _nested = Nested::enter(py)?;
    let ours = if request.agents.iter().any(|agent| agent.ours.is_some()) {
        let contest = Arc::clone(&contest);
        Some(work::start(&limits, move |observer, budget| {
            contest.play_ours(observer, budget)
        })?)
    } else {
        None
    };
    let mut teller = Teller::new(progress);
    let total = contest.plan().runs();
    let played = work::attached(py, || {
        let tell = &mut |done: u64| {
            let ours = ours.as_ref().map_or(0, work::Running::done);
            teller.tell_sometimes(done + ours, total)
        };
        play_theirs(py, &contest, &agents, &limits.budget, tell)
    });
    let (mut games, mut stop) = match played.flatten() {
        Ok(played) => played,
        Err(error) => {
            if let Some(ours) = ours {
                ours.end(py);
            }
            return Err(error);
        }
    };
    if let Some(ours) = ours {
        let theirs = games.len() as u64;
        let tell = &mut |done: u64, _| teller.tell(theirs + done, total);
        let (played, stopped) = ours.wait(py, tell)?;
        games.extend(played);
        stop = stop.or(stopped);
    }
    let answer = work::here(py, move || {
        games.sort_unstable_by_key(|game| game.row.run);
        let report = contest.report(&games, stop);
        let games = &games[..];
        serde_json::to_string(&Answer { report, games })
    })?;
    answer.map_err(|error| errors::defect(py, &error.to_string()))
}

/// Plays the games of the agents that are not ours, game by game; and the limit that ended this early, if one did.
fn play_theirs(
    py: Python<'_>,
    contest: &Contest,
    agents: &[Option<Bound<'_, PyAny>>],
    budget: &Budget,
    tell: &mut dyn FnMut(u64) -> PyResult<()>,
) -> PyResult<(Vec<Played>, Option<Stop>)> {
    let mut played = Vec::new();
    let theirs = agents.iter().enumerate();
    let theirs: Vec<(usize, &Bound<'_, PyAny>)> = theirs
        .filter_map(|(number, function)| Some((number, function.as_ref()?)))
        .collect();
    if theirs.is_empty() {
        return Ok((played, None));
    }
    for index in 0..contest.plan().settings[0].instances {
        for &(number, function) in &theirs {
            match play_one(py, contest, (number, function), index, budget)? {
                Ok(game) => played.push(game),
                Err(stop) => return Ok((played, Some(stop))),
            }
            tell(played.len() as u64)?;
        }
    }
    Ok((played, None))
}

/// Plays one game; or the limit that ended it.
fn play_one(
    py: Python<'_>,
    contest: &Contest,
    (number, function): (usize, &Bound<'_, PyAny>),
    index: u64,
    budget: &Budget,
) -> PyResult<Result<Played, Stop>> {
    let plan = contest.plan();
    let refused = |reason| refused(py, (&plan.methods[number].name, index, plan.seed), reason);
    let mut game = contest.game(index);
    let mut record = Record::default();
    let mut caller = Caller::new(function);
    while !game.state().is_over() {
        caller.look(game.position(), budget);
        let turn = play_turn(&mut game, &mut caller, budget, &mut record);
        match (caller.end.take(), turn) {
            (Some(End::GaveUp), _) => break,
            (Some(End::Raised(error)), _) => return Err(error),
            (Some(End::Refused(reason)), _) => return Err(refused(reason)),
            (None, Ok(_)) => {}
            (None, Err(error)) => match error.stop() {
                Some(stop) => return Ok(Err(stop)),
                None => return Err(refused(Error::from(error).whole())),
            },
        }
    }
    Ok(Ok(contest.played(number, index, &game, &record)))
}
