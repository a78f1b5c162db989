//! The rows of a table in whatever order they come, with a default for those that do not come.

use crate::conditional::states_in_row;
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
        Fault::check_count(
            offset,
            "numbers in the row",
            self.node.size(),
            numbers.len(),
        )
    }

    /// The whole table of the block that begins at `block`.
    pub(super) fn finish(self, block: usize, unwritten: &mut Unwritten) -> Result<Vec<f64>, Fault> {
        let states = self.node.size();
        let given = self.places.iter().map(|&(row, _)| row);
        if given.eq(0..self.count) {
            return Ok(self.numbers);
        }
        let missing = self.count.saturating_sub(self.places.len());
        let mut table = match &self.default {
            Some(default) => {
                let scope = self.parents.iter().chain([&self.node]);
                let sizes = scope.map(|domain| domain.size());
                unwritten
                    .take(Some(missing * states), self.node.name(), sizes)
                    .map_err(|problem| Fault::new(block, problem))?;
                default.repeat(self.count)
            }
            None if missing > 0 => return Err(self.gap(block)),
            None => vec![0.0; self.count * states],
        };
        let mut seen = vec![false; self.count];
        for (&(row, offset), numbers) in self.places.iter().zip(self.numbers.chunks(states)) {
            if std::mem::replace(&mut seen[row], true) {
                let (node, row) = (self.node.name().to_owned(), self.names(row));
                return Err(Fault::new(offset, ReadProblem::TwoRows { node, row }));
            }
            table[row * states..][..states].copy_from_slice(numbers);
        }
        Ok(table)
    }

    /// The first row that is not there, of a table that has too few.
    fn gap(&self, block: usize) -> Fault {
        let mut given: Vec<usize> = self.places.iter().map(|&(row, _)| row).collect();
        given.sort_unstable();
        given.dedup();
        let gap = given.iter().zip(0..).find(|&(&row, index)| row != index);
        let row = gap.map_or(given.len(), |(_, index)| index);
        let (node, row) = (self.node.name().to_owned(), self.names(row));
        Fault::new(block, ReadProblem::NoRow { node, row })
    }

    /// The states of the parents in a row.
    fn names(&self, row: usize) -> Vec<String> {
        let sizes: Vec<usize> = self.parents.iter().map(|parent| parent.size()).collect();
        let states = self.parents.iter().zip(states_in_row(&sizes, row));
        states
            .map(|(parent, state)| parent.states()[state].clone())
            .collect()
    }
}
