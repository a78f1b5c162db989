# 0h n0: errores, técnicas, argumentos.

ohno-parse-empty = no hay ninguna casilla; se esperaban las filas de un tablero: { "." } desconocida, W muro, O suelo o un número
ohno-parse-number-zero = se encontró el número 0; se esperaba 1 o más: ningún suelo puede estar aislado (un suelo sin número es O, un muro es W)
ohno-parse-number-too-large = se encontró el número { $found }, pero una casilla de este tablero ve como mucho a otras { $most }
ohno-parse-too-large = se encontró un lado de { $found } casillas; se esperaban { $most } como mucho
ohno-parse-outside = se encontró { $found }; se esperaba un lugar de 0 a { $last }
ohno-parse-not-square = se encontraron { $cells } casillas; se esperaba un número cuadrado
ohno-expected-cell = { "." }, W, O o un número
ohno-expected-side = un número de filas o columnas, 1 o más
ohno-expected-coordinate = una fila o columna, contada desde 0
ohno-expected-wall-or-number = W o un número
ohno-expected-end-of-line = el final de la línea
ohno-expected-code = 0 (desconocida), 1 (muro), 2 (suelo) o un número más 2
ohno-expected-closing-bracket = un corchete de cierre
ohno-write-cell = este formato no tiene signo para lo que hay en { $pos }
ohno-write-not-square = este formato solo admite cuadrados

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

ohno-direction-up = hacia arriba
ohno-direction-down = hacia abajo
ohno-direction-left = hacia la izquierda
ohno-direction-right = hacia la derecha
ohno-sight = el { $number } de { $cell }
ohno-given = { $value ->
       [W] el muro de { $cell }
       [O] el suelo de { $cell }
      *[number] el { $value } de { $cell }
    }
ohno-clue = { $role ->
       [wall] el muro de { $cell }
       [floor] el suelo de { $cell }
      *[number] { $cell }
    }
ohno-are-walls = { COUNT($cells) ->
        [one] { $cells } es muro
       *[other] { $cells } son muros
    }
ohno-are-floors = { COUNT($cells) ->
        [one] { $cells } es suelo
       *[other] { $cells } son suelos
    }
ohno-conclusion = { $fill ->
       [wall] { $cell } fuera muro
      *[floor] { $cell } fuera suelo
    }

ohno-look-evidence-number = Mira { $sight }.
ohno-look-evidence-reaches = { ohno-look-evidence-number }
ohno-look-evidence-pair = Mira { $numbers }.
ohno-look-evidence-company = Mira { $cell } y su alrededor.
ohno-look-evidence-blind = { ohno-look-evidence-company }
ohno-look-evidence-chain = Mira { $supposed } y su alrededor.
ohno-look-evidence-proof = Mira { $supposed } y su alrededor.
ohno-look-conclusion = { $cell }
ohno-rule = { COUNT($clues) ->
       [0] La regla: { $technique }.
      *[other] La regla: { $technique }. { COUNT($clues) ->
                [one] La pista: { $clues }.
               *[other] Las pistas: { $clues }.
            }
    }
ohno-so = { $argument } Por tanto, { $conclusions }.
ohno-argument-number-complete = Mira { $sight }: ya ve todos sus suelos, así que su vista debe acabar ahí.
ohno-argument-one-direction = Mira { $sight }: ve { $seen } y solo puede encontrar lo que le falta ({ $missing }) { $directions }.
ohno-argument-would-exceed = Mira { $sight }: ve { $seen }, y con el suelo siguiente { $ways }, que es demasiado.
ohno-exceed = { $direction } vería { $total }
ohno-argument-required = Mira { $sight }: { $ways }.
ohno-need = aun con lo máximo que dan las otras direcciones ({ $others }), necesita { $need } { $direction }
ohno-argument-joint = Mira { $sight } y todas las maneras de alcanzar su suma: { $spans }.
ohno-span = { COMPARE($least, $most) ->
       [same] exactamente { $least } { $direction }
      *[less] de { $least } a { $most } { $direction }
    }
ohno-argument-isolated-wall = { $rule ->
       [seen_by_number] Como suelo, a { $cell } no podría verla ningún número, y todo suelo ha de ser visto.
      *[sees_floor] Como suelo, { $cell } no podría ver ningún otro suelo, y ninguno puede estar aislado.
    }
ohno-argument-one-open-neighbour = { $rule ->
       [seen_by_number] Al suelo de { $cell } debe verlo un número, y solo queda un camino.
      *[sees_floor] El suelo de { $cell } debe ver otro suelo, y solo queda un camino.
    }
ohno-argument-blind-floor = Ningún número puede ver { $cell }. Si fuera suelo, un muro en su lugar daría una segunda solución, y el puzle solo tiene una.
ohno-argument-two-numbers = Mira { $numbers } a la vez: de las { $cases } maneras de rellenar las casillas que importan a ambos, { $possible ->
        [one] solo 1 sirve a los dos
       *[other] { $possible } sirven a los dos, y aquí coinciden
    }.
ohno-argument-contradiction = Supongamos que { $supposed }. { COUNT($links) ->
        [0] Entonces { $broken }.
       *[other] Entonces { $links }. Pero así { $broken }.
    }
ohno-argument-smallest-proof = Supongamos que { $supposed }. Entonces ningún relleno cumple todo esto a la vez: { $clues }.
ohno-link-walls = { COUNT($cells) ->
        [one] { $cells } sería muro
       *[other] { $cells } serían muros
    } ({ $cause })
ohno-link-floors = { COUNT($cells) ->
        [one] { $cells } sería suelo
       *[other] { $cells } serían suelos
    } ({ $cause })
ohno-cause-assumed = supuesto
ohno-cause-number = por { $value }
ohno-cause-isolation = o { $value } quedaría aislada
ohno-broken-cause-assumed = la suposición se contradice
ohno-broken-cause-number = { $value } no se puede cumplir
ohno-broken-cause-isolation = { $value } queda aislada

ohno-hint-sizes = la posición y el puzle del que parte tienen tamaños distintos
ohno-hint-solved = Resuelto: se conocen todas las casillas y se cumplen todas las reglas.
ohno-hint-wrong-marks = { COUNT($cells) ->
        [one] La marca de { $cells } está mal: con ella no queda ninguna solución.
       *[other] Las marcas de { $cells } no pueden quedarse todas: juntas no dejan ninguna solución.
    }
ohno-hint-differ = { COUNT($cells) ->
        [one] { $cells } difiere de la solución.
       *[other] { $cells } difieren de la solución.
    }
ohno-hint-several = No se encontró ningún paso seguro: hay varias soluciones, y difieren en { $cell }.
ohno-difficulty-easy = fácil
ohno-difficulty-medium = media
ohno-difficulty-hard = difícil
ohno-difficulty-expert = experta
ohno-rating = { $hardest ->
       [none] No queda nada por encontrar.
      *[other] Dificultad: { $difficulty } ({ TENTHS($rating) }). La técnica más difícil que pide: { $hardest }.
    }

ohno-fault-number = { COMPARE($least, $number) ->
       [more] Falla: el { $number } de { $pos } ve { $least }, demasiados.
      *[other] { COMPARE($most, $number) ->
           [less] Falla: el { $number } de { $pos } puede ver { $most } como mucho, demasiado pocos.
          *[other] Falla: el { $number } de { $pos } puede ver de más o de menos, pero no justo su número.
        }
    }
ohno-fault-isolated = Falla: el suelo de { $pos } está aislado.
ohno-generate-size = { $rows }x{ $cols } no es un tamaño: un lado tiene de 1 a { $most } casillas
ohno-generate-not-found = No se encontró ningún puzle así en { $tries ->
        [one] un tablero
       *[other] { $tries } tableros
    }: prueba otra dificultad, tamaño o cantidad de pistas.
ohno-generate-stopped = No se encontró ningún puzle así en { $tries ->
        [one] un tablero
       *[other] { $tries } tableros
    }: { $stop }.
ohno-generate-head = { $rows }x{ $cols }, { $clues ->
        [one] 1 pista
       *[other] { $clues } pistas
    }, dificultad { $difficulty } ({ TENTHS($rating) }), semilla { $seed }, índice { $index }
search-walls = muros
