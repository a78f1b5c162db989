//! The rows of a table in whatever order they come, with a default for those that do not come.

use crate::factor::{MOST_ENTRIES, entries};
use crate::text::error::{Fault, ReadProblem};
use crate::text::table::{Unwritten, too_large};
use crate::variable::{Domain, Variable, Variables};

/// Rows as they were read. Memory is only taken for what stands in the text.
pub(super) struct Rows<'v> {
    node: &'v Domain,
    parents: Vec<&'v Domain>,
    count: usize,
    /// Number and place of each row.
    places: Vec<(usize, usize)>,
    /// Their numbers, one row after the other.
    numbers: Vec<f64>,
    default: Option<Vec<f64>>,
}

impl<'v> Rows<'v> {
    /// No rows yet, of a block that begins at `block`.
    pub(super) fn new(
        variables: &'v Variables,
        variable: Variable,
        parents: &[Variable],
        block: usize,
    ) -> Result<Self, Fault> {
        let node = &variables[variable];
        let parents: Vec<&Domain> = parents.iter().map(|&parent| &variables[parent]).collect();
        let sizes: Vec<usize> = parents.iter().map(|parent| parent.size()).collect();
        let cells = entries(&sizes).and_then(|rows| rows.checked_mul(node.size()));
        let Some(cells) = cells.filter(|&cells| cells <= MOST_ENTRIES) else {
            let sizes = sizes.into_iter().chain([node.size()]);
            let problem = too_large(node.name(), sizes, MOST_ENTRIES);
            return Err(Fault::new(block, problem));
        };
        Ok(Rows {
            node,
            parents,
            count: cells / node.size(),
            places: Vec::new(),
            numbers: Vec::new(),
            default: None,
        })
    }

    /// Whether there is neither a row nor a default.
    pub(super) fn is_empty(&self) -> bool {
        self.places.is_empty() && self.default.is_none()
    }

    /// Adds the row with this number, which stands at `offset`.
    pub(super) fn push(&mut self, offset: usize, row: usize, numbers: &[f64]) -> Result<(), Fault> {
        self.check_length(offset, numbers)?;
        self.places.push((row, offset));
        self.numbers.extend_from_slice(numbers);
        Ok(())
    }

    /// Sets what the rows hold that are not given.
    pub(super) fn set_default(&mut self, offset: usize, numbers: &[f64]) -> Result<(), Fault> {
        self.check_length(offset, numbers)?;
        if self.default.replace(numbers.to_vec()).is_some() {
            let node = self.node.name().to_owned();
            let row = vec!["default".to_owned()];
            return Err(Fault::new(offset, ReadProblem::TwoRows { node, row }));
        }
        Ok(())
    }

    fn check_length(&self, offset: usize, numbers: &[f64]) -> Result<(), Fault> {
        let (expected, found) = (self.node.size(), numbers.len());
        if expected == found {
            return Ok(());
        }
        let of = "numbers in the row";
        let problem = ReadProblem::Count {
            of,
            expected,
            found,
        };
        Err(Fault::new(offset, problem))
    }

    /// The whole table of the block that begins at `block`.
    pub(super) fn finish(self, block: usize, unwritten: &mut Unwritten) -> Result<Vec<f64>, Fault> {
        let in_order = self.places.iter().map(|&(row, _)| row).eq(0..self.count);
        if in_order {
            return Ok(self.numbers);
        }
        let mut order: Vec<usize> = (0..self.places.len()).collect();
        order.sort_by_key(|&index| self.places[index]);
        if let Some(pair) = order
            .windows(2)
            .find(|pair| self.places[pair[0]].0 == self.places[pair[1]].0)
        {
            let (row, offset) = self.places[pair[1]];
            let (node, row) = (self.node.name().to_owned(), self.names(row));
            return Err(Fault::new(offset, ReadProblem::TwoRows { node, row }));
        }
        let given = |index: usize| order.get(index).map(|&index| self.places[index].0);
        let Some(default) = &self.default else {
            let gap = (0..self.count).find(|&row| given(row) != Some(row));
            return match gap {
                None => Ok(self.sorted(&order)),
                Some(row) => {
                    let (node, row) = (self.node.name().to_owned(), self.names(row));
                    Err(Fault::new(block, ReadProblem::NoRow { node, row }))
                }
            };
        };
        let states = self.node.size();
        let by_default = (self.count - order.len()) * states;
        let scope = self.parents.iter().chain([&self.node]);
        unwritten
            .take(
                Some(by_default),
                self.node.name(),
                scope.map(|domain| domain.size()),
            )
            .map_err(|problem| Fault::new(block, problem))?;
        let mut table = default.repeat(self.count);
        for (&(row, _), numbers) in self.places.iter().zip(self.numbers.chunks_exact(states)) {
            table[row * states..][..states].copy_from_slice(numbers);
        }
        Ok(table)
    }

    fn sorted(&self, order: &[usize]) -> Vec<f64> {
        let states = self.node.size();
        let numbers = |&index: &usize| self.numbers[index * states..][..states].iter().copied();
        order.iter().flat_map(numbers).collect()
    }

    /// The states of the parents in a row.
    fn names(&self, row: usize) -> Vec<String> {
        let mut rest = row;
        let mut names: Vec<String> = self
            .parents
            .iter()
            .rev()
            .map(|parent| {
                let state = rest % parent.size();
                rest /= parent.size();
                parent.states()[state].clone()
            })
            .collect();
        names.reverse();
        names
    }
}
