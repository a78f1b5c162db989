//! Which numbers share a hidden cell.

use crate::position::Position;
use crate::tiling::Cell;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;

/// Numbers, and for each the others that share a hidden cell with it.
#[derive(Debug)]
pub(crate) struct Links<'n> {
    numbers: &'n [Cell],
    linked: Vec<Vec<usize>>,
}

impl<'n> Links<'n> {
    pub(crate) fn new(position: &Position, numbers: &'n [Cell]) -> Self {
        let mut beside: FxHashMap<Cell, Vec<usize>> = FxHashMap::default();
        let mut linked = vec![Vec::new(); numbers.len()];
        for (index, &number) in numbers.iter().enumerate() {
            for &cell in position.tiling().neighbours(number).iter() {
                if !position.view(cell).is_hidden() {
                    continue;
                }
                let others = beside.entry(cell).or_default();
                for &other in &*others {
                    linked[other].push(index);
                    linked[index].push(other);
                }
                others.push(index);
            }
        }
        for list in &mut linked {
            list.sort_unstable();
            list.dedup();
        }
        Links { numbers, linked }
    }

    /// The numbers that are connected with some, the nearest first.
    fn spread(&self, starts: &[usize]) -> Vec<usize> {
        let mut seen: FxHashSet<usize> = starts.iter().copied().collect();
        let mut queue: VecDeque<usize> = starts.iter().copied().collect();
        let mut order = Vec::new();
        while let Some(index) = queue.pop_front() {
            order.push(index);
            let new = self.linked[index].iter().filter(|&&next| seen.insert(next));
            queue.extend(new);
        }
        order
    }

    /// The numbers that are connected with those for which `is` holds, the nearest first.
    pub(crate) fn from(&self, is: impl Fn(Cell) -> bool) -> Vec<Cell> {
        let starts: Vec<usize> = (0..self.numbers.len())
            .filter(|&index| is(self.numbers[index]))
            .collect();
        let order = self.spread(&starts);
        order.into_iter().map(|index| self.numbers[index]).collect()
    }

    /// The numbers, one connected part after the other.
    pub(crate) fn parts(&self) -> Vec<Vec<Cell>> {
        let mut seen = vec![false; self.numbers.len()];
        let mut parts = Vec::new();
        for start in 0..self.numbers.len() {
            if seen[start] {
                continue;
            }
            let part = self.spread(&[start]);
            for &index in &part {
                seen[index] = true;
            }
            parts.push(part.into_iter().map(|index| self.numbers[index]).collect());
        }
        parts
    }

    /// The first connected group of `size` numbers for which `is` holds.
    pub(crate) fn find_group<E>(
        &self,
        size: usize,
        mut is: impl FnMut(&[Cell]) -> Result<bool, E>,
    ) -> Result<Option<Vec<Cell>>, E> {
        let mut group = Vec::with_capacity(size);
        for start in 0..self.numbers.len() {
            group.push(start);
            let found = self.extend_group(size, &mut group, &mut is)?;
            if found.is_some() {
                return Ok(found);
            }
            group.pop();
        }
        Ok(None)
    }

    fn extend_group<E>(
        &self,
        size: usize,
        group: &mut Vec<usize>,
        is: &mut impl FnMut(&[Cell]) -> Result<bool, E>,
    ) -> Result<Option<Vec<Cell>>, E> {
        if group.len() == size {
            let cells: Vec<Cell> = group.iter().map(|&index| self.numbers[index]).collect();
            return Ok(is(&cells)?.then_some(cells));
        }
        let next = group.iter().flat_map(|&index| &self.linked[index]);
        // Each group is met from its first number.
        let mut next: Vec<usize> = next.copied().filter(|&index| index > group[0]).collect();
        next.retain(|index| !group.contains(index));
        next.sort_unstable();
        next.dedup();
        for index in next {
            group.push(index);
            let found = self.extend_group(size, group, is)?;
            if found.is_some() {
                return Ok(found);
            }
            group.pop();
        }
        Ok(None)
    }
}
