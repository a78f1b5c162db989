//! What several searches in a row took together, and what that leaves of their budget.

use atisbo_base::Budget;
use atisbo_search::Statistics;

/// Adds the work of one more search. What is held at one time is not summed: the searches run one
/// after the other.
pub(super) fn add(total: &mut Statistics, more: &Statistics) {
    total.expanded += more.expanded;
    total.generated += more.generated;
    total.popped += more.popped;
    total.reopened += more.reopened;
    total.duplicates += more.duplicates;
    total.pruned += more.pruned;
    total.iterations += more.iterations;
    total.time += more.time;
    total.largest_frontier = total.largest_frontier.max(more.largest_frontier);
    total.largest_depth = total.largest_depth.max(more.largest_depth);
    total.bytes = total.bytes.max(more.bytes);
}

/// The budget of the next search.
pub(super) fn left(budget: &Budget, spent: &Statistics) -> Budget {
    budget.less(spent.expanded, spent.time)
}
