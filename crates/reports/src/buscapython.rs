//! "Buscapython" (Universidad de Sevilla, 2018): an adviser from a Bayesian network with X and Y for every cell.

mod limit;
mod modifications;
mod wins;

use crate::Page;
use crate::facts::facts;
use atisbo_api::Error;

pub(super) fn measure(page: &mut Page<'_>) -> Result<(), Error> {
    let facts = facts()?.buscapython;
    wins::section(page, &facts)?;
    modifications::section(page, &facts)?;
    limit::section(page)
}
