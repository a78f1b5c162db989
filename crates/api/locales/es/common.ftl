# Palabras que usan todas las partes.

list-and = { $first } y { $last }
value = { $value }
error-at = línea { $line }, columna { $column }: { $message }
unknown-name = nombre desconocido «{ $found }»; { $nearest ->
       [none] se conocen
      *[other] ¿querías decir «{ $nearest }»? Se conocen
    } { JOIN($known, by: ", ") }
undecided = Sin decidir: { $stop }.
stop-nodes = se alcanzó el límite de nodos
stop-bytes = se alcanzó el límite de memoria
stop-time = se alcanzó el límite de tiempo
stop-cancelled = se canceló
stopped-early = Se detuvo antes: { $stop }.
system-not-found = no existe ese archivo o carpeta
system-permission-denied = permiso denegado
system-is-a-folder = es una carpeta
system-not-a-folder = una parte de la ruta no es una carpeta
system-exists = ya existe
system-full = no queda espacio en el dispositivo
system-read-only = el sistema de archivos es de solo lectura
system-name = ningún archivo puede llamarse así
system-address-in-use = la dirección está en uso
system-no-such-address = esta máquina no tiene esa dirección
system-not-text = esto no es texto (UTF-8)
system-other = el sistema dice «{ $value }»

no-solution = El puzle no tiene solución.
several = El puzle tiene varias soluciones.
solve-unique = El puzle tiene exactamente una solución.
solve-one = Una solución; no se preguntó si es la única (--count 2).
    .page = Una solución; no se preguntó si es la única.
solve-undecided = Sin decidir.
solve-count = El puzle tiene { $count } soluciones.
solve-at-least = El puzle tiene al menos { $count } soluciones.
solve-exact = El puzle tiene exactamente { $count } soluciones.
solve-another = Otra solución, que difiere donde está marcado:
conflict = { COUNT($clues) ->
        [0] El puzle no tiene solución.
        [one] El puzle no tiene solución: basta { $clues } para hacerlo imposible.
       *[other] El puzle no tiene solución: { $clues } no pueden cumplirse a la vez.
    }
check-right = Correcto: el relleno cumple todas las reglas.
generate-solution = solución
generate-in-all = Hechos en total: { $made }. Probados: { $tried }.
series-too-long = el primer índice { $first } y la cantidad { $count } pasan del último índice, { $last }; reduce uno de los dos
ending-solved = resuelto
ending-wrong = error: la meta hallada no es solución
ending-no-solution = sin solución
cut-depth = no hallado dentro del límite de profundidad
cut-width = no hallado dentro del haz
cut-discrepancies = no hallado dentro de las discrepancias
ending-stopped = parado: { $value }
search-strategy = estrategia
search-heuristic = heurística
search-formulation = formulación
search-result = resultado
search-length = longitud
search-cost = coste
search-cheapest = mínimo
search-expanded = expandidos
search-generated = generados
search-frontier = mayor frontera
search-depth = profundidad
search-memory = memoria
search-time = tiempo

# Si está probado que una solución es de coste mínimo, y por qué.
cheapest-yes = sí
cheapest-no = no
cheapest-unknown = no se sabe
search-grounds = { $methods }: { $sentence }
grounds-order-of-cost = coste mínimo probado, porque las soluciones se toman por orden de coste.
grounds-admissible-estimate = coste mínimo probado, porque las soluciones se toman por orden de coste más una estimación que nunca se pasa (la heurística es admisible).
grounds-fewest-steps = coste mínimo probado, porque ninguna solución tiene menos pasos y todos los pasos cuestan lo mismo.
grounds-lower-bound = coste mínimo probado, aunque no por la estrategia: una estimación admisible del comienzo dice que toda solución cuesta al menos eso.
grounds-all-alike = coste mínimo, sea cual sea la estrategia: toda solución rellena las mismas casillas, así que todas cuestan lo mismo.
grounds-as-cheap = coste mínimo probado, aunque no por la estrategia: no cuesta más que otra solución de la lista que está probada.
grounds-cheaper = no es de coste mínimo: otra solución de la lista cuesta menos.
grounds-no-promise = no se sabe si es de coste mínimo, porque la estrategia no promete nada sobre el coste.
grounds-estimate = no se sabe si es de coste mínimo, porque la estrategia solo lo promete con una heurística admisible, y de esta no se sabe que lo sea.
grounds-weighted = no se sabe si es de coste mínimo: el peso permite una solución que cueste hasta ese número de veces el mínimo.
grounds-unequal-steps = no se sabe si es de coste mínimo: ninguna solución tiene menos pasos, pero aquí los pasos no cuestan todos lo mismo.
grounds-early-goal-test = no se sabe si es de coste mínimo: la meta terminó la búsqueda al generarse, y quizá esperaba otra más barata.
grounds-depth-limit = no se sabe si es de coste mínimo: puede haber una solución más barata por debajo del límite de profundidad.
grounds-two-parts = no se sabe si es de coste mínimo: primero se resolvieron los números y luego los suelos aislados, y lo que la estrategia promete de cada parte no vale para las dos juntas.
search-not-reversible = { $strategy } busca también hacia atrás desde la meta, pero la meta de un puzle es lo que se busca: elige otra estrategia. Sirve para problemas tuyos, en Python.

dead-end = sin salida
estimate-of-start = Al comienzo { $name } dice { $estimate }; el camino más barato a una meta cuesta { $cost }.
estimate-of-start-alone = Al comienzo { $name } dice { $estimate }.
admissible-holds = { $name } es admisible en este tablero: se compararon todos los estados.
admissible-not-refuted = { $name } no quedó refutada: se compararon { $judged } estados con su coste real ({ $undecided } están demasiado lejos de una meta para saberlo).
admissible-fails = { $name } no es admisible: en el estado de abajo dice { $estimate }, pero { $cost ->
        [one] basta 1 paso
       *[other] bastan { $cost } pasos
    } para llegar a una meta.
consistent-holds = { $name } es consistente en este tablero.
consistent-not-refuted = Ninguno de { $steps } pasos muestra que { $name } sea inconsistente.
consistent-fails = { $name } no es consistente: con el paso { $step } baja de { $before } a { $after }.
search-backtracks = retrocesos
ending-gave-up = se rindió
verdict-consistent = consistente, quedan { $candidates } candidatos
verdict-inconsistent = { ending-no-solution }
verdict-stopped = { ending-stopped }
answer-too-large = la respuesta tendría { $size } bytes o más, y se permiten { $most }; pide menos o sube el límite de memoria
answer-stopped = la respuesta no se terminó: { $stop }; pide menos o sube el límite
answer-not-written = No se pudo escribir la respuesta: { $reason }.
parse-not-text = se encontró el byte { HEX($byte) }, que no es texto (UTF-8)
parse-ragged = la fila { $row } tiene { $found ->
        [one] 1 casilla
       *[other] { $found } casillas
    }; se esperaban { $expected }, como en la primera
parse-unexpected = se encontró «{ $found }»; se esperaba { $expected }
parse-ends = el texto acaba; se esperaba { $expected }
expected-end-of-text = nada más

# Una petición que no se puede leer: el campo, lo que contiene, lo que se admite.
request-value = { $field } es { $found }; se admite: { $allowed }
request-missing = falta { $field }
request-no-field = no existe el campo { $field }; se conocen { $known }
request-unread = la petición no se puede leer: { $reason }
request-truth = true o false
request-whole = un número entero de { $least } a { $most }
request-number = un número
request-text = un texto
request-list = una lista
request-list-of = una lista de { $count }
request-object = un objeto con campos
