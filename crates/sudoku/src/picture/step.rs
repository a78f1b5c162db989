//! A step drawn on its position: what it sees in colours and shapes, what it does in green and red.
//!
//! The colours are those of Okabe and Ito ("Color universal design", 2008), which people with any
//! kind of colour vision tell apart. Shapes say the same on grey paper: what goes is struck through,
//! what is placed is white on dark, what is false is a ring, fins and guards are squares.

use super::canvas::{Canvas, Level, Number, Point, SIDE, path};
use super::digits::{self, Content};
use super::highlights::{Fate, Highlights, Link, Marked, RegionRole, Role};
use super::outline::outline;
use crate::technique::Candidate;
use crate::{Position, Values};

const GREEN: &str = "#009e73";
const VERMILION: &str = "#d55e00";

/// The colours of sets and of colourings, one after the other: strong, and as a ground.
const TURNS: [[&str; 2]; 6] = [
    ["#8fcdf0", "#e3f2fc"],
    ["#f3c766", "#fdf1d8"],
    ["#7fd0b6", "#def3ec"],
    ["#e3b1cd", "#f8eaf2"],
    ["#f2e96b", "#fcfad8"],
    ["#c9c9c9", "#f0f0f0"],
];

/// How a candidate is marked.
enum Mark {
    Disc(&'static str),
    Square(&'static str),
    Ring(&'static str),
}

fn mark(role: Role) -> Option<Mark> {
    let turn = |index: usize| TURNS[index % TURNS.len()][0];
    Some(match role {
        Role::Pattern | Role::On => Mark::Disc(turn(0)),
        Role::Off => Mark::Ring("#e69f00"),
        Role::Fin | Role::Guard => Mark::Square(turn(3)),
        Role::Pivot => Mark::Disc(turn(4)),
        Role::Colour(index) if index % 2 == 1 => Mark::Square(turn(index)),
        Role::Colour(index) | Role::Set(index) => Mark::Disc(turn(index)),
        Role::Broken => Mark::Ring(VERMILION),
        Role::Witness => return None,
    })
}

/// The ground of a cell.
fn ground(role: Role) -> &'static str {
    let turn = |index: usize| TURNS[index % TURNS.len()][1];
    match role {
        Role::Pattern | Role::On => turn(0),
        Role::Off => turn(1),
        Role::Fin | Role::Guard => turn(3),
        Role::Pivot => turn(4),
        Role::Colour(index) | Role::Set(index) => turn(index),
        Role::Broken => "#fbdccb",
        Role::Witness => "#e9e9e9",
    }
}

/// Draws the step, and the digits of the position with it.
pub(super) fn draw(canvas: &mut Canvas, position: &Position, seen: &Highlights) {
    for marked in &seen.cells {
        let style = format!("fill=\"{}\"", ground(marked.role));
        canvas.square(Level::Shade, canvas.centre(marked.cell), SIDE / 2.0, &style);
    }
    regions(canvas, position, seen);
    for link in &seen.links {
        group(canvas, seen, link);
    }
    for marked in &seen.candidates {
        place_mark(canvas, marked);
    }
    let marked = seen.candidates.iter().map(|it| it.candidate);
    let obstacles: Vec<Point> = marked.map(|it| canvas.spot(it.cell, it.value)).collect();
    for link in &seen.links {
        arrow(canvas, link, &obstacles);
    }
    let contents: Vec<Content> = (0..position.shape().cells())
        .map(|cell| match position.value(cell) {
            Some(value) if position.is_given(cell) => Content::Given(value),
            Some(value) => Content::Filled(value),
            None => Content::Marks(unmarked(position, seen, cell)),
        })
        .collect();
    digits::draw(canvas, &contents);
    for marked in &seen.candidates {
        write_marked(canvas, marked);
    }
}

/// The pencil marks of a cell that play no part.
fn unmarked(position: &Position, seen: &Highlights, cell: usize) -> Values {
    let in_cell = |marked: &&Marked| marked.candidate.cell == cell;
    let marked = seen.candidates.iter().filter(in_cell);
    let marked: Values = marked.map(|marked| marked.candidate.value).collect();
    position.candidates(cell).without(marked)
}

fn regions(canvas: &mut Canvas, position: &Position, seen: &Highlights) {
    for marked in &seen.regions {
        let mut regions = position.rules().regions().iter();
        let Some(region) = regions.find(|it| it.kind == marked.region) else {
            continue;
        };
        let (inset, style) = match marked.role {
            RegionRole::Base => (3.0, "stroke=\"#0072b2\" stroke-width=\"3\""),
            RegionRole::Cover => {
                let style = "stroke=\"#b87d00\" stroke-width=\"2\" stroke-dasharray=\"9 5\"";
                (6.5, style)
            }
            RegionRole::Broken => (3.0, "stroke=\"#d55e00\" stroke-width=\"4\""),
        };
        let path = outline(canvas, &region.cells, inset);
        let style = format!("fill=\"none\" stroke-linejoin=\"round\" {style}");
        canvas.path(Level::Outline, &path, &style);
    }
}

fn place_mark(canvas: &mut Canvas, marked: &Marked) {
    let at = canvas.spot(marked.candidate.cell, marked.candidate.value);
    let radius = canvas.spot_radius();
    if marked.fate == Some(Fate::Placed) {
        let style = format!("fill=\"none\" stroke=\"{GREEN}\" stroke-width=\"3\" rx=\"7\"");
        let centre = canvas.centre(marked.candidate.cell);
        canvas.square(Level::Outline, centre, SIDE / 2.0 - 3.5, &style);
        let style = format!("fill=\"{GREEN}\"");
        return canvas.circle(Level::Mark, at, radius, &style);
    }
    match marked.role.and_then(mark) {
        Some(Mark::Disc(colour)) => {
            canvas.circle(Level::Mark, at, radius, &format!("fill=\"{colour}\""));
        }
        Some(Mark::Square(colour)) => {
            let style = format!("fill=\"{colour}\" rx=\"2\"");
            canvas.square(Level::Mark, at, radius * 0.92, &style);
        }
        Some(Mark::Ring(colour)) => {
            let style = format!("fill=\"#fff\" stroke=\"{colour}\" stroke-width=\"2.2\"");
            canvas.circle(Level::Mark, at, radius - 1.1, &style);
        }
        None => {}
    }
}

fn write_marked(canvas: &mut Canvas, marked: &Marked) {
    let candidate = marked.candidate;
    let style = match marked.fate {
        Some(Fate::Placed) => "font-weight=\"bold\" fill=\"#fff\"",
        Some(Fate::Eliminated) => "font-weight=\"bold\" fill=\"#b03a00\"",
        None => "font-weight=\"bold\" fill=\"#111\"",
    };
    digits::write_mark(canvas, candidate.cell, candidate.value, style);
    if marked.fate == Some(Fate::Eliminated) {
        let at = canvas.spot(candidate.cell, candidate.value);
        let reach = canvas.spot_radius() * 0.85;
        let strike = path([at.shifted(-reach, reach), at.shifted(reach, -reach)]);
        let style = format!("stroke=\"{VERMILION}\" stroke-width=\"2.6\" stroke-linecap=\"round\"");
        canvas.path(Level::Over, &strike, &style);
    }
}

/// A group of candidates in a chain is held together by a band; sets have their tint.
fn group(canvas: &mut Canvas, seen: &Highlights, link: &Link) {
    let in_chain = |candidate: &Candidate| {
        let mut marked = seen.candidates.iter();
        let marked = marked.find(|it| it.candidate == *candidate);
        marked.is_some_and(|it| matches!(it.role, Some(Role::On | Role::Off)))
    };
    for end in [&link.from, &link.to] {
        if end.len() > 1 && end.iter().all(in_chain) {
            let band = path(end.iter().map(|it| canvas.spot(it.cell, it.value)));
            let style = format!(
                "fill=\"none\" stroke=\"#dcdcdc\" stroke-width=\"{}\" stroke-linecap=\"round\" \
                 stroke-linejoin=\"round\"",
                Number(canvas.spot_radius() * 1.2)
            );
            canvas.path(Level::Mark, &band, &style);
        }
    }
}

/// A bow from one candidate to the next, between the nearest two of groups; dashed if weak.
fn arrow(canvas: &mut Canvas, link: &Link, obstacles: &[Point]) {
    let spots = |group: &[Candidate]| -> Vec<Point> {
        let spot = |it: &Candidate| canvas.spot(it.cell, it.value);
        group.iter().map(spot).collect()
    };
    let (from, to) = (spots(&link.from), spots(&link.to));
    let pairs = from
        .iter()
        .flat_map(|&one| to.iter().map(move |&other| (one, other)));
    let length = |(one, other): &(Point, Point)| one.distance(*other);
    let nearest = pairs.min_by(|one, other| length(one).total_cmp(&length(other)));
    let Some((from, to)) = nearest else {
        return;
    };
    let radius = canvas.spot_radius();
    let bow = bow(from, to, radius, obstacles, link.branch);
    let start = from.ahead(bow, radius);
    let tip = to.ahead(bow, radius + 0.5);
    let colour = if link.strong { "#0072b2" } else { "#c1272d" };
    if from.distance(to) < 2.8 * radius {
        let style = format!("stroke=\"{colour}\" stroke-width=\"3\"");
        return canvas.path(Level::Mark, &path([start, tip]), &style);
    }
    let dashes = if link.strong {
        ""
    } else {
        " stroke-dasharray=\"6 4\""
    };
    let size = radius.min(10.0);
    let back = tip.ahead(bow, size * 0.9);
    let style = format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"2.2\"{dashes}");
    canvas.path(Level::Mark, &format!("M{start}Q{bow} {back}"), &style);
    let base = tip.ahead(bow, size);
    let (x, y) = ((tip.x - base.x) * 0.45, (tip.y - base.y) * 0.45);
    let head = path([base.shifted(-y, x), tip, base.shifted(y, -x)]);
    let style = format!("fill=\"{colour}\"");
    canvas.path(Level::Mark, &format!("{head}Z"), &style);
}

/// The point that bends the way from one spot to another: as little as it can while the way keeps
/// clear of other marked candidates. Branches of an argument that pass the same way bend differently.
fn bow(from: Point, to: Point, radius: f32, obstacles: &[Point], branch: usize) -> Point {
    let length = from.distance(to).max(1.0);
    let (x, y) = ((to.x - from.x) / length, (to.y - from.y) / length);
    let least = (0.1 * length).clamp(3.0, 22.0) + 4.0 * (branch % 4) as f32;
    let middle = from.towards(to, 0.5);
    let bent = |by: f32| middle.shifted(-y * by, x * by);
    let hits = |bow: Point| {
        let is_other = |spot: &&Point| **spot != from && **spot != to;
        let in_the_way = |spot: &&Point| {
            (1..8).any(|eighth| {
                let part = eighth as f32 / 8.0;
                let way = from.towards(bow, part).towards(bow.towards(to, part), part);
                way.distance(**spot) < radius + 1.0
            })
        };
        obstacles.iter().filter(is_other).filter(in_the_way).count()
    };
    // Each turn goes a little further out, on both sides; of equals the first is taken.
    let bends = (0..4).flat_map(|turn| {
        let by = least + turn as f32 * radius;
        [bent(by), bent(-by)]
    });
    let mut best = (usize::MAX, middle);
    for bow in bends {
        let hit = hits(bow);
        if hit < best.0 {
            best = (hit, bow);
        }
        if hit == 0 {
            break;
        }
    }
    best.1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_of_a_link_goes_around_what_is_marked() {
        let [from, to] = [0.0, 40.0].map(|x| Point { x, y: 0.0 });
        let free = bow(from, to, 10.0, &[from, to], 0);
        assert_eq!(free, Point { x: 20.0, y: 4.0 });
        let between = Point { x: 20.0, y: 0.0 };
        let around = bow(from, to, 10.0, &[from, to, between], 0);
        assert!(from.towards(to, 0.5).distance(around) > 20.0);
    }
}
