package arena.app.errors;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The difference between two texts of {@code key = value} lines. */
public final class ChangedLines {

    private final List<String> before;
    private final List<String> now;

    public ChangedLines(List<String> before, List<String> now) {
        this.before = List.copyOf(before);
        this.now = List.copyOf(now);
    }

    /**
     * Returns each new line after a plus, below the old line of its key after a minus, and at the end the removed
     * lines.
     */
    public List<String> lines() {
        Map<String, String> left = byKey(before);
        List<String> lines = new ArrayList<>();
        byKey(now).forEach((key, line) -> {
            Optional<String> old = Optional.ofNullable(left.remove(key));
            if (!old.equals(Optional.of(line))) {
                old.ifPresent(words -> lines.add("- " + words));
                lines.add("+ " + line);
            }
        });
        left.values().forEach(line -> lines.add("- " + line));
        return lines;
    }

    /** Returns the lines in order, each under its key and the number of that key's earlier lines. */
    private static Map<String, String> byKey(List<String> lines) {
        Map<String, String> byKey = new LinkedHashMap<>();
        SortedMap<String, Integer> seen = new TreeMap<>();
        for (String line : lines) {
            int equals = line.indexOf('=');
            String key = equals < 0 ? line : line.substring(0, equals).strip();
            byKey.put(seen.merge(key, 1, Integer::sum) + " " + key, line);
        }
        return byKey;
    }
}
