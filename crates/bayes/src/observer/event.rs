//! What happens in an inference, each event with its reason.

use super::{
    Blocked, Candidate, Draw, Irrelevance, NextBy, OrderBy, Pass, Rejected, Running, Table, Term,
};
use serde::{Deserialize, Serialize};

/// One thing that happens in an inference, with the reason for it. Observers get the numbers of variables, a trace holds
/// their names. Candidates are listed up to five.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "BayesEvent")]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event<V = String> {
    /// A variable was left out.
    Pruned {
        /// Which one.
        variable: V,
        /// Why.
        why: Irrelevance,
        /// Where it is separated: a way to the query, and where it is blocked. None if no arcs lead there.
        #[serde(skip_serializing_if = "Option::is_none")]
        blocked: Option<Blocked<V>>,
    },
    /// The graph is made moral: the parents of a child that no arc joins are joined.
    Moralised {
        /// The child.
        child: V,
        /// The edges that are added; those that an earlier child brought are not among them.
        edges: Vec<(V, V)>,
    },
    /// These tables take part.
    Tables {
        /// The tables at the start.
        tables: Vec<Table<V>>,
    },
    /// An order was chosen.
    Ordered {
        /// How it was found.
        by: OrderBy,
        /// The variables in the order in which they will go.
        order: Vec<V>,
        /// For each step the variable and its neighbours at that moment.
        clusters: Vec<Vec<V>>,
        /// One less than the most variables in a cluster.
        width: usize,
        /// The size of the largest cluster's table.
        largest: f64,
        /// The sum of the sizes of all clusters' tables.
        entries: f64,
    },
    /// The graph is triangulated along the order: a variable goes, and its neighbours are joined.
    Triangulated {
        /// The variable that goes.
        variable: V,
        /// The fill edges that are added.
        edges: Vec<(V, V)>,
        /// What the order's rule measures it by, among the variables that are eliminated: neighbours, numbers in its
        /// table with them, or the edges it adds; for the best order the numbers. None where no rule measures.
        measure: Option<f64>,
        /// The next best, where they were compared.
        others: Vec<Candidate<V>>,
        /// How many of the others have the same measure: the smaller table goes first, then the lower number.
        ties: usize,
        /// How many variables were left to choose from.
        choices: usize,
    },
    /// A variable was eliminated.
    Eliminated {
        /// Which one.
        variable: V,
        /// The tables that were multiplied.
        factors: Vec<Table<V>>,
        /// The product with the variable folded away; none where a single conditional table sums to
        /// one and need not be summed.
        result: Option<Table<V>>,
        /// Why it is next.
        by: NextBy,
        /// The numbers in the products of the others, where the cheapest was taken.
        others: Vec<Candidate<V>>,
    },
    /// A clique of the junction tree.
    Clique {
        /// Its number.
        number: usize,
        /// Its variables.
        variables: Vec<V>,
    },
    /// An edge of the junction tree.
    Linked {
        /// The number of a clique.
        one: usize,
        /// The number of another.
        other: usize,
        /// The variables that both know.
        separator: Vec<V>,
    },
    /// One clique of the junction tree sends another what it knows of their common variables.
    Message {
        /// The number of the sender.
        from: usize,
        /// The number of the receiver.
        to: usize,
        /// In which direction.
        pass: Pass,
        /// The variables that both know.
        separator: Vec<V>,
        /// The tables that it sends.
        tables: Vec<Table<V>>,
    },
    /// A clique has heard from all its neighbours: these variables are read off it, the smallest that knows them.
    Read {
        /// The number of the clique.
        clique: usize,
        /// The variables.
        variables: Vec<V>,
    },
    /// Enumeration: a state of all variables together that is possible.
    Visited {
        /// The state of every variable, by number.
        states: Vec<usize>,
        /// Its probability together with the evidence: the product of the terms.
        weight: f64,
        /// The terms, parents before children: the first 64.
        terms: Vec<Term<V>>,
        /// The sum of all weights so far.
        sum: f64,
        /// What the states so far say about the variables asked for.
        estimate: Vec<Running<V>>,
    },
    /// Gibbs sampling: a chain has its first states, after the sweeps that do not count.
    Started {
        /// The number of the chain, counted from 1.
        chain: usize,
        /// The state of every variable, by number.
        states: Vec<usize>,
        /// How many sweeps do not count.
        burn_in: u64,
    },
    /// A sample was drawn.
    Sample {
        /// Its number, counted from 1.
        number: u64,
        /// The number of the chain, counted from 1, in Gibbs sampling.
        #[serde(skip_serializing_if = "Option::is_none")]
        chain: Option<usize>,
        /// The variables that got a state, one after the other: the first 64.
        drawn: Vec<Draw<V>>,
        /// The state of every variable, by number; nothing if it was rejected.
        states: Vec<usize>,
        /// What it counts for.
        weight: f64,
        /// Where it disagrees with the evidence, if it does: nothing is drawn after that.
        #[serde(skip_serializing_if = "Option::is_none")]
        rejected: Option<Rejected<V>>,
        /// How many samples count so far.
        counted: u64,
        /// What they say about the variables asked for.
        estimate: Vec<Running<V>>,
    },
    /// The answer: the table and what it was divided by, as a natural logarithm.
    Normalised {
        /// The distribution.
        table: Table<V>,
        /// The logarithm of its sum before.
        log_sum: f64,
    },
}
