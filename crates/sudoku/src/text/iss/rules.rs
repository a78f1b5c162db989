//! What each constraint of a string says, as a variant.

use super::super::{Expected, ParseError, ParseErrorKind, one};
use super::frame::Frame;
use super::token::{Item, Word};
use super::tree::Node;
use super::{bits, machine, name, regex};
use crate::Values;
use crate::variant::{
    AntiKing, AntiKnight, AntiTaxicab, AnyOf, Arrow, Between, Cage, Candidates, CountDistinct,
    CountingCircles, Diagonal, DisjointGroups, Doppelganger, Dot, DoubleArrow, DutchFlatmates,
    Entropic, EqualSums, EqualityCage, ExtraRegion, FullRank, GlobalEntropy, GreaterThan,
    HiddenSkyscraper, Indexing, Kropki, LinearSum, LittleKiller, Lockout, LookAndSay, Lunchbox,
    Machine, NonConsecutive, NumberedRoom, Pairwise, Palindrome, Quadruple, RegionSameValues,
    RegionSumLine, Renban, SameValues, Sandwich, Skyscraper, StateMachine, StrictKropki, StrictXv,
    SumLine, Thermometer, ValueIndexing, Variant, Whispers, Windoku, XSum, Xv, Zipper,
};
use std::sync::Arc;

/// Constraints about the whole grid, which have no argument.
fn whole_grid(name: &str) -> Option<Variant> {
    Some(match name {
        "AntiConsecutive" => NonConsecutive.into(),
        "AntiKing" => AntiKing.into(),
        "AntiKnight" => AntiKnight.into(),
        "AntiTaxicab" => AntiTaxicab.into(),
        "Doppelganger" => Doppelganger.into(),
        "DutchFlatmates" => DutchFlatmates.into(),
        "GlobalEntropy" => GlobalEntropy.into(),
        "RegionSameValues" => RegionSameValues.into(),
        "StrictKropki" => StrictKropki.into(),
        "StrictXV" => StrictXv.into(),
        "Windoku" => Windoku.into(),
        _ => return None,
    })
}

/// What was read so far.
#[derive(Debug)]
pub(super) struct Reading<'a> {
    frame: &'a Frame,
    /// The rules, each with the word it comes from.
    pub(super) rules: Vec<(Variant, Word)>,
    /// What each cell may hold.
    pub(super) candidates: Vec<Values>,
}

impl<'a> Reading<'a> {
    pub(super) fn new(frame: &'a Frame) -> Self {
        let all = Values::up_to(frame.ground.values);
        Reading {
            frame,
            rules: Vec::new(),
            candidates: vec![all; frame.ground.shape.cells()],
        }
    }

    /// Reads all constraints.
    pub(super) fn read(&mut self, nodes: &[Node]) -> Result<(), ParseError> {
        let items = nodes.iter().filter_map(|node| match node {
            Node::One(item) => Some(item),
            _ => None,
        });
        self.rules = self.frame.regions(&items.collect::<Vec<_>>())?;
        self.read_all(nodes)
    }

    fn read_all(&mut self, nodes: &[Node]) -> Result<(), ParseError> {
        for node in nodes {
            match node {
                Node::And(nodes) => self.read_all(nodes)?,
                Node::One(item) if item.name.text.is_empty() => {
                    for word in &item.arguments {
                        let Candidates { cell, numbers } = given(self.frame, word)?;
                        let numbers = numbers.into_iter();
                        let values = numbers.filter_map(|number| self.frame.ground.value(number));
                        self.candidates[cell] = self.candidates[cell].and(values.collect());
                    }
                }
                Node::One(Item { name, .. }) | Node::Or(name, _) => {
                    let variants = variants(self.frame, node)?.into_iter();
                    self.rules
                        .extend(variants.map(|variant| (variant, name.clone())));
                }
            }
        }
        Ok(())
    }
}

/// What one constraint says.
fn variants(frame: &Frame, node: &Node) -> Result<Vec<Variant>, ParseError> {
    match node {
        Node::One(item) => Clue { frame, item }.variants(),
        Node::And(nodes) => {
            let all = nodes.iter().map(|node| variants(frame, node));
            Ok(all.collect::<Result<Vec<_>, _>>()?.concat())
        }
        Node::Or(_, nodes) => {
            let alternatives = nodes.iter().map(|node| variants(frame, node));
            let alternatives = alternatives.collect::<Result<_, _>>()?;
            one(AnyOf { alternatives })
        }
    }
}

/// `R1C1_5`, or several values that are possible: `R1C1_5_6`.
fn given(frame: &Frame, word: &Word) -> Result<Candidates, ParseError> {
    let ground = frame.ground;
    let mut parts = word.text.split('_');
    let cell = parts.next().and_then(|cell| name::cell(ground.shape, cell));
    let cell = cell.ok_or_else(|| word.unexpected(Expected::CellName))?;
    let number = |text: &str| text.parse().map_err(|_| word.unexpected(Expected::Number));
    let numbers = parts.map(number).collect::<Result<Vec<u32>, _>>()?;
    if numbers.is_empty() {
        return Err(word.unexpected(Expected::Number));
    }
    let is_beyond = |number: &&u32| ground.value(**number).is_none();
    match numbers.iter().find(is_beyond) {
        None => Ok(Candidates { cell, numbers }),
        Some(number) => Err(word.error(ParseErrorKind::ValueTooLarge {
            found: number.to_string(),
            size: ground.number(ground.values as u8) as usize,
        })),
    }
}

/// A constraint that holds no other.
#[derive(Clone, Copy)]
struct Clue<'a> {
    frame: &'a Frame,
    item: &'a Item,
}

impl Clue<'_> {
    fn variants(self) -> Result<Vec<Variant>, ParseError> {
        let name = self.item.name.text.as_str();
        if let Some(variant) = whole_grid(name) {
            return Ok(vec![variant]);
        }
        let all = || self.cells(0);
        match name {
            // Read before all others, or without meaning for the solution.
            "Shape" | "RegionSize" | "NoBoxes" | "Jigsaw" | "Priority" => Ok(Vec::new()),
            "" => {
                let words = self.item.arguments.iter();
                words
                    .map(|word| given(self.frame, word).map(Variant::from))
                    .collect()
            }
            "DisjointSets" => Ok(self.disjoint_sets()),
            "Diagonal" => {
                let rising = self.item.number::<i32>(0)? > 0;
                one(Diagonal { rising })
            }

            "AllDifferent" => one(ExtraRegion { cells: all()? }),
            "Cage" => self.cage(),
            "EqualityCage" => one(EqualityCage { cells: all()? }),
            "Sum" => one(self.linear_sum()?),
            "EqualSum" => {
                let groups = self.groups(0, |word| word.text == "-")?;
                one(EqualSums { groups })
            }
            "SameValues" => one(self.same_values()?),
            "LookAndSay" => {
                let (said, cells) = (self.said()?, self.cells(1)?);
                one(LookAndSay { cells, said })
            }
            "ContainExact" => {
                let numbers = self.numbers(0)?;
                let runs = numbers.chunk_by(u32::eq);
                let said = runs.map(|run| (run.len(), run[0])).collect();
                let cells = self.cells(1)?;
                one(LookAndSay { cells, said })
            }
            "ContainAtLeast" => self.quadruple(self.cells(1)?, &self.numbers(0)?),
            "Quad" => self.quad(),
            "CountingCircles" => one(CountingCircles { cells: all()? }),
            "CountDistinct" => {
                let (counter, cells) = self.first_and_rest()?;
                one(CountDistinct { counter, cells })
            }
            "Indexing" => self.indexing(),
            "ValueIndexing" => one(ValueIndexing { cells: all()? }),

            "Thermo" => {
                let (cells, slow) = (all()?, false);
                one(Thermometer { cells, slow })
            }
            "Whisper" => one(self.whispers()?),
            "Renban" => one(Renban { cells: all()? }),
            "Between" => one(Between { cells: all()? }),
            "Lockout" => {
                let (difference, cells) = (self.item.number(0)?, self.cells(1)?);
                one(Lockout { cells, difference })
            }
            "Palindrome" => one(Palindrome { cells: all()? }),
            "Zipper" => one(Zipper { cells: all()? }),
            "Entropic" => one(Entropic { cells: all()? }),
            "RegionSumLine" => one(RegionSumLine { cells: all()? }),
            "SumLine" => one(self.sum_line()?),
            "Lunchbox" => {
                let (sum, cells) = (self.item.number(0)?, self.cells(1)?);
                one(Lunchbox { cells, sum })
            }
            "Arrow" => {
                let (circle, shaft) = self.first_and_rest()?;
                let circle = vec![circle];
                one(Arrow { circle, shaft })
            }
            "DoubleArrow" => one(DoubleArrow { cells: all()? }),
            "PillArrow" => one(self.pill_arrow()?),

            "WhiteDot" => self.dots(Dot::Difference(1)),
            "BlackDot" => self.dots(Dot::Ratio(2)),
            "X" => self.pairs(|cells| Xv { cells, sum: 10 }),
            "V" => self.pairs(|cells| Xv { cells, sum: 5 }),
            "GreaterThan" => self.pairs(|[greater, smaller]| GreaterThan { greater, smaller }),

            "LittleKiller" => self.little_killer(),
            "Sandwich" => self.sandwich(),
            "XSum" => self.both_ends(|cells, sum| XSum { cells, sum }),
            "Skyscraper" => self.both_ends(|cells, visible| Skyscraper { cells, visible }),
            "HiddenSkyscraper" => {
                self.both_ends(|cells, number| HiddenSkyscraper { cells, number })
            }
            "NumberedRoom" => self.both_ends(|cells, number| NumberedRoom { cells, number }),
            "FullRank" => self.both_ends(|cells, rank| FullRank { cells, rank }),

            "Pair" | "PairX" | "Binary" | "BinaryX" => self.pairwise(name),
            "NFA" => self.machines(machine::read),
            "Regex" => self.machines(|code| {
                let pattern = bits::bytes(code)?;
                regex::compile(self.frame.ground, &String::from_utf8_lossy(&pattern))
            }),
            _ => Err(self.item.name.error(ParseErrorKind::UnknownRule {
                name: name.to_owned(),
            })),
        }
    }

    fn argument(&self, index: usize, expected: Expected) -> Result<&Word, ParseError> {
        self.item.argument(index, expected)
    }

    fn cell(&self, word: &Word) -> Result<usize, ParseError> {
        let cell = name::cell(self.frame.ground.shape, &word.text);
        cell.ok_or_else(|| word.unexpected(Expected::CellName))
    }

    /// The cells from an argument on.
    fn cells(&self, from: usize) -> Result<Vec<usize>, ParseError> {
        let words = self.item.arguments.iter().skip(from);
        words.map(|word| self.cell(word)).collect()
    }

    fn first_and_rest(&self) -> Result<(usize, Vec<usize>), ParseError> {
        let first = self.cell(self.argument(0, Expected::CellName)?)?;
        Ok((first, self.cells(1)?))
    }

    /// Lists of cells between words that are no cells.
    fn groups(
        &self,
        from: usize,
        separates: impl Fn(&Word) -> bool,
    ) -> Result<Vec<Vec<usize>>, ParseError> {
        let words: Vec<&Word> = self.item.arguments.iter().skip(from).collect();
        let groups = words.split(|word| separates(word));
        let groups = groups.filter(|group| !group.is_empty());
        let cells = |group: &[&Word]| group.iter().map(|word| self.cell(word)).collect();
        groups.map(cells).collect()
    }

    /// Lists of cells, maybe with names, which mean nothing here.
    fn named_groups(&self) -> Result<Vec<Vec<usize>>, ParseError> {
        self.groups(1, |word| word.text.is_empty() || word.text.starts_with('_'))
    }

    /// Numbers with `_` between.
    fn numbers(&self, index: usize) -> Result<Vec<u32>, ParseError> {
        let word = self.argument(index, Expected::Number)?;
        let numbers: Result<Vec<u32>, _> = word.text.split('_').map(str::parse).collect();
        let mut numbers = numbers.map_err(|_| word.unexpected(Expected::Number))?;
        numbers.sort_unstable();
        Ok(numbers)
    }

    /// One variant for every two cells of the list that are neighbours.
    fn pairs<V: Into<Variant>>(
        &self,
        variant: impl Fn([usize; 2]) -> V,
    ) -> Result<Vec<Variant>, ParseError> {
        let shape = self.frame.ground.shape;
        let cells = self.cells(0)?;
        let mut pairs = Vec::new();
        for (at, &one) in cells.iter().enumerate() {
            for &other in &cells[at + 1..] {
                if shape.distance(one, other) == 1 {
                    pairs.push(variant([one, other]).into());
                }
            }
        }
        if pairs.is_empty() {
            return Err(self.item.name.unexpected(Expected::Neighbours));
        }
        Ok(pairs)
    }

    fn dots(&self, dot: Dot) -> Result<Vec<Variant>, ParseError> {
        self.pairs(|cells| Kropki { cells, dot })
    }

    /// A row or column that an argument names.
    fn line(&self, index: usize) -> Result<Vec<usize>, ParseError> {
        let word = self.argument(index, Expected::LineName)?;
        let line = name::line(self.frame.ground.shape, &word.text);
        line.ok_or_else(|| word.unexpected(Expected::LineName))
    }

    /// A row or column with a clue at its left or upper end, at the other, or at both.
    fn both_ends<V: Into<Variant>>(
        &self,
        variant: impl Fn(Vec<usize>, u32) -> V,
    ) -> Result<Vec<Variant>, ParseError> {
        let mut line = self.line(0)?;
        let mut variants = Vec::new();
        for index in [1, 2] {
            let clue = self.item.arguments.get(index);
            if clue.is_some_and(|word| !word.text.is_empty()) {
                variants.push(variant(line.clone(), self.item.number(index)?).into());
            }
            line.reverse();
        }
        if variants.is_empty() {
            let word = self.argument(0, Expected::LineName)?;
            return Err(word.unexpected(Expected::ClueAtEnd));
        }
        Ok(variants)
    }

    /// A sum of 0 means no sum. A cell that is named twice counts twice.
    fn cage(&self) -> Result<Vec<Variant>, ParseError> {
        let sum = Some(self.item.number(0)?).filter(|&sum: &u32| sum > 0);
        let cells = self.cells(1)?;
        let mut once = cells.clone();
        once.sort_unstable();
        once.dedup();
        let total = sum.and_then(|sum| i32::try_from(sum).ok());
        Ok(match total.filter(|_| once.len() < cells.len()) {
            None => vec![Cage { cells, sum }.into()],
            Some(sum) => {
                let terms = cells.into_iter().map(|cell| (cell, 1)).collect();
                vec![
                    ExtraRegion { cells: once }.into(),
                    LinearSum { terms, sum }.into(),
                ]
            }
        })
    }

    fn disjoint_sets(&self) -> Vec<Variant> {
        if self.frame.has_usual_boxes() {
            return vec![DisjointGroups.into()];
        }
        let groups = self.frame.by_box(true).into_iter();
        groups.map(|cells| ExtraRegion { cells }.into()).collect()
    }

    /// `7_=_1_1_-1` is a sum of 7 with weights.
    fn linear_sum(&self) -> Result<LinearSum, ParseError> {
        let word = self.argument(0, Expected::Number)?;
        let wrong = || word.unexpected(Expected::WeightedSum);
        let number = |text: &str| text.parse::<i32>().map_err(|_| wrong());
        let cells = self.cells(1)?;
        let (sum, weights) = match word.text.split_once("_=_") {
            Some((sum, weights)) => (sum, weights.split('_').map(number).collect()),
            None => (word.text.as_str(), Ok(vec![1; cells.len()])),
        };
        let weights: Vec<i32> = weights?;
        if weights.len() != cells.len() {
            return Err(wrong());
        }
        let terms = cells.into_iter().zip(weights).collect();
        let sum = number(sum)?;
        Ok(LinearSum { terms, sum })
    }

    fn same_values(&self) -> Result<SameValues, ParseError> {
        let count: usize = self.item.number(0)?;
        let cells = self.cells(1)?;
        if count == 0 || cells.is_empty() || !cells.len().is_multiple_of(count) {
            let word = self.argument(0, Expected::Number)?;
            return Err(word.unexpected(Expected::GroupCount));
        }
        let groups = cells.chunks(cells.len() / count).map(<[usize]>::to_vec);
        let groups = groups.collect();
        Ok(SameValues { groups })
    }

    /// `1523` is one 5 and two 3.
    fn said(&self) -> Result<Vec<(usize, u32)>, ParseError> {
        let word = self.argument(0, Expected::Number)?;
        let digits: Option<Vec<u32>> = word.text.chars().map(|sign| sign.to_digit(10)).collect();
        let pairs = digits.filter(|digits| !digits.is_empty() && digits.len().is_multiple_of(2));
        let pairs = pairs.ok_or_else(|| word.unexpected(Expected::Said))?;
        let pairs = pairs.chunks(2).map(|pair| (pair[0] as usize, pair[1]));
        Ok(pairs.collect())
    }

    fn quadruple(&self, cells: Vec<usize>, numbers: &[u32]) -> Result<Vec<Variant>, ParseError> {
        let numbers = numbers.iter().map(|&number| u8::try_from(number));
        let values = numbers.collect::<Result<_, _>>();
        let values = values.map_err(|_| self.item.name.unexpected(Expected::Number))?;
        one(Quadruple { cells, values })
    }

    /// A square by its upper left cell, then the values.
    fn quad(&self) -> Result<Vec<Variant>, ParseError> {
        let word = self.argument(0, Expected::CellName)?;
        let (cell, shape) = (self.cell(word)?, self.frame.ground.shape);
        let size = shape.size();
        if shape.row(cell) + 1 >= size || shape.column(cell) + 1 >= size {
            return Err(word.unexpected(Expected::CellName));
        }
        self.argument(1, Expected::Number)?;
        let numbers = 1..self.item.arguments.len();
        let numbers = numbers.map(|index| self.item.number(index));
        let numbers = numbers.collect::<Result<Vec<u32>, _>>()?;
        let cells = vec![cell, cell + 1, cell + size, cell + size + 1];
        self.quadruple(cells, &numbers)
    }

    fn indexing(&self) -> Result<Vec<Variant>, ParseError> {
        let word = self.argument(0, Expected::RowsOrColumns)?;
        let rows = match word.text.as_str() {
            "R" => true,
            "C" => false,
            _ => return Err(word.unexpected(Expected::RowsOrColumns)),
        };
        let cells = self.cells(1)?;
        one(Indexing { cells, rows })
    }

    /// The difference may be left out: it is then 5.
    fn whispers(&self) -> Result<Whispers, ParseError> {
        let first = self.argument(0, Expected::Number)?;
        let (difference, cells) = match self.cell(first) {
            Ok(_) => (5, self.cells(0)?),
            Err(_) => (self.item.number(0)?, self.cells(1)?),
        };
        Ok(Whispers { cells, difference })
    }

    fn sum_line(&self) -> Result<SumLine, ParseError> {
        let sum = self.item.number(0)?;
        let last = self.item.arguments.last();
        let closed = last.is_some_and(|word| word.text == "LOOP");
        let mut groups = self.groups(1, |word| word.text == "LOOP")?;
        if groups.len() > 1 {
            return Err(self.item.name.unexpected(Expected::CellName));
        }
        Ok(SumLine {
            cells: groups.pop().unwrap_or_default(),
            sum,
            closed,
        })
    }

    /// The pill is read from left to right and from top to bottom, whatever order it is named in.
    fn pill_arrow(&self) -> Result<Arrow, ParseError> {
        let count: usize = self.item.number(0)?;
        let mut circle = self.cells(1)?;
        if count == 0 || count >= circle.len() {
            let word = self.argument(0, Expected::Number)?;
            return Err(word.unexpected(Expected::PillSize));
        }
        let shaft = circle.split_off(count);
        circle.sort_unstable();
        Ok(Arrow { circle, shaft })
    }

    fn little_killer(&self) -> Result<Vec<Variant>, ParseError> {
        let word = self.argument(1, Expected::DiagonalEnd)?;
        let start = name::cell(self.frame.ground.shape, &word.text);
        let cells = start.and_then(|start| name::diagonal(self.frame.ground.shape, start));
        let cells = cells.ok_or_else(|| word.unexpected(Expected::DiagonalEnd))?;
        let sum = self.item.number(0)?;
        one(LittleKiller { cells, sum })
    }

    /// Where a line lacks some values, its own lowest and highest enclose the sum.
    fn sandwich(&self) -> Result<Vec<Variant>, ParseError> {
        let (cells, sum) = (self.line(1)?, self.item.number(0)?);
        if self.frame.ground.values == cells.len() {
            one(Sandwich { cells, sum })
        } else {
            one(Lunchbox { cells, sum })
        }
    }

    /// A bit for each two values. The older names have the last two signs of the code exchanged.
    fn pairwise(&self, name: &str) -> Result<Vec<Variant>, ParseError> {
        let word = self.argument(0, Expected::Code)?;
        let exchanged = |sign| match sign {
            '-' => '_',
            '_' => '-',
            sign => sign,
        };
        let code: String = match name {
            "Binary" | "BinaryX" => word.text.chars().map(exchanged).collect(),
            _ => word.text.clone(),
        };
        let allowed = bits::low_first(&code).ok_or_else(|| word.unexpected(Expected::Code))?;
        let values = self.frame.ground.values;
        let partners = (0..values).map(|one| {
            let is_partner = |other: &usize| allowed.get(one * values + other) == Some(&true);
            let others = (0..values).filter(is_partner);
            others.map(|other| other as u8 + 1).collect()
        });
        let partners: Vec<Values> = partners.collect();
        let groups = self.named_groups()?.into_iter();
        let pairwise = groups.map(|cells| Pairwise {
            cells,
            partners: partners.clone(),
            every_pair: name.ends_with('X'),
        });
        Ok(pairwise.map(Variant::from).collect())
    }

    /// The machine that a code stands for, for each list of cells.
    fn machines(&self, read: impl Fn(&str) -> Option<Machine>) -> Result<Vec<Variant>, ParseError> {
        let code = self.argument(0, Expected::Code)?;
        let machine = read(&code.text).ok_or_else(|| code.unexpected(Expected::Code))?;
        let machine = Arc::new(machine);
        let groups = self.named_groups()?.into_iter();
        let machines = groups.map(|cells| StateMachine {
            cells,
            machine: Arc::clone(&machine),
        });
        Ok(machines.map(Variant::from).collect())
    }
}
