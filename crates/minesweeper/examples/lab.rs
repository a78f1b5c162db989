use atisbo_base::Budget;
use atisbo_minesweeper::policy::{Player, Settings, Strength};
use atisbo_minesweeper::{FirstCell, FirstClick, play_series};

fn cpu() -> f64 {
    let text = std::fs::read_to_string("/proc/self/stat").unwrap();
    let fields: Vec<&str> = text
        .rsplit(')')
        .next()
        .unwrap()
        .split_whitespace()
        .collect();
    (fields[11].parse::<f64>().unwrap() + fields[12].parse::<f64>().unwrap()) / 100.0
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let level = args[1].parse().unwrap();
    let rule: FirstClick = args[2].parse().unwrap();
    let strength: Strength = args[3].parse().unwrap();
    let games: u64 = args[4].parse().unwrap();
    let settings = Settings::of(strength);
    let first = FirstCell::good_for(rule);
    let start = cpu();
    let series = play_series(
        &level,
        (rule, 1),
        0..games,
        |index| Player::new(settings, first, 1, index),
        &Budget::unlimited(),
        &|_| (),
    )
    .unwrap();
    let all = series.all();
    let interval = series.interval().unwrap();
    println!(
        "{} {} {} {:.3}% [{:.3} {:.3}] cpu {:.3} ms/game, thought {:.3} ms, guesses {:.2} decisions {:.2}",
        args[1],
        args[2],
        args[3],
        100.0 * series.win_rate().unwrap(),
        100.0 * interval.low,
        100.0 * interval.high,
        (cpu() - start) * 1e3 / games as f64,
        all.time.as_secs_f64() * 1e3 / games as f64,
        all.guesses as f64 / games as f64,
        all.decisions as f64 / games as f64,
    );
}
