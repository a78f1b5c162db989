//! Why a cell is a mine, or none: the smallest set of numbers that says so, or the proof that chaining
//! found.

use super::LogicError;
use super::analysis::{analyse, solve, withdraw};
use super::evidence::{Conclusion, Evidence, Rule, Step};
use super::reasons::{Reasons, Source};
use super::settings::{Engine, Settings};
use super::sight::Sight;
use super::statistics::Statistics;
use super::system::System;
use crate::position::Position;
use crate::tiling::Cell;
use atisbo_base::{Budget, Stop};
use atisbo_logic::Literal;
use atisbo_logic::explain;
use atisbo_logic::theory::{Claim, ConstraintId};

/// Why a cell is a mine, or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The cell.
    pub cell: Cell,
    /// Whether it is a mine.
    pub is_mine: bool,
    /// The numbers that say so, in ascending order. Of those found by the solver none can be left out.
    pub numbers: Vec<Cell>,
    /// The flags that were believed, in ascending order.
    pub flags: Vec<Cell>,
    /// Whether the number of mines in all is needed.
    pub total: bool,
    /// The proof by chaining; none if the solver was asked.
    pub steps: Vec<Step>,
}

/// Why a cell is a mine, or none; nothing if the engine of these settings cannot tell which.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_minesweeper::logic::{self, Settings};
/// use atisbo_minesweeper::{Cell, Position};
///
/// let position: Position = "mines 1\n####\n1110\n0000".parse()?;
/// let why = logic::explain(&position, Cell(1), &Settings::default(), &Budget::unlimited())?;
/// let why = why.ok_or("it is certain")?;
/// assert!(why.is_mine && why.numbers == [Cell(6), Cell(7)]); // 1 and 0: nothing else is left
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// As [`analyse`].
pub fn explain(
    position: &Position,
    cell: Cell,
    settings: &Settings,
    budget: &Budget,
) -> Result<Option<Explanation>, LogicError> {
    let budget = budget.started();
    if settings.engine != Engine::Sat {
        let known = analyse(position, settings, &budget)?;
        return Ok(chained(position, &known.conclusions, cell));
    }
    let mut sight = Sight::new(position, settings.flags);
    withdraw(&mut sight, settings, &budget)?;
    let certain = solve(&sight, settings, &budget, &mut Statistics::default())?;
    let Some(conclusion) = certain.iter().find(|one| one.cell == cell) else {
        return Ok(None);
    };
    let system = System::new(&sight, &[cell]);
    let near = |count: &usize| {
        let place = system.place(cell);
        place.is_some_and(|place| system.counts[*count].members.contains(&place))
    };
    let part = system
        .parts()
        .into_iter()
        .find(|part| part.iter().any(near));
    let all = (0..system.counts.len()).collect();
    // The total needs all numbers; most cells do not need the total.
    let attempts = [
        part.map(|counts: Vec<usize>| (counts, false)),
        settings.mine_count.then_some((all, true)),
    ];
    for (counts, total) in attempts.into_iter().flatten() {
        if let Some(found) = by_numbers(&sight, &system, conclusion, (counts, total), &budget)? {
            return Ok(Some(found));
        }
    }
    Ok(None)
}

fn by_numbers(
    sight: &Sight<'_>,
    system: &System,
    &Conclusion { cell, is_mine, .. }: &Conclusion,
    (counts, total): (Vec<usize>, bool),
    budget: &Budget,
) -> Result<Option<Explanation>, LogicError> {
    let tiling = sight.position().tiling();
    let mut reasons = Reasons::new(tiling, system, counts, total).map_err(LogicError::Stopped)?;
    let Some(place) = system.place(cell) else {
        return Ok(None);
    };
    let mine = reasons.mines[place as usize];
    let claim = Claim::Fact(if is_mine { mine } else { !mine });
    let found = reasons.fewest(claim, budget).map_err(LogicError::Stopped)?;
    Ok(found.map(|sources| from_sources(sight, (cell, is_mine), &sources)))
}

fn from_sources(
    sight: &Sight<'_>,
    (cell, is_mine): (Cell, bool),
    sources: &[Source],
) -> Explanation {
    let number = |source: &Source| match source {
        Source::Number(cell) => Some(*cell),
        Source::Flag(_) | Source::Total => None,
    };
    let mut numbers: Vec<Cell> = sources.iter().filter_map(number).collect();
    numbers.sort_unstable();
    let total = sources.contains(&Source::Total);
    let tiling = sight.position().tiling();
    let counted = |flag: &Cell| {
        let neighbours = tiling.neighbours(*flag);
        total || numbers.iter().any(|number| neighbours.contains(number))
    };
    Explanation {
        cell,
        is_mine,
        flags: sight.believed().filter(counted).collect(),
        total,
        steps: Vec::new(),
        numbers,
    }
}

/// The step that is easiest to see: of all cells that are certain, the one with the smallest explanation
/// found. With chaining, the one whose proof applies the fewest numbers.
///
/// # Errors
///
/// As [`analyse`].
pub fn cheapest(
    position: &Position,
    settings: &Settings,
    budget: &Budget,
) -> Result<Option<Explanation>, LogicError> {
    let budget = budget.started();
    if settings.engine != Engine::Sat {
        let known = analyse(position, settings, &budget)?;
        let all = known.conclusions.iter();
        let all = all.filter_map(|one| chained(position, &known.conclusions, one.cell));
        return Ok(all.min_by_key(|one| (one.numbers.len(), one.cell)));
    }
    let mut sight = Sight::new(position, settings.flags);
    withdraw(&mut sight, settings, &budget)?;
    let certain = solve(&sight, settings, &budget, &mut Statistics::default())?;
    easiest(&sight, &certain, settings, &budget).map_err(LogicError::Stopped)
}

fn easiest(
    sight: &Sight<'_>,
    certain: &[Conclusion],
    settings: &Settings,
    budget: &Budget,
) -> Result<Option<Explanation>, Stop> {
    let Some(first) = certain.first() else {
        return Ok(None);
    };
    // All cells outside are alike: one of them stands for all.
    let system = System::new(sight, &[]);
    let outside = certain.iter().find(|one| system.place(one.cell).is_none());
    let own: Vec<Cell> = outside.map(|one| one.cell).into_iter().collect();
    let system = System::new(sight, &own);
    let tiling = sight.position().tiling();
    for total in [false, true] {
        if total && !settings.mine_count {
            break;
        }
        let mut reasons = Reasons::new(tiling, &system, 0..system.counts.len(), total)?;
        let placed = certain
            .iter()
            .filter_map(|one| Some((one, reasons.mines[system.place(one.cell)? as usize])));
        let placed: Vec<(&Conclusion, Literal)> = placed
            .map(|(one, mine)| (one, if one.is_mine { mine } else { !mine }))
            .collect();
        let facts: Vec<Literal> = placed.iter().map(|&(_, literal)| literal).collect();
        let all: Vec<ConstraintId> = reasons.theory.constraints().collect();
        let found = explain::cheapest(&mut reasons.theory, &facts, &all, &|_| 1, budget)?;
        if let Some(found) = found {
            let of = placed.iter().find(|(_, literal)| *literal == found.fact);
            let of = of.map_or(first, |(one, _)| *one);
            let sources = found.because.iter();
            let sources: Vec<Source> = sources.map(|one| reasons.sources[one.index()]).collect();
            return Ok(Some(from_sources(sight, (of.cell, of.is_mine), &sources)));
        }
    }
    Ok(None)
}

/// The proof by chaining of a cell, with the proofs of all it uses.
fn chained(position: &Position, conclusions: &[Conclusion], cell: Cell) -> Option<Explanation> {
    let of = |cell: Cell| conclusions.iter().position(|one| one.cell == cell);
    let last = of(cell)?;
    let mut needed = vec![false; conclusions.len()];
    needed[last] = true;
    for index in (0..=last).rev() {
        let Evidence::Chained(steps) = &conclusions[index].evidence else {
            return None;
        };
        if !needed[index] {
            continue;
        }
        for fact in steps.iter().filter(|step| step.rule == Rule::Fact) {
            // A fact that is no conclusion is seen or believed.
            if let Some(before) = fact.conclusion.cell().and_then(of).filter(|&it| it < index) {
                needed[before] = true;
            }
        }
    }
    let mut steps: Vec<Step> = Vec::new();
    let (mut numbers, mut mines) = (Vec::new(), Vec::new());
    for (one, _) in conclusions
        .iter()
        .zip(&needed)
        .filter(|(_, needed)| **needed)
    {
        numbers.extend(one.evidence.numbers());
        mines.extend(one.evidence.mines());
        let Evidence::Chained(own) = &one.evidence else {
            continue;
        };
        for step in own {
            let known = steps
                .iter()
                .any(|before| before.conclusion == step.conclusion);
            if !known {
                steps.push(step.clone());
            }
        }
    }
    for list in [&mut numbers, &mut mines] {
        list.sort_unstable();
        list.dedup();
    }
    mines.retain(|&cell| position.view(cell).is_hidden() && of(cell).is_none());
    Some(Explanation {
        cell,
        is_mine: conclusions[last].is_mine,
        numbers,
        flags: mines,
        total: steps.iter().any(|step| step.rule == Rule::Total),
        steps,
    })
}
