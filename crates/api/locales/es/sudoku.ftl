# Sudoku: errores, resultados.

sudoku-solve-tally = { $puzzles ->
        [one] 1 puzle
       *[other] { $puzzles } puzles
    }: { $unique } con una solución, { $several } con varias, { $none } sin ninguna{ $undecided ->
        [0] {""}
       *[other] , { $undecided } sin decidir
    }; { $time }
sudoku-row = la fila { $number }
sudoku-column = la columna { $number }
sudoku-box = la caja { $number }
sudoku-extra = la región extra { $number }
sudoku-given = el { $value } de { $cell }
sudoku-clash = { $value } está más de una vez en { $region }: { $cells }.
sudoku-no-value = A { $cell } no le queda ningún valor.
sudoku-no-place = A { $value } no le queda sitio en { $region }.
sudoku-marks = las anotaciones de { $cell }
sudoku-check-shapes = la cuadrícula y el puzle de partida difieren en tamaño o en cajas
sudoku-check-given-none = El puzle de partida no tiene solución.
sudoku-check-given-several = El puzle de partida tiene varias soluciones: de ninguna casilla se puede decir que esté mal.
sudoku-check-wrong = { $count ->
        [0] Nada difiere de la solución.
        [one] { $cells } difiere de la solución.
       *[other] { $cells } difieren de la solución.
    }

sudoku-parse-nothing = no se encontró ningún puzle; se esperaba una línea de 81 caracteres o las filas de una cuadrícula
sudoku-parse-second = se encontró un segundo puzle; se esperaba uno solo
sudoku-parse-not-text = se encontró el byte { $byte }, que no es texto (UTF-8)
sudoku-parse-too-long = se encontraron más de { $most } bytes sin fin, más que en cualquier puzle
sudoku-parse-unexpected = se encontró «{ $found }»; se esperaba { $expected }
sudoku-parse-row-length = la fila { $row } tiene { $found ->
        [one] 1 casilla
       *[other] { $found } casillas
    }; se esperaban { $expected }
sudoku-parse-row-count = se { $found ->
        [one] encontró 1 fila
       *[other] encontraron { $found } filas
    } de { $expected } casillas; se esperaban { $expected } filas
sudoku-parse-cell-count = se { $found ->
        [one] encontró 1 casilla
       *[other] encontraron { $found } casillas
    }; se esperaban { $expected } para una cuadrícula de { $size } x { $size }
sudoku-parse-size = se encontraron { $found } casillas en una fila; se esperaban { $most } como mucho
sudoku-parse-other-size = se encontró una cuadrícula de tamaño { $found }, pero cajas de { $boxes } dan un tamaño de { $size }
sudoku-parse-borders = los bordes forman cajas de { $boxes }, que no llenan una cuadrícula de tamaño { $size }
sudoku-parse-value = se encontró el valor { $found }; se esperaba de 1 a { $size }
sudoku-parse-xml = no es XML bien formado: { $reason }
sudoku-parse-read = no se pudo seguir leyendo: { $reason }
sudoku-expected-cell = un valor (de 1 a 9, luego de A a P) o una casilla vacía ({ "." } o 0)
sudoku-expected-candidates = candidatos escritos juntos, cada uno una vez
sudoku-expected-mark = { $value }, o un punto donde se quitó
sudoku-expected-shape = las filas y columnas de una caja, como en 2x3
sudoku-expected-section = una sección [Puzzle]
sudoku-expected-root = el elemento «opensudoku»
sudoku-expected-game-data = un atributo «data» con las casillas
sudoku-expected-game-cell = un valor, notas, y 1 para una casilla libre o 0, cada uno seguido de «|»
sudoku-write-marks = el formato { $format } no tiene anotaciones, y la casilla { $number } las necesita: elija marks o marks_grid
sudoku-write-no-candidate = el formato { $format } no tiene signo para la casilla { $number }, que no admite nada
sudoku-write-shape = el formato { $format } no puede decir que las cajas son { $boxes }: elija grid

sudoku-generate-pattern = el patrón tiene una casilla { $number }, que no está en la cuadrícula
sudoku-generate-clues = { $wanted } pistas no puede ser: el número va de { $least } a { $most }
sudoku-generate-no-grid = ninguna cuadrícula cumple estas reglas
sudoku-generate-not-found = No hay tal puzle en { $tries ->
        [one] 1 cuadrícula
       *[other] { $tries } cuadrículas
    }.
sudoku-generate-gave-up = No hay tal puzle tras { $tries ->
        [one] 1 cuadrícula
       *[other] { $tries } cuadrículas
    }: { $stop }.
sudoku-generate-best = { $reason } El mínimo de pistas hallado: { $best }.
sudoku-generate-head = { $clues ->
        [one] 1 pista
       *[other] { $clues } pistas
    }, semilla { $seed }, índice { $index }
sudoku-no-way-back = un Sudoku no se puede buscar hacia atrás, porque no se conoce su meta: elija otra estrategia
sudoku-trace-dot = solo las búsquedas en espacio de estados tienen un árbol que dibujar: escriba los pasos de este método en un fichero que acabe en .jsonl
sudoku-csp = este método no sirve para el puzle: { $reason }
sudoku-generate-in-all = Puzles creados en total: { $made }.
