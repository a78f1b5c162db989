use super::*;
use crate::naive_propagation::{Propagated, propagate};
use crate::symbol::Symbol;
use proptest::prelude::*;

fn inputs(many: usize) -> (Cnf, Vec<Literal>) {
    let cnf = Cnf::new(many);
    let literals = (0..many)
        .map(|i| Literal::positive(Symbol::new(i)))
        .collect();
    (cnf, literals)
}

/// Whether each symbol of the inputs is true, false or open, from a number in base three.
fn partial(literals: &[Literal], mut code: usize) -> Vec<Literal> {
    let mut assumed = Vec::new();
    for &literal in literals {
        match code % 3 {
            1 => assumed.push(literal),
            2 => assumed.push(!literal),
            _ => {}
        }
        code /= 3;
    }
    assumed
}

/// All that a count in the range says of literals, some of which are known: `None` if too much is known.
fn consequences(
    literals: &[Literal],
    range: &RangeInclusive<usize>,
    known: &[Literal],
) -> Option<Vec<Literal>> {
    let trues = literals.iter().filter(|l| known.contains(l)).count();
    let falses = literals.iter().filter(|&&l| known.contains(&!l)).count();
    let most = literals.len() - falses;
    if range.is_empty() || trues > *range.end() || most < *range.start() {
        return None;
    }
    let open = literals
        .iter()
        .filter(|&&l| !known.contains(&l) && !known.contains(&!l));
    Some(if trues == *range.end() {
        open.map(|&l| !l).collect()
    } else if most == *range.start() {
        open.copied().collect()
    } else {
        Vec::new()
    })
}

#[test]
fn unit_propagation_finds_all_that_follows_from_a_partial_assignment() {
    for encoding in Encoding::ALL {
        for n in 0..=5 {
            for low in 0..=n + 1 {
                for high in 0..=n + 1 {
                    let (mut cnf, literals) = inputs(n);
                    let range = low..=high;
                    between(range.clone(), &literals, encoding, &mut cnf);
                    for code in 0..3usize.pow(n as u32) {
                        let known = partial(&literals, code);
                        let found = propagate(&cnf, &known);
                        let case = (encoding, n, &range, &known);
                        match (consequences(&literals, &range, &known), found) {
                            (None, Propagated::Conflict) => {}
                            (Some(expected), Propagated::Literals(found)) => {
                                let found = found
                                    .iter()
                                    .filter(|l| l.symbol().index() < n && !known.contains(l));
                                assert_eq!(
                                    found.copied().collect::<Vec<_>>(),
                                    expected,
                                    "{case:?}"
                                );
                            }
                            other => panic!("{case:?}: {other:?}"),
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn each_encoding_accepts_exactly_the_right_assignments_of_up_to_eight_literals() {
    for encoding in Encoding::ALL {
        for n in 0..=8 {
            for k in 0..=n + 1 {
                for range in [0..=k, k..=k, k..=n.max(k), k / 2..=k] {
                    let (mut cnf, mut literals) = inputs(n);
                    for literal in literals.iter_mut().step_by(3) {
                        *literal = !*literal;
                    }
                    between(range.clone(), &literals, encoding, &mut cnf);
                    for code in 0..1usize << n {
                        let known: Vec<Literal> = (0..n)
                            .map(|i| Literal::new(Symbol::new(i), code >> i & 1 == 1))
                            .collect();
                        let trues = literals.iter().filter(|l| known.contains(l)).count();
                        // With all inputs known, propagation decides the rest or leaves it free.
                        let accepted = propagate(&cnf, &known) != Propagated::Conflict;
                        assert_eq!(
                            accepted,
                            range.contains(&trues),
                            "{encoding:?} {n} {range:?} {code:b}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn the_three_shorthands_are_ranges() {
    for encoding in Encoding::ALL {
        let (mut one, literals) = inputs(5);
        let mut other = one.clone();
        at_most(2, &literals, encoding, &mut one);
        between(0..=2, &literals, encoding, &mut other);
        at_least(2, &literals, encoding, &mut one);
        between(2..=5, &literals, encoding, &mut other);
        exactly(2, &literals, encoding, &mut one);
        between(2..=2, &literals, encoding, &mut other);
        at_least(9, &literals, encoding, &mut one);
        other.add([]);
        assert_eq!(one, other);
    }
}

#[test]
fn sizes_are_those_of_the_table() {
    let table = [
        (9, 0..=1, [(0, 36), (8, 24), (8, 24)]),
        (8, 4..=4, [(0, 112), (25, 95), (20, 85)]),
        (20, 0..=3, [(0, 4845), (56, 127), (47, 118)]),
        (40, 10..=10, [(0, 2_585_240_320), (354, 1399), (160, 1011)]),
    ];
    for (n, range, expected) in table {
        let sizes = Encoding::ALL.map(|encoding| {
            let size = encoding.size(n, &range);
            (size.symbols, size.clauses)
        });
        assert_eq!(sizes, expected, "{n} {range:?}");
    }
}

#[test]
fn neighbours_are_counted_directly_and_large_sets_by_a_counter() {
    assert_eq!(Encoding::best(8, &(4..=4)), Encoding::Binomial);
    assert_eq!(Encoding::best(9, &(0..=1)), Encoding::Binomial);
    assert_eq!(Encoding::best(100, &(0..=1)), Encoding::SequentialCounter);
    assert_eq!(Encoding::best(100, &(20..=20)), Encoding::Totaliser);
}

proptest! {
    #[test]
    fn repeated_and_opposite_literals_count_each_time(
        codes in prop::collection::vec((0..4usize, any::<bool>()), 0..8),
        low in 0..9usize,
        more in 0..9usize,
    ) {
        let literals: Vec<Literal> = codes.iter().map(|&(i, sign)| Literal::new(Symbol::new(i), sign)).collect();
        for encoding in Encoding::ALL {
            let mut cnf = Cnf::new(4);
            between(low..=low + more, &literals, encoding, &mut cnf);
            for code in 0..16usize {
                let known: Vec<Literal> = (0..4).map(|i| Literal::new(Symbol::new(i), code >> i & 1 == 1)).collect();
                let trues = literals.iter().filter(|l| known.contains(l)).count();
                let accepted = propagate(&cnf, &known) != Propagated::Conflict;
                prop_assert_eq!(accepted, (low..=low + more).contains(&trues));
            }
        }
    }

    #[test]
    fn the_size_is_what_is_written(n in 0..12usize, low in 0..13usize, more in 0..6usize) {
        for encoding in Encoding::ALL {
            let (mut cnf, literals) = inputs(n);
            between(low..=low + more, &literals, encoding, &mut cnf);
            let size = encoding.size(n, &(low..=low + more));
            prop_assert_eq!(size.clauses, cnf.len() as u64);
            prop_assert_eq!(size.symbols, (cnf.symbols() - n) as u64);
        }
    }
}
