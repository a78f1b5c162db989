//! The whole position for other programs: a knowledge base that any engine can be asked through, and
//! clauses for any solver.

use super::LogicError;
use super::group::{About, Group};
use super::reasons::{Reasons, Source};
use super::settings::Flags;
use super::sight::Sight;
use super::system::{Count, System};
use crate::position::Position;
use crate::tiling::Cell;
use atisbo_base::Budget;
use atisbo_logic::theory::ConstraintId;
use atisbo_logic::{Cnf, Formula, KnowledgeBase, Literal, SentenceId, Symbol, Symbols};
use rustc_hash::FxHashMap;

/// A position as a knowledge base: `m_r1c3` says that the cell in the first row and third column is a
/// mine.
#[derive(Clone, Debug)]
pub struct Told {
    /// One sentence for each number with hidden neighbours, and one for the total.
    pub base: KnowledgeBase,
    /// What each sentence says: one group for each.
    pub groups: Vec<Group>,
}

/// The position as a knowledge base over all hidden cells; flags tell nothing.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_logic::{Answer, Options};
/// use atisbo_minesweeper::{Position, logic};
///
/// let position: Position = "density 0.2\n###\n12*".parse()?;
/// let mut told = logic::knowledge_base(&position, &Budget::unlimited())?;
/// let query = told.base.parse("~m_r1c3")?;
/// let report = told.base.ask(&query, &Options::default(), (), &Budget::unlimited());
/// assert!(matches!(report.answer, Answer::Entailed(_)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If counting all mines would take too many clauses, or the budget is used up.
pub fn knowledge_base(position: &Position, budget: &Budget) -> Result<Told, LogicError> {
    let (system, reasons) = reasons(position, budget)?;
    let theory = &reasons.theory;
    let mut meter = budget.meter();
    let formulas = theory.clauses().len() + 2 * theory.clauses().literals();
    let formulas = (formulas * size_of::<Formula>()) as u64;
    if let Some(stop) = meter.check_bytes(theory.bytes() + formulas) {
        return Err(stop.into());
    }
    let mut base = KnowledgeBase::new();
    let selectors: FxHashMap<Symbol, ConstraintId> = theory
        .constraints()
        .map(|constraint| (theory.selector(constraint).symbol(), constraint))
        .collect();
    let mut sentences = vec![Vec::new(); reasons.sources.len()];
    let mut renamed = |literal: Literal| {
        let name = theory.symbols().name(literal.symbol());
        Literal::new(base.symbols_mut().intern(&name), literal.is_positive())
    };
    // All cells have a name, also those that no clause mentions.
    for &mine in &reasons.mines {
        renamed(mine);
    }
    for clause in theory.clauses().clauses() {
        let (mut owner, mut literals) = (None, Vec::new());
        for &literal in clause {
            match selectors.get(&literal.symbol()) {
                Some(constraint) => owner = Some(constraint.index()),
                None => literals.push(Formula::from(renamed(literal))),
            }
        }
        if let Some(owner) = owner {
            sentences[owner].push(Formula::or(literals));
        }
        if let Some(stop) = meter.work(1 + clause.len() as u64) {
            return Err(stop.into());
        }
    }
    let mut groups = Vec::new();
    for (clauses, source) in sentences.into_iter().zip(&reasons.sources) {
        let SentenceId(place) = base.tell_formula(Formula::and(clauses));
        groups.push(system.group(*source, place));
    }
    Ok(Told { base, groups })
}

/// The position as clauses over all hidden cells, with the names of their symbols:
/// [`atisbo_logic::dimacs::write`] makes a file of it. Flags tell nothing.
///
/// # Errors
///
/// If counting all mines would take too many clauses, or the budget is used up.
pub fn clauses(position: &Position, budget: &Budget) -> Result<(Cnf, Symbols), LogicError> {
    let (_, reasons) = reasons(position, budget)?;
    let all: Vec<ConstraintId> = reasons.theory.constraints().collect();
    Ok(reasons.theory.without_selectors(&all, budget)?)
}

fn reasons(position: &Position, budget: &Budget) -> Result<(System, Reasons), LogicError> {
    let sight = Sight::new(position, Flags::Ignored);
    let hidden: Vec<Cell> = position.hidden().collect();
    let system = System::new(&sight, &hidden);
    let counts = 0..system.counts.len();
    let reasons = Reasons::new(position.tiling(), &system, counts, true, budget)?;
    Ok((system, reasons))
}

impl System {
    /// What the sentence of a source says; it has this place among all.
    fn group(&self, source: Source, place: usize) -> Group {
        let (about, cell, range, of) = match source {
            // A position is told with its flags taken for hidden cells.
            Source::Number(cell) | Source::Flag(cell) => {
                let mut counts = self.counts.iter();
                let count = counts.find(|count| count.number == cell);
                let members = count.map_or(&[][..], |count| &count.members);
                let of = members.iter().map(|&member| self.cells[member as usize]);
                (
                    About::Number,
                    Some(cell),
                    count.map(Count::range),
                    of.collect(),
                )
            }
            Source::Total => (About::Total, None, self.bounds(), self.cells.clone()),
        };
        Group {
            about,
            cell,
            shows: None,
            mines: range.map(|range| [*range.start(), *range.end()]),
            of,
            sentences: place..place + 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::{Settings, analyse};
    use crate::{brute, exact};
    use atisbo_logic::oracle::{BatSat, Oracle, Outcome};
    use atisbo_logic::{Answer, Options, dimacs};
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]

        #[test]
        fn other_solvers_come_to_the_same_conclusions(position in brute::small_positions(14)) {
            let budget = Budget::unlimited();
            prop_assume!(exact::analyse(&position, &budget).is_ok());
            let known = analyse(&position, &Settings::default(), &budget).unwrap();
            let (cnf, symbols) = clauses(&position, &budget).unwrap();
            let file = dimacs::read(dimacs::write(&cnf, &symbols)).unwrap();
            prop_assert_eq!(&file.cnf, &cnf);
            let mut solver = BatSat::new();
            solver.add_all(&cnf);
            let mut told = knowledge_base(&position, &budget).unwrap();
            for cell in position.hidden() {
                let name = format!("m_{}", position.tiling().place(cell));
                let mine = Literal::positive(symbols.find(&name).unwrap());
                let never = |literal| matches!(solver.solve(&[literal], &budget), Outcome::Unsatisfiable(_));
                let [no_mine, no_clear] = [mine, !mine].map(never);
                prop_assert_eq!(no_mine, known.safe.contains(&cell));
                prop_assert_eq!(no_clear, known.mines.contains(&cell));
                let query = told.base.parse(&name).unwrap();
                let report = told.base.ask(&query, &Options::default(), (), &budget);
                let entailed = matches!(report.answer, Answer::Entailed(_));
                prop_assert_eq!(entailed, known.mines.contains(&cell));
            }
        }
    }
}
