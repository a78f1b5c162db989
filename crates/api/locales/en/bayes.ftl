# Bayesian and Markov networks.

bayes-unknown-name = unknown name "{ $found }"; known are { $known }
bayes-no-variable = there is no variable "{ $name }"
bayes-no-variable-but = there is no variable "{ $name }"; there is { $alike }
bayes-no-state = "{ $variable }" has no state "{ $state }"
bayes-no-state-but = "{ $variable }" has no state "{ $state }"; its states are { $known }
bayes-no-order = unknown order "{ $name }"; known are best, min-degree, min-weight, min-fill, weighted-min-fill, or the names of variables separated by commas

bayes-gzip = the file begins like a gzip file but cannot be unpacked: { $reason }
bayes-too-long = the unpacked file has more than { $most } bytes, which is the most that is read
bayes-unknown-format = the text looks like none of the formats bif, xmlbif, uai, hugin; name its format with --format
bayes-unexpected = found { $found }, expected { $expected }
bayes-unfinished = found { $what } that never ends
bayes-xml = this is not XML: { $reason }
bayes-count = found { $found } { $of }, expected { $expected }
bayes-no-number = found the { $of } { $found }, but there are only { $count }, counted from 0
bayes-two-rows = "{ $node }" has two rows for ({ $row }); keep one of them
bayes-no-row = "{ $node }" has no row for ({ $row }); add it, or a default
bayes-asks-too-much = "{ $node }" asks for { $asked }, more than the { $most } that are read
bayes-repeated = variable { $variable } occurs twice in the scope
bayes-node-kind = "{ $node }" is a node of the kind { $kind }; only discrete chance nodes are read
bayes-expression = the expression of "{ $node }" is not read: { $why }; write its table as data
bayes-no-table = node "{ $node }" has no table; give it one
bayes-two-tables = node "{ $node }" has two tables; keep one of them
bayes-bad-parent = node "{ $node }" cannot have the parent "{ $parent }": it is the node itself or named twice
bayes-cyclic = the arcs go in a circle: { $nodes }
bayes-length = the table of "{ $node }" needs { $expected } numbers ({ $rows } rows of { $states }), there are { $found }
bayes-row = the table of "{ $node }" in the row { $row }: { $problem }
bayes-table = the table of "{ $node }"{ $row }: { $problem }
bayes-row-negative = { $value } is negative
bayes-row-not-finite = { $value } is not a number between 0 and 1
bayes-row-sum = its numbers sum to { $sum }, not to 1
bayes-row-no-state = the node has no state number { $state }
bayes-structure = the structure of "{ $node }" does not fit: { $problem }
bayes-duplicate-name = variable "{ $name }" is declared twice
bayes-duplicate-state = variable "{ $variable }" has the state "{ $state }" twice
bayes-no-states = variable "{ $variable }" has no states; give it at least one
bayes-factor-no-variable = factor { $factor } has variable number { $variable }, which does not exist
bayes-factor-size = factor { $factor } gives "{ $variable }" { $size } states, it has { $states }
bayes-factor-value = factor { $factor } holds { $value }; weights are finite and not negative
bayes-evidence-form = "{ $text }" is no observation; write variable=state
bayes-evidence-twice = there are two observations of "{ $name }"; keep one
bayes-likelihood = the likelihood of "{ $variable }" needs { $states } numbers, none negative, not all zero
bayes-write-undirected = a Markov network cannot be written as { $format }; use uai
bayes-write-too-large = the table of "{ $node }" is too large to be written out, and { $format } has no other way
bayes-write-name = the name "{ $name }" cannot be written as { $format }: { $why }; rename it
bayes-impossible-evidence = impossible evidence: these observations have probability zero
bayes-drowned = rounding errors of the rank-one decomposition drown the answer; use --decompose rank-one (roots of unity) or chain
bayes-table-too-large = a table of about 2^{ $power } entries is too large; use --decompose chain
bayes-factor = { $reason }
bayes-limit = { $limit }.
bayes-limit-table = { $limit }: the next table would have { $entries } entries. Allow more with --max-memory, or try another --order.
bayes-sampling-undirected = this method samples along the arcs of a Bayesian network; use --method gibbs
bayes-none-agrees = none of { $samples } samples agrees with the evidence: it is impossible, or improbable enough to ask for an exact method
bayes-samples = Estimated from { $samples } samples, worth { $effective } independent ones; after ± the standard error.
bayes-badly-mixed = The chains disagree (ratio { $ratio }, which should be below 1.1): do not trust the numbers; use more --samples or an exact method.
bayes-unmoved = { $count ->
    [one] One variable never changed its state in any chain ({ $names }): it is certain, or the chains are stuck.
   *[other] { $count } variables never changed their state in any chain ({ $names }): they are certain, or the chains are stuck.
}
bayes-impossible-one = Impossible evidence: { $evidence } has probability zero.
bayes-impossible-smallest = Impossible evidence: { $evidence } cannot be true together; no smaller set of the observations is impossible.
bayes-impossible-some = Impossible evidence: { $evidence } cannot be true together; any fewer of them can.

bayes-log-evidence = Probability of the evidence
bayes-log-partition = Logarithm of the partition function
bayes-most-probable = Most probable state of all variables together, with probability { $probability }:
bayes-effects = { $variable } = { $state }: { $prior } with nothing observed, { $posterior } with everything. What each observation changes:
bayes-effect-observation = observation
bayes-effect-without = without it
bayes-effect-change = change
bayes-effect-alone = it alone
bayes-statistics = { $eliminations } eliminations, { $multiplications } multiplications, { $additions } additions; largest product { $product } entries, largest table { $table }, peak { $bytes }.
bayes-probability = probability
bayes-step-variable = eliminated
bayes-step-factors = tables multiplied
bayes-step-scope = over
bayes-step-size = entries
bayes-show-bayes = { $name } is a Bayesian network: { $variables } variables of up to { $states } states, { $arcs } arcs, up to { $parents } parents, { $parameters } parameters. Moralisation adds { $marriages } edges.
bayes-show-markov = A Markov network: { $variables } variables of up to { $states } states, { $arcs } factors over up to { $parents } variables, { $parameters } numbers.
bayes-show-unnamed = This
bayes-show-order = order
bayes-show-width = width
bayes-show-fill = fill edges
bayes-show-cliques = cliques
bayes-show-largest = largest table
bayes-show-entries = all tables
bayes-show-node = variable
bayes-show-node-states = states
bayes-show-node-parents = parents
bayes-show-clique = Cliques of the best order:
