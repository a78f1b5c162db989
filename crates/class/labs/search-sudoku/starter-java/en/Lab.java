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

// The lab's classes. All of this is given: leave it as it is. The grader always uses its own copy of this file.

/** The functions of the lab. Your class Student writes them; here they only say that they are not written yet. */
abstract class Lab {
    /** The functions that states use. */
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

    // What the methods of states come down to.

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

    /** A search is about to expand a node: for those who watch it. */
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
 * A board: nine rows of nine digits, where 0 is an empty cell. In this space an action fills the FIRST empty cell in
 * reading order (row by row, from left to right), and every action costs 1.
 */
class State {
    final int[][] board;

    State(int[][] board) {
        this.board = board;
    }

    /** Is the cell empty? */
    boolean isEmpty(int row, int col) {
        return Lab.current.isEmpty(this, row, col);
    }

    /** The state after an action, or null if the action breaks the rules. */
    State succ(String action) {
        return Lab.current.succOf(this, action);
    }

    /** All steps from here. */
    List<Step> nextStates() {
        return Lab.current.stepsOf(this);
    }

    /** What an action costs here. */
    int cost(String action) {
        return Lab.current.costOf(this, action);
    }

    /** Is the board full? Only valid digits were ever written, so it is then solved. */
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

    /** A copy of the board, to write on. */
    int[][] copyOfBoard() {
        int[][] copy = new int[board.length][];
        for (int row = 0; row < board.length; row++) {
            copy[row] = board[row].clone();
        }
        return copy;
    }

    /** The board as a text of 81 digits, row by row. */
    String text() {
        StringBuilder text = new StringBuilder(81);
        for (int[] line : board) {
            for (int digit : line) {
                text.append(digit);
            }
        }
        return text.toString();
    }

    /** The board of a text: 81 digits, with 0 or a dot for an empty cell. */
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
 * The same board in another space: an action may fill ANY empty cell, and it costs as many points as digits are valid
 * in that cell now. A cell with one valid digit costs 1: you are sure. A cell with four costs 4.
 */
class WeightedState extends State {
    WeightedState(int[][] board) {
        super(board);
    }
}

/** A step: the state that an action leads to, and the action. */
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

/** What a search returns: the node of the solution (null if there is none), nodes expanded and nodes generated. */
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

/** An estimate of the cost from a state to a goal, such as {@code this::h1}. */
interface Heuristic {
    double of(State state);
}

/** A node of the search tree: a state, and how the search came to it. */
class Node {
    final State state;
    /** The node before, null for the initial one. */
    final Node parent;
    /** What led from the parent to here. */
    final String action;
    /** The cost of the path from the initial state. */
    final int g;
    /** An estimate of the cost from here to a goal. */
    double h;
    final int depth;

    /** The initial node. */
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

    /** The children of this node, in the order of nextStates(). */
    List<Node> expand() {
        Lab.current.expands(this);
        List<Node> children = new ArrayList<>();
        for (Step step : state.nextStates()) {
            children.add(new Node(step.state, this, step.action, g + state.cost(step.action)));
        }
        return children;
    }

    /** The actions from the initial state to here. */
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

/** Nodes that wait to be expanded: a Queue, a Stack or a PriorityQueue. */
abstract class Frontier {
    /** The frontier that was made last, for those who watch a search. */
    static Frontier newest;

    private final Map<State, Integer> waiting = new HashMap<>();

    Frontier() {
        newest = this;
    }

    /** Adds a node. */
    abstract void insert(Node node);

    /** Takes out the node that is next. */
    abstract Node remove();

    /** The nodes in the order in which they would leave. */
    abstract List<Node> nodes();

    /** Does no node wait here? */
    boolean isEmpty() {
        return waiting.isEmpty();
    }

    /** Does a node with the same STATE wait here? */
    boolean contains(Node node) {
        return waiting.containsKey(node.state);
    }

    /**
     * Puts the node in the place of a waiting node with the same state and a worse priority. Returns whether it did.
     * Only a PriorityQueue has priorities.
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

/** First in, first out. */
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

/** Last in, first out. */
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
 * The node with the smallest priority leaves first; of equal ones the oldest. The priority is a function of a node,
 * asked once, when the node comes in: {@code new PriorityQueue(node -> node.depth)}
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

    /** As said above; the node comes in as if it had come now. */
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
