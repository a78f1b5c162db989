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

    /// Lets go of all that was held: the next of several questions under one budget begins.
    pub(crate) fn release(&mut self) {
        self.bytes = 0;
    }

    /// One state more, and so many bytes for good.
    #[inline]
    pub(crate) fn state(&mut self, bytes: usize) -> Result<(), ExactError> {
        self.nodes += 1;
        self.hold(bytes)
    }

    /// So many bytes more for good.
    #[inline]
    pub(crate) fn hold(&mut self, bytes: usize) -> Result<(), ExactError> {
        self.bytes += bytes as u64;
        self.check()
    }

    /// So many products more; as many as a state usually takes count as one.
    #[inline]
    pub(crate) fn products(&mut self, products: usize) -> Result<(), ExactError> {
        self.products += products as u64;
        self.nodes += self.products / Self::PRODUCTS_OF_A_STATE;
        self.products %= Self::PRODUCTS_OF_A_STATE;
        self.check()
    }

    /// A unit of work that is neither a state nor kept.
    #[inline]
    pub(crate) fn check(&mut self) -> Result<(), ExactError> {
        // Steps are counted in 32 bits; so many would need 16 GB.
        if self.bytes > 4 * u64::from(u32::MAX) {
            return Err(ExactError::Stopped(Stop::Bytes));
        }
        match self.meter.check(self.nodes, self.bytes) {
            Some(stop) => Err(ExactError::Stopped(stop)),
            None => Ok(()),
        }
    }
}
