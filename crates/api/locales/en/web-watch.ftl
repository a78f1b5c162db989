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
web-watch-ended = The run ended:
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
web-watch-kind-stage = a part of the work begins
web-watch-kind-choose = a variable is chosen
web-watch-kind-item = an item is chosen
web-watch-kind-dealt = an individual is dealt
web-watch-kind-twin = a twin is found
web-watch-kind-crossed = two parents are crossed
web-watch-kind-improved = an individual is improved
web-watch-kind-succession = children replace the others
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

# Search.
web-watch-lane = Strategy { $number }
web-watch-lane-add = Add a strategy beside it
web-watch-lane-remove = Remove
web-watch-lane-informed = { $strategy }, { $heuristic }
web-watch-strategy = Strategy
web-watch-heuristic = Heuristic
web-watch-formulation = What a step is
web-watch-cell-order = Which cell next
web-watch-tree-label = Search tree. Arrow keys move from node to node, Enter goes to the moment a node was made, Escape follows the search again.
web-watch-tree-tools = View of the tree
web-watch-tree-in = Larger
web-watch-tree-out = Smaller
web-watch-tree-fit = The whole tree
web-watch-tree-follow = Follow
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
web-watch-search-goal = Node { $id } ({ $step }) is a goal. The way there costs { $g }.
web-watch-search-limit-depth = Nothing found within the limit. The search starts again and may go { $value } steps deep.
web-watch-search-limit-bound = Nothing found within the bound. The search starts again with the bound f ≤ { $value }.
web-watch-search-limit-discrepancies = Nothing found. The search starts again and may go against its heuristic { $value } times on a path.
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
web-watch-decisions-none = None: what is shown follows from the givens alone.
web-watch-rule-row = row { $number }
web-watch-rule-column = column { $number }
web-watch-rule-box = box { $number }
web-watch-rule-extra = extra region { $number }
web-watch-rule-constraint = rule { $number } of the variant
web-watch-fail-empty_domain = { $cell } has no value left; { $rule } ruled out the last one.
web-watch-fail-never = { $cell } has no value at all.
web-watch-fail-violated = The values break { $rule }.
web-watch-fail-no_place = { $value } has no place left in { $rule }.
web-watch-fail-unknown = The values cannot be part of a solution.
web-watch-csp-assign = { $cell } is given the value { $value }, with { $depth ->
        [0] no decision
        [one] one decision
       *[other] { $depth } decisions
    } before it.
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
web-watch-csp-backtrack = No value is left to try here: back to depth { $depth }.
web-watch-csp-solution = A solution: every cell has its value and no rule is broken.
web-watch-csp-restart-discrepancies = Starts again with { $value } discrepancies allowed on a path.
web-watch-csp-restart-assignment = Starts again from a new random assignment ({ $value }).
web-watch-csp-restart-population = Starts again with a new random population ({ $value }).
web-watch-csp-move = { $cell } changes from { $from } to { $to }: { $conflicts ->
        [0] no conflict is left.
        [one] one conflict is left.
       *[other] { $conflicts } conflicts are left.
    }
web-watch-csp-generation = Generation { $number }: the best has { $best } conflicts, the worst { $worst }.

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
web-watch-tables-head = The table of a variable
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
web-watch-bayes-ordered = { $count ->
        [one] One variable is
       *[other] { $count } variables are
    } to go, first { $first }. The largest product has { $largest } numbers (width { $width }).
web-watch-bayes-eliminated = { $variable } is summed out: { $count ->
        [one] one table
       *[other] { $count } tables
    } over { $scope } make { $entries } numbers; a table over { $left } with { $size } is left.
web-watch-bayes-sums = { $variable } is summed out without work: its table sums to one.
web-watch-bayes-clique = Clique { $number }: { $variables }.
web-watch-bayes-message = Clique { $from } tells clique { $to } what it knows of their common variables.
web-watch-bayes-visited = One state of all variables, which counts { $weight }.
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
web-watch-goals = Goals:
web-watch-asked-cell = The cell asked about: { $cell }
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
web-compare-length = Length
web-compare-cost = Cost
web-compare-cheapest-column = Cheapest?
web-cheapest-yes = proved
web-cheapest-no = no
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

# Experiments.
web-lab-title = Experiments
web-lab-lead = Many instances, several methods, one report that says how sure it is. The same seed gives the same instances, here and on the command line.
web-lab-run = Run the experiment
web-lab-ready = { $runs } of { $of } runs made.
web-lab-result = The report
web-lab-missing = This server has no laboratory, or does not understand the request. The command line has it: atisbo lab --help
web-lab-text = The experiment as text
web-lab-text-help = The form writes this. It can be changed here, and saved as a file for atisbo lab run.
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
web-lab-repeat-help = The experiments of a report, measured again with few runs, its figures beside ours. For all runs: atisbo lab repeat.
web-lab-repeat-buscapython = Report: Buscapython, Minesweeper by a network
web-lab-repeat-bayes = Report: Bayes, profesional del Buscaminas
web-lab-repeat-logic = Report: Minesweeper solver, by logic
web-lab-repeat-sudoku = Report: teaching search with Sudoku
web-lab-repeat-ohno = Report: 0h n0 by search
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
