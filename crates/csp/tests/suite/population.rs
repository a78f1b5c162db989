//! What the genetic algorithm tells is all that it does: its population can be made again from the events.

use crate::problems::{CLASSIC, SMALL, australia, queens, sudoku};
use crate::reasons::{broken, record};
use atisbo_csp::trace::{Named, Numbers};
use atisbo_csp::{Csp, Event, GeneticSettings, Method, Options, Preprocess, Value};

/// The population of the genetic algorithm, from the events alone.
struct Population<'c> {
    csp: &'c Csp,
    settings: GeneticSettings,
    members: Vec<(u32, Vec<Value>)>,
    children: Vec<(u32, Vec<Value>)>,
    /// The individual in the making: what it breaks.
    made: u32,
    /// Where the next individual that is dealt goes, if it is in place of a twin.
    twin: Option<usize>,
}

impl Population<'_> {
    fn follow(&mut self, event: &Named<Numbers>) {
        match event {
            Event::Dealt {
                place,
                conflicts,
                values,
            } => {
                assert_eq!(*conflicts, broken(self.csp, values));
                self.made = *conflicts;
                let twin = self.twin.take();
                assert_eq!(*place as usize, twin.unwrap_or(self.members.len()));
                if let Some(place) = twin {
                    self.members[place] = (*conflicts, values.clone());
                }
            }
            Event::Twin { place, of } => {
                let [one, other] = [*place, *of].map(|place| &self.members[place as usize]);
                assert_eq!(one, other);
                self.twin = Some(*place as usize);
            }
            Event::Crossed {
                parents,
                second,
                mutated,
                conflicts,
                values,
            } => {
                assert_eq!(*conflicts, broken(self.csp, values));
                self.made = *conflicts;
                let [first, other] = parents.map(|place| &self.members[place as usize].1);
                for variable in self.csp.variables().filter(|it| !mutated.contains(it)) {
                    let from = if second.contains(&variable) {
                        other
                    } else {
                        first
                    };
                    assert_eq!(values[variable.index()], from[variable.index()]);
                }
            }
            Event::Improved {
                before,
                after,
                values,
            } => {
                assert_eq!(*before, self.made);
                assert!(after <= before);
                assert_eq!(*after, broken(self.csp, values));
                let individual = (*after, values.clone());
                if self.members.len() < self.settings.population {
                    self.members.push(individual);
                    if self.members.len() == self.settings.population {
                        self.members.sort_by_key(|member| member.0);
                    }
                } else {
                    self.children.push(individual);
                }
            }
            Event::Succession { elite, replaced } => {
                assert_eq!(*replaced as usize, self.children.len());
                self.members.truncate(*elite as usize);
                self.members.append(&mut self.children);
                self.members.sort_by_key(|member| member.0);
            }
            Event::Generation {
                best,
                worst,
                conflicts,
                values,
                ..
            } => {
                self.members.sort_by_key(|member| member.0);
                assert!(
                    self.members
                        .iter()
                        .map(|member| member.0)
                        .eq(conflicts.iter().copied())
                );
                assert_eq!(
                    (conflicts.first(), conflicts.last()),
                    (Some(best), Some(worst))
                );
                assert_eq!(self.members[0].1, *values);
            }
            Event::Restart { .. } => self.members.clear(),
            _ => {}
        }
    }
}

#[test]
fn the_population_is_what_the_events_make_it() {
    let settings = GeneticSettings {
        population: 6,
        moves: 1,
        patience: 4,
        restarts: 2,
        mutation: 0.2,
        ..GeneticSettings::default()
    };
    let options = Options {
        preprocess: Preprocess::Nothing,
        genetic: settings,
        ..Options::default()
    };
    for csp in [queens(8), australia(2), sudoku(SMALL), sudoku(CLASSIC)] {
        let trace = record(&csp, Method::Genetic, &options);
        let mut population = Population {
            csp: &csp,
            settings,
            members: Vec::new(),
            children: Vec::new(),
            made: 0,
            twin: None,
        };
        for event in &trace.events {
            population.follow(event);
        }
    }
}
