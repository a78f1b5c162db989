//! Cases to practise with.

use atisbo_class::case::Kind;
use atisbo_class::practice::practice;
use atisbo_class::question::Question;

#[test]
fn no_practice_case_is_a_case_of_an_exam_even_with_its_seed() {
    for question in [
        Question::Valid,
        Question::IsEmpty,
        Question::Succ,
        Question::NextStates,
    ] {
        for seed in [1, 20_260, u64::MAX] {
            let exam: Vec<_> = (1..=60)
                .map(|number| question.case(seed, number, true).task)
                .collect();
            let case = practice(question, None, seed).unwrap();
            assert!(!exam.contains(&case.task), "{question} {seed}");
        }
    }
}

#[test]
fn a_practice_case_is_of_the_kind_that_was_asked_for() {
    for &question in &[
        Question::Valid,
        Question::IsEmpty,
        Question::Succ,
        Question::NextStates,
    ] {
        for kind in Kind::ALL {
            for seed in 0..6 {
                let case = practice(question, Some(kind), seed);
                assert_eq!(
                    case.is_some(),
                    question.kinds().contains(&kind),
                    "{question} {kind}"
                );
                assert!(
                    case.is_none_or(|case| case.kind == kind),
                    "{question} {kind}"
                );
            }
        }
    }
}
