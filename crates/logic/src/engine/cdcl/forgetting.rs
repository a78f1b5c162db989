//! Which learned clauses to forget: those whose literals come from many levels.
//!
//! Every learned clause makes propagation slower. A clause of few levels, its literals decided by few
//! decisions, comes into play often; the others are watched no longer when there are too many. They stay
//! where they are for the proof.
//!
//! Reference: G. Audemard and L. Simon, Predicting learnt clauses quality in modern SAT solvers (2009).

use super::propagation::Propagation;

/// A clause of so few levels is never forgotten.
const GOOD: u32 = 2;

/// The learned clauses that are watched.
#[derive(Debug)]
pub(super) struct Forgetting {
    /// How many levels each has, and its number.
    learned: Vec<(u32, u32)>,
    /// How many may be watched; `None` for any number.
    most: Option<usize>,
}

impl Forgetting {
    /// At first this many learned clauses are watched.
    const AT_FIRST: usize = 2_000;
    /// After each time some were forgotten, this many more.
    const MORE: usize = 300;

    pub(super) fn new(forget: bool) -> Self {
        Forgetting {
            learned: Vec::new(),
            most: forget.then_some(Self::AT_FIRST),
        }
    }

    /// Takes notice of a clause learned just now, while its literals still have their values.
    pub(super) fn learned(&mut self, clause: u32, state: &Propagation) {
        let literals = state.clauses.literals(clause).iter();
        let mut levels: Vec<usize> = literals
            .map(|literal| state.trail.level_of(literal.symbol()))
            .collect();
        levels.sort_unstable();
        levels.dedup();
        self.learned.push((levels.len() as u32, clause));
    }

    /// Forgets the worse half, if there are too many.
    pub(super) fn forget(&mut self, state: &mut Propagation) {
        let Some(most) = self.most.filter(|&most| self.learned.len() >= most) else {
            return;
        };
        self.most = Some(most + Self::MORE);
        self.learned.sort_unstable();
        let half = self.learned.len() / 2;
        let mut worse = self.learned.split_off(half);
        worse.retain(|&(levels, clause)| {
            let stays = levels <= GOOD || state.is_reason(clause);
            if stays {
                self.learned.push((levels, clause));
            }
            !stays
        });
        let mut worse: Vec<u32> = worse.into_iter().map(|(_, clause)| clause).collect();
        state.unwatch(&mut worse);
    }
}
