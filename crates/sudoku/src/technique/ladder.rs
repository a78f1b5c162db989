//! The ladder in action: always the easiest technique that applies.

use super::finder::Finder;
use super::view::{Board, View};
use super::{Rung, Step, TECHNIQUES, Technique};
use crate::{Position, Rules};
use atisbo_base::{Budget, Stop};
use std::sync::{Arc, OnceLock};

/// Which techniques may be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Whether techniques that rest on the puzzle having one solution may be used.
    pub uniqueness: bool,
    /// Techniques that may not be used.
    pub forbidden: Vec<Technique>,
}

impl Default for Settings {
    /// Everything.
    fn default() -> Self {
        Settings {
            uniqueness: true,
            forbidden: Vec::new(),
        }
    }
}

impl Settings {
    /// Whether a technique may be used.
    pub fn allows(&self, technique: Technique) -> bool {
        (self.uniqueness || !technique.uses_uniqueness()) && !self.forbidden.contains(&technique)
    }
}

/// A position that is worked through from the bottom of the ladder.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_sudoku::technique::{Ladder, Settings, Technique};
/// use atisbo_sudoku::{Position, Puzzle, Shape};
///
/// let full = "1234341221434321".bytes().map(|digit| digit - b'0');
/// let mut values: Vec<u8> = full.collect();
/// values[0] = 0;
/// let puzzle = Puzzle::from_values(Shape::new(2, 2).unwrap(), &values);
/// let mut ladder = Ladder::new(&Position::new(&puzzle), Settings::default());
/// let step = ladder.next(&Budget::unlimited())?.expect("one cell is empty");
/// assert_eq!(step.technique, Technique::FullHouse);
/// ladder.play(&step);
/// assert!(ladder.is_solved());
/// # Ok::<(), atisbo_base::Stop>(())
/// ```
#[derive(Clone, Debug)]
pub struct Ladder {
    view: AnyView,
    settings: Settings,
    limited: Vec<Technique>,
}

/// Sets of cells take two words up to 11 x 11, and ten beyond.
#[derive(Clone, Debug)]
enum AnyView {
    Small(View<2>),
    Large(View<10>),
}

impl AnyView {
    fn find(&self, rung: &Rung, finder: &mut Finder) {
        finder.begin(rung.technique);
        let _ = match self {
            AnyView::Small(view) => (rung.small)(view, finder),
            AnyView::Large(view) => (rung.large)(view, finder),
        };
    }
}

impl Ladder {
    /// The ladder before a position.
    pub fn new(position: &Position, settings: Settings) -> Self {
        let view = if position.shape().cells() <= 128 {
            AnyView::Small(View::new(small_board(position.rules()), position))
        } else {
            AnyView::Large(View::new(Arc::new(Board::new(position.rules())), position))
        };
        Ladder {
            view,
            settings,
            limited: Vec::new(),
        }
    }

    /// The easiest step there is, without playing it.
    ///
    /// # Errors
    ///
    /// Which limit was hit before a step was found.
    pub fn next(&mut self, budget: &Budget) -> Result<Option<Step>, Stop> {
        let mut finder = Finder::of_first(budget.meter());
        for rung in &TECHNIQUES {
            if !self.settings.allows(rung.technique) {
                continue;
            }
            self.view.find(rung, &mut finder);
            if let Some(step) = finder.take().pop() {
                // What the technique itself left out is no loss: it found something.
                self.note(finder.limited(), |it| it != step.technique);
                return Ok(Some(step));
            }
            if let Some(stop) = finder.stop() {
                return Err(stop);
            }
        }
        self.note(finder.limited(), |_| true);
        Ok(None)
    }

    /// The techniques that so far left something out because they reached a limit of their own, the easiest
    /// first: without it an easier step might have been found. `docs/techniques.md` lists these limits.
    pub fn limited(&self) -> &[Technique] {
        &self.limited
    }

    fn note(&mut self, limited: &[Technique], counts: impl Fn(Technique) -> bool) {
        self.limited
            .extend(limited.iter().filter(|&&it| counts(it)));
        self.limited.sort_unstable();
        self.limited.dedup();
    }

    /// Everything that can be found now with the techniques `which`, the easiest first, and the limit
    /// that ended the search, if one did.
    pub fn all(
        &mut self,
        which: impl Fn(Technique) -> bool,
        budget: &Budget,
    ) -> (Vec<Step>, Option<Stop>) {
        let mut finder = Finder::of_all(budget.meter());
        let mut steps = Vec::new();
        let wanted = |it| self.settings.allows(it) && which(it);
        for rung in TECHNIQUES.iter().filter(|rung| wanted(rung.technique)) {
            self.view.find(rung, &mut finder);
            steps.append(&mut finder.take());
            if finder.stop().is_some() {
                break;
            }
        }
        self.note(finder.limited(), |_| true);
        (steps, finder.stop())
    }

    /// Plays a step.
    pub fn play(&mut self, step: &Step) {
        match &mut self.view {
            AnyView::Small(view) => view.play(step),
            AnyView::Large(view) => view.play(step),
        }
    }

    /// Whether every cell has its value.
    pub fn is_solved(&self) -> bool {
        match &self.view {
            AnyView::Small(view) => view.is_solved(),
            AnyView::Large(view) => view.is_solved(),
        }
    }

    /// The position as a player sees it.
    pub fn position(&self) -> Position {
        match &self.view {
            AnyView::Small(view) => view.position(),
            AnyView::Large(view) => view.position(),
        }
    }
}

/// The tables of a plain 9 x 9 grid are built once.
fn small_board(rules: &Arc<Rules>) -> Arc<Board<2>> {
    static CLASSIC: OnceLock<Arc<Board<2>>> = OnceLock::new();
    if rules.is_classic_nine() {
        Arc::clone(CLASSIC.get_or_init(|| Arc::new(Board::new(rules))))
    } else {
        Arc::new(Board::new(rules))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Puzzle, Shape};

    /// What this technique alone leaves out of an empty grid.
    fn limited(size: usize, technique: Technique) -> Vec<Technique> {
        let shape = Shape::new(size, size).unwrap();
        let puzzle = Puzzle::from_values(shape, &vec![0; shape.cells()]);
        let mut ladder = Ladder::new(&Position::new(&puzzle), Settings::default());
        let (steps, stop) = ladder.all(|it| it == technique, &Budget::unlimited());
        assert!(steps.is_empty() && stop.is_none());
        ladder.limited().to_vec()
    }

    #[test]
    fn a_technique_that_leaves_something_out_says_so() {
        for technique in [Technique::ForcingChain, Technique::TemplateSet] {
            assert_eq!(limited(5, technique), [technique]);
            assert_eq!(limited(2, technique), []);
        }
    }

    #[test]
    fn what_a_technique_left_out_is_no_loss_where_it_found_something() {
        let mut ladder = Ladder::new(
            &Position::new(&Puzzle::from_values(Shape::new(2, 2).unwrap(), &[0; 16])),
            Settings::default(),
        );
        let (set, chain) = (Technique::TemplateSet, Technique::ForcingChain);
        ladder.note(&[chain, set, set], |it| it != set);
        ladder.note(&[chain], |_| true);
        assert_eq!(ladder.limited(), [chain]);
    }
}
