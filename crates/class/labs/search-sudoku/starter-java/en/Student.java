import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A Sudoku board as a state of a search problem, search strategies and heuristics. Every method here is a hole for you
 * to fill. You may add methods, classes and files of your own; keep the names and the types of these methods.
 *
 * <p>The classes State, WeightedState, Step, Node, Queue, Stack, PriorityQueue and Result are in Lab.java.
 */
public class Student extends Lab {

    /**
     * May the digit {@code num} stand at ({@code row}, {@code col})?
     *
     * <p>It may if no OTHER cell of the same row, of the same column or of the same 3x3 box holds {@code num}. What
     * stands in the cell itself does not count. Rows and columns are counted from 0. The board stays as it is.
     */
    @Override
    public boolean valid(int[][] board, int num, int row, int col) {
        throw new UnsupportedOperationException("valid: compare num with the row, the column and the box of the cell");
    }

    /** Is the cell at ({@code row}, {@code col}) of the state's board empty? */
    @Override
    public boolean isEmpty(State state, int row, int col) {
        throw new UnsupportedOperationException("isEmpty: look whether the cell holds a 0");
    }

    /**
     * The state after {@code action}, or null if the action breaks the rules.
     *
     * <p>An action is a text of three digits: the digit to write, the row and the column, both counted from 0. "502"
     * writes a 5 into row 0, column 2. The state itself must not change: write on a copy of its board.
     */
    @Override
    public State succ(State state, String action) {
        throw new UnsupportedOperationException("succ: copy the board, write the digit if it is valid there");
    }

    /**
     * All steps (state and action) that one action leads to.
     *
     * <p>Only the first empty cell in reading order is filled. The digits come in the order 1 to 9; those that are not
     * valid are left out. A full board has no next states: the list is empty.
     */
    @Override
    public List<Step> nextStates(State state) {
        throw new UnsupportedOperationException("nextStates: find the first empty cell and try the digits 1 to 9");
    }

    /**
     * GRAPH-SEARCH.
     *
     * <p>{@code frontier} is an empty Queue, Stack or PriorityQueue. It alone decides which node is next; this method
     * is the same for every strategy.
     *
     * <ol>
     *   <li>Put a node of the initial state into the frontier. Nothing is explored yet.
     *   <li>If the frontier is empty there is no solution: return null and the counts.
     *   <li>Remove a node. If its state is a goal, return it and the counts.
     *   <li>Otherwise its state is now explored. Expand the node: expanded grows by 1.
     *   <li>For each child:
     *       <ul>
     *         <li>state neither explored nor waiting in the frontier: insert the child, and generated grows by 1;
     *         <li>state waiting in the frontier: call frontier.update(child), which keeps the better of the two;
     *             generated stays;
     *         <li>state explored: drop the child.
     *       </ul>
     *   <li>Go on with 2.
     * </ol>
     *
     * <p>The goal is tested when a node is REMOVED, never earlier. The goal node is not expanded; the initial node is
     * not counted as generated.
     */
    @Override
    public Result uninformedSearch(State initial, Frontier frontier) {
        throw new UnsupportedOperationException("uninformedSearch: write the loop of GRAPH-SEARCH");
    }

    /** Breadth-first search. */
    @Override
    public Result breadthFirst(State initial) {
        throw new UnsupportedOperationException("breadthFirst: call uninformedSearch with the right frontier");
    }

    /** Depth-first search. */
    @Override
    public Result depthFirst(State initial) {
        throw new UnsupportedOperationException("depthFirst: call uninformedSearch with the right frontier");
    }

    /** Uniform-cost search. */
    @Override
    public Result uniformCost(State initial) {
        throw new UnsupportedOperationException("uniformCost: call uninformedSearch with a PriorityQueue");
    }

    /**
     * GRAPH-SEARCH with a heuristic: as uninformedSearch, with one thing more. Every node, the initial one too, gets
     * {@code node.h = heuristic.of(node.state)} BEFORE it goes to insert or update.
     */
    @Override
    public Result informedSearch(State initial, Frontier frontier, Heuristic heuristic) {
        throw new UnsupportedOperationException("informedSearch: the same loop, with node.h set in time");
    }

    /** Greedy best-first search. */
    @Override
    public Result greedy(State initial, Heuristic heuristic) {
        throw new UnsupportedOperationException("greedy: call informedSearch with the right priority");
    }

    /** A*. */
    @Override
    public Result aStar(State initial, Heuristic heuristic) {
        throw new UnsupportedOperationException("aStar: call informedSearch with the right priority");
    }

    /**
     * Your first heuristic for a WeightedState: a number that is never above the true cost of the cheapest way to a
     * full board, and 0 on a full board.
     */
    @Override
    public double h1(State state) {
        throw new UnsupportedOperationException("h1: estimate the cost that is still to come, never too high");
    }

    /**
     * Your second heuristic for a WeightedState: admissible too, not the same as h1. Try to make it larger than h1
     * wherever you can.
     */
    @Override
    public double h2(State state) {
        throw new UnsupportedOperationException("h2: find an admissible estimate that is larger than h1");
    }
}
