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
sudoku-variant-strict-kropki = all Kropki dots are told
sudoku-variant-xv = XV
sudoku-variant-strict-xv = all X and V are told
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
