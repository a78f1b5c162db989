//! How values are distributed: count, mean, deviation, ends and quantiles, fed one by one, merged at will.
//!
//! Up to [`EXACT_UP_TO`] values all are kept and a quantile is definition 7 of R. J. Hyndman and Y. Fan ("Sample
//! quantiles in statistical packages", The American Statistician 50, 1996). Beyond that the values are counted in
//! buckets whose borders grow geometrically, as C. Masson, J. E. Rim and H. K. Lee do ("`DDSketch`", Proceedings
//! of the VLDB Endowment 12, 2019), which takes a bounded memory and misses a quantile by at most
//! [`RELATIVE_ERROR`]. Sums are exact. So every figure depends on which values were added alone: not on their
//! order, not on how many threads or shards shared the work.

use super::{Confidence, Estimate, ExactSum, Interval, student_quantile};
use std::collections::BTreeMap;

/// This many values are kept as they are.
pub const EXACT_UP_TO: usize = 20_000;

/// A quantile of more values than that is at most this part of itself away from the truth.
pub const RELATIVE_ERROR: f64 = 0.005;

/// Values beyond this size are no measurements and are left out; those below its inverse count as zero in a
/// bucket. Between the two lie fewer than 140,000 buckets.
const GREATEST: f64 = 1e150;

/// Values that were added.
#[derive(Clone, Debug)]
pub struct Distribution {
    count: u64,
    left_out: u64,
    sum: ExactSum,
    squares: ExactSum,
    min: f64,
    max: f64,
    store: Store,
}

#[derive(Clone, Debug)]
enum Store {
    /// The values themselves, in any order.
    Values(Vec<f64>),
    /// How many values each bucket has; negative values have negative keys.
    Buckets(BTreeMap<i32, u64>),
}

impl Default for Distribution {
    fn default() -> Self {
        Distribution {
            count: 0,
            left_out: 0,
            sum: ExactSum::default(),
            squares: ExactSum::default(),
            min: f64::INFINITY,
            max: f64::NEG_INFINITY,
            store: Store::Values(Vec::new()),
        }
    }
}

impl Distribution {
    /// Adds a value. What is not a number or greater than 1e150 is left out, and counted as such.
    pub fn add(&mut self, value: f64) {
        if value.is_nan() || value.abs() > GREATEST {
            self.left_out += 1;
            return;
        }
        self.count += 1;
        self.sum.add(value);
        // The square and what its rounding lost.
        let square = value * value;
        self.squares.add(square);
        self.squares.add(value.mul_add(value, -square));
        self.min = self.min.min(value);
        self.max = self.max.max(value);
        match &mut self.store {
            Store::Values(values) => values.push(value),
            Store::Buckets(buckets) => count(buckets, [value]),
        }
        self.pack();
    }

    /// Adds all values of another distribution.
    pub fn merge(&mut self, other: &Distribution) {
        self.count += other.count;
        self.left_out += other.left_out;
        self.sum.merge(&other.sum);
        self.squares.merge(&other.squares);
        self.min = self.min.min(other.min);
        self.max = self.max.max(other.max);
        match (&mut self.store, &other.store) {
            (Store::Values(values), Store::Values(more)) => values.extend(more),
            (Store::Buckets(buckets), Store::Values(more)) => count(buckets, more.iter().copied()),
            (Store::Values(values), Store::Buckets(more)) => {
                let mut buckets = more.clone();
                count(&mut buckets, values.iter().copied());
                self.store = Store::Buckets(buckets);
            }
            (Store::Buckets(buckets), Store::Buckets(more)) => {
                for (&key, &count) in more {
                    *buckets.entry(key).or_default() += count;
                }
            }
        }
        self.pack();
    }

    /// Counts the values in buckets as soon as they are too many to keep.
    fn pack(&mut self) {
        if let Store::Values(values) = &self.store
            && values.len() > EXACT_UP_TO
        {
            let mut buckets = BTreeMap::new();
            count(&mut buckets, values.iter().copied());
            self.store = Store::Buckets(buckets);
        }
    }

    /// How many values were added.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// How many were left out because they are no measurements.
    pub fn left_out(&self) -> u64 {
        self.left_out
    }

    /// Whether quantiles are exact, or else within [`RELATIVE_ERROR`].
    pub fn is_exact(&self) -> bool {
        matches!(self.store, Store::Values(_))
    }

    /// The least value.
    pub fn min(&self) -> Option<f64> {
        (self.count > 0).then_some(self.min)
    }

    /// The greatest value.
    pub fn max(&self) -> Option<f64> {
        (self.count > 0).then_some(self.max)
    }

    /// The sum of all values, rounded once.
    pub fn sum(&self) -> f64 {
        self.sum.value()
    }

    /// The mean.
    pub fn mean(&self) -> Option<f64> {
        (self.count > 0).then(|| self.sum() / self.count as f64)
    }

    /// The sample's standard deviation (the sum of squares is divided by one less than the count).
    pub fn deviation(&self) -> Option<f64> {
        if self.count < 2 {
            return None;
        }
        let count = self.count as f64;
        // Squares less the square of the sum: the difference is far smaller than either, so both are taken
        // with twice the digits.
        let (squares, squares_rest) = self.squares.parts();
        let (sum, sum_rest) = self.sum.parts();
        let (one, one_rest) = product(squares, count);
        let (two, two_rest) = product(sum, sum);
        let rests = one_rest + squares_rest * count - two_rest - 2.0 * sum * sum_rest;
        let spread = ((one - two) + rests).max(0.0);
        Some((spread / count / (count - 1.0)).sqrt())
    }

    /// The mean with the interval that Student's distribution gives it; nothing for fewer than two values.
    pub fn mean_estimate(&self, confidence: Confidence) -> Option<Estimate> {
        let (value, deviation) = (self.mean()?, self.deviation()?);
        let count = self.count as f64;
        let t = student_quantile(count - 1.0, confidence.tail());
        Some(Estimate {
            value,
            interval: Interval::around(value, t * deviation / count.sqrt()),
        })
    }

    /// The values below which these parts of all lie (0 the least, 0.5 the median, 1 the greatest); nothing
    /// without values. A part outside 0 to 1 is taken for the nearer end.
    ///
    /// ```
    /// use atisbo_lab::statistics::Distribution;
    ///
    /// let mut times = Distribution::default();
    /// times.extend([4.0, 1.0, 3.0, 2.0]);
    /// assert_eq!(times.quantiles([0.0, 0.25, 0.5, 1.0]), Some([1.0, 1.75, 2.5, 4.0]));
    /// ```
    pub fn quantiles<const N: usize>(&self, parts: [f64; N]) -> Option<[f64; N]> {
        if self.count == 0 {
            return None;
        }
        Some(match &self.store {
            Store::Values(values) => {
                let mut sorted = values.clone();
                sorted.sort_unstable_by(f64::total_cmp);
                parts.map(|part| quantile_of_sorted(&sorted, part))
            }
            Store::Buckets(buckets) => {
                parts.map(|part| interpolate(self.count, part, |rank| self.of_rank(buckets, rank)))
            }
        })
    }

    /// One of [`Distribution::quantiles`].
    pub fn quantile(&self, part: f64) -> Option<f64> {
        self.quantiles([part]).map(|[value]| value)
    }

    /// The value in the middle.
    pub fn median(&self) -> Option<f64> {
        self.quantile(0.5)
    }

    /// The part of all values that lie below a limit. With more than [`EXACT_UP_TO`] values those that share the
    /// limit's bucket count by half.
    pub fn part_below(&self, limit: f64) -> Option<f64> {
        if self.count == 0 {
            return None;
        }
        let below = match &self.store {
            Store::Values(values) => values.iter().filter(|&&value| value < limit).count() as f64,
            Store::Buckets(_) if limit > self.max => self.count as f64,
            Store::Buckets(_) if limit <= self.min => 0.0,
            Store::Buckets(buckets) => {
                let key = bucket(limit);
                let below: u64 = buckets.range(..key).map(|(_, &count)| count).sum();
                below as f64 + 0.5 * buckets.get(&key).copied().unwrap_or(0) as f64
            }
        };
        Some(below / self.count as f64)
    }

    /// The value of a rank counted from 0, as its bucket knows it; the ends are known exactly.
    fn of_rank(&self, buckets: &BTreeMap<i32, u64>, rank: u64) -> f64 {
        if rank == 0 {
            return self.min;
        }
        let mut passed = 0;
        for (&key, &count) in buckets {
            passed += count;
            if rank < passed && rank + 1 < self.count {
                return representative(key).clamp(self.min, self.max);
            }
        }
        self.max
    }
}

impl Extend<f64> for Distribution {
    fn extend<I: IntoIterator<Item = f64>>(&mut self, values: I) {
        for value in values {
            self.add(value);
        }
    }
}

fn count(buckets: &mut BTreeMap<i32, u64>, values: impl IntoIterator<Item = f64>) {
    for value in values {
        *buckets.entry(bucket(value)).or_default() += 1;
    }
}

/// How much wider each bucket is than the one before.
const GROWTH: f64 = (1.0 + RELATIVE_ERROR) / (1.0 - RELATIVE_ERROR);

/// The key of 1 among the positive values, so large that all positive keys are positive.
const ORIGIN: i32 = 1 << 20;

/// The bucket of a value: 0 for zero, positive for positive ones.
fn bucket(value: f64) -> i32 {
    let size = value.abs();
    if size < 1.0 / GREATEST {
        return 0;
    }
    let key = ORIGIN + (size.ln() / GROWTH.ln()).ceil() as i32;
    if value < 0.0 { -key } else { key }
}

/// The value that is equally far, as a part of itself, from both borders of a bucket.
fn representative(key: i32) -> f64 {
    if key == 0 {
        return 0.0;
    }
    let border = GROWTH.powf(f64::from(key.abs() - ORIGIN));
    f64::from(key.signum()) * border * (1.0 - RELATIVE_ERROR)
}

/// Definition 7 of Hyndman and Fan on values in ascending order; not a number without values.
pub(super) fn quantile_of_sorted(sorted: &[f64], part: f64) -> f64 {
    interpolate(sorted.len() as u64, part, |rank| {
        sorted.get(rank as usize).copied().unwrap_or(f64::NAN)
    })
}

/// The value between two neighbouring ranks that a part of all falls between.
fn interpolate(count: u64, part: f64, of_rank: impl Fn(u64) -> f64) -> f64 {
    let last = count.saturating_sub(1);
    let place = part.clamp(0.0, 1.0) * last as f64;
    let rank = (place.floor() as u64).min(last);
    let (low, between) = (of_rank(rank), place - rank as f64);
    if between <= 0.0 {
        return low;
    }
    let high = of_rank((rank + 1).min(last));
    (low + between * (high - low)).clamp(low, high.max(low))
}

/// A product and what its rounding lost.
fn product(one: f64, two: f64) -> (f64, f64) {
    let product = one * two;
    (product, one.mul_add(two, -product))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn of(values: impl IntoIterator<Item = f64>) -> Distribution {
        let mut distribution = Distribution::default();
        distribution.extend(values);
        distribution
    }

    fn figures(distribution: &Distribution) -> Vec<Option<u64>> {
        let quantiles = distribution.quantiles([0.0, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99, 1.0]);
        let quantiles = quantiles.map_or(Vec::new(), |quantiles| quantiles.to_vec());
        [distribution.mean(), distribution.deviation()]
            .into_iter()
            .chain(quantiles.into_iter().map(Some))
            .map(|figure| figure.map(f64::to_bits))
            .collect()
    }

    #[test]
    fn the_deviation_of_nearly_equal_values_is_exact() {
        // NumAcc4 of the NIST Statistical Reference Datasets: mean 10000000.2, deviation 0.1 exactly.
        let values = (0..1001).map(|index| match index {
            0 => 10_000_000.2,
            odd if odd % 2 == 1 => 10_000_000.1,
            _ => 10_000_000.3,
        });
        let distribution = of(values);
        assert!((distribution.mean().unwrap() - 10_000_000.2).abs() < 1e-8);
        assert!((distribution.deviation().unwrap() - 0.1).abs() < 1e-9);
    }

    #[test]
    fn quantiles_are_those_of_definition_seven() {
        // R: quantile(c(15, 20, 35, 40, 50), c(.05, .3, .4, .5, 1), type = 7)
        let quantiles = of([50.0, 15.0, 40.0, 20.0, 35.0]).quantiles([0.05, 0.3, 0.4, 0.5, 1.0]);
        for (value, wanted) in quantiles
            .unwrap()
            .into_iter()
            .zip([16.0, 23.0, 29.0, 35.0, 50.0])
        {
            assert!((value - wanted).abs() < 1e-12);
        }
    }

    #[test]
    fn without_values_there_is_nothing() {
        let none = of([f64::NAN, f64::INFINITY]);
        assert_eq!((none.count(), none.left_out()), (0, 2));
        assert_eq!((none.mean(), none.median(), none.min()), (None, None, None));
        assert_eq!(none.part_below(1.0), None);
        assert_eq!(of([1.0]).deviation(), None);
    }

    #[test]
    fn a_hundred_thousand_values_stay_small_and_close() {
        let value = |index: u32| f64::from(index * 7919 % 100_003) * 1e-4;
        let many = of((0..100_000).map(value));
        assert!(!many.is_exact());
        let Store::Buckets(buckets) = &many.store else {
            panic!("too many to keep")
        };
        assert!(buckets.len() < 1500);
        let mut sorted: Vec<f64> = (0..100_000).map(value).collect();
        sorted.sort_unstable_by(f64::total_cmp);
        for part in [0.0, 0.001, 0.25, 0.5, 0.95, 0.999, 1.0] {
            let exact = quantile_of_sorted(&sorted, part);
            let near = many.quantile(part).unwrap();
            assert!(
                (near - exact).abs() <= 1.001 * RELATIVE_ERROR * exact,
                "{part}"
            );
        }
        assert!((many.part_below(5.0).unwrap() - 0.5).abs() < 0.01);
    }

    proptest! {
        #[test]
        fn merged_parts_give_what_all_at_once_gives(
            values in prop::collection::vec(-1e6..1e6_f64, 0..60), copies in 1_usize..800, cut in 0_usize..60,
        ) {
            // Copies carry some cases over the limit of what is kept.
            let cut = cut.min(values.len());
            let repeated = |part: &[f64]| of(part.repeat(copies));
            let all = repeated(&values);
            let mut merged = repeated(&values[cut..]);
            merged.merge(&repeated(&values[..cut]));
            prop_assert_eq!(figures(&all), figures(&merged));
            prop_assert_eq!(all.is_exact(), values.len() * copies <= EXACT_UP_TO);
        }

        #[test]
        fn quantiles_rise_and_stay_between_the_ends(
            values in prop::collection::vec(-1e6..1e6_f64, 1..60), copies in 1_usize..800, a in 0.0..=1.0, b in 0.0..=1.0,
        ) {
            let distribution = of(values.repeat(copies));
            let [low, high] = distribution.quantiles([f64::min(a, b), f64::max(a, b)]).unwrap();
            prop_assert!(low <= high);
            prop_assert!(distribution.min().unwrap() <= low && high <= distribution.max().unwrap());
        }

        #[test]
        fn mean_and_deviation_agree_with_two_passes(
            values in prop::collection::vec(-1e3..1e3_f64, 2..60),
        ) {
            let count = values.len() as f64;
            let mean = values.iter().sum::<f64>() / count;
            let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
            let distribution = of(values);
            prop_assert!((distribution.mean().unwrap() - mean).abs() < 1e-9);
            let deviation = (squares / (count - 1.0)).sqrt();
            prop_assert!((distribution.deviation().unwrap() - deviation).abs() < 1e-9);
        }
    }
}
