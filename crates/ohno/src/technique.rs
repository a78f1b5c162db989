//! The human techniques, from the first glance to the proof by the whole puzzle.
//!
//! One technique is one file. Each says what it concludes; the evidence is data, and words are put
//! on it elsewhere. [`TECHNIQUES`] is the ladder: the order in which a hint tries them, how hard
//! each is, and whether it rests on the puzzle having one solution only.
//!
//! The first four and `isolated_wall` are those of the original game (Q42, 2015), two of them in
//! their exact form; the others go beyond it.

mod blind_floor;
mod clues;
mod company;
pub(crate) mod contradiction;
mod describe;
mod isolated_wall;
mod joint;
pub(crate) mod ladder;
mod number_complete;
mod one_direction;
mod one_open_neighbour;
pub(crate) mod position;
pub(crate) mod reach;
mod required;
pub(crate) mod sight;
pub(crate) mod smallest_proof;
pub(crate) mod two_numbers;
mod would_exceed;

pub(crate) use company::{Company, company};
pub use reach::Span;
pub use sight::{Arm, Sight};

use crate::{Cause, Cell, Difficulty, Fill, Grid, Place};
use atisbo_base::{Name, Stop};
use serde::{Deserialize, Serialize};

/// A way to reason about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Name)]
pub enum Technique {
    /// A number that sees all its floors sees walls behind them.
    NumberComplete,
    /// All that a number misses lies the only way that is open.
    OneDirection,
    /// One floor more in a direction would be too many.
    WouldExceed,
    /// Even with all other directions at their maximum, some floors are needed in this one.
    Required,
    /// A cell that could see no floor is a wall.
    IsolatedWall,
    /// A floor that sees none yet has one way left.
    OneOpenNeighbour,
    /// All four directions of a number, jointly.
    Joint,
    /// A cell that no number can see is a wall, if there is one solution only.
    BlindFloor,
    /// Two numbers prove what neither proves alone.
    TwoNumbers,
    /// The opposite, followed number by number, breaks a rule.
    Contradiction,
    /// The opposite is impossible by these clues, however long the argument.
    SmallestProof,
}

/// A rung of the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rung {
    /// The technique.
    pub technique: Technique,
    /// The easiest grade in which it is asked for.
    pub difficulty: Difficulty,
    /// How hard it is to find, in tenths.
    pub rating: u16,
    /// Whether it is only right if the puzzle has one solution.
    pub uses_uniqueness: bool,
}

const fn rung(technique: Technique, difficulty: Difficulty, rating: u16) -> Rung {
    Rung {
        technique,
        difficulty,
        rating,
        uses_uniqueness: matches!(technique, Technique::BlindFloor),
    }
}

/// All techniques, the easiest first.
pub const TECHNIQUES: [Rung; 11] = {
    use Difficulty::{Easy, Expert, Hard, Medium};
    use Technique as T;
    [
        rung(T::NumberComplete, Easy, 10),
        rung(T::OneDirection, Easy, 12),
        rung(T::WouldExceed, Easy, 15),
        rung(T::Required, Easy, 18),
        rung(T::IsolatedWall, Medium, 20),
        rung(T::OneOpenNeighbour, Medium, 22),
        rung(T::Joint, Medium, 28),
        rung(T::BlindFloor, Hard, 35),
        rung(T::TwoNumbers, Hard, 42),
        rung(T::Contradiction, Expert, 60),
        rung(T::SmallestProof, Expert, 90),
    ]
};

impl Technique {
    /// Its place in [`TECHNIQUES`].
    pub fn rung(self) -> &'static Rung {
        &TECHNIQUES[self as usize]
    }
}

/// A cell and what it turns out to be.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
)]
pub struct Conclusion {
    /// The cell.
    pub cell: Place,
    /// What it is.
    pub fill: Fill,
}

impl Conclusion {
    /// The same cell, but the other content.
    #[must_use]
    pub fn opposite(self) -> Self {
        let fill = self.fill.opposite();
        Conclusion { fill, ..self }
    }
}

/// As what a known cell enters an argument.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// As a number, with all that it demands.
    Number,
    /// As a floor, whatever number it carries.
    Floor,
    /// As a wall.
    Wall,
}

/// A known cell that an argument stands on.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
)]
pub struct Clue {
    /// The cell.
    pub cell: Place,
    /// What the argument uses of it.
    pub role: Role,
}

impl Clue {
    /// A number, with all that it demands.
    fn number(cell: Place) -> Self {
        let role = Role::Number;
        Clue { cell, role }
    }
}

/// One step of reasoning: what follows, from what, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Step {
    /// The technique.
    pub technique: Technique,
    /// What follows: at least one unknown cell.
    pub conclusions: Vec<Conclusion>,
    /// A smallest set of clues that carries the argument: without any one of them it fails.
    pub clues: Vec<Clue>,
    /// What the technique saw.
    pub evidence: Evidence,
}

impl Step {
    /// The grid with the step played.
    #[must_use]
    pub fn play(&self, grid: &Grid) -> Grid {
        let mut played = grid.clone();
        for conclusion in &self.conclusions {
            played.set(conclusion.cell, Cell::from(conclusion.fill));
        }
        played
    }
}

/// What a technique saw, as data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Evidence {
    /// A number and what it sees: for the four techniques that count.
    Number {
        /// What the number sees before the step.
        sight: Sight,
        /// The directions the argument is about.
        directions: Vec<crate::Direction>,
    },
    /// A number and how far it must and can look each way.
    Reaches {
        /// What the number sees before the step.
        sight: Sight,
        /// The least and the greatest reach each way, over all ways to satisfy the number.
        spans: [Span; 4],
    },
    /// A cell and the company it could have.
    Company {
        /// The cell that must not be isolated.
        cell: Place,
    },
    /// A cell that no number can see.
    Blind {
        /// The cell.
        cell: Place,
    },
    /// Two numbers.
    Pair {
        /// What each sees before the step.
        numbers: Box<[Sight; 2]>,
        /// In how many ways the cells both look at can be filled.
        cases: usize,
        /// How many of those leave both numbers possible.
        possible: usize,
    },
    /// A supposition and where it leads.
    Chain {
        /// The opposite of the conclusion.
        supposed: Conclusion,
        /// What follows from it and the clues, in order: only what is needed in the end.
        links: Vec<Link>,
        /// What cannot be satisfied any more.
        broken: Cause,
    },
    /// Nothing but the clues: together they leave no other way.
    Proof {
        /// The opposite of the conclusion, which they exclude.
        supposed: Conclusion,
        /// The limit that ended the search for fewer clues, if one did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stop: Option<Stop>,
    },
}

/// A link of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Link {
    /// The cell.
    pub cell: Place,
    /// What it would be.
    pub fill: Fill,
    /// Why.
    pub cause: Cause,
}
