//! The methods of inference against one another: exact ones against enumeration, sampled ones
//! against exact ones.

mod agreement;
mod decomposition;
mod explain;
mod impossible;
mod most_probable;
mod reference;
mod sampling;
mod sparse;
mod strategy;
mod trace;
