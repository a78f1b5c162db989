//! Variants: rules beyond rows, columns and boxes, one small file each. They combine freely.
//!
//! A variant is data, so that it can be read, written and drawn; [`Rules::with_variants`] makes of it
//! what solvers need: more regions, cells kept apart, and constraints. Numbers are those that people
//! see: on a grid of the values 0 to 8 a sum counts them so.
//!
//! [`Rules::with_variants`]: crate::Rules::with_variants

use crate::constraint::{Constraint, Sight};
use crate::{MAX_SIZE, Shape, Values};
use serde::Serialize;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The grid that variants are added to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ground {
    /// Its size and boxes.
    pub shape: Shape,
    /// How many values there are: at least the size. With more, no region needs all of them.
    pub values: usize,
    /// What the first value is called: 1, or 0.
    pub lowest: u8,
}

impl Ground {
    /// As many values as rows, counted from 1.
    pub fn new(shape: Shape) -> Self {
        Ground {
            shape,
            values: shape.size(),
            lowest: 1,
        }
    }

    /// This many values, the first of which is called 0 or 1; `None` if there are fewer than the size or
    /// more than [`MAX_SIZE`].
    ///
    /// ```
    /// use atisbo_sudoku::{Shape, variant::Ground};
    ///
    /// let ground = Ground::with_values(Shape::new(2, 3).unwrap(), 9, 0).unwrap();
    /// assert_eq!(ground.number(1), 0);
    /// assert_eq!(Ground::with_values(Shape::CLASSIC, 8, 1), None);
    /// ```
    pub fn with_values(shape: Shape, values: usize, lowest: u8) -> Option<Self> {
        let possible = (shape.size()..=MAX_SIZE).contains(&values) && lowest <= 1;
        possible.then_some(Ground {
            shape,
            values,
            lowest,
        })
    }

    /// What a value is called.
    pub fn number(self, value: u8) -> u32 {
        u32::from(value) - 1 + u32::from(self.lowest)
    }

    /// The value that is called so.
    pub fn value(self, number: u32) -> Option<u8> {
        let value = number.checked_add(1)?.checked_sub(u32::from(self.lowest))?;
        let exists = (1..=self.values).contains(&(value as usize));
        exists.then_some(value as u8)
    }

    /// The values whose numbers are wanted.
    pub(crate) fn values_where(self, wanted: impl Fn(u32) -> bool) -> Values {
        let all = Values::up_to(self.values).iter();
        all.filter(|&value| wanted(self.number(value))).collect()
    }

    /// Pairs of cells that are neighbours in a row or column.
    pub(crate) fn neighbours(self) -> impl Iterator<Item = [usize; 2]> {
        let Ground { shape, .. } = self;
        let right = (0..shape.cells()).filter(move |&cell| shape.column(cell) + 1 < shape.size());
        let below = 0..shape.cells() - shape.size();
        let right = right.map(|cell| [cell, cell + 1]);
        right.chain(below.map(move |cell| [cell, cell + shape.size()]))
    }

    /// Pairs of cells, the second of which is this many rows below and columns to the right (or left).
    pub(crate) fn pairs_apart(self, down: usize, across: isize) -> Vec<[usize; 2]> {
        let Ground { shape, .. } = self;
        let pair = |cell: usize| {
            let row = shape.row(cell) + down;
            let column = shape.column(cell).checked_add_signed(across)?;
            let other = row * shape.size() + column;
            (row < shape.size() && column < shape.size()).then_some([cell, other])
        };
        (0..shape.cells()).filter_map(pair).collect()
    }
}

/// What variants add to the rules.
pub(crate) struct Additions<'a> {
    pub(crate) ground: Ground,
    /// All variants, for those that depend on others.
    pub(crate) variants: &'a [Variant],
    /// Regions in place of the boxes.
    pub(crate) boxes: Option<Vec<Vec<usize>>>,
    /// More sets of cells whose values differ.
    pub(crate) regions: Vec<Vec<usize>>,
    /// Pairs of cells that differ.
    pub(crate) apart: Vec<[usize; 2]>,
    /// All else, made when it is known who sees whom.
    pub(crate) constraints: Vec<Pending>,
    /// Cells of which every one counts once in a sum that is known.
    pub(crate) totals: Vec<Total>,
}

/// A constraint that waits for the other variants.
pub(crate) type Pending = Box<dyn FnOnce(&Sight<'_>) -> Arc<dyn Constraint>>;

/// Cells with a sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Total {
    pub(crate) cells: Vec<usize>,
    pub(crate) sum: u32,
}

impl<'a> Additions<'a> {
    pub(crate) fn new(ground: Ground, variants: &'a [Variant]) -> Self {
        Additions {
            ground,
            variants,
            boxes: None,
            regions: Vec::new(),
            apart: Vec::new(),
            constraints: Vec::new(),
            totals: Vec::new(),
        }
    }

    /// Adds a constraint.
    pub(crate) fn constrain(&mut self, constraint: impl Constraint + 'static) {
        self.constraints.push(Box::new(|_| Arc::new(constraint)));
    }

    /// Adds a constraint that is stronger if it knows which cells differ.
    pub(crate) fn constrain_seeing(
        &mut self,
        build: impl FnOnce(&Sight<'_>) -> Arc<dyn Constraint> + 'static,
    ) {
        self.constraints.push(Box::new(build));
    }

    /// Cells on the grid, none twice, and as many as there may be.
    pub(crate) fn check(&self, cells: &[usize], count: RangeInclusive<usize>) -> Result<(), Fault> {
        self.check_line(cells, count)?;
        let mut sorted = cells.to_vec();
        sorted.sort_unstable();
        match sorted.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => Err(Fault::Twice(pair[0])),
            None => Ok(()),
        }
    }

    /// The same for a line that may come back to a cell.
    pub(crate) fn check_line(
        &self,
        cells: &[usize],
        count: RangeInclusive<usize>,
    ) -> Result<(), Fault> {
        let beyond = |&&cell: &&usize| cell >= self.ground.shape.cells();
        if let Some(&cell) = cells.iter().find(beyond) {
            return Err(Fault::OffGrid(cell));
        }
        if !count.contains(&cells.len()) {
            return Err(Fault::Cells(cells.len()));
        }
        Ok(())
    }

    /// The boxes, or the regions that take their place.
    fn boxes_in_force(&self) -> Vec<Vec<usize>> {
        if !self.variants.iter().any(Variant::replaces_boxes) {
            return self.ground.shape.boxes().collect();
        }
        let others = self.variants.iter().filter_map(|variant| match variant {
            Variant::Jigsaw(jigsaw) => Some(&jigsaw.regions),
            _ => None,
        });
        others.flatten().cloned().collect()
    }

    /// The value that is called so.
    pub(crate) fn value(&self, number: u32) -> Result<u8, Fault> {
        let value = self.ground.value(number);
        value.ok_or(Fault::Number(i64::from(number)))
    }

    /// Cells that are to differ: there must be a value for each.
    pub(crate) fn check_region(&self, cells: &[usize]) -> Result<(), Fault> {
        self.check(cells, 1..=self.ground.values)
    }
}

/// A variant says what it adds.
pub(crate) trait Adds {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault>;

    /// The cells it is drawn in, in the order it names them; none if it is about the whole grid.
    fn cells(&self) -> Vec<usize> {
        Vec::new()
    }
}

/// Why a variant cannot be on this grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error, schemars::JsonSchema)]
pub enum Fault {
    /// It names a cell beyond the grid.
    #[error("cell {0} is not on the grid")]
    OffGrid(usize),
    /// It names a cell twice.
    #[error("cell {0} is named twice")]
    Twice(usize),
    /// It has too few or too many cells.
    #[error("{0} cells: not a number of cells it can have")]
    Cells(usize),
    /// It names a value that there is not.
    #[error("there is no value {0}")]
    Value(u8),
    /// It has a number that it cannot have: a sum, a weight, a rank.
    #[error("the number {0} is not one it can have")]
    Number(i64),
    /// It needs a grid of another shape.
    #[error("it does not fit on a grid of this shape")]
    Shape,
}

/// A variant that cannot be on this grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("variant {index}: {fault}")]
pub struct VariantError {
    /// Which one, as an index into the list.
    pub index: usize,
    /// What is wrong with it.
    pub fault: Fault,
}

macro_rules! variants {
    ($($module:ident::$name:ident,)*) => {
        $(mod $module;)*
        $(pub use $module::$name;)*

        /// Any variant.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Variant {
            $(
                #[doc = concat!("[`", stringify!($name), "`]")]
                $name($name),
            )*
        }

        impl Variant {
            fn rule(&self) -> &dyn Adds {
                match self {
                    $(Variant::$name(variant) => variant,)*
                }
            }

            /// The names of all variants in data.
            pub const IDS: &'static [&'static str] = &[$(stringify!($module)),*];

            /// Its name in data.
            pub fn id(&self) -> &'static str {
                match self {
                    $(Variant::$name(_) => stringify!($module),)*
                }
            }
        }

        $(
            impl From<$name> for Variant {
                fn from(variant: $name) -> Self {
                    Variant::$name(variant)
                }
            }
        )*
    };
}

variants! {
    diagonal::Diagonal,
    windoku::Windoku,
    no_boxes::NoBoxes,
    jigsaw::Jigsaw,
    extra_region::ExtraRegion,
    disjoint_groups::DisjointGroups,
    cage::Cage,
    anti_knight::AntiKnight,
    anti_king::AntiKing,
    non_consecutive::NonConsecutive,
    parity::Parity,
    thermometer::Thermometer,
    arrow::Arrow,
    kropki::Kropki,
    strict_kropki::StrictKropki,
    xv::Xv,
    strict_xv::StrictXv,
    greater_than::GreaterThan,
    sandwich::Sandwich,
    little_killer::LittleKiller,
    palindrome::Palindrome,
    whispers::Whispers,
    renban::Renban,
    between::Between,
    quadruple::Quadruple,
    x_sum::XSum,
    skyscraper::Skyscraper,
    linear_sum::LinearSum,
    equal_sums::EqualSums,
    sum_line::SumLine,
    region_sum_line::RegionSumLine,
    zipper::Zipper,
    double_arrow::DoubleArrow,
    lunchbox::Lunchbox,
    lockout::Lockout,
    entropic::Entropic,
    global_entropy::GlobalEntropy,
    equality_cage::EqualityCage,
    look_and_say::LookAndSay,
    same_values::SameValues,
    region_same_values::RegionSameValues,
    counting_circles::CountingCircles,
    count_distinct::CountDistinct,
    numbered_room::NumberedRoom,
    indexing::Indexing,
    value_indexing::ValueIndexing,
    hidden_skyscraper::HiddenSkyscraper,
    full_rank::FullRank,
    anti_taxicab::AntiTaxicab,
    dutch_flatmates::DutchFlatmates,
    doppelganger::Doppelganger,
    pairwise::Pairwise,
    state_machine::StateMachine,
    candidates::Candidates,
    any_of::AnyOf,
}

pub use kropki::Dot;
pub use state_machine::Machine;

/// Two cells, the lower first.
fn sorted([one, other]: [usize; 2]) -> [usize; 2] {
    [one.min(other), one.max(other)]
}

impl Variant {
    /// The cells it is about, in the order it names them; none if it is about the whole grid.
    pub fn cells(&self) -> Vec<usize> {
        self.rule().cells()
    }

    /// Whether the usual boxes do not count any more.
    pub(crate) fn replaces_boxes(&self) -> bool {
        matches!(self, Variant::NoBoxes(_) | Variant::Jigsaw(_))
    }

    /// What it adds.
    pub(crate) fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        self.rule().add(to)
    }
}
