"""One engine, one network, one set of observations: all marginals, in CPU seconds.

Reads the network as JSON (all engines get the very same numbers; their own readers of BIF files
round or fail), builds it, and prints what one round took, construction of the inference and all
marginals, and the most memory the process ever had.
"""

import json
import resource
import sys
import time

engine, path, seconds, gigabytes = sys.argv[1], sys.argv[2], float(sys.argv[3]), float(sys.argv[4])
resource.setrlimit(resource.RLIMIT_AS, (int(gigabytes * 2**30),) * 2)
resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 5,) * 2)
case = json.load(open(path))
nodes, evidence = case["nodes"], case["evidence"]
free = [node["name"] for node in nodes if node["name"] not in evidence]


def with_pyagrum(make):
    import numpy
    import pyagrum as gum

    gum.setNumberOfThreads(1)
    network = gum.BayesNet()
    for node in nodes:
        states = [f"s{state}" for state in range(node["states"])]
        network.add(gum.LabelizedVariable(node["name"], node["name"], states))
    for node in nodes:
        for parent in node["parents"]:
            network.addArc(parent, node["name"])
    for node in nodes:
        table = network.cpt(node["name"])
        names = node["parents"] + [node["name"]]
        sizes = [network.variable(name).domainSize() for name in names]
        values = numpy.array(node["table"]).reshape(sizes)
        # pyAgrum names its dimensions from the slowest to the fastest in reverse.
        order = [names.index(name) for name in reversed(table.names)]
        table.fillWith(values.transpose(order).flatten().tolist())

    def round():
        inference = make(gum, network)
        inference.setEvidence(evidence)
        if hasattr(inference, "makeInference") and engine == "lazy":
            inference.makeInference()
        return {name: inference.posterior(name).tolist() for name in free}

    return round


def with_pgmpy():
    import logging

    logging.disable(logging.CRITICAL)
    import numpy
    from pgmpy.factors.discrete import TabularCPD
    from pgmpy.inference import VariableElimination
    from pgmpy.models import DiscreteBayesianNetwork

    sizes = {node["name"]: node["states"] for node in nodes}
    network = DiscreteBayesianNetwork()
    network.add_nodes_from(sizes)
    for node in nodes:
        network.add_edges_from((parent, node["name"]) for parent in node["parents"])
    for node in nodes:
        values = numpy.array(node["table"]).reshape(-1, node["states"]).T
        cards = [sizes[parent] for parent in node["parents"]]
        network.add_cpds(TabularCPD(node["name"], node["states"], values, node["parents"], cards))

    def round():
        inference = VariableElimination(network)
        return {
            name: inference.query([name], evidence=evidence, show_progress=False).values.tolist()
            for name in free
        }

    return round


if engine == "lazy":
    round = with_pyagrum(lambda gum, network: gum.LazyPropagation(network))
elif engine == "elimination":
    round = with_pyagrum(lambda gum, network: gum.VariableElimination(network))
else:
    round = with_pgmpy()

# The clock of CPU time may tick in hundredths of a second, so that short rounds are timed by the dozen.
best, start = float("inf"), time.process_time()
while best == float("inf") or time.process_time() - start < 1.0:
    before, rounds = time.process_time(), 0
    while time.process_time() - before < 0.25:
        marginals = round()
        rounds += 1
    best = min(best, (time.process_time() - before) / rounds)
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
print(json.dumps({"seconds": best, "peak": peak, "marginals": marginals}))
