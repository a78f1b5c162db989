//! A constraint satisfaction problem as an exact cover.
//!
//! An option is a variable with a value. Each variable is an item: it takes one value. Each value of
//! an all-different constraint is an item: one variable takes it, or at most one if there are more
//! values than variables. Each pair of values that a binary constraint forbids is an item that may be
//! covered once. A Sudoku becomes the well-known matrix of 729 options and 324 items.

use super::{CoverEvent, CoverObserver, DancingLinks, ExactCover};
use crate::csp::{Kind, Rule};
use crate::why::{Item, OpenItem, Return};
use crate::{
    Cause, ConstraintId, Csp, Domain, Event, Machine, Observer, Options, Report, Statistics, Value,
    Variable,
};
use atisbo_base::Budget;

/// The problem has a constraint on more than two variables that is no all-different.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("constraint {} is on more than two variables and cannot be written as an exact cover", .0.0)]
pub struct NotACover(pub ConstraintId);

/// What an item of a [`CspCover`] stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// The variable takes a value.
    Variable(Variable),
    /// The value is taken by a variable of the all-different constraint.
    Place(ConstraintId, Value),
    /// Two values that the constraint forbids do not meet.
    Pair(ConstraintId),
}

/// A [`Csp`] as an [`ExactCover`], with what its options and items stand for.
///
/// ```
/// use atisbo_csp::Model;
/// use atisbo_csp::exact_cover::CspCover;
///
/// let mut model = Model::new();
/// let row = [model.variable(0..3)?, model.variable(0..3)?, model.variable(0..3)?];
/// model.all_different(row)?;
/// let cover = CspCover::new(&model.build()).unwrap();
/// assert_eq!(cover.cover().options(), 9);
/// assert_eq!(cover.cover().primary(), 6); // three variables, three values
/// # Ok::<(), atisbo_csp::ModelError>(())
/// ```
#[derive(Clone, Debug)]
pub struct CspCover {
    cover: ExactCover,
    /// What each option stands for.
    placements: Vec<(Variable, Value)>,
    /// What each item stands for.
    meanings: Vec<Meaning>,
    variables: usize,
}

impl CspCover {
    /// Writes a problem as an exact cover.
    ///
    /// # Errors
    ///
    /// If it has a constraint on more than two variables that is no all-different.
    pub fn new(csp: &Csp) -> Result<Self, NotACover> {
        let mut primary: Vec<Meaning> = csp.variables().map(Meaning::Variable).collect();
        let mut secondary = Vec::new();
        // For each variable and value, its items: primary as they are, secondary counted from 0.
        let mut first_option = Vec::with_capacity(csp.len());
        let mut placements = Vec::new();
        for (variable, domain) in csp.variables().zip(csp.domains()) {
            first_option.push(placements.len());
            placements.extend(domain.iter().map(|value| (variable, value)));
        }
        let option_of = |variable: Variable, value: Value| {
            let below = csp.domain(variable).and(Domain::up_to(usize::from(value)));
            first_option[variable.index()] + below.len()
        };
        let mut covered: Vec<Vec<Covered>> = placements
            .iter()
            .map(|(variable, _)| vec![Covered::Primary(variable.0)])
            .collect();
        for (index, Rule { kind, scope }) in csp.rules().iter().enumerate() {
            let constraint = ConstraintId(index as u32);
            let domain = |&variable: &Variable| csp.domain(variable);
            match kind {
                Kind::NotEqual | Kind::AllDifferent => {
                    let union = csp.union(scope);
                    for value in union.iter() {
                        let place = Meaning::Place(constraint, value);
                        let item = if union.len() == scope.len() {
                            Covered::Primary(add(&mut primary, place))
                        } else {
                            Covered::Secondary(add(&mut secondary, place))
                        };
                        for &variable in scope.iter().filter(|v| domain(v).contains(value)) {
                            covered[option_of(variable, value)].push(item);
                        }
                    }
                }
                Kind::Table(rows) => {
                    let [a, b] = scope[..] else { continue };
                    for value in domain(&a).iter() {
                        let allowed = rows.get(usize::from(value)).copied().unwrap_or_default();
                        for other in domain(&b).without(allowed).iter() {
                            let pair = add(&mut secondary, Meaning::Pair(constraint));
                            covered[option_of(a, value)].push(Covered::Secondary(pair));
                            covered[option_of(b, other)].push(Covered::Secondary(pair));
                        }
                    }
                }
                Kind::General(_) => return Err(NotACover(constraint)),
            }
        }
        let count = primary.len() as u32;
        let mut cover = ExactCover::new(count, secondary.len() as u32);
        for items in &covered {
            cover.add(items.iter().map(|item| match *item {
                Covered::Primary(item) => item,
                Covered::Secondary(item) => count + item,
            }));
        }
        primary.append(&mut secondary);
        Ok(CspCover {
            cover,
            placements,
            meanings: primary,
            variables: csp.len(),
        })
    }

    /// The exact cover problem.
    pub fn cover(&self) -> &ExactCover {
        &self.cover
    }

    /// What an option stands for.
    pub fn placement(&self, option: u32) -> Option<(Variable, Value)> {
        self.placements.get(option as usize).copied()
    }

    /// What an item stands for.
    pub fn meaning(&self, item: u32) -> Option<Meaning> {
        self.meanings.get(item as usize).copied()
    }

    /// What a primary item stands for.
    fn item(&self, item: u32) -> Option<Item> {
        match self.meaning(item)? {
            Meaning::Variable(variable) => Some(Item::Variable(variable)),
            Meaning::Place(constraint, value) => Some(Item::Place { constraint, value }),
            // Such items are secondary: they need not be covered.
            Meaning::Pair(_) => None,
        }
    }

    /// The values that chosen options give to the variables.
    pub fn values(&self, options: &[u32]) -> Vec<Value> {
        let mut values = vec![0; self.variables];
        for &option in options {
            if let Some((variable, value)) = self.placement(option) {
                values[variable.index()] = value;
            }
        }
        values
    }
}

#[derive(Clone, Copy)]
enum Covered {
    Primary(u32),
    Secondary(u32),
}

fn add(items: &mut Vec<Meaning>, meaning: Meaning) -> u32 {
    items.push(meaning);
    items.len() as u32 - 1
}

/// Dancing links on a constraint satisfaction problem: tells its observer of variables and values,
/// and gives the same report as the other methods.
pub struct DancingLinksOnCsp<'c, O> {
    links: DancingLinks<Translator<'c, O>>,
    cover: &'c CspCover,
}

impl<'c, O: Observer> DancingLinksOnCsp<'c, O> {
    /// Ready to begin.
    pub fn new(cover: &'c CspCover, options: &Options, observer: O, budget: &Budget) -> Self {
        Self::within(cover, &[], options, observer, budget)
    }

    /// The same on smaller domains than those that the cover was made of, one for each variable: a
    /// problem that is solved many times with other domains has one cover. A variable without a domain
    /// here keeps its own.
    pub fn within(
        cover: &'c CspCover,
        domains: &[Domain],
        options: &Options,
        observer: O,
        budget: &Budget,
    ) -> Self {
        let allowed = |&(variable, value): &(Variable, Value)| {
            let domain = domains.get(variable.index());
            domain.is_none_or(|domain| domain.contains(value))
        };
        let placements = (0..).zip(&cover.placements);
        let ruled_out = placements
            .filter(|(_, placement)| !allowed(placement))
            .map(|(option, _)| option);
        let translator = Translator { cover, observer };
        let solutions = options.solutions;
        let links = DancingLinks::without(&cover.cover, ruled_out, solutions, translator, budget);
        DancingLinksOnCsp { links, cover }
    }
}

impl<O: Observer> Machine for DancingLinksOnCsp<'_, O> {
    type Report = Report;

    fn step(&mut self) -> bool {
        self.links.step()
    }

    fn statistics(&self) -> &Statistics {
        self.links.statistics()
    }

    fn finish(self) -> Report {
        let report = self.links.finish();
        Report {
            ending: report.ending,
            solution: report.solution.map(|options| self.cover.values(&options)),
            solutions: report.solutions,
            exhaustive: report.exhaustive,
            statistics: report.statistics,
        }
    }
}

/// Tells an observer of a constraint satisfaction problem what happens in its exact cover.
struct Translator<'c, O> {
    cover: &'c CspCover,
    observer: O,
}

impl<O: Observer> Translator<'_, O> {
    /// How many items that were not chosen are named.
    const OTHERS: usize = 5;

    fn tell_item(&mut self, item: u32, depth: u32, options: u32, others: &[(u32, u32)]) {
        let Some(item) = self.cover.item(item) else {
            return;
        };
        let mut others = others.to_vec();
        others.sort_by_key(|&(_, options)| options);
        let equal = others.iter().filter(|&&(_, other)| other == options);
        self.observer.notice(&Event::Item {
            item,
            depth,
            options,
            equal: equal.count() as u32,
            others: (others.iter().take(Self::OTHERS))
                .filter_map(|&(other, options)| {
                    let item = self.cover.item(other)?;
                    Some(OpenItem { item, options })
                })
                .collect(),
        });
    }
}

impl<O: Observer> CoverObserver for Translator<'_, O> {
    #[inline]
    fn watches(&self) -> bool {
        self.observer.watches()
    }

    #[inline]
    fn notice(&mut self, event: &CoverEvent<'_>) {
        match *event {
            CoverEvent::Choose { option, depth, .. } => {
                if let Some((variable, value)) = self.cover.placement(option) {
                    self.observer.notice(&Event::Assign {
                        variable,
                        value,
                        depth,
                    });
                }
            }
            CoverEvent::Item {
                item,
                depth,
                options,
                others,
            } => self.tell_item(item, depth, options, others),
            CoverEvent::Uncoverable { item } => {
                let cause = match self.cover.item(item) {
                    Some(Item::Variable(variable)) => Cause::EmptyDomain {
                        variable,
                        constraint: None,
                    },
                    Some(Item::Place { constraint, value }) => Cause::NoPlace { constraint, value },
                    None => return,
                };
                self.observer.notice(&Event::Failure { cause });
            }
            CoverEvent::Backtrack { to } => self.observer.notice(&Event::Backtrack {
                to,
                from: to + 1,
                why: Return::Chronological,
            }),
            CoverEvent::Solution { options } => {
                let values = self.cover.values(options);
                self.observer.notice(&Event::Solution { values: &values });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Model;
    use proptest::prelude::*;

    fn count(machine: DancingLinksOnCsp<'_, ()>) -> (u64, bool) {
        let report = machine.run();
        (report.solutions, report.exhaustive)
    }

    proptest! {
        #[test]
        fn one_cover_serves_every_part_of_its_domains(
            bits in proptest::collection::vec(0u64..16, 6),
            forbidden in (0u8..4, 0u8..4),
        ) {
            let mut model = Model::new();
            let all = model.variables(6, 0..4).expect("small");
            model.all_different(all[..4].iter().copied()).expect("they exist");
            model.all_different(all[3..].iter().copied()).expect("they exist");
            model.binary(all[0], all[5], |a, b| (a, b) != forbidden).expect("they exist");
            let stated = model.build();
            let domains: Vec<Domain> = bits.into_iter().map(Domain::from_bits).collect();
            let narrow = stated.with_domains(domains.clone()).expect("parts of the old ones");
            let options = Options { solutions: u64::MAX, ..Options::default() };
            let unlimited = Budget::unlimited();
            let shared = stated.cover().expect("no general constraint");
            let own = CspCover::new(&narrow).expect("no general constraint");
            prop_assert_eq!(
                count(DancingLinksOnCsp::within(shared, &domains, &options, (), &unlimited)),
                count(DancingLinksOnCsp::new(&own, &options, (), &unlimited))
            );
            // The slow twin: every assignment.
            let assignments = (0..4u32.pow(6)).map(|code| {
                (0..6).map(|place| (code >> (2 * place) & 3) as Value).collect::<Vec<_>>()
            });
            let solutions = assignments.filter(|values| narrow.is_solved_by(values)).count() as u64;
            let found = count(DancingLinksOnCsp::new(&own, &options, (), &unlimited));
            prop_assert_eq!(found, (solutions, true));
        }
    }
}
