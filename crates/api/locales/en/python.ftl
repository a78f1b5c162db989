# What the Python package says of itself.
python-seconds = a number from 0 on
python-nested = Your functions start runs inside runs, { $most } levels deep: that is too deep.
python-unhashable = A state must be hashable, but this one, a { $type }, is not ({ $reason }). Use tuples instead of lists, frozensets instead of sets, or a class with __eq__ and __hash__.
python-cost = The step { $action } from the state { $state } costs { $cost }: a cost must be a finite number from 0 on.
python-cost-large = The step { $action } from the state { $state } costs { $cost }: whole numbers from 2^53 on are not added exactly. Use smaller units or a float.
python-estimate = The heuristic says { $estimate } of the state { $state }: an estimate must be a finite number from 0 on.
python-estimate-large = The heuristic says { $estimate } of the state { $state }: whole numbers from 2^53 on are not added exactly. Use smaller units or a float.
python-no-heuristic = { $strategy } needs a heuristic: pass heuristic=function of the state, or give the problem a method h(node), where node.state is the state.
python-not-reversible = { $strategy } also searches from the goals: the problem needs goals(), which lists the goal states, and predecessors(state), which yields pairs (state before, action).
python-not-a-cover = dlx takes constraints on two variables and all_different; the predicate on { $variables } is neither. Choose another method.
python-no-switches = { $method } has no switches: variables, values, inference, retreat, preprocess and limited_discrepancy belong to the methods of backtracking.
python-admissible-holds = The heuristic is admissible: all states that can be reached were compared with their true costs.
python-admissible-fails = The heuristic is not admissible: of the state { $state } it says { $estimate }, but a goal is reached from there for { $cost }.
python-admissible-unknown = No state shows the heuristic to be inadmissible: { $judged } were compared with their true costs, { $undecided } lie too far from a goal to tell.
python-consistent-holds = The heuristic is consistent: all steps were compared.
python-consistent-fails = The heuristic is not consistent: with the step { $action } from { $state } to { $next }, which costs { $cost }, it drops from { $before } to { $after }.
python-consistent-unknown = No step of { $steps } shows the heuristic to be inconsistent.
python-move = { $agent }, game { $game } of seed { $seed }: { $reason }
python-move-outside = the cell ({ $row }, { $column }) is not on the board, which has { $height } rows and { $width } columns, counted from 0.
python-move-open = the cell ({ $row }, { $column }) is open already.
python-move-no-cell = the list of cells is empty. Return None to give the game up.
python-move-too-many = the list has more cells than the board.
python-move-none = { $found } is no move. A move is a cell as (row, column), a list of cells, or None to give the game up.
python-batch-size = { $bytes } bytes are no whole number of boards with { $cells } cells.
python-batch-value = the cell ({ $row }, { $column }) holds no number from 0, an empty cell, to 9.
python-batch-sign = the number in the cell ({ $row }, { $column }) stands for nothing: 0 to 8 are numbers, -1 is hidden, -2 a flag, -3 a known mine.

# Environments for learning agents.
python-environment-opening = No first click on { $level } can be an opening: ask for fewer mines or another rule for the first click.
python-environment-tiling = The game has the level { $found }; the environment plays on the cells of { $level }.
python-environment-over = The game of this ID is over; an episode begins with a game that goes on.
python-environment-shape = The puzzle has { $found } cells in a row or column, and the environment is made for { $wanted }.
python-environment-not-unique = The puzzle does not have exactly one solution, so no move can be called right or wrong.
python-environment-filled = The puzzle is filled already.
python-environment-interrupted = The environment was interrupted in the middle of a step: reset all its boards.
python-environment-large = { $count } boards with { $cells } cells and { $actions } actions each take too much memory.
python-score-rate = { $won } of { $games } games won: { $rate } % (95 % interval { $low } to { $high } %).
python-score-no-games = No game was played.
python-score-moves = { $moves } moves a game, { $guesses } of them guesses.
python-score-wrong = { $moves } moves a game, { $wrong } of them wrong.
python-score-lost-risk = By risk regret, { $luck } of the lost games were lost by luck and { $error } by error.
python-score-lost-exact = By exact regret, { $luck } of the lost games were lost by luck and { $error } by error; in { $unknown } the last position was not solved.
python-score-regret-risk = Risk regret a game: { $regret }.
python-score-regret-exact = Exact regret a game: { $regret }, from { $known } of { $moves } moves; the other positions were not solved.
python-score-unfinished = { $unfinished } games were not finished: a move was not allowed, or there were too many.
