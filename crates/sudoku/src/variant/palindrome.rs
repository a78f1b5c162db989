//! A line that reads the same from both ends.

use super::{Additions, Adds, Fault};

/// A line that reads the same from both ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Palindrome {
    /// The line.
    pub cells: Vec<usize>,
}

impl Adds for Palindrome {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check(&self.cells, 1..=to.ground.shape.cells())?;
        let half = self.cells.len() / 2;
        let pairs = self.cells[..half].iter().zip(self.cells.iter().rev());
        let pairs = pairs.map(|(&one, &other)| [one, other]);
        to.relate(pairs, |one, other| one == other);
        Ok(())
    }
}
