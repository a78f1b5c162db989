//! Sparse tables beside full ones.

use atisbo_bayes::{Factor, SparseFactor, Variable};
use proptest::prelude::*;

/// Two tables over some of four variables, most of their entries zero.
fn pair() -> impl Strategy<Value = [Factor; 2]> {
    let sizes = prop::collection::vec(1_usize..4, 4);
    let scopes = [
        prop::sample::subsequence(vec![0_u32, 1, 2, 3], 0..=3),
        prop::sample::subsequence(vec![3_u32, 2, 1, 0], 0..=3),
    ];
    (sizes, scopes).prop_flat_map(|(sizes, scopes)| {
        scopes.map(|scope| {
            let scope: Vec<(Variable, usize)> = scope
                .iter()
                .map(|&one| (Variable(one), sizes[one as usize]))
                .collect();
            let entries = scope.iter().map(|(_, size)| size).product::<usize>();
            let value = prop_oneof![3 => Just(0.0), 1 => 0.0_f64..2.0];
            prop::collection::vec(value, entries)
                .prop_map(move |values| Factor::new(&scope, values).unwrap())
        })
    })
}

fn same(sparse: &SparseFactor, dense: &Factor) -> bool {
    let full = sparse.to_dense().unwrap();
    let close = full
        .values()
        .iter()
        .zip(dense.values())
        .all(|(one, other)| (one - other).abs() < 1e-12);
    full.scope() == dense.scope() && close
}

proptest! {
    #[test]
    fn sparse_tables_are_what_full_tables_are([one, other] in pair(), keep in prop::sample::subsequence(vec![0_u32, 1, 2, 3], 0..=4)) {
        let keep: Vec<Variable> = keep.into_iter().map(Variable).collect();
        let (thin, thin_other) = (SparseFactor::from(&one), SparseFactor::from(&other));
        prop_assert!(same(&thin, &one));
        let product = one.product(&other).unwrap();
        let thin_product = thin.product(&thin_other).unwrap();
        prop_assert!(same(&thin_product, &product));
        prop_assert!(thin_product.entries().iter().all(|(_, value)| *value != 0.0));
        prop_assert!(same(&thin_product.marginal(&keep), &product.marginal(&keep)));
        prop_assert!(same(&thin_product.maximum(&keep), &product.maximum(&keep)));
        for (&variable, &size) in product.scope().iter().zip(product.sizes()) {
            for state in 0..size {
                prop_assert!(same(&thin_product.reduce(variable, state), &product.reduce(variable, state)));
            }
        }
    }
}

#[test]
fn a_sparse_table_may_have_more_places_than_any_memory() {
    let (x, y) = (Variable(0), Variable(1));
    let chain = |from: u32, to: u32| {
        let pair = Factor::new(
            &[(Variable(from), 2), (Variable(to), 2)],
            vec![0.0, 1.0, 0.0, 0.0],
        );
        SparseFactor::from(&pair.unwrap())
    };
    let mut long = chain(0, 2);
    for number in (4..100).step_by(2) {
        long = match long.product(&chain(number, number + 1)) {
            Ok(product) => product,
            Err(error) => {
                assert!(error.to_string().contains("too large"));
                break;
            }
        };
        assert_eq!(long.entries().len(), 1);
    }
    assert!(long.scope().len() > 60);
    assert!(long.to_dense().is_err());
    assert_eq!(long.product(&long).unwrap().entries().len(), 1);
    assert_eq!(long.marginal(&[x]).entries(), [(0, 1.0)]);
    assert!(long.marginal(&[y]).scope().is_empty());
}
