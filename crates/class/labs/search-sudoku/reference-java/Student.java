import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The reference solution in Java. */
public class Student extends Lab {

    @Override
    public boolean valid(int[][] board, int num, int row, int col) {
        int top = row - row % 3, left = col - col % 3;
        for (int other = 0; other < 9; other++) {
            if (other != col && board[row][other] == num || other != row && board[other][col] == num) {
                return false;
            }
            int boxRow = top + other / 3, boxCol = left + other % 3;
            if ((boxRow != row || boxCol != col) && board[boxRow][boxCol] == num) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean isEmpty(State state, int row, int col) {
        return state.board[row][col] == 0;
    }

    @Override
    public State succ(State state, String action) {
        int digit = action.charAt(0) - '0', row = action.charAt(1) - '0', col = action.charAt(2) - '0';
        if (!valid(state.board, digit, row, col)) {
            return null;
        }
        int[][] board = state.copyOfBoard();
        board[row][col] = digit;
        return new State(board);
    }

    @Override
    public List<Step> nextStates(State state) {
        List<Step> steps = new ArrayList<>();
        List<int[]> empty = emptyCells(state);
        if (empty.isEmpty()) {
            return steps;
        }
        for (int digit = 1; digit <= 9; digit++) {
            String action = "" + digit + empty.get(0)[0] + empty.get(0)[1];
            State child = succ(state, action);
            if (child != null) {
                steps.add(new Step(child, action));
            }
        }
        return steps;
    }

    @Override
    public Result uninformedSearch(State initial, Frontier frontier) {
        frontier.insert(new Node(initial));
        Set<State> explored = new HashSet<>();
        int expanded = 0, generated = 0;
        while (!frontier.isEmpty()) {
            Node node = frontier.remove();
            if (node.state.isGoal()) {
                return new Result(node, expanded, generated);
            }
            explored.add(node.state);
            expanded++;
            for (Node child : node.expand()) {
                if (explored.contains(child.state)) {
                    continue;
                }
                if (frontier.contains(child)) {
                    frontier.update(child);
                } else {
                    frontier.insert(child);
                    generated++;
                }
            }
        }
        return new Result(null, expanded, generated);
    }

    @Override
    public Result breadthFirst(State initial) {
        return uninformedSearch(initial, new Queue());
    }

    @Override
    public Result depthFirst(State initial) {
        return uninformedSearch(initial, new Stack());
    }

    @Override
    public Result uniformCost(State initial) {
        return uninformedSearch(initial, new PriorityQueue(node -> node.g));
    }

    @Override
    public Result informedSearch(State initial, Frontier frontier, Heuristic heuristic) {
        Node root = new Node(initial);
        root.h = heuristic.of(root.state);
        frontier.insert(root);
        Set<State> explored = new HashSet<>();
        int expanded = 0, generated = 0;
        while (!frontier.isEmpty()) {
            Node node = frontier.remove();
            if (node.state.isGoal()) {
                return new Result(node, expanded, generated);
            }
            explored.add(node.state);
            expanded++;
            for (Node child : node.expand()) {
                if (explored.contains(child.state)) {
                    continue;
                }
                child.h = heuristic.of(child.state);
                if (frontier.contains(child)) {
                    frontier.update(child);
                } else {
                    frontier.insert(child);
                    generated++;
                }
            }
        }
        return new Result(null, expanded, generated);
    }

    @Override
    public Result greedy(State initial, Heuristic heuristic) {
        return informedSearch(initial, new PriorityQueue(node -> node.h), heuristic);
    }

    @Override
    public Result aStar(State initial, Heuristic heuristic) {
        return informedSearch(initial, new PriorityQueue(node -> node.g + node.h), heuristic);
    }

    /** The number of empty cells: each is still to be filled and costs at least 1. */
    @Override
    public double h1(State state) {
        return emptyCells(state).size();
    }

    /**
     * A digit changes what is valid only in cells that see it. So cells that see each other form islands, and what is
     * done in one changes nothing in another. The first action in an island costs at least as many points as its
     * tightest cell has valid digits; every action after it costs at least 1.
     */
    @Override
    public double h2(State state) {
        List<int[]> left = emptyCells(state);
        double estimate = 0;
        while (!left.isEmpty()) {
            List<int[]> island = new ArrayList<>(List.of(left.remove(0)));
            for (int next = 0; next < island.size(); next++) {
                int[] cell = island.get(next);
                for (int[] other : new ArrayList<>(left)) {
                    if (seeEachOther(cell, other)) {
                        left.remove(other);
                        island.add(other);
                    }
                }
            }
            estimate += island.size() - 1 + tightest(state, island);
        }
        return estimate;
    }

    /** The fewest valid digits that one of the cells has. A cell without any is a dead end: no number is too high. */
    private int tightest(State state, List<int[]> cells) {
        int fewest = 9;
        for (int[] cell : cells) {
            int count = 0;
            for (int digit = 1; digit <= 9; digit++) {
                count += valid(state.board, digit, cell[0], cell[1]) ? 1 : 0;
            }
            fewest = Math.min(fewest, count);
        }
        return Math.max(fewest, 1);
    }

    /** The empty cells in reading order, as pairs of row and column. */
    private List<int[]> emptyCells(State state) {
        List<int[]> cells = new ArrayList<>();
        for (int row = 0; row < 9; row++) {
            for (int col = 0; col < 9; col++) {
                if (isEmpty(state, row, col)) {
                    cells.add(new int[] {row, col});
                }
            }
        }
        return cells;
    }

    /** Are two cells in the same row, column or box? */
    private static boolean seeEachOther(int[] one, int[] other) {
        boolean sameBox = one[0] / 3 == other[0] / 3 && one[1] / 3 == other[1] / 3;
        return one[0] == other[0] || one[1] == other[1] || sameBox;
    }
}
