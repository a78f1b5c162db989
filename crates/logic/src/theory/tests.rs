use super::*;
use crate::cardinality::{Encoding, exactly};
use crate::random;
use crate::symbol::Symbol;
use proptest::prelude::*;

const FREE: fn() -> Budget = Budget::unlimited;

#[test]
fn a_constraint_counts_only_when_it_is_active() {
    let mut theory = Theory::new();
    let p = theory.symbol("p");
    let [yes, no] = ["yes", "no"].map(|name| theory.constraint(name));
    theory.add(yes, &[p]);
    theory.add(no, &[!p]);
    assert_eq!(theory.entails(p, &[yes], &FREE()), Ok(Some(vec![yes])));
    assert_eq!(theory.entails(p, &[no], &FREE()), Ok(None));
    assert_eq!(
        theory.conflict(&[no, yes], &FREE()),
        Ok(Some(vec![no, yes]))
    );
    assert!(theory.model(&[yes], &FREE()).unwrap().unwrap().makes(p));
    assert_eq!(theory.model(&[yes, no], &FREE()), Ok(None));
}

#[test]
fn hard_clauses_need_no_constraint() {
    let mut theory = Theory::new();
    let [p, q] = ["p", "q"].map(|name| theory.symbol(name));
    theory.add_hard(&[p]);
    assert_eq!(theory.entails(p, &[], &FREE()), Ok(Some(vec![])));
    assert_eq!(theory.entails(q, &[], &FREE()), Ok(None));
}

#[test]
fn a_fact_is_a_constraint_that_needs_no_symbol() {
    let mut theory = Theory::new();
    let [p, q] = ["p", "q"].map(|name| theory.symbol(name));
    theory.add_hard(&[p, q]);
    let fact = theory.fact(!p);
    assert_eq!((theory.fact(!p), theory.as_fact(fact)), (fact, Some(!p)));
    assert_eq!(theory.name(fact), "~p");
    assert_eq!(theory.entails(q, &[fact], &FREE()), Ok(Some(vec![fact])));
    assert_eq!(theory.entails(!p, &[fact], &FREE()), Ok(Some(vec![fact])));
    let opposite = theory.fact(p);
    assert_eq!(
        theory.conflict(&[fact, opposite], &FREE()),
        Ok(Some(vec![fact, opposite]))
    );
    assert_eq!(theory.symbols().len(), 2);
}

#[test]
fn the_same_constraint_twice_is_no_harm() {
    let mut theory = Theory::new();
    let p = theory.symbol("p");
    let rule = theory.constraint("p");
    theory.add(rule, &[p]);
    assert_eq!(theory.name(rule), "p.1");
    assert_eq!(
        theory.entails(p, &[rule, rule], &FREE()),
        Ok(Some(vec![rule, rule]))
    );
}

#[test]
fn a_budget_of_nothing_stops() {
    let mut theory = Theory::new();
    let letters: Vec<Literal> = (0..60).map(|i| theory.symbol(&i.to_string())).collect();
    // Ten pigeons and six holes: no short proof.
    for pigeon in letters.chunks(6) {
        theory.add_hard(pigeon);
    }
    for hole in 0..6 {
        let here: Vec<Literal> = letters.iter().skip(hole).step_by(6).copied().collect();
        crate::cardinality::at_most(1, &here, Encoding::Binomial, &mut theory.hard());
    }
    assert_eq!(theory.model(&[], &FREE().nodes(2)), Err(Stop::Nodes));
}

#[test]
fn encodings_write_into_a_constraint() {
    let mut theory = Theory::new();
    let letters = ["a", "b", "c", "d", "e"].map(|name| theory.symbol(name));
    let two = theory.constraint("two of five");
    exactly(2, &letters, Encoding::Totaliser, &mut theory.under(two));
    let known = [0, 3].map(|index| theory.fact(letters[index]));
    let active = [two, known[0], known[1]];
    assert_eq!(
        theory.entails(!letters[1], &active, &FREE()),
        Ok(Some(active.to_vec()))
    );
    assert_eq!(theory.entails(!letters[1], &known, &FREE()), Ok(None));
}

proptest! {
    #[test]
    fn both_exports_have_a_model_when_the_theory_has(
        clauses in prop::collection::vec((0..4usize, prop::collection::vec((0..5usize, any::<bool>()), 1..4)), 0..30),
        active in prop::collection::vec(0..4usize, 0..4),
    ) {
        let mut theory = Theory::new();
        let letters = ["a", "b", "c", "d", "e"].map(|name| theory.symbol(name));
        let rules = ["1", "2", "3"].map(|name| theory.constraint(name));
        for (rule, clause) in &clauses {
            let literals = clause.iter();
            let clause: Vec<Literal> = literals.map(|&(index, sign)| Literal::new(letters[index].symbol(), sign)).collect();
            match rules.get(*rule) {
                Some(&rule) => theory.add(rule, &clause),
                None => theory.add_hard(&clause),
            }
        }
        let negative = theory.fact(!letters[0]);
        let active: Vec<ConstraintId> = active.iter().map(|&index| rules.get(index).copied().unwrap_or(negative)).collect();
        let expected = theory.model(&active, &FREE()).unwrap().is_some();
        let (plain, symbols) = theory.without_selectors(&active, &Budget::unlimited()).unwrap();
        prop_assert_eq!(symbols.len(), 5);
        for cnf in [theory.with_selectors(&active), plain] {
            let found = random::models(cnf.symbols()).any(|model| cnf.holds_in(&model));
            prop_assert_eq!(found, expected);
        }
        prop_assert_eq!(theory.symbols().name(Symbol::new(0)), "a");
    }
}
