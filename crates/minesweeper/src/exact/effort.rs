//! What an analysis has spent of its budget.

use super::ExactError;
use atisbo_base::{Budget, Meter, Stop};

/// What an analysis has spent of its budget: states of the programme are its nodes.
#[derive(Debug)]
pub(crate) struct Effort {
    meter: Meter,
    pub(crate) nodes: u64,
    bytes: u64,
    products: u64,
}

impl Effort {
    const PRODUCTS_OF_A_STATE: u64 = 64;

    pub(crate) fn new(budget: &Budget) -> Self {
        Effort {
            meter: budget.meter(),
            nodes: 0,
            bytes: 0,
            products: 0,
        }
    }

    /// The same effort under another budget.
    pub(crate) fn under(&self, budget: &Budget) -> Self {
        Effort {
            meter: budget.meter(),
            ..*self
        }
    }

    /// Forgets the bytes held: the next of several questions under one budget begins.
    pub(super) fn release(&mut self) {
        self.bytes = 0;
    }

    /// Counts one more state, and its bytes for the rest of the run.
    #[inline]
    pub(crate) fn state(&mut self, bytes: usize) -> Result<(), ExactError> {
        self.nodes += 1;
        self.hold(bytes)
    }

    /// Counts bytes for the rest of the run.
    #[inline]
    pub(crate) fn hold(&mut self, bytes: usize) -> Result<(), ExactError> {
        self.bytes += bytes as u64;
        self.check()
    }

    /// Counts products; [`Self::PRODUCTS_OF_A_STATE`] of them count as a state.
    #[inline]
    pub(crate) fn products(&mut self, products: usize) -> Result<(), ExactError> {
        self.products += products as u64;
        self.nodes += self.products / Self::PRODUCTS_OF_A_STATE;
        self.products %= Self::PRODUCTS_OF_A_STATE;
        self.check()
    }

    /// Checks the budget after work that is neither a state nor kept.
    #[inline]
    pub(crate) fn check(&mut self) -> Result<(), ExactError> {
        // Steps are counted in 32 bits; more of them would need over 16 GB.
        if self.bytes > 4 * u64::from(u32::MAX) {
            return Err(Stop::Bytes.into());
        }
        let stop = self.meter.check(self.nodes, self.bytes);
        stop.map_or(Ok(()), |stop| Err(stop.into()))
    }
}
