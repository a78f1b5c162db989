"""Un tablero de Sudoku como estado de un problema de búsqueda.

Aquí hay cuatro huecos: valid, is_empty, succ y next_states. Deja el resto como
está. Puedes añadir funciones y métodos tuyos.
"""


def valid(board, num, pos):
    """¿Puede estar el dígito `num` en `pos`, que es un par (fila, columna)?

    Puede si ninguna OTRA casilla de la misma fila, de la misma columna o de la misma
    caja de 3x3 tiene `num`. Lo que haya en la propia `pos` no cuenta. Las filas y las
    columnas se cuentan desde 0. Devuelve True o False; `board` no se toca.
    """
    raise NotImplementedError("valid: compara num con la fila, la columna y la caja de pos")


class State:
    """Un tablero: nueve listas de nueve dígitos, donde 0 es una casilla vacía.

    En este espacio una acción rellena la PRIMERA casilla vacía en el orden de lectura
    (fila a fila, de izquierda a derecha) y toda acción cuesta 1.
    """

    def __init__(self, board):
        self.board = board

    def is_empty(self, row, col):
        """¿Está vacía la casilla (row, col)? Devuelve True o False."""
        raise NotImplementedError("is_empty: mira si en la casilla hay un 0")

    def succ(self, action):
        """El estado que resulta de `action`, o None si la acción rompe las reglas.

        Una acción es un texto de tres dígitos: el que se escribe, la fila y la
        columna, contadas desde 0. "502" escribe un 5 en la fila 0, columna 2. El
        propio estado no debe cambiar: escribe en una copia de su tablero.
        """
        raise NotImplementedError("succ: copia el tablero y escribe el dígito si allí es válido")

    def next_states(self):
        """Todos los pares (estado, acción) a los que lleva una acción, en una lista.

        Solo se rellena la primera casilla vacía en el orden de lectura. Los dígitos
        van de 1 a 9, en ese orden, sin los que no son válidos. Un tablero lleno no
        tiene estados siguientes: la lista está vacía.
        """
        raise NotImplementedError("next_states: busca la primera casilla vacía y prueba los dígitos de 1 a 9")

    # A partir de aquí está todo hecho.

    def is_goal(self):
        """¿Está lleno el tablero? Solo se escriben dígitos válidos: si lo está, está resuelto."""
        return all(digit != 0 for line in self.board for digit in line)

    def cost(self, action):
        """Lo que cuesta `action` en este estado."""
        return 1

    def text(self):
        """El tablero como texto de 81 dígitos, fila a fila."""
        return "".join(str(digit) for line in self.board for digit in line)

    def __eq__(self, other):
        return isinstance(other, State) and self.board == other.board

    def __hash__(self):
        return hash(tuple(map(tuple, self.board)))

    def __repr__(self):
        return f"{type(self).__name__}({self.text()})"


class WeightedState(State):
    """El mismo tablero en otro espacio: una acción puede rellenar CUALQUIER casilla
    vacía y cuesta tantos puntos como dígitos son válidos en ella en ese momento.

    Una casilla con un solo dígito válido cuesta 1: vas sobre seguro. Una con cuatro, 4.
    """

    def next_states(self):
        """Pares (estado, acción): cada casilla vacía en orden de lectura, dígitos de 1 a 9."""
        result = []
        for row in range(9):
            for col in range(9):
                if self.is_empty(row, col):
                    for digit in range(1, 10):
                        action = f"{digit}{row}{col}"
                        child = self.succ(action)
                        if child is not None:
                            result.append((child, action))
        return result

    def succ(self, action):
        """Como arriba, y el estado nuevo también es un WeightedState."""
        child = super().succ(action)
        return None if child is None else WeightedState(child.board)

    def cost(self, action):
        """Cuántos dígitos son válidos en la casilla que rellena `action`."""
        pos = (int(action[1]), int(action[2]))
        return sum(1 for digit in range(1, 10) if valid(self.board, digit, pos))
