//! How much help a hint gives.

use crate::Name;

/// How much help is asked for. Each stage includes the ones before.
///
/// ```
/// use atisbo_base::Stage;
///
/// assert!(Stage::Where < Stage::Clues && Stage::Argument < Stage::Play);
/// // Sudoku's clues are also called a pattern.
/// assert_eq!("pattern".parse(), Ok(Stage::Clues));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Name)]
pub enum Stage {
    /// Where to look.
    Where,
    /// Which clues or cells, and which technique; `pattern` is read too.
    #[name("clues", "pattern")]
    Clues,
    /// The full argument.
    #[default]
    Argument,
    /// The move itself.
    Play,
}
