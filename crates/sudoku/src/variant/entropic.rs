//! A line on which three cells in a row hold a low, a middle and a high value.

use super::{Additions, Adds, Fault};

/// A line on which three cells in a row hold a low, a middle and a high value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entropic {
    /// The line.
    pub cells: Vec<usize>,
}

impl Adds for Entropic {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check(&self.cells, 2..=to.ground.shape.cells())?;
        let ground = to.ground;
        if !ground.values.is_multiple_of(3) {
            return Err(Fault::Shape);
        }
        let third = |number| (number - u32::from(ground.lowest)) / (ground.values as u32 / 3);
        let further = self.cells.windows(3).map(|three| vec![three[0], three[2]]);
        let lines = std::iter::once(self.cells.clone()).chain(further);
        to.relate(lines, |one, other| third(one) != third(other));
        Ok(())
    }
}
