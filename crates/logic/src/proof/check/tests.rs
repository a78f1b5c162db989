//! Right proofs are accepted, and proofs damaged in any way are refused.

use super::enumerate::MOST_SYMBOLS;
use super::*;
use crate::knowledge_base::SentenceId;
use crate::normal_form::tseitin;
use crate::{Answer, Conversion, Method, Options, random};
use atisbo_base::Budget;
use proptest::prelude::*;

/// A knowledge base with a question that follows from it, and a proof of it.
struct Case {
    base: KnowledgeBase,
    query: Formula,
    steps: Vec<Step>,
}

impl Case {
    fn new(sentences: &str, query: &str) -> Self {
        let mut base = KnowledgeBase::new();
        for sentence in sentences.split(';') {
            base.tell(sentence).unwrap();
        }
        let query = base.parse(query).unwrap();
        let steps = Vec::new();
        Case { base, query, steps }
    }

    fn step(mut self, rule: Rule, premises: &[usize], conclusion: &str) -> Self {
        let step = Step {
            rule,
            premises: premises.to_vec(),
            conclusion: self.base.parse(conclusion).unwrap(),
        };
        self.steps.push(step);
        self
    }

    fn told(self, sentence: usize) -> Self {
        let text = self.base.sentence(SentenceId(sentence)).unwrap();
        let text = text.print(self.base.symbols(), crate::Notation::Ascii);
        let text = text.to_string();
        self.step(Rule::Told(SentenceId(sentence)), &[], &text)
    }

    fn check(self) -> Result<(), (usize, Flaw)> {
        let proof = Proof { steps: self.steps };
        let checked = check(&self.base, &self.query, &proof);
        checked.map_err(|error| (error.step, error.flaw))
    }
}

/// `a`, `a => b`; steps 0 and 1 tell them.
fn rule_and_fact() -> Case {
    Case::new("a; a => b; c & d", "b").told(0).told(1)
}

/// The same as clauses; steps 0 to 2 tell them and assume the query to be false.
fn clauses() -> Case {
    let case = Case::new("a; ~a | b; c | d", "b").told(0).told(1);
    case.step(Rule::Assumed, &[], "~b")
}

#[test]
fn a_proof_by_modus_ponens_is_accepted() {
    let case = rule_and_fact().step(Rule::ModusPonens, &[1, 0], "b");
    assert_eq!(case.check(), Ok(()));
}

#[test]
fn a_refutation_is_accepted() {
    let case = clauses().step(Rule::Resolution, &[0, 1, 2], "false");
    assert_eq!(case.step(Rule::Contradiction, &[3], "b").check(), Ok(()));
}

#[test]
fn a_truth_table_is_accepted() {
    let case = rule_and_fact().step(Rule::TruthTable, &[0, 1], "b");
    assert_eq!(case.check(), Ok(()));
}

#[test]
fn a_conjunction_of_conjunctions_is_put_together() {
    let case = Case::new("a; b; c", "a & (b & true) & c");
    let case = case.told(2).told(0).told(1);
    let case = case.step(Rule::Conjunction, &[0, 1, 2], "a & (b & true) & c");
    assert_eq!(case.check(), Ok(()));
}

#[test]
fn nothing_proves_true() {
    let case = Case::new("a", "true").step(Rule::Conjunction, &[], "true");
    assert_eq!(case.check(), Ok(()));
}

#[test]
fn a_proof_without_steps_is_refused() {
    assert_eq!(Case::new("a", "a").check(), Err((0, Flaw::Empty)));
}

#[test]
fn a_sentence_that_was_not_told_is_refused() {
    let told = |id, text| Case::new("a; b", "b").step(Rule::Told(SentenceId(id)), &[], text);
    assert_eq!(told(1, "b").check(), Ok(()));
    assert_eq!(told(0, "b").check(), Err((0, Flaw::NotTold)));
    assert_eq!(told(7, "b").check(), Err((0, Flaw::NotTold)));
}

#[test]
fn a_told_sentence_stands_on_nothing() {
    let case = rule_and_fact().step(Rule::Told(SentenceId(0)), &[1], "a");
    assert_eq!(case.check(), Err((2, Flaw::PremiseCount { expected: 0 })));
}

#[test]
fn a_premise_that_comes_later_is_refused() {
    let case = rule_and_fact().step(Rule::ModusPonens, &[1, 2], "b");
    let flaw = Flaw::PremiseNotBefore { premise: 2 };
    assert_eq!(case.check(), Err((2, flaw)));
}

#[test]
fn a_rule_with_another_head_is_refused() {
    let case = rule_and_fact().step(Rule::ModusPonens, &[1, 0], "c");
    assert_eq!(case.check(), Err((2, Flaw::NotTheRule)));
    let case = rule_and_fact().step(Rule::ModusPonens, &[0, 1], "b");
    assert_eq!(case.check(), Err((2, Flaw::NotTheRule)));
    let case = rule_and_fact().step(Rule::ModusPonens, &[], "b");
    assert_eq!(case.check(), Err((2, Flaw::NotTheRule)));
}

#[test]
fn a_rule_without_all_it_needs_is_refused() {
    let case = rule_and_fact().step(Rule::ModusPonens, &[1], "b");
    assert_eq!(case.check(), Err((2, Flaw::Missing)));
}

#[test]
fn a_conjunction_without_one_of_its_parts_is_refused() {
    let case = Case::new("a; b", "a & b").told(0);
    let case = case.step(Rule::Conjunction, &[0], "a & b");
    assert_eq!(case.check(), Err((1, Flaw::Missing)));
}

#[test]
fn only_the_negated_query_may_be_assumed() {
    let case = Case::new("a", "b").step(Rule::Assumed, &[], "b");
    assert_eq!(case.check(), Err((0, Flaw::NotTheNegatedQuery)));
    let case = Case::new("a", "b").step(Rule::Assumed, &[], "~a");
    assert_eq!(case.check(), Err((0, Flaw::NotTheNegatedQuery)));
}

#[test]
fn an_assumption_must_be_given_up_again() {
    // That "~q" follows from its own negation's assumption proves nothing.
    let case = Case::new("a", "~b").step(Rule::Assumed, &[], "~~b");
    let case = case.told(0).step(Rule::TruthTable, &[0, 1], "a & b");
    assert_eq!(case.check(), Err((2, Flaw::NotTheQuery)));
    let case = Case::new("a; ~a", "b").step(Rule::Assumed, &[], "~b");
    let case = case.told(0).told(1);
    let case = case.step(Rule::TruthTable, &[0, 1, 2], "b");
    assert_eq!(case.check(), Err((3, Flaw::StillAssumed)));
}

#[test]
fn the_end_must_be_the_query() {
    assert_eq!(rule_and_fact().check(), Err((1, Flaw::NotTheQuery)));
    let case = clauses().step(Rule::Resolution, &[0, 1, 2], "false");
    let case = case.step(Rule::Contradiction, &[3], "d");
    assert_eq!(case.check(), Err((4, Flaw::NotTheQuery)));
}

#[test]
fn what_is_not_false_is_no_contradiction() {
    let case = clauses().step(Rule::Contradiction, &[1], "b");
    assert_eq!(case.check(), Err((3, Flaw::NotFalse)));
    let case = clauses().step(Rule::Contradiction, &[], "b");
    assert_eq!(case.check(), Err((3, Flaw::PremiseCount { expected: 1 })));
}

#[test]
fn clauses_that_do_not_clash_in_one_symbol_have_no_resolvent() {
    let case = Case::new("a | b; ~a | ~b; c", "false")
        .told(0)
        .told(1)
        .told(2);
    let case = case.step(Rule::Resolution, &[0, 1], "false");
    assert_eq!(case.check(), Err((3, Flaw::NoResolvent { premise: 1 })));
    let case = clauses().step(Rule::Resolution, &[0, 2], "false");
    assert_eq!(case.check(), Err((3, Flaw::NoResolvent { premise: 2 })));
}

#[test]
fn a_resolvent_with_a_literal_too_many_or_too_few_is_refused() {
    for wrong in ["false", "~b", "b | d", "c"] {
        let case = clauses().step(Rule::Resolution, &[0, 1], wrong);
        assert_eq!(case.check(), Err((3, Flaw::DoesNotFollow)));
    }
    let case = clauses().step(Rule::Resolution, &[], "b");
    assert_eq!(case.check(), Err((3, Flaw::PremiseCount { expected: 1 })));
}

#[test]
fn resolution_works_on_clauses_alone() {
    let case = rule_and_fact().step(Rule::Resolution, &[0, 1], "b");
    assert_eq!(case.check(), Err((2, Flaw::NotAClause)));
}

#[test]
fn a_tautology_resolves_to_nothing_new() {
    // On the symbol a, "a | ~a" and "~a | b" give "~a | b".
    let case = Case::new("a | ~a; ~a | b", "b").told(0).told(1);
    let case = case.step(Rule::Resolution, &[0, 1], "b");
    assert_eq!(case.check(), Err((2, Flaw::DoesNotFollow)));
}

#[test]
fn a_clause_of_another_sentence_is_refused() {
    let case = |clause| {
        let case = Case::new("a <=> b & c; d", clause).told(0);
        case.step(Rule::Clause, &[0], clause).check()
    };
    for right in ["~a | b", "~a | c", "a | ~b | ~c", "a => b", "b & c => a"] {
        assert_eq!(case(right), Ok(()));
    }
    for wrong in ["a | ~b", "d", "false", "a => d", "b => a", "~a | ~b | ~c"] {
        assert_eq!(case(wrong), Err((1, Flaw::DoesNotFollow)));
    }
}

#[test]
fn a_definition_needs_a_new_symbol() {
    let define = |text| Case::new("a; b", "c").step(Rule::Definition, &[], text);
    let new = |index| Flaw::NotNew {
        symbol: Symbol::new(index),
    };
    assert_eq!(define("d <=> a & b").check(), Err((0, Flaw::NotTheQuery)));
    assert_eq!(define("a <=> b").check(), Err((0, new(0))));
    assert_eq!(define("c <=> a & b").check(), Err((0, new(2))));
    assert_eq!(define("d <=> ~d").check(), Err((0, new(3))));
    assert_eq!(define("d => a").check(), Err((0, Flaw::NotADefinition)));
    let twice = define("d <=> a").step(Rule::Definition, &[], "d <=> ~a");
    assert_eq!(twice.check(), Err((1, new(3))));
    let circle = define("d <=> e").step(Rule::Definition, &[], "e <=> ~d");
    assert_eq!(circle.check(), Err((1, new(4))));
}

#[test]
fn the_name_of_a_sentence_is_true_by_the_definitions_of_its_parts() {
    let case = |root| {
        let case = Case::new("a & b | c & d", "a");
        let case = case.told(0).step(Rule::Definition, &[], "x <=> a & b");
        let case = case.step(Rule::Definition, &[], "y <=> c & d");
        let case = case.step(Rule::Definition, &[], "z <=> ~x & ~y");
        case.step(Rule::Clause, &[0, 1, 2, 3], root).check()
    };
    assert_eq!(case("~z"), Err((4, Flaw::NotTheQuery)));
    assert_eq!(case("x | y"), Err((4, Flaw::NotTheQuery)));
    assert_eq!(case("z"), Err((4, Flaw::DoesNotFollow)));
    assert_eq!(case("x"), Err((4, Flaw::DoesNotFollow)));
}

#[test]
fn definitions_are_unfolded_beyond_the_reach_of_a_truth_table() {
    let symbols: Vec<String> = (0..200).map(|index| format!("p{index}")).collect();
    let mut case = Case::new(&symbols.join(" <=> "), "false").told(0);
    let sentence = case.steps[0].conclusion.clone();
    let named = tseitin(&sentence, 200);
    for (symbol, meaning) in named.definitions {
        case.steps.push(Step {
            rule: Rule::Definition,
            premises: vec![],
            conclusion: Formula::from(symbol).iff(meaning),
        });
    }
    let root = named.root.unwrap();
    for (name, flaw) in [
        (root, Flaw::NotTheQuery),
        (
            !root,
            Flaw::TooManySymbols {
                symbols: 399,
                most: MOST_SYMBOLS,
            },
        ),
    ] {
        let mut steps = case.steps.clone();
        steps.push(Step {
            rule: Rule::Clause,
            premises: (0..200).collect(),
            conclusion: name.into(),
        });
        let error = check(&case.base, &case.query, &Proof { steps }).unwrap_err();
        assert_eq!(error, CheckError { step: 200, flaw });
    }
}

#[test]
fn a_truth_table_that_is_too_large_is_not_looked_at() {
    let parts: Vec<String> = (0..=MOST_SYMBOLS)
        .map(|index| format!("p{index}"))
        .collect();
    let all = parts.join(" | ");
    let case = Case::new(&all, &all).told(0);
    let case = case.step(Rule::TruthTable, &[0], &all);
    let flaw = Flaw::TooManySymbols {
        symbols: MOST_SYMBOLS + 1,
        most: MOST_SYMBOLS,
    };
    assert_eq!(case.check(), Err((1, flaw)));
}

#[test]
fn a_truth_table_with_a_row_against_it_is_refused() {
    let case = rule_and_fact().step(Rule::TruthTable, &[1], "b");
    assert_eq!(case.check(), Err((2, Flaw::DoesNotFollow)));
}

const SYMBOLS: usize = 5;

/// The proofs of all engines, each with the ways to make clauses.
fn proofs(base: &KnowledgeBase, query: &Formula) -> Vec<(Method, Proof)> {
    let conversions = [Conversion::Smaller, Conversion::Tseitin];
    let mut proofs = Vec::new();
    for method in Method::ALL {
        for conversion in conversions {
            let options = Options {
                conversion,
                ..method.into()
            };
            let budget = Budget::unlimited().nodes(20_000);
            if let Answer::Entailed(proof) = base.ask(query, &options, (), &budget).answer {
                proofs.push((method, proof));
            }
        }
    }
    proofs
}

/// A way to spoil a proof.
#[derive(Clone, Debug)]
enum Damage {
    DropPremise,
    ChangePremise(prop::sample::Index),
    ChangeConclusion(Formula),
    ChangeRule(Rule),
    DropStep,
    SwapSteps(prop::sample::Index),
}

fn damage() -> impl Strategy<Value = Damage> {
    let index = any::<prop::sample::Index>;
    let rule = prop_oneof![
        (0..6usize).prop_map(|sentence| Rule::Told(SentenceId(sentence))),
        Just(Rule::Assumed),
        Just(Rule::Definition),
        Just(Rule::Clause),
        Just(Rule::ModusPonens),
        Just(Rule::Resolution),
        Just(Rule::Conjunction),
        Just(Rule::Contradiction),
        Just(Rule::TruthTable),
    ];
    prop_oneof![
        Just(Damage::DropPremise),
        index().prop_map(Damage::ChangePremise),
        random::formula(SYMBOLS).prop_map(Damage::ChangeConclusion),
        rule.prop_map(Damage::ChangeRule),
        Just(Damage::DropStep),
        index().prop_map(Damage::SwapSteps),
    ]
}

impl Damage {
    fn apply(&self, steps: &mut Vec<Step>, at: prop::sample::Index) {
        let length = steps.len();
        let step = &mut steps[at.index(length)];
        match self {
            Damage::DropPremise => {
                step.premises.pop();
            }
            Damage::ChangePremise(to) => {
                if let Some(premise) = step.premises.first_mut() {
                    *premise = to.index(length);
                }
            }
            Damage::ChangeConclusion(formula) => step.conclusion = formula.clone(),
            Damage::ChangeRule(rule) => step.rule = *rule,
            Damage::DropStep => {
                steps.remove(at.index(length));
            }
            Damage::SwapSteps(other) => steps.swap(at.index(length), other.index(length)),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn the_proofs_of_all_engines_are_accepted(
        base in random::base(SYMBOLS),
        query in random::formula(SYMBOLS),
        atom in (0..SYMBOLS).prop_map(|index| Formula::from(Symbol::new(index))),
    ) {
        for query in [query, atom] {
            let proofs = proofs(&base, &query);
            prop_assert_eq!(!proofs.is_empty(), random::follows(&base, &query, SYMBOLS));
            for (method, proof) in proofs {
                let checked = check(&base, &query, &proof);
                prop_assert_eq!(checked, Ok(()), "{}: {:#?}", method, proof);
            }
        }
    }

    #[test]
    fn a_damaged_proof_never_proves_what_does_not_follow(
        base in random::base(SYMBOLS),
        query in random::formula(SYMBOLS),
        retracted in any::<prop::sample::Index>(),
        damages in prop::collection::vec((damage(), any::<prop::sample::Index>()), 0..3),
    ) {
        let proofs = proofs(&base, &query);
        let mut less = base.clone();
        let sentence = retracted.index(base.sentences().count());
        less.retract(SentenceId(sentence));
        let follows = random::follows(&less, &query, SYMBOLS);
        for (_, proof) in proofs {
            let mut steps = proof.steps().to_vec();
            // The sentence that was taken back is slipped in some other way.
            for step in &mut steps {
                if step.rule == Rule::Told(SentenceId(sentence)) {
                    step.rule = Rule::Clause;
                }
            }
            for (damage, at) in &damages {
                if !steps.is_empty() {
                    damage.apply(&mut steps, *at);
                }
            }
            let accepted = check(&less, &query, &Proof { steps }).is_ok();
            prop_assert!(follows || !accepted);
        }
    }
}
