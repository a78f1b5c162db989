//! Many boards at once: their moves, and columns of what they show.

use super::board::{Board, Layout, Maker, Move, State};
use super::player::Policy;
use atisbo_api::Error;
use atisbo_base::Budget;
use rayon::prelude::*;

/// Fewer boards than this are not worth the change to other threads.
const FEW: usize = 32;

/// Whether a batch is worked through on one thread.
pub(super) fn is_small(count: usize) -> bool {
    count < FEW
}

/// How a board begins its next game.
pub(super) struct Start {
    pub(super) board: usize,
    seed: u64,
    index: u64,
    text: Option<String>,
}

impl From<(usize, u64, u64, Option<String>)> for Start {
    fn from((board, seed, index, text): (usize, u64, u64, Option<String>)) -> Self {
        Start {
            board,
            seed,
            index,
            text,
        }
    }
}

/// New games.
pub(super) fn make(
    maker: &dyn Maker,
    starts: &[Start],
    budget: &Budget,
) -> Result<Vec<Box<dyn Board>>, Error> {
    let one = |start: &Start| match &start.text {
        Some(text) => maker.read(text, budget),
        None => maker.draw(start.seed, start.index, budget),
    };
    if is_small(starts.len()) {
        starts.iter().map(one).collect()
    } else {
        starts.par_iter().map(one).collect()
    }
}

/// What the boards show, as columns.
pub(super) struct View {
    pub(super) cells: Vec<u8>,
    pub(super) mask: Vec<u8>,
    pub(super) left: Vec<u8>,
}

/// Looks at all boards.
pub(super) fn view(boards: &[Box<dyn Board>], layout: Layout) -> View {
    let cells = layout.rows * layout.columns;
    let mut view = View {
        cells: vec![0; boards.len() * cells],
        mask: vec![0; boards.len() * layout.actions],
        left: Vec::new(),
    };
    let left: Vec<i32> = if is_small(boards.len()) {
        let parts = view
            .cells
            .chunks_mut(cells)
            .zip(view.mask.chunks_mut(layout.actions));
        let parts = boards.iter().zip(parts);
        parts
            .map(|(board, (cells, mask))| board.show(cells, mask))
            .collect()
    } else {
        let parts = view
            .cells
            .par_chunks_mut(cells)
            .zip(view.mask.par_chunks_mut(layout.actions));
        let parts = boards.par_iter().zip(parts).with_min_len(FEW);
        parts
            .map(|(board, (cells, mask))| board.show(cells, mask))
            .collect()
    };
    view.left = left.iter().flat_map(|left| left.to_ne_bytes()).collect();
    view
}

/// What the moves came to, as columns: bytes, bytes, int32, and three of float64 (not a number where nothing is known).
pub(super) struct Steps {
    pub(super) allowed: Vec<u8>,
    pub(super) state: Vec<u8>,
    pub(super) gained: Vec<u8>,
    pub(super) risk: Vec<u8>,
    pub(super) risk_regret: Vec<u8>,
    pub(super) exact_regret: Vec<u8>,
}

/// Makes a move on each board; an action below 0 is none.
pub(super) fn step(
    boards: &mut [Box<dyn Board>],
    actions: &[i64],
    budget: &Budget,
) -> Result<Steps, Error> {
    let act = |(board, &action): (&mut Box<dyn Board>, &i64)| {
        let made = match usize::try_from(action) {
            Ok(action) => board.act(action, budget)?,
            Err(_) => None,
        };
        Ok((made, board.state()))
    };
    let moves: Result<Vec<(Option<Move>, State)>, Error> = if is_small(boards.len()) {
        boards.iter_mut().zip(actions).map(act).collect()
    } else {
        let moves = boards.par_iter_mut().zip(actions).with_min_len(FEW / 4);
        moves.map(act).collect()
    };
    let moves = moves?;
    let numbers = |of: fn(&Move) -> Option<f64>| -> Vec<u8> {
        let known = moves.iter().map(|(made, _)| made.as_ref().and_then(of));
        known
            .flat_map(|known| known.unwrap_or(f64::NAN).to_ne_bytes())
            .collect()
    };
    let gained = moves
        .iter()
        .map(|(made, _)| made.map_or(0, |made| made.gained));
    Ok(Steps {
        allowed: moves
            .iter()
            .map(|(made, _)| u8::from(made.is_some()))
            .collect(),
        state: moves.iter().map(|&(_, state)| state as u8).collect(),
        gained: gained.flat_map(i32::to_ne_bytes).collect(),
        risk: numbers(|made| made.risk),
        risk_regret: numbers(|made| made.risk_regret),
        exact_regret: numbers(|made| made.exact_regret),
    })
}

/// What a player would do on each board, as int64; -1 where the game is over.
pub(super) fn advise(
    boards: &mut [Box<dyn Board>],
    policy: Policy,
    budget: &Budget,
) -> Result<Vec<u8>, Error> {
    let one = |board: &mut Box<dyn Board>| board.advise(policy, budget);
    let actions: Result<Vec<Option<usize>>, Error> = if is_small(boards.len()) {
        boards.iter_mut().map(one).collect()
    } else {
        boards.par_iter_mut().map(one).collect()
    };
    let number = |action: Option<usize>| action.map_or(-1, |action| action as i64);
    Ok(actions?
        .into_iter()
        .flat_map(|action| number(action).to_ne_bytes())
        .collect())
}
