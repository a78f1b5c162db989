//! There are many right ways to write the functions, and what is wrong is said in words that help.

use crate::conform::{python, words};
use crate::folder::Folder;
use crate::protocol::{compiled, java, with_kit};
use atisbo_api::text::Lang;
use atisbo_class::agent::Agent;
use atisbo_class::conform::Talk;
use atisbo_class::evidence::{Evidence, INFINITE};
use atisbo_class::examine::{Allowed, Outcome, examine};
use atisbo_class::lab::files;
use atisbo_class::question::Question;
use atisbo_class::verdict::Verdict;
use atisbo_class::words::evidence;
use std::process::Command;

/// Writes the file of the folder with a text in place of another.
fn edit(folder: &Folder, file: &str, old: &str, new: &str) {
    let text = std::fs::read_to_string(folder.path(file)).unwrap();
    assert!(text.contains(old), "{old}");
    folder.write(file, text.replace(old, new));
}

/// What comes of the first cases of a question, each with a program of its own.
fn outcomes(command: &Command, question: Question, cases: u32) -> Vec<Outcome> {
    let outcome = |number: u32| {
        let mut talk = Talk::start(&words(command)).unwrap();
        let mut agent = Agent::greet(&mut talk, "search-sudoku", question.id(), 60.0).unwrap();
        let (seconds, bytes) = (20.0, 0);
        let case = question.case(1, number, false);
        examine(&mut agent, question, &case, Allowed { seconds, bytes }).0
    };
    (1..=cases).map(outcome).collect()
}

/// The same of the reference with a text in place of another.
fn changed(question: Question, file: &str, old: &str, new: &str) -> Vec<Outcome> {
    let folder = with_kit("python", "reference");
    edit(&folder, file, old, new);
    let cases = match question {
        Question::H1 | Question::H2 => 1,
        _ => 4,
    };
    outcomes(&python(&folder), question, cases)
}

const BY_H: &str = "PriorityQueue(lambda node: node.h), heuristic)";
const BY_F: &str = "PriorityQueue(lambda node: node.g + node.h), heuristic)";
const BY_G: &str = "PriorityQueue(lambda node: node.g))";
const ISLANDS: &str = "sum(len(island) - 1 + tightest(state, island) for island in islands(state))";

#[test]
fn other_ways_to_write_a_function_are_right() {
    let in_search = [
        (
            Question::Greedy,
            BY_H,
            "PriorityQueue(lambda node: node.h), lambda state: heuristic(state))",
        ),
        (
            Question::AStar,
            BY_F,
            "PriorityQueue(lambda node: (node.g + node.h, node.h)), lambda state: heuristic(state))",
        ),
        (
            Question::AStar,
            BY_F,
            "PriorityQueue(lambda node: node.g + heuristic(node.state)), heuristic)",
        ),
        (
            Question::UniformCost,
            BY_G,
            "PriorityQueue(lambda n: n.parent.g + n.parent.state.cost(n.action) if n.parent else 0))",
        ),
        (
            Question::UniformCost,
            "uninformed_search(initial_state, PriorityQueue(lambda node: node.g))",
            "a_star(initial_state, lambda state: 0)",
        ),
        (
            Question::BreadthFirst,
            "Queue())",
            "PriorityQueue(lambda node: node.depth))",
        ),
        (
            Question::DepthFirst,
            "Stack())",
            "PriorityQueue(lambda node: -node.depth))",
        ),
        (
            Question::UninformedSearch,
            // What follows is never reached.
            "    frontier.insert(Node(initial_state, None, None))\n",
            "    return informed_search(initial_state, frontier, lambda state: 0)\n",
        ),
        (
            Question::H1,
            "return len(empty_cells(state))",
            "return float(len(empty_cells(state))) if state.is_goal() or state.next_states() else float('inf')",
        ),
    ];
    for (question, old, new) in in_search {
        for outcome in changed(question, "search.py", old, new) {
            assert_eq!(outcome.verdict, Verdict::Right, "{new}: {outcome:?}");
        }
    }
}

#[test]
fn a_java_program_may_wrap_the_heuristic_too() {
    let folder = with_kit("java", "reference-java");
    let by_f = "new PriorityQueue(node -> node.g + node.h), heuristic)";
    let wrapped = "new PriorityQueue(node -> node.g + node.h), state -> heuristic.of(state))";
    edit(&folder, "Student.java", by_f, wrapped);
    if compiled(&folder).is_none() {
        return;
    }
    for outcome in outcomes(&java(&folder), Question::AStar, 2) {
        assert_eq!(outcome.verdict, Verdict::Right, "{outcome:?}");
    }
    edit(
        &folder,
        "Student.java",
        "state -> heuristic.of(state)",
        "this::h1",
    );
    compiled(&folder).unwrap();
    let outcome = &outcomes(&java(&folder), Question::AStar, 1)[0];
    assert!(said(outcome).contains("the heuristic that it is given"));
}

/// What is said of an outcome.
fn said(outcome: &Outcome) -> String {
    let [text, other] = Lang::ALL.map(|lang| evidence(outcome.evidence.as_ref().unwrap()).to(lang));
    assert_ne!(text, other);
    text
}

#[test]
fn slips_are_named_so_that_they_can_be_mended() {
    for (question, file, old, new, verdict, words) in [
        (
            Question::AStar,
            "search.py",
            BY_F,
            "PriorityQueue(lambda node: node.g + node.h), h1)",
            Verdict::Crashed,
            "An error in your code: a search uses the heuristic that it is given, not h1 or h2",
        ),
        (
            Question::H2,
            "search.py",
            ISLANDS,
            "uniform_cost(state)[0].g",
            Verdict::Crashed,
            "An error in your code: a heuristic cannot run a search",
        ),
        (
            Question::IsEmpty,
            "state.py",
            "return self.board[row][col] == 0",
            "print(self.board[row][col] == 0)",
            Verdict::Crashed,
            "An error in your code: is_empty returns True or False; this returned None",
        ),
        (
            Question::H1,
            "search.py",
            "return len(empty_cells(state))",
            "return float('inf')",
            Verdict::Unsound,
            "On this board the heuristic says ∞, but",
        ),
        (
            Question::H1,
            "search.py",
            "return len(empty_cells(state))",
            "return float('-inf')",
            Verdict::Wrong,
            "On this board the heuristic gives −∞.",
        ),
    ] {
        let outcome = &changed(question, file, old, new)[0];
        assert_eq!(outcome.verdict, verdict, "{outcome:?}");
        assert!(said(outcome).starts_with(words), "{}", said(outcome));
    }
}

#[test]
fn a_forgotten_update_is_told_by_its_reason() {
    let found = changed(
        Question::UninformedSearch,
        "search.py",
        "frontier.update(child)",
        "pass",
    );
    let parts = found.iter().filter(|it| it.verdict == Verdict::Wrong);
    let parts: Vec<&Outcome> = parts.collect();
    assert!(!parts.is_empty(), "{found:?}");
    for part in parts {
        assert!(said(part).contains("update() puts it"), "{}", said(part));
        // The node that was taken is in the frontier that is shown, however long that is.
        let Some(Evidence::Step {
            board, frontier, ..
        }) = &part.evidence
        else {
            panic!("{part:?}");
        };
        assert!(frontier.iter().any(|node| Some(node.board) == *board));
        assert!(!said(part).contains("comes later"), "{}", said(part));
    }
}

#[test]
fn an_estimate_without_limit_is_said_as_such() {
    let board = Question::H1.case(1, 1, false).task.board();
    let over = |estimate| {
        let (cost, boards, of) = (7, 1, 2);
        evidence(&Evidence::Overestimates {
            board,
            estimate,
            cost,
            boards,
            of,
        })
    };
    assert!(over(INFINITE).to(Lang::Es).contains("dice ∞, pero"));
    assert!(over(12.5).to(Lang::Es).contains("dice 12,5, pero"));
}

#[test]
fn main_py_says_what_a_search_has_to_return() {
    for (lang, words) in [("en", "a search returns"), ("es", "una búsqueda devuelve")] {
        for slip in [
            "node.path(), expanded, generated",
            "node, None, generated",
            "node",
        ] {
            let folder = with_kit("python", &format!("starter/{lang}"));
            for (name, bytes) in files::folder("search-sudoku", "reference") {
                folder.write(&name, bytes);
            }
            let right = "return node, expanded, generated";
            edit(&folder, "search.py", right, &format!("return {slip}"));
            let mut command = Command::new("python3");
            command
                .current_dir(&folder)
                .env("PYTHONIOENCODING", "utf-8");
            let output = command.args(["main.py", "bfs", "--board", "E1"]).output();
            let output = String::from_utf8(output.unwrap().stdout).unwrap();
            assert!(output.contains(words), "{slip}: {output}");
        }
    }
}
