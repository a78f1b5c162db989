//! Propositional symbols and their names.

use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A propositional symbol: something that is true or false.
///
/// Symbols are small numbers. [`Symbols`] knows their names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Symbol(u32);

impl Symbol {
    /// The most symbols there can be: a literal is a symbol and a sign in 32 bits, and one value is
    /// kept free.
    pub const MOST: usize = (u32::MAX >> 1) as usize;

    /// The symbol with this number.
    ///
    /// # Panics
    ///
    /// If the number is not below [`Symbol::MOST`].
    #[inline]
    pub fn new(index: usize) -> Self {
        assert!(index < Self::MOST, "symbol {index} is out of range");
        Symbol(index as u32)
    }

    /// Its number, counted from zero.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// The names of symbols.
///
/// ```
/// use atisbo_logic::Symbols;
///
/// let mut symbols = Symbols::new();
/// let rain = symbols.intern("rain");
/// assert_eq!(symbols.intern("rain"), rain);
/// assert_eq!(symbols.name(rain), "rain");
/// assert_eq!(symbols.find("snow"), None);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Symbols {
    names: Vec<Arc<str>>,
    by_name: FxHashMap<Arc<str>, Symbol>,
}

impl Symbols {
    /// No symbols.
    pub fn new() -> Self {
        Self::default()
    }

    /// The symbol of this name; a new one if there is none.
    pub fn intern(&mut self, name: &str) -> Symbol {
        if let Some(symbol) = self.find(name) {
            return symbol;
        }
        let symbol = Symbol::new(self.names.len());
        let name: Arc<str> = name.into();
        self.names.push(Arc::clone(&name));
        self.by_name.insert(name, symbol);
        symbol
    }

    /// The symbol of this name, if there is one.
    pub fn find(&self, name: &str) -> Option<Symbol> {
        self.by_name.get(name).copied()
    }

    /// The name of a symbol. Symbols that were never named, such as those that stand for parts of a
    /// formula in its clausal form, are called `#1`, `#2` and so on.
    pub fn name(&self, symbol: Symbol) -> String {
        match self.names.get(symbol.index()) {
            Some(name) => name.to_string(),
            None => format!("#{}", symbol.index() - self.names.len() + 1),
        }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// All of them, in the order in which they were named.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Symbol> + use<> {
        (0..self.names.len()).map(Symbol::new)
    }
}
