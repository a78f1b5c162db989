//! Conditional tables as textbooks print them: above each column the states of the parents, a row for each own state.

use super::probability;
use crate::output::Output;
use crate::usage::WrongValue;
use anyhow::Result;
use atisbo_api::bayes::{MOST_NUMBERS, Node};
use atisbo_api::text::{Arg, Message};

/// A table that is wider goes on below.
const WIDEST: usize = 110;

/// Prints the tables of these variables, and says which were too large.
pub(crate) fn show_tables(nodes: &[Node], most: usize, output: &mut Output) -> Result<()> {
    if nodes.is_empty() {
        return output.say(&Message::new("bayes-tables-none"));
    }
    for node in nodes {
        if let Some(values) = &node.table {
            show_table(node, values, output)?;
            output.line("")?;
        }
    }
    let left_out = nodes.iter().filter(|node| node.table.is_none());
    let names: Vec<&str> = left_out.map(|node| node.name.as_str()).collect();
    if names.is_empty() {
        return Ok(());
    }
    let mut shown = names.iter().take(8).copied().collect::<Vec<_>>();
    if names.len() > shown.len() {
        shown.push("…");
    }
    output.say(
        &Message::new("bayes-tables-left-out")
            .with("count", names.len())
            .with("most", most)
            .with("names", Arg::Text(shown.join(", "))),
    )
}

fn show_table(node: &Node, values: &[f64], output: &mut Output) -> Result<()> {
    let own = node.states.len().max(1);
    let columns = values.len() / own;
    let states: Vec<usize> = node.parent_states.iter().map(Vec::len).collect();
    let labels = node
        .states
        .iter()
        .map(|state| format!("{} = {state}", node.name));
    let labels: Vec<String> = labels.collect();
    let width = |text: &String| text.chars().count();
    let widest = |texts: &[String]| texts.iter().map(width).max().unwrap_or(0);
    let first = widest(&labels).max(widest(&node.parents)) + 4;
    let written = |&value: &f64| output.lang.figure(&figure(value));
    let figures: Vec<String> = values.iter().map(written).collect();
    let states_width = node.parent_states.iter().map(|states| widest(states)).max();
    let other = states_width.unwrap_or(0).max(widest(&figures)) + 3;
    let at_once = (WIDEST.saturating_sub(first) / other).max(1);
    let mut from = 0;
    while from < columns {
        if from > 0 {
            output.line("")?;
        }
        let to = columns.min(from + at_once);
        let mut rows: Vec<Vec<String>> = Vec::new();
        for (parent, name) in node.parents.iter().enumerate() {
            let later: usize = states[parent + 1..].iter().product();
            let state = |column: usize| column / later.max(1) % states[parent].max(1);
            let states = (from..to).map(|column| node.parent_states[parent][state(column)].clone());
            rows.push([name.clone()].into_iter().chain(states).collect());
        }
        for (state, label) in labels.iter().enumerate() {
            let numbers = (from..to).map(|column| figures[column * own + state].clone());
            rows.push([label.clone()].into_iter().chain(numbers).collect());
        }
        if node.parents.is_empty() {
            let title = Message::new("bayes-probability").to(output.lang);
            output.table(&[node.name.clone(), title], rows)?;
        } else {
            // The first parent is the heading, as the lines of a table need one.
            let heading = rows.remove(0);
            output.table(&heading, rows)?;
        }
        from = to;
    }
    Ok(())
}

/// A probability with as many digits as it needs, six at most, or with an exponent.
fn figure(value: f64) -> String {
    let text = probability(value);
    if text.contains('e') {
        return text;
    }
    let short = text.trim_end_matches('0');
    if short.ends_with('.') {
        format!("{short}0")
    } else {
        short.to_owned()
    }
}

/// Reads how many numbers a table may have.
pub(crate) fn table_size(text: &str) -> Result<usize, WrongValue> {
    let size = text.parse().ok();
    let size = size.filter(|size| (1..=MOST_NUMBERS).contains(size));
    size.ok_or(WrongValue("cli-value-table-size"))
}
