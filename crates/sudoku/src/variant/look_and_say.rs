//! Cells of which it is said how often they hold some values.

use super::{Additions, Adds, Fault};
use crate::constraint::hold_exactly;

/// Cells of which it is said how often they hold some values: "one 5, two 3" is 1523.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LookAndSay {
    /// The cells.
    pub cells: Vec<usize>,
    /// How often, and what. Values that are not named may be there or not.
    pub said: Vec<(usize, u32)>,
}

impl Adds for LookAndSay {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check(&self.cells, 1..=to.ground.shape.cells())?;
        let said = self.said.iter();
        let wanted = said.map(|&(count, number)| Ok((to.value(number)?, count)));
        let wanted = wanted.collect::<Result<Vec<_>, Fault>>()?;
        to.require(self.cells.as_slice(), move |candidates| {
            hold_exactly(candidates, &wanted)
        });
        Ok(())
    }
}
