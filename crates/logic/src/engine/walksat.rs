//! `WalkSAT`: local search that mends one false clause after the other, sometimes at random.
//!
//! It finds models of large sets of clauses quickly, and can never say that there is none. From a false
//! clause it takes a symbol whose change makes no true clause false, if there is one; else, with the
//! probability of the noise, any symbol of the clause, or the one whose change breaks the fewest clauses.
//!
//! Reference: B. Selman, H. Kautz and B. Cohen, Noise strategies for improving local search (1994);
//! Russell and Norvig, Artificial Intelligence: A Modern Approach, figure 7.18.

mod state;

use crate::answer::{Solved, Statistics, Verdict, Why};
use crate::cnf::Cnf;
use crate::observer::{Event, FlipBy, Observer, RestartBy};
use crate::symbol::Symbol;
use atisbo_base::{Budget, seed};
use rand::RngExt;
use rand_pcg::Pcg64;
use state::State;

/// So many values at the start of a try are told.
const MOST_VALUES: usize = 1_000;

/// The switches of the engine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// With which probability a symbol is chosen at random when every change breaks something.
    pub noise: f64,
    /// After how many changes a try is given up.
    pub max_flips: u64,
    /// How often to try, each time from new random values.
    pub tries: u64,
    /// What the random choices depend on.
    pub seed: u64,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            noise: 0.5,
            max_flips: 10_000,
            tries: 10,
            seed: 0,
        }
    }
}

/// Looks for a model of the clauses. The unit of work is a change of a value.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_logic::{Verdict, Why, instance, walksat};
///
/// let cnf = instance::random(200, 700, 3, 1);
/// let settings = walksat::Settings::default();
/// let solved = walksat::solve(&cnf, &settings, (), &Budget::unlimited());
/// let Verdict::Satisfiable(model) = solved.verdict else { panic!() };
/// assert!(cnf.holds_in(&model));
///
/// let cnf = instance::pigeonhole(3, 2);
/// let settings = walksat::Settings { max_flips: 100, ..settings };
/// let solved = walksat::solve(&cnf, &settings, (), &Budget::unlimited());
/// assert_eq!(solved.verdict, Verdict::Unknown(Why::NoModelFound));
/// ```
pub fn solve(
    cnf: &Cnf,
    settings: &Settings,
    mut observer: impl Observer,
    budget: &Budget,
) -> Solved {
    let mut meter = budget.meter();
    let mut statistics = Statistics::default();
    // An empty clause cannot be mended: every try would fail.
    let tries = if cnf.clauses().any(<[_]>::is_empty) {
        0
    } else {
        settings.tries
    };
    let mut state = State::new(cnf, vec![false; cnf.symbols()]);
    statistics.bytes = state.bytes();
    let mut verdict = Verdict::Unknown(Why::NoModelFound);
    'tries: for index in 0..tries {
        let mut rng = seed::rng(settings.seed, index);
        if index > 0 {
            statistics.restarts += 1;
            observer.notice(&Event::Restart {
                why: RestartBy::Flips,
                after: settings.max_flips,
            });
        }
        state.reset((0..cnf.symbols()).map(|_| rng.random()).collect());
        if observer.watches() {
            let symbols = (0..cnf.symbols().min(MOST_VALUES)).map(Symbol::new);
            observer.notice(&Event::Start {
                literals: symbols.map(|symbol| state.literal(symbol)).collect(),
                broken: state.broken().len(),
            });
        }
        for flip in 0..=settings.max_flips {
            if let Some(stop) = meter.check(statistics.nodes, statistics.bytes) {
                verdict = Verdict::Unknown(Why::Budget(stop));
                break 'tries;
            }
            if state.broken().is_empty() {
                verdict = Verdict::Satisfiable(state.model());
                break 'tries;
            }
            if flip < settings.max_flips {
                let choice = choose(cnf, &state, settings.noise, &mut rng);
                let candidates = if observer.watches() {
                    state.candidates(choice.clause)
                } else {
                    Vec::new()
                };
                let literal = state.flip(choice.symbol);
                statistics.nodes += 1;
                observer.notice(&Event::Flip {
                    literal,
                    broken: state.broken().len(),
                    clause: choice.clause as usize,
                    by: choice.by,
                    candidates,
                });
            }
        }
    }
    Solved {
        verdict,
        statistics,
    }
}

/// What local search does next.
struct Choice {
    clause: u32,
    symbol: Symbol,
    by: FlipBy,
}

/// The symbol to change. There is a false clause, and no clause is empty.
fn choose(cnf: &Cnf, state: &State<'_>, noise: f64, rng: &mut Pcg64) -> Choice {
    let clause = state.broken()[rng.random_range(0..state.broken().len())];
    let literals = cnf.clause(clause as usize);
    // A random start, so that of equally good symbols each has its chance.
    let start = rng.random_range(0..literals.len());
    let random = literals[start].symbol();
    let (before, after) = literals.split_at(start);
    let symbols = after.iter().chain(before).map(|literal| literal.symbol());
    let best = symbols.min_by_key(|&symbol| state.breaks(symbol));
    let best = best.unwrap_or(random);
    let (symbol, by) = if state.breaks(best) == 0 {
        (best, FlipBy::Free)
    } else if rng.random::<f64>() < noise {
        (random, FlipBy::Noise)
    } else {
        (best, FlipBy::Greedy)
    };
    Choice { clause, symbol, by }
}
