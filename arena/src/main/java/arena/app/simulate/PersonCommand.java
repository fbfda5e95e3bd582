package arena.app.simulate;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The commands of a person besides orders. */
public enum PersonCommand {
    HELP("the list of commands", "?"),
    LEGAL("the orders that are legal now"),
    HINT("the order that the super bot would give in your place, and its reasons"),
    BOARD("the board again"),
    INPUT("the input that a bot would read now"),
    WAIT("ends the answer and waits until something concerns you"),
    UNDO("is not possible: a submitted order stands, as for a bot"),
    RESIGN("resigns the match; so does Ctrl-D", "quit exit");

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
