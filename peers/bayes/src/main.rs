//! All marginals of every network, by our engine and by others, side by side in one run.
//!
//! Every engine runs in a process of its own, so that its memory can be told apart, and on one
//! thread. What is timed is CPU time of the inference, its construction included; reading the
//! network is not.

mod case;
mod ours;

use anyhow::{Context, Result, bail};
use case::Case;
use clap::Parser;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

#[derive(Parser)]
struct Args {
    /// Folder with networks (*.bif, *.bif.gz)
    networks: PathBuf,
    /// File with the observations of each network, as in data/bayes/reference_marginals.json
    observations: PathBuf,
    /// Python with pyAgrum and pgmpy
    #[arg(long)]
    python: PathBuf,
    /// Only networks whose name contains this
    #[arg(long, default_value = "")]
    name: String,
    /// CPU seconds after which a peer is given up
    #[arg(long, default_value_t = 60)]
    limit: u64,
    /// Gigabytes that each process may take
    #[arg(long, default_value_t = 4)]
    memory: u64,
    /// One case by our engine, in this process
    #[arg(long, hide = true)]
    ours: Option<PathBuf>,
}

/// The engines we are measured beside, by the names that `measure.py` knows.
const PEERS: [(&str, &str); 3] = [
    ("lazy", "pyAgrum lazy"),
    ("elimination", "pyAgrum VE"),
    ("pgmpy", "pgmpy VE"),
];

/// What one engine made of one case.
#[derive(Serialize, Deserialize)]
struct Run {
    seconds: f64,
    peak: u64,
    marginals: BTreeMap<String, Vec<f64>>,
}

fn main() -> Result<()> {
    let args = Args::parse();
    if let Some(path) = &args.ours {
        let run = ours::run(&Case::load(path)?, args.memory)?;
        println!("{}", serde_json::to_string(&run)?);
        return Ok(());
    }
    let cases = Case::all(&args.networks, &args.observations, &args.name)?;
    if cases.is_empty() {
        bail!(
            "no network with observations in {}",
            args.networks.display()
        );
    }
    println!("CPU seconds; in brackets megabytes at the peak; a dash: out of time or memory");
    println!(
        "| network | observed | ours | {} | ratio |",
        PEERS.map(|(_, name)| name).join(" | ")
    );
    println!("|---|---:|---:|{}---:|", "---:|".repeat(PEERS.len()));
    let mut ratios = Vec::new();
    for case in &cases {
        ratios.extend(compare(case, &args)?);
    }
    let mean = (ratios.iter().map(|ratio| ratio.ln()).sum::<f64>() / ratios.len() as f64).exp();
    let least = ratios.iter().copied().fold(f64::INFINITY, f64::min);
    println!(
        "\n{} cases: geometric mean {mean:.1}, least {least:.2}",
        ratios.len()
    );
    Ok(())
}

/// Runs every engine on a case and prints a row. Gives how many times as long the fastest peer took.
fn compare(case: &Case, args: &Args) -> Result<Option<f64>> {
    let file = std::env::temp_dir().join(format!("atisbo-peers-{}.json", std::process::id()));
    std::fs::write(&file, serde_json::to_string(case)?)?;
    let ours = ours_apart(&file, args)?;
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("measure.py");
    let mut cells = Vec::new();
    let mut fastest: Option<f64> = None;
    for (engine, _) in PEERS {
        let output = Command::new(&args.python)
            .arg(&script)
            .arg(engine)
            .arg(&file)
            .args([args.limit.to_string(), args.memory.to_string()])
            .env("OMP_NUM_THREADS", "1")
            .env("OPENBLAS_NUM_THREADS", "1")
            .output()
            .with_context(|| args.python.display().to_string())?;
        let run = output
            .status
            .success()
            .then(|| serde_json::from_slice::<Run>(&output.stdout));
        match run {
            Some(run) => {
                let run = run?;
                check(case, &ours, &run)?;
                cells.push(cell(&run));
                fastest = Some(fastest.unwrap_or(f64::INFINITY).min(run.seconds));
            }
            None => cells.push("-".to_owned()),
        }
    }
    std::fs::remove_file(&file)?;
    let ratio = fastest.map(|fastest| fastest / ours.seconds);
    let shown = ratio.map_or_else(|| "-".to_owned(), |ratio| format!("{ratio:.1}"));
    let observed = case.evidence.len();
    println!(
        "| {} | {observed} | {} | {} | {shown} |",
        case.name,
        cell(&ours),
        cells.join(" | ")
    );
    Ok(ratio)
}

fn ours_apart(file: &Path, args: &Args) -> Result<Run> {
    let output = Command::new(std::env::current_exe()?)
        .args([&args.networks, &args.observations])
        .arg("--python")
        .arg(&args.python)
        .arg("--ours")
        .arg(file)
        .args(["--memory", &args.memory.to_string()])
        .output()?;
    if !output.status.success() {
        bail!("{}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(serde_json::from_slice(&output.stdout)?)
}

/// Both must say the same.
fn check(case: &Case, ours: &Run, theirs: &Run) -> Result<()> {
    for (name, marginal) in &theirs.marginals {
        let our = ours.marginals.get(name).context("a marginal is missing")?;
        let apart = marginal
            .iter()
            .zip(our)
            .map(|(one, other)| (one - other).abs());
        let most = apart.fold(0.0, f64::max);
        if most > 1e-9 {
            bail!("{}: the marginals of {name} differ by {most:e}", case.name);
        }
    }
    Ok(())
}

fn cell(run: &Run) -> String {
    format!("{} ({})", three_digits(run.seconds), run.peak >> 20)
}

fn three_digits(seconds: f64) -> String {
    let digits = (2 - seconds.log10().floor() as i32).clamp(0, 6) as usize;
    format!("{seconds:.digits$}")
}
