package arena.app.simulate;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The commands of a person besides orders. */
public enum PersonCommand {
    HELP("what you can type", "?"),
    LEGAL("the orders that you may give now"),
    HINT("what the super bot would do in your place, and why"),
    BOARD("the board once more"),
    INPUT("what a bot would read now"),
    WAIT("ends the answer; goes on until something happens to you"),
    UNDO("is not allowed: what is handed in stands, as it does for a bot"),
    RESIGN("gives the match up; so does Ctrl-D", "quit exit");

    private final String words;
    /** Other spellings, separated by blanks. */
    private final String others;

    PersonCommand(String words, String others) {
        this.words = words;
        this.others = others;
    }

    PersonCommand(String words) {
        this(words, "");
    }

    /** Returns the command for a typed word, in any case. */
    static Optional<PersonCommand> of(String typed) {
        String word = typed.strip().toLowerCase(Locale.ROOT);
        return Stream.of(values())
                .filter(known -> known.spellings().contains(word))
                .findFirst();
    }

    /** Returns all words that can be typed. */
    public static List<String> all() {
        return Stream.of(values()).flatMap(word -> word.spellings().stream()).toList();
    }

    /** Returns a line of help for each command. */
    static List<String> help() {
        return Stream.of(values())
                .map(word -> help(String.join(", ", word.spellings()), word.words))
                .toList();
    }

    /** Returns a line of help for other input. */
    static String help(String typed, String words) {
        return String.format(Locale.ROOT, "  %-18s %s", typed, words);
    }

    private List<String> spellings() {
        return List.of((name().toLowerCase(Locale.ROOT) + " " + others).strip().split(" "));
    }
}
