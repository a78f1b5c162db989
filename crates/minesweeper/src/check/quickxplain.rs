//! A minimal failing subset: no member can be dropped.
//!
//! U. Junker, "`QuickXplain`: Preferred Explanations and Relaxations for Over-Constrained Problems"
//! (AAAI 2004). Members are wanted from the front of the list: what comes first is rather kept.

/// A subset of `items`, in their order, that fails while every proper subset of it does not, given
/// that all of them fail and that more items never fail less.
///
/// Takes about `k log(n / k)` questions for `k` members among `n` items.
pub(crate) fn minimal<T: Copy, E>(
    items: &[T],
    mut fails: impl FnMut(&[T]) -> Result<bool, E>,
) -> Result<Vec<T>, E> {
    if items.is_empty() || fails(&[])? {
        return Ok(Vec::new());
    }
    explain(&mut Vec::new(), false, items, &mut fails)
}

/// A minimal part of `items` that fails together with `kept`; `grown` says that `kept` may fail alone
/// by now.
fn explain<T: Copy, E>(
    kept: &mut Vec<T>,
    grown: bool,
    items: &[T],
    fails: &mut impl FnMut(&[T]) -> Result<bool, E>,
) -> Result<Vec<T>, E> {
    if grown && fails(kept)? {
        return Ok(Vec::new());
    }
    if let [_] = items {
        return Ok(items.to_vec());
    }
    let (front, back) = items.split_at(items.len() / 2);
    let base = kept.len();
    kept.extend_from_slice(front);
    let from_back = explain(kept, true, back, fails)?;
    kept.truncate(base);
    kept.extend_from_slice(&from_back);
    let mut found = explain(kept, !from_back.is_empty(), front, fails)?;
    kept.truncate(base);
    found.extend_from_slice(&from_back);
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::convert::Infallible;

    proptest! {
        /// A set fails if it holds one of some forbidden sets.
        #[test]
        fn what_is_found_fails_and_nothing_of_it_can_be_dropped(
            forbidden in prop::collection::vec(1u32..1 << 12, 1..6),
        ) {
            let bits = |items: &[u32]| items.iter().fold(0, |bits, item| bits | 1 << item);
            let bad = |set: u32| forbidden.iter().any(|&all| all & !set == 0);
            let items: Vec<u32> = (0..12).collect();
            let mut questions = 0;
            let Ok(found) = minimal(&items, |items| {
                questions += 1;
                Ok::<_, Infallible>(bad(bits(items)))
            });
            let found = bits(&found);
            prop_assert!(bad(found));
            for item in (0..12).filter(|item| found >> item & 1 == 1) {
                prop_assert!(!bad(found & !(1 << item)));
            }
            prop_assert!(questions <= 2 * 12 + 1);
        }
    }

    #[test]
    fn what_fails_by_itself_needs_no_member() {
        let Ok(found) = minimal(&[1, 2, 3], |_| Ok::<_, Infallible>(true));
        assert!(found.is_empty());
    }
}
