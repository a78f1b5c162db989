# Lo que el paquete de Python dice de sí mismo.
python-seconds = { $seconds } no es un límite de tiempo: los segundos son un número desde 0.

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
