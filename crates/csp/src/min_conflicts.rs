//! Min-conflicts: start anywhere, and give a variable in conflict the value that conflicts least.
//!
//! Sources: Minton, Johnston, Philips and Laird, "Minimizing conflicts", Artificial Intelligence 58,
//! 1992; with a tabu list: Galinier and Hao, "Tabu search for maximal constraint satisfaction
//! problems", CP 1997; with noise: Wallace and Freuder, 1995.

use crate::conflicts::Conflicts;
use crate::tally::Tally;
use crate::why::{Candidate, Pick, PickRule};
use crate::{
    Csp, Domain, Ending, Event, Machine, Observer, Options, Report, Restart, Statistics, Value,
    Variable,
};
use atisbo_base::{Budget, Stop, seed};
use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_pcg::Pcg64;
use serde::{Deserialize, Serialize};

/// The settings of [`MinConflicts`].
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct MinConflictsSettings {
    /// Whether the best change of any variable in conflict is made, and not, as in the first
    /// version of the method, the best change of one of them chosen at random.
    pub steepest: bool,
    /// How often (0 to 1) the variable is chosen at random all the same.
    pub noise: f64,
    /// For how many steps at least, and up to twice as many, a value that was left may not be taken
    /// again, unless that leaves the fewest conflicts so far.
    pub tabu: u64,
    /// After how many steps without fewer conflicts than ever since the last start to start over.
    pub patience: u64,
    /// How often to start over before giving up.
    pub restarts: u64,
}

impl Default for MinConflictsSettings {
    fn default() -> Self {
        MinConflictsSettings {
            steepest: true,
            noise: 0.0,
            tabu: 5,
            patience: 20_000,
            restarts: 100,
        }
    }
}

/// Min-conflicts local search. A step changes the value of one variable.
///
/// Incomplete: it may miss a solution, and never knows that there is none. On problems with many
/// solutions it is fast beyond comparison.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_csp::{Machine, MinConflicts, Model, Options};
///
/// // 40 queens.
/// let mut model = Model::new();
/// let queens = model.variables(40, 0..40)?;
/// for (i, &a) in queens.iter().enumerate() {
///     for (&b, gap) in queens[i + 1..].iter().zip(1..) {
///         model.binary(a, b, move |a: u8, b: u8| a != b && a.abs_diff(b) != gap)?;
///     }
/// }
/// let csp = model.build();
/// let report = MinConflicts::new(&csp, &Options::default(), (), &Budget::unlimited()).run();
/// assert!(report.solution.is_some_and(|values| csp.is_solved_by(&values)));
/// # Ok::<(), atisbo_csp::ModelError>(())
/// ```
pub struct MinConflicts<'c, O> {
    csp: &'c Csp,
    settings: MinConflictsSettings,
    conflicts: Conflicts<'c>,
    /// By variable and value: the step until which the value may not be taken.
    tabu_until: Vec<[u64; Domain::CAPACITY]>,
    best: u32,
    since_best: u64,
    rng: Pcg64,
    tally: Tally,
    observer: O,
    /// Kept to allocate once.
    candidates: Vec<Variable>,
    /// How many variables were in conflict, and whose changes are compared.
    listed: (u32, PickRule),
}

impl<'c, O: Observer> MinConflicts<'c, O> {
    /// How many of the changes that were compared are told.
    const SHOWN: usize = 8;

    /// Ready to begin.
    pub fn new(csp: &'c Csp, options: &Options, observer: O, budget: &Budget) -> Self {
        let mut tally = Tally::new(budget, 1);
        let tabu = (csp.len() * size_of::<[u64; Domain::CAPACITY]>()) as u64;
        let is_granted = tally.book(Conflicts::bytes(csp) + tabu).is_ok();
        if is_granted && csp.domains().iter().any(|domain| domain.is_empty()) {
            tally.end(Ending::GaveUp);
        }
        let is_running = tally.is_running();
        let mut machine = MinConflicts {
            csp,
            settings: options.min_conflicts,
            conflicts: Conflicts::new(csp),
            tabu_until: vec![[0; Domain::CAPACITY]; if is_running { csp.len() } else { 0 }],
            best: u32::MAX,
            since_best: 0,
            rng: seed::rng(options.seed, 0),
            tally,
            observer,
            candidates: Vec::new(),
            listed: (0, PickRule::Steepest),
        };
        if is_running {
            machine.scatter();
        }
        machine
    }

    /// A random assignment.
    fn scatter(&mut self) {
        let random = |domain: &Domain| {
            let nth = self.rng.random_range(0..domain.len().max(1));
            domain.iter().nth(nth).unwrap_or(0)
        };
        let values: Vec<Value> = self.csp.domains().iter().map(random).collect();
        for (variable, &value) in self.csp.variables().zip(&values) {
            self.observer.notice(&Event::Assign {
                variable,
                value,
                depth: variable.0,
            });
        }
        self.conflicts.load(&values);
        (self.best, self.since_best) = (self.conflicts.total(), 0);
    }

    fn advance(&mut self) -> Result<(), Stop> {
        if self.conflicts.total() == 0 {
            let values = self.conflicts.values();
            self.tally.solve(values, false, &mut self.observer);
            return Ok(());
        }
        self.tally.check()?;
        if self.since_best >= self.settings.patience {
            let (most, with) = (self.settings.restarts, Restart::Assignment);
            if self.tally.restart(most, with, &mut self.observer) {
                self.scatter();
            }
            return Ok(());
        }
        self.tally.statistics.nodes += 1;
        self.since_best += 1;
        if let Some((variable, value)) = self.choose_move() {
            let why = (self.observer.watches()).then(|| self.why_picked(variable, value));
            self.change(variable, value, why);
        }
        self.tally.statistics.checks = self.conflicts.checks;
        Ok(())
    }

    /// Lists the variables that are in conflict and have a choice: all of them, or one at random.
    fn list_candidates(&mut self) {
        self.candidates.clear();
        for variable in self.csp.variables() {
            if self.csp.domain(variable).len() > 1 && self.conflicts.concern(variable) {
                self.candidates.push(variable);
            }
        }
        let by_chance = self.rng.random::<f64>() < self.settings.noise;
        let rule = match (self.settings.steepest, by_chance) {
            (false, _) => PickRule::OneAtRandom,
            (true, true) => PickRule::Noise,
            (true, false) => PickRule::Steepest,
        };
        self.listed = (self.candidates.len() as u32, rule);
        if rule != PickRule::Steepest
            && let Some(&variable) = self.candidates.choose(&mut self.rng)
        {
            self.candidates.clear();
            self.candidates.push(variable);
        }
    }

    /// The change that leaves the fewest conflicts, any of several; a tabu one only if it leaves
    /// fewer than ever.
    fn choose_move(&mut self) -> Option<(Variable, Value)> {
        self.list_candidates();
        let (mut fewest, mut chosen, mut tied) = (u32::MAX, None, 0u32);
        for &variable in &self.candidates {
            let mut others = self.csp.domain(variable);
            others.remove(self.conflicts.value(variable));
            for value in others.iter() {
                let total = self.conflicts.total_with(variable, value);
                let tabu = self.is_tabu(variable, value);
                if total > fewest || (tabu && total >= self.best) {
                    continue;
                }
                // Each of the tied moves is kept with the same chance.
                tied = if total < fewest { 1 } else { tied + 1 };
                fewest = total;
                if self.rng.random_range(0..tied) == 0 {
                    chosen = Some((variable, value));
                }
            }
        }
        chosen
    }

    #[inline]
    fn is_tabu(&self, variable: Variable, value: Value) -> bool {
        let until = self.tabu_until[variable.index()][usize::from(value)];
        until >= self.tally.statistics.nodes
    }

    /// Why this change, which was just chosen: the changes that were compared, looked at once more.
    fn why_picked(&mut self, variable: Variable, value: Value) -> Pick {
        let checks = self.conflicts.checks;
        let mut compared = Vec::new();
        for &variable in &self.candidates {
            let mut others = self.csp.domain(variable);
            others.remove(self.conflicts.value(variable));
            compared.extend(others.iter().map(|value| Candidate {
                variable,
                value,
                conflicts: self.conflicts.total_with(variable, value),
            }));
        }
        let fewest = self.conflicts.total_with(variable, value);
        // To look once more is no work of the method.
        self.conflicts.checks = checks;
        let best = self.best;
        let is_passed_over =
            |it: &Candidate| it.conflicts >= best && self.is_tabu(it.variable, it.value);
        let (passed_over, mut allowed): (Vec<_>, Vec<_>) =
            compared.into_iter().partition(is_passed_over);
        allowed.sort_by_key(|candidate| candidate.conflicts);
        let equal = allowed.iter().filter(|it| it.conflicts == fewest).count() as u32;
        allowed.truncate(Self::SHOWN);
        let tabu = passed_over.iter().filter(|it| it.conflicts <= fewest);
        let (in_conflict, rule) = self.listed;
        Pick {
            in_conflict,
            rule,
            candidates: allowed,
            equal: equal.saturating_sub(1),
            tabu: tabu.count() as u32,
        }
    }

    fn change(&mut self, variable: Variable, to: Value, why: Option<Pick>) {
        let from = self.conflicts.value(variable);
        self.conflicts.set(variable, to);
        let now = self.tally.statistics.nodes;
        let until = now.saturating_add(self.settings.tabu);
        self.tabu_until[variable.index()][usize::from(from)] = until;
        let conflicts = self.conflicts.total();
        self.observer.notice(&Event::Move {
            variable,
            from,
            to,
            conflicts,
            why,
        });
        if conflicts < self.best {
            (self.best, self.since_best) = (conflicts, 0);
        }
    }
}

impl<O: Observer> Machine for MinConflicts<'_, O> {
    type Report = Report;

    fn step(&mut self) -> bool {
        if self.tally.is_running()
            && let Err(stop) = self.advance()
        {
            self.tally.stop(stop);
        }
        self.tally.is_running()
    }

    fn statistics(&self) -> &Statistics {
        &self.tally.statistics
    }

    fn finish(self) -> Report {
        self.tally.close()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Model;

    #[test]
    fn nothing_is_allocated_that_was_not_granted() {
        let mut model = Model::new();
        let all = model.variables(50, 0..50).expect("few values");
        model.all_different(all).expect("they exist");
        let csp = model.build();
        let options = Options::default();
        let machine = |bytes| {
            let budget = Budget::unlimited().bytes(bytes);
            MinConflicts::new(&csp, &options, (), &budget)
        };
        let enough = machine(u64::MAX).finish().statistics.bytes;
        for bytes in [0, 50, enough - 1] {
            let refused = machine(bytes);
            assert!(refused.conflicts.values().is_empty());
            assert!(refused.tabu_until.is_empty());
            let report = refused.run();
            assert_eq!(report.ending, Ending::Stopped(Stop::Bytes));
            assert!(report.statistics.bytes <= bytes);
        }
        assert_eq!(machine(enough).run().ending, Ending::Solved);
    }
}
