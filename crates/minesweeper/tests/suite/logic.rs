//! The logical agent and analysis, as a user of the crate meets them.

use atisbo_base::{Budget, Place};
use atisbo_logic::{Answer, Method, Options, dimacs, tell_ask};
use atisbo_minesweeper::logic::trace::Event;
use atisbo_minesweeper::logic::{
    Ask, Asked, LogicAgent, LogicError, Preset, Reply, Settings, chaining_base,
};
use atisbo_minesweeper::{
    Agent, Cell, Decision, FirstCell, FirstClick, Game, Position, State, View, play_game,
};
use std::collections::HashSet;

fn agent(preset: Preset, index: u64) -> LogicAgent {
    LogicAgent::new(preset.settings(), FirstCell::Random, 1, index)
}

/// The cells opened in a game, and whether it was won.
fn played(level: &str, preset: Preset, index: u64) -> (Vec<usize>, bool) {
    let mut game = Game::new(level.parse().unwrap(), FirstClick::NoGuarantee, 1, index);
    let mut agent = agent(preset, index);
    let mut guesses = Vec::new();
    let mut step = 0;
    while !game.state().is_over() {
        let decision = agent.decide(game.position(), &Budget::unlimited()).unwrap();
        step += 1;
        assert!(step < 1000);
        let is_guess = decision.is_guess();
        if is_guess {
            guesses.extend(decision.reveal.iter().map(|cell| cell.index()));
        }
        for &cell in &decision.reveal {
            if !game.state().is_over() && game.position().view(cell).is_hidden() {
                game.reveal(cell).unwrap();
                let lost = matches!(game.state(), State::Lost { .. });
                assert!(!lost || is_guess, "{preset}: sure, and wrong");
            }
        }
        if let Some(board) = game.board() {
            assert!(agent.marks().iter().all(|&cell| board.is_mine(cell)));
        }
    }
    (guesses, game.state() == State::Won)
}

#[test]
fn fewer_rules_and_one_growing_base_play_the_same_games() {
    for index in 0..6 {
        let report = played("6x6x5", Preset::Report, index);
        for preset in [Preset::Shown, Preset::Due, Preset::Incremental] {
            assert_eq!(played("6x6x5", preset, index), report, "{preset}");
        }
    }
}

#[test]
fn every_preset_plays_on_every_tiling() {
    for level in ["hex:5x5x4", "triangle:3x4x2", "circle:3x6x3", "torus:5x5x4"] {
        for preset in Preset::ALL {
            let mut game = Game::new(level.parse().unwrap(), FirstClick::Safe, 1, 0);
            let mut player = LogicAgent::new(preset.settings(), FirstCell::Random, 1, 0);
            let budget = Budget::unlimited();
            let record = play_game(&mut game, &mut player, &budget, &mut |_, _, _| ()).unwrap();
            assert!(game.state().is_over() && record.decisions > 0, "{preset}");
        }
    }
}

/// Plays a game, and shows each decision with the position that it was made in.
fn watched(
    level: &str,
    preset: Preset,
    index: u64,
    mut each: impl FnMut(&Position, &Decision),
) -> Game {
    let mut game = Game::new(level.parse().unwrap(), FirstClick::Safe, 3, index);
    let mut agent = agent(preset, index);
    let mut before = game.position().clone();
    play_game(
        &mut game,
        &mut agent,
        &Budget::unlimited(),
        &mut |game, decision, _| {
            each(&before, decision);
            before = game.position().clone();
        },
    )
    .unwrap();
    game
}

/// The position with one more flag.
fn flagged(position: &Position, cell: Cell) -> Position {
    let mut views = position.views().to_vec();
    views[cell.index()] = View::Flag;
    Position::new(position.tiling().clone(), position.mines(), views).unwrap()
}

/// What forward chaining answers on the file of a question's knowledge base, and how many rules and facts it has.
fn by_file(position: &Position, settings: &Settings, asked: &Asked) -> (bool, usize, usize) {
    let of = (Some(asked.cell), asked.number);
    let base = chaining_base(position, settings, of, &Budget::unlimited()).unwrap();
    let mut text = String::new();
    base.write_to(&mut text).unwrap();
    let file = tell_ask::read(&text).unwrap();
    let which = usize::from(asked.ask == Ask::Open);
    let query = &file.queries[which];
    let place = position.tiling().place(asked.cell);
    assert_eq!(query.text, format!("{}m_{place}", ["", "not_"][which]));
    let options = Options::from(Method::ForwardChaining);
    let report = file
        .base
        .ask(&query.formula, &options, (), &Budget::unlimited());
    let follows = matches!(report.answer, Answer::Entailed(_));
    assert_eq!(base.number, asked.number);
    assert_eq!(file.base.sentences().count(), base.program.len());
    (follows, base.program.len() - base.facts(), base.facts())
}

/// What a question is: by which number, about which cell, and which of the two.
type Question = (Option<Cell>, Cell, Ask);

fn question(asked: &Asked) -> Question {
    (asked.number, asked.cell, asked.ask)
}

/// The questions of a decision by the report's steps: about each unknown neighbour of each number "can I mark it?", and if
/// not "can I open it?"; after a mark from the beginning, and until a cell can be opened or none is left. The answers are
/// those that were given.
fn questions(position: &Position, decision: &Decision) -> Vec<Question> {
    let mut given = decision
        .questions
        .iter()
        .map(|asked| asked.reply == Reply::Yes);
    let mut asked = Vec::new();
    let mut position = position.clone();
    'steps: loop {
        let numbers: Vec<Cell> = position.numbers().map(|(cell, _)| cell).collect();
        for number in numbers {
            for &cell in position.tiling().clone().neighbours(number).iter() {
                if position.view(cell) != View::Hidden {
                    continue;
                }
                for ask in [Ask::Mark, Ask::Open] {
                    let Some(is_yes) = given.next() else {
                        return asked;
                    };
                    asked.push((Some(number), cell, ask));
                    match ask {
                        Ask::Mark if is_yes => {
                            position = flagged(&position, cell);
                            continue 'steps;
                        }
                        Ask::Open if is_yes => return asked,
                        Ask::Mark | Ask::Open => {}
                    }
                }
            }
        }
        return asked;
    }
}

/// The rules of the report about one cell and its neighbours, by its formulas (1) to (7), as they are written.
fn rules_by_the_formulas(cell: &str, neighbours: &[&str]) -> HashSet<String> {
    let mut rules = HashSet::new();
    // (1): codes 0 to 8, 10 and 11.
    let codes = |cell: &str| -> Vec<String> {
        let numbers = (0..=8).map(|number| format!("n_{cell}_{number}"));
        numbers
            .chain([format!("marked_{cell}"), format!("m_{cell}")])
            .collect()
    };
    for cell in neighbours.iter().chain([&cell]) {
        for one in codes(cell) {
            for other in codes(cell).iter().filter(|&other| *other != one) {
                rules.insert(format!("{one} => not_{other}"));
            }
        }
    }
    let count = neighbours.len();
    for number in 0..=count {
        for set in 0_u32..1 << count {
            let members = set.count_ones() as usize;
            let inside = |place: &usize| set >> place & 1 == 1;
            // (2)(3) => (4): as many others are no mines as can be; (5)(6) => (7): as many are mines as there are.
            for (is_enough, premise, head) in [
                (members == count - number, "not_m", "m"),
                (members == number, "m", "not_m"),
            ] {
                let premises = (0..count).filter(inside);
                let premises = premises.map(|place| format!(" & {premise}_{}", neighbours[place]));
                let body = format!("n_{cell}_{number}{}", premises.collect::<String>());
                for other in (0..count).filter(|place| is_enough && !inside(place)) {
                    rules.insert(format!("{body} => {head}_{}", neighbours[other]));
                }
            }
        }
    }
    rules
}

#[test]
fn the_base_of_a_cell_has_the_rules_of_the_reports_formulas_and_what_is_known() {
    let inner = [
        "r1c1", "r1c2", "r1c3", "r2c1", "r2c3", "r3c1", "r3c2", "r3c3",
    ];
    for (text, about, cell, neighbours, facts) in [
        (
            "mines 2\n###\n#1#\n###",
            0,
            "r2c2",
            &inner[..],
            &["n_r2c2_1"][..],
        ),
        (
            "mines 2\n1#\n1F\n##",
            1,
            "r1c1",
            &["r1c2", "r2c1", "r2c2"],
            &["n_r1c1_1", "n_r2c1_1", "m_r2c2"],
        ),
        ("mines 1\n1#", 1, "r1c1", &["r1c2"], &["n_r1c1_1"]),
    ] {
        let position: Position = text.parse().unwrap();
        let of = (Some(Cell(about)), None);
        let base = chaining_base(&position, &Settings::REPORT, of, &Budget::unlimited()).unwrap();
        let mut text = String::new();
        base.write_to(&mut text).unwrap();
        let told = text.split("ASK").next().unwrap().lines();
        let told: Vec<&str> = told.filter_map(|line| line.strip_suffix(';')).collect();
        let mut expected = rules_by_the_formulas(cell, neighbours);
        assert_eq!(
            expected.len(),
            110 * (neighbours.len() + 1) + (neighbours.len() << neighbours.len())
        );
        expected.extend(facts.iter().map(|&fact| fact.to_owned()));
        assert_eq!(told.len(), expected.len());
        assert_eq!(
            told.into_iter().map(str::to_owned).collect::<HashSet<_>>(),
            expected
        );
    }
}

#[test]
fn the_file_of_each_question_answers_as_the_agent_was_answered() {
    let mut answers = [0; 2];
    for (level, preset, games) in [
        ("5x5x4", Preset::Report, 2),
        ("4x4x3", Preset::Backward, 1),
        ("8x8x10", Preset::Due, 4),
        ("6x6x6", Preset::Shown, 2),
        ("hex:5x5x4", Preset::Report, 2),
        ("triangle:3x4x2", Preset::Due, 3),
    ] {
        for index in 0..games {
            watched(level, preset, index, |before, decision| {
                let mut position = before.clone();
                let asked: Vec<Question> = decision.questions.iter().map(question).collect();
                assert_eq!(asked, questions(before, decision));
                for asked in &decision.questions {
                    let (follows, rules, facts) = by_file(&position, &preset.settings(), asked);
                    assert_eq!((rules, facts), (asked.rules, asked.facts));
                    assert_eq!(follows, asked.reply == Reply::Yes, "{asked:?}");
                    answers[usize::from(follows)] += 1;
                    if follows && asked.ask == Ask::Mark {
                        position = flagged(&position, asked.cell);
                    }
                }
            });
        }
    }
    assert!(answers[0] > 50 && answers[1] > 20, "{answers:?}");
}

#[test]
fn a_base_without_a_number_is_the_first_that_settles_the_cell() {
    let position: Position = "mines 2\n1#\n12\n1#\n##".parse().unwrap();
    let budget = Budget::unlimited();
    let base = |cell, number| chaining_base(&position, &Settings::REPORT, (cell, number), &budget);
    assert_eq!(base(Some(Cell(1)), None).unwrap().number, Some(Cell(0)));
    let last = base(Some(Cell(1)), Some(Cell(3))).unwrap();
    assert_eq!(last.number, Some(Cell(3)));
    assert_eq!(last.cells, [Cell(1)]);
    assert_eq!(base(None, None).unwrap().cells, [1, 5, 6, 7].map(Cell));
    for (cell, number) in [(0, None), (1, Some(4)), (1, Some(7))] {
        let refused = base(Some(Cell(cell)), number.map(Cell));
        assert!(matches!(refused, Err(LogicError::NothingAsked { .. })));
    }
}

#[test]
fn the_base_of_all_cells_proves_what_single_questions_prove() {
    for index in 0..3 {
        watched("5x5x4", Preset::Report, index, |before, decision| {
            for rules in [Preset::Due, Preset::Report] {
                let base = chaining_base(
                    before,
                    &rules.settings(),
                    (None, None),
                    &Budget::unlimited(),
                );
                let base = base.unwrap();
                let mut text = String::new();
                base.write_to(&mut text).unwrap();
                let file = tell_ask::read(&text).unwrap();
                assert_eq!(file.queries.len(), 2 * base.cells.len());
                let options = Options::from(Method::ForwardChaining);
                let first = decision
                    .questions
                    .iter()
                    .find(|asked| asked.reply == Reply::Yes);
                if let Some(asked) = first {
                    let at = base
                        .cells
                        .iter()
                        .position(|&cell| cell == asked.cell)
                        .unwrap();
                    let query = &file.queries[2 * at + usize::from(asked.ask == Ask::Open)];
                    let report = file
                        .base
                        .ask(&query.formula, &options, (), &Budget::unlimited());
                    assert!(matches!(report.answer, Answer::Entailed(_)));
                }
                let clauses = dimacs::write(&base.clauses(), &base.symbols);
                assert_eq!(dimacs::read(clauses).unwrap().cnf, base.clauses());
            }
        });
    }
}

#[test]
fn a_base_of_too_many_rules_is_refused_before_it_is_made() {
    let text = format!("mines 400\n{}", "#4#\n".repeat(400).trim_end());
    let position: Position = text.parse().unwrap();
    let budget = Budget::unlimited().bytes(1_000_000);
    let refused = chaining_base(&position, &Settings::REPORT, (None, None), &budget);
    assert!(matches!(refused, Err(LogicError::Stopped(_))));
}

#[test]
fn the_agent_puts_its_marks_on_the_board_as_moves() {
    let mut marks = 0;
    for index in 0..4 {
        for preset in [Preset::Report, Preset::Revised, Preset::Sat, Preset::Best] {
            let mut marked = Vec::new();
            let game = watched("6x6x6", preset, index, |_, decision| {
                marked.extend(decision.mark.iter().copied());
            });
            let flags = game.position().views().iter();
            let flags = flags.filter(|&&view| view == View::Flag).count();
            assert_eq!(flags, marked.len());
            let board = game.board().unwrap();
            assert!(marked.iter().all(|&cell| board.is_mine(cell)));
            marks += marked.len();
            let again = Game::from_id(&game.id().unwrap()).unwrap();
            assert_eq!(again.position(), game.position());
        }
    }
    assert!(marks > 20);
}

/// The parts of a rule as it is written.
fn premises(formula: &str) -> Vec<&str> {
    let body = formula.split(" => ").next().unwrap_or_default();
    body.split(" & ").collect()
}

#[test]
fn a_trace_tells_the_questions_of_a_decision_and_the_right_counters() {
    let position: Position = "mines 5\n001#\n012#\n01##\n12##\n####".parse().unwrap();
    for preset in [
        Preset::Report,
        Preset::Due,
        Preset::Backward,
        Preset::Recursive,
    ] {
        let agent = agent(preset, 0).traced(1_000_000, position.tiling().clone());
        let mut agent = agent;
        let decision = agent.decide(&position, &Budget::unlimited()).unwrap();
        let trace = agent.into_trace().unwrap();
        assert_eq!(trace.left_out, 0);
        let place = |cell| position.tiling().place(cell);
        let answers = trace.events.iter().filter_map(|event| match event {
            Event::Answer { cell, ask, reply } => Some((*cell, *ask, *reply)),
            _ => None,
        });
        let asked = decision.questions.iter();
        let asked: Vec<(Place, Ask, Reply)> = asked
            .map(|one| (place(one.cell), one.ask, one.reply))
            .collect();
        assert_eq!(answers.collect::<Vec<_>>(), asked);
        assert!(matches!(
            trace.events[0],
            Event::Knowledge {
                numbers: 10,
                unknown: 10,
                ..
            }
        ));
        let marked = trace.events.iter().filter_map(|event| match event {
            Event::Mark { cell } => Some(*cell),
            _ => None,
        });
        assert_eq!(
            marked.collect::<Vec<_>>(),
            position.tiling().places(&decision.mark)
        );
        // Counters, counted anew from the rule's words.
        let (mut known, mut rules, mut counted) = (HashSet::new(), 0, 0);
        let mut fired = false;
        for event in &trace.events {
            match event {
                Event::Base { rules: count, .. } => {
                    known.clear();
                    rules = *count;
                }
                Event::Chaining(atisbo_logic::Event::Known { symbol, .. }) => {
                    known.insert(symbol.as_str());
                }
                Event::Chaining(atisbo_logic::Event::Fire { rule, .. }) => {
                    let needed = premises(rule.formula.as_ref().unwrap());
                    assert!(needed.iter().all(|one| known.contains(one)));
                    fired = true;
                }
                Event::Counters {
                    waiting,
                    nearest,
                    missing,
                    lowered,
                    ..
                } => {
                    assert_eq!(waiting.iter().sum::<usize>(), rules);
                    assert!(*lowered > 0);
                    let Some(rule) = nearest else { continue };
                    let needed = premises(rule.formula.as_ref().unwrap());
                    let lacking = needed.iter().filter(|one| !known.contains(*one)).count();
                    assert_eq!(Some(lacking as u32), *missing);
                    counted += 1;
                }
                _ => {}
            }
        }
        let is_forward = matches!(preset, Preset::Report | Preset::Due);
        assert_eq!((counted > 0, fired), (is_forward, is_forward), "{preset}");
        let short = LogicAgent::new(preset.settings(), FirstCell::Random, 1, 0);
        let mut short = short.traced(5, position.tiling().clone());
        short.decide(&position, &Budget::unlimited()).unwrap();
        let cut = short.into_trace().unwrap();
        assert_eq!(cut.events, trace.events[..5]);
        assert_eq!(cut.left_out as usize, trace.events.len() - 5);
    }
}

#[test]
fn a_trace_of_any_agent_tells_what_is_marked_and_opened() {
    let mut whole = 0;
    for preset in Preset::ALL {
        for index in 0..2 {
            let mut game = Game::new("5x5x5".parse().unwrap(), FirstClick::Safe, 3, index);
            let tiling = game.position().tiling().clone();
            let mut agent = agent(preset, index).traced(50_000, tiling.clone());
            let mut done = Vec::new();
            let mut watch = |_: &Game, decision: &Decision, _| {
                done.extend(decision.mark.iter().chain(&decision.reveal).copied());
            };
            play_game(&mut game, &mut agent, &Budget::unlimited(), &mut watch).unwrap();
            let trace = agent.into_trace().unwrap();
            let told = trace.events.iter().filter_map(|event| match event {
                Event::First { cell }
                | Event::Mark { cell }
                | Event::Open { cell }
                | Event::Guess { cell } => Some(*cell),
                _ => None,
            });
            let (told, done) = (told.collect::<Vec<_>>(), tiling.places(&done));
            assert!(done.starts_with(&told), "{preset}");
            if trace.left_out == 0 {
                whole += 1;
                assert_eq!(told.len(), done.len(), "{preset}");
            }
        }
    }
    // Plain recursion takes more steps than are kept.
    assert!(whole > Preset::ALL.len(), "{whole}");
}
