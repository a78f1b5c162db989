//! Pairs of cells whose values satisfy a custom relation.

use super::{Additions, Adds, Fault};
use crate::Values;

/// Pairs of cells whose values satisfy a custom relation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairwise {
    /// The cells.
    pub cells: Vec<usize>,
    /// By value of the earlier cell, those of the later one (the first value of the grid is 1,
    /// whatever it is called).
    pub partners: Vec<Values>,
    /// Whether every cell is paired with every later one, not only with the next.
    pub every_pair: bool,
}

impl Adds for Pairwise {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check_line(&self.cells, 2..=to.ground.shape.cells())?;
        let ground = to.ground;
        let value = |number| ground.value(number).map_or(0, usize::from);
        let holds = |one, other| {
            let partners = self.partners.get(value(one).wrapping_sub(1));
            partners.is_some_and(|partners| partners.contains(value(other) as u8))
        };
        if self.every_pair {
            let later = self.cells.iter().enumerate();
            let pairs = later.flat_map(|(at, &later)| {
                let earlier = self.cells[..at].iter();
                earlier.map(move |&earlier| [earlier, later])
            });
            to.relate(pairs, holds);
        } else {
            to.relate([self.cells.as_slice()], holds);
        }
        Ok(())
    }
}
