//! Experiments anyone can repeat and believe: many runs of many methods on the same instances, what they say
//! with its uncertainty, and a report that shows it.

mod escape;
pub mod experiment;
pub mod plot;
pub mod report;
pub mod runs;
pub mod statistics;
pub mod summary;
