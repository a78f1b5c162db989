# Sudoku: errores, resultados.

sudoku-solve-tally = { $puzzles ->
        [one] 1 puzle
       *[other] { $puzzles } puzles
    }: { $unique } con una solución, { $several } con varias, { $none } sin ninguna{ $undecided ->
        [0] {""}
       *[other] , { $undecided } sin decidir
    }; { $time }
sudoku-region-row = la fila { $value }
sudoku-region-column = la columna { $value }
sudoku-region-box = la caja { $value }
sudoku-region-extra = la región extra { $value }
sudoku-given = el { $value } de { $cell }
sudoku-clash-repeated = { $value } está más de una vez en { $region }: { $cells }.
sudoku-clash-no-value = A { $cell } no le queda ningún valor.
sudoku-clash-no-place = A { $value } no le queda sitio en { $region }.
sudoku-marks = las anotaciones de { $cell }
sudoku-check-shapes = la cuadrícula y el puzle de partida difieren en tamaño o en cajas
sudoku-check-given-none = El puzle de partida no tiene solución.
sudoku-check-given-several = El puzle de partida tiene varias soluciones: de ninguna casilla se puede decir que esté mal.
sudoku-check-wrong = { COUNT($cells) ->
        [0] Nada difiere de la solución.
        [one] { $cells } difiere de la solución.
       *[other] { $cells } difieren de la solución.
    }

sudoku-parse-nothing = no se encontró ningún puzle; se esperaba una línea de 81 caracteres o las filas de una cuadrícula
sudoku-parse-second = se encontró un segundo puzle; se esperaba uno solo
sudoku-parse-too-long = se encontraron más de { $most } bytes sin fin, más que en cualquier puzle
sudoku-parse-end = se encontró el fin de la línea; se esperaba { $expected }
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
sudoku-parse-other-size = se encontró una cuadrícula de tamaño { $found }, pero cajas de { JOIN($shape, by: "x") } dan un tamaño de { $size }
sudoku-parse-borders = los bordes forman cajas de { $rows }x{ $columns }, que no llenan una cuadrícula de tamaño { $size }
sudoku-parse-value-too-large = se encontró el valor { $found }; se esperaba de 1 a { $size }
sudoku-parse-xml = no es XML bien formado: { $message }
sudoku-parse-read = no se pudo seguir leyendo: { $message }
sudoku-parse-json = no es JSON bien formado: { $message }
sudoku-parse-field = { $path }: se encontró «{ $found }»; se esperaba { $expected }
sudoku-parse-missing-field = falta { $path }
sudoku-parse-packed = se encontraron datos comprimidos cortados o dañados; se esperaba el enlace entero
sudoku-parse-only-name = solo se encontró el nombre { $name } de un puzle que se guarda en otro lugar: ábrelo allí y copia un enlace que contenga el puzle entero
sudoku-parse-unknown-rule = se encontró la regla { $name }, que no se conoce; sin ella sería otro puzle
sudoku-parse-drawn = las reglas solo están dibujadas ({ $found }) y no se pueden leer; sin ellas sería otro puzle
sudoku-parse-rule = la regla { $rule } no encaja: { $fault }
sudoku-expected-cell = un valor (de 1 a 9, luego de A a P) o una casilla vacía ({ "." } o 0)
sudoku-expected-candidates = candidatos escritos juntos, cada uno una vez
sudoku-expected-mark = { $value }, o un punto donde se quitó
sudoku-expected-shape = las filas y columnas de una caja, como en 2x3
sudoku-expected-section = una sección [Puzzle]
sudoku-expected-root = el elemento «opensudoku»
sudoku-expected-game-data = un atributo «data» con las casillas
sudoku-expected-game-cell = un valor, notas, y 1 para una casilla libre o 0, cada uno seguido de «|»
sudoku-expected-solo-parameters = el tamaño como en 3x3 o 9j, luego quizá x, k, una simetría y d con una letra, luego «:»
sudoku-expected-solo-cells = números, «_» entre dos de ellos, y de a a z para 1 a 26 casillas vacías
sudoku-expected-solo-edges = «_» o una letra para el hueco hasta cada borde, incluido el último
sudoku-expected-cage-sum = una suma para cada jaula
sudoku-expected-cage-number = un número (256 veces la suma, más el de la jaula), luego «:»
sudoku-expected-cage-cell = «=» y una suma, o «+» y la casilla donde empieza la jaula, quizá J y una región
sudoku-expected-cage-pointer = una suma (0 a 9, A a Z, a a j) o uno de < > ^ v ` ' , { "." } que lleve a una
sudoku-expected-regions = tantas regiones como filas, cada una con otras tantas casillas
sudoku-expected-list = una lista
sudoku-expected-text = texto
sudoku-expected-number = un número entero
sudoku-expected-flag = true o false
sudoku-expected-cell-name = una casilla de la cuadrícula, como R1C1
sudoku-expected-outer-cell-name = un lugar junto a la cuadrícula, como R0C1
sudoku-expected-direction = UL, UR, DL o DR
sudoku-expected-x-or-v = un valor X o V
sudoku-expected-two-cells = dos casillas
sudoku-expected-row-and-column = una fila y una columna de la cuadrícula, contadas desde 0
sudoku-expected-classic-code = el código de un puzle de 81 casillas
sudoku-expected-end = el final
sudoku-write-marks = el formato { $format } no tiene anotaciones, y la casilla { $cell } las necesita: elige marks o marks_grid
sudoku-write-no-candidate = el formato { $format } no tiene signo para la casilla { $cell }, que no admite nada
sudoku-write-shape = el formato { $format } no puede decir que las cajas son { JOIN($shape, by: "x") }: elige grid
sudoku-write-rule = el formato { $format } no puede expresar la regla { $rule }: elige fpuzzles
sudoku-write-given = el formato { $format } no puede expresar el dato de la casilla { $cell }: elige fpuzzles

sudoku-generate-pattern = el patrón tiene una casilla { $cell }, que no está en la cuadrícula
sudoku-generate-clues = { $wanted } pistas no puede ser: el número va de { $least } a { $most }
sudoku-generate-no-such-rating = ningún puzle tiene esa puntuación: van de { TENTHS($lowest) } a { TENTHS($highest) }; escribe primero la menor
sudoku-generate-cannot-need = ningún puzle así necesita { $technique }: está excluida, o es más difícil de lo que puede ser el puzle. Quítala, o admite puzles más difíciles
sudoku-generate-no-grid = ninguna cuadrícula cumple estas reglas
sudoku-generate-no-layout = Ninguna de { $tries } disposiciones al azar de estas reglas tiene una solución que se halle lo bastante pronto.
sudoku-generate-not-found = No se encontró ningún puzle así en { $tries ->
        [one] 1 cuadrícula
       *[other] { $tries } cuadrículas
    }.{ $best ->
       [none] { "" }
      *[other] { " " }El mínimo de pistas hallado: { $best }.
    }
sudoku-generate-stopped = No se encontró ningún puzle así tras { $tries ->
        [one] 1 cuadrícula
       *[other] { $tries } cuadrículas
    }: { $stop }.{ $best ->
       [none] { "" }
      *[other] { " " }El mínimo de pistas hallado: { $best }.
    }
sudoku-generate-head = { $clues ->
        [one] 1 pista
       *[other] { $clues } pistas
    }, semilla { $seed }, índice { $index }
sudoku-generate-head-graded = { $head }, { $graded }
sudoku-generate-rating = { $hardest ->
       [none] { sudoku-rating-nothing }
      *[other] dificultad { $band } ({ TENTHS($rating) }), lo más difícil: { $hardest }; { $tried ->
                [one] 1 cuadrícula probada
               *[other] { $tried } cuadrículas probadas
            }
    }
sudoku-generate-limited = { $graded }; límites alcanzados por { $techniques }
sudoku-trace-dot = solo las búsquedas en espacio de estados tienen un árbol que dibujar: escribe los pasos de este método en un archivo que acabe en .jsonl
sudoku-csp = este método no sirve para el puzle: { $reason }
sudoku-sheet-solutions = Soluciones
sudoku-png = no se puede hacer la imagen: { $reason }
sudoku-no-png = este programa se construyó sin imágenes PNG: elige svg, o constrúyelo con --features png
    .page = este programa se construyó sin imágenes PNG: elige svg
sudoku-expected-constraint = una restricción, como .Cage~10~R1C1~R1C2
sudoku-expected-closing = un grupo que .End cierra, no demasiado anidado
sudoku-expected-square-grid = una cuadrícula con tantas filas como columnas, como 9x9
sudoku-expected-value-range = al menos tantos valores como filas, como 9 o 0-8
sudoku-expected-layout = un signo por casilla, el mismo en cada región de tantas casillas como filas
sudoku-expected-line-name = una fila o columna, como R1 o C9
sudoku-expected-clue-at-end = un número para su principio, para su final o para ambos, como R1~5~3
sudoku-expected-diagonal-end = una casilla del borde donde empieza una diagonal
sudoku-expected-neighbours = casillas contiguas
sudoku-expected-rows-or-columns = R o C
sudoku-expected-weighted-sum = una suma, quizá con un peso por casilla, como 7_=_1_1_-1
sudoku-expected-group-count = un número de grupos del mismo tamaño
sudoku-expected-said = cantidades y cifras por turnos, como 1523 para un 5 y dos 3
sudoku-expected-pill-size = menos casillas en la píldora que en total
sudoku-expected-code = bits en base 64 que representen lo que se espera aquí
sudoku-dimacs-one = un archivo DIMACS contiene un puzle y hay { $count }; conviértelos uno a uno
sudoku-dimacs-rules = esta variante tiene reglas que no se escriben como cláusulas; solo las regiones y las casillas que difieren
sudoku-trace-logic = los motores de lógica se siguen sobre cláusulas: atisbo convert sudoku --to dimacs y después atisbo logic --trace
    .page = los motores de lógica se siguen sobre cláusulas: escribe el sudoku como DIMACS y mira la lógica sobre él
sudoku-notes = Las anotaciones no encajan en la cuadrícula: da una lista de filas, cada una una lista de casillas, cada una un texto con los valores anotados.
sudoku-sheet-unsolved = { $count ->
    [one] Falta la solución de un puzle: requiere demasiadas conjeturas.
   *[other] Faltan las soluciones de { $count } puzles: requieren demasiadas conjeturas.
}
