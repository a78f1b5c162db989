//! Heat maps: a table whose cells are coloured by their values, each with its text.

use super::Axis;
use super::axis::Placed;
use super::canvas::{Anchor, At, Canvas, LETTER, width, wrapped};
use super::frame::{Frame, MARGIN, WIDTH, heading};
use std::fmt::{self, Display};

/// One cell.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HeatCell {
    /// What it is coloured by; a cell without a value stays blank.
    pub value: Option<f64>,
    /// What stands in it.
    pub text: String,
}

/// Rows and columns of cells.
#[derive(Clone, Debug, PartialEq)]
pub struct Heat {
    /// What the picture shows.
    pub title: String,
    /// The same for those who cannot see it.
    pub description: String,
    /// The axis of the values, drawn as a bar of colours.
    pub values: Axis,
    /// What the columns have in common.
    pub columns_title: String,
    /// The names of the columns.
    pub columns: Vec<String>,
    /// The names of the rows, each with its cells.
    pub rows: Vec<(String, Vec<HeatCell>)>,
}

const ROW: f64 = 28.0;
const WIDEST_NAME: f64 = 200.0;
const BAR: f64 = 12.0;

impl Heat {
    /// The picture.
    pub fn svg(&self) -> String {
        let mut canvas = Canvas::default();
        let cells = self.rows.iter().flat_map(|(_, cells)| cells);
        let values = self.values.placed(cells.filter_map(|cell| cell.value), 6.0);
        let names = self.rows.iter().map(|(name, _)| width(name, LETTER));
        let left = MARGIN + names.fold(0.0, f64::max).min(WIDEST_NAME) + 10.0;
        let column = ((WIDTH - left - MARGIN) / self.columns.len().max(1) as f64)
            .min(110.0)
            .max(self.widest_text());
        let across = column * self.columns.len() as f64;
        let picture = (left + across + MARGIN).max(0.6 * WIDTH);

        let top = heading(&mut canvas, &self.title, picture) + 12.0;
        canvas.text(left, top, Anchor::Start, "", &self.columns_title);
        let top = self.column_names(&mut canvas, (left, top + 6.0), column);
        for (index, (name, cells)) in self.rows.iter().enumerate() {
            let y = top + ROW * index as f64;
            let lines = wrapped(name, WIDEST_NAME, LETTER);
            for (line, text) in lines.iter().take(2).enumerate() {
                let middle = 0.5 * (lines.len().min(2) as f64 - 1.0);
                let y = y + 0.5 * ROW + 4.0 + 13.0 * (line as f64 - middle);
                canvas.text(left - 8.0, y, Anchor::End, "", text);
            }
            for (place, cell) in cells.iter().take(self.columns.len()).enumerate() {
                self.cell(
                    &mut canvas,
                    &values,
                    cell,
                    (left + column * place as f64, y, column),
                );
            }
        }
        let bottom = top + ROW * self.rows.len() as f64 + 18.0;
        let bar = Frame {
            left,
            top: bottom,
            width: (picture - left - MARGIN - 14.0).min(320.0),
            height: BAR,
        };
        colour_bar(&mut canvas, bar, &values);
        bar.axis_below(&mut canvas, &values, &self.values.title);
        let end = bar.end_below(&self.values.title);
        canvas.finish((picture, end), &self.title, &self.description)
    }

    fn widest_text(&self) -> f64 {
        let cells = self.rows.iter().flat_map(|(_, cells)| cells);
        cells
            .map(|cell| width(&cell.text, LETTER) + 10.0)
            .fold(36.0, f64::max)
    }

    /// Puts the names above the columns, upright if they are too wide; returns where the cells begin.
    fn column_names(&self, canvas: &mut Canvas, (left, top): (f64, f64), column: f64) -> f64 {
        let middle = |place: usize| left + column * (place as f64 + 0.5);
        let widest = self
            .columns
            .iter()
            .map(|name| width(name, LETTER))
            .fold(0.0, f64::max);
        if widest < column - 4.0 {
            for (place, name) in self.columns.iter().enumerate() {
                canvas.text(middle(place), top + 14.0, Anchor::Middle, "", name);
            }
            return top + 22.0;
        }
        let bottom = top + widest + 8.0;
        for (place, name) in self.columns.iter().enumerate() {
            canvas.upright_text(middle(place) + 4.0, bottom - 4.0, Anchor::Start, name);
        }
        bottom
    }

    fn cell(
        &self,
        canvas: &mut Canvas,
        values: &Placed,
        cell: &HeatCell,
        (x, y, column): (f64, f64, f64),
    ) {
        let value = cell.value.filter(|&value| self.values.shows(value));
        let (left, top, width) = (At(x), At(y), At(column - 1.0));
        let height = ROW - 1.0;
        let class = if let Some(value) = value {
            let colour = Colour::at(values.place(value));
            canvas.put(format_args!(
                "<rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" fill=\"{colour}\"/>"
            ));
            if colour.is_dark() {
                "plot-on-dark"
            } else {
                "plot-on-light"
            }
        } else {
            canvas.put(format_args!(
                "<rect class=\"plot-grid\" x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\"/>"
            ));
            ""
        };
        canvas.text(
            x + 0.5 * (column - 1.0),
            y + 0.5 * ROW + 4.0,
            Anchor::Middle,
            class,
            &cell.text,
        );
    }
}

fn colour_bar(canvas: &mut Canvas, bar: Frame, values: &Placed) {
    const PIECES: u32 = 40;
    let piece = bar.width / f64::from(PIECES);
    for (index, value) in values.steps(PIECES - 1).enumerate() {
        let (x, y) = (At(bar.left + piece * index as f64), At(bar.top));
        // Neighbours overlap a little, or thin gaps would show between them.
        let width = At(piece
            + if index + 1 < PIECES as usize {
                0.5
            } else {
                0.0
            });
        let colour = Colour::at(values.place(value));
        canvas.put(format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{BAR}\" fill=\"{colour}\"/>"
        ));
    }
}

/// Red, green and blue, 0 to 255.
#[derive(Clone, Copy)]
struct Colour([f64; 3]);

impl Colour {
    /// From light to dark through one hue, so that the order shows without colours too.
    fn at(part: f64) -> Self {
        const STOPS: [[f64; 3]; 4] = [
            [240.0, 246.0, 252.0],
            [158.0, 202.0, 225.0],
            [49.0, 130.0, 189.0],
            [8.0, 48.0, 107.0],
        ];
        let place = part.clamp(0.0, 1.0) * (STOPS.len() - 1) as f64;
        let below = (place as usize).min(STOPS.len() - 2);
        let between = place - below as f64;
        let mix = |channel: usize| {
            let (low, high) = (STOPS[below][channel], STOPS[below + 1][channel]);
            (low + between * (high - low)).round()
        };
        Colour([mix(0), mix(1), mix(2)])
    }

    /// Whether white letters stand out more than black ones: contrast as the Web Content Accessibility
    /// Guidelines 2.2 define it.
    fn is_dark(self) -> bool {
        let [red, green, blue] = self.0.map(|channel| {
            let part = channel / 255.0;
            if part <= 0.040_45 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        });
        let light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        1.05 / (light + 0.05) > (light + 0.05) / 0.05
    }
}

impl Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0.map(|channel| channel as u8);
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_turn_white_where_the_ground_is_dark() {
        assert!(!Colour::at(0.0).is_dark() && Colour::at(1.0).is_dark());
        assert_eq!(Colour::at(0.0).to_string(), "#f0f6fc");
        let flips = (0..100).filter(|step| {
            Colour::at(f64::from(*step) / 100.0).is_dark()
                != Colour::at(f64::from(step + 1) / 100.0).is_dark()
        });
        assert_eq!(flips.count(), 1);
    }
}
