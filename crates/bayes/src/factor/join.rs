//! Multiplying tables by their entries that are not zero: a join, as a database would do it.
//!
//! The tables are taken one after the other. Each keeps its entries sorted by the states of the
//! variables that earlier tables have fixed, so that the entries that fit lie together. What is never
//! reached is what would have been multiplied by zero.

use super::contraction::Fold;
use super::{Dimension, Factor, SparseFactor};
use crate::account::go_on;
use crate::number::Number;
use crate::variable::Variable;
use atisbo_base::{Meter, Stop};

/// Tables whose product has fewer non-zero entries than this share of its cells are joined: one entry
/// of a join costs as much as a dozen cells of a dense walk or more.
const WORTH_JOINING: f64 = 0.03;

/// Smaller products are not worth the counting.
const WORTH_COUNTING: u64 = 4096;

/// Entries counted between two looks at the budget.
const COUNTED_AT_ONCE: usize = 1 << 16;

/// Tables ready to be joined.
pub(super) struct Join<N> {
    levels: Vec<Level<N>>,
}

/// One table of a join.
struct Level<N> {
    index: Index,
    values: Vec<N>,
    /// What each entry adds to the place in the result.
    places: Vec<usize>,
    /// What each entry adds to the combinations of the later levels, level after level.
    keys: Vec<Vec<usize>>,
}

impl<N: Number> Join<N> {
    /// Joins the tables; the place in the result is that of `keep`, of these sizes, the last fastest.
    pub(super) fn new(tables: &[&SparseFactor<N>], keep: &[Variable], sizes: &[usize]) -> Self {
        let mut stride = 1;
        let mut strides: Vec<(Variable, usize)> = Vec::new();
        for (&variable, size) in keep.iter().zip(sizes).rev() {
            strides.push((variable, stride));
            stride *= size;
        }
        let in_result = |variable: Variable| {
            strides
                .iter()
                .find(|(one, _)| *one == variable)
                .map_or(0, |&(_, stride)| stride)
        };
        let order = join_order(tables);
        let mut fixed: Vec<Variable> = Vec::new();
        // For each level the stride of each variable fixed before in its combination.
        let mut combined: Vec<Vec<(Variable, usize)>> = Vec::new();
        for &index in &order {
            let mut stride = 1;
            let mut strides = Vec::new();
            for (variable, size) in tables[index].dimensions() {
                if fixed.contains(&variable) {
                    strides.push((variable, stride));
                    stride *= size;
                } else {
                    fixed.push(variable);
                }
            }
            strides.push((Variable(u32::MAX), stride));
            combined.push(strides);
        }
        let levels = order.iter().enumerate().map(|(depth, &index)| {
            let later = &combined[depth + 1..];
            Level::new(tables[index], &combined[depth], later, in_result)
        });
        Join {
            levels: levels.collect(),
        }
    }

    /// Calls `emit` with the place and the product of every combination of entries that fit. A place
    /// may come several times.
    pub(super) fn run(
        &self,
        meter: &mut Meter,
        emit: &mut impl FnMut(usize, N),
    ) -> Result<(), Stop> {
        let mut keys = vec![0; self.levels.len()];
        self.descend(0, N::ONE, 0, &mut keys, meter, emit)
    }

    fn descend(
        &self,
        depth: usize,
        product: N,
        place: usize,
        keys: &mut [usize],
        meter: &mut Meter,
        emit: &mut impl FnMut(usize, N),
    ) -> Result<(), Stop> {
        let Some(level) = self.levels.get(depth) else {
            emit(place, product);
            return Ok(());
        };
        let range = level.index.range(keys[depth]);
        go_on(meter.work(range.len() as u64 + 1))?;
        if depth + 1 == self.levels.len() {
            for (&value, &more) in level.values[range.clone()].iter().zip(&level.places[range]) {
                emit(place + more, product * value);
            }
            return Ok(());
        }
        for entry in range {
            for (key, list) in keys[depth + 1..].iter_mut().zip(&level.keys) {
                *key += list[entry];
            }
            let place = place + level.places[entry];
            let product = product * level.values[entry];
            self.descend(depth + 1, product, place, keys, meter, emit)?;
            for (key, list) in keys[depth + 1..].iter_mut().zip(&level.keys) {
                *key -= list[entry];
            }
        }
        Ok(())
    }
}

/// The table with the fewest entries first, then always one that shares most with what is fixed.
fn join_order<N: Number>(tables: &[&SparseFactor<N>]) -> Vec<usize> {
    let mut left: Vec<usize> = (0..tables.len()).collect();
    let mut fixed: Vec<Variable> = Vec::new();
    let mut order = Vec::new();
    while !left.is_empty() {
        let new = |index: usize| {
            let scope = tables[index].scope().iter();
            scope.filter(|variable| !fixed.contains(variable)).count()
        };
        let best = left
            .iter()
            .enumerate()
            .min_by_key(|&(_, &index)| (new(index), tables[index].entries().len()))
            .map_or(0, |(at, _)| at);
        let index = left.swap_remove(best);
        fixed.extend(tables[index].scope());
        order.push(index);
    }
    order
}

impl<N: Number> Level<N> {
    fn new(
        table: &SparseFactor<N>,
        own: &[(Variable, usize)],
        later: &[Vec<(Variable, usize)>],
        in_result: impl Fn(Variable) -> usize,
    ) -> Self {
        let stride_in = |list: &[(Variable, usize)], variable: Variable| {
            list.iter()
                .find(|(one, _)| *one == variable)
                .map(|&(_, stride)| stride)
        };
        // Variables that an earlier level fixed add to the place there, not here.
        let dimensions: Vec<Moves> = table
            .dimensions()
            .map(|(variable, size)| {
                let key = stride_in(own, variable);
                let is_new = key.is_none();
                let if_new = |stride: usize| if is_new { stride } else { 0 };
                Moves {
                    size,
                    key: key.unwrap_or(0),
                    place: if_new(in_result(variable)),
                    later: later
                        .iter()
                        .map(|list| if_new(stride_in(list, variable).unwrap_or(0)))
                        .collect(),
                }
            })
            .collect();
        let combinations = own.last().map_or(1, |&(_, count)| count);
        let place_of = |entry: usize, step: &dyn Fn(&Moves) -> usize| {
            let mut rest = entry;
            let mut sum = 0;
            for dimension in dimensions.iter().rev() {
                sum += rest % dimension.size * step(dimension);
                rest /= dimension.size;
            }
            sum
        };
        let mut sorted: Vec<(usize, usize, N)> = table
            .entries()
            .iter()
            .map(|&(at, value)| (place_of(at, &|one| one.key), at, value))
            .collect();
        sorted.sort_by_key(|&(key, at, _)| (key, at));
        let keys = (0..later.len()).map(|level| {
            let key = |&(_, at, _): &(usize, usize, N)| place_of(at, &|one| one.later[level]);
            sorted.iter().map(key).collect()
        });
        Level {
            index: Index::new(combinations, sorted.iter().map(|&(key, _, _)| key)),
            values: sorted.iter().map(|&(_, _, value)| value).collect(),
            places: sorted
                .iter()
                .map(|&(_, at, _)| place_of(at, &|one| one.place))
                .collect(),
            keys: keys.collect(),
        }
    }
}

/// Where the entries of each combination lie.
enum Index {
    /// Where those of each combination begin, and the end.
    Direct(Vec<usize>),
    /// The combination of each entry: for tables with far more combinations than entries.
    Searched(Vec<usize>),
}

impl Index {
    /// `keys` are the combinations of all entries, in ascending order.
    fn new(combinations: usize, keys: impl ExactSizeIterator<Item = usize>) -> Self {
        if combinations > 1024 + 4 * keys.len() {
            return Index::Searched(keys.collect());
        }
        let mut starts = vec![0; combinations + 1];
        for key in keys {
            starts[key + 1] += 1;
        }
        for index in 1..starts.len() {
            starts[index] += starts[index - 1];
        }
        Index::Direct(starts)
    }

    #[inline]
    fn range(&self, key: usize) -> std::ops::Range<usize> {
        match self {
            Index::Direct(starts) => starts[key]..starts[key + 1],
            Index::Searched(keys) => {
                let start = keys.partition_point(|&other| other < key);
                start..start + keys[start..].partition_point(|&other| other == key)
            }
        }
    }
}

/// How the states of one variable of a table move the places and combinations.
struct Moves {
    size: usize,
    key: usize,
    place: usize,
    later: Vec<usize>,
}

/// The product of `factors` with every variable outside `keep` folded away, as
/// [`contract`](super::contraction::contract) gives it, if so few of its `cells` are not zero that
/// joining is quicker.
pub(crate) fn contract_if_sparse<N: Number>(
    factors: &[&Factor<N>],
    keep: &[Dimension],
    cells: u64,
    fold: Fold,
    meter: &mut Meter,
) -> Result<Option<Factor<N>>, Stop> {
    if cells < WORTH_COUNTING || factors.is_empty() {
        return Ok(None);
    }
    let mut share = 1.0;
    for factor in factors {
        let mut filled = 0;
        for values in factor.values().chunks(COUNTED_AT_ONCE) {
            filled += values.iter().filter(|&&value| value != N::ZERO).count();
            go_on(meter.work(values.len() as u64))?;
        }
        share *= filled as f64 / factor.values().len() as f64;
    }
    if share > WORTH_JOINING {
        return Ok(None);
    }
    let (scope, sizes): (Vec<Variable>, Vec<usize>) = keep.iter().copied().unzip();
    let tables: Vec<SparseFactor<N>> = factors.iter().map(|&factor| factor.into()).collect();
    let tables: Vec<&SparseFactor<N>> = tables.iter().collect();
    let mut values = vec![N::ZERO; sizes.iter().product()];
    let join = Join::new(&tables, &scope, &sizes);
    match fold {
        Fold::Sum => join.run(meter, &mut |place, value| values[place] += value)?,
        Fold::Max => join.run(meter, &mut |place, value| {
            values[place] = values[place].max(value);
        })?,
    }
    Ok(Some(Factor::from_parts(&scope, &sizes, values)))
}
