//! Variants: rules beyond rows, columns and boxes, one small file each. They combine freely.
//!
//! A variant is data, so that it can be read, written and drawn; [`Rules::with_variants`] makes of it
//! what solvers need: more regions, cells kept apart, and constraints. Numbers are those that people
//! see: on a grid of the values 0 to 8 a sum counts them so.
//!
//! [`Rules::with_variants`]: crate::Rules::with_variants

use crate::constraint::{
    Constraint, FnConstraint, Relation, Sight, Sum, Table, add_up_to, first_repeated,
};
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

    /// Adds a rule that removes candidates of these cells and says whether it may still hold.
    pub(crate) fn require(
        &mut self,
        cells: impl Into<Vec<usize>>,
        rule: impl Fn(&mut [Values]) -> bool + Send + Sync + 'static,
    ) {
        self.constrain(FnConstraint::new(cells, rule));
    }

    /// Adds a relation between the numbers of neighbours on each of these lines.
    pub(crate) fn relate<L: Into<Vec<usize>>>(
        &mut self,
        lines: impl IntoIterator<Item = L>,
        holds: impl Fn(u32, u32) -> bool,
    ) {
        let table = Table::new(self.ground, holds);
        for line in lines {
            self.constrain(Relation::new(line, &table));
        }
    }

    /// Adds a relation between neighbours on the grid that no variant of this kind marks.
    pub(crate) fn relate_unmarked(
        &mut self,
        is_mark: fn(&Variant) -> bool,
        holds: impl Fn(u32, u32) -> bool,
    ) {
        let marks = self.variants.iter().filter(|variant| is_mark(variant));
        let marks: Vec<Vec<usize>> = marks.map(Variant::cells).collect();
        let is_marked = |&[one, other]: &[usize; 2]| {
            let mut marks = marks.iter();
            marks.any(|mark| mark[..] == [one, other] || mark[..] == [other, one])
        };
        self.relate(
            self.ground.neighbours().filter(|pair| !is_marked(pair)),
            holds,
        );
    }

    /// Adds that these cells, each counted once, have a sum.
    pub(crate) fn add_up(&mut self, cells: Vec<usize>, sum: u32) {
        self.constrain_seeing(move |sight| add_up_to(sight, &cells, sum));
    }

    /// Adds that cells with weights have a sum.
    pub(crate) fn add_up_weighted(&mut self, terms: Vec<(usize, i64)>, sum: i64) {
        self.constrain_seeing(move |sight| Arc::new(Sum::new(sight, &terms, sum)));
    }

    /// Cells on the grid, none twice, and as many as there may be.
    pub(crate) fn check(&self, cells: &[usize], count: RangeInclusive<usize>) -> Result<(), Fault> {
        self.check_line(cells, count)?;
        first_repeated(cells).map_or(Ok(()), |cell| Err(Fault::Twice(cell)))
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
}

/// A field of a variant that names cells.
trait NamesCells {
    fn add_cells(&self, cells: &mut Vec<usize>);
}

impl NamesCells for usize {
    fn add_cells(&self, cells: &mut Vec<usize>) {
        cells.push(*self);
    }
}

/// A cell and its weight.
impl NamesCells for (usize, i32) {
    fn add_cells(&self, cells: &mut Vec<usize>) {
        cells.push(self.0);
    }
}

impl NamesCells for Variant {
    fn add_cells(&self, cells: &mut Vec<usize>) {
        cells.extend(self.cells());
    }
}

impl NamesCells for [usize; 2] {
    fn add_cells(&self, cells: &mut Vec<usize>) {
        cells.extend(self);
    }
}

impl<T: NamesCells> NamesCells for Vec<T> {
    fn add_cells(&self, cells: &mut Vec<usize>) {
        for item in self {
            item.add_cells(cells);
        }
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

/// Declares the variants: the module and the type of each, and its fields that name cells. A variant
/// without such fields is about the whole grid.
macro_rules! variants {
    ($($module:ident::$name:ident $({ $($field:ident),+ })?,)*) => {
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

            /// The cells it is about, in the order it names them; none if it is about the whole grid.
            pub fn cells(&self) -> Vec<usize> {
                let mut cells = Vec::new();
                match self {
                    $(Variant::$name($name { $($($field,)+)? .. }) => {
                        $($($field.add_cells(&mut cells);)+)?
                    })*
                }
                cells
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
    extra_region::ExtraRegion { cells },
    disjoint_groups::DisjointGroups,
    cage::Cage { cells },
    anti_knight::AntiKnight,
    anti_king::AntiKing,
    non_consecutive::NonConsecutive,
    parity::Parity { cell },
    thermometer::Thermometer { cells },
    arrow::Arrow { circle, shaft },
    kropki::Kropki { cells },
    strict_kropki::StrictKropki,
    xv::Xv { cells },
    strict_xv::StrictXv,
    greater_than::GreaterThan { greater, smaller },
    sandwich::Sandwich { cells },
    little_killer::LittleKiller { cells },
    palindrome::Palindrome { cells },
    whispers::Whispers { cells },
    renban::Renban { cells },
    between::Between { cells },
    quadruple::Quadruple { cells },
    x_sum::XSum { cells },
    skyscraper::Skyscraper { cells },
    linear_sum::LinearSum { terms },
    equal_sums::EqualSums { groups },
    sum_line::SumLine { cells },
    region_sum_line::RegionSumLine { cells },
    zipper::Zipper { cells },
    double_arrow::DoubleArrow { cells },
    lunchbox::Lunchbox { cells },
    lockout::Lockout { cells },
    entropic::Entropic { cells },
    global_entropy::GlobalEntropy,
    equality_cage::EqualityCage { cells },
    look_and_say::LookAndSay { cells },
    same_values::SameValues { groups },
    region_same_values::RegionSameValues,
    counting_circles::CountingCircles { cells },
    count_distinct::CountDistinct { counter, cells },
    numbered_room::NumberedRoom { cells },
    indexing::Indexing { cells },
    value_indexing::ValueIndexing { cells },
    hidden_skyscraper::HiddenSkyscraper { cells },
    full_rank::FullRank { cells },
    anti_taxicab::AntiTaxicab,
    dutch_flatmates::DutchFlatmates,
    doppelganger::Doppelganger,
    pairwise::Pairwise { cells },
    state_machine::StateMachine { cells },
    candidates::Candidates { cell },
    any_of::AnyOf { alternatives },
}

pub use kropki::Dot;
pub use state_machine::Machine;

impl Variant {
    /// Whether the usual boxes do not count any more.
    pub(crate) fn replaces_boxes(&self) -> bool {
        matches!(self, Variant::NoBoxes(_) | Variant::Jigsaw(_))
    }

    /// What it adds.
    pub(crate) fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        self.rule().add(to)
    }
}
