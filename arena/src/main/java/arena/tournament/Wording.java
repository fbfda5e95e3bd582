package arena.tournament;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A sentence, or a part of one, that can be translated.
 *
 * @param key the key of its translation: {@code level-on}
 * @param english the English text, with {@code {name}} in the place of a value
 * @param values the values by name: each a {@link String}, a wording, or a {@link List} of such
 */
public record Wording(String key, String english, SortedMap<String, Object> values) {

    public Wording {
        values = Collections.unmodifiableSortedMap(new TreeMap<>(values));
    }

    /** Returns a wording without values. */
    public static Wording of(String key, String english) {
        return new Wording(key, english, Collections.emptySortedMap());
    }

    /** Returns a fixed name, whose key is its English text with hyphens. */
    public static Wording named(String english) {
        return of(english.toLowerCase(Locale.ROOT).replace(' ', '-'), english);
    }

    /** Returns the wording with a further value. */
    public Wording with(String name, Object value) {
        SortedMap<String, Object> more = new TreeMap<>(values);
        more.put(name, value);
        return new Wording(key, english, more);
    }

    /** Returns the English text. */
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
