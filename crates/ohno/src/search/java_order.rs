//! The order in which Java's hash tables hand out their keys, which decided the report's node counts.
//!
//! The report's program kept the numbers of a board in a `java.util.HashMap` and its moves in a
//! `java.util.HashSet`, and took both in the order in which those happened to be iterated. That order
//! is fixed by the hash codes, by the order of insertion and by how `OpenJDK` lays out its table:
//! a bin is a list in order of insertion until it is crowded, and then a red-black tree whose root is
//! kept at the front of the list. Written from the documented behaviour and checked against `OpenJDK`
//! 17; the trees are those of Cormen et al., *Introduction to Algorithms*, chapter 13.

use crate::Place;

/// The table starts with this many bins.
const INITIAL_BINS: usize = 16;
/// A bin that grows beyond this length becomes a tree.
const LONGEST_LIST: usize = 8;
/// A half of a split tree that is no longer than this becomes a list again.
const SHORTEST_TREE: usize = 6;
/// A table with fewer bins grows instead of planting a tree.
const FEWEST_BINS_WITH_TREES: usize = 64;

/// `hashCode` of a `java.awt.Point` whose x is the row and whose y is the column.
///
/// The point's coordinates are doubles there; their bits are mixed, then the halves are folded.
pub(super) fn point_hash(pos: Place) -> i32 {
    let row = (pos.row() as f64).to_bits();
    let col = (pos.column() as f64).to_bits();
    let bits = row ^ col.wrapping_mul(31);
    (bits as i32) ^ ((bits >> 32) as i32)
}

/// The indices of distinct keys in the order in which a `HashMap` iterates over them after they were
/// inserted first to last, `hashes` being their hash codes.
///
/// Where two keys in a tree have the very same hash code, Java compares addresses, which differ from
/// run to run; here the later key goes to the left.
pub(super) fn iteration_order(hashes: &[i32]) -> Vec<usize> {
    let mut table = Table::new(hashes);
    for key in 0..hashes.len() {
        table.insert(key);
    }
    table.bins.into_iter().flat_map(|bin| bin.keys).collect()
}

/// A bin: its keys in the order of iteration and, once it is crowded, a tree over them.
#[derive(Clone, Default)]
struct Bin {
    keys: Vec<usize>,
    root: Option<usize>,
}

/// Where a key hangs in the tree of its bin.
#[derive(Clone, Copy, Default)]
struct Links {
    parent: Option<usize>,
    /// Left and right.
    children: [Option<usize>; 2],
    red: bool,
}

const LEFT: usize = 0;
const RIGHT: usize = 1;

struct Table {
    /// The hash codes with the upper half folded into the lower one.
    hashes: Vec<i32>,
    bins: Vec<Bin>,
    links: Vec<Links>,
    len: usize,
}

impl Table {
    fn new(hashes: &[i32]) -> Self {
        Table {
            hashes: hashes
                .iter()
                .map(|&hash| hash ^ ((hash as u32) >> 16) as i32)
                .collect(),
            bins: vec![Bin::default(); INITIAL_BINS],
            links: vec![Links::default(); hashes.len()],
            len: 0,
        }
    }

    fn insert(&mut self, key: usize) {
        let at = self.hashes[key] as usize & (self.bins.len() - 1);
        if self.bins[at].root.is_some() {
            // A new node of a tree stands behind its parent in the order of iteration.
            let parent = self.hang(at, key);
            let keys = &mut self.bins[at].keys;
            let behind = keys
                .iter()
                .position(|&other| Some(other) == parent)
                .map_or(keys.len(), |place| place + 1);
            keys.insert(behind, key);
            self.root_to_front(at);
        } else {
            self.bins[at].keys.push(key);
            if self.bins[at].keys.len() > LONGEST_LIST {
                if self.bins.len() < FEWEST_BINS_WITH_TREES {
                    self.grow();
                } else {
                    self.plant(at);
                }
            }
        }
        self.len += 1;
        if self.len > self.bins.len() / 4 * 3 {
            self.grow();
        }
    }

    /// Doubles the number of bins. Each bin splits in two that keep its order.
    fn grow(&mut self) {
        let old = std::mem::take(&mut self.bins);
        let half = old.len();
        self.bins = vec![Bin::default(); 2 * half];
        for (at, bin) in old.into_iter().enumerate() {
            let hashes = &self.hashes;
            let (high, low): (Vec<_>, Vec<_>) = bin
                .keys
                .into_iter()
                .partition(|&key| hashes[key] as usize & half != 0);
            let divided = !low.is_empty() && !high.is_empty();
            for (at, keys) in [(at, low), (at + half, high)] {
                let tree = bin.root.is_some() && keys.len() > SHORTEST_TREE;
                self.bins[at] = Bin {
                    // A tree that stays whole is moved as it is.
                    root: bin.root.filter(|_| tree && !divided),
                    keys,
                };
                if tree && divided {
                    self.plant(at);
                }
            }
        }
    }

    /// Turns the list of a bin into a tree.
    fn plant(&mut self, at: usize) {
        self.bins[at].root = None;
        for key in self.bins[at].keys.clone() {
            self.hang(at, key);
        }
        self.root_to_front(at);
    }

    fn root_to_front(&mut self, at: usize) {
        let bin = &mut self.bins[at];
        if let Some(place) = bin.keys.iter().position(|&key| Some(key) == bin.root) {
            bin.keys[..=place].rotate_right(1);
        }
    }

    /// Inserts a key into the tree of a bin and returns the node below which it was hung, as it was
    /// before the tree was balanced.
    fn hang(&mut self, at: usize, key: usize) -> Option<usize> {
        let (mut parent, mut below, mut side) = (None, self.bins[at].root, LEFT);
        while let Some(node) = below {
            side = usize::from(self.hashes[key] > self.hashes[node]);
            parent = below;
            below = self.links[node].children[side];
        }
        self.links[key] = Links {
            parent,
            children: [None; 2],
            red: true,
        };
        match parent {
            Some(parent) => self.links[parent].children[side] = Some(key),
            None => self.bins[at].root = Some(key),
        }
        self.balance(at, key);
        parent
    }

    /// Restores the red-black rules above a node that was just hung.
    fn balance(&mut self, at: usize, mut node: usize) {
        while let Some(mut parent) = self.links[node].parent
            && self.links[parent].red
            && let Some(grandparent) = self.links[parent].parent
        {
            let side = usize::from(self.links[grandparent].children[RIGHT] == Some(parent));
            let uncle = self.links[grandparent].children[1 - side];
            if let Some(uncle) = uncle.filter(|&uncle| self.links[uncle].red) {
                self.links[parent].red = false;
                self.links[uncle].red = false;
                self.links[grandparent].red = true;
                node = grandparent;
            } else {
                if self.links[parent].children[1 - side] == Some(node) {
                    self.rotate(at, parent, side);
                    std::mem::swap(&mut node, &mut parent);
                }
                self.links[parent].red = false;
                self.links[grandparent].red = true;
                self.rotate(at, grandparent, 1 - side);
            }
        }
        if let Some(root) = self.bins[at].root {
            self.links[root].red = false;
        }
    }

    /// Lowers `node` to the given side; its child on the other side takes its place.
    fn rotate(&mut self, at: usize, node: usize, side: usize) {
        let Some(riser) = self.links[node].children[1 - side] else {
            return;
        };
        let inner = self.links[riser].children[side];
        let parent = self.links[node].parent;
        self.links[node].children[1 - side] = inner;
        if let Some(inner) = inner {
            self.links[inner].parent = Some(node);
        }
        self.links[riser].children[side] = Some(node);
        self.links[riser].parent = parent;
        self.links[node].parent = Some(riser);
        match parent {
            None => self.bins[at].root = Some(riser),
            Some(parent) => {
                let side = usize::from(self.links[parent].children[RIGHT] == Some(node));
                self.links[parent].children[side] = Some(riser);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_hash_as_in_java() {
        // `new java.awt.Point(row, col).hashCode()`
        for ((row, col), hash) in [
            ((0, 0), 0),
            ((0, 1), -1_106_247_680),
            ((0, 8), -1_008_730_112),
            ((1, 0), 1_072_693_248),
            ((1, 1), -2_116_026_368),
            ((2, 0), 1_073_741_824),
        ] {
            assert_eq!(point_hash(Place::new(row, col)), hash);
        }
    }

    #[test]
    fn the_cells_of_a_9x9_board_come_out_as_from_a_java_hash_set() {
        let hashes: Vec<i32> = (0..81)
            .map(|cell| point_hash(Place::new(cell / 9, cell % 9)))
            .collect();
        let java = [
            0, 2, 13, 18, 20, 37, 46, 12, 27, 29, 55, 64, 1, 17, 19, 36, 38, 16, 45, 47, 15, 28,
            54, 56, 14, 63, 65, 72, 74, 73, 80, 79, 78, 77, 76, 75, 8, 10, 26, 33, 40, 57, 7, 25,
            32, 49, 66, 6, 24, 35, 39, 58, 5, 23, 34, 48, 67, 44, 4, 9, 11, 22, 30, 52, 60, 68, 43,
            53, 59, 69, 3, 21, 31, 42, 50, 62, 70, 41, 51, 61, 71,
        ];
        assert_eq!(iteration_order(&hashes), java);
    }

    #[test]
    fn a_crowded_bin_comes_out_as_from_a_java_tree() {
        // All in one bin: it becomes a tree with the 11th key, whose root moves to the front.
        let one_bin: Vec<i32> = (0..20).map(|key| key * 7 % 20 * 1024).collect();
        let java = [
            1, 0, 2, 3, 4, 5, 6, 7, 8, 11, 14, 17, 9, 12, 15, 18, 10, 13, 16, 19,
        ];
        assert_eq!(iteration_order(&one_bin), java);
    }

    #[test]
    fn trees_that_split_when_the_table_grows_come_out_as_in_java() {
        let four_bins: Vec<i32> = (0..60).map(|key| key * 37 % 60 * 256).collect();
        let java = [
            1, 2, 0, 13, 26, 39, 52, 3, 4, 5, 6, 14, 27, 40, 53, 11, 24, 37, 50, 19, 32, 45, 58, 7,
            15, 28, 41, 54, 12, 25, 38, 51, 20, 33, 46, 59, 8, 21, 34, 47, 16, 29, 42, 55, 9, 22,
            35, 48, 17, 30, 43, 56, 10, 23, 36, 49, 18, 31, 44, 57,
        ];
        assert_eq!(iteration_order(&four_bins), java);
    }
}
