use super::*;
use proptest::prelude::*;

const FREE: fn() -> Budget = Budget::unlimited;

/// Clauses over a few symbols, each in one of a few constraints.
type Clauses = Vec<(usize, Vec<(usize, bool)>)>;

fn clauses() -> impl Strategy<Value = Clauses> {
    let literal = (0..5usize, any::<bool>());
    prop::collection::vec((0..8usize, prop::collection::vec(literal, 1..4)), 1..24)
}

fn theory(clauses: &Clauses) -> (Theory, Vec<Literal>, Vec<ConstraintId>) {
    let mut theory = Theory::new();
    let letters = ["a", "b", "c", "d", "e"].map(|name| theory.symbol(name));
    let rules: Vec<ConstraintId> = (0..8).map(|i| theory.constraint(&i.to_string())).collect();
    for (rule, clause) in clauses {
        let literals = clause.iter();
        let clause: Vec<Literal> = literals
            .map(|&(index, sign)| Literal::new(letters[index].symbol(), sign))
            .collect();
        theory.add(rules[*rule], &clause);
    }
    let facts = letters.into_iter().flat_map(|letter| [letter, !letter]);
    (theory, facts.collect(), rules)
}

/// All sets of constraints that prove the claim.
fn proving(theory: &mut Theory, claim: Claim, rules: &[ConstraintId]) -> Vec<Vec<ConstraintId>> {
    let subset = |code: usize| {
        let members = rules.iter().zip(0..);
        let members = members.filter(|&(_, i)| code >> i & 1 == 1);
        members.map(|(&rule, _)| rule).collect::<Vec<_>>()
    };
    let mut subsets: Vec<_> = (0..1usize << rules.len()).map(subset).collect();
    subsets.retain(|subset| theory.proves(claim, subset, &FREE()).unwrap().is_some());
    subsets
}

fn is_minimal(theory: &mut Theory, claim: Claim, found: &[ConstraintId]) -> bool {
    let mut holds =
        |active: &[ConstraintId]| theory.proves(claim, active, &FREE()).unwrap().is_some();
    holds(found)
        && (0..found.len()).all(|left_out| {
            let mut rest = found.to_vec();
            rest.remove(left_out);
            !holds(&rest)
        })
}

fn price(constraint: ConstraintId) -> u64 {
    1 + (constraint.index() as u64 * 7) % 4
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn nothing_can_be_left_out_and_the_smallest_is_the_smallest(clauses in clauses(), fact in 0..11usize) {
        let (mut theory, facts, rules) = theory(&clauses);
        let claim = facts.get(fact).map_or(Claim::Conflict, |&fact| Claim::Fact(fact));
        let all = proving(&mut theory, claim, &rules);
        let by_deletion = deletion(&mut theory, claim, &rules, &price, &FREE()).unwrap();
        let by_halving = quickxplain(&mut theory, claim, &rules, &FREE()).unwrap();
        let best = smallest(&mut theory, claim, &rules, &price, &FREE()).unwrap();
        let cost = all.iter().map(|set| total(set, &price)).min();
        prop_assert_eq!(best.as_ref().map(|set| total(set, &price)), cost);
        for found in [&by_deletion, &by_halving, &best] {
            prop_assert_eq!(found.is_some(), cost.is_some());
            if let Some(found) = found {
                prop_assert!(is_minimal(&mut theory, claim, found));
            }
        }
        // The preferred explanation: the one whose least preferred member comes first, and so on.
        let least_preferred_first = |set: &Vec<ConstraintId>| set.iter().rev().copied().collect::<Vec<_>>();
        let minimal = all.iter().filter(|set| is_minimal(&mut theory, claim, set));
        let preferred = minimal.min_by_key(|set| least_preferred_first(set));
        prop_assert_eq!(by_halving.as_ref(), preferred);
    }

    #[test]
    fn the_cheapest_is_minimal_and_not_far_from_the_minimum(clauses in clauses()) {
        let (mut theory, facts, rules) = theory(&clauses);
        let found = cheapest(&mut theory, &facts, &rules, &price, &FREE()).unwrap();
        let mut minimum = None;
        for &fact in &facts {
            let best = smallest(&mut theory, Claim::Fact(fact), &rules, &price, &FREE()).unwrap();
            minimum = minimum.into_iter().chain(best.map(|set| total(&set, &price))).min();
        }
        prop_assert_eq!(found.is_some(), minimum.is_some());
        if let (Some(found), Some(minimum)) = (found, minimum) {
            prop_assert!(is_minimal(&mut theory, Claim::Fact(found.fact), &found.because));
            prop_assert_eq!(found.cost, total(&found.because, &price));
            prop_assert!(found.cost <= 2 * minimum, "{} {}", found.cost, minimum);
        }
    }

    #[test]
    fn steps_lead_to_all_that_can_be_proved(clauses in clauses(), known in 0..3u64) {
        let (mut theory, facts, rules) = theory(&clauses);
        if theory.conflict(&rules, &FREE()).unwrap().is_some() {
            return Ok(());
        }
        let expected = consequences(&mut theory, &facts, &rules, &FREE()).unwrap();
        let Steps { steps, stopped } = stepwise(&mut theory, &facts, &rules, &price, known, &FREE());
        prop_assert_eq!(stopped, None);
        let mut found: Vec<Literal> = steps.iter().map(|step| step.fact).collect();
        found.sort();
        prop_assert_eq!(found, expected);
        let mut before = Vec::new();
        for step in steps {
            for &reason in &step.because {
                prop_assert!(rules.contains(&reason) || before.contains(&reason));
            }
            prop_assert!(theory.entails(step.fact, &step.because, &FREE()).unwrap().is_some());
            before.push(theory.fact(step.fact));
        }
    }
}

#[test]
fn constraints_of_cost_zero_are_taken_for_granted() {
    let (mut theory, facts, rules) = theory(&vec![
        (0, vec![(0, true)]),
        (1, vec![(0, false), (1, true)]),
        (2, vec![(1, true)]),
    ]);
    let cost = |constraint| u64::from(constraint == rules[2]);
    let found = cheapest(&mut theory, &facts[2..3], &rules, &cost, &FREE()).unwrap();
    let found = found.map(|found| (found.because, found.cost));
    assert_eq!(found, Some((vec![rules[0], rules[1]], 0)));
}

#[test]
fn a_budget_counts_questions() {
    let (mut theory, facts, rules) = theory(&vec![(0, vec![(0, true)]), (1, vec![(1, true)])]);
    let tight = FREE().nodes(1);
    assert_eq!(
        cheapest(&mut theory, &facts, &rules, &price, &tight),
        Err(Stop::Nodes)
    );
    let steps = stepwise(&mut theory, &facts, &rules, &price, 0, &tight);
    assert_eq!((steps.steps, steps.stopped), (vec![], Some(Stop::Nodes)));
}

#[test]
fn the_same_question_has_the_same_answer() {
    let build = || {
        let clauses = (0..8).map(|i| (i, vec![(i % 5, true), ((i + 1) % 5, i % 2 == 0)]));
        theory(&clauses.collect())
    };
    let answer = |(mut theory, facts, rules): (Theory, Vec<Literal>, Vec<ConstraintId>)| {
        stepwise(&mut theory, &facts, &rules, &price, 1, &FREE())
    };
    assert_eq!(answer(build()), answer(build()));
}
