//! The junction tree: cliques that send each other messages, so that one propagation gives all
//! marginals.
//!
//! Messages are lists of tables over the variables two cliques share, made by eliminating the others;
//! nothing is multiplied before it must be, conditional tables that sum to one are never summed, and
//! nothing is divided, so that tables may hold negative or complex numbers. A message is computed when
//! it is first asked for: one marginal costs one elimination, all of them about two or three.
//!
//! References: Shafer and Shenoy, "Probability propagation" (1990); Madsen and Jensen, "Lazy
//! propagation" (1999).

use crate::account::{Limit, go_on};
use crate::elimination::{Next, Piece, Workshop};
use crate::factor::{Factor, Few};
use crate::number::Number;
use crate::observer::{Candidate, Event, NextBy, Pass, Table, best_of};
use crate::order::Triangulation;
use crate::variable::Variable;

/// A forest of cliques with the tables of a model.
pub(crate) struct JunctionTree<'t, N> {
    cliques: Vec<Clique<'t, N>>,
    /// For each variable, by number, the smallest clique that knows it.
    homes: Vec<Option<usize>>,
    /// The logarithm of the product of all tables without variables.
    log_constants: f64,
}

struct Clique<'t, N> {
    variables: &'t [Variable],
    pieces: Vec<Piece<N>>,
    links: Vec<Link<'t, N>>,
}

struct Link<'t, N> {
    to: usize,
    /// The place of this link among the other clique's links.
    back: usize,
    separator: &'t [Variable],
    /// What the other clique said.
    received: Option<Message<N>>,
}

/// What one clique sends another.
#[derive(Clone)]
struct Message<N> {
    pieces: Vec<Piece<N>>,
    /// The logarithm of what was divided out on the sender's side of the tree.
    log_scale: f64,
}

impl<'t, N: Number> JunctionTree<'t, N> {
    /// The tree of a triangulation; every table goes to a clique that knows its variables. `rank` is
    /// the place of each variable, by number, in the triangulation's order, `sizes` its number of
    /// states.
    pub(crate) fn new(
        triangulation: &'t Triangulation,
        rank: &[u32],
        pieces: impl IntoIterator<Item = Piece<N>>,
        sizes: &[usize],
    ) -> Self {
        let clusters = &triangulation.clusters;
        let first_of = |variables: &[Variable]| {
            let steps = variables.iter().map(|variable| rank[variable.index()]);
            steps.min().map(|step| step as usize)
        };
        let next_of = |cluster: &[Variable]| first_of(&cluster[1..]);
        // A cluster that its predecessor contains is merged into it.
        let mut place = vec![usize::MAX; clusters.len()];
        let mut tree = JunctionTree {
            cliques: Vec::new(),
            homes: vec![None; sizes.len()],
            log_constants: 0.0,
        };
        for (index, cluster) in clusters.iter().enumerate() {
            if place[index] == usize::MAX {
                place[index] = tree.cliques.len();
                tree.cliques.push(Clique {
                    variables: cluster,
                    pieces: Vec::new(),
                    links: Vec::new(),
                });
            }
            if let Some(next) = next_of(cluster)
                && place[next] == usize::MAX
                && clusters[next].len() + 1 == cluster.len()
            {
                place[next] = place[index];
            }
        }
        for (index, cluster) in clusters.iter().enumerate() {
            if let Some(next) = next_of(cluster)
                && place[index] != place[next]
            {
                tree.join(place[index], place[next], &cluster[1..]);
            }
        }
        for piece in pieces {
            match first_of(piece.factor.scope()) {
                Some(first) => tree.cliques[place[first]].pieces.push(piece),
                None => tree.log_constants += piece.factor.values()[0].real().ln(),
            }
        }
        tree.find_homes(sizes);
        tree
    }

    fn join(&mut self, one: usize, other: usize, separator: &'t [Variable]) {
        let [at_one, at_other] = [one, other].map(|clique| self.cliques[clique].links.len());
        for (from, to, back) in [(one, other, at_other), (other, one, at_one)] {
            self.cliques[from].links.push(Link {
                to,
                back,
                separator,
                received: None,
            });
        }
    }

    fn find_homes(&mut self, sizes: &[usize]) {
        let weight = |clique: &Clique<'_, N>| -> f64 {
            let variables = clique.variables.iter();
            variables.map(|one| sizes[one.index()] as f64).product()
        };
        let mut by_weight: Vec<(f64, usize)> = self.cliques.iter().map(weight).zip(0..).collect();
        by_weight.sort_by(|one, other| one.0.total_cmp(&other.0));
        for (_, clique) in by_weight {
            for variable in self.cliques[clique].variables {
                self.homes[variable.index()].get_or_insert(clique);
            }
        }
    }

    /// Reports every clique, then the edges between them.
    pub(crate) fn show(&self, workshop: &mut Workshop<'_>) {
        if !workshop.observer.watches() {
            return;
        }
        for (number, clique) in self.cliques.iter().enumerate() {
            let variables = clique.variables.to_vec();
            (workshop.observer).notice(Event::Clique { number, variables });
        }
        for (one, clique) in self.cliques.iter().enumerate() {
            for link in clique.links.iter().filter(|link| one < link.to) {
                (workshop.observer).notice(Event::Linked {
                    one,
                    other: link.to,
                    separator: link.separator.to_vec(),
                });
            }
        }
    }

    /// The marginals of the variables, not normalised, in any order.
    pub(crate) fn marginals(
        &mut self,
        targets: &[Variable],
        workshop: &mut Workshop<'_>,
    ) -> Result<Vec<Factor<N>>, Limit> {
        let mut at_clique: Vec<Few<Variable>> = vec![Few::new(); self.cliques.len()];
        let mut in_order = Vec::new();
        for target in targets {
            let Some(home) = self.homes[target.index()] else {
                continue;
            };
            let list = &mut at_clique[home];
            if list.is_empty() {
                in_order.push(home);
            }
            list.push(*target);
        }
        let mut marginals = Vec::with_capacity(targets.len());
        for home in in_order {
            self.collect(home, workshop)?;
            if workshop.observer.watches() {
                (workshop.observer).notice(Event::Read {
                    clique: home,
                    variables: at_clique[home].to_vec(),
                });
            }
            let (pieces, _) = self.known_to(home, None);
            split(pieces, &at_clique[home], workshop, &mut marginals)?;
        }
        Ok(marginals)
    }

    /// The logarithm of the sum of the product of all tables.
    pub(crate) fn log_sum(&mut self, workshop: &mut Workshop<'_>) -> Result<f64, Limit> {
        let mut seen = vec![false; self.cliques.len()];
        let mut total = self.log_constants;
        for root in 0..self.cliques.len() {
            if seen[root] {
                continue;
            }
            let mut waiting = vec![root];
            while let Some(clique) = waiting.pop() {
                if !std::mem::replace(&mut seen[clique], true) {
                    waiting.extend(self.cliques[clique].links.iter().map(|link| link.to));
                }
            }
            self.collect(root, workshop)?;
            let (pieces, log_scale) = self.known_to(root, None);
            let rest = eliminate_all_but(pieces, &[], workshop)?;
            let (product, last) = workshop.multiply(&rest.pieces, &[])?;
            let sum = product.values()[0].real();
            total += log_scale + rest.log_scale + last + sum.ln();
        }
        Ok(total)
    }

    /// Makes sure that the clique has heard from all its neighbours.
    fn collect(&mut self, clique: usize, workshop: &mut Workshop<'_>) -> Result<(), Limit> {
        // A message waits for those from the other neighbours of its sender. The stack holds
        // (receiver, link); deep trees would overflow the program's own stack.
        let mut waiting = Vec::new();
        waiting.extend(self.unheard(clique, usize::MAX));
        while let Some(&(receiver, link)) = waiting.last() {
            let Link {
                to: sender, back, ..
            } = self.cliques[receiver].links[link];
            let before = waiting.len();
            waiting.extend(self.unheard(sender, back));
            if waiting.len() == before {
                waiting.pop();
                let message = self.message(sender, back, workshop)?;
                self.cliques[receiver].links[link].received = Some(message);
            }
        }
        Ok(())
    }

    /// The links of the clique, except one, over which nothing came yet.
    fn unheard(&self, clique: usize, except: usize) -> impl Iterator<Item = (usize, usize)> {
        let links = self.cliques[clique].links.iter().enumerate();
        let unheard = move |(index, link): &(usize, &Link<'_, N>)| {
            *index != except && link.received.is_none()
        };
        links.filter(unheard).map(move |(index, _)| (clique, index))
    }

    /// What the clique knows: its own tables and what it heard, except over one link.
    fn known_to(&self, clique: usize, except: Option<usize>) -> (Vec<Piece<N>>, f64) {
        let clique = &self.cliques[clique];
        let links = clique.links.iter().enumerate();
        let heard = links
            .filter(|(index, _)| Some(*index) != except)
            .filter_map(|(_, link)| link.received.as_ref());
        let count: usize = heard.clone().map(|message| message.pieces.len()).sum();
        let mut pieces = Vec::with_capacity(clique.pieces.len() + count);
        pieces.extend_from_slice(&clique.pieces);
        let mut log_scale = 0.0;
        for message in heard {
            pieces.extend_from_slice(&message.pieces);
            log_scale += message.log_scale;
        }
        (pieces, log_scale)
    }

    fn message(
        &self,
        from: usize,
        link: usize,
        workshop: &mut Workshop<'_>,
    ) -> Result<Message<N>, Limit> {
        let (pieces, log_scale) = self.known_to(from, Some(link));
        let Link {
            to,
            separator,
            received,
            ..
        } = &self.cliques[from].links[link];
        let mut message = eliminate_all_but(pieces, separator, workshop)?;
        message.log_scale += log_scale;
        if workshop.observer.watches() {
            let tables = Table::of_all(&message.pieces, workshop.observer.most_numbers());
            (workshop.observer).notice(Event::Message {
                from,
                to: *to,
                // The first clique that is asked hears from all before it says anything.
                pass: match received {
                    Some(_) => Pass::Distribute,
                    None => Pass::Collect,
                },
                separator: separator.to_vec(),
                tables,
            });
        }
        Ok(message)
    }
}

/// Eliminates from the pieces every variable outside `keep`, the cheapest first.
fn eliminate_all_but<N: Number>(
    mut pieces: Vec<Piece<N>>,
    keep: &[Variable],
    workshop: &mut Workshop<'_>,
) -> Result<Message<N>, Limit> {
    let mut log_scale = 0.0;
    let mut away: Few<Variable> = Few::new();
    for variable in pieces.iter().flat_map(|piece| piece.factor.scope()) {
        go_on(
            workshop
                .account
                .meter
                .work((keep.len() + away.len()) as u64),
        )?;
        if !keep.contains(variable) && !away.contains(variable) {
            away.push(*variable);
        }
    }
    while !away.is_empty() {
        let known: usize = pieces.iter().map(|piece| piece.factor.scope().len()).sum();
        let mut cheapest = (0, f64::INFINITY);
        let mut others = Vec::new();
        for (index, &variable) in away.iter().enumerate() {
            go_on(workshop.account.meter.work(known as u64))?;
            let cost = cost(&pieces, variable);
            if cost < cheapest.1 {
                cheapest = (index, cost);
            }
            if workshop.observer.watches() {
                others.push(Candidate {
                    variable,
                    measure: cost,
                });
            }
        }
        let variable = away.swap_remove(cheapest.0);
        let bucket = pieces.extract_if(.., |piece| piece.factor.contains(variable));
        others.retain(|one| one.variable != variable);
        let next = Next {
            by: NextBy::Cheapest,
            others: best_of(others),
        };
        let folded = workshop.eliminate(variable, bucket.collect(), next)?;
        log_scale += folded.log_scale;
        if let Some(piece) = folded.piece {
            pieces.push(piece);
        } else {
            // The table that was dropped unsummed may have been the last to know a variable.
            away.retain(|variable| pieces.iter().any(|piece| piece.factor.contains(*variable)));
        }
    }
    Ok(Message { pieces, log_scale })
}

/// The size of the product that eliminating the variable takes; nothing where a table sums to one.
fn cost<N: Number>(pieces: &[Piece<N>], variable: Variable) -> f64 {
    let mut union: Few<Variable> = Few::new();
    let mut size = 1.0;
    let mut holders = 0;
    let mut sums_to_one = false;
    let knowing = |piece: &&Piece<N>| piece.factor.contains(variable);
    for piece in pieces.iter().filter(knowing) {
        holders += 1;
        sums_to_one = piece.child == Some(variable);
        for (other, states) in piece.factor.scope().iter().zip(piece.factor.sizes()) {
            if !union.contains(other) {
                union.push(*other);
                size *= *states as f64;
            }
        }
    }
    if holders == 1 && sums_to_one {
        0.0
    } else {
        size
    }
}

/// The marginal of each target, by halves: what both halves do without is eliminated once.
fn split<N: Number>(
    pieces: Vec<Piece<N>>,
    targets: &[Variable],
    workshop: &mut Workshop<'_>,
    marginals: &mut Vec<Factor<N>>,
) -> Result<(), Limit> {
    let rest = eliminate_all_but(pieces, targets, workshop)?;
    if let [_] = targets {
        let marginal = match rest.pieces.as_slice() {
            [piece] => Factor::clone(&piece.factor),
            pieces => workshop.multiply(pieces, &[])?.0,
        };
        marginals.push(marginal);
        return Ok(());
    }
    let (one, other) = targets.split_at(targets.len() / 2);
    split(rest.pieces.clone(), one, workshop, marginals)?;
    split(rest.pieces, other, workshop, marginals)
}
