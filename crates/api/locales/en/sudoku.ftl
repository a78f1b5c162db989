# Sudoku: errors, results.

sudoku-solve-tally = { $puzzles ->
        [one] 1 puzzle
       *[other] { $puzzles } puzzles
    }: { $unique } with one solution, { $several } with several, { $none } with none{ $undecided ->
        [0] {""}
       *[other] , { $undecided } undecided
    }; { $time }
sudoku-region-row = row { $value }
sudoku-region-column = column { $value }
sudoku-region-box = box { $value }
sudoku-region-extra = extra region { $value }
sudoku-given = the { $value } in { $cell }
sudoku-clash-repeated = { $value } stands more than once in { $region }: { $cells }.
sudoku-clash-no-value = { $cell } has no value left.
sudoku-clash-no-place = { $value } has no place left in { $region }.
sudoku-marks = the pencil marks in { $cell }
sudoku-check-shapes = the grid and the puzzle it started from differ in size or boxes
sudoku-check-given-none = The puzzle it started from has no solution.
sudoku-check-given-several = The puzzle it started from has several solutions, so that no cell can be called wrong.
sudoku-check-wrong = { COUNT($cells) ->
        [0] Nothing differs from the solution.
        [one] { $cells } differs from the solution.
       *[other] { $cells } differ from the solution.
    }

sudoku-parse-nothing = found no puzzle, expected a line of 81 characters or the rows of a grid
sudoku-parse-second = found a second puzzle, expected only one
sudoku-parse-too-long = found more than { $most } bytes without an end, longer than any puzzle
sudoku-parse-end = found the end of the line, expected { $expected }
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
sudoku-parse-other-size = found a grid of size { $found }, but boxes of { JOIN($shape, by: "x") } make a size of { $size }
sudoku-parse-borders = the borders make boxes of { $rows }x{ $columns }, which do not fill a grid of size { $size }
sudoku-parse-value-too-large = found the value { $found }, expected 1 to { $size }
sudoku-parse-xml = this is no well-formed XML: { $message }
sudoku-parse-read = could not read on: { $message }
sudoku-parse-json = this is no well-formed JSON: { $message }
sudoku-parse-field = { $path }: found "{ $found }", expected { $expected }
sudoku-parse-missing-field = { $path } is missing
sudoku-parse-packed = found compressed data that are cut or damaged, expected the whole link
sudoku-parse-only-name = found only the name { $name } of a puzzle that is kept elsewhere: open it there and copy a link that holds the whole puzzle
sudoku-parse-unknown-rule = found the rule { $name }, which is not known; without it this would be another puzzle
sudoku-parse-drawn = the rules are only drawn ({ $found }), which cannot be read; without them this would be another puzzle
sudoku-parse-rule = the rule { $rule } does not fit: { $fault }
sudoku-expected-cell = a value (1 to 9, then A to P) or an empty cell ({ "." } or 0)
sudoku-expected-candidates = candidates written together, each once
sudoku-expected-mark = { $value }, or a dot where it was removed
sudoku-expected-shape = the rows and columns of a box, as in 2x3
sudoku-expected-section = a section [Puzzle]
sudoku-expected-root = the element "opensudoku"
sudoku-expected-game-data = an attribute "data" with the cells
sudoku-expected-game-cell = a value, notes, and 1 for a free cell or 0, each followed by "|"
sudoku-expected-solo-parameters = the size as in 3x3 or 9j, then maybe x, k, a symmetry and d with a letter, then ":"
sudoku-expected-solo-cells = numbers, "_" between two of them, and a to z for 1 to 26 empty cells
sudoku-expected-solo-edges = "_" or a letter for the gap up to each edge, the last included
sudoku-expected-cage-sum = one sum for each cage
sudoku-expected-cage-number = a number (256 times the sum, plus that of the cage), then ":"
sudoku-expected-cage-cell = "=" and a sum, or "+" and the cell where the cage starts, maybe J and a region
sudoku-expected-cage-pointer = a sum (0 to 9, A to Z, a to j) or one of < > ^ v ` ' , { "." } that leads to one
sudoku-expected-regions = as many regions as rows, each with as many cells
sudoku-expected-list = a list
sudoku-expected-text = text
sudoku-expected-number = a whole number
sudoku-expected-flag = true or false
sudoku-expected-cell-name = a cell of the grid, as R1C1
sudoku-expected-outer-cell-name = a place beside the grid, as R0C1
sudoku-expected-direction = UL, UR, DL or DR
sudoku-expected-x-or-v = a value X or V
sudoku-expected-two-cells = two cells
sudoku-expected-row-and-column = a row and a column of the grid, counted from 0
sudoku-expected-classic-code = the code of a puzzle with 81 cells
sudoku-expected-end = the end
sudoku-write-marks = the format { $format } has no pencil marks, which cell { $cell } needs: choose marks or marks_grid
sudoku-write-no-candidate = the format { $format } has no sign for cell { $cell }, which may hold nothing
sudoku-write-shape = the format { $format } cannot say that the boxes are { JOIN($shape, by: "x") }: choose grid
sudoku-write-rule = the format { $format } cannot express the rule { $rule }: choose fpuzzles
sudoku-write-given = the format { $format } cannot express the given in cell { $cell }: choose fpuzzles

sudoku-generate-pattern = the pattern has a cell { $cell }, which is not on the grid
sudoku-generate-clues = { $wanted } clues cannot be: the number must be { $least } to { $most }
sudoku-generate-no-such-rating = no puzzle has such a rating: ratings go from { TENTHS($lowest) } to { TENTHS($highest) }; write the lower one first
sudoku-generate-cannot-need = no puzzle like that needs { $technique }: it is excluded, or harder than the puzzle may be. Leave it out, or allow harder puzzles
sudoku-generate-no-grid = no grid obeys these rules
sudoku-generate-no-layout = None of { $tries } random layouts of these rules has a solution that is found soon enough.
sudoku-generate-not-found = No such puzzle on { $tries ->
        [one] 1 grid
       *[other] { $tries } grids
    }.{ $best ->
       [none] { "" }
      *[other] { " " }The fewest clues found: { $best }.
    }
sudoku-generate-stopped = No such puzzle after { $tries ->
        [one] 1 grid
       *[other] { $tries } grids
    }: { $stop }.{ $best ->
       [none] { "" }
      *[other] { " " }The fewest clues found: { $best }.
    }
sudoku-generate-head = { $clues ->
        [one] 1 clue
       *[other] { $clues } clues
    }, seed { $seed }, index { $index }
sudoku-generate-head-graded = { $head }, { $graded }
sudoku-generate-rating = { $hardest ->
       [none] { sudoku-rating-nothing }
      *[other] { $band } ({ TENTHS($rating) }), hardest: { $hardest }; { $tried ->
                [one] 1 grid tried
               *[other] { $tried } grids tried
            }
    }
sudoku-generate-limited = { $graded }; limits reached by { $techniques }
sudoku-trace-dot = only state-space searches have a tree to draw: write the steps of this method to a file that ends in .jsonl
sudoku-csp = this method does not fit the puzzle: { $reason }
sudoku-sheet-solutions = Solutions
sudoku-png = the picture cannot be made: { $reason }
sudoku-no-png = this program was built without PNG pictures: choose svg, or build it with --features png
    .page = this program was built without PNG pictures: choose svg
sudoku-expected-constraint = a constraint, as in .Cage~10~R1C1~R1C2
sudoku-expected-closing = a group that .End closes, not too deep in others
sudoku-expected-square-grid = a grid of as many rows as columns, as in 9x9
sudoku-expected-value-range = at least as many values as rows, as in 9 or 0-8
sudoku-expected-layout = a sign for each cell, the same in a region of as many cells as rows
sudoku-expected-line-name = a row or column, as in R1 or C9
sudoku-expected-clue-at-end = a number for its start, for its end, or both, as in R1~5~3
sudoku-expected-diagonal-end = a cell of the border where a diagonal starts
sudoku-expected-neighbours = cells beside each other
sudoku-expected-rows-or-columns = R or C
sudoku-expected-weighted-sum = a sum, maybe with a weight for each cell, as in 7_=_1_1_-1
sudoku-expected-group-count = a number of groups of the same size
sudoku-expected-said = counts and digits in turn, as in 1523 for one 5 and two 3
sudoku-expected-pill-size = fewer cells in the pill than there are in all
sudoku-expected-code = bits in base 64 that stand for what is wanted here
sudoku-dimacs-one = a DIMACS file holds one puzzle, and there are { $count }; convert them one by one
sudoku-dimacs-rules = this variant has rules that are not written as clauses; only regions and cells that differ are
sudoku-trace-logic = the engines of logic are traced on clauses: atisbo convert sudoku --to dimacs, then atisbo logic --trace
    .page = the engines of logic are traced on clauses: write the puzzle as DIMACS and watch logic on it
sudoku-notes = The notes do not fit the grid: give a list of rows, each a list of cells, each a text of the values noted.
sudoku-sheet-unsolved = { $count ->
    [one] The solution of one puzzle is missing: it takes too many guesses.
   *[other] The solutions of { $count } puzzles are missing: they take too many guesses.
}
