//! "Buscapython" (Universidad de Sevilla, 2018): an adviser from a Bayesian network with X and Y for every cell.

mod limit;
mod modifications;
mod wins;

use super::Page;
use super::facts::facts;
use crate::Error;

pub(super) fn measure(page: &mut Page<'_>) -> Result<(), Error> {
    let facts = facts()?.buscapython;
    wins::section(page, &facts)?;
    modifications::section(page, &facts)?;
    limit::section(page)
}
