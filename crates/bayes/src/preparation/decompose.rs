//! The switch of the preparation: how structured tables become small ones.

use atisbo_base::UnknownName;
use std::str::FromStr;

/// How the table of a node with structure, a sum of its parents or a noisy-max, takes part in
/// inference. Nodes without structure always take part with their full table; a table that turns out
/// to be a sum is treated as one.
///
/// ```
/// use atisbo_bayes::{Decompose, Points};
///
/// assert_eq!("chain".parse(), Ok(Decompose::ParentDivorcing));
/// assert_eq!("rank-one".parse(), Ok(Decompose::RankOne(Points::RootsOfUnity)));
/// assert_eq!(Decompose::RankOne(Points::Chebyshev).id(), "rank-one-chebyshev");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Decompose {
    /// Full tables while they have at most a few thousand entries, else the chain.
    #[default]
    Auto,
    /// Always the full table.
    FullTable,
    /// A chain of partial results: each adds one parent to the sum, or to the maximum, so far.
    ParentDivorcing,
    /// An auxiliary variable beside the parents, joined with each by a small table whose product,
    /// summed over the auxiliary variable, is the full table. The small tables hold negative or
    /// complex numbers.
    RankOne(Points),
}

/// The different numbers that stand for the auxiliary states in the rank-one decomposition of a sum.
/// In exact arithmetic any will do; in floating point they decide how many digits cancel. The
/// decomposition of a noisy-max needs no points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Points {
    /// The complex roots of unity, which make the decomposition a Fourier transform: no digit is
    /// lost.
    #[default]
    RootsOfUnity,
    /// 0, 1, 2, …: eight digits are lost with eight parents, all of them with fifteen.
    Integers,
    /// Evenly spread between -1 and 1: half as bad.
    Equispaced,
    /// The roots of a Chebyshev polynomial: the best of the real ones.
    Chebyshev,
}

impl Decompose {
    /// All of them.
    pub const ALL: [Decompose; 7] = [
        Decompose::Auto,
        Decompose::FullTable,
        Decompose::ParentDivorcing,
        Decompose::RankOne(Points::RootsOfUnity),
        Decompose::RankOne(Points::Integers),
        Decompose::RankOne(Points::Equispaced),
        Decompose::RankOne(Points::Chebyshev),
    ];

    /// Its name, as it is typed.
    pub fn id(self) -> &'static str {
        match self {
            Decompose::Auto => "auto",
            Decompose::FullTable => "full",
            Decompose::ParentDivorcing => "chain",
            Decompose::RankOne(Points::RootsOfUnity) => "rank-one",
            Decompose::RankOne(Points::Integers) => "rank-one-integers",
            Decompose::RankOne(Points::Equispaced) => "rank-one-equispaced",
            Decompose::RankOne(Points::Chebyshev) => "rank-one-chebyshev",
        }
    }
}

impl FromStr for Decompose {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        UnknownName::look_up(text, &Self::ALL, Self::id)
    }
}
