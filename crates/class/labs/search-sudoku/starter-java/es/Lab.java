import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleFunction;

// Las clases de la práctica. Está todo hecho: déjalo como está. El calificador usa siempre su propia copia de este archivo.

/** Las funciones de la práctica. Las escribe tu clase Student; aquí solo dicen que aún no están escritas. */
abstract class Lab {
    /** Las funciones que usan los estados. */
    static Lab current;

    Lab() {
        if (current == null) {
            current = this;
        }
    }

    boolean valid(int[][] board, int num, int row, int col) {
        throw missing("valid");
    }

    boolean isEmpty(State state, int row, int col) {
        throw missing("isEmpty");
    }

    State succ(State state, String action) {
        throw missing("succ");
    }

    List<Step> nextStates(State state) {
        throw missing("nextStates");
    }

    Result uninformedSearch(State initial, Frontier frontier) {
        throw missing("uninformedSearch");
    }

    Result breadthFirst(State initial) {
        throw missing("breadthFirst");
    }

    Result depthFirst(State initial) {
        throw missing("depthFirst");
    }

    Result uniformCost(State initial) {
        throw missing("uniformCost");
    }

    Result informedSearch(State initial, Frontier frontier, Heuristic heuristic) {
        throw missing("informedSearch");
    }

    Result greedy(State initial, Heuristic heuristic) {
        throw missing("greedy");
    }

    Result aStar(State initial, Heuristic heuristic) {
        throw missing("aStar");
    }

    double h1(State state) {
        throw missing("h1");
    }

    double h2(State state) {
        throw missing("h2");
    }

    private static RuntimeException missing(String name) {
        return new UnsupportedOperationException("Student has no method " + name);
    }

    // En qué se quedan los métodos de los estados.

    State succOf(State state, String action) {
        State child = succ(state, action);
        return child == null || !(state instanceof WeightedState) ? child : new WeightedState(child.board);
    }

    List<Step> stepsOf(State state) {
        if (!(state instanceof WeightedState)) {
            return nextStates(state);
        }
        List<Step> steps = new ArrayList<>();
        for (int row = 0; row < 9; row++) {
            for (int col = 0; col < 9; col++) {
                for (int digit = 1; digit <= 9 && isEmpty(state, row, col); digit++) {
                    String action = "" + digit + row + col;
                    State child = succOf(state, action);
                    if (child != null) {
                        steps.add(new Step(child, action));
                    }
                }
            }
        }
        return steps;
    }

    /** Una búsqueda va a expandir un nodo: para quien la observa. */
    void expands(Node node) {}

    int costOf(State state, String action) {
        if (!(state instanceof WeightedState)) {
            return 1;
        }
        int count = 0;
        for (int digit = 1; digit <= 9; digit++) {
            if (valid(state.board, digit, action.charAt(1) - '0', action.charAt(2) - '0')) {
                count++;
            }
        }
        return count;
    }
}

/**
 * Un tablero: nueve filas de nueve dígitos, donde 0 es una casilla vacía. En este espacio una acción rellena la PRIMERA
 * casilla vacía en el orden de lectura (fila a fila, de izquierda a derecha) y toda acción cuesta 1.
 */
class State {
    final int[][] board;

    State(int[][] board) {
        this.board = board;
    }

    /** ¿Está vacía la casilla? */
    boolean isEmpty(int row, int col) {
        return Lab.current.isEmpty(this, row, col);
    }

    /** El estado que resulta de una acción, o null si la acción rompe las reglas. */
    State succ(String action) {
        return Lab.current.succOf(this, action);
    }

    /** Todos los pasos desde aquí. */
    List<Step> nextStates() {
        return Lab.current.stepsOf(this);
    }

    /** Lo que cuesta aquí una acción. */
    int cost(String action) {
        return Lab.current.costOf(this, action);
    }

    /** ¿Está lleno el tablero? Solo se escriben dígitos válidos: si lo está, está resuelto. */
    boolean isGoal() {
        for (int[] line : board) {
            for (int digit : line) {
                if (digit == 0) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Una copia del tablero, para escribir en ella. */
    int[][] copyOfBoard() {
        int[][] copy = new int[board.length][];
        for (int row = 0; row < board.length; row++) {
            copy[row] = board[row].clone();
        }
        return copy;
    }

    /** El tablero como texto de 81 dígitos, fila a fila. */
    String text() {
        StringBuilder text = new StringBuilder(81);
        for (int[] line : board) {
            for (int digit : line) {
                text.append(digit);
            }
        }
        return text.toString();
    }

    /** El tablero de un texto: 81 dígitos, con 0 o un punto por casilla vacía. */
    static int[][] read(String text) {
        if (!text.matches("[.0-9]{81}")) {
            throw new IllegalArgumentException("a board has 81 cells, each a digit or a dot: " + text);
        }
        int[][] board = new int[9][9];
        for (int cell = 0; cell < 81; cell++) {
            char sign = text.charAt(cell);
            board[cell / 9][cell % 9] = sign == '.' ? 0 : sign - '0';
        }
        return board;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof State && Arrays.deepEquals(board, ((State) other).board);
    }

    @Override
    public int hashCode() {
        return Arrays.deepHashCode(board);
    }

    @Override
    public String toString() {
        return getClass().getSimpleName() + "(" + text() + ")";
    }
}

/**
 * El mismo tablero en otro espacio: una acción puede rellenar CUALQUIER casilla vacía y cuesta tantos puntos como dígitos
 * son válidos en ella en ese momento. Una casilla con un solo dígito válido cuesta 1: no hay duda. Una con cuatro, 4.
 */
class WeightedState extends State {
    WeightedState(int[][] board) {
        super(board);
    }
}

/** Un paso: el estado al que lleva una acción, y la acción. */
final class Step {
    final State state;
    final String action;

    Step(State state, String action) {
        this.state = state;
        this.action = action;
    }

    @Override
    public String toString() {
        return "Step(" + state + ", " + action + ")";
    }
}

/** Lo que devuelve una búsqueda: el nodo de la solución (null si no la hay), nodos expandidos y nodos generados. */
final class Result {
    final Node node;
    final int expanded;
    final int generated;

    Result(Node node, int expanded, int generated) {
        this.node = node;
        this.expanded = expanded;
        this.generated = generated;
    }
}

/** Una estimación del coste desde un estado hasta un objetivo, como {@code this::h1}. */
interface Heuristic {
    double of(State state);
}

/** Un nodo del árbol de búsqueda: un estado y cómo se ha llegado a él. */
class Node {
    final State state;
    /** El nodo anterior; null en el inicial. */
    final Node parent;
    /** La acción que llevó del padre hasta aquí. */
    final String action;
    /** El coste del camino desde el estado inicial. */
    final int g;
    /** Una estimación del coste desde aquí hasta un objetivo. */
    double h;
    final int depth;

    /** El nodo inicial. */
    Node(State state) {
        this(state, null, null, 0);
    }

    Node(State state, Node parent, String action, int g) {
        this.state = state;
        this.parent = parent;
        this.action = action;
        this.g = g;
        this.depth = parent == null ? 0 : parent.depth + 1;
    }

    /** Los hijos de este nodo, en el orden de nextStates(). */
    List<Node> expand() {
        Lab.current.expands(this);
        List<Node> children = new ArrayList<>();
        for (Step step : state.nextStates()) {
            children.add(new Node(step.state, this, step.action, g + state.cost(step.action)));
        }
        return children;
    }

    /** Las acciones desde el estado inicial hasta aquí. */
    List<String> path() {
        List<String> actions = new ArrayList<>();
        for (Node node = this; node.parent != null; node = node.parent) {
            actions.add(node.action);
        }
        Collections.reverse(actions);
        return actions;
    }

    @Override
    public String toString() {
        return "Node(" + state + ", action=" + action + ", g=" + g + ", h=" + h + ")";
    }
}

/** Los nodos que esperan a ser expandidos: una Queue, una Stack o una PriorityQueue. */
abstract class Frontier {
    /** La última frontera creada, para quien observa una búsqueda. */
    static Frontier newest;

    private final Map<State, Integer> waiting = new HashMap<>();

    Frontier() {
        newest = this;
    }

    /** Añade un nodo. */
    abstract void insert(Node node);

    /** Saca el nodo siguiente. */
    abstract Node remove();

    /** Los nodos en el orden en que saldrían. */
    abstract List<Node> nodes();

    /** ¿No espera aquí ningún nodo? */
    boolean isEmpty() {
        return waiting.isEmpty();
    }

    /** ¿Espera aquí un nodo con el mismo ESTADO? */
    boolean contains(Node node) {
        return waiting.containsKey(node.state);
    }

    /**
     * Pone el nodo en lugar de otro que espera con el mismo estado y peor prioridad. Devuelve si lo ha hecho. Solo
     * PriorityQueue tiene prioridades.
     */
    boolean update(Node node) {
        return false;
    }

    final void came(Node node) {
        waiting.merge(node.state, 1, Integer::sum);
    }

    final void left(Node node) {
        waiting.computeIfPresent(node.state, (state, count) -> count == 1 ? null : count - 1);
    }
}

/** El primero en entrar es el primero en salir. */
class Queue extends Frontier {
    private final ArrayDeque<Node> nodes = new ArrayDeque<>();

    @Override
    void insert(Node node) {
        came(node);
        nodes.addLast(node);
    }

    @Override
    Node remove() {
        Node node = nodes.removeFirst();
        left(node);
        return node;
    }

    @Override
    List<Node> nodes() {
        return new ArrayList<>(nodes);
    }
}

/** El último en entrar es el primero en salir. */
class Stack extends Frontier {
    private final ArrayDeque<Node> nodes = new ArrayDeque<>();

    @Override
    void insert(Node node) {
        came(node);
        nodes.addFirst(node);
    }

    @Override
    Node remove() {
        Node node = nodes.removeFirst();
        left(node);
        return node;
    }

    @Override
    List<Node> nodes() {
        return new ArrayList<>(nodes);
    }
}

/**
 * Sale primero el nodo con menor prioridad; entre iguales, el más antiguo. La prioridad es una función del nodo, que se
 * consulta una vez, cuando el nodo entra: {@code new PriorityQueue(node -> node.depth)}
 */
class PriorityQueue extends Frontier {
    private static final class Entry {
        final double priority;
        final long order;
        final Node node;

        Entry(double priority, long order, Node node) {
            this.priority = priority;
            this.order = order;
            this.node = node;
        }
    }

    private static final Comparator<Entry> FIRST =
            Comparator.<Entry>comparingDouble(entry -> entry.priority).thenComparingLong(entry -> entry.order);

    private final ToDoubleFunction<Node> priority;
    private final java.util.PriorityQueue<Entry> heap = new java.util.PriorityQueue<>(FIRST);
    private final Map<State, List<Entry>> entries = new LinkedHashMap<>();
    private final Set<Entry> replaced = new HashSet<>();
    private long order;

    PriorityQueue(ToDoubleFunction<Node> priority) {
        this.priority = priority;
    }

    @Override
    void insert(Node node) {
        push(priority.applyAsDouble(node), node);
    }

    @Override
    Node remove() {
        Entry entry = heap.remove();
        while (replaced.remove(entry)) {
            entry = heap.remove();
        }
        leave(entry);
        return entry.node;
    }

    /** Como se dice arriba; el nodo entra como si acabara de llegar. */
    @Override
    boolean update(Node node) {
        double better = priority.applyAsDouble(node);
        for (Entry entry : entries.getOrDefault(node.state, List.of())) {
            if (better < entry.priority) {
                replaced.add(entry);
                leave(entry);
                push(better, node);
                return true;
            }
        }
        return false;
    }

    @Override
    List<Node> nodes() {
        List<Entry> all = new ArrayList<>();
        entries.values().forEach(all::addAll);
        all.sort(FIRST);
        List<Node> nodes = new ArrayList<>();
        all.forEach(entry -> nodes.add(entry.node));
        return nodes;
    }

    private void push(double priority, Node node) {
        Entry entry = new Entry(priority, order++, node);
        came(node);
        entries.computeIfAbsent(node.state, state -> new ArrayList<>()).add(entry);
        heap.add(entry);
    }

    private void leave(Entry entry) {
        left(entry.node);
        List<Entry> same = entries.get(entry.node.state);
        same.remove(entry);
        if (same.isEmpty()) {
            entries.remove(entry.node.state);
        }
    }
}
