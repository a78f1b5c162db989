//! The table of methods: their names, what they promise, and the switches behind the names.
//!
//! | id | method | complete | variables | inference | retreat |
//! |---|---|---|---|---|---|
//! | `brute-force` | [`BruteForce`](crate::BruteForce) | yes | first | none | |
//! | `bt` | [`Backtracking`](crate::Backtracking) | yes | first | check | chronological |
//! | `bt-mrv` | | yes | fewest values | check | chronological |
//! | `bt-degree` | | yes | degree | check | chronological |
//! | `bt-mrv-degree` | | yes | fewest values, degree | check | chronological |
//! | `fc` | | yes | first | forward checking | chronological |
//! | `fc-mrv` | | yes | fewest values | forward checking | chronological |
//! | `ac3-fc-mrv` | after AC-3 | yes | fewest values | forward checking | chronological |
//! | `fc-mrv-degree-lcv` | least constraining value | yes | fewest values, degree | forward checking | chronological |
//! | `mac` | after AC-3 | yes | fewest values | arc consistency | chronological |
//! | `mac-places` | after AC-3 | yes | fewest values | arc consistency, hidden singles | chronological |
//! | `mac-domwdeg` | after AC-3 | yes | weighted degree | arc consistency | chronological |
//! | `cbj` | | yes | first | check | conflict-directed |
//! | `fc-cbj` | | yes | fewest values | forward checking | conflict-directed |
//! | `mac-cbj` | after AC-3 | yes | fewest values | arc consistency | conflict-directed |
//! | `fc-lds` | limited discrepancies, least constraining value | yes | fewest values | forward checking | chronological |
//! | `min-conflicts` | [`MinConflicts`](crate::MinConflicts) | no | | | |
//! | `genetic` | [`Genetic`](crate::Genetic) | no | | | |
//! | `dlx` | [`DancingLinks`](crate::exact_cover::DancingLinks) | yes | | | |
//!
//! The same as data: [`Method::ALL`] and [`Method::traits`].

use crate::settings::{Inference, Preprocess, Retreat, Settings, ValueOrder, VariableOrder};
use atisbo_base::Name;
use serde::Serialize;

/// The name of a method, from the plainest to the strongest of each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Name)]
#[name(kebab)]
pub enum Method {
    /// Generate and test.
    #[name("brute-force", "generate-and-test")]
    BruteForce,
    /// Chronological backtracking.
    #[name("bt", "backtracking")]
    Backtracking,
    /// Backtracking, fewest remaining values first.
    #[name("bt-mrv", "backtracking-mrv")]
    BacktrackingMrv,
    /// Backtracking, most constrained neighbours first.
    #[name("bt-degree", "backtracking-degree")]
    BacktrackingDegree,
    /// Backtracking, fewest remaining values first, then degree.
    #[name("bt-mrv-degree", "backtracking-mrv-degree")]
    BacktrackingMrvDegree,
    /// Forward checking.
    #[name("fc", "forward-checking")]
    ForwardChecking,
    /// Forward checking, fewest remaining values first.
    #[name("fc-mrv", "forward-checking-mrv")]
    ForwardCheckingMrv,
    /// AC-3 once, then forward checking, fewest remaining values first.
    #[name("ac3-fc-mrv")]
    Ac3ForwardCheckingMrv,
    /// Forward checking with every ordering of the textbook.
    #[name("fc-mrv-degree-lcv")]
    ForwardCheckingMrvDegreeLcv,
    /// Maintaining arc consistency, fewest remaining values first.
    #[name("mac", "maintaining-arc-consistency")]
    Mac,
    /// Maintaining arc consistency and giving values with one place left that place, fewest remaining
    /// values first.
    MacPlaces,
    /// Maintaining arc consistency, constraints weighted by their failures.
    #[name("mac-domwdeg", "dom/wdeg")]
    MacWeightedDegree,
    /// Conflict-directed backjumping.
    #[name("cbj", "backjumping", "conflict-directed-backjumping")]
    Backjumping,
    /// Forward checking with conflict-directed backjumping, fewest remaining values first.
    #[name("fc-cbj")]
    ForwardCheckingBackjumping,
    /// Maintaining arc consistency with conflict-directed backjumping, fewest remaining values first.
    #[name("mac-cbj")]
    MacBackjumping,
    /// Limited discrepancy search with forward checking.
    #[name("fc-lds")]
    LimitedDiscrepancy,
    /// Min-conflicts local search.
    MinConflicts,
    /// A genetic algorithm with a local-search operator.
    #[name("genetic", "genetic-algorithm")]
    Genetic,
    /// Exact cover with dancing links.
    #[name("dlx", "dancing-links", "algorithm-x")]
    DancingLinks,
}

/// What a method promises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct Traits {
    /// What kind of method it is.
    pub family: Family,
    /// Whether it finds all solutions there are, and can so tell that there is none. The others
    /// find one solution or give up.
    pub complete: bool,
    /// Whether its course depends on the seed.
    pub random: bool,
    /// Whether it takes constraints on more than two variables other than all-different.
    pub general: bool,
}

/// A kind of method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Name)]
pub enum Family {
    /// Assigns one variable after the other, and goes back.
    Backtracking,
    /// Changes a complete assignment until it fits.
    Local,
    /// Chooses options that cover every item once.
    Cover,
}

impl Method {
    /// Its line of the table.
    pub const fn traits(self) -> Traits {
        let family = match self {
            Method::MinConflicts | Method::Genetic => Family::Local,
            Method::DancingLinks => Family::Cover,
            _ => Family::Backtracking,
        };
        let local = matches!(family, Family::Local);
        Traits {
            family,
            complete: !local,
            random: local,
            general: !matches!(family, Family::Cover),
        }
    }

    /// The switches, if it is a kind of [`Backtracking`](crate::Backtracking).
    pub const fn settings(self) -> Option<Settings> {
        let plain = Settings {
            preprocess: Preprocess::Nothing,
            variables: VariableOrder::First,
            values: ValueOrder::Ascending,
            inference: Inference::Check,
            retreat: Retreat::Chronological,
            limited_discrepancy: false,
        };
        let fc_mrv = Settings {
            variables: VariableOrder::FewestValues,
            inference: Inference::ForwardChecking,
            ..plain
        };
        let mac = Settings {
            preprocess: Preprocess::ArcConsistency,
            inference: Inference::ArcConsistency,
            ..fc_mrv
        };
        Some(match self {
            Method::BruteForce | Method::MinConflicts | Method::Genetic | Method::DancingLinks => {
                return None;
            }
            Method::Backtracking => plain,
            Method::BacktrackingMrv => Settings {
                variables: VariableOrder::FewestValues,
                ..plain
            },
            Method::BacktrackingDegree => Settings {
                variables: VariableOrder::Degree,
                ..plain
            },
            Method::BacktrackingMrvDegree => Settings {
                variables: VariableOrder::FewestValuesDegree,
                ..plain
            },
            Method::ForwardChecking => Settings {
                inference: Inference::ForwardChecking,
                ..plain
            },
            Method::ForwardCheckingMrv => fc_mrv,
            Method::Ac3ForwardCheckingMrv => Settings {
                preprocess: Preprocess::ArcConsistency,
                ..fc_mrv
            },
            Method::ForwardCheckingMrvDegreeLcv => Settings {
                variables: VariableOrder::FewestValuesDegree,
                values: ValueOrder::LeastConstraining,
                ..fc_mrv
            },
            Method::Mac => mac,
            Method::MacPlaces => Settings {
                inference: Inference::Places,
                ..mac
            },
            Method::MacWeightedDegree => Settings {
                variables: VariableOrder::WeightedDegree,
                ..mac
            },
            Method::Backjumping => Settings {
                retreat: Retreat::ConflictDirected,
                ..plain
            },
            Method::ForwardCheckingBackjumping => Settings {
                retreat: Retreat::ConflictDirected,
                ..fc_mrv
            },
            Method::MacBackjumping => Settings {
                retreat: Retreat::ConflictDirected,
                ..mac
            },
            Method::LimitedDiscrepancy => Settings {
                values: ValueOrder::LeastConstraining,
                limited_discrepancy: true,
                ..fc_mrv
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_people_type_are_read() {
        let names = [
            ("backtracking", Method::Backtracking),
            ("forward-checking", Method::ForwardChecking),
            ("Forward checking MRV", Method::ForwardCheckingMrv),
            ("dancing-links", Method::DancingLinks),
        ];
        for (name, method) in names {
            assert_eq!(name.parse(), Ok(method), "{name}");
        }
        assert!("AC3".parse::<Method>().is_err());
    }
}
