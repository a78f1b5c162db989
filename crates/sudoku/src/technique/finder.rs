//! Where techniques report what they find.

use super::alternating::Chains;
use super::cells::Cells;
use super::links::{Links, Nodes};
use super::view::View;
use super::{Candidate, Evidence, Step, Technique};
use atisbo_base::{Budget, Meter, Stop};
use rustc_hash::FxHashSet;
use std::ops::ControlFlow;
use std::rc::Rc;

/// Whether a technique should go on looking. `?` passes the answer on.
pub(crate) type Flow = ControlFlow<()>;

/// Takes what a technique finds: the first step only, or all of them.
pub(crate) struct Finder {
    technique: Technique,
    wants_all: bool,
    steps: Vec<Step>,
    /// What the steps so far conclude: of several ways to the same end the first is enough.
    known: FxHashSet<(Vec<Candidate>, Vec<Candidate>)>,
    work: u64,
    meter: Meter,
    stop: Option<Stop>,
    /// The techniques that reached a limit of their own.
    limited: Vec<Technique>,
    /// By [`Nodes`], the links, and the chains along them, once a technique asked for them.
    links: [Option<Rc<Links>>; 2],
    chains: [Option<Rc<Chains>>; 2],
}

impl Finder {
    /// A finder that is content with the first step.
    pub(crate) fn of_first(meter: Meter) -> Self {
        Finder {
            technique: Technique::FullHouse,
            wants_all: false,
            steps: Vec::new(),
            known: FxHashSet::default(),
            work: 0,
            meter,
            stop: None,
            limited: Vec::new(),
            links: [None, None],
            chains: [None, None],
        }
    }

    /// A finder that wants every step that leads to another end.
    pub(crate) fn of_all(meter: Meter) -> Self {
        Finder {
            wants_all: true,
            ..Finder::of_first(meter)
        }
    }

    /// What follows is found by this technique.
    pub(super) fn begin(&mut self, technique: Technique) {
        self.technique = technique;
    }

    /// Whether all steps are wanted; a technique that must work hard to find the best of several may
    /// do less if so.
    pub(super) fn wants_all(&self) -> bool {
        self.wants_all
    }

    /// The links between the candidates of the position: a finder sees one position only, so that all
    /// techniques share them.
    pub(super) fn links<const W: usize>(&mut self, view: &View<W>, nodes: Nodes) -> Rc<Links> {
        let links = &mut self.links[nodes as usize];
        let links = Rc::clone(links.get_or_insert_with(|| Rc::new(Links::new(view, nodes))));
        self.limited_if(links.is_partial());
        links
    }

    /// The links with the alternating chains along them, found once like them.
    pub(super) fn chains<const W: usize>(
        &mut self,
        view: &View<W>,
        nodes: Nodes,
    ) -> ControlFlow<(), (Rc<Links>, Rc<Chains>)> {
        let links = self.links(view, nodes);
        let chains = match &self.chains[nodes as usize] {
            Some(chains) => Rc::clone(chains),
            None => Rc::new(Chains::new(&links, nodes, self)?),
        };
        self.chains[nodes as usize] = Some(Rc::clone(&chains));
        ControlFlow::Continue((links, chains))
    }

    /// A value goes into a cell.
    pub(super) fn place(
        &mut self,
        cell: usize,
        value: u8,
        evidence: impl FnOnce() -> Evidence,
    ) -> Flow {
        self.conclude(Candidate { cell, value }, true, evidence)
    }

    /// A candidate is true, or false.
    pub(super) fn conclude(
        &mut self,
        candidate: Candidate,
        holds: bool,
        evidence: impl FnOnce() -> Evidence,
    ) -> Flow {
        if holds {
            self.add(vec![candidate], Vec::new(), evidence)
        } else {
            self.eliminate_each(vec![candidate], evidence)
        }
    }

    /// A value cannot be in any of these cells; those that do not have it do not count.
    pub(super) fn eliminate<const W: usize>(
        &mut self,
        view: &View<W>,
        cells: &Cells<W>,
        value: u8,
        evidence: impl FnOnce() -> Evidence,
    ) -> Flow {
        let cells = cells.and(view.cells_with(value));
        if cells.is_empty() {
            return Flow::Continue(());
        }
        self.eliminate_each(cells.with_value(value).collect(), evidence)
    }

    /// These candidates go; the caller made sure that they are there.
    pub(super) fn eliminate_each(
        &mut self,
        candidates: Vec<Candidate>,
        evidence: impl FnOnce() -> Evidence,
    ) -> Flow {
        self.add(Vec::new(), candidates, evidence)
    }

    /// Values go into cells, and other candidates go.
    pub(super) fn add(
        &mut self,
        placements: Vec<Candidate>,
        mut eliminations: Vec<Candidate>,
        evidence: impl FnOnce() -> Evidence,
    ) -> Flow {
        if placements.is_empty() && eliminations.is_empty() {
            return Flow::Continue(());
        }
        eliminations.sort_unstable();
        eliminations.dedup();
        if self.wants_all
            && !self
                .known
                .insert((placements.clone(), eliminations.clone()))
        {
            return Flow::Continue(());
        }
        self.steps.push(Step {
            technique: self.technique,
            placements,
            eliminations,
            evidence: evidence(),
        });
        if self.wants_all {
            Flow::Continue(())
        } else {
            Flow::Break(())
        }
    }

    /// Whether the technique found anything so far.
    pub(super) fn has_any(&self) -> bool {
        !self.steps.is_empty()
    }

    /// To be called once per unit of work by techniques that may take long.
    #[inline]
    pub(super) fn work(&mut self) -> Flow {
        self.work += 1;
        match self.meter.check(self.work, 0) {
            None => Flow::Continue(()),
            stop => {
                self.stop = stop;
                Flow::Break(())
            }
        }
    }

    /// Notes that the technique does not look at everything, if so: a limit of its own keeps it from that.
    pub(super) fn limited_if(&mut self, is_partial: bool) {
        if is_partial && !self.limited.contains(&self.technique) {
            self.limited.push(self.technique);
        }
    }

    /// The techniques that did not look at everything.
    pub(crate) fn limited(&self) -> &[Technique] {
        &self.limited
    }

    /// What is left of the budget, for work that keeps its own count.
    pub(super) fn rest(&self) -> Budget {
        self.meter.rest(self.work)
    }

    /// Ends the search because a part of it hit a limit.
    pub(super) fn give_up(&mut self, stop: Stop) -> Flow {
        self.stop = Some(stop);
        Flow::Break(())
    }

    /// Which limit was hit, if one was.
    pub(crate) fn stop(&self) -> Option<Stop> {
        self.stop
    }

    /// What was found.
    pub(crate) fn take(&mut self) -> Vec<Step> {
        self.known.clear();
        std::mem::take(&mut self.steps)
    }
}
