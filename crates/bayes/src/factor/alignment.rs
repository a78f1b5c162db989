//! Where the cells of a table lie that is walked in the order of a larger one.

/// How a run of cells of the large table reads a small one.
pub(super) enum Run {
    /// The same cell all along: the small table does not know these dimensions.
    Fixed,
    /// Cell after cell: both tables agree on these dimensions.
    Contiguous,
    /// The cell at this distance from the first, for each cell of the run.
    Mapped(Vec<u32>),
}

impl Run {
    /// The run over dimensions of these sizes (the last is the fastest), which the small table
    /// steps through by `strides`.
    pub(super) fn new(sizes: &[usize], strides: &[usize]) -> Self {
        if strides.iter().all(|&stride| stride == 0) {
            return Run::Fixed;
        }
        let mut expected = 1;
        let contiguous = sizes.iter().zip(strides).rev().all(|(&size, &stride)| {
            let fits = size == 1 || stride == expected;
            expected *= size;
            fits
        });
        if contiguous {
            return Run::Contiguous;
        }
        let mut map = vec![0_u32];
        for (&size, &stride) in sizes.iter().zip(strides) {
            let before = std::mem::take(&mut map);
            map.reserve_exact(before.len() * size);
            for base in before {
                map.extend((0..size).map(|state| base + (state * stride) as u32));
            }
        }
        Run::Mapped(map)
    }
}

/// The outer dimensions of a walk, counted like an odometer, with the place in each of several
/// tables kept up to date.
pub(super) struct Odometer {
    digits: Vec<usize>,
    sizes: Vec<usize>,
    /// For each dimension the step of each table.
    steps: Vec<Vec<usize>>,
    /// Where each table stands.
    pub(super) places: Vec<usize>,
}

impl Odometer {
    /// At the start. `strides` has for each table its stride in each of the dimensions.
    pub(super) fn new(sizes: &[usize], strides: &[&[usize]]) -> Self {
        let steps = (0..sizes.len())
            .map(|dimension| strides.iter().map(|table| table[dimension]).collect())
            .collect();
        Odometer {
            digits: vec![0; sizes.len()],
            sizes: sizes.to_vec(),
            steps,
            places: vec![0; strides.len()],
        }
    }

    /// Goes on to the next cell. `false` after the last, when it stands at the start again.
    #[inline]
    pub(super) fn advance(&mut self) -> bool {
        for dimension in (0..self.sizes.len()).rev() {
            let steps = &self.steps[dimension];
            if self.digits[dimension] + 1 < self.sizes[dimension] {
                self.digits[dimension] += 1;
                for (place, step) in self.places.iter_mut().zip(steps) {
                    *place += step;
                }
                return true;
            }
            let back = self.digits[dimension];
            self.digits[dimension] = 0;
            for (place, step) in self.places.iter_mut().zip(steps) {
                *place -= step * back;
            }
        }
        false
    }
}
