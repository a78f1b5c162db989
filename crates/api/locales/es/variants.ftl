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
sudoku-variant-linear-sum = suma
sudoku-variant-equal-sums = sumas iguales
sudoku-variant-sum-line = línea de sumas
sudoku-variant-region-sum-line = línea de sumas por región
sudoku-variant-zipper = línea cremallera
sudoku-variant-double-arrow = flecha doble
sudoku-variant-lunchbox = fiambrera
sudoku-variant-lockout = línea de exclusión
sudoku-variant-entropic = línea entrópica
sudoku-variant-global-entropy = entropía global
sudoku-variant-equality-cage = jaula de igualdad
sudoku-variant-look-and-say = jaula mira y di
sudoku-variant-same-values = mismos valores
sudoku-variant-region-same-values = mismos valores en todas las regiones
sudoku-variant-counting-circles = círculos que cuentan
sudoku-variant-count-distinct = número de valores distintos
sudoku-variant-numbered-room = habitación numerada
sudoku-variant-indexing = índice
sudoku-variant-value-indexing = índice de valor
sudoku-variant-hidden-skyscraper = rascacielos oculto
sudoku-variant-full-rank = rango completo
sudoku-variant-anti-taxicab = antitaxi
sudoku-variant-dutch-flatmates = compañeros holandeses
sudoku-variant-doppelganger = doble
sudoku-variant-pairwise = pares de valores
sudoku-variant-state-machine = máquina de estados
sudoku-variant-candidates = candidatos
sudoku-variant-any-of = una de varias reglas
sudoku-fault-off-grid = nombra la casilla número { $value }, que no está en la cuadrícula
sudoku-fault-twice = nombra dos veces la casilla número { $value }
sudoku-fault-cells = no puede tener { $value ->
        [one] 1 casilla
       *[other] { $value } casillas
    }
sudoku-fault-value = no existe el valor { $value }
sudoku-fault-number = el número { $value } no puede ser
sudoku-fault-shape = necesita una cuadrícula de otra forma
