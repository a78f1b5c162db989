//! An independent reader of evidence: it knows the rules and the position, and nothing of how chains
//! and nets are found.

use atisbo_base::Budget;
use atisbo_sudoku::technique::{
    Broken, Candidate, Evidence, Implication, Node, Premise, Reason, Step,
};
use atisbo_sudoku::{Position, Region, RegionKind, Values, solver};

/// Whether the evidence of a step proves what it concludes.
pub(crate) fn check(position: &Position, step: &Step) -> Result<(), String> {
    let reader = Reader { position };
    match &step.evidence {
        Evidence::Chain { nodes, closed } => reader.chain(nodes, *closed, step),
        Evidence::Forcing { premise, branches } => reader.forcing(*premise, branches, step),
        Evidence::Contradiction { net, broken } => reader.contradiction(net, *broken, step),
        _ => Ok(()),
    }
}

struct Reader<'a> {
    position: &'a Position,
}

fn ensure(holds: bool, complaint: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(complaint()) }
}

fn single(candidate: Candidate) -> Node {
    Node {
        cells: vec![candidate.cell],
        value: candidate.value,
        holds: true,
        through: Vec::new(),
    }
}

impl Reader<'_> {
    fn may_be(&self, cell: usize, value: u8) -> bool {
        self.position.value(cell).is_none() && self.position.candidates(cell).contains(value)
    }

    fn see_each_other(&self, one: usize, other: usize) -> bool {
        self.position.rules().peers(one).contains(&other)
    }

    fn places(&self, region: &Region, value: u8) -> Vec<usize> {
        let cells = region.cells.iter().copied();
        cells.filter(|&cell| self.may_be(cell, value)).collect()
    }

    fn region(&self, kind: RegionKind) -> &Region {
        let mut regions = self.position.rules().regions().iter();
        regions.find(|region| region.kind == kind).unwrap()
    }

    fn is_full(&self, region: &Region) -> bool {
        region.cells.len() == self.position.rules().values()
    }

    /// Not both can be true.
    fn exclude(&self, one: &Node, other: &Node) -> bool {
        if one.value == other.value {
            let sees_all = |&cell: &usize| {
                let mut others = other.cells.iter();
                others.all(|&there| self.see_each_other(cell, there))
            };
            one.cells.iter().all(sees_all)
        } else {
            one.cells.len() == 1 && one.cells == other.cells
        }
    }

    /// Not both can be false.
    fn force(&self, one: &Node, other: &Node, through: &[usize]) -> bool {
        if !through.is_empty() {
            return self.force_in_set(one, other, through);
        }
        if one.value != other.value {
            let both = Values::of(one.value).or(Values::of(other.value));
            return one.cells.len() == 1
                && one.cells == other.cells
                && self.position.candidates(one.cells[0]) == both;
        }
        let mut regions = self.position.rules().regions().iter();
        regions.any(|region| {
            let places = self.places(region, one.value);
            let is_named = |cell: &usize| one.cells.contains(cell) || other.cells.contains(cell);
            self.is_full(region) && !places.is_empty() && places.iter().all(is_named)
        })
    }

    fn force_in_set(&self, one: &Node, other: &Node, set: &[usize]) -> bool {
        let candidates = set.iter().map(|&cell| self.position.candidates(cell));
        let values = candidates.fold(Values::NONE, Values::or);
        let mut regions = self.position.rules().regions().iter();
        let in_one = regions.any(|region| set.iter().all(|cell| region.cells.contains(cell)));
        let has_all = |node: &Node| {
            let mut holders = set.iter().filter(|&&cell| self.may_be(cell, node.value));
            holders.all(|cell| node.cells.contains(cell))
        };
        let is_almost_locked = values.len() == set.len() + 1;
        in_one && is_almost_locked && one.value != other.value && has_all(one) && has_all(other)
    }

    fn chain(&self, nodes: &[Node], closed: bool, step: &Step) -> Result<(), String> {
        for pair in nodes.windows(2) {
            self.link(&pair[0], &pair[1])?;
        }
        for node in nodes {
            let live = node.cells.iter().all(|&cell| self.may_be(cell, node.value));
            ensure(live, || format!("{node:?} is no candidate"))?;
        }
        ensure(step.placements.is_empty(), || {
            "a chain places nothing".into()
        })?;
        let (first, last) = (&nodes[0], &nodes[nodes.len() - 1]);
        for &gone in &step.eliminations {
            ensure(self.may_be(gone.cell, gone.value), || {
                format!("{gone:?} is not there")
            })?;
            let by_both = |one: &Node, other: &Node| {
                self.exclude(&single(gone), one) && self.exclude(&single(gone), other)
            };
            let follows = if !closed {
                !first.holds && last.holds && by_both(first, last)
            } else if nodes.len().is_multiple_of(2) {
                self.link(last, first)?;
                let wrap = nodes.iter().zip(nodes.iter().cycle().skip(1));
                wrap.clone()
                    .any(|(one, next)| one.holds && by_both(one, next))
                    || wrap
                        .clone()
                        .any(|(one, next)| !one.holds && self.is_locked_out(gone, one.value, next))
            } else if first.holds {
                self.exclude(last, first) && first.cells == [gone.cell] && first.value == gone.value
            } else {
                self.force(last, first, &first.through)
                    && first.cells == [gone.cell]
                    && first.value != gone.value
            };
            ensure(follows, || format!("{gone:?} does not follow"))?;
        }
        Ok(())
    }

    fn link(&self, before: &Node, node: &Node) -> Result<(), String> {
        let holds = before.holds != node.holds
            && if before.holds {
                self.exclude(before, node)
            } else {
                self.force(before, node, &node.through)
            };
        ensure(holds, || format!("no link from {before:?} to {node:?}"))
    }

    /// A set that lacks one of two values holds all others.
    fn is_locked_out(&self, gone: Candidate, before: u8, node: &Node) -> bool {
        let holders = node.through.iter();
        let mut holders = holders.filter(|&&cell| self.may_be(cell, gone.value));
        !node.through.is_empty()
            && ![before, node.value].contains(&gone.value)
            && holders.all(|&cell| self.see_each_other(cell, gone.cell))
    }

    fn forcing(
        &self,
        premise: Premise,
        branches: &[Vec<Implication>],
        step: &Step,
    ) -> Result<(), String> {
        let mut ways: Vec<(Candidate, bool)> = Vec::new();
        match premise {
            Premise::Cell(cell) => {
                let values = self.position.candidates(cell).iter();
                ways.extend(values.map(|value| (Candidate { cell, value }, true)));
            }
            Premise::Place { region, value } => {
                let region = self.region(region);
                ensure(self.is_full(region), || "a region not full".into())?;
                let cells = self.places(region, value).into_iter();
                ways.extend(cells.map(|cell| (Candidate { cell, value }, true)));
            }
            Premise::Candidate(candidate) => ways.extend([(candidate, true), (candidate, false)]),
        }
        let supposed = branches.iter().map(|it| (it[0].candidate, it[0].holds));
        ensure(supposed.eq(ways), || format!("not the ways of {premise:?}"))?;
        for branch in branches {
            self.net(branch)?;
            let last = &branch[branch.len() - 1];
            let expected = if last.holds {
                &step.placements
            } else {
                &step.eliminations
            };
            ensure(expected == &[last.candidate], || {
                format!("a branch ends in {last:?}")
            })?;
        }
        Ok(())
    }

    fn contradiction(
        &self,
        net: &[Implication],
        broken: Option<Broken>,
        step: &Step,
    ) -> Result<(), String> {
        self.net(net)?;
        let concluded = if net[0].holds {
            &step.eliminations
        } else {
            &step.placements
        };
        ensure(concluded == &[net[0].candidate], || {
            "not the opposite of what was supposed".into()
        })?;
        let is_false = |cell, value| {
            net.iter()
                .any(|it| !it.holds && it.candidate == Candidate { cell, value })
        };
        let is_broken = match broken {
            None => self.has_no_solution(net),
            Some(Broken::Cell(cell)) => {
                let mut values = self.position.candidates(cell).iter();
                values.all(|value| is_false(cell, value))
            }
            Some(Broken::Place { region, value }) => {
                let region = self.region(region);
                let places = self.places(region, value);
                self.is_full(region) && places.into_iter().all(|cell| is_false(cell, value))
            }
            Some(Broken::Both(candidate)) => {
                let is_true = net.iter().any(|it| it.holds && it.candidate == candidate);
                is_true && is_false(candidate.cell, candidate.value)
            }
            Some(Broken::Rule(variant)) => {
                let mut left = self.left(net.iter());
                !self.propagate(variant, &mut left)
            }
        };
        ensure(is_broken, || format!("{broken:?} is not broken"))
    }

    /// Every implication follows from those it names.
    fn net(&self, net: &[Implication]) -> Result<(), String> {
        for (index, implication) in net.iter().enumerate() {
            let earlier = implication.because.iter().all(|&parent| parent < index);
            ensure(earlier, || {
                format!("{implication:?} rests on what comes later")
            })?;
            let because: Vec<&Implication> =
                implication.because.iter().map(|&it| &net[it]).collect();
            ensure(self.follows(index, implication, &because), || {
                format!("{implication:?} does not follow from {because:?}")
            })?;
        }
        let used = |index: &usize| {
            net[*index + 1..]
                .iter()
                .any(|it| it.because.contains(index))
        };
        let unused = (0..net.len()).filter(|index| !used(index)).count();
        // What ends a contradiction is used by nothing, and takes at most a value of each cell.
        ensure(unused <= self.position.rules().values(), || {
            "idle implications".into()
        })
    }

    fn follows(&self, index: usize, it: &Implication, because: &[&Implication]) -> bool {
        let Candidate { cell, value } = it.candidate;
        let gone = |cell, value| {
            let mut facts = because.iter();
            facts.any(|fact| !fact.holds && fact.candidate == Candidate { cell, value })
        };
        match it.reason {
            Reason::Supposed => index == 0 && because.is_empty(),
            Reason::SameCell => {
                let [one] = because else { return false };
                let other = one.candidate;
                !it.holds && one.holds && other.cell == cell && other.value != value
            }
            Reason::Seen => {
                let [one] = because else { return false };
                let other = one.candidate;
                let seen = self.see_each_other(other.cell, cell);
                !it.holds && one.holds && other.value == value && seen
            }
            Reason::LastValue => {
                let values = self.position.candidates(cell).iter();
                let mut others = values.filter(|&other| other != value);
                it.holds && others.all(|other| gone(cell, other))
            }
            Reason::LastPlace(kind) => {
                let region = self.region(kind);
                let mut places = self.places(region, value).into_iter();
                it.holds
                    && self.is_full(region)
                    && region.cells.contains(&cell)
                    && places.all(|place| place == cell || gone(place, value))
            }
            Reason::Locked(kind) => {
                let region = self.region(kind);
                let mut places = self.places(region, value).into_iter();
                let sees = |place| self.see_each_other(place, cell);
                !it.holds
                    && self.is_full(region)
                    && places.all(|place| gone(place, value) || sees(place))
            }
            Reason::Refuted => {
                let opposite = Implication {
                    holds: !it.holds,
                    ..it.clone()
                };
                let facts = because.iter().copied().chain([&opposite]);
                self.has_no_solution(facts)
            }
            Reason::Rule(variant) => {
                let mut left = self.left(because.iter().copied());
                !self.propagate(variant, &mut left) || !left[cell].contains(value)
            }
        }
    }

    /// What the cells may hold under these facts.
    fn left<'i>(&self, facts: impl IntoIterator<Item = &'i Implication>) -> Vec<Values> {
        let cells = 0..self.position.shape().cells();
        let mut left: Vec<Values> = cells.map(|cell| self.position.candidates(cell)).collect();
        for fact in facts {
            if fact.holds {
                left[fact.candidate.cell] = Values::of(fact.candidate.value);
            } else {
                left[fact.candidate.cell].remove(fact.candidate.value);
            }
        }
        left
    }

    /// Applies the constraints of a variant until they have nothing more to say.
    fn propagate(&self, variant: usize, left: &mut [Values]) -> bool {
        let rules = self.position.rules();
        loop {
            let before = left.to_vec();
            for (index, constraint) in rules.constraints().iter().enumerate() {
                if rules.variant_of_constraint(index) != Some(variant) {
                    continue;
                }
                let cells = constraint.cells();
                let mut own: Vec<Values> = cells.iter().map(|&cell| left[cell]).collect();
                if !constraint.propagate(&mut own) {
                    return false;
                }
                for (&cell, own) in cells.iter().zip(own) {
                    left[cell] = left[cell].and(own);
                }
            }
            if before == left {
                return true;
            }
        }
    }

    fn has_no_solution<'i>(&self, facts: impl IntoIterator<Item = &'i Implication>) -> bool {
        let mut puzzle = self.position.to_puzzle();
        for (cell, values) in self.left(facts).into_iter().enumerate() {
            puzzle.allow(cell, values);
        }
        let found = solver::solve(&puzzle, 1, &Budget::unlimited());
        found.complete && found.count == 0
    }
}
