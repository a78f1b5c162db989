//! `tiling`: where the cells of a game are drawn, and which of them are neighbours.

use super::of::Of;
use crate::text::Message;
use crate::verb::{Cost, Verb};
use crate::{Error, Observer};
use atisbo_base::Budget;
use atisbo_minesweeper::{Cell, Kind, MOST_CELLS_OF_A_PICTURE};
use serde::{Deserialize, Serialize};

/// The tiling of which game.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The game.
    pub of: Of,
}

/// A tiling, cell by cell: those of the first row, then those of the second, and so on.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// Its family.
    pub kind: Kind,
    /// How many rows there are.
    pub height: u32,
    /// How many cells a row has.
    pub width: u32,
    /// The least and the greatest coordinates: left, top, right, bottom.
    pub bounds: [f64; 4],
    /// The corners of each cell: x and y of the first, of the second, and so on.
    pub polygons: Vec<Vec<f64>>,
    /// The numbers of each cell's neighbours.
    pub neighbours: Vec<Vec<u32>>,
    /// What the cells are called, where they have names of their own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub names: Option<Vec<String>>,
}

impl Verb for Request {
    const GAME: &'static str = "minesweeper";
    const NAME: &'static str = "tiling";
    type Answer = Answer;

    fn cost(&self) -> Cost {
        self.of.cost()
    }

    fn answer(&self, _observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let game = self.of.game(budget)?;
        let tiling = game.level().tiling();
        if tiling.len() > MOST_CELLS_OF_A_PICTURE {
            let message = Message::new("mines-tiling-large").with("cells", tiling.len());
            return Err(message.with("most", MOST_CELLS_OF_A_PICTURE).into());
        }
        let polygon = |cell| -> Vec<f64> {
            let corners = tiling.polygon(cell).into_iter();
            let corners = corners.flat_map(|(x, y)| [x, y]);
            corners.map(thousandths).collect()
        };
        let neighbours = |cell| -> Vec<u32> {
            let near = tiling.neighbours(cell);
            near.iter().map(|&Cell(index)| index).collect()
        };
        let polygons: Vec<Vec<f64>> = tiling.cells().map(polygon).collect();
        Ok(Answer {
            kind: tiling.kind(),
            height: tiling.height(),
            width: tiling.width(),
            bounds: bounds(&polygons),
            polygons,
            neighbours: tiling.cells().map(neighbours).collect(),
            names: tiling.as_free().map(|free| {
                let names = tiling.cells().map(|cell| free.name(cell).to_owned());
                names.collect()
            }),
        })
    }
}

/// Rounded to what a screen can show; adding zero turns -0 into 0.
fn thousandths(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0 + 0.0
}

fn bounds(polygons: &[Vec<f64>]) -> [f64; 4] {
    let along = |axis| {
        polygons
            .iter()
            .flat_map(move |polygon| polygon.iter().skip(axis).step_by(2))
    };
    let least = |axis| along(axis).copied().fold(f64::INFINITY, f64::min);
    let greatest = |axis| along(axis).copied().fold(f64::NEG_INFINITY, f64::max);
    [least(0), least(1), greatest(0), greatest(1)]
}
