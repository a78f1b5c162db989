//! Clues around the grid: sums between, sums of the first X, towers in sight, sums along a diagonal,
//! ranks.

use super::cages::corner_number;
use super::canvas::{Canvas, Level, Point, SIDE, path};
use super::lines::head;
use super::others::outline_thinly;
use crate::variant::Variant;
use crate::{Rules, Shape};

/// The white around a grid without clues there.
const BARE: f32 = 12.0;

/// How far apart clues are that stand behind each other.
const PITCH: f32 = 0.7 * SIDE;

/// The white around the grid.
#[derive(Clone, Copy)]
pub(super) struct Margins {
    pub(super) top: f32,
    pub(super) left: f32,
    pub(super) bottom: f32,
    pub(super) right: f32,
}

/// What a clue around the grid says: its cells and its number.
fn parts(variant: &Variant) -> Option<(&[usize], u32)> {
    Some(match variant {
        Variant::Sandwich(clue) => (&clue.cells, clue.sum),
        Variant::XSum(clue) => (&clue.cells, clue.sum),
        Variant::Skyscraper(clue) => (&clue.cells, clue.visible),
        Variant::LittleKiller(clue) => (&clue.cells, clue.sum),
        Variant::NumberedRoom(clue) => (&clue.cells, clue.number),
        Variant::HiddenSkyscraper(clue) => (&clue.cells, clue.number),
        Variant::FullRank(clue) => (&clue.cells, clue.rank),
        _ => return None,
    })
}

/// Whether a variant stands around the grid.
pub(super) fn is_outside(variant: &Variant) -> bool {
    parts(variant).is_some()
}

/// A number about cells in a line.
struct Clue<'a> {
    variant: &'a Variant,
    cells: &'a [usize],
    number: u32,
    stand: Option<Stand>,
}

/// Where a clue stands: the place before the first cell, and the way from there into the grid.
#[derive(Clone, Copy)]
struct Stand {
    row: i32,
    column: i32,
    down: i32,
    right: i32,
    /// How many other clues stand between this one and the grid.
    behind: usize,
}

impl Stand {
    /// Before the first of these cells, if they lie in a straight line that begins at the border.
    fn before(shape: Shape, cells: &[usize]) -> Option<Self> {
        let size = shape.size() as i32;
        let place = |cell: usize| (shape.row(cell) as i32, shape.column(cell) as i32);
        let first = place(*cells.first()?);
        let (down, right) = match cells.get(1) {
            Some(&second) => (place(second).0 - first.0, place(second).1 - first.1),
            // A single cell in a corner, which the diagonal just cuts: the clue is above or below.
            None => (
                if first.0 == 0 { 1 } else { -1 },
                if first.1 == 0 { -1 } else { 1 },
            ),
        };
        let straight = cells
            .iter()
            .zip(0i32..)
            .all(|(&cell, steps)| place(cell) == (first.0 + steps * down, first.1 + steps * right));
        let (row, column) = (first.0 - down, first.1 - right);
        let inside = |at: i32| (0..size).contains(&at);
        let unit = down.abs() <= 1 && right.abs() <= 1;
        (straight && unit && !(inside(row) && inside(column))).then_some(Stand {
            row,
            column,
            down,
            right,
            behind: 0,
        })
    }

    /// The middle of the clue.
    fn centre(self, canvas: &Canvas) -> Point {
        let size = canvas.shape().size() as f32;
        let further = self.behind as f32 * PITCH / SIDE;
        let along = |at: i32| match at as f32 + 0.5 {
            before if before < 0.0 => before - further,
            after if after > size => after + further,
            inside => inside,
        };
        canvas.at(along(self.row), along(self.column))
    }
}

/// All clues of the rules, those of one place behind each other.
fn clues(rules: &Rules) -> Vec<Clue<'_>> {
    let mut clues: Vec<Clue<'_>> = Vec::new();
    for variant in rules.variants() {
        let Some((cells, number)) = parts(variant) else {
            continue;
        };
        let mut stand = Stand::before(rules.shape(), cells);
        if let Some(stand) = &mut stand {
            let there = |clue: &&Clue<'_>| {
                clue.stand
                    .is_some_and(|it| (it.row, it.column) == (stand.row, stand.column))
            };
            stand.behind = clues.iter().filter(there).count();
        }
        clues.push(Clue {
            variant,
            cells,
            number,
            stand,
        });
    }
    clues
}

/// The room that the clues of these rules need.
pub(super) fn margins(rules: &Rules) -> Margins {
    let mut margins = Margins {
        top: BARE,
        left: BARE,
        bottom: BARE,
        right: BARE,
    };
    let size = rules.shape().size() as i32;
    for stand in clues(rules).iter().filter_map(|clue| clue.stand) {
        let room = SIDE + stand.behind as f32 * PITCH;
        for (outside, margin) in [
            (stand.row < 0, &mut margins.top),
            (stand.column < 0, &mut margins.left),
            (stand.row >= size, &mut margins.bottom),
            (stand.column >= size, &mut margins.right),
        ] {
            if outside {
                *margin = margin.max(room);
            }
        }
    }
    margins
}

/// Draws all clues around the grid. One that cannot stand there is written into its first cell.
pub(super) fn draw(canvas: &mut Canvas, rules: &Rules) {
    let clues = clues(rules);
    let is_straight = |clue: &&Clue<'_>| !matches!(clue.variant, Variant::LittleKiller(_));
    let mut kinds = clues
        .iter()
        .filter(is_straight)
        .map(|clue| clue.variant.id());
    let first = kinds.next();
    let mixed = kinds.any(|kind| Some(kind) != first);
    for clue in &clues {
        let Some(stand) = clue.stand else {
            outline_thinly(canvas, clue.cells);
            if let Some(&first) = clue.cells.first() {
                corner_number(canvas, first, clue.number);
            }
            continue;
        };
        let mut centre = stand.centre(canvas);
        if stand.down != 0 && stand.right != 0 {
            let (x, y) = (stand.right as f32, stand.down as f32);
            let tip = centre.shifted(0.42 * SIDE * x, 0.42 * SIDE * y);
            let start = centre.shifted(0.16 * SIDE * x, 0.16 * SIDE * y);
            let arrow = format!("M{start}L{tip}{}", head(start, tip, 8.0));
            let style = "fill=\"none\" stroke=\"#444\" stroke-width=\"2\"";
            canvas.path(Level::Sign, &arrow, style);
            centre = centre.shifted(-6.0 * x, -4.0 * y);
        } else if mixed {
            frame(canvas, centre, clue.variant);
        }
        let size = if clue.number < 100 { 26.0 } else { 20.0 };
        canvas.write_in(Level::Sign, centre, size, clue.number, "fill=\"#111\"");
    }
}

/// Where clues of several kinds surround a grid, each has its frame: bread above and below, a ring
/// for the first X, a tower (with dashes if it is hidden), a room, a podium.
fn frame(canvas: &mut Canvas, centre: Point, clue: &Variant) {
    const LINE: &str = "fill=\"none\" stroke=\"#999\" stroke-width=\"2\"";
    let corners = |corners: &[(f32, f32)]| path(corners.iter().map(|&(x, y)| centre.shifted(x, y)));
    let tower = || {
        let corners = corners(&[
            (-17.0, 18.0),
            (-17.0, -14.0),
            (0.0, -24.0),
            (17.0, -14.0),
            (17.0, 18.0),
        ]);
        format!("{corners}Z")
    };
    match clue {
        Variant::Sandwich(_) => {
            let slice = |y: f32| corners(&[(-18.0, y), (18.0, y)]);
            canvas.path(Level::Sign, &[slice(-18.0), slice(18.0)].concat(), LINE);
        }
        Variant::XSum(_) => canvas.circle(Level::Sign, centre, 21.0, LINE),
        Variant::Skyscraper(_) => canvas.path(Level::Sign, &tower(), LINE),
        Variant::HiddenSkyscraper(_) => {
            let style = format!("{LINE} stroke-dasharray=\"4 3\"");
            canvas.path(Level::Sign, &tower(), &style);
        }
        Variant::NumberedRoom(_) => canvas.square(Level::Sign, centre, 18.0, LINE),
        Variant::FullRank(_) => {
            let podium = corners(&[(-20.0, 18.0), (20.0, 18.0)]);
            canvas.path(Level::Sign, &podium, LINE);
        }
        _ => {}
    }
}
