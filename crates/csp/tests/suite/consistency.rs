//! Consistency algorithms against their definitions.

use crate::problems::{CLASSIC, australia, magic_square, problem, queens, sudoku};
use atisbo_base::{Budget, Stop};
use atisbo_csp::consistency::{Verdict, ac3, ac2001, path_consistency};
use atisbo_csp::{Csp, Domain, Machine, Method, Model, Options, Variable, solve};
use proptest::prelude::*;

/// Removes values without support until there is none, in the plainest way.
fn naive_arc_consistency(csp: &Csp) -> Vec<Domain> {
    let mut domains = csp.domains().to_vec();
    loop {
        let before = domains.clone();
        for arc in csp.arcs() {
            let (from, to) = (arc.from.index(), arc.to.index());
            let supported = domains[to]
                .iter()
                .filter(|&b| domains[from].iter().any(|a| csp.allows(arc, a).contains(b)))
                .collect();
            domains[to] = supported;
        }
        if domains == before {
            return domains;
        }
    }
}

fn chain(length: usize, values: u8) -> Csp {
    problem(|model| {
        let all = model.variables(length, 0..values)?;
        for pair in all.windows(2) {
            model.binary(pair[0], pair[1], |a, b| a < b)?;
        }
        Ok(())
    })
}

#[test]
fn both_algorithms_leave_what_the_definition_leaves() {
    for csp in [queens(6), australia(3), sudoku(CLASSIC), chain(8, 10)] {
        let expected = naive_arc_consistency(&csp);
        let plain = ac3(&csp, (), &Budget::unlimited()).run();
        let optimal = ac2001(&csp, (), &Budget::unlimited()).run();
        assert_eq!(plain.verdict, Verdict::Consistent);
        assert_eq!(plain.domains, expected);
        assert_eq!(optimal.domains, expected);
        assert!(optimal.statistics.checks <= plain.statistics.checks);
    }
}

#[test]
fn a_chain_that_is_too_long_is_inconsistent() {
    let (csp, budget) = (chain(11, 10), Budget::unlimited());
    for verdict in [
        ac3(&csp, (), &budget).run().verdict,
        ac2001(&csp, (), &budget).run().verdict,
        path_consistency(&csp, (), &budget).run().verdict,
    ] {
        assert_eq!(verdict, Verdict::Inconsistent);
    }
}

#[test]
fn sums_take_part_in_arc_consistency() {
    let csp = magic_square();
    let mut given = csp.domains().to_vec();
    (given[0], given[1]) = (Domain::of(1), Domain::of(8));
    let csp = csp.with_domains(given).expect("smaller domains");
    let report = ac3(&csp, (), &Budget::unlimited()).run();
    assert_eq!(report.verdict, Verdict::Consistent);
    assert_eq!(report.domains[2].single(), Some(3), "1 + 8 + 3 = 12");
}

#[test]
fn budgets_stop_consistency_algorithms_too() {
    let csp = sudoku(CLASSIC);
    let (few, nodes) = (Budget::unlimited().nodes(3), Verdict::Stopped(Stop::Nodes));
    assert_eq!(ac3(&csp, (), &few).run().verdict, nodes);
    assert_eq!(path_consistency(&csp, (), &few).run().verdict, nodes);
    let (small, bytes) = (
        Budget::unlimited().bytes(100),
        Verdict::Stopped(Stop::Bytes),
    );
    assert_eq!(ac2001(&csp, (), &small).run().verdict, bytes);
    let report = path_consistency(&csp, (), &small).run();
    assert_eq!(report.verdict, bytes);
    assert!(report.tightened().is_none());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn path_consistency_keeps_every_solution_and_leaves_a_way_through_every_variable(
        sizes in proptest::collection::vec(1u8..4, 3..5),
        tables in proptest::collection::vec(any::<u16>(), 10),
    ) {
        let mut model = Model::new();
        let all: Vec<Variable> =
            sizes.iter().map(|&size| model.variable(0..size).expect("few")).collect();
        let mut tables = tables.iter();
        for (i, &a) in all.iter().enumerate() {
            for &b in &all[i + 1..] {
                let bits = tables.next().map_or(u16::MAX, |bits| bits | bits.rotate_left(5));
                model.binary(a, b, |a, b| bits >> (4 * a + b) & 1 == 1).expect("they exist");
            }
        }
        let csp = model.build();
        let report = path_consistency(&csp, (), &Budget::unlimited()).run();
        let count = |csp: &Csp| {
            let options = Options { solutions: u64::MAX, ..Options::default() };
            let report = solve(csp, Method::BruteForce, &options, (), &Budget::unlimited());
            report.expect("never refused").solutions
        };
        let tight = report.tightened().expect("enough memory");
        prop_assert_eq!(count(&csp), count(&tight));
        if report.verdict == Verdict::Inconsistent {
            prop_assert_eq!(count(&csp), 0);
            return Ok(());
        }
        let allows = |x: Variable, a, y: Variable, b| report.allows(x, a, y).contains(b);
        for &x in &all {
            for &y in all.iter().filter(|&&y| y != x) {
                for a in report.domains[x.index()].iter() {
                    prop_assert!(!report.allows(x, a, y).is_empty(), "arc consistent too");
                    for b in report.allows(x, a, y).iter() {
                        prop_assert!(allows(y, b, x, a), "the same from both sides");
                        for &z in all.iter().filter(|&&z| z != x && z != y) {
                            let mut ways = report.domains[z.index()].iter();
                            prop_assert!(ways.any(|c| allows(x, a, z, c) && allows(z, c, y, b)));
                        }
                    }
                }
            }
        }
    }
}
