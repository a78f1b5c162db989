//! Experiments anyone can repeat and believe: many runs of many methods on the same instances, what they say
//! with its uncertainty, and a report that shows it.
//!
//! Whoever knows a game gives a [`runs::Bench`]; a [`runs::Plan`] says which runs there are. Here a die is thrown
//! that two methods bet on:
//!
//! ```
//! use atisbo_base::{Budget, seed};
//! use atisbo_lab::experiment::Limits;
//! use atisbo_lab::report::figures;
//! use atisbo_lab::runs::{Bench, Instance, Method, Outcome, Plan, Prepared, Run, Setting};
//! use rand::RngExt;
//!
//! struct Dice;
//! struct Thrown(u64);
//!
//! impl Bench for Dice {
//!     fn instance(&self, _: usize, index: u64, _: &Budget) -> Result<Box<dyn Instance + '_>, String> {
//!         // Instance i depends on the seed and i alone.
//!         Ok(Box::new(Thrown(seed::rng(1, index).random_range(1..=6))))
//!     }
//! }
//!
//! impl Instance for Thrown {
//!     fn run(&self, method: usize, _: &Budget) -> Run {
//!         let is_won = if method == 0 { self.0 > 4 } else { self.0 > 2 };
//!         let outcome = if is_won { Outcome::Success } else { Outcome::Defeat };
//!         Run { outcome, counts: vec![("eyes", self.0)], seconds: 0.0 }
//!     }
//! }
//!
//! let method = |name: &str| Method { name: name.to_owned(), exactly: String::new() };
//! let plan = Plan {
//!     name: "Dice".to_owned(),
//!     game: "dice".to_owned(),
//!     seed: 1,
//!     repetitions: 1,
//!     limits: Limits::default(),
//!     settings: vec![Setting { name: "fair".to_owned(), size: None, instances: 3000, exactly: String::new() }],
//!     methods: vec![method("more than 4"), method("more than 2")],
//! };
//! let prepared = Prepared { plan, bench: Box::new(Dice) };
//! let (summary, _) = prepared.in_memory(&Budget::unlimited(), &|_, _| (), |_| ());
//! assert_eq!(summary.rows(), 6000);
//! let rate = summary.group(0, 0).rate().expect("runs");
//! assert!(rate.interval.contains(1.0 / 3.0), "{}", figures::percent(Some(rate)));
//! // The methods are compared on the same throws: what wins for the first wins for the second too.
//! assert_eq!(summary.beside(0, 1).expect("a second method").outcomes.lost, 0);
//! ```

pub mod experiment;
pub mod plot;
pub mod report;
pub mod runs;
pub mod statistics;
pub mod summary;
