//! Puzzles as constraint strings.

use super::super::{Format, WriteError};
use super::{bits, machine, name};
use crate::variant::{Dot, Ground, LinearSum, Variant};
use crate::{Puzzle, Shape, Values};
use std::fmt::Write as _;

/// Names of cells have one sign for a row and one for a column.
const MAX_SIZE: usize = 25;

/// Writes a puzzle on one line.
pub(in super::super) fn write(puzzle: &Puzzle) -> Result<String, WriteError> {
    let rules = puzzle.rules();
    let writer = Writer {
        ground: rules.ground(),
        shape: rules.shape(),
    };
    let mut text = writer.grid(rules.variants())?;
    for variant in rules.variants() {
        text.push_str(&writer.rule(variant)?);
    }
    text.push_str(&writer.givens(puzzle)?);
    if text.is_empty() {
        // An empty grid of the usual size.
        text.push_str(".Shape~9x9");
    }
    text.push('\n');
    Ok(text)
}

#[derive(Clone, Copy, Debug)]
struct Writer {
    ground: Ground,
    shape: Shape,
}

impl Writer {
    /// The size, the values and the boxes.
    fn grid(self, variants: &[Variant]) -> Result<String, WriteError> {
        let Writer { ground, shape } = self;
        let size = shape.size();
        if size > MAX_SIZE {
            let format = Format::Iss;
            return Err(WriteError::Shape { format, shape });
        }
        let mut text = String::new();
        if ground != Ground::new(Shape::CLASSIC)
            && (size != 9 || ground.values != 9 || ground.lowest != 1)
        {
            text = format!(".Shape~{size}x{size}");
            let highest = ground.number(ground.values as u8);
            if ground.lowest != 1 {
                let _ = write!(text, "~{}-{highest}", ground.lowest);
            } else if ground.values != size {
                let _ = write!(text, "~{highest}");
            }
        }
        let jigsaw = variants.iter().find_map(|variant| match variant {
            Variant::Jigsaw(jigsaw) => Some(jigsaw.regions.clone()),
            _ => None,
        });
        let mut rules = variants.iter();
        let no_boxes = rules.any(|variant| matches!(variant, Variant::NoBoxes(_)));
        let own_boxes = shape.box_rows() > 1 && shape.box_columns() > 1;
        let is_usual = Shape::of_size(size) == Some(shape);
        let regions = match jigsaw {
            Some(regions) => regions,
            None if !no_boxes && own_boxes && !is_usual => shape.boxes().collect(),
            None => {
                if no_boxes || !own_boxes {
                    let has_usual = Shape::of_size(size).is_some_and(|usual| usual.box_rows() > 1);
                    if has_usual || ground.values != size {
                        text.push_str(".NoBoxes");
                    }
                } else if ground.values != size {
                    let _ = write!(text, ".RegionSize~{size}");
                }
                return Ok(text);
            }
        };
        text.push_str(".NoBoxes");
        text.push_str(&self.layout(&regions)?);
        Ok(text)
    }

    /// A sign for each cell; `_` is no region.
    fn layout(self, regions: &[Vec<usize>]) -> Result<String, WriteError> {
        let Writer { ground, shape } = self;
        let first = regions.first().map_or(0, Vec::len);
        let fits = (shape.size()..=ground.values).contains(&first);
        if !fits || regions.iter().any(|region| region.len() != first) {
            return Err(unwritable("jigsaw"));
        }
        let mut layout = vec!['_'; shape.cells()];
        for (region, cells) in regions.iter().enumerate() {
            for &cell in cells {
                layout[cell] = char::from_digit(region as u32, 36).ok_or(unwritable("jigsaw"))?;
            }
        }
        let layout: String = layout.into_iter().collect();
        let size = if first == shape.size() {
            String::new()
        } else {
            format!(".RegionSize~{first}")
        };
        Ok(format!("{size}.Jigsaw~{layout}"))
    }

    fn cell(self, cell: usize) -> String {
        name::of_cell(self.shape, cell)
    }

    /// A constraint with an argument, if it has one, and cells.
    fn clue(self, name: &str, argument: Option<String>, cells: &[usize]) -> String {
        let mut text = format!(".{name}");
        let cells = cells.iter().map(|&cell| self.cell(cell));
        for word in argument.into_iter().chain(cells) {
            text.push('~');
            text.push_str(&word);
        }
        text
    }

    fn are_neighbours(self, [one, other]: [usize; 2]) -> bool {
        self.shape.distance(one, other) == 1
    }

    /// A clue between two cells: by its name if they are neighbours, else by all pairs it allows.
    fn pair(
        self,
        name: Option<&str>,
        cells: [usize; 2],
        holds: impl Fn(u32, u32) -> bool,
    ) -> String {
        match name.filter(|_| self.are_neighbours(cells)) {
            Some(name) => self.clue(name, None, &cells),
            None => self.relation(&cells, false, |one, other| {
                holds(self.ground.number(one), self.ground.number(other))
            }),
        }
    }

    /// All pairs of values that a relation allows.
    fn relation(self, cells: &[usize], every_pair: bool, holds: impl Fn(u8, u8) -> bool) -> String {
        let values = || 1..=self.ground.values as u8;
        let pairs = values().flat_map(|one| values().map(move |other| (one, other)));
        let code = bits::to_low_first(pairs.map(|(one, other)| holds(one, other)));
        let name = if every_pair { "PairX" } else { "Pair" };
        self.clue(name, Some(format!("{code}~")), cells)
    }

    #[expect(clippy::too_many_lines, reason = "a table, one entry for each rule")]
    fn rule(self, variant: &Variant) -> Result<String, WriteError> {
        let line = |name: &str, cells: &[usize]| Ok(self.clue(name, None, cells));
        let with = |name: &str, number: i64, cells: &[usize]| {
            Ok(self.clue(name, Some(number.to_string()), cells))
        };
        let refuse = || Err(unwritable(variant.id()));
        // A clue at the end of a row or column.
        let at_end =
            |name: &str, cells: &[usize], number: u32| match name::of_line(self.shape, cells) {
                Some((line, false)) => Ok(format!(".{name}~{line}~{number}~")),
                Some((line, true)) => Ok(format!(".{name}~{line}~~{number}")),
                None => refuse(),
            };
        match variant {
            // Said with the grid.
            Variant::Jigsaw(_) | Variant::NoBoxes(_) => Ok(String::new()),

            Variant::Diagonal(rule) => {
                Ok(format!(".Diagonal~{}", if rule.rising { 1 } else { -1 }))
            }
            Variant::Windoku(_) => line("Windoku", &[]),
            Variant::DisjointGroups(_) => line("DisjointSets", &[]),
            Variant::AntiKnight(_) => line("AntiKnight", &[]),
            Variant::AntiKing(_) => line("AntiKing", &[]),
            Variant::AntiTaxicab(_) => line("AntiTaxicab", &[]),
            Variant::NonConsecutive(_) => line("AntiConsecutive", &[]),
            Variant::StrictKropki(_) => line("StrictKropki", &[]),
            Variant::StrictXv(_) => line("StrictXV", &[]),
            Variant::GlobalEntropy(_) => line("GlobalEntropy", &[]),
            Variant::DutchFlatmates(_) => line("DutchFlatmates", &[]),
            Variant::Doppelganger(_) => line("Doppelganger", &[]),
            Variant::RegionSameValues(_) => line("RegionSameValues", &[]),

            Variant::ExtraRegion(rule) => line("AllDifferent", &rule.cells),
            Variant::Cage(rule) => with("Cage", rule.sum.unwrap_or(0).into(), &rule.cells),
            Variant::EqualityCage(rule) => line("EqualityCage", &rule.cells),
            Variant::LinearSum(rule) => Ok(self.linear_sum(rule)),
            Variant::EqualSums(rule) => {
                Ok(self.clue("EqualSum", Some(self.groups(&rule.groups, "~-~")), &[]))
            }
            Variant::SameValues(rule) => with(
                "SameValues",
                rule.groups.len() as i64,
                &rule.groups.concat(),
            ),
            Variant::LookAndSay(rule) => {
                let written = rule.said.iter().map(|&(count, number)| {
                    (count < 10 && number < 10).then(|| format!("{count}{number}"))
                });
                match written.collect::<Option<String>>() {
                    Some(said) => Ok(self.clue("LookAndSay", Some(said), &rule.cells)),
                    None => refuse(),
                }
            }
            Variant::Quadruple(rule) => {
                let numbers: Vec<String> = rule.values.iter().map(u8::to_string).collect();
                Ok(self.clue("ContainAtLeast", Some(numbers.join("_")), &rule.cells))
            }
            Variant::CountingCircles(rule) => line("CountingCircles", &rule.cells),
            Variant::CountDistinct(_) => line("CountDistinct", &variant.cells()),
            Variant::Indexing(rule) => {
                let direction = if rule.rows { "R" } else { "C" };
                Ok(self.clue("Indexing", Some(direction.to_owned()), &rule.cells))
            }
            Variant::ValueIndexing(rule) => line("ValueIndexing", &rule.cells),
            Variant::Parity(rule) => {
                let wanted = |number| (number % 2 == 1) == rule.odd;
                Ok(self.allowed(rule.cell, self.ground.values_where(wanted)))
            }
            Variant::Candidates(rule) => Ok(self.candidates(rule.cell, &rule.numbers)),

            Variant::Thermometer(rule) if rule.slow => {
                Ok(self.relation(&rule.cells, false, |one, other| one <= other))
            }
            Variant::Thermometer(rule) => line("Thermo", &rule.cells),
            Variant::Whispers(rule) => with("Whisper", rule.difference.into(), &rule.cells),
            Variant::Renban(rule) => line("Renban", &rule.cells),
            Variant::Between(rule) => line("Between", &rule.cells),
            Variant::Lockout(rule) => with("Lockout", rule.difference.into(), &rule.cells),
            Variant::Palindrome(rule) => line("Palindrome", &rule.cells),
            Variant::Zipper(rule) => line("Zipper", &rule.cells),
            Variant::Entropic(rule) => line("Entropic", &rule.cells),
            Variant::RegionSumLine(rule) => line("RegionSumLine", &rule.cells),
            Variant::SumLine(rule) => {
                let end = if rule.closed { "~LOOP" } else { "" };
                Ok(self.clue("SumLine", Some(rule.sum.to_string()), &rule.cells) + end)
            }
            Variant::Lunchbox(rule) => with("Lunchbox", rule.sum.into(), &rule.cells),
            Variant::DoubleArrow(rule) => line("DoubleArrow", &rule.cells),
            Variant::Arrow(rule) => Ok(match rule.circle.len() {
                1 => self.clue("Arrow", None, &variant.cells()),
                count @ 2..=3 if rule.circle.is_sorted() => {
                    self.clue("PillArrow", Some(count.to_string()), &variant.cells())
                }
                _ => return refuse(),
            }),

            Variant::Kropki(rule) => {
                let name = match rule.dot {
                    Dot::Difference(1) => Some("WhiteDot"),
                    Dot::Ratio(2) => Some("BlackDot"),
                    _ => None,
                };
                Ok(self.pair(name, rule.cells, |one, other| rule.dot.holds(one, other)))
            }
            Variant::Xv(rule) => Ok(match rule.sum {
                10 if self.are_neighbours(rule.cells) => self.clue("X", None, &rule.cells),
                5 if self.are_neighbours(rule.cells) => self.clue("V", None, &rule.cells),
                sum => self.clue("Sum", Some(sum.to_string()), &rule.cells),
            }),
            Variant::GreaterThan(rule) => {
                Ok(if self.are_neighbours([rule.greater, rule.smaller]) {
                    self.clue("GreaterThan", None, &[rule.greater, rule.smaller])
                } else {
                    self.clue("Thermo", None, &[rule.smaller, rule.greater])
                })
            }

            Variant::LittleKiller(rule) => Ok(match name::of_diagonal(self.shape, &rule.cells) {
                Some(end) => format!(".LittleKiller~{}~{end}", rule.sum),
                None => self.clue("Sum", Some(rule.sum.to_string()), &rule.cells),
            }),
            Variant::Sandwich(rule) => match name::of_line(self.shape, &rule.cells) {
                Some((line, _)) => Ok(format!(".Sandwich~{}~{line}", rule.sum)),
                None => refuse(),
            },
            Variant::XSum(rule) => at_end("XSum", &rule.cells, rule.sum),
            Variant::Skyscraper(rule) => at_end("Skyscraper", &rule.cells, rule.visible),
            Variant::HiddenSkyscraper(rule) => at_end("HiddenSkyscraper", &rule.cells, rule.number),
            Variant::NumberedRoom(rule) => at_end("NumberedRoom", &rule.cells, rule.number),
            Variant::FullRank(rule) => at_end("FullRank", &rule.cells, rule.rank),

            Variant::Pairwise(rule) => {
                let holds = |one: u8, other| {
                    let partners = rule.partners.get(usize::from(one) - 1);
                    partners.is_some_and(|partners| partners.contains(other))
                };
                Ok(self.relation(&rule.cells, rule.every_pair, holds))
            }
            Variant::StateMachine(rule) => {
                match machine::write(&rule.machine, self.ground.values) {
                    Some(code) => Ok(self.clue("NFA", Some(format!("{code}~")), &rule.cells)),
                    None => refuse(),
                }
            }
            Variant::AnyOf(rule) => {
                let mut text = String::from(".Or");
                for variants in &rule.alternatives {
                    let rules = variants.iter().map(|variant| self.rule(variant));
                    let rules: String = rules.collect::<Result<_, _>>()?;
                    text += &match variants[..] {
                        [_] => rules,
                        _ => [".And", &rules, ".End"].concat(),
                    };
                }
                Ok(text + ".End")
            }
        }
    }

    fn groups(self, groups: &[Vec<usize>], between: &str) -> String {
        let names = |group: &Vec<usize>| {
            let names: Vec<String> = group.iter().map(|&cell| self.cell(cell)).collect();
            names.join("~")
        };
        groups.iter().map(names).collect::<Vec<_>>().join(between)
    }

    fn linear_sum(self, rule: &LinearSum) -> String {
        let cells: Vec<usize> = rule.terms.iter().map(|&(cell, _)| cell).collect();
        let mut sum = rule.sum.to_string();
        if rule.terms.iter().any(|&(_, weight)| weight != 1) {
            sum.push_str("_=");
            for (_, weight) in &rule.terms {
                let _ = write!(sum, "_{weight}");
            }
        }
        self.clue("Sum", Some(sum), &cells)
    }

    fn candidates(self, cell: usize, numbers: &[u32]) -> String {
        let numbers = numbers.iter().map(|number| format!("_{number}"));
        format!(".~{}{}", self.cell(cell), numbers.collect::<String>())
    }

    fn allowed(self, cell: usize, values: Values) -> String {
        let numbers = values.iter().map(|value| self.ground.number(value));
        self.candidates(cell, &numbers.collect::<Vec<_>>())
    }

    /// What cells may hold where that is not everything.
    fn givens(self, puzzle: &Puzzle) -> Result<String, WriteError> {
        let all = Values::up_to(self.ground.values);
        let mut text = String::new();
        let cells = puzzle.candidates().iter().enumerate();
        for (cell, &values) in cells.filter(|(_, values)| **values != all) {
            if values.is_empty() {
                let format = Format::Iss;
                return Err(WriteError::NoCandidate { format, cell });
            }
            let given = self.allowed(cell, values);
            let start = usize::from(!text.is_empty());
            text.push_str(&given[start..]);
        }
        Ok(text)
    }
}

fn unwritable(rule: &'static str) -> WriteError {
    WriteError::rule(Format::Iss, rule)
}
