//! Variants: rules beyond rows, columns and boxes, one small file each. They combine freely.
//!
//! A variant is data, so that it can be read, written and drawn; [`Rules::with_variants`] makes of it
//! what solvers need: more regions, cells kept apart, and constraints. Numbers are those that people
//! see: on a grid of the values 0 to 8 a sum counts them so.
//!
//! [`Rules::with_variants`]: crate::Rules::with_variants

use crate::{Constraint, Shape};
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
    /// All else.
    pub(crate) constraints: Vec<Arc<dyn Constraint>>,
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
        }
    }
}

/// A variant says what it adds.
pub(crate) trait Adds {
    fn add(&self, to: &mut Additions) -> Result<(), Fault>;

    /// The cells it is drawn in, in the order it names them; none if it is about the whole grid.
    fn cells(&self) -> Vec<usize> {
        Vec::new()
    }
}

/// Why a variant cannot be on this grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
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
}

pub use kropki::Dot;

impl Variant {
    /// The cells it is about, in the order it names them; none if it is about the whole grid.
    pub fn cells(&self) -> Vec<usize> {
        self.rule().cells()
    }

    /// What it adds.
    pub(crate) fn add(&self, to: &mut Additions) -> Result<(), Fault> {
        self.rule().add(to)
    }
}
