# Lo que el paquete de Python dice de sí mismo.
python-seconds = { $seconds } no es un límite de tiempo: los segundos son un número desde 0.
python-move = { $agent }, partida { $game } de la semilla { $seed }: { $reason }
python-move-outside = la casilla ({ $row }, { $column }) no está en el tablero, que tiene { $height } filas y { $width } columnas, contadas desde 0.
python-move-open = la casilla ({ $row }, { $column }) ya está abierta.
python-move-no-cell = la lista de casillas está vacía. Devuelve None para abandonar la partida.
python-move-too-many = la lista tiene más casillas que el tablero.
python-move-none = { $found } no es una jugada. Una jugada es una casilla (fila, columna), una lista de casillas, o None para abandonar la partida.
python-batch-size = { $bytes } bytes no son un número entero de tableros de { $cells } casillas.
python-batch-value = la casilla ({ $row }, { $column }) no contiene un número de 0, una casilla vacía, a 9.
python-batch-sign = el número de la casilla ({ $row }, { $column }) no significa nada: de 0 a 8 son números, -1 está oculta, -2 es una bandera, -3 una mina conocida.
