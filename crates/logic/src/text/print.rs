//! Formula to text, with as few parentheses as its meaning needs.

use crate::formula::Formula;
use crate::symbol::Symbols;
use std::fmt;

/// Which signs to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Notation {
    /// `~ & | => <=>`
    Ascii,
    /// `~ & || => <=>`, as files with `TELL` and `ASK` are written.
    TellAsk,
    /// `¬ ∧ ∨ → ↔`
    #[default]
    Unicode,
}

/// A formula with what it takes to write it. Made by [`Formula::print`].
#[derive(Clone, Copy, Debug)]
pub struct Printed<'a> {
    formula: &'a Formula,
    symbols: &'a Symbols,
    notation: Notation,
}

impl Formula {
    /// The formula as text: [`parse`](crate::parse) reads the same formula from it.
    pub fn print<'a>(&'a self, symbols: &'a Symbols, notation: Notation) -> Printed<'a> {
        Printed {
            formula: self,
            symbols,
            notation,
        }
    }

    /// How tightly its outermost operator binds.
    fn binding(&self) -> u8 {
        match self {
            Formula::Iff(..) => 0,
            Formula::Implies(..) => 1,
            Formula::Or(parts) if !parts.is_empty() => 2,
            Formula::And(parts) if !parts.is_empty() => 3,
            Formula::Not(_) => 4,
            _ => 5,
        }
    }
}

impl Printed<'_> {
    /// Writes a part, in parentheses unless it binds at least so tightly.
    fn part(&self, part: &Formula, at_least: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let printed = Printed {
            formula: part,
            ..*self
        };
        if part.binding() < at_least {
            write!(f, "({printed})")
        } else {
            write!(f, "{printed}")
        }
    }

    fn sign(&self, ascii: &'static str, unicode: &'static str) -> &'static str {
        match self.notation {
            Notation::TellAsk if ascii == "|" => "||",
            Notation::Ascii | Notation::TellAsk => ascii,
            Notation::Unicode => unicode,
        }
    }
}

impl fmt::Display for Printed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let binding = self.formula.binding();
        match self.formula {
            Formula::Constant(true) => f.write_str(self.sign("true", "⊤")),
            Formula::Constant(false) => f.write_str(self.sign("false", "⊥")),
            Formula::Symbol(symbol) => f.write_str(&self.symbols.name(*symbol)),
            Formula::Not(inner) => {
                f.write_str(self.sign("~", "¬"))?;
                self.part(inner, binding, f)
            }
            Formula::And(parts) if parts.is_empty() => f.write_str(self.sign("true", "⊤")),
            Formula::Or(parts) if parts.is_empty() => f.write_str(self.sign("false", "⊥")),
            Formula::And(parts) | Formula::Or(parts) => {
                let sign = match self.formula {
                    Formula::And(_) => self.sign("&", "∧"),
                    _ => self.sign("|", "∨"),
                };
                for (index, part) in parts.iter().enumerate() {
                    if index > 0 {
                        write!(f, " {sign} ")?;
                    }
                    self.part(part, binding + 1, f)?;
                }
                Ok(())
            }
            Formula::Implies(left, right) => {
                self.part(left, binding + 1, f)?;
                write!(f, " {} ", self.sign("=>", "→"))?;
                self.part(right, binding, f)
            }
            Formula::Iff(left, right) => {
                self.part(left, binding + 1, f)?;
                write!(f, " {} ", self.sign("<=>", "↔"))?;
                self.part(right, binding, f)
            }
        }
    }
}
