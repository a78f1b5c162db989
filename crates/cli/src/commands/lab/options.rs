//! An experiment from options.

use crate::budget::{Bytes, Seconds};
use crate::names::name;
use atisbo_base::{Name, UnknownName};
use atisbo_experiments::form::{self, ExperimentError, Method, Problem, Texts, from_words};
use atisbo_experiments::{Experiment, Game, minesweeper, ohno, sudoku};
use atisbo_minesweeper::FirstClick;

/// What the options say of an experiment.
#[derive(clap::Args)]
#[group(multiple = true, conflicts_with = "file")]
pub(super) struct ExperimentArgs {
    #[arg(long, value_name = "minesweeper|sudoku|ohno", value_parser = name::<Game>(), hide_possible_values = true)]
    game: Option<Game>,
    #[arg(long, value_name = "LEVEL")]
    level: Vec<String>,
    #[arg(long, value_name = "any|safe|opening|first-free", value_parser = name::<FirstClick>(), hide_possible_values = true)]
    first_click: Option<FirstClick>,
    #[arg(long, value_name = "N|RxC")]
    size: Vec<String>,
    #[arg(long, value_name = "RxC")]
    shape: Vec<String>,
    #[arg(long, value_name = "FILE")]
    puzzles: Vec<String>,
    #[arg(long, value_name = "GRADE")]
    difficulty: Option<String>,
    #[arg(short = 'n', long, value_name = "N")]
    count: Option<u64>,
    #[arg(short, long, value_name = "NAME [KEY=VALUE]...")]
    method: Vec<String>,
    #[arg(long)]
    seed: Option<u64>,
    #[arg(long, value_name = "N")]
    repetitions: Option<u32>,
    #[arg(long, value_name = "N")]
    max_nodes: Option<u64>,
    #[arg(long, value_name = "SIZE")]
    max_memory: Option<Bytes>,
    #[arg(long, value_name = "TIME")]
    max_time: Option<Seconds>,
}

impl ExperimentArgs {
    /// The experiment; nothing if no option says which game.
    pub(super) fn experiment(&self) -> Result<Option<Experiment>, ExperimentError> {
        let Some(game) = self.game else {
            return Ok(None);
        };
        self.refuse_those_of_other_games(game)?;
        let [levels, sizes, shapes, files] =
            [&self.level, &self.size, &self.shape, &self.puzzles].map(|texts| Texts(texts.clone()));
        let count = self.count;
        Ok(Some(match game {
            Game::Minesweeper => Experiment::Minesweeper(self.with(minesweeper::Instances {
                first_click: self.first_click.unwrap_or_default(),
                count,
                levels,
            })?),
            Game::Sudoku => Experiment::Sudoku(self.with(sudoku::Instances {
                count,
                files,
                difficulty: self.difficulty()?,
                shapes,
                ..sudoku::Instances::default()
            })?),
            Game::Ohno => Experiment::Ohno(self.with(ohno::Instances {
                count,
                files,
                difficulty: self.difficulty()?,
                sizes,
                ..ohno::Instances::default()
            })?),
        }))
    }

    /// What the experiments of all games have, with instances of one of them.
    fn with<I: Default, M: Method>(
        &self,
        instances: I,
    ) -> Result<form::Experiment<I, M>, ExperimentError> {
        let methods = self.method.iter().enumerate().map(|(index, words)| {
            let key = format!("methods[{}]", index + 1);
            from_words(words).map_err(|error: ExperimentError| error.inside(&key))
        });
        let methods = methods.collect::<Result<Vec<M>, ExperimentError>>()?;
        if methods.is_empty() {
            return Err(ExperimentError::new("methods", Problem::Missing));
        }
        let game = self.game.map_or("", Game::id);
        let usual = form::Experiment::new(game, instances, methods);
        Ok(form::Experiment {
            seed: self.seed.unwrap_or(usual.seed),
            repetitions: self.repetitions.unwrap_or(usual.repetitions),
            max_nodes: self.max_nodes,
            max_memory: self.max_memory.map(|Bytes(bytes)| bytes),
            max_time: self.max_time.map(|Seconds(time)| time),
            ..usual
        })
    }

    /// The grades are those of the game.
    fn difficulty<T: Name>(&self) -> Result<Option<T>, ExperimentError> {
        let named = self.difficulty.as_deref().map(T::named).transpose();
        named.map_err(|error: UnknownName| {
            ExperimentError::new("instances.difficulty", Problem::Unknown(error))
        })
    }

    fn refuse_those_of_other_games(&self, game: Game) -> Result<(), ExperimentError> {
        use Game::{Minesweeper, Ohno, Sudoku};
        let options = [
            ("levels", !self.level.is_empty(), &[Minesweeper][..]),
            ("first-click", self.first_click.is_some(), &[Minesweeper]),
            ("sizes", !self.size.is_empty(), &[Ohno]),
            ("shapes", !self.shape.is_empty(), &[Sudoku]),
            ("files", !self.puzzles.is_empty(), &[Sudoku, Ohno]),
            ("difficulty", self.difficulty.is_some(), &[Sudoku, Ohno]),
            ("count", false, &[Minesweeper, Sudoku, Ohno]),
        ];
        let (known, strange): (Vec<_>, Vec<_>) = options
            .into_iter()
            .partition(|(_, _, games)| games.contains(&game));
        match strange.into_iter().find(|(_, is_given, _)| *is_given) {
            None => Ok(()),
            Some((key, ..)) => {
                let known = known.into_iter().map(|(key, ..)| key).collect();
                let kind = Problem::UnknownKey { known };
                Err(ExperimentError::new(format!("instances.{key}"), kind))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(clap::Parser)]
    struct Line {
        #[arg(long)]
        file: Option<String>,
        #[command(flatten)]
        experiment: ExperimentArgs,
    }

    fn written(line: &str) -> Result<String, String> {
        let words = ["x"].into_iter().chain(line.split('|'));
        let line = Line::try_parse_from(words).expect("options");
        let made = line.experiment.experiment();
        made.map(|made| made.map_or_else(String::new, |made| form::write(&made)))
            .map_err(|error| error.to_string())
    }

    #[test]
    fn options_make_the_experiment_that_a_text_would_say() {
        let line = "--game|minesweeper|--level|5x5x5|--seed|7|-n|3|-m|exact|-m|bayes network=merged prune-barren=false";
        let text = "game = \"minesweeper\"\nseed = 7\nmethods = [\"exact\", {agent = \"bayes\", network = \"merged\", \
                    prune-barren = false}]\n[instances]\nlevels = [\"5x5x5\"]\ncount = 3\n";
        let same: minesweeper::Experiment = form::read(text).expect("an experiment");
        assert_eq!(written(line), Ok(form::write(&same)));
        let line = "--game|ohno|--size|5|--difficulty|hard|-m|dfs two-phase|--max-time|2s|--max-memory|1KB";
        let text = "game = \"ohno\"\nmax-memory = 1024\nmax-time = 2\nmethods = [{strategy = \"dfs\", two-phase = true}]\n\
                    [instances]\nsizes = 5\ndifficulty = \"hard\"\n";
        let same: ohno::Experiment = form::read(text).expect("an experiment");
        assert_eq!(written(line), Ok(form::write(&same)));
        assert_eq!(written("--seed|3"), Ok(String::new()));
    }

    #[test]
    fn what_is_wrong_is_named_by_its_key() {
        for (line, expected) in [
            ("--game|ohno|--size|5", "methods: missing"),
            (
                "--game|ohno|--level|5x5x5|-m|dfs",
                "instances.levels: unknown key; known are sizes, files, difficulty, count",
            ),
            (
                "--game|sudoku|--difficulty|expert|-m|dlx",
                "instances.difficulty: unknown name \"expert\"",
            ),
            (
                "--game|sudoku|-m|dlx|-m|dfs cels=first",
                "methods[2].cels: unknown key",
            ),
        ] {
            let error = written(line).expect_err(line);
            assert!(error.starts_with(expected), "{error}");
        }
    }
}
