//! XMLBIF 0.3: the Interchange Format as XML.
//!
//! The numbers of a `TABLE` run with the node itself changing fastest, then the last `GIVEN` (Cozman,
//! "The Interchange Format for Bayesian Networks", XMLBIF version 0.3). Blanks around names do not count.

mod read;
mod write;

pub(super) use read::read;
pub(super) use write::write;
