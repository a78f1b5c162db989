import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Runs a student's class Student under the protocol atisbo-agent/1 (docs/agent-protocol.md).
 *
 * <p>One process serves one question. The student's method for that question stays as it is; every other method of the
 * lab is replaced by one that asks the grader, so that one fault costs one question. Nothing in this file knows an
 * answer: it holds no solver and no hidden case.
 */
final class Agent {
    /** How an estimate without limit is sent; no board costs as much. */
    private static final double INFINITE = 1e9;

    private static final List<String> SEARCHES = List.of(
            "uninformed_search", "breadth_first", "depth_first", "uniform_cost", "informed_search", "greedy", "a_star");

    private static final String WANTED = "a search returns a Result(node, expanded, generated)";

    private final Channel channel;
    private final String question;
    /** The grader's heuristic, as the student's searches get it. */
    private final Heuristic heuristic = this::estimate;
    private Case open;

    private Agent(Channel channel, String question) {
        this.channel = channel;
        this.question = question;
        channel.agent = this;
    }

    public static void main(String[] arguments) throws IOException {
        Channel channel = new Channel();
        Agent agent = new Agent(channel, String.valueOf(channel.receive().get("question")));
        Graded student = null;
        Map<String, Object> broken = null;
        try {
            student = agent.new Graded();
            Lab.current = student;
        } catch (Throwable error) {
            broken = report(error);
        }
        channel.send(Map.of("ready", "java"));
        while (true) {
            Map<String, Object> message = channel.receive();
            if (message.containsKey("bye")) {
                Runtime.getRuntime().halt(0);
            }
            if (message.containsKey("ask")) {
                channel.send(broken != null ? broken : agent.reply(message, student));
            }
        }
    }

    private Map<String, Object> reply(Map<String, Object> ask, Graded student) {
        try {
            channel.failed = null;
            open = new Case(ask);
            Map<String, Object> reply = new HashMap<>();
            reply.put("answer", answer(ask, student));
            return channel.failed == null ? reply : report(channel.failed);
        } catch (Throwable error) {
            return report(channel.failed != null ? channel.failed : error);
        }
    }

    /** The student's method returned, but not what it has to. */
    static final class WrongAnswer extends RuntimeException {
        WrongAnswer(String words) {
            super(words);
        }
    }

    // The asks.

    /** What the student's method says to one ask. */
    private Object answer(Map<String, Object> ask, Graded student) {
        String name = (String) ask.get("ask");
        if (!student.keeps(name)) {
            throw new WrongAnswer("this process serves " + question + ", not " + name);
        }
        if (name.equals("h1") || name.equals("h2")) {
            List<Object> estimates = new ArrayList<>();
            for (Object board : (List<?>) ask.get("boards")) {
                estimates.add(estimate(name, (String) board, student));
            }
            return estimates;
        }
        int[][] board = State.read((String) ask.get("board"));
        if (SEARCHES.contains(name)) {
            return result(search(name, open.isFree ? new WeightedState(board) : new State(board), ask, student));
        }
        State state = new State(board);
        Map<String, Object> answer = new LinkedHashMap<>();
        switch (name) {
            case "valid":
                boolean valid = student.valid(board, number(ask, "digit"), number(ask, "row"), number(ask, "column"));
                unchanged(state, (String) ask.get("board"), name);
                return valid;
            case "is_empty":
                boolean isEmpty = student.isEmpty(state, number(ask, "row"), number(ask, "column"));
                unchanged(state, (String) ask.get("board"), name);
                return isEmpty;
            case "succ":
                State next = student.succ(state, (String) ask.get("action"));
                answer.put("board", next == null ? null : key(next.board));
                break;
            case "next_states":
                List<Step> steps = student.nextStates(state);
                if (steps == null) {
                    throw new WrongAnswer("nextStates returns a list, which may be empty; this returned null");
                }
                List<Object> pairs = new ArrayList<>();
                for (Step step : steps) {
                    if (step == null || step.state == null || step.action == null) {
                        throw new WrongAnswer("nextStates returns steps with a state and an action; one is " + step);
                    }
                    pairs.add(List.of(step.action, key(step.state.board)));
                }
                answer.put("states", pairs);
                break;
            default:
                throw new WrongAnswer("there is no question " + name);
        }
        answer.put("after", key(state.board));
        return answer;
    }

    private Result search(String name, State initial, Map<String, Object> ask, Graded student) {
        switch (name) {
            case "uninformed_search":
                return student.uninformedSearch(initial, frontier((String) ask.get("frontier")));
            case "breadth_first":
                return student.breadthFirst(initial);
            case "depth_first":
                return student.depthFirst(initial);
            case "uniform_cost":
                return student.uniformCost(initial);
            case "informed_search":
                return student.informedSearch(initial, frontier((String) ask.get("frontier")), heuristic);
            case "greedy":
                return student.greedy(initial, heuristic);
            default:
                return student.aStar(initial, heuristic);
        }
    }

    private static Frontier frontier(String name) {
        switch (name) {
            case "queue":
                return new Queue();
            case "stack":
                return new Stack();
            case "priority":
                return new PriorityQueue(node -> node.g);
            case "greedy":
                return new PriorityQueue(node -> node.h);
            case "a_star":
                return new PriorityQueue(node -> node.g + node.h);
            default:
                throw new WrongAnswer("there is no frontier " + name);
        }
    }

    private Object estimate(String name, String board, Graded student) {
        State state = new WeightedState(State.read(board));
        double value = name.equals("h1") ? student.h1(state) : student.h2(state);
        unchanged(state, board, name);
        if (Double.isNaN(value)) {
            throw new WrongAnswer(name + " returns a number; this returned NaN");
        }
        return Double.isInfinite(value) ? Math.copySign(INFINITE, value) : value;
    }

    private Map<String, Object> result(Result result) {
        if (result == null) {
            throw new WrongAnswer(WANTED + "; this returned null");
        }
        if (result.expanded < 0 || result.generated < 0) {
            throw new WrongAnswer(WANTED + "; neither count is negative");
        }
        List<String> actions = result.node == null ? null : result.node.path();
        if (actions != null && actions.contains(null)) {
            throw new WrongAnswer("an action is a text like \"502\"; the path is " + actions);
        }
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("actions", actions);
        answer.put("expanded", result.expanded);
        answer.put("generated", result.generated);
        return answer;
    }

    private static void unchanged(State state, String board, String name) {
        if (!key(state.board).equals(board)) {
            throw new WrongAnswer(name + " changed the board that it was given; it has to work on a copy");
        }
    }

    private static int number(Map<String, Object> message, String name) {
        return ((Number) message.get(name)).intValue();
    }

    /** The 81 digits of a board. Throws if it is no board. */
    private static String key(int[][] board) {
        boolean isBoard = board != null && board.length == 9;
        for (int row = 0; isBoard && row < 9; row++) {
            isBoard = board[row] != null && board[row].length == 9;
            for (int col = 0; isBoard && col < 9; col++) {
                isBoard = board[row][col] >= 0 && board[row][col] <= 9;
            }
        }
        if (!isBoard) {
            String shown = Arrays.deepToString(board);
            String some = shown.length() <= 120 ? shown : shown.substring(0, 117) + "...";
            throw new WrongAnswer("a board is nine rows of nine digits from 0 to 9, not " + some);
        }
        return new State(board).text();
    }

    // What stands in for the student's other methods.

    /** The ask that is open: its board and space, and what the grader has said about other boards. */
    private static final class Case {
        final String board;
        final boolean isFree;
        final boolean isSearch;
        final Map<String, List<?>> candidates = new HashMap<>();
        final Map<String, Map<String, Integer>> costs = new HashMap<>();
        final Map<String, Double> estimates = new HashMap<>();
        final List<Frontier> frontiers = new ArrayList<>();
        final List<Heuristic> heuristics = new ArrayList<>();
        final Map<Integer, Node> nodes = new HashMap<>();
        final Map<Node, Integer> numbers = new IdentityHashMap<>();

        Case(Map<String, Object> ask) {
            board = (String) ask.get("board");
            isFree = "free".equals(ask.get("space"));
            isSearch = SEARCHES.contains(ask.get("ask"));
            Frontier.newest = null;
        }
    }

    /** What the grader's heuristic says. */
    private double estimate(State state) {
        String key = key(state.board);
        Double known = open.estimates.get(key);
        if (known == null) {
            known = ((Number) channel.call("heuristic", "board", key)).doubleValue();
            open.estimates.put(key, known);
        }
        return known;
    }

    /** The digits that may stand in each cell, as texts. */
    private List<?> candidates(String key) {
        List<?> known = open.candidates.get(key);
        if (known == null) {
            known = (List<?>) channel.call("candidates", "board", key);
            open.candidates.put(key, known);
        }
        return known;
    }

    private static State like(State state, int[][] board) {
        return state instanceof WeightedState ? new WeightedState(board) : new State(board);
    }

    /** The student's class, with one method as it is and ours in place of the others. */
    private final class Graded extends Student {
        /** Is the method for this question the student's? Of two of a kind one may be written with the other. */
        boolean keeps(String name) {
            switch (question) {
                case "h1":
                case "h2":
                    return name.equals("h1") || name.equals("h2");
                case "uninformed_search":
                case "informed_search":
                    return name.equals("uninformed_search") || name.equals("informed_search");
                default:
                    return name.equals(question);
            }
        }

        @Override
        public boolean valid(int[][] board, int num, int row, int col) {
            if (keeps("valid")) {
                return super.valid(board, num, row, col);
            }
            StringBuilder key = new StringBuilder(key(board));
            if (row < 0 || row > 8 || col < 0 || col > 8) {
                throw new IndexOutOfBoundsException("there is no cell (" + row + ", " + col + ")");
            }
            key.setCharAt(row * 9 + col, '0');
            String possible = (String) candidates(key.toString()).get(row * 9 + col);
            return num >= 1 && num <= 9 && possible.indexOf('0' + num) >= 0;
        }

        @Override
        public boolean isEmpty(State state, int row, int col) {
            return keeps("is_empty") ? super.isEmpty(state, row, col) : state.board[row][col] == 0;
        }

        @Override
        public State succ(State state, String action) {
            if (keeps("succ") && !(state instanceof WeightedState)) {
                return super.succ(state, action);
            }
            int digit = action.charAt(0) - '0', row = action.charAt(1) - '0', col = action.charAt(2) - '0';
            if (!Graded.this.valid(state.board, digit, row, col)) {
                return null;
            }
            int[][] board = state.copyOfBoard();
            board[row][col] = digit;
            return like(state, board);
        }

        @Override
        public List<Step> nextStates(State state) {
            boolean isWeighted = state instanceof WeightedState;
            return keeps("next_states") && !isWeighted ? super.nextStates(state) : stepsOf(state);
        }

        @Override
        List<Step> stepsOf(State state) {
            boolean isWeighted = state instanceof WeightedState;
            if (keeps("next_states") && !isWeighted) {
                return super.nextStates(state);
            }
            List<Step> steps = new ArrayList<>();
            String key = key(state.board);
            if (open.isSearch && isWeighted == open.isFree) {
                Map<String, Integer> costs = new HashMap<>();
                for (Object child : (List<?>) channel.call("next_states", "board", key)) {
                    List<?> triple = (List<?>) child;
                    String action = (String) triple.get(0);
                    costs.put(action, ((Number) triple.get(2)).intValue());
                    steps.add(new Step(like(state, State.read((String) triple.get(1))), action));
                }
                open.costs.put(key, costs);
                return steps;
            }
            for (int cell = 0; cell < 81; cell++) {
                if (key.charAt(cell) != '0') {
                    continue;
                }
                for (char digit : ((String) candidates(key).get(cell)).toCharArray()) {
                    int[][] board = state.copyOfBoard();
                    board[cell / 9][cell % 9] = digit - '0';
                    steps.add(new Step(like(state, board), "" + digit + cell / 9 + cell % 9));
                }
                if (!isWeighted) {
                    break;
                }
            }
            return steps;
        }

        @Override
        State succOf(State state, String action) {
            return succ(state, action);
        }

        @Override
        int costOf(State state, String action) {
            if (!(state instanceof WeightedState)) {
                return 1;
            }
            String key = key(state.board);
            Integer known = open.costs.getOrDefault(key, Map.of()).get(action);
            int cell = (action.charAt(1) - '0') * 9 + action.charAt(2) - '0';
            return known != null ? known : ((String) candidates(key).get(cell)).length();
        }

        @Override
        public Result uninformedSearch(State initial, Frontier frontier) {
            return keeps("uninformed_search")
                    ? super.uninformedSearch(initial, frontier)
                    : loop("uninformed_search", initial, frontier, null);
        }

        @Override
        public Result breadthFirst(State initial) {
            return keeps("breadth_first") ? super.breadthFirst(initial) : uninformedSearch(initial, new Queue());
        }

        @Override
        public Result depthFirst(State initial) {
            return keeps("depth_first") ? super.depthFirst(initial) : uninformedSearch(initial, new Stack());
        }

        @Override
        public Result uniformCost(State initial) {
            return keeps("uniform_cost") ? super.uniformCost(initial) : uninformedSearch(initial, frontier("priority"));
        }

        @Override
        public Result informedSearch(State initial, Frontier frontier, Heuristic given) {
            return keeps("informed_search")
                    ? super.informedSearch(initial, frontier, given)
                    : loop("informed_search", initial, frontier, given);
        }

        @Override
        public Result greedy(State initial, Heuristic given) {
            return keeps("greedy")
                    ? super.greedy(initial, given)
                    : informedSearch(initial, frontier("greedy"), given);
        }

        @Override
        public Result aStar(State initial, Heuristic given) {
            return keeps("a_star") ? super.aStar(initial, given) : informedSearch(initial, frontier("a_star"), given);
        }

        @Override
        public double h1(State state) {
            if (!keeps("h1")) {
                throw notGiven();
            }
            return super.h1(state);
        }

        @Override
        public double h2(State state) {
            if (!keeps("h2")) {
                throw notGiven();
            }
            return super.h2(state);
        }

        private WrongAnswer notGiven() {
            return new WrongAnswer("a search uses the heuristic that it is given, not h1 or h2");
        }
    }

    /** The grader's loop over a frontier of the student's. */
    private Result loop(String name, State initial, Frontier frontier, Heuristic given) {
        if (!open.isSearch) {
            throw new WrongAnswer("a heuristic cannot run a search");
        }
        if (initial == null || !key(initial.board).equals(open.board)) {
            throw new IllegalArgumentException(name + " starts from the initial state, not from " + initial);
        }
        if (frontier == null) {
            throw new IllegalArgumentException(name + " takes a Queue, a Stack or a PriorityQueue, not null");
        }
        if (name.equals("informed_search") && given == null) {
            throw new IllegalArgumentException(name + " takes a heuristic, not null");
        }
        open.frontiers.add(frontier);
        open.heuristics.add(given);
        Map<?, ?> result = (Map<?, ?>) channel.call(name, "frontier", open.frontiers.size() - 1);
        Number node = (Number) result.get("node");
        return new Result(
                node == null ? null : open.nodes.get(node.intValue()),
                ((Number) result.get("expanded")).intValue(),
                ((Number) result.get("generated")).intValue());
    }

    /** A call of the grader: it works on a frontier of the student's. */
    private Object serve(Map<String, Object> message) {
        String name = (String) message.get("call");
        if (name.equals("frontier")) {
            return waiting();
        }
        Frontier frontier = open.frontiers.get(number(message, "frontier"));
        if (name.equals("is_empty")) {
            return frontier.isEmpty();
        }
        if (name.equals("remove")) {
            Node node = frontier.remove();
            Integer known = open.numbers.get(node);
            if (known == null) {
                throw new WrongAnswer("remove() gave " + node + ", which was never inserted");
            }
            return known;
        }
        @SuppressWarnings("unchecked")
        Map<String, Object> given = (Map<String, Object>) message.get("node");
        String key = (String) given.get("board");
        int[][] board = State.read(key);
        Number parent = (Number) given.get("parent");
        Node node = new Node(
                open.isFree ? new WeightedState(board) : new State(board),
                parent == null ? null : open.nodes.get(parent.intValue()),
                (String) given.get("action"),
                number(given, "g"));
        Heuristic estimate = open.heuristics.get(number(message, "frontier"));
        if (estimate != null) {
            open.estimates.put(key, ((Number) given.get("h")).doubleValue());
            node.h = estimate.of(node.state);
        }
        if (name.equals("contains")) {
            return frontier.contains(node);
        }
        open.nodes.put(number(given, "id"), node);
        open.numbers.put(node, number(given, "id"));
        if (name.equals("update")) {
            return frontier.update(node);
        }
        frontier.insert(node);
        return null;
    }

    /** The boards that wait in the student's frontier, or null if it has none that can be seen. */
    private static Object waiting() {
        try {
            List<Object> boards = new ArrayList<>();
            for (Node node : Frontier.newest.nodes()) {
                if (boards.size() < 500) {
                    boards.add(key(node.state.board));
                }
            }
            return boards;
        } catch (RuntimeException error) {
            return null;
        }
    }

    // Errors, with the student's own lines only.

    private static Map<String, Object> report(Throwable error) {
        if (error instanceof ExceptionInInitializerError && error.getCause() != null) {
            error = error.getCause();
        }
        String words = error.getClass().getSimpleName();
        try {
            if (error instanceof WrongAnswer) {
                words = error.getMessage();
            } else if (error.getMessage() != null) {
                words += ": " + error.getMessage();
            }
        } catch (Throwable other) {
            // A message of the student's own may fail, too.
        }
        List<String> lines = new ArrayList<>();
        for (StackTraceElement at : error.getStackTrace()) {
            String file = String.valueOf(at.getFileName());
            boolean isStudents = at.getModuleName() == null && !file.equals("Agent.java") && !file.equals("Lab.java");
            if (isStudents) {
                lines.add(file + ":" + at.getLineNumber() + ", " + at.getMethodName() + source(at) + "\n");
            }
        }
        int count = lines.size();
        StringBuilder trace = new StringBuilder();
        for (int line = 0; line < count; line++) {
            if (line < 8 || line >= count - 4) {
                trace.append(lines.get(line));
            }
        }
        return Map.of("error", tidy(words, 600), "trace", tidy(trace.toString(), 6000));
    }

    /** The line itself. */
    private static String source(StackTraceElement at) {
        try {
            List<String> lines = Files.readAllLines(Path.of(at.getFileName()), StandardCharsets.UTF_8);
            return "\n    " + lines.get(at.getLineNumber() - 1).trim();
        } catch (IOException | RuntimeException error) {
            return "";
        }
    }

    /** Without addresses: a rerun gives the same bytes. */
    private static String tidy(String words, int most) {
        String tidied = words.replaceAll("(?<=[\\w$;])@[0-9a-f]{1,8}\\b", "");
        return tidied.length() <= most ? tidied : tidied.substring(0, most);
    }

    /** What System.in is for the student. */
    private static final class NothingToRead extends InputStream {
        @Override
        public int read() {
            return -1;
        }
    }

    /** One JSON object a line. The student's prints go to stderr, and nothing can be read from System.in. */
    private static final class Channel {
        private final BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        private final OutputStream output = new FileOutputStream(FileDescriptor.out);
        /** What the student's code threw inside a call of the grader. */
        private Throwable failed;
        private Agent agent;

        Channel() {
            System.setIn(new NothingToRead());
            System.setOut(System.err);
        }

        void send(Map<String, Object> message) throws IOException {
            StringBuilder line = new StringBuilder();
            Json.write(message, line);
            output.write(line.append('\n').toString().getBytes(StandardCharsets.UTF_8));
            output.flush();
        }

        @SuppressWarnings("unchecked")
        Map<String, Object> receive() throws IOException {
            String line = input.readLine();
            if (line == null) {
                Runtime.getRuntime().halt(0);
            }
            return (Map<String, Object>) Json.read(line);
        }

        /** Asks the grader and answers its own calls until the return comes. */
        Object call(String name, String field, Object value) {
            if (failed != null) {
                throw rethrown(failed);
            }
            try {
                Map<String, Object> call = new LinkedHashMap<>();
                call.put("call", name);
                call.put(field, value);
                send(call);
                while (true) {
                    Map<String, Object> message = receive();
                    if (message.containsKey("return")) {
                        return message.get("return");
                    }
                    Map<String, Object> reply = new HashMap<>();
                    try {
                        reply.put("return", agent.serve(message));
                    } catch (Throwable error) {
                        failed = error;
                        throw error;
                    }
                    send(reply);
                }
            } catch (IOException error) {
                throw new IllegalStateException(error);
            }
        }

        private static RuntimeException rethrown(Throwable error) {
            if (error instanceof Error) {
                throw (Error) error;
            }
            return error instanceof RuntimeException ? (RuntimeException) error : new IllegalStateException(error);
        }
    }

    /** A small reader and writer of JSON: maps, lists, texts, numbers, true, false and null. */
    private static final class Json {
        private final String text;
        private int at;

        private Json(String text) {
            this.text = text;
        }

        static Object read(String text) {
            Json json = new Json(text);
            Object value = json.value();
            json.blanks();
            if (json.at < text.length()) {
                throw json.wrong();
            }
            return value;
        }

        private Object value() {
            blanks();
            switch (peek()) {
                case '{':
                    return object();
                case '[':
                    return list();
                case '"':
                    return string();
                case 't':
                    return word("true", true);
                case 'f':
                    return word("false", false);
                case 'n':
                    return word("null", null);
                default:
                    return number();
            }
        }

        private Map<String, Object> object() {
            Map<String, Object> object = new LinkedHashMap<>();
            items('}', () -> {
                blanks();
                String name = string();
                blanks();
                expect(':');
                object.put(name, value());
                return null;
            });
            return object;
        }

        private List<Object> list() {
            List<Object> list = new ArrayList<>();
            items(']', () -> list.add(value()));
            return list;
        }

        private void items(char end, Supplier<Object> item) {
            at++;
            blanks();
            if (peek() == end) {
                at++;
                return;
            }
            while (true) {
                item.get();
                blanks();
                if (peek() == end) {
                    at++;
                    return;
                }
                expect(',');
            }
        }

        private String string() {
            expect('"');
            StringBuilder string = new StringBuilder();
            while (peek() != '"') {
                char sign = text.charAt(at++);
                if (sign != '\\') {
                    string.append(sign);
                    continue;
                }
                char escaped = peek();
                at++;
                int named = "bfnrt".indexOf(escaped);
                if (escaped == 'u') {
                    string.append((char) Integer.parseInt(text.substring(at, at + 4), 16));
                    at += 4;
                } else {
                    string.append(named < 0 ? escaped : "\b\f\n\r\t".charAt(named));
                }
            }
            at++;
            return string.toString();
        }

        private Object number() {
            int start = at;
            while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
                at++;
            }
            String number = text.substring(start, at);
            if (number.matches("-?[0-9]{1,18}")) {
                return Long.valueOf(number);
            }
            return Double.valueOf(number);
        }

        private Object word(String word, Object value) {
            if (!text.startsWith(word, at)) {
                throw wrong();
            }
            at += word.length();
            return value;
        }

        private void blanks() {
            while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
                at++;
            }
        }

        private void expect(char sign) {
            if (peek() != sign) {
                throw wrong();
            }
            at++;
        }

        private char peek() {
            if (at >= text.length()) {
                throw wrong();
            }
            return text.charAt(at);
        }

        private IllegalArgumentException wrong() {
            return new IllegalArgumentException("this is no JSON, at sign " + (at + 1));
        }

        static void write(Object value, StringBuilder out) {
            if (value instanceof Map) {
                String before = "{";
                for (Map.Entry<?, ?> entry : ((Map<?, ?>) value).entrySet()) {
                    out.append(before);
                    quote((String) entry.getKey(), out);
                    write(entry.getValue(), out.append(':'));
                    before = ",";
                }
                out.append(before.equals("{") ? "{}" : "}");
            } else if (value instanceof List) {
                out.append('[');
                String before = "";
                for (Object item : (List<?>) value) {
                    write(item, out.append(before));
                    before = ",";
                }
                out.append(']');
            } else if (value instanceof String) {
                quote((String) value, out);
            } else if (value instanceof Double && (Double) value == ((Double) value).longValue()) {
                out.append(((Double) value).longValue());
            } else {
                out.append(value);
            }
        }

        private static void quote(String text, StringBuilder out) {
            out.append('"');
            for (char sign : text.toCharArray()) {
                if (sign == '"' || sign == '\\') {
                    out.append('\\').append(sign);
                } else if (sign < ' ' || sign > '~') {
                    out.append(String.format("\\u%04x", (int) sign));
                } else {
                    out.append(sign);
                }
            }
            out.append('"');
        }
    }
}
