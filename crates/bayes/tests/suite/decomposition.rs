//! Decompositions change what inference costs, never what it answers.

use crate::strategy::{Case, case, coins, engine, named, targets};
use atisbo_base::{Budget, seed};
use atisbo_bayes::{
    Conditional, Decompose, Engine, Evidence, Finding, InferenceError, Marginals, Method, Model,
    Network, NoisyMax, Order, Role, Settings, Variable,
};
use proptest::prelude::*;
use rand::RngExt;

fn with(decompose: Decompose) -> Settings {
    Settings {
        decompose,
        ..Settings::default()
    }
}

fn marginals(
    model: &Model,
    evidence: &Evidence,
    settings: Settings,
) -> Result<Marginals, InferenceError> {
    engine(model, evidence, settings).marginals(&Budget::unlimited(), &mut ())
}

/// The largest difference between any two probabilities, or between the logarithms of the evidence.
fn difference(one: &Marginals, other: &Marginals) -> f64 {
    let pairs = one.of.iter().flatten().zip(other.of.iter().flatten());
    let numbers = pairs.map(|(one, other)| (one - other).abs());
    numbers.fold((one.log_evidence - other.log_evidence).abs(), f64::max)
}

/// A sum of this many parents with different priors.
fn counter(parents: usize) -> (Model, Vec<Variable>, Variable) {
    let mut rng = seed::rng(7, parents as u64);
    coins((0..parents).map(|_| 0.1 + 0.8 * rng.random::<f64>()))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn every_decomposition_answers_as_the_full_tables_do(Case { model, evidence } in case()) {
        let full = marginals(&model, &evidence, with(Decompose::FullTable));
        for decompose in Decompose::ALL {
            // Real points lose a few digits even with three parents.
            let real = Decompose::ALL[4..].contains(&decompose);
            let tolerance = if real { 1e-4 } else { 1e-12 };
            for method in Method::ALL {
                let settings = Settings { method, ..with(decompose) };
                match (&full, &marginals(&model, &evidence, settings)) {
                    (Ok(full), Ok(found)) => {
                        let difference = difference(full, found);
                        prop_assert!(difference < tolerance, "{} {difference:e}", decompose.id());
                    }
                    (full, found) => {
                        let (full, found) = (full.as_ref().err(), found.as_ref().err());
                        prop_assert_eq!(full, found, "{}", decompose.id());
                    }
                }
            }
        }
    }

    #[test]
    fn no_other_switch_changes_an_answer_of_a_decomposition(Case { model, evidence } in case()) {
        for decompose in [Decompose::ParentDivorcing, Decompose::RankOne] {
            let Ok(reference) = marginals(&model, &evidence, with(decompose)) else {
                continue;
            };
            for switch in 0..4 {
                let order = match switch {
                    0 => Order::Given(model.variables().all().collect()),
                    _ => Order::Best,
                };
                let settings = Settings {
                    order,
                    prune_barren: switch != 1,
                    prune_separated: switch != 2,
                    keep_evidence: switch != 3,
                    ..with(decompose)
                };
                let found = marginals(&model, &evidence, settings).unwrap();
                prop_assert!(difference(&reference, &found) < 1e-12);
            }
        }
    }

    #[test]
    fn joint_posteriors_are_the_same_too(case in case(), targets in targets()) {
        // A posterior that impossible evidence has no bearing on is one all the same.
        let Case { model, evidence } = case;
        prop_assume!(marginals(&model, &evidence, with(Decompose::FullTable)).is_ok());
        let targets = named(&model, &targets);
        let ask = |decompose| {
            let engine = engine(&model, &evidence, with(decompose));
            let answer = engine.posterior(&targets, &Budget::unlimited(), &mut ());
            answer.unwrap().distribution
        };
        let full = ask(Decompose::FullTable);
        for decompose in &Decompose::ALL[..4] {
            let found = ask(*decompose);
            for (one, other) in full.values().iter().zip(found.values()) {
                prop_assert!((one - other).abs() < 1e-12);
                prop_assert!(*other >= 0.0);
            }
        }
    }
}

#[test]
fn integer_points_lose_their_digits_with_the_number_of_parents_and_roots_of_unity_do_not() {
    let error = |parents: usize, decompose| {
        let (model, _, sum) = counter(parents);
        let evidence = Evidence::none();
        let chain = marginals(&model, &evidence, with(Decompose::ParentDivorcing)).unwrap();
        match marginals(&model, &evidence, with(decompose)) {
            Ok(found) => {
                let pairs = chain.of[sum.index()].iter().zip(&found.of[sum.index()]);
                pairs
                    .map(|(one, other)| (one - other).abs())
                    .fold(0.0, f64::max)
            }
            Err(InferenceError::Drowned) => f64::INFINITY,
            Err(other) => panic!("{other}"),
        }
    };
    for parents in [4, 8, 16, 24, 40] {
        assert!(error(parents, Decompose::RankOne) < 1e-14);
    }
    assert!(error(4, Decompose::RankOneIntegers) < 1e-12);
    assert!((1e-14..1e-7).contains(&error(8, Decompose::RankOneIntegers)));
    assert!(error(16, Decompose::RankOneIntegers) > 1e-6);
    assert!(error(24, Decompose::RankOneIntegers) > 0.1);
    // Points within the unit interval hold out longer.
    assert!(error(16, Decompose::RankOneChebyshev) < 1e-9);
    assert!(error(40, Decompose::RankOneChebyshev) > 1e-9);
}

#[test]
fn the_engine_says_beforehand_how_many_digits_may_be_lost() {
    let digits = |parents, decompose| {
        let (model, _, sum) = counter(parents);
        let engine = Engine::new(&model, with(decompose));
        let [cancelling] = engine.cancelling() else {
            panic!("one node cancels");
        };
        assert_eq!(cancelling.node, sum);
        cancelling.amplification.log10()
    };
    assert!(digits(16, Decompose::RankOne) == 0.0);
    assert!((7.0..8.0).contains(&digits(8, Decompose::RankOneIntegers)));
    assert!((20.0..21.0).contains(&digits(16, Decompose::RankOneIntegers)));
    assert!((5.0..6.0).contains(&digits(16, Decompose::RankOneChebyshev)));
}

#[test]
fn impossible_evidence_is_told_from_improbable_evidence_whatever_the_points() {
    let (model, parents, sum) = counter(12);
    for decompose in Decompose::ALL {
        let impossible: Evidence = parents[..4].iter().map(|&one| (one, 0)).collect();
        let mut engine = engine(&model, &impossible.and(sum, 9), with(decompose));
        let answer = engine.log_evidence(&Budget::unlimited(), &mut ());
        assert_eq!(answer, Err(InferenceError::Impossible), "{decompose}");
        engine.forget(parents[0]);
        let answer = engine.log_evidence(&Budget::unlimited(), &mut ());
        assert_ne!(answer, Err(InferenceError::Impossible), "{decompose}");
    }
}

#[test]
fn evidence_far_below_the_rounding_errors_is_still_weighed() {
    // Thirty causes of one in a thousand each: that all are there has probability 1e-90.
    let (model, rare, sum) = coins([0.001; 30]);
    let evidence = Evidence::none().and(sum, 30);
    let answer = marginals(&model, &evidence, with(Decompose::RankOne)).unwrap();
    assert!((answer.log_evidence - 30.0 * 0.001_f64.ln()).abs() < 1e-9);
    for one in rare {
        assert!((answer.of[one.index()][1] - 1.0).abs() < 1e-12);
    }
}

#[test]
fn a_sum_of_a_hundred_parents_needs_no_table_of_a_nonillion_rows() {
    let (model, parents, sum) = counter(100);
    let error = marginals(&model, &Evidence::none(), with(Decompose::FullTable)).unwrap_err();
    assert_eq!(
        error.to_string(),
        "a table of about 2^107 entries is too large"
    );
    let evidence = Evidence::none().and(sum, 40);
    let chain = marginals(&model, &evidence, Settings::default()).unwrap();
    let settings = with(Decompose::RankOne);
    let rank_one = marginals(&model, &evidence, settings).unwrap();
    assert!(difference(&chain, &rank_one) < 1e-12);
    let expected: f64 = parents.iter().map(|one| chain.of[one.index()][1]).sum();
    assert!((expected - 40.0).abs() < 1e-9);
}

#[test]
fn small_tables_stay_full_where_the_choice_is_left_to_the_engine() {
    let added = |parents| {
        let (model, ..) = counter(parents);
        Engine::new(&model, Settings::default()).auxiliaries().len()
    };
    assert_eq!(added(8), 0);
    assert_eq!(added(10), 8);
}

#[test]
fn auxiliary_variables_have_names_that_say_what_they_are() {
    let (model, _, sum) = counter(4);
    let engine = Engine::new(&model, with(Decompose::ParentDivorcing));
    let names = engine.names();
    assert_eq!(names[4..], ["Y", "Y: partial sum 2", "Y: partial sum 3"]);
    assert_eq!(engine.auxiliaries()[1].role, Role::PartialSum(3));
    assert_eq!(engine.auxiliaries()[1].node, sum);
    let engine = Engine::new(&model, with(Decompose::RankOneChebyshev));
    assert_eq!(engine.names()[5..], ["Y: points"]);
}

#[test]
fn a_sum_that_a_file_wrote_out_in_full_is_recognised() {
    let (model, parents, sum) = counter(5);
    let network = model.bayes().unwrap();
    let mut builder = Network::builder();
    for variable in network.variables().all() {
        let domain = &network.variables()[variable];
        builder.variable(domain.name(), domain.states()).unwrap();
    }
    for variable in network.variables().all() {
        let table = network.factor(variable).unwrap().values().to_vec();
        builder
            .table(variable, network.parents(variable), table)
            .unwrap();
    }
    let written_out = builder.build().unwrap();
    assert!(matches!(
        written_out.conditional(sum),
        Conditional::Table(_)
    ));
    assert_eq!(
        written_out.recognise_structure().conditional(sum),
        &Conditional::Sum
    );
    assert_eq!(written_out.recognise_structure().parents(sum), parents);
    let written_out = Model::from(written_out);
    let engine = Engine::new(&written_out, with(Decompose::ParentDivorcing));
    assert_eq!(engine.auxiliaries().len(), 3);
}

#[test]
fn decompositions_shrink_the_cliques_of_unobserved_sums() {
    let (model, ..) = counter(12);
    let largest = |decompose| {
        let (_, triangulation) = Engine::new(&model, with(decompose))
            .triangulation(&Budget::unlimited())
            .unwrap();
        (triangulation.width(), triangulation.largest)
    };
    assert_eq!(largest(Decompose::FullTable), (12, 4096.0 * 13.0));
    assert_eq!(largest(Decompose::ParentDivorcing), (2, 12.0 * 2.0 * 13.0));
    assert_eq!(largest(Decompose::RankOne), (1, 13.0 * 13.0));
}

#[test]
fn a_noisy_or_of_sixty_causes_is_answered_by_both_decompositions() {
    let mut builder = Network::builder();
    let mut causes = Vec::new();
    for number in 0..60 {
        let cause = builder
            .variable(format!("X{number}"), ["no", "yes"])
            .unwrap();
        builder.table(cause, &[], vec![0.95, 0.05]).unwrap();
        causes.push(cause);
    }
    let fever = builder.variable("fever", ["no", "yes"]).unwrap();
    let strength: Vec<f64> = (0..60).map(|number| 0.01 * f64::from(number)).collect();
    let noisy = Conditional::NoisyMax(NoisyMax::or(&strength, 0.02));
    builder.conditional(fever, &causes, noisy).unwrap();
    let model = Model::from(builder.build().unwrap());
    let none: f64 = strength
        .iter()
        .map(|strength| 1.0 - 0.05 * strength)
        .product();
    for decompose in [Decompose::Auto, Decompose::RankOne] {
        let answer = marginals(&model, &Evidence::none(), with(decompose)).unwrap();
        assert!((answer.of[fever.index()][0] - 0.98 * none).abs() < 1e-14);
        let seen = Evidence::none().and(fever, 1);
        let answer = marginals(&model, &seen, with(decompose)).unwrap();
        let cause = 0.05 * (1.0 - 0.98 * none / (1.0 - 0.05 * 0.59) * 0.41) / (1.0 - 0.98 * none);
        assert!((answer.of[59][1] - cause).abs() < 1e-13);
    }
}

/// A board of Minesweeper: a mine or none in each cell, and the number of mines around it.
fn board(side: usize) -> Model {
    let mut builder = Network::builder();
    let mut mines = Vec::new();
    for cell in 0..side * side {
        let mine = builder
            .variable(format!("mine {cell}"), ["no", "yes"])
            .unwrap();
        builder.table(mine, &[], vec![0.8, 0.2]).unwrap();
        mines.push(mine);
    }
    for cell in 0..side * side {
        let near = |other: &usize| {
            let rows = (other / side).abs_diff(cell / side);
            let columns = (other % side).abs_diff(cell % side);
            rows.max(columns) == 1
        };
        let around: Vec<Variable> = (0..side * side)
            .filter(near)
            .map(|other| mines[other])
            .collect();
        let states = (0..=around.len()).map(|count| count.to_string());
        let clue = builder.variable(format!("clue {cell}"), states).unwrap();
        builder
            .conditional(clue, &around, Conditional::Sum)
            .unwrap();
    }
    builder.build().unwrap().into()
}

#[test]
fn no_decomposition_shrinks_the_tables_of_a_whole_board_as_the_paper_says() {
    let model = board(5);
    for (decompose, largest) in [("full", 14.0), ("chain", 13.0), ("rank-one", 14.0)] {
        let engine = Engine::new(&model, with(decompose.parse().unwrap()));
        let (_, triangulation) = engine.triangulation(&Budget::unlimited()).unwrap();
        assert!(
            (triangulation.largest.log2() - largest).abs() < 0.2,
            "{decompose}"
        );
        assert!(
            (triangulation.entries.log2() - 16.4).abs() < 0.3,
            "{decompose}"
        );
    }
}

#[test]
fn what_was_seen_of_a_sum_shrinks_its_decomposition_and_comes_back_when_forgotten() {
    let (model, parents, sum) = counter(12);
    let mut engine = Engine::new(&model, with(Decompose::RankOne));
    let largest = |engine: &Engine<'_>| {
        engine
            .triangulation(&Budget::unlimited())
            .unwrap()
            .1
            .largest
    };
    assert!((largest(&engine) - 13.0 * 13.0).abs() < 1e-9);
    engine.observe(sum, Finding::State(6)).unwrap();
    assert!((largest(&engine) - 7.0 * 2.0).abs() < 1e-9);
    engine.observe(parents[0], Finding::State(1)).unwrap();
    engine.observe(parents[1], Finding::State(1)).unwrap();
    assert!((largest(&engine) - 7.0 * 2.0).abs() < 1e-9);
    engine.observe(sum, Finding::State(7)).unwrap();
    assert!((largest(&engine) - 6.0 * 2.0).abs() < 1e-9);
    engine.forget(sum);
    engine.forget(parents[0]);
    engine.forget(parents[1]);
    assert!((largest(&engine) - 13.0 * 13.0).abs() < 1e-9);
}

#[test]
fn points_that_lose_every_digit_give_finite_numbers_or_an_error() {
    let mut builder = Network::builder();
    let states = |count: usize| (0..count).map(|state| state.to_string());
    let mut parents = Vec::new();
    for name in ["one", "other"] {
        let parent = builder.variable(name, states(50)).unwrap();
        builder.table(parent, &[], vec![0.02; 50]).unwrap();
        parents.push(parent);
    }
    let mut sums = Vec::new();
    for name in ["sum", "the same"] {
        let sum = builder.variable(name, states(99)).unwrap();
        builder
            .conditional(sum, &parents, Conditional::Sum)
            .unwrap();
        sums.push(sum);
    }
    let model = Model::from(builder.build().unwrap());
    let mut engine = Engine::new(&model, with(Decompose::RankOneIntegers));
    assert_eq!(engine.cancelling().len(), 2);
    engine.observe(sums[0], Finding::State(60)).unwrap();
    let budget = Budget::unlimited();
    match engine.marginals(&budget, &mut ()) {
        Ok(answer) => assert!(answer.of.iter().flatten().all(|number| number.is_finite())),
        Err(error) => assert_eq!(error, InferenceError::Drowned),
    }
    match engine.posterior(&parents[..1], &budget, &mut ()) {
        Ok(answer) => {
            let mut numbers = answer.distribution.values().iter();
            assert!(numbers.all(|number| number.is_finite()));
        }
        Err(error) => assert_eq!(error, InferenceError::Drowned),
    }
}
