//! The report's rules: one code per cell, "no mines elsewhere, so a mine here", "enough mines elsewhere, so
//! none here"; and the rule it wished for, the number of mines in all.

use super::LogicError;
use super::atom::{Atom, Code};
use super::base::Base;
use super::settings::{Engine, Rules};
use super::sight::{Known, Sight};
use crate::tiling::Cell;
use atisbo_logic::Symbol;
use rustc_hash::FxHashMap;

/// The most rules that one number may have. All rules of a number with 16 neighbours are just as many.
pub const MOST_RULES: u64 = 1 << 20;

impl Base {
    /// Tells what is known of a cell.
    pub(super) fn tell_known(&mut self, cell: Cell, known: Known) {
        match known {
            Known::Open => {}
            Known::Number(number) => self.tell_fact(Atom::number(cell, number)),
            Known::Mine => self.tell_fact(Atom::mine(cell, true)),
            Known::Clear => self.tell_fact(Atom::mine(cell, false)),
        }
    }

    /// Tells that a cell has no two codes: 110 implications on squares.
    fn tell_one_code(&mut self, cell: Cell) {
        for code in self.vocabulary().codes() {
            self.tell_only_code(cell, code);
        }
    }

    /// Tells that a cell with this code has no other.
    fn tell_only_code(&mut self, cell: Cell, code: Code) {
        let has = |code, holds| Atom::Cell { cell, code, holds };
        let own = self.symbol(has(code, true));
        for other in self.vocabulary().codes().filter(|&other| other != code) {
            let not_other = self.symbol(has(other, false));
            self.tell([own], not_other);
        }
    }

    /// Tells the rules of a number, about itself and its neighbours.
    pub(super) fn tell_number(
        &mut self,
        sight: &Sight<'_>,
        (cell, number): (Cell, u8),
        rules: Rules,
    ) -> Result<(), LogicError> {
        let tiling = sight.position().tiling();
        let neighbours = &*tiling.neighbours(cell);
        match rules {
            Rules::All => {
                refuse_too_many(cell, neighbours.len(), None)?;
                self.tell_all(cell, neighbours);
            }
            Rules::Shown => {
                refuse_too_many(cell, neighbours.len(), Some(number))?;
                for &cell in [cell].iter().chain(neighbours) {
                    if let Known::Number(number) = sight.known(cell) {
                        self.tell_only_code(cell, Code::Number(number));
                    }
                }
                Around::new(self, cell, neighbours).tell(self, number);
            }
            Rules::Due => self.tell_due(sight, (cell, number), neighbours),
        }
        Ok(())
    }

    /// Tells all rules for any number that a cell may show.
    fn tell_all(&mut self, cell: Cell, neighbours: &[Cell]) {
        self.tell_one_code(cell);
        for &neighbour in neighbours {
            self.tell_one_code(neighbour);
        }
        let around = Around::new(self, cell, neighbours);
        for number in 0..=neighbours.len() as u8 {
            around.tell(self, number);
        }
    }

    /// Tells the rules of a number whose premises are facts.
    fn tell_due(&mut self, sight: &Sight<'_>, (cell, number): (Cell, u8), neighbours: &[Cell]) {
        let number_fact = self.symbol(Atom::number(cell, number));
        let (mines, clear) = (
            usize::from(number),
            neighbours.len() - usize::from(number).min(neighbours.len()),
        );
        for (is_mine, enough) in [(true, mines), (false, clear)] {
            let alike = |cell: &Cell| sight.known(*cell).is_mine() == Some(is_mine);
            let premises: Vec<Cell> = neighbours.iter().copied().filter(alike).collect();
            if premises.len() < enough {
                continue;
            }
            let premises = &premises[..enough];
            let mut body = vec![number_fact];
            for &premise in premises {
                if let Known::Number(shown) = sight.known(premise) {
                    let shows = self.symbol(Atom::number(premise, shown));
                    let no_mine = self.symbol(Atom::mine(premise, false));
                    self.tell([shows], no_mine);
                }
                body.push(self.symbol(Atom::mine(premise, is_mine)));
            }
            for &other in neighbours.iter().filter(|cell| !premises.contains(cell)) {
                // What is known already needs no rule, unless the rule contradicts it.
                if sight.known(other).is_mine() != Some(!is_mine) {
                    let head = self.symbol(Atom::mine(other, !is_mine));
                    self.tell(body.iter().copied(), head);
                }
            }
        }
    }

    /// Tells that the number of mines in all settles these cells, if it does: the cells that are known
    /// are counted one by one, and the last count says it.
    pub(super) fn tell_mine_count(&mut self, sight: &Sight<'_>, about: &[Cell]) {
        let Some(are_mines) = sight.settled_by_total() else {
            return;
        };
        let mut count = 0;
        let mut last: Option<Symbol> = None;
        for (cell, known) in sight.settled() {
            if known.is_mine() != Some(!are_mines) {
                continue;
            }
            if let Known::Number(number) = known {
                let shows = self.symbol(Atom::number(cell, number));
                let no_mine = self.symbol(Atom::mine(cell, false));
                self.tell([shows], no_mine);
            }
            count += 1;
            let one_more = self.symbol(Atom::mine(cell, !are_mines));
            let tally = self.symbol(Atom::Tally {
                mines: !are_mines,
                count,
            });
            self.tell(last.into_iter().chain([one_more]), tally);
            last = Some(tally);
        }
        // Where there is nothing to count, the total alone says it.
        let last = last.unwrap_or_else(|| {
            let nothing = Atom::Tally {
                mines: !are_mines,
                count,
            };
            self.tell_fact(nothing);
            self.symbol(nothing)
        });
        for &cell in about {
            let head = self.symbol(Atom::mine(cell, are_mines));
            self.tell([last], head);
        }
    }
}

/// All rules of a number, written once for each count of neighbours and copied for each number: they differ
/// in nothing but the cells they speak of.
#[derive(Clone, Debug, Default)]
pub(super) struct Stencils(FxHashMap<(usize, u8), Base>);

impl Stencils {
    /// A knowledge base that knows all rules of a number and nothing else.
    pub(super) fn base(
        &mut self,
        (cell, neighbours): (Cell, &[Cell]),
        (degree, engine): (u8, Engine),
    ) -> Result<Base, LogicError> {
        refuse_too_many(cell, neighbours.len(), None)?;
        let stencil = self.0.entry((neighbours.len(), degree)).or_insert_with(|| {
            let mut base = Base::new(degree, engine);
            let others: Vec<Cell> = (1..=neighbours.len() as u32).map(Cell).collect();
            base.tell_all(Cell(0), &others);
            base
        });
        Ok(stencil.about([cell].iter().chain(neighbours).copied()))
    }
}

/// A number's cell and its neighbours, as symbols.
struct Around {
    /// That the cell shows 0, 1, 2 ...
    numbers: Vec<Symbol>,
    /// That a neighbour is a mine, and that it is clear.
    neighbours: Vec<[Symbol; 2]>,
}

impl Around {
    fn new(base: &mut Base, cell: Cell, neighbours: &[Cell]) -> Self {
        let numbers = 0..=neighbours.len() as u8;
        let numbers = numbers.map(|number| base.symbol(Atom::number(cell, number)));
        let numbers = numbers.collect();
        let both = |&cell: &Cell| [true, false].map(|holds| base.symbol(Atom::mine(cell, holds)));
        Around {
            numbers,
            neighbours: neighbours.iter().map(both).collect(),
        }
    }

    /// Tells both families of rules for one number: for each set of as many neighbours, if they are mines
    /// then no other is, and if no other is then they are.
    fn tell(&self, base: &mut Base, number: u8) {
        let count = self.neighbours.len();
        let mut body = Vec::with_capacity(count + 1);
        for_each_subset(count, usize::from(number), |mines| {
            for are_mines in [true, false] {
                let side = usize::from(!are_mines);
                let is_premise = |place: usize| (mines >> place & 1 == 1) == are_mines;
                body.clear();
                body.push(self.numbers[usize::from(number)]);
                let premises = (0..count).filter(|&place| is_premise(place));
                body.extend(premises.map(|place| self.neighbours[place][side]));
                for place in (0..count).filter(|&place| !is_premise(place)) {
                    let head = self.neighbours[place][1 - side];
                    base.tell(body.iter().copied(), head);
                }
            }
        });
    }
}

/// Calls `visit` with each subset of `members` out of `count`, as bits of a word in ascending order.
fn for_each_subset(count: usize, members: usize, mut visit: impl FnMut(u64)) {
    if members > count {
        return;
    }
    if members == 0 {
        return visit(0);
    }
    let mut subset = (1u64 << members) - 1;
    while subset >> count == 0 {
        visit(subset);
        // The next greater word with as many bits: R. W. Gosper (HAKMEM, item 175, 1972).
        let lowest = subset & subset.wrapping_neg();
        let ripple = subset + lowest;
        subset = ripple | ((subset ^ ripple) / lowest) >> 2;
    }
}

/// How many rules a number has: n·C(n, k) for one that shows k beside n neighbours, n·2ⁿ for all numbers
/// it might show.
pub fn rule_count(neighbours: usize, shown: Option<u8>) -> u64 {
    let n = neighbours as u64;
    match shown {
        None => n << n,
        Some(number) => {
            let choose = |number: u64| (0..number).fold(1, |c, i| c * (n - i) / (i + 1));
            if u64::from(number) > n {
                return 0;
            }
            n * choose(u64::from(number))
        }
    }
}

fn refuse_too_many(cell: Cell, neighbours: usize, shown: Option<u8>) -> Result<(), LogicError> {
    let rules = rule_count(neighbours, shown);
    if rules > MOST_RULES {
        return Err(LogicError::TooManyRules {
            cell,
            neighbours,
            rules,
        });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::atom::degree;
    use crate::logic::settings::Flags;
    use crate::position::Position;

    fn families(rules: Rules, number: u8) -> usize {
        let text = format!("mines 8\n###\n#{number}#\n###");
        let position: Position = text.parse().unwrap();
        let sight = Sight::new(&position, Flags::Ignored);
        let mut base = Base::new(degree(position.tiling()), Engine::default());
        base.tell_number(&sight, (Cell(4), number), rules).unwrap();
        let program = base.program();
        let of_a_family = |&rule: &usize| {
            // A rule of uniqueness speaks of one cell.
            let cell = |symbol: Symbol| match base.vocabulary().atom(symbol) {
                Atom::Cell { cell, .. } => Some(cell),
                Atom::Tally { .. } => None,
            };
            let head = program.head(rule).and_then(cell);
            program.body(rule).iter().any(|&one| cell(one) != head)
        };
        (0..program.len()).filter(of_a_family).count()
    }

    #[test]
    fn an_inner_cell_has_n_times_2_to_the_n_rules_and_110_implications_for_each_of_its_cells() {
        assert_eq!(families(Rules::All, 3), 2048);
        assert_eq!(rule_count(8, None), 2048);
        let mut base = Base::new(8, Engine::default());
        base.tell_one_code(Cell(0));
        assert_eq!(base.program().len(), 110);
    }

    #[test]
    fn rules_that_are_copied_are_those_that_are_told() {
        let (cell, neighbours) = (Cell(7), [2, 3, 11].map(Cell));
        let mut told = Base::new(8, Engine::default());
        told.tell_all(cell, &neighbours);
        let mut stencils = Stencils::default();
        let other = (Cell(4), &[1, 5, 9].map(Cell)[..]);
        stencils.base(other, (8, Engine::default())).unwrap();
        let copied = stencils.base((cell, &neighbours), (8, Engine::default()));
        let copied = copied.unwrap();
        let rules = |base: &Base| -> Vec<_> {
            let atom = |&symbol: &Symbol| base.vocabulary().atom(symbol);
            let rule = |rule| {
                let body: Vec<Atom> = base.program().body(rule).iter().map(atom).collect();
                (body, base.program().head(rule).as_ref().map(atom))
            };
            (0..base.program().len()).map(rule).collect()
        };
        assert_eq!(rules(&copied), rules(&told));
    }

    #[test]
    fn the_number_shown_has_n_times_n_over_k_rules() {
        for number in 0..=8 {
            let expected = rule_count(8, Some(number));
            assert_eq!(families(Rules::Shown, number) as u64, expected);
        }
        assert_eq!(
            (0..=8).map(|n| rule_count(8, Some(n))).sum::<u64>(),
            rule_count(8, None)
        );
    }

    #[test]
    fn nothing_is_due_before_a_neighbour_is_known() {
        assert_eq!(families(Rules::Due, 3), 0);
        assert_eq!(families(Rules::Due, 8), 8);
        assert_eq!(families(Rules::Due, 0), 8);
    }

    #[test]
    fn subsets_are_counted_right_up_to_the_most_neighbours() {
        for (count, members) in [(0, 0), (5, 0), (5, 2), (5, 5), (35, 2), (35, 34), (3, 4)] {
            let mut seen = 0;
            for_each_subset(count, members, |subset| {
                assert_eq!(subset.count_ones() as usize, members);
                seen += 1;
            });
            let expected = if count == 0 {
                1
            } else {
                rule_count(count, Some(members as u8)) / count as u64
            };
            assert_eq!(seen, expected);
        }
    }
}
