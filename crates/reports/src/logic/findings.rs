//! Its own experiment, Figures 7 to 14: its agent by size, with both of its ways to ask, and what it found.

use super::games::{Results, board, mean};
use super::{DIFFICULTIES, THEIRS, plots};
use crate::evidence::won;
use crate::{Page, figure, number};
use atisbo_api::text::{Arg, Message};
use atisbo_lab::report::{Align, Cell, Table, figures};
use atisbo_lab::statistics::{Confidence, Estimate, Growth, Law, Paired};
use atisbo_minesweeper::logic::Preset;

pub(super) fn section(page: &mut Page<'_>, results: &Results) {
    page.section("repeat-l-agent");
    let [smallest, largest] = results.ends();
    page.say(
        &Message::new("repeat-l-agent-how")
            .with("smallest", smallest)
            .with("largest", largest)
            .with("games", results.games)
            .with("few", results.few),
    );
    for (index, difficulty) in DIFFICULTIES.into_iter().enumerate() {
        let caption = Message::new("repeat-l-difficulty")
            .with("difficulty", u64::from(difficulty))
            .with("theirs", THEIRS[index]);
        let mut table = Table::new([
            (page.word("repeat-board"), Align::Left),
            (page.word("repeat-l-their-games"), Align::Right),
            (page.word("repeat-won"), Align::Right),
            (page.word("lab-count-guesses"), Align::Right),
            (page.word("lab-success-time"), Align::Right),
            (page.word("lab-defeat-time"), Align::Right),
            (page.word("repeat-l-recursive-won"), Align::Right),
            (page.word("repeat-l-recursive-time"), Align::Right),
        ])
        .captioned(caption.to(page.words.0));
        for (place, &side) in results.sides.iter().enumerate() {
            let group = |preset| results.group(preset, index, place);
            let (Some(own), Some(asked)) = (group(Preset::Report), group(Preset::Recursive)) else {
                continue;
            };
            let time = |seconds| Cell::number(seconds, figures::seconds);
            let guesses = mean([own].into_iter(), "guesses");
            table.row([
                board(side, difficulty).into(),
                (THEIRS[index] as i64).into(),
                Cell::estimate(won([own]), figures::percent),
                Cell::number(guesses, figures::count),
                time(own.success_seconds.mean()),
                time(own.defeat_seconds.mean()),
                Cell::estimate(won([asked]), figures::percent),
                time(asked.success_seconds.mean()),
            ]);
        }
        page.table(table);
    }
    plots::figures(page, results);
    plots::wins(page, results);
    plots::times(page, results);
    findings(page, results);
}

/// What the report found beside what is measured here.
fn findings(page: &mut Page<'_>, results: &Results) {
    page.section("repeat-l-findings");
    let mut table = Table::new([
        (page.word("repeat-theirs"), Align::Left),
        (page.word("repeat-ours"), Align::Left),
    ]);
    let all: Vec<usize> = (0..DIFFICULTIES.len()).collect();
    let (_, recursive) = results.beside(Preset::Recursive, &all);
    let (incremental_pairs, incremental) = results.beside(Preset::Incremental, &all);
    let last = results.sides.len() - 1;
    let [smallest, largest] = results.ends();
    let at = |difficulty, side| won(results.group(Preset::Report, difficulty, side));
    let falls = all.iter().filter_map(|&index| {
        let ends = at(index, 0).zip(at(index, last))?;
        let fall = Message::new("repeat-l-fall").with("difficulty", u64::from(DIFFICULTIES[index]));
        let [first, last] = [ends.0, ends.1].map(|rate| figure(figures::percent(Some(rate))));
        Some(fall.with("first", first).with("last", last))
    });
    let falls: Vec<Message> = falls.collect();
    // What the report says of its largest boards is compared with none but those.
    let their_largest = results.sides.iter().position(|&side| side == 13);
    let of_large = their_largest.and_then(|side| at(0, side));
    let (marks, wrong) = results.marks();
    let rows = [
        ("repeat-l-found-growth", vec![growth(results)]),
        ("repeat-l-found-forward", vec![forward(recursive)]),
        (
            "repeat-l-found-fresh",
            fresh(incremental_pairs, incremental),
        ),
        (
            "repeat-l-found-falls",
            vec![if falls.is_empty() {
                unmeasured()
            } else {
                Message::new("repeat-l-ours-falls")
                    .with("smallest", smallest)
                    .with("largest", largest)
                    .with("falls", falls.into_iter().collect::<Arg>())
            }],
        ),
        ("repeat-l-found-lost", vec![lost(of_large)]),
        ("repeat-l-found-marks", marked(marks, wrong)),
    ];
    for (theirs, ours) in rows {
        let ours: Vec<String> = ours.iter().map(|it| it.to(page.words.0)).collect();
        table.row([page.word(theirs).into(), ours.join(" ").into()]);
    }
    page.table(table);
}

fn unmeasured() -> Message {
    Message::new("repeat-l-ours-unmeasured")
}

/// How many times as long plain recursion takes.
fn forward(times: f64) -> Message {
    if times.is_finite() && times > 0.0 {
        Message::new("repeat-l-ours-forward").with("times", figure(figures::times(times)))
    } else {
        unmeasured()
    }
}

/// One base that grows beside a fresh one for each question.
fn fresh(games: Paired, times: f64) -> Vec<Message> {
    if games.pairs == 0 {
        return vec![unmeasured()];
    }
    let different = games.gained + games.lost;
    let ours = Message::new("repeat-l-ours-fresh")
        .with("times", figure(figures::times(times)))
        .with("different", different)
        .with("games", number(games.pairs));
    let same = (different == 0).then(|| Message::new("repeat-l-ours-fresh-same"));
    [ours].into_iter().chain(same).collect()
}

/// How likely three games in a row are lost where this part is won.
fn lost(won: Option<Estimate>) -> Message {
    let Some(won) = won else {
        return Message::new("repeat-l-ours-lost-unknown");
    };
    let lost = won.map(|won| (1.0 - won).powi(3));
    Message::new("repeat-l-ours-lost")
        .with("rate", figure(figures::percent(Some(won))))
        .with("lost", figure(figures::percent(Some(lost))))
}

fn marked(marks: u64, wrong: u64) -> Vec<Message> {
    if marks == 0 {
        return vec![unmeasured()];
    }
    let ours = Message::new("repeat-l-ours-marks")
        .with("marks", number(marks))
        .with("wrong", number(wrong));
    let sound = (wrong == 0).then(|| Message::new("repeat-l-ours-marks-sound"));
    [ours].into_iter().chain(sound).collect()
}

/// Which law the time of a won game follows, by difficulty.
fn growth(results: &Results) -> Message {
    let laws = (0..DIFFICULTIES.len()).filter_map(|index| {
        let points: Vec<(f64, f64)> = results
            .sides
            .iter()
            .enumerate()
            .filter_map(|(place, &side)| {
                let group = results.group(Preset::Report, index, place)?;
                Some((f64::from(side * side), group.success_seconds.mean()?))
            })
            .collect();
        law(DIFFICULTIES[index], &points)
    });
    let laws: Vec<Message> = laws.collect();
    if laws.is_empty() {
        return Message::new("repeat-l-ours-growth-unknown");
    }
    Message::new("repeat-l-ours-growth").with("laws", laws.into_iter().collect::<Arg>())
}

/// From this difference of Akaike's criteria on, one law is said to describe the times better (Burnham and Anderson,
/// "Model Selection and Multimodel Inference", 2002).
const DECISIVE: f64 = 4.0;

/// Which law pairs of cells and seconds follow; nothing for fewer than four, which any curve fits.
fn law(difficulty: u32, points: &[(f64, f64)]) -> Option<Message> {
    let growth = Growth::fit(points, Confidence::NINETY_FIVE).filter(|growth| growth.points > 3)?;
    let (power, exponential) = (growth.power, growth.exponential);
    let is_decisive = (power.criterion - exponential.criterion).abs() >= DECISIVE;
    let better = match growth.better().law {
        _ if !is_decisive => "open",
        Law::Power => "power",
        Law::Exponential => "exponential",
    };
    let exponent = figures::between(Some(power.rate), |exponent| format!("{exponent:.2}"));
    let base = figures::between(Some(exponential.rate), |base| format!("{base:.3}"));
    Some(
        Message::new("repeat-l-ours-law")
            .with("difficulty", u64::from(difficulty))
            .with("exponent", figure(exponent))
            .with("base", figure(base))
            .with("better", better),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evidence::estimate;
    use atisbo_api::text::Lang;

    fn text(said: Vec<Message>) -> String {
        let said = said.into_iter().map(|it| it.to(Lang::En));
        said.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_base_that_grows_is_the_same_only_if_no_game_differs() {
        let games = |gained, lost| Paired {
            pairs: 36,
            gained,
            lost,
        };
        assert!(text(fresh(games(0, 0), 1.3)).contains("the same either way"));
        assert!(!text(fresh(games(1, 0), 1.3)).contains("the same either way"));
        assert!(text(fresh(games(1, 2), 1.3)).contains("3 of 36"));
        let nothing = text(fresh(Paired::default(), f64::NAN));
        assert_eq!(nothing, "not measured in this run");
        assert_eq!(text(vec![forward(f64::NAN)]), nothing);
        assert!(forward(2.5).to(Lang::En).contains("2.5x the time"));
    }

    #[test]
    fn what_is_said_of_13x13_was_measured_there() {
        let said = lost(Some(estimate(0.4, 0.3, 0.5))).to(Lang::En);
        assert!(said.contains("40.0 %") && said.contains("21.6 %"), "{said}");
        assert!(lost(None).to(Lang::En).contains("not measured"));
    }

    #[test]
    fn rules_are_called_sound_only_if_every_mark_was_right() {
        assert!(text(marked(346, 0)).contains("sound"));
        assert!(!text(marked(346, 1)).contains("sound"));
        assert!(text(marked(0, 0)).contains("not measured"));
    }

    #[test]
    fn a_law_is_better_only_where_the_times_decide() {
        let power: Vec<(f64, f64)> = (3..=13)
            .map(|side| f64::from(side * side))
            .map(|cells| (cells, cells.powi(2)))
            .collect();
        assert!(
            law(15, &power)
                .unwrap()
                .to(Lang::En)
                .contains("a power describes")
        );
        assert_eq!(law(15, &power[..3]), None);
        let noise: Vec<(f64, f64)> = [(9.0, 1.0), (16.0, 3.0), (25.0, 2.0), (36.0, 5.0)].to_vec();
        assert!(
            law(15, &noise)
                .unwrap()
                .to(Lang::En)
                .contains("neither law")
        );
    }
}
