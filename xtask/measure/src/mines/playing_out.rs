//! What choosing by playing out would gain over the strong player: its guesses, each tried on many boards that fit.
//!
//! At every guess that no end game decides, the best moves are played out twice, on other boards each time. The move
//! that won most often in one half is judged by the other half, beside the move that the player made: what is chosen
//! by luck gains nothing there. This is one step of policy iteration (Howard, 1960).

use super::contest::{Rules, Setting};
use super::{part, write};
use anyhow::Result;
use atisbo_base::Budget;
use atisbo_lab::report::{Align, Cell as Entry, Document, Table, figures};
use atisbo_lab::statistics::{Confidence, mean};
use atisbo_minesweeper::policy::{Player, Settings};
use atisbo_minesweeper::{Cell, Game, Position, Reason};
use rayon::prelude::*;
use std::num::{NonZeroU32, NonZeroU64};

/// What is played.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    setting: Setting,
    /// How many games
    #[arg(short = 'n', long, default_value = "60")]
    games: NonZeroU64,
    /// On how many boards each move is played out, twice
    #[arg(long, default_value = "800")]
    boards: NonZeroU32,
    /// Only guesses with at most this many percent of the board hidden
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100))]
    hidden: u32,
    /// The seed of the games
    #[arg(long, default_value_t = 5)]
    seed: u64,
}

/// A guess of the player.
struct Guess {
    /// In which game.
    game: u64,
    /// The part of the board that is hidden, in tenths.
    hidden: usize,
    /// By how much the move that won most when played out is better, as a probability to win.
    gain: f64,
    other_move: bool,
}

/// Plays and writes the part of the document.
pub(super) fn run(args: &Args) -> Result<()> {
    let rules = args.setting.rules(args.seed, args.games);
    let games = (0..rules.games).into_par_iter();
    let settings = Settings {
        roll_outs: args.boards.get(),
        roll_out_hidden: args.hidden,
        ..Settings::default()
    };
    let guesses: Vec<Vec<Guess>> = games
        .map(|index| guesses_of(&rules, index, settings))
        .collect::<Result<_>>()?;
    let guesses: Vec<Guess> = guesses.into_iter().flatten().collect();
    let name = format!(
        "what-playing-out-adds-{}-{}-{}",
        rules.level, rules.rule, args.hidden
    );
    write(&name, &measured(&rules, settings, &guesses))
}

/// The guesses of one game in which moves are played out.
fn guesses_of(rules: &Rules, index: u64, settings: Settings) -> Result<Vec<Guess>> {
    let mut game = Game::new(rules.level.clone(), rules.rule, rules.seed, index);
    let mut player = Player::new(Settings::default(), rules.best_cell(), rules.seed, index);
    let mut guesses = Vec::new();
    while !game.state().is_over() {
        let position = game.position();
        let choice = player.choose(position, &Budget::unlimited())?;
        if choice.reason == Reason::Guess
            && let [own] = choice.reveal[..]
        {
            let halves = [
                played_out(position, (rules, index), 1, settings)?,
                played_out(position, (rules, index), 2, settings)?,
            ];
            if halves.iter().all(|half| !half.is_empty()) {
                guesses.push(judge(index, position, own, &halves));
            }
        }
        for cell in choice.reveal {
            if !game.state().is_over() && game.position().view(cell).is_hidden() {
                game.reveal(cell)?;
            }
        }
    }
    Ok(guesses)
}

/// How often each of the best moves wins when it is played out.
fn played_out(
    position: &Position,
    (rules, index): (&Rules, u64),
    half: u64,
    settings: Settings,
) -> Result<Vec<(Cell, f64)>> {
    let mut player = Player::new(settings, rules.best_cell(), !rules.seed ^ half << 32, index);
    player.choose(position, &Budget::unlimited())?;
    let won = player.candidates().iter();
    Ok(won
        .filter_map(|candidate| Some((candidate.cell, candidate.win?)))
        .collect())
}

/// The best of each half by the other half, beside the player's own move.
fn judge(game: u64, position: &Position, own: Cell, halves: &[Vec<(Cell, f64)>; 2]) -> Guess {
    let mut guess = Guess {
        game,
        hidden: position.hidden().count() * 10 / position.tiling().len(),
        gain: 0.0,
        other_move: false,
    };
    for (one, other) in [(0, 1), (1, 0)] {
        let best = halves[one].iter().max_by(|a, b| a.1.total_cmp(&b.1));
        let Some(&(best, _)) = best.filter(|&&(best, _)| best != own) else {
            continue;
        };
        let win = |cell| halves[other].iter().find(|&&(its, _)| its == cell);
        if let (Some((_, best)), Some((_, own))) = (win(best), win(own)) {
            guess.gain += (best - own) / 2.0;
            guess.other_move = true;
        }
    }
    guess
}

fn measured(rules: &Rules, settings: Settings, guesses: &[Guess]) -> Document {
    let Rules {
        level,
        rule,
        games,
        seed,
        ..
    } = rules;
    let (boards, hidden) = (settings.roll_outs, settings.roll_out_hidden);
    let late = match hidden {
        100 => String::new(),
        _ => format!(", once at most {hidden} % are hidden"),
    };
    let mut part = part(format!(
        "What choosing by playing out adds on {level}, first click {rule}{late}"
    ));
    part.paragraph(format!(
        "At each guess of {} games that no end game decides, the best moves were played out on {} boards that fit, \
         twice; the best of one half is judged by the other beside the move that the strong player made.",
        figures::thousands(*games),
        figures::thousands(boards.into())
    ));
    part.command(format!(
        "cargo xtask mines playing-out --level {level} --first-click {rule} --games {games} --boards {boards} \
         --hidden {hidden} --seed {seed}"
    ));
    let mut table = Table::new([
        ("of the board hidden", Align::Left),
        ("guesses a game", Align::Right),
        ("another move, %", Align::Right),
        ("gain a game, points", Align::Right),
    ]);
    for tenth in (0..=10).rev() {
        let is_here = |guess: &&Guess| guess.hidden == tenth;
        let some: Vec<&Guess> = guesses.iter().filter(is_here).collect();
        if !some.is_empty() {
            table.row(row(format!("{tenth}0 % and more"), *games, &some));
        }
    }
    let all: Vec<&Guess> = guesses.iter().collect();
    table.row(row("all".to_owned(), *games, &all));
    part.table(table);
    part
}

/// What some of the guesses say.
fn row(name: String, games: u64, some: &[&Guess]) -> [Entry; 4] {
    let mut gains = vec![0.0; games as usize];
    for guess in some {
        gains[guess.game as usize] += guess.gain;
    }
    let others = some.iter().filter(|guess| guess.other_move).count();
    let others = 100.0 * others as f64 / some.len().max(1) as f64;
    [
        name.into(),
        format!("{:.2}", some.len() as f64 / games as f64).into(),
        format!("{others:.0}").into(),
        figures::points(mean(&gains, Confidence::NINETY_FIVE)).into(),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_of_one_half_is_judged_by_the_other() {
        let position: Position = "mines 1\n####".parse().unwrap();
        let halves = [
            vec![(Cell(0), 0.5), (Cell(1), 0.7)],
            vec![(Cell(0), 0.5), (Cell(1), 0.4)],
        ];
        // The first half prefers the second cell, which loses 0.1 in the second; that one prefers the player's own.
        let guess = judge(0, &position, Cell(0), &halves);
        assert!((guess.gain + 0.05).abs() < 1e-12 && guess.other_move);
        assert_eq!(guess.hidden, 10);
    }
}
