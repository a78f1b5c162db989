//! The number in the circle is the sum along the arrow.

use super::{Additions, Adds, Fault};

/// Digits of a pill: a number of four is more than any sum on the grid needs.
const MOST_DIGITS: usize = 4;

/// The number in the circle is the sum along the arrow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// The cell of the circle, or the cells of a pill whose digits form one number.
    pub circle: Vec<usize>,
    /// The cells the arrow passes.
    pub shaft: Vec<usize>,
}

impl Adds for Arrow {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check(&self.circle, 1..=MOST_DIGITS)?;
        to.check(&self.shaft, 1..=to.ground.shape.cells())?;
        let place = |at: usize| -i64::from(10_u32.pow((self.circle.len() - 1 - at) as u32));
        let circle = self.circle.iter().enumerate();
        let circle = circle.map(|(at, &cell)| (cell, place(at)));
        let shaft = self.shaft.iter().map(|&cell| (cell, 1));
        to.add_up_weighted(circle.chain(shaft).collect(), 0);
        Ok(())
    }
}
