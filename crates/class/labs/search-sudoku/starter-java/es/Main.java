import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Ejecuta tus búsquedas en un tablero. Está todo hecho.
 *
 * <pre>
 * javac *.java
 * java Main                  todas las estrategias en el tablero A1
 * java Main A3               otro tablero: un nombre de boards.txt, u 81 dígitos
 * java Main B1 --weighted    el espacio con pesos
 * </pre>
 */
final class Main {
    private static final List<Node> EXPANDED = new ArrayList<>();

    public static void main(String[] words) throws Exception {
        boolean isWeighted = List.of(words).contains("--weighted");
        String board = isWeighted ? "B1" : "A1";
        for (String word : words) {
            board = word.startsWith("--") ? board : word;
        }
        for (String line : Files.readAllLines(Path.of("boards.txt"))) {
            String[] parts = line.split(" ");
            board = parts.length == 2 && parts[0].equals(board) ? parts[1] : board;
        }
        int[][] cells = State.read(board);
        State initial = isWeighted ? new WeightedState(cells) : new State(cells);
        Student student = new Student() {
            @Override
            void expands(Node node) {
                EXPANDED.add(node);
            }
        };
        Lab.current = student;
        Map<String, Supplier<Result>> searches = new LinkedHashMap<>();
        searches.put("breadthFirst", () -> student.breadthFirst(initial));
        searches.put("depthFirst", () -> student.depthFirst(initial));
        searches.put("uniformCost", () -> student.uniformCost(initial));
        searches.put("greedy h1", () -> student.greedy(initial, student::h1));
        searches.put("greedy h2", () -> student.greedy(initial, student::h2));
        searches.put("aStar h1", () -> student.aStar(initial, student::h1));
        searches.put("aStar h2", () -> student.aStar(initial, student::h2));
        show(initial);
        System.out.println("estrategia     expandid. generados  pasos  coste f < coste        ms");
        searches.forEach(Main::run);
    }

    private static void show(State state) {
        for (int[] line : state.board) {
            StringBuilder text = new StringBuilder();
            for (int digit : line) {
                text.append(digit == 0 ? "." : digit).append(' ');
            }
            System.out.println(text);
        }
        System.out.println();
    }

    private static void run(String name, Supplier<Result> search) {
        EXPANDED.clear();
        long start = System.nanoTime();
        try {
            Result result = search.get();
            double milliseconds = (System.nanoTime() - start) / 1e6;
            Node goal = result.node;
            long below = EXPANDED.stream().filter(node -> goal != null && node.g + node.h < goal.g).count();
            String found = goal == null ? " ningún ningún" : String.format(Locale.ROOT, "%6d %6d", goal.depth, goal.g);
            String line = "%-14s %9d %9d %s %9d %9.1f%n";
            System.out.printf(Locale.ROOT, line, name, result.expanded, result.generated, found, below, milliseconds);
        } catch (RuntimeException | StackOverflowError error) {
            System.out.printf("%-14s %s%n", name, error);
        }
    }
}
