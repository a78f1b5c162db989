"""Propositional logic: what follows from sentences, and why.

>>> from atisbo import KnowledgeBase
>>> base = KnowledgeBase("rain => wet; ~wet")
>>> print(base.ask("~rain").text)
~rain: yes, it follows from 2 of 2 sentences (line 1).
"""

from .answers import Conflicts, Entailment, Entailments, Satisfiability
from .knowledge_base import METHODS, KnowledgeBase
from .proof import Proof, Step

__all__ = [
    "METHODS",
    "Conflicts",
    "Entailment",
    "Entailments",
    "KnowledgeBase",
    "Proof",
    "Satisfiability",
    "Step",
]
