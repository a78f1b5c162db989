//! Is a solution that was found known to be a cheapest one, and why?
//!
//! What a strategy promises in general holds for a run only under its conditions: an estimate that is known to be
//! admissible, the goal test where it belongs, steps that cost the same where only steps are counted. [`Grounds`] says
//! which condition holds or fails, and [`Optimality`] puts it beside the length and the cost of the solution.
//!
//! Source: Russell and Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, sections 3.3.4 to 3.5.

use crate::{Cost, GoalTest, Optimal, Options, Strategy, Weight};
use atisbo_base::Name;
use serde::{Deserialize, Serialize};

/// Whether a solution is known to be a cheapest one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Name)]
pub enum Cheapest {
    /// Proved: no solution costs less.
    Yes,
    /// Refuted: a solution that costs less is known.
    No,
    /// Neither.
    Unknown,
}

/// Why a solution is known to be a cheapest one, or why it is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Name)]
pub enum Grounds {
    /// Proved: the strategy takes paths in the order of their cost.
    OrderOfCost,
    /// Proved: it takes them in the order of their cost plus an estimate that is never too high.
    AdmissibleEstimate,
    /// Proved: no solution has fewer steps, and all steps cost the same.
    FewestSteps,
    /// Proved: an estimate of the start that is never too high says that every solution costs as much.
    LowerBound,
    /// Proved: all solutions of this problem cost the same.
    AllAlike,
    /// Proved: it costs as much as another solution that is proved.
    AsCheap,
    /// Refuted: another solution costs less.
    Cheaper,
    /// Not known: the strategy promises nothing about cost.
    NoPromise,
    /// Not known: the strategy needs an estimate that is never too high, and this one is not known to be.
    Estimate,
    /// Not known: an admissible estimate was weighted, so the solution costs at most that many times the least.
    Weighted,
    /// Not known: no solution has fewer steps, but steps differ in cost.
    UnequalSteps,
    /// Not known: a goal ended the search when it was generated, and a cheaper one may have waited.
    EarlyGoalTest,
    /// Not known: a cheaper solution may lie below the depth limit.
    DepthLimit,
    /// Not known: the problem was solved in two parts, and what the strategy promises of each does not hold for both.
    TwoParts,
}

impl Grounds {
    /// What follows from them.
    pub fn cheapest(self) -> Cheapest {
        match self {
            Grounds::OrderOfCost
            | Grounds::AdmissibleEstimate
            | Grounds::FewestSteps
            | Grounds::LowerBound
            | Grounds::AllAlike
            | Grounds::AsCheap => Cheapest::Yes,
            Grounds::Cheaper => Cheapest::No,
            Grounds::NoPromise
            | Grounds::Estimate
            | Grounds::Weighted
            | Grounds::UnequalSteps
            | Grounds::EarlyGoalTest
            | Grounds::DepthLimit
            | Grounds::TwoParts => Cheapest::Unknown,
        }
    }

    /// Whether they prove that no solution costs less.
    pub fn prove(self) -> bool {
        self.cheapest() == Cheapest::Yes
    }
}

/// What is known of a problem and of the estimate that a search went by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// Whether the estimate is known never to exceed the true cost. It need not be consistent: a state to which a
    /// cheaper way is found later is searched again.
    pub admissible: bool,
    /// Whether all steps cost the same.
    pub equal_steps: bool,
}

impl Strategy {
    /// What the strategy proves of the cost of a path that it found.
    ///
    /// ```
    /// use atisbo_search::{Grounds, Known, Options, Strategy};
    ///
    /// let known = Known { admissible: false, equal_steps: true };
    /// let options = Options::default();
    /// assert_eq!(Strategy::UniformCost.grounds(&options, known), Grounds::OrderOfCost);
    /// assert_eq!(Strategy::AStar.grounds(&options, known), Grounds::Estimate);
    /// let known = Known { admissible: true, ..known };
    /// assert_eq!(Strategy::AStar.grounds(&options, known), Grounds::AdmissibleEstimate);
    /// ```
    pub fn grounds(self, options: &Options, known: Known) -> Grounds {
        let traits = self.traits();
        match traits.optimal {
            Optimal::No => return Grounds::NoPromise,
            Optimal::Steps if known.equal_steps => return Grounds::FewestSteps,
            Optimal::Steps => return Grounds::UnequalSteps,
            Optimal::WithinWeight | Optimal::Cost => {}
        }
        if traits.needs_heuristic && !known.admissible {
            return Grounds::Estimate;
        }
        if self == Strategy::Bidirectional {
            // It has no depth limit and no goal test.
            return Grounds::OrderOfCost;
        }
        // A path that goes deeper has more steps, and so costs more if they all cost the same.
        if options.depth_limit.is_some() && !known.equal_steps {
            return Grounds::DepthLimit;
        }
        let is_harmless = match self {
            // What exceeds the bound is cut off before it is tested.
            Strategy::IdaStar => true,
            // Of equal steps, the first that leads to a goal leads to a nearest one.
            Strategy::UniformCost => known.equal_steps,
            _ => false,
        };
        if options.goal_test == Some(GoalTest::Generation) && !is_harmless {
            Grounds::EarlyGoalTest
        } else if traits.optimal == Optimal::WithinWeight && options.weight != Weight::ONE {
            Grounds::Weighted
        } else if traits.needs_heuristic {
            Grounds::AdmissibleEstimate
        } else {
            Grounds::OrderOfCost
        }
    }
}

/// How long and how dear a solution is, and whether a cheaper one can exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Optimality {
    /// The number of steps of the search.
    pub length: u32,
    /// What the whole solution costs.
    pub cost: Cost,
    /// Whether no solution costs less.
    pub cheapest: Cheapest,
    /// Why that is so, or why it is not known.
    pub because: Grounds,
}

impl Optimality {
    /// A solution, with what the strategy proves of it.
    pub fn new(length: u32, cost: Cost, because: Grounds) -> Self {
        Optimality {
            length,
            cost,
            cheapest: because.cheapest(),
            because,
        }
    }

    /// The same, where it is also known that no solution costs less than `bound`.
    #[must_use]
    pub fn with_lower_bound(self, bound: Cost) -> Self {
        if self.cheapest == Cheapest::Unknown && self.cost <= bound {
            Optimality::new(self.length, self.cost, Grounds::LowerBound)
        } else {
            self
        }
    }

    /// The same beside others of the same problem: what costs more than any of them is not cheapest, and what costs no
    /// more than a proved one is.
    ///
    /// ```
    /// use atisbo_search::{Grounds, LeastCosts, Optimality};
    ///
    /// let proved = Optimality::new(3, 3, Grounds::FewestSteps);
    /// let [as_cheap, dearer] = [3, 4].map(|cost| Optimality::new(cost, cost, Grounds::NoPromise));
    /// let all = [proved, as_cheap, dearer];
    /// let least: LeastCosts = all.into_iter().collect();
    /// let because = all.map(|one| one.beside(least).because);
    /// assert_eq!(because, [Grounds::FewestSteps, Grounds::AsCheap, Grounds::Cheaper]);
    /// ```
    #[must_use]
    pub fn beside(self, others: LeastCosts) -> Self {
        if self.cheapest != Cheapest::Unknown {
            return self;
        }
        let because = if others.found.is_some_and(|least| least < self.cost) {
            Grounds::Cheaper
        } else if others.proved.is_some_and(|proved| self.cost <= proved) {
            Grounds::AsCheap
        } else {
            self.because
        };
        Optimality::new(self.length, self.cost, because)
    }
}

/// What solutions of one problem cost, as far as it tells something about another solution of it.
#[derive(Clone, Copy, Debug, Default)]
pub struct LeastCosts {
    /// The least cost of any of them.
    found: Option<Cost>,
    /// That of a cheapest one that is proved to be one.
    proved: Option<Cost>,
}

impl LeastCosts {
    /// Takes another solution into account.
    pub fn add(&mut self, one: Optimality) {
        let least = |before: Option<Cost>| Some(before.map_or(one.cost, |cost| cost.min(one.cost)));
        self.found = least(self.found);
        if one.cheapest == Cheapest::Yes {
            self.proved = least(self.proved);
        }
    }
}

impl FromIterator<Optimality> for LeastCosts {
    fn from_iter<T: IntoIterator<Item = Optimality>>(solutions: T) -> Self {
        let mut least = LeastCosts::default();
        solutions.into_iter().for_each(|one| least.add(one));
        least
    }
}
