# 0h n0: errores, técnicas, argumentos.

ohno-parse-empty = no hay ninguna casilla; se esperaban las filas de un tablero: { "." } desconocida, W muro, O suelo o un número
ohno-parse-not-text = se encontró el byte { $byte }, que no es texto (UTF-8)
ohno-parse-ragged = la fila { $row } tiene { $found ->
        [one] 1 casilla
       *[other] { $found } casillas
    }; se esperaban { $expected }, como en la primera
ohno-parse-unexpected = se encontró «{ $found }»; se esperaba { $expected }
ohno-parse-ends = el texto acaba; se esperaba { $expected }
ohno-parse-zero = se encontró el número 0; se esperaba 1 o más: ningún suelo puede estar aislado (un suelo sin número es O, un muro es W)
ohno-parse-number = se encontró el número { $found }, pero una casilla de este tablero ve como mucho a otras { $most }
ohno-parse-size = se encontró un lado de { $found } casillas; se esperaban { $most } como mucho
ohno-parse-outside = se encontró { $found }; se esperaba un lugar de 0 a { $last }
ohno-parse-square = se encontraron { $cells } casillas; se esperaba un número cuadrado
ohno-expected-cell = { "." }, W, O o un número
ohno-expected-side = un número de filas o columnas, 1 o más
ohno-expected-coordinate = una fila o columna, contada desde 0
ohno-expected-wall-or-number = W o un número
ohno-expected-end-of-line = el final de la línea
ohno-expected-end-of-text = nada más
ohno-expected-code = 0 (desconocida), 1 (muro), 2 (suelo) o un número más 2
ohno-expected-bracket = un corchete de cierre
ohno-write-cell = este formato no tiene signo para lo que hay en { $cell }
ohno-write-square = este formato solo admite cuadrados

ohno-technique-number-complete = número completo
ohno-technique-one-direction = solo queda una dirección
ohno-technique-would-exceed = se pasaría
ohno-technique-required = necesario en una dirección
ohno-technique-isolated-wall = aislada, luego muro
ohno-technique-one-open-neighbour = una sola vecina abierta
ohno-technique-joint = las cuatro direcciones a la vez
ohno-technique-blind-floor = suelo ciego (se apoya en la unicidad)
ohno-technique-two-numbers = dos números juntos
ohno-technique-contradiction = contradicción
ohno-technique-smallest-proof = prueba mínima

ohno-up = hacia arriba
ohno-down = hacia abajo
ohno-left = hacia la izquierda
ohno-right = hacia la derecha
ohno-number = el { $number } de { $cell }
ohno-cell = { $cell }
ohno-clue-floor = el suelo de { $cell }
ohno-clue-wall = el muro de { $cell }
ohno-are-walls = { $count ->
        [one] { $cells } es muro
       *[other] { $cells } son muros
    }
ohno-are-floors = { $count ->
        [one] { $cells } es suelo
       *[other] { $cells } son suelos
    }
ohno-both = { $list }
ohno-were-wall = { $cell } fuera muro
ohno-were-floor = { $cell } fuera suelo

ohno-look-number = Mira { $number }.
ohno-look-pair = Mira { $first } y { $second }.
ohno-look-cell = Mira { $cell } y su alrededor.
ohno-rule = La regla: { $technique }.
ohno-rule-and-clues = La regla: { $technique }. { $count ->
        [one] La pista: { $clues }.
       *[other] Las pistas: { $clues }.
    }
ohno-so = { $argument } Por tanto, { $conclusions }.
ohno-argument-number-complete = Mira { $number }: ya ve todos sus suelos, así que su vista debe acabar ahí.
ohno-argument-one-direction = Mira { $number }: ve { $seen } y solo puede encontrar lo que le falta ({ $missing }) { $directions }.
ohno-argument-would-exceed = Mira { $number }: ve { $seen }, y con el suelo siguiente { $totals }, que es demasiado.
ohno-exceed = { $direction } vería { $total }
ohno-argument-required = Mira { $number }: { $needs }.
ohno-need = aun con lo máximo que dan las otras direcciones ({ $others }), necesita { $need } { $direction }
ohno-argument-joint = Mira { $number } y todas las maneras de alcanzar su suma: { $spans }.
ohno-span = de { $least } a { $most } { $direction }
ohno-span-exact = exactamente { $reach } { $direction }
ohno-argument-isolated-wall = Como suelo, { $cell } no podría ver ningún otro suelo, y ninguno puede estar aislado.
ohno-argument-isolated-wall-number = Como suelo, a { $cell } no podría verla ningún número, y todo suelo ha de ser visto.
ohno-argument-one-open-neighbour = El suelo de { $cell } debe ver otro suelo, y solo queda un camino.
ohno-argument-one-open-neighbour-number = Al suelo de { $cell } debe verlo un número, y solo queda un camino.
ohno-argument-blind-floor = Ningún número puede ver { $cell }. Si fuera suelo, un muro en su lugar daría una segunda solución, y el puzle solo tiene una.
ohno-argument-two-numbers = Mira { $first } y { $second } a la vez: de las { $cases } maneras de rellenar las casillas que importan a ambos, { $possible ->
        [one] solo 1 sirve a los dos
       *[other] { $possible } sirven a los dos, y aquí coinciden
    }.
ohno-argument-contradiction = Supongamos que { $supposed }. { $count ->
        [0] Entonces { $broken }.
       *[other] Entonces { $links }. Pero así { $broken }.
    }
ohno-argument-smallest-proof = Supongamos que { $supposed }. Entonces ningún relleno cumple todo esto a la vez: { $clues }.
ohno-link-walls = { $count ->
        [one] { $cells } sería muro
       *[other] { $cells } serían muros
    } ({ $cause })
ohno-link-floors = { $count ->
        [one] { $cells } sería suelo
       *[other] { $cells } serían suelos
    } ({ $cause })
ohno-cause-assumed = supuesto
ohno-cause-number = por { $number }
ohno-cause-isolation = o { $cell } quedaría aislada
ohno-broken-assumed = la suposición se contradice
ohno-broken-number = { $number } no se puede cumplir
ohno-broken-isolation = { $cell } queda aislada

ohno-hint-sizes = la posición y el puzle del que parte tienen tamaños distintos
ohno-hint-solved = Resuelto: se conocen todas las casillas y se cumplen todas las reglas.
ohno-hint-wrong-marks = { $count ->
        [one] La marca de { $cells } está mal: con ella no queda ninguna solución.
       *[other] Las marcas de { $cells } no pueden quedarse todas: juntas no dejan ninguna solución.
    }
ohno-hint-differ = { $count ->
        [one] { $cells } difiere de la solución.
       *[other] { $cells } difieren de la solución.
    }
ohno-hint-several = No se encontró ningún paso seguro: hay varias soluciones, y difieren en { $cell }.
ohno-easy = fácil
ohno-medium = media
ohno-hard = difícil
ohno-expert = experta
ohno-rating = Dificultad: { $difficulty } ({ $rating }). La técnica más difícil que pide: { $technique }.
ohno-rating-nothing = No queda nada por encontrar.

ohno-fault-too-many = Falla: { $number } ve { $seen }, demasiados.
ohno-fault-too-few = Falla: { $number } puede ver { $seen } como mucho, demasiado pocos.
ohno-fault-misses = Falla: { $number } puede ver de más o de menos, pero no justo su número.
ohno-fault-isolated = Falla: el suelo de { $cell } está aislado.
ohno-generate-size = { $rows }x{ $cols } no es un tamaño: un lado tiene de 1 a { $most } casillas
ohno-generate-not-found = Ningún puzle así en { $tried } tableros: prueba otra dificultad, tamaño o cantidad de pistas.
ohno-generate-stopped = Se detuvo tras { $tried } tableros: { $stop }.
ohno-generate-head = { $rows }x{ $cols }, { $clues ->
        [one] 1 pista
       *[other] { $clues } pistas
    }, { $difficulty } ({ $rating }), semilla { $seed }, índice { $index }
ohno-search-no-way-back = 0h n0 no se puede buscar hacia atrás, porque no se conoce su meta: elige otra estrategia
search-walls = muros
