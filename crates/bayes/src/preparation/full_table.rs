//! The full table of a node.

use super::{Family, convert};
use crate::elimination::Piece;
use crate::factor::FactorError;
use crate::number::Number;

pub(super) fn pieces<N: Number>(family: &Family<'_>) -> Result<Vec<Piece<N>>, FactorError> {
    let factor = family.network.factor(family.child)?;
    Ok(vec![Piece::given(convert(&factor), Some(family.child))])
}
