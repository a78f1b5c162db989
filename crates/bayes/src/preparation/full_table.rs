//! The full table of a node.

use crate::elimination::Piece;
use crate::evidence::Evidence;
use crate::factor::FactorError;
use crate::network::Network;
use crate::number::Number;
use crate::variable::Variable;

pub(super) fn under<N: Number>(
    network: &Network,
    child: Variable,
    evidence: &Evidence,
) -> Result<Vec<Piece<N>>, FactorError> {
    let factor = network.factor_under(child, evidence)?;
    let unseen = evidence.state(child).is_none();
    Ok(vec![Piece::given(factor, unseen.then_some(child))])
}
