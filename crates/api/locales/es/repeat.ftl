# Cinco informes, medidos de nuevo.

repeat-facts = no se pueden leer las cifras de los informes: { $reason }
repeat-quick = Esta es una ejecución rápida: pocas partidas y límites pequeños. Muestra que todo funciona; se mide tan poco que apenas se puede concluir nada.
repeat-stopped = Parado antes de tiempo: { $stop }. Lo que falta no se midió.
repeat-board = tablero
repeat-puzzle = puzle
repeat-cell = casilla
repeat-games = partidas
repeat-won = ganadas
repeat-theirs = el informe
repeat-ours = nosotros
repeat-ratio = informe / nosotros
repeat-yes = sí
repeat-no = no
repeat-solved = tableros resueltos
repeat-solved-word = resuelto
repeat-longest = el más largo
repeat-queries = consultas
repeat-multiplications = multiplicaciones
repeat-largest = mayor producto
repeat-out-of-memory = sin memoria
repeat-memory = no cabe: una tabla de { $entries } entradas
repeat-limit-nodes = nodos
repeat-limit-bytes = memoria
repeat-limit-time = tiempo
repeat-by-number = por número
repeat-shuffled = barajado

repeat-buscapython-title = «Buscapython», medido de nuevo
repeat-buscapython-about = Dos estudiantes de la Universidad de Sevilla (curso 2017/18) construyeron un consejero de Buscaminas: una red bayesiana con una variable para la mina y otra para el número de cada casilla, consultada por eliminación de variables en Python con pgmpy. Cada tabla de su informe está aquí junto al mismo experimento con los modelos de este proyecto. Su máquina no se conoce, así que una razón de tiempos dice cuánto hay de camino entero y no qué ganó un paso; los recuentos no dependen de la máquina.
repeat-b1-wins = Nueve configuraciones (sus tablas 1 y 2)
repeat-b1-wins-how = Partidas ganadas con el intervalo del 95 % (Wilson): cinco en cada configuración en el informe, { $games } aquí. La casilla de la esquina se abre primero y puede ser mina, como allí. «La misma a priori» cree minas / casillas de cada casilla por sí sola, como el informe; «exacta» es el jugador exact:safest, que sabe que las minas suman y elige a su manera entre casillas igual de seguras. Ambas juegan los mismos tableros; la diferencia es exacta menos la misma a priori, en puntos porcentuales con su intervalo del 95 % para pares (Agresti y Min). Las dos últimas columnas son con un primer clic seguro.
repeat-b1-cells = nosotros, la misma a priori
repeat-b1-inside = dentro del intervalo del informe
repeat-b1-exact = nosotros, exacta
repeat-b1-safe-cells = clic seguro, misma a priori
repeat-b1-safe-exact = clic seguro, exacta
repeat-b1-plot = Partidas ganadas: las cinco del informe junto a las nuestras
repeat-b1-plot-how = Barras con intervalos del 95 % para cada configuración: el informe, nosotros con la misma a priori, nosotros con el recuento exacto.
repeat-b1-wins-total = En total el informe ganó { $won } de { $played } partidas, { $rate }.
repeat-b1-wins-expected = Con nuestras tasas para su a priori cabía esperar { $expected }.
repeat-b1-wins-apart = El intervalo del informe y el nuestro no se tocan en { $apart } de { $boards } tableros.
repeat-b1-wins-chance = Así que cinco partidas por tablero no bastan para distinguir sus líneas de estas: suben y bajan por azar.
repeat-b1-gains = Saber que las minas suman y elegir entre iguales gana más en los mismos tableros: más allá del azar en { $gains } de { $comparisons } comparaciones.
repeat-b1-gains-unclear = Más allá del azar, el recuento exacto gana más partidas en { $gains } y menos en { $losses } de { $comparisons } comparaciones.
repeat-b1-times = Tiempo de un tablero resuelto por modificación (su tabla 3)
repeat-b1-times-how = Un tablero de 5x5 con 5 minas, { $games } partidas; el tiempo medio de las resueltas con su intervalo del 95 % (el informe: 20 tableros resueltos). La red es la del informe, con tablas completas; antes de cada jugada se pregunta por cada casilla oculta por eliminación de variables y se abre una. La modificación 1 deja fuera las variables que no son antecesoras ni de consulta ni de evidencia, la 2 mantiene aplicada la evidencia, la 3 es el orden de mínimo grado. Sin la 3 el orden del informe es el de un conjunto de Python, que es cualquiera: aquí por número (todas las X fila a fila, luego todas las Y) y barajado. Límites de una partida: { $limits }. Las últimas filas son otras redes con los ajustes del motor en su mejor valor. Un hilo{ $repetitions ->
        [1] { "" }
       *[other] {"; cada partida se cronometra"} { $repetitions } veces y cuenta la menor
    }. Consultas y multiplicaciones son medias de partidas terminadas, el mayor producto es el mayor de todos.
repeat-b1-modifications = modificaciones, orden
repeat-b1-ours = más allá
repeat-b1-unmodified = Sin modificar, no se resolvió ningún tablero: una tabla de { $entries } entradas no cabe en los límites ({ $limits }).
repeat-b1-alone = Por sí sola, cada una de estas modificaciones resuelve aquí tableros: { $alone }. El informe dice que por sí sola solo la 1 resuelve tableros de 3x3 y mayores.
repeat-b1-alone-none = Por sí sola, ninguna modificación resolvió un tablero en esta ejecución. El informe dice que por sí sola solo la 1 resuelve tableros de 3x3 y mayores.
repeat-b1-alone-3 = Aquí la 3 lo logra porque el mínimo grado mira de nuevo el grafo tras cada eliminación y así toma primero las Y por las que nadie pregunta.
repeat-b1-steps = Con 1+2, un tablero resuelto tarda { $two } lo que con 1 (ambos por número); con 1+2+3, { $three } lo que con 1+2; en el informe, { $their-two } y { $their-three }.
repeat-b1-tree = El informe descartó la moralización y la triangulación por costar más de lo que ahorran. Aquí esa preparación es el árbol de uniones (full, jt): un solo árbol responde a todas las consultas de una posición, y un tablero resuelto tarda { $times } lo que por eliminación (full, ve).
repeat-b1-limit = Hasta dónde llega sin modificaciones
repeat-b1-limit-how = Nada podado, evidencia aplicada en cada consulta, un orden sin mirar: todas las casillas ocultas de la posición tras un clic que muestra un 1 en la esquina. Límites de una posición: { $limits }. El informe llegó a 2x3 antes de quedarse sin memoria.
repeat-b1-limit-all = Todas las posiciones medidas aquí llegaron al final, hasta { $largest }.
repeat-b1-limit-largest = Aquí los dos órdenes llegaron al final hasta { $largest }.
repeat-b1-limit-wall = Desde { $first } no cabe el producto de una tabla por cada vecina de una casilla, en ninguno de los dos órdenes.

repeat-bayes-title = «Bayes, profesional del Buscaminas», medido de nuevo
repeat-bayes-about = Otros dos estudiantes del mismo curso de Sevilla (2017/18) redujeron la red: variable de mina solo para casillas ocultas, de número solo para abiertas, sin números que no tengan vecinas ocultas, una sola variable para todas las casillas que no tocan ningún número. Python con pgmpy en una máquina que no describen.
repeat-b2-figure7 = Una decisión en 10x10 (su figura 7)
repeat-b2-figure7-how = El informe imprime una decisión entera: el tablero, las casillas consultadas y la probabilidad de que cada una no sea mina. No imprime cuántas minas hay, pero su 0,72826 para una casilla que no toca ningún número es 1 − 25/92. Al lado, la misma red con la misma a priori y el recuento exacto, que sabe que las minas suman.
repeat-b2-left = nosotros, la misma a priori
repeat-b2-exact = nosotros, exacta
repeat-b2-figure7-equal = { $equal } de { $cells } probabilidades son iguales.
repeat-b2-figure7-exact = { $moved ->
        [0] El recuento exacto no cambia ninguna.
       *[other] El recuento exacto cambia { $moved }, y ninguna de las seguras.
    }
repeat-b2-cost-how = Antes de las últimas simplificaciones, dice el informe, una consulta en 10x10 tardaba más de 20 minutos. Todas las casillas ocultas de la posición de arriba, red por red: con un motor sin más (tablas completas, nada podado, evidencia aplicada cada vez, mínimo grado) y con el nuestro. Límites: { $limits }.
repeat-b2-network = red, motor
repeat-b2-plain = sin más
repeat-b2-best = el nuestro
repeat-b2-table10 = Métodos y tableros (su tabla 10)
repeat-b2-table10-how = Tiempo hasta una victoria, derrotas del camino incluidas, y derrotas por victoria. Las gráficas del informe son de diez ejecuciones; si cada una acaba en victoria, el azar por sí solo deja a su razón el rango dado. Nosotros: { $games } partidas cada uno; empiezan por la primera casilla que no es mina, como en el informe. Un hilo.
repeat-b2-way-1 = 1: X ocultas, Y abiertas, casilla a casilla
repeat-b2-way-2 = 2: lo mismo, las seguras juntas
repeat-b2-way-final = final: podada, una X para todas las casillas que no tocan números
repeat-b2-way-local-1 = solo las vecinas de una casilla
repeat-b2-way-local-2 = también las vecinas de las vecinas
repeat-b2-way-exact = agrupada, las minas suman
repeat-b2-their-time = tiempo del informe
repeat-b2-our-victory = nuestro tiempo por victoria
repeat-b2-our-won = nuestro tiempo por partida ganada
repeat-b2-their-defeats = derrotas por victoria, informe
repeat-b2-our-defeats = derrotas por victoria, nosotros
repeat-b2-final-same = El método 2 y el final acaban igual en las { $games } partidas: una misma red reducida, así que solo cambia el tiempo.
repeat-b2-final-differs = El método 2 y el final acaban distinto en { $different } de { $games } partidas.
repeat-b2-1 = Junto al método 2, el método 1 gana menos de las mismas { $games } partidas (diferencia en puntos: { $difference }): no recuerda minas, así que su a priori, minas entre casillas ocultas, cuenta también las halladas y es demasiado alta al final de una partida.
repeat-b2-local = Preguntar solo por las vecinas de una casilla gana menos de las mismas partidas que el método 2 (diferencia en puntos: { $difference }).
repeat-b2-on = método { $method } en { $level }
repeat-b2-apart = De { $compared } razones del informe, estas no tocan las nuestras: { $apart }.
repeat-b2-apart-none = Ninguna de las { $compared } razones del informe queda aparte de las nuestras.
repeat-b2-reading = Las de su método final sí. Así que o sus primeros métodos aún no eran lo que describe su texto, o son las aproximaciones que el texto menciona: una subred de las vecinas de una casilla, o también de las vecinas de estas.
repeat-b2-graphs = Nueve configuraciones (sus gráficas 1 a 9)
repeat-b2-graphs-how = El método final en las nueve configuraciones; las partidas empiezan como en la tabla 10. Una ejecución juega tableros hasta ganar uno: su tiempo incluye las derrotas del camino y su razón es cuántas fueron. Cada gráfica muestra diez ejecuciones, como las del informe, y las tablas dan sus cifras. Aquí se hicieron { $runs } ejecuciones por configuración; donde son más de diez, la línea es su media y la banda su intervalo del 95 %. El informe no imprime números junto a sus gráficas: sus palabras son que las victorias sin derrotas eran frecuentes, con tiempos de pocos segundos en 5x5 y de pocos minutos en 10x10.
repeat-b2-time-mean = tiempo medio por victoria
repeat-b2-ten-times = Diez ejecuciones: tiempo hasta la victoria
repeat-b2-ten-ratios = Diez ejecuciones: derrotas por la victoria
repeat-b2-graph-word = gráfica
repeat-b2-graph = Gráfica { $number }: diez ejecuciones en { $level }, tiempo y derrotas por victoria
repeat-b2-graph-how = Diez columnas para el tiempo de cada ejecución y diez para sus derrotas; las tablas tienen los números.
repeat-b2-defeats = derrotas por victoria
repeat-b2-run = ejecución
repeat-b2-ten = diez ejecuciones
repeat-b2-many = media de { $runs } ejecuciones con su intervalo del 95 %
repeat-b2-graphs-perfect = De las { $shown } ejecuciones mostradas, { $perfect } son sin derrotas.
repeat-b2-lost = el { $lost } en { $level }
repeat-b2-graphs-lost = El informe llama casi perfecta a su razón en tableros pequeños. En muchas partidas no lo es: quien juega así pierde { $lost }.

repeat-logic-title = «Minesweeper solver», medido de nuevo
repeat-logic-about = Dos estudiantes de la Universidad del Rosario (Bogotá, 2022) juegan al Buscaminas con una base de conocimiento de hechos y reglas. Midieron tableros de 3x3 a 13x13 con minas en 15, 20 y 25 de cada cien casillas, en 3, 10 y 6 partidas por tamaño, y muestran gráficas sin números. Aquí cada agente juega los mismos tableros; los tiempos van separados por partidas ganadas y perdidas, pues una partida perdida pronto es corta.
repeat-l-agent = El agente del informe (sus figuras 7 a 14)
repeat-l-agent-how = Una base de conocimiento nueva por pregunta, con las reglas de un número, y encadenamiento hacia delante; la primera casilla es aleatoria y puede ser mina. Tableros de { $smallest } a { $largest }, { $games } partidas por tamaño. Al lado, lo mismo por recursión simple de la pregunta a los hechos, en { $few } de esas partidas. Las apuestas cuentan la primera casilla.
repeat-l-difficulty = { $difficulty } % de minas (el informe: { $theirs } partidas por tamaño)
repeat-l-all-sizes = { $difficulty } % de minas, todos los tamaños
repeat-l-their-games = partidas del informe
repeat-l-recursive-won = recursivo: ganadas
repeat-l-recursive-time = recursivo: partida ganada
repeat-l-side = lado del tablero
repeat-l-game-time = tiempo medio de una partida
repeat-l-figure-times = Figura { $number }: tiempo medio de una partida por tamaño, { $difficulty } % de minas
repeat-l-figure-wins = Figura { $number }: partidas ganadas por tamaño, { $difficulty } % de minas
repeat-l-figure-times-part = Figura { $number }: los tiempos más rápidos, { $difficulty } % de minas (parte de la figura anterior)
repeat-l-figure-wins-part = Figura { $number }: los porcentajes de victoria más bajos, { $difficulty } % de minas (parte de la figura anterior)
repeat-l-figure-how = El agente del informe frente al lado del tablero, partidas ganadas y perdidas juntas, con intervalos del 95 %.
repeat-l-plot-wins = Partidas ganadas por tamaño, con intervalos del 95 %
repeat-l-plot-wins-how = La proporción de partidas ganadas frente al lado del tablero, un panel por densidad de minas.
repeat-l-plot-times = Tiempo medio de una partida ganada por tamaño
repeat-l-plot-times-how = El tiempo frente al lado del tablero, un panel por densidad de minas.
repeat-l-findings = Sus hallazgos
repeat-l-found-growth = el tiempo crece exponencialmente con el tamaño
repeat-l-found-forward = el encadenamiento hacia delante es mucho más rápido que la pregunta recursiva
repeat-l-found-fresh = una base pequeña y nueva por pregunta es más rápida y da mejores resultados
repeat-l-found-falls = se ganan menos partidas en tableros mayores y con más minas
repeat-l-found-lost = al 15 % se perdieron las tres partidas en 13x13
repeat-l-found-marks = algunas casillas se marcan mal
repeat-l-ours-growth = { $laws }
repeat-l-ours-growth-unknown = no medido: muy pocos tamaños tienen partidas ganadas
repeat-l-ours-unmeasured = no medido en esta ejecución
repeat-l-ours-law = { $difficulty } %: el número de casillas elevado a { $exponent }, o { $base } elevado a él; { $better ->
        [power] lo describe mejor una potencia
        [exponential] lo describe mejor una exponencial
       *[open] ninguna ley es claramente mejor
    }
repeat-l-ours-forward = la recursión tarda { $times } lo mismo en los mismos tableros
repeat-l-ours-fresh = una base que crece tarda { $times } lo mismo, y { $different } de { $games } partidas acaban distinto
repeat-l-ours-fresh-same = (las reglas demuestran lo mismo de ambas formas)
repeat-l-ours-falls = ganadas en { $smallest } → en { $largest }: { $falls }
repeat-l-fall = { $first } → { $last } con { $difficulty } % de minas
repeat-l-ours-lost = en 13x13 se gana el { $rate } de las partidas; tres seguidas se pierden con una probabilidad del { $lost }
repeat-l-ours-lost-unknown = 13x13 no se midió en esta ejecución
repeat-l-ours-marks = de { $marks } marcas, { $wrong } eran erróneas
repeat-l-ours-marks-sound = (sus reglas son correctas si una casilla marcada se les cuenta como mina)
repeat-l-switches = Un deseo cada vez
repeat-l-switches-how = Lo que el informe deseaba, cada cambio por sí solo y todos juntos. La diferencia con el agente del informe va en puntos porcentuales con su intervalo del 95 % para pares (Agresti y Min); después, las partidas que solo ganó este agente y las que solo ganó el del informe; el tiempo es múltiplo del agente del informe en las mismas partidas.
repeat-l-in-games = { $agent } ({ $games } partidas)
repeat-l-by-points = { $agent } ({ $points } puntos)
repeat-l-same = En las partidas jugadas aquí, estos ganan y pierden las mismas que el agente del informe: { $agents }; solo cambia el tiempo.
repeat-l-more = Ganan más partidas, más allá del azar: { $agents }.
repeat-l-fewer = Ganan menos partidas, más allá del azar: { $agents }.
repeat-l-unclear = Esta ejecución no los distingue del azar: { $agents }.
repeat-l-mine-count-why = El número de minas, su primer deseo, decide algo por encadenamiento solo cuando todas las minas están marcadas, y entonces una casilla al azar es igual de segura.
repeat-l-revised-why = Ninguna marca era errónea, así que su segundo deseo no halló nada que retirar.
repeat-l-agent-word = agente
repeat-l-changed = qué cambia
repeat-l-preset-report = el agente del informe
repeat-l-preset-recursive = pregunta recursiva en vez de encadenar hacia delante
repeat-l-preset-backward = encadenamiento hacia atrás con tabla
repeat-l-preset-shown = reglas solo para el número que se ve
repeat-l-preset-due = reglas solo donde todas las premisas son hechos
repeat-l-preset-incremental = una base de conocimiento que crece
repeat-l-preset-mine-count = el número total de minas (su primer deseo)
repeat-l-preset-revised = marcas retiradas si se contradicen (su segundo deseo)
repeat-l-preset-sat = satisfacibilidad en vez de encadenamiento
repeat-l-preset-best-guess = el menor riesgo en vez de una casilla al azar
repeat-l-preset-best = todos ellos
repeat-l-stalls = Lo que el encadenamiento no puede ver
repeat-l-stalls-how = El encadenamiento mira un número cada vez; dos números juntos dicen más. El agente del informe juega { $games } partidas en cada tablero, y donde se atasca tras su primera casilla se pregunta a la satisfacibilidad: ¿hay una casilla segura solo por los números, o si no con el total de minas? «Números necesarios» es el tamaño medio de la menor explicación de alguna casilla segura, «máximo» el mayor de ellos.
repeat-l-stuck = atascos
repeat-l-by-numbers = segura por los números
repeat-l-by-total = segura también por el total
repeat-l-needed = números necesarios
repeat-l-most = máximo

repeat-sudoku-title = El Sudoku como laboratorio de búsqueda, medido de nuevo
repeat-sudoku-about = Un trabajo de fin de grado de la Universidad de Zaragoza (Teruel, 2022), «Aprendizaje de IA basado en el pensamiento», enseña búsqueda con el Sudoku: un estado es una cuadrícula, un paso llena la primera casilla vacía. Imprime los recuentos de cinco algoritmos en dos puzles. Su programa es público, y el nuestro expande y genera los mismos nodos.
repeat-s-figures = Cinco algoritmos (sus figuras 17 y 18)
repeat-s-figures-how = Nodos expandidos / generados en las dos ejecuciones que imprime el informe; sus puzles no se conocen. Al lado, { $puzzles } puzles hechos a la manera del informe y buscados nodo a nodo como lo hace su programa, con sus dos heurísticas: la mediana de los nodos expandidos, entre qué valores está el 90 %, y su media con el intervalo del 95 %. Las columnas «por debajo» dicen qué parte de nuestros puzles necesita menos nodos que la ejecución impresa.
repeat-s-figure17 = figura 17
repeat-s-place17 = por debajo
repeat-s-figure18 = figura 18
repeat-s-place18 = por debajo
repeat-s-median = mediana expandidos
repeat-s-between = 5–95 %
repeat-s-mean = media expandidos
repeat-s-plot = Nodos expandidos por algoritmo
repeat-s-fewer = expande menos nodos
repeat-s-than = que
repeat-s-often = en tantos puzles
repeat-s-ordinary = Las dos ejecuciones impresas son puzles corrientes de este generador: ninguno de sus recuentos está entre el 5 % menor o mayor de los nuestros.
repeat-s-informed = El informe dice que en general la búsqueda informada necesita menos nodos. Junto a la búsqueda en profundidad, A* con H1 lo logra en el { $astar } de los puzles medidos aquí, y la voraz en el { $greedy }.
repeat-s-no-exception = Así que la segunda figura del informe, con la profundidad por delante, no es una excepción.
repeat-s-optimal = Optimalidad: longitud y coste de las soluciones
repeat-s-optimal-how = El informe pide a sus estudiantes la optimalidad de un algoritmo: un paso llena una casilla y cuesta 1. Medias sobre las soluciones de los puzles de arriba; cuántas están demostradas como las más baratas, por la estrategia, por su estimación o porque todas las soluciones del puzle cuestan lo mismo; y cuántas cuestan lo mismo que la de la búsqueda de coste uniforme, que es la más barata.
repeat-s-solutions = soluciones
repeat-s-length = longitud de la solución
repeat-s-cost = coste de la solución
repeat-s-proved = demostrada la más barata
repeat-s-as-cheap = tan barata como ucs
repeat-s-optimal-all = Las { $solutions } soluciones cuestan todas lo mismo que la más barata: cada paso llena una casilla vacía, así que todas las soluciones de un puzle son igual de largas. La optimalidad no distingue estos algoritmos, y H1, el número de casillas vacías, no le dice a A* nada que no diga la profundidad.
repeat-s-optimal-some = { $dearer } de { $solutions } soluciones cuestan más que la más barata.
repeat-s-nodes = Su programa y el nuestro, nodo a nodo
repeat-s-nodes-how = Nodos expandidos / generados por el nuestro, «=» donde el programa del informe contó lo mismo; entre paréntesis, cuántas veces más rápido es el nuestro (Python 3.11, tiempo de procesador, otro día; el nuestro en un hilo{ $repetitions ->
        [1] { "" }
       *[other] {", la menor de"} { $repetitions } ejecuciones
    }).
repeat-s-nodes-why = { $equal } de { $all } ejecuciones son iguales.
repeat-s-nodes-least = La menor razón de tiempos es { $least }.

repeat-ohno-title = 0h n0 por búsqueda, medido de nuevo
repeat-ohno-about = Tres estudiantes del ITBA (Buenos Aires, 2016) resuelven 0h n0 por búsqueda, en Java: primero los números, luego los suelos aislados. Su programa y sus 24 tableros son públicos; el nuestro expande los mismos nodos. Sus figuras son gráficas sin números, y su texto nombra los tableros que no se resolvieron por falta de memoria.
repeat-o-solved = Qué tableros se resuelven
repeat-o-solved-how = Lo que dice el informe, y los mismos algoritmos aquí, nodo a nodo como los tiene su programa, en { $boards } de sus { $of } tableros. Límites de una ejecución: { $limits }. El texto del informe trata de tableros de hasta 7x7; de esos se nombran los no resueltos, y se comparan con su lista si se buscaron todos los tableros.
repeat-o-they-say = el informe
repeat-o-by-size = nosotros: resueltos por tamaño
repeat-o-unsolved = nosotros: sin resolver, hasta 7x7
repeat-o-agrees = los mismos tableros
repeat-o-total = resueltos
repeat-o-not-solved = sin resolver: { $boards }
repeat-o-only-solved = resueltos: { $solved }
repeat-o-ended = De { $runs } ejecuciones, { $solved } resolvieron su tablero; a { $nodes } las terminó el límite de nodos, a { $bytes } el de memoria, a { $time } el de tiempo.
repeat-o-all = Resuelven todos los tableros: { $algorithms }. El informe dice que su A* con H2 es el único que resuelve todo el conjunto de prueba.
repeat-o-all-none = Ningún algoritmo resuelve todos los tableros con estos límites. El informe dice que su A* con H2 resuelve todo el conjunto de prueba.
repeat-o-figure3 = ¿Es admisible H2? (su figura 3)
repeat-o-figure3-how = El informe reúne pares de un número que ve demasiado y una dirección, tacha los que otro ve, y quiere una estimación que nunca supere los muros que faltan. La mitad de los pares es demasiado, dice: en su figura 3 quedan ocho pares y bastan dos muros. Un cuarto, dice, es admisible. Su programa tiene las dos cosas: los pares mismos (aquí H2I) y un cuarto de ellos (H2A). Su texto no dice dónde están los números de aquel tablero; el primer tablero de aquí da los mismos números.
repeat-o-figure3-board = Un tablero como el de la figura 3
repeat-o-one-wall-board = Siete números en una fila
repeat-o-pairs = pares (H2I)
repeat-o-half = la mitad
repeat-o-quarter = un cuarto (H2A)
repeat-o-walls = muros necesarios
repeat-o-half-above = La mitad de los pares dice { $estimate } donde { $walls ->
        [one] basta { $walls } muro
       *[other] bastan { $walls } muros
    }: no es admisible, como dice el informe.
repeat-o-quarter-above = Un cuarto, H2A, dice { $estimate } donde { $walls ->
        [one] basta { $walls } muro
       *[other] bastan { $walls } muros
    }: tampoco es admisible, aunque el informe la tiene por tal.
repeat-o-refuted-board = { $board } (dice { $estimate }, cuesta { $cost })
repeat-o-checked = El comprobador compara H2A con el coste real en { $states } estados de { $boards ->
        [one] { $boards } tablero
       *[other] { $boards } tableros
    } del informe, cerca del inicio y cerca de una solución.
repeat-o-refuted = H2A supera el coste real en algún estado de { $count } de ellos: { $refuted }.
repeat-o-refuted-none = No halla ahí ningún estado donde H2A supere el coste real.
repeat-o-sizes = Tiempo y nodos por tamaño (sus figuras 4 y 5)
repeat-o-sizes-how = Medias sobre los tableros de un tamaño que se resuelven: la búsqueda voraz con H1 junto a A* con H2, en las dos variantes de H2.
repeat-o-column-solved = { $algorithm }: resueltos
repeat-o-plot-time = Figura 4: tiempo medio por tamaño
repeat-o-plot-nodes = Figura 5: nodos expandidos por tamaño, media
repeat-o-plot-how = Una curva por algoritmo sobre los tableros que resuelve.
repeat-o-sizes-why = El informe halla que la búsqueda voraz expande menos nodos y es más rápida. Donde ambas resuelven un tablero, la voraz expande menos que A* con H2A en { $fewer-a } de { $both-a } y que A* con H2I en { $fewer-i } de { $both-i }.
repeat-o-sizes-means = Las medias no son sobre los mismos tableros: se resuelven { $greedy }, { $inadmissible } y { $quarter }. Las medias solo sobre tableros resueltos favorecen al algoritmo que falla en los difíciles, también en las gráficas del informe.
repeat-o-two = Dos subproblemas o uno
repeat-o-two-how = El informe divide el problema: primero los números, luego los suelos aislados. Aquí las dos formas con los mismos algoritmos y pasos y con los mismos límites ({ $limits }); el problema entero suma los suelos aislados a cada heurística. «/» está entre en dos partes y de una vez. La razón es cuántas veces los nodos, o el tiempo, de las dos partes necesita el problema entero: la mediana sobre los tableros que resuelven las dos formas.
repeat-o-two-nodes = Nodos expandidos: en dos partes / de una vez
repeat-o-two-times = Tiempo: en dos partes / de una vez
repeat-o-two-solved = en dos partes: resueltos
repeat-o-one-solved = de una vez: resueltos
repeat-o-both-solved = resueltos de las dos formas
repeat-o-two-fewer = menos nodos, en dos partes : de una vez
repeat-o-two-ratio = nodos, razón
repeat-o-two-sooner = menos tiempo, en dos partes : de una vez
repeat-o-two-time = tiempo, razón
repeat-o-two-why = De { $all } búsquedas, una por algoritmo y tablero, { $solved-two } hallan la solución en dos partes y { $solved-one } de una vez. De las { $both } que la hallan de las dos formas, en dos partes se expanden menos nodos en { $two } y más en { $one }.
repeat-o-two-most = Quien más gana es { $algorithm }: de una vez expande { $times } los nodos (mediana).
repeat-o-nodes = Su programa y el nuestro, nodo a nodo
repeat-o-nodes-how = Nodos expandidos, nuestros / del original; «=» donde son iguales. La búsqueda en anchura y en profundidad del original barajan sus jugadas con un generador sin semilla, así que sus propias ejecuciones difieren: ahí están el menor y el mayor. Entre paréntesis: un límite terminó la ejecución.
repeat-o-nodes-why = { $equal } de las { $all } ejecuciones terminadas con orden fijo son iguales.
repeat-o-formulations = Lo que vale una formulación mejor
repeat-o-formulations-how = Los mismos tableros y estrategias en otras tres formulaciones: clean (ningún muro sobre un número, se cortan los números sin salida), pruned (un número cada vez, se cortan los callejones), propagating (con todo lo que se sigue). A* también con una heurística nuestra, «crossing». Límites de una ejecución: { $limits }.
repeat-o-median = mediana expandidos
repeat-o-most = máximo expandidos
repeat-o-median-time = tiempo mediano
