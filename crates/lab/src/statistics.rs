//! What many runs say, and how sure they are: pure functions on numbers, one idea a file, each with its source.

mod beta;
mod bootstrap;
mod exact_sum;
mod growth;
mod interval;
mod mcnemar;
mod mean;
mod normal;
mod quantiles;
mod regression;
mod student;
mod wilson;

pub use bootstrap::{Bootstrap, Correction};
pub use exact_sum::ExactSum;
pub use growth::{Curve, Growth, Law};
pub use interval::{Confidence, Estimate, Interval};
pub use mcnemar::Paired;
pub use mean::mean;
pub use normal::{distribution as normal_distribution, quantile as normal_quantile};
pub use quantiles::{Distribution, EXACT_UP_TO, RELATIVE_ERROR};
pub use regression::{Line, least_squares};
pub use student::{distribution as student_distribution, quantile as student_quantile};
pub use wilson::proportion;
