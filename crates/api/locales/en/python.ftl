# What the Python package says of itself.
python-seconds = { $seconds } is no time limit: seconds are a number from 0 on.
python-move = { $agent }, game { $game } of seed { $seed }: { $reason }
python-move-outside = the cell ({ $row }, { $column }) is not on the board, which has { $height } rows and { $width } columns, counted from 0.
python-move-open = the cell ({ $row }, { $column }) is open already.
python-move-no-cell = the list of cells is empty. Return None to give the game up.
python-move-too-many = the list has more cells than the board.
python-move-none = { $found } is no move. A move is a cell as (row, column), a list of cells, or None to give the game up.
python-batch-size = { $bytes } bytes are no whole number of boards with { $cells } cells.
python-batch-value = the cell ({ $row }, { $column }) holds no number from 0, an empty cell, to 9.
python-batch-sign = the number in the cell ({ $row }, { $column }) stands for nothing: 0 to 8 are numbers, -1 is hidden, -2 a flag, -3 a known mine.
