//! Everything a developer runs: `cargo xtask test`, `wide`, `bench`, `peers`, `table`, `reglib`,
//! `ratings`, `variants`, `mines`, `networks`, `api`, `pictures`, `load`, `python`, `class`.

mod bench;
mod class;
mod page;
mod python;
mod ratings;
mod table;
mod test;

use clap::{Parser, Subcommand};
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "cargo xtask", about = "Everything a developer runs")]
enum Task {
    /// Format check, lints, documentation, all tests and all documented examples
    Test(test::Args),
    /// The slow, wide checks: every reference puzzle's steps, all of the original program's counts
    Wide,
    /// The benchmarks of one crate, or of all (ratios matter; absolute times are the machine's)
    Bench {
        /// Only benchmarks whose name contains this
        filter: Option<String>,
    },
    /// Other programs side by side with ours, in one run
    #[command(subcommand)]
    Peers(Peers),
    /// Write docs/ohno-table.md and docs/sudoku-table.md: strategies x puzzles, beside the original
    /// programs' counts
    Table(table::Args),
    /// The Sudoku techniques beside a regression library of positions and conclusions
    #[command(disable_help_flag = true)]
    Reglib(Rest),
    /// The rating of Sudoku puzzles beside those of other programs: correlation, bands, times
    Ratings(ratings::Args),
    /// Sudoku variants that others published: read, unique, solved right, and how fast
    #[command(disable_help_flag = true)]
    Variants(Rest),
    /// Experiments with Minesweeper players: two on the same boards, what each ingredient
    /// adds, the first cells, and their strength (docs/strength.md)
    #[command(disable_help_flag = true)]
    Mines(Rest),
    /// Bayesian and Markov networks beside the answers of other programs
    Networks {
        /// Folder with networks and answers; without it those of this project
        #[arg(default_value = "data/bayes")]
        folder: PathBuf,
    },
    /// Write the description of the door (`OpenAPI`), the page's types and those of the Python package anew, from the Rust types
    Api,
    /// Take the pictures of the page and of a class in docs/pictures, in a browser
    Pictures,
    /// Many clients of the page's server at once, some of them hostile: how they are served
    Load(page::Load),
    /// The Python package: built, its types and tests, its notebooks
    Python(python::Args),
    /// Many submissions graded at once, some of them hostile: whether it ends within the bound that is told
    Class(Rest),
}

/// Arguments of a program that is built for speed before it gets them.
#[derive(clap::Args)]
struct Rest {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<String>,
}

impl Rest {
    /// Runs an experiment of the package `measure`.
    fn measure(&self, experiment: &str) -> anyhow::Result<()> {
        let command = format!("run --release --quiet --package measure -- {experiment}");
        let arguments: Vec<&str> = self.arguments.iter().map(String::as_str).collect();
        test::step(experiment, &command, &arguments, &[])
    }
}

#[derive(Subcommand)]
enum Peers {
    /// The search engine beside the crate `pathfinding`
    Search,
    /// The 9x9 Sudoku solver beside the crate `sudoku`
    Sudoku {
        /// Folder with lists of puzzles (17clue.txt, ...); without it the lists of this project
        directory: Option<PathBuf>,
    },
    /// The exact analysis of Minesweeper positions beside the crate `ms_toollib`
    Minesweeper {
        /// Folder with positions.json; without it that of this project
        directory: Option<PathBuf>,
    },
    /// All marginals of Bayesian networks beside `pyAgrum` and `pgmpy`, which it installs
    Bayes(bench::BayesPeers),
    /// The report's Minesweeper knowledge bases: our chaining beside the textbook's Python package
    Logic {
        /// How many knowledge bases
        #[arg(long, default_value_t = 12)]
        bases: usize,
    },
    /// The Python package beside the command line, `pgmpy`, `pyAgrum`, `python-constraint2` and `aima3`, which it installs
    Python(bench::PythonPeers),
}

fn main() -> ExitCode {
    let done = match Task::parse() {
        Task::Test(args) => test::all(&args),
        Task::Wide => test::wide(),
        Task::Bench { filter } => bench::all(filter.as_deref()),
        Task::Peers(Peers::Search) => bench::search_beside_pathfinding(),
        Task::Peers(Peers::Sudoku { directory }) => {
            bench::sudoku_beside_sudoku(directory.as_deref())
        }
        Task::Peers(Peers::Minesweeper { directory }) => {
            bench::minesweeper_beside_ms_toollib(directory.as_deref())
        }
        Task::Peers(Peers::Bayes(args)) => bench::bayes_beside_python(&args),
        Task::Peers(Peers::Logic { bases }) => bench::logic_beside_python(bases),
        Task::Peers(Peers::Python(args)) => bench::python_beside_others(&args),
        Task::Table(args) => table::run(&args),
        Task::Reglib(rest) => rest.measure("reglib"),
        Task::Ratings(args) => ratings::run(&args),
        Task::Variants(rest) => rest.measure("variants"),
        Task::Mines(rest) => rest.measure("mines"),
        Task::Networks { folder } => bench::networks_beside_references(&folder),
        Task::Api => page::api(),
        Task::Pictures => page::pictures(),
        Task::Load(args) => page::load(&args),
        Task::Python(args) => python::run_checks(&args),
        Task::Class(rest) => test::step("program", "build --release --package atisbo", &[], &[])
            .and_then(|()| rest.measure("class")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
