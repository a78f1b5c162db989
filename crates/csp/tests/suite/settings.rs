//! That the switches do what they are there for.

use crate::problems::{CLASSIC, queens, sudoku};
use atisbo_base::Budget;
use atisbo_csp::{Csp, Method, Options, Report, solve};

fn run(csp: &Csp, method: Method) -> Report {
    solve(csp, method, &Options::default(), (), &Budget::unlimited()).expect("a cover")
}

#[test]
fn each_idea_saves_nodes_on_a_sudoku() {
    let csp = sudoku(CLASSIC);
    let nodes = |method| run(&csp, method).statistics.nodes;
    assert!(nodes(Method::ForwardChecking) < nodes(Method::Backtracking));
    assert!(nodes(Method::ForwardCheckingMrv) < nodes(Method::ForwardChecking));
    assert_eq!(nodes(Method::Mac), 51, "this one needs no guess");
    assert_eq!(run(&csp, Method::Mac).statistics.failures, 0);
}

#[test]
fn jumping_back_never_tries_more_values_than_stepping_back() {
    for csp in [queens(6), queens(8), sudoku(CLASSIC)] {
        let nodes = |method| run(&csp, method).statistics.nodes;
        assert!(nodes(Method::Backjumping) <= nodes(Method::Backtracking));
        assert!(nodes(Method::ForwardCheckingBackjumping) <= nodes(Method::ForwardCheckingMrv));
        assert!(nodes(Method::MacBackjumping) <= nodes(Method::Mac));
    }
}
