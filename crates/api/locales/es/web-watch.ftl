# Ver pensar a un método: el reproductor de trazas y sus vistas.

web-watch-title = Ver pensar a un método
web-watch-kinds = Clases de métodos
web-watch-tab-search = Búsqueda
web-watch-tab-csp = Restricciones
web-watch-tab-bayes = Red bayesiana
web-watch-tab-logic = Lógica
web-watch-lead-search = Un puzle como árbol de estados. Mira qué nodo se toma a continuación, cuáles esperan y qué hacen varias estrategias con el mismo puzle.
web-watch-lead-csp = Cada casilla tiene los valores que aún puede tomar. Mira qué regla quita uno y por qué falla un intento.
web-watch-lead-bayes = Una posición del Buscaminas como red de probabilidades. Mira cómo se suma una variable tras otra hasta que queda la respuesta.
web-watch-lead-logic = Una base de conocimiento y una pregunta. Mira qué regla se dispara, qué cláusula se aprende y la prueba al final.
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
web-watch-ended = La ejecución terminó:
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
web-watch-kind-stage = empieza una parte del trabajo
web-watch-kind-choose = se elige una variable
web-watch-kind-item = se elige un ítem
web-watch-kind-dealt = se reparte un individuo
web-watch-kind-twin = se encuentra un gemelo
web-watch-kind-crossed = se cruzan dos padres
web-watch-kind-improved = se mejora un individuo
web-watch-kind-succession = los hijos sustituyen a los demás
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
web-watch-kind-settled = se decide un objetivo
web-watch-kind-cycle = un círculo
web-watch-kind-remembered = se recuerda un objetivo
web-watch-kind-resolvent = se resuelven dos cláusulas
web-watch-kind-subsumed = se quita una cláusula
web-watch-kind-decide = una decisión
web-watch-kind-propagate = una cláusula unitaria
web-watch-kind-pure = un literal puro
web-watch-kind-conflict = un conflicto
web-watch-kind-learn = se aprende una cláusula
web-watch-kind-flip = se cambia un valor

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

# Búsqueda.
web-watch-lane = Estrategia { $number }
web-watch-lane-add = Añadir otra estrategia al lado
web-watch-lane-remove = Quitar
web-watch-lane-informed = { $strategy }, { $heuristic }
web-watch-strategy = Estrategia
web-watch-heuristic = Heurística
web-watch-formulation = Qué es un paso
web-watch-cell-order = Qué casilla sigue
web-watch-tree-label = Árbol de búsqueda. Las flechas van de nodo en nodo, Intro va al momento en que se creó un nodo, Escape vuelve a seguir la búsqueda.
web-watch-tree-tools = Vista del árbol
web-watch-tree-in = Más grande
web-watch-tree-out = Más pequeño
web-watch-tree-fit = El árbol entero
web-watch-tree-follow = Seguir
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
web-watch-search-goal = El nodo { $id } ({ $step }) es una meta. El camino cuesta { $g }.
web-watch-search-limit-depth = No hay nada dentro del límite. La búsqueda empieza de nuevo y puede bajar { $value } pasos.
web-watch-search-limit-bound = No hay nada dentro de la cota. La búsqueda empieza de nuevo con la cota f ≤ { $value }.
web-watch-search-limit-discrepancies = No hay nada. La búsqueda empieza de nuevo y puede ir contra su heurística { $value } veces en un camino.
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
web-watch-decisions-none = Ninguna: lo que se ve se sigue solo de las pistas.
web-watch-rule-row = fila { $number }
web-watch-rule-column = columna { $number }
web-watch-rule-box = caja { $number }
web-watch-rule-extra = región extra { $number }
web-watch-rule-constraint = regla { $number } de la variante
web-watch-fail-empty_domain = A { $cell } no le queda ningún valor; { $rule } descartó el último.
web-watch-fail-never = { $cell } no tiene ningún valor.
web-watch-fail-violated = Los valores incumplen { $rule }.
web-watch-fail-no_place = { $value } no tiene sitio en { $rule }.
web-watch-fail-unknown = Los valores no pueden ser parte de una solución.
web-watch-csp-assign = { $cell } recibe el valor { $value }, con { $depth ->
        [0] ninguna decisión
        [one] una decisión
       *[other] { $depth } decisiones
    } antes.
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
    } en { $cell } por { $rule }. { $open ->
        [0] No queda nada.
        [one] Solo queda { $left }.
       *[other] Quedan { $left }.
    }
web-watch-csp-pair = Si { $cell } es { $value }, entonces { $other } no es { $removed }: { $through } se quedaría sin valor.
web-watch-csp-backtrack = Aquí no queda valor que probar: de vuelta a la profundidad { $depth }.
web-watch-csp-solution = Una solución: cada casilla tiene su valor y no se incumple ninguna regla.
web-watch-csp-restart-discrepancies = Empieza de nuevo con { $value } discrepancias permitidas en un camino.
web-watch-csp-restart-assignment = Empieza de nuevo desde otra asignación al azar ({ $value }).
web-watch-csp-restart-population = Empieza de nuevo con otra población al azar ({ $value }).
web-watch-csp-move = { $cell } pasa de { $from } a { $to }: { $conflicts ->
        [0] no queda ningún conflicto.
        [one] queda un conflicto.
       *[other] quedan { $conflicts } conflictos.
    }
web-watch-csp-generation = Generación { $number }: la mejor tiene { $best } conflictos, la peor { $worst }.

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
web-watch-tables-head = La tabla de una variable
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
web-watch-bayes-ordered = { $count ->
        [one] Falta una variable
       *[other] Faltan { $count } variables
    }, primero { $first }. El mayor producto tiene { $largest } números (anchura { $width }).
web-watch-bayes-eliminated = Se suma { $variable }: { $count ->
        [one] una tabla
       *[other] { $count } tablas
    } sobre { $scope } hacen { $entries } números; queda una tabla sobre { $left } con { $size }.
web-watch-bayes-sums = { $variable } se suma sin trabajo: su tabla suma uno.
web-watch-bayes-clique = Clique { $number }: { $variables }.
web-watch-bayes-message = El clique { $from } dice al clique { $to } lo que sabe de sus variables comunes.
web-watch-bayes-visited = Un estado de todas las variables, que cuenta { $weight }.
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
web-watch-goals = Objetivos:
web-watch-asked-cell = La casilla por la que se pregunta: { $cell }
web-watch-proof = Prueba
web-watch-proof-above = mostrado arriba
web-watch-symbol-open = no se sabe
web-watch-symbol-true = verdadero
web-watch-symbol-false = falso
web-watch-how-known = hecho
web-watch-how-fire = por una regla
web-watch-how-settled = probado
web-watch-how-decide = intento
web-watch-how-propagate = forzado
web-watch-how-pure = puro
web-watch-how-flip = cambiado
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
web-compare-length = Longitud
web-compare-cost = Coste
web-compare-cheapest-column = ¿Mínimo?
web-cheapest-yes = probado
web-cheapest-no = no
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

# Experimentos.
web-lab-title = Experimentos
web-lab-lead = Muchos casos, varios métodos y un informe que dice cuán seguro es. La misma semilla da los mismos casos, aquí y en la línea de órdenes.
web-lab-run = Ejecutar el experimento
web-lab-ready = { $runs } de { $of } ejecuciones hechas.
web-lab-result = El informe
web-lab-missing = Este servidor no tiene laboratorio o no entiende la petición. La línea de órdenes lo tiene: atisbo lab --help
web-lab-text = El experimento como texto
web-lab-text-help = Lo escribe el formulario. Se puede cambiar aquí y guardar como archivo para atisbo lab run.
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
web-watch-kb-note = Las frases con una barra al lado son aquellas en las que se apoya la respuesta.
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
web-lab-repeat-help = Los experimentos de un informe, medidos de nuevo con pocas ejecuciones, sus cifras junto a las nuestras. Para todas: atisbo lab repeat.
web-lab-repeat-buscapython = Informe: Buscapython, Buscaminas con una red
web-lab-repeat-bayes = Informe: Bayes, profesional del Buscaminas
web-lab-repeat-logic = Informe: Minesweeper solver, con lógica
web-lab-repeat-sudoku = Informe: enseñar búsqueda con Sudoku
web-lab-repeat-ohno = Informe: 0h n0 con búsqueda
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
