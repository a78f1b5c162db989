//! Why a cell is a mine, or none: the smallest set of numbers that says so, or the proof that chaining
//! found.

use super::LogicError;
use super::analysis::{analyse, solve, withdraw};
use super::evidence::{Conclusion, Evidence, Rule, Step};
use super::reasons::{Fewest, Reasons, Source};
use super::settings::{Engine, Settings};
use super::sight::Sight;
use super::statistics::Statistics;
use super::system::System;
use crate::position::Position;
use crate::tiling::Cell;
use atisbo_base::Budget;
use atisbo_logic::theory::Claim;

/// Why a cell is a mine, or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The cell.
    pub cell: Cell,
    /// Whether it is a mine.
    pub is_mine: bool,
    /// The numbers that say so, in ascending order. Of those found by the solver none can be left out.
    pub numbers: Vec<Cell>,
    /// The flags that were believed, in ascending order.
    pub flags: Vec<Cell>,
    /// Whether the number of mines in all is needed. It is used only where numbers alone do not do.
    pub total: bool,
    /// Whether it is proved that no fewer numbers say so.
    pub smallest: bool,
    /// The proof by chaining; none if the solver was asked.
    pub steps: Vec<Step>,
}

/// Why a cell is a mine, or none; nothing if the engine of these settings cannot tell which.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_minesweeper::logic::{self, Settings};
/// use atisbo_minesweeper::{Cell, Position};
///
/// let position: Position = "mines 1\n####\n1110\n0000".parse()?;
/// let why = logic::explain(&position, Cell(1), &Settings::default(), &Budget::unlimited())?;
/// let why = why.ok_or("it is certain")?;
/// assert!(why.is_mine && why.numbers == [Cell(6), Cell(7)]); // 1 and 0: nothing else is left
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// As [`analyse`].
pub fn explain(
    position: &Position,
    cell: Cell,
    settings: &Settings,
    budget: &Budget,
) -> Result<Option<Explanation>, LogicError> {
    let budget = budget.started();
    if settings.engine != Engine::Sat {
        let known = analyse(position, settings, &budget)?;
        return Ok(chained(position, &known.conclusions, cell));
    }
    let (sight, certain) = solved(position, settings, &budget)?;
    let Some(conclusion) = certain.iter().find(|one| one.cell == cell) else {
        return Ok(None);
    };
    let system = System::new(&sight, &[cell]);
    let nearby = Nearby::new(&sight, &system);
    if let Some(found) = nearby.explain(conclusion, usize::MAX, &budget)? {
        return Ok(Some(found));
    }
    // The total needs all numbers; most cells do not need the total.
    if !settings.mine_count {
        return Ok(None);
    }
    by_numbers(&sight, &system, conclusion, true, &budget)
}

/// What is seen and believed of a position, and all that follows from it.
fn solved<'p>(
    position: &'p Position,
    settings: &Settings,
    budget: &Budget,
) -> Result<(Sight<'p>, Vec<Conclusion>), LogicError> {
    let mut sight = Sight::new(position, settings.flags);
    withdraw(&mut sight, settings, budget)?;
    let certain = solve(&sight, settings, budget, &mut Statistics::default())?;
    Ok((sight, certain))
}

/// The numbers around each unknown, ring by ring.
struct Nearby<'a> {
    sight: &'a Sight<'a>,
    system: &'a System,
    of_cell: Vec<Vec<usize>>,
}

impl<'a> Nearby<'a> {
    fn new(sight: &'a Sight<'a>, system: &'a System) -> Self {
        Nearby {
            sight,
            system,
            of_cell: system.counts_of_cells(),
        }
    }

    /// The smallest set of numbers that settles a cell, if it has fewer than `fewer_than`.
    ///
    /// The numbers of a set from which none can be left out are connected: each shares an unknown with
    /// another, and one of them counts the cell. So a set of `n` numbers lies within `n` rings around the
    /// cell, and what is found within `n` rings with `n + 1` numbers is the smallest there is. Where that
    /// would take too many numbers, what was found will do.
    fn explain(
        &self,
        conclusion: &Conclusion,
        fewer_than: usize,
        budget: &Budget,
    ) -> Result<Option<Explanation>, LogicError> {
        /// With more numbers around, a set that is not known to be the smallest is good enough.
        const MOST_NUMBERS: usize = 60;
        let Some(place) = self.system.place(conclusion.cell) else {
            return Ok(None);
        };
        let mut counts = self.of_cell[place as usize].clone();
        let mut best: Option<Explanation> = None;
        let mut all_smallest = false;
        for rings in 1.. {
            if counts.is_empty() || rings >= fewer_than {
                break;
            }
            let part = self.system.restricted_to(&counts);
            if let Some(found) = by_numbers(self.sight, &part, conclusion, false, budget)? {
                let size = found.numbers.len();
                // The smallest of these rings is the smallest of all only if none can reach beyond.
                let smallest = found.smallest && size <= rings + 1;
                all_smallest = found.smallest;
                if best.as_ref().is_none_or(|best| size <= best.numbers.len()) {
                    best = Some(Explanation { smallest, ..found });
                }
                if smallest || counts.len() > MOST_NUMBERS {
                    break;
                }
            }
            if !self.grow(&mut counts) {
                // There is nothing beyond.
                best = best.map(|best| Explanation {
                    smallest: all_smallest,
                    ..best
                });
                break;
            }
        }
        Ok(best.filter(|best| best.numbers.len() < fewer_than))
    }

    /// Adds the counts that share an unknown with one of these; `false` if there are none.
    fn grow(&self, counts: &mut Vec<usize>) -> bool {
        let members = counts
            .iter()
            .flat_map(|&one| &self.system.counts[one].members);
        let near = members.flat_map(|&member| &self.of_cell[member as usize]);
        let mut grown: Vec<usize> = near.copied().collect();
        grown.sort_unstable();
        grown.dedup();
        let has_grown = grown.len() > counts.len();
        *counts = grown;
        has_grown
    }
}

fn by_numbers(
    sight: &Sight<'_>,
    system: &System,
    &Conclusion { cell, is_mine, .. }: &Conclusion,
    total: bool,
    budget: &Budget,
) -> Result<Option<Explanation>, LogicError> {
    let tiling = sight.position().tiling();
    let counts = 0..system.counts.len();
    let mut reasons = Reasons::new(tiling, system, counts, total, budget)?;
    let Some(place) = system.place(cell) else {
        return Ok(None);
    };
    let mine = reasons.mines[place as usize];
    let claim = Claim::Fact(if is_mine { mine } else { !mine });
    let found = reasons.fewest(claim, budget)?;
    Ok(found.map(|fewest| from_sources(sight, (cell, is_mine), &fewest)))
}

fn from_sources(
    sight: &Sight<'_>,
    (cell, is_mine): (Cell, bool),
    Fewest { sources, smallest }: &Fewest,
) -> Explanation {
    let number = |source: &Source| match source {
        Source::Number(cell) => Some(*cell),
        Source::Flag(_) | Source::Total => None,
    };
    let mut numbers: Vec<Cell> = sources.iter().filter_map(number).collect();
    numbers.sort_unstable();
    let total = sources.contains(&Source::Total);
    let tiling = sight.position().tiling();
    let counted = |flag: &Cell| {
        let neighbours = tiling.neighbours(*flag);
        total || numbers.iter().any(|number| neighbours.contains(number))
    };
    Explanation {
        cell,
        is_mine,
        flags: sight.believed().filter(counted).collect(),
        total,
        smallest: *smallest,
        steps: Vec::new(),
        numbers,
    }
}

/// The step that is easiest to see: of all cells that are certain, the one with the smallest explanation
/// found. With chaining, the one whose proof applies the fewest numbers.
///
/// # Errors
///
/// As [`analyse`].
pub fn cheapest(
    position: &Position,
    settings: &Settings,
    budget: &Budget,
) -> Result<Option<Explanation>, LogicError> {
    let budget = budget.started();
    if settings.engine != Engine::Sat {
        let known = analyse(position, settings, &budget)?;
        let all = known.conclusions.iter();
        let all = all.filter_map(|one| chained(position, &known.conclusions, one.cell));
        return Ok(all.min_by_key(|one| (one.numbers.len(), one.cell)));
    }
    let (sight, certain) = solved(position, settings, &budget)?;
    easiest(&sight, &certain, settings, &budget)
}

/// Of these cells, which are certainly no mines, the one where that is easiest to see. It is not checked that they are
/// safe: they must come from an analysis of the position. Of very many cells only the first are looked at.
///
/// # Errors
///
/// If the budget ends first.
pub fn easiest_safe(
    position: &Position,
    safe: &[Cell],
    settings: &Settings,
    budget: &Budget,
) -> Result<Option<Explanation>, LogicError> {
    let sight = Sight::new(position, settings.flags);
    let certain = safe.iter().map(|&cell| Conclusion::refuted(cell, false));
    let certain: Vec<Conclusion> = certain.collect();
    easiest(&sight, &certain, settings, &budget.started())
}

pub(super) fn easiest(
    sight: &Sight<'_>,
    certain: &[Conclusion],
    settings: &Settings,
    budget: &Budget,
) -> Result<Option<Explanation>, LogicError> {
    /// At most this many cells are looked at for the easiest.
    const MOST_CELLS: usize = 300;
    let system = System::new(sight, &[]);
    let nearby = Nearby::new(sight, &system);
    let mut best: Option<Explanation> = None;
    for conclusion in certain.iter().take(MOST_CELLS) {
        let fewer_than = best.as_ref().map_or(usize::MAX, |best| best.numbers.len());
        if fewer_than == 1 {
            break;
        }
        if let Some(found) = nearby.explain(conclusion, fewer_than, budget)? {
            best = Some(found);
        }
    }
    // Numbers alone do not settle any; the first stands for all.
    match certain.first() {
        Some(first) if best.is_none() && settings.mine_count => {
            let system = System::new(sight, &[first.cell]);
            by_numbers(sight, &system, first, true, budget)
        }
        _ => Ok(best),
    }
}

/// The proof by chaining of a cell, with the proofs of all it uses.
fn chained(position: &Position, conclusions: &[Conclusion], cell: Cell) -> Option<Explanation> {
    let of = |cell: Cell| conclusions.iter().position(|one| one.cell == cell);
    let last = of(cell)?;
    let mut needed = vec![false; conclusions.len()];
    needed[last] = true;
    for index in (0..=last).rev() {
        let Evidence::Chained(steps) = &conclusions[index].evidence else {
            return None;
        };
        if !needed[index] {
            continue;
        }
        for fact in steps.iter().filter(|step| step.rule == Rule::Fact) {
            // A fact that is no conclusion is seen or believed.
            if let Some(before) = fact.conclusion.cell().and_then(of).filter(|&it| it < index) {
                needed[before] = true;
            }
        }
    }
    let mut steps: Vec<Step> = Vec::new();
    let (mut numbers, mut mines) = (Vec::new(), Vec::new());
    for (one, is_needed) in conclusions.iter().zip(needed) {
        if !is_needed {
            continue;
        }
        numbers.extend(one.evidence.numbers());
        mines.extend(one.evidence.mines());
        for step in one.evidence.steps() {
            let is_same = |before: &Step| before.conclusion == step.conclusion;
            if !steps.iter().any(is_same) {
                steps.push(step.clone());
            }
        }
    }
    for list in [&mut numbers, &mut mines] {
        list.sort_unstable();
        list.dedup();
    }
    mines.retain(|&cell| position.view(cell).is_hidden() && of(cell).is_none());
    Some(Explanation {
        cell,
        is_mine: conclusions[last].is_mine,
        numbers,
        flags: mines,
        total: steps.iter().any(|step| step.rule == Rule::Total),
        smallest: false,
        steps,
    })
}
