# La página en el navegador: las reglas de los juegos.

web-rules-title = Reglas
web-rules-goal = El objetivo
web-rules-rules = Las reglas
web-rules-play = Cómo se juega aquí
web-rules-think = Cómo pensar
web-rules-variants = Variantes

web-rules-minesweeper = Las reglas del Buscaminas
web-rules-minesweeper-goal = Bajo algunas casillas hay minas. Abre todas las que no tienen.
web-rules-minesweeper-rules = Una casilla abierta muestra cuántas de sus vecinas son minas. La que no muestra nada no tiene ninguna alrededor, así que se abren también todas sus vecinas. Abrir una mina pierde la partida. Las banderas solo ayudan a recordar.
web-rules-minesweeper-play = Pulsa una casilla para abrirla; con el botón derecho, o manteniéndola pulsada, pones una bandera. Pulsa un número con todas sus banderas para abrir el resto a su alrededor. Deshacer devuelve cualquier jugada, incluso una mina: se cuenta junto al tablero.
web-rules-minesweeper-think = Compara un número con las casillas ocultas de su lado. Si hay tantas ocultas como minas faltan, todas son minas; si no falta ninguna, todas son seguras. Después compara dos números que comparten casillas. Cuando nada es seguro, «¿Puedo arriesgar?» dice si hay un camino que no has visto.
web-rules-minesweeper-variants = Las casillas pueden ser hexágonos con 6 vecinas, triángulos con 12, sectores de anillos, o cuadrados sobre un toro donde los bordes se tocan. El primer clic puede estar libre de minas, abrir una zona, o ser tan peligroso como cualquier otro.

web-rules-sudoku = Las reglas del Sudoku
web-rules-sudoku-goal = Llena todas las casillas sin repetir valor en ninguna fila, columna ni caja.
web-rules-sudoku-rules = Cada fila, cada columna y cada caja de línea gruesa contiene todos los valores exactamente una vez. Los valores en negrita están dados y no cambian. Un sudoku bien hecho tiene una sola solución, y se llega a ella sin adivinar.
web-rules-sudoku-play = Elige una casilla y teclea un valor, o pulsa una tecla bajo el tablero. Con las anotaciones activas, los valores se apuntan en pequeño. Arrastra, o pulsa con Ctrl, para elegir varias casillas. El valor que escribes borra su anotación en las casillas que lo ven.
web-rules-sudoku-think = ¿Dónde cabe aún un valor en una caja? ¿Qué valores caben aún en una casilla? Cuando solo queda uno, escríbelo. Los más difíciles piden anotaciones: dos casillas con los mismos dos candidatos se los quitan a las demás. Las pistas nombran la técnica, desde los únicos hasta las cadenas.
web-rules-sudoku-variants = También las diagonales y las regiones añadidas contienen cada valor una vez. Las casillas a un salto de caballo o a un paso de rey difieren. En un jigsaw, las cajas tienen otras formas. Las jaulas de un killer dan la suma de sus casillas y no repiten valor. Los sudokus importados pueden traer más reglas, que se dibujan sobre la cuadrícula.

web-rules-ohno = Las reglas de 0h n0
web-rules-ohno-goal = Decide para cada casilla si es un punto o un muro.
web-rules-ohno-rules = Los puntos se ven por filas y columnas hasta que un muro corta la vista. Un número dice cuántos otros puntos ve el suyo, en las cuatro direcciones juntas. Todo punto ve al menos otro.
web-rules-ohno-play = Pulsa una casilla: punto, luego muro, luego otra vez desconocida. Con el botón derecho, o manteniéndola pulsada, pones un muro directamente. En el modo «solo supuesto» las marcas se dibujan finas y no cuentan.
web-rules-ohno-think = Un número que ya ve bastante debe quedar cerrado por muros. Un número que solo puede mirar en una dirección debe mirar por ella. Donde un paso más le mostraría demasiados puntos, hay un muro. Donde todas las maneras de cumplir un número coinciden en una casilla, la casilla queda decidida.
web-rules-ohno-variants = Los tableros pueden tener cualquier tamaño hasta 100 por 100. Algunos autores piden que a todo punto sin número lo vea un número; en los tableros con una sola solución las dos reglas coinciden.
