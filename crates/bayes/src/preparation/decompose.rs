//! The switch of the preparation: how structured tables become small ones.

use atisbo_base::Name;

/// How the table of a node with structure, a sum of its parents or a noisy-max, takes part in
/// inference. Nodes without structure always take part with their full table; a table that turns out
/// to be a sum is treated as one.
///
/// ```
/// use atisbo_bayes::Decompose;
///
/// assert_eq!("chain".parse(), Ok(Decompose::ParentDivorcing));
/// assert_eq!("rank-one".parse(), Ok(Decompose::RankOne));
/// assert_eq!(Decompose::RankOneChebyshev.id(), "rank-one-chebyshev");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Name)]
#[name(kebab)]
pub enum Decompose {
    /// Full tables while they have at most a few thousand entries, else the chain.
    #[default]
    Auto,
    /// Always the full table.
    #[name("full", "full-table")]
    FullTable,
    /// A chain of partial results: each adds one parent to the sum, or to the maximum, so far.
    #[name("chain", "parent-divorcing")]
    ParentDivorcing,
    /// An auxiliary variable beside the parents, joined with each by a small table whose product,
    /// summed over the auxiliary variable, is the full table. The small tables hold negative or
    /// complex numbers. For a sum, different numbers stand for the auxiliary states: here the complex
    /// roots of unity, which make the decomposition a Fourier transform, so that no digit is lost.
    RankOne,
    /// The same with 0, 1, 2, …: eight digits are lost with eight parents, all of them with fifteen.
    RankOneIntegers,
    /// The same with numbers evenly spread between -1 and 1: half as bad.
    RankOneEquispaced,
    /// The same with the roots of a Chebyshev polynomial: the best of the real ones.
    RankOneChebyshev,
}

/// The different numbers that stand for the auxiliary states in the rank-one decomposition of a sum.
/// In exact arithmetic any will do; in floating point they decide how many digits cancel. The
/// decomposition of a noisy-max needs no points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Points {
    /// The complex roots of unity.
    RootsOfUnity,
    /// 0, 1, 2, …
    Integers,
    /// Evenly spread between -1 and 1.
    Equispaced,
    /// The roots of a Chebyshev polynomial.
    Chebyshev,
}

impl Decompose {
    /// The points of a rank-one decomposition.
    pub(crate) fn points(self) -> Option<Points> {
        match self {
            Decompose::Auto | Decompose::FullTable | Decompose::ParentDivorcing => None,
            Decompose::RankOne => Some(Points::RootsOfUnity),
            Decompose::RankOneIntegers => Some(Points::Integers),
            Decompose::RankOneEquispaced => Some(Points::Equispaced),
            Decompose::RankOneChebyshev => Some(Points::Chebyshev),
        }
    }
}
