//! Rule 3 under propagation: no floor is isolated, in both readings of the word.

use super::engine::Engine;
use super::lines::ahead;
use super::word::Word;
use super::{Cause, Conflict, Fill};
use crate::{Direction, Place, Rule};

impl<W: Word> Engine<W> {
    /// Notes whose rule 3 may be touched by a new cell. `across` and `down` are the open runs
    /// through it.
    #[inline]
    pub(super) fn wake_isolation(&mut self, pos: Place, fill: Fill, across: W, down: W) {
        let (row, here) = (pos.row() as u32, W::bit(pos.column() as u32));
        match (self.rule(), fill) {
            (_, Fill::Floor) => self.wake_lonely(row, here),
            (Rule::SeesFloor, Fill::Wall) => {
                let inside = W::below(self.lines.height() as u32);
                self.lonely_rows |= (W::bit(row) | W::bit(row) << 1 | W::bit(row) >> 1) & inside;
            }
            (Rule::SeenByNumber, Fill::Wall) => {
                self.wake_lonely(row, across);
                for row in down.ones() {
                    self.wake_lonely(row, here);
                }
            }
        }
    }

    #[inline]
    fn wake_lonely(&mut self, row: u32, cells: W) {
        self.lonely[row as usize] |= cells;
        self.lonely_rows |= W::bit(row);
    }

    /// Takes a row from the queue of rule 3 and draws what follows.
    #[inline]
    pub(super) fn examine_isolation(&mut self) -> Result<(), Conflict> {
        let row = self.lonely_rows.trailing_zeros();
        self.lonely_rows &= !W::bit(row);
        let cells = std::mem::replace(&mut self.lonely[row as usize], W::ZERO);
        match self.rule() {
            Rule::SeesFloor => self.every_floor_sees_a_floor(row as usize),
            Rule::SeenByNumber => self.every_floor_is_seen(row as usize, cells),
        }
    }

    /// A cell without open neighbour is a wall; a floor whose only hope is one neighbour gets it.
    /// All cells of the row at once.
    fn every_floor_sees_a_floor(&mut self, row: usize) -> Result<(), Conflict> {
        let inside = W::below(self.lines.width() as u32);
        let above = (row > 0).then(|| self.lines.row(row - 1));
        let below = (row + 1 < self.lines.height()).then(|| self.lines.row(row + 1));
        let here = self.lines.row(row);

        let open = !here.walls & inside;
        let up = above.map_or(W::ZERO, |line| !line.walls & inside);
        let down = below.map_or(W::ZERO, |line| !line.walls & inside);
        let (left, right) = ((open << 1) & inside, open >> 1);
        let hope = up | down | left | right;

        let floor_near = here.floors << 1
            | here.floors >> 1
            | above.map_or(W::ZERO, |line| line.floors)
            | below.map_or(W::ZERO, |line| line.floors);
        let lonely = here.floors & !floor_near;
        if let Some(col) = (lonely & !hope).ones().next() {
            return Err(Conflict(Cause::Isolation(Place::new(row, col as usize))));
        }

        for col in (open & !here.floors & !hope).ones() {
            let pos = Place::new(row, col as usize);
            self.conclude(pos, Fill::Wall, Cause::Isolation(pos));
        }
        let two_hopes = (up & down) | (left & right) | ((up | down) & (left | right));
        for col in (lonely & !two_hopes).ones() {
            let pos = Place::new(row, col as usize);
            let direction = match () {
                () if up.has(col) => Direction::Up,
                () if down.has(col) => Direction::Down,
                () if left.has(col) => Direction::Left,
                () => Direction::Right,
            };
            let neighbour = ahead(pos, direction, 0);
            // Two lonely floors may share their only hope.
            if self.fill(neighbour).is_none() {
                self.conclude(neighbour, Fill::Floor, Cause::Isolation(pos));
            }
        }
        Ok(())
    }

    /// A cell that no number can see is a wall; a floor that one number alone can see is seen by it.
    fn every_floor_is_seen(&mut self, row: usize, cells: W) -> Result<(), Conflict> {
        for col in cells.ones() {
            let pos = Place::new(row, col as usize);
            let line = self.lines.row(row);
            if line.numbers.has(col) || line.walls.has(col) {
                continue;
            }
            let mut seers = Direction::ALL.into_iter().filter_map(|direction| {
                let sight = self.lines.sight(pos, direction);
                // A cell that only lends its sight may turn out to be the wall that ends the view.
                let in_view = sight.walls.up_to_lowest() & !sight.walls;
                let seer = (sight.numbers & in_view).trailing_zeros();
                let between = (seer < W::BITS).then(|| W::below(seer + 1) & !sight.floors)?;
                Some((direction, between))
            });
            let (only, more) = (seers.next(), seers.next().is_some());
            drop(seers);
            match (self.fill(pos), only) {
                (Some(_), None) => return Err(Conflict(Cause::Isolation(pos))),
                (None, None) => self.conclude(pos, Fill::Wall, Cause::Isolation(pos)),
                (Some(_), Some((direction, between))) if !more => {
                    for distance in between.ones() {
                        let at = ahead(pos, direction, distance);
                        self.conclude(at, Fill::Floor, Cause::Isolation(pos));
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }
}
