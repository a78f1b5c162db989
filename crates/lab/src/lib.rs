//! Experiments anyone can repeat and believe: many runs of many methods on the same instances, what they say
//! with its uncertainty, and a report that shows it.

mod escape;
pub mod plot;
pub mod report;
pub mod statistics;
