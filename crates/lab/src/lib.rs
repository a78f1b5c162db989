//! Experiments anyone can repeat and believe: many runs of many methods on the same instances, what they say
//! with its uncertainty, and a report that shows it.
//!
//! A game provides a [`runs::Bench`], which makes the runs; a [`runs::Plan`] says which runs there are. Here two
//! methods bet on the throw of a die:
//!
//! ```
//! use atisbo_base::{Budget, seed};
//! use atisbo_lab::experiment::Limits;
//! use atisbo_lab::report::figures;
//! use atisbo_lab::runs::{Method, Outcome, Plan, Prepared, Run, Setting, Unit};
//! use rand::RngExt;
//!
//! let dice = |unit: Unit, method: usize, _: &Budget| {
//!     // Instance i depends on the seed and i alone.
//!     let eyes = seed::rng(1, unit.instance).random_range(1..=6);
//!     let is_won = if method == 0 { eyes > 4 } else { eyes > 2 };
//!     Run { outcome: Outcome::of(is_won), counts: vec![("eyes", eyes)], seconds: 0.0 }
//! };
//! let plan = Plan {
//!     name: "Dice".to_owned(),
//!     game: "dice".to_owned(),
//!     seed: 1,
//!     repetitions: 1,
//!     limits: Limits::default(),
//!     settings: vec![Setting::named("fair", None, 3000)],
//!     methods: vec![Method::named("more than 4"), Method::named("more than 2")],
//! };
//! let prepared = Prepared { plan, bench: Box::new(dice) };
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
