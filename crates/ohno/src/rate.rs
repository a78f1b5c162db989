//! How hard a puzzle is: the hardest technique it cannot be solved without, and how often each is
//! used on the way.
//!
//! The grades follow the ladder ([`TECHNIQUES`](crate::TECHNIQUES)). Since what is known only ever
//! grows, a puzzle that the techniques up to a rung can solve is solved by them in any order, so the
//! grade does not depend on the path.

use crate::technique::contradiction;
use crate::technique::ladder::Ladder;
use crate::{Grid, Rule, Solver, TECHNIQUES, Technique, Verdict, is_solution};
use atisbo_base::{Budget, Name, Stop};
use serde::{Deserialize, Serialize};

/// How hard a puzzle is, the easiest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Name)]
pub enum Difficulty {
    /// Counting what a single number sees.
    #[name("easy", "fácil", "facil")]
    Easy,
    /// Also all four directions of a number at once, and no floor left alone.
    #[name("medium", "media")]
    Medium,
    /// Also two numbers together, and cells that no number sees.
    #[name("hard", "difícil", "dificil")]
    Hard,
    /// Also suppositions that end in a contradiction.
    #[name("expert", "experta")]
    Expert,
}

impl Difficulty {
    /// The hardest technique of the grade.
    pub fn hardest(self) -> Technique {
        match self {
            Difficulty::Easy => Technique::Required,
            Difficulty::Medium => Technique::Joint,
            Difficulty::Hard => Technique::TwoNumbers,
            Difficulty::Expert => Technique::SmallestProof,
        }
    }
}

/// How hard a puzzle is, and what it takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Rating {
    /// The grade.
    pub difficulty: Difficulty,
    /// The hardest technique needed; `None` if nothing is left to find.
    pub hardest: Option<Technique>,
    /// Its rating, in tenths.
    pub rating: u16,
    /// The ratings of all steps together: how much there is to do.
    pub effort: u32,
    /// How often each technique is used when the easiest that applies is always taken.
    pub counts: Vec<Count>,
}

/// How often a technique is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Count {
    /// The technique.
    pub technique: Technique,
    /// How often.
    pub steps: u32,
}

/// Why a puzzle has no grade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unrated {
    /// Nothing satisfies it.
    #[error("the puzzle has no solution")]
    NoSolution,
    /// Reasoning cannot decide between its solutions.
    #[error("the puzzle has several solutions")]
    Several,
    /// The budget did not suffice.
    #[error("{0}")]
    Stopped(Stop),
}

/// Grades a puzzle by the techniques it needs.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_ohno::{Difficulty, Rule, parse, rate};
///
/// let puzzle = parse("W 4 . .\n4 . . .\n. 3 . 1\n. . 1 .").unwrap();
/// let rating = rate(&puzzle, Rule::SeesFloor, &Budget::unlimited()).unwrap();
/// assert_eq!(rating.difficulty, Difficulty::Easy);
/// ```
///
/// # Errors
///
/// If the puzzle does not have exactly one solution, or the budget is used up before that is known.
pub fn rate(puzzle: &Grid, rule: Rule, budget: &Budget) -> Result<Rating, Unrated> {
    let mut steps = [0; TECHNIQUES.len()];
    let mut ladder = Ladder::new(puzzle, rule, Technique::Joint);
    let mut meter = budget.meter();
    let stopped = Unrated::Stopped;
    while let Some(find) = ladder.next_certain(&mut meter).map_err(stopped)? {
        steps[find.technique as usize] += 1;
        ladder.play(&find.conclusions);
    }
    if ladder.position().unknown() > 0 {
        let solution = unique(puzzle, rule, budget)?;
        let mut start = 0;
        ladder.raise(Technique::TwoNumbers);
        while ladder.position().unknown() > 0 {
            let next = ladder.next(&mut meter).map_err(stopped)?;
            let (technique, conclusions) = if let Some(find) = next {
                (find.technique, find.conclusions)
            } else if let Some(found) =
                contradiction::first(ladder.position(), start, &mut meter).map_err(stopped)?
            {
                start = puzzle.index(ladder.position().pos(found.0));
                (Technique::Contradiction, vec![found])
            } else {
                let first = ladder.position().first_difference(&solution);
                (Technique::SmallestProof, first.into_iter().collect())
            };
            steps[technique as usize] += 1;
            ladder.play(&conclusions);
        }
    } else if !is_solution(&ladder.position().grid(), rule) {
        // Contradictory clues lead the ladder to a grid that breaks the rules.
        return Err(Unrated::NoSolution);
    }
    Ok(Rating::from_steps(&steps))
}

/// The only solution.
fn unique(puzzle: &Grid, rule: Rule, budget: &Budget) -> Result<Grid, Unrated> {
    let found = Solver::new(puzzle, rule).solve(2, budget);
    match (found.verdict(), found.first, found.stop) {
        (Verdict::Unique, Some(solution), _) => Ok(solution),
        (Verdict::Several, ..) => Err(Unrated::Several),
        (_, _, Some(stop)) => Err(Unrated::Stopped(stop)),
        _ => Err(Unrated::NoSolution),
    }
}

impl Rating {
    fn from_steps(steps: &[u32; TECHNIQUES.len()]) -> Self {
        let counts: Vec<Count> = TECHNIQUES
            .iter()
            .zip(steps)
            .filter(|&(_, &steps)| steps > 0)
            .map(|(rung, &steps)| Count {
                technique: rung.technique,
                steps,
            })
            .collect();
        let hardest = counts.last().map(|count| count.technique);
        Rating {
            difficulty: hardest.map_or(Difficulty::Easy, |technique| technique.rung().difficulty),
            hardest,
            rating: hardest.map_or(0, |technique| technique.rung().rating),
            effort: counts
                .iter()
                .map(|count| count.steps * u32::from(count.technique.rung().rating))
                .sum(),
            counts,
        }
    }
}
