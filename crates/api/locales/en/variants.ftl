# Sudoku: the names of the variants.

sudoku-variant-rule = a rule
sudoku-variant-at = { $variant } ({ $cells })
sudoku-variant-diagonal = diagonal
sudoku-variant-windoku = windoku
sudoku-variant-no-boxes = no boxes
sudoku-variant-jigsaw = jigsaw
sudoku-variant-extra-region = extra region
sudoku-variant-disjoint-groups = disjoint groups
sudoku-variant-cage = cage
sudoku-variant-anti-knight = anti-knight
sudoku-variant-anti-king = anti-king
sudoku-variant-non-consecutive = non-consecutive
sudoku-variant-parity = even or odd
sudoku-variant-thermometer = thermometer
sudoku-variant-arrow = arrow
sudoku-variant-kropki = Kropki dot
sudoku-variant-strict-kropki = all Kropki dots are given
sudoku-variant-xv = XV
sudoku-variant-strict-xv = all X and V are given
sudoku-variant-greater-than = greater than
sudoku-variant-sandwich = sandwich
sudoku-variant-little-killer = little killer
sudoku-variant-palindrome = palindrome
sudoku-variant-whispers = whispers
sudoku-variant-renban = renban
sudoku-variant-between = between line
sudoku-variant-quadruple = quadruple
sudoku-variant-x-sum = X-sum
sudoku-variant-skyscraper = skyscraper clue
sudoku-variants = Rules: { $list }
sudoku-variant-count = { $variant }{ $count ->
        [one] {""}
       *[other] {" "}({ $count })
    }
sudoku-variant-linear-sum = sum
sudoku-variant-equal-sums = equal sums
sudoku-variant-sum-line = sum line
sudoku-variant-region-sum-line = region sum line
sudoku-variant-zipper = zipper line
sudoku-variant-double-arrow = double arrow
sudoku-variant-lunchbox = lunchbox
sudoku-variant-lockout = lockout line
sudoku-variant-entropic = entropic line
sudoku-variant-global-entropy = global entropy
sudoku-variant-equality-cage = equality cage
sudoku-variant-look-and-say = look-and-say cage
sudoku-variant-same-values = same values
sudoku-variant-region-same-values = same values in all regions
sudoku-variant-counting-circles = counting circles
sudoku-variant-count-distinct = number of different values
sudoku-variant-numbered-room = numbered room
sudoku-variant-indexing = indexing
sudoku-variant-value-indexing = value indexing
sudoku-variant-hidden-skyscraper = hidden skyscraper
sudoku-variant-full-rank = full rank
sudoku-variant-anti-taxicab = anti-taxicab
sudoku-variant-dutch-flatmates = Dutch flatmates
sudoku-variant-doppelganger = doppelganger
sudoku-variant-pairwise = pairs of values
sudoku-variant-state-machine = state machine
sudoku-variant-candidates = candidates
sudoku-variant-any-of = one of several rules
sudoku-fault-off-grid = it names cell number { $value }, which is not on the grid
sudoku-fault-twice = it names cell number { $value } twice
sudoku-fault-cells = it cannot have { $value ->
        [one] 1 cell
       *[other] { $value } cells
    }
sudoku-fault-value = there is no value { $value }
sudoku-fault-number = the number { $value } cannot be
sudoku-fault-shape = it needs a grid of another shape
