//! Pictures of figures as SVG text: bars, columns, curves, boxes, heat maps, survival.
//!
//! Every plot is a plain struct that takes its words from the caller and gives the same text for the same
//! figures. Colour alone carries no information: series differ by mark and dash too, in colours that the
//! colour-blind tell apart. Pictures follow the reader's light or dark setting and print dark on white. A value that is not
//! finite, or has no place on a logarithmic axis, is not drawn.
//!
//! ```
//! use atisbo_lab::plot::{Axis, Bar, Bars, Group};
//!
//! let svg = Bars {
//!     title: "Games won".to_owned(),
//!     description: "Of 100 games each.".to_owned(),
//!     axis: Axis::rates("won"),
//!     series: vec!["logic".to_owned(), "counting".to_owned()],
//!     groups: vec![Group {
//!         name: "beginner".to_owned(),
//!         bars: vec![Some(Bar { value: 0.61, interval: None }), Some(Bar { value: 0.74, interval: None })],
//!     }],
//! }
//! .svg();
//! assert!(svg.starts_with("<svg") && svg.contains("<title>Games won</title>"));
//! ```

mod axis;
mod bars;
mod boxes;
mod canvas;
mod columns;
mod curves;
mod frame;
mod heat;
mod legend;
mod rows;
mod style;
mod survival;
mod ticks;

pub use axis::{Axis, Scale, Unit};
pub use bars::{Bar, Bars, Group};
pub use boxes::{BoxRow, Boxes};
pub use columns::{ColumnRow, Columns};
pub use curves::{Curves, Panel, Point, Series};
pub use heat::{Heat, HeatCell};
pub use survival::{Solved, Survival};

#[cfg(test)]
mod tests;
