//! The total number of mines as a constraint: a chain of partial sums.
//!
//! Along each component of the frontier a sum grows item by item; the components' sums are added up,
//! and what is left of the total must be in the cells that touch no number. Sums are kept within the
//! bounds that the numbers allow: whatever lies outside is the one state `other`.

use super::network::BuildError;
use atisbo_base::Meter;
use atisbo_bayes::{Builder, Conditional, Evidence, Finding, Variable};

/// A variable whose states are counts from `low` to `high`, and perhaps `other` after them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sum {
    variable: Variable,
    low: u32,
    high: u32,
    other: bool,
}

impl Sum {
    /// A variable that counts from `low` to `high`.
    pub(super) fn new(variable: Variable, low: u32, high: u32) -> Self {
        Sum {
            variable,
            low,
            high,
            other: false,
        }
    }

    fn counts(self) -> usize {
        (self.high - self.low + 1) as usize
    }

    fn states(self) -> usize {
        self.counts() + usize::from(self.other)
    }

    /// The count that a state stands for; none for `other`.
    fn count(self, state: usize) -> Option<u32> {
        (state < self.counts()).then(|| self.low + state as u32)
    }

    fn state(self, count: Option<u32>) -> usize {
        let inside = count.filter(|count| (self.low..=self.high).contains(count));
        inside.map_or(self.counts(), |count| (count - self.low) as usize)
    }
}

/// Terms to add up in this order, with the bounds of each partial sum.
pub(super) type Terms = Vec<(Sum, (u32, u32))>;

/// Adds the sum of all terms to a network, so far as it lies within `0..=most` and the tables within the budget. None if
/// there are no terms.
pub(super) fn sum(
    builder: &mut Builder,
    components: &[Terms],
    most: u32,
    meter: &mut Meter,
) -> Result<Option<Sum>, BuildError> {
    let mut bytes = 0;
    let mut names = (1..).map(|number| format!("sum{number}"));
    let mut plus = |one: Sum, two: Sum, bounds: (u32, u32)| {
        let high = bounds.1.min(one.high + two.high).min(most);
        let low = bounds.0.max(one.low + two.low).min(high);
        let all_inside = low == one.low + two.low && high == one.high + two.high;
        let other = one.other || two.other || !all_inside;
        let rows = one.states() * two.states();
        let states = (high - low + 2) as usize * size_of::<String>();
        bytes += (rows * size_of::<usize>() + states) as u64;
        let stop = meter.check_bytes(bytes);
        if let Some(stop) = stop.or_else(|| meter.work(rows as u64)) {
            return Err(BuildError::Stopped(stop));
        }
        let name = names.next().unwrap_or_default();
        add(builder, name, (one, two), (low, high), other)
    };
    let mut whole: Option<Sum> = None;
    for component in components {
        let mut along: Option<Sum> = None;
        for &(term, bounds) in component {
            along = Some(match along {
                None => term,
                Some(before) => plus(before, term, bounds)?,
            });
        }
        whole = match (whole, along) {
            (Some(before), Some(sum)) => {
                let bounds = (before.low + sum.low, before.high + sum.high);
                Some(plus(before, sum, bounds)?)
            }
            (before, sum) => before.or(sum),
        };
    }
    Ok(whole)
}

/// Declares the variable of a sum of two.
fn add(
    builder: &mut Builder,
    name: String,
    (one, two): (Sum, Sum),
    (low, high): (u32, u32),
    other: bool,
) -> Result<Sum, BuildError> {
    let counts = (low..=high).map(|count| count.to_string());
    let outside = other.then(|| "other".to_owned());
    let sum = Sum {
        variable: builder.variable(name, counts.chain(outside))?,
        low,
        high,
        other,
    };
    let mut states = Vec::with_capacity(one.states() * two.states());
    for first in 0..one.states() {
        for second in 0..two.states() {
            let count = one.count(first).zip(two.count(second));
            states.push(sum.state(count.map(|(first, second)| first + second)));
        }
    }
    let parents = [one.variable, two.variable];
    builder.conditional(sum.variable, &parents, Conditional::Deterministic(states))?;
    Ok(sum)
}

/// Observes that the sum, and what `cells` more cells with the given odds of a mine hold, come to
/// `total`. Returns the variable of the number of mines in these cells, if there are some, and the count of its first
/// state.
pub(super) fn observe_total(
    builder: &mut Builder,
    evidence: &mut Evidence,
    sum: Option<Sum>,
    total: u32,
    (cells, odds): (u32, f64),
) -> Result<Option<(Variable, u32)>, BuildError> {
    let (least, most) = sum.map_or((0, 0), |sum| (sum.low, sum.high));
    let low = total.saturating_sub(most);
    let high = total.saturating_sub(least).min(cells);
    if least > total || low > high {
        return Err(BuildError::Impossible);
    }
    if cells == 0 {
        if let Some(sum) = sum {
            evidence.set(sum.variable, Finding::State(sum.state(Some(total))));
        }
        return Ok(None);
    }
    let variable = builder.variable("rest", (low..=high).map(|count| count.to_string()))?;
    builder.table(variable, &[], binomial(low..=high, cells, odds))?;
    if let Some(sum) = sum {
        let reached = builder.variable("total", ["no", "yes"])?;
        let mut states = Vec::with_capacity(sum.states() * (high - low + 1) as usize);
        for state in 0..sum.states() {
            for rest in low..=high {
                let is_total = sum.count(state).map(|count| count + rest) == Some(total);
                states.push(usize::from(is_total));
            }
        }
        let parents = [sum.variable, variable];
        builder.conditional(reached, &parents, Conditional::Deterministic(states))?;
        evidence.set(reached, Finding::State(1));
    }
    Ok(Some((variable, low)))
}

/// The distribution of the number of mines among `cells` cells, known to lie within bounds.
pub(super) fn binomial(counts: std::ops::RangeInclusive<u32>, cells: u32, odds: f64) -> Vec<f64> {
    if odds.is_infinite() {
        // Every cell is a mine.
        let all = |count| if count == *counts.end() { 1.0 } else { 0.0 };
        return counts.clone().map(all).collect();
    }
    // Logarithms: far from the mean the weights leave the range of a number.
    let mut log = 0.0_f64;
    let mut weights = vec![log];
    weights.extend((*counts.start()..*counts.end()).map(|count| {
        let choices = f64::from(cells - count) / f64::from(count + 1);
        log += (choices * odds).ln();
        log
    }));
    let most = weights.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    for weight in &mut weights {
        *weight = (*weight - most).exp();
    }
    let sum: f64 = weights.iter().sum();
    for weight in &mut weights {
        *weight /= sum;
    }
    weights
}
