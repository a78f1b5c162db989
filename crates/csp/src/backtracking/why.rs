//! What backtracking says of its choices to observers that watch.

use super::Backtracking;
use crate::why::{Choice, Level, Measure, Ordered, Return, Rival};
use crate::{Event, Observer, Retreat, Value, ValueOrder, Variable, VariableOrder};
use std::cmp::{Ordering, Reverse};

/// How many variables that were not chosen are named.
const OTHERS: usize = 5;

impl<O: Observer> Backtracking<'_, O> {
    /// Tells of the variable at the deepest level, whose turn it is. Each value comes with how much it rules out, where
    /// the order of the values asks.
    pub(super) fn tell_choice(&mut self, ranked: &[(usize, Value)]) {
        let Some(frame) = self.frames.last().filter(|_| self.bench.observer.watches()) else {
            return;
        };
        let values = self.untried[frame.first_untried..].iter().rev();
        let event = Event::Choose {
            variable: frame.variable,
            depth: self.frames.len() as u32 - 1,
            values: values.copied().collect(),
            why: self.why_chosen(frame.variable),
            order: Ordered {
                rule: self.settings.values,
                ruled_out: match self.settings.values {
                    ValueOrder::LeastConstraining => {
                        ranked.iter().map(|&(count, _)| count as u32).collect()
                    }
                    ValueOrder::Ascending | ValueOrder::Random => Vec::new(),
                },
            },
        };
        self.bench.observer.notice(&event);
    }

    fn why_chosen(&self, chosen: Variable) -> Choice {
        let rule = self.settings.variables;
        let measure = self.measure(chosen);
        let mut others: Vec<Rival> = match rule {
            VariableOrder::First => Vec::new(),
            _ => (self.open().filter(|&variable| variable != chosen))
                .map(|variable| Rival {
                    variable,
                    measure: self.measure(variable),
                })
                .collect(),
        };
        others.sort_by(|one, other| compare(&one.measure, &other.measure));
        let is_equal = |rival: &&Rival| compare(&rival.measure, &measure).is_eq();
        let equal = others.iter().filter(is_equal).count() as u32;
        others.truncate(OTHERS);
        Choice {
            rule,
            measure,
            equal,
            others,
        }
    }

    /// What the order of the variables goes by.
    fn measure(&self, variable: Variable) -> Measure {
        let rule = self.settings.variables;
        let degree = matches!(
            rule,
            VariableOrder::Degree | VariableOrder::FewestValuesDegree
        );
        let weight = rule == VariableOrder::WeightedDegree;
        let values = rule.asks_for_values();
        Measure {
            values: values.then(|| self.values_left[variable.index()]),
            degree: degree.then(|| self.degree(variable) as u32),
            weight: weight.then(|| self.weight(variable)),
        }
    }

    /// Why the search goes back from the deepest level to where it does.
    pub(super) fn why_back(&self) -> Return {
        let level = self.frames.len() - 1;
        match self.settings.retreat {
            Retreat::Chronological => {
                let tried = self.frames.last().map_or(0, |frame| frame.first_untried);
                if self.untried.len() > tried {
                    Return::Discrepancies
                } else {
                    Return::Chronological
                }
            }
            Retreat::ConflictDirected => {
                let levels = self.conflicts[level].iter().map(|depth| Level {
                    depth: depth as u32,
                    variable: self.frames[depth].variable,
                });
                Return::ConflictSet(levels.collect())
            }
        }
    }
}

/// Which of two measures by the same rule is better: fewer values (for their weight), then more neighbours.
fn compare(one: &Measure, other: &Measure) -> Ordering {
    let values = |measure: &Measure| u64::from(measure.values.unwrap_or_default());
    let weight = |measure: &Measure| measure.weight.unwrap_or(1);
    let for_weight = (values(one) * weight(other)).cmp(&(values(other) * weight(one)));
    for_weight.then(Reverse(one.degree).cmp(&Reverse(other.degree)))
}
