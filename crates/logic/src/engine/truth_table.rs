//! The truth table: every row is looked at, so nothing is missed and the models are counted.
//!
//! Reference: Russell and Norvig, Artificial Intelligence: A Modern Approach, figure 7.10. Where the book
//! goes from row to row, here 64 rows lie side by side in the bits of a word and are looked at together.

use crate::answer::{Answer, Report, Statistics, Why};
use crate::formula::Formula;
use crate::knowledge_base::KnowledgeBase;
use crate::model::Model;
use crate::observer::{Event, Given, Observer};
use crate::proof;
use crate::symbol::Symbol;
use atisbo_base::{Budget, Stop};

/// The columns that lie within a word: in the last, every second row is true, in the one before it
/// every second pair of rows, and so on.
const WITHIN: [u64; 6] = [
    0xaaaa_aaaa_aaaa_aaaa,
    0xcccc_cccc_cccc_cccc,
    0xf0f0_f0f0_f0f0_f0f0,
    0xff00_ff00_ff00_ff00,
    0xffff_0000_ffff_0000,
    0xffff_ffff_0000_0000,
];

/// The columns of the table for these formulas: the symbols that occur in them, in order.
fn columns<'f>(formulas: impl Iterator<Item = &'f Formula>) -> Vec<Symbol> {
    let mut found = Vec::new();
    for formula in formulas {
        formula.each_symbol(&mut |symbol| found.push(symbol));
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// A block of up to 64 rows of the table that follow each other. The first row of the table is all
/// false; the last symbol changes from row to row.
struct Block<'a> {
    symbols: &'a [Symbol],
    /// For each symbol, by its number, its values in the rows of the block.
    words: Vec<u64>,
}

impl<'a> Block<'a> {
    /// The first block of the table.
    fn first(symbols: &'a [Symbol]) -> Self {
        let size = symbols.last().map_or(0, |last| last.index() + 1);
        let mut words = vec![0; size];
        for (symbol, word) in symbols.iter().rev().zip(WITHIN) {
            words[symbol.index()] = word;
        }
        Block { symbols, words }
    }

    /// How many rows it has.
    fn rows(&self) -> u32 {
        1 << self.symbols.len().min(WITHIN.len())
    }

    /// Goes on to the next block; `false` if this was the last.
    fn advance(&mut self) -> bool {
        let outside = self.symbols.len().saturating_sub(WITHIN.len());
        for symbol in self.symbols[..outside].iter().rev() {
            let word = &mut self.words[symbol.index()];
            *word = !*word;
            if *word != 0 {
                return true;
            }
        }
        false
    }

    /// In which rows of the block the formula is true.
    fn value(&self, formula: &Formula) -> u64 {
        match formula {
            Formula::Constant(value) => u64::from(*value).wrapping_neg(),
            Formula::Symbol(symbol) => self.words[symbol.index()],
            Formula::Not(inner) => !self.value(inner),
            Formula::And(parts) => self.all(parts),
            Formula::Or(parts) => {
                let mut some = 0;
                for part in parts {
                    some |= self.value(part);
                    if some == u64::MAX {
                        break;
                    }
                }
                some
            }
            Formula::Implies(left, right) => !self.value(left) | self.value(right),
            Formula::Iff(left, right) => !(self.value(left) ^ self.value(right)),
        }
    }

    /// In which rows of the block all formulas are true. Once there is none left, the other formulas
    /// make no difference.
    fn all<'f>(&self, formulas: impl IntoIterator<Item = &'f Formula>) -> u64 {
        let mut all = u64::MAX;
        for formula in formulas {
            all &= self.value(formula);
            if all == 0 {
                break;
            }
        }
        all
    }

    /// The values of the table's symbols in one row.
    fn row(&self, row: u32, values: &mut [bool]) {
        for (value, symbol) in values.iter_mut().zip(self.symbols) {
            *value = self.words[symbol.index()] >> row & 1 == 1;
        }
    }

    /// One row as a model.
    fn model(&self, row: u32) -> Model {
        Model::new(self.words.iter().map(|word| word >> row & 1 == 1).collect())
    }
}

/// What the table shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// How many rows were looked at.
    pub rows: u64,
    /// In how many of them all premises are true.
    pub models: u128,
    /// The first row in which all premises are true and the query is false.
    pub counter_model: Option<Model>,
    /// Which limit ended it before the last row.
    pub stop: Option<Stop>,
}

/// Looks at every row of the table over the symbols that occur in the premises and in the query.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_logic::{Symbols, parse, truth_table};
///
/// let mut symbols = Symbols::new();
/// let premise = parse("p | q", &mut symbols)?;
/// let query = parse("p", &mut symbols)?;
/// let table = truth_table::look_through(&[&premise], &query, &mut (), &Budget::unlimited());
/// assert_eq!((table.rows, table.models), (4, 3));
/// assert_eq!(table.counter_model.unwrap().values(), [false, true]);
/// # Ok::<(), atisbo_logic::ParseError>(())
/// ```
pub fn look_through(
    premises: &[&Formula],
    query: &Formula,
    observer: &mut impl Observer,
    budget: &Budget,
) -> Table {
    let columns = columns(premises.iter().copied().chain([query]));
    let symbols = &columns[..];
    observer.given(&Given::Columns(symbols));
    let mut meter = budget.meter();
    let mut block = Block::first(symbols);
    let mut values = vec![false; symbols.len()];
    let mut table = Table {
        rows: 0,
        models: 0,
        counter_model: None,
        stop: None,
    };
    let bytes = (block.words.len() * size_of::<u64>()) as u64;
    loop {
        // A block may stand for many long sentences: the clock is read for each.
        table.stop = meter
            .check(table.rows, bytes)
            .or_else(|| meter.check_clock());
        if table.stop.is_some() {
            return table;
        }
        let allowed = budget.max_nodes().unwrap_or(u64::MAX) - table.rows;
        let rows = block.rows().min(u32::try_from(allowed).unwrap_or(u32::MAX));
        let looked_at = u64::MAX >> (u64::BITS - rows);
        let premises = block.all(premises.iter().copied()) & looked_at;
        let wanted = if premises == 0 && !observer.watches() {
            0
        } else {
            block.value(query) & looked_at
        };
        if observer.watches() {
            for row in 0..rows {
                block.row(row, &mut values);
                observer.notice(&Event::Row {
                    values: &values,
                    premises: premises >> row & 1 == 1,
                    query: wanted >> row & 1 == 1,
                });
            }
        }
        table.rows += u64::from(rows);
        table.models += u128::from(premises.count_ones());
        let against = premises & !wanted;
        if against != 0 && table.counter_model.is_none() {
            table.counter_model = Some(block.model(against.trailing_zeros()));
        }
        if rows == block.rows() && !block.advance() {
            return table;
        }
    }
}

/// Whether the query is true in every row in which the sentences are.
pub(crate) fn ask(
    base: &KnowledgeBase,
    query: &Formula,
    observer: &mut impl Observer,
    budget: &Budget,
) -> Report {
    let premises: Vec<&Formula> = base.sentences().map(|(_, sentence)| sentence).collect();
    let table = look_through(&premises, query, observer, budget);
    // A counter-model found before the budget was used up still is one.
    let answer = match (table.counter_model, table.stop) {
        (Some(model), _) => Answer::Refuted(model.restricted_to(base.symbols().len())),
        (None, Some(stop)) => Answer::Unknown(Why::Budget(stop)),
        (None, None) => Answer::Entailed(proof::by_truth_table(base, query)),
    };
    let statistics = Statistics {
        nodes: table.rows,
        bytes: (base.symbols().len() * size_of::<u64>()) as u64,
        ..Statistics::default()
    };
    Report {
        models: table.stop.is_none().then_some(table.models),
        stop: table.stop,
        ..Report::new(answer, statistics)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::observer::Seen;
    use crate::random::formula_over;
    use crate::symbol::Symbols;
    use crate::text::parse;
    use proptest::prelude::*;

    /// Counts the rows it is shown, checks each against the formula, and keeps their order.
    struct Rows<'a> {
        symbols: &'a [Symbol],
        premise: &'a Formula,
        query: &'a Formula,
        seen: Vec<Vec<bool>>,
    }

    impl Observer for Rows<'_> {
        fn notice(&mut self, event: &Seen<'_>) {
            let Event::Row {
                values,
                premises,
                query,
            } = *event
            else {
                panic!("a table tells of its rows only");
            };
            let value = |of: Symbol| Some(values[self.symbols.binary_search(&of).unwrap()]);
            assert_eq!(self.premise.value(&value), Some(premises));
            assert_eq!(self.query.value(&value), Some(query));
            self.seen.push(values.to_vec());
        }
    }

    fn formula() -> impl Strategy<Value = Formula> {
        let symbol = (0..9usize).prop_map(|index| Symbol::new(index * 7 % 31));
        formula_over(symbol, 0..4, 5)
    }

    proptest! {
        #[test]
        fn every_row_of_the_table_comes_up_once_and_in_order_with_its_values(
            premise in formula(),
            query in formula(),
        ) {
            let both = Formula::And(vec![premise.clone(), query.clone()]);
            let symbols: Vec<Symbol> = both.symbols().into_iter().collect();
            let mut rows = Rows { symbols: &symbols, premise: &premise, query: &query, seen: vec![] };
            let unlimited = Budget::unlimited();
            let watched = look_through(&[&premise], &query, &mut rows, &unlimited);
            let unwatched = look_through(&[&premise], &query, &mut (), &unlimited);
            prop_assert_eq!(&watched, &unwatched);
            prop_assert_eq!(rows.seen.len(), 1 << symbols.len());
            prop_assert!(rows.seen.is_sorted_by(|one, next| one < next));
            let models = rows.seen.iter().filter(|row| {
                let value = |of: Symbol| Some(row[symbols.binary_search(&of).unwrap()]);
                premise.value(&value) == Some(true)
            });
            prop_assert_eq!(watched.models, models.count() as u128);
            if let Some(model) = watched.counter_model {
                prop_assert!(premise.holds_in(&model) && !query.holds_in(&model));
            }
        }

        #[test]
        fn a_budget_of_rows_is_kept_to_the_row(limit in 0..300u64) {
            let mut symbols = Symbols::new();
            let premise = parse("a | b | c | d | e | f | g | h", &mut symbols).unwrap();
            let columns: Vec<Symbol> = symbols.iter().collect();
            let budget = Budget::unlimited().nodes(limit);
            let query = Formula::TRUE;
            let mut rows = Rows { symbols: &columns, premise: &premise, query: &query, seen: vec![] };
            let table = look_through(&[&premise], &query, &mut rows, &budget);
            prop_assert_eq!(table.rows, limit.min(256));
            prop_assert_eq!(rows.seen.len() as u64, table.rows);
            prop_assert_eq!(table.models, u128::from(table.rows.saturating_sub(1)));
            prop_assert_eq!(table.stop, (limit < 256).then_some(Stop::Nodes));
        }
    }

    #[test]
    fn a_table_without_symbols_has_one_row() {
        let table = look_through(&[], &Formula::FALSE, &mut (), &Budget::unlimited());
        assert_eq!((table.rows, table.models), (1, 1));
        assert_eq!(table.counter_model, Some(Model::default()));
    }

    #[test]
    fn a_table_that_nobody_can_fill_ends_with_its_budget() {
        let mut base = KnowledgeBase::new();
        for index in 0..200 {
            base.tell(&format!("p{index} | q{index}")).unwrap();
        }
        let query = base.parse("p0 | q0").unwrap();
        let report = ask(&base, &query, &mut (), &Budget::unlimited().nodes(10_000));
        assert_eq!(report.answer, Answer::Unknown(Why::Budget(Stop::Nodes)));
        assert_eq!((report.models, report.statistics.nodes), (None, 10_000));
    }
}
