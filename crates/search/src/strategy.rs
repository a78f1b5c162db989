//! The strategies, one file each.

mod breadth_first;
pub use breadth_first::breadth_first;
