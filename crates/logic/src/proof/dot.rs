//! A proof as a graph, in the DOT language of Graphviz.

use super::{Proof, Rule};
use crate::symbol::Symbols;
use crate::text::Notation;
use std::fmt::Write as _;

impl Proof {
    /// Draws the proof: an arrow from each premise to what follows from it. Sentences that were told are
    /// boxes, definitions dotted and the assumption dashed ones; what is proved has a double border. Below
    /// each other formula stands [its rule](Rule::id), which is also the node's class in an SVG.
    ///
    /// ```
    /// use atisbo_base::Budget;
    /// use atisbo_logic::{Answer, Method, Notation, Options, tell_ask};
    ///
    /// let file = tell_ask::read("TELL rain => wet; rain; ASK wet")?;
    /// let options = Options::from(Method::ForwardChaining);
    /// let report = file.base.ask(&file.queries[0].formula, &options, (), &Budget::unlimited());
    /// let Answer::Entailed(proof) = report.answer else { panic!() };
    /// let drawing = proof.to_dot(file.base.symbols(), Notation::Unicode);
    /// assert!(drawing.contains("[label=\"rain → wet\", class=\"told\", shape=box];"));
    /// assert!(drawing.contains("[label=\"wet\\nmodus-ponens\", class=\"modus-ponens\", peripheries=2];"));
    /// assert!(drawing.contains("  s0 -> s2;\n"));
    /// # Ok::<(), atisbo_logic::ParseError>(())
    /// ```
    pub fn to_dot(&self, symbols: &Symbols, notation: Notation) -> String {
        // A String takes all that is written: nothing can go wrong here.
        let mut out = String::from("digraph proof {\n");
        for (number, step) in self.steps.iter().enumerate() {
            let formula = step.conclusion.print(symbols, notation).to_string();
            let rule = step.rule.id();
            let shape = match step.rule {
                Rule::Told(_) => ", shape=box",
                Rule::Assumed => ", shape=box, style=dashed",
                Rule::Definition => ", shape=box, style=dotted",
                _ => "",
            };
            let below = match shape {
                "" => format!("\\n{rule}"),
                _ => String::new(),
            };
            let is_last = number + 1 == self.steps.len();
            let border = if is_last { ", peripheries=2" } else { "" };
            let label = format!("{}{below}", escaped(&formula));
            let _ = writeln!(
                out,
                "  s{number} [label=\"{label}\", class=\"{rule}\"{shape}{border}];"
            );
        }
        for (number, step) in self.steps.iter().enumerate() {
            for premise in &step.premises {
                let _ = writeln!(out, "  s{premise} -> s{number};");
            }
        }
        out.push_str("}\n");
        out
    }
}

/// The text as it may stand between quotes.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"")
}
