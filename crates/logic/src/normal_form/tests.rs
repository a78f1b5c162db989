//! Both ways to make clauses say the same as the formula.

use super::*;
use crate::random;
use proptest::prelude::*;

const SYMBOLS: usize = 4;

proptest! {
    #[test]
    fn distribution_keeps_the_models(formula in random::formula(SYMBOLS)) {
        let Some(clauses) = distribute(&formula, 2_000) else {
            return Ok(());
        };
        prop_assert!(clauses.len() as u64 <= distributed_size(&formula).clauses);
        for model in random::models(SYMBOLS) {
            let mut clauses = clauses.iter();
            let all = clauses.all(|clause| clause.iter().any(|&literal| model.makes(literal)));
            prop_assert_eq!(all, formula.holds_in(&model));
        }
    }

    #[test]
    fn each_model_extends_to_exactly_one_by_tseitin(formula in random::formula(SYMBOLS)) {
        let made = tseitin(&formula, SYMBOLS);
        let new = made.definitions.len();
        prop_assume!(new <= 8);
        for model in random::models(SYMBOLS) {
            let extensions = random::models(new).filter(|extension| {
                let values = [model.values(), extension.values()].concat();
                let extended = crate::Model::new(values);
                let root = match made.root {
                    Ok(literal) => extended.makes(literal),
                    Err(constant) => constant,
                };
                let mut clauses = made.clauses.iter();
                root && clauses.all(|(_, clause)| clause.iter().any(|&one| extended.makes(one)))
            });
            prop_assert_eq!(extensions.count(), usize::from(formula.holds_in(&model)));
        }
    }

    #[test]
    fn tseitin_makes_few_clauses_of_each_part(formula in random::formula(SYMBOLS)) {
        let made = tseitin(&formula, SYMBOLS);
        for (number, (symbol, meaning)) in made.definitions.iter().enumerate() {
            // New symbols are numbered in order, and stand for parts that are older.
            prop_assert_eq!(symbol.index(), SYMBOLS + number);
            prop_assert!(meaning.symbols().last() < Some(symbol));
            let clauses = made.clauses.iter().filter(|(definition, _)| *definition == number);
            prop_assert!(clauses.count() <= 4);
        }
    }
}
