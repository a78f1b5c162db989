//! Names: what the catalogue lists is read, and what is not known gets a suggestion.

use super::ask;
use atisbo_api::text::Lang;
use atisbo_api::{bayes, logic, minesweeper, ohno, sudoku};
use atisbo_base::Name;
use atisbo_door::{TABLE, catalogue};
use serde_json::{Value, json};

/// Each id of a list of the catalogue, plain or with its traits, is one of the family, and all of them are there.
fn assert_read<T: Name + PartialEq>(list: &Value) {
    let ids: Vec<&str> = list
        .as_array()
        .expect("a list")
        .iter()
        .map(|one| one.as_str().or(one["id"].as_str()).expect("an id"))
        .collect();
    for id in &ids {
        assert_eq!(T::named(id).expect(id).id(), *id);
        assert!(T::named(&id.replace(['_', '-'], " ").to_uppercase()).is_ok());
    }
    for one in T::ALL {
        assert!(T::named(one.id()).is_ok_and(|read| read == *one));
        for alias in one.aliases() {
            assert!(T::named(alias).is_ok_and(|read| read == *one), "{alias}");
        }
    }
}

#[test]
fn every_name_of_the_catalogue_is_read_back() {
    let lists = serde_json::to_value(catalogue()).expect("JSON");
    assert_read::<Lang>(&lists["languages"]);
    assert_read::<ohno::search::Strategy>(&lists["strategies"]);
    assert_read::<sudoku::search::CspMethod>(&lists["csp"]);
    assert_read::<logic::Method>(&lists["logic"]);
    assert_read::<bayes::Method>(&lists["bayes"]);
    assert_read::<bayes::Heuristic>(&lists["orders"]);
    assert_read::<bayes::Decompose>(&lists["decompositions"]);
    let mines = &lists["minesweeper"];
    assert_read::<minesweeper::FirstClick>(&mines["first_clicks"]);
    assert_read::<minesweeper::NoGuessMethod>(&mines["no_guess"]);
    assert_read::<minesweeper::adviser::Method>(&mines["methods"]);
    assert_read::<minesweeper::Strength>(&mines["strengths"]);
    assert_read::<minesweeper::Scheme>(&mines["networks"]);
    assert_read::<minesweeper::Scheme>(&mines["board_networks"]);
    assert_read::<minesweeper::Prior>(&mines["priors"]);
    assert_read::<minesweeper::NetworkPreset>(&mines["network_presets"]);
    assert_read::<minesweeper::Preset>(&mines["presets"]);
    assert_read::<minesweeper::Engine>(&mines["engines"]);
    assert_read::<minesweeper::Format>(&mines["formats"]);
    let sudoku = &lists["sudoku"];
    assert_read::<sudoku::generate::Band>(&sudoku["bands"]);
    assert_read::<sudoku::generate::Kind>(&sudoku["kinds"]);
    assert_read::<sudoku::generate::Symmetry>(&sudoku["symmetries"]);
    assert_read::<sudoku::convert::Format>(&sudoku["formats"]);
    assert_read::<sudoku::search::HeuristicName>(&sudoku["heuristics"]);
    assert_read::<sudoku::search::Formulation>(&sudoku["formulations"]);
    assert_read::<sudoku::search::CellOrder>(&sudoku["cell_orders"]);
    assert_read::<sudoku::search::Consistency>(&sudoku["consistencies"]);
    assert_read::<sudoku::search::LogicEngine>(&sudoku["logic"]);
    // A method of one kind never hides one of another.
    assert_read::<sudoku::search::MethodName>(&sudoku["logic"]);
    let ohno = &lists["ohno"];
    assert_read::<ohno::Difficulty>(&ohno["difficulties"]);
    assert_read::<ohno::search::HeuristicName>(&ohno["heuristics"]);
    assert_read::<ohno::search::Formulation>(&ohno["formulations"]);
    let lab = &lists["lab"];
    assert_read::<atisbo_experiments::Game>(&lab["games"]);
    assert_read::<atisbo_experiments::minesweeper::AgentName>(&lab["agents"]);
    assert_read::<atisbo_reports::Which>(&lab["reports"]);
}

#[test]
fn an_alias_is_read_in_requests() {
    let run = json!({"strategy": "iddfs", "formulation": "clean"});
    let request =
        json!({"game": "ohno", "verb": "search", "puzzle": "3 1 . / . . . / . . 1", "runs": [run]});
    let answer = ask(request).expect("an answer");
    assert_eq!(answer["runs"][0]["settings"]["strategy"], "ids");
}

#[test]
fn an_unknown_name_is_told_in_both_languages_with_the_nearest() {
    let request = |strategy: &str| {
        let run = json!({"strategy": strategy});
        json!({"game": "ohno", "verb": "search", "puzzle": "1 1", "runs": [run]})
    };
    let said = |strategy, lang| ask(request(strategy)).unwrap_err().message.to(lang);
    let english = said("astra", Lang::En);
    assert!(english.contains("did you mean \"astar\"?"), "{english}");
    let spanish = said("astra", Lang::Es);
    assert!(spanish.contains("¿querías decir «astar»?"), "{spanish}");
    let spanish = said("zzz", Lang::Es);
    assert!(spanish.contains("se conocen bfs"), "{spanish}");
}

/// Once any mistake in a run was "data did not match any variant".
#[test]
fn a_mistake_in_a_run_of_sudoku_is_about_the_field_that_names_its_method() {
    let request = |run: &Value| json!({"game": "sudoku", "verb": "search", "puzzle": "................", "runs": [run]});
    for (field, wrong, nearest) in [
        ("strategy", "astra", "astar"),
        ("method", "backtrackin", "backtracking"),
        ("consistency", "ac33", "ac3"),
        ("logic", "dpl", "dpll"),
    ] {
        let run = json!({field: wrong});
        let message = ask(request(&run)).expect_err(field).message.to(Lang::En);
        let expected = format!("unknown name \"{wrong}\"; did you mean \"{nearest}\"?");
        assert!(message.contains(&expected), "{message}");
    }
    for (run, expected) in [
        (
            json!({"method": "mac", "strategy": "bfs"}),
            "there is no field runs[0].strategy; known are ",
        ),
        (
            json!({"logic": "dpll", "seed": "one"}),
            "runs[0].seed is \"one\"; allowed: a whole number from 0 to 18446744073709551615",
        ),
        (
            json!({"strateggy": "bfs"}),
            "there is no field runs[0].strateggy; known are cell_order, ",
        ),
        (json!("bfs"), "runs[0] is \"bfs\"; allowed: "),
    ] {
        let error = TABLE
            .read(request(&run).to_string().as_bytes())
            .expect_err("a mistake");
        assert!(error.to_string().contains(expected), "{error}");
    }
}
