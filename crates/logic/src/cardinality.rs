//! Cardinality constraints: how many of some literals are true, written as clauses.
//!
//! | encoding | clauses for at most `k` of `n` | symbols of its own |
//! |---|---|---|
//! | [`Encoding::Binomial`] | one for each `k + 1` of the literals | none |
//! | [`Encoding::SequentialCounter`] | about `2nk` | about `nk` |
//! | [`Encoding::Totaliser`] | at most about `nk log n` | at most `n log n` |
//!
//! Unit propagation alone finds all that follows from any of them: when `k` literals are true it makes
//! the others false, and the same the other way round. (For this, no literal may be repeated.)
//!
//! Some sizes, as (symbols, clauses):
//!
//! | | binomial | sequential counter | totaliser |
//! |---|---|---|---|
//! | at most 1 of 9 | (0, 36) | (8, 24) | (8, 24) |
//! | exactly 4 of 8 | (0, 112) | (25, 95) | (20, 85) |
//! | at most 3 of 20 | (0, 4845) | (56, 127) | (47, 118) |
//! | exactly 10 of 40 | (0, 2585240320) | (354, 1399) | (160, 1011) |

mod binomial;
mod sequential_counter;
mod totaliser;
mod unary;

use crate::cnf::Cnf;
use crate::literal::Literal;
use atisbo_base::{Meter, Stop};
use std::ops::RangeInclusive;
use unary::Bounds;

/// Where clauses go: a [`Cnf`], or one constraint of a [`Theory`](crate::theory::Theory).
pub trait ClauseSink {
    /// A symbol that is not used yet, as its positive literal.
    fn fresh(&mut self) -> Literal;

    /// Takes a clause.
    fn clause(&mut self, literals: &[Literal]);
}

impl ClauseSink for Cnf {
    fn fresh(&mut self) -> Literal {
        Cnf::fresh(self)
    }

    fn clause(&mut self, literals: &[Literal]) {
        self.add(literals.iter().copied());
    }
}

/// How a cardinality constraint is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Encoding {
    /// A clause for each set of literals that is too large.
    Binomial,
    /// Counts from the first literal to the last (Sinz 2005).
    SequentialCounter,
    /// Counts the halves, then adds (Bailleux and Boufkhad 2003).
    Totaliser,
}

/// How much an encoding takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Size {
    /// Symbols that stand for partial counts.
    pub symbols: u64,
    /// Clauses.
    pub clauses: u64,
}

/// A sink that only counts.
impl ClauseSink for Size {
    fn fresh(&mut self) -> Literal {
        self.symbols += 1;
        Literal::positive(crate::symbol::Symbol::new(0))
    }

    fn clause(&mut self, _: &[Literal]) {
        self.clauses += 1;
    }
}

/// Passes clauses on until a budget ends. After that it drops them: the encoding runs on, but takes no more memory.
#[derive(Debug)]
pub struct Metered<'a, S> {
    sink: &'a mut S,
    meter: &'a mut Meter,
    stop: Option<Stop>,
}

impl<'a, S: ClauseSink> Metered<'a, S> {
    /// Passes clauses on to this sink.
    pub fn new(sink: &'a mut S, meter: &'a mut Meter) -> Self {
        let stop = None;
        Metered { sink, meter, stop }
    }

    /// Whether all clauses were passed on.
    ///
    /// # Errors
    ///
    /// Which limit was reached before that.
    pub fn finish(self) -> Result<(), Stop> {
        self.stop.map_or(Ok(()), Err)
    }
}

impl<S: ClauseSink> ClauseSink for Metered<'_, S> {
    fn fresh(&mut self) -> Literal {
        match self.stop {
            None => self.sink.fresh(),
            // Nobody sees what it stands for.
            Some(_) => Literal::positive(crate::symbol::Symbol::new(0)),
        }
    }

    fn clause(&mut self, literals: &[Literal]) {
        if self.stop.is_none() {
            self.sink.clause(literals);
            self.stop = self.meter.work(1 + literals.len() as u64);
        }
    }
}

impl Encoding {
    /// All of them.
    pub const ALL: [Encoding; 3] = [
        Encoding::Binomial,
        Encoding::SequentialCounter,
        Encoding::Totaliser,
    ];

    /// With so few clauses nothing is gained by counting: any count among eight neighbours is below.
    const FEW: u64 = 120;

    /// How much it takes to say that between this many of `literals` distinct literals are true.
    pub fn size(self, literals: usize, range: &RangeInclusive<usize>) -> Size {
        if self == Encoding::Binomial
            && let Some(bounds) = Bounds::new(literals, range)
        {
            return binomial::size(literals, bounds);
        }
        // The counting sink needs no literals that differ, but the encodings do not look at them.
        let any = Literal::positive(crate::symbol::Symbol::new(0));
        let mut size = Size::default();
        encode(&vec![any; literals], range, self, &mut size);
        size
    }

    /// The one to take: binomial while it has few clauses, else the one with the fewest clauses and
    /// symbols.
    pub fn best(literals: usize, range: &RangeInclusive<usize>) -> Self {
        if Encoding::Binomial.size(literals, range).clauses <= Self::FEW {
            return Encoding::Binomial;
        }
        let total = |encoding: &Encoding| {
            let size = encoding.size(literals, range);
            size.clauses + size.symbols
        };
        let counting = [Encoding::SequentialCounter, Encoding::Totaliser];
        counting
            .into_iter()
            .min_by_key(total)
            .unwrap_or(Encoding::Totaliser)
    }
}

/// Says that at most `k` of the literals are true. A literal that is repeated counts each time.
pub fn at_most(
    k: usize,
    literals: &[Literal],
    encoding: Encoding,
    sink: &mut (impl ClauseSink + ?Sized),
) {
    between(0..=k, literals, encoding, sink);
}

/// Says that at least `k` of the literals are true. A literal that is repeated counts each time.
pub fn at_least(
    k: usize,
    literals: &[Literal],
    encoding: Encoding,
    sink: &mut (impl ClauseSink + ?Sized),
) {
    between(k..=k.max(literals.len()), literals, encoding, sink);
}

/// Says that exactly `k` of the literals are true. A literal that is repeated counts each time.
///
/// ```
/// use atisbo_logic::cardinality::{Encoding, exactly};
/// use atisbo_logic::Cnf;
///
/// let mut cnf = Cnf::new(0);
/// let literals = [cnf.fresh(), cnf.fresh(), cnf.fresh()];
/// exactly(1, &literals, Encoding::Binomial, &mut cnf);
/// assert_eq!(cnf.len(), 4); // one of the three, and not two of them
/// ```
pub fn exactly(
    k: usize,
    literals: &[Literal],
    encoding: Encoding,
    sink: &mut (impl ClauseSink + ?Sized),
) {
    between(k..=k, literals, encoding, sink);
}

/// Says that the number of true literals lies in the range. A literal that is repeated counts each
/// time. An empty range, or one that `literals` cannot reach, gives the empty clause.
pub fn between(
    range: RangeInclusive<usize>,
    literals: &[Literal],
    encoding: Encoding,
    sink: &mut (impl ClauseSink + ?Sized),
) {
    let (literals, pairs) = without_opposites(literals);
    if *range.end() < pairs {
        return sink.clause(&[]);
    }
    let range = range.start().saturating_sub(pairs)..=range.end() - pairs;
    encode(&literals, &range, encoding, sink);
}

/// A literal and its negation count one together, whatever they are: the others, and how many such
/// pairs there were.
fn without_opposites(literals: &[Literal]) -> (Vec<Literal>, usize) {
    let mut sorted = literals.to_vec();
    sorted.sort_unstable();
    let clash = sorted.windows(2).any(|pair| pair[0] == !pair[1]);
    if !clash {
        return (literals.to_vec(), 0);
    }
    // Sorted, so all of one symbol follow each other, the positive ones first.
    let (mut kept, mut pairs) = (Vec::new(), 0);
    for group in sorted.chunk_by(|a, b| a.symbol() == b.symbol()) {
        let positive = group.iter().filter(|literal| literal.is_positive()).count();
        let both = positive.min(group.len() - positive);
        pairs += both;
        kept.extend_from_slice(&group[both..group.len() - both]);
    }
    (kept, pairs)
}

fn encode(
    literals: &[Literal],
    range: &RangeInclusive<usize>,
    encoding: Encoding,
    sink: &mut (impl ClauseSink + ?Sized),
) {
    let Some(bounds) = Bounds::new(literals.len(), range) else {
        return sink.clause(&[]);
    };
    match encoding {
        Encoding::Binomial => binomial::encode(literals, bounds, sink),
        // Counting the false ones is less work when most are true.
        counting if bounds.opposite(literals.len()).highest() < bounds.highest() => {
            let negated: Vec<Literal> = literals.iter().map(|&literal| !literal).collect();
            count(&negated, bounds.opposite(literals.len()), counting, sink);
        }
        counting => count(literals, bounds, counting, sink),
    }
}

fn count(
    literals: &[Literal],
    bounds: Bounds,
    encoding: Encoding,
    sink: &mut (impl ClauseSink + ?Sized),
) {
    let counter = unary::Counter::new(bounds, sink);
    match encoding {
        Encoding::SequentialCounter => sequential_counter::encode(literals, counter),
        Encoding::Binomial | Encoding::Totaliser => totaliser::encode(literals, counter),
    }
}

#[cfg(test)]
mod tests;
