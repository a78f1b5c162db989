"""Bayesian and Markov networks: read, asked, explained, converted.

>>> from atisbo import Network
>>> network = Network("BAYES 2 2 2 2 1 0 2 0 1 2 0.5 0.5 4 0.1 0.9 0.2 0.8")
>>> print(network.query("x1"))
x1 = 0: 0.150000
x1 = 1: 0.850000
"""

from .answers import Effects, Impossible, Joint, Marginal, Marginals, MostProbable, Structure
from .network import Network
from .tables import Table

__all__ = [
    "Effects",
    "Impossible",
    "Joint",
    "Marginal",
    "Marginals",
    "MostProbable",
    "Network",
    "Structure",
    "Table",
]
