//! From a frontier over one cell to the next: what the cell may be, and what that asks of the rest.

use super::frontier::{Frontier, Need, Run};
use crate::{Cell, Direction, Grid, Place, Rule};

/// The transitions of one grid.
pub(super) struct Transition<'a> {
    grid: &'a Grid,
    rule: Rule,
    /// Per cell, whether a number further down (further right) may ask where the run began.
    number_below: Vec<bool>,
    number_right: Vec<bool>,
}

impl<'a> Transition<'a> {
    pub(super) fn new(grid: &'a Grid, rule: Rule) -> Self {
        let ahead = |pos, direction| {
            let open = grid.open(pos, direction);
            grid.ray(pos, direction)
                .take(open)
                .any(|at| grid.get(at).number().is_some())
        };
        let per_cell = |direction| grid.positions().map(|pos| ahead(pos, direction)).collect();
        Transition {
            grid,
            rule,
            number_below: per_cell(Direction::Down),
            number_right: per_cell(Direction::Right),
        }
    }

    /// Appends every frontier that one choice for the cell `pos` leads to; each way of filling is
    /// reached by exactly one chain of choices.
    pub(super) fn successors(&self, pos: Place, frontier: &Frontier, out: &mut Vec<Frontier>) {
        let cell = self.grid.get(pos);
        if !cell.is_floor() {
            put_wall(pos, frontier, out);
        }
        if cell != Cell::Wall {
            self.put_floor(pos, frontier, out);
        }
    }

    /// Whether the last frontier breaks nothing.
    pub(super) fn may_end(&self, frontier: &Frontier) -> bool {
        let end = self.grid.rows();
        frontier.above.iter().all(|run| may_stop(*run, end))
    }

    fn put_floor(&self, pos: Place, frontier: &Frontier, out: &mut Vec<Frontier>) {
        let (row, col) = (pos.row(), pos.column());
        let (above, left) = (frontier.above[col], frontier.left);
        let goes_on = |run: Option<Run>, at: usize| {
            run.is_none_or(|run| run.end.is_none_or(|end| at <= usize::from(end)))
        };
        if !goes_on(above, row) || !goes_on(left, col) {
            return;
        }
        let mut next = frontier.clone();
        if self.rule == Rule::SeesFloor && left.is_some() {
            // The floor to the left is no longer alone.
            if let Some(run) = &mut next.above[col - 1] {
                run.need = Need::Met;
            }
        }
        let begun = |run: Option<Run>, at: usize| Run {
            start: run.map_or(Some(at as u8), |run| run.start),
            end: run.and_then(|run| run.end),
            need: Need::Met,
        };
        let (down, right) = (begun(above, row), begun(left, col));
        for (down, right) in self.with_needs(pos, above, left, down, right) {
            match self.grid.get(pos).number() {
                None => self.push(pos, &next, down, right, out),
                Some(number) => {
                    for (down_end, right_end) in self.ends(pos, number, down, right) {
                        let (down, right) = (down.ending(down_end), right.ending(right_end));
                        self.push(pos, &next, down, right, out);
                    }
                }
            }
        }
    }

    /// The two runs through a new floor with what rule 3 asks of them. Under the report's rule, a
    /// run to the right begins with a guess whether it will hold a number; the guess must come true,
    /// so only one of the two is ever counted.
    fn with_needs(
        &self,
        pos: Place,
        above: Option<Run>,
        left: Option<Run>,
        down: Run,
        right: Run,
    ) -> impl Iterator<Item = (Run, Run)> {
        let numbered = self.grid.get(pos).number().is_some();
        let mut choices = [None; 2];
        match self.rule {
            Rule::SeesFloor => {
                let alone = above.is_none() && left.is_none();
                let need = if alone { Need::Wanting } else { Need::Met };
                choices[0] = Some((down.needing(need), right));
            }
            Rule::SeenByNumber => {
                let guesses = match left {
                    Some(run) => [Some(run.need), None],
                    None => [Some(Need::Wanting), Some(Need::Unnumbered)],
                };
                for (choice, guess) in choices.iter_mut().zip(guesses) {
                    let Some(guess) = guess else { continue };
                    if numbered && guess == Need::Unnumbered {
                        continue;
                    }
                    let across = if numbered { Need::Met } else { guess };
                    let before = above.map_or(Need::Unnumbered, |run| run.need);
                    let along = match (numbered, before, across) {
                        (true, _, _) | (_, Need::Met, _) => Need::Met,
                        // No number will see it along the row, so one must along the column.
                        (_, _, Need::Unnumbered) => Need::Wanting,
                        _ => before,
                    };
                    *choice = Some((down.needing(along), right.needing(across)));
                }
            }
        }
        choices.into_iter().flatten()
    }

    /// Where the two runs through a number may end so that it sees what it must.
    fn ends(
        &self,
        pos: Place,
        number: u16,
        down: Run,
        right: Run,
    ) -> impl Iterator<Item = (u8, u8)> {
        // A run keeps its start while a number lies ahead, so here it is known.
        let top = down.start.map_or(pos.row(), usize::from);
        let first = right.start.map_or(pos.column(), usize::from);
        let (rows, cols) = (self.grid.rows(), self.grid.cols());
        (pos.row()..rows).filter_map(move |end| {
            let vertical = end - top;
            let horizontal = usize::from(number).checked_sub(vertical)?;
            let last = first + horizontal;
            let fits =
                |run: Run, end: usize| run.end.is_none_or(|demanded| usize::from(demanded) == end);
            let inside = (pos.column()..cols).contains(&last);
            (inside && fits(down, end) && fits(right, last)).then_some((end as u8, last as u8))
        })
    }

    /// Completes the successor in which the runs through the floor `pos` are `down` and `right`.
    fn push(
        &self,
        pos: Place,
        next: &Frontier,
        mut down: Run,
        mut right: Run,
        out: &mut Vec<Frontier>,
    ) {
        let (index, col) = (self.grid.index(pos), pos.column());
        let mut next = next.clone();
        down.start = down.start.filter(|_| self.number_below[index]);
        right.start = right.start.filter(|_| self.number_right[index]);
        next.above[col] = Some(down);
        if col + 1 < self.grid.cols() {
            next.left = Some(right);
        } else if may_stop(Some(right), col + 1) {
            next.left = None;
        } else {
            return;
        }
        out.push(next);
    }
}

/// Whether a run may stop just before the cell `at` of its line.
fn may_stop(run: Option<Run>, at: usize) -> bool {
    run.is_none_or(|run| {
        run.end.is_none_or(|end| usize::from(end) + 1 == at) && run.need != Need::Wanting
    })
}

fn put_wall(pos: Place, frontier: &Frontier, out: &mut Vec<Frontier>) {
    let (row, col) = (pos.row(), pos.column());
    if may_stop(frontier.above[col], row) && may_stop(frontier.left, col) {
        let mut next = frontier.clone();
        next.above[col] = None;
        next.left = None;
        out.push(next);
    }
}
