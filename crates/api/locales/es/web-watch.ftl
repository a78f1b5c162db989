# Ver pensar a un método: el reproductor de trazas y sus vistas.

web-watch-title = Ver pensar a un método
web-watch-kinds = Clases de métodos
web-watch-tab-search = Búsqueda
web-watch-tab-csp = Restricciones
web-watch-tab-bayes = Red bayesiana
web-watch-tab-logic = Lógica
web-watch-lead-search = Un puzle como árbol de estados. Mira qué nodo se toma a continuación, cuáles esperan y qué hacen varias estrategias con el mismo puzle.
web-watch-lead-csp = Cada casilla tiene los valores que aún puede tomar. Mira qué regla quita uno y por qué falla un intento.
web-watch-lead-bayes = Una posición del Buscaminas como red de probabilidades. Mira cómo se elimina por suma una variable tras otra hasta que queda la respuesta.
web-watch-lead-logic = Una base de conocimiento y una pregunta. Mira qué regla se dispara, qué cláusula se aprende y la demostración al final.
web-watch-setup = Qué mirar
web-watch-result = La ejecución
web-watch-game = Juego
web-watch-sample = Ejemplo
web-watch-own = El mío
web-watch-text-sudoku = Puzle
web-watch-text-ohno = Puzle
web-watch-text-minesweeper = Posición
web-watch-text-logic = Base de conocimiento
web-watch-run = Ejecutar
web-watch-ready = { $count ->
        [one] Un paso registrado.
       *[other] { $count } pasos registrados.
    }
web-watch-board = Tablero en este momento
web-watch-method = Método
web-watch-engine = Motor
web-run-running = En marcha …
web-run-progress = Progreso
web-run-done-of = { $done } de { $total } hechos
web-run-cancel = Cancelar
web-run-cancelled = Cancelado.

web-sample-sudoku-4 = Sudoku 4 × 4, diminuto
web-sample-sudoku-6 = Sudoku 6 × 6
web-sample-sudoku-easy = Sudoku 9 × 9, fácil
web-sample-sudoku-hard = Sudoku 9 × 9, pocas pistas
web-sample-ohno-4 = 0h n0 4 × 4
web-sample-ohno-5 = 0h n0 5 × 5
web-sample-ohno-min = 0h n0 4 × 4, pocos números
web-sample-mines-small = Un anillo de casillas ocultas
web-sample-mines-row = Una esquina para pensar
web-sample-mines-count = Un borde abierto
web-sample-logic-wumpus = El mundo del wumpus
web-sample-logic-horn = Reglas con un círculo
web-sample-logic-chain = Una cadena de reglas
web-sample-logic-club = Tres amigos y una fiesta

# El reproductor.
web-watch-controls = Reproducción
web-watch-start = Al principio
web-watch-prev = Un paso atrás
web-watch-play = Reproducir
web-watch-pause = Pausa
web-watch-next = Un paso adelante
web-watch-end = Al final
web-watch-speed = Velocidad
web-watch-rate = { $count ->
        [one] 1 paso por segundo
       *[other] { $count } pasos por segundo
    }
web-watch-slider = Momento
web-watch-count = { $at } de { $all }
web-watch-empty = No había nada que hacer: el método no dio ningún paso.
web-watch-before = Aún no ha pasado nada. Da un paso o pulsa reproducir.
web-watch-truncated = { $count ->
        [one] La traza termina aquí, pero el método dio un paso más.
       *[other] La traza termina aquí, pero el método dio { $count } pasos más.
    }
web-watch-breaks = Puntos de parada y tamaño del paso
web-watch-unit = Un paso es
web-watch-unit-all = cada suceso
web-watch-any = cualquier suceso
web-watch-break-kind = Parar en
web-watch-break-depth = Profundidad
web-watch-break-node = Número de nodo
web-watch-break-cells = Casilla
web-watch-break-next = Hasta el siguiente
web-watch-break-prev = Hasta el anterior
web-watch-break-none = No hay ningún suceso así en esta dirección.
web-watch-keys = Teclas: ← y → dan un paso, espacio reproduce y pausa, Inicio y Fin saltan, B va al siguiente punto de parada (Mayús+B al anterior).

web-watch-kind-generated = se genera un nodo
web-watch-kind-expanded = se expande un nodo
web-watch-kind-duplicate = se repite un estado
web-watch-kind-pruned = se poda algo
web-watch-kind-goal = una meta
web-watch-kind-limit_raised = se eleva el límite
web-watch-kind-assign = se prueba un valor
web-watch-kind-domain_change = se descartan valores
web-watch-kind-pair_change = se descartan pares
web-watch-kind-failure = un fallo
web-watch-kind-backtrack = se retiran decisiones
web-watch-kind-solution = una solución
web-watch-kind-restart = un nuevo comienzo
web-watch-kind-move = un movimiento
web-watch-kind-generation = una generación
web-watch-kind-tables = las tablas del principio
web-watch-kind-ordered = el orden
web-watch-kind-eliminated = se elimina una variable
web-watch-kind-moralised = se unen los padres de una variable
web-watch-kind-triangulated = una variable sale del grafo
web-watch-kind-clique = un clique
web-watch-kind-message = un mensaje
web-watch-kind-visited = se visita un estado
web-watch-kind-normalised = la respuesta
web-watch-kind-row = una fila de la tabla
web-watch-kind-known = se toma un hecho
web-watch-kind-fire = se dispara una regla
web-watch-kind-try = se prueba una regla
web-watch-kind-settled = se decide una meta
web-watch-kind-cycle = un círculo
web-watch-kind-remembered = se recuerda una meta
web-watch-kind-resolvent = se resuelven dos cláusulas
web-watch-kind-subsumed = se quita una cláusula
web-watch-kind-decide = una decisión
web-watch-kind-propagate = una cláusula unitaria
web-watch-kind-pure = un literal puro
web-watch-kind-conflict = un conflicto
web-watch-kind-learn = se aprende una cláusula
web-watch-kind-flip = se cambia un valor
web-watch-kind-turn = le toca a una cláusula
web-watch-kind-start = valores al azar
web-watch-kind-linked = se unen dos cliques
web-watch-kind-read = se lee una respuesta
web-watch-kind-started = empieza una cadena
web-watch-kind-sample = una muestra

web-watch-counter-expanded = expandidos
web-watch-counter-generated = generados
web-watch-counter-frontier = frontera
web-watch-counter-largest = la mayor hasta ahora
web-watch-counter-duplicates = repetidos
web-watch-counter-pruned = podados
web-watch-counter-deepest = más profundo
web-watch-counter-assignments = valores probados
web-watch-counter-depth = profundidad
web-watch-counter-changes = cambios de dominio
web-watch-counter-failures = fallos
web-watch-counter-backtracks = retrocesos
web-watch-counter-restarts = nuevos comienzos
web-watch-counter-moves = movimientos
web-watch-counter-left = variables restantes
web-watch-counter-eliminated = eliminadas
web-watch-counter-tables = tablas
web-watch-counter-entries = números en ellas
web-watch-counter-messages = mensajes
web-watch-counter-steps = pasos
web-watch-counter-known = símbolos decididos
web-watch-counter-derived = derivados
web-watch-counter-decisions = decisiones
web-watch-counter-conflicts = conflictos
web-watch-counter-level = nivel

# La pantalla.
web-watch-change = Cambiar
web-watch-share = Copiar un enlace a este momento
web-watch-shared = El enlace está en el portapapeles.
web-watch-stale = Los ajustes han cambiado. Lo que se ve es la ejecución anterior.
web-watch-run-again = Ejecutar de nuevo
web-watch-turns = Partes de la ejecución
web-watch-code = Código
web-watch-line-stop = Pulsa una línea del código para parar en ella durante la reproducción.
web-watch-breaks-short = Paradas
web-watch-about = { $what } · { $how }
web-watch-about-beside = { $one } · junto a { $other }
web-watch-own-sudoku = Tu sudoku
web-watch-own-ohno = Tu 0h n0
web-watch-own-minesweeper = Tu posición
web-watch-own-logic = Tu base de conocimiento
web-watch-two = { $one } { $other }
web-watch-nodes = { $count ->
        [one] 1 nodo
       *[other] { $count } nodos
    }
web-watch-variable-node = { $id } ({ $step })
web-watch-waiting-taken = elegido
web-watch-waiting-depth = profundidad { $depth }
web-watch-tree-above = { $count ->
        [one] Encima hay un nivel que no se muestra.
       *[other] Encima hay { $count } niveles que no se muestran.
    }
web-watch-status-folded = plegado: pulsa para abrir

# Por qué se elige, se guarda o se descarta un nodo.
web-watch-search-expanded-why = { $why } Ahora se generan sus hijos.
web-watch-search-cheaper = Más barato: { $step } llega al estado del nodo { $known } con coste { $g } en vez de { $cost_known }. Desde ahora cuelga del nodo { $parent }: { $cost }.
web-watch-search-known = Se descarta: { $step } lleva al estado del nodo { $known }, que { $where }. Por aquí cuesta { $g }.
web-watch-known-frontier = está en la frontera con coste { $g }
web-watch-known-expanded = se expandió con coste { $g }
web-watch-known-path = está en este mismo camino con coste { $g }
web-watch-known-pruned = se podó con coste { $g }
web-watch-taken-only = Se elige el nodo { $id } porque no espera ningún otro.
web-watch-taken-oldest = Se elige el nodo { $id } porque es el más antiguo de la frontera.
web-watch-taken-shallowest = Se elige el nodo { $id } porque ninguno de los que esperan tiene menos pasos: profundidad { $depth }.
web-watch-taken-deepest = Se elige el nodo { $id } porque ninguno de los que esperan está más hondo: profundidad { $depth }.
web-watch-taken-g = Se elige el nodo { $id } porque su coste g = { $g } es el menor de los que esperan.
web-watch-taken-h = Se elige el nodo { $id } porque su estimación h = { $h } es la menor; el coste hasta él no cuenta.
web-watch-taken-f = Se elige el nodo { $id } porque f = { $g } + { $h } = { $value } es el menor.
web-watch-taken-wf = Se elige el nodo { $id } porque f = { $g } + { $weight } × { $h } = { $value } es el menor.
web-watch-taken-level = Se elige el nodo { $id } porque su estimación h = { $h } es la menor de su nivel.
web-watch-tie-first = { $count ->
        [one] El nodo { $other } tiene el mismo valor: va primero el que se generó antes.
       *[other] Otros { $count } tienen el mismo valor: va primero el que se generó antes; el siguiente es el nodo { $other }.
    }
web-watch-tie-last = { $count ->
        [one] El nodo { $other } tiene el mismo valor: va primero el más nuevo.
       *[other] Otros { $count } tienen el mismo valor: va primero el más nuevo; el siguiente es el nodo { $other }.
    }
web-watch-tie-high_g = { $count ->
        [one] El nodo { $other } tiene el mismo valor: va primero el de más coste, el más cercano a una meta.
       *[other] Otros { $count } tienen el mismo valor: va primero el de más coste, el más cercano a una meta.
    }
web-watch-tie-low_h = { $count ->
        [one] El nodo { $other } tiene el mismo valor: va primero el de menor estimación.
       *[other] Otros { $count } tienen el mismo valor: va primero el de menor estimación.
    }
web-watch-tie-heap = { $count ->
        [one] El nodo { $other } tiene el mismo valor: decide el lugar en el montículo.
       *[other] Otros { $count } tienen el mismo valor: decide el lugar en el montículo.
    }
web-watch-prune-bound-why = f = { $f } supera la cota { $bound }
web-watch-prune-depth-why = está en el límite de profundidad { $limit }
web-watch-prune-width-why = el haz guarda { $width } nodos por nivel, y el peor de ellos tiene h = { $worst }; este tiene h = { $value }
web-watch-prune-discrepancies-why = su camino iría demasiadas veces contra la heurística: { $discrepancies } es más que el límite, { $limit }
web-watch-search-limit-depth-why = Nada hasta la profundidad { $from }, donde { $count ->
        [one] se cortó un nodo
       *[other] se cortaron { $count } nodos
    }. La búsqueda empieza de nuevo con el límite de profundidad { $value }.
web-watch-search-limit-bound-why = Nada con f ≤ { $from }. El menor f que se cortó es { $value }: es la cota desde ahora, y la búsqueda empieza de nuevo.
web-watch-search-limit-discrepancies-why = Nada con { $from ->
        [0] ningún paso
        [one] un paso
       *[other] { $from } pasos
    } contra la heurística; { $count ->
        [one] se cortó un nodo.
       *[other] se cortaron { $count } nodos.
    } La búsqueda empieza de nuevo y permite { $value }.
web-watch-search-met = El nodo { $forward } desde el inicio y el nodo { $backward } desde la meta se han encontrado con coste { $cost }, y todo camino aún desconocido cuesta al menos { $least }: este es el más barato.
web-watch-search-met-all = El nodo { $forward } desde el inicio y el nodo { $backward } desde la meta se han encontrado con coste { $cost }, y no queda otro camino.

# Búsqueda.
web-watch-lane = Estrategia { $number }
web-watch-lane-add = Añadir otra estrategia al lado
web-watch-lane-remove = Quitar
web-watch-lane-informed = { $strategy }, { $heuristic }
web-watch-strategy = Estrategia
web-watch-heuristic = Heurística
web-watch-formulation = Qué es un paso
web-watch-cell-order = Qué casilla sigue
web-watch-tree-label = Árbol de búsqueda. Las flechas van de nodo en nodo, Intro va al momento en que se creó un nodo, la tecla O lo abre o lo pliega y Escape vuelve a seguir la búsqueda.
web-watch-tree-tools = Vista del árbol
web-watch-tree-in = Más grande
web-watch-tree-out = Más pequeño
web-watch-tree-fit = El árbol entero
web-watch-legend = Qué significan las formas
web-watch-status-unborn = aún no está
web-watch-status-frontier = espera en la frontera
web-watch-status-expanded = explorado
web-watch-status-pruned = podado
web-watch-status-duplicate = ya conocido
web-watch-status-goal = meta
web-watch-no-node = Señala un nodo o da un paso.
web-watch-node = Nodo { $id }
web-watch-node-depth = profundidad
web-watch-node-g = coste g
web-watch-node-h = estimación h
web-watch-node-f = f = g + h
web-watch-node-turn = expandido con n.º
web-watch-node-path = Pasos hasta aquí:
web-watch-root = el comienzo
web-watch-cost-g = coste { $g }
web-watch-cost-f = f = { $g } + { $h } = { $f }
web-watch-search-start = La búsqueda empieza: el nodo 0 es el puzle tal como se da y espera en la frontera.
web-watch-search-generated = El nodo { $id } ({ $step }) se crea a partir del nodo { $parent } y entra en la frontera: { $cost }.
web-watch-search-replaced = Otro camino al nodo { $id }, desde el nodo { $parent } ({ $step }), ocupa el lugar del anterior: { $cost }.
web-watch-search-expanded = El nodo { $id } ({ $step }) sale de la frontera y se expande: { $cost }, profundidad { $depth }.
web-watch-search-duplicate = { $step } lleva a un estado ya conocido (nodo { $id }): se descarta.
web-watch-search-pruned = { $step } se descarta a profundidad { $depth }: { $reason }.
web-watch-search-pruned-start = El puzle tal como se da se descarta: { $reason }.
web-watch-search-goal = El nodo { $id } ({ $step }) es una meta. El camino cuesta { $g }.
web-watch-search-limit-depth = No hay nada dentro del límite. La búsqueda empieza de nuevo con el límite de profundidad { $value }.
web-watch-search-limit-bound = No hay nada dentro de la cota. La búsqueda empieza de nuevo con la cota f ≤ { $value }.
web-watch-search-limit-discrepancies = No hay nada. La búsqueda empieza de nuevo y permite más pasos contra su heurística en un camino: { $value }.
web-watch-prune-starved = un número ya ve demasiado pocas casillas, y los muros solo quitan
web-watch-prune-overfull = un número ve demasiadas casillas que siguen siendo suelo
web-watch-prune-isolated = un suelo que no puede ser muro no ve a nadie
web-watch-prune-unsatisfiable = ninguna elección de muros da a un número la vista que quiere
web-watch-prune-walled_number = hay un muro sobre un número
web-watch-prune-contradiction = todo lo que se sigue de ello acaba en una contradicción
web-watch-prune-conflicting_givens = las pistas se contradicen
web-watch-prune-cell_without_value = a una casilla no le queda ningún valor
web-watch-prune-value_without_place = a un valor no le queda sitio en una fila, columna o caja
web-watch-prune-depth = está en el límite de profundidad
web-watch-prune-bound = el coste y la estimación superan la cota
web-watch-prune-width = no cabe en el haz
web-watch-prune-discrepancies = su camino va demasiadas veces contra la heurística
web-watch-prune-unknown = no puede llevar a una meta

web-strategy-bfs = En anchura
web-strategy-dfs = En profundidad
web-strategy-dls = Profundidad limitada
web-strategy-ids = Profundización iterativa
web-strategy-ucs = Coste uniforme
web-strategy-greedy = Voraz
web-strategy-astar = A*
web-strategy-wastar = A* ponderado
web-strategy-idastar = IDA*
web-strategy-beam = Búsqueda en haz
web-strategy-lds = Discrepancia limitada
web-heuristic-h1 = H1, del informe
web-heuristic-h2 = H2, del informe
web-heuristic-h2i = H2i, del informe
web-heuristic-h2h = Mitad de H2i, del informe
web-heuristic-h2a = H2a, del informe (la llama admisible; refutada)
web-heuristic-h3 = H3, admisible
web-heuristic-matching = Emparejamiento, admisible
web-heuristic-crossing = Cruce, admisible
web-heuristic-tightest = Casilla más ajustada
web-heuristic-domains = Tamaños de los dominios
web-heuristic-forward = Callejones vistos por adelantado
web-heuristic-singles = Callejones tras todos los únicos
web-formulation-faithful = como en el informe
web-formulation-clean = depurado
web-formulation-pruned = con callejones cortados
web-formulation-propagating = con todo lo que se sigue
web-cell-order-first = la primera vacía
web-cell-order-mrv = menos valores
web-cell-order-mrv_degree = menos valores, más vecinas

# Restricciones.
web-method-ac3 = Solo AC-3
web-method-ac2001 = Solo AC-2001
web-method-path = Solo consistencia de caminos
web-method-brute-force = Fuerza bruta
web-method-bt = Vuelta atrás
web-method-bt-mrv = Vuelta atrás, menos valores
web-method-bt-degree = Vuelta atrás, grado
web-method-bt-mrv-degree = Vuelta atrás, menos valores y grado
web-method-fc = Comprobación hacia delante
web-method-fc-mrv = Comprobación hacia delante, menos valores
web-method-ac3-fc-mrv = AC-3 y luego comprobación hacia delante
web-method-fc-mrv-degree-lcv = Comprobación hacia delante, todos los órdenes
web-method-mac = Mantener la consistencia de arcos (MAC)
web-method-mac-places = MAC con únicos ocultos
web-method-mac-domwdeg = MAC, grado ponderado
web-method-cbj = Salto atrás dirigido por conflictos
web-method-fc-cbj = Comprobación hacia delante con salto atrás
web-method-mac-cbj = MAC con salto atrás
web-method-fc-lds = Discrepancias limitadas
web-method-min-conflicts = Mínimos conflictos
web-method-genetic = Algoritmo genético
web-method-dlx = Enlaces danzantes
web-watch-failed = Por qué falló:
web-watch-hand = Entre manos
web-watch-hand-none = Nada en este momento.
web-watch-hand-cell = casilla
web-watch-hand-support = a causa de
web-watch-hand-rule = regla
web-watch-hand-removed = descartado
web-watch-decisions = { $count ->
        [one] Hay una decisión en pie
       *[other] Hay { $count } decisiones en pie
    }
web-watch-rule-row = fila { $number }
web-watch-rule-column = columna { $number }
web-watch-rule-box = caja { $number }
web-watch-rule-extra = región extra { $number }
web-watch-rule-constraint = regla { $number } de la variante
web-watch-fail-empty_domain = A { $cell } no le queda ningún valor; la { $rule } descartó el último.
web-watch-fail-never = { $cell } no tiene ningún valor.
web-watch-fail-violated = Los valores incumplen la { $rule }.
web-watch-fail-no_place = { $value } no tiene sitio en la { $rule }.
web-watch-csp-assign = { $cell } recibe el valor { $value }, con { $depth ->
        [0] ninguna decisión
        [one] una decisión
       *[other] { $depth } decisiones
    } antes.
web-watch-csp-assign-random = { $cell } empieza con el valor { $value }, sorteado.
web-watch-csp-arc = { $count ->
        [one] Se descarta { $removed }
       *[other] Se descartan { $removed }
    } en { $cell }: { $support } no le deja apoyo ({ $rule }). { $open ->
        [0] No queda nada.
        [one] Solo queda { $left }.
       *[other] Quedan { $left }.
    }
web-watch-csp-path = { $count ->
        [one] Se descarta { $removed }
       *[other] Se descartan { $removed }
    } en { $cell }: con { $support }, todo rodeo está cerrado. { $open ->
        [0] No queda nada.
        [one] Solo queda { $left }.
       *[other] Quedan { $left }.
    }
web-watch-csp-rule = { $count ->
        [one] Se descarta { $removed }
       *[other] Se descartan { $removed }
    } en { $cell } por la { $rule }. { $open ->
        [0] No queda nada.
        [one] Solo queda { $left }.
       *[other] Quedan { $left }.
    }
web-watch-csp-pair = Si { $cell } es { $value }, entonces { $other } no es { $removed }: { $through } se quedaría sin valor.
web-watch-csp-solution = Una solución: cada casilla tiene su valor y no se incumple ninguna regla.
web-watch-csp-restart-discrepancies = Empieza de nuevo y permite { $value ->
        [one] una discrepancia
       *[other] { $value } discrepancias
    } en un camino.
web-watch-csp-restart-assignment = Empieza de nuevo desde otra asignación al azar.
web-watch-csp-restart-population = Empieza de nuevo con otra población al azar.
web-watch-csp-move = { $cell } pasa de { $from } a { $to }: { $conflicts ->
        [0] no queda ningún conflicto.
        [one] queda un conflicto.
       *[other] quedan { $conflicts } conflictos.
    }
web-watch-csp-generation = Generación { $number }: el mejor tiene { $best ->
        [0] ningún conflicto
        [one] un conflicto
       *[other] { $best } conflictos
    }; el peor, { $worst }.

# Red bayesiana.
web-watch-network = Variables
web-watch-prior = Antes de ver números
web-watch-order = Orden de eliminación
web-watch-switches = Qué se deja fuera
web-watch-barren = Dejar fuera lo que no es antecesor de la pregunta ni de la evidencia
web-watch-separated = Dejar fuera lo que la evidencia separa
web-network-pruned = solo lo que importa
web-network-merged = cuentas de casillas iguales
web-network-split = casillas ocultas y números
web-network-full = todo
web-prior-left = minas restantes entre casillas restantes
web-prior-exact = el total exacto de minas
web-prior-cells = minas entre casillas
web-order-best = el mejor que se encuentre
web-order-min-fill = menos aristas nuevas
web-order-min-degree = menos vecinas
web-order-min-weight = tabla más pequeña
web-order-weighted-min-fill = aristas nuevas más ligeras
web-watch-variable = Variable
web-watch-ask-this = Preguntar por esta
web-watch-table-of = Tabla de { $name }
web-watch-table-alone = { $name }, antes de saber nada
web-watch-table-given = { $name } dados { $parents }
web-watch-table-large = Esta tabla es demasiado grande para mostrarla.
web-watch-table-more = { $count ->
        [one] Una fila más.
       *[other] { $count } filas más.
    }
web-watch-entries = { $count ->
        [one] 1 número
       *[other] { $count } números
    }
web-watch-answer = La respuesta
web-watch-step = Multiplicadas, y lo que resulta
web-watch-order-head = En este orden
web-watch-factors = { $count ->
        [one] Hay una tabla
       *[other] Hay { $count } tablas
    }
web-watch-net-there = aún está
web-watch-net-observed = observada
web-watch-net-asked = preguntada
web-watch-net-pruned = dejada fuera
web-watch-net-eliminated = eliminada
web-watch-net-added = arista añadida ahora
web-watch-bayes-barren = { $variable } se deja fuera: no es antecesora de la pregunta ni de la evidencia, su tabla suma uno.
web-watch-bayes-separated = { $variable } se deja fuera: la evidencia la separa de la pregunta.
web-watch-bayes-moralised = { $count ->
    [one] El grafo se moraliza: una arista une a padres de { $child } ({ $edges }).
   *[other] El grafo se moraliza: { $count } aristas unen a los padres de { $child } ({ $edges }).
}
web-watch-bayes-triangulated = { $count ->
    [0] Triangulación: sale { $variable }; sus vecinas ya están unidas.
    [one] Triangulación: sale { $variable }, y una arista une a sus vecinas ({ $edges }).
   *[other] Triangulación: sale { $variable }, y { $count } aristas unen a sus vecinas ({ $edges }).
}
web-watch-bayes-tables = La evidencia entra en las tablas: { $count ->
        [one] queda una
       *[other] quedan { $count }
    } por multiplicar.
web-watch-bayes-eliminated = Se elimina { $variable } por suma: { $count ->
        [one] una tabla
       *[other] { $count } tablas
    } sobre { $scope } hacen { $entries } números; queda una tabla sobre { $left } con { $size }.
web-watch-bayes-sums = { $variable } se elimina sin trabajo: su tabla suma uno.
web-watch-bayes-clique = Clique { $number }: { $variables }.
web-watch-bayes-normalised = Lo que queda se divide por su suma: la probabilidad de { $variables }.

# Lógica.
web-watch-source = Conocimiento de
web-watch-source-logic = un texto
web-watch-source-minesweeper = una posición del Buscaminas
web-watch-question = Pregunta
web-watch-question-logic = Vacía: la primera pregunta del texto.
web-watch-question-minesweeper = Una casilla como r1c1. Vacía: una que sea segura.
web-method-truth-table = Tabla de verdad
web-method-forward-chaining = Encadenamiento hacia delante
web-method-backward-chaining = Encadenamiento hacia atrás
web-method-recursive = Encadenamiento hacia atrás por rondas
web-method-resolution = Resolución
web-method-dpll = DPLL
web-method-cdcl = CDCL
web-method-walksat = WalkSAT
web-method-sat = Resolutor SAT de producción
web-watch-verdict-entailed = Se sigue:
web-watch-verdict-refuted = No se sigue:
web-watch-verdict-unknown = Este motor no puede decirlo:
web-watch-kb = Base de conocimiento
web-watch-symbols = Lo que se sabe
web-watch-derived = Derivado, lo más nuevo primero
web-watch-derived-none = Todavía nada.
web-watch-proof = Demostración
web-watch-proof-above = mostrado arriba
web-watch-symbol-open = no se sabe
web-watch-symbol-true = verdadero
web-watch-symbol-false = falso
web-watch-how-known = hecho
web-watch-how-fire = por una regla
web-watch-how-settled = demostrado
web-watch-how-decide = intento
web-watch-how-propagate = forzado
web-watch-how-pure = puro
web-watch-how-flip = cambiado
web-watch-how-start = al azar
web-watch-how-row = en esta fila

# Comparar métodos.
web-compare-title = Comparar métodos
web-compare-lead = Un puzle, muchos métodos, cada uno con los mismos límites y uno tras otro. Lo mide el propio programa.
web-compare-run = Comparar
web-compare-none = Elige al menos un método.
web-compare-ready = { $count ->
        [one] Se ejecutó un método.
       *[other] Se ejecutaron { $count } métodos.
    }
web-compare-result = La comparación
web-compare-all = Todos
web-compare-clear = Ninguno
web-compare-limit = Segundos por método
web-compare-table = Tabla de los métodos
web-compare-title-column = Método
web-compare-result-column = Resultado
web-compare-expanded = Expandidos o probados
web-compare-generated = Generados
web-compare-frontier = Mayor frontera
web-compare-depth = Profundidad
web-compare-backtracks = Retrocesos
web-compare-bytes = Memoria
web-compare-seconds = Tiempo
web-compare-length = Longitud de la solución
web-compare-cost = Coste de la solución
web-compare-cheapest-column = ¿Mínimo?
web-cheapest-yes = mínimo probado
web-cheapest-no = no es mínimo
web-cheapest-unknown = no se sabe
web-cheapest-as-cheap = coste mínimo probado, aunque no por la estrategia: no cuesta más que otra solución de esta tabla que está probada.
web-cheapest-cheaper = no es de coste mínimo: otra solución de esta tabla cuesta menos.
web-compare-watch = Ver
web-compare-csv = Descargar CSV
web-compare-command = Copiar como orden
web-compare-copied = La orden está en el portapapeles.
web-compare-measure = Gráfico de
web-compare-log = Escala logarítmica
web-compare-chosen = { $count } de { $all }
web-compare-mixed = En esta columna los métodos cuentan cosas distintas.
web-compare-mixed-note = En estas columnas los métodos cuentan cosas distintas, así que sus números no se pueden comparar. Solo los de la misma unidad; al ordenar quedan juntos.
web-unit-state = estados
web-unit-value = valores probados
web-unit-assignment = asignaciones completas
web-unit-change = cambios
web-unit-individual = individuos
web-unit-option = opciones elegidas
web-unit-arc = arcos revisados
web-unit-pair = pares revisados
web-unit-decision = decisiones, conflictos
web-unit-flip = cambios de signo
web-unit-return = pasos atrás
web-unit-conflict = conflictos
web-unit-step = pasos
web-unit-cell = casillas llenas
web-heuristics-title = ¿Son admisibles las heurísticas?
web-heuristics-lead = Cada heurística de este juego se compara con los costes verdaderos en este caso. Admisible: nunca dice más de lo que cuesta el camino más barato a una meta. Consistente: ningún paso la baja más de lo que el paso cuesta.
web-heuristics-run = Comprobar todas las heurísticas
web-heuristics-ready = { $refuted ->
        [0] Se comprobaron { $count } heurísticas; ninguna quedó refutada.
        [one] Se comprobaron { $count } heurísticas; una no es admisible.
       *[other] Se comprobaron { $count } heurísticas; { $refuted } no son admisibles.
    }
web-heuristics-table = Las heurísticas y lo que se encontró
web-heuristics-heuristic = Heurística
web-heuristics-admissible = ¿Admisible?
web-heuristics-consistent = ¿Consistente?
web-heuristics-start = Estimación al comienzo
web-heuristics-true = Coste verdadero al comienzo
web-heuristics-judged = Estados comparados
web-heuristics-holds = sí, en todo estado
web-heuristics-fails = refutada
web-heuristics-open = no refutada
web-heuristics-refuted = Contraejemplo de { $heuristic }
web-heuristics-above = No es admisible: aquí dice { $estimate }, pero la meta está a { $cost }.
web-heuristics-drop = No es consistente: este paso cuesta { $cost }, y la estimación baja de { $before } a { $after }.
web-heuristics-dead-end = callejón sin salida

# Experimentos.
web-lab-title = Experimentos
web-lab-lead = Muchos casos, varios métodos y un informe que dice cuán seguro es. La misma semilla da los mismos casos, aquí y en la línea de órdenes.
web-lab-run = Ejecutar el experimento
web-lab-ready = { $runs } de { $of } ejecuciones hechas.
web-lab-result = El informe
web-lab-text = El experimento como texto
web-lab-text-help = Lo escribe el formulario. Se puede cambiar aquí y guardar como archivo para la línea de órdenes.
web-lab-name = Nombre
web-lab-levels = Niveles
web-lab-levels-help = principiante, intermedio, experto, o alto x ancho x minas, como 8x8x10. Varios se separan con espacios.
web-lab-shapes = Formas de las cajas
web-lab-shapes-help = Filas x columnas de una caja, como 3x3. Varias se separan con espacios.
web-lab-sizes = Tamaños
web-lab-sizes-help = 5, o 5x7 para filas x columnas. Varios se separan con espacios.
web-lab-count = Casos
web-lab-seed = Semilla
web-lab-seconds-each = Segundos por ejecución
web-lab-methods = Métodos
web-lab-method-exact = Nuestro propio motor
web-lab-method-exact-safest = Exacto, la casilla más segura
web-lab-method-exact-fast = Exacto, un número por delante
web-lab-method-exact-strong = Exacto, más por delante
web-lab-method-exact-max = Exacto, tan lejos como permita el tiempo
web-lab-method-bayes = Red bayesiana
web-lab-method-logic = Lógica
web-lab-results = Resultados
web-lab-plots = Gráficos
web-lab-beside = Junto al primer método, en los mismos casos
web-lab-method = Método
web-lab-setting = Configuración
web-lab-runs = Ejecuciones
web-lab-successes = Éxitos
web-lab-rate = Tasa
web-lab-interval = Intervalo del 95 %
web-lab-seconds = Tiempo medio de un éxito
web-lab-median = Mediana
web-lab-first = Junto a
web-lab-difference = Diferencia
web-lab-gained = Solo lo gana este
web-lab-lost = Solo lo gana el otro
web-lab-p = p (McNemar)
web-lab-ratio = Veces más tiempo
web-lab-counts = Lo que se contó, de media
web-lab-document = El informe completo
web-lab-svg = Guardar como SVG
web-lab-toml = Guardar el experimento
web-lab-json = Guardar como JSON
web-watch-opposite = El motor supone lo contrario de la pregunta. Si eso acaba en una contradicción, la pregunta se sigue.
web-watch-kb-note = Las oraciones con una barra al lado son aquellas en las que se apoya la respuesta.
web-watch-no-steps = Este motor responde, pero no anota sus pasos. Elige otro para ver uno trabajando.
web-watch-asked-help = Pulsa otra casilla oculta para preguntar por ella.
web-watch-save = Guardar la traza
web-watch-network-large = Con estas variables la red de esta posición es demasiado grande. Elige «solo lo que importa» o una posición más pequeña.
web-watch-waiting = La frontera, en orden
web-watch-waiting-more = { $count ->
        [one] Espera uno más.
       *[other] Esperan { $count } más.
    }
web-watch-waiting-none = No espera nada.
web-lab-own = Un experimento propio
web-lab-what = Qué ejecutar
web-lab-repeat-help = Los experimentos de un informe se miden de nuevo, con sus cifras junto a las nuestras.
web-lab-repeat-buscapython = Informe: Buscapython, Buscaminas con una red
web-lab-repeat-bayes = Informe: Bayes, profesional del Buscaminas
web-lab-repeat-logic = Informe: Minesweeper solver, con lógica
web-lab-repeat-sudoku = Informe: enseñar búsqueda con Sudoku
web-lab-repeat-ohno = Informe: 0h n0 con búsqueda
web-lab-extent = Con qué detalle
web-lab-quick = Rápido: pocas ejecuciones
web-lab-full = Completo: todas
web-lab-full-help = Una medición completa tarda de segundos a varios minutos. Sigue mientras usas otras vistas y se puede cancelar; cerrar o recargar la página la termina.
web-lab-full-elsewhere = Este servidor termina las peticiones a los { $time }, así que solo mide rápido. Para una medición completa arranca Atisbo en tu propio ordenador.
web-lab-phase = medición { $phase } de { $phases }
web-lab-runs-of = { $done } de { $total } ejecuciones
web-lab-left = quedan unos { $time }
web-lab-left-in-phase = quedan unos { $time } de esta medición
web-lab-so-far = { $time } hasta ahora
web-lab-finished = El experimento ha terminado.
web-lab-kept = Hecho el { $when }. Se conserva en este ordenador, así que sigue aquí al recargar.
web-lab-not-kept = Hecho el { $when }. Este resultado no se pudo conservar: ocupa más de 20 MB o el navegador no tiene sitio. Se pierde al recargar, así que guárdalo como archivo.
web-lab-none = Aún no se ha medido nada. El formulario trae un experimento pequeño para empezar: hazlo.
web-lab-forget = Olvidarlo
web-compare-safe = Casillas seguras probadas
web-compare-mines = Minas probadas
web-compare-risk = Riesgo de su casilla
web-compare-error = Mayor error
web-compare-multiplications = Multiplicaciones
web-compare-product = Mayor producto
web-compare-rules = Reglas
web-compare-clauses = Cláusulas
web-compare-answered = Tiempo hasta la respuesta
web-compare-bayes = Red { $network }, a priori { $prior }
web-compare-logic = Lógica: { $preset }
web-network-local-1 = solo los números junto a cada casilla
web-network-local-2 = cada casilla con su entorno

# Ejemplos que enseñan, y qué significan los nombres cortos.
web-preset = Ejemplo que enseña algo
web-preset-own = Mis ajustes
web-preset-astar = A*: por qué decide f
web-preset-astar-about = A* suma el coste hasta el nodo y la estimación del resto. Mira cómo f sube de 2 a 5 y cómo esperan nodos que parecen cerca pero cuestan demasiado.
web-preset-greedy-wrong = Dónde se equivoca la voraz
web-preset-greedy-wrong-about = La voraz solo mira la estimación y encuentra una solución con seis muros; A* encuentra la de cinco. Mira dónde se separan.
web-preset-depth-first-wins = Dónde la profundidad gana a A*
web-preset-depth-first-wins-about = El sudoku del cuarto informe: todas las soluciones cuestan lo mismo, así que A* no tiene nada que ahorrar. En profundidad se expanden 474 nodos; con A*, 494.
web-preset-two-parts = Un problema o dos
web-preset-two-parts-about = Primero los números, luego los puntos aislados: dos problemas pequeños se resuelven antes que uno, pero la solución tiene un muro más.
web-preset-deepening = El mismo árbol una y otra vez
web-preset-deepening-about = La profundización iterativa sube un límite y empieza de nuevo. IDA* hace lo mismo con f como límite. Mira lo poco que recuerdan.
web-watch-parts = Números y puntos aislados
web-watch-parts-one = un problema
web-watch-parts-two = dos problemas, uno tras otro
web-watch-lane-two = { $name }, en dos partes
web-heuristic-ohno-h1-is = Informe 5: cuántos puntos de más ven los números. Puede pasarse.
web-heuristic-ohno-h2i-is = Informe 5: los tramos de fila y columna entre muros con un número que ve de más. Puede pasarse.
web-heuristic-ohno-h2h-is = La mitad de H2i. El propio informe muestra que puede pasarse.
web-heuristic-ohno-h2a-is = Un cuarto de H2i, al menos 1. El informe la llama admisible; hay un tablero en el que se pasa.
web-heuristic-ohno-h3-is = Informe 5: cuántos puntos están aislados. Nunca se pasa: cada uno necesita su propio muro.
web-heuristic-ohno-matching-is = La mitad del mayor número de números que ven de más sin compartir fila ni columna. Nunca se pasa.
web-heuristic-ohno-crossing-is = Los muros que necesitan esos números, menos los que sirven a dos. Nunca se pasa, y es al menos tan alta como «matching».
web-heuristic-sudoku-h1-is = Informe 4: cuántas casillas están vacías.
web-heuristic-sudoku-h2-is = Informe 4: cuántos sucesores tiene el estado.
web-heuristic-sudoku-tightest-is = Cuántos valores tiene la casilla que menos tiene.
web-heuristic-sudoku-domains-is = Cuántos valores tienen todas las casillas, en logaritmos. Puede pasarse.
web-heuristic-sudoku-forward-is = Cuántas casillas están vacías; y no hay salida si una casilla se queda sin valor o un valor sin sitio.
web-heuristic-sudoku-singles-is = Cuántas casillas están vacías; y no hay salida si colocar todos los únicos acaba en contradicción.
web-formulation-ohno-faithful-is = El programa del informe paso a paso, con todo lo que decide sus cuentas.
web-formulation-ohno-clean-is = Lo que el informe describe, sin los descuidos de su programa: muros fila a fila, nunca sobre un número.
web-formulation-ohno-pruned-is = Cada paso sirve a un número que ve de más, y los callejones sin salida se descartan enseguida.
web-formulation-ohno-propagating-is = Lo mismo, y todo lo que se sigue de un solo número se hace enseguida.
web-formulation-sudoku-faithful-is = El programa del informe paso a paso, con todo lo que decide sus cuentas.
web-formulation-sudoku-clean-is = Lo que el informe describe, sin los descuidos de su programa.
web-formulation-sudoku-pruned-is = Lo mismo, y se descarta un estado en el que una casilla se queda sin valor, o un valor sin sitio.
web-formulation-sudoku-propagating-is = Lo mismo, y todos los únicos que se siguen se colocan enseguida.
web-watch-tree-hidden = { $count ->
        [one] Aquí hay un nodo plegado: pulsa para abrir.
       *[other] Aquí hay { $count } nodos plegados: pulsa para abrir.
    }

# Restricciones: el escenario, y por qué.
web-watch-stage-tree = Árbol
web-watch-stage-rules = Lo que se descartó
web-watch-stage-local = Conflictos
web-watch-stage-population = Población
web-watch-chapters = Partes del trabajo
web-watch-chapter-preprocessing = Preproceso
web-watch-chapter-search = Ir a la búsqueda
web-watch-not-taken = No elegidos, el mejor primero
web-watch-listed = { $one }, { $other }
web-watch-chart-conflicts = Conflictos tras cada paso
web-watch-chart-best = Conflictos del individuo en curso; al final de cada generación, del mejor
web-watch-chart-left = Valores que siguen abiertos
web-watch-removals = Descartado, lo último primero
web-watch-moves-none = En el próximo movimiento aparecen aquí los cambios que se comparan.
web-watch-moves-head = Los cambios que dejan menos conflictos
web-watch-moves-change = Cambio
web-watch-moves-conflicts = Conflictos después
web-watch-population = Conflictos de cada individuo (0 es una solución)
web-watch-member = Individuo { $place }: { $conflicts ->
        [one] un conflicto
       *[other] { $conflicts } conflictos
    }
web-watch-crossed-first = primer progenitor
web-watch-crossed-second = segundo progenitor
web-watch-crossed-taken = casillas del segundo
web-watch-crossed-mutated = casillas mutadas
web-watch-crossed-conflicts = conflictos del hijo
web-watch-counter-generation = generación
web-watch-csp-status-frontier = valor por probar
web-watch-csp-status-expanded = probado
web-watch-csp-status-pruned = falló
web-watch-csp-status-goal = solución
web-watch-csp-status-folded = plegado: pulsa para abrir
web-watch-csp-measure-values = { $count ->
        [one] le cabe un valor
       *[other] le caben { $count } valores
    }
web-watch-csp-measure-degree = { $count ->
        [0] ninguna vecina abierta
        [one] una vecina abierta
       *[other] { $count } vecinas abiertas
    }
web-watch-csp-measure-weight = peso { $count }
web-watch-csp-options = { $count ->
        [one] una opción
       *[other] { $count } opciones
    }
web-watch-csp-item-cell = un valor para { $cell }
web-watch-csp-item-place = un sitio para { $value } en la { $rule }
web-watch-csp-item = Ahora toca { $item }, porque nada tiene menos opciones: { $count ->
        [0] ninguna, un callejón sin salida
        [one] una
       *[other] { $count }
    }. { $tie }
web-watch-csp-equal = { $count ->
        [one] Otra mide lo mismo; va primero la primera.
       *[other] Otras { $count } miden lo mismo; va primero la primera.
    }
web-watch-csp-choose = { $why } { $tie } { $values }
web-watch-csp-choose-first = Toca { $cell } porque es la primera casilla vacía.
web-watch-csp-choose-fewest_values = Toca { $cell } porque ninguna casilla vacía tiene menos valores: { $measure }.
web-watch-csp-choose-degree = Toca { $cell } porque es la que más casillas abiertas toca: { $measure }.
web-watch-csp-choose-fewest_values_degree = Toca { $cell } porque es de las que menos valores tienen y, entre ellas, la que más vecinas abiertas tiene: { $measure }.
web-watch-csp-choose-weighted_degree = Toca { $cell } porque es la que menos valores tiene para el peso de sus reglas: { $measure }.
web-watch-csp-order-ascending = Se prueban en orden: { $values }.
web-watch-csp-order-least_constraining = Primero el valor que menos quita a sus vecinas: { $values }.
web-watch-csp-order-random = Se prueban en un orden al azar: { $values }.
web-watch-csp-stage-preprocessing = Preproceso: lo que descartan los datos por sí solos, antes de probar nada.
web-watch-csp-stage-search = Empieza la búsqueda.
web-watch-csp-backtrack-chronological = No queda ningún valor por probar en la profundidad { $from }: se vuelve a la casilla anterior, en la profundidad { $depth }.
web-watch-csp-backtrack-discrepancies = Lo que queda por probar iría contra el orden una vez de más: se vuelve a la profundidad { $depth }.
web-watch-csp-jump = Los fallos en la profundidad { $from } solo tienen que ver con { $cells }: { $count ->
        [one] se vuelve a { $last }, en la profundidad { $depth }.
       *[other] se salta hacia atrás { $count } niveles hasta { $last }, en la profundidad { $depth }. Lo que hay en medio no puede ayudar.
    }
web-watch-csp-picked = { $rule } { $move } { $equal }
web-watch-csp-pick-steepest = { $count ->
        [one] Una casilla está
       *[other] { $count } casillas están
    } en conflicto; de todos sus cambios se hace el mejor.
web-watch-csp-pick-one_at_random = { $count ->
        [one] Una casilla está
       *[other] { $count } casillas están
    } en conflicto; se sortea una y se hace su mejor cambio.
web-watch-csp-pick-noise = Por azar se sortea una de las { $count } casillas en conflicto y se hace su mejor cambio.
web-watch-csp-pick-equal = { $count ->
        [one] Otro cambio sería igual de bueno.
       *[other] Otros { $count } serían igual de buenos.
    }
web-watch-csp-dealt = El individuo { $place } se reparte al azar: { $conflicts ->
        [one] un conflicto.
       *[other] { $conflicts } conflictos.
    }
web-watch-csp-twin = El individuo { $place } es igual al { $of }: no aporta nada y se reparte de nuevo.
web-watch-csp-crossed = Cruce: un hijo de los individuos { $one } y { $other }. { $count ->
        [one] Una casilla viene
       *[other] { $count } casillas vienen
    } del segundo, las demás del primero. { $mutation } { $conflicts ->
        [0] Ningún conflicto: una solución.
        [one] Un conflicto.
       *[other] { $conflicts } conflictos.
    }
web-watch-csp-mutated = { $count ->
        [one] Una casilla ha mutado.
       *[other] { $count } casillas han mutado.
    }
web-watch-csp-improved = La búsqueda tabú lo mejora: de { $before } a { $after ->
        [one] un conflicto.
       *[other] { $after } conflictos.
    }
web-watch-csp-succession = Sobreviven los { $elite } mejores; los hijos sustituyen a { $replaced }.
web-watch-kind-stage = empieza una parte del trabajo
web-watch-kind-choose = se elige una casilla
web-watch-kind-item = se elige un elemento
web-watch-kind-dealt = se reparte un individuo
web-watch-kind-twin = se encuentra un gemelo
web-watch-kind-crossed = un cruce
web-watch-kind-improved = una mejora
web-watch-kind-succession = los hijos toman el relevo
web-preset-forward-checking = Comprobación hacia delante
web-preset-forward-checking-about = Primero la casilla con menos valores; cada valor probado se quita de las casillas de alrededor. Mira cómo un valor falla tres veces y qué se deshace.
web-preset-ac3-enough = Dónde basta AC-3
web-preset-ac3-enough-about = Cada par de casillas se hace consistente hasta que nada cambia. Este sudoku cae sin probar nada.
web-preset-ac3-not-enough = Dónde no basta AC-3
web-preset-ac3-not-enough-about = La misma propagación, otro sudoku: se para con varios valores en muchas casillas. Alguien tiene que probar uno.
web-preset-backtracking = Vuelta atrás sin más
web-preset-backtracking-about = Primera casilla vacía, primer valor, y atrás cuando se rompe una regla. No se mira nada por delante.
web-preset-mac = Búsqueda que mantiene los arcos consistentes
web-preset-mac-about = Tras cada intento se hacen consistentes todos los arcos: menos intentos que hacia delante, más trabajo en cada uno.
web-preset-backjumping = Un salto sobre varios niveles
web-preset-backjumping-about = Cuando una casilla falla, el conjunto de conflicto dice quién tuvo que ver. Mira el salto atrás sobre niveles que no.
web-preset-min-conflicts = Reparar en vez de construir
web-preset-min-conflicts-about = Se llenan todas las casillas de golpe y luego se hace, una y otra vez, el cambio que menos choca.
web-preset-genetic = Una población que evoluciona
web-preset-genetic-about = Los individuos se reparten, se cruzan y se mejoran; cuantos menos conflictos, más aptos. Mira cómo el mejor baja a cero.

# Lógica: el escenario, y por qué.
web-watch-stage-goals = Metas y las reglas para ellas
web-watch-stage-decisions = Decisiones
web-watch-stage-counters = Reglas y sus contadores
web-watch-stage-table = Tabla de verdad
web-watch-stage-flips = Cláusulas falsas
web-watch-stage-clauses = Cláusulas
web-watch-asked = Se pregunta:
web-watch-proof-show = Ver la demostración
web-watch-agenda = Agenda:
web-watch-rule-counters = Reglas cuyo contador se movió, con las premisas que faltan
web-watch-missing = { $count ->
        [0] no falta ninguna premisa: se dispara
        [one] falta una premisa
       *[other] faltan { $count } premisas
    }
web-watch-fired = disparada
web-watch-table-base = base
web-watch-table-question = pregunta
web-watch-chart-broken = Cláusulas falsas tras cada paso
web-watch-flips-none = En el próximo cambio aparece aquí la cláusula elegida.
web-watch-flip-clause = La cláusula elegida:
web-watch-flip-breaks = { $count ->
        [0] no rompe ninguna
        [one] rompe una cláusula
       *[other] rompe { $count } cláusulas
    }
web-watch-turn-next = { $count ->
        [0] No espera nada.
        [one] Espera una cláusula:
       *[other] Esperan { $count } cláusulas:
    }
web-watch-group-facts = Lo que se sabe de las casillas
web-watch-group-one-code = { $cell } tiene un código y ningún otro
web-watch-group-rules = Qué querría decir un { $shows } en { $cell }
web-watch-group-exactly = { $least ->
        [0] ninguna
       *[other] exactamente { $least }
    } de estas { $count } { $least ->
        [0] es mina
        [one] es mina
       *[other] son minas
    }: { $cells } (el número de { $cell })
web-watch-group-single = { $least ->
        [0] esta casilla no es mina
       *[other] esta casilla es mina
    }: { $cells } (el número de { $cell })
web-watch-group-between = de { $least } a { $most } de estas { $count } son minas: { $cells } (el número de { $cell })
web-watch-group-exactly-total = exactamente { $least } de las { $count } casillas ocultas { $least ->
        [one] es mina
       *[other] son minas
    }
web-watch-group-between-total = de { $least } a { $most } de las { $count } casillas ocultas son minas
web-watch-group-count = { $count ->
        [one] una oración
       *[other] { $count } oraciones
    }
web-watch-goals-status-expanded = en demostración, o regla que se prueba
web-watch-goals-status-pruned = sin demostrar
web-watch-goals-status-duplicate = ya había salido
web-watch-goals-status-goal = demostrada
web-watch-goals-status-folded = plegado: pulsa para abrir
web-watch-decisions-status-expanded = decidido
web-watch-decisions-status-pruned = acabó en conflicto
web-watch-decisions-status-folded = plegado: pulsa para abrir
web-watch-logic-known-fact = Se toma { $symbol } porque es lo que más ha esperado; es un hecho.
web-watch-logic-known-rule = Se toma { $symbol } porque es lo que más ha esperado; lo trajo la regla { $rule }.
web-watch-logic-lowered = { $count ->
        [0] Ninguna regla lo necesita.
        [one] A una regla le falta ahora una premisa menos.
       *[other] A { $count } reglas les falta ahora una premisa menos.
    }
web-watch-logic-fire = A la regla { $rule } ya no le falta nada: { $count ->
        [one] se sabe
       *[other] se saben
    } { $premises }, así que se sigue { $head }.
web-watch-logic-fire-contradiction = A la regla { $rule } ya no le falta nada: { $count ->
        [one] se sabe
       *[other] se saben
    } { $premises }, y eso es una contradicción.
web-watch-logic-goal-asked = Hay que demostrar { $symbol }, porque es lo que se pregunta. { $count ->
        [0] Ninguna regla lo tiene por cabeza.
        [one] Una regla lo tiene por cabeza.
       *[other] { $count } reglas lo tienen por cabeza.
    }
web-watch-logic-goal = Hay que demostrar { $symbol }, porque lo necesita { $rule }. { $count ->
        [0] Ninguna regla lo tiene por cabeza.
        [one] Una regla lo tiene por cabeza.
       *[other] { $count } reglas lo tienen por cabeza.
    }
web-watch-logic-try = Se prueba la regla { $place } de { $of }: { $rule }. Necesita ahora { $open }.
web-watch-logic-try-ready = Se prueba la regla { $place } de { $of }: { $rule }. Todo lo que necesita está demostrado.
web-watch-logic-proved = { $symbol } queda demostrado, por { $rule }.
web-watch-logic-not-proved = { $symbol } no se puede demostrar: { $count ->
        [0] ninguna regla lo tiene por cabeza.
        [one] su única regla ha fallado.
       *[other] sus { $count } reglas han fallado.
    }
web-watch-logic-cycle = { $symbol } ya se está demostrando ({ $path }): la regla { $rule } da vueltas en círculo y tiene que esperar.
web-watch-logic-remembered-proved = { $symbol } se demostró antes, por { $by }: { $rule } no tiene que preguntar otra vez.
web-watch-logic-remembered-not-proved = { $symbol } se preguntó antes y no se demostró: { $rule } no puede ayudar por ahora.
web-watch-logic-turn = Le toca a { $clause } porque no espera ninguna más corta: { $count ->
        [one] un literal.
       *[other] { $count } literales.
    }
web-watch-logic-resolvent = { $pivot } está en { $left } y su contrario en { $right }: sin los dos queda { $clause }.
web-watch-logic-empty = { $pivot } está en { $left } y su contrario en { $right }: no queda nada, y eso es una contradicción.
web-watch-logic-resolvent-part = { $left } y { $right } dan { $clause }: se descarta, { $known } dice lo mismo o más.
web-watch-logic-resolvent-true = { $left } y { $right } dan { $clause }: se descarta, siempre es verdad.
web-watch-logic-subsumed = Se descarta { $clause }: { $by } dice lo mismo o más.
web-watch-logic-decide-first = Nada es forzoso: se prueba { $literal } porque es el primer símbolo abierto.
web-watch-logic-decide-moms = Nada es forzoso: se prueba { $literal } porque es el que más está en las cláusulas más cortas ({ $measure }).
web-watch-logic-decide-momsf = Nada es forzoso: se prueba { $literal } porque es el que más está en las cláusulas más cortas, de las dos formas ({ $measure }).
web-watch-logic-decide-posit = Nada es forzoso: se prueba { $literal } porque su contrario es el que más está en las cláusulas más cortas ({ $measure }).
web-watch-logic-decide-zm = Nada es forzoso: se prueba { $literal } porque su contrario es el que más está en las cláusulas más cortas ({ $measure }).
web-watch-logic-decide-dlis = Nada es forzoso: se prueba { $literal } porque ningún literal está en más cláusulas abiertas ({ $measure }).
web-watch-logic-decide-dlcs = Nada es forzoso: se prueba { $literal } porque ningún símbolo está en más cláusulas abiertas, de una u otra forma ({ $measure }).
web-watch-logic-decide-jw = Nada es forzoso: se prueba { $literal } porque es el que más pesa: las cláusulas cortas cuentan más ({ $measure }).
web-watch-logic-decide-jw2 = Nada es forzoso: se prueba { $literal } porque su símbolo es el que más pesa, de las dos formas: las cláusulas cortas cuentan más ({ $measure }).
web-watch-logic-decide-random = Nada es forzoso: se prueba { $literal }, sorteado entre { $count }.
web-watch-logic-decide-activity = Nada es forzoso: se prueba { $literal } porque su símbolo es el que más ha estado en los últimos conflictos ({ $measure }).
web-watch-logic-decide-quiet = Nada es forzoso: se prueba { $literal }; ningún símbolo abierto ha estado aún en un conflicto.
web-watch-logic-decide-other-value = El otro valor falló: ahora se prueba { $literal }.
web-watch-logic-unit = { $literal } tiene que ser verdad: la cláusula dice justo eso.
web-watch-logic-propagate = { $literal } tiene que ser verdad: en { $reason } todos los demás son falsos ({ $others }).
web-watch-logic-pure = { $literal } se hace verdadero: ninguna cláusula abierta tiene su contrario, { $count ->
        [one] y una lo tiene.
       *[other] y { $count } lo tienen.
    }
web-watch-logic-conflict = Conflicto en el nivel { $level }: todo { $clause } es falso.
web-watch-logic-learn = Se aprende del conflicto, tras { $count ->
        [one] una resolución
       *[other] { $count } resoluciones
    }: { $clause }. Lleva de vuelta al nivel { $level }, donde { $literal } tiene que ser verdad por ella.
web-watch-logic-backtrack = De vuelta al nivel { $to }: se deshace { $decision }, y { $undone ->
        [one] un símbolo pierde su valor.
       *[other] { $undone } símbolos pierden su valor.
    }
web-watch-logic-jump = Un salto atrás sobre { $count } niveles, del { $from } al { $to }: se deshace { $decision } con todo lo que vino después.
web-watch-logic-backtrack-all = De vuelta al nivel 0: han fallado los dos valores de cada decisión.
web-watch-logic-restart-conflicts = Empieza de nuevo tras { $count } conflictos y guarda lo que ha aprendido.
web-watch-logic-restart-flips = Empieza de nuevo con otros valores al azar tras { $count } cambios.
web-watch-logic-restart-proved = Otra ronda: se dejó una regla por una meta abierta, y desde entonces se demostraron { $count } metas.
web-watch-logic-start = Cada símbolo recibe un valor al azar: { $count ->
        [one] una cláusula es falsa.
       *[other] { $count } cláusulas son falsas.
    }
web-watch-logic-flip-free = { $clause } es falsa. { $literal } se hace verdadero: eso no hace falsa ninguna cláusula. { $count ->
        [0] Ahora ninguna es falsa.
        [one] Ahora una es falsa.
       *[other] Ahora { $count } son falsas.
    }
web-watch-logic-flip-greedy = { $clause } es falsa. Cada cambio rompe algo; { $literal } es el que menos rompe. { $count ->
        [0] Ahora ninguna es falsa.
        [one] Ahora una es falsa.
       *[other] Ahora { $count } son falsas.
    }
web-watch-logic-flip-noise = { $clause } es falsa. Por azar se cambia cualquiera de sus símbolos: { $literal }. { $count ->
        [0] Ahora ninguna es falsa.
        [one] Ahora una es falsa.
       *[other] Ahora { $count } son falsas.
    }
web-watch-counter-broken = cláusulas falsas
web-watch-without-steps = { $name } (no escribe pasos)
web-watch-source-agent = el agente del tercer informe
web-watch-source-logic-is = Oraciones y una pregunta, como las escribas.
web-watch-source-minesweeper-is = Lo que dicen los números de una posición, y una casilla como pregunta.
web-watch-source-agent-is = Seis pasos: qué se sabe, qué números tienen vecinas desconocidas, una base para cada casilla y dos preguntas: ¿puedo marcarla?, ¿puedo abrirla?
web-watch-stage-agent = El agente y sus preguntas
web-watch-agent-asked = Preguntas, la última primero
web-watch-agent-base = La base a la que se pregunta
web-watch-agent-base-none = Aún no se ha hecho ninguna base.
web-watch-agent-base-size = { $rules ->
        [one] Una regla
       *[other] { $rules } reglas
    } y { $facts ->
        [one] un hecho.
       *[other] { $facts } hechos.
    }
web-watch-agent-step-1 = Si no hay nada abierto, abrir una primera casilla
web-watch-agent-step-2 = Reunir lo que se sabe
web-watch-agent-step-3 = Buscar números con vecinas desconocidas
web-watch-agent-step-4 = Hacer una base para una casilla
web-watch-agent-step-5 = Preguntar: ¿puedo marcarla?, ¿puedo abrirla?
web-watch-agent-step-6 = Marcar o abrir; si nada es seguro, adivinar
web-watch-agent-first = Aún no hay nada abierto, así que se abre una primera casilla: { $cell }.
web-watch-agent-knowledge = Lo que se sabe: { $numbers ->
        [one] un número,
       *[other] { $numbers } números,
    } { $mines ->
        [one] una mina,
       *[other] { $mines } minas,
    } { $clear ->
        [one] una casilla segura.
       *[other] { $clear } casillas seguras.
    } De { $unknown } no se sabe nada.
web-watch-agent-numbers = Solo pueden decir algo los números con vecinas desconocidas: { $count ->
        [0] no hay ninguno.
       *[other] { $cells }.
    }
web-watch-agent-base-of = { $cell } es desconocida y toca el { $shows } de { $number }: una base con { $rules } reglas sobre ese número y { $facts } hechos.
web-watch-agent-base-total = { $cell } es desconocida: una base sobre el total de minas, con { $rules } reglas y { $facts } hechos.
web-watch-agent-ask-mark = ¿Puedo marcar { $cell }? Solo si { $goal } se sigue de la base.
web-watch-agent-ask-open = ¿Puedo abrir { $cell }? Solo si { $goal } se sigue de la base.
web-watch-agent-of-mark = ¿Puedo marcar { $cell }?
web-watch-agent-of-open = ¿Puedo abrir { $cell }?
web-watch-agent-reply-yes = sí
web-watch-agent-reply-no = no con certeza
web-watch-agent-reply-given_up = abandonada
web-watch-agent-answer-yes = { $question } Sí: se sigue.
web-watch-agent-answer-no = { $question } No con certeza: no se sigue de esta base.
web-watch-agent-answer-given_up = { $question } Se abandona: demasiadas metas.
web-watch-agent-counters = Se sabe { $symbol }: { $count ->
        [one] a una regla le falta una premisa menos.
       *[other] a { $count } reglas les falta una premisa menos.
    } A la regla más cercana a la meta, { $rule }, { $missing ->
        [0] no le falta nada.
        [one] le falta una.
       *[other] le faltan { $missing }.
    }
web-watch-agent-counters-none = Se sabe { $symbol }: { $count ->
        [one] a una regla le falta una premisa menos.
       *[other] a { $count } reglas les falta una premisa menos.
    } Ninguna regla tiene la meta por cabeza.
web-watch-agent-mark = { $cell } es mina con seguridad: se marca, y todo empieza de nuevo.
web-watch-agent-open = { $cell } no es mina con seguridad: se abre.
web-watch-agent-guess = Nada es seguro, así que se abre una casilla desconocida: { $cell }.
web-watch-counter-questions = preguntas
web-watch-counter-yes = con un sí
web-watch-kind-first = una primera casilla
web-watch-kind-knowledge = lo que se sabe
web-watch-kind-numbers = los números
web-watch-kind-base = se hace una base
web-watch-kind-question = una pregunta
web-watch-kind-counters = contadores
web-watch-kind-answer = una respuesta
web-watch-kind-mark = una marca
web-watch-kind-open = una apertura
web-watch-kind-guess = una apuesta
web-preset-forward = Dónde basta el encadenamiento hacia delante
web-preset-forward-about = Primero los hechos: cada uno baja los contadores de las reglas que lo necesitan, y una regla se dispara cuando no falta nada. Mira cómo caen P y Q.
web-preset-backward = La misma pregunta, hacia atrás
web-preset-backward-about = De la pregunta a los hechos: metas dentro de metas. Mira cómo P vuelve a salir mientras se demuestra, y la regla que tiene que esperar.
web-preset-resolution = Dónde hace falta la resolución
web-preset-resolution-about = Estas oraciones no son reglas con una cabeza, así que encadenar no sirve. La resolución supone lo contrario y llega a la cláusula vacía.
web-preset-truth-table = Todos los mundos, uno a uno
web-preset-truth-table-about = Cada fila es un mundo. Se sigue si la pregunta vale allí donde vale la base.
web-preset-dpll = Probar valores, y lo que obligan
web-preset-agent = El agente del tercer informe
web-preset-agent-about = Una esquina con diez números. Mira los seis pasos: qué base se hace para qué casilla, qué se pregunta y cómo responde el encadenamiento hacia delante.
web-preset-numbers = Lo que demuestran los números
web-preset-numbers-about = Cada número dice cuántas de sus vecinas ocultas son minas. De todos juntos se demuestra que una casilla es segura.

# Redes bayesianas: el escenario, y por qué.
web-watch-stage-tables = La red
web-watch-stage-cliques = La red y su árbol de uniones
web-watch-stage-states = La red y los estados de todas sus variables
web-watch-stage-samples = La red y las muestras
web-watch-tables-panel = Tablas
web-watch-estimate = Estimación hasta ahora
web-watch-share-so-far = Parte hasta ahora
web-watch-source-network = una red
web-watch-text-network = Red
web-watch-own-network = Tu red
web-watch-query = Variable que se pregunta
web-watch-query-network = Un nombre de la red. Vacío: la primera no observada.
web-watch-query-minesweeper = Una variable como x_r1c1. Vacío: la primera de una casilla oculta.
web-watch-query-unknown = La red no tiene ninguna variable { $name }.
web-watch-evidence = Observado
web-watch-evidence-help = Por ejemplo rain=yes, grass=wet. Vacío: nada.
web-sample-network-alarm = Robo, terremoto, alarma
web-sample-network-sprinkler = Aspersor y lluvia
web-watch-chart-share = Parte de { $variable }={ $state } hasta ahora, estado a estado
web-watch-chart-estimate = Estimación de { $variable }={ $state }, muestra a muestra
web-watch-sample-head = Muestra { $number }, variable a variable
web-watch-state-head = El producto de este estado
web-watch-draw = sorteada con probabilidad { $p }
web-watch-draw-observed = observada: cuenta { $p }
web-watch-sample-weight = Cuenta { $weight }.
web-watch-sample-rejected = Se descarta en { $variable }.
web-watch-counter-samples = muestras
web-watch-counter-counted = que cuentan
web-watch-counter-states = estados
web-watch-bayes-blocked = { $variable } se deja fuera: todo camino a la pregunta está bloqueado, { $path } en { $at }, que está observada.
web-watch-bayes-blocked-collider = { $variable } se deja fuera: todo camino a la pregunta está bloqueado, { $path } en { $at }, de la que no se observa nada.
web-watch-bayes-triangulated-last = { $variable } es la última que queda.
web-watch-bayes-triangulated-why = { $variable } es la siguiente porque es la que menos mide ({ $measure }) de las { $choices } que quedan{ $count ->
        [0] .
        [one] ; otra mide lo mismo.
       *[other] ; otras { $count } miden lo mismo.
    }
web-watch-bayes-ordered-by = Se elige un orden ({ $by }): { $count ->
        [one] tiene que irse una variable
       *[other] tienen que irse { $count } variables
    }, primero { $first }. El mayor producto tiene { $largest } números (anchura { $width }).
web-watch-order-by-given = dado
web-watch-order-by-best = el mejor de varios
web-watch-order-by-plain = como las tiene la red
web-watch-order-by-shuffled = barajado
web-watch-order-by-min-fill = menos aristas nuevas
web-watch-order-by-min-degree = menos vecinas
web-watch-order-by-min-weight = tabla más pequeña
web-watch-order-by-weighted-min-fill = aristas nuevas más ligeras
web-watch-bayes-next-order = { $variable } es la siguiente del orden.
web-watch-bayes-next-cheapest = { $variable } es la siguiente porque su producto es el más pequeño.
web-watch-bayes-linked-nothing = Los cliques { $one } y { $other } se unen, aunque no conocen nada en común.
web-watch-bayes-message-collect = Hacia dentro: el clique { $from } le dice al { $to } lo que sabe de { $separator }.
web-watch-bayes-message-distribute = Hacia fuera: el clique { $from } le dice al { $to } lo que saben todos los demás de { $separator }.
web-watch-bayes-visited-of = Un estado de todas las variables: el producto de { $count ->
        [one] un número es
       *[other] { $count } números es
    } { $weight }. Se suma a lo de su respuesta.
web-watch-bayes-rejected-chance = La muestra { $number } se descarta por sorteo: { $drawn } hace poco probable lo observado.
web-watch-bayes-swept = Muestra { $number } de la cadena { $chain }: cada variable se sortea de nuevo, dadas sus vecinas. { $count ->
        [0] No ha cambiado nada.
       *[other] Ha cambiado: { $changes }.
    }
web-watch-bayes-weighed = Muestra { $number }: { $observed } no se sortea, se pondera, así que la muestra cuenta { $weight }.
web-watch-bayes-drawn = Muestra { $number }: { $count ->
        [one] se sortea una variable.
       *[other] se sortean { $count } variables, los padres antes que los hijos.
    }
web-preset-elimination = Una red donde se ve cada tabla
web-preset-elimination-about = Llaman John y Mary. Mira cómo se elimina por suma una variable tras otra hasta que solo queda la probabilidad de un robo.
web-preset-junction-tree = Mensajes en un árbol de uniones
web-preset-junction-tree-about = El grafo se hace moral, se triangula y se convierte en cliques; luego se cuentan lo que saben, hacia dentro y hacia fuera.
web-preset-likelihood = Adivinar la respuesta con muestras
web-preset-likelihood-about = Cada muestra sortea lo desconocido y pondera lo conocido. Mira cómo la estimación se acerca al valor verdadero.
web-preset-gibbs = Una cadena que vaga
web-preset-gibbs-about = Un estado de todas las variables, y una tras otra se sortea de nuevo dadas sus vecinas. Mira vagar la cadena y asentarse la estimación.
web-preset-mine-network = El Buscaminas como red
web-preset-mine-network-about = Las casillas ocultas son causas, los números efectos. Solo se guarda lo que la pregunta necesita, y se elimina por suma, casilla a casilla.
web-sample-network-asia = Viaje a Asia, tabaco, pulmones
web-watch-state-panel = El estado en curso
web-watch-sample-panel = La muestra en curso
web-watch-bayes-linked = Los cliques { $one } y { $other } se unen: los dos conocen { $separator }.
web-watch-bayes-read = El clique { $clique } ha oído a todos sus vecinos: { $variables } se lee de su tabla.
web-watch-bayes-started = Empieza la cadena { $chain }: { $count ->
        [one] la primera pasada no cuenta.
       *[other] las primeras { $count } pasadas no cuentan.
    }
web-watch-bayes-rejected-impossible = La muestra { $number } no cuenta: se observó { $observed }, y con los estados sorteados antes su probabilidad es 0.
web-watch-bayes-rejected = La muestra { $number } se descarta: salió { $drawn }, pero se observó { $observed }.
web-watch-unable = { $name } (no puede: la oración { $sentence } no es una regla con una sola cabeza)
web-watch-variable-frontier = frontera
web-watch-variable-depth = profundidad
web-watch-variable-level = nivel
web-watch-variable-head = cabeza
web-watch-variable-tables = tablas
web-watch-logic-proved-fact = { $symbol } queda demostrado: es un hecho.
web-watch-trail-level = Nivel { $level }:
web-watch-earlier = { $count ->
        [one] Una anterior no se muestra.
       *[other] Otras { $count } anteriores no se muestran.
    }
web-watch-more = { $count ->
        [one] Una más.
       *[other] { $count } más.
    }
web-preset-dpll-about = Tres palomas, dos huecos. Se prueba un valor, se hace lo que tiene que seguirse y, en un conflicto, se prueba el otro. Fallan los dos: las oraciones se contradicen.
web-preset-cdcl = Aprender de un conflicto
web-preset-cdcl-about = Las mismas palomas. El conflicto se sigue hasta un literal, se aprende de él una cláusula, y la decisión siguiente ya no se prueba.
web-sample-logic-pigeons = Tres palomas, dos huecos
web-watch-logic-goal-resumed = Se retoma { $symbol }: lo que esperaba su regla ya está demostrado.
web-watch-search-outdated = Se descarta: desde que { $step } entró en la frontera con coste { $g }, se llegó a su estado con coste { $cost_known } (nodo { $known }).
web-watch-cost-wf = f = { $g } + { $weight } × { $h } = { $f }
web-watch-opposite-board = El motor supone lo contrario de la pregunta; lo que va a trazos en el tablero se sigue de eso. Si acaba en una contradicción, la pregunta se sigue.
web-watch-logic-remembered-fact = { $symbol } se demostró antes, es un hecho: { $rule } no tiene que preguntar otra vez.
web-watch-bayes-triangulated-best = { $variable } va ahora en el orden que menos números hace en total; su tabla tiene { $measure }.
