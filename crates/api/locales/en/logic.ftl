# Propositional logic.

logic-query-error = the question "{ $query }", column { $column }: { $problem }
logic-parse-unexpected = expected { $expected }, found "{ $found }"
logic-parse-ends = expected { $expected }, but the text ends here
logic-parse-unclosed = this parenthesis is never closed
logic-parse-unopened = this parenthesis was never opened
logic-parse-unknown-operator = unknown operator "{ $found }"; known are ~ & | => <=> and ¬ ∧ ∨ → ↔
logic-parse-too-deep = nested more than { $limit } levels deep
logic-parse-unknown-word = unknown word "{ $found }"; known are { JOIN($known, by: ", ") }
logic-parse-out-of-range = the number { $found } is out of range; the most is { $most }
logic-expected-formula = a symbol, "~" or "("
logic-expected-operator = an operator or the end of the formula
logic-expected-index = an index such as [1,2]
logic-expected-tell = TELL
logic-expected-end-of-sentence = an operator, ";" or ASK
logic-expected-header = a header such as "p cnf 3 2"
logic-expected-number = a whole number
logic-expected-end-of-clause = a 0 that ends the clause

logic-entailed = { $query }: yes, it follows from { $count ->
    [one] one of
   *[other] { $count } of
} { $total ->
    [one] one sentence
   *[other] { $total } sentences
}{ $lines }.
logic-valid = { $query }: yes, it is true in itself.
logic-from-contradiction = { $query }: yes, because everything follows: the knowledge base contradicts itself{ $lines }.
logic-refuted = { $query }: no. All sentences are true and it is false { $where }.
logic-unknown = { $query }: not known. { $why }
logic-lines = { $count ->
    [one] {" "}(line { $lines })
   *[other] {" "}(lines { $lines })
}
logic-numbers = { $count ->
    [one] {" "}(sentence { $lines })
   *[other] {" "}(sentences { $lines })
}
logic-where-true = when { $symbols } { $count ->
    [one] is true and the rest is false
   *[other] are true and the rest is false
}
logic-where-false = when every symbol is false
logic-more-symbols = { $count } more
logic-consistent = { $total ->
    [0] There are no sentences: only what is true in itself follows.
    [one] The sentence can be true, for example { $where }.
   *[other] The { $total } sentences can all be true, for example { $where }.
}
logic-inconsistent = The knowledge base contradicts itself: everything follows from it. { $count ->
    [one] One sentence alone cannot be true{ $lines }.
   *[other] { $count } of { $total } sentences are enough to show it{ $lines }.
}
logic-consistency-unknown = It is not known whether the sentences contradict each other. { $why }
logic-explained = The fewest that it follows from:
logic-explained-any = A set from which none can be left out:
logic-explanation-unknown = Which sentences it needs was not found: { $limit }.
logic-models-unknown = How many models there are was not counted: { $limit }.
logic-models = { $count ->
    [one] One row of the truth table makes all sentences true.
   *[other] { $count } rows of the truth table make all sentences true.
}

logic-why-budget = The engine did not finish: { $value }.
logic-why-not-horn = Chaining sees Horn clauses only (p & q => r), and without the others it does not follow: { $value } is none. Try --method sat.
    .page = Chaining sees Horn clauses only (p & q => r), and without the others it does not follow: { $value } is none. Choose a SAT solver.
logic-position-for-chaining = These sentences come from a Minesweeper position. Chaining has rules of its own: atisbo convert minesweeper POSITION --to tell-ask --rules report --cell ROW,COLUMN writes them.
    .page = These sentences come from a Minesweeper position. Chaining has rules of its own: ask it about the position itself.
logic-why-query-not-atomic = Chaining proves symbols and conjunctions of symbols only. Try --method sat.
    .page = Chaining proves symbols and conjunctions of symbols only. Choose a SAT solver.
logic-why-no-model-found = Local search finds counter-examples only, and found none: that proves nothing. Try --method sat.
    .page = Local search finds counter-examples only, and found none: that proves nothing. Choose a SAT solver.

logic-rule-told = { $line ->
       [none] told
      *[other] told in line { $line }
    }
logic-rule-assumed = assumed, to find a contradiction
logic-rule-definition = a name for a part
logic-rule-clause = a clause of { $from }
logic-rule-modus-ponens = modus ponens from { $from }
logic-rule-resolution = resolution of { $from }
logic-rule-conjunction = { $from } together
logic-rule-contradiction = { $from } is a contradiction
logic-rule-truth-table = true in every row where { $from } are true
logic-proof = Proof:
logic-above = shown above

logic-column-query = question
logic-column-method = method
logic-column-answer = answer
logic-column-nodes = nodes
logic-column-decisions = decisions
logic-column-propagations = propagations
logic-column-conflicts = conflicts
logic-column-derived = derived
logic-column-time = ms
logic-answer-entailed = follows
logic-answer-refuted = does not follow
logic-answer-unknown = unknown
logic-answer-consistent = consistent
logic-answer-inconsistent = inconsistent
logic-statistics = { $nodes } nodes, { $decisions } decisions, { $propagations } propagations, { $conflicts } conflicts, { $derived } clauses derived, { $time } ms.

logic-conflicts-model = { $count ->
    [0] There was no conflict: propagation led to a model. { $meaning }
    [one] One conflict, then a model. { $meaning }
   *[other] { $count } conflicts, then a model. { $meaning }
}
logic-conflicts-model-follows = It does not follow.
logic-conflicts-model-consistent = The sentences can all be true.
logic-conflicts-none = { $count ->
    [0] One of the clauses is empty: there is no model. { $meaning }
    [one] One conflict, and no model is left. { $meaning }
   *[other] { $count } conflicts, and no model is left. { $meaning }
}
logic-conflicts-none-follows = It follows.
logic-conflicts-none-consistent = The sentences contradict each other.
logic-no-such-conflict = there is no conflict { $wanted }; there were { $count }
logic-column-number = conflict
logic-column-decisions-made = decisions
logic-column-clause = false clause
logic-column-uip = first UIP
logic-column-learned = learned

# What happens in an engine, step by step.
logic-event-known = { $symbol } is taken from the agenda: it is known to be true.
logic-event-fire = All that { $rule } needs is known: { $head } follows.
logic-event-goal = To prove: { $symbol } (goal at depth { $depth }).
logic-event-try = Tries the rule { $rule }.
logic-event-proved = { $symbol } is proved.
logic-event-not-proved = { $symbol } cannot be proved.
logic-event-cycle = { $symbol } came up while it is being proved: this way goes in a circle.
logic-event-remembered-proved = { $symbol } was proved before.
logic-event-remembered-not-proved = { $symbol } was tried before in this round and not proved.
logic-event-restart = Starts over, and keeps what it has learned.
logic-event-row-both = In this row the knowledge base and the question are true.
logic-event-row-counter = In this row the knowledge base is true and the question is false: it does not follow.
logic-event-row-out = In this row the knowledge base is false: it does not count.
