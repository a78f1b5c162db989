//! What can be proved of a position.

use super::LogicError;
use super::entailment;
use super::evidence::Conclusion;
use super::reasoner::Reasoner;
use super::reasons;
use super::settings::{Engine, Flags, Settings};
use super::sight::Sight;
use super::statistics::Statistics;
use super::system::System;
use crate::exact::if_possible;
use crate::position::Position;
use crate::tiling::Cell;
use atisbo_base::Budget;
use std::time::Instant;

/// What can be proved of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Knowledge {
    /// The hidden cells that are certainly no mines, in ascending order.
    pub safe: Vec<Cell>,
    /// The hidden cells that certainly are mines, in ascending order. Flags that are trusted are not
    /// among them.
    pub mines: Vec<Cell>,
    /// The hidden cells of which nothing is proved, in ascending order.
    pub unknown: Vec<Cell>,
    /// The flags that were taken back, in ascending order.
    pub withdrawn: Vec<Cell>,
    /// What was proved, in its order, and how: a proof may use what was proved before it.
    pub conclusions: Vec<Conclusion>,
    /// How many of the last questions about each unknown cell the recursive engine gave up: their answers may follow
    /// all the same.
    pub given_up: u64,
    /// What it took.
    pub statistics: Statistics,
}

/// All that the engine of these settings can prove of a position. Chaining goes on, with what it proved as
/// new facts, until no number gives more.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_minesweeper::logic::{self, Engine, Settings};
/// use atisbo_minesweeper::{Cell, Position};
///
/// // The first 1 says that one of the first two cells is a mine; so the second 1 needs no third.
/// let position: Position = "density 0.2\n###\n11#\n00#".parse()?;
/// let ask = |engine| {
///     let settings = Settings { engine, ..Settings::default() };
///     logic::analyse(&position, &settings, &Budget::unlimited())
/// };
/// assert!(ask(Engine::Sat)?.safe.contains(&Cell(2)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If no board fits, a number has too many rules, or the budget ends first. Nodes of the budget are
/// conflicts of the solver or steps of chaining, of one question.
pub fn analyse(
    position: &Position,
    settings: &Settings,
    budget: &Budget,
) -> Result<Knowledge, LogicError> {
    let start = Instant::now();
    let budget = budget.started();
    let mut sight = Sight::new(position, settings.flags);
    let mut knowledge = Knowledge {
        withdrawn: withdraw(&mut sight, settings, &budget)?,
        ..Knowledge::default()
    };
    let conclusions = if settings.engine == Engine::Sat {
        solve(&sight, settings, &budget, &mut knowledge.statistics)?
    } else {
        // Chaining sees only some contradictions; its conclusions about an impossible position would mean
        // nothing.
        solve(&sight, settings, &budget, &mut Statistics::default())?;
        let mut reasoner = Reasoner::new(*settings);
        let (conclusions, given_up) = chain(&mut reasoner, &mut sight, &budget)?;
        knowledge.statistics = reasoner.statistics;
        knowledge.given_up = given_up;
        conclusions
    };
    for &Conclusion { cell, is_mine, .. } in &conclusions {
        sight.conclude(cell, is_mine);
        if is_mine {
            knowledge.mines.push(cell);
        } else {
            knowledge.safe.push(cell);
        }
    }
    knowledge.safe.sort_unstable();
    knowledge.mines.sort_unstable();
    knowledge.unknown = sight.open().collect();
    knowledge.conclusions = conclusions;
    knowledge.statistics.time = start.elapsed();
    Ok(knowledge)
}

/// All that follows from all numbers at once.
pub(super) fn solve(
    sight: &Sight<'_>,
    settings: &Settings,
    budget: &Budget,
    statistics: &mut Statistics,
) -> Result<Vec<Conclusion>, LogicError> {
    let system = System::new(sight, &[]);
    let certain = entailment::certain(&system, settings.mine_count, budget, statistics);
    let Some(certain) = if_possible(certain)? else {
        return Err(reasons::impossible(sight, settings.mine_count, budget));
    };
    let mines = certain.mines.into_iter();
    let mines = mines.map(|cell| Conclusion::refuted(cell, true));
    let safe = certain.safe.into_iter();
    Ok(mines
        .chain(safe.map(|cell| Conclusion::refuted(cell, false)))
        .collect())
}

/// All that chaining proves, with what it proved as facts, and how many questions it gave up when it asked all of them
/// for the last time.
fn chain(
    reasoner: &mut Reasoner,
    sight: &mut Sight<'_>,
    budget: &Budget,
) -> Result<(Vec<Conclusion>, u64), LogicError> {
    let mut conclusions = Vec::new();
    let (mut from, mut news) = (0, false);
    let mut before = 0;
    loop {
        match reasoner.first_certainty(sight, from, budget)? {
            Some((at, conclusion)) => {
                sight.conclude(conclusion.cell, conclusion.is_mine);
                conclusions.push(conclusion);
                (from, news) = (at, true);
            }
            // The questions before may have other answers by now.
            None if news => {
                (from, news) = (0, false);
                before = reasoner.statistics.given_up;
            }
            None => break,
        }
    }
    Ok((conclusions, reasoner.statistics.given_up - before))
}

/// Takes back the flags that contradict what is seen, if they are to be revised: all of a smallest
/// contradiction, until there is none.
pub(super) fn withdraw(
    sight: &mut Sight<'_>,
    settings: &Settings,
    budget: &Budget,
) -> Result<Vec<Cell>, LogicError> {
    let mut withdrawn = Vec::new();
    if settings.flags != Flags::Revised {
        return Ok(withdrawn);
    }
    loop {
        let system = System::new(sight, &[]);
        let statistics = &mut Statistics::default();
        let certain = entailment::certain(&system, settings.mine_count, budget, statistics);
        if if_possible(certain)?.is_some() {
            break;
        }
        let conflict = match reasons::impossible(sight, settings.mine_count, budget) {
            LogicError::Impossible(conflict) if !conflict.flags.is_empty() => conflict,
            other => return Err(other),
        };
        for &flag in &conflict.flags {
            sight.doubt(flag);
        }
        withdrawn.extend(conflict.flags);
    }
    withdrawn.sort_unstable();
    Ok(withdrawn)
}
