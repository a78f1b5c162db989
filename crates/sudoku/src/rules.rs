//! What every solution must obey: regions of different values, and constraints beyond them.

use crate::constraint::{Constraint, Leftover, Sight, leftovers};
use crate::variant::{Additions, Ground, Variant, VariantError};
use crate::{MAX_SIZE, Shape};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, OnceLock};

/// A sum of more cells says too little to a solver.
const MOST_IMPLIED: usize = 6;

/// What a region is, with its number counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RegionKind {
    /// A row.
    Row(usize),
    /// A column.
    Column(usize),
    /// A box.
    Box(usize),
    /// Any other set of cells.
    Extra(usize),
}

impl RegionKind {
    pub(crate) fn is_row(self) -> bool {
        matches!(self, RegionKind::Row(_))
    }

    pub(crate) fn is_column(self) -> bool {
        matches!(self, RegionKind::Column(_))
    }

    pub(crate) fn is_line(self) -> bool {
        self.is_row() || self.is_column()
    }

    pub(crate) fn is_box(self) -> bool {
        matches!(self, RegionKind::Box(_))
    }
}

/// Cells whose values all differ. If there are as many as there are values, each value is in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Region {
    /// Which one.
    pub kind: RegionKind,
    /// Its cells, ascending.
    pub cells: Vec<usize>,
}

/// The rules of a puzzle, without its givens.
///
/// ```
/// use atisbo_sudoku::{Rules, Shape};
///
/// let rules = Rules::classic(Shape::CLASSIC);
/// assert_eq!(rules.regions().len(), 27);
/// assert_eq!(rules.peers(0).len(), 20);
/// ```
#[derive(Clone, Debug)]
pub struct Rules {
    ground: Ground,
    regions: Vec<Region>,
    constraints: Vec<Arc<dyn Constraint>>,
    /// Sums that follow from regions and cages.
    leftovers: Vec<Leftover>,
    variants: Vec<Variant>,
    /// By region, the variant it comes from.
    region_variants: Vec<Option<usize>>,
    /// By constraint, the variant it comes from.
    constraint_variants: Vec<Option<usize>>,
    regions_of: Vec<Vec<usize>>,
    peers: Vec<Vec<usize>>,
    /// Pairs that differ though they share no region.
    apart: Vec<[usize; 2]>,
    /// Rows, columns and boxes, and nothing else.
    is_classic: bool,
}

impl Rules {
    /// Rows, columns and boxes.
    pub fn classic(shape: Shape) -> Self {
        let regions = lines(shape).chain(boxes(shape)).collect();
        Rules {
            is_classic: true,
            ..Rules::new(shape, regions, Vec::new())
        }
    }

    /// The usual rules, built once for each shape: a file may hold millions of puzzles of one shape.
    pub fn shared(shape: Shape) -> Arc<Self> {
        static RULES: [[OnceLock<Arc<Rules>>; MAX_SIZE]; MAX_SIZE] =
            [const { [const { OnceLock::new() }; MAX_SIZE] }; MAX_SIZE];
        let rules = &RULES[shape.box_rows() - 1][shape.box_columns() - 1];
        rules
            .get_or_init(|| Arc::new(Rules::classic(shape)))
            .clone()
    }

    /// These regions and constraints on a grid of this shape.
    ///
    /// # Panics
    ///
    /// If a region has more cells than there are values, or a cell that is not on the grid.
    pub fn new(shape: Shape, regions: Vec<Region>, constraints: Vec<Arc<dyn Constraint>>) -> Self {
        Rules {
            constraint_variants: vec![None; constraints.len()],
            constraints,
            ..Rules::of_regions(Ground::new(shape), regions, Vec::new())
        }
    }

    /// Rows, columns, boxes and these variants.
    ///
    /// ```
    /// use atisbo_sudoku::variant::{AntiKnight, Diagonal, Ground};
    /// use atisbo_sudoku::{Rules, Shape};
    ///
    /// let variants = vec![Diagonal { rising: true }.into(), AntiKnight.into()];
    /// let rules = Rules::with_variants(Ground::new(Shape::CLASSIC), variants)?;
    /// assert_eq!(rules.regions().len(), 28);
    /// assert!(rules.peers(0).contains(&11)); // a knight's move away
    /// # Ok::<(), atisbo_sudoku::variant::VariantError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The first variant that cannot be on this grid.
    ///
    /// # Panics
    ///
    /// If there are fewer values than rows, or more than [`MAX_SIZE`].
    pub fn with_variants(ground: Ground, variants: Vec<Variant>) -> Result<Self, VariantError> {
        Rules::build(ground, variants, |_| true)
    }

    /// The same rules without some of their variants (indices into
    /// [`variants`](Rules::variants)). Every solution of the whole is one of the rest: where other
    /// regions took the place of the boxes, the boxes do not come back, and a rule about pairs that are
    /// not marked does not get more of them.
    pub(crate) fn keeping(&self, kept: impl Fn(usize) -> bool) -> Result<Self, VariantError> {
        Rules::build(self.ground, self.variants.clone(), kept)
    }

    fn build(
        ground: Ground,
        variants: Vec<Variant>,
        kept: impl Fn(usize) -> bool,
    ) -> Result<Self, VariantError> {
        let mut additions = Additions::new(ground, &variants);
        if variants.iter().any(Variant::replaces_boxes) {
            additions.boxes = Some(Vec::new());
        }
        let mut region_variants = Vec::new();
        let mut constraint_variants = Vec::new();
        let mut total_variants = Vec::new();
        for (index, variant) in variants
            .iter()
            .enumerate()
            .filter(|(index, _)| kept(*index))
        {
            variant
                .add(&mut additions)
                .map_err(|fault| VariantError { index, fault })?;
            region_variants.resize(additions.regions.len(), Some(index));
            constraint_variants.resize(additions.constraints.len(), Some(index));
            total_variants.resize(additions.totals.len(), index);
        }
        let Additions {
            boxes: others,
            regions: extra,
            apart,
            constraints: pending,
            totals,
            ..
        } = additions;
        let shape = ground.shape;
        let mut regions: Vec<Region> = lines(shape).collect();
        match others {
            None => regions.extend(boxes(shape)),
            Some(others) => regions.extend(numbered(others, RegionKind::Box)),
        }
        let mut sources = vec![None; regions.len()];
        sources.append(&mut region_variants);
        regions.extend(numbered(extra, RegionKind::Extra));
        let mut rules = Rules {
            is_classic: variants.is_empty() && ground == Ground::new(shape),
            region_variants: sources,
            constraint_variants,
            variants,
            ..Rules::of_regions(ground, regions, apart)
        };
        let sight = Sight {
            ground,
            peers: &rules.peers,
        };
        rules.constraints = pending.into_iter().map(|build| build(&sight)).collect();
        let totals: Vec<_> = total_variants.into_iter().zip(totals).collect();
        rules.leftovers = leftovers(&sight, &rules.regions, &totals);
        Ok(rules)
    }

    /// Regions and pairs that differ, with the tables of which cell is in which region and sees which.
    fn of_regions(ground: Ground, regions: Vec<Region>, apart: Vec<[usize; 2]>) -> Self {
        let cells = ground.shape.cells();
        let mut regions_of = vec![Vec::new(); cells];
        let mut peers = vec![Vec::new(); cells];
        for (index, region) in regions.iter().enumerate() {
            assert!(region.cells.len() <= ground.values, "a region too large");
            for &cell in &region.cells {
                regions_of[cell].push(index);
                peers[cell].extend(region.cells.iter().filter(|&&peer| peer != cell));
            }
        }
        for &[one, other] in &apart {
            peers[one].push(other);
            peers[other].push(one);
        }
        for peers in &mut peers {
            peers.sort_unstable();
            peers.dedup();
        }
        Rules {
            ground,
            region_variants: vec![None; regions.len()],
            regions,
            constraints: Vec::new(),
            constraint_variants: Vec::new(),
            leftovers: Vec::new(),
            variants: Vec::new(),
            regions_of,
            peers,
            apart,
            is_classic: false,
        }
    }

    /// The size of the grid and its boxes.
    pub fn shape(&self) -> Shape {
        self.ground.shape
    }

    /// The grid without its variants.
    pub fn ground(&self) -> Ground {
        self.ground
    }

    /// How many values there are: as many as rows unless said otherwise.
    pub fn values(&self) -> usize {
        self.ground.values
    }

    /// The rules beyond rows, columns and boxes, in the order they were given.
    pub fn variants(&self) -> &[Variant] {
        &self.variants
    }

    /// The variant (an index into [`variants`](Rules::variants)) that a region comes from.
    pub fn variant_of_region(&self, region: usize) -> Option<usize> {
        self.region_variants[region]
    }

    /// The variant that a constraint comes from.
    pub fn variant_of_constraint(&self, constraint: usize) -> Option<usize> {
        self.constraint_variants[constraint]
    }

    /// Sets of cells whose values differ.
    pub fn regions(&self) -> &[Region] {
        &self.regions
    }

    /// The rules beyond the regions.
    pub fn constraints(&self) -> &[Arc<dyn Constraint>] {
        &self.constraints
    }

    /// Sums that follow from regions and cages.
    pub(crate) fn leftovers(&self) -> &[Leftover] {
        &self.leftovers
    }

    /// Constraints that follow from the others: a solver that knows them sees more. Long ones cost it
    /// more than they tell.
    pub(crate) fn implied(&self) -> impl Iterator<Item = &Arc<dyn Constraint>> {
        let constraints = self.leftovers.iter().map(|leftover| &leftover.constraint);
        constraints.filter(|constraint| constraint.cells().len() <= MOST_IMPLIED)
    }

    /// The regions a cell is in, as indices into [`regions`](Rules::regions).
    pub fn regions_of(&self, cell: usize) -> &[usize] {
        &self.regions_of[cell]
    }

    /// The regions a cell is in, with the bit of its position in each.
    pub(crate) fn seats(&self, cell: usize) -> impl Iterator<Item = (usize, u32)> {
        let regions = self.regions_of[cell].iter();
        regions.filter_map(move |&region| {
            let mut cells = self.regions[region].cells.iter();
            Some((region, 1 << cells.position(|&other| other == cell)?))
        })
    }

    /// Pairs of cells that differ though no region says so.
    pub fn apart(&self) -> &[[usize; 2]] {
        &self.apart
    }

    /// The cells that cannot hold the same value as this one, ascending.
    pub fn peers(&self, cell: usize) -> &[usize] {
        &self.peers[cell]
    }

    /// Whether these are the rules of a plain 9 x 9 Sudoku, for which there is a solver of its own.
    pub fn is_classic_nine(&self) -> bool {
        self.is_plain() && self.shape() == Shape::CLASSIC
    }

    /// Whether there is nothing but rows, columns and boxes.
    pub fn is_plain(&self) -> bool {
        self.is_classic
    }
}

fn lines(shape: Shape) -> impl Iterator<Item = Region> {
    let columns = numbered(shape.columns(), RegionKind::Column);
    numbered(shape.rows(), RegionKind::Row).chain(columns)
}

/// Boxes of one row or one column are rows or columns.
fn boxes(shape: Shape) -> impl Iterator<Item = Region> {
    let are_lines = shape.box_rows() == 1 || shape.box_columns() == 1;
    let boxes = shape.boxes().filter(move |_| !are_lines);
    numbered(boxes, RegionKind::Box)
}

fn numbered(
    cells: impl IntoIterator<Item = Vec<usize>>,
    kind: fn(usize) -> RegionKind,
) -> impl Iterator<Item = Region> {
    let region = move |(index, mut cells): (usize, Vec<usize>)| {
        cells.sort_unstable();
        Region {
            kind: kind(index),
            cells,
        }
    };
    cells.into_iter().enumerate().map(region)
}
