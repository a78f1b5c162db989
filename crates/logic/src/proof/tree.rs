//! A proof as a tree: what is proved at the top, and under each step what it stands on.

use super::Proof;

/// One line of the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// How many steps stand on this one, up to the top: how far to indent it.
    pub depth: usize,
    /// The number of the step.
    pub step: usize,
    /// Whether the step came up before. Then what it stands on is not repeated under it.
    pub seen: bool,
}

impl Proof {
    /// The lines of the tree, from the top down. There are no more of them than the steps have premises
    /// together, and one.
    ///
    /// ```
    /// use atisbo_base::Budget;
    /// use atisbo_logic::{Answer, Method, Notation, Options, tell_ask};
    ///
    /// let file = tell_ask::read("TELL a => b; a & b => c; a; ASK c")?;
    /// let options = Options::from(Method::ForwardChaining);
    /// let report = file.base.ask(&file.queries[0].formula, &options, (), &Budget::unlimited());
    /// let Answer::Entailed(proof) = report.answer else { panic!() };
    /// let lines = proof.tree().into_iter().map(|line| {
    ///     let formula = &proof.steps()[line.step].conclusion;
    ///     let formula = formula.print(file.base.symbols(), Notation::Ascii);
    ///     format!("{}{formula}{}\n", "  ".repeat(line.depth), if line.seen { " ^" } else { "" })
    /// });
    /// let text = "c\n  a & b => c\n  a\n  b\n    a => b\n    a ^\n";
    /// assert_eq!(lines.collect::<String>(), text);
    /// # Ok::<(), atisbo_logic::ParseError>(())
    /// ```
    pub fn tree(&self) -> Vec<Line> {
        let mut lines = Vec::new();
        let mut seen = vec![false; self.steps.len()];
        let mut open: Vec<(usize, usize)> = Vec::new();
        open.extend(self.steps.len().checked_sub(1).map(|last| (0, last)));
        while let Some((depth, step)) = open.pop() {
            let seen = std::mem::replace(&mut seen[step], true);
            lines.push(Line { depth, step, seen });
            if !seen {
                let premises = self.steps[step].premises.iter().rev();
                open.extend(premises.map(|&premise| (depth + 1, premise)));
            }
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::knowledge_base::SentenceId;
    use crate::proof::{Rule, Step};
    use crate::{Formula, Notation, Symbol, Symbols};

    fn steps(premises: &[&[usize]]) -> Proof {
        let steps = premises.iter().enumerate().map(|(number, premises)| Step {
            rule: if premises.is_empty() {
                Rule::Told(SentenceId(number))
            } else {
                Rule::Clause
            },
            premises: premises.to_vec(),
            conclusion: Formula::from(Symbol::new(number)),
        });
        Proof::new(steps.collect())
    }

    #[test]
    fn a_shared_part_is_written_once() {
        let proof = steps(&[&[], &[0], &[1], &[1, 2, 1]]);
        let lines: Vec<_> = proof
            .tree()
            .iter()
            .map(|line| (line.depth, line.step, line.seen))
            .collect();
        let expected = [
            (0, 3, false),
            (1, 1, false),
            (2, 0, false),
            (1, 2, false),
            (2, 1, true),
            (1, 1, true),
        ];
        assert_eq!(lines, expected);
    }

    #[test]
    fn doubling_at_each_step_does_not_double_the_lines() {
        let premises: Vec<Vec<usize>> = (0..100_000usize)
            .map(|number| {
                number
                    .checked_sub(1)
                    .map_or(vec![], |before| vec![before; 2])
            })
            .collect();
        let premises: Vec<&[usize]> = premises.iter().map(Vec::as_slice).collect();
        let proof = steps(&premises);
        assert_eq!(proof.tree().len(), 199_999);
        let drawing = proof.to_dot(&Symbols::new(), Notation::Ascii);
        assert_eq!(drawing.lines().count(), 2 + 100_000 + 199_998);
    }

    #[test]
    fn names_with_quotes_do_not_break_a_drawing() {
        let mut symbols = Symbols::new();
        symbols.intern("a\"b\\n");
        let drawing = steps(&[&[]]).to_dot(&symbols, Notation::Ascii);
        assert!(drawing.contains(r#"[label="a\"b\\n", class="told", shape=box, peripheries=2]"#));
    }
}
