//! Networks and instances with answers that other programs computed, beside ours: run by
//! `cargo xtask networks FOLDER`.
//!
//! The folder has `networks/*.bif.gz` with `reference_marginals.json.gz`, and `uai/*.uai.gz` with
//! evidence and answers beside them; or, as in this project, the networks and
//! `reference_marginals.json` themselves.

use atisbo_base::Budget;
use atisbo_bayes::{Engine, Evidence, Marginals, Model, Settings, read, text_in, uai};
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How far a marginal may be from the reference: those of the networks have twelve digits, those of
/// the instances six.
const NETWORK_TOLERANCE: f64 = 1e-9;
const INSTANCE_TOLERANCE: f64 = 1e-6;

/// What everything must fit into.
const BYTES: u64 = 4 << 30;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args_os().nth(1).ok_or("name a folder")?;
    let folder = Path::new(&folder);
    println!(
        "network             observed   read s  answer s  largest error  of ln P(e)    peak MB"
    );
    let mut wrong = 0;
    for case in networks(folder)?.into_iter().chain(instances(folder)?) {
        wrong += u32::from(!case.check()?);
    }
    match wrong {
        0 => Ok(()),
        wrong => Err(format!("{wrong} answers are wrong").into()),
    }
}

/// A model with evidence and the right answers.
struct Case {
    name: String,
    model: Model,
    evidence: Evidence,
    /// By variable; none where there is no reference.
    marginals: Vec<Option<Vec<f64>>>,
    log_evidence: Option<f64>,
    tolerance: f64,
    reading: Duration,
}

impl Case {
    /// Prints a line; `false` if it is wrong.
    fn check(&self) -> Result<bool, Box<dyn Error>> {
        let start = Instant::now();
        let mut engine = Engine::new(&self.model, Settings::default());
        engine.observe_all(&self.evidence)?;
        let found: Marginals = engine.marginals(&Budget::unlimited().bytes(BYTES), &mut ())?;
        let time = start.elapsed();
        let pairs = found.of.iter().zip(&self.marginals);
        let apart = pairs.flat_map(|(found, right)| {
            found
                .iter()
                .zip(right.iter().flatten())
                .map(|(one, other)| (one - other).abs())
        });
        let error = apart.fold(0.0, f64::max);
        let log_error = self
            .log_evidence
            .map_or(0.0, |right| (found.log_evidence - right).abs());
        println!(
            "{:19} {:8} {:8.3} {:9.4} {error:14.1e} {log_error:11.1e} {:10.1}",
            self.name,
            self.evidence.len(),
            self.reading.as_secs_f64(),
            time.as_secs_f64(),
            found.statistics.peak_bytes as f64 / 1e6,
        );
        Ok(error <= self.tolerance && log_error <= self.tolerance)
    }
}

fn networks(folder: &Path) -> Result<Vec<Case>, Box<dyn Error>> {
    let beside = [folder.join("networks"), folder.to_owned()];
    let networks = beside
        .into_iter()
        .find(|path| path.is_dir())
        .ok_or("no such folder")?;
    let files = ["reference_marginals.json", "reference_marginals.json.gz"];
    let Some(file) = files
        .map(|name| folder.join(name))
        .into_iter()
        .find(|path| path.exists())
    else {
        return Ok(Vec::new());
    };
    let references: serde_json::Value = serde_json::from_str(&text_in(fs::read(file)?)?)?;
    let mut cases = Vec::new();
    for (name, sets) in references.as_object().into_iter().flatten() {
        let path = networks.join(format!("{name}.bif.gz"));
        if !path.exists() {
            continue;
        }
        for set in sets.as_object().into_iter().flatten().map(|(_, set)| set) {
            let start = Instant::now();
            let model = read(fs::read(&path)?, None)?;
            let reading = start.elapsed();
            let variables = model.variables();
            let mut evidence = Evidence::none();
            for (name, state) in set["evidence"].as_object().into_iter().flatten() {
                let state = state
                    .as_str()
                    .map_or_else(|| state.to_string(), str::to_owned);
                evidence.add(variables, name, &state)?;
            }
            let right = |variable| {
                let numbers = set["marginals"][variables[variable].name()].as_array()?;
                numbers.iter().map(serde_json::Value::as_f64).collect()
            };
            cases.push(Case {
                name: name.clone(),
                marginals: variables.all().map(right).collect(),
                evidence,
                log_evidence: set["logpe"].as_f64(),
                tolerance: NETWORK_TOLERANCE,
                reading,
                model,
            });
        }
    }
    Ok(cases)
}

fn instances(folder: &Path) -> Result<Vec<Case>, Box<dyn Error>> {
    let Ok(files) = fs::read_dir(folder.join("uai")) else {
        return Ok(Vec::new());
    };
    let paths = files.map(|file| Ok(file?.path()));
    let mut paths: Vec<PathBuf> = paths.collect::<Result<_, Box<dyn Error>>>()?;
    paths.retain(|path| path.to_string_lossy().ends_with(".uai.gz"));
    paths.sort();
    let mut cases = Vec::new();
    for path in paths {
        let stem = path.to_string_lossy().trim_end_matches(".gz").to_owned();
        let text = |end: &str| -> Result<String, Box<dyn Error>> {
            Ok(text_in(fs::read(format!("{stem}.{end}.gz"))?)?)
        };
        let start = Instant::now();
        let model = read(fs::read(&path)?, None)?;
        let reading = start.elapsed();
        let name = Path::new(&stem)
            .file_stem()
            .ok_or("no name")?
            .to_string_lossy()
            .into_owned();
        cases.push(Case {
            name,
            evidence: uai::read_evidence(&text("evid")?, model.variables())?,
            marginals: uai::read_marginals(&text("MAR")?)?
                .into_iter()
                .map(Some)
                .collect(),
            // The answer files for the partition function are not those of these instances: they
            // give one above 1 where no factor has a number above 1.
            log_evidence: None,
            tolerance: INSTANCE_TOLERANCE,
            reading,
            model,
        });
    }
    Ok(cases)
}
