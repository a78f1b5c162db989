//! A genetic algorithm with a local-search operator: assignments that mate, mutate and improve.
//!
//! An individual is a complete assignment. Where the problem has an all-different constraint with as
//! many values as variables, an individual holds a permutation there (a *block*), so that this
//! constraint is never broken: the boxes of a Sudoku, the queens of a board. Children take whole blocks
//! from either parent, mutation deals a block anew or swaps two of its values, and before it is judged
//! every individual is improved by tabu search. On Sudoku that is where the strength lies: puzzles of
//! 17 clues take no longer if every individual is a newcomer.
//!
//! Sources: Sato and Inoue, "Solving Sudoku with genetic operations that preserve building blocks",
//! CIG 2010; Wang et al., "A novel evolutionary algorithm with column and sub-block local search for
//! Sudoku puzzles", IEEE Transactions on Games, 2023; Galinier and Hao, "Hybrid evolutionary
//! algorithms for graph coloring", Journal of Combinatorial Optimization 3, 1999; Moscato, "On
//! evolution, search, optimization, genetic algorithms and martial arts: towards memetic algorithms",
//! 1989.

mod blocks;
mod tabu;

use crate::conflicts::Conflicts;
use crate::tally::Tally;
use crate::{
    Csp, Ending, Event, Machine, Observer, Options, Report, Restart, Statistics, Value, Variable,
};
use atisbo_base::{Budget, Stop, seed};
use blocks::Blocks;
use rand::RngExt;
use rand_pcg::Pcg64;
use serde::{Deserialize, Serialize};
use tabu::TabuSearch;

/// The settings of [`Genetic`].
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct GeneticSettings {
    /// How many individuals live at a time.
    pub population: usize,
    /// How many of the best live on unchanged.
    pub elite: usize,
    /// Of how many individuals drawn by lot the best becomes a parent.
    pub tournament: usize,
    /// How likely (0 to 1) each block of a child mutates.
    pub mutation: f64,
    /// After how many moves without a better assignment the local search of an individual ends.
    pub moves: u64,
    /// For how many moves at least, and up to twice as many, a variable may not take back a value.
    pub tabu: u64,
    /// After how many generations without a better individual to start over.
    pub patience: u64,
    /// How often to start over before giving up.
    pub restarts: u64,
}

impl Default for GeneticSettings {
    fn default() -> Self {
        GeneticSettings {
            population: 20,
            elite: 2,
            tournament: 2,
            mutation: 0.05,
            moves: 1000,
            tabu: 3,
            patience: 20,
            restarts: 100,
        }
    }
}

/// The genetic algorithm. A step makes one individual.
///
/// Incomplete: it may miss a solution, and never knows that there is none.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_csp::{Genetic, Machine, Model, Options};
///
/// // A Latin square of order 4: every row and every column a permutation.
/// let mut model = Model::new();
/// let cells = model.variables(16, 0..4)?;
/// for i in 0..4 {
///     model.all_different((0..4).map(|j| cells[4 * i + j]))?;
///     model.all_different((0..4).map(|j| cells[4 * j + i]))?;
/// }
/// let csp = model.build();
/// let report = Genetic::new(&csp, &Options::default(), (), &Budget::unlimited()).run();
/// assert!(report.solution.is_some_and(|values| csp.is_solved_by(&values)));
/// # Ok::<(), atisbo_csp::ModelError>(())
/// ```
pub struct Genetic<'c, O> {
    csp: &'c Csp,
    settings: GeneticSettings,
    blocks: Blocks,
    tabu: TabuSearch,
    /// The individual that is being worked on.
    workplace: Conflicts<'c>,
    /// The best first, once it is complete.
    population: Vec<Individual>,
    /// What will be the next generation; nothing while the first is being made.
    children: Vec<Individual>,
    generation: u64,
    best: u32,
    since_best: u64,
    rng: Pcg64,
    tally: Tally,
    observer: O,
}

/// Where a child comes from, for observers that watch.
struct Origin {
    parents: [u32; 2],
    /// What it has from the second parent.
    second: Vec<Variable>,
    /// What a mutation changed after that.
    mutated: Vec<Variable>,
}

#[derive(Clone, Debug)]
struct Individual {
    values: Vec<Value>,
    conflicts: u32,
}

impl<'c, O: Observer> Genetic<'c, O> {
    /// Ready to begin.
    pub fn new(csp: &'c Csp, options: &Options, observer: O, budget: &Budget) -> Self {
        let mut settings = options.genetic;
        settings.population = settings.population.max(2);
        settings.elite = settings.elite.clamp(1, settings.population - 1);
        let mut tally = Tally::new(budget, 1);
        // A run that is refused the memory has ended, which `step` sees.
        let (blocks, tabu) = prepare(csp, &settings, &mut tally).unwrap_or_default();
        Genetic {
            csp,
            settings,
            blocks,
            tabu,
            workplace: Conflicts::new(csp),
            population: Vec::new(),
            children: Vec::new(),
            generation: 0,
            best: u32::MAX,
            since_best: 0,
            rng: seed::rng(options.seed, 0),
            tally,
            observer,
        }
    }

    fn advance(&mut self) -> Result<(), Stop> {
        self.tally.check()?;
        // An individual takes long enough to look at the clock for each.
        self.tally.check_clock()?;
        let made = if self.population.len() < self.settings.population {
            let values = self.blocks.deal(self.csp, &mut self.rng);
            values.map(|values| (values, None))
        } else {
            let (values, origin) = self.child();
            Some((values, Some(origin)))
        };
        let Some((values, origin)) = made else {
            // Some variable or block has no values to deal.
            self.tally.end(Ending::GaveUp);
            return Ok(());
        };
        self.tally.statistics.nodes += 1;
        self.workplace.load(&values);
        match origin {
            None => self.tell_dealt(self.population.len()),
            Some(origin) => self.tell_child(origin),
        }
        let individual = self.grow_up();
        if individual.conflicts == 0 {
            let values = &individual.values;
            self.tally.solve(values, false, &mut self.observer);
            return Ok(());
        }
        if self.population.len() < self.settings.population {
            self.population.push(individual);
            if self.population.len() == self.settings.population {
                self.close_generation();
            }
        } else {
            self.children.push(individual);
            if self.children.len() + self.settings.elite >= self.settings.population {
                self.observer.notice(&Event::Succession {
                    elite: self.settings.elite as u32,
                    replaced: self.children.len() as u32,
                });
                self.population.truncate(self.settings.elite);
                self.population.append(&mut self.children);
                self.close_generation();
            }
        }
        Ok(())
    }

    /// Local search, before the individual in the workplace is judged.
    fn grow_up(&mut self) -> Individual {
        let before = self.workplace.total();
        let (moves, rng) = (self.settings.moves, &mut self.rng);
        self.tabu.improve(self.csp, &mut self.workplace, moves, rng);
        self.tally.statistics.checks = self.workplace.checks;
        self.observer.notice(&Event::Improved {
            before,
            after: self.workplace.total(),
            values: self.workplace.values(),
        });
        Individual {
            values: self.workplace.values().to_vec(),
            conflicts: self.workplace.total(),
        }
    }

    /// A mixture of two parents, with mutations, and where it comes from.
    fn child(&mut self) -> (Vec<Value>, Origin) {
        let (one, other) = (self.parent(), self.parent());
        let mut values = self.population[one].values.clone();
        let watches = self.observer.watches();
        let mut second = Vec::new();
        let from = &self.population[other].values;
        self.blocks
            .cross(&mut values, from, &mut self.rng, |block| {
                if watches {
                    second.extend_from_slice(&block.variables);
                }
            });
        let crossed = if watches { values.clone() } else { Vec::new() };
        let mutation = self.settings.mutation;
        self.blocks
            .mutate(self.csp, &mut values, mutation, &mut self.rng);
        let changed = crossed.iter().zip(&values).map(|(one, other)| one != other);
        let mutated = self.csp.variables().zip(changed);
        let origin = Origin {
            parents: [one as u32, other as u32],
            second,
            mutated: mutated
                .filter_map(|(it, is_changed)| is_changed.then_some(it))
                .collect(),
        };
        (values, origin)
    }

    /// Tells of the individual in the workplace, which was dealt.
    fn tell_dealt(&mut self, place: usize) {
        self.observer.notice(&Event::Dealt {
            place: place as u32,
            conflicts: self.workplace.total(),
            values: self.workplace.values(),
        });
    }

    /// Tells of the individual in the workplace, which has two parents.
    fn tell_child(&mut self, origin: Origin) {
        self.observer.notice(&Event::Crossed {
            parents: origin.parents,
            second: origin.second,
            mutated: origin.mutated,
            conflicts: self.workplace.total(),
            values: self.workplace.values(),
        });
    }

    /// The winner of a tournament.
    fn parent(&mut self) -> usize {
        let size = self.population.len();
        // The population is sorted: the lowest number wins.
        let entrants = (0..self.settings.tournament.max(1)).map(|_| self.rng.random_range(0..size));
        entrants.min().unwrap_or(0)
    }

    fn close_generation(&mut self) {
        self.population
            .sort_by_key(|individual| individual.conflicts);
        self.replace_twins();
        let (Some(first), Some(last)) = (self.population.first(), self.population.last()) else {
            return;
        };
        let (best, worst) = (first.conflicts, last.conflicts);
        let conflicts = if self.observer.watches() {
            self.population.iter().map(|one| one.conflicts).collect()
        } else {
            Vec::new()
        };
        self.observer.notice(&Event::Generation {
            number: self.generation,
            best,
            worst,
            conflicts,
            values: &first.values,
        });
        self.generation += 1;
        self.since_best += 1;
        if best < self.best {
            (self.best, self.since_best) = (best, 0);
        } else if self.since_best >= self.settings.patience {
            let (most, with) = (self.settings.restarts, Restart::Population);
            if self.tally.restart(most, with, &mut self.observer) {
                self.population.clear();
                (self.best, self.since_best) = (u32::MAX, 0);
            }
        }
    }

    /// Individuals that are equal bring nothing new: all but one of them are dealt anew.
    fn replace_twins(&mut self) {
        for index in 1..self.population.len() {
            let (before, after) = self.population.split_at(index);
            let rivals = before.iter().enumerate().rev();
            let mut rivals = rivals.take_while(|(_, rival)| rival.conflicts == after[0].conflicts);
            let twin = rivals.find(|(_, rival)| rival.values == after[0].values);
            if let Some((twin, _)) = twin
                && let Some(values) = self.blocks.deal(self.csp, &mut self.rng)
            {
                self.population[index].values = values;
                self.workplace.load(&self.population[index].values);
                self.population[index].conflicts = self.workplace.total();
                self.observer.notice(&Event::Twin {
                    place: index as u32,
                    of: twin as u32,
                });
                self.tell_dealt(index);
            }
        }
        self.population
            .sort_by_key(|individual| individual.conflicts);
    }
}

/// Divides the problem into blocks, after everything that a run will hold is booked.
fn prepare(
    csp: &Csp,
    settings: &GeneticSettings,
    tally: &mut Tally,
) -> Result<(Blocks, TabuSearch), Stop> {
    let individual = (csp.len() + size_of::<Individual>()) as u64;
    let everybody = individual.saturating_mul((settings.population as u64).saturating_mul(2));
    tally.book(everybody)?;
    tally.book(Conflicts::bytes(csp) + Blocks::bytes(csp))?;
    let blocks = Blocks::of(csp);
    tally.book(TabuSearch::bytes(csp, &blocks))?;
    let tabu = TabuSearch::new(csp, &blocks, settings.tabu);
    Ok((blocks, tabu))
}

impl<O: Observer> Machine for Genetic<'_, O> {
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
        let run = |bytes| {
            let budget = Budget::unlimited().bytes(bytes);
            let mut machine = Genetic::new(&csp, &options, (), &budget);
            let refused = !machine.step() && machine.tally.statistics.nodes == 0;
            if refused {
                assert!(machine.workplace.values().is_empty());
                assert!(machine.tabu.is_empty());
            }
            machine.finish()
        };
        let enough = run(u64::MAX).statistics.bytes;
        for bytes in [0, 50, enough / 2, enough - 1] {
            let report = run(bytes);
            assert_eq!(report.ending, Ending::Stopped(Stop::Bytes));
            assert!(report.statistics.bytes <= bytes);
        }
        assert_ne!(run(enough).ending, Ending::Stopped(Stop::Bytes));
    }
}
