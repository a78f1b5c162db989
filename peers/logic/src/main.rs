//! The knowledge bases of the report's Minesweeper agent, by our chaining and by the textbook's Python
//! package, side by side in one run.
//!
//! The bases are taken from games that the agent plays. Each is told and then asked "is it a mine?" and "is
//! it none?"; what is counted is CPU time on one thread. Python's clauses are parsed beforehand.

use anyhow::{Context, Result, ensure};
use atisbo_base::Budget;
use atisbo_logic::forward_chaining::ForwardChaining;
use atisbo_logic::{Program, Symbol, backward_chaining, recursive};
use atisbo_minesweeper::logic::{FreshBase, LogicAgent, Settings, fresh_bases};
use atisbo_minesweeper::{Agent, FirstCell, FirstClick, Game, Level, State, View};
use clap::Parser;
use cpu_time::ProcessTime;
use serde::{Deserialize, Serialize};
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::Command;

#[derive(Parser)]
struct Args {
    /// Python with the package aima3
    #[arg(long)]
    python: PathBuf,
    /// The level of the games
    #[arg(long, default_value = "8x8x10")]
    level: String,
    /// How many games the bases come from
    #[arg(long, default_value_t = 10)]
    games: u64,
    /// How many bases both programs are asked
    #[arg(long, default_value_t = 12)]
    bases: usize,
}

/// A base as Python reads it.
#[derive(Serialize)]
struct Case {
    rules: Vec<(Vec<usize>, usize)>,
    goals: [usize; 2],
}

/// What Python makes of it.
#[derive(Deserialize)]
struct Run {
    answers: [bool; 2],
    tell: f64,
    ask: f64,
}

fn main() -> Result<()> {
    let args = Args::parse();
    let all = bases_of_games(&args)?;
    ensure!(!all.is_empty(), "the games had no question to ask");
    let chosen: Vec<&FreshBase> = (0..args.bases.min(all.len()))
        .map(|index| &all[index * all.len() / args.bases.min(all.len())])
        .collect();
    let theirs = python(&args.python, &chosen)?;
    println!(
        "{} of the {} knowledge bases of {} games on {}; CPU milliseconds for telling and both questions",
        chosen.len(),
        all.len(),
        args.games,
        args.level
    );
    println!(
        "| rules | answers | aima3 | forward | backward | recursive | aima3 / forward | asking alone |"
    );
    println!("|---:|---|---:|---:|---:|---:|---:|---:|");
    let mut ratios = Vec::new();
    for (base, run) in chosen.iter().zip(&theirs) {
        let forward = time(base, forward);
        let asking = time_asking(base);
        let backward = time(
            base,
            by(|program, goal| {
                backward_chaining::prove(program, Some(goal), &mut (), &Budget::unlimited())
                    .is_ok_and(|proved| proved.is_proved())
            }),
        );
        let recursive = time(
            base,
            by(|program, goal| {
                let budget = Budget::unlimited().nodes(10_000);
                recursive::prove(program, Some(goal), &mut (), &budget)
                    .is_ok_and(|proved| proved.is_proved())
            }),
        );
        ensure!(
            forward.0 == run.answers,
            "the programs disagree: {:?} and {:?}",
            forward.0,
            run.answers
        );
        let ratio = (run.tell + run.ask) / forward.1;
        ratios.push(ratio);
        println!(
            "| {} | {:?} | {:.1} | {:.4} | {:.4} | {:.4} | {:.0} | {:.0} |",
            base.program.len(),
            run.answers,
            1e3 * (run.tell + run.ask),
            1e3 * forward.1,
            1e3 * backward.1,
            1e3 * recursive.1,
            ratio,
            run.ask / asking,
        );
    }
    let mean = (ratios.iter().map(|ratio| ratio.ln()).sum::<f64>() / ratios.len() as f64).exp();
    println!("geometric mean: {mean:.0} times as fast as aima3, telling included");
    Ok(())
}

/// The bases of every position that the report's agent comes to.
fn bases_of_games(args: &Args) -> Result<Vec<FreshBase>> {
    let level: Level = args.level.parse()?;
    let budget = Budget::unlimited();
    let mut bases = Vec::new();
    for index in 0..args.games {
        let mut game = Game::new(level.clone(), FirstClick::Safe, 1, index);
        let mut agent = LogicAgent::new(Settings::REPORT, FirstCell::Random, 1, index);
        while matches!(game.state(), State::Ready | State::Playing) {
            let decision = agent.decide(game.position(), &budget)?;
            for &mine in agent.marks() {
                if game.position().view(mine) == View::Hidden {
                    game.flag(mine)?;
                }
            }
            for &cell in &decision.reveal {
                game.reveal(cell)?;
            }
            bases.extend(fresh_bases(game.position(), &Settings::REPORT)?);
        }
    }
    Ok(bases)
}

fn python(python: &Path, bases: &[&FreshBase]) -> Result<Vec<Run>> {
    let cases: Vec<Case> = bases.iter().map(|base| case(base)).collect();
    let path = std::env::temp_dir().join("atisbo-peers-logic.json");
    std::fs::write(&path, serde_json::to_vec(&cases)?)?;
    let output = Command::new(python)
        .arg("peers/logic/measure.py")
        .arg(&path)
        .output()
        .context("Python did not start")?;
    ensure!(
        output.status.success(),
        "Python failed: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    Ok(serde_json::from_slice(&output.stdout)?)
}

fn case(base: &FreshBase) -> Case {
    let program = &base.program;
    let rule = |rule: usize| {
        let body = program.body(rule).iter().map(|symbol| symbol.index());
        Some((body.collect(), program.head(rule)?.index()))
    };
    Case {
        rules: (0..program.len()).filter_map(rule).collect(),
        goals: [base.is_mine.index(), base.is_none.index()],
    }
}

/// Tells the base and asks both questions, as often as it takes to be measured: the answers, and the
/// CPU seconds of one time.
fn time(base: &FreshBase, run: impl Fn(&FreshBase) -> [bool; 2]) -> ([bool; 2], f64) {
    let answers = run(base);
    let mut rounds = 1;
    loop {
        let start = ProcessTime::now();
        for _ in 0..rounds {
            black_box(run(black_box(base)));
        }
        let seconds = start.elapsed().as_secs_f64();
        if seconds > 0.05 {
            return (answers, seconds / f64::from(rounds));
        }
        rounds *= 2;
    }
}

/// The CPU seconds of asking alone.
fn time_asking(base: &FreshBase) -> f64 {
    let told = tell(&base.program);
    let copy = time(base, |_| {
        black_box(told.clone());
        [false; 2]
    });
    let both = time(base, |base| ask(told.clone(), base));
    (both.1 - copy.1).max(1e-9)
}

fn tell(program: &Program) -> ForwardChaining {
    let mut chaining = ForwardChaining::new();
    for rule in 0..program.len() {
        chaining.tell(program.body(rule).iter().copied(), program.head(rule));
    }
    chaining
}

fn ask(mut chaining: ForwardChaining, base: &FreshBase) -> [bool; 2] {
    [base.is_mine, base.is_none]
        .map(|goal| chaining.run(Some(goal), &mut (), &Budget::unlimited()) == Ok(true))
}

fn forward(base: &FreshBase) -> [bool; 2] {
    ask(tell(&base.program), base)
}

/// Both questions by an engine that works on the program itself, copied rule by rule.
fn by(prove: impl Fn(&Program, Symbol) -> bool) -> impl Fn(&FreshBase) -> [bool; 2] {
    move |base| {
        let mut program = Program::new();
        for rule in 0..base.program.len() {
            program.add(
                base.program.body(rule).iter().copied(),
                base.program.head(rule),
            );
        }
        [base.is_mine, base.is_none].map(|goal| prove(&program, goal))
    }
}
