//! Four stages of help, each a view of the same step: where to look, which clues and which rule, the
//! full argument, and the move itself.

use crate::{Clue, Conclusion, Evidence, Grid, Place, Stage, Step, Technique};

/// What a stage of help shows of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Help {
    /// Look here.
    Where {
        /// The cell to start from: the number or cell the argument is about.
        cell: Place,
        /// The top left corner of what matters.
        from: Place,
        /// The bottom right corner of what matters.
        to: Place,
    },
    /// These clues, by this technique.
    Clues {
        /// The technique.
        technique: Technique,
        /// The clues.
        clues: Vec<Clue>,
    },
    /// All of it.
    Argument(Box<Step>),
    /// The position after the step.
    Play {
        /// What was written.
        conclusions: Vec<Conclusion>,
        /// The grid with it.
        grid: Grid,
    },
}

impl Step {
    /// The cell the argument is about.
    pub fn focus(&self) -> Place {
        match &self.evidence {
            Evidence::Number { sight, .. } | Evidence::Reaches { sight, .. } => sight.cell,
            Evidence::Company { cell } | Evidence::Blind { cell } => *cell,
            Evidence::Pair { numbers, .. } => numbers[0].cell,
            Evidence::Chain { supposed, .. } | Evidence::Proof { supposed, .. } => supposed.cell,
        }
    }

    /// What `stage` shows of the step in `grid`.
    ///
    /// ```
    /// use atisbo_base::Budget;
    /// use atisbo_ohno::{Help, Hint, Place, Rule, Stage, hint, parse};
    ///
    /// let position = parse("1 O .\n. . .\n. . 2").unwrap();
    /// let Hint::Step(step) = hint(&position, Rule::SeesFloor, &Budget::unlimited()) else {
    ///     panic!("there is something to be found");
    /// };
    /// let Help::Where { cell, .. } = step.help(Stage::Where, &position) else {
    ///     panic!("the first stage shows where to look");
    /// };
    /// assert_eq!(cell, Place::new(0, 0));
    /// ```
    pub fn help(&self, stage: Stage, grid: &Grid) -> Help {
        match stage {
            Stage::Where => {
                let (from, to) = self.region();
                Help::Where {
                    cell: self.focus(),
                    from,
                    to,
                }
            }
            Stage::Clues => Help::Clues {
                technique: self.technique,
                clues: self.clues.clone(),
            },
            Stage::Argument => Help::Argument(Box::new(self.clone())),
            Stage::Play => Help::Play {
                conclusions: self.conclusions.clone(),
                grid: self.play(grid),
            },
        }
    }

    /// The smallest rectangle with all clues and conclusions.
    fn region(&self) -> (Place, Place) {
        let clues = self.clues.iter().map(|clue| clue.cell);
        let conclusions = self.conclusions.iter().map(|conclusion| conclusion.cell);
        let start = (self.focus(), self.focus());
        clues.chain(conclusions).fold(start, |(from, to), cell| {
            (
                Place::new(from.row().min(cell.row()), from.column().min(cell.column())),
                Place::new(to.row().max(cell.row()), to.column().max(cell.column())),
            )
        })
    }
}
