//! The one kernel under all exact methods: multiply several tables and sum (or maximise) out
//! variables in one walk, without ever storing the product.
//!
//! The walk has three levels: kept variables outside, then the eliminated ones, then a run of kept
//! cells short enough to stay in the first cache. Every table is read along the run cell by cell, as
//! one fixed number, or through a small map made once. Tables that are fixed along the run make one
//! number, and where it is zero the run is skipped.

use super::alignment::{Odometer, Run};
use super::{Dimension, Factor, Few};
use crate::account::go_on;
use crate::number::Number;
use crate::variable::Variable;
use atisbo_base::{Meter, Stop};
use smallvec::{SmallVec, smallvec};

/// Cells in a run: two buffers of them fit into 32 kB.
const RUN: usize = 1024;

/// What happens to the cells that differ only in an eliminated variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fold {
    /// They are added up.
    Sum,
    /// The largest is taken.
    Max,
}

/// The product of `factors`, of whose variables the first `kept` stay and the others are folded away.
/// The result's scope is what stays, in that order. `dimensions` are the variables of all factors, each
/// once.
///
/// The caller has made sure that the result fits into the memory allowed.
///
/// # Errors
///
/// If the time is over or the work was cancelled.
pub(crate) fn contract<N: Number>(
    factors: &[&Factor<N>],
    dimensions: &[Dimension],
    kept: usize,
    fold: Fold,
    meter: &mut Meter,
) -> Result<Factor<N>, Stop> {
    let tables = factors.len();
    let steps = steps(factors, dimensions);
    let (keep, gone) = dimensions.split_at(kept);
    let (keep_steps, gone_steps) = steps.split_at(kept * tables);
    let mut split = kept;
    let mut run = 1;
    while split > 0 && run * keep[split - 1].1 <= RUN {
        split -= 1;
        run *= keep[split].1;
    }
    let (outer, inner) = keep.split_at(split);
    let (outer_steps, inner_steps) = keep_steps.split_at(split * tables);
    let mut runs: Few<Run> = Few::new();
    for table in 0..tables {
        let strides: Few<usize> = (0..inner.len())
            .map(|dimension| inner_steps[dimension * tables + table])
            .collect();
        runs.push(Run::new(inner, &strides));
    }

    let sizes: Few<usize> = keep.iter().map(|&(_, size)| size).collect();
    let scope: Few<Variable> = keep.iter().map(|&(variable, _)| variable).collect();
    let mut values = vec![N::ZERO; sizes.iter().product()];
    let mut outer_walk = Odometer::new(outer, outer_steps, tables);
    let mut gone_walk = Odometer::new(gone, gone_steps, tables);
    let mut line = Line::new(factors, &runs, run);
    let cells_each = run * gone.iter().map(|&(_, size)| size).product::<usize>();
    for target in values.chunks_exact_mut(run) {
        loop {
            line.fold_into(target, &outer_walk.places, &gone_walk.places, fold);
            if !gone_walk.advance() {
                break;
            }
        }
        outer_walk.advance();
        go_on(meter.work(cells_each as u64))?;
    }
    Ok(Factor::from_parts(&scope, &sizes, values))
}

/// The stride of each factor in the first dimension, then in the second, and so on.
fn steps<N: Number>(factors: &[&Factor<N>], dimensions: &[Dimension]) -> SmallVec<[usize; 32]> {
    let mut steps = smallvec![0; dimensions.len() * factors.len()];
    for (table, factor) in factors.iter().enumerate() {
        for (&variable, &stride) in factor.scope.iter().zip(&factor.strides) {
            let place = dimensions.iter().position(|&(one, _)| one == variable);
            if let Some(dimension) = place {
                steps[dimension * factors.len() + table] = stride;
            }
        }
    }
    steps
}

/// The innermost level: one run of cells of every table.
struct Line<'a, N> {
    /// Tables that are one number along the run, by their place in the list.
    fixed: Few<(usize, &'a [N])>,
    /// Tables that change along the run.
    moving: Few<(usize, &'a [N], &'a Run)>,
    buffer: SmallVec<[N; 64]>,
}

impl<'a, N: Number> Line<'a, N> {
    fn new(factors: &[&'a Factor<N>], runs: &'a [Run], length: usize) -> Self {
        let mut line = Line {
            fixed: Few::new(),
            moving: Few::new(),
            buffer: smallvec![N::ZERO; length],
        };
        for (index, (factor, run)) in factors.iter().zip(runs).enumerate() {
            match run {
                Run::Fixed => line.fixed.push((index, factor.values())),
                _ => line.moving.push((index, factor.values(), run)),
            }
        }
        line
    }

    #[inline]
    fn fold_into(&mut self, target: &mut [N], outer: &[usize], gone: &[usize], fold: Fold) {
        let place = |index: usize| outer[index] + gone[index];
        let mut scale = N::ONE;
        for &(index, values) in &self.fixed {
            scale *= values[place(index)];
        }
        if scale == N::ZERO {
            return;
        }
        match (self.moving.as_slice(), fold) {
            ([], _) => fold_one(target, scale, fold),
            ([(index, values, run)], Fold::Sum) => {
                add_scaled(target, &values[place(*index)..], run, scale);
            }
            ([first, middle @ .., last], Fold::Sum) => {
                let (index, values, run) = *first;
                copy_scaled(&mut self.buffer, &values[place(index)..], run, scale);
                for &(index, values, run) in middle {
                    multiply(&mut self.buffer, &values[place(index)..], run);
                }
                let (index, values, run) = *last;
                add_product(target, &self.buffer, &values[place(index)..], run);
            }
            ([first, rest @ ..], Fold::Max) => {
                let (index, values, run) = *first;
                copy_scaled(&mut self.buffer, &values[place(index)..], run, scale);
                for &(index, values, run) in rest {
                    multiply(&mut self.buffer, &values[place(index)..], run);
                }
                for (cell, &product) in target.iter_mut().zip(&self.buffer) {
                    *cell = cell.max(product);
                }
            }
        }
    }
}

#[inline]
fn fold_one<N: Number>(target: &mut [N], scale: N, fold: Fold) {
    for cell in target {
        *cell = match fold {
            Fold::Sum => *cell + scale,
            Fold::Max => cell.max(scale),
        };
    }
}

#[inline]
fn add_scaled<N: Number>(target: &mut [N], values: &[N], run: &Run, scale: N) {
    match run {
        Run::Fixed => fold_one(target, scale * values[0], Fold::Sum),
        Run::Contiguous => {
            for (cell, &value) in target.iter_mut().zip(values) {
                *cell += scale * value;
            }
        }
        Run::Mapped(map) => {
            for (cell, &at) in target.iter_mut().zip(map) {
                *cell += scale * values[at as usize];
            }
        }
    }
}

#[inline]
fn copy_scaled<N: Number>(buffer: &mut [N], values: &[N], run: &Run, scale: N) {
    match run {
        Run::Fixed => buffer.fill(scale * values[0]),
        Run::Contiguous => {
            for (cell, &value) in buffer.iter_mut().zip(values) {
                *cell = scale * value;
            }
        }
        Run::Mapped(map) => {
            for (cell, &at) in buffer.iter_mut().zip(map) {
                *cell = scale * values[at as usize];
            }
        }
    }
}

#[inline]
fn multiply<N: Number>(buffer: &mut [N], values: &[N], run: &Run) {
    match run {
        Run::Fixed => {
            for cell in buffer {
                *cell *= values[0];
            }
        }
        Run::Contiguous => {
            for (cell, &value) in buffer.iter_mut().zip(values) {
                *cell *= value;
            }
        }
        Run::Mapped(map) => {
            for (cell, &at) in buffer.iter_mut().zip(map) {
                *cell *= values[at as usize];
            }
        }
    }
}

#[inline]
fn add_product<N: Number>(target: &mut [N], buffer: &[N], values: &[N], run: &Run) {
    match run {
        Run::Fixed => {
            for (cell, &one) in target.iter_mut().zip(buffer) {
                *cell += one * values[0];
            }
        }
        Run::Contiguous => {
            for ((cell, &one), &other) in target.iter_mut().zip(buffer).zip(values) {
                *cell += one * other;
            }
        }
        Run::Mapped(map) => {
            for ((cell, &one), &at) in target.iter_mut().zip(buffer).zip(map) {
                *cell += one * values[at as usize];
            }
        }
    }
}
