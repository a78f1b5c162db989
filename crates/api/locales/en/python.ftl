# What the Python package says of itself.
python-seconds = { $seconds } is no time limit: seconds are a number from 0 on.

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
