//! A value for each symbol.

use crate::literal::Literal;
use crate::symbol::Symbol;

/// A value for each symbol. Symbols beyond its end are false.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct Model(Vec<bool>);

impl Model {
    /// The model with these values, the first for symbol 0.
    pub fn new(values: Vec<bool>) -> Self {
        Model(values)
    }

    /// The value of a symbol.
    #[inline]
    pub fn value(&self, symbol: Symbol) -> bool {
        self.0.get(symbol.index()).copied().unwrap_or(false)
    }

    /// Whether the literal is true.
    #[inline]
    pub fn makes(&self, literal: Literal) -> bool {
        self.value(literal.symbol()) == literal.is_positive()
    }

    /// The symbols that are true.
    pub fn true_symbols(&self) -> impl Iterator<Item = Symbol> {
        let values = self.0.iter().enumerate();
        values
            .filter(|&(_, &value)| value)
            .map(|(index, _)| Symbol::new(index))
    }

    /// The values, the first for symbol 0.
    pub fn values(&self) -> &[bool] {
        &self.0
    }

    /// The model without the symbols from `symbols` on.
    #[must_use]
    pub fn restricted_to(mut self, symbols: usize) -> Self {
        self.0.resize(symbols, false);
        self
    }
}
