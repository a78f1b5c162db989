//! The lines between cells: thin, and thick where one box ends and another begins.

use super::canvas::{Canvas, Level};
use crate::{RegionKind, Rules};
use std::fmt::Write;

pub(super) fn draw(canvas: &mut Canvas, rules: &Rules) {
    let size = canvas.shape().size();
    let box_of = boxes(rules);
    let differ = |one: usize, other: usize| box_of[one] != box_of[other];
    let mut thin = String::new();
    let mut thick = String::new();
    for line in 1..size {
        let across = |at: usize| differ((line - 1) * size + at, line * size + at);
        let down = |at: usize| differ(at * size + line - 1, at * size + line);
        for (horizontal, is_thick) in [(true, &across as &dyn Fn(usize) -> bool), (false, &down)] {
            for (wanted, path) in [(false, &mut thin), (true, &mut thick)] {
                for (from, to) in runs(size, |at| is_thick(at) == wanted) {
                    let ends = [from, to].map(|at| {
                        if horizontal {
                            canvas.at(line as f32, at as f32)
                        } else {
                            canvas.at(at as f32, line as f32)
                        }
                    });
                    // Writing to a string cannot fail.
                    let _ = write!(path, "M{}L{}", ends[0], ends[1]);
                }
            }
        }
    }
    let (start, end) = (canvas.at(0.0, 0.0), canvas.at(size as f32, size as f32));
    let _ = write!(thick, "M{start}V{}H{}V{}Z", end.y, end.x, start.y);
    if !thin.is_empty() {
        canvas.path(Level::Grid, &thin, "stroke=\"#777\"");
    }
    let style = "fill=\"none\" stroke=\"#111\" stroke-width=\"3.5\" stroke-linecap=\"square\"";
    canvas.path(Level::Grid, &thick, style);
}

/// The box of each cell; none where the rules have no boxes.
fn boxes(rules: &Rules) -> Vec<Option<usize>> {
    let mut box_of = vec![None; rules.shape().cells()];
    for region in rules.regions() {
        if let RegionKind::Box(index) = region.kind {
            for &cell in &region.cells {
                box_of[cell] = Some(index);
            }
        }
    }
    box_of
}

/// The longest stretches of positions that satisfy something, as ends.
fn runs(size: usize, wanted: impl Fn(usize) -> bool) -> Vec<(usize, usize)> {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for at in (0..size).filter(|&at| wanted(at)) {
        match runs.last_mut() {
            Some((_, end)) if *end == at => *end = at + 1,
            _ => runs.push((at, at + 1)),
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::super::canvas::SIDE;
    use super::*;
    use crate::{Region, Shape};

    fn strokes(rules: &Rules) -> [usize; 2] {
        let mut canvas = Canvas::new(rules);
        draw(&mut canvas, rules);
        let svg = canvas.finish();
        let of = |sign: &str| {
            let line = svg.lines().find(|line| line.contains(sign));
            line.map_or(0, |line| line.matches('M').count())
        };
        [of("#777"), of("#111")]
    }

    #[test]
    fn borders_of_boxes_are_thick() {
        // Eight lines each way, of which two are thick; the frame is one more.
        assert_eq!(strokes(&Rules::classic(Shape::CLASSIC)), [12, 5]);
    }

    #[test]
    fn without_boxes_only_the_frame_is_thick() {
        let regions = Vec::<Region>::new();
        let rules = Rules::new(Shape::CLASSIC, regions, Vec::new());
        assert_eq!(strokes(&rules), [16, 1]);
    }

    #[test]
    fn borders_follow_regions_of_any_form() {
        let shape = Shape::new(2, 2).unwrap();
        let forms: [[usize; 4]; 4] = [[0, 1, 2, 4], [3, 6, 7, 11], [5, 8, 9, 12], [10, 13, 14, 15]];
        let regions = forms.iter().enumerate().map(|(index, cells)| Region {
            kind: RegionKind::Box(index),
            cells: cells.to_vec(),
        });
        let rules = Rules::new(shape, regions.collect(), Vec::new());
        let mut canvas = Canvas::new(&rules);
        draw(&mut canvas, &rules);
        let svg = canvas.finish();
        let thick = svg.lines().find(|line| line.contains("#111")).unwrap();
        let (_, path) = thick.split_once("d=\"").unwrap();
        let (path, _) = path.split_once('V').unwrap();
        let number = |text: &str| text.parse::<f32>().unwrap();
        let length: f32 = path
            .split('M')
            .filter_map(|stroke| stroke.split_once('L'))
            .flat_map(|(from, to)| from.split(' ').zip(to.split(' ')))
            .map(|(from, to)| number(to) - number(from))
            .sum();
        let of = |cell: usize| forms.iter().position(|form| form.contains(&cell));
        let right = (0..16).filter(|cell| cell % 4 < 3 && of(*cell) != of(cell + 1));
        let below = (0..12).filter(|cell| of(*cell) != of(cell + 4));
        let edges = right.count() + below.count();
        assert_eq!((length / SIDE).round() as usize, edges);
    }
}
