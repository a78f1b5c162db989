//! Families of clauses that engines are measured on.

use crate::cnf::Cnf;
use crate::literal::Literal;
use crate::symbol::Symbol;
use atisbo_base::seed;
use rand::RngExt;

/// Random clauses of `length` different symbols each.
///
/// With three literals the instances are hardest, and about half of them satisfiable, at 4.26 clauses
/// for each symbol.
///
/// Reference: D. Mitchell, B. Selman and H. Levesque, Hard and easy distributions of SAT problems (1992).
///
/// ```
/// let cnf = atisbo_logic::instance::random(50, 213, 3, 1);
/// assert_eq!((cnf.symbols(), cnf.len(), cnf.literals()), (50, 213, 639));
/// assert_eq!(cnf, atisbo_logic::instance::random(50, 213, 3, 1));
/// ```
pub fn random(symbols: usize, clauses: usize, length: usize, seed: u64) -> Cnf {
    let mut rng = seed::rng(seed, 0);
    let mut cnf = Cnf::new(symbols);
    for _ in 0..clauses {
        let mut clause: Vec<Literal> = Vec::new();
        while clause.len() < length.min(symbols) {
            let symbol = Symbol::new(rng.random_range(0..symbols));
            if clause.iter().all(|literal| literal.symbol() != symbol) {
                clause.push(Literal::new(symbol, rng.random()));
            }
        }
        cnf.add(clause);
    }
    cnf
}

/// The pigeonhole principle, negated: every pigeon sits in a hole, no two in the same. Without a model
/// if there are more pigeons than holes, and then every proof by resolution is exponentially long.
///
/// Reference: A. Haken, The intractability of resolution (1985).
///
/// ```
/// assert_eq!(atisbo_logic::instance::pigeonhole(3, 2).len(), 3 + 2 * 3);
/// ```
pub fn pigeonhole(pigeons: usize, holes: usize) -> Cnf {
    let sits = |pigeon: usize, hole: usize| Literal::positive(Symbol::new(pigeon * holes + hole));
    let mut cnf = Cnf::new(pigeons * holes);
    for pigeon in 0..pigeons {
        cnf.add((0..holes).map(|hole| sits(pigeon, hole)));
    }
    for hole in 0..holes {
        for second in 0..pigeons {
            for first in 0..second {
                cnf.add([!sits(first, hole), !sits(second, hole)]);
            }
        }
    }
    cnf
}
