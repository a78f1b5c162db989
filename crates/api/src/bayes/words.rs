//! What is said about networks: errors and results as messages.

use crate::Error;
use crate::text::{self, Arg, Lang, Message, Sentence, stop};
use atisbo_bayes::{
    Estimate, EvidenceError, FactorError, InferenceError, Limit, MarkovError, NetworkError,
    ReadError, ReadProblem as Problem, RowProblem, SamplingError, VariableError, Variables,
    WriteError,
};

/// A variable that the network does not have, with those that look alike.
pub(super) fn no_variable(variables: &Variables, name: &str) -> Message {
    let lower = name.to_lowercase();
    let names = variables.all().map(|one| variables[one].name());
    let alike: Vec<&str> = names
        .filter(|other| {
            let other = other.to_lowercase();
            other.contains(&lower) || lower.contains(&other)
        })
        .take(5)
        .collect();
    if alike.is_empty() || lower.is_empty() {
        return Message::new("bayes-no-variable").with("name", name);
    }
    Message::new("bayes-no-variable-but")
        .with("name", name)
        .with("alike", alike.join(", "))
}

/// Why a file cannot be read.
pub fn read_error(error: &ReadError) -> Error {
    match error {
        ReadError::Gzip(reason) => {
            Error::new(&Message::new("bayes-gzip").with("reason", reason.as_str()))
        }
        ReadError::TooLong { most } => {
            Error::new(&Message::new("bayes-too-long").with("most", *most))
        }
        ReadError::UnknownFormat => Error::new(&Message::new("bayes-unknown-format")),
        ReadError::At {
            line,
            column,
            problem,
        } => Error {
            line: Some(*line),
            column: Some(*column),
            message: self::problem(problem).sentence(),
        },
    }
}

fn problem(problem: &Problem) -> Message {
    match problem {
        Problem::Unexpected { found, expected } => Message::new("bayes-unexpected")
            .with("found", found_text(found))
            .with("expected", term(expected)),
        Problem::Unfinished(what) => Message::new("bayes-unfinished").with("what", term(what)),
        Problem::Xml(reason) => Message::new("bayes-xml").with("reason", reason.as_str()),
        Problem::NoVariable(name) => Message::new("bayes-no-variable").with("name", name.as_str()),
        Problem::NoState { variable, state } => Message::new("bayes-no-state")
            .with("variable", variable.as_str())
            .with("state", state.as_str()),
        Problem::Count {
            of,
            expected,
            found,
        } => Message::new("bayes-count")
            .with("of", term(of))
            .with("expected", *expected)
            .with("found", *found),
        Problem::NoNumber { of, found, count } => Message::new("bayes-no-number")
            .with("of", term(of))
            .with("found", *found)
            .with("count", *count),
        Problem::TwoRows { node, row } => Message::new("bayes-two-rows")
            .with("node", node.as_str())
            .with("row", row.join(", ")),
        Problem::NoRow { node, row } => Message::new("bayes-no-row")
            .with("node", node.as_str())
            .with("row", row.join(", ")),
        Problem::TooLarge { node, asked, most } => Message::new("bayes-asks-too-much")
            .with("node", node.as_str())
            .with("asked", asked.as_str())
            .with("most", *most),
        Problem::Repeated(variable) => Message::new("bayes-repeated").with("variable", *variable),
        Problem::Kind { node, kind } => Message::new("bayes-node-kind")
            .with("node", node.as_str())
            .with("kind", kind.as_str()),
        Problem::Expression { node, why } => Message::new("bayes-expression")
            .with("node", node.as_str())
            .with("why", term(why)),
        Problem::Network(error) => network(error),
        Problem::Markov(error) => markov(error),
    }
}

/// What was found: a quotation of the file, the same in every language, or a phrase.
fn found_text(found: &str) -> Arg {
    if found.starts_with('"') {
        found.into()
    } else {
        term(found)
    }
}

/// A phrase of the readers' vocabulary: its message is named after it.
fn term(text: &str) -> Arg {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let id = format!("bayes-term-{}", words.join("-").to_lowercase());
    if text::exists(Lang::En, &id) {
        Message::new(id).into()
    } else {
        text.into()
    }
}

fn network(error: &NetworkError) -> Message {
    match error {
        NetworkError::Variable(error) => variable(error),
        NetworkError::NoTable { node } => {
            Message::new("bayes-no-table").with("node", node.as_str())
        }
        NetworkError::TwoTables { node } => {
            Message::new("bayes-two-tables").with("node", node.as_str())
        }
        NetworkError::BadParent { node, parent } => Message::new("bayes-bad-parent")
            .with("node", node.as_str())
            .with("parent", parent.as_str()),
        NetworkError::Cyclic { nodes } => {
            Message::new("bayes-cyclic").with("nodes", nodes.join(" -> "))
        }
        NetworkError::Length {
            node,
            rows,
            states,
            expected,
            found,
        } => Message::new("bayes-length")
            .with("node", node.as_str())
            .with("rows", rows.as_str())
            .with("states", *states)
            .with("expected", expected.as_str())
            .with("found", *found),
        NetworkError::Row { node, row, problem } => {
            let states: Vec<String> = row
                .iter()
                .map(|(parent, state)| format!("{parent} = {state}"))
                .collect();
            let id = if row.is_empty() {
                "bayes-table"
            } else {
                "bayes-row"
            };
            Message::new(id)
                .with("node", node.as_str())
                .with("row", states.join(", "))
                .with("problem", row_problem(*problem))
        }
        NetworkError::Structure { node, problem } => Message::new("bayes-structure")
            .with("node", node.as_str())
            .with("problem", problem.as_str()),
    }
}

fn row_problem(problem: RowProblem) -> Message {
    match problem {
        RowProblem::Negative(value) => {
            Message::new("bayes-row-negative").with("value", value.to_string())
        }
        RowProblem::NotFinite(value) => {
            Message::new("bayes-row-not-finite").with("value", value.to_string())
        }
        RowProblem::Sum(sum) => Message::new("bayes-row-sum").with("sum", sum.to_string()),
        RowProblem::NoState(state) => Message::new("bayes-row-no-state").with("state", state),
    }
}

fn variable(error: &VariableError) -> Message {
    match error {
        VariableError::DuplicateName { name } => {
            Message::new("bayes-duplicate-name").with("name", name.as_str())
        }
        VariableError::DuplicateState { variable, state } => Message::new("bayes-duplicate-state")
            .with("variable", variable.as_str())
            .with("state", state.as_str()),
        VariableError::NoStates { variable } => {
            Message::new("bayes-no-states").with("variable", variable.as_str())
        }
    }
}

fn markov(error: &MarkovError) -> Message {
    match error {
        MarkovError::NoVariable { factor, variable } => Message::new("bayes-factor-no-variable")
            .with("factor", *factor)
            .with("variable", u64::from(variable.0)),
        MarkovError::Size {
            factor,
            variable,
            states,
            size,
        } => Message::new("bayes-factor-size")
            .with("factor", *factor)
            .with("variable", variable.as_str())
            .with("states", *states)
            .with("size", *size),
        MarkovError::Value { factor, value } => Message::new("bayes-factor-value")
            .with("factor", *factor)
            .with("value", value.to_string()),
    }
}

/// What is wrong with an observation.
pub(super) fn evidence(error: &EvidenceError) -> Message {
    match error {
        EvidenceError::Form(text) => {
            Message::new("bayes-evidence-form").with("text", text.as_str())
        }
        EvidenceError::NoVariable(name) => {
            Message::new("bayes-no-variable").with("name", name.as_str())
        }
        EvidenceError::Twice(name) => {
            Message::new("bayes-evidence-twice").with("name", name.as_str())
        }
        EvidenceError::NoState {
            variable,
            state,
            known,
        } => Message::new("bayes-no-state-but")
            .with("variable", variable.as_str())
            .with("state", state.as_str())
            .with("known", known.join(", ")),
        EvidenceError::Likelihood { variable, states } => Message::new("bayes-likelihood")
            .with("variable", variable.as_str())
            .with("states", *states),
    }
}

/// Why a network cannot be written.
pub(super) fn write_error(error: &WriteError) -> Message {
    match error {
        WriteError::Undirected(format) => {
            Message::new("bayes-write-undirected").with("format", format.id())
        }
        WriteError::TooLarge { node, format } => Message::new("bayes-write-too-large")
            .with("node", node.as_str())
            .with("format", format.id()),
        WriteError::Name { name, format, why } => Message::new("bayes-write-name")
            .with("name", name.as_str())
            .with("format", format.id())
            .with("why", term(why)),
    }
}

/// Why there is no exact answer.
pub(super) fn inference(error: &InferenceError) -> Error {
    Error::new(&inference_error(error))
}

/// Why there is no exact answer, as a message.
pub(crate) fn inference_error(error: &InferenceError) -> Message {
    match error {
        InferenceError::Evidence(error) => evidence(error),
        InferenceError::Impossible => Message::new("bayes-impossible-evidence"),
        InferenceError::Drowned => Message::new("bayes-drowned"),
        InferenceError::Table(error) => factor(error),
        InferenceError::Limit(limit) => self::limit(*limit),
    }
}

fn factor(error: &FactorError) -> Message {
    match error {
        FactorError::TooLarge { entries } => {
            let log: f64 = entries.iter().map(|&size| (size as f64).log2()).sum();
            Message::new("bayes-table-too-large").with("power", format!("{log:.1}"))
        }
        other => Message::new("bayes-factor").with("reason", other.to_string()),
    }
}

/// Which limit was reached, and what for.
pub(super) fn limit(limit: Limit) -> Message {
    let reached = stop(limit.stop);
    match limit.table {
        Some(entries) => Message::new("bayes-limit-table")
            .with("limit", reached)
            .with("entries", entries),
        None => Message::new("bayes-limit").with("limit", reached),
    }
}

/// Why samples give no answer.
pub(super) fn sampling(error: SamplingError) -> super::query::Failure {
    use super::query::Failure;
    match error {
        SamplingError::Evidence(error) => Failure::Sampling(evidence(&error)),
        SamplingError::Undirected => Failure::Sampling(Message::new("bayes-sampling-undirected")),
        SamplingError::NoneAgrees { samples, .. } => {
            Failure::Sampling(Message::new("bayes-none-agrees").with("samples", samples))
        }
        SamplingError::NoStart(error) => Failure::Inference(error),
    }
}

/// What to know about estimates beside their numbers.
pub(super) fn about_samples(variables: &Variables, estimate: &Estimate) -> Vec<Sentence> {
    let mut messages = vec![
        Message::new("bayes-samples")
            .with("samples", estimate.samples)
            .with("effective", format!("{:.0}", estimate.effective)),
    ];
    if let Some(mixing) = &estimate.mixing {
        if mixing.worst() > 1.1 {
            let ratio = format!("{:.2}", mixing.worst());
            messages.push(Message::new("bayes-badly-mixed").with("ratio", ratio));
        }
        if !mixing.unmoved.is_empty() {
            let mut names: Vec<&str> = mixing
                .unmoved
                .iter()
                .take(8)
                .map(|&one| variables[one].name())
                .collect();
            if mixing.unmoved.len() > names.len() {
                names.push("…");
            }
            let message = Message::new("bayes-unmoved").with("count", mixing.unmoved.len());
            messages.push(message.with("names", names.join(", ")));
        }
    }
    messages.extend(estimate.stop.map(stop));
    messages.iter().map(Message::sentence).collect()
}

/// Observations that cannot be true together.
pub(super) fn impossible(evidence: &[(String, String)], smallest: bool) -> Message {
    let items = evidence
        .iter()
        .map(|(name, state)| format!("{name} = {state}").into())
        .collect();
    let id = match (evidence.len(), smallest) {
        (1, _) => "bayes-impossible-one",
        (_, true) => "bayes-impossible-smallest",
        (_, false) => "bayes-impossible-some",
    };
    Message::new(id).with("evidence", Arg::List(items))
}
