//! The ways of chaining agree on random programs, cycles and rules without head included.

use atisbo_base::{Budget, Stop};
use atisbo_logic::backward_chaining::{self, BackwardChaining, Proved};
use atisbo_logic::forward_chaining::ForwardChaining;
use atisbo_logic::{Model, Program, Symbol, recursive};
use proptest::prelude::*;

const SYMBOLS: usize = 9;
const CASES: u32 = 2_000;

fn program() -> impl Strategy<Value = Program> {
    let symbol = || (0..SYMBOLS).prop_map(Symbol::new);
    // Few facts and mostly short bodies: otherwise nearly all symbols follow, or none.
    let body = prop_oneof![
        1 => prop::collection::vec(symbol(), 0),
        6 => prop::collection::vec(symbol(), 1..3),
        1 => prop::collection::vec(symbol(), 3..5),
    ];
    let rule = (body, prop::option::weighted(0.95, symbol()));
    prop::collection::vec(rule, 0..24).prop_map(|rules| {
        let mut program = Program::new();
        for (body, head) in rules {
            program.add(body, head);
        }
        program
    })
}

fn is_known(body: &[Symbol], known: &[bool]) -> bool {
    body.iter().all(|symbol| known[symbol.index()])
}

/// All that follows, by applying the rules over and over; and whether a rule without head applies.
fn follows(program: &Program) -> (Vec<bool>, bool) {
    let mut known = vec![false; SYMBOLS];
    let mut contradiction = false;
    for _ in 0..=SYMBOLS {
        for rule in 0..program.len() {
            if is_known(program.body(rule), &known) {
                match program.head(rule) {
                    Some(head) => known[head.index()] = true,
                    None => contradiction = true,
                }
            }
        }
    }
    (known, contradiction)
}

fn holds_in(program: &Program, model: &Model) -> bool {
    (0..program.len()).all(|rule| program.formula(rule).holds_in(model))
}

/// Each rule needs only what was proved before it, and what is proved last is the goal.
fn stands(program: &Program, goal: Option<Symbol>, support: &[(Symbol, usize)]) -> bool {
    let mut known = [false; SYMBOLS];
    for &(symbol, rule) in support {
        if program.head(rule) != Some(symbol) || !is_known(program.body(rule), &known) {
            return false;
        }
        known[symbol.index()] = true;
    }
    match goal {
        Some(goal) => support.last().is_some_and(|&(last, _)| last == goal),
        None => (0..program.len())
            .any(|rule| program.head(rule).is_none() && is_known(program.body(rule), &known)),
    }
}

fn goals() -> impl Iterator<Item = Option<Symbol>> {
    (0..SYMBOLS)
        .map(|index| Some(Symbol::new(index)))
        .chain([None])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(CASES))]

    #[test]
    fn asking_backwards_proves_what_follows_and_nothing_else(program in program()) {
        let (known, contradiction) = follows(&program);
        for goal in goals() {
            let expected = goal.map_or(contradiction, |goal| known[goal.index()]);
            let unlimited = Budget::unlimited();
            for proved in [
                backward_chaining::prove(&program, goal, &mut (), &unlimited),
                recursive::prove(&program, goal, &mut (), &unlimited),
            ] {
                let proved = proved.unwrap();
                prop_assert_eq!(proved.is_proved(), expected);
                if let Some(support) = proved.support {
                    prop_assert!(stands(&program, goal, &support));
                }
            }
        }
    }

    #[test]
    fn the_table_of_backward_chaining_stays_right_from_goal_to_goal(
        program in program(),
        asked in Just(goals().collect::<Vec<_>>()).prop_shuffle(),
        first in 0..=SYMBOLS,
        goals_at_once in 1..4u64,
    ) {
        let (known, contradiction) = follows(&program);
        let mut chaining = BackwardChaining::new(&program);
        for &goal in &asked[first..] {
            let proved = loop {
                // Stopped again and again, it goes on where it was.
                match chaining.prove(goal, &mut (), &Budget::unlimited().nodes(goals_at_once)) {
                    Ok(proved) => break proved,
                    Err(stop) => prop_assert_eq!(stop, Stop::Nodes),
                }
            };
            prop_assert_eq!(proved, goal.map_or(contradiction, |goal| known[goal.index()]));
            if let Some(symbol) = goal && proved {
                prop_assert!(stands(&program, goal, &chaining.support(&[symbol])));
            }
        }
        if !contradiction {
            prop_assert_eq!(chaining.prove(None, &mut (), &Budget::unlimited()), Ok(false));
            let model = chaining.model();
            prop_assert!(holds_in(&program, &model));
            for goal in asked[first..].iter().flatten() {
                prop_assert_eq!(model.value(*goal), known[goal.index()]);
            }
        }
    }

    #[test]
    fn forward_chaining_derives_what_follows_and_nothing_else(program in program()) {
        let (known, contradiction) = follows(&program);
        let mut chaining = ForwardChaining::from(program.clone());
        // A contradiction ends a run.
        prop_assert_eq!(chaining.run(None, &mut (), &Budget::unlimited()), Ok(contradiction));
        while chaining.step(&mut ()).is_some() {}
        for goal in (0..SYMBOLS).map(Symbol::new) {
            prop_assert_eq!(chaining.is_derived(goal), known[goal.index()]);
            if known[goal.index()] {
                prop_assert!(stands(&program, Some(goal), &chaining.support(&[goal])));
            }
        }
    }
}

/// A chain of `length` rules from the one fact to the goal, which is symbol 0.
fn chain(length: usize) -> Program {
    let mut program = Program::new();
    for index in 0..length {
        program.add([Symbol::new(index + 1)], Some(Symbol::new(index)));
    }
    program.add([], Some(Symbol::new(length)));
    program
}

#[test]
fn a_chain_of_a_million_rules_is_proved_from_its_end() {
    const LENGTH: usize = 1_000_000;
    let program = chain(LENGTH);
    let goal = Some(Symbol::new(0));
    for proved in [
        backward_chaining::prove(&program, goal, &mut (), &Budget::unlimited()),
        recursive::prove(&program, goal, &mut (), &Budget::unlimited()),
    ] {
        let Proved { support, goals } = proved.unwrap();
        assert_eq!(support.map(|support| support.len()), Some(LENGTH + 1));
        assert_eq!(goals, LENGTH as u64 + 1);
    }
}

#[test]
fn a_symbol_that_the_program_does_not_know_does_not_follow() {
    let program = chain(3);
    for index in [4, 5, 1000] {
        assert_nothing_proves(&program, Some(Symbol::new(index)));
    }
    for goal in [None, Some(Symbol::new(0))] {
        assert_nothing_proves(&Program::new(), goal);
    }
}

fn assert_nothing_proves(program: &Program, goal: Option<Symbol>) {
    let unlimited = Budget::unlimited();
    let tabled = backward_chaining::prove(program, goal, &mut (), &unlimited);
    let plain = recursive::prove(program, goal, &mut (), &unlimited);
    assert!(!tabled.unwrap().is_proved());
    assert!(!plain.unwrap().is_proved());
}

#[test]
fn what_was_proved_is_not_proved_again() {
    const LAYERS: usize = 20;
    let mut program = Program::new();
    // Both symbols of a layer need both symbols of the next: symbols 2i and 2i + 1 are layer i.
    for layer in 0..LAYERS {
        for index in [2 * layer, 2 * layer + 1] {
            let body = [Symbol::new(2 * layer + 2), Symbol::new(2 * layer + 3)];
            program.add(body, Some(Symbol::new(index)));
        }
    }
    for index in [2 * LAYERS, 2 * LAYERS + 1] {
        program.add([], Some(Symbol::new(index)));
    }
    let goal = Some(Symbol::new(0));
    let budget = Budget::unlimited().nodes(100_000);
    for proved in [
        backward_chaining::prove(&program, goal, &mut (), &budget),
        recursive::prove(&program, goal, &mut (), &budget),
    ] {
        assert_eq!(proved.unwrap().goals, 2 * LAYERS as u64 + 1);
    }
}

/// Each of the symbols needs any two of the others, and none is a fact: every failure cuts a cycle.
#[test]
fn cycles_that_prove_nothing_take_the_recursion_one_round() {
    const MANY: usize = 40;
    let mut program = Program::new();
    let symbols = || (0..MANY).map(Symbol::new);
    for head in symbols() {
        for (first, second) in
            symbols().flat_map(|first| symbols().map(move |second| (first, second)))
        {
            if first < second && first != head && second != head {
                program.add([first, second], Some(head));
            }
        }
    }
    let goal = Some(Symbol::new(0));
    let proved = recursive::prove(&program, goal, &mut (), &Budget::unlimited()).unwrap();
    assert!(
        !proved.is_proved() && proved.goals <= MANY as u64,
        "{proved:?}"
    );
}

#[test]
fn a_failure_that_cut_a_cycle_is_asked_again() {
    // b fails first, because it needs a, which is being proved; then a is proved, so b follows after all.
    let [a, b, goal, fact] = [0, 1, 2, 3].map(Symbol::new);
    let mut program = Program::new();
    program.add([a, b], Some(goal));
    program.add([b], Some(a));
    program.add([fact], Some(a));
    program.add([a], Some(b));
    program.add([], Some(fact));
    let proved = recursive::prove(&program, Some(goal), &mut (), &Budget::unlimited()).unwrap();
    assert_eq!(
        proved.support,
        Some(vec![(fact, 4), (a, 2), (b, 3), (goal, 0)])
    );
    // goal, a, b and the fact; then the goal again, and b.
    assert_eq!(proved.goals, 6);
}
