//! A value in a circle says how many circles hold it.

use super::{Additions, Adds, Fault};
use crate::constraint::CountsItself;
use std::sync::Arc;

/// A value in a circle says how many circles hold it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountingCircles {
    /// The circles.
    pub cells: Vec<usize>,
}

impl Adds for CountingCircles {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check(&self.cells, 1..=to.ground.shape.cells())?;
        let cells = self.cells.clone();
        to.constrain_seeing(move |sight| Arc::new(CountsItself::new(sight, &cells)));
        Ok(())
    }
}
