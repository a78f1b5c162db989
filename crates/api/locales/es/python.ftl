# Lo que el paquete de Python dice de sí mismo.
python-seconds = un número desde 0
python-nested = Tus funciones inician ejecuciones dentro de otras, hasta { $most } niveles: son demasiados.
python-unhashable = Un estado debe tener hash, pero este, de tipo { $type }, no lo tiene ({ $reason }). Usa tuplas en vez de listas, frozenset en vez de set, o una clase con __eq__ y __hash__.
python-cost = El paso { $action } desde el estado { $state } cuesta { $cost }: un coste debe ser un número finito desde 0.
python-cost-large = El paso { $action } desde el estado { $state } cuesta { $cost }: los enteros desde 2^53 no se suman con exactitud. Usa unidades menores o un float.
python-estimate = La heurística dice { $estimate } del estado { $state }: una estimación debe ser un número finito desde 0.
python-estimate-large = La heurística dice { $estimate } del estado { $state }: los enteros desde 2^53 no se suman con exactitud. Usa unidades menores o un float.
python-no-heuristic = { $strategy } necesita una heurística: pasa heuristic=función del estado, o da al problema un método h(node), donde node.state es el estado.
python-not-reversible = { $strategy } busca también desde las metas: el problema necesita goals(), que da los estados meta, y predecessors(state), que da pares (estado anterior, acción).
python-not-a-cover = dlx admite restricciones entre dos variables y all_different; el predicado sobre { $variables } no es ni lo uno ni lo otro. Elige otro método.
python-no-switches = { $method } no tiene interruptores: variables, values, inference, retreat, preprocess y limited_discrepancy son de los métodos de vuelta atrás.
python-admissible-holds = La heurística es admisible: se compararon todos los estados alcanzables con su coste real.
python-admissible-fails = La heurística no es admisible: del estado { $state } dice { $estimate }, pero desde ahí se llega a una meta por { $cost }.
python-admissible-unknown = Ningún estado muestra que la heurística no sea admisible: { $judged } se compararon con su coste real, { $undecided } están demasiado lejos de una meta para saberlo.
python-consistent-holds = La heurística es consistente: se compararon todos los pasos.
python-consistent-fails = La heurística no es consistente: con el paso { $action } de { $state } a { $next }, que cuesta { $cost }, baja de { $before } a { $after }.
python-consistent-unknown = Ninguno de { $steps } pasos muestra que la heurística sea inconsistente.
python-move = { $agent }, partida { $game } de la semilla { $seed }: { $reason }
python-move-outside = la casilla ({ $row }, { $column }) no está en el tablero, que tiene { $height } filas y { $width } columnas, contadas desde 0.
python-move-open = la casilla ({ $row }, { $column }) ya está abierta.
python-move-no-cell = la lista de casillas está vacía. Devuelve None para abandonar la partida.
python-move-too-many = la lista tiene más casillas que el tablero.
python-move-none = { $found } no es una jugada. Una jugada es una casilla (fila, columna), una lista de casillas, o None para abandonar la partida.
python-batch-size = { $bytes } bytes no son un número entero de tableros de { $cells } casillas.
python-batch-value = la casilla ({ $row }, { $column }) no contiene un número de 0, una casilla vacía, a 9.
python-batch-sign = el número de la casilla ({ $row }, { $column }) no significa nada: de 0 a 8 son números, -1 está oculta, -2 es una bandera, -3 una mina conocida.

# Entornos para agentes que aprenden.
python-environment-opening = Ningún primer clic en { $level } puede ser una apertura: pide menos minas u otra regla para el primer clic.
python-environment-tiling = La partida tiene el nivel { $found }; el entorno juega en las casillas de { $level }.
python-environment-over = La partida de este ID ha terminado; un episodio empieza con una partida que sigue.
python-environment-shape = El puzle tiene { $found } casillas en una fila o columna, y el entorno está hecho para { $wanted }.
python-environment-not-unique = El puzle no tiene exactamente una solución, así que ninguna jugada puede llamarse correcta o errónea.
python-environment-filled = El puzle ya está lleno.
python-environment-interrupted = El entorno se interrumpió a mitad de un paso: reinicia todos sus tableros.
python-environment-large = { $count } tableros con { $cells } casillas y { $actions } acciones cada uno ocupan demasiada memoria.
python-score-rate = { $won } de { $games } partidas ganadas: { $rate } % (intervalo del 95 %: de { $low } a { $high } %).
python-score-no-games = No se jugó ninguna partida.
python-score-moves = { $moves } jugadas por partida, { $guesses } de ellas a ciegas.
python-score-wrong = { $moves } jugadas por partida, { $wrong } de ellas erróneas.
python-score-lost-risk = Por arrepentimiento de riesgo, { $luck } de las partidas perdidas se perdieron por mala suerte y { $error } por error.
python-score-lost-exact = Por arrepentimiento exacto, { $luck } de las partidas perdidas se perdieron por mala suerte y { $error } por error; en { $unknown } la última posición no se resolvió.
python-score-regret-risk = Arrepentimiento de riesgo por partida: { $regret }.
python-score-regret-exact = Arrepentimiento exacto por partida: { $regret }, de { $known } de { $moves } jugadas; las demás posiciones no se resolvieron.
python-score-unfinished = { $unfinished } partidas no terminaron: una jugada no estaba permitida, o fueron demasiadas.
