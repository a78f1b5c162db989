//! Labs for a class: what students get, their programs in a sandbox, marks, and feedback that says why.

pub mod agent;
pub mod board;
pub mod case;
pub mod evidence;
pub mod exact;
pub mod examine;
pub mod grade;
pub mod graph_search;
pub mod judge;
pub mod lab;
pub mod method;
pub mod question;
pub mod sandbox;
pub mod space;
pub mod verdict;
