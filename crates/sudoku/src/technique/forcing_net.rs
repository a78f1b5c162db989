//! Forcing net: every possibility leads to the same end, or one leads to what cannot be, when all that
//! was found on the way is remembered.

use super::finder::{Finder, Flow};
use super::net::Net;
use super::premises::premises;
use super::view::View;
use super::{Candidate, Evidence, Premise, words};

/// The most candidates of a position of which what follows from each is kept to be compared.
const MOST_CANDIDATES: usize = 2000;

/// How many suppositions are tried for a shorter refutation once one is known.
const PATIENCE: usize = 1000;

/// Every possibility leads by a net to the same end.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    let mut net = Net::new(view);
    refutations(view, &mut net, found)?;
    verities(view, &mut net, found)
}

/// Reports the candidates whose truth or falsehood the net refutes, the shortest proof first.
pub(super) fn refutations<const W: usize>(
    view: &View<W>,
    net: &mut Net<'_, W>,
    found: &mut Finder,
) -> Flow {
    let mut refuted: Vec<(usize, Candidate, bool)> = Vec::new();
    for (tried, (candidate, holds)) in suppositions(view).enumerate() {
        found.work()?;
        if let Err(clash) = net.suppose(candidate, holds) {
            refuted.push((net.proof_len(&clash.because), candidate, holds));
        }
        net.back_to(0);
        if tried >= PATIENCE && !refuted.is_empty() && !found.wants_all() {
            break;
        }
    }
    refuted.sort_unstable();
    for (_, candidate, supposed) in refuted {
        let clash = net.suppose(candidate, supposed);
        if let Err(clash) = clash {
            found.conclude(candidate, !supposed, || net.contradiction(&clash))?;
        }
        net.back_to(0);
    }
    Flow::Continue(())
}

/// Every candidate as true and as false.
fn suppositions<const W: usize>(view: &View<W>) -> impl Iterator<Item = (Candidate, bool)> {
    let cells = view.unsolved().iter();
    let candidates = cells.flat_map(|cell| view.candidates(cell).in_cell(cell));
    candidates.flat_map(|candidate| [(candidate, true), (candidate, false)])
}

/// A premise, with what to suppose for each of its possibilities.
type Fork = (Premise, Vec<(Candidate, bool)>);

/// Cells, values in regions, and candidates that are true or false.
fn forks<const W: usize>(view: &View<W>) -> Vec<Fork> {
    let true_each = |candidates: Vec<Candidate>| candidates.into_iter().map(|it| (it, true));
    let places = premises(view, 2).into_iter();
    let places = places.map(|(premise, each)| (premise, true_each(each).collect()));
    let trues = suppositions(view).filter(|&(_, holds)| holds);
    let either = trues.map(|(candidate, _)| {
        let ways = vec![(candidate, true), (candidate, false)];
        (Premise::Candidate(candidate), ways)
    });
    places.chain(either).collect()
}

/// Reports what follows from all possibilities of a premise, the nearest end first.
fn verities<const W: usize>(view: &View<W>, net: &mut Net<'_, W>, found: &mut Finder) -> Flow {
    if suppositions(view).count() > 2 * MOST_CANDIDATES {
        found.limited_if(true);
        return Flow::Continue(());
    }
    let mut outcomes = Outcomes::new(view);
    for (candidate, holds) in suppositions(view) {
        found.work()?;
        if net.suppose(candidate, holds).is_ok() {
            outcomes.add(net, candidate, holds);
        }
        net.back_to(0);
    }
    let forks = forks(view);
    let mut verities = Vec::new();
    for (index, (_, ways)) in forks.iter().enumerate() {
        found.work()?;
        let mut ends = outcomes.common(ways);
        if ends.is_empty() {
            continue;
        }
        // The further along the trails an end is, the more it tends to need.
        for &(candidate, supposed) in ways {
            let _ = net.suppose(candidate, supposed);
            for (cost, end, holds) in &mut ends {
                *cost += net.find(*end, *holds).unwrap_or(0);
            }
            net.back_to(0);
        }
        verities.extend(ends.into_iter().map(|end| (end, index)));
    }
    verities.sort_unstable();
    for ((_, end, holds), fork) in verities {
        let (premise, ways) = &forks[fork];
        let mut branch = |&(candidate, supposed): &(Candidate, bool)| {
            let _ = net.suppose(candidate, supposed);
            let proof = net.find(end, holds).map(|end| net.proof(&[end]));
            net.back_to(0);
            proof.unwrap_or_default()
        };
        found.conclude(end, holds, || Evidence::Forcing {
            premise: *premise,
            branches: ways.iter().map(&mut branch).collect(),
        })?;
    }
    Flow::Continue(())
}

/// What follows from each supposition, as sets of facts.
struct Outcomes {
    values: usize,
    words: usize,
    /// By fact, where the set of what follows from it begins; nothing if it is not possible.
    set: Vec<Option<usize>>,
    sets: Vec<u64>,
}

impl Outcomes {
    fn new<const W: usize>(view: &View<W>) -> Self {
        let facts = 2 * view.rules().shape().cells() * view.size();
        Outcomes {
            values: view.size(),
            words: facts.div_ceil(64),
            set: vec![None; facts],
            sets: Vec::new(),
        }
    }

    fn number(&self, candidate: Candidate, holds: bool) -> usize {
        2 * candidate.number(self.values) + usize::from(holds)
    }

    fn add<const W: usize>(&mut self, net: &Net<'_, W>, candidate: Candidate, holds: bool) {
        let start = self.sets.len();
        self.sets.resize(start + self.words, 0);
        for fact in net.facts() {
            let number = self.number(fact.candidate, fact.holds);
            words::insert(&mut self.sets[start..], number);
        }
        let number = self.number(candidate, holds);
        self.set[number] = Some(start);
    }

    /// The facts that follow from all suppositions, if all are possible; the cost is not known yet.
    fn common(&self, suppositions: &[(Candidate, bool)]) -> Vec<(u32, Candidate, bool)> {
        let mut common = vec![u64::MAX; self.words];
        for &(candidate, holds) in suppositions {
            let Some(start) = self.set[self.number(candidate, holds)] else {
                return Vec::new();
            };
            for (word, other) in common.iter_mut().zip(&self.sets[start..]) {
                *word &= other;
            }
        }
        let fact = |number| {
            let candidate = Candidate::from_number(number / 2, self.values);
            (0, candidate, number % 2 == 1)
        };
        words::numbers(common.into_iter()).map(fact).collect()
    }
}
