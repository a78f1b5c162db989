# Sudoku: errors, results.

sudoku-solve-tally = { $puzzles ->
        [one] 1 puzzle
       *[other] { $puzzles } puzzles
    }: { $unique } with one solution, { $several } with several, { $none } with none{ $undecided ->
        [0] {""}
       *[other] , { $undecided } undecided
    }; { $time }
sudoku-row = row { $number }
sudoku-column = column { $number }
sudoku-box = box { $number }
sudoku-extra = extra region { $number }
sudoku-given = the { $value } in { $cell }
sudoku-clash = { $value } stands more than once in { $region }: { $cells }.
sudoku-no-value = { $cell } has no value left.
sudoku-no-place = { $value } has no place left in { $region }.
sudoku-marks = the pencil marks in { $cell }
sudoku-check-shapes = the grid and the puzzle it started from differ in size or boxes
sudoku-check-given-none = The puzzle it started from has no solution.
sudoku-check-given-several = The puzzle it started from has several solutions, so that no cell can be called wrong.
sudoku-check-wrong = { $count ->
        [0] Nothing differs from the solution.
        [one] { $cells } differs from the solution.
       *[other] { $cells } differ from the solution.
    }

sudoku-parse-nothing = found no puzzle, expected a line of 81 characters or the rows of a grid
sudoku-parse-second = found a second puzzle, expected only one
sudoku-parse-not-text = found the byte { $byte }, which is not text (UTF-8)
sudoku-parse-too-long = found more than { $most } bytes without an end, longer than any puzzle
sudoku-parse-unexpected = found "{ $found }", expected { $expected }
sudoku-parse-row-length = row { $row } has { $found ->
        [one] 1 cell
       *[other] { $found } cells
    }, expected { $expected }
sudoku-parse-row-count = found { $found ->
        [one] 1 row
       *[other] { $found } rows
    } of { $expected } cells, expected { $expected } rows
sudoku-parse-cell-count = found { $found ->
        [one] 1 cell
       *[other] { $found } cells
    }, expected { $expected } for a grid of { $size } x { $size }
sudoku-parse-size = found { $found } cells in a row, expected { $most } at most
sudoku-parse-other-size = found a grid of size { $found }, but boxes of { $boxes } make a size of { $size }
sudoku-parse-borders = the borders make boxes of { $boxes }, which do not fill a grid of size { $size }
sudoku-parse-value = found the value { $found }, expected 1 to { $size }
sudoku-parse-xml = this is no well-formed XML: { $reason }
sudoku-parse-read = could not read on: { $reason }
sudoku-expected-cell = a value (1 to 9, then A to P) or an empty cell ({ "." } or 0)
sudoku-expected-candidates = candidates written together, each once
sudoku-expected-mark = { $value }, or a dot where it was removed
sudoku-expected-shape = the rows and columns of a box, as in 2x3
sudoku-expected-section = a section [Puzzle]
sudoku-expected-root = the element "opensudoku"
sudoku-expected-game-data = an attribute "data" with the cells
sudoku-expected-game-cell = a value, notes, and 1 for a free cell or 0, each followed by "|"
sudoku-write-marks = the format { $format } has no pencil marks, which cell { $number } needs: choose marks or marks_grid
sudoku-write-no-candidate = the format { $format } has no sign for cell { $number }, which may hold nothing
sudoku-write-shape = the format { $format } cannot say that the boxes are { $boxes }: choose grid

sudoku-generate-pattern = the pattern has a cell { $number }, which is not on the grid
sudoku-generate-clues = { $wanted } clues cannot be: the number must be { $least } to { $most }
sudoku-generate-no-grid = no grid obeys these rules
sudoku-generate-not-found = No such puzzle on { $tries ->
        [one] 1 grid
       *[other] { $tries } grids
    }.
sudoku-generate-gave-up = No such puzzle after { $tries ->
        [one] 1 grid
       *[other] { $tries } grids
    }: { $stop }.
sudoku-generate-best = { $reason } The fewest clues found: { $best }.
sudoku-generate-head = { $clues ->
        [one] 1 clue
       *[other] { $clues } clues
    }, seed { $seed }, index { $index }
sudoku-no-way-back = a Sudoku cannot be searched backwards, because its goal is not known: choose another strategy
sudoku-trace-dot = only state-space searches have a tree to draw: write the steps of this method to a file that ends in .jsonl
sudoku-csp = this method does not fit the puzzle: { $reason }
sudoku-generate-in-all = Puzzles made in all: { $made }.
