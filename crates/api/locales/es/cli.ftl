# La línea de órdenes: títulos, ayuda, errores.

cli-heading-usage = Uso
cli-heading-commands = Órdenes
cli-heading-arguments = Argumentos
cli-heading-options = Opciones
cli-heading-name = Nombre
cli-heading-synopsis = Sinopsis
cli-heading-description = Descripción
cli-heading-examples = Ejemplos
cli-heading-version = Versión
cli-value-command = ORDEN
cli-value-options = [OPCIONES]
cli-help-default = por defecto: { $value }

cli-about =
    Atisbo juega, resuelve, genera, explica y mide puzles con los métodos clásicos de la IA.

    Una orden es un verbo y un juego: atisbo hint ohno puzle.txt
    INPUT es un archivo, el propio puzle ("2 . / . W") o - para la entrada estándar.
    Códigos de salida: 0 hecho, 1 no (sin solución, no única, incorrecto), 2 entrada o uso erróneos,
    3 hay entregas que no se pudieron calificar.
cli-examples =
    Ejemplos:
      atisbo generate ohno --size 7 --difficulty media --seed 1
      atisbo hint ohno puzle.txt
      atisbo solve ohno "3 1 . / . . . / . . 1"
      atisbo search ohno puzle.txt --compare all

cli-solve-about = Busca la solución y dice si es la única
cli-check-about = Dice si un puzle es válido, único y cómo de difícil, o si un relleno es correcto
cli-hint-about = El siguiente paso con su razón, en cuatro grados de ayuda
cli-explain-about = El camino entero del puzle a su solución, paso a paso
cli-rate-about = Cómo de difícil es un puzle y qué técnicas pide
cli-generate-about = Crea puzles por tamaño, dificultad y semilla
cli-search-about = Resuelve por un método de búsqueda, de restricciones o local, con estadísticas, comparación y traza
cli-convert-about = Cambia el formato de un puzle
cli-completions-about = Imprime el autocompletado para un intérprete de órdenes
cli-man-about = Imprime la página de manual del programa, o escribe las de todas las órdenes
cli-man-examples =
    Ejemplos:
      atisbo man > atisbo.1
      atisbo man --out ~/.local/share/man/es/man1 --lang es
cli-man-arg-out = Escribe las páginas de todas las órdenes en esta carpeta
cli-web-about = Abre el laboratorio en el navegador
cli-web-examples =
    Ejemplos:
      atisbo web                          solo en esta máquina; abre el navegador
      atisbo web --no-open --port 8080    solo imprime el enlace
      atisbo web --host 0.0.0.0           para una clase: los demás necesitan el enlace impreso
cli-web-arg-host = Escucha en esta dirección, también para otras máquinas; el enlace lleva entonces una clave
cli-web-arg-port = Escucha en este puerto; 0 para cualquiera libre [por defecto: 8765, o uno libre]
cli-web-arg-no-open = No abre el navegador
cli-web-arg-trust-forwarded = Distingue a los clientes por lo que dice de ellos un proxy (X-Forwarded-For): solo detrás de un proxy propio
cli-web-open = El laboratorio está abierto en { $link } (Ctrl-C lo cierra)
cli-web-bind = No se puede escuchar en { $address } ({ $reason }). Elige otra con --port o --host.
cli-web-start = El laboratorio no puede abrir: { $reason }
cli-web-class = Los demás entran con { $link } (dáselo solo a ellos: es la llave)
cli-web-no-browser = No se pudo abrir ningún navegador. Abre el enlace tú.

cli-solve-ohno-about = Resuelve 0h n0 de forma exacta
cli-solve-ohno-examples =
    Ejemplos:
      atisbo solve ohno puzle.txt
      atisbo solve ohno "3 1 . / . . . / . . 1" --json
      atisbo solve ohno puzle.txt --count 10
      atisbo solve ohno ". . . . / . . . . / . . . . / . . . ." --count all
cli-check-ohno-about = Comprueba un puzle de 0h n0 o un tablero relleno
cli-check-ohno-examples =
    Ejemplos:
      atisbo check ohno puzle.txt
      atisbo check ohno "3 1 W / O W O / O W 1"
cli-hint-ohno-about = El siguiente paso de una posición de 0h n0
cli-hint-ohno-examples =
    Ejemplos:
      atisbo hint ohno puzle.txt
      atisbo hint ohno puzle.txt --stage 1      (solo dónde mirar)
      atisbo hint ohno puzle.txt --stage 4      (jugarlo)
cli-explain-ohno-about = Todos los pasos hasta la solución de un puzle de 0h n0
cli-explain-ohno-examples =
    Ejemplos:
      atisbo explain ohno puzle.txt
      atisbo explain ohno puzle.txt --boards --lang es
cli-hint-sudoku-about = El siguiente paso de un Sudoku, con su razón
cli-hint-sudoku-examples =
    Ejemplos:
      atisbo hint sudoku puzle.txt
      atisbo hint sudoku puzle.txt --stage 1      (solo dónde mirar)
      atisbo hint sudoku ahora.txt --given puzle.txt (¿qué valores son míos?)
      atisbo hint sudoku puzle.txt --all          (todo lo que se puede encontrar ahora)
      atisbo hint sudoku puzle.txt --svg > pista.svg
cli-explain-sudoku-about = Todos los pasos hasta la solución de un Sudoku
cli-explain-sudoku-examples =
    Ejemplos:
      atisbo explain sudoku puzle.txt
      atisbo explain sudoku puzle.txt --html > camino.html
      atisbo explain sudoku puzle.txt --without x-wing,xy-wing --no-uniqueness
cli-rate-sudoku-about = La dificultad de un Sudoku según las técnicas que necesita
cli-rate-sudoku-examples =
    Ejemplos:
      atisbo rate sudoku puzle.txt
      atisbo generate sudoku --count 20 | atisbo rate sudoku - --json
cli-rate-ohno-about = La dificultad de un puzle de 0h n0 según las técnicas que pide
cli-rate-ohno-examples =
    Ejemplos:
      atisbo rate ohno puzle.txt
      atisbo generate ohno --size 6 --count 20 | atisbo rate ohno - --json
cli-generate-ohno-about = Crea puzles de 0h n0 con una sola solución
cli-generate-ohno-examples =
    Ejemplos:
      atisbo generate ohno --size 9 --difficulty difícil
      atisbo generate ohno --size 8x12 --count 100 --seed 42 --json
      atisbo generate ohno --size 5 --clues 60% --solution
cli-search-ohno-about = Resuelve 0h n0 poniendo los muros de uno en uno
cli-search-ohno-examples =
    Ejemplos:
      atisbo search ohno puzle.txt --strategy astar --heuristic h2i
      atisbo search ohno puzle.txt --compare all --max-time 5s
      atisbo search ohno puzle.txt --formulation faithful --strategy greedy --heuristic h1
      atisbo search ohno puzle.txt --strategy bfs --trace arbol.dot
      atisbo search ohno data/ohno/figure_3 --heuristic h2h --check-heuristic
cli-convert-ohno-about = Cambia el formato de un puzle de 0h n0
cli-convert-ohno-examples =
    Ejemplos:
      atisbo convert ohno puzle.txt --to report
      atisbo convert ohno data/ohno/boards/4x4_1

cli-arg-json = Imprime un objeto JSON por puzle
cli-arg-lang = El idioma (por defecto, el del sistema)
cli-arg-color = Cuándo usar colores
cli-arg-quiet = Sin barra de progreso ni avisos
cli-arg-verbose = Cuenta más de lo que ocurre (repetir para más)
cli-arg-help = Imprime la ayuda
cli-arg-version = Imprime la versión
cli-arg-input = Archivos, puzles o - para la entrada estándar; un archivo puede tener varios puzles separados por líneas en blanco
cli-arg-max-nodes = Para tras tantos nodos
cli-arg-max-memory = Para cuando el método ocupe tanta memoria
cli-arg-max-time = Para tras tanto tiempo: 500ms, 30s, 5m
cli-arg-rule = Qué libra a un suelo de estar aislado: que vea un suelo (la regla del juego) o que lo vea un número (la del informe)
cli-arg-count = Cuántas soluciones buscar, o all para el número exacto
cli-arg-stage = Cuánta ayuda: 1 dónde mirar, 2 qué pistas y regla, 3 el argumento, 4 jugarlo
cli-arg-all = Enumera todo lo que se puede encontrar ahora, lo más fácil primero
cli-arg-html = Escribe una página HTML con un dibujo de cada paso
cli-arg-no-uniqueness = Prescinde de las técnicas que se apoyan en que solo hay una solución
cli-arg-without = Técnicas que no se pueden usar: x-wing,xy-wing
cli-generate-sudoku-arg-difficulty = La dificultad, según las técnicas que necesita (fácil, media, difícil, injusta o extrema, o en inglés)
cli-generate-sudoku-arg-rating = La dificultad en números: 4.5..6, 4.5.. o ..6
cli-generate-sudoku-arg-needs = Técnicas que el camino a la solución debe usar: x-wing
cli-generate-sudoku-arg-position = Escribe la posición en la que la primera técnica de --needs es el paso siguiente
cli-arg-ladder = Escribe la tabla de todas las técnicas y sus dificultades
cli-arg-per-page = Cuántos puzles por página en una hoja
cli-arg-paper = El papel de una hoja
cli-arg-title = Qué escribir sobre los puzles de una hoja
cli-arg-no-solutions = Deja fuera de una hoja las soluciones
cli-arg-width = Cuántos píxeles de ancho tiene una imagen PNG
cli-arg-variant = Variantes que combinar: diagonal,killer
cli-arg-candidates = Escribe los valores que cada casilla tiene en alguna solución (de un solo puzle)
cli-arg-svg = Imprime la posición como imagen SVG con la pista marcada
cli-arg-boards = Muestra el tablero tras cada paso
cli-arg-size = Filas y columnas: 9 u 8x12
cli-arg-difficulty = La dificultad, según las técnicas que necesita (fácil, media, difícil o experta, o en inglés)
cli-arg-clues = Pocas pistas (few), tan pocas que ninguna puede faltar sin ambigüedad (minimal), o al menos un porcentaje de las casillas
cli-arg-max-number = Ningún número mayor que este
cli-arg-seed = La misma semilla da los mismos puzles
cli-arg-first = El índice del primer puzle; el puzle i depende solo de la semilla y de i
cli-arg-threads = Cuántos hilos (por defecto, todos los núcleos)
cli-arg-solution = Imprime también la solución
cli-generate-ohno-arg-count = Cuántos puzles
cli-search-ohno-arg-seed = De qué dependen los movimientos barajados de la búsqueda fiel en anchura y en profundidad
cli-arg-strategy = Cómo elegir el siguiente nodo: bfs, dfs, dls, ids, ucs, greedy, astar, wastar, idastar, beam, lds; una lista (bfs,astar) o all
cli-arg-heuristic = Con qué estimar el camino hasta la meta
cli-arg-formulation = El espacio de estados: el programa del informe con sus rarezas, el mismo limpio, o los nuestros
cli-arg-phases = 2: primero los números y luego los suelos aislados, como en el informe; 1: un solo problema con ambas metas (por defecto, 2 con --formulation faithful o clean, y 1 con las demás)
cli-arg-tree = Búsqueda en árbol: sin conjunto de explorados
cli-arg-goal-test = Cuándo comprobar la meta
cli-arg-tie = Cuál de dos nodos igual de buenos va primero
cli-arg-weight = El peso de A* ponderado
cli-arg-beam-width = Cuántos nodos guarda el haz en cada nivel
cli-arg-depth-limit = Hasta qué profundidad mira la búsqueda limitada
cli-arg-compare = Ejecuta las estrategias una junto a otra: las de --strategy, una lista, o all
cli-arg-trace = Escribe los pasos en un archivo: .jsonl o .dot
cli-arg-trace-limit = Cuántos pasos registrar
cli-arg-check-heuristic = Comprueba si la heurística es admisible y consistente en este tablero
cli-arg-to = El formato que escribir
cli-arg-shell = El intérprete de órdenes

cli-usage-no-value = falta un valor para «{ $argument }»
cli-usage-invalid-value = valor no válido «{ $value }» para «{ $argument }»
cli-usage-wrong-value = valor no válido «{ $value }» para «{ $argument }»: { $reason }
cli-usage-unknown-argument = argumento inesperado «{ $argument }»
cli-usage-unknown-command = orden desconocida «{ $command }»
cli-usage-missing-arguments = faltan estos argumentos obligatorios: { JOIN($argument, by: ", ") }
cli-usage-missing-command = «{ $command }» necesita una orden
cli-usage-too-many-values = valor inesperado «{ $value }» para «{ $argument }»; no se esperaban más
cli-usage-too-few-values = «{ $argument }» necesita { $least } valores; hay { $found }
cli-usage-number-of-values = «{ $argument }» necesita { $wanted } valores; hay { $found }
cli-usage-repeated = el argumento «{ $argument }» no se puede usar varias veces
cli-usage-conflict = { $command ->
        [none] el argumento «{ $argument }»
       *[other] la orden «{ $command }»
    } no se puede usar con { $other ->
        [none] otros de los argumentos dados
       *[other] «{ $other }»
    }
cli-usage-no-equals = el valor de «{ $argument }» se escribe tras un signo igual
cli-usage-not-text = un argumento no es texto (UTF-8)
cli-usage-values = valores posibles: { $names }
cli-usage-commands = órdenes: { $names }
cli-usage-similar-command = consejo: existe una orden parecida: «{ $name }»
cli-usage-similar-argument = consejo: existe un argumento parecido: «{ $name }»
cli-usage-similar-value = consejo: existe un valor parecido: «{ $name }»
cli-usage-as-value = consejo: para pasar «{ $argument }» como valor, escribe «{ $typed }»
cli-usage-remove-dashes = consejo: la orden «{ $command }» existe; para usarla, quita los «--» que la preceden
cli-usage-exists = consejo: «{ $name }» existe
cli-usage-help = Para saber más, prueba «--help».
cli-value-bytes = se esperaba un tamaño como 500MB o 2GB
cli-value-time = se esperaba un tiempo como 500ms, 30s o 5m
cli-value-count = se esperaba un número a partir de 1, o all
cli-value-size = se esperaba un tamaño como 9 u 8x12
cli-value-percent = se esperaba few, minimal o el porcentaje de casillas que se dan (60%)
cli-value-clues = se esperaba un número de pistas, o minimal
cli-value-rating = se esperaba un intervalo de dificultades, como 4.5..6, 4.5.. o ..6
cli-value-sudoku-size = se esperaba un número de 1 a 25
cli-value-boxes = se esperaban las filas y columnas de una caja, como 3x3 o 2x3, con 25 casillas como mucho
cli-value-part = se esperaba una parte como 3/64: la tercera de 64
cli-value-place = se esperaban una fila y una columna, contadas desde 1, como 3,4
cli-value-table-size = se esperaba un número de 1 a 100000
cli-value-order = se esperaba best, min-degree, min-weight, min-fill, weighted-min-fill, plain, shuffled, o nombres de variables separados por comas, como x_r1c1,x_r1c2
cli-value-weight = un peso es un número de 1 a 10000 con dos decimales como mucho, como 1.5
cli-value-digit = no es un número entero válido
cli-value-empty = está vacío y debe ser un número entero
cli-value-too-large = es un número demasiado grande
cli-value-too-small = es un número demasiado pequeño
cli-value-float = no es un número válido
cli-value-zero = no puede ser cero
cli-value-range = { $found } no está en { $range }

cli-error-no-input = falta el puzle: nombra un archivo, escribe el puzle ("2 . / . W") o pásalo con -
cli-error-no-file = { $path }: no existe ese archivo, y tampoco es un puzle
cli-error-no-puzzle = { $path }: no es ni un archivo ni un puzle: { $reason }
cli-error-line-too-long = una línea tiene más de { $megabytes } MB, más que cualquier puzle
cli-error-puzzle-too-long = { $path }: más de { $megabytes } MB para un solo puzle, más que cualquiera
cli-error-directory = { $path } es una carpeta: nombra los archivos que contiene, como en { $path }/*
cli-error-too-much-input = { $path }: más de { $megabytes } MB de entrada
cli-error-not-text = { $path }: la línea { $line } no es texto (UTF-8)
cli-error-threads = no se pudieron iniciar { $threads } hilos: { $reason }
cli-error-trace-file = la traza va a un archivo que acabe en .jsonl o .dot, no a { $path }
cli-error-picture-one = --output es para una sola imagen: nombra un tablero
cli-error-rules-of-logic = { $option } es para bases de conocimiento: usa --to tell-ask o --to dimacs
cli-error-switch-of-method = { $option } es una opción de { $of }, y { $method } no la tiene: quítala, o toma { $of }
cli-error-trace-one = --trace registra una sola ejecución: nombra un tablero y quita --compare
cli-trace-left-out = { $count ->
    [one] Un paso más sin registrar (--trace-limit)
   *[other] { $count } pasos más sin registrar (--trace-limit)
}
cli-trace-written = { $events } pasos escritos en { $path }{ $dropped ->
        [0] {""}
       *[other] ; { $dropped } más sin registrar (--trace-limit)
    }
cli-arg-given = El puzle del que parte la posición: todo lo demás puede ser un error

cli-solve-sudoku-about = Resuelve Sudokus de forma exacta, un puzle o millones de líneas con todos los núcleos
cli-solve-sudoku-examples =
    Ejemplos:
      atisbo solve sudoku puzle.sdk
      atisbo solve sudoku 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
      atisbo solve sudoku puzles.sdm --count 2 > soluciones.txt
      atisbo solve sudoku puzle.txt --count all --list 5
cli-check-sudoku-about = Comprueba un Sudoku o un relleno
cli-check-sudoku-examples =
    Ejemplos:
      atisbo check sudoku puzle.sdk
      atisbo check sudoku "1... .1.. ..2. ...3"
cli-generate-sudoku-about = Crea Sudokus con una sola solución
cli-generate-sudoku-examples =
    Ejemplos:
      atisbo generate sudoku --seed 1
      atisbo generate sudoku --count 10000 --seed 1 > puzles.sdm
      atisbo generate sudoku --clues 30 --symmetry rotation-180
      atisbo generate sudoku --size 16
      atisbo generate sudoku --difficulty difícil
      atisbo generate sudoku --rating 5.5..6 --without xy-wing,w-wing
      atisbo generate sudoku --needs x-wing --position
      atisbo generate sudoku --variant killer,diagonal
      atisbo generate sudoku --boxes 3x2 --solution
      atisbo generate sudoku --method report
cli-search-sudoku-about = Resuelve un Sudoku por búsqueda en espacio de estados, satisfacción de restricciones o búsqueda local
cli-search-sudoku-examples =
    Ejemplos:
      atisbo search sudoku puzle.txt --strategy all --compare --max-time 2s
      atisbo search sudoku puzle.txt --strategy bfs,dfs,ucs,greedy,astar --formulation faithful
      atisbo search sudoku puzle.txt --strategy mac --trace pasos.jsonl
      atisbo search sudoku puzle.txt --strategy dfs --cells mrv --trace arbol.dot
cli-convert-sudoku-about = Cambia el formato de Sudokus
cli-convert-sudoku-examples =
    Ejemplos:
      atisbo convert sudoku puzle.sdk --to line
      atisbo convert sudoku puzles.sdm --to open-sudoku > puzles.opensudoku
      atisbo convert sudoku puzle.txt --to svg > puzle.svg
cli-arg-boxes = Las filas y columnas de una caja, si el puzle no lo dice: 3x3, 2x3
cli-arg-list = Imprime tantas soluciones completas, una por línea (de un solo puzle)
cli-generate-sudoku-arg-count = Cuántos puzles
cli-generate-sudoku-arg-size = Filas, columnas y valores: de 1 a 25
cli-generate-sudoku-arg-clues = Cuántas pistas (17 o más en 9x9), o tan pocas que no sobre ninguna (minimal)
cli-generate-sudoku-arg-threads = Cuántos hilos (por defecto, todos los núcleos)
cli-arg-method = Nuestra manera de crear puzles o la del programa del informe
cli-arg-symmetry = Qué giros y espejos dejan igual el dibujo de las pistas
cli-arg-pattern = Un archivo o texto que muestra dónde van pistas: las casillas vacías siguen vacías, cualquier otro signo puede llevar una
cli-search-sudoku-arg-heuristic = Con qué estimar el camino hasta la meta (por defecto, h1, la del informe, con --formulation faithful, y forward con las demás)
cli-arg-cells = Qué casilla se rellena a continuación: la primera vacía, o una con menos candidatos (mrv)
cli-search-sudoku-arg-strategy = Qué métodos: uno, una lista, o all. Búsqueda en espacio de estados: bfs, dfs, dls, ids, ucs, greedy, astar, wastar, idastar, beam, lds. Consistencia: ac3, ac2001, path. Satisfacción de restricciones: brute-force, bt, bt-mrv, bt-degree, bt-mrv-degree, fc, fc-mrv, ac3-fc-mrv, fc-mrv-degree-lcv, mac, mac-places, mac-domwdeg, cbj, fc-cbj, mac-cbj, fc-lds. Búsqueda local: min-conflicts, genetic. Cobertura exacta: dlx. Lógica: dpll, cdcl, walksat, sat
cli-search-sudoku-arg-seed = De qué dependen los métodos aleatorios
cli-search-sudoku-arg-formulation = Qué es un paso de la búsqueda en espacio de estados: como en el programa del informe, depurado, sin callejones sin salida, o con todos los únicos rellenados

cli-bayes-about = Probabilidades en una red bayesiana o de Márkov propia
cli-bayes-examples =
    Ejemplos:
      atisbo bayes asia.bif --query lung --evidence xray=yes,smoke=no
      atisbo bayes asia.bif --evidence dysp=yes --explain --query bronc
      atisbo bayes alarm.bif.gz --json
      atisbo bayes asia.bif --query either --method ve --order min-degree --no-prune --steps --stats
      atisbo bayes asia.bif --method gibbs --samples 50000 --seed 1
      atisbo bayes grid.uai --evidence-file grid.uai.evid --uai mar
      atisbo bayes show alarm.bif
      atisbo bayes convert asia.bif asia.uai
cli-bayes-show-about = Qué hay en una red, y cuánto crecen sus tablas con cada orden de eliminación
cli-bayes-show-examples =
    Ejemplos:
      atisbo bayes show asia.bif --nodes
      atisbo bayes show asia.bif --nodes=lung,tub
      atisbo bayes show asia.bif --picture moral -o asia.svg
      atisbo bayes show asia.bif --cliques
      atisbo bayes show asia.bif --dot | dot -Tsvg > asia.svg
cli-bayes-convert-about = Escribe una red en otro formato
cli-bayes-convert-examples =
    Ejemplos:
      atisbo bayes convert asia.bif asia.uai
      atisbo bayes convert asia.bif.gz --to hugin
cli-arg-file = La red: BIF, XMLBIF, UAI o .net de Hugin, comprimida con gzip o no; - para la entrada estándar
cli-arg-format = El formato, si no lo dicen ni el nombre del archivo ni su comienzo
cli-bayes-arg-query = Las variables por las que se pregunta; sin ninguna, todas
cli-bayes-arg-joint = Pregunta por las variables juntas
cli-arg-evidence = Lo observado: variable=estado, varias separadas por comas. Una verosimilitud se escribe X=0.2:0.9
cli-arg-evidence-file = Lo observado, como archivo de evidencia UAI
cli-bayes-arg-method = Cómo: auto elige; ve es eliminación de variables, jt un árbol de uniones; forward, likelihood-weighting y gibbs estiman con muestras
cli-arg-order = El orden de eliminación: best, min-degree, min-weight, min-fill, weighted-min-fill, plain (como están numeradas las variables), shuffled (al azar, siempre el mismo), o variables separadas por comas, con las no nombradas delante; de un tablero como x_r1c2 o, como en los informes, x01
cli-arg-one-cell = Sugiere y abre una sola casilla por jugada; el agente bayesiano no recuerda nada y pregunta de nuevo por todas las ocultas, como el play_game del primer informe
cli-arg-no-prune = No deja nada fuera, importe o no para la pregunta
cli-arg-no-prune-barren = Conserva lo que no es antecesor de la pregunta ni de la evidencia
cli-arg-no-prune-separated = Conserva lo que la evidencia separa de la pregunta
cli-arg-no-keep-evidence = Aplica la evidencia de nuevo en cada pregunta
cli-arg-decompose = Cómo participan las sumas y las tablas noisy-max: enteras, en cadena o por descomposición de rango uno
cli-arg-most-probable = Busca además el estado conjunto más probable de todas las variables
cli-bayes-arg-explain = Dice además qué cambia cada observación
cli-arg-samples = Cuántas muestras se toman
cli-arg-chains = Cuántas cadenas de Márkov, para gibbs
cli-arg-burn-in = Cuántas pasadas de cada cadena se olvidan, para gibbs
cli-bayes-arg-seed = De qué dependen las muestras y los empates de los órdenes de eliminación
cli-arg-stats = Imprime además lo que costó
cli-arg-steps = Imprime además cada eliminación: la variable, las tablas multiplicadas, el tamaño del producto
cli-bayes-arg-trace = Escribe la ejecución en un archivo, un objeto JSON por paso
cli-arg-uai = Imprime la respuesta como archivo de respuesta UAI: marginales o probabilidad de la evidencia
cli-arg-nodes = Lista además las variables con sus estados, sus padres y sus tablas condicionales; solo estas, si se nombran algunas
cli-arg-table-size = Omite las tablas con más números que estos
cli-arg-tables = Imprime además las tablas condicionales de las variables de la red; solo de estas, si se nombran algunas, como x_r1c1 o como el x00 de los informes
cli-arg-picture = Imprime en su lugar un dibujo (SVG) de la red: sus arcos (dag), su grafo moral, o ese grafo triangulado por el mejor orden
cli-arg-output = Escribe el dibujo en este archivo
cli-arg-cliques = Lista además los cliques del mejor orden
cli-arg-dot = Imprime en su lugar el grafo para Graphviz
cli-arg-moral = Imprime en su lugar el grafo moral para Graphviz: discontinuas las aristas de la moralización, punteadas las que añade el mejor orden
cli-arg-out = El archivo que se escribe; su nombre dice el formato. Sin él, la salida estándar
cli-bayes-convert-arg-to = El formato que se escribe, si no lo dice el nombre del archivo
cli-error-no-network = No hay red: nombra un archivo, o da una por la entrada estándar.
cli-error-no-such-file = { $path }: no existe ese archivo
cli-error-convert-to = ¿En qué formato? Nombra un archivo que termine en .bif, .xmlbif, .uai, .net o .dot, o di --to.

cli-logic-about = Pregunta a una base de conocimiento propia: si algo se sigue de ella, y por qué
cli-logic-examples =
    Ejemplos:
      atisbo logic wumpus.txt
      atisbo logic wumpus.txt --ask "~P[1,2]" --proof
      atisbo logic wumpus.txt --ask "~P[1,2]" --method resolution --tree
      atisbo logic wumpus.txt --compare
      atisbo logic horn.txt --iengine FC
      atisbo logic wumpus.txt --ask "~P[1,2]" --explain
      atisbo logic wumpus.txt --method cdcl --dot | dot -Tsvg > prueba.svg
      atisbo logic problema.cnf --method dpll --branching jw --stats
      atisbo logic convert wumpus.txt --to dimacs
cli-logic-convert-about = Escribe una base de conocimiento en otro formato
cli-logic-convert-examples =
    Ejemplos:
      atisbo logic convert wumpus.txt --to dimacs
      atisbo logic convert wumpus.txt --to clauses --clauses tseitin
      atisbo logic convert problema.cnf --to tell-ask
cli-logic-arg-file = La base de conocimiento: TELL y oraciones separadas por «;», ASK y preguntas; o un archivo DIMACS; - para la entrada estándar
cli-logic-convert-arg-file = La base de conocimiento: TELL y oraciones separadas por «;», ASK y preguntas; o un archivo DIMACS; - para la entrada estándar
cli-logic-arg-format = El formato, si el principio del texto no lo dice
cli-logic-convert-arg-format = El formato, si el principio del texto no lo dice
cli-arg-ask = Una pregunta en lugar de las del archivo; se puede dar varias veces
cli-logic-arg-method = Qué motores, uno o una lista: truth-table, forward-chaining, backward-chaining, recursive, resolution, dpll, cdcl, walksat, sat (sin ninguno: sat)
cli-logic-arg-compare = Pregunta a todos los motores y muestra lo que costó cada uno
cli-arg-iengine = Responde con las palabras del programa docente iengine: YES o NO, con los modelos o los símbolos
cli-logic-arg-proof = Muestra también la prueba, paso a paso
cli-logic-arg-tree = Muestra la prueba como un árbol, de la conclusión a lo que se dijo
cli-logic-arg-dot = Muestra en su lugar la prueba para Graphviz
cli-logic-arg-explain = Busca también las menos oraciones de las que se sigue
cli-arg-clauses = Cómo las fórmulas se hacen cláusulas: por distribución, con símbolos nuevos para sus partes (tseitin), o lo que dé menos
cli-arg-no-subsumption = La resolución conserva las cláusulas que no dicen más que otras
cli-arg-branching = Qué símbolo prueba dpll a continuación
cli-arg-no-unit-propagation = dpll prescinde de la regla de las cláusulas unitarias
cli-arg-no-pure-literals = dpll prescinde de la regla de los literales puros
cli-logic-arg-seed = De lo que dependen walksat y la ramificación al azar
cli-arg-ascii = Escribe ~ & | => <=> en lugar de ¬ ∧ ∨ → ↔
cli-logic-arg-trace = Escribe en un archivo lo que pasa con la primera pregunta, un objeto JSON por paso
cli-logic-convert-arg-to = El formato que se escribe: TELL y ASK, lo mismo con una cláusula por oración, o DIMACS
cli-logic-conflicts-about = Qué aprende CDCL de cada conflicto, y el grafo de implicación de uno
cli-logic-conflicts-examples =
    Ejemplos:
      atisbo logic conflicts wumpus.txt --ask "~P[1,2]"
      atisbo logic conflicts problema.cnf --draw 3 | dot -Tsvg > conflicto.svg
cli-logic-conflicts-arg-file = La base de conocimiento: TELL y oraciones separadas por «;», ASK y preguntas; o un archivo DIMACS; - para la entrada estándar
cli-logic-conflicts-arg-format = El formato, si el principio del texto no lo dice
cli-logic-conflicts-arg-ask = Una pregunta en lugar de la primera del archivo
cli-arg-draw = Muestra en su lugar el grafo de implicación de este conflicto para Graphviz, contado desde 1
cli-logic-conflicts-arg-most = Cuántos conflictos se listan
cli-error-no-knowledge = No hay base de conocimiento: nombra un archivo, o da una por la entrada estándar.

cli-analyse-about = Qué se sabe de una posición de Buscaminas: probabilidades, casillas seguras
cli-play-about = Juegas tú en la terminal, o juega un agente
cli-analyse-minesweeper-about = La probabilidad de mina en cada casilla oculta
cli-analyse-minesweeper-examples =
    Ejemplos:
      atisbo analyse minesweeper posicion.txt
      atisbo analyse minesweeper "mines 1 / 1# / ##" --table
      atisbo analyse minesweeper posicion.txt --method bayes --network pruned --prior left --order min-degree
      atisbo analyse minesweeper posicion.txt --method logic --engine fc
      atisbo analyse minesweeper posicion.txt --method logic --preset report --show
      atisbo analyse minesweeper posicion.txt --method logic --preset report --trace pasos.jsonl
      atisbo analyse minesweeper posicion.txt --explain 3,4
      atisbo analyse minesweeper posicion.txt --candidates --strength max --max-time 10s
      atisbo analyse minesweeper posicion.txt --svg > posicion.svg
      atisbo analyse minesweeper posicion.txt --network full --prior cells --tables=x_r1c1,y_r1c1
      atisbo analyse minesweeper posicion.txt --network full --prior cells --picture moral -o moral.svg
      atisbo analyse minesweeper posicion.txt --preset buscapython --order x00,x01
cli-hint-minesweeper-about = La mejor casilla que abrir, y por qué
cli-hint-minesweeper-examples =
    Ejemplos:
      atisbo hint minesweeper posicion.txt
      atisbo hint minesweeper posicion.txt --stage 1      (solo dónde mirar)
      atisbo hint minesweeper posicion.txt --strength max --max-time 5s
      atisbo hint minesweeper posicion.txt --network full --prior cells   (como el consejero del primer informe)
      atisbo hint minesweeper "mines 10 / 01## / 12## / ####" --lang es
cli-explain-minesweeper-about = Por qué es seguro lo que lo es, por técnicas; y si hay que arriesgar, con su prueba
cli-explain-minesweeper-examples =
    Ejemplos:
      atisbo explain minesweeper posicion.txt
      atisbo explain minesweeper posicion.txt --cell 3,4   (los menos números que lo demuestran)
      atisbo explain minesweeper posicion.txt --boards     (los tableros que demuestran que hay que arriesgar)
      atisbo explain minesweeper posicion.txt --svg > porque.svg
cli-check-minesweeper-about = Si algún tablero puede verse así; si no, los números en conflicto
cli-check-minesweeper-examples =
    Ejemplos:
      atisbo check minesweeper posicion.txt
      atisbo check minesweeper posicion.txt --trust-flags
cli-generate-minesweeper-about = Hace tableros por nivel, primer clic y semilla
cli-generate-minesweeper-examples =
    Ejemplos:
      atisbo generate minesweeper --level experto --seed 1
      atisbo generate minesweeper --level experto --no-guess --proof --seed 1
      atisbo generate minesweeper --level hex:9x9x10 --first-click opening --count 5
      atisbo generate minesweeper --level 10x10x20 --position | atisbo analyse minesweeper -
cli-convert-minesweeper-about = Cambia el formato de una posición o un tablero, o escribe la posición como red bayesiana
cli-convert-minesweeper-examples =
    Ejemplos:
      atisbo convert minesweeper posicion.txt --to bif --network full --prior cells > posicion.bif
      atisbo convert minesweeper posicion.txt --to bif --evidence
      atisbo convert minesweeper "https://example.org/?b=43&m=g20" --to rows
      atisbo convert minesweeper posicion.txt --to svg > posicion.svg
      atisbo convert minesweeper posicion.txt --to tell-ask --rules report --cell 2,3 | atisbo logic - --method fc
cli-play-minesweeper-about = Juegas tú, o juega un agente tantas partidas como quieras
cli-play-minesweeper-examples =
    Ejemplos:
      atisbo play minesweeper --level intermedio
      atisbo play minesweeper --id 9x9x10~safe~42.0~r40
      atisbo play minesweeper --agent bayes --games 100 --level 10x10x20 --seed 1
      atisbo play minesweeper --agent bayes --network pruned --prior left --watch --seed 1
      atisbo play minesweeper --agent exact:strong --games 1000 --level experto --first-click opening
      atisbo play minesweeper --agent logic --preset report --games 200 --level 8x8x10
      atisbo play minesweeper --agent bayes --games 10 --log decisiones.jsonl
      atisbo play minesweeper --agent bayes --preset final --level 10x10x25 --log - --log-format report
      atisbo play minesweeper --agent bayes --preset buscapython --level 5x5x5 --games 20 --each
cli-arg-mines = Cuántas minas hay, para formatos que no lo dicen
cli-arg-density = La probabilidad de mina en cada casilla, en lugar de su número
cli-arg-trust-flags = Toma las banderas por minas conocidas
cli-arg-network = Qué variables tiene la red: todas (full), X de ocultas e Y de abiertas (split), solo lo que importa (pruned), cuentas de casillas iguales (merged), solo lo cercano (local-1, local-2)
cli-arg-prior = Qué se cree de una casilla al principio: minas entre casillas (cells), las que quedan entre las que quedan (left), o que el total cuenta (exact)
cli-arg-inference = Cómo se pregunta a la red: eliminación de variables para cada casilla (ve), un árbol de uniones (jt), o lo que prometa ser más barato
cli-arg-table = Una tabla de las casillas ocultas, la más segura primero, en lugar de la cuadrícula
cli-arg-strength = Lo fuerte que es el jugador del método exacto: la casilla con menos riesgo de mina (safest), un número por delante (fast), más lejos y finales perfectos (strong), o tan fuerte como permita el tiempo (max)
cli-arg-level = El nivel: principiante (9x9, 10 minas), principiante-8x8, intermedio, experto (o con sus nombres en inglés), o ALTOxANCHOxMINAS (hasta 1000x1000; las minas también como porcentaje de las casillas: 8x8x15%, redondeado al número más próximo), con un teselado delante: hex:, triangle:, circle:, torus:; o personalizado: para los límites clásicos, de 8x8 a 24x32; o un archivo con una posición cuyo teselado y minas tomar (tiling free)
cli-arg-first-click = Qué puede tocar el primer clic: cualquier cosa, ninguna mina, o solo una casilla que muestre 0; o se abre la primera casilla sin mina, fila a fila, se haga clic donde se haga (first-free)
cli-play-minesweeper-arg-first-click = { cli-arg-first-click }. Sin esta opción: ninguna mina, o la regla del informe que nombra --preset
cli-arg-cell = Una casilla, fila y columna contadas desde 1
cli-arg-position = Imprime la posición tras el primer clic, no el tablero
cli-arg-agent = Quién juega: el análisis exacto y con qué fuerza (si no se dice: strong), el consejero con una red bayesiana o el agente que prueba con lógica; sin ello, tú
cli-arg-games = Cuántas partidas
cli-arg-first-cell = Qué casilla abre el agente cuando no se sabe nada: corner, inner, random, o su fila y columna; sin ella, la mejor
cli-arg-watch = Muestra cada decisión; con --json, un objeto por decisión, cada uno en su línea, y el resultado en la última
cli-arg-log = Escribe cada decisión en un archivo, JSON Lines si acaba en .jsonl, o en la consola (-), con --json también como JSON Lines
cli-arg-log-format = Cómo se escribe el registro: con palabras, o exactamente como lo escribe el programa del segundo informe (report; allí las casillas se cuentan desde 0)
cli-arg-each = Imprime una fila por partida, en orden: ganada o perdida, decisiones, apuestas, tiempo, semilla e ID; con --json, un objeto en su propia línea, y el resultado en la última
cli-arg-engine = Cómo responde la lógica: encadenamiento hacia delante, hacia atrás, la recursión simple del informe, o satisfacibilidad, a la que no se le escapa nada
cli-arg-preset = Un agente con nombre. Lógico: como en el informe (report), con su primera casilla al azar y sus marcas en el tablero; con un solo cambio, o el mejor que hay. Bayesiano: el play_game del primer informe (buscapython), los métodos del segundo (method-1, method-2, final), o el más fuerte; las demás opciones lo cambian
cli-arg-rules = Qué reglas de un número se le dan al encadenamiento: de todos los números que podría ser, como en el informe (all o report), del que muestra, o solo las que se aplican
cli-arg-flags = Qué valen las banderas para la lógica: nada, minas seguras, o minas mientras los números no las contradigan
cli-arg-incremental = Si el encadenamiento conserva una base de conocimiento que crece, en lugar de una nueva para cada pregunta
cli-arg-mine-count = Si la lógica conoce el número total de minas
cli-arg-best-guess = Si el agente lógico, cuando no puede probar nada, apuesta por probabilidad en lugar de al azar
cli-analyse-minesweeper-arg-candidates = Donde nada es seguro, una tabla de las casillas que se sopesaron, la mejor primero: tantas (10)
cli-analyse-minesweeper-arg-explain = Dice por qué esta casilla es una mina o no: los menos números que lo prueban. Fila y columna, contadas desde 1
cli-analyse-minesweeper-arg-numbers = Dice con qué probabilidad esta casilla muestra cada número y es mina. Fila y columna, contadas desde 1
cli-analyse-minesweeper-arg-method = El motor hecho para ello, la posición como red bayesiana, o lo que se puede probar con lógica
cli-hint-minesweeper-arg-method = El motor hecho para ello, la posición como red bayesiana, o lo que se puede probar con lógica
cli-convert-minesweeper-arg-cell = La casilla cuya red se quiere (local-1, local-2), o cuya base de conocimiento (--rules); fila y columna contadas desde 1
cli-convert-minesweeper-arg-number = Con --rules y --cell: el número junto a la casilla cuyas reglas se quieren. Sin él, el primero que decide la casilla; si no hay, el primero
cli-convert-minesweeper-arg-rules = Escribe la base de conocimiento que construye el agente lógico, para encadenar: con las reglas de todos los números como en el informe (report), del número mostrado, o solo las que se aplican. Sin --cell, de todas las casillas junto a números
cli-convert-minesweeper-arg-preset = Escribe la base de conocimiento de este agente lógico
cli-analyse-minesweeper-arg-show = Muestra también las preguntas que hace el agente lógico antes de su siguiente jugada, con sus bases de conocimiento y respuestas
cli-analyse-minesweeper-arg-trace = Escribe cómo llega el agente lógico a su siguiente jugada: en un archivo como JSON Lines, o en la consola con palabras (-)
cli-generate-minesweeper-arg-cell = El primer clic, fila y columna contadas desde 1
cli-generate-minesweeper-arg-count = Cuántos tableros
cli-convert-minesweeper-arg-evidence = Imprime lo observado en la red, como lo toma atisbo bayes --evidence
cli-analyse-minesweeper-arg-svg = Imprime la posición como imagen SVG con las probabilidades
cli-analyse-minesweeper-arg-format = El formato de la posición, donde su contenido no lo dice
cli-explain-minesweeper-arg-cell = Explica solo esta casilla, con los menos números que lo demuestran. Fila y columna, contadas desde 1
cli-explain-minesweeper-arg-boards = Imprime los tableros que demuestran que hay que arriesgar, o que la casilla no es segura ni mina
cli-explain-minesweeper-arg-svg = Imprime la posición como imagen SVG con lo que es seguro y los números que lo demuestran
cli-explain-minesweeper-arg-format = El formato de la posición, si su contenido no lo dice
cli-hint-minesweeper-arg-stage = Cuánta ayuda: 1 si hay casilla segura y dónde mirar, 2 qué números y técnica, 3 el argumento, 4 todo lo seguro
cli-hint-minesweeper-arg-format = El formato de la posición, donde su contenido no lo dice
cli-check-minesweeper-arg-format = El formato de la posición, donde su contenido no lo dice
cli-convert-minesweeper-arg-format = El formato de la posición o del tablero, donde su contenido no lo dice
cli-generate-minesweeper-arg-seed = La misma semilla da los mismos tableros
cli-generate-minesweeper-arg-first = El índice del primer tablero; el tablero i depende solo de la semilla y de i
cli-play-minesweeper-arg-seed = La misma semilla da las mismas partidas
cli-play-minesweeper-arg-first = El índice de la primera partida; la partida i depende solo de la semilla y de i
cli-arg-no-guess = Solo tableros que la lógica sola puede abrir desde el primer clic: hallados moviendo minas (rápido), o sorteando hasta que uno valga (rejection: uniforme)
cli-arg-proof = Imprime la prueba de que no hace falta arriesgar, paso a paso
cli-arg-id = Sigue con la partida de este ID, como se imprime al final de una, a mano o con --agent

cli-rules-about = Un juego como problema: las propiedades de su entorno y su definición formal
cli-rules-examples =
    Ejemplos:
      atisbo rules minesweeper
      atisbo rules sudoku --json
cli-rules-arg-game = El juego

cli-lab-about = Experimentos: ejecutarlos, continuarlos, dividirlos, unirlos e informar con intervalos
cli-lab-run-about = Ejecuta un experimento, dado como archivo TOML o con opciones
cli-lab-run-examples =
    Ejemplos:
      atisbo lab run victorias.toml                 (resultados en results/victorias)
      atisbo lab run victorias.toml --resume        (tras Ctrl-C, un fallo, un apagón)
      atisbo lab run victorias.toml --shard 3/64 -o parte3
      atisbo lab run victorias.toml --only 17       (una ejecución otra vez, por su número)
      atisbo lab run --game minesweeper --level principiante --count 1000 -m exact -m "bayes prior=left" -o victorias
      atisbo lab run --game sudoku --shape 2x2 --shape 2x3 --shape 3x3 -m exact -m dlx -o tamanos
cli-lab-run-arg-file = El experimento como TOML; - para la entrada estándar
cli-lab-run-arg-out = Dónde guardar los resultados; results/NOMBRE si no se da
cli-lab-run-arg-resume = Continúa con los resultados que hay
cli-lab-run-arg-shard = Ejecuta solo la parte K de N; `atisbo lab merge` las une
cli-lab-run-arg-only = Hace solo la ejecución de este número, y la muestra
cli-lab-run-arg-game = Sin archivo: el juego
cli-lab-run-arg-level = Buscaminas: un nivel, por su nombre o como ALTOxANCHOxMINAS o ALTOxANCHOxPORCENTAJE%; puede darse varias veces
cli-lab-run-arg-first-click = Buscaminas: qué puede tocar el primer clic
cli-lab-run-arg-size = 0h n0: el tamaño de los tableros que se crean; puede darse varias veces
cli-lab-run-arg-shape = Sudoku: la forma de las cajas de los puzles que se crean; puede darse varias veces
cli-lab-run-arg-puzzles = Sudoku, 0h n0: un archivo con puzles; puede darse varias veces
cli-lab-run-arg-difficulty = Sudoku, 0h n0: la dificultad de los puzles que se crean
cli-lab-run-arg-count = Instancias de cada configuración
cli-lab-run-arg-method = Un método o agente con sus ajustes; puede darse varias veces
cli-lab-run-arg-seed = La semilla: la instancia i depende solo de ella y de i
cli-lab-run-arg-repetitions = Hace cada ejecución tantas veces; cuenta el menor tiempo
cli-lab-run-arg-max-nodes = Nodos que puede gastar una ejecución
cli-lab-run-arg-max-memory = Memoria que puede gastar una ejecución
cli-lab-run-arg-max-time = Tiempo que puede durar una ejecución
cli-lab-report-about = Qué dicen los resultados de una carpeta, como texto, Markdown, HTML o datos
cli-lab-report-examples =
    Ejemplos:
      atisbo lab report results/victorias
      atisbo lab report results/victorias --format html -o victorias.html --lang es
      atisbo lab report results/victorias --format runs > ejecuciones.csv
cli-lab-report-arg-results = La carpeta de los resultados
cli-lab-report-arg-format = Como qué: el informe como texto, markdown o html, su tabla como csv, o todas las ejecuciones
cli-lab-report-arg-output = El archivo que se escribe; la salida estándar si no se da
cli-lab-merge-about = Une las partes de un experimento en lo que una sola ejecución habría dado
cli-lab-merge-examples =
    Ejemplos:
      atisbo lab merge parte1 parte2 parte3 -o total
cli-lab-merge-arg-parts = Las carpetas de todas las partes, en cualquier orden
cli-lab-merge-arg-out = La carpeta del total
cli-error-no-experiment = No hay experimento: nombra un archivo TOML, o di qué juego (--game) y qué métodos (--method).
cli-error-parquet-file = Parquet no es para la terminal: nombra un archivo (--output).
cli-lab-repeat-about = Mide de nuevo uno de cinco informes, con sus cifras junto a las nuestras
cli-lab-repeat-examples =
    Ejemplos:
      atisbo lab repeat buscapython --quick         (segundos; pocas partidas para concluir algo)
      atisbo lab repeat sudoku -o informes          (minutos; sudoku.md, sudoku.html, lo mismo en español como sudoku.es.md, e imágenes)
      atisbo lab repeat ohno --lang es -o informes
cli-lab-repeat-arg-report = Qué informe
cli-lab-repeat-arg-quick = Muy pocas ejecuciones, para ver que todo funciona
cli-lab-repeat-arg-out = Dónde escribir el informe como Markdown y HTML, en todos los idiomas y de las mismas ejecuciones
