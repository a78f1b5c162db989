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
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The name of a method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(into = "&'static str", try_from = "String")]
pub enum Method {
    /// Generate and test.
    BruteForce,
    /// Chronological backtracking.
    Backtracking,
    /// Backtracking, fewest remaining values first.
    BacktrackingMrv,
    /// Backtracking, most constrained neighbours first.
    BacktrackingDegree,
    /// Backtracking, fewest remaining values first, then degree.
    BacktrackingMrvDegree,
    /// Forward checking.
    ForwardChecking,
    /// Forward checking, fewest remaining values first.
    ForwardCheckingMrv,
    /// AC-3 once, then forward checking, fewest remaining values first.
    Ac3ForwardCheckingMrv,
    /// Forward checking with every ordering of the textbook.
    ForwardCheckingMrvDegreeLcv,
    /// Maintaining arc consistency, fewest remaining values first.
    Mac,
    /// Maintaining arc consistency and giving values with one place left that place, fewest remaining
    /// values first.
    MacPlaces,
    /// Maintaining arc consistency, constraints weighted by their failures.
    MacWeightedDegree,
    /// Conflict-directed backjumping.
    Backjumping,
    /// Forward checking with conflict-directed backjumping, fewest remaining values first.
    ForwardCheckingBackjumping,
    /// Maintaining arc consistency with conflict-directed backjumping, fewest remaining values first.
    MacBackjumping,
    /// Limited discrepancy search with forward checking.
    LimitedDiscrepancy,
    /// Min-conflicts local search.
    MinConflicts,
    /// A genetic algorithm with a local-search operator.
    Genetic,
    /// Exact cover with dancing links.
    DancingLinks,
}

/// What a method promises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Traits {
    /// The short name.
    pub id: &'static str,
    /// Whether it finds all solutions there are, and can so tell that there is none. The others
    /// find one solution or give up.
    pub complete: bool,
    /// Whether its course depends on the seed.
    pub random: bool,
    /// Whether it takes constraints on more than two variables other than all-different.
    pub general: bool,
}

impl Method {
    /// All methods, from the plainest to the strongest of each kind.
    pub const ALL: [Method; 19] = [
        Method::BruteForce,
        Method::Backtracking,
        Method::BacktrackingMrv,
        Method::BacktrackingDegree,
        Method::BacktrackingMrvDegree,
        Method::ForwardChecking,
        Method::ForwardCheckingMrv,
        Method::Ac3ForwardCheckingMrv,
        Method::ForwardCheckingMrvDegreeLcv,
        Method::Mac,
        Method::MacPlaces,
        Method::MacWeightedDegree,
        Method::Backjumping,
        Method::ForwardCheckingBackjumping,
        Method::MacBackjumping,
        Method::LimitedDiscrepancy,
        Method::MinConflicts,
        Method::Genetic,
        Method::DancingLinks,
    ];

    /// The short name.
    pub const fn id(self) -> &'static str {
        match self {
            Method::BruteForce => "brute-force",
            Method::Backtracking => "bt",
            Method::BacktrackingMrv => "bt-mrv",
            Method::BacktrackingDegree => "bt-degree",
            Method::BacktrackingMrvDegree => "bt-mrv-degree",
            Method::ForwardChecking => "fc",
            Method::ForwardCheckingMrv => "fc-mrv",
            Method::Ac3ForwardCheckingMrv => "ac3-fc-mrv",
            Method::ForwardCheckingMrvDegreeLcv => "fc-mrv-degree-lcv",
            Method::Mac => "mac",
            Method::MacPlaces => "mac-places",
            Method::MacWeightedDegree => "mac-domwdeg",
            Method::Backjumping => "cbj",
            Method::ForwardCheckingBackjumping => "fc-cbj",
            Method::MacBackjumping => "mac-cbj",
            Method::LimitedDiscrepancy => "fc-lds",
            Method::MinConflicts => "min-conflicts",
            Method::Genetic => "genetic",
            Method::DancingLinks => "dlx",
        }
    }

    /// Its line of the table.
    pub const fn traits(self) -> Traits {
        let local = matches!(self, Method::MinConflicts | Method::Genetic);
        Traits {
            id: self.id(),
            complete: !local,
            random: local,
            general: !matches!(self, Method::DancingLinks),
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

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// The text is no method's name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown method {found:?}; one of {} was expected", Method::ALL.map(Method::id).join(", "))]
pub struct UnknownMethod {
    /// The text.
    pub found: String,
}

impl FromStr for Method {
    type Err = UnknownMethod;

    fn from_str(text: &str) -> Result<Self, UnknownMethod> {
        Method::ALL
            .into_iter()
            .find(|method| method.id() == text)
            .ok_or_else(|| UnknownMethod {
                found: text.to_owned(),
            })
    }
}

impl From<Method> for &'static str {
    fn from(method: Method) -> Self {
        method.id()
    }
}

impl TryFrom<String> for Method {
    type Error = UnknownMethod;

    fn try_from(text: String) -> Result<Self, UnknownMethod> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_method_is_read_back_from_its_name() {
        for method in Method::ALL {
            assert_eq!(method.to_string().parse(), Ok(method));
            let json = serde_json::to_string(&method).expect("a name");
            assert_eq!(json, format!("\"{method}\""));
            assert_eq!(
                serde_json::from_str::<Method>(&json).expect("a name"),
                method
            );
        }
        assert!("AC3".parse::<Method>().is_err());
    }
}
