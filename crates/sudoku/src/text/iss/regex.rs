//! Regular expressions over values: digits and letters, `.`, `[1-3]`, `[^5]`, `( | )`, `*`, `+`, `?`,
//! `{n}`, `{n,}`, `{n,m}`.
//!
//! `regex-automata` builds the nondeterministic automaton (K. Thompson, *Regular expression search
//! algorithm*, 1968); here its steps that read nothing are left out. A deterministic one would be too
//! large: `.*1.{12}` has thousands of states.

use super::machine::merged;
use crate::variant::{Ground, Machine};
use regex_automata::nfa::thompson::{Compiler, Config, NFA, State, Transition, WhichCaptures};
use regex_automata::util::primitives::StateID;
use regex_automata::util::syntax;

/// More states, groups deeper in each other, or more bytes for the automaton are refused.
const MAX_STATES: usize = 400;
const MAX_DEPTH: u32 = 64;
const MAX_BYTES: usize = 1 << 20;

/// The machine that accepts what an expression does.
pub(super) fn compile(ground: Ground, pattern: &str) -> Option<Machine> {
    let syntax = syntax::Config::new().unicode(false).utf8(false);
    let config = Config::new()
        .utf8(false)
        .nfa_size_limit(Some(MAX_BYTES))
        .which_captures(WhichCaptures::None);
    let nfa = Compiler::new()
        .syntax(syntax.nest_limit(MAX_DEPTH))
        .configure(config)
        .build(&translate(ground, pattern)?)
        .ok()?;
    let mut machine = Machine::default();
    // The states of the machine: where the automaton stands after a value.
    let mut states = vec![nfa.start_anchored()];
    while let Some(&state) = states.get(machine.steps.len()) {
        let mut accepts = false;
        let mut steps = Vec::new();
        for state in without_reading(&nfa, state) {
            accepts |= matches!(nfa.state(state), State::Match { .. });
            for transition in transitions(nfa.state(state)) {
                let values = ground.values_where(|number| reads(*transition, number));
                let known = states.iter().position(|&known| known == transition.next);
                let next = known.unwrap_or(states.len());
                if next > MAX_STATES {
                    return None;
                }
                if known.is_none() {
                    states.push(transition.next);
                }
                steps.push((values, next));
            }
        }
        machine.accepting.push(accepts);
        machine.steps.push(merged(steps));
    }
    Some(machine)
}

/// The expression as the crate reads it; nothing if a sign of it means something else here or there.
fn translate(ground: Ground, pattern: &str) -> Option<String> {
    let mut translated = String::new();
    let (mut in_class, mut in_count) = (false, false);
    let mut last = ' ';
    for sign in pattern.chars().filter(|sign| !sign.is_whitespace()) {
        let fits = match sign {
            '0'..='9' | ',' if in_count => true,
            '}' => in_count,
            _ if in_count => false,
            '^' => last == '[',
            '-' | ']' => in_class && last.is_ascii_alphanumeric(),
            _ if sign.is_ascii_alphanumeric() => ground.value(sign.to_digit(36)?).is_some(),
            _ if in_class => false,
            '?' => last != '(',
            '.' | '(' | ')' | '|' | '*' | '+' | '[' | '{' => true,
            _ => false,
        };
        if !fits {
            return None;
        }
        match sign {
            '[' | ']' => in_class = sign == '[',
            '{' | '}' => in_count = sign == '{',
            _ => {}
        }
        match sign {
            // After another repetition the crate would take `?` for a reluctant match.
            '?' => translated.push_str("{0,1}"),
            _ => translated.push(sign.to_ascii_uppercase()),
        }
        last = sign;
    }
    Some(translated)
}

/// The states that are reached from one without reading, itself included.
fn without_reading(nfa: &NFA, from: StateID) -> Vec<StateID> {
    let mut reached = vec![from];
    let mut is_reached = vec![false; nfa.states().len()];
    let mut seen = 0;
    while let Some(&state) = reached.get(seen) {
        seen += 1;
        let next: &[StateID] = match nfa.state(state) {
            State::Union { alternates } => alternates,
            State::BinaryUnion { alt1, alt2 } => &[*alt1, *alt2],
            _ => &[],
        };
        for &state in next {
            if !std::mem::replace(&mut is_reached[state], true) {
                reached.push(state);
            }
        }
    }
    reached
}

fn transitions(state: &State) -> &[Transition] {
    match state {
        State::ByteRange { trans } => std::slice::from_ref(trans),
        State::Sparse(sparse) => &sparse.transitions,
        _ => &[],
    }
}

/// Whether a step reads the value of this number: 1 to 9, then `A` to `Z`.
fn reads(transition: Transition, number: u32) -> bool {
    let sign = char::from_digit(number, 36).map(|sign| sign.to_ascii_uppercase());
    sign.is_some_and(|sign| transition.matches_byte(sign as u8))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Shape;

    fn matches(pattern: &str, line: &str) -> bool {
        let machine = compile(Ground::new(Shape::CLASSIC), pattern).unwrap();
        let mut states = vec![0];
        for sign in line.chars() {
            let value = sign.to_digit(10).unwrap() as u8;
            let next = |&state: &usize| {
                let steps = machine.steps[state].iter();
                steps
                    .filter(|step| step.0.contains(value))
                    .map(|step| step.1)
            };
            states = states.iter().flat_map(next).collect();
        }
        states.iter().any(|&state| machine.accepting[state])
    }

    #[test]
    fn expressions_accept_what_they_say() {
        assert!(matches("1(2|3)*4", "12324") && !matches("1(2|3)*4", "1254"));
        assert!(matches("[1-3]+[^5]?", "3216") && !matches("[1-3]+[^5]?", "3215"));
        assert!(matches(".*9.*", "12934") && !matches(".*9.*", "1234"));
        assert!(matches("(12){2}", "1212") && !matches("(12){2}", "12"));
        assert!(matches("1{2,}", "1111") && !matches("1{2,}", "1"));
        assert!(
            matches("(1|){1,3}2", "112")
                && matches("(1|){1,3}2", "2")
                && !matches("(1|){1,3}2", "11112")
        );
        assert!(matches("((((|){99}){99}){99}){99}", ""));
        assert!(matches("(1+)?2", "2") && matches("1+?2", "2"));
        assert!(matches("(1*2)*", "2122") && matches("(1*2)*", ""));
    }

    #[test]
    fn broken_and_huge_expressions_are_refused() {
        let huge = "((((1{99}){99}){99}){99}){99}";
        let deep = "(".repeat(10_000);
        let stars = format!("1{}", "*".repeat(400));
        for pattern in [
            "(", ")", "[1", "1{2", "*", "x{", "1{3,2}", "[]", huge, &deep, &stars,
        ] {
            assert!(
                compile(Ground::new(Shape::CLASSIC), pattern).is_none(),
                "{pattern}"
            );
        }
    }
}
