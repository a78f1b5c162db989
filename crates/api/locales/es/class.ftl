# Prácticas para una clase: veredictos, comentarios, informes.

class-verdict-right = correcto
class-verdict-partly = correcto en parte
class-verdict-wrong = incorrecto
class-verdict-unsound = no admisible
class-verdict-timed-out = sin respuesta a tiempo
class-verdict-crashed = se detuvo con un error
class-verdict-protocol = no es una respuesta del protocolo
class-verdict-not-graded = sin calificar

class-kind-allowed = un dígito permitido
class-kind-row = un dígito que la fila ya tiene
class-kind-column = un dígito que la columna ya tiene
class-kind-square = un dígito que solo la caja ya tiene
class-kind-itself = el dígito que la propia casilla contiene
class-kind-empty = una casilla vacía
class-kind-filled = una casilla llena
class-kind-refused = una acción no permitida
class-kind-several = un tablero con varios pasos
class-kind-dead-end = un tablero sin ningún paso
class-kind-tree = una búsqueda en un árbol
class-kind-graph = una búsqueda en un grafo cuyos caminos difieren en coste
class-kind-unsolvable = una búsqueda que no debe encontrar solución
class-kind-heuristic = una heurística en todos los tableros de un espacio pequeño

class-question-valid = si un dígito puede estar en una casilla
class-question-is-empty = si una casilla está vacía
class-question-succ = el tablero después de una acción
class-question-next-states = todos los tableros que siguen
class-question-uninformed-search = búsqueda en grafos
class-question-breadth-first = búsqueda en anchura
class-question-depth-first = búsqueda en profundidad
class-question-uniform-cost = búsqueda de coste uniforme
class-question-informed-search = búsqueda en grafos con heurística
class-question-greedy = búsqueda voraz
class-question-a-star = búsqueda A*
class-question-h1 = una primera heurística
class-question-h2 = una segunda heurística

class-method-breadth-first = la búsqueda en anchura
class-method-depth-first = la búsqueda en profundidad
class-method-uniform-cost = la búsqueda de coste uniforme
class-method-greedy = la búsqueda voraz
class-method-a-star = A*

class-rule-breadth-first = La búsqueda en anchura toma primero uno de los nodos menos profundos
class-rule-depth-first = La búsqueda en profundidad toma un hijo del último nodo expandido y solo retrocede donde no hay ninguno
class-rule-uniform-cost = El coste uniforme toma primero el nodo más barato, el de menor g
class-rule-greedy = La búsqueda voraz toma primero el nodo de menor estimación h
class-rule-a-star = A* toma primero el nodo de menor g + h

# Un tablero como lo nombran las frases.
class-board-start = el tablero inicial
class-board-with = el tablero con { $cells }
class-node = { JOIN($cells, by: ", ") }
class-more = { $count } más

# Dónde una búsqueda se aparta de su método.
class-step = Tu búsqueda se aparta de { $method } después de { $step ->
        [0] empezar
        [one] una expansión
       *[other] { $step } expansiones
    }. { $what }
class-parting-never-reached = Expande { $taken }, al que ninguna expansión anterior ha llevado. Solo se puede expandir un nodo que se ha sacado de la frontera.
class-parting-already-explored = Expande otra vez { $taken }: ese tablero ya está en el conjunto de explorados. Un hijo entra en la frontera solo si su estado no está ni en el conjunto de explorados ni en la frontera. Dos estados son el mismo si sus tableros son iguales (==), no solo si son el mismo objeto.
class-parting-expands-goal = Expande un tablero lleno, pero un tablero lleno es una meta. Comprueba si es meta al sacar un nodo de la frontera, antes de crear sus hijos.
class-parting-out-of-turn = { $rule }: { $expected } { $should }; tomaste { $taken }, que { $took }.{ $cheaper ->
        [true] { " " }Mientras esperaba se encontró un camino más barato hasta él: update() lo pone en el lugar del anterior.
       *[false] { "" }
    }
class-parting-stops-early = Termina con una meta mientras otros nodos van antes. { $rule }: { $expected } { $should } y sigue en la frontera. Comprueba si un nodo es meta al sacarlo de la frontera, no al meterlo.
class-parting-gives-up = Responde que no hay solución mientras { $waiting ->
        [one] queda un nodo
       *[other] quedan { $waiting } nodos
    } en la frontera. El siguiente es { $expected }. Una búsqueda fracasa solo cuando su frontera está vacía.
class-parting-no-way = Las acciones de su respuesta no llevan a una meta que haya alcanzado. Sigue los padres desde la meta hasta el nodo inicial y da las acciones en orden desde el principio.
class-parting-no-goal = Las acciones de su respuesta llevan a un tablero con casillas vacías. Una solución termina con un tablero lleno.

# Lo que se sabe de un nodo: por qué va antes o no.
class-has-depth = está a profundidad { $value }
class-has-cost = cuesta { $value }
class-has-estimate = tiene h = { $value }
class-has-sum = tiene g + h = { $g } + { $h } = { $value }
class-has-newest = es de los hijos más nuevos
class-has-older = es de hijos más antiguos
class-has-other = va después

class-evidence-valid = { $answered ->
        [true] `valid` dice que { $digit } puede estar en { $cell }, pero { $unit ->
            [row] su fila
            [column] su columna
           *[square] su caja
        } ya tiene un { $digit }, en { $other }.
       *[false] `valid` dice que { $digit } no puede estar en { $cell }, pero ninguna otra casilla de su fila, columna o caja tiene un { $digit }.{ $itself ->
            [true] { " " }El { $digit } de la propia { $cell } no cuenta.
           *[false] { "" }
        }
    }
class-evidence-is-empty = { $answered ->
        [true] `is_empty` dice que { $cell } está vacía, pero contiene { $digit }.
       *[false] `is_empty` dice que { $cell } está llena, pero está vacía: su número es 0.
    }
class-evidence-succ-refused = `succ` crea un tablero con { $digit } en { $cell }, pero { $unit ->
        [row] su fila
        [column] su columna
       *[square] su caja
    } ya tiene un { $digit }, en { $other }. La respuesta es None.
class-evidence-succ-allowed = `succ` responde None, pero { $digit } puede estar en { $cell }. La respuesta es el tablero con él.
class-evidence-succ-differs = { $count ->
        [one] El tablero que `succ` da para { $digit } en { $cell } difiere del correcto en { $cells }.
       *[other] El tablero que `succ` da para { $digit } en { $cell } difiere del correcto en { $count } casillas: { $cells }.
    } Una acción es el dígito, después la fila y después la columna.
class-evidence-changed = La función cambió el tablero que recibió: { $cells }. El tablero anterior todavía hace falta. Copia todas las filas antes de poner un dígito.
class-changed-cell = { $cell } era { $before } y ahora es { $after }
class-empty-cell = vacía
class-evidence-next-states-dead = Ningún dígito puede estar en { $cell }, la primera casilla vacía. No hay estado siguiente, así que la lista está vacía; la tuya tiene { $extra }.
class-evidence-next-states-reordered = Están todos los estados siguientes, pero en otro orden. Los dígitos de la primera casilla vacía, { $cell }, van en orden del 1 al 9: { $digits }.
class-evidence-next-states = Los estados siguientes llenan la primera casilla vacía, { $cell }, con cada dígito que puede estar ahí: { $digits }.{ $missing ->
        [none] { "" }
       *[other] { " " }Faltan: { $missing }.
    }{ $extra ->
        [none] { "" }
       *[other] { " " }No permitidos, o con un tablero equivocado: { $extra }.
    }
class-action = { $digit } en { $cell }
class-evidence-counts = Los nodos se expanden en el orden correcto, pero las cuentas no son correctas.{ COMPARE($expanded, $expanded-really) ->
        [same] { "" }
       *[other] { " " }Dices que se expandieron { $expanded } nodos; fueron { $expanded-really }: aquellos cuyos hijos se crearon, sin la meta.
    }{ COMPARE($generated, $generated-really) ->
        [same] { "" }
       *[other] { " " }Dices que se generaron { $generated } nodos; fueron { $generated-really }: los que entraron en la frontera, sin el nodo inicial.
    }
class-evidence-cost = El camino que encontraste cuesta { $cost }, pero tu búsqueda había dado con uno a la misma meta que cuesta { $cheapest }. Cuando un camino más barato lleva a un nodo de la frontera, ocupa el lugar del anterior: eso es lo que hace update().
class-evidence-overestimates = En este tablero la heurística dice { $estimate }, pero el camino más barato a la meta cuesta { $cost }. Sobreestima, así que no es admisible, y A* puede perder la solución más barata. { $boards ->
        [one] Es el único de { $of } tableros.
       *[other] Sobreestima { $boards } de { $of } tableros; este es el peor.
    }
class-evidence-no-estimate = En este tablero la heurística da { $estimate }. Una estimación es un número, finito y no negativo.
class-evidence-pruning = Con esta heurística A* expande { $expanded } nodos; sin ninguna, { $without }. Todos los puntos son para { $target } o menos. Una heurística que se acerca más al coste real, sin pasarlo nunca, poda más.
class-evidence-same-heuristic = h2 dice lo mismo que h1 de todos los tableros. Se piden dos heurísticas diferentes.
class-evidence-timed-out = No hubo respuesta en { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }. Quizá un bucle no termina, o se expanden una y otra vez tableros ya explorados.
class-evidence-memory = El programa necesita más de { $megabytes } MB de memoria. Quizá los mismos nodos entran en la frontera una y otra vez.
class-evidence-failed = Un error en tu código: { $error }
class-evidence-ended = El programa terminó antes de responder ({ $status }). Las funciones devuelven su respuesta; no terminan el programa.
class-evidence-not-ready = El programa no estuvo listo en { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }. Quizá un archivo trabaja mucho al importarse; pon ese trabajo debajo de `if __name__ == "__main__":`.
class-evidence-protocol = La respuesta no tiene la forma esperada. Se esperaba: { $expected }. Se encontró: { $found }
class-evidence-not-graded = Esto no se pudo calificar. No es culpa tuya y no cuesta puntos. Motivo: { $why }
class-evidence-nothing = No hay nada que se pueda ejecutar.

class-remark-missing = Falta el archivo { $file }.
class-remark-no-program = No contiene nada que se pueda ejecutar.
class-remark-unconfined = Los programas se ejecutaron sin aislamiento (--unsafe): podían leer y escribir lo mismo que el calificador.
class-remark-left-out = { $file } no se leyó: { $why }.
class-left-out-too-large = es demasiado grande
class-left-out-too-many = hay demasiados archivos
class-left-out-too-deep = está en una carpeta demasiado profunda
class-left-out-duplicate = hay otro archivo con el mismo nombre
class-left-out-link = es un enlace
class-left-out-name = su nombre lleva fuera de la carpeta o no es un texto
class-left-out-unreadable = no se puede leer

# Lo que pide un caso.
class-task-valid = ¿Puede estar { $digit } en { $cell }?
class-task-is-empty = ¿Está vacía { $cell }?
class-task-succ = ¿Qué tablero sigue al poner { $digit } en { $cell }? None si no puede estar ahí.
class-task-next-states = ¿Qué tableros siguen? Llena la primera casilla vacía.
class-task-search = ¿En qué orden expande { $method } los tableros? { $space ->
        [first] Un paso llena la primera casilla vacía y cuesta 1.
       *[free] Un paso llena cualquier casilla vacía y cuesta tanto como dígitos son posibles en ella.
    }
class-task-heuristic = ¿Qué dice tu heurística de este tablero y de los que siguen? Nunca debe superar el coste real. Un paso llena cualquier casilla vacía y cuesta tanto como dígitos son posibles en ella.

class-answer-yes = Sí.
class-answer-no-conflict = No: { $unit ->
        [row] su fila
        [column] su columna
       *[square] su caja
    } ya tiene un { $digit }, en { $other }.
class-answer-no-filled = No: contiene { $digit }.
class-answer-board = Este tablero:
class-answer-none = None: { $unit ->
        [row] su fila
        [column] su columna
       *[square] su caja
    } ya tiene un { $digit }, en { $other }.
class-answer-next-states = { $count ->
        [0] No hay ninguno: ningún dígito puede estar en { $cell }.
        [one] Un tablero: { $actions }.
       *[other] { $count } tableros: { $actions }.
    }
class-answer-expanded = Se expanden { $expanded } nodos y se generan { $generated }. Donde varios nodos son iguales, otro orden entre ellos también es correcto.
class-answer-found = El camino: { $actions }. Cuesta { $cost }.
class-answer-no-solution = No hay solución.
class-answer-heuristic = El camino más barato a una meta cuesta { $cost }. A* expande { $without } nodos sin heurística, { $first } con el número de casillas vacías y { $second } con la segunda heurística de la referencia.

# Dibujos.
class-picture-board = El tablero
class-picture-should = Debía expandirse
class-picture-took = Lo que expandió tu búsqueda
class-picture-next = El siguiente de la frontera
class-picture-right = El tablero correcto
class-picture-yours = Tu tablero
class-picture-before = Antes
class-picture-after = Después
class-picture-start = El tablero inicial

# Informes.
class-report-student = { $student }: { $lab }
class-report-class = La clase: { $lab }
class-report-points = Puntos
class-report-total = { $points } de { $most } puntos.
class-report-program-only = { $points } de { $most } puntos por el programa. Otros { $written } puntos son de las preguntas escritas, que califica tu profesor o profesora.
class-report-hidden-note = { $count ->
        [one] Uno de los casos es oculto: aquí ves solo su tipo y cómo fue
       *[other] { $count } de los casos son ocultos: aquí ves solo sus tipos y cómo fueron
    }. La orden debajo de cada pregunta crea un caso nuevo de ese tipo para practicar.
class-report-unconfined = Calificado sin aislamiento (--unsafe): los programas podían leer y escribir lo mismo que el calificador. Ten cuidado con estos resultados.
class-report-remarks = Sobre la entrega
class-report-question = Pregunta
class-report-what = Qué pide
class-report-verdict = Veredicto
class-report-most = Máximo
class-report-case = Caso
class-report-kind = Tipo
class-report-share = Crédito
class-report-public = { $number }
class-report-hidden = { $number }, oculto
class-report-all-public-right = Todos los casos que puedes ver son correctos; { $hidden ->
        [one] el oculto no lo es
       *[other] { $wrong } de { $hidden } ocultos no lo son
    }.
class-report-right-so-far = Todos los casos son correctos.
class-report-case-heading = Caso { $number }: { $kind }
class-report-cases-heading = Casos { JOIN($numbers, by: ", ") }
class-report-practice = Practica con un caso nuevo del mismo tipo:
class-report-frontiers = Las dos fronteras en este punto
class-report-frontier = La frontera del método en este punto
class-report-frontiers-more = La frontera del método tiene { $waiting } nodos; se muestran algunos.
class-report-method-side = Método: tablero
class-report-your-side = La tuya: tablero
class-report-depth = profundidad
class-report-next = siguiente: { $board }
class-report-written = Preguntas escritas
class-report-words = Palabras
class-report-by-teacher = aún sin calificar
class-report-no-answer = no se encontró respuesta
class-report-counted = Estudiantes
class-report-mean = Media
class-report-median = Mediana
class-report-lowest = Mínimo
class-report-highest = Máximo
class-report-distribution = Cuántos estudiantes tienen cuántos puntos
class-report-distribution-alt = Los puntos en diez partes de 0 a { $most } y cuántos estudiantes hay en cada una.
class-report-students-axis = estudiantes
class-report-not-graded-note = { $count ->
        [one] Una entrega tiene casos
       *[other] { $count } entregas tienen casos
    } que el calificador no pudo calificar. No cuestan puntos. Califica otra vez cuando el motivo esté resuelto.
class-report-per-question = Preguntas
class-report-right-count = Todo correcto
class-report-mean-share = Media de puntos
class-report-mistakes = Lo que más falló
class-report-mistake = Error
class-report-example = Ejemplo, { $question }: { $mistake }
class-report-worst-cases = Los casos que más fallaron
class-report-failed = Fallos
class-report-student-list = Estudiantes
class-report-student-column = Estudiante
class-report-program = Programa
class-report-all = Total
class-report-no-students = Todavía no hay resultados.
class-report-folder = La clase: { $class }. Una página por estudiante: { $folder }
class-report-written-file = Las notas de las preguntas escritas van en { $file }; después ejecuta la orden otra vez.

# Nombres de errores, para contarlos.
class-mistake-valid = respuesta incorrecta de valid
class-mistake-is-empty = respuesta incorrecta de is_empty
class-mistake-succ = tablero incorrecto de succ
class-mistake-changed = se cambia el tablero recibido
class-mistake-next-states = estados siguientes incorrectos
class-mistake-never-reached = se expande un tablero nunca alcanzado
class-mistake-already-explored = se expande otra vez un tablero
class-mistake-expands-goal = se expande una meta
class-mistake-out-of-turn = un nodo expandido fuera de turno
class-mistake-stops-early = termina demasiado pronto
class-mistake-gives-up = se rinde cuando quedan nodos
class-mistake-no-way = acciones que no llevan a una meta alcanzada
class-mistake-no-goal = acciones que llevan a un tablero con casillas vacías
class-mistake-counts = cuentas incorrectas
class-mistake-cost = no es el camino más barato conocido
class-mistake-overestimates = una heurística que sobreestima
class-mistake-no-estimate = una heurística que no da un número
class-mistake-pruning = una heurística que poda poco
class-mistake-same-heuristic = h2 es h1
class-mistake-timed-out = sin respuesta a tiempo
class-mistake-memory = demasiada memoria
class-mistake-failed = un error en el código
class-mistake-ended = el programa terminó
class-mistake-not-ready = no estuvo listo a tiempo
class-mistake-protocol = no es una respuesta del protocolo
class-mistake-not-graded = sin calificar
class-mistake-nothing = nada que ejecutar

# Errores.
class-error-results = { $file }, línea { $line }: no es un resultado de `atisbo class grade`: { $why }
class-error-written-column = { $file }, línea 1, columna { $column }: las columnas son: { JOIN($known, by: ", ") }
class-error-written-student = { $file }, línea { $line }: no hay estudiante "{ $found }" en los resultados
class-error-written-twice = { $file }, línea { $line }: "{ $found }" está dos veces
class-error-written-mark = { $file }, línea { $line }, columna { $column }: "{ $found }" no es una nota; puede ir de 0 a { $most }, o estar vacía
class-error-written-quote = { $file }, línea { $line }: falta cerrar unas comillas
class-error-no-kind = { $question } no tiene casos del tipo "{ $found }"; tiene: { JOIN($known, by: ", ") }
class-error-watch = { $file }, línea { $line }: { $reason }
class-error-watch-json = no es el JSON de un evento: { $why }
class-error-watch-board = el estado no son 81 dígitos
class-error-watch-no-parent = su padre, el nodo { $parent }, no apareció antes
class-error-watch-no-node = el nodo { $node } no se generó antes
class-error-watch-start = el primer evento es el nodo inicial, sin padre
class-error-watch-depth = su profundidad es { $found }, pero la de su padre es { $parent }
class-error-watch-cells = su tablero difiere del de su padre en { $cells } casillas; un paso llena una; ¿escribe succ en una copia del tablero?
class-error-watch-nothing = no contiene ningún evento
class-error-watch-same = { $file } contiene la propia búsqueda; indica otro archivo con --out
class-error-watch-large = tiene más de { $megabytes } MB; usa un tablero más pequeño
class-error-watch-orphan = solo el nodo inicial, el número 0, no tiene padre: mete todos los nodos en la frontera con insert
class-error-watch-no-number = el nodo no tiene número: mete todos los nodos en la frontera con insert
class-error-watch-number = el número de este nodo nuevo es { $found }; el siguiente número es { $next }
class-error-watch-other-board = el nodo { $node } tenía otro tablero cuando se generó; ¿escribe succ en una copia del tablero?
class-error-watch-action = su acción es "{ $found }", pero "{ $expected }" es la que lleva del tablero de su padre al suyo; ¿escribe succ en una copia del tablero?

class-watch-title = Tu búsqueda
class-watch-ready = Tu búsqueda como página: { $file }
class-watch-left-out = La página muestra los primeros { $events } de { $all } eventos. Un tablero más pequeño tiene menos.
class-watch-no-browser = No se pudo abrir ningún navegador. Abre el archivo tú.
class-exported = { $count ->
        [one] Un estudiante está escrito en { $file }.
       *[other] { $count } estudiantes están escritos en { $file }.
    }

# Ayuda de las órdenes.
cli-class-report-about = Escribe una página por estudiante y una de la clase, y muestra un resumen
cli-class-report-examples =
    Ejemplos:
      atisbo class report notas
      atisbo class report notas --lang es
      (las notas de las respuestas escritas van en notas/written.csv; después ejecútala otra vez)
cli-class-report-arg-results = La carpeta que escribió `atisbo class grade` (su --out)
cli-class-export-about = Escribe las notas para Moodle (su hoja de calificaciones o los textos de VPL) o todos los resultados como JSON Lines
cli-class-export-examples =
    Ejemplos:
      atisbo class export notas --for moodle-csv --out notas.csv
      atisbo class export notas --for moodle-csv --program-only --maximum 10 --out notas.csv
      atisbo class export notas --for moodle-csv --lang en --out notas.csv   (si ves Moodle en inglés)
      atisbo class export notas --for vpl --out textos
      atisbo class export notas --for jsonl
      (en la tarea de Moodle: Entregas, Acciones, Subir la hoja de calificaciones)
cli-class-export-arg-results = La carpeta que escribió `atisbo class grade` (su --out)
cli-class-export-arg-for = El formato
cli-class-export-arg-out = El archivo (moodle-csv, jsonl) o la carpeta (vpl) que se escribe; si no se da, un archivo va a la salida estándar
cli-class-export-arg-program-only = Solo los puntos del programa, sin los de las preguntas escritas
cli-class-export-arg-maximum = La calificación máxima de la tarea allí; las notas se ajustan a ella. Los puntos de la práctica si no se da
cli-class-practice-about = Un caso nuevo para practicar
cli-class-practice-examples =
    Ejemplos:
      atisbo class practice search-sudoku uniform_cost --kind graph
      atisbo class practice search-sudoku valid --seed 7 --answer
cli-class-practice-arg-lab = La práctica
cli-class-practice-arg-question = La pregunta
cli-class-practice-arg-kind = De qué tipo; cualquiera si no se da
cli-class-practice-arg-seed = La semilla: el mismo caso cada vez; uno nuevo si no se da
cli-class-practice-arg-answer = Muestra también la respuesta
cli-class-watch-about = Muestra tu propia búsqueda paso a paso en el navegador
cli-class-watch-examples =
    Ejemplos:
      python main.py bfs --watch                      (registra la búsqueda y la abre)
      atisbo class watch search.jsonl
cli-class-watch-arg-file = Los eventos de la búsqueda, un objeto JSON por línea
cli-class-watch-arg-out = La página que se escribe; junto a FILE si no se da
cli-class-watch-arg-no-open = No abre el navegador

# Prácticas y carpetas.
class-error-no-lab = no hay ninguna práctica "{ $found }"; hay: { JOIN($known, by: ", ") }
class-error-not-empty = { $folder } ya existe y no está vacía; indica otra carpeta
class-new-student = La práctica está en { $folder }: lee enunciado.md, rellena los huecos de { $language ->
        [java] Student.java (java.md explica cómo)
       *[python] state.py y search.py
    } y prueba `atisbo class check { $folder }`.
class-new-teacher = La práctica está en { $folder }: student/ es para tus estudiantes, lab.toml tiene puntos, límites y una semilla oculta propia, y notas.md es para ti. Guárdate todo menos student/.
class-error-no-starter = no hay archivos de partida en "{ $found }"; los hay en: { JOIN($known, by: ", ") }
class-find-io = { $path }: { $reason }
class-find-no-archive = { $path } no es ni una carpeta ni un archivo zip
class-find-nothing = { $path }: no contiene ninguna entrega

# Por qué no se pueden aislar los programas.
class-refused = en este sistema no se pueden aislar los programas de los estudiantes: { $step }{ $path ->
        [none] { "" }
       *[other] { " " }({ $path })
    }: { $reason }
class-refused-unsafe = Para calificar sin aislamiento, si te fías de las entregas o no hay nada que perder: --unsafe. Todos los informes lo dirán.
class-unsafe = aviso: sin aislamiento los programas de los estudiantes pueden leer y escribir lo mismo que tú
class-step-system = esto no es Linux
class-step-launcher = el programa no puede volver a iniciarse
class-step-user-namespace = se deniega un espacio de nombres de usuarios
class-step-id-maps = no se pueden asignar los usuarios
class-step-mount-namespace = se deniega un espacio de nombres de montajes
class-step-pid-namespace = se deniega un espacio de nombres de procesos
class-step-network-namespace = se deniega un espacio de nombres de red
class-step-ipc-namespace = se deniega un espacio de nombres IPC
class-step-hostname-namespace = se deniega un espacio de nombres del equipo
class-step-root = no se puede montar un sistema de archivos en memoria
class-step-visible = no se puede mostrar un archivo al programa
class-step-hidden = no se puede ocultar una carpeta de paquetes
class-step-devices = no se pueden crear los archivos de dispositivo
class-step-files = no se pueden escribir los archivos de la entrega
class-step-enter = no se puede entrar en el nuevo sistema de archivos
class-step-limits = no se pueden fijar los límites
class-step-rights = no se puede renunciar a los permisos
class-step-program = no se puede iniciar el programa
class-advice-use-linux = Califica en un equipo con Linux, por ejemplo en WSL 2 o en una máquina virtual.
class-advice-run-as-root = Ejecuta la orden como root: los programas de los estudiantes se ejecutan entonces con un usuario sin permisos.
class-advice-app-armor = Permite los espacios de nombres: sudo sysctl kernel.apparmor_restrict_unprivileged_userns=0
class-advice-unprivileged-user-namespaces = Permite los espacios de nombres: sudo sysctl kernel.unprivileged_userns_clone=1
class-advice-max-user-namespaces = Permite los espacios de nombres: sudo sysctl user.max_user_namespaces=10000
class-advice-container = Dentro de un contenedor: califica fuera de él o inícialo con --privileged.
class-advice-reinstall = Instala de nuevo el programa o llámalo por su ruta completa.
class-advice-check-file = Mira si el archivo existe y todos pueden leerlo.

# Calificar.
class-grade-bound = { $students ->
        [one] Una entrega
       *[other] { $students } entregas
    }, { $cases } casos cada una. Hagan lo que hagan, tarda como mucho { $minutes } minutos.
class-grade-known-cases = aviso: estos casos ocultos vienen con el programa, así que los estudiantes también pueden crearlos. Para tener casos propios: atisbo class new { $lab } CARPETA --teacher, y después califica con --lab CARPETA/lab.toml
class-grade-kept = Los resultados están en { $folder }. Lo siguiente: atisbo class report { $folder }
class-grade-cancelled = Interrumpido: { $graded } de { $of } entregas están calificadas. La misma orden sigue desde aquí.
class-practice-again = Con la respuesta: --seed { $seed } --answer

cli-class-about = Prácticas para una clase: enunciados, programas de estudiantes, notas y comentarios
cli-class-examples =
    Ejemplos:
      atisbo class new search-sudoku curso --teacher      (la práctica para el profesor)
      atisbo class new search-sudoku mia                  (la práctica para un estudiante)
      atisbo class check mia                              (la prueba del propio estudiante)
      atisbo class grade entregas.zip --lab curso/lab.toml --out notas
      atisbo class report notas
      atisbo class export notas --for moodle-csv --out notas.csv
      (docs/class.es.md lo recorre todo)
cli-class-new-about = Escribe los archivos de una práctica en una carpeta nueva
cli-class-new-examples =
    Ejemplos:
      atisbo class new search-sudoku mia
      atisbo class new search-sudoku mia --language java
      atisbo class new search-sudoku curso --teacher --lang es
cli-class-new-arg-lab = La práctica
cli-class-new-arg-folder = La carpeta; debe estar vacía o no existir
cli-class-new-arg-language = El lenguaje de los archivos de partida: python o java
cli-class-new-arg-teacher = Con lo que solo recibe el profesor: puntos y límites, una semilla oculta propia, solución de referencia, notas
cli-class-check-about = Prueba tu propio programa con los casos públicos
cli-class-check-examples =
    Ejemplos:
      atisbo class check                              (en tu carpeta)
      atisbo class check mia --question valid --question succ
cli-class-check-arg-folder = Tu carpeta, o el zip que entregas
cli-class-check-arg-question = Solo esta pregunta; puede repetirse
cli-class-check-arg-lab = La práctica por su nombre, o el lab.toml de tu profesor
cli-class-grade-about = Califica entregas: una carpeta o un zip por estudiante, una carpeta con todos, o el zip que hace Moodle
cli-class-grade-examples =
    Ejemplos:
      atisbo class grade entregas.zip --lab curso/lab.toml --out notas
      atisbo class grade entregas --lab curso/lab.toml --out notas       (una carpeta o un zip por estudiante)
      (indica tu propio lab.toml: sin --lab los casos ocultos son los del programa, que cualquiera puede generar)
      (la misma orden sigue donde se interrumpió, y solo califica de nuevo lo que ha cambiado)
cli-class-grade-arg-submissions = Una carpeta, un zip, o el zip con todas las entregas que hace Moodle
cli-class-grade-arg-out = Dónde van los resultados
cli-class-grade-arg-lab = Tu lab.toml, con su semilla oculta, o la práctica por su nombre
cli-class-grade-arg-is-unsafe = Sin aislamiento: los programas de los estudiantes pueden leer y escribir lo mismo que tú

# La prueba del propio estudiante, páginas y archivos para Moodle.
class-check-so-far = Puntos hasta ahora
class-check-output = { $question }: lo que imprimió tu programa
class-check-now = Cómo vas
class-check-seen = { $cases ->
        [one] { $right } de un caso público es correcto.
       *[other] { $right } de { $cases } casos públicos son correctos.
    }
class-check-hidden = { $hidden ->
        [0] No hay casos ocultos.
        [one] Un caso oculto no se ha probado. También cuenta cuando califique tu profesor o profesora: los puntos hasta ahora son solo de los casos públicos.
       *[other] { $hidden } casos ocultos no se han probado. También cuentan cuando califique tu profesor o profesora: los puntos hasta ahora son solo de los casos públicos.
    }
class-report-as-text = Como texto
class-report-some-not-graded = Algunos casos no se pudieron calificar. No es culpa tuya y no cuesta puntos.
class-report-without-written = Estos son los puntos del programa. Aún no todas las preguntas escritas tienen su nota.
class-export-no-number = { $count ->
        [one] Un estudiante no tiene número de Moodle y queda fuera
       *[other] { $count } estudiantes no tienen número de Moodle y quedan fuera
    }: califica el zip que hace Moodle con "Descargar todas las entregas".
class-export-no-grade = { $count ->
        [one] Un estudiante aún no tiene nota
       *[other] { $count } estudiantes aún no tienen nota
    }, porque faltan las notas de preguntas escritas. Rellena { $file } o exporta con --program-only.
class-error-export-out = { $format } escribe { $format ->
        [vpl] un archivo por estudiante: indica una carpeta con --out
       *[other] un archivo, pero { $path } es una carpeta
    }

# Las columnas de la hoja de calificaciones de Moodle, como las llama el propio Moodle en cada idioma.
class-moodle-identifier = Identificador
class-moodle-participant = Participante { $number }
class-moodle-name = Nombre completo
class-moodle-grade = Calificación
class-moodle-maximum = Calificación máxima
class-moodle-modified = Última modificación (calificación)
class-moodle-comments = Comentarios de retroalimentación

# Qué pide una práctica: `class show`.
class-show-points = { $program } puntos por el programa, { $written } por las preguntas escritas.
class-show-question = Pregunta
class-show-asks = Qué pide
class-show-points-column = Puntos
class-show-public = Casos públicos
class-show-hidden = Casos ocultos
class-show-kinds = Tipos de casos, por turnos
class-show-written = Pregunta escrita
class-show-limits = Un programa puede usar { $seconds } segundos por caso y { $start } para arrancar, { $megabytes } MB de memoria, { $processes } procesos y archivos de { $file } MB.
class-show-languages = Lenguajes: { JOIN($languages, by: ", ") }.
cli-class-show-about = Qué pide una práctica: preguntas, puntos, tipos y número de casos, límites
cli-class-show-examples =
    Ejemplos:
      atisbo class show
      atisbo class show search-sudoku --lang es
      atisbo class show curso/lab.toml                (un lab.toml tuyo, comprobado)
cli-class-show-arg-lab = La práctica por su nombre, o un lab.toml tuyo; todas si no se indica

# Si el calificador cumple lo dicho: `class mutants`.
class-mutants-mutant = Programa
class-mutants-expected = Debe perder
class-mutants-got = Pierde
class-mutants-agrees = Como se dijo
class-mutants-nothing = nada
class-mutants-yes = sí
class-mutants-no = NO
class-mutants-summary = { $agree } de { $of } programas han perdido lo que se había dicho de antemano, y nada más.
class-error-no-mutant = no hay ningún programa defectuoso "{ $found }"; hay: { JOIN($known, by: ", ") }
class-error-mutant = no se puede crear { $mutant }: el texto que sustituye no aparece exactamente una vez en { $file }
cli-class-mutants-about = Califica la solución de referencia y programas con un solo fallo conocido: ¿pierden lo que se había dicho de antemano?
cli-class-mutants-examples =
    Ejemplos:
      atisbo class mutants
      atisbo class mutants --lab curso/lab.toml
      atisbo class mutants --mutant bfs_with_stack --mutant h1_zero
cli-class-mutants-arg-lab = La práctica por su nombre, o un lab.toml tuyo
cli-class-mutants-arg-mutant = Solo este programa defectuoso; se puede repetir
cli-class-mutants-arg-is-unsafe = Sin aislamiento

# Por qué no se pueden guardar los resultados.
class-keep-io = { $path }: { $reason }
class-keep-busy = otro `atisbo class grade` está escribiendo en { $path }; espera a que acabe o indica otra carpeta
class-keep-inside = { $path } está dentro de la entrega de { $student }; indica una carpeta fuera de las entregas

# Si un programa habla el protocolo.
class-conform-ready = arranca y dice "ready" a tiempo
class-conform-answer = responde a { $question }{ $verdict ->
        [none] { "" }
       *[other] { ": " }{ $verdict }
    }
class-conform-nested = responde a la llamada "frontier" del calificador en medio de su propia llamada "next_states"
class-conform-fields = lee UTF-8 y pasa por alto los campos que no conoce
class-conform-error = dice "error" a una petición que no puede atender, y responde a la siguiente
class-conform-quiet = no dice nada que no se le pregunte
class-conform-bye = termina con "bye"
class-conform-closed = termina cuando se cierra su entrada estándar
class-conform-holds = sí    { $point }
class-conform-fails = NO    { $point }
class-conform-problem-says = Dice: { $line }
class-conform-problem-runs = Sigue en marcha { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    } después.
class-conform-result = { $failed ->
        [0] Se cumplen los { $points } puntos: el programa habla { $protocol }.
        [one] No se cumple uno de los { $points } puntos.
       *[other] No se cumplen { $failed } de los { $points } puntos.
    }
cli-class-conform-about = Prueba si un programa, en el lenguaje que sea, habla el protocolo de los programas de estudiantes
cli-class-conform-examples =
    Ejemplos:
      atisbo class conform -- python3 kit/agent.py mia
      atisbo class conform --question valid -- ./mi-programa --serve
      (una respuesta equivocada con la forma correcta vale; el programa es tuyo y no se confina)
cli-class-conform-arg-program = El programa y sus argumentos, después de --
cli-class-conform-arg-question = Solo las peticiones de esta pregunta; se puede repetir
cli-class-conform-arg-lab = La práctica por su nombre, o un lab.toml propio
