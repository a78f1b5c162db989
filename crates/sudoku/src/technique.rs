//! The human techniques, from the last empty cell to the argument by contradiction.
//!
//! One technique, or one family of them (subsets, fish, wings), is one file, named as the books name it.
//! Each says what it concludes; the evidence is data, and words are put on it elsewhere. [`TECHNIQUES`]
//! is the ladder: the order in which a hint tries them, how hard each is, and in which band of
//! difficulty it belongs.

mod aic;
mod almost_locked;
mod als_xz;
mod alternating;
mod avoidable_rectangle;
mod bug_plus_one;
pub(crate) mod cells;
mod chain;
mod colouring;
mod contradiction;
mod death_blossom;
mod empty_rectangle;
mod evidence;
mod extra_rule;
pub(crate) mod finder;
mod fish;
mod forcing_chain;
mod forcing_net;
mod full_house;
mod hidden_rectangle;
mod hidden_single;
mod innies_and_outies;
pub(crate) mod ladder;
mod links;
mod locked_candidates;
mod multi_colours;
mod naked_single;
mod net;
mod nice_loop;
mod premises;
mod rectangle;
mod remote_pair;
mod rule_overlap;
mod simple_colours;
mod strong_links;
mod subset;
mod sue_de_coq;
mod template;
#[cfg(test)]
mod trial;
mod turbot_fish;
mod unique_rectangle;
pub(crate) mod view;
mod w_wing;
mod wing;
mod words;
mod x_chain;
mod xy_chain;

pub use evidence::{
    AlmostLocked, Broken, Candidate, Evidence, Implication, InniesAndOuties, Node, Overlap,
    Premise, Reason,
};
pub use ladder::{Ladder, Settings};

use crate::Position;
use atisbo_base::Name;
use finder::{Finder, Flow};
use links::Nodes;
use serde::Serialize;
use view::View;

/// A way to reason about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Name)]
pub enum Technique {
    /// The last empty cell of a region.
    FullHouse,
    /// A value with one place left in a region.
    HiddenSingle,
    /// A cell with one value left.
    NakedSingle,
    /// One rule beyond the regions, by itself.
    ExtraRule,
    /// Cells that cages leave of whole regions.
    Innies,
    /// Cells that cages have beyond whole regions.
    Outies,
    /// A value whose places in a box lie in one line.
    Pointing,
    /// A value whose places in a line lie in one box.
    Claiming,
    /// A value that a rule beyond the regions needs, in cells that all see another.
    RulePointing,
    /// Two cells in a box and a line that share two values.
    LockedPair,
    /// A value that a region has only in cells of a rule beyond the regions.
    RuleClaiming,
    /// Two cells of a region that share two values.
    NakedPair,
    /// Three cells in a box and a line that share three values.
    LockedTriple,
    /// Two values with the same two places in a region.
    HiddenPair,
    /// Cells that cages leave of whole regions, and cells they have beyond.
    InnieOutieDifference,
    /// Three cells of a region that share three values.
    NakedTriple,
    /// Three values with the same three places in a region.
    HiddenTriple,
    /// A value in two lines at the same two crossings.
    XWing,
    /// Two lines with two places each, joined at one end.
    Skyscraper,
    /// A row and a column with two places each, joined in a box.
    TwoStringKite,
    /// Any two regions with two places each, joined at one end.
    TurbotFish,
    /// A box whose places form a cross, and a line with two places.
    EmptyRectangle,
    /// A chain of cells with the same two values.
    RemotePair,
    /// One cell keeps all cells from having two candidates.
    BugPlusOne,
    /// A rectangle with one corner that differs.
    #[name("unique_rectangle_1")]
    UniqueRectangle1,
    /// A rectangle with the same extra value in two corners of a side.
    #[name("unique_rectangle_2")]
    UniqueRectangle2,
    /// A rectangle whose extra values form a subset with other cells.
    #[name("unique_rectangle_3")]
    UniqueRectangle3,
    /// A rectangle one of whose values is tied to one side.
    #[name("unique_rectangle_4")]
    UniqueRectangle4,
    /// A rectangle with the same extra value in two or three corners.
    #[name("unique_rectangle_5")]
    UniqueRectangle5,
    /// A rectangle with a value that forms an X-wing in it.
    #[name("unique_rectangle_6")]
    UniqueRectangle6,
    /// A rectangle three of whose corners may differ, one value tied both ways.
    HiddenRectangle,
    /// A rectangle of filled cells that the last corner would complete.
    #[name("avoidable_rectangle_1")]
    AvoidableRectangle1,
    /// A rectangle of filled cells with the same extra value in two corners.
    #[name("avoidable_rectangle_2")]
    AvoidableRectangle2,
    /// A cell with two values and two that it forces.
    XyWing,
    /// A cell with three values and two that it forces.
    XyzWing,
    /// Two equal cells joined by a value with two places.
    WWing,
    /// A value in three lines at the same three crossings.
    Swordfish,
    /// An X-wing but for a fin.
    FinnedXWing,
    /// An X-wing but for a fin, with a corner missing.
    SashimiXWing,
    /// Places of one value in two colours.
    SimpleColours,
    /// Four cells of a region that share four values.
    NakedQuad,
    /// Two clusters of places in two colours each.
    MultiColours,
    /// Four values with the same four places in a region.
    HiddenQuad,
    /// A value in four lines at the same four crossings.
    Jellyfish,
    /// A swordfish but for a fin.
    FinnedSwordfish,
    /// A swordfish but for a fin, with a corner missing.
    SashimiSwordfish,
    /// A jellyfish but for a fin.
    FinnedJellyfish,
    /// A jellyfish but for a fin, with a corner missing.
    SashimiJellyfish,
    /// Cells of a box and a line that use up their values.
    SueDeCoq,
    /// A chain of places of one value.
    XChain,
    /// A chain of cells with two values.
    XyChain,
    /// A chain that closes without a break.
    ContinuousNiceLoop,
    /// A chain that comes back to contradict or confirm its start.
    DiscontinuousNiceLoop,
    /// A chain whose two ends exclude each other's opposite.
    Aic,
    /// Two almost locked sets that exclude each other in one value.
    AlsXz,
    /// Two almost locked sets joined by a third.
    AlsXyWing,
    /// A chain of almost locked sets.
    AlsChain,
    /// A cell each of whose values spoils an almost locked set.
    DeathBlossom,
    /// A closed chain with groups of cells or almost locked sets.
    GroupedContinuousNiceLoop,
    /// A loop with a break, with groups of cells or almost locked sets.
    GroupedDiscontinuousNiceLoop,
    /// An alternating chain with groups of cells or almost locked sets.
    GroupedAic,
    /// An X-wing with boxes among its regions, finned or not.
    FrankenXWing,
    /// Every possibility leads by a chain to the same end.
    ForcingChain,
    /// Every possibility leads by a net to the same end.
    ForcingNet,
    /// A swordfish with boxes among its regions, finned or not.
    FrankenSwordfish,
    /// A jellyfish with boxes among its regions, finned or not.
    FrankenJellyfish,
    /// An X-wing with rows and columns on one side, finned or not.
    MutantXWing,
    /// A swordfish with rows and columns on one side, finned or not.
    MutantSwordfish,
    /// A jellyfish with rows and columns on one side, finned or not.
    MutantJellyfish,
    /// Cells that all ways to place a value use.
    TemplateSet,
    /// Cells that no way to place a value uses.
    TemplateDelete,
    /// A candidate that leads to what cannot be, however far.
    Contradiction,
}

/// How hard a puzzle is, in one word, the easiest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Name)]
pub enum Band {
    /// Singles are enough.
    #[name("easy", "fácil", "facil")]
    Easy,
    /// Locked candidates and small subsets.
    #[name("medium", "media")]
    Medium,
    /// Patterns of one value, wings, rectangles.
    #[name("hard", "difícil", "dificil")]
    Hard,
    /// Chains and almost locked sets.
    #[name("unfair", "injusta")]
    Unfair,
    /// Forcing chains and beyond.
    #[name("extreme", "extrema")]
    Extreme,
}

/// A rung of the ladder.
#[derive(Clone, Copy)]
pub struct Rung {
    /// The technique.
    pub technique: Technique,
    /// The easiest band in which it is asked for.
    pub band: Band,
    /// How hard it is to find, in tenths.
    pub rating: u16,
    small: fn(&View<2>, &mut Finder) -> Flow,
    large: fn(&View<10>, &mut Finder) -> Flow,
}

/// A rung, with the function that looks for its technique and what that takes beyond the position:
/// the size of a pattern, say.
macro_rules! rung {
    ($technique:ident, $band:ident, $rating:literal, $($find:ident)::+ $(, $argument:expr)?) => {
        Rung {
            technique: Technique::$technique,
            band: Band::$band,
            rating: $rating,
            small: |view, found| $($find)::+(view, found $(, $argument)?),
            large: |view, found| $($find)::+(view, found $(, $argument)?),
        }
    };
}

/// All techniques, the easiest first.
#[rustfmt::skip]
pub const TECHNIQUES: [Rung; 72] = [
    rung!(FullHouse, Easy, 10, full_house::find),
    rung!(HiddenSingle, Easy, 12, hidden_single::find),
    rung!(NakedSingle, Easy, 16, naked_single::find),
    rung!(ExtraRule, Easy, 20, extra_rule::find),
    rung!(Innies, Medium, 21, innies_and_outies::innies),
    rung!(Outies, Medium, 22, innies_and_outies::outies),
    rung!(Pointing, Medium, 24, locked_candidates::pointing),
    rung!(Claiming, Medium, 26, locked_candidates::claiming),
    rung!(RulePointing, Medium, 27, rule_overlap::pointing),
    rung!(LockedPair, Medium, 28, subset::locked, 2),
    rung!(RuleClaiming, Medium, 29, rule_overlap::claiming),
    rung!(NakedPair, Medium, 30, subset::naked, 2),
    rung!(LockedTriple, Medium, 31, subset::locked, 3),
    rung!(HiddenPair, Medium, 32, subset::hidden, 2),
    rung!(InnieOutieDifference, Medium, 33, innies_and_outies::difference),
    rung!(NakedTriple, Medium, 34, subset::naked, 3),
    rung!(HiddenTriple, Medium, 36, subset::hidden, 3),
    rung!(XWing, Hard, 38, fish::basic, 2),
    rung!(Skyscraper, Hard, 40, turbot_fish::find, Technique::Skyscraper),
    rung!(TwoStringKite, Hard, 41, turbot_fish::find, Technique::TwoStringKite),
    rung!(TurbotFish, Hard, 42, turbot_fish::find, Technique::TurbotFish),
    rung!(EmptyRectangle, Hard, 43, empty_rectangle::find),
    rung!(RemotePair, Hard, 44, remote_pair::find),
    rung!(BugPlusOne, Hard, 44, bug_plus_one::find),
    rung!(UniqueRectangle1, Hard, 45, unique_rectangle::type_1),
    rung!(UniqueRectangle2, Hard, 45, unique_rectangle::type_2),
    rung!(UniqueRectangle3, Hard, 46, unique_rectangle::type_3),
    rung!(UniqueRectangle4, Hard, 46, unique_rectangle::type_4),
    rung!(UniqueRectangle5, Hard, 46, unique_rectangle::type_5),
    rung!(UniqueRectangle6, Hard, 46, unique_rectangle::type_6),
    rung!(HiddenRectangle, Hard, 47, hidden_rectangle::find),
    rung!(AvoidableRectangle1, Hard, 47, avoidable_rectangle::type_1),
    rung!(AvoidableRectangle2, Hard, 47, avoidable_rectangle::type_2),
    rung!(XyWing, Hard, 48, wing::find, 2),
    rung!(XyzWing, Hard, 49, wing::find, 3),
    rung!(WWing, Hard, 50, w_wing::find),
    rung!(Swordfish, Hard, 50, fish::basic, 3),
    rung!(FinnedXWing, Hard, 51, fish::finned, 2),
    rung!(SashimiXWing, Hard, 52, fish::sashimi, 2),
    rung!(SimpleColours, Hard, 53, simple_colours::find),
    rung!(NakedQuad, Hard, 54, subset::naked, 4),
    rung!(MultiColours, Hard, 55, multi_colours::find),
    rung!(HiddenQuad, Hard, 56, subset::hidden, 4),
    rung!(Jellyfish, Hard, 57, fish::basic, 4),
    rung!(FinnedSwordfish, Unfair, 58, fish::finned, 3),
    rung!(SashimiSwordfish, Unfair, 59, fish::sashimi, 3),
    rung!(FinnedJellyfish, Unfair, 60, fish::finned, 4),
    rung!(SashimiJellyfish, Unfair, 61, fish::sashimi, 4),
    rung!(SueDeCoq, Unfair, 62, sue_de_coq::find),
    rung!(XChain, Unfair, 63, x_chain::find),
    rung!(XyChain, Unfair, 64, xy_chain::find),
    rung!(ContinuousNiceLoop, Unfair, 65, nice_loop::continuous, Nodes::Single),
    rung!(DiscontinuousNiceLoop, Unfair, 66, nice_loop::discontinuous, Nodes::Single),
    rung!(Aic, Unfair, 66, aic::find, Nodes::Single),
    rung!(AlsXz, Unfair, 68, als_xz::find),
    rung!(AlsXyWing, Unfair, 70, almost_locked::find_chains, 3..=3),
    // Longer chains are hardly ever needed.
    rung!(AlsChain, Unfair, 72, almost_locked::find_chains, 4..=6),
    rung!(DeathBlossom, Unfair, 73, death_blossom::find),
    rung!(GroupedContinuousNiceLoop, Unfair, 74, nice_loop::continuous, Nodes::Grouped),
    rung!(GroupedDiscontinuousNiceLoop, Unfair, 75, nice_loop::discontinuous, Nodes::Grouped),
    rung!(GroupedAic, Unfair, 75, aic::find, Nodes::Grouped),
    rung!(FrankenXWing, Unfair, 76, fish::franken, 2),
    rung!(ForcingChain, Extreme, 82, forcing_chain::find),
    rung!(ForcingNet, Extreme, 90, forcing_net::find),
    rung!(FrankenSwordfish, Extreme, 91, fish::franken, 3),
    rung!(FrankenJellyfish, Extreme, 92, fish::franken, 4),
    rung!(MutantXWing, Extreme, 92, fish::mutant, 2),
    rung!(MutantSwordfish, Extreme, 93, fish::mutant, 3),
    rung!(MutantJellyfish, Extreme, 93, fish::mutant, 4),
    rung!(TemplateSet, Extreme, 94, template::set),
    rung!(TemplateDelete, Extreme, 95, template::delete),
    rung!(Contradiction, Extreme, 100, contradiction::find),
];

impl Technique {
    /// Its place in [`TECHNIQUES`].
    pub fn rung(self) -> &'static Rung {
        &TECHNIQUES[self as usize]
    }

    /// Whether it is only right if the puzzle has one solution.
    pub fn uses_uniqueness(self) -> bool {
        use Technique as T;
        matches!(
            self,
            T::BugPlusOne
                | T::UniqueRectangle1
                | T::UniqueRectangle2
                | T::UniqueRectangle3
                | T::UniqueRectangle4
                | T::UniqueRectangle5
                | T::UniqueRectangle6
                | T::HiddenRectangle
                | T::AvoidableRectangle1
                | T::AvoidableRectangle2
        )
    }
}

/// One step of reasoning: what follows, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct Step<C = usize> {
    /// The technique.
    pub technique: Technique,
    /// Values that go into cells.
    pub placements: Vec<Candidate<C>>,
    /// Candidates that go.
    pub eliminations: Vec<Candidate<C>>,
    /// What the technique saw.
    pub evidence: Evidence<C>,
}

impl Step {
    /// Plays the step.
    pub fn play(&self, position: &mut Position) {
        for placed in &self.placements {
            position.place(placed.cell, placed.value);
        }
        for gone in &self.eliminations {
            position.eliminate(gone.cell, gone.value);
        }
    }

    /// The same with cells named in another way.
    pub fn map<C>(&self, name: impl Fn(usize) -> C) -> Step<C> {
        let each = |candidates: &[Candidate]| candidates.iter().map(|it| it.map(&name)).collect();
        Step {
            technique: self.technique,
            placements: each(&self.placements),
            eliminations: each(&self.eliminations),
            evidence: self.evidence.map(&name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_technique_stands_on_its_own_rung() {
        for (index, rung) in TECHNIQUES.iter().enumerate() {
            assert_eq!(rung.technique as usize, index, "{}", rung.technique);
        }
        assert!(TECHNIQUES.is_sorted_by_key(|rung| rung.rating));
        assert!(TECHNIQUES.is_sorted_by_key(|rung| rung.band));
    }
}
