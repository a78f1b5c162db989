//! Kinds of variants that puzzles can be made of: some are the same for every puzzle, others (the
//! regions of a jigsaw, the cages of a killer) are drawn for each.

use super::cages::random_cages;
use super::jigsaw::random_regions;
use super::{GenerateError, grid};
use crate::solver::generic;
use crate::variant::{
    AntiKing, AntiKnight, Diagonal, DisjointGroups, Ground, Jigsaw, NonConsecutive, Variant,
    Windoku,
};
use crate::{Rules, Shape};
use atisbo_base::{Budget, Name, Stop};
use rand_pcg::Pcg64;
use std::sync::Arc;

/// A kind of variant that puzzles can be made of. Kinds combine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Name)]
#[name(schema = "VariantKind")]
pub enum Kind {
    /// Both diagonals.
    Diagonal,
    /// Four more boxes.
    Windoku,
    /// Cells in the same place of different boxes differ.
    DisjointGroups,
    /// Cells a knight's move apart differ.
    AntiKnight,
    /// Cells a king's move apart differ.
    AntiKing,
    /// Neighbours are not consecutive.
    NonConsecutive,
    /// Connected regions in place of the boxes, another layout for each puzzle.
    Jigsaw,
    /// Cages over the whole grid, others for each puzzle.
    Killer,
}

/// A layout that has no solution, or hides it too well, is given up after this many guesses.
const GUESSES: u64 = 20_000;

/// This many layouts are tried before the search for one gives up.
const LAYOUTS: u64 = 200;

/// Rules of these kinds on a grid of this shape.
pub(super) fn random_rules(
    shape: Shape,
    kinds: &[Kind],
    rng: &mut Pcg64,
    budget: &Budget,
) -> Result<Arc<Rules>, GenerateError> {
    let rules_of = |variants: Vec<Variant>| {
        let rules = Rules::with_variants(Ground::new(shape), variants);
        rules.map(Arc::new).map_err(|_| GenerateError::NoGrid)
    };
    for _ in 0..LAYOUTS {
        let mut variants: Vec<Variant> = Vec::new();
        for kind in kinds {
            match kind {
                Kind::Diagonal => variants.extend(Diagonal::both()),
                Kind::Windoku => variants.push(Windoku.into()),
                Kind::DisjointGroups => variants.push(DisjointGroups.into()),
                Kind::AntiKnight => variants.push(AntiKnight.into()),
                Kind::AntiKing => variants.push(AntiKing.into()),
                Kind::NonConsecutive => variants.push(NonConsecutive.into()),
                Kind::Jigsaw => {
                    let regions = random_regions(shape, rng);
                    variants.push(Jigsaw { regions }.into());
                }
                Kind::Killer => {}
            }
        }
        let rules = rules_of(variants.clone())?;
        let mut solver = generic::Solver::new(&rules);
        let guesses = budget.max_nodes().unwrap_or(GUESSES).min(GUESSES);
        let effort = budget.clone().nodes(guesses);
        let solution = match grid::random_grid(&mut solver, shape, rng, &effort) {
            Ok(Some(solution)) => solution,
            // The next layout may do; rules that are the same every time will not.
            Ok(None) if kinds.contains(&Kind::Jigsaw) => continue,
            Ok(None) => return Err(GenerateError::NoGrid),
            Err(Stop::Nodes) => continue,
            Err(stop) => {
                let (tries, best) = (0, None);
                return Err(GenerateError::Stopped { stop, tries, best });
            }
        };
        if !kinds.contains(&Kind::Killer) {
            return Ok(rules);
        }
        variants.extend(random_cages(shape, &solution, rng).map(Variant::from));
        return rules_of(variants);
    }
    Err(GenerateError::NoLayout { tries: LAYOUTS })
}
