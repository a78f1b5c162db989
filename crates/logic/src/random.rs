//! Random formulas and knowledge bases, for tests.

use crate::formula::Formula;
use crate::knowledge_base::KnowledgeBase;
use crate::model::Model;
use crate::symbol::Symbol;
use proptest::prelude::*;

/// Any formula over the first this many symbols that can be written: conjunctions and disjunctions have
/// two parts or more.
pub(crate) fn formula(symbols: usize) -> impl Strategy<Value = Formula> {
    formula_over((0..symbols).prop_map(Symbol::new), 2..4, 4)
}

/// Any formula over these symbols, at most this deep, whose conjunctions and disjunctions have this many
/// parts.
pub(crate) fn formula_over(
    symbol: impl Strategy<Value = Symbol> + 'static,
    parts: std::ops::Range<usize>,
    depth: u32,
) -> impl Strategy<Value = Formula> {
    let leaf = prop_oneof![
        12 => symbol.prop_map(Formula::from),
        1 => any::<bool>().prop_map(Formula::Constant),
    ];
    leaf.prop_recursive(depth, 1 << depth, depth - 1, move |inner| {
        let pair = (inner.clone(), inner.clone());
        let parts = prop::collection::vec(inner.clone(), parts.clone());
        prop_oneof![
            inner.prop_map(|one| !one),
            parts.clone().prop_map(Formula::And),
            parts.prop_map(Formula::Or),
            pair.clone().prop_map(|(left, right)| left.implies(right)),
            pair.prop_map(|(left, right)| left.iff(right)),
        ]
    })
}

/// A knowledge base of a few sentences over the first this many symbols, half of them rules and facts.
pub(crate) fn base(symbols: usize) -> impl Strategy<Value = KnowledgeBase> {
    let symbol = || (0..symbols).prop_map(|index| Formula::from(Symbol::new(index)));
    let body = prop::collection::vec(symbol(), 1..3).prop_map(Formula::and);
    let sentence = prop_oneof![
        2 => formula(symbols),
        1 => symbol(),
        1 => (body, symbol()).prop_map(|(body, head)| body.implies(head)),
    ];
    prop::collection::vec(sentence, 1..7).prop_map(move |sentences| {
        let mut base = KnowledgeBase::new();
        for index in 0..symbols {
            base.symbols_mut().intern(&format!("s{index}"));
        }
        for sentence in sentences {
            base.tell_formula(sentence);
        }
        base
    })
}

/// All models over the first this many symbols.
pub(crate) fn models(symbols: usize) -> impl Iterator<Item = Model> {
    let rows = 0_u32..1 << symbols;
    rows.map(move |row| Model::new((0..symbols).map(|index| row >> index & 1 == 1).collect()))
}

/// Whether the query follows, by looking at every model.
pub(crate) fn follows(base: &KnowledgeBase, query: &Formula, symbols: usize) -> bool {
    models(symbols).all(|model| {
        let mut sentences = base.sentences();
        query.holds_in(&model) || !sentences.all(|(_, sentence)| sentence.holds_in(&model))
    })
}
