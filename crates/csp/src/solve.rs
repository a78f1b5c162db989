//! A method chosen at run time.

use crate::consistency::{Verdict, ac3};
use crate::exact_cover::{DancingLinksOnCsp, NotACover};
use crate::why::Stage;
use crate::{
    Backtracking, BruteForce, Csp, Ending, Event, Genetic, Machine, Method, MinConflicts, Observer,
    Options, Preprocess, Report, Statistics,
};
use atisbo_base::Budget;

/// Solves a problem with any method.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_csp::{Ending, Method, Model, Options, solve};
///
/// let mut model = Model::new();
/// let countries = [model.variable(0..3)?, model.variable(0..3)?, model.variable(0..3)?];
/// model.all_different(countries)?;
/// let csp = model.build();
/// for method in Method::ALL {
///     let report = solve(&csp, method, &Options::default(), (), &Budget::unlimited()).unwrap();
///     assert_eq!(report.ending, Ending::Solved, "{method}");
/// }
/// # Ok::<(), atisbo_csp::ModelError>(())
/// ```
///
/// # Errors
///
/// If the method is [`Method::DancingLinks`] and the problem cannot be written as an exact cover.
pub fn solve<O: Observer>(
    csp: &Csp,
    method: Method,
    options: &Options,
    observer: O,
    budget: &Budget,
) -> Result<Report, NotACover> {
    if let Some(settings) = method.settings() {
        return Ok(Backtracking::new(csp, &settings, options, observer, budget).run());
    }
    Ok(match method {
        Method::DancingLinks => {
            let (cover, domains) = (csp.cover()?, csp.domains());
            DancingLinksOnCsp::within(cover, domains, options, observer, budget).run()
        }
        Method::MinConflicts => prepared(csp, options, observer, budget, |csp, observer, rest| {
            MinConflicts::new(csp, options, observer, rest).run()
        }),
        Method::Genetic => prepared(csp, options, observer, budget, |csp, observer, rest| {
            Genetic::new(csp, options, observer, rest).run()
        }),
        _ => BruteForce::new(csp, options, observer, budget).run(),
    })
}

/// Local search on the domains that [`Options::preprocess`] leaves.
fn prepared<O: Observer>(
    csp: &Csp,
    options: &Options,
    mut observer: O,
    budget: &Budget,
    search: impl FnOnce(&Csp, &mut O, &Budget) -> Report,
) -> Report {
    if options.preprocess == Preprocess::Nothing {
        return search(csp, &mut observer, budget);
    }
    let begin = |observer: &mut O, of| observer.notice(&Event::Stage { of });
    begin(&mut observer, Stage::Preprocessing);
    let before = ac3(csp, &mut observer, budget).run();
    let early = match before.verdict {
        Verdict::Consistent => None,
        Verdict::Stopped(stop) => Some(Ending::Stopped(stop)),
        // Only complete methods can say that there is no solution.
        Verdict::Inconsistent => Some(Ending::GaveUp),
    };
    let narrowed = csp.with_domains(before.domains);
    match (early, narrowed) {
        (None, Some(csp)) => {
            begin(&mut observer, Stage::Search);
            let rest = budget.less(before.statistics.nodes, before.statistics.time);
            let mut report = search(&csp, &mut observer, &rest);
            add(&mut report.statistics, &before.statistics);
            report
        }
        (ending, _) => Report {
            ending: ending.unwrap_or(Ending::GaveUp),
            solution: None,
            solutions: 0,
            exhaustive: false,
            statistics: before.statistics,
        },
    }
}

/// Adds what the preparation took; its revisions are not nodes of the search.
fn add(sum: &mut Statistics, part: &Statistics) {
    sum.failures += part.failures;
    sum.checks += part.checks;
    sum.domain_changes += part.domain_changes;
    sum.bytes = sum.bytes.max(part.bytes);
    sum.time += part.time;
}
