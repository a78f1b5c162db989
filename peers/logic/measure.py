"""Knowledge bases of definite clauses, each asked two symbols by the textbook's forward chaining.

Reads a JSON list of bases from the file named on the command line, and prints for each the answers and
the CPU seconds of telling and of asking. The clauses are parsed beforehand: that is not counted.
"""

import json
import sys
import time

from aima3.logic import PropDefiniteKB, pl_fc_entails
from aima3.utils import Expr

results = []
for case in json.load(open(sys.argv[1])):
    symbol = lambda number: Expr(f"S{number}")
    clauses = []
    for body, head in case["rules"]:
        if not body:
            clauses.append(symbol(head))
            continue
        premise = symbol(body[0])
        for other in body[1:]:
            premise = premise & symbol(other)
        clauses.append(Expr("==>", premise, symbol(head)))
    start = time.process_time()
    base = PropDefiniteKB()
    for clause in clauses:
        base.tell(clause)
    told = time.process_time()
    answers = [bool(pl_fc_entails(base, symbol(goal))) for goal in case["goals"]]
    asked = time.process_time()
    results.append({"answers": answers, "tell": told - start, "ask": asked - told})
json.dump(results, sys.stdout)
