//! The heuristic checker against true distances.

use crate::graph::{Graph, Knowing, Moody};
use atisbo_base::{Budget, Stop};
use atisbo_search::check::{Check, Finding, Sampling, check_heuristic, check_heuristic_near};
use atisbo_search::{Cost, Estimate, Heuristic, estimate_from, problem_from};

/// The state whose estimate is too high, the estimate, and the true cost.
fn overestimate<S: Copy, A>(check: &Check<S, A>) -> (S, Option<Cost>, Cost) {
    let found = check.admissible.counter_example().expect("one");
    (found.state, found.estimate, found.cost)
}

fn diamond() -> Graph {
    let edges = [
        (0, 1, 2),
        (0, 2, 2),
        (1, 3, 2),
        (2, 3, 3),
        (3, 4, 2),
        (2, 5, 1),
    ];
    Graph::new(6, &edges, &[4])
}

#[test]
fn a_share_of_the_true_cost_is_admissible_and_its_double_is_not() {
    let graph = diamond();
    let (sampling, budget) = (Sampling::default(), Budget::unlimited());
    for percent in [0, 100] {
        let check = check_heuristic(&graph, Knowing::new(&graph, percent), &sampling, &budget);
        assert_eq!(check.admissible, Finding::Holds);
        assert_eq!(check.consistent, Finding::Holds);
        assert_eq!((check.judged, check.undecided, check.steps), (6, 0, 6));
    }
    let check = check_heuristic(&graph, Knowing::new(&graph, 200), &sampling, &budget);
    assert_eq!(overestimate(&check), (3, Some(4), 2), "an overestimate");
    let start = check.start.expect("the start was seen");
    assert_eq!((start.estimate, start.cost), (Some(12), Some(6)));
}

#[test]
fn an_inconsistent_heuristic_is_shown_with_the_step() {
    let graph = diamond();
    let check = check_heuristic(
        &graph,
        Moody::new(&graph),
        &Sampling::default(),
        &Budget::unlimited(),
    );
    assert_eq!(check.admissible, Finding::Holds);
    let step = check.consistent.counter_example().expect("a drop");
    assert!(step.before.expect("no dead end") > step.cost + step.after);
}

#[test]
fn a_false_dead_end_is_an_overestimate() {
    struct Pessimist;
    impl Heuristic<Graph> for Pessimist {
        fn estimate(&self, _graph: &Graph, state: &usize) -> Estimate {
            if *state == 1 {
                Estimate::DeadEnd("looks bad")
            } else {
                Estimate::Cost(0)
            }
        }
    }
    let check = check_heuristic(
        &diamond(),
        Pessimist,
        &Sampling::default(),
        &Budget::unlimited(),
    );
    assert_eq!(overestimate(&check), (1, None, 4), "node 1 is no dead end");
}

#[test]
fn an_endless_space_is_judged_where_it_can_be() {
    let problem = problem_from(50i64, |&x| [(-1, x - 1, 1), (1, x + 1, 1)], |&x| x == 0);
    let sampling = Sampling {
        expansions: 200,
        walks: 5,
        walk_length: 30,
        seed: 1,
        ..Sampling::default()
    };
    let exact = estimate_from(|x: &i64| x.unsigned_abs() as u32);
    let check = check_heuristic(&problem, exact, &sampling, &Budget::unlimited());
    assert_eq!(check.admissible, Finding::NotRefuted);
    assert_eq!(check.consistent, Finding::NotRefuted);
    assert!(check.judged > 0);

    let too_much = estimate_from(|x: &i64| x.unsigned_abs() as u32 + u32::from(*x == 7));
    let check = check_heuristic(&problem, too_much, &sampling, &Budget::unlimited());
    assert_eq!(overestimate(&check), (7, Some(8), 7), "state 7");
}

#[test]
fn a_budget_ends_a_check_with_what_it_found_by_then() {
    let problem = problem_from(0i64, |&x| [(-1, x - 1, 1), (1, x + 1, 1)], |&x| x == 5);
    let wrong = estimate_from(|x: &i64| u32::from(*x == 5));
    let sampling = Sampling {
        expansions: u64::MAX,
        ..Sampling::default()
    };
    let check = check_heuristic(&problem, wrong, &sampling, &Budget::unlimited().nodes(100));
    assert_eq!(check.stopped, Some(Stop::Nodes));
    assert_eq!(overestimate(&check), (5, Some(1), 0), "the goal itself");
}

#[test]
fn a_state_that_the_caller_names_is_looked_at_however_far_away() {
    let problem = problem_from(1_000_000i64, |&x| [((), x - 1, 1)], |&x| x == 0);
    let wrong_near_the_goal = || estimate_from(|x: &i64| if *x == 3 { 4 } else { 0 });
    let (sampling, budget) = (Sampling::default(), Budget::unlimited());
    let check = check_heuristic(&problem, wrong_near_the_goal(), &sampling, &budget);
    assert_eq!(check.admissible, Finding::NotRefuted);
    let start = check.start.expect("the start was seen");
    assert_eq!(
        (start.estimate, start.cost),
        (Some(0), None),
        "too far away"
    );
    let check = check_heuristic_near(&problem, wrong_near_the_goal(), [5], &sampling, &budget);
    assert_eq!(overestimate(&check), (3, Some(4), 3), "state 3");
}
