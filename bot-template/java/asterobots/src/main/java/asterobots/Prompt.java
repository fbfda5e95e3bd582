package asterobots;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

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

    /** Returns the document's id of a player whom the arena's files give this number. */
    static int id(int number) {
        return number - 1;
    }

    /** Returns the number that the arena's files give a player. */
    static int number(int id) {
        return id + 1;
    }

    /** Returns whether all of it is there; a file on a slow drive may be seen before it is whole. */
    boolean isWhole() {
        String count = asksForVein() ? "Veins" : "Trades";
        return values.containsKey(count) && (number(count) == 0 || values.containsKey(last(count)));
    }

    /** Returns the key of the last line of a list: {@code Vein40} for {@code Veins = 40}. */
    private String last(String count) {
        return count.substring(0, count.length() - 1) + number(count);
    }

    boolean asksForVein() {
        return text("Expecting").startsWith("VEIN");
    }

    /** Returns a value; an empty text if there is no such line. */
    String text(String key) {
        return values.getOrDefault(key, "");
    }

    boolean has(String key) {
        return values.containsKey(key);
    }

    Parts parts(String key) {
        return new Parts(text(key));
    }

    int number(String key) {
        return parts(key).small();
    }

    int number(String key, int without) {
        return has(key) ? number(key) : without;
    }

    /** Returns the values of lines such as Vein1, Vein2 and so on, as many as there are. */
    List<String> list(String word) {
        List<String> list = new ArrayList<>();
        for (int index = 1; has(word + index); index++) {
            list.add(text(word + index));
        }
        return list;
    }
}
