//! Events with variables called by other names.

use super::{Blocked, Candidate, Draw, Event, Rejected, Running, Table, Term};

impl<V> Event<V> {
    /// The same with variables called by other names.
    #[expect(
        clippy::too_many_lines,
        reason = "a few lines for each kind of event, all of them alike"
    )]
    pub fn map<W>(self, name: impl Fn(V) -> W) -> Event<W> {
        let names = |list: Vec<V>| -> Vec<W> { list.into_iter().map(&name).collect() };
        let pairs = |list: Vec<(V, V)>| -> Vec<(W, W)> {
            let pair = |(one, other)| (name(one), name(other));
            list.into_iter().map(pair).collect()
        };
        let table = |table: Table<V>| Table {
            scope: names(table.scope),
            sizes: table.sizes,
            entries: table.entries,
            values: table.values,
        };
        let tables = |list: Vec<Table<V>>| list.into_iter().map(table).collect();
        let candidates = |list: Vec<Candidate<V>>| {
            let candidate = |one: Candidate<V>| Candidate {
                variable: name(one.variable),
                measure: one.measure,
            };
            list.into_iter().map(candidate).collect()
        };
        let estimates = |list: Vec<Running<V>>| {
            let estimate = |one: Running<V>| Running {
                variable: name(one.variable),
                shares: one.shares,
            };
            list.into_iter().map(estimate).collect()
        };
        match self {
            Event::Pruned {
                variable,
                why,
                blocked,
            } => Event::Pruned {
                variable: name(variable),
                why,
                blocked: blocked.map(|blocked| Blocked {
                    path: names(blocked.path),
                    at: name(blocked.at),
                    collider: blocked.collider,
                }),
            },
            Event::Moralised { child, edges } => Event::Moralised {
                child: name(child),
                edges: pairs(edges),
            },
            Event::Tables { tables: list } => Event::Tables {
                tables: tables(list),
            },
            Event::Ordered {
                by,
                order,
                clusters,
                width,
                largest,
                entries,
            } => Event::Ordered {
                by,
                order: names(order),
                clusters: clusters.into_iter().map(names).collect(),
                width,
                largest,
                entries,
            },
            Event::Triangulated {
                variable,
                edges,
                measure,
                others,
                ties,
                choices,
            } => Event::Triangulated {
                variable: name(variable),
                edges: pairs(edges),
                measure,
                others: candidates(others),
                ties,
                choices,
            },
            Event::Eliminated {
                variable,
                factors,
                result,
                by,
                others,
            } => Event::Eliminated {
                variable: name(variable),
                factors: tables(factors),
                result: result.map(table),
                by,
                others: candidates(others),
            },
            Event::Clique { number, variables } => Event::Clique {
                number,
                variables: names(variables),
            },
            Event::Linked {
                one,
                other,
                separator,
            } => Event::Linked {
                one,
                other,
                separator: names(separator),
            },
            Event::Message {
                from,
                to,
                pass,
                separator,
                tables: list,
            } => Event::Message {
                from,
                to,
                pass,
                separator: names(separator),
                tables: tables(list),
            },
            Event::Read { clique, variables } => Event::Read {
                clique,
                variables: names(variables),
            },
            Event::Visited {
                states,
                weight,
                terms,
                sum,
                estimate,
            } => Event::Visited {
                states,
                weight,
                terms: (terms.into_iter())
                    .map(|term| Term {
                        variable: name(term.variable),
                        value: term.value,
                    })
                    .collect(),
                sum,
                estimate: estimates(estimate),
            },
            Event::Started {
                chain,
                states,
                burn_in,
            } => Event::Started {
                chain,
                states,
                burn_in,
            },
            Event::Sample {
                number,
                chain,
                drawn,
                states,
                weight,
                rejected,
                counted,
                estimate,
            } => {
                let draw = |one: Draw<V>| Draw {
                    variable: name(one.variable),
                    distribution: one.distribution,
                    state: one.state,
                    before: one.before,
                    observed: one.observed,
                };
                Event::Sample {
                    number,
                    chain,
                    drawn: drawn.into_iter().map(draw).collect(),
                    states,
                    weight,
                    rejected: rejected.map(|one| Rejected {
                        variable: name(one.variable),
                        drawn: one.drawn,
                        observed: one.observed,
                    }),
                    counted,
                    estimate: estimates(estimate),
                }
            }
            Event::Normalised {
                table: answer,
                log_sum,
            } => Event::Normalised {
                table: table(answer),
                log_sum,
            },
        }
    }
}
