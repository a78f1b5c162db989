# Sudoku: los nombres de las variantes.

sudoku-variant-rule = una regla
sudoku-variant-at = { $variant } ({ $cells })
sudoku-variant-diagonal = diagonal
sudoku-variant-windoku = windoku
sudoku-variant-no-boxes = sin cajas
sudoku-variant-jigsaw = jigsaw
sudoku-variant-extra-region = región adicional
sudoku-variant-disjoint-groups = grupos disjuntos
sudoku-variant-cage = jaula
sudoku-variant-anti-knight = anticaballo
sudoku-variant-anti-king = antirrey
sudoku-variant-non-consecutive = no consecutivos
sudoku-variant-parity = par o impar
sudoku-variant-thermometer = termómetro
sudoku-variant-arrow = flecha
sudoku-variant-kropki = punto Kropki
sudoku-variant-strict-kropki = todos los puntos Kropki están dados
sudoku-variant-xv = XV
sudoku-variant-strict-xv = todas las X y V están dadas
sudoku-variant-greater-than = mayor que
sudoku-variant-sandwich = sándwich
sudoku-variant-little-killer = pequeño killer
sudoku-variant-palindrome = palíndromo
sudoku-variant-whispers = susurros
sudoku-variant-renban = renban
sudoku-variant-between = línea entre extremos
sudoku-variant-quadruple = cuádruple
sudoku-variant-x-sum = suma X
sudoku-variant-skyscraper = pista de rascacielos
sudoku-variants = Reglas: { $list }
sudoku-variant-count = { $variant }{ $count ->
        [one] {""}
       *[other] {" "}({ $count })
    }
