package arena.config;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The splitter of a command into its words: at spaces, but not between double quotes. A backslash is a plain character,
 * as in {@code C:\bots}; no shell sees the command.
 */
public final class CommandWords {

    private CommandWords() {}

    /** Returns the words, or nothing if a quote is not closed. */
    public static Optional<List<String>> split(String command) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean quoted = false;
        boolean begun = false;
        for (int i = 0; i < command.length(); i++) {
            char letter = command.charAt(i);
            if (letter == '"') {
                quoted = !quoted;
                begun = true;
            } else if (!quoted && (letter == ' ' || letter == '\t')) {
                if (begun) {
                    words.add(word.toString());
                    word.setLength(0);
                }
                begun = false;
            } else {
                word.append(letter);
                begun = true;
            }
        }
        if (begun) {
            words.add(word.toString());
        }
        return quoted ? Optional.empty() : Optional.of(words);
    }

    /** Returns a command line that splits into these words; a word with spaces is quoted. */
    public static String join(List<String> words) {
        return String.join(
                " ",
                words.stream()
                        .map(word -> word.isEmpty() || word.matches(".*[ \t].*") ? "\"" + word + "\"" : word)
                        .toList());
    }
}
