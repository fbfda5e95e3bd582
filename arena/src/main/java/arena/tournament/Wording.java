package arena.tournament;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A sentence, or a part of one, before it is said in a language.
 *
 * @param key which one: {@code level-on}
 * @param english with {@code {name}} where a value stands
 * @param values what it names: each a {@link String}, a wording, or a {@link List} of such
 */
public record Wording(String key, String english, SortedMap<String, Object> values) {

    public Wording {
        values = Collections.unmodifiableSortedMap(new TreeMap<>(values));
    }

    /** Returns one that names nothing yet. */
    public static Wording of(String key, String english) {
        return new Wording(key, english, Collections.emptySortedMap());
    }

    /** Returns a name that is the same everywhere: its key is its English with hyphens. */
    public static Wording named(String english) {
        return of(english.toLowerCase(Locale.ROOT).replace(' ', '-'), english);
    }

    /** Returns the same with one value more. */
    public Wording with(String name, Object value) {
        SortedMap<String, Object> more = new TreeMap<>(values);
        more.put(name, value);
        return new Wording(key, english, more);
    }

    /** Returns it in English. */
    public String text() {
        String said = english;
        for (String name : values.keySet()) {
            said = said.replace("{" + name + "}", text(values.getOrDefault(name, "")));
        }
        return said;
    }

    private static String text(Object value) {
        if (value instanceof Wording part) {
            return part.text();
        }
        return value instanceof List<?> list
                ? joined(list.stream().map(Wording::text).toList())
                : value.toString();
    }

    private static String joined(List<String> words) {
        int last = words.size() - 1;
        return last == 0 ? words.get(0) : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
    }
}
