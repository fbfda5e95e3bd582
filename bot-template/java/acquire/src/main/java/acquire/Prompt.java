package acquire;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The text of a question, {@code input_i.txt}: lines {@code key = value}, taken by their keys. */
final class Prompt {

    private final Map<String, String> values = new TreeMap<>();

    Prompt(List<String> lines) {
        for (String line : lines) {
            int equals = line.indexOf('=');
            if (equals > 0) {
                values.put(
                        line.substring(0, equals).strip(),
                        line.substring(equals + 1).strip());
            }
        }
    }

    /** Returns whether all of it is there; a file on a slow drive may be seen before it is whole. */
    boolean isWhole() {
        return values.containsKey("Playable");
    }

    /** Returns a value; an empty text if there is no such line. */
    String text(String key) {
        return values.getOrDefault(key, "");
    }

    int number(String key) {
        return Integer.parseInt(text(key));
    }

    /** Returns the words of a value; none of {@code -}. */
    List<String> words(String key) {
        return Stream.of(text(key).split(" +", -1))
                .filter(word -> !word.isEmpty() && !word.equals("-"))
                .toList();
    }

    List<Tile> tiles(String key) {
        return words(key).stream().map(Tile::of).toList();
    }

    /** Returns the values of lines such as Chain1, Chain2 and so on, as many as there are. */
    List<String> list(String word) {
        List<String> list = new ArrayList<>();
        for (int index = 1; values.containsKey(word + index); index++) {
            list.add(text(word + index));
        }
        return list;
    }
}
