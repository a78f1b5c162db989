//! A proof that a board needs no guess: what follows from which numbers, step by step.

use super::walk::Walk;
use crate::board::Board;
use crate::check::links::Links;
use crate::check::quickxplain::minimal;
use crate::exact::{Analyser, Effort, Status, Supply, Total, if_possible};
use crate::tiling::Cell;
use atisbo_base::{Budget, Stop};

/// What is concluded, and from what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The numbers it follows from, together with the mines and safe cells concluded before. None of
    /// them can be left out for the first cell concluded.
    pub numbers: Vec<Cell>,
    /// Whether the mine total is needed too.
    pub total: bool,
    /// The cells that are no mines, and are opened.
    pub safe: Vec<Cell>,
    /// The cells that are mines.
    pub mines: Vec<Cell>,
}

/// Steps that open a whole board from its first click.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proof {
    /// In the order they are made.
    pub steps: Vec<Step>,
}

/// Proves that a board can be opened from a first click by logic alone: the exact analysis and the
/// mine total are all of logic. None if it cannot, or the first click is a mine.
///
/// # Errors
///
/// If the budget ends first; its nodes are states of the exact analysis.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_minesweeper::{Board, Cell, Kind, Tiling, no_guess};
///
/// let row = Tiling::grid(Kind::Square, 1, 5)?;
/// let board = Board::new(row, [Cell(3)]);
/// let proof = no_guess::prove(&board, Cell(0), &Budget::unlimited()).unwrap();
/// let proof = proof.expect("0, 0, 1, a mine, and nothing left");
/// assert!(proof.steps.last().unwrap().total);
/// # Ok::<(), atisbo_minesweeper::TilingError>(())
/// ```
pub fn prove(board: &Board, first: Cell, budget: &Budget) -> Result<Option<Proof>, Stop> {
    let Some(walk) = Walk::start(board, first) else {
        return Ok(None);
    };
    let mut prover = Prover {
        walk,
        analyser: Analyser::new(),
        effort: Effort::new(budget),
        steps: Vec::new(),
    };
    let done = prover.run()?;
    Ok(done.then_some(Proof {
        steps: prover.steps,
    }))
}

struct Prover<'b> {
    walk: Walk<'b>,
    analyser: Analyser,
    effort: Effort,
    steps: Vec<Step>,
}

impl Prover<'_> {
    /// Whether it came to the end.
    fn run(&mut self) -> Result<bool, Stop> {
        loop {
            self.singles();
            if self.walk.is_won() {
                return Ok(true);
            }
            // The total is asked only where the numbers are silent.
            let numbers = self.walk.position.open_numbers();
            let mut total = false;
            let mut certain = self.certain(&numbers, total)?;
            if certain.is_empty() {
                total = true;
                certain = self.certain(&numbers, total)?;
                certain.truncate(1);
            }
            if certain.is_empty() {
                return Ok(false);
            }
            let links = Links::new(&self.walk.position, &numbers);
            for (cell, status) in certain {
                // It may have been concluded with another one by now.
                if self.walk.position.view(cell).is_hidden() {
                    let few = self.reason(&numbers, &links, cell, status, total)?;
                    let found = self.certain(&few, total)?;
                    self.conclude(few, total, found);
                    self.singles();
                }
            }
        }
    }

    /// What single numbers decide, until none decides more.
    fn singles(&mut self) {
        while let Some((number, status, cells)) = self.walk.next_single() {
            let found = cells.into_iter().map(|cell| (cell, status)).collect();
            self.conclude(vec![number], false, found);
        }
    }

    fn conclude(&mut self, numbers: Vec<Cell>, total: bool, found: Vec<(Cell, Status)>) {
        let (mut safe, mut mines) = (Vec::new(), Vec::new());
        for (cell, status) in found {
            self.walk.learn(cell, status);
            match status {
                Status::Mine => mines.push(cell),
                _ => safe.push(cell),
            }
        }
        self.steps.push(Step {
            numbers,
            total,
            safe,
            mines,
        });
    }

    fn certain(&mut self, numbers: &[Cell], total: bool) -> Result<Vec<(Cell, Status)>, Stop> {
        let (position, effort) = (&self.walk.position, &mut self.effort);
        let certain = self.analyser.certain(position, numbers, total, effort);
        // The board itself fits, so some board always does.
        Ok(if_possible(certain)?.unwrap_or_default())
    }

    /// A few of the numbers, near the cell, without any one of which it would not be certain.
    fn reason(
        &mut self,
        numbers: &[Cell],
        links: &Links<'_>,
        cell: Cell,
        status: Status,
        total: bool,
    ) -> Result<Vec<Cell>, Stop> {
        let beside = self.walk.position.tiling().neighbours(cell);
        let mut near = links.from(|number| beside.contains(&number));
        if total {
            let far = numbers.iter().filter(|&number| !near.contains(number));
            let far: Vec<Cell> = far.copied().collect();
            near.extend(far);
        }
        // The nearest that suffice, by doubling.
        let mut enough = 1;
        let mut proves = |numbers: &[Cell]| self.proves(numbers, cell, status, total);
        while enough < near.len() && !proves(&near[..enough])? {
            enough *= 2;
        }
        near.truncate(enough);
        let mut few = minimal(&near, proves)?;
        few.sort_unstable();
        Ok(few)
    }

    /// Whether these numbers prove a conclusion: no board fits its opposite.
    fn proves(
        &mut self,
        numbers: &[Cell],
        cell: Cell,
        status: Status,
        total: bool,
    ) -> Result<bool, Stop> {
        let (position, effort) = (&self.walk.position, &mut self.effort);
        let opposite = match status {
            Status::Mine => Status::Clear,
            _ => Status::Mine,
        };
        let total = match Supply::of(position) {
            Supply::Total(Total { mines, cells }) if total => {
                let taken = u32::from(opposite == Status::Mine);
                let Some(mines) = mines.checked_sub(taken) else {
                    return Ok(true);
                };
                let cells = cells - 1;
                Some(Total { mines, cells })
            }
            _ => None,
        };
        let status = |other| match Status::of(position.view(other)) {
            _ if other == cell => opposite,
            status => status,
        };
        let analyser = &mut self.analyser;
        Ok(!analyser.possible(position, numbers, status, total, effort)?)
    }
}
