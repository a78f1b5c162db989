//! Resolution decides random sets of clauses, and shows what it says.

use crate::{has_model, literal};
use atisbo_base::{Budget, Stop};
use atisbo_logic::resolution::{self, Settings};
use atisbo_logic::{Clause, Cnf, Event, Observer, Seen, Verdict, Why, instance};
use proptest::prelude::*;

const SYMBOLS: usize = 6;

fn cnf() -> impl Strategy<Value = Cnf> {
    let clause = prop_oneof![
        1 => prop::collection::vec(literal(SYMBOLS), 0..2),
        20 => prop::collection::vec(literal(SYMBOLS), 1..5),
    ];
    prop::collection::vec(clause, 0..22).prop_map(|clauses| {
        let mut cnf = Cnf::new(SYMBOLS);
        for clause in clauses {
            cnf.add(clause);
        }
        cnf
    })
}

/// The clauses that were kept, as the events number them.
#[derive(Default)]
struct Kept(Vec<(usize, [usize; 2], Clause)>);

impl Observer for Kept {
    fn notice(&mut self, event: &Seen<'_>) {
        if let Event::Resolvent {
            left,
            right,
            clause,
            kept: Some(number),
            ..
        } = *event
        {
            let clause = Clause::new(clause.iter().copied());
            self.0.push((number, [left, right], clause));
        }
    }
}

proptest! {
    #[test]
    fn a_verdict_is_right_and_comes_with_a_model_or_a_refutation(
        cnf in cnf(),
        subsumption in any::<bool>(),
    ) {
        let mut kept = Kept::default();
        let settings = Settings { subsumption };
        // A bound on the work without subsumption: the few sets that would take long are left out.
        let budget = Budget::unlimited().nodes(200_000);
        let solved = resolution::solve(&cnf, &settings, &mut kept, &budget);
        match solved.verdict {
            Verdict::Satisfiable(model) => {
                prop_assert_eq!(model.values().len(), SYMBOLS);
                prop_assert!(cnf.holds_in(&model));
            }
            Verdict::Unsatisfiable(refutation) => {
                prop_assert!(!has_model(&cnf));
                prop_assert_eq!(refutation.check(&cnf), Ok(()));
                for (index, derivation) in refutation.derivations.iter().enumerate() {
                    let (number, parents, clause) = &kept.0[index];
                    prop_assert_eq!(*number, cnf.len() + index);
                    prop_assert_eq!(&parents.map(|one| one as u32)[..], &derivation.antecedents);
                    prop_assert_eq!(clause, &derivation.clause);
                }
            }
            Verdict::Unknown(why) => {
                prop_assert!(!subsumption);
                prop_assert_eq!(why, Why::Budget(Stop::Nodes));
            }
        }
        prop_assert_eq!(solved.statistics.derived, kept.0.len() as u64);
    }
}

#[test]
fn subsumption_saves_pairs() {
    let cnf = instance::pigeonhole(3, 3);
    let solve = |subsumption, budget: &Budget| {
        resolution::solve(&cnf, &Settings { subsumption }, (), budget)
    };
    let with = solve(true, &Budget::unlimited());
    assert!(matches!(with.verdict, Verdict::Satisfiable(_)));
    let budget = Budget::unlimited().nodes(10 * with.statistics.nodes);
    let without = solve(false, &budget);
    assert_eq!(without.verdict, Verdict::Unknown(Why::Budget(Stop::Nodes)));
}

#[test]
fn what_would_fill_the_memory_ends_with_its_budget() {
    let budget = Budget::unlimited().bytes(1 << 20);
    let cnf = instance::pigeonhole(8, 7);
    let solved = resolution::solve(&cnf, &Settings::default(), (), &budget);
    assert_eq!(solved.verdict, Verdict::Unknown(Why::Budget(Stop::Bytes)));
    assert!(solved.statistics.bytes < 2 << 20);
}
