//! Contradiction: a candidate that leads to what cannot be, however far. The end of the ladder: where
//! a position has one solution, this always finds a step.
//!
//! First by a net of singles and locked candidates; then by a net that may use smaller nets, each of
//! which refutes one more candidate; then by the fewest rules that leave no other way, as
//! [`logic`](crate::logic) finds them; at last, under rules that it does not know, by a search, which
//! can only say that it found nothing.

use super::finder::{Finder, Flow};
use super::forcing_net::refutations;
use super::net::Net;
use super::view::View;
use super::{Candidate, Evidence, Implication, Premise};
use crate::logic::{self, Deduction, Logic};
use crate::solver;
use atisbo_base::Stop;
use std::ops::ControlFlow;

/// How many small nets are tried before few rules, or a search, have to do.
const MOST_SMALL_NETS: usize = 20_000;

/// Of how many candidates it is asked which rules decide them, and with how many questions.
const MOST_ASKED: usize = 300;
const MOST_QUESTIONS: u64 = 5_000;

/// A candidate that leads to what cannot be, however far.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    let mut net = Net::new(view);
    net.uses_locked = true;
    refutations(view, &mut net, found)?;
    if found.has_any() {
        return Flow::Continue(());
    }
    let candidates = easiest_first(view);
    let mut patience = MOST_SMALL_NETS;
    for &candidate in &candidates {
        if let Some(evidence) = nested(view, &mut net, candidate, &mut patience, found)? {
            return found.conclude(candidate, false, || evidence);
        }
        if patience == 0 {
            break;
        }
    }
    if let Some((deduction, rules)) = by_few_rules(view, &candidates, found)? {
        let (placed, gone) = (deduction.placements, deduction.eliminations);
        return found.add(placed, gone, || Evidence::Proof { rules });
    }
    match refuted_by_search(view, &candidates, found)? {
        // All that can be said of a search is what was supposed.
        Some(candidate) => found.conclude(candidate, false, || Evidence::Contradiction {
            net: vec![Implication::supposed(candidate)],
            broken: None,
        }),
        None => Flow::Continue(()),
    }
}

/// The candidates, those of cells with few first: what is left there says more.
fn easiest_first<const W: usize>(view: &View<W>) -> Vec<Candidate> {
    let mut cells: Vec<usize> = view.unsolved().iter().collect();
    cells.sort_by_key(|&cell| view.candidates(cell).len());
    let of_cell = |cell| view.candidates(cell).in_cell(cell);
    cells.into_iter().flat_map(of_cell).collect()
}

/// Refutes a candidate with the help of smaller nets on top of the one it begins.
fn nested<const W: usize>(
    view: &View<W>,
    net: &mut Net<'_, W>,
    candidate: Candidate,
    patience: &mut usize,
    found: &mut Finder,
) -> ControlFlow<(), Option<Evidence>> {
    let mut end = net.suppose(candidate, true);
    let mut known = 0;
    while end.is_ok() && known < net.len() && *patience > 0 {
        known = net.len();
        'cells: for cell in view.unsolved().iter() {
            for value in net.candidates(cell).iter() {
                let small = Candidate { cell, value };
                let is_open = net.find(small, true).or(net.find(small, false)).is_none();
                if !is_open || *patience == 0 {
                    continue;
                }
                found.work()?;
                *patience -= 1;
                if let Some(because) = small_net(net, small) {
                    end = net.refuted(small, because);
                    if end.is_err() {
                        break 'cells;
                    }
                }
            }
        }
    }
    let evidence = end.err().map(|clash| net.contradiction(&clash));
    net.back_to(0);
    ControlFlow::Continue(evidence)
}

/// The facts so far that refute a candidate by singles, if they do.
fn small_net<const W: usize>(net: &mut Net<'_, W>, candidate: Candidate) -> Option<Vec<u32>> {
    let mark = net.len();
    net.uses_locked = false;
    let end = net.suppose(candidate, true);
    let because = end.err().map(|clash| net.needed_before(mark, &clash));
    net.back_to(mark);
    net.uses_locked = true;
    because
}

/// What follows from the fewest rules, with these rules. `None` under rules beyond regions, and where it
/// would take too long.
fn by_few_rules<const W: usize>(
    view: &View<W>,
    candidates: &[Candidate],
    found: &mut Finder,
) -> ControlFlow<(), Option<(Deduction, Vec<Premise>)>> {
    let Ok(mut logic) = Logic::at(&view.position()) else {
        return ControlFlow::Continue(None);
    };
    let asked = &candidates[..candidates.len().min(MOST_ASKED)];
    let budget = found.rest();
    let questions = budget.max_nodes().unwrap_or(MOST_QUESTIONS);
    let budget = budget.nodes(questions.min(MOST_QUESTIONS));
    let deduction = match logic.easiest_of(asked, &budget) {
        Ok(Some(deduction)) => deduction,
        Ok(None) | Err(Stop::Nodes | Stop::Bytes) => return ControlFlow::Continue(None),
        Err(stop) => {
            found.give_up(stop)?;
            return ControlFlow::Continue(None);
        }
    };
    let premise = |reason: &logic::Reason| match *reason {
        logic::Reason::Cell(cell) => Some(Premise::Cell(cell)),
        logic::Reason::Place { region, value } => Some(Premise::Place { region, value }),
        logic::Reason::Apart(_) | logic::Reason::Given(_) => None,
    };
    let rules: Option<Vec<Premise>> = deduction.because.iter().map(premise).collect();
    ControlFlow::Continue(rules.map(|rules| (deduction, rules)))
}

/// The first candidate that is in no solution.
fn refuted_by_search<const W: usize>(
    view: &View<W>,
    candidates: &[Candidate],
    found: &mut Finder,
) -> ControlFlow<(), Option<Candidate>> {
    let puzzle = view.position().to_puzzle();
    let all = solver::solve(&puzzle, 2, &found.rest());
    if let Some(stop) = all.stop {
        found.give_up(stop)?;
    }
    let solutions: Vec<&Vec<u8>> = all.first.iter().chain(&all.second).collect();
    let in_none = |it: &&Candidate| solutions.iter().all(|values| values[it.cell] != it.value);
    for &candidate in candidates.iter().filter(in_none) {
        if all.complete {
            return ControlFlow::Continue(Some(candidate));
        }
        found.work()?;
        let mut with = puzzle.clone();
        with.give(candidate.cell, candidate.value);
        let one = solver::solve(&with, 1, &found.rest());
        if let Some(stop) = one.stop {
            found.give_up(stop)?;
        }
        if one.count == 0 {
            return ControlFlow::Continue(Some(candidate));
        }
    }
    ControlFlow::Continue(None)
}

#[cfg(test)]
mod tests {
    use super::super::trial::position;
    use super::super::view::Board;
    use super::*;
    use atisbo_base::Budget;
    use std::sync::Arc;

    #[test]
    fn few_rules_decide_something_where_nets_end() {
        // The hardest puzzle of A. Inkala: no technique below nets helps.
        let position = position(
            "8.. ... ... ..3 6.. ... .7. .9. 2.. .5. ..7 ... ... .45 7.. ... 1.. .3. ..1 ... .68 ..8 5.. \
             .1. .9. ... 4..",
        );
        let view: View<2> = View::new(Arc::new(Board::new(position.rules())), &position);
        let mut finder = Finder::of_first(Budget::unlimited().meter());
        let candidates = easiest_first(&view);
        let ControlFlow::Continue(Some((deduction, rules))) =
            by_few_rules(&view, &candidates[..60], &mut finder)
        else {
            panic!("the puzzle has one solution");
        };
        let solution = solver::solve(&position.to_puzzle(), 2, &Budget::unlimited());
        let solution = solution.first.unwrap();
        let is_so = |it: &Candidate| solution[it.cell] == it.value;
        assert!(deduction.placements.iter().all(is_so));
        assert!(!deduction.eliminations.iter().any(is_so));
        assert_eq!(rules.len(), deduction.because.len());
        assert!(rules.len() < 81);
    }
}
