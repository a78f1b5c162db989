# The command line: headings, help texts, errors.

cli-heading-usage = Usage
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-name = Name
cli-heading-synopsis = Synopsis
cli-heading-description = Description
cli-heading-examples = Examples
cli-heading-version = Version
cli-value-command = COMMAND
cli-value-options = [OPTIONS]
cli-help-default = default: { $value }

cli-about =
    Atisbo plays, solves, generates, explains and measures puzzles with the classic methods of AI.

    A command is a verb and a game: atisbo hint ohno puzzle.txt
    INPUT is a file, the puzzle itself ("2 . / . W"), or - for standard input.
    Exit codes: 0 done, 1 no (unsolvable, not unique, wrong), 2 bad input or usage,
    3 some submissions could not be graded.
cli-examples =
    Examples:
      atisbo generate ohno --size 7 --difficulty medium --seed 1
      atisbo hint ohno puzzle.txt
      atisbo solve ohno "3 1 . / . . . / . . 1"
      atisbo search ohno puzzle.txt --compare all

cli-solve-about = Find the solution, and say whether it is the only one
cli-check-about = Say whether a puzzle is valid, unique and how hard, or whether a filling is right
cli-hint-about = The next step with its reason, in four stages of help
cli-explain-about = The whole path from the puzzle to its solution, step by step
cli-rate-about = How hard a puzzle is, and which techniques it needs
cli-generate-about = Make puzzles by size, difficulty and seed
cli-search-about = Solve by a search, constraint or local method, with statistics, comparison and trace
cli-convert-about = Change the format of a puzzle
cli-completions-about = Print completions for a shell
cli-man-about = Print the manual page of the program, or write those of all commands
cli-man-examples =
    Examples:
      atisbo man > atisbo.1
      atisbo man --out ~/.local/share/man/man1
cli-man-arg-out = Write the pages of all commands into this folder
cli-web-about = Open the laboratory in the browser
cli-web-examples =
    Examples:
      atisbo web                          on this machine alone; opens the browser
      atisbo web --no-open --port 8080    only print the link
      atisbo web --host 0.0.0.0           for a class: others need the link that is printed
cli-web-arg-host = Listen on this address, for other machines too; the link then carries a token
cli-web-arg-port = Listen on this port; 0 for any that is free [default: 8765, or a free one]
cli-web-arg-no-open = Do not open the browser
cli-web-arg-trust-forwarded = Tell clients apart by what a proxy says of them (X-Forwarded-For): only behind a proxy of your own
cli-web-open = The laboratory is open at { $link } (Ctrl-C closes it)
cli-web-bind = Nobody can listen at { $address } ({ $reason }). Choose another with --port or --host.
cli-web-start = The laboratory cannot open: { $reason }
cli-web-class = Others come in with { $link } (give it only to them: it is the key)
cli-web-no-browser = No browser could be opened. Open the link yourself.

cli-solve-ohno-about = Solve 0h n0 exactly
cli-solve-ohno-examples =
    Examples:
      atisbo solve ohno puzzle.txt
      atisbo solve ohno "3 1 . / . . . / . . 1" --json
      atisbo solve ohno puzzle.txt --count 10
      atisbo solve ohno ". . . . / . . . . / . . . . / . . . ." --count all
cli-check-ohno-about = Check a 0h n0 puzzle or a filled grid
cli-check-ohno-examples =
    Examples:
      atisbo check ohno puzzle.txt
      atisbo check ohno "3 1 W / O W O / O W 1"
cli-hint-ohno-about = The next step of a 0h n0 position
cli-hint-ohno-examples =
    Examples:
      atisbo hint ohno puzzle.txt
      atisbo hint ohno puzzle.txt --stage 1      (only where to look)
      atisbo hint ohno puzzle.txt --stage 4      (play it)
cli-explain-ohno-about = Every step to the solution of a 0h n0 puzzle
cli-explain-ohno-examples =
    Examples:
      atisbo explain ohno puzzle.txt
      atisbo explain ohno puzzle.txt --boards --lang es
cli-hint-sudoku-about = The next step of a Sudoku, with its reason
cli-hint-sudoku-examples =
    Examples:
      atisbo hint sudoku puzzle.txt
      atisbo hint sudoku puzzle.txt --stage 1       (only where to look)
      atisbo hint sudoku now.txt --given puzzle.txt (which values are mine?)
      atisbo hint sudoku puzzle.txt --all           (everything that can be found now)
      atisbo hint sudoku puzzle.txt --svg > hint.svg
cli-explain-sudoku-about = Every step to the solution of a Sudoku
cli-explain-sudoku-examples =
    Examples:
      atisbo explain sudoku puzzle.txt
      atisbo explain sudoku puzzle.txt --html > path.html
      atisbo explain sudoku puzzle.txt --without x-wing,xy-wing --no-uniqueness
cli-rate-sudoku-about = The difficulty of a Sudoku by the techniques it needs
cli-rate-sudoku-examples =
    Examples:
      atisbo rate sudoku puzzle.txt
      atisbo generate sudoku --count 20 | atisbo rate sudoku - --json
cli-rate-ohno-about = The difficulty of a 0h n0 puzzle by the techniques it needs
cli-rate-ohno-examples =
    Examples:
      atisbo rate ohno puzzle.txt
      atisbo generate ohno --size 6 --count 20 | atisbo rate ohno - --json
cli-generate-ohno-about = Make 0h n0 puzzles with one solution
cli-generate-ohno-examples =
    Examples:
      atisbo generate ohno --size 9 --difficulty hard
      atisbo generate ohno --size 8x12 --count 100 --seed 42 --json
      atisbo generate ohno --size 5 --clues 60% --solution
cli-search-ohno-about = Solve 0h n0 by placing walls one at a time
cli-search-ohno-examples =
    Examples:
      atisbo search ohno puzzle.txt --strategy astar --heuristic h2i
      atisbo search ohno puzzle.txt --compare all --max-time 5s
      atisbo search ohno puzzle.txt --formulation faithful --strategy greedy --heuristic h1
      atisbo search ohno puzzle.txt --strategy bfs --trace tree.dot
      atisbo search ohno data/ohno/figure_3 --heuristic h2h --check-heuristic
cli-convert-ohno-about = Change the format of a 0h n0 puzzle
cli-convert-ohno-examples =
    Examples:
      atisbo convert ohno puzzle.txt --to report
      atisbo convert ohno data/ohno/boards/4x4_1

cli-arg-json = Print one JSON object per puzzle
cli-arg-lang = The language (default: that of the locale)
cli-arg-color = When to use colours
cli-arg-quiet = No progress bar, no warnings
cli-arg-verbose = Say more about what happens (repeat for more)
cli-arg-help = Print help
cli-arg-version = Print the version
cli-arg-input = Files, puzzles, or - for standard input; a file may hold several puzzles with blank lines between them
cli-arg-max-nodes = Stop after so many nodes
cli-arg-max-memory = Stop when the method holds so much memory
cli-arg-max-time = Stop after so much time: 500ms, 30s, 5m
cli-arg-rule = What keeps a floor from being isolated: it sees a floor (the game's rule) or a number sees it (the report's)
cli-arg-count = How many solutions to look for, or all for the exact number
cli-arg-stage = How much help: 1 where to look, 2 which clues and rule, 3 the argument, 4 play it
cli-arg-all = List everything that can be found now, the easiest first
cli-arg-html = Print a page of HTML with a picture of each step
cli-arg-no-uniqueness = Do without techniques that rest on there being one solution only
cli-arg-without = Techniques that may not be used: x-wing,xy-wing
cli-generate-sudoku-arg-difficulty = How hard, by the techniques it needs
cli-generate-sudoku-arg-rating = How hard in numbers: 4.5..6, 4.5.. or ..6
cli-generate-sudoku-arg-needs = Techniques that the way to the solution must use: x-wing
cli-generate-sudoku-arg-position = Print the position in which the first technique of --needs is the next step
cli-arg-ladder = Print the table of all techniques and their ratings
cli-arg-per-page = How many puzzles to a page of a sheet
cli-arg-paper = The paper of a sheet
cli-arg-title = What to write over the puzzles of a sheet
cli-arg-no-solutions = Leave the solutions out of a sheet
cli-arg-width = How many pixels wide a PNG picture is
cli-arg-variant = Variants to combine: diagonal,killer
cli-arg-candidates = Print the values that each cell has in some solution (of a single puzzle)
cli-arg-svg = Print the position as an SVG picture with the hint marked
cli-arg-boards = Show the board after each step
cli-arg-size = Rows and columns: 9 or 8x12
cli-arg-difficulty = The difficulty, by the techniques needed
cli-arg-clues = Few clues, so few that none can go without ambiguity (minimal), or at least a percentage of the cells
cli-arg-max-number = No number larger than this
cli-arg-seed = The same seed gives the same puzzles
cli-arg-first = The index of the first puzzle; puzzle i depends on the seed and i alone
cli-arg-threads = How many threads (default: all cores)
cli-arg-solution = Print the solution too
cli-generate-ohno-arg-count = How many puzzles
cli-search-ohno-arg-seed = What the shuffled moves of the faithful breadth-first and depth-first search depend on
cli-arg-strategy = How to pick the next node: bfs, dfs, dls, ids, ucs, greedy, astar, wastar, idastar, beam, lds; a list of them (bfs,astar), or all
cli-arg-heuristic = What to estimate the way to the goal with
cli-arg-formulation = The state space: the report's program with its quirks, the same cleaned, or our own
cli-arg-phases = 2: numbers first, isolated floors second, as in the report; 1: one problem with both goals (default: 2 with --formulation faithful or clean, else 1)
cli-arg-tree = Tree search: no explored set
cli-arg-goal-test = When to test for the goal
cli-arg-tie = Which of two equally good nodes comes first
cli-arg-weight = The weight of weighted A*
cli-arg-beam-width = How many nodes a beam keeps on each level
cli-arg-depth-limit = How deep depth-limited search looks
cli-arg-compare = Run the strategies side by side: those of --strategy, a list, or all
cli-arg-trace = Write the steps to a file: .jsonl or .dot
cli-arg-trace-limit = How many steps to record
cli-arg-check-heuristic = Test whether the heuristic is admissible and consistent on this board
cli-arg-to = The format to write
cli-arg-shell = The shell

cli-usage-no-value = a value is required for '{ $argument }' but none was supplied
cli-usage-invalid-value = invalid value '{ $value }' for '{ $argument }'
cli-usage-wrong-value = invalid value '{ $value }' for '{ $argument }': { $reason }
cli-usage-unknown-argument = unexpected argument '{ $argument }' found
cli-usage-unknown-command = unrecognized subcommand '{ $command }'
cli-usage-missing-arguments = the following required arguments were not provided: { JOIN($argument, by: ", ") }
cli-usage-missing-command = '{ $command }' requires a subcommand but one was not provided
cli-usage-too-many-values = unexpected value '{ $value }' for '{ $argument }' found; no more were expected
cli-usage-too-few-values = { $least } values required by '{ $argument }'; { $found } found
cli-usage-number-of-values = { $wanted } values required for '{ $argument }'; { $found } found
cli-usage-repeated = the argument '{ $argument }' cannot be used multiple times
cli-usage-conflict = { $command ->
        [none] the argument '{ $argument }'
       *[other] the subcommand '{ $command }'
    } cannot be used with { $other ->
        [none] one or more of the other specified arguments
       *[other] '{ $other }'
    }
cli-usage-no-equals = equal sign is needed when assigning values to '{ $argument }'
cli-usage-not-text = an argument is not text (UTF-8)
cli-usage-values = possible values: { $names }
cli-usage-commands = subcommands: { $names }
cli-usage-similar-command = tip: a similar subcommand exists: '{ $name }'
cli-usage-similar-argument = tip: a similar argument exists: '{ $name }'
cli-usage-similar-value = tip: a similar value exists: '{ $name }'
cli-usage-as-value = tip: to pass '{ $argument }' as a value, use '{ $typed }'
cli-usage-remove-dashes = tip: subcommand '{ $command }' exists; to use it, remove the '--' before it
cli-usage-exists = tip: '{ $name }' exists
cli-usage-help = For more information, try '--help'.
cli-value-bytes = expected a size such as 500MB or 2GB
cli-value-time = expected a time such as 500ms, 30s or 5m
cli-value-count = expected a number from 1 on, or all
cli-value-size = expected a size such as 9 or 8x12
cli-value-percent = expected few, minimal, or the percentage of cells to give (60%)
cli-value-clues = expected a number of clues, or minimal
cli-value-rating = expected a range of ratings, as in 4.5..6, 4.5.. or ..6
cli-value-sudoku-size = expected a number from 1 to 25
cli-value-boxes = expected the rows and columns of a box, such as 3x3 or 2x3, 25 cells at most
cli-value-part = expected a part such as 3/64: the third of 64
cli-value-place = expected a row and a column, counted from 1, such as 3,4
cli-value-table-size = expected a number from 1 to 100000
cli-value-order = expected best, min-degree, min-weight, min-fill, weighted-min-fill, plain, shuffled, or the names of variables separated by commas, such as x_r1c1,x_r1c2
cli-value-weight = a weight is a number from 1 to 10000 with at most two decimals, such as 1.5
cli-value-digit = invalid digit found in string
cli-value-empty = cannot parse integer from empty string
cli-value-too-large = number too large to fit in target type
cli-value-too-small = number too small to fit in target type
cli-value-float = invalid float literal
cli-value-zero = number would be zero for non-zero type
cli-value-range = { $found } is not in { $range }

cli-error-no-input = no puzzle given: name a file, type the puzzle ("2 . / . W"), or pipe it in with -
cli-error-no-file = { $path }: no such file, and not a puzzle either
cli-error-no-puzzle = { $path }: neither a file nor a puzzle: { $reason }
cli-error-line-too-long = a line has more than { $megabytes } MB, longer than any puzzle
cli-error-puzzle-too-long = { $path }: more than { $megabytes } MB for one puzzle, longer than any
cli-error-directory = { $path } is a folder: name the files in it, as in { $path }/*
cli-error-too-much-input = { $path }: more than { $megabytes } MB of input
cli-error-not-text = { $path }: line { $line } is not text (UTF-8)
cli-error-threads = could not start { $threads } threads: { $reason }
cli-error-trace-file = the trace goes to a file that ends in .jsonl or .dot, not to { $path }
cli-error-picture-one = --output takes one picture: name one board
cli-error-rules-of-logic = { $option } is for knowledge bases: use --to tell-ask or --to dimacs
cli-error-switch-of-method = { $option } is a switch of { $of }, and { $method } does not have it: leave it out, or take { $of }
cli-error-trace-one = --trace records one run: name one board and leave --compare out
cli-trace-left-out = { $count ->
    [one] One more step was not recorded (--trace-limit)
   *[other] { $count } more steps were not recorded (--trace-limit)
}
cli-trace-written = { $events } steps written to { $path }{ $dropped ->
        [0] {""}
       *[other] ; { $dropped } more were not recorded (--trace-limit)
    }
cli-arg-given = The puzzle the position started from: all else in it may be a mistake

cli-solve-sudoku-about = Solve Sudoku exactly, one puzzle or millions of lines on all cores
cli-solve-sudoku-examples =
    Examples:
      atisbo solve sudoku puzzle.sdk
      atisbo solve sudoku 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
      atisbo solve sudoku puzzles.sdm --count 2 > solutions.txt
      atisbo solve sudoku puzzle.txt --count all --list 5
cli-check-sudoku-about = Check a Sudoku or a filled grid
cli-check-sudoku-examples =
    Examples:
      atisbo check sudoku puzzle.sdk
      atisbo check sudoku "1... .1.. ..2. ...3"
cli-generate-sudoku-about = Make Sudokus with one solution
cli-generate-sudoku-examples =
    Examples:
      atisbo generate sudoku --seed 1
      atisbo generate sudoku --count 10000 --seed 1 > puzzles.sdm
      atisbo generate sudoku --clues 30 --symmetry rotation-180
      atisbo generate sudoku --size 16
      atisbo generate sudoku --difficulty hard
      atisbo generate sudoku --rating 5.5..6 --without xy-wing,w-wing
      atisbo generate sudoku --needs x-wing --position
      atisbo generate sudoku --variant killer,diagonal
      atisbo generate sudoku --boxes 3x2 --solution
      atisbo generate sudoku --method report
cli-search-sudoku-about = Solve Sudoku by state-space search, constraint satisfaction or local search
cli-search-sudoku-examples =
    Examples:
      atisbo search sudoku puzzle.txt --strategy all --compare --max-time 2s
      atisbo search sudoku puzzle.txt --strategy bfs,dfs,ucs,greedy,astar --formulation faithful
      atisbo search sudoku puzzle.txt --strategy mac --trace steps.jsonl
      atisbo search sudoku puzzle.txt --strategy dfs --cells mrv --trace tree.dot
cli-convert-sudoku-about = Change the format of Sudokus
cli-convert-sudoku-examples =
    Examples:
      atisbo convert sudoku puzzle.sdk --to line
      atisbo convert sudoku puzzles.sdm --to open-sudoku > puzzles.opensudoku
      atisbo convert sudoku puzzle.txt --to svg > puzzle.svg
cli-arg-boxes = The rows and columns of a box, where the puzzle does not say: 3x3, 2x3
cli-arg-list = Print so many solutions in full, one a line (of a single puzzle)
cli-generate-sudoku-arg-count = How many puzzles
cli-generate-sudoku-arg-size = Rows, columns and values: 1 to 25
cli-generate-sudoku-arg-clues = How many clues (17 or more for 9x9), or so few that none can go without ambiguity (minimal)
cli-generate-sudoku-arg-threads = How many threads (default: all cores)
cli-arg-method = Our own way of making puzzles, or that of the report's program
cli-arg-symmetry = Which turns and mirrors leave the pattern of the clues as it is
cli-arg-pattern = A file or text that shows where clues go: empty cells stay empty, any other sign may hold one
cli-search-sudoku-arg-heuristic = What to estimate the way to the goal with (default: h1, the report's own, with --formulation faithful, else forward)
cli-arg-cells = Which cell is filled next: the first empty one, or one with the fewest candidates (mrv)
cli-search-sudoku-arg-strategy = Which methods: one, a list, or all. State-space search: bfs, dfs, dls, ids, ucs, greedy, astar, wastar, idastar, beam, lds. Consistency: ac3, ac2001, path. Constraint satisfaction: brute-force, bt, bt-mrv, bt-degree, bt-mrv-degree, fc, fc-mrv, ac3-fc-mrv, fc-mrv-degree-lcv, mac, mac-places, mac-domwdeg, cbj, fc-cbj, mac-cbj, fc-lds. Local search: min-conflicts, genetic. Exact cover: dlx. Logic: dpll, cdcl, walksat, sat
cli-search-sudoku-arg-seed = What the random methods depend on
cli-search-sudoku-arg-formulation = What a step of a state-space search is: as in the report's program, cleaned, with dead ends cut, or with all singles filled in

cli-bayes-about = Probabilities in a Bayesian or Markov network of your own
cli-bayes-examples =
    Examples:
      atisbo bayes asia.bif --query lung --evidence xray=yes,smoke=no
      atisbo bayes asia.bif --evidence dysp=yes --explain --query bronc
      atisbo bayes alarm.bif.gz --json
      atisbo bayes asia.bif --query either --method ve --order min-degree --no-prune --steps --stats
      atisbo bayes asia.bif --method gibbs --samples 50000 --seed 1
      atisbo bayes grid.uai --evidence-file grid.uai.evid --uai mar
      atisbo bayes show alarm.bif
      atisbo bayes convert asia.bif asia.uai
cli-bayes-show-about = What is in a network, and how large its tables grow under each elimination order
cli-bayes-show-examples =
    Examples:
      atisbo bayes show asia.bif --nodes
      atisbo bayes show asia.bif --nodes=lung,tub
      atisbo bayes show asia.bif --picture moral -o asia.svg
      atisbo bayes show asia.bif --cliques
      atisbo bayes show asia.bif --dot | dot -Tsvg > asia.svg
cli-bayes-convert-about = Write a network in another format
cli-bayes-convert-examples =
    Examples:
      atisbo bayes convert asia.bif asia.uai
      atisbo bayes convert asia.bif.gz --to hugin
cli-arg-file = The network: BIF, XMLBIF, UAI or Hugin .net, packed with gzip or not; - for standard input
cli-arg-format = The format, where neither the file's name nor its beginning tells it
cli-bayes-arg-query = The variables to ask for; without any, all of them
cli-bayes-arg-joint = Ask for the variables together
cli-arg-evidence = What was observed: variable=state, several separated by commas. A likelihood is written X=0.2:0.9
cli-arg-evidence-file = What was observed, as a UAI evidence file
cli-bayes-arg-method = How: auto chooses; ve is variable elimination, jt a junction tree; forward, likelihood-weighting and gibbs estimate from samples
cli-arg-order = The elimination order: best, min-degree, min-weight, min-fill, weighted-min-fill, plain (as the variables are numbered), shuffled (at random, always the same), or variables separated by commas, those not named before them; of a board as x_r1c2 or, as in the reports, x01
cli-arg-one-cell = Suggest and open one cell a move; the Bayesian agent then remembers nothing and asks about every hidden cell anew, as the first report's play_game
cli-arg-no-prune = Leave nothing out, whether it matters to the query or not
cli-arg-no-prune-barren = Keep what is no ancestor of query or evidence
cli-arg-no-prune-separated = Keep what the evidence cuts off from the query
cli-arg-no-keep-evidence = Apply the evidence at every query anew
cli-arg-decompose = How sums and noisy-max tables take part: whole, as a chain, or by a rank-one decomposition
cli-arg-most-probable = Also find the most probable state of all variables together
cli-bayes-arg-explain = Also say what each observation changes
cli-arg-samples = How many samples to draw
cli-arg-chains = How many Markov chains, for gibbs
cli-arg-burn-in = How many sweeps of each chain to forget, for gibbs
cli-bayes-arg-seed = What samples and the ties of elimination orders depend on
cli-arg-stats = Also print what it cost
cli-arg-steps = Also print each elimination: the variable, the tables multiplied, the size of the product
cli-bayes-arg-trace = Write the run to a file, one JSON object for each step
cli-arg-uai = Print the answer as a UAI answer file: marginals or probability of the evidence
cli-arg-nodes = Also list the variables with their states, parents and conditional tables; only these, if some are named
cli-arg-table-size = Leave out tables with more numbers than this
cli-arg-tables = Also print the conditional tables of the network's variables; only of these, if some are named, as x_r1c1 or as the reports' x00
cli-arg-picture = Print a picture (SVG) of the network instead: its arcs (dag), its moral graph, or that graph triangulated by the best order
cli-arg-output = Write the picture into this file
cli-arg-cliques = Also list the cliques of the best order
cli-arg-dot = Print the graph for Graphviz instead
cli-arg-moral = Print the moral graph for Graphviz instead: edges of moralisation dashed, those that the best order adds dotted
cli-arg-out = The file to write; its name tells the format. Without it, standard output
cli-bayes-convert-arg-to = The format to write, where the file's name does not tell it
cli-error-no-network = No network: name a file, or give one on standard input.
cli-error-no-such-file = { $path }: there is no such file
cli-error-convert-to = Which format? Name a file that ends in .bif, .xmlbif, .uai, .net or .dot, or say --to.

cli-logic-about = Ask a knowledge base of your own: does it follow, and why
cli-logic-examples =
    Examples:
      atisbo logic wumpus.txt
      atisbo logic wumpus.txt --ask "~P[1,2]" --proof
      atisbo logic wumpus.txt --ask "~P[1,2]" --method resolution --tree
      atisbo logic wumpus.txt --compare
      atisbo logic horn.txt --iengine FC
      atisbo logic wumpus.txt --ask "~P[1,2]" --explain
      atisbo logic wumpus.txt --method cdcl --dot | dot -Tsvg > proof.svg
      atisbo logic problem.cnf --method dpll --branching jw --stats
      atisbo logic convert wumpus.txt --to dimacs
cli-logic-convert-about = Write a knowledge base in another format
cli-logic-convert-examples =
    Examples:
      atisbo logic convert wumpus.txt --to dimacs
      atisbo logic convert wumpus.txt --to clauses --clauses tseitin
      atisbo logic convert problem.cnf --to tell-ask
cli-logic-arg-file = The knowledge base: TELL and sentences separated by ";", ASK and questions; or a DIMACS file; - for standard input
cli-logic-convert-arg-file = The knowledge base: TELL and sentences separated by ";", ASK and questions; or a DIMACS file; - for standard input
cli-logic-arg-format = The format, where the beginning of the text does not tell it
cli-logic-convert-arg-format = The format, where the beginning of the text does not tell it
cli-arg-ask = A question instead of those in the file; may be given several times
cli-logic-arg-method = Which engines, one or a list: truth-table, forward-chaining, backward-chaining, recursive, resolution, dpll, cdcl, walksat, sat (without any: sat)
cli-logic-arg-compare = Ask every engine and show what each took
cli-arg-iengine = Answer in the words of the teachers' program iengine: YES or NO, with the models or the symbols
cli-logic-arg-proof = Also print the proof, step by step
cli-logic-arg-tree = Print the proof as a tree, from the conclusion down to what was told
cli-logic-arg-dot = Print the proof for Graphviz instead
cli-logic-arg-explain = Also find the fewest sentences that it follows from
cli-arg-clauses = How formulas become clauses: by distribution, by new symbols for their parts (tseitin), or whichever is smaller
cli-arg-no-subsumption = Resolution keeps clauses that say no more than others
cli-arg-branching = Which symbol dpll tries next
cli-arg-no-unit-propagation = dpll does without the rule of unit clauses
cli-arg-no-pure-literals = dpll does without the rule of pure literals
cli-logic-arg-seed = What walksat and random branching depend on
cli-arg-ascii = Write ~ & | => <=> instead of ¬ ∧ ∨ → ↔
cli-logic-arg-trace = Write the run on the first question to a file, one JSON object for each step
cli-logic-convert-arg-to = The format to write: TELL and ASK, the same with each sentence a clause, or DIMACS
cli-logic-conflicts-about = What CDCL learns from each conflict, and the implication graph of one
cli-logic-conflicts-examples =
    Examples:
      atisbo logic conflicts wumpus.txt --ask "~P[1,2]"
      atisbo logic conflicts problem.cnf --draw 3 | dot -Tsvg > conflict.svg
cli-logic-conflicts-arg-file = The knowledge base: TELL and sentences separated by ";", ASK and questions; or a DIMACS file; - for standard input
cli-logic-conflicts-arg-format = The format, where the beginning of the text does not tell it
cli-logic-conflicts-arg-ask = A question instead of the first one in the file
cli-arg-draw = Print the implication graph of this conflict for Graphviz instead, counted from 1
cli-logic-conflicts-arg-most = How many conflicts to list
cli-error-no-knowledge = No knowledge base: name a file, or give one on standard input.

cli-analyse-about = What is known of a Minesweeper position: probabilities, certain cells
cli-play-about = Play by hand in the terminal, or let an agent play
cli-analyse-minesweeper-about = The probability of a mine in every hidden cell
cli-analyse-minesweeper-examples =
    Examples:
      atisbo analyse minesweeper position.txt
      atisbo analyse minesweeper "mines 1 / 1# / ##" --table
      atisbo analyse minesweeper position.txt --method bayes --network pruned --prior left --order min-degree
      atisbo analyse minesweeper position.txt --method logic --engine fc
      atisbo analyse minesweeper position.txt --method logic --preset report --show
      atisbo analyse minesweeper position.txt --method logic --preset report --trace steps.jsonl
      atisbo analyse minesweeper position.txt --explain 3,4
      atisbo analyse minesweeper position.txt --candidates --strength max --max-time 10s
      atisbo analyse minesweeper position.txt --svg > position.svg
      atisbo analyse minesweeper position.txt --network full --prior cells --tables=x_r1c1,y_r1c1
      atisbo analyse minesweeper position.txt --network full --prior cells --picture moral -o moral.svg
      atisbo analyse minesweeper position.txt --preset buscapython --order x00,x01
cli-hint-minesweeper-about = The best cell to reveal, and why
cli-hint-minesweeper-examples =
    Examples:
      atisbo hint minesweeper position.txt
      atisbo hint minesweeper position.txt --stage 1      (only where to look)
      atisbo hint minesweeper position.txt --strength max --max-time 5s
      atisbo hint minesweeper position.txt --network full --prior cells   (as the first report's adviser)
      atisbo hint minesweeper "mines 10 / 01## / 12## / ####" --lang es
cli-explain-minesweeper-about = Why each certain cell is so, by technique; and whether a guess is forced, with its proof
cli-explain-minesweeper-examples =
    Examples:
      atisbo explain minesweeper position.txt
      atisbo explain minesweeper position.txt --cell 3,4   (the fewest numbers that prove it)
      atisbo explain minesweeper position.txt --boards     (the boards that prove a guess is forced)
      atisbo explain minesweeper position.txt --svg > why.svg
cli-check-minesweeper-about = Whether any board can look like this; if not, the numbers in conflict
cli-check-minesweeper-examples =
    Examples:
      atisbo check minesweeper position.txt
      atisbo check minesweeper position.txt --trust-flags
cli-generate-minesweeper-about = Make boards, by level, first click and seed
cli-generate-minesweeper-examples =
    Examples:
      atisbo generate minesweeper --level expert --seed 1
      atisbo generate minesweeper --level expert --no-guess --proof --seed 1
      atisbo generate minesweeper --level hex:9x9x10 --first-click opening --count 5
      atisbo generate minesweeper --level 10x10x20 --position | atisbo analyse minesweeper -
cli-convert-minesweeper-about = Change the format of a position or a board, or write the position as a Bayesian network
cli-convert-minesweeper-examples =
    Examples:
      atisbo convert minesweeper position.txt --to bif --network full --prior cells > position.bif
      atisbo convert minesweeper position.txt --to bif --evidence
      atisbo convert minesweeper "https://example.org/?b=43&m=g20" --to rows
      atisbo convert minesweeper position.txt --to svg > position.svg
      atisbo convert minesweeper position.txt --to tell-ask --rules report --cell 2,3 | atisbo logic - --method fc
cli-play-minesweeper-about = Play by hand, or let an agent play any number of games
cli-play-minesweeper-examples =
    Examples:
      atisbo play minesweeper --level intermediate
      atisbo play minesweeper --id 9x9x10~safe~42.0~r40
      atisbo play minesweeper --agent bayes --games 100 --level 10x10x20 --seed 1
      atisbo play minesweeper --agent bayes --network pruned --prior left --watch --seed 1
      atisbo play minesweeper --agent exact:strong --games 1000 --level expert --first-click opening
      atisbo play minesweeper --agent logic --preset report --games 200 --level 8x8x10
      atisbo play minesweeper --agent bayes --games 10 --log decisions.jsonl
      atisbo play minesweeper --agent bayes --preset final --level 10x10x25 --log - --log-format report
      atisbo play minesweeper --agent bayes --preset buscapython --level 5x5x5 --games 20 --each
cli-arg-mines = How many mines there are, for formats that do not say it
cli-arg-density = The probability of a mine in each cell, in place of their number
cli-arg-trust-flags = Take flags as known mines
cli-arg-network = Which variables the network has: all (full), X of hidden and Y of revealed cells (split), only what matters (pruned), counts for cells that are alike (merged), only what is near (local-1, local-2)
cli-arg-prior = What is believed of a cell at first: mines by cells, mines left by cells left, or that the total counts (exact)
cli-arg-inference = How the network is asked: variable elimination for each cell (ve), one junction tree (jt), or whichever promises to be cheaper
cli-arg-table = A table of the hidden cells, the safest first, in place of the grid
cli-arg-strength = How strong the player of the exact method is: the cell least likely to be a mine (safest), one number ahead (fast), further ahead and end games perfectly (strong), or as strong as the time allows (max)
cli-arg-level = The level: beginner (9x9, 10 mines), beginner-8x8, intermediate, expert, or HEIGHTxWIDTHxMINES (up to 1000x1000; the mines also as a percentage of the cells: 8x8x15%, rounded to the nearest number), with a tiling before it: hex:, triangle:, circle:, torus:; or custom: for the classic limits, 8x8 to 24x32; or a file with a position whose tiling and mines to take (tiling free)
cli-arg-first-click = What the first click may hit: anything, no mine, or only a cell that shows 0; or the first cell without a mine is opened, row by row, wherever one clicks (first-free)
cli-play-minesweeper-arg-first-click = { cli-arg-first-click }. Without it: no mine, or the rule of the report that --preset names
cli-arg-cell = A cell, row and column counted from 1
cli-arg-position = Print the position after the first click, not the board
cli-arg-agent = Who plays: the exact analysis and how strong (without a word for it: strong), the adviser with a Bayesian network, or the agent that proves by logic; without it, you do
cli-arg-games = How many games
cli-arg-first-cell = Which cell the agent opens when nothing is known: corner, inner, random, or its row and column; without it the best one
cli-arg-watch = Show every decision; with --json, an object for each of them on a line of its own, and the result on the last
cli-arg-log = Write every decision to a file, JSON Lines if it ends in .jsonl, or to the console (-), with --json as JSON Lines too
cli-arg-log-format = How the log is written: in words, or exactly as the second report's program writes it (report; cells count from 0 there)
cli-arg-each = Print a row for each game, in order: won or lost, decisions, guesses, time, seed and ID; with --json, an object on a line of its own, and the result on the last
cli-arg-engine = How logic answers: forward chaining, backward chaining, the plain recursion of the report, or satisfiability, which misses nothing
cli-arg-preset = An agent with a name. Logical: as in the report (report), with its random first cell and its marks on the board; with one change to it, or the best there is. Bayesian: the first report's play_game (buscapython), the second one's methods (method-1, method-2, final), or the strongest; other options change it
cli-arg-rules = Which rules of a number chaining is told: for all numbers it might be, as in the report (all or report), for the one it shows, or only those that apply
cli-arg-flags = What flags are worth to logic: nothing, mines for certain, or mines until the numbers contradict them
cli-arg-incremental = Whether chaining keeps one growing knowledge base, instead of a fresh one for each question
cli-arg-mine-count = Whether logic knows the number of mines in all
cli-arg-best-guess = Whether the logical agent guesses by probability when it is stuck, instead of anywhere
cli-analyse-minesweeper-arg-candidates = Where nothing is certain, a table of the cells that were weighed, the best first: so many of them (10)
cli-analyse-minesweeper-arg-explain = Say why this cell is a mine, or none: the fewest numbers that prove it. Row and column, counted from 1
cli-analyse-minesweeper-arg-numbers = Say how likely this cell shows each number, and is a mine. Row and column, counted from 1
cli-analyse-minesweeper-arg-method = The engine made for it, the position as a Bayesian network, or what can be proved by logic
cli-hint-minesweeper-arg-method = The engine made for it, the position as a Bayesian network, or what can be proved by logic
cli-convert-minesweeper-arg-cell = The cell whose network is wanted (local-1, local-2), or whose knowledge base (--rules); row and column counted from 1
cli-convert-minesweeper-arg-number = With --rules and --cell: the number beside the cell whose rules are wanted. Without it, the first that settles the cell, else the first
cli-convert-minesweeper-arg-rules = Write the knowledge base that the logical agent builds, for chaining: with the rules for all numbers as in the report (report), for the number shown, or only those that apply. Without --cell, of all cells beside numbers
cli-convert-minesweeper-arg-preset = Write the knowledge base of this logical agent
cli-analyse-minesweeper-arg-show = Also list the questions that the logical agent asks before its next move, with their knowledge bases and answers
cli-analyse-minesweeper-arg-trace = Write how the logical agent comes to its next move: to a file as JSON Lines, or to the console in words (-)
cli-generate-minesweeper-arg-cell = The first click, row and column counted from 1
cli-generate-minesweeper-arg-count = How many boards
cli-convert-minesweeper-arg-evidence = Print what is observed in the network, as atisbo bayes --evidence takes it
cli-analyse-minesweeper-arg-svg = Print the position as an SVG picture with the probabilities
cli-analyse-minesweeper-arg-format = The format of the position, where its content does not tell it
cli-explain-minesweeper-arg-cell = Explain this cell alone, by the fewest numbers that prove it. Row and column, counted from 1
cli-explain-minesweeper-arg-boards = Print the boards that prove that a guess is forced, or that the cell is not certain
cli-explain-minesweeper-arg-svg = Print the position as an SVG picture with what is certain and the numbers that prove it
cli-explain-minesweeper-arg-format = The format of the position, where its content does not tell it
cli-hint-minesweeper-arg-stage = How much help: 1 whether a cell is safe and where to look, 2 which numbers and technique, 3 the argument, 4 all that is certain
cli-hint-minesweeper-arg-format = The format of the position, where its content does not tell it
cli-check-minesweeper-arg-format = The format of the position, where its content does not tell it
cli-convert-minesweeper-arg-format = The format of the position or board, where its content does not tell it
cli-generate-minesweeper-arg-seed = The same seed gives the same boards
cli-generate-minesweeper-arg-first = The index of the first board; board i depends on the seed and i alone
cli-play-minesweeper-arg-seed = The same seed gives the same games
cli-play-minesweeper-arg-first = The index of the first game; game i depends on the seed and i alone
cli-arg-no-guess = Only boards that logic alone can open from the first click: found by moving mines (fast), or by drawing until one fits (rejection: uniform)
cli-arg-proof = Print the proof that no guess is needed, step by step
cli-arg-id = Go on with the game of this ID, as it is printed at the end of one, by hand or with --agent

cli-rules-about = A game as a problem: the properties of its environment, and its formal definition
cli-rules-examples =
    Examples:
      atisbo rules minesweeper
      atisbo rules sudoku --json
cli-rules-arg-game = The game

cli-lab-about = Experiments: run them, resume them, divide them, join them, and report with intervals
cli-lab-run-about = Run an experiment, given as a TOML file or by options
cli-lab-run-examples =
    Examples:
      atisbo lab run wins.toml                      (results in results/wins)
      atisbo lab run wins.toml --resume             (after Ctrl-C, a crash, a power cut)
      atisbo lab run wins.toml --shard 3/64 -o part3
      atisbo lab run wins.toml --only 17            (one run again, by its number)
      atisbo lab run --game minesweeper --level beginner --count 1000 -m exact -m "bayes prior=left" -o wins
      atisbo lab run --game sudoku --shape 2x2 --shape 2x3 --shape 3x3 -m exact -m dlx -o sizes
cli-lab-run-arg-file = The experiment as TOML; - for standard input
cli-lab-run-arg-out = Where to keep the results; results/NAME if not given
cli-lab-run-arg-resume = Go on with the results that are there
cli-lab-run-arg-shard = Run only the K-th of N parts; `atisbo lab merge` joins them
cli-lab-run-arg-only = Make only the run with this number, and print it
cli-lab-run-arg-game = Without a file: the game
cli-lab-run-arg-level = Minesweeper: a level, by name or as HEIGHTxWIDTHxMINES or HEIGHTxWIDTHxPERCENT%; may be given several times
cli-lab-run-arg-first-click = Minesweeper: what the first click may hit
cli-lab-run-arg-size = 0h n0: the size of boards to make; may be given several times
cli-lab-run-arg-shape = Sudoku: the shape of the boxes of puzzles to make; may be given several times
cli-lab-run-arg-puzzles = Sudoku, 0h n0: a file with puzzles; may be given several times
cli-lab-run-arg-difficulty = Sudoku, 0h n0: the grade of puzzles to make
cli-lab-run-arg-count = Instances of each setting
cli-lab-run-arg-method = A method or agent with its switches; may be given several times
cli-lab-run-arg-seed = The seed: instance i depends on it and i alone
cli-lab-run-arg-repetitions = Make each run so often; the least time counts
cli-lab-run-arg-max-nodes = Nodes that a run may take
cli-lab-run-arg-max-memory = Memory that a run may take
cli-lab-run-arg-max-time = Time that a run may take
cli-lab-report-about = What the results in a folder say, as text, Markdown, HTML or data
cli-lab-report-examples =
    Examples:
      atisbo lab report results/wins
      atisbo lab report results/wins --format html -o wins.html --lang es
      atisbo lab report results/wins --format runs > runs.csv
cli-lab-report-arg-results = The folder of results
cli-lab-report-arg-format = As what: the report as text, markdown or html, its table as csv, or all runs
cli-lab-report-arg-output = The file to write; standard output if not given
cli-lab-merge-about = Join the parts of an experiment into what one run would have given
cli-lab-merge-examples =
    Examples:
      atisbo lab merge part1 part2 part3 -o whole
cli-lab-merge-arg-parts = The folders of all parts, in any order
cli-lab-merge-arg-out = The folder of the whole
cli-error-no-experiment = No experiment: name a TOML file, or say which game (--game) and which methods (--method).
cli-error-parquet-file = Parquet is not for the terminal: name a file (--output).
cli-lab-repeat-about = Measure one of five reports again, with their figures beside ours
cli-lab-repeat-examples =
    Examples:
      atisbo lab repeat buscapython --quick         (seconds; too few games to conclude anything)
      atisbo lab repeat sudoku -o reports           (minutes; sudoku.md, sudoku.html, the same in Spanish as sudoku.es.md, pictures)
      atisbo lab repeat ohno --lang es -o informes
cli-lab-repeat-arg-report = Which report
cli-lab-repeat-arg-quick = Very few runs, to see that all of it works
cli-lab-repeat-arg-out = Where to write the report as Markdown and HTML, in every language from the same runs
