import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Un tablero de Sudoku como estado de un problema de búsqueda, las estrategias de búsqueda y las heurísticas. Cada
 * método es un hueco que rellenas tú. Puedes añadir métodos, clases y archivos tuyos; conserva los nombres y los tipos
 * de estos métodos.
 *
 * <p>Las clases State, WeightedState, Step, Node, Queue, Stack, PriorityQueue y Result están en Lab.java.
 */
public class Student extends Lab {

    /**
     * ¿Puede estar el dígito {@code num} en ({@code row}, {@code col})?
     *
     * <p>Puede si ninguna OTRA casilla de la misma fila, de la misma columna o de la misma caja de 3x3 tiene
     * {@code num}. Lo que haya en la propia casilla no cuenta. Las filas y las columnas se cuentan desde 0. El tablero
     * no se toca.
     */
    @Override
    public boolean valid(int[][] board, int num, int row, int col) {
        throw new UnsupportedOperationException("valid: compara num con la fila, la columna y la caja de la casilla");
    }

    /** ¿Está vacía la casilla ({@code row}, {@code col}) del tablero del estado? */
    @Override
    public boolean isEmpty(State state, int row, int col) {
        throw new UnsupportedOperationException("isEmpty: mira si en la casilla hay un 0");
    }

    /**
     * El estado que resulta de {@code action}, o null si la acción rompe las reglas.
     *
     * <p>Una acción es un texto de tres dígitos: el que se escribe, la fila y la columna, contadas desde 0. "502" escribe
     * un 5 en la fila 0, columna 2. El propio estado no debe cambiar: escribe en una copia de su tablero.
     */
    @Override
    public State succ(State state, String action) {
        throw new UnsupportedOperationException("succ: copia el tablero y escribe el dígito si allí es válido");
    }

    /**
     * Todos los pasos (estado y acción) a los que lleva una acción.
     *
     * <p>Solo se rellena la primera casilla vacía en el orden de lectura. Los dígitos van de 1 a 9, en ese orden, sin los
     * que no son válidos. Un tablero lleno no tiene sucesores: la lista está vacía.
     */
    @Override
    public List<Step> nextStates(State state) {
        throw new UnsupportedOperationException("nextStates: busca la primera casilla vacía y prueba los dígitos de 1 a 9");
    }

    /**
     * GRAPH-SEARCH.
     *
     * <p>{@code frontier} es una Queue, una Stack o una PriorityQueue vacía. Solo ella decide qué nodo va después; este
     * método es el mismo para todas las estrategias.
     *
     * <ol>
     *   <li>Mete en la frontera un nodo con el estado inicial. Aún no hay nada explorado.
     *   <li>Si la frontera está vacía no hay solución: devuelve null y las cuentas.
     *   <li>Saca un nodo. Si su estado es objetivo, devuélvelo con las cuentas.
     *   <li>Si no, su estado queda explorado. Expande el nodo: expanded aumenta en 1.
     *   <li>Para cada hijo:
     *       <ul>
     *         <li>si su estado no está explorado ni espera en la frontera: inserta el hijo y generated aumenta en 1;
     *         <li>si su estado espera en la frontera: llama a frontier.update(child), que se queda con el mejor de los
     *             dos; generated no cambia;
     *         <li>si su estado está explorado: descarta el hijo.
     *       </ul>
     *   <li>Vuelve al paso 2.
     * </ol>
     *
     * <p>El objetivo se comprueba al SACAR un nodo, nunca antes. El nodo objetivo no se expande; el nodo inicial no
     * cuenta como generado.
     */
    @Override
    public Result uninformedSearch(State initial, Frontier frontier) {
        throw new UnsupportedOperationException("uninformedSearch: escribe el bucle de GRAPH-SEARCH");
    }

    /** Búsqueda en anchura. */
    @Override
    public Result breadthFirst(State initial) {
        throw new UnsupportedOperationException("breadthFirst: llama a uninformedSearch con la frontera adecuada");
    }

    /** Búsqueda en profundidad. */
    @Override
    public Result depthFirst(State initial) {
        throw new UnsupportedOperationException("depthFirst: llama a uninformedSearch con la frontera adecuada");
    }

    /** Búsqueda de coste uniforme. */
    @Override
    public Result uniformCost(State initial) {
        throw new UnsupportedOperationException("uniformCost: llama a uninformedSearch con una PriorityQueue");
    }

    /**
     * GRAPH-SEARCH con heurística: como uninformedSearch, con una cosa más. A cada nodo, también al inicial, se le pone
     * {@code node.h = heuristic.of(node.state)} ANTES de pasarlo a insert o a update.
     */
    @Override
    public Result informedSearch(State initial, Frontier frontier, Heuristic heuristic) {
        throw new UnsupportedOperationException("informedSearch: el mismo bucle, con node.h puesto a tiempo");
    }

    /** Búsqueda voraz. */
    @Override
    public Result greedy(State initial, Heuristic heuristic) {
        throw new UnsupportedOperationException("greedy: llama a informedSearch con la prioridad adecuada");
    }

    /** A*. */
    @Override
    public Result aStar(State initial, Heuristic heuristic) {
        throw new UnsupportedOperationException("aStar: llama a informedSearch con la prioridad adecuada");
    }

    /**
     * Tu primera heurística para un WeightedState: un número que nunca supera el coste real del camino más barato hasta
     * un tablero lleno, y 0 en un tablero lleno.
     */
    @Override
    public double h1(State state) {
        throw new UnsupportedOperationException("h1: estima el coste que falta, sin pasarte nunca");
    }

    /**
     * Tu segunda heurística para un WeightedState: también admisible y distinta de h1. Procura que sea mayor que h1
     * siempre que puedas.
     */
    @Override
    public double h2(State state) {
        throw new UnsupportedOperationException("h2: busca una estimación admisible mayor que h1");
    }
}
