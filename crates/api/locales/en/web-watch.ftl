# Watching a method think: the trace player and its views.

web-watch-title = Watch a method think
web-watch-kinds = Kinds of methods
web-watch-tab-search = Search
web-watch-tab-csp = Constraints
web-watch-tab-bayes = Bayesian network
web-watch-tab-logic = Logic
web-watch-lead-search = A puzzle as a tree of states. See which node is taken next, which ones wait, and what several strategies make of the same puzzle.
web-watch-lead-csp = Every cell has the values it may still take. See which rule takes one away, and why a guess fails.
web-watch-lead-bayes = A Minesweeper position as a network of probabilities. See how one variable after the other is summed out, until the answer is left.
web-watch-lead-logic = A knowledge base and a question. See which rule fires, which clause is learned, and the proof at the end.
web-watch-setup = What to watch
web-watch-result = The run
web-watch-game = Game
web-watch-sample = Example
web-watch-own = My own
web-watch-text-sudoku = Puzzle
web-watch-text-ohno = Puzzle
web-watch-text-minesweeper = Position
web-watch-text-logic = Knowledge base
web-watch-run = Run
web-watch-ready = { $count ->
        [one] One step recorded.
       *[other] { $count } steps recorded.
    }
web-watch-board = Board at this moment
web-watch-method = Method
web-watch-engine = Engine
web-run-running = Running …
web-run-progress = Progress
web-run-done-of = { $done } of { $total } done
web-run-cancel = Cancel
web-run-cancelled = Cancelled.

web-sample-sudoku-4 = Sudoku 4 × 4, tiny
web-sample-sudoku-6 = Sudoku 6 × 6
web-sample-sudoku-easy = Sudoku 9 × 9, easy
web-sample-sudoku-hard = Sudoku 9 × 9, few clues
web-sample-ohno-4 = 0h n0 4 × 4
web-sample-ohno-5 = 0h n0 5 × 5
web-sample-ohno-min = 0h n0 4 × 4, few numbers
web-sample-mines-small = A ring of hidden cells
web-sample-mines-row = A corner to think about
web-sample-mines-count = An open edge
web-sample-logic-wumpus = The wumpus world
web-sample-logic-horn = Rules with a circle
web-sample-logic-chain = A chain of rules
web-sample-logic-club = Three friends and a party

# The player.
web-watch-controls = Playback
web-watch-start = To the start
web-watch-prev = One step back
web-watch-play = Play
web-watch-pause = Pause
web-watch-next = One step on
web-watch-end = To the end
web-watch-speed = Speed
web-watch-rate = { $count ->
        [one] 1 step a second
       *[other] { $count } steps a second
    }
web-watch-slider = Moment
web-watch-count = { $at } of { $all }
web-watch-empty = There was nothing to do: the method took no step.
web-watch-before = Nothing has happened yet. Take a step, or press play.
web-watch-truncated = { $count ->
        [one] The trace ends here, but the method took one step more.
       *[other] The trace ends here, but the method took { $count } steps more.
    }
web-watch-breaks = Breakpoints and step size
web-watch-unit = A step is
web-watch-unit-all = every event
web-watch-any = any event
web-watch-break-kind = Stop at
web-watch-break-depth = Depth
web-watch-break-node = Node number
web-watch-break-cells = Cell
web-watch-break-next = Run to the next
web-watch-break-prev = Back to the last
web-watch-break-none = There is no such event in this direction.
web-watch-keys = Keys: ← and → step, space plays and pauses, Home and End jump, B runs to the next breakpoint (Shift+B back).

web-watch-kind-generated = a node is generated
web-watch-kind-expanded = a node is expanded
web-watch-kind-duplicate = a state is found again
web-watch-kind-pruned = something is pruned
web-watch-kind-goal = a goal
web-watch-kind-limit_raised = the limit is raised
web-watch-kind-assign = a value is tried
web-watch-kind-domain_change = values are ruled out
web-watch-kind-pair_change = pairs are ruled out
web-watch-kind-failure = a failure
web-watch-kind-backtrack = decisions are taken back
web-watch-kind-solution = a solution
web-watch-kind-restart = a new start
web-watch-kind-move = a move
web-watch-kind-generation = a generation
web-watch-kind-tables = the tables at the start
web-watch-kind-ordered = the order
web-watch-kind-eliminated = a variable is eliminated
web-watch-kind-moralised = the parents of a child are joined
web-watch-kind-triangulated = a variable goes from the graph
web-watch-kind-clique = a clique
web-watch-kind-message = a message
web-watch-kind-visited = a state is visited
web-watch-kind-normalised = the answer
web-watch-kind-row = a row of the table
web-watch-kind-known = a fact is taken up
web-watch-kind-fire = a rule fires
web-watch-kind-try = a rule is tried
web-watch-kind-settled = a goal is settled
web-watch-kind-cycle = a circle
web-watch-kind-remembered = a goal is remembered
web-watch-kind-resolvent = two clauses are resolved
web-watch-kind-subsumed = a clause is dropped
web-watch-kind-decide = a decision
web-watch-kind-propagate = a unit clause
web-watch-kind-pure = a pure literal
web-watch-kind-conflict = a conflict
web-watch-kind-learn = a clause is learned
web-watch-kind-flip = a value is flipped
web-watch-kind-turn = a clause has its turn
web-watch-kind-start = random values
web-watch-kind-linked = two cliques are joined
web-watch-kind-read = an answer is read off
web-watch-kind-started = a chain begins
web-watch-kind-sample = a sample

web-watch-counter-expanded = expanded
web-watch-counter-generated = generated
web-watch-counter-frontier = frontier
web-watch-counter-largest = largest so far
web-watch-counter-duplicates = duplicates
web-watch-counter-pruned = pruned
web-watch-counter-deepest = deepest
web-watch-counter-assignments = values tried
web-watch-counter-depth = depth
web-watch-counter-changes = domain changes
web-watch-counter-failures = failures
web-watch-counter-backtracks = backtracks
web-watch-counter-restarts = new starts
web-watch-counter-moves = moves
web-watch-counter-left = variables left
web-watch-counter-eliminated = eliminated
web-watch-counter-tables = tables
web-watch-counter-entries = numbers in them
web-watch-counter-messages = messages
web-watch-counter-steps = steps
web-watch-counter-known = symbols settled
web-watch-counter-derived = derived
web-watch-counter-decisions = decisions
web-watch-counter-conflicts = conflicts
web-watch-counter-level = level

# The screen.
web-watch-change = Change
web-watch-share = Copy a link to this moment
web-watch-shared = The link is on the clipboard.
web-watch-stale = The settings have changed. What is shown is the run before.
web-watch-run-again = Run again
web-watch-turns = Parts of the run
web-watch-code = Code
web-watch-line-stop = Click a line of the code to stop there while playing.
web-watch-breaks-short = Stops
web-watch-about = { $what } · { $how }
web-watch-about-beside = { $one } · beside { $other }
web-watch-own-sudoku = Your Sudoku
web-watch-own-ohno = Your 0h n0
web-watch-own-minesweeper = Your position
web-watch-own-logic = Your knowledge base
web-watch-two = { $one } { $other }
web-watch-nodes = { $count ->
        [one] 1 node
       *[other] { $count } nodes
    }
web-watch-variable-node = { $id } ({ $step })
web-watch-waiting-taken = taken
web-watch-waiting-depth = depth { $depth }
web-watch-tree-above = { $count ->
        [one] One level above is not shown.
       *[other] { $count } levels above are not shown.
    }
web-watch-status-folded = folded: press to open

# Why a node is taken, kept or dropped.
web-watch-search-expanded-why = { $why } Its children are made next.
web-watch-search-cheaper = Cheaper: { $step } reaches the state of node { $known } at cost { $g } instead of { $cost_known }. It hangs from node { $parent } from now on: { $cost }.
web-watch-search-known = Thrown away: { $step } leads to the state of node { $known }, which { $where }. This way costs { $g }.
web-watch-known-frontier = is in the frontier at cost { $g }
web-watch-known-expanded = was expanded at cost { $g }
web-watch-known-path = lies on this very path at cost { $g }
web-watch-known-pruned = was pruned at cost { $g }
web-watch-taken-only = Node { $id } is taken because no other waits.
web-watch-taken-oldest = Node { $id } is taken because it is the oldest in the frontier.
web-watch-taken-shallowest = Node { $id } is taken because no node that waits has fewer steps: depth { $depth }.
web-watch-taken-deepest = Node { $id } is taken because no node that waits lies deeper: depth { $depth }.
web-watch-taken-g = Node { $id } is taken because its cost g = { $g } is the lowest that waits.
web-watch-taken-h = Node { $id } is taken because its estimate h = { $h } is the lowest; the cost so far does not count.
web-watch-taken-f = Node { $id } is taken because f = { $g } + { $h } = { $value } is the lowest.
web-watch-taken-wf = Node { $id } is taken because f = { $g } + { $weight } × { $h } = { $value } is the lowest.
web-watch-taken-level = Node { $id } is taken because its estimate h = { $h } is the lowest of its level.
web-watch-tie-first = { $count ->
        [one] Node { $other } has the same value: the one made first goes first.
       *[other] { $count } others have the same value: the one made first goes first, node { $other } is next.
    }
web-watch-tie-last = { $count ->
        [one] Node { $other } has the same value: the newer goes first.
       *[other] { $count } others have the same value: the newest goes first, node { $other } is next.
    }
web-watch-tie-high_g = { $count ->
        [one] Node { $other } has the same value: the one with the higher cost, nearer to a goal, goes first.
       *[other] { $count } others have the same value: the one with the highest cost, nearest to a goal, goes first.
    }
web-watch-tie-low_h = { $count ->
        [one] Node { $other } has the same value: the one with the lower estimate goes first.
       *[other] { $count } others have the same value: the one with the lowest estimate goes first.
    }
web-watch-tie-heap = { $count ->
        [one] Node { $other } has the same value: the place in the heap decides.
       *[other] { $count } others have the same value: the place in the heap decides.
    }
web-watch-prune-bound-why = f = { $f } exceeds the bound { $bound }
web-watch-prune-depth-why = it lies at the depth limit { $limit }
web-watch-prune-width-why = the beam keeps { $width } nodes of a level, and the worst of them has h = { $worst }; this one has h = { $value }
web-watch-prune-discrepancies-why = its path would go against the heuristic too often: { $discrepancies } is more than the limit, { $limit }
web-watch-search-limit-depth-why = Nothing within depth { $from }, where { $count ->
        [one] one node was
       *[other] { $count } nodes were
    } cut off. The search starts again with the depth limit { $value }.
web-watch-search-limit-bound-why = Nothing with f ≤ { $from }. The least f that was cut off is { $value }: it is the bound from now on, and the search starts again.
web-watch-search-limit-discrepancies-why = Nothing with { $from ->
        [0] no step
        [one] one step
       *[other] { $from } steps
    } against the heuristic, which cut off { $count ->
        [one] one node.
       *[other] { $count } nodes.
    } The search starts again and allows { $value }.
web-watch-search-met = Node { $forward } from the start and node { $backward } from the goal have met at cost { $cost }, and every way not yet known costs at least { $least }: this one is cheapest.
web-watch-search-met-all = Node { $forward } from the start and node { $backward } from the goal have met at cost { $cost }, and no other way is left.

# Search.
web-watch-lane = Strategy { $number }
web-watch-lane-add = Add a strategy beside it
web-watch-lane-remove = Remove
web-watch-lane-informed = { $strategy }, { $heuristic }
web-watch-strategy = Strategy
web-watch-heuristic = Heuristic
web-watch-formulation = What a step is
web-watch-cell-order = Which cell next
web-watch-tree-label = Search tree. Arrow keys move from node to node, Enter goes to the moment at which a node was made, the O key opens or folds it, Escape follows the search again.
web-watch-tree-tools = View of the tree
web-watch-tree-in = Larger
web-watch-tree-out = Smaller
web-watch-tree-fit = The whole tree
web-watch-legend = What the shapes mean
web-watch-status-unborn = not there yet
web-watch-status-frontier = waits in the frontier
web-watch-status-expanded = explored
web-watch-status-pruned = pruned
web-watch-status-duplicate = known already
web-watch-status-goal = goal
web-watch-no-node = Point at a node, or take a step.
web-watch-node = Node { $id }
web-watch-node-depth = depth
web-watch-node-g = cost g
web-watch-node-h = estimate h
web-watch-node-f = f = g + h
web-watch-node-turn = expanded as no.
web-watch-node-path = Steps here:
web-watch-root = the start
web-watch-cost-g = cost { $g }
web-watch-cost-f = f = { $g } + { $h } = { $f }
web-watch-search-start = The search starts: node 0 is the puzzle as given, and waits in the frontier.
web-watch-search-generated = Node { $id } ({ $step }) is made from node { $parent } and put into the frontier: { $cost }.
web-watch-search-replaced = Another way to node { $id }, from node { $parent } ({ $step }), takes the place of the one before: { $cost }.
web-watch-search-expanded = Node { $id } ({ $step }) is taken from the frontier and expanded: { $cost }, depth { $depth }.
web-watch-search-duplicate = { $step } leads to a state that is known already (node { $id }): dropped.
web-watch-search-pruned = { $step } is dropped at depth { $depth }: { $reason }.
web-watch-search-pruned-start = The puzzle as given is dropped: { $reason }.
web-watch-search-goal = Node { $id } ({ $step }) is a goal. The way there costs { $g }.
web-watch-search-limit-depth = Nothing found within the limit. The search starts again with the depth limit { $value }.
web-watch-search-limit-bound = Nothing found within the bound. The search starts again with the bound f ≤ { $value }.
web-watch-search-limit-discrepancies = Nothing found. The search starts again and allows more steps against its heuristic on a path: { $value }.
web-watch-prune-starved = a number sees too few cells already, and walls only take away
web-watch-prune-overfull = a number sees too many cells that stay floors
web-watch-prune-isolated = a floor that cannot become a wall sees nobody
web-watch-prune-unsatisfiable = no choice of walls gives a number the view it wants
web-watch-prune-walled_number = a wall stands on a number
web-watch-prune-contradiction = all that follows from it ends in a contradiction
web-watch-prune-conflicting_givens = the givens contradict each other
web-watch-prune-cell_without_value = a cell has no value left
web-watch-prune-value_without_place = a value has no place left in a row, column or box
web-watch-prune-depth = it lies at the depth limit
web-watch-prune-bound = cost and estimate exceed the bound
web-watch-prune-width = it does not fit into the beam
web-watch-prune-discrepancies = its path goes against the heuristic too often
web-watch-prune-unknown = it cannot lead to a goal

web-strategy-bfs = Breadth-first
web-strategy-dfs = Depth-first
web-strategy-dls = Depth-limited
web-strategy-ids = Iterative deepening
web-strategy-ucs = Uniform cost
web-strategy-greedy = Greedy best-first
web-strategy-astar = A*
web-strategy-wastar = Weighted A*
web-strategy-idastar = IDA*
web-strategy-beam = Beam search
web-strategy-lds = Limited discrepancy
web-heuristic-h1 = H1, of the report
web-heuristic-h2 = H2, of the report
web-heuristic-h2i = H2i, of the report
web-heuristic-h2h = H2i halved, of the report
web-heuristic-h2a = H2a, of the report (called admissible, refuted)
web-heuristic-h3 = H3, admissible
web-heuristic-matching = Matching, admissible
web-heuristic-crossing = Crossing, admissible
web-heuristic-tightest = Tightest cell
web-heuristic-domains = Sizes of domains
web-heuristic-forward = Dead ends seen ahead
web-heuristic-singles = Dead ends after all singles
web-formulation-faithful = as in the report
web-formulation-clean = cleaned up
web-formulation-pruned = dead ends cut
web-formulation-propagating = with all that follows
web-cell-order-first = the first empty one
web-cell-order-mrv = fewest values
web-cell-order-mrv_degree = fewest values, most neighbours

# Constraints.
web-method-ac3 = AC-3 alone
web-method-ac2001 = AC-2001 alone
web-method-path = Path consistency alone
web-method-brute-force = Brute force
web-method-bt = Backtracking
web-method-bt-mrv = Backtracking, fewest values
web-method-bt-degree = Backtracking, degree
web-method-bt-mrv-degree = Backtracking, fewest values and degree
web-method-fc = Forward checking
web-method-fc-mrv = Forward checking, fewest values
web-method-ac3-fc-mrv = AC-3, then forward checking
web-method-fc-mrv-degree-lcv = Forward checking, all orderings
web-method-mac = Maintaining arc consistency (MAC)
web-method-mac-places = MAC with hidden singles
web-method-mac-domwdeg = MAC, weighted degree
web-method-cbj = Conflict-directed backjumping
web-method-fc-cbj = Forward checking with backjumping
web-method-mac-cbj = MAC with backjumping
web-method-fc-lds = Limited discrepancies
web-method-min-conflicts = Min-conflicts
web-method-genetic = Genetic algorithm
web-method-dlx = Dancing links
web-watch-failed = Why it failed:
web-watch-hand = In hand
web-watch-hand-none = Nothing at this moment.
web-watch-hand-cell = cell
web-watch-hand-support = because of
web-watch-hand-rule = rule
web-watch-hand-removed = ruled out
web-watch-decisions = { $count ->
        [one] One decision stands
       *[other] { $count } decisions stand
    }
web-watch-rule-row = row { $number }
web-watch-rule-column = column { $number }
web-watch-rule-box = box { $number }
web-watch-rule-extra = extra region { $number }
web-watch-rule-constraint = rule { $number } of the variant
web-watch-fail-empty_domain = { $cell } has no value left; { $rule } ruled out the last one.
web-watch-fail-never = { $cell } has no value at all.
web-watch-fail-violated = The values break { $rule }.
web-watch-fail-no_place = { $value } has no place left in { $rule }.
web-watch-csp-assign = { $cell } is given the value { $value }, with { $depth ->
        [0] no decision
        [one] one decision
       *[other] { $depth } decisions
    } before it.
web-watch-csp-assign-random = { $cell } starts with the value { $value }, drawn by lot.
web-watch-csp-arc = { $removed } { $count ->
        [one] is
       *[other] are
    } ruled out in { $cell }: { $support } leaves no support ({ $rule }). { $open ->
        [0] Nothing is left.
        [one] Only { $left } is left.
       *[other] { $left } are left.
    }
web-watch-csp-path = { $removed } { $count ->
        [one] is
       *[other] are
    } ruled out in { $cell }: with { $support }, every way round is blocked. { $open ->
        [0] Nothing is left.
        [one] Only { $left } is left.
       *[other] { $left } are left.
    }
web-watch-csp-rule = { $removed } { $count ->
        [one] is
       *[other] are
    } ruled out in { $cell } by { $rule }. { $open ->
        [0] Nothing is left.
        [one] Only { $left } is left.
       *[other] { $left } are left.
    }
web-watch-csp-pair = If { $cell } is { $value }, then { $other } is not { $removed }: { $through } would have no value.
web-watch-csp-solution = A solution: every cell has its value and no rule is broken.
web-watch-csp-restart-discrepancies = Starts again and allows { $value ->
        [one] one discrepancy
       *[other] { $value } discrepancies
    } on a path.
web-watch-csp-restart-assignment = Starts again from a new random assignment.
web-watch-csp-restart-population = Starts again with a new random population.
web-watch-csp-move = { $cell } changes from { $from } to { $to }: { $conflicts ->
        [0] no conflict is left.
        [one] one conflict is left.
       *[other] { $conflicts } conflicts are left.
    }
web-watch-csp-generation = Generation { $number }: the best has { $best ->
        [0] no conflict
        [one] one conflict
       *[other] { $best } conflicts
    }, the worst { $worst }.

# Bayesian network.
web-watch-network = Variables
web-watch-prior = Before any number is seen
web-watch-order = Elimination order
web-watch-switches = What is left out
web-watch-barren = Leave out what is no ancestor of question or evidence
web-watch-separated = Leave out what the evidence cuts off
web-network-pruned = only what matters
web-network-merged = counts for cells that are alike
web-network-split = hidden cells and numbers
web-network-full = everything
web-prior-left = mines left by cells left
web-prior-exact = the exact total of mines
web-prior-cells = mines by cells
web-order-best = the best that is found
web-order-min-fill = fewest new edges
web-order-min-degree = fewest neighbours
web-order-min-weight = smallest table
web-order-weighted-min-fill = lightest new edges
web-watch-variable = Variable
web-watch-ask-this = Ask for this one
web-watch-table-of = Table of { $name }
web-watch-table-alone = { $name }, before anything is known
web-watch-table-given = { $name } given { $parents }
web-watch-table-large = This table is too large to show.
web-watch-table-more = { $count ->
        [one] One row more.
       *[other] { $count } rows more.
    }
web-watch-entries = { $count ->
        [one] 1 number
       *[other] { $count } numbers
    }
web-watch-answer = The answer
web-watch-step = Multiplied, and what comes out
web-watch-order-head = In this order
web-watch-factors = { $count ->
        [one] One table is there
       *[other] { $count } tables are there
    }
web-watch-net-there = still there
web-watch-net-observed = observed
web-watch-net-asked = asked for
web-watch-net-pruned = left out
web-watch-net-eliminated = eliminated
web-watch-net-added = edge added now
web-watch-bayes-barren = { $variable } is left out: it is no ancestor of question or evidence, its table sums to one.
web-watch-bayes-separated = { $variable } is left out: the evidence cuts it off from the question.
web-watch-bayes-moralised = { $count ->
    [one] The graph is made moral: one edge joins parents of { $child } ({ $edges }).
   *[other] The graph is made moral: { $count } edges join the parents of { $child } ({ $edges }).
}
web-watch-bayes-triangulated = { $count ->
    [0] Triangulation: { $variable } goes; its neighbours are joined already.
    [one] Triangulation: { $variable } goes, and one edge joins its neighbours ({ $edges }).
   *[other] Triangulation: { $variable } goes, and { $count } edges join its neighbours ({ $edges }).
}
web-watch-bayes-tables = The evidence is put into the tables: { $count ->
        [one] one is
       *[other] { $count } are
    } left to multiply.
web-watch-bayes-eliminated = { $variable } is summed out: { $count ->
        [one] one table
       *[other] { $count } tables
    } over { $scope } make { $entries } numbers; a table over { $left } with { $size } is left.
web-watch-bayes-sums = { $variable } is summed out without work: its table sums to one.
web-watch-bayes-clique = Clique { $number }: { $variables }.
web-watch-bayes-normalised = What is left is divided by its sum: the probability of { $variables }.

# Logic.
web-watch-source = Knowledge from
web-watch-source-logic = a text
web-watch-source-minesweeper = a Minesweeper position
web-watch-question = Question
web-watch-question-logic = Empty: the first question of the text.
web-watch-question-minesweeper = A cell such as r1c1. Empty: one that is certain.
web-method-truth-table = Truth table
web-method-forward-chaining = Forward chaining
web-method-backward-chaining = Backward chaining
web-method-recursive = Backward chaining in rounds
web-method-resolution = Resolution
web-method-dpll = DPLL
web-method-cdcl = CDCL
web-method-walksat = WalkSAT
web-method-sat = Production SAT solver
web-watch-verdict-entailed = It follows:
web-watch-verdict-refuted = It does not follow:
web-watch-verdict-unknown = This engine cannot tell:
web-watch-kb = Knowledge base
web-watch-symbols = What is known
web-watch-derived = Derived, newest first
web-watch-derived-none = Nothing yet.
web-watch-proof = Proof
web-watch-proof-above = shown above
web-watch-symbol-open = not known
web-watch-symbol-true = true
web-watch-symbol-false = false
web-watch-how-known = fact
web-watch-how-fire = by a rule
web-watch-how-settled = proved
web-watch-how-decide = tried
web-watch-how-propagate = forced
web-watch-how-pure = pure
web-watch-how-flip = flipped
web-watch-how-start = at random
web-watch-how-row = in this row

# Comparing methods.
web-compare-title = Compare methods
web-compare-lead = One puzzle, many methods, each under the same limits and one after the other. Measured by the program itself.
web-compare-run = Compare
web-compare-none = Choose at least one method.
web-compare-ready = { $count ->
        [one] One method was run.
       *[other] { $count } methods were run.
    }
web-compare-result = The comparison
web-compare-all = All
web-compare-clear = None
web-compare-limit = Seconds for each method
web-compare-table = Table of the methods
web-compare-title-column = Method
web-compare-result-column = Result
web-compare-expanded = Expanded or tried
web-compare-generated = Generated
web-compare-frontier = Largest frontier
web-compare-depth = Depth
web-compare-backtracks = Backtracks
web-compare-bytes = Memory
web-compare-seconds = Time
web-compare-length = Solution length
web-compare-cost = Solution cost
web-compare-cheapest-column = Cheapest?
web-cheapest-yes = proved cheapest
web-cheapest-no = not cheapest
web-cheapest-unknown = not known
web-cheapest-as-cheap = proved cheapest, though not by the strategy: it costs no more than a proved solution in this table.
web-cheapest-cheaper = not cheapest: a solution in this table costs less.
web-compare-watch = Watch
web-compare-csv = Download CSV
web-compare-command = Copy as a command
web-compare-copied = The command is on the clipboard.
web-compare-measure = Chart of
web-compare-log = Logarithmic scale
web-compare-chosen = { $count } of { $all }
web-compare-mixed = The methods count different things in this column.
web-compare-mixed-note = In these columns the methods count different things, so their numbers cannot be compared. Only numbers of the same unit can; sorting keeps them together.
web-unit-state = states
web-unit-value = values tried
web-unit-assignment = whole assignments
web-unit-change = changes
web-unit-individual = individuals
web-unit-option = options chosen
web-unit-arc = arcs revised
web-unit-pair = pairs revised
web-unit-decision = decisions, conflicts
web-unit-flip = flips
web-unit-return = steps back
web-unit-conflict = conflicts
web-unit-step = steps
web-unit-cell = cells filled
web-heuristics-title = Are the heuristics admissible?
web-heuristics-lead = Each heuristic of this game is compared with true costs on this puzzle. Admissible: it never says more than the cheapest way to a goal costs. Consistent: no step lowers it by more than the step costs.
web-heuristics-run = Check all heuristics
web-heuristics-ready = { $refuted ->
        [0] { $count } heuristics were checked; none was refuted.
        [one] { $count } heuristics were checked; one is not admissible.
       *[other] { $count } heuristics were checked; { $refuted } are not admissible.
    }
web-heuristics-table = The heuristics and what was found
web-heuristics-heuristic = Heuristic
web-heuristics-admissible = Admissible?
web-heuristics-consistent = Consistent?
web-heuristics-start = Estimate at the start
web-heuristics-true = True cost at the start
web-heuristics-judged = States compared
web-heuristics-holds = yes, in every state
web-heuristics-fails = refuted
web-heuristics-open = not refuted
web-heuristics-refuted = Counter-example to { $heuristic }
web-heuristics-above = Not admissible: here it says { $estimate }, but the goal is { $cost } away.
web-heuristics-drop = Not consistent: this step costs { $cost }, and the estimate falls from { $before } to { $after }.
web-heuristics-dead-end = dead end

# Experiments.
web-lab-title = Experiments
web-lab-lead = Many instances, several methods, one report that says how sure it is. The same seed gives the same instances, here and on the command line.
web-lab-run = Run the experiment
web-lab-ready = { $runs } of { $of } runs made.
web-lab-result = The report
web-lab-text = The experiment as text
web-lab-text-help = The form writes this. It can be changed here, and saved as a file for the command line.
web-lab-name = Name
web-lab-levels = Levels
web-lab-levels-help = beginner, intermediate, expert, or height x width x mines, such as 8x8x10. Several are separated by blanks.
web-lab-shapes = Shapes of the boxes
web-lab-shapes-help = Rows x columns of a box, such as 3x3. Several are separated by blanks.
web-lab-sizes = Sizes
web-lab-sizes-help = 5, or 5x7 for rows x columns. Several are separated by blanks.
web-lab-count = Instances
web-lab-seed = Seed
web-lab-seconds-each = Seconds a run
web-lab-methods = Methods
web-lab-method-exact = Our own engine
web-lab-method-exact-safest = Exact, the safest cell
web-lab-method-exact-fast = Exact, one number ahead
web-lab-method-exact-strong = Exact, further ahead
web-lab-method-exact-max = Exact, as far ahead as time allows
web-lab-method-bayes = Bayesian network
web-lab-method-logic = Logic
web-lab-results = Results
web-lab-plots = Pictures
web-lab-beside = Beside the first method, on the same instances
web-lab-method = Method
web-lab-setting = Setting
web-lab-runs = Runs
web-lab-successes = Successes
web-lab-rate = Rate
web-lab-interval = 95 % interval
web-lab-seconds = Mean time of a success
web-lab-median = Median
web-lab-first = Beside
web-lab-difference = Difference
web-lab-gained = Won by it alone
web-lab-lost = Won by the other alone
web-lab-p = p (McNemar)
web-lab-ratio = Times as long
web-lab-counts = What was counted, in the mean
web-lab-document = The report in full
web-lab-svg = Save as SVG
web-lab-toml = Save the experiment
web-lab-json = Save as JSON
web-watch-opposite = The engine supposes the opposite of the question. If that ends in a contradiction, the question follows.
web-watch-kb-note = Sentences with a bar beside them are those that the answer stands on.
web-watch-no-steps = This engine answers, but writes no steps down. Choose another to watch one at work.
web-watch-asked-help = Click another hidden cell to ask about it.
web-watch-save = Save the trace
web-watch-network-large = With these variables the network of this position is too large. Choose “only what matters”, or a smaller position.
web-watch-waiting = The frontier, in order
web-watch-waiting-more = { $count ->
        [one] One more waits.
       *[other] { $count } more wait.
    }
web-watch-waiting-none = Nothing waits.
web-lab-own = An experiment of my own
web-lab-what = What to run
web-lab-repeat-help = The experiments of a report are measured again, its figures beside ours.
web-lab-repeat-buscapython = Report: Buscapython, Minesweeper by a network
web-lab-repeat-bayes = Report: Bayes, profesional del Buscaminas
web-lab-repeat-logic = Report: Minesweeper solver, by logic
web-lab-repeat-sudoku = Report: teaching search with Sudoku
web-lab-repeat-ohno = Report: 0h n0 by search
web-lab-extent = How thoroughly
web-lab-quick = Quick: few runs
web-lab-full = Full: all runs
web-lab-full-help = A full run takes from seconds to several minutes. It goes on while you use other views, and can be cancelled; leaving or reloading the page ends it.
web-lab-full-elsewhere = This server ends requests after { $time }, so it makes quick runs only. Start Atisbo on your own computer for full ones.
web-lab-phase = measurement { $phase } of { $phases }
web-lab-runs-of = { $done } of { $total } runs
web-lab-left = about { $time } left
web-lab-left-in-phase = about { $time } left in this measurement
web-lab-so-far = { $time } so far
web-lab-finished = The experiment is finished.
web-lab-kept = Made { $when }. Kept on this computer, so it is here after a reload.
web-lab-not-kept = Made { $when }. This result could not be kept: it is larger than 20 MB, or the browser has no room. It is gone after a reload, so save it as a file.
web-lab-none = Nothing was measured yet. The form holds a small experiment to begin with: run it.
web-lab-forget = Forget it
web-compare-safe = Safe cells proved
web-compare-mines = Mines proved
web-compare-risk = Risk of its cell
web-compare-error = Largest error
web-compare-multiplications = Multiplications
web-compare-product = Largest product
web-compare-rules = Rules
web-compare-clauses = Clauses
web-compare-answered = Time until the answer
web-compare-bayes = Network { $network }, prior { $prior }
web-compare-logic = Logic: { $preset }
web-network-local-1 = only the numbers beside each cell
web-network-local-2 = each cell with its surroundings

# Examples that teach, and what short names mean.
web-preset = Example that shows something
web-preset-own = My own settings
web-preset-astar = A*: why f decides
web-preset-astar-about = A* adds the cost so far and the estimate of the rest. Watch f rise from 2 to 5, and nodes wait that look near but cost too much.
web-preset-greedy-wrong = Where greedy goes wrong
web-preset-greedy-wrong-about = Greedy looks at the estimate alone and finds a solution with six walls; A* finds the one with five. Watch where they part.
web-preset-depth-first-wins = Where depth-first beats A*
web-preset-depth-first-wins-about = The fourth report’s Sudoku: every solution costs the same, so there is nothing for A* to save. Depth-first expands 474 nodes, A* 494.
web-preset-two-parts = One problem or two
web-preset-two-parts-about = First the numbers, then the isolated dots: two small problems are solved sooner than one, but the solution has a wall more.
web-preset-deepening = The same tree again and again
web-preset-deepening-about = Iterative deepening raises a limit and starts over. IDA* does the same with f as the limit. Watch how little they remember.
web-watch-parts = Numbers and isolated dots
web-watch-parts-one = one problem
web-watch-parts-two = two problems, one after the other
web-watch-lane-two = { $name }, in two parts
web-heuristic-ohno-h1-is = Report 5: how many dots the numbers see too many. It can be too high.
web-heuristic-ohno-h2i-is = Report 5: the rows and columns between walls that hold a number which sees too many. It can be too high.
web-heuristic-ohno-h2h-is = Half of H2i. The report shows itself that it can be too high.
web-heuristic-ohno-h2a-is = A quarter of H2i, 1 at least. The report calls it admissible; there is a board on which it is too high.
web-heuristic-ohno-h3-is = Report 5: how many dots are isolated. Never too high: each needs a wall of its own.
web-heuristic-ohno-matching-is = Half of the most numbers that see too many and do not share a row or column. Never too high.
web-heuristic-ohno-crossing-is = The walls that such numbers need, less those that can serve two. Never too high, and at least as high as “matching”.
web-heuristic-sudoku-h1-is = Report 4: how many cells are empty.
web-heuristic-sudoku-h2-is = Report 4: how many successors the state has.
web-heuristic-sudoku-tightest-is = How many values the cell with the fewest has.
web-heuristic-sudoku-domains-is = How many values all cells have, as logarithms. It can be too high.
web-heuristic-sudoku-forward-is = How many cells are empty; and no way on where a cell has no value or a value no place.
web-heuristic-sudoku-singles-is = How many cells are empty; and no way on where placing all singles ends in a contradiction.
web-formulation-ohno-faithful-is = The report’s program step by step, with all that decides its counts.
web-formulation-ohno-clean-is = What the report describes, without the slips of its program: walls row by row, never on a number.
web-formulation-ohno-pruned-is = Each step serves one number that sees too many, and dead ends are dropped at once.
web-formulation-ohno-propagating-is = The same, and everything that follows from single numbers is done at once.
web-formulation-sudoku-faithful-is = The report’s program step by step, with all that decides its counts.
web-formulation-sudoku-clean-is = What the report describes, without the slips of its program.
web-formulation-sudoku-pruned-is = The same, and a state in which a cell has no value left, or a value no place, is dropped.
web-formulation-sudoku-propagating-is = The same, and all singles that follow are placed at once.
web-watch-tree-hidden = { $count ->
        [one] One node is folded away here: press to open.
       *[other] { $count } nodes are folded away here: press to open.
    }

# Constraints: the stage, and why.
web-watch-stage-tree = Tree
web-watch-stage-rules = What was ruled out
web-watch-stage-local = Conflicts
web-watch-stage-population = Population
web-watch-chapters = Parts of the work
web-watch-chapter-preprocessing = Preprocessing
web-watch-chapter-search = Skip to the search
web-watch-not-taken = Not taken, next best first
web-watch-listed = { $one }, { $other }
web-watch-chart-conflicts = Conflicts after each step
web-watch-chart-best = Conflicts of the individual in hand, at the end of a generation of the best
web-watch-chart-left = Values that are still open
web-watch-removals = Ruled out, newest first
web-watch-moves-none = At the next move the changes that are compared stand here.
web-watch-moves-head = The changes that leave the fewest conflicts
web-watch-moves-change = Change
web-watch-moves-conflicts = Conflicts then
web-watch-population = Conflicts of every individual (0 is a solution)
web-watch-member = Individual { $place }: { $conflicts ->
        [one] one conflict
       *[other] { $conflicts } conflicts
    }
web-watch-crossed-first = first parent
web-watch-crossed-second = second parent
web-watch-crossed-taken = cells from the second
web-watch-crossed-mutated = cells mutated
web-watch-crossed-conflicts = conflicts of the child
web-watch-counter-generation = generation
web-watch-csp-status-frontier = value still to try
web-watch-csp-status-expanded = tried
web-watch-csp-status-pruned = failed
web-watch-csp-status-goal = solution
web-watch-csp-status-folded = folded: press to open
web-watch-csp-measure-values = { $count ->
        [one] one value fits
       *[other] { $count } values fit
    }
web-watch-csp-measure-degree = { $count ->
        [0] no open neighbour
        [one] one open neighbour
       *[other] { $count } open neighbours
    }
web-watch-csp-measure-weight = weight { $count }
web-watch-csp-options = { $count ->
        [one] one option
       *[other] { $count } options
    }
web-watch-csp-item-cell = a value for { $cell }
web-watch-csp-item-place = a place for { $value } in { $rule }
web-watch-csp-item = Next is { $item }, because nothing has fewer options: { $count ->
        [0] none, a dead end
        [one] one
       *[other] { $count }
    }. { $tie }
web-watch-csp-equal = { $count ->
        [one] One other measures the same; the first of them goes first.
       *[other] { $count } others measure the same; the first of them goes first.
    }
web-watch-csp-choose = { $why } { $tie } { $values }
web-watch-csp-choose-first = { $cell } is next because it is the first empty cell.
web-watch-csp-choose-fewest_values = { $cell } is next because no empty cell has fewer values: { $measure }.
web-watch-csp-choose-degree = { $cell } is next because it touches the most open cells: { $measure }.
web-watch-csp-choose-fewest_values_degree = { $cell } is next because it has the fewest values, and of these the most open neighbours: { $measure }.
web-watch-csp-choose-weighted_degree = { $cell } is next because it has the fewest values for the weight of its rules: { $measure }.
web-watch-csp-order-ascending = Tried in order: { $values }.
web-watch-csp-order-least_constraining = The value that takes least from its neighbours first: { $values }.
web-watch-csp-order-random = Tried in a random order: { $values }.
web-watch-csp-stage-preprocessing = Preprocessing: what the givens alone rule out, before anything is tried.
web-watch-csp-stage-search = The search begins.
web-watch-csp-backtrack-chronological = No value is left to try at depth { $from }: back to the cell before, at depth { $depth }.
web-watch-csp-backtrack-discrepancies = What is left to try would go against the order once too often: back to depth { $depth }.
web-watch-csp-jump = The failures at depth { $from } have to do with { $cells } alone: { $count ->
        [one] back to { $last }, at depth { $depth }.
       *[other] a jump back over { $count } levels to { $last }, at depth { $depth }. What lies between cannot help.
    }
web-watch-csp-picked = { $rule } { $move } { $equal }
web-watch-csp-pick-steepest = { $count ->
        [one] One cell is
       *[other] { $count } cells are
    } in conflict; of all their changes the best is made.
web-watch-csp-pick-one_at_random = { $count ->
        [one] One cell is
       *[other] { $count } cells are
    } in conflict; one is drawn by lot, and its best change made.
web-watch-csp-pick-noise = By chance one of { $count } cells in conflict is drawn by lot, and its best change made.
web-watch-csp-pick-equal = { $count ->
        [one] One other change would be as good.
       *[other] { $count } others would be as good.
    }
web-watch-csp-dealt = Individual { $place } is dealt at random: { $conflicts ->
        [one] one conflict.
       *[other] { $conflicts } conflicts.
    }
web-watch-csp-twin = Individual { $place } is equal to { $of }: it brings nothing new, and is dealt anew.
web-watch-csp-crossed = Crossover: a child of individuals { $one } and { $other }. { $count ->
        [one] One cell comes
       *[other] { $count } cells come
    } from the second, the others from the first. { $mutation } { $conflicts ->
        [0] No conflict: a solution.
        [one] One conflict.
       *[other] { $conflicts } conflicts.
    }
web-watch-csp-mutated = { $count ->
        [one] One cell mutated.
       *[other] { $count } cells mutated.
    }
web-watch-csp-improved = Tabu search improves it: from { $before } to { $after ->
        [one] one conflict.
       *[other] { $after } conflicts.
    }
web-watch-csp-succession = The { $elite } best live on; { $replaced } are replaced by children.
web-watch-kind-stage = a part of the work begins
web-watch-kind-choose = a cell is chosen
web-watch-kind-item = an item is chosen
web-watch-kind-dealt = an individual is dealt
web-watch-kind-twin = a twin is found
web-watch-kind-crossed = a crossover
web-watch-kind-improved = an improvement
web-watch-kind-succession = children take over
web-preset-forward-checking = Forward checking
web-preset-forward-checking-about = The cell with the fewest values first; each value tried is taken from the cells around. Watch a value fail three times, and what is taken back.
web-preset-ac3-enough = Where AC-3 alone is enough
web-preset-ac3-enough-about = Each pair of cells is made consistent until nothing changes. This Sudoku falls without a single guess.
web-preset-ac3-not-enough = Where AC-3 alone is not enough
web-preset-ac3-not-enough-about = The same propagation, another Sudoku: it stops with several values in many cells. Somebody has to try one.
web-preset-backtracking = Plain backtracking
web-preset-backtracking-about = First empty cell, first value, and back when a rule is broken. Nothing is looked at ahead.
web-preset-mac = Search that keeps arcs consistent
web-preset-mac-about = After each try all arcs are made consistent again: fewer tries than forward checking, more work for each.
web-preset-backjumping = A jump over several levels
web-preset-backjumping-about = When a cell fails, the conflict set says who had a part in it. Watch the jump back over levels that did not.
web-preset-min-conflicts = Repairing instead of building
web-preset-min-conflicts-about = All cells are filled at once, then the change that clashes least is made, again and again.
web-preset-genetic = A population that evolves
web-preset-genetic-about = Individuals are dealt, crossed and improved; the fewer conflicts, the fitter. Watch the best one fall to zero.

# Logic: the stage, and why.
web-watch-stage-goals = Goals and the rules for them
web-watch-stage-decisions = Decisions
web-watch-stage-counters = Rules and their counters
web-watch-stage-table = Truth table
web-watch-stage-flips = False clauses
web-watch-stage-clauses = Clauses
web-watch-asked = Asked:
web-watch-proof-show = Show the proof
web-watch-agenda = Agenda:
web-watch-rule-counters = Rules whose counters moved, with the premises that are missing
web-watch-missing = { $count ->
        [0] no premise is missing: it fires
        [one] one premise is missing
       *[other] { $count } premises are missing
    }
web-watch-fired = fired
web-watch-table-base = base
web-watch-table-question = question
web-watch-chart-broken = False clauses after each step
web-watch-flips-none = At the next flip the clause that is picked stands here.
web-watch-flip-clause = The clause that is picked:
web-watch-flip-breaks = { $count ->
        [0] breaks none
        [one] breaks one clause
       *[other] breaks { $count } clauses
    }
web-watch-turn-next = { $count ->
        [0] Nothing waits.
        [one] One clause waits:
       *[other] { $count } clauses wait:
    }
web-watch-group-facts = What is known of the cells
web-watch-group-one-code = { $cell } has one code and no other
web-watch-group-rules = What a { $shows } at { $cell } would mean
web-watch-group-exactly = { $least ->
        [0] none
       *[other] exactly { $least }
    } of these { $count } { $least ->
        [one] is a mine
       *[other] are mines
    }: { $cells } (the number at { $cell })
web-watch-group-single = { $least ->
        [0] this cell is no mine
       *[other] this cell is a mine
    }: { $cells } (the number at { $cell })
web-watch-group-between = { $least } to { $most } of these { $count } are mines: { $cells } (the number at { $cell })
web-watch-group-exactly-total = exactly { $least } of all { $count } hidden cells { $least ->
        [one] is a mine
       *[other] are mines
    }
web-watch-group-between-total = { $least } to { $most } of all { $count } hidden cells are mines
web-watch-group-count = { $count ->
        [one] one sentence
       *[other] { $count } sentences
    }
web-watch-goals-status-expanded = being proved, or a rule that is tried
web-watch-goals-status-pruned = not proved
web-watch-goals-status-duplicate = came up before
web-watch-goals-status-goal = proved
web-watch-goals-status-folded = folded: press to open
web-watch-decisions-status-expanded = decided
web-watch-decisions-status-pruned = ended in a conflict
web-watch-decisions-status-folded = folded: press to open
web-watch-logic-known-fact = { $symbol } is taken because it has waited longest; it is a fact.
web-watch-logic-known-rule = { $symbol } is taken because it has waited longest; the rule { $rule } brought it.
web-watch-logic-lowered = { $count ->
        [0] No rule needs it.
        [one] One rule lacks one premise fewer now.
       *[other] { $count } rules lack one premise fewer now.
    }
web-watch-logic-fire = The rule { $rule } lacks nothing now: { $premises } { $count ->
        [one] is
       *[other] are
    } known, so { $head } follows.
web-watch-logic-fire-contradiction = The rule { $rule } lacks nothing now: { $premises } { $count ->
        [one] is
       *[other] are
    } known, and that is a contradiction.
web-watch-logic-goal-asked = To prove: { $symbol }, because it is asked. { $count ->
        [0] No rule has it as its head.
        [one] One rule has it as its head.
       *[other] { $count } rules have it as their head.
    }
web-watch-logic-goal = To prove: { $symbol }, because { $rule } needs it. { $count ->
        [0] No rule has it as its head.
        [one] One rule has it as its head.
       *[other] { $count } rules have it as their head.
    }
web-watch-logic-try = Rule { $place } of { $of } is tried: { $rule }. It needs { $open } next.
web-watch-logic-try-ready = Rule { $place } of { $of } is tried: { $rule }. All that it needs is proved.
web-watch-logic-proved = { $symbol } is proved, by { $rule }.
web-watch-logic-not-proved = { $symbol } cannot be proved: { $count ->
        [0] no rule has it as its head.
        [one] its only rule has failed.
       *[other] all its { $count } rules have failed.
    }
web-watch-logic-cycle = { $symbol } is being proved already ({ $path }): the rule { $rule } goes in a circle and must wait.
web-watch-logic-remembered-proved = { $symbol } was proved before, by { $by }: { $rule } need not ask again.
web-watch-logic-remembered-not-proved = { $symbol } was asked before and not proved: { $rule } cannot help for now.
web-watch-logic-turn = { $clause } has its turn because no shorter clause waits: { $count ->
        [one] one literal.
       *[other] { $count } literals.
    }
web-watch-logic-resolvent = { $pivot } stands in { $left }, its opposite in { $right }: without both, { $clause } is left.
web-watch-logic-empty = { $pivot } stands in { $left }, its opposite in { $right }: nothing is left, and that is a contradiction.
web-watch-logic-resolvent-part = { $left } and { $right } give { $clause }: dropped, { $known } says as much.
web-watch-logic-resolvent-true = { $left } and { $right } give { $clause }: dropped, it is always true.
web-watch-logic-subsumed = { $clause } is dropped: { $by } says as much.
web-watch-logic-decide-first = Nothing is forced: { $literal } is tried because it is the first open symbol.
web-watch-logic-decide-moms = Nothing is forced: { $literal } is tried because it is most often in the shortest clauses ({ $measure }).
web-watch-logic-decide-momsf = Nothing is forced: { $literal } is tried because it is most often in the shortest clauses, both ways ({ $measure }).
web-watch-logic-decide-posit = Nothing is forced: { $literal } is tried because its opposite is most often in the shortest clauses ({ $measure }).
web-watch-logic-decide-zm = Nothing is forced: { $literal } is tried because its opposite is most often in the shortest clauses ({ $measure }).
web-watch-logic-decide-dlis = Nothing is forced: { $literal } is tried because no literal is in more open clauses ({ $measure }).
web-watch-logic-decide-dlcs = Nothing is forced: { $literal } is tried because no symbol is in more open clauses, either way ({ $measure }).
web-watch-logic-decide-jw = Nothing is forced: { $literal } is tried because it weighs most: short clauses count more ({ $measure }).
web-watch-logic-decide-jw2 = Nothing is forced: { $literal } is tried because its symbol weighs most, both ways: short clauses count more ({ $measure }).
web-watch-logic-decide-random = Nothing is forced: { $literal } is tried, drawn by lot among { $count }.
web-watch-logic-decide-activity = Nothing is forced: { $literal } is tried because its symbol took part in the most recent conflicts ({ $measure }).
web-watch-logic-decide-quiet = Nothing is forced: { $literal } is tried; no open symbol has taken part in a conflict so far.
web-watch-logic-decide-other-value = The other value failed: { $literal } is tried now.
web-watch-logic-unit = { $literal } must be true: the clause says just that.
web-watch-logic-propagate = { $literal } must be true: in { $reason } all others are false ({ $others }).
web-watch-logic-pure = { $literal } is made true: no open clause holds its opposite, { $count ->
        [one] and one holds it.
       *[other] and { $count } hold it.
    }
web-watch-logic-conflict = A conflict at level { $level }: all of { $clause } is false.
web-watch-logic-learn = Learned from the conflict, after { $count ->
        [one] one resolution
       *[other] { $count } resolutions
    }: { $clause }. It leads back to level { $level }, where { $literal } must be true by it.
web-watch-logic-backtrack = Back to level { $to }: { $decision } is taken back, { $undone ->
        [one] one symbol loses its value.
       *[other] { $undone } symbols lose their values.
    }
web-watch-logic-jump = A jump back over { $count } levels, from { $from } to { $to }: { $decision } is taken back with all that came after it.
web-watch-logic-backtrack-all = Back to level 0: both values of every decision have failed.
web-watch-logic-restart-conflicts = Starts over after { $count } conflicts, and keeps what it has learned.
web-watch-logic-restart-flips = Starts over at other random values after { $count } flips.
web-watch-logic-restart-proved = Another round: a rule was given up because of an open goal, and { $count } goals were proved since.
web-watch-logic-start = Every symbol gets a random value: { $count ->
        [one] one clause is false.
       *[other] { $count } clauses are false.
    }
web-watch-logic-flip-free = { $clause } is false. { $literal } is made true: that makes no clause false. { $count ->
        [0] No clause is false now.
        [one] One is false now.
       *[other] { $count } are false now.
    }
web-watch-logic-flip-greedy = { $clause } is false. Each change breaks something; { $literal } breaks least. { $count ->
        [0] No clause is false now.
        [one] One is false now.
       *[other] { $count } are false now.
    }
web-watch-logic-flip-noise = { $clause } is false. By chance any of its symbols is changed: { $literal }. { $count ->
        [0] No clause is false now.
        [one] One is false now.
       *[other] { $count } are false now.
    }
web-watch-counter-broken = false clauses
web-watch-without-steps = { $name } (writes no steps)
web-watch-source-agent = the agent of the third report
web-watch-source-logic-is = Sentences and a question, as you write them.
web-watch-source-minesweeper-is = What the numbers of a position say, and a cell as the question.
web-watch-source-agent-is = Six steps: what is known, which numbers have unknown neighbours, a base for each cell, and two questions: can I mark it? can I open it?
web-watch-stage-agent = The agent and its questions
web-watch-agent-asked = Questions, newest first
web-watch-agent-base = The base that is asked
web-watch-agent-base-none = No base has been made yet.
web-watch-agent-base-size = { $rules ->
        [one] One rule
       *[other] { $rules } rules
    } and { $facts ->
        [one] one fact.
       *[other] { $facts } facts.
    }
web-watch-agent-step-1 = If nothing is open, open a first cell
web-watch-agent-step-2 = Gather what is known
web-watch-agent-step-3 = Find numbers with unknown neighbours
web-watch-agent-step-4 = Make a base for a cell
web-watch-agent-step-5 = Ask: can I mark it? can I open it?
web-watch-agent-step-6 = Mark or open; if nothing is certain, guess
web-watch-agent-first = Nothing is open yet, so a first cell is opened: { $cell }.
web-watch-agent-knowledge = What is known: { $numbers ->
        [one] one number,
       *[other] { $numbers } numbers,
    } { $mines ->
        [one] one mine,
       *[other] { $mines } mines,
    } { $clear ->
        [one] one safe cell.
       *[other] { $clear } safe cells.
    } Nothing is known of { $unknown }.
web-watch-agent-numbers = Only numbers with unknown neighbours can say something: { $count ->
        [0] there is none.
       *[other] { $cells }.
    }
web-watch-agent-base-of = { $cell } is unknown and touches the { $shows } at { $number }: a base of { $rules } rules about that number, and { $facts } facts.
web-watch-agent-base-total = { $cell } is unknown: a base about the number of mines in all, with { $rules } rules and { $facts } facts.
web-watch-agent-ask-mark = Can I mark { $cell }? Only if { $goal } follows from the base.
web-watch-agent-ask-open = Can I open { $cell }? Only if { $goal } follows from the base.
web-watch-agent-of-mark = Can I mark { $cell }?
web-watch-agent-of-open = Can I open { $cell }?
web-watch-agent-reply-yes = yes
web-watch-agent-reply-no = not with certainty
web-watch-agent-reply-given_up = given up
web-watch-agent-answer-yes = { $question } Yes: it follows.
web-watch-agent-answer-no = { $question } Not with certainty: it does not follow from this base.
web-watch-agent-answer-given_up = { $question } Given up: too many goals.
web-watch-agent-counters = { $symbol } is known: { $count ->
        [one] one rule lacks one premise fewer.
       *[other] { $count } rules lack one premise fewer.
    } The nearest rule for the goal, { $rule }, lacks { $missing ->
        [0] nothing.
        [one] one.
       *[other] { $missing }.
    }
web-watch-agent-counters-none = { $symbol } is known: { $count ->
        [one] one rule lacks one premise fewer.
       *[other] { $count } rules lack one premise fewer.
    } No rule has the goal as its head.
web-watch-agent-mark = { $cell } is certainly a mine: it is marked, and all begins again.
web-watch-agent-open = { $cell } is certainly no mine: it is opened.
web-watch-agent-guess = Nothing is certain, so some unknown cell is opened: { $cell }.
web-watch-counter-questions = questions
web-watch-counter-yes = answered yes
web-watch-kind-first = a first cell
web-watch-kind-knowledge = what is known
web-watch-kind-numbers = the numbers
web-watch-kind-base = a base is made
web-watch-kind-question = a question
web-watch-kind-counters = counters
web-watch-kind-answer = an answer
web-watch-kind-mark = a mark
web-watch-kind-open = an opening
web-watch-kind-guess = a guess
web-preset-forward = Where forward chaining is enough
web-preset-forward-about = Facts first: each fact lowers the counters of the rules that need it, and a rule fires when nothing is missing. Watch P and Q fall into place.
web-preset-backward = The same question, backwards
web-preset-backward-about = From the question to the facts: goals within goals. Watch P come up while it is being proved, and the rule that must wait.
web-preset-resolution = Where resolution is needed
web-preset-resolution-about = These sentences are no rules with one head, so chaining cannot use them. Resolution supposes the opposite and runs into the empty clause.
web-preset-truth-table = Every world, one by one
web-preset-truth-table-about = Each row is a world. It follows if the question holds wherever the base does.
web-preset-dpll = Trying values, and what they force
web-preset-agent = The agent of the third report
web-preset-agent-about = A corner with ten numbers. Watch the six steps: which base is made for which cell, what is asked, and how forward chaining answers.
web-preset-numbers = What the numbers prove
web-preset-numbers-about = Each number says how many of its hidden neighbours are mines. From all of them together a cell is proved to be safe.

# Bayesian networks: the stage, and why.
web-watch-stage-tables = The network
web-watch-stage-cliques = The network and its junction tree
web-watch-stage-states = The network and the states of all its variables
web-watch-stage-samples = The network and the samples
web-watch-tables-panel = Tables
web-watch-estimate = Estimate so far
web-watch-share-so-far = Share so far
web-watch-source-network = a network
web-watch-text-network = Network
web-watch-own-network = Your network
web-watch-query = Variable asked for
web-watch-query-network = A name of the network. Empty: the first that is not observed.
web-watch-query-minesweeper = A variable such as x_r1c1. Empty: the first of a hidden cell.
web-watch-query-unknown = The network has no variable { $name }.
web-watch-evidence = Observed
web-watch-evidence-help = Such as rain=yes, grass=wet. Empty: nothing.
web-sample-network-alarm = Burglary, earthquake, alarm
web-sample-network-sprinkler = Sprinkler and rain
web-watch-chart-share = Share of { $variable }={ $state } so far, state by state
web-watch-chart-estimate = Estimate of { $variable }={ $state }, sample by sample
web-watch-sample-head = Sample { $number }, variable by variable
web-watch-state-head = The product of this state
web-watch-draw = drawn with probability { $p }
web-watch-draw-observed = observed: counts { $p }
web-watch-sample-weight = It counts { $weight }.
web-watch-sample-rejected = Thrown away at { $variable }.
web-watch-counter-samples = samples
web-watch-counter-counted = that count
web-watch-counter-states = states
web-watch-bayes-blocked = { $variable } is left out: every way to the question is blocked, { $path } at { $at }, which is observed.
web-watch-bayes-blocked-collider = { $variable } is left out: every way to the question is blocked, { $path } at { $at }, of which nothing is observed.
web-watch-bayes-triangulated-last = { $variable } is the last one left.
web-watch-bayes-triangulated-why = { $variable } goes next because it measures least ({ $measure }) of the { $choices } that are left{ $count ->
        [0] .
        [one] ; one other measures the same.
       *[other] ; { $count } others measure the same.
    }
web-watch-bayes-ordered-by = An order is chosen ({ $by }): { $count ->
        [one] one variable is
       *[other] { $count } variables are
    } to go, first { $first }. The largest product has { $largest } numbers (width { $width }).
web-watch-order-by-given = given
web-watch-order-by-best = the best of several
web-watch-order-by-plain = as the network has them
web-watch-order-by-shuffled = shuffled
web-watch-order-by-min-fill = fewest new edges
web-watch-order-by-min-degree = fewest neighbours
web-watch-order-by-min-weight = smallest table
web-watch-order-by-weighted-min-fill = lightest new edges
web-watch-bayes-next-order = { $variable } is next in the order.
web-watch-bayes-next-cheapest = { $variable } is next because its product is the smallest.
web-watch-bayes-linked-nothing = Cliques { $one } and { $other } are linked, though they know nothing in common.
web-watch-bayes-message-collect = Inwards: clique { $from } tells clique { $to } what it knows of { $separator }.
web-watch-bayes-message-distribute = Outwards: clique { $from } tells clique { $to } what all others know of { $separator }.
web-watch-bayes-visited-of = A state of all variables: the product of { $count ->
        [one] one number is
       *[other] { $count } numbers is
    } { $weight }. It is added to the sum of its answer.
web-watch-bayes-rejected-chance = Sample { $number } is thrown away by chance: { $drawn } makes what was observed unlikely.
web-watch-bayes-swept = Sample { $number } of chain { $chain }: each variable is drawn anew, given its neighbours. { $count ->
        [0] Nothing changed.
       *[other] Changed: { $changes }.
    }
web-watch-bayes-weighed = Sample { $number }: { $observed } is not drawn but weighed, so the sample counts { $weight }.
web-watch-bayes-drawn = Sample { $number }: { $count ->
        [one] one variable is drawn.
       *[other] { $count } variables are drawn, parents before children.
    }
web-preset-elimination = A network small enough to see every table
web-preset-elimination-about = John and Mary both call. Watch how one variable after the other is summed out until only the probability of a burglary is left.
web-preset-junction-tree = Messages in a junction tree
web-preset-junction-tree-about = The graph is made moral, triangulated and turned into cliques; then they tell each other what they know, inwards and outwards.
web-preset-likelihood = Guessing the answer with samples
web-preset-likelihood-about = Each sample draws what is unknown and weighs what is known. Watch the estimate settle near the true value.
web-preset-gibbs = A chain that wanders
web-preset-gibbs-about = One state of all variables, and one after the other is drawn anew given its neighbours. Watch the chain wander and the estimate settle.
web-preset-mine-network = Minesweeper as a network
web-preset-mine-network-about = Hidden cells are causes, numbers are effects. Only what the question needs is kept, and summed out cell by cell.
web-sample-network-asia = Visit to Asia, smoking, lungs
web-watch-state-panel = The state at hand
web-watch-sample-panel = The sample at hand
web-watch-bayes-linked = Cliques { $one } and { $other } are linked: both know { $separator }.
web-watch-bayes-read = Clique { $clique } has heard from all its neighbours: { $variables } is read off its table.
web-watch-bayes-started = Chain { $chain } starts: the first { $count ->
        [one] sweep does not count.
       *[other] { $count } sweeps do not count.
    }
web-watch-bayes-rejected-impossible = Sample { $number } counts nothing: { $observed } was observed, and with the states drawn before it its probability is 0.
web-watch-bayes-rejected = Sample { $number } is thrown away: it drew { $drawn }, but { $observed } was observed.
web-watch-unable = { $name } (cannot: sentence { $sentence } is no rule with one head)
web-watch-variable-frontier = frontier
web-watch-variable-depth = depth
web-watch-variable-level = level
web-watch-variable-head = head
web-watch-variable-tables = tables
web-watch-logic-proved-fact = { $symbol } is proved: it is a fact.
web-watch-trail-level = Level { $level }:
web-watch-earlier = { $count ->
        [one] One earlier one is not shown.
       *[other] { $count } earlier ones are not shown.
    }
web-watch-more = { $count ->
        [one] One more.
       *[other] { $count } more.
    }
web-preset-dpll-about = Three pigeons, two holes. One value is tried, what must follow is done, and at a conflict the other value is tried. Both fail: the sentences contradict each other.
web-preset-cdcl = Learning from a conflict
web-preset-cdcl-about = The same pigeons. The conflict is traced back to one literal, a clause is learned from it, and the next decision is never tried.
web-sample-logic-pigeons = Three pigeons, two holes
web-watch-logic-goal-resumed = { $symbol } is taken up again: what its rule waited for has been proved.
web-watch-search-outdated = Thrown away: since { $step } was put into the frontier at cost { $g }, its state was reached at cost { $cost_known } (node { $known }).
web-watch-cost-wf = f = { $g } + { $weight } × { $h } = { $f }
web-watch-opposite-board = The engine supposes the opposite of the question; what is dashed on the board follows from that. If it ends in a contradiction, the question follows.
web-watch-logic-remembered-fact = { $symbol } was proved before, it is a fact: { $rule } need not ask again.
web-watch-bayes-triangulated-best = { $variable } goes next in the order that makes the fewest numbers in all; its own table has { $measure }.
