//! The position as constraints that can be switched on and off: one for each number, one for the total,
//! one for each flag that is believed. What follows, follows from some of them, and few are wanted.

use super::LogicError;
use super::entailment::MOST_STEPS;
use super::sight::Sight;
use super::system::System;
use crate::check::Conflict;
use crate::tiling::{Cell, Tiling};
use atisbo_base::{Budget, Meter, Stop};
use atisbo_logic::Literal;
use atisbo_logic::cardinality::{Encoding, Metered, between};
use atisbo_logic::explain;
use atisbo_logic::oracle::BatSat;
use atisbo_logic::theory::{Claim, ConstraintId, Theory};
use std::ops::RangeInclusive;

/// At most this many questions are asked to find the smallest of all reasons; after that a minimal one will do.
const QUESTIONS: u64 = 2000;

/// What a constraint says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    /// A number.
    Number(Cell),
    /// A cell that is believed to be a mine.
    Flag(Cell),
    /// The number of mines in all.
    Total,
}

/// Few constraints that prove something.
#[derive(Clone, Debug)]
pub(super) struct Fewest {
    pub(super) sources: Vec<Source>,
    /// Whether it is known that none are fewer.
    pub(super) smallest: bool,
}

/// The position as constraints.
#[derive(Debug)]
pub(super) struct Reasons {
    pub(super) theory: Theory,
    /// What each constraint says.
    pub(super) sources: Vec<Source>,
    /// That an unknown is a mine, by its place.
    pub(super) mines: Vec<Literal>,
}

impl Reasons {
    /// Some counts of a system, by their places, and the total if it is asked for; as far as the budget goes.
    pub(super) fn new(
        tiling: &Tiling,
        system: &System,
        counts: impl IntoIterator<Item = usize>,
        with_total: bool,
        budget: &Budget,
    ) -> Result<Self, Stop> {
        let mut meter = budget.meter();
        let mut theory = Theory::new();
        let name = |letter: char, cell: Cell| format!("{letter}_{}", tiling.place(cell));
        let mines = system.cells.iter();
        let mines: Vec<Literal> = mines.map(|&cell| theory.symbol(&name('m', cell))).collect();
        let mut sources = Vec::new();
        for count in counts {
            let count = &system.counts[count];
            let constraint = theory.constraint(&name('n', count.number));
            sources.push(Source::Number(count.number));
            let members: Vec<Literal> = count.members.iter().map(|&m| mines[m as usize]).collect();
            tell(&mut theory, constraint, count.range(), &members, &mut meter)?;
        }
        if let Some(range) = system.bounds().filter(|_| with_total) {
            let constraint = theory.constraint("total");
            sources.push(Source::Total);
            if mines.len().saturating_mul(*range.end()) > MOST_STEPS {
                return Err(Stop::Bytes);
            }
            tell(&mut theory, constraint, range, &mines, &mut meter)?;
        }
        Ok(Reasons {
            theory,
            sources,
            mines,
        })
    }

    /// Adds that a cell is believed to be a mine.
    fn believe(&mut self, system: &System, cell: Cell) {
        if let Some(place) = system.place(cell) {
            self.theory.fact(self.mines[place as usize]);
            self.sources.push(Source::Flag(cell));
        }
    }

    /// The smallest set of constraints that proves a claim, or a minimal one where that takes too long;
    /// `None` if even all do not prove it. Flags and the total are taken where numbers alone do not do.
    pub(super) fn fewest(&mut self, claim: Claim, budget: &Budget) -> Result<Option<Fewest>, Stop> {
        let sources = &self.sources;
        let cost = |constraint: ConstraintId| match sources[constraint.index()] {
            Source::Number(_) => 2,
            Source::Flag(_) | Source::Total => 3,
        };
        let all: Vec<ConstraintId> = self.theory.constraints().collect();
        let limited = budget.clone().nodes(QUESTIONS);
        let (found, smallest) =
            match explain::smallest(&mut self.theory, claim, &all, &cost, &limited) {
                Err(Stop::Nodes) => {
                    let mut order = all;
                    order.sort_by_key(|&constraint| cost(constraint));
                    let found = explain::quickxplain(&mut self.theory, claim, &order, budget)?;
                    (found, false)
                }
                other => (other?, true),
            };
        let source = |constraint: ConstraintId| self.sources[constraint.index()];
        Ok(found.map(|found| Fewest {
            sources: found.into_iter().map(source).collect(),
            smallest,
        }))
    }
}

/// Tells that so many of the literals are true, unless that takes more than the budget has.
fn tell(
    theory: &mut Theory,
    constraint: ConstraintId,
    range: RangeInclusive<usize>,
    literals: &[Literal],
    meter: &mut Meter,
) -> Result<(), Stop> {
    let encoding = Encoding::best(literals.len(), &range);
    let size = encoding.size(literals.len(), &range);
    let (clauses, symbols) = (size.clauses as usize, size.symbols as usize);
    let bytes = Theory::<BatSat>::bytes_of(clauses, 3 * clauses, symbols);
    if let Some(stop) = meter.check_bytes(theory.bytes() + bytes) {
        return Err(stop);
    }
    let mut under = theory.under(constraint);
    let mut sink = Metered::new(&mut under, meter);
    between(range, literals, encoding, &mut sink);
    sink.finish()
}

/// The error that names what cannot be true together, for what is seen and believed of a position that no
/// board fits.
pub(super) fn impossible(sight: &Sight<'_>, with_total: bool, budget: &Budget) -> LogicError {
    match conflict(sight, with_total, budget) {
        Ok(conflict) => LogicError::Impossible(conflict),
        Err(stop) => LogicError::Stopped(stop),
    }
}

fn conflict(sight: &Sight<'_>, with_total: bool, budget: &Budget) -> Result<Conflict, Stop> {
    let tiling = sight.position().tiling();
    // What is believed becomes open, so that it can be one of the reasons.
    let mut open = sight.clone();
    let believed: Vec<Cell> = sight.believed().collect();
    for &cell in &believed {
        open.doubt(cell);
    }
    let system = System::new(&open, &believed);
    // Numbers alone contradict each other within one part; only the total needs all of them.
    let parts = system.parts().into_iter().map(|part| (part, false));
    let all = ((0..system.counts.len()).collect(), true);
    for (counts, total) in parts.chain(with_total.then_some(all)) {
        let mut reasons = Reasons::new(tiling, &system, counts.iter().copied(), total, budget)?;
        for &cell in &believed {
            let is_near = |&count: &usize| {
                let place = system.place(cell);
                place.is_some_and(|place| system.counts[count].members.contains(&place))
            };
            if total || counts.iter().any(is_near) {
                reasons.believe(&system, cell);
            }
        }
        if let Some(fewest) = reasons.fewest(Claim::Conflict, budget)? {
            let mut conflict = Conflict::default();
            for source in fewest.sources {
                match source {
                    Source::Number(cell) => conflict.numbers.push(cell),
                    Source::Flag(cell) => conflict.flags.push(cell),
                    Source::Total => conflict.total = true,
                }
            }
            return Ok(conflict);
        }
    }
    Ok(Conflict::default())
}
