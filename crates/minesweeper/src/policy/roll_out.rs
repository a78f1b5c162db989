//! Moves tried out: the rest of the game played on boards drawn at random among those that fit.

use super::candidate::Candidate;
use super::player::Player;
use super::settings::{Settings, Strength};
use crate::agent::{AgentError, Decision, FirstCell};
use crate::board::Board;
use crate::exact::{Analyser, Effort, ExactError, Sampler, Supply};
use crate::position::{Position, View};
use crate::tiling::Cell;
use atisbo_base::{Budget, Meter, Stop, seed};

/// How many boards are played before the moves are compared.
const BATCH: u32 = 25;

/// A move is clearly the best once it is this many standard errors ahead of all others.
const CLEAR: f64 = 3.0;

/// Who plays on: the strong player, a little cheaper. What is best for a weaker one need not be best for it: with
/// moves chosen by games of the fast player it won 0.4 points less (5,000 expert games, 0.0 to 0.9).
const PLAYS_ON: Settings = Settings {
    candidates: 8,
    finalists: 4,
    answers: 3,
    end_game_boards: 500,
    end_game_nodes: 10_000,
    ..Settings::of(Strength::Safest)
};

/// How many cells looked at in a decision count as a node.
const CELLS_OF_A_NODE: usize = 64;

/// Plays out each of these moves on the same boards, at most `boards`, and notes how often it wins. Ends
/// early where one move is clearly the best; returns the limit, if one ends it. `nodes` of the budget are spent
/// before.
pub(super) fn roll_out(
    analyser: &mut Analyser,
    (position, supply): (&Position, Supply),
    candidates: &mut [Candidate],
    (boards, seed): (u32, u64),
    (nodes, budget): (u64, &Budget),
) -> Result<Option<Stop>, ExactError> {
    if candidates.len() < 2 {
        return Ok(None);
    }
    let effort = &mut Effort::new(budget);
    let Some(mut sampler) = Sampler::new(analyser, supply, effort)? else {
        return Ok(None);
    };
    let mut rng = seed::rng(seed, 0);
    let mut spending = Spending {
        meter: budget.meter(),
        nodes,
    };
    // Which cell it would open first does not matter: one is open.
    let mut player = Player::new(PLAYS_ON, FirstCell::Corner, 0, 0);
    // What each move won on each board.
    let mut won: Vec<Vec<f64>> = vec![Vec::new(); candidates.len()];
    let mut stop = None;
    'played: for batch in 0..boards.div_ceil(BATCH) {
        if batch > 0 && is_decided(&won) {
            break;
        }
        for _ in 0..BATCH.min(boards - batch * BATCH) {
            let mines = sampler.draw(analyser, &mut rng);
            let board = Board::new(position.tiling().clone(), mines);
            let played = candidates.iter().map(|candidate| {
                play_out(position, &board, candidate.cell, &mut player, &mut spending)
            });
            // A board that not all of them were played on does not count.
            match played.collect::<Result<Vec<f64>, Stop>>() {
                Ok(played) => won
                    .iter_mut()
                    .zip(played)
                    .for_each(|(won, played)| won.push(played)),
                Err(limit) => {
                    stop = Some(limit);
                    break 'played;
                }
            }
        }
    }
    for (candidate, won) in candidates.iter_mut().zip(&won) {
        if !won.is_empty() {
            candidate.win = Some(mean(won));
        }
    }
    Ok(stop)
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

/// Whether one of the moves is clearly better than each of the others, board by board.
fn is_decided(won: &[Vec<f64>]) -> bool {
    let means = won.iter().map(|won| mean(won)).enumerate();
    let Some((best, _)) = means.max_by(|(_, a), (_, b)| a.total_cmp(b)) else {
        return true;
    };
    let is_behind = |other: &[f64]| {
        let ahead: Vec<f64> = won[best].iter().zip(other).map(|(a, b)| a - b).collect();
        let (count, mean) = (ahead.len() as f64, mean(&ahead));
        let variance = ahead.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / count;
        mean > CLEAR * (variance / count).sqrt()
    };
    let mut others = won.iter().enumerate().filter(|&(index, _)| index != best);
    others.all(|(_, other)| is_behind(other))
}

/// What all games played out have spent of one budget.
struct Spending {
    meter: Meter,
    nodes: u64,
}

impl Spending {
    /// What is left for one decision more.
    fn rest(&mut self) -> Result<Budget, Stop> {
        let stop = self.meter.check(self.nodes, 0);
        match stop.or_else(|| self.meter.check_clock()) {
            Some(stop) => Err(stop),
            None => Ok(self.meter.rest(self.nodes)),
        }
    }
}

/// The chance to win on a board from this move on: 1 or 0, or what the end game says when it is reached.
fn play_out(
    position: &Position,
    board: &Board,
    first: Cell,
    player: &mut Player,
    spending: &mut Spending,
) -> Result<f64, Stop> {
    let mut position = position.clone();
    let mut reveal = vec![first];
    loop {
        for cell in reveal {
            if board.is_mine(cell) {
                return Ok(0.0);
            }
            open(&mut position, board, cell);
        }
        let rest = spending.rest()?;
        let before = player.nodes();
        let choice = player.choose(&position, &rest);
        let looked_at = 1 + position.views().len() / CELLS_OF_A_NODE;
        spending.nodes += player.nodes() - before + looked_at as u64;
        match choice {
            Ok(Decision { win: Some(win), .. }) => return Ok(win),
            Ok(choice) => reveal = choice.reveal,
            // Nothing left to open.
            Err(AgentError::Stuck) => return Ok(1.0),
            Err(_) => return Ok(0.0),
        }
    }
}

/// Opens a clear cell, and from one that shows 0 all around it.
fn open(position: &mut Position, board: &Board, cell: Cell) {
    let mut queue = vec![cell];
    while let Some(cell) = queue.pop() {
        if position.view(cell).is_hidden() {
            let number = board.number(cell);
            position.set(cell, View::Number(number));
            if number == 0 {
                queue.extend(board.tiling().neighbours(cell).iter());
            }
        }
    }
}
