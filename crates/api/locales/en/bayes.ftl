# Bayesian and Markov networks.

bayes-no-variable = { COUNT($alike) ->
       [0] there is no variable "{ $name }"
      *[other] there is no variable "{ $name }"; there is { JOIN($alike, by: ", ") }
    }
bayes-read-no-variable = there is no variable "{ $value }"
bayes-evidence-no-variable = { bayes-read-no-variable }
bayes-read-no-state = "{ $variable }" has no state "{ $state }"
bayes-evidence-no-state = "{ $variable }" has no state "{ $state }"; its states are { JOIN($known, by: ", ") }
bayes-no-order = unknown order "{ $name }"; known are best, min-degree, min-weight, min-fill, weighted-min-fill, or the names of variables separated by commas

bayes-read-gzip = the file begins like a gzip file but cannot be unpacked: { $value }
bayes-read-too-long = the unpacked file has more than { $most } bytes, which is the most that is read
bayes-read-unknown-format = the text looks like none of the formats bif, xmlbif, uai, hugin; name its format with --format
    .page = the text looks like none of the formats bif, xmlbif, uai, hugin; choose its format
bayes-read-at = line { $line }, column { $column }: { $problem }
bayes-read-unexpected = found { $found }, expected { $expected }
bayes-read-unfinished = found { $value } that never ends
bayes-read-xml = this is not XML: { $value }
bayes-read-count = found { $found } { $of }, expected { $expected }
bayes-read-no-number = found the { $of } { $found }, but there are only { $count }, counted from 0
bayes-read-two-rows = { COUNT($row) ->
       [0] "{ $node }" has two rows; keep one of them
      *[other] "{ $node }" has two rows for ({ JOIN($row, by: ", ") }); keep one of them
    }
bayes-read-no-row = { COUNT($row) ->
       [0] "{ $node }" has no row; add it, or a default
      *[other] "{ $node }" has no row for ({ JOIN($row, by: ", ") }); add it, or a default
    }
bayes-read-too-large = "{ $node }" asks for { $asked } numbers or states, more than the { $most } that are read
bayes-read-repeated = variable { $value } occurs twice in the scope
bayes-read-kind = "{ $node }" is a node of the kind { $kind }; only discrete chance nodes are read
bayes-read-expression = the expression of "{ $node }" is not read: { $why }; write its table as data
bayes-network-no-table = node "{ $node }" has no table; give it one
bayes-network-two-tables = node "{ $node }" has two tables; keep one of them
bayes-network-bad-parent = node "{ $node }" cannot have the parent "{ $parent }": it is the node itself or named twice
bayes-network-cyclic = the arcs go in a circle: { JOIN($nodes, by: " -> ") }
bayes-network-length = the table of "{ $node }" needs { $expected } numbers ({ $rows } rows of { $states }), there are { $found }
bayes-network-row = { COUNT($row) ->
       [0] the table of "{ $node }": { $problem }
      *[other] the table of "{ $node }" in the row { JOIN($row, by: ", ") }: { $problem }
    }
bayes-equation = { JOIN($sides, by: " = ") }
bayes-row-negative = { $value } is negative
bayes-row-not-finite = { $value } is not a number between 0 and 1
bayes-row-sum = its numbers sum to { $value }, not to 1
bayes-row-no-state = the node has no state number { $value }
bayes-network-structure = the structure of "{ $node }" does not fit: { $problem }
bayes-structure-few-states = the parents sum up to { $largest }, which asks for { $states } states
bayes-structure-causes = it needs one row for each state of each parent
bayes-structure-cause-length = a cause has { $found } numbers, not { $states }
bayes-variable-duplicate-name = variable "{ $name }" is declared twice
bayes-variable-duplicate-state = variable "{ $variable }" has the state "{ $state }" twice
bayes-variable-no-states = variable "{ $variable }" has no states; give it at least one
bayes-markov-no-variable = factor { $factor } has variable number { $variable }, which does not exist
bayes-markov-size = factor { $factor } gives "{ $variable }" { $size } states, it has { $states }
bayes-markov-value = factor { $factor } holds { $value }; weights are finite and not negative
bayes-evidence-form = "{ $value }" is no observation; write variable=state
bayes-evidence-twice = there are two observations of "{ $value }"; keep one
bayes-evidence-likelihood = the likelihood of "{ $variable }" needs { $states } numbers, none negative, not all zero
bayes-write-undirected = a Markov network cannot be written as { $value }; use uai
bayes-write-too-large = the table of "{ $node }" is too large to be written out, and { $format } has no other way
bayes-write-unfinished = the network could not be written completely
bayes-write-name = the name "{ $name }" cannot be written as { $format }: { $why }; rename it
bayes-inference-impossible = impossible evidence: these observations have probability zero
bayes-inference-drowned = rounding errors of the rank-one decomposition drown the answer; use --decompose rank-one (roots of unity) or chain
    .page = rounding errors of the rank-one decomposition drown the answer; decompose tables by roots of unity, or as a chain
bayes-factor-too-large = a table of about 2^{ $entries } entries is too large; use --decompose chain
    .page = a table of about 2^{ $entries } entries is too large; decompose tables as a chain
bayes-factor-repeated = variable number { $value } occurs twice in the scope
bayes-factor-no-states = variable number { $value } has no states
bayes-factor-foreign = the divisor has variable number { $value }, the dividend has not
bayes-factor-length = the scope asks for { $expected } numbers, there are { $found }
bayes-limit = { $table ->
       [none] { $stop }.
      *[other] { $stop }: the next table would have { $table } entries. Allow more with --max-memory, or try another --order.
    }
    .page = { $table ->
           [none] { $stop }.
          *[other] { $stop }: the next table would have { $table } entries. Choose a smaller network, or another elimination order.
        }
bayes-sampling-undirected = this method samples along the arcs of a Bayesian network; use --method gibbs
    .page = this method samples along the arcs of a Bayesian network; choose Gibbs sampling
bayes-too-many-chains = { $chains } chains are too many; use at most { $most }
bayes-sampling-none-agrees = none of { $samples } samples agrees with the evidence: it is impossible, or improbable enough to ask for an exact method
bayes-samples = Estimated from { $samples } samples, worth { $effective } independent ones; after ± the standard error.
bayes-badly-mixed = The chains disagree (ratio { $ratio }, which should be below 1.1): do not trust the numbers; use more --samples or an exact method.
    .page = The chains disagree (ratio { $ratio }, which should be below 1.1): do not trust the numbers; take more samples or an exact method.
bayes-unmoved = { $count ->
    [one] One variable never changed its state in any chain ({ $names }): it is certain, or the chains are stuck.
   *[other] { $count } variables never changed their state in any chain ({ $names }): they are certain, or the chains are stuck.
}
bayes-impossible-one = Impossible evidence: { $evidence } has probability zero.
bayes-impossible-smallest = Impossible evidence: { $evidence } cannot be true together; no smaller set of the observations is impossible.
bayes-impossible-some = Impossible evidence: { $evidence } cannot be true together; any fewer of them can.
bayes-impossible-together = Impossible evidence: { $evidence } cannot be true together.

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
bayes-show-table = table
bayes-tables-none = The network has no variables, so there are no tables.
bayes-tables-left-out = { $count ->
    [one] One table has more than { $most } numbers and is left out: { $names }.
   *[other] { $count } tables have more than { $most } numbers and are left out: { $names }.
}{ $most ->
    [100000] {""}
   *[other] {" "}--table-size raises the limit.
}
    .page = { $count ->
        [one] One table has more than { $most } numbers and is left out: { $names }.
       *[other] { $count } tables have more than { $most } numbers and are left out: { $names }.
    }
bayes-picture-dag = { $name ->
    [none] The network: parents and children
   *[other] The network { $name }: parents and children
}
bayes-picture-moral = { $name ->
    [none] The moral graph
   *[other] The moral graph of { $name }
}
bayes-picture-triangulated = { $name ->
    [none] The triangulated graph
   *[other] The triangulated graph of { $name }
}
bayes-picture-arc = from a parent to its child
bayes-picture-edge = an arc without its direction
bayes-picture-marriage = moralisation: parents of a common child
bayes-picture-fill = fill edge of the elimination order (triangulation)
bayes-picture-no-fill = The moral graph is triangulated already: no fill edge is needed.
bayes-picture-too-large = { $edges ->
    [0] a picture has 2000 variables at most, and there are { $variables }: take a smaller network
   *[other] a picture has 20000 edges at most, and there are { $edges } between { $variables } variables: take a smaller network
}
bayes-unanswered = { $count ->
    [one] Not computed: { $names }.
   *[other] { $count } variables were not computed: { $names }.
}
bayes-show-unmeasured = Not measured: { $orders }.

# What the readers of files expect.
bayes-term-after-one-state-of-each-parent = ")" after one state of each parent
bayes-term-after-the-expression = ";" after the expression
bayes-term-at-the-end-of-the-attribute = ";" at the end of the attribute
bayes-term-at-the-end-of-the-property = ";" at the end of the property
bayes-term-bayes-or-markov = "BAYES" or "MARKOV"
bayes-term-net-node-or-potential = "net", "node" or "potential"
bayes-term-network-variable-or-probability = "network", "variable" or "probability"
bayes-term-property-or = "property" or "{"}"}"
bayes-term-table-default-property-or = "table", "default", "(", "property" or "{"}"}"
bayes-term-type-property-or = "type", "property" or "{"}"}"
bayes-term-or-after-the-node = "|" or ")" after the node
bayes-term-a-comment = a comment "/*"
bayes-term-a-name = a name
bayes-term-a-number-of-states = a number of states
bayes-term-a-number = a number
bayes-term-a-quoted-name = a quoted name
bayes-term-a-state-or = a state or ")"
bayes-term-a-state = a state
bayes-term-an-attribute-or = an attribute or "{"}"}"
bayes-term-an-attribute = an attribute
bayes-term-another-name-this-one-is-taken = another name: this one is taken
bayes-term-at-least-one-variable-the-node-after-its-parents = at least one variable: the node, after its parents
bayes-term-blanks-around-it-would-be-lost = blanks around it would be lost
bayes-term-xml-has-no-such-character = XML has no such character
bayes-term-it-is-not-the-sum-of-all-parents = it is not the sum of all parents
bayes-term-numbers-in-the-row = numbers in the row
bayes-term-one-element-for-in-definition = one element FOR in DEFINITION
bayes-term-one-element-name-in-variable = one element NAME in VARIABLE
bayes-term-one-element-table-in-definition = one element TABLE in DEFINITION
bayes-term-the-element-network = the element NETWORK
bayes-term-the-end-of-the-text-after-the-class = the end of the text after the class
bayes-term-the-end-of-the-text-after-the-last-function = the end of the text after the last function
bayes-term-the-end-of-the-text-after-the-last-observation = the end of the text after the last observation
bayes-term-the-end-of-the-text = the end of the text
bayes-term-the-name-of-a-node = the name of a node
bayes-term-the-name-of-a-variable = the name of a variable
bayes-term-the-name-of-the-class = the name of the class
bayes-term-the-name-of-the-network = the name of the network
bayes-term-the-name-of-the-node = the name of the node
bayes-term-the-network-s-name-or = the network's name or "{"{"}"
bayes-term-the-number-of-a-variable = the number of a variable
bayes-term-the-number-of-entries-of-each-function = the number of entries of each function
bayes-term-the-number-of-functions = the number of functions
bayes-term-the-number-of-observations = the number of observations
bayes-term-the-number-of-samples = the number of samples
bayes-term-the-number-of-states-of-each-variable = the number of states of each variable
bayes-term-the-number-of-states = the number of states
bayes-term-the-number-of-variables-of-each-function = the number of variables of each function
bayes-term-the-number-of-variables = the number of variables
bayes-term-the-numbers-of-a-variable-and-of-its-state = the numbers of a variable and of its state
bayes-term-the-state-values-of-its-nodes-are-not-0-1-2-and-so-on = the state_values of its nodes are not 0, 1, 2 and so on
bayes-term-the-variable-s-type = the variable's "type"
bayes-term-the-variable-s-name = the variable's name
bayes-term-states = states
bayes-term-state = state
bayes-term-variable = variable
bayes-term-samples = samples
bayes-term-numbers = numbers
bayes-term-its-own-states = its own states
bayes-term-node = node
