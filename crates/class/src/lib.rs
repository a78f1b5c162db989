//! Labs for a class: what students get, their programs in a sandbox, marks, and feedback that says why.

pub mod agent;
pub mod batch;
pub mod board;
pub mod case;
pub mod conform;
pub mod evidence;
pub mod exact;
pub mod exam;
pub mod examine;
pub mod export;
pub mod grade;
pub mod graph_search;
pub mod judge;
pub mod lab;
pub mod marks;
pub mod method;
pub mod mutant;
pub mod practice;
pub mod question;
pub mod record;
pub mod report;
pub mod runner;
pub mod sandbox;
pub mod space;
pub mod submission;
pub mod verbs;
pub mod verdict;
pub mod watch;
pub mod words;
pub mod written;

pub use verbs::VERBS;
