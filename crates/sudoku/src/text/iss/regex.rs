//! Regular expressions over values: digits and letters, `.`, `[1-3]`, `[^5]`, `( | )`, `*`, `+`, `?`,
//! `{n}`, `{n,}`, `{n,m}`.
//!
//! A state for each place in the expression where a value is read, and no step without reading
//! (Glushkov, *The abstract theory of automata*, 1961).

use crate::Values;
use crate::variant::{Ground, Machine};

/// More states, groups deeper in each other, or more copies of parts are refused.
const MAX_STATES: usize = 400;
const MAX_DEPTH: usize = 32;
const MAX_PARTS: usize = 20_000;

/// The machine that accepts what an expression does.
pub(super) fn compile(ground: Ground, pattern: &str) -> Option<Machine> {
    let signs: Vec<char> = pattern
        .chars()
        .filter(|sign| !sign.is_whitespace())
        .collect();
    let mut parser = Parser {
        ground,
        signs: &signs,
        at: 0,
        depth: 0,
    };
    let expression = parser.alternatives()?;
    if parser.at < signs.len() {
        return None;
    }
    let mut places = Places::default();
    let whole = places.add(&expression)?;
    let states = places.reads.len() + 1;
    let mut machine = Machine {
        accepting: vec![false; states],
        steps: vec![Vec::new(); states],
    };
    machine.accepting[0] = whole.empty;
    for &place in &whole.last {
        machine.accepting[place + 1] = true;
    }
    let to = |place: &usize| (places.reads[*place], place + 1);
    machine.steps[0] = whole.first.iter().map(to).collect();
    for (place, after) in places.after.iter().enumerate() {
        machine.steps[place + 1] = after.iter().map(to).collect();
    }
    Some(machine)
}

enum Expression {
    Value(Values),
    Sequence(Vec<Expression>),
    Either(Vec<Expression>),
    /// At least so often, at most so often if that is said.
    Repeat(Box<Expression>, usize, Option<usize>),
}

struct Parser<'a> {
    ground: Ground,
    signs: &'a [char],
    at: usize,
    depth: usize,
}

impl Parser<'_> {
    fn peek(&self) -> Option<char> {
        self.signs.get(self.at).copied()
    }

    fn take(&mut self, wanted: char) -> bool {
        let is_there = self.peek() == Some(wanted);
        self.at += usize::from(is_there);
        is_there
    }

    fn next(&mut self) -> Option<char> {
        let sign = self.peek()?;
        self.at += 1;
        Some(sign)
    }

    fn alternatives(&mut self) -> Option<Expression> {
        let mut all = vec![self.sequence()?];
        while self.take('|') {
            all.push(self.sequence()?);
        }
        Some(Expression::Either(all))
    }

    fn sequence(&mut self) -> Option<Expression> {
        let mut parts = Vec::new();
        while self.peek().is_some_and(|sign| !matches!(sign, '|' | ')')) {
            parts.push(self.repeated()?);
        }
        Some(Expression::Sequence(parts))
    }

    fn repeated(&mut self) -> Option<Expression> {
        let mut part = self.part()?;
        // Each sign after a part goes one level deeper.
        for _ in 0..MAX_DEPTH {
            let (least, most) = match self.peek() {
                Some('*') => (0, None),
                Some('+') => (1, None),
                Some('?') => (0, Some(1)),
                Some('{') => self.range()?,
                _ => return Some(part),
            };
            self.at += 1;
            part = Expression::Repeat(Box::new(part), least, most);
        }
        None
    }

    /// Reads up to the `}`, which is left.
    fn range(&mut self) -> Option<(usize, Option<usize>)> {
        self.at += 1;
        let least = self.number()?;
        let most = match (self.take(','), self.peek()) {
            (false, _) => Some(least),
            (true, Some('}')) => None,
            (true, _) => Some(self.number()?),
        };
        (self.peek() == Some('}')).then_some((least, most))
    }

    fn number(&mut self) -> Option<usize> {
        let start = self.at;
        while self.peek().is_some_and(|sign| sign.is_ascii_digit()) {
            self.at += 1;
        }
        let digits: String = self.signs[start..self.at].iter().collect();
        digits.parse().ok().filter(|&number| number <= MAX_STATES)
    }

    fn part(&mut self) -> Option<Expression> {
        match self.next()? {
            '(' => {
                self.depth += 1;
                let inner = (self.depth <= MAX_DEPTH).then(|| self.alternatives())??;
                self.depth -= 1;
                self.take(')').then_some(inner)
            }
            '[' => self.class().map(Expression::Value),
            '.' => Some(Expression::Value(Values::up_to(self.ground.values))),
            sign => self
                .value(sign)
                .map(|value| Expression::Value(Values::of(value))),
        }
    }

    fn class(&mut self) -> Option<Values> {
        let negated = self.take('^');
        let mut values = Values::NONE;
        while !self.take(']') {
            let first = self.next()?;
            let first = self.value(first)?;
            let last = if self.take('-') {
                let last = self.next()?;
                self.value(last)?
            } else {
                first
            };
            values = values.or((first..=last).collect());
        }
        let all = Values::up_to(self.ground.values);
        Some(if negated { all.without(values) } else { values })
    }

    /// 1 to 9, then `A` to `Z`.
    fn value(&self, sign: char) -> Option<u8> {
        self.ground.value(sign.to_digit(36)?)
    }
}

/// Where values are read, and what may follow.
#[derive(Default)]
struct Places {
    reads: Vec<Values>,
    after: Vec<Vec<usize>>,
    /// How many parts were looked at, those without a place included.
    parts: usize,
}

/// A part of the expression: where it may begin and end, and whether it may be nothing.
#[derive(Clone, Default)]
struct Part {
    first: Vec<usize>,
    last: Vec<usize>,
    empty: bool,
}

impl Places {
    fn add(&mut self, expression: &Expression) -> Option<Part> {
        self.parts += 1;
        if self.parts > MAX_PARTS {
            return None;
        }
        match expression {
            Expression::Value(values) => {
                let place = self.reads.len();
                if place >= MAX_STATES {
                    return None;
                }
                self.reads.push(*values);
                self.after.push(Vec::new());
                Some(Part {
                    first: vec![place],
                    last: vec![place],
                    empty: false,
                })
            }
            Expression::Either(parts) => {
                let mut whole = Part::default();
                for part in parts {
                    let part = self.add(part)?;
                    whole.first.extend(part.first);
                    whole.last.extend(part.last);
                    whole.empty |= part.empty;
                }
                Some(whole)
            }
            Expression::Sequence(parts) => {
                let nothing = Part {
                    empty: true,
                    ..Part::default()
                };
                parts.iter().try_fold(nothing, |before, part| {
                    let part = self.add(part)?;
                    Some(self.join(before, part))
                })
            }
            Expression::Repeat(part, least, most) => self.repeat(part, *least, *most),
        }
    }

    /// One part after the other.
    fn join(&mut self, mut before: Part, part: Part) -> Part {
        self.lead(&before.last, &part.first);
        if before.empty {
            before.first.extend(part.first);
        }
        if part.empty {
            before.last.extend(part.last);
        } else {
            before.last = part.last;
        }
        before.empty &= part.empty;
        before
    }

    fn lead(&mut self, from: &[usize], to: &[usize]) {
        for &place in from {
            for &next in to {
                if !self.after[place].contains(&next) {
                    self.after[place].push(next);
                }
            }
        }
    }

    /// As many copies as are needed at least, and as many more as there may be, or one that may come
    /// again and again.
    fn repeat(&mut self, part: &Expression, least: usize, most: Option<usize>) -> Option<Part> {
        let mut whole = Part {
            empty: true,
            ..Part::default()
        };
        let copies = most.unwrap_or(least.max(1));
        if copies < least || copies > MAX_STATES {
            return None;
        }
        for copy in 0..copies {
            let mut own = self.add(part)?;
            if most.is_none() && copy + 1 == copies {
                self.lead(&own.last.clone(), &own.first.clone());
            }
            own.empty |= copy >= least;
            whole = self.join(whole, own);
        }
        Some(whole)
    }
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
        assert!(matches("(1*2)*", "2122") && matches("(1*2)*", ""));
    }

    #[test]
    fn broken_and_huge_expressions_are_refused() {
        let huge = "((((1{99}){99}){99}){99}){99}";
        let deep = "(".repeat(10_000);
        for pattern in [
            "(",
            ")",
            "[1",
            "1{2",
            "*",
            "x{",
            "1{3,2}",
            "((((|){99}){99}){99}){99}",
            huge,
            &deep,
            "1****************************************",
        ] {
            assert!(
                compile(Ground::new(Shape::CLASSIC), pattern).is_none(),
                "{pattern}"
            );
        }
    }
}
