package windwardopolis;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The text of an input, {@code input_i.txt}: lines {@code key = value}, taken by their keys. */
final class Prompt {

    private static final String BETWEEN = "; ";

    private final Map<String, String> values = new TreeMap<>();

    Prompt(List<String> lines) {
        for (String line : lines) {
            int equals = line.indexOf(" = ");
            if (equals > 0) {
                values.put(line.substring(0, equals), line.substring(equals + 3));
            }
        }
    }

    /** Returns whether all of it is there; a file on a slow drive may be seen before it is whole. */
    boolean isWhole() {
        return values.containsKey("AtOnce" + text("Me"));
    }

    /** Returns whether it tells what is fixed for the round. */
    boolean isFirst() {
        return values.containsKey("MapLines");
    }

    /** Returns a value; an empty text if there is no such line. */
    String text(String key) {
        return values.getOrDefault(key, "");
    }

    int number(String key) {
        return Integer.parseInt(text(key));
    }

    /** Returns the parts of a value that stand between semicolons. */
    List<String> parts(String key) {
        return List.of(text(key).split(BETWEEN, -1));
    }

    /** Returns the names of a value; none of {@code -}. */
    List<String> names(String key) {
        return Stream.of(text(key).split(BETWEEN, -1))
                .filter(name -> !name.isEmpty() && !name.equals("-"))
                .toList();
    }

    /** Returns the values of lines such as Map1, Map2 and so on, as many as there are. */
    List<String> list(String word) {
        List<String> list = new ArrayList<>();
        for (int index = 1; values.containsKey(word + index); index++) {
            list.add(text(word + index));
        }
        return list;
    }

    /** Returns 1, 2 and so on, as many as there are lines such as Car1, Car2. */
    List<Integer> numbers(String word) {
        return IntStream.rangeClosed(1, list(word).size()).boxed().toList();
    }
}
