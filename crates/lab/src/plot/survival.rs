//! Survival curves, also called cactus plots: how many instances each method solves within which time, the custom of
//! the competitions of solvers (L. Simon, D. Le Berre and E. A. Hirsch, "The SAT2002 competition", 2005).

use super::Axis;
use super::axis::Placed;
use super::canvas::{Anchor, At, Canvas, Path};
use super::frame::{Frame, MARGIN, WIDTH, heading, room_at_left};
use super::legend::{Key, legend};
use super::style::Style;

/// What one method solved.
#[derive(Clone, Debug, PartialEq)]
pub struct Solved {
    /// The method.
    pub name: String,
    /// The time of each instance that it solved, in any order.
    pub times: Vec<f64>,
}

/// A curve for each method: the n-th instance it solved, the quickest first, at the time it took. The further
/// right a curve goes, the more is solved; the lower, the quicker.
#[derive(Clone, Debug, PartialEq)]
pub struct Survival {
    /// What the picture shows.
    pub title: String,
    /// The same for those who cannot see it.
    pub description: String,
    /// The axis below, of numbers of instances.
    pub instances: Axis,
    /// The axis at the left, of times.
    pub time: Axis,
    /// How many instances there were, drawn as an upright line.
    pub total: Option<u64>,
    /// The methods.
    pub methods: Vec<Solved>,
}

const HEIGHT: f64 = 320.0;
/// The most corners of a curve: finer is not seen.
const CORNERS: usize = 600;
/// How many marks a curve has.
const MARKS: usize = 6;

impl Survival {
    /// The picture.
    pub fn svg(&self) -> String {
        let mut canvas = Canvas::default();
        let sorted: Vec<Vec<f64>> = self
            .methods
            .iter()
            .map(|method| self.sorted(method))
            .collect();
        let time = self.time.placed(sorted.iter().flatten().copied(), 7.0);
        let left = room_at_left(&time, &self.time.title);
        let longest = sorted.iter().map(Vec::len).max().unwrap_or(0) as f64;
        let total = self.total.map(|total| total as f64);
        let ends = [0.0, 1.0, longest].into_iter().chain(total);
        let instances = self.instances.placed(ends, 8.0);

        let top = heading(&mut canvas, &self.title, WIDTH);
        let names = self.methods.iter().map(|method| method.name.as_str());
        let top = legend(&mut canvas, (top, WIDTH), names, Key::Line);
        let frame = Frame {
            left,
            top,
            width: WIDTH - left - MARGIN - 14.0,
            height: HEIGHT,
        };
        frame.axis_at_left(&mut canvas, &time, true);
        frame.axis_below(&mut canvas, &instances, &self.instances.title);
        canvas.upright_text(
            MARGIN + 10.0,
            top + 0.5 * HEIGHT,
            Anchor::Middle,
            &self.time.title,
        );
        if let Some(total) = total.filter(|&total| self.instances.shows(total)) {
            let (x, from, to) = (At(frame.x(&instances, total)), At(top), At(frame.bottom()));
            canvas.put(format_args!(
                "<path class=\"plot-ink plot-thin\" stroke-dasharray=\"1 3\" d=\"M{x} {from}V{to}\"/>"
            ));
        }
        for (index, times) in sorted.iter().enumerate() {
            curve(
                &mut canvas,
                frame,
                (&instances, &time),
                (times, Style::new(index)),
            );
        }
        let end = frame.end_below(&self.instances.title);
        canvas.finish((WIDTH, end), &self.title, &self.description)
    }

    /// The times that have a place, in ascending order.
    fn sorted(&self, method: &Solved) -> Vec<f64> {
        let mut times: Vec<f64> = method
            .times
            .iter()
            .copied()
            .filter(|&time| self.time.shows(time))
            .collect();
        times.sort_unstable_by(f64::total_cmp);
        times
    }
}

fn curve(
    canvas: &mut Canvas,
    frame: Frame,
    (instances, time): (&Placed, &Placed),
    (times, style): (&[f64], Style),
) {
    let place = |rank: usize| {
        let solved = (rank + 1) as f64;
        (frame.x(instances, solved), frame.y(time, times[rank]))
    };
    let mut path = Path::default();
    for rank in spread(times.len(), CORNERS) {
        let (x, y) = place(rank);
        path.to(x, y);
    }
    let (class, dash) = (style.class(), style.dash());
    canvas.put(format_args!(
        "<path class=\"{class} plot-line\"{dash} d=\"{path}\"/>"
    ));
    for rank in spread(times.len(), MARKS) {
        let (x, y) = place(rank);
        canvas.put(format_args!("{}", style.mark(x, y)));
    }
}

/// At most this many ranks of a list, evenly spread, the last among them.
fn spread(count: usize, most: usize) -> impl Iterator<Item = usize> {
    let taken = count.min(most);
    (1..=taken).map(move |step| (step as u128 * count as u128 / taken as u128) as usize - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_ranks_are_all_taken_and_of_many_the_last_is() {
        assert_eq!(spread(3, 6).collect::<Vec<_>>(), [0, 1, 2]);
        assert_eq!(spread(100, 4).collect::<Vec<_>>(), [24, 49, 74, 99]);
        assert_eq!(spread(0, 4).count(), 0);
    }
}
