//! The agents of the two reports as settings with a name.

use super::{Adviser, Prior, Scheme};
use crate::agent::FirstCell;
use crate::level::FirstClick;
use atisbo_base::Name;
use atisbo_bayes::{Decompose, Heuristic, Method, Order, Settings};

/// Settings of the Bayesian agent with a name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Name)]
#[name(kebab, schema = "NetworkPreset")]
pub enum Preset {
    /// The first report's `play_game` with its three modifications: the full network, variable elimination by
    /// min-degree, one cell a move.
    Buscapython,
    /// The second report's first method: X of hidden and Y of revealed cells, one cell a move.
    #[name("method-1")]
    Method1,
    /// Its second method: all cells that are certainly safe at once, and mines are remembered.
    #[name("method-2")]
    Method2,
    /// Its final method: without Y that count nothing, and with one X for all cells that touch no number.
    Final,
    /// The best there is.
    #[default]
    Strongest,
}

impl Preset {
    /// How it asks the network.
    pub fn adviser(self) -> Adviser {
        let (scheme, prior) = match self {
            Preset::Buscapython => (Scheme::Full, Prior::Cells),
            Preset::Method1 | Preset::Method2 => (Scheme::Split, Prior::Left),
            Preset::Final => (Scheme::Pruned, Prior::Left),
            Preset::Strongest => (Scheme::default(), Prior::default()),
        };
        let settings = match self {
            Preset::Buscapython => Settings {
                method: Method::VariableElimination,
                order: Order::Greedy(Heuristic::MinDegree),
                prune_barren: true,
                prune_separated: false,
                keep_evidence: true,
                decompose: Decompose::FullTable,
                seed: 0,
            },
            _ => Settings::default(),
        };
        Adviser {
            scheme,
            prior,
            settings,
            named: Vec::new(),
        }
    }

    /// Whether it opens one cell a move and asks about every hidden cell anew.
    pub fn one_cell(self) -> bool {
        matches!(self, Preset::Buscapython | Preset::Method1)
    }

    /// What the first click may hit in its report.
    pub fn first_click(self) -> FirstClick {
        match self {
            Preset::Buscapython => FirstClick::NoGuarantee,
            Preset::Method1 | Preset::Method2 | Preset::Final => FirstClick::FirstFree,
            Preset::Strongest => FirstClick::default(),
        }
    }

    /// What it opens first; none if that is the best cell of each level.
    pub fn first_cell(self) -> Option<FirstCell> {
        (self != Preset::Strongest).then_some(FirstCell::Corner)
    }
}
