//! Samples against exact answers.

use crate::strategy::{Case, coins, markov_network, network, positive_network, with_evidence};
use atisbo_base::{Budget, Stop};
use atisbo_bayes::{
    Ancestral, Conditional, Enumeration, Estimate, Evidence, Factor, Finding, InferenceError,
    MarkovNetwork, Model, Network, Sampling, SamplingError, Variables, forward_sampling, gibbs,
    likelihood_weighting,
};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

type Method = fn(&Model, &Evidence, &Sampling, &Budget) -> Result<Estimate, SamplingError>;

const FORWARD: Method = |model, evidence, sampling, budget| {
    forward_sampling(model, evidence, sampling, budget, &mut ())
};
const WEIGHTED: Method = |model, evidence, sampling, budget| {
    likelihood_weighting(model, evidence, sampling, budget, &mut ())
};
const GIBBS: Method =
    |model, evidence, sampling, budget| gibbs(model, evidence, sampling, budget, &mut ());

fn sampling(samples: u64) -> Sampling {
    Sampling {
        samples,
        seed: 5,
        ..Sampling::default()
    }
}

/// The diagnosis network of Lauritzen and Spiegelhalter (1988), with a noisy-or where they have a
/// table.
fn chest_clinic() -> Model {
    let mut builder = Network::builder();
    let mut add = |name: &str| builder.variable(name, ["no", "yes"]).unwrap();
    let [
        asia,
        tuberculosis,
        smoking,
        cancer,
        bronchitis,
        either,
        xray,
        dyspnoea,
    ] = ["A", "T", "S", "L", "B", "E", "X", "D"].map(&mut add);
    let yes = |chances: &[f64]| chances.iter().flat_map(|&yes| [1.0 - yes, yes]).collect();
    builder.table(asia, &[], yes(&[0.01])).unwrap();
    builder
        .table(tuberculosis, &[asia], yes(&[0.01, 0.05]))
        .unwrap();
    builder.table(smoking, &[], yes(&[0.5])).unwrap();
    builder
        .table(cancer, &[smoking], yes(&[0.01, 0.1]))
        .unwrap();
    builder
        .table(bronchitis, &[smoking], yes(&[0.3, 0.6]))
        .unwrap();
    let or = Conditional::Deterministic(vec![0, 1, 1, 1]);
    builder
        .conditional(either, &[tuberculosis, cancer], or)
        .unwrap();
    builder.table(xray, &[either], yes(&[0.05, 0.98])).unwrap();
    let noisy = atisbo_bayes::NoisyMax::or(&[0.7, 0.8], 0.1);
    builder
        .conditional(
            dyspnoea,
            &[either, bronchitis],
            Conditional::NoisyMax(noisy),
        )
        .unwrap();
    Model::from(builder.build().unwrap())
}

/// By how many standard errors the worst number is off.
fn worst(estimate: &Estimate, of: &[Vec<f64>]) -> f64 {
    let numbers = estimate.of.iter().flatten().zip(of.iter().flatten());
    let off = numbers.zip(estimate.error.iter().flatten());
    let off = off.map(|((found, exact), error)| {
        let off = (found - exact).abs();
        if off == 0.0 { 0.0 } else { off / error }
    });
    off.fold(0.0, f64::max)
}

/// This many cases, the same in every run.
fn cases(strategy: impl Strategy<Value = Model>, count: usize) -> Vec<Case> {
    let mut runner = TestRunner::deterministic();
    let strategy = with_evidence(strategy);
    let case = |_| strategy.new_tree(&mut runner).unwrap().current();
    (0..count).map(case).collect()
}

/// Runs the method on the cases whose evidence is possible.
fn check(method: Method, samples: u64, cases: &[Case]) {
    let mut answered = 0;
    for case in cases {
        let budget = Budget::unlimited();
        let enumeration = Enumeration::new(&case.model, &case.evidence).unwrap();
        let Ok(exact) = enumeration.marginals(&budget, &mut ()) else {
            continue;
        };
        let estimate = match method(&case.model, &case.evidence, &sampling(samples), &budget) {
            Ok(estimate) => estimate,
            Err(SamplingError::NoneAgrees { .. }) if exact.log_evidence < -7.0 => continue,
            Err(error) => panic!("{error}: {case:?}"),
        };
        assert_eq!(estimate.samples, samples);
        let off = worst(&estimate, &exact.of);
        assert!(
            off < 5.0,
            "{off} errors off: {estimate:?} {:?} {case:?}",
            exact.of
        );
        if let Some(found) = estimate.log_evidence {
            let off = (found.value - exact.log_evidence).abs();
            assert!(
                off < 5.0 * found.error.max(1e-9),
                "{off}: {found:?} {case:?}"
            );
        }
        answered += 1;
    }
    assert!(answered > cases.len() / 2, "only {answered} answers");
}

#[test]
fn forward_sampling_is_right_within_its_errors() {
    check(FORWARD, 4000, &cases(network().prop_map(Model::from), 60));
}

#[test]
fn likelihood_weighting_is_right_within_its_errors() {
    check(WEIGHTED, 4000, &cases(network().prop_map(Model::from), 60));
}

#[test]
fn gibbs_sampling_is_right_within_its_errors() {
    let directed = cases(positive_network().prop_map(Model::from), 30);
    let undirected = cases(markov_network(0).prop_map(Model::from), 30);
    check(GIBBS, 4000, &directed);
    check(GIBBS, 4000, &undirected);
}

#[test]
fn the_chest_clinic_is_estimated_by_all() {
    let model = chest_clinic();
    let find = |name| model.variables().find(name).unwrap();
    let mut evidence = Evidence::none().and(find("D"), 1).and(find("A"), 0);
    evidence.set(find("X"), Finding::Likelihood(vec![1.0, 3.0]));
    let budget = Budget::unlimited();
    let enumeration = Enumeration::new(&model, &evidence).unwrap();
    let exact = enumeration.marginals(&budget, &mut ()).unwrap();
    for method in [FORWARD, WEIGHTED] {
        let estimate = method(&model, &evidence, &sampling(20_000), &budget).unwrap();
        assert!(worst(&estimate, &exact.of) < 5.0);
        assert!(estimate.effective > 2500.0 && estimate.effective < 20_000.0);
        let found = estimate.log_evidence.unwrap();
        assert!((found.value - exact.log_evidence).abs() < 5.0 * found.error);
        assert!(found.error < 0.02);
    }
    // A change of T or L alone contradicts E, so single changes reach only a part of the states.
    let estimate = GIBBS(&model, &evidence, &sampling(20_000), &budget).unwrap();
    let mixing = estimate.mixing.unwrap();
    assert!(mixing.worst() > 1.1 || mixing.unmoved.contains(&find("E")));
}

#[test]
fn chains_that_cannot_move_are_reported() {
    let mut builder = Network::builder();
    let coin = builder.variable("Coin", ["heads", "tails"]).unwrap();
    let copy = builder.variable("Copy", ["heads", "tails"]).unwrap();
    let die = builder.variable("Die", ["1", "2", "3"]).unwrap();
    builder.table(coin, &[], vec![0.5, 0.5]).unwrap();
    builder
        .conditional(copy, &[coin], Conditional::Deterministic(vec![0, 1]))
        .unwrap();
    builder.table(die, &[], vec![0.5, 0.25, 0.25]).unwrap();
    let model = Model::from(builder.build().unwrap());
    let none = Evidence::none();
    let estimate = GIBBS(&model, &none, &sampling(2000), &Budget::unlimited()).unwrap();
    let mixing = estimate.mixing.as_ref().unwrap();
    assert_eq!(mixing.unmoved, [coin, copy]);
    assert!(mixing.r_hat[coin.index()].is_infinite());
    assert!(mixing.r_hat[die.index()] < 1.1);
    // Four chains are about as good as four throws.
    assert!(estimate.effective < 10.0, "{}", estimate.effective);
    assert!(estimate.error[coin.index()][0] > 0.2);
}

#[test]
fn chains_in_different_parts_of_the_distribution_are_reported() {
    // Nine switches that are nearly always all alike. The first, which is drawn first, is likely on;
    // all others together make it far more likely that all are off.
    let mut variables = Variables::new();
    let mut factors = Vec::new();
    for index in 0..9 {
        let one = variables.add(format!("s{index}"), ["off", "on"]).unwrap();
        let alone = if index == 0 {
            vec![1.0, 1000.0]
        } else {
            vec![5.0, 1.0]
        };
        factors.push(Factor::new(&[(one, 2)], alone).unwrap());
        for other in variables.all().take(index) {
            let alike = vec![30.0, 1.0, 1.0, 30.0];
            factors.push(Factor::new(&[(other, 2), (one, 2)], alike).unwrap());
        }
    }
    let model = Model::from(MarkovNetwork::new(variables, factors).unwrap());
    let none = Evidence::none();
    let estimate = GIBBS(&model, &none, &sampling(4000), &Budget::unlimited()).unwrap();
    let mixing = estimate.mixing.as_ref().unwrap();
    assert!(mixing.worst() > 1.1, "{mixing:?}");
    assert!(estimate.effective < 20.0);
}

#[test]
fn gibbs_starts_at_the_most_probable_state_where_none_is_drawn() {
    // Twelve coins of which all must be heads, which is seen only at their sum.
    let (model, coins, sum) = coins([0.1; 12]);
    let evidence = Evidence::none().and(sum, 12);
    let estimate = GIBBS(&model, &evidence, &sampling(100), &Budget::unlimited()).unwrap();
    for coin in coins {
        assert_eq!(estimate.of[coin.index()], [0.0, 1.0]);
    }
}

#[test]
fn the_same_seed_gives_the_same_answer_and_another_seed_another() {
    let model = chest_clinic();
    let none = Evidence::none();
    let budget = Budget::unlimited();
    for method in [FORWARD, WEIGHTED, GIBBS] {
        let run = |seed| {
            let sampling = Sampling {
                seed,
                ..sampling(500)
            };
            method(&model, &none, &sampling, &budget).unwrap()
        };
        assert_eq!(run(1), run(1));
        assert_ne!(run(1), run(2));
    }
}

#[test]
fn a_sample_depends_on_seed_and_number_alone() {
    let Model::Bayes(network) = chest_clinic() else {
        panic!("the clinic is a Bayesian network")
    };
    let ancestral = Ancestral::new(&network);
    let draw = |index| {
        let mut states = [0; 8];
        ancestral.sample(3, index, &mut states);
        states
    };
    let forth: Vec<_> = (0..50).map(draw).collect();
    let back: Vec<_> = (0..50).rev().map(draw).collect();
    assert!(forth.iter().eq(back.iter().rev()));
}

/// What Gibbs sampling says if the budget ends before the first sample.
fn no_sample(stop: Stop) -> SamplingError {
    SamplingError::NoStart(InferenceError::Limit(stop.into()))
}

#[test]
fn a_budget_ends_the_sampling_and_leaves_what_was_found() {
    let model = chest_clinic();
    let none = Evidence::none();
    let budget = Budget::unlimited().nodes(2100);
    for (method, samples) in [(FORWARD, 2100), (WEIGHTED, 2100), (GIBBS, 100)] {
        let estimate = method(&model, &none, &sampling(1_000_000), &budget).unwrap();
        assert_eq!(estimate.stop, Some(Stop::Nodes));
        assert_eq!(estimate.samples, samples);
        assert!((estimate.of[2][0] - 0.5).abs() < 0.5);
    }
    let budget = Budget::unlimited().nodes(10);
    let estimate = GIBBS(&model, &none, &sampling(1000), &budget);
    assert_eq!(estimate, Err(no_sample(Stop::Nodes)));
}

#[test]
fn countless_chains_do_not_take_all_memory() {
    let model = chest_clinic();
    let sampling = Sampling {
        chains: u32::MAX,
        burn_in: 1,
        ..sampling(1000)
    };
    let run = |budget: &Budget| GIBBS(&model, &Evidence::none(), &sampling, budget);
    assert!(run(&Budget::unlimited()).is_ok());
    let little = Budget::unlimited().bytes(1000);
    assert_eq!(run(&little), Err(no_sample(Stop::Bytes)));
}

#[test]
fn impossible_evidence_gives_no_estimate() {
    let model = chest_clinic();
    let find = |name| model.variables().find(name).unwrap();
    let budget = Budget::unlimited();
    let impossible = SamplingError::NoStart(InferenceError::Impossible);
    let none_agrees = SamplingError::NoneAgrees {
        samples: 1000,
        stop: None,
    };
    // The second has no unobserved variable in the table that forbids it.
    let some = Evidence::none().and(find("T"), 1).and(find("E"), 0);
    for evidence in [some.clone(), some.and(find("L"), 0)] {
        let run = |method: Method| method(&model, &evidence, &sampling(1000), &budget);
        assert_eq!(run(FORWARD), Err(none_agrees.clone()));
        assert_eq!(run(WEIGHTED), Err(none_agrees.clone()));
        assert_eq!(run(GIBBS), Err(impossible.clone()));
    }
}

#[test]
fn methods_that_follow_arcs_refuse_markov_networks() {
    let case = &cases(markov_network(0).prop_map(Model::from), 1)[0];
    for method in [FORWARD, WEIGHTED] {
        let budget = Budget::unlimited();
        let answer = method(&case.model, &case.evidence, &sampling(10), &budget);
        assert_eq!(answer, Err(SamplingError::Undirected));
    }
}

#[test]
fn the_weight_of_much_evidence_does_not_underflow() {
    let mut builder = Network::builder();
    let root = builder.variable("Root", ["0", "1"]).unwrap();
    builder.table(root, &[], vec![0.5, 0.5]).unwrap();
    let mut evidence = Evidence::none();
    for index in 0..2000 {
        let leaf = builder.variable(format!("l{index}"), ["0", "1"]).unwrap();
        builder
            .table(leaf, &[root], vec![0.999, 0.001, 0.999, 0.001])
            .unwrap();
        evidence = evidence.and(leaf, 1);
    }
    let model = Model::from(builder.build().unwrap());
    let budget = Budget::unlimited();
    let estimate = WEIGHTED(&model, &evidence, &sampling(500), &budget).unwrap();
    let log_evidence = estimate.log_evidence.unwrap();
    assert!((log_evidence.value - 2000.0 * 0.001_f64.ln()).abs() < 1e-6);
    assert!((estimate.effective - 500.0).abs() < 1e-6);
    let estimate = GIBBS(&model, &evidence, &sampling(500), &budget).unwrap();
    assert!((estimate.of[0][0] - 0.5).abs() < 5.0 * estimate.error[0][0]);
}
