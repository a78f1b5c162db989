//! The order in which Java's hash tables hand out their keys, which decided the report's node counts.
//!
//! The report's program kept the numbers of a board in a `java.util.HashMap` and its moves in a
//! `java.util.HashSet`, and took both in the order in which those happened to be iterated. That order
//! is fixed by the hash codes, by the order of insertion and by how `OpenJDK` lays out its table:
//! a bin is a list in order of insertion until it is crowded, and then a red-black tree whose root is
//! kept at the front of the list. Written from the documented behaviour and checked against `OpenJDK`
//! 17; the trees are those of Cormen et al., *Introduction to Algorithms*, chapter 13.

use crate::Pos;

/// The table starts with so many bins.
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
pub(super) fn point_hash(pos: Pos) -> i32 {
    let row = f64::from(pos.row).to_bits();
    let col = f64::from(pos.col).to_bits();
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
