//! The matrix of an exact cover as doubly linked lists, from which options are taken out and put back
//! in constant time.
//!
//! An unlinked node still knows its neighbours: undoing what was done last is all it takes to link it
//! in again. An item that is left with one option or none is noted when that happens, so that the
//! search seldom has to look through all items.
//!
//! Source: Knuth, *The Art of Computer Programming*, volume 4B, section 7.2.2.1.

/// Items and options. Items are numbered from 1 here: item 0 is the head of the circle of those that
/// are to be covered.
#[derive(Clone, Debug)]
pub(super) struct Links {
    primary: u32,
    items: Vec<Item>,
    /// The heads of the items' lists, with the same numbers as the items; then the options, one node
    /// for each item, a spacer before the first and after each.
    nodes: Vec<Node>,
    /// Items that at some time were left with a single option; some are covered by now.
    lonely: Vec<u32>,
    /// Items that at some time were left with no option; some are covered by now.
    starved: Vec<u32>,
    /// How often an option was taken out of the list of an item.
    pub(super) unlinked: u64,
}

/// An item in the circular list of those that are to be covered.
#[derive(Clone, Copy, Debug)]
struct Item {
    left: u32,
    right: u32,
    options: u32,
}

/// An option in the circular list of those that cover an item.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// For a spacer: the first node of the option before it.
    up: u32,
    /// For a spacer: the last node of the option after it.
    down: u32,
    /// For a spacer: 0, which is no item.
    item: u32,
    /// The number of the option.
    option: u32,
}

const SPACER: Node = Node {
    up: 0,
    down: 0,
    item: 0,
    option: 0,
};

impl Links {
    /// Items without options. The primary ones form a circle with the head; each secondary item is a
    /// circle of its own, so that it is never chosen and covering it changes nothing else.
    pub(super) fn new(primary: u32, items: u32) -> Self {
        let links = |number: u32| match number {
            0 => (primary, 1.min(primary)),
            last if last == primary => (last - 1, 0),
            inner if inner < primary => (inner - 1, inner + 1),
            secondary => (secondary, secondary),
        };
        let item = |number| {
            let (left, right) = links(number);
            Item {
                left,
                right,
                options: 0,
            }
        };
        let head = |number| Node {
            up: number,
            down: number,
            item: number,
            option: 0,
        };
        Links {
            primary,
            items: (0..=items).map(item).collect(),
            nodes: (0..=items).map(head).chain([SPACER]).collect(),
            lonely: Vec::new(),
            starved: Vec::new(),
            unlinked: 0,
        }
    }

    /// The bytes that a copy takes.
    pub(super) fn bytes(&self) -> u64 {
        (size_of_val(&*self.nodes) + size_of_val(&*self.items)) as u64
    }

    /// Adds an option that covers these items; the number of its first node.
    pub(super) fn add(&mut self, option: u32, items: impl IntoIterator<Item = u32>) -> u32 {
        let before = self.nodes.len() - 1;
        let first = self.nodes.len() as u32;
        for item in items {
            let node = self.nodes.len() as u32;
            let up = self.nodes[item as usize].up;
            self.nodes.push(Node {
                up,
                down: item,
                item,
                option,
            });
            self.nodes[up as usize].down = node;
            self.nodes[item as usize].up = node;
            self.items[item as usize].options += 1;
        }
        self.nodes[before].down = self.nodes.len() as u32 - 1;
        self.nodes.push(Node {
            up: first,
            ..SPACER
        });
        first
    }

    /// The items of the option that begins at this node.
    pub(super) fn items_from(&self, first: u32) -> impl Iterator<Item = u32> + '_ {
        let nodes = self.nodes.iter().skip(first as usize);
        nodes.map(|node| node.item).take_while(|&item| item != 0)
    }

    /// Takes out, permanently, the option that begins at this node.
    pub(super) fn remove(&mut self, first: u32) {
        self.hide(first);
        self.unlink(first);
    }

    /// The option that a node belongs to.
    pub(super) fn option(&self, node: u32) -> u32 {
        self.nodes[node as usize].option
    }

    /// The item whose list a node is in.
    pub(super) fn item(&self, node: u32) -> u32 {
        self.nodes[node as usize].item
    }

    /// The first option of an item.
    pub(super) fn first(&self, item: u32) -> Option<u32> {
        self.after(item)
    }

    /// The option after this one in the list of its item.
    pub(super) fn after(&self, node: u32) -> Option<u32> {
        let Node { down, item, .. } = self.nodes[node as usize];
        (down != item).then_some(down)
    }

    /// The item with the fewest options left; `None` if everything is covered.
    #[inline]
    pub(super) fn scarcest(&mut self) -> Option<u32> {
        while let Some(item) = self.starved.pop() {
            if self.is_open(item) && self.items[item as usize].options == 0 {
                return Some(item);
            }
        }
        while let Some(item) = self.lonely.pop() {
            if self.is_open(item) && self.items[item as usize].options == 1 {
                return Some(item);
            }
        }
        self.first_scarcest()
    }

    /// Looks through all items.
    fn first_scarcest(&self) -> Option<u32> {
        let (mut best, mut fewest) = (0, u32::MAX);
        let mut item = self.items[0].right;
        while item != 0 {
            let Item { options, right, .. } = self.items[item as usize];
            if options < fewest {
                (best, fewest) = (item, options);
                if fewest <= 1 {
                    // Only one with no option at all is better, and that one will be noted soon.
                    break;
                }
            }
            item = right;
        }
        (best != 0).then_some(best)
    }

    /// The primary items that are to be covered, numbered from 0, each with the number of its options.
    pub(super) fn open_items(&self) -> impl Iterator<Item = (u32, u32)> {
        let right = |item: u32| self.items[item as usize].right;
        let open = std::iter::successors(Some(right(0)), move |&item| Some(right(item)));
        open.take_while(|&item| item != 0)
            .map(|item| (item - 1, self.items[item as usize].options))
    }

    /// Whether an item is primary and still to be covered.
    #[inline]
    fn is_open(&self, item: u32) -> bool {
        // The neighbours of a covered item point past it.
        let left = self.items[item as usize].left;
        item <= self.primary && self.items[left as usize].right == item
    }

    /// Forgets which items were left with few options: they have more again.
    #[inline]
    pub(super) fn forget(&mut self) {
        self.lonely.clear();
        self.starved.clear();
    }

    /// Takes an item out of the circle, and its options out of the lists of their other items.
    #[inline]
    pub(super) fn cover(&mut self, item: u32) {
        let mut node = self.nodes[item as usize].down;
        while node != item {
            self.hide(node);
            node = self.nodes[node as usize].down;
        }
        let Item { left, right, .. } = self.items[item as usize];
        self.items[left as usize].right = right;
        self.items[right as usize].left = left;
    }

    /// Undoes [`cover`](Self::cover).
    #[inline]
    pub(super) fn uncover(&mut self, item: u32) {
        let Item { left, right, .. } = self.items[item as usize];
        self.items[left as usize].right = item;
        self.items[right as usize].left = item;
        let mut node = self.nodes[item as usize].up;
        while node != item {
            self.unhide(node);
            node = self.nodes[node as usize].up;
        }
    }

    /// Covers the other items of a chosen option.
    #[inline]
    pub(super) fn cover_others(&mut self, node: u32) {
        let mut other = node + 1;
        while other != node {
            let Node { up, item, .. } = self.nodes[other as usize];
            if item == 0 {
                other = up;
            } else {
                self.cover(item);
                other += 1;
            }
        }
    }

    /// Undoes [`cover_others`](Self::cover_others), in the opposite order.
    #[inline]
    pub(super) fn uncover_others(&mut self, node: u32) {
        let mut other = node - 1;
        while other != node {
            let Node { down, item, .. } = self.nodes[other as usize];
            if item == 0 {
                other = down;
            } else {
                self.uncover(item);
                other -= 1;
            }
        }
    }

    /// Takes all other nodes of an option out of their lists.
    #[inline]
    fn hide(&mut self, node: u32) {
        let mut other = node + 1;
        while other != node {
            let Node { up, item, .. } = self.nodes[other as usize];
            if item == 0 {
                other = up;
            } else {
                self.unlink(other);
                other += 1;
            }
        }
    }

    #[inline]
    fn unlink(&mut self, node: u32) {
        let Node { up, down, item, .. } = self.nodes[node as usize];
        self.nodes[up as usize].down = down;
        self.nodes[down as usize].up = up;
        self.unlinked += 1;
        let options = &mut self.items[item as usize].options;
        *options -= 1;
        match *options {
            0 => self.starved.push(item),
            1 => self.lonely.push(item),
            _ => {}
        }
    }

    /// Undoes [`hide`](Self::hide), in the opposite order.
    #[inline]
    fn unhide(&mut self, node: u32) {
        let mut other = node - 1;
        while other != node {
            let Node { up, down, item, .. } = self.nodes[other as usize];
            if item == 0 {
                other = down;
            } else {
                self.nodes[up as usize].down = other;
                self.nodes[down as usize].up = other;
                self.items[item as usize].options += 1;
                other -= 1;
            }
        }
    }
}
