//! Labs for a class: what students get, their programs in a sandbox, marks, and feedback that says why.

pub mod sandbox;
