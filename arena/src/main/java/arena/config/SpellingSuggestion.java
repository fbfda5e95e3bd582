package arena.config;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The suggestion of a known word for a mistyped one. */
public final class SpellingSuggestion {

    private static final int SHORTEST_BEGINNING = 3;

    private SpellingSuggestion() {}

    /** Returns the known word that is most similar to a mistyped one, if any is similar enough. */
    public static Optional<String> of(String typed, Collection<String> known) {
        return known.stream()
                .filter(word -> isBeginning(typed, word) || distance(typed, word) <= tolerance(typed, word))
                .min(Comparator.comparingInt((String word) -> distance(typed, word))
                        .thenComparing(word -> word));
    }

    /** Returns the end of a sentence about a mistyped word: the most similar word, or else all known words. */
    static String hint(String typed, List<String> known) {
        return of(typed, known)
                .map(near -> "did you mean \"" + near + "\"?")
                .orElseGet(() -> "there are " + String.join(", ", known) + ".");
    }

    /** Returns the known words that are most similar to a mistyped one, the most similar first. */
    public static List<String> first(String typed, Collection<String> known, int most) {
        return known.stream()
                .sorted(Comparator.comparingInt((String word) -> distance(typed, word)))
                .limit(most)
                .toList();
    }

    private static boolean isBeginning(String typed, String word) {
        return typed.length() >= SHORTEST_BEGINNING && word.regionMatches(true, 0, typed, 0, typed.length());
    }

    /** Returns the largest accepted distance; words of one letter are never similar. */
    private static int tolerance(String typed, String word) {
        int shorter = Math.min(typed.length(), word.length());
        return shorter < 2 ? 0 : Math.max(1, shorter / 3);
    }

    /**
     * Returns the number of letters to insert, remove, change, or exchange with their neighbour, whatever their case.
     */
    private static int distance(String from, String to) {
        String left = from.toLowerCase(Locale.ROOT);
        String right = to.toLowerCase(Locale.ROOT);
        int[][] steps = new int[left.length() + 1][right.length() + 1];
        for (int i = 0; i <= left.length(); i++) {
            for (int k = 0; k <= right.length(); k++) {
                steps[i][k] = i == 0 || k == 0 ? i + k : cheapest(steps, left, right, i, k);
            }
        }
        return steps[left.length()][right.length()];
    }

    private static int cheapest(int[][] steps, String left, String right, int i, int k) {
        boolean same = left.charAt(i - 1) == right.charAt(k - 1);
        int best = Math.min(steps[i - 1][k - 1] + (same ? 0 : 1), Math.min(steps[i - 1][k], steps[i][k - 1]) + 1);
        boolean exchanged = i > 1
                && k > 1
                && left.charAt(i - 1) == right.charAt(k - 2)
                && left.charAt(i - 2) == right.charAt(k - 1);
        return exchanged ? Math.min(best, steps[i - 2][k - 2] + 1) : best;
    }
}
