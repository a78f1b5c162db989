//! A symbol or its negation.

use crate::symbol::Symbol;
use std::fmt;
use std::ops::Not;

/// A symbol or its negation.
///
/// ```
/// use atisbo_logic::{Literal, Symbol};
///
/// let p = Literal::positive(Symbol::new(0));
/// assert_eq!(!!p, p);
/// assert_eq!((!p).to_dimacs(), -1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Literal(u32);

impl Literal {
    /// The symbol itself.
    #[inline]
    pub fn positive(symbol: Symbol) -> Self {
        Literal((symbol.index() as u32) << 1)
    }

    /// The negation of the symbol.
    #[inline]
    pub fn negative(symbol: Symbol) -> Self {
        !Self::positive(symbol)
    }

    /// The literal that is true when the symbol has this value.
    #[inline]
    pub fn new(symbol: Symbol, value: bool) -> Self {
        Literal((symbol.index() as u32) << 1 | u32::from(!value))
    }

    /// Its symbol.
    #[inline]
    pub fn symbol(self) -> Symbol {
        Symbol::new((self.0 >> 1) as usize)
    }

    /// Whether it is the symbol itself: the value that makes it true.
    #[inline]
    pub fn is_positive(self) -> bool {
        self.0 & 1 == 0
    }

    /// A number for tables with an entry for each literal: twice the symbol's, plus one for a negation.
    #[inline]
    pub fn code(self) -> usize {
        self.0 as usize
    }

    /// The number that DIMACS files use: symbols are counted from one, negations are negative.
    #[inline]
    pub fn to_dimacs(self) -> i64 {
        let number = i64::from(self.0 >> 1) + 1;
        if self.is_positive() { number } else { -number }
    }
}

impl Not for Literal {
    type Output = Literal;

    #[inline]
    fn not(self) -> Literal {
        Literal(self.0 ^ 1)
    }
}

impl From<Symbol> for Literal {
    fn from(symbol: Symbol) -> Self {
        Literal::positive(symbol)
    }
}

impl fmt::Debug for Literal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.to_dimacs())
    }
}
