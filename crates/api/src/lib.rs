//! The one door.

pub mod text;
