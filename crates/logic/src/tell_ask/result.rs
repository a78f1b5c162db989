//! The answer as the one line that the course work prints.

use crate::answer::{Answer, Report};
use crate::formula::Formula;
use crate::method::Method;
use crate::proof::Proof;
use crate::symbol::{Symbol, Symbols};
use rustc_hash::FxHashSet;

/// The line that `iengine` prints for an answer. `None` if the engine cannot tell: there is no line for
/// that.
///
/// | method | line |
/// |---|---|
/// | truth table | `YES: ` and the number of models of the knowledge base |
/// | forward chaining | `YES: ` and the symbols derived, in order |
/// | backward chaining | `YES: ` and the symbols the proof stands on, in order |
/// | another | `YES` |
/// | any | `NO` |
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_logic::{Method, Options, tell_ask};
///
/// let file = tell_ask::read("TELL a => b; c; a; ASK b")?;
/// let line = |method| {
///     let options = Options::from(method);
///     let report = file.base.ask(&file.queries[0].formula, &options, (), &Budget::unlimited());
///     tell_ask::result_line(&report, method, file.base.symbols()).unwrap()
/// };
/// assert_eq!(line(Method::TruthTable), "YES: 1");
/// assert_eq!(line(Method::ForwardChaining), "YES: c, a, b");
/// assert_eq!(line(Method::BackwardChaining), "YES: a, b");
/// # Ok::<(), atisbo_logic::ParseError>(())
/// ```
pub fn result_line(report: &Report, method: Method, symbols: &Symbols) -> Option<String> {
    let proof = match &report.answer {
        Answer::Entailed(proof) => proof,
        Answer::Refuted(_) => return Some("NO".to_owned()),
        Answer::Unknown(_) => return None,
    };
    let names = |list: &[Symbol]| {
        let names: Vec<String> = list.iter().map(|&symbol| symbols.name(symbol)).collect();
        names.join(", ")
    };
    let more = match method {
        Method::TruthTable => report.models.map(|models| models.to_string()),
        Method::ForwardChaining => Some(names(&report.derived)),
        Method::BackwardChaining | Method::Recursive => Some(names(&proved_by(proof))),
        _ => None,
    };
    Some(match more {
        Some(more) if !more.is_empty() => format!("YES: {more}"),
        _ => "YES".to_owned(),
    })
}

/// The symbols that steps of the proof conclude, in order, each once.
fn proved_by(proof: &Proof) -> Vec<Symbol> {
    let mut seen = FxHashSet::default();
    let conclusions = proof.steps().iter().map(|step| &step.conclusion);
    let symbols = conclusions.filter_map(|conclusion| match conclusion {
        Formula::Symbol(symbol) => Some(*symbol),
        _ => None,
    });
    symbols.filter(|&symbol| seen.insert(symbol)).collect()
}
