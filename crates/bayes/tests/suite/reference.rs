//! The networks of this project beside the answers of another engine.

use crate::strategy::engine;
use atisbo_base::Budget;
use atisbo_bayes::{Evidence, Method, Settings, read};
use std::fs;
use std::path::Path;

#[test]
fn marginals_are_those_of_another_engine() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/bayes");
    let text = fs::read_to_string(data.join("reference_marginals.json")).unwrap();
    let references: serde_json::Value = serde_json::from_str(&text).unwrap();
    let mut compared = 0;
    for (name, sets) in references.as_object().unwrap() {
        let Ok(file) = fs::read(data.join(format!("{name}.bif.gz"))) else {
            continue;
        };
        let model = read(file, None).unwrap();
        let variables = model.variables();
        for set in sets.as_object().unwrap().values() {
            let mut evidence = Evidence::none();
            for (name, state) in set["evidence"].as_object().unwrap() {
                evidence
                    .add(variables, name, state.as_str().unwrap())
                    .unwrap();
            }
            for method in Method::ALL {
                let settings = Settings {
                    method,
                    ..Settings::default()
                };
                let engine = engine(&model, &evidence, settings);
                let found = engine.marginals(&Budget::unlimited(), &mut ()).unwrap();
                assert!((found.log_evidence - set["logpe"].as_f64().unwrap()).abs() < 1e-9);
                for (name, right) in set["marginals"].as_object().unwrap() {
                    let of = &found.of[variables.find(name).unwrap().index()];
                    for (one, other) in of.iter().zip(right.as_array().unwrap()) {
                        assert!((one - other.as_f64().unwrap()).abs() < 1e-9, "{name}");
                        compared += 1;
                    }
                }
            }
        }
    }
    assert!(compared > 1000, "{compared}");
}
