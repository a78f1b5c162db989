//! What a request may ask for at once: an answer is held in memory until it is sent.

use crate::error::Refusal;
use atisbo_api::{Request, bayes, logic, minesweeper, ohno, sudoku};

/// Puzzles or games that are written down in one answer.
const MOST_PUZZLES: u64 = 1000;

/// Boards of Minesweeper, which may have a million cells each, and logs of its games.
const MOST_BOARDS: u64 = 100;

/// Steps of a trace, or conflicts.
const MOST_STEPS: usize = 20_000;

/// Refuses a request that asks for more than an answer may hold.
pub(crate) fn check(request: &Request) -> Result<(), Refusal> {
    let (asked, most) = match request {
        Request::Ohno(ohno::Request::Generate(request)) => (request.count, MOST_PUZZLES),
        Request::Sudoku(sudoku::Request::Generate(request)) => (request.count, MOST_PUZZLES),
        Request::Minesweeper(minesweeper::Request::Generate(request)) => {
            (request.count, MOST_BOARDS)
        }
        Request::Minesweeper(minesweeper::Request::Play(request)) if request.log => {
            (request.games, MOST_BOARDS)
        }
        Request::Ohno(ohno::Request::Search(request)) => steps(request.trace.map(|it| it.limit)),
        Request::Sudoku(sudoku::Request::Search(request)) => {
            steps(request.trace.map(|it| it.limit))
        }
        Request::Bayes(bayes::Request::Query(request)) => steps(request.trace),
        Request::Logic(logic::Request::Ask(request)) => steps(request.trace),
        Request::Logic(logic::Request::Conflicts(request)) => steps(Some(request.most)),
        _ => return Ok(()),
    };
    if asked > most {
        return Err(Refusal::TooMany { asked, most });
    }
    Ok(())
}

fn steps(asked: Option<usize>) -> (u64, u64) {
    (asked.unwrap_or(0) as u64, MOST_STEPS as u64)
}
