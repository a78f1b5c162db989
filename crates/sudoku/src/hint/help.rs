//! Four stages of help, each a view of the same step: where to look, which technique and cells, the
//! full argument, and the move itself.

use crate::technique::{Step, Technique};
use crate::{Position, RegionKind, Stage};

/// A step as far as a stage tells of it.
#[derive(Clone, Debug)]
pub enum Help {
    /// Look here.
    Where {
        /// The regions the argument is about, or else the boxes in which something follows.
        regions: Vec<RegionKind>,
    },
    /// These cells, by this technique.
    Pattern {
        /// The technique.
        technique: Technique,
        /// The cells it looks at, ascending.
        cells: Vec<usize>,
    },
    /// All of it.
    Argument(Box<Step>),
    /// The position after the step.
    Play(Box<Position>),
}

impl Step {
    /// What `stage` tells of the step in `position`.
    ///
    /// ```
    /// use atisbo_base::Budget;
    /// use atisbo_sudoku::technique::Settings;
    /// use atisbo_sudoku::{Help, Hint, Position, RegionKind, Stage, hint, text::parse};
    ///
    /// let puzzle = parse("1.34\n34..\n21..\n43.1").unwrap();
    /// let position = Position::new(&puzzle);
    /// let (Hint::Step(step), _) = hint(&puzzle, &position, &Settings::default(), &Budget::unlimited())
    /// else {
    ///     panic!("there is something to be found");
    /// };
    /// let Help::Where { regions } = step.help(Stage::Where, &position) else {
    ///     panic!("the first stage tells where to look");
    /// };
    /// assert_eq!(regions, [RegionKind::Box(0)]);
    /// let Help::Play(after) = step.help(Stage::Play, &position) else {
    ///     panic!("the last stage plays");
    /// };
    /// assert_eq!(after.value(1), Some(2));
    /// ```
    pub fn help(&self, stage: Stage, position: &Position) -> Help {
        match stage {
            Stage::Where => Help::Where {
                regions: self.area(position),
            },
            Stage::Clues => Help::Pattern {
                technique: self.technique,
                cells: self.pattern(),
            },
            Stage::Argument => Help::Argument(Box::new(self.clone())),
            Stage::Play => {
                let mut after = position.clone();
                self.play(&mut after);
                Help::Play(Box::new(after))
            }
        }
    }

    /// The regions the argument is about, or else the boxes in which something follows.
    fn area(&self, position: &Position) -> Vec<RegionKind> {
        let mut regions = self.evidence.regions();
        if regions.is_empty() {
            let rules = position.rules();
            for concluded in self.placements.iter().chain(&self.eliminations) {
                let kinds = rules.regions_of(concluded.cell).iter();
                let mut kinds = kinds.map(|&region| rules.regions()[region].kind);
                let first = kinds.clone().next();
                let block = kinds.find(|kind| kind.is_box());
                regions.extend(block.or(first).filter(|kind| !regions.contains(kind)));
            }
        }
        regions
    }

    /// The cells the technique looks at: for a single the cell itself.
    fn pattern(&self) -> Vec<usize> {
        let mut cells = self.evidence.cells();
        if cells.is_empty() {
            cells.extend(self.placements.iter().map(|placed| placed.cell));
        }
        cells.sort_unstable();
        cells.dedup();
        cells
    }
}
