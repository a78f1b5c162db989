# Five reports, measured again.

repeat-facts = the figures of the reports cannot be read: { $reason }
repeat-quick = This is a quick run: few games, small limits. It shows that everything works; so little is measured that few conclusions can be drawn.
repeat-stopped = Stopped early: { $stop }. What is missing was not measured.
repeat-board = board
repeat-puzzle = puzzle
repeat-cell = cell
repeat-games = games
repeat-won = won
repeat-theirs = the report
repeat-ours = ours
repeat-ratio = report / ours
repeat-yes = yes
repeat-no = no
repeat-solved = solved boards
repeat-solved-word = solved
repeat-longest = longest
repeat-queries = queries
repeat-multiplications = multiplications
repeat-largest = largest product
repeat-out-of-memory = out of memory
repeat-memory = no room: a table of { $entries } entries
repeat-limit-nodes = nodes
repeat-limit-bytes = memory
repeat-limit-time = time
repeat-by-number = by number
repeat-shuffled = shuffled

repeat-buscapython-title = "Buscapython", measured again
repeat-buscapython-about = Two students of the University of Seville (course of 2017/18) built an adviser for Minesweeper: a Bayesian network with a variable for the mine and one for the number of every cell, asked by variable elimination in Python with pgmpy. Every table of their report stands here beside the same experiment with the models of this project. Their machine is not known, so a ratio of times says how far the whole way is and not what one step of it gained; counts do not depend on a machine.
repeat-b1-wins = Nine configurations (its Tables 1 and 2)
repeat-b1-wins-how = Games won with the 95 % interval (Wilson): five games each in the report, { $games } here. The cell in the corner is opened first and may be a mine, as there. "The same prior" believes mines / cells of each cell by itself, as the report does; "exact" is the player exact:safest, which knows that the mines add up and has its own choice among cells that are equally safe. Both play the same boards; the difference is exact less the same prior, in percentage points with its 95 % interval for pairs (Agresti and Min). The last two columns are with a safe first click.
repeat-b1-cells = ours, the same prior
repeat-b1-inside = within the report's interval
repeat-b1-exact = ours, exact
repeat-b1-safe-cells = safe click, same prior
repeat-b1-safe-exact = safe click, exact
repeat-b1-plot = Games won: the report's five beside ours
repeat-b1-plot-how = Bars with 95 % intervals for each configuration: the report, ours with the same prior, ours with the exact count.
repeat-b1-wins-total = In all the report won { $won } of { $played } games, { $rate }.
repeat-b1-wins-expected = By our rates with its prior { $expected } were to be expected.
repeat-b1-wins-apart = The report's interval and ours lie apart on { $apart } of { $boards } boards.
repeat-b1-wins-chance = So five games a board cannot tell its lines from these: they go up and down by chance.
repeat-b1-gains = Knowing that the mines add up, and choosing among equals, wins more on the same boards: beyond chance in { $gains } of { $comparisons } comparisons.
repeat-b1-gains-unclear = Beyond chance the exact count wins more games in { $gains } and fewer in { $losses } of { $comparisons } comparisons.
repeat-b1-times = Time of a solved board by modification (its Table 3)
repeat-b1-times-how = A 5x5 board with 5 mines, { $games } games; the mean time of those solved, with its 95 % interval (the report: 20 solved boards). The network is the report's, with full tables; before each move every hidden cell is asked about by variable elimination, and one cell is revealed. Modification 1 leaves out variables that are ancestors of neither query nor evidence, 2 keeps the evidence applied, 3 is the min-degree order. Without 3 the report's order is that of a Python set, which is any: here by number (all X row by row, then all Y) and shuffled. Limits of a game: { $limits }. The last rows are other networks with the engine's switches at their best. One thread{ $repetitions ->
        [1] { "" }
       *[other] {"; each game is timed"} { $repetitions } times and the least counts
    }. Queries and multiplications are means over finished games, the largest product is the largest of all.
repeat-b1-modifications = modifications, order
repeat-b1-ours = beyond
repeat-b1-unmodified = Unmodified, no board was solved: a table of { $entries } entries has no room within the limits ({ $limits }).
repeat-b1-alone = By itself, each of these modifications solves boards here: { $alone }. The report says that alone only 1 solves boards of 3x3 and more.
repeat-b1-alone-none = No modification by itself solved a board in this run. The report says that alone only 1 solves boards of 3x3 and more.
repeat-b1-alone-3 = Here 3 does because min-degree looks at the graph again after each elimination and so takes first the Y that nobody asks about.
repeat-b1-steps = With 1+2 a solved board takes { $two } the time of 1 (both by number), with 1+2+3 { $three } the time of 1+2; in the report { $their-two } and { $their-three }.
repeat-b1-tree = The report discarded moralisation and triangulation as a preparation that costs more than it saves. Here that preparation is the junction tree (full, jt): one tree answers all queries of a position, and a solved board takes { $times } the time of elimination (full, ve).
repeat-b1-limit = How far it goes without modifications
repeat-b1-limit-how = Nothing pruned, evidence applied at every query, a plain order: all hidden cells of the position after one click, which shows a 1 in the corner. Limits of a position: { $limits }. The report came to 2x3 before its memory ran out.
repeat-b1-limit-all = All positions measured here came to their end, up to { $largest }.
repeat-b1-limit-largest = Here both orders came to their end up to { $largest }.
repeat-b1-limit-wall = From { $first } on there is no room for the product of a table for each neighbour of a cell, in either order.

repeat-bayes-title = "Bayes, profesional del Buscaminas", measured again
repeat-bayes-about = Two other students of the same course at Seville (2017/18) made the network smaller: a mine variable for hidden cells only, a number variable for revealed ones, no numbers without hidden neighbours, one variable for all cells that touch no number. Python with pgmpy on a machine that is not described.
repeat-b2-figure7 = One decision on 10x10 (its Figure 7)
repeat-b2-figure7-how = The report prints one decision in full: the board, the cells asked about, and the probability that each is no mine. It does not print how many mines there are, but its 0.72826 for a cell that touches no number is 1 − 25/92. Beside it the same network with the same prior, and the exact count, which knows that the mines add up.
repeat-b2-left = ours, the same prior
repeat-b2-exact = ours, exact
repeat-b2-figure7-equal = { $equal } of { $cells } probabilities are the same.
repeat-b2-figure7-exact = { $moved ->
        [0] The exact count moves none of them.
       *[other] The exact count moves { $moved } of them, none that is certain.
    }
repeat-b2-cost-how = Before the last simplifications, the report says, one query on 10x10 took more than 20 minutes. All hidden cells of the position above, network by network: with a plain engine (full tables, nothing pruned, evidence applied each time, min-degree) and with ours. Limits: { $limits }.
repeat-b2-network = network, engine
repeat-b2-plain = plain
repeat-b2-best = ours
repeat-b2-table10 = Methods and boards (its Table 10)
repeat-b2-table10-how = Time up to a victory, defeats on the way included, and defeats for a victory. The report's graphs are of ten runs each; if each ends with a victory, chance alone leaves its ratio about the range given. Ours: { $games } games each; they begin with the first cell that is no mine, as in the report. One thread.
repeat-b2-way-1 = 1: X hidden, Y revealed, one cell at a time
repeat-b2-way-2 = 2: the same, certain cells together
repeat-b2-way-final = final: pruned, one X for all cells that touch no number
repeat-b2-way-local-1 = only the neighbours of a cell
repeat-b2-way-local-2 = neighbours of neighbours too
repeat-b2-way-exact = merged, mines add up
repeat-b2-their-time = report's time
repeat-b2-our-victory = our time a victory
repeat-b2-our-won = our time a won game
repeat-b2-their-defeats = report's defeats a victory
repeat-b2-our-defeats = our defeats a victory
repeat-b2-final-same = Methods 2 and final end alike in all { $games } games: one network made smaller, so that only the time differs.
repeat-b2-final-differs = Methods 2 and final end differently in { $different } of { $games } games.
repeat-b2-1 = Beside method 2, method 1 wins fewer of the same { $games } games (difference in points: { $difference }): it remembers no mines, so that its prior, mines over hidden cells, counts the found ones too and is too high late in a game.
repeat-b2-local = Asking only the neighbours of a cell wins fewer of the same games than method 2 (difference in points: { $difference }).
repeat-b2-on = method { $method } on { $level }
repeat-b2-apart = Of { $compared } ratios of the report these lie apart from ours: { $apart }.
repeat-b2-apart-none = None of the { $compared } ratios of the report lies apart from ours.
repeat-b2-reading = Those of its final method do not. So either its first methods were not yet what its text describes, or they are the approximations that the text mentions: a sub-network of the neighbours of a cell, or of their neighbours as well.
repeat-b2-graphs = Nine configurations (its Graphs 1 to 9)
repeat-b2-graphs-how = The final method on the nine configurations; games begin as for Table 10. A run plays boards until one is won: its time includes the defeats on the way, its ratio is their number. Each graph shows ten runs, as the report's do, and the tables give their figures. Here { $runs } runs were made on each configuration; where there are more than ten, the line is their mean and the band its 95 % interval. The report prints no numbers beside its graphs: its words are that victories without a defeat were frequent, with times of a few seconds on 5x5 and of a few minutes on 10x10.
repeat-b2-time-mean = mean time a victory
repeat-b2-ten-times = Ten runs: time up to the victory
repeat-b2-ten-ratios = Ten runs: defeats for the victory
repeat-b2-graph-word = graph
repeat-b2-graph = Graph { $number }: ten runs on { $level }, time and defeats for a victory
repeat-b2-graph-how = Ten columns for the time of each run, and ten for its defeats; the tables have the numbers.
repeat-b2-defeats = defeats a victory
repeat-b2-run = run
repeat-b2-ten = ten runs
repeat-b2-many = mean of { $runs } runs with its 95 % interval
repeat-b2-graphs-perfect = Of the { $shown } runs shown, { $perfect } are without a defeat.
repeat-b2-lost = { $lost } on { $level }
repeat-b2-graphs-lost = The report calls its ratio on small boards nearly perfect. In many games it is not: whoever plays this way loses { $lost }.

repeat-logic-title = "Minesweeper solver", measured again
repeat-logic-about = Two students of the Universidad del Rosario (Bogotá, 2022) play Minesweeper with a knowledge base of facts and rules. They measured boards from 3x3 to 13x13 with mines in 15, 20 and 25 of a hundred cells, in 3, 10 and 6 games a size, and show plots without numbers. Each agent plays the same boards here; times are apart for games won and lost, since a game that is lost early is short.
repeat-l-agent = The report's agent (its Figures 7 to 14)
repeat-l-agent-how = A fresh knowledge base for each question, with the rules of one number, and forward chaining; the first cell is a random one and may be a mine. Boards from { $smallest } to { $largest }, { $games } games a size. Beside it the same by plain recursion from the question to the facts, in { $few } of those games. Guesses count the first cell.
repeat-l-difficulty = { $difficulty } % mines (the report: { $theirs } games a size)
repeat-l-all-sizes = { $difficulty } % mines, all sizes
repeat-l-their-games = report's games
repeat-l-recursive-won = recursive: won
repeat-l-recursive-time = recursive: won game
repeat-l-side = side of the board
repeat-l-game-time = mean time of a game
repeat-l-figure-times = Figure { $number }: mean time of a game by size, { $difficulty } % mines
repeat-l-figure-wins = Figure { $number }: games won by size, { $difficulty } % mines
repeat-l-figure-times-part = Figure { $number }: the fastest times, { $difficulty } % mines (part of the figure before)
repeat-l-figure-wins-part = Figure { $number }: the lowest win rates, { $difficulty } % mines (part of the figure before)
repeat-l-figure-how = The report's agent against the side of the board, won and lost games together, with 95 % intervals.
repeat-l-plot-wins = Games won by size, with 95 % intervals
repeat-l-plot-wins-how = The share of games won against the side of the board, a panel for each density of mines.
repeat-l-plot-times = Mean time of a won game by size
repeat-l-plot-times-how = The time against the side of the board, a panel for each density of mines.
repeat-l-findings = Its findings
repeat-l-found-growth = time grows exponentially with the size
repeat-l-found-forward = forward chaining is much faster than the recursive ask
repeat-l-found-fresh = a fresh small knowledge base for each question is faster and gives better results
repeat-l-found-falls = fewer games are won on larger boards and with more mines
repeat-l-found-lost = at 15 % all three games on 13x13 were lost
repeat-l-found-marks = some cells are marked wrongly
repeat-l-ours-growth = { $laws }
repeat-l-ours-growth-unknown = not measured: too few sizes have games won
repeat-l-ours-unmeasured = not measured in this run
repeat-l-ours-law = { $difficulty } %: the number of cells to the power { $exponent }, or { $base } to its power; { $better ->
        [power] a power describes it better
        [exponential] an exponential describes it better
       *[open] neither law is clearly better
    }
repeat-l-ours-forward = recursion takes { $times } the time on the same boards
repeat-l-ours-fresh = one base that grows takes { $times } the time, and { $different } of { $games } games end differently
repeat-l-ours-fresh-same = (the rules prove the same either way)
repeat-l-ours-falls = won on { $smallest } → on { $largest }: { $falls }
repeat-l-fall = { $first } → { $last } with { $difficulty } % mines
repeat-l-ours-lost = { $rate } of the games on 13x13 are won; three in a row are lost with a probability of { $lost }
repeat-l-ours-lost-unknown = 13x13 was not measured in this run
repeat-l-ours-marks = of { $marks } marks { $wrong } were wrong
repeat-l-ours-marks-sound = (its rules are sound if a marked cell is told to them as a mine)
repeat-l-switches = One wish at a time
repeat-l-switches-how = What the report wished for, each change by itself and all together. The difference to the report's agent is in percentage points with its 95 % interval for pairs (Agresti and Min), then the games that only this agent won and those that only the report's won; the time is a multiple of the report's agent's on the same games.
repeat-l-in-games = { $agent } ({ $games } games)
repeat-l-by-points = { $agent } ({ $points } points)
repeat-l-same = In the games played here these win and lose the same as the report's agent: { $agents }; only the time differs.
repeat-l-more = More games are won beyond chance by { $agents }.
repeat-l-fewer = Fewer games are won beyond chance by { $agents }.
repeat-l-unclear = Not told from chance by this run: { $agents }.
repeat-l-mine-count-why = The number of mines, its first wish, settles something by chaining only when every mine is marked, and then a random cell is as safe.
repeat-l-revised-why = No mark was wrong, so that its second wish found nothing to take back.
repeat-l-agent-word = agent
repeat-l-changed = what is changed
repeat-l-preset-report = the report's agent
repeat-l-preset-recursive = recursive ask instead of forward chaining
repeat-l-preset-backward = backward chaining with a table
repeat-l-preset-shown = rules for the number that is shown only
repeat-l-preset-due = rules only where all premises are facts
repeat-l-preset-incremental = one knowledge base that grows
repeat-l-preset-mine-count = the number of mines in all (its first wish)
repeat-l-preset-revised = marks taken back when contradicted (its second wish)
repeat-l-preset-sat = satisfiability instead of chaining
repeat-l-preset-best-guess = the least risk instead of a random cell
repeat-l-preset-best = all of them
repeat-l-stalls = What forward chaining cannot see
repeat-l-stalls-how = Chaining looks at one number at a time; two numbers together say more. The report's agent plays { $games } games on each board, and wherever it is stuck after its first cell satisfiability is asked: is there a safe cell by the numbers alone, or else with the number of mines in all? "Numbers needed" is the mean size of the smallest explanation of any safe cell there, "most" the largest of them.
repeat-l-stuck = stuck
repeat-l-by-numbers = safe by the numbers
repeat-l-by-total = safe by the total too
repeat-l-needed = numbers needed
repeat-l-most = most

repeat-sudoku-title = Sudoku as a laboratory of search, measured again
repeat-sudoku-about = A final-year work of the University of Zaragoza (Teruel, 2022), "Aprendizaje de IA basado en el pensamiento", teaches search by Sudoku: a state is a grid, a step fills the first empty cell. It prints the counts of five algorithms on two puzzles. Its program is public, and ours expands and generates the same nodes.
repeat-s-figures = Five algorithms (its Figures 17 and 18)
repeat-s-figures-how = Nodes expanded / generated in the two runs that the report prints; their puzzles are not known. Beside them { $puzzles } puzzles by the report's own way to make them, searched node for node as its program does, with both of its heuristics: the median of the nodes expanded, from where to where 90 % of them lie, and their mean with its 95 % interval. The columns "below" say which part of our puzzles needs fewer nodes than the printed run.
repeat-s-figure17 = Figure 17
repeat-s-place17 = below
repeat-s-figure18 = Figure 18
repeat-s-place18 = below
repeat-s-median = median expanded
repeat-s-between = 5–95 %
repeat-s-mean = mean expanded
repeat-s-plot = Nodes expanded by algorithm
repeat-s-fewer = expands fewer nodes
repeat-s-than = than
repeat-s-often = on so many puzzles
repeat-s-ordinary = Both printed runs are ordinary puzzles of this generator: none of their counts is among the least or the greatest 5 % of ours.
repeat-s-informed = The report says that in general informed search needs fewer nodes. Beside depth-first search, A* with H1 does on { $astar } of the puzzles measured here, greedy search on { $greedy }.
repeat-s-no-exception = So the report's second figure, depth-first ahead, is no exception.
repeat-s-optimal = Optimality: length and cost of the solutions
repeat-s-optimal-how = The report asks its students for the optimality of an algorithm: a step fills one cell and costs 1. Means over the solutions of the puzzles above; how many of them are proved to be cheapest, by the strategy, by its estimate, or because all solutions of the puzzle cost the same; and how many cost as much as the solution of uniform-cost search, which is the cheapest.
repeat-s-solutions = solutions
repeat-s-length = solution length
repeat-s-cost = solution cost
repeat-s-proved = proved cheapest
repeat-s-as-cheap = as cheap as ucs
repeat-s-optimal-all = All { $solutions } solutions cost as much as the cheapest: every step fills an empty cell, so that all solutions of a puzzle are equally long. Optimality does not tell these algorithms apart, and H1, the number of empty cells, tells A* nothing that the depth does not.
repeat-s-optimal-some = { $dearer } of { $solutions } solutions cost more than the cheapest.
repeat-s-nodes = Its program and ours, node for node
repeat-s-nodes-how = Nodes expanded / generated by ours, "=" where the report's program counted the same; in parentheses how many times as fast ours is (Python 3.11 by processor time on another day; ours on one thread{ $repetitions ->
        [1] { "" }
       *[other] {", the least of"} { $repetitions } runs
    }).
repeat-s-nodes-why = { $equal } of { $all } runs are the same.
repeat-s-nodes-least = The least ratio of times is { $least }.

repeat-ohno-title = 0h n0 by search, measured again
repeat-ohno-about = Three students of the ITBA (Buenos Aires, 2016) solve 0h n0 by search, in Java: first the numbers, then the isolated floors. Their program and its 24 boards are public; ours expands the same nodes. Their figures are plots without numbers, and their text names the boards that were not solved for want of memory.
repeat-o-solved = Which boards are solved
repeat-o-solved-how = What the report says, and the same algorithms here, node for node as its program has them, on { $boards } of its { $of } boards. Limits of a run: { $limits }. The report's text is about boards up to 7x7; the unsolved ones among those are named, and compared with its list if all boards were searched.
repeat-o-they-say = the report
repeat-o-by-size = ours: solved by size
repeat-o-unsolved = ours: not solved, up to 7x7
repeat-o-agrees = the same boards
repeat-o-total = solved
repeat-o-not-solved = not solved: { $boards }
repeat-o-only-solved = solved: { $solved }
repeat-o-ended = Of { $runs } runs { $solved } solved their board; { $nodes } were ended by the limit on nodes, { $bytes } by that on memory, { $time } by that on time.
repeat-o-all = All boards are solved by { $algorithms }. The report says that its A* with H2 is the only one to solve the whole test set.
repeat-o-all-none = No algorithm solves all boards within these limits. The report says that its A* with H2 solves the whole test set.
repeat-o-figure3 = Is H2 admissible? (its Figure 3)
repeat-o-figure3-how = The report collects pairs of a number that sees too much and a direction, strikes out those that another one sees, and wants an estimate that is never above the walls still needed. Half of the pairs is too much, it says: in its Figure 3 eight pairs remain and two walls are enough. A quarter, it says, is admissible. Its program has both: the pairs themselves (H2I here) and a quarter of them (H2A). Its text does not say where the numbers of that board stand; the first board here gives the same numbers.
repeat-o-figure3-board = A board like that of Figure 3
repeat-o-one-wall-board = Seven numbers in a row
repeat-o-pairs = pairs (H2I)
repeat-o-half = half of them
repeat-o-quarter = a quarter (H2A)
repeat-o-walls = walls needed
repeat-o-half-above = Half of the pairs says { $estimate } where { $walls ->
        [one] { $walls } wall is enough
       *[other] { $walls } walls are enough
    }: it is not admissible, as the report says.
repeat-o-quarter-above = A quarter, H2A, says { $estimate } where { $walls ->
        [one] { $walls } wall is enough
       *[other] { $walls } walls are enough
    }: it is not admissible either, though the report takes it to be.
repeat-o-refuted-board = { $board } (says { $estimate }, costs { $cost })
repeat-o-checked = The checker compares H2A with the true cost in { $states } states of { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    } of the report, near the start and near a solution.
repeat-o-refuted = H2A is above the true cost somewhere on { $count } of them: { $refuted }.
repeat-o-refuted-none = There is no such state among them where H2A is above the true cost.
repeat-o-sizes = Time and nodes by size (its Figures 4 and 5)
repeat-o-sizes-how = Means over the boards of a size that are solved: greedy search with H1 beside A* with H2, in both variants of H2.
repeat-o-column-solved = { $algorithm }: solved
repeat-o-plot-time = Figure 4: mean time by size
repeat-o-plot-nodes = Figure 5: nodes expanded by size, mean
repeat-o-plot-how = A curve for each algorithm over the boards that it solves.
repeat-o-sizes-why = The report finds that greedy search expands fewer nodes and is faster. Where both solve a board, greedy search expands fewer than A* with H2A on { $fewer-a } of { $both-a } and than A* with H2I on { $fewer-i } of { $both-i }.
repeat-o-sizes-means = The means are not about the same boards: { $greedy }, { $inadmissible } and { $quarter } boards are solved. Means over solved boards alone favour the algorithm that fails on the hard ones, in the report's plots as well.
repeat-o-two = Two subproblems or one
repeat-o-two-how = The report divides the problem: first the numbers, then the isolated floors. Here both ways with the same algorithms and steps, under the same limits ({ $limits }); the whole problem adds the isolated floors to each heuristic. "/" stands between two parts and at once. The ratio is how many times the nodes, or the time, of two parts the whole problem takes: the median over boards that both ways solve.
repeat-o-two-nodes = Nodes expanded: two parts / at once
repeat-o-two-times = Time: two parts / at once
repeat-o-two-solved = two parts: solved
repeat-o-one-solved = at once: solved
repeat-o-both-solved = both solve
repeat-o-two-fewer = fewer nodes, two parts : at once
repeat-o-two-ratio = nodes, ratio
repeat-o-two-sooner = less time, two parts : at once
repeat-o-two-time = time, ratio
repeat-o-two-why = Of { $all } searches, one for each algorithm and board, { $solved-two } succeed in two parts and { $solved-one } at once. Of the { $both } that succeed both ways, two parts expand fewer nodes in { $two } and more in { $one }.
repeat-o-two-most = The most is gained by { $algorithm }: at once it expands { $times } the nodes (median).
repeat-o-nodes = Its program and ours, node for node
repeat-o-nodes-how = Nodes expanded, ours / the original's; "=" where they are equal. The original's breadth-first and depth-first search shuffle their moves with an unseeded generator, so that its own runs differ: there the least and the most stand. In parentheses: a limit ended the run.
repeat-o-nodes-why = { $equal } of the { $all } finished runs with a fixed order are the same.
repeat-o-formulations = What a better formulation is worth
repeat-o-formulations-how = The same boards and strategies in three other formulations: clean (no wall on a number, starved numbers cut), pruned (one number at a time, dead ends cut), propagating (with all that follows). A* also with a heuristic of our own, "crossing". Limits of a run: { $limits }.
repeat-o-median = median expanded
repeat-o-most = most expanded
repeat-o-median-time = median time
