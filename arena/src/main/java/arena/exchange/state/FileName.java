package arena.exchange.state;

import java.util.Comparator;
import java.util.Optional;

/**
 * A file name of the protocol as a folder has it, in any case.
 *
 * @param name the exact spelling
 * @param kind which of the protocol's files it is
 * @param number the {@code i} of a numbered file, 0 of another
 */
public record FileName(String name, Kind kind, int number) implements Comparable<FileName> {

    /** The kind of a protocol file. */
    public enum Kind {
        READY("ready", false),
        GAMEOVER("Gameover", false),
        INPUT("input", true),
        OUTPUT("output", true),
        ACKNOWLEDGE("acknowledge", true),
        DRAFT("draft", true),
        EXPLAIN("explain", true);

        private final String stem;
        private final boolean numbered;

        Kind(String stem, boolean numbered) {
            this.stem = stem;
            this.numbered = numbered;
        }

        private static Optional<Kind> of(String stem, boolean numbered) {
            for (Kind kind : values()) {
                if (kind.numbered == numbered && kind.stem.equalsIgnoreCase(stem)) {
                    return Optional.of(kind);
                }
            }
            return Optional.empty();
        }
    }

    /** By kind and number; of names that differ in case only the exact spelling comes first, then byte order. */
    private static final Comparator<FileName> ORDER = Comparator.comparing(FileName::kind)
            .thenComparing(FileName::number)
            .thenComparing(name -> !name.isExact())
            .thenComparing(FileName::name);

    /** By number first. */
    static final Comparator<FileName> BY_NUMBER =
            Comparator.<FileName>comparingInt(name -> name.number()).thenComparing(Comparator.naturalOrder());

    public static final String READY = "ready.txt";
    public static final String GAMEOVER = "Gameover.txt";

    /** The prefix of a file that the arena writes before it renames it; a bot never reads such a file. */
    public static final String PART_PREFIX = ".arena-";

    private static final String SUFFIX = ".txt";
    private static final int MOST_DIGITS = 9;

    /** Returns the name of the numbered file. */
    public static String of(Kind kind, int number) {
        return kind.stem + "_" + number + ".txt";
    }

    /** Returns the name of the answer to a prompt. */
    public static FileName output(int number) {
        return new FileName(of(Kind.OUTPUT, number), Kind.OUTPUT, number);
    }

    /**
     * Returns the meaning of a name in a folder; empty if it is not of the protocol. Protocol names are plain ASCII, so
     * such a name leads back to its file whatever the encoding of names.
     */
    public static Optional<FileName> read(String name) {
        int end = name.length() - SUFFIX.length();
        if (end <= 0
                || !name.regionMatches(true, end, SUFFIX, 0, SUFFIX.length())
                || !name.chars().allMatch(letter -> letter < 128)) {
            return Optional.empty();
        }
        int underscore = name.lastIndexOf('_');
        if (underscore < 0) {
            return Kind.of(name.substring(0, end), false).map(kind -> new FileName(name, kind, 0));
        }
        int number = number(name, underscore + 1, end);
        return number == 0
                ? Optional.empty()
                : Kind.of(name.substring(0, underscore), true).map(kind -> new FileName(name, kind, number));
    }

    /** Returns the number at a position, without leading zeros and with at most nine digits; 0 if there is none. */
    private static int number(String name, int from, int end) {
        if (end <= from || end - from > MOST_DIGITS || name.charAt(from) == '0') {
            return 0;
        }
        int number = 0;
        for (int i = from; i < end; i++) {
            int digit = name.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                return 0;
            }
            number = 10 * number + digit;
        }
        return number;
    }

    /** Returns whether the spelling is the protocol's own. */
    public boolean isExact() {
        return name.equals(kind.numbered ? of(kind, number) : kind.stem + ".txt");
    }

    /** Returns whether it is the name of an answer or of a draft of one. */
    public boolean isAnswer() {
        return kind == Kind.OUTPUT || kind == Kind.DRAFT;
    }

    /** Returns whether another name means the same in another spelling. */
    boolean isSpelledOtherwise(FileName other) {
        return kind == other.kind && number == other.number && !name.equals(other.name);
    }

    @Override
    public int compareTo(FileName other) {
        return name.equals(other.name) ? 0 : ORDER.compare(this, other);
    }
}
