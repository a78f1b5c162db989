//! Lists of small numbers, one after the other in one piece of memory.

/// Lists of small numbers, one after the other.
#[derive(Debug, Default)]
pub(super) struct Lists {
    starts: Vec<u32>,
    items: Vec<u32>,
}

impl Lists {
    pub(super) fn clear(&mut self) {
        self.starts.clear();
        self.starts.push(0);
        self.items.clear();
    }

    /// Adds an item to the list at hand.
    #[inline]
    pub(super) fn push(&mut self, item: u32) {
        self.items.push(item);
    }

    pub(super) fn end_list(&mut self) {
        self.starts.push(self.items.len() as u32);
    }

    #[inline]
    pub(super) fn get(&self, index: u32) -> &[u32] {
        let index = index as usize;
        &self.items[self.starts[index] as usize..self.starts[index + 1] as usize]
    }

    /// Turns each list of b's for an a into a list of a's for each b.
    pub(super) fn transpose_into(&self, other: &mut Lists, len: usize) {
        other.starts.clear();
        other.starts.resize(len + 1, 0);
        for &item in &self.items {
            other.starts[item as usize] += 1;
        }
        let mut end = 0;
        for start in &mut other.starts {
            end += *start;
            *start = end;
        }
        other.items.clear();
        other.items.resize(self.items.len(), 0);
        for list in (0..self.starts.len() as u32 - 1).rev() {
            for &item in self.get(list) {
                let place = &mut other.starts[item as usize];
                *place -= 1;
                other.items[*place as usize] = list;
            }
        }
    }
}
