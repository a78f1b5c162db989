//! The picture as SVG: lines that go around boxes, the boxes, and the legend.

use super::Words;
use super::edges::{Edge, Kind};
use super::room::{HEIGHT, LETTER, Room, Spot, label};
use crate::account::go_on;
use atisbo_base::{Escaped, Meter, Stop};
use std::fmt::Write;

/// The style of all pictures; classes begin with `net-`, so that they stand in one page with others without harm.
const SHEET: &str = "\
.net{font:12px system-ui,sans-serif}\
.net text{fill:#222}\
.net .net-title{font-size:15px;font-weight:600}\
.net-ground{fill:#fff}\
.net-box{fill:#fff;stroke:#222;stroke-width:1.2}\
.net-arc,.net-plain,.net-marriage,.net-fill{fill:none;stroke-width:1.3}\
.net-arc,.net-plain{stroke:#777}\
.net-head{fill:#777}\
.net-marriage{stroke:#d55e00;stroke-dasharray:6 4}\
.net-fill{stroke:#0072b2;stroke-width:1.8;stroke-dasharray:1.5 3.5;stroke-linecap:round}\
@media (prefers-color-scheme:dark){\
.net text{fill:#e8e8e8}\
.net-ground,.net-box{fill:#1b1b1d}\
.net-box{stroke:#e8e8e8}\
.net-arc,.net-plain{stroke:#999}\
.net-head{fill:#999}\
.net-fill{stroke:#3a9bd8}\
}\
@media print{\
.net text{fill:#000}\
.net-ground,.net-box{fill:#fff}\
.net-box{stroke:#000}\
.net-fill{stroke:#0072b2}\
}";

/// The border around everything.
const MARGIN: f64 = 20.0;

/// How far the middle of a line may be moved aside, the least first.
const BENDS: [f64; 13] = [
    0.0, 18.0, -18.0, 36.0, -36.0, 60.0, -60.0, 90.0, -90.0, 130.0, -130.0, 180.0, -180.0,
];

/// At how many points of a line it is looked for boxes in its way.
const LOOKS: u32 = 24;

/// With more boxes times edges than this, lines are straight.
const MOST_BENDING: usize = 400_000;

/// A line from box to box, its middle moved aside: a quadratic Bézier curve.
#[derive(Clone, Copy)]
struct Curve {
    from: (f64, f64),
    over: (f64, f64),
    to: (f64, f64),
}

impl Curve {
    fn new(from: Spot, to: Spot, bend: f64) -> Self {
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        let length = dx.hypot(dy).max(1.0);
        let middle = (0.5 * (from.x + to.x), 0.5 * (from.y + to.y));
        Curve {
            from: (from.x, from.y),
            over: (
                middle.0 - dy / length * 2.0 * bend,
                middle.1 + dx / length * 2.0 * bend,
            ),
            to: (to.x, to.y),
        }
    }

    fn at(self, part: f64) -> (f64, f64) {
        let (a, b, c) = (
            (1.0 - part).powi(2),
            2.0 * part * (1.0 - part),
            part.powi(2),
        );
        let along = |from: f64, over: f64, to: f64| a * from + b * over + c * to;
        (
            along(self.from.0, self.over.0, self.to.0),
            along(self.from.1, self.over.1, self.to.1),
        )
    }

    fn points(self) -> impl Iterator<Item = (f64, f64)> {
        (1..LOOKS).map(move |look| self.at(f64::from(look) / f64::from(LOOKS)))
    }
}

/// A picture under way.
pub(super) struct Drawing<'r> {
    room: &'r Room,
    body: String,
    /// Left, top, right and bottom of all that is drawn.
    bounds: (f64, f64, f64, f64),
}

impl<'r> Drawing<'r> {
    pub(super) fn new(room: &'r Room) -> Self {
        let mut drawing = Drawing {
            room,
            body: String::new(),
            bounds: (f64::MAX, f64::MAX, f64::MIN, f64::MIN),
        };
        for spot in &room.spots {
            drawing.reach(spot.x - spot.half, spot.y - 0.5 * HEIGHT);
            drawing.reach(spot.x + spot.half, spot.y + 0.5 * HEIGHT);
        }
        drawing
    }

    fn reach(&mut self, x: f64, y: f64) {
        let (left, top, right, bottom) = self.bounds;
        self.bounds = (left.min(x), top.min(y), right.max(x), bottom.max(y));
    }

    /// Draws an edge, bent so that it passes by as many of the other boxes as can be.
    pub(super) fn edge(
        &mut self,
        edge: &Edge,
        edges: usize,
        meter: &mut Meter,
    ) -> Result<(), Stop> {
        let spots = &self.room.spots;
        let (from, to) = (spots[edge.from.index()], spots[edge.to.index()]);
        let is_other = |index: usize| index != edge.from.index() && index != edge.to.index();
        let bends = if spots.len() * edges > MOST_BENDING {
            &BENDS[..1]
        } else {
            &BENDS[..]
        };
        let mut best = (usize::MAX, Curve::new(from, to, 0.0));
        for &bend in bends {
            go_on(meter.work(spots.len() as u64 * u64::from(LOOKS)))?;
            let curve = Curve::new(from, to, bend);
            let others = spots
                .iter()
                .enumerate()
                .filter(|(index, _)| is_other(*index));
            let is_hit = |spot: Spot| curve.points().any(|(x, y)| spot.holds(x, y, 3.0));
            let hits = others.filter(|(_, spot)| is_hit(**spot)).count();
            if hits < best.0 {
                best = (hits, curve);
            }
            if hits == 0 {
                break;
            }
        }
        let curve = best.1;
        for (x, y) in curve.points() {
            self.reach(x, y);
        }
        let ((x0, y0), (x1, y1), (x2, y2)) = (curve.from, curve.over, curve.to);
        let class = edge.kind.class();
        _ = writeln!(
            self.body,
            "<path class=\"{class}\" d=\"M{x0:.1} {y0:.1}Q{x1:.1} {y1:.1} {x2:.1} {y2:.1}\"/>"
        );
        if edge.kind == Kind::Arc {
            self.head(curve, to);
        }
        Ok(())
    }

    /// The head of an arrow, where the curve comes to its box.
    fn head(&mut self, curve: Curve, to: Spot) {
        let parts = (0..200_u32).rev().map(|part| f64::from(part) / 200.0);
        let outside = |&part: &f64| {
            let (x, y) = curve.at(part);
            !to.holds(x, y, 1.0)
        };
        let part = parts.into_iter().find(outside).unwrap_or(0.5);
        let (tip, back) = (curve.at(part), curve.at((part - 0.03).max(0.0)));
        let (dx, dy) = (tip.0 - back.0, tip.1 - back.1);
        let length = dx.hypot(dy).max(1e-9);
        let (ux, uy) = (dx / length, dy / length);
        let corner = |side: f64| {
            (
                tip.0 - 7.0 * ux - 3.5 * side * uy,
                tip.1 - 7.0 * uy + 3.5 * side * ux,
            )
        };
        let ((lx, ly), (rx, ry)) = (corner(1.0), corner(-1.0));
        _ = writeln!(
            self.body,
            "<path class=\"net-head\" d=\"M{:.1} {:.1}L{lx:.1} {ly:.1}L{rx:.1} {ry:.1}Z\"/>",
            tip.0, tip.1
        );
    }

    /// The whole picture: the boxes on top of the lines, the title above and the legend below; that the graph needs no
    /// fill edge, if it was looked for one.
    pub(super) fn finish(
        mut self,
        names: &[&str],
        edges: &[Edge],
        words: &Words,
        needs_none: bool,
    ) -> String {
        for (name, spot) in names.iter().zip(&self.room.spots) {
            let (x, y) = (spot.x - spot.half, spot.y - 0.5 * HEIGHT);
            let (name, label) = (Escaped(name), label(name));
            _ = writeln!(
                self.body,
                "<g><title>{name}</title><rect class=\"net-box\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{:.1}\" \
                 height=\"{HEIGHT:.1}\" rx=\"8\"/><text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text></g>",
                2.0 * spot.half,
                spot.x,
                spot.y + 4.0,
                Escaped(&label)
            );
        }
        if self.room.spots.is_empty() {
            self.bounds = (0.0, 0.0, 0.0, 0.0);
        }
        let (left, top, right, mut bottom) = self.bounds;
        let there = Kind::ALL.into_iter();
        let there = there.filter(|&kind| edges.iter().any(|edge| edge.kind == kind));
        let mut wide = right;
        for kind in there {
            bottom += 22.0;
            let text = match kind {
                Kind::Arc => &words.arc,
                Kind::Plain => &words.edge,
                Kind::Marriage => &words.marriage,
                Kind::Fill => &words.fill,
            };
            let (x, end, class) = (left, left + 36.0, kind.class());
            _ = writeln!(
                self.body,
                "<path class=\"{class}\" d=\"M{x:.1} {bottom:.1}H{end:.1}\"/>\
                 <text x=\"{:.1}\" y=\"{:.1}\">{}</text>",
                end + 8.0,
                bottom + 4.0,
                Escaped(text)
            );
            wide = wide.max(end + 8.0 + text.chars().count() as f64 * 0.6 * LETTER);
        }
        if needs_none {
            bottom += 22.0;
            let text = &words.no_fill;
            _ = writeln!(
                self.body,
                "<text x=\"{left:.1}\" y=\"{:.1}\">{}</text>",
                bottom + 4.0,
                Escaped(text)
            );
            wide = wide.max(left + text.chars().count() as f64 * 0.6 * LETTER);
        }
        let title = Escaped(&words.title);
        let above = 30.0;
        _ = writeln!(
            self.body,
            "<text class=\"net-title\" x=\"{left:.1}\" y=\"{:.1}\">{title}</text>",
            top - above + 12.0
        );
        wide = wide.max(left + words.title.chars().count() as f64 * 8.2);
        let (x, y) = (left - MARGIN, top - above - MARGIN);
        let (width, height) = (wide + MARGIN - x, bottom + MARGIN - y);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"net\" role=\"img\" aria-label=\"{title}\" \
             width=\"{width:.0}\" height=\"{height:.0}\" viewBox=\"{x:.1} {y:.1} {width:.1} {height:.1}\">\n\
             <title>{title}</title>\n<style>{SHEET}</style>\n\
             <rect class=\"net-ground\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\"/>\n{}</svg>\n",
            self.body
        )
    }
}
