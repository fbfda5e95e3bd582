package arena.exchange;

import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A name of the protocol, as it stands in a folder, in whatever case.
 *
 * @param name the exact spelling
 * @param kind which of the protocol's files it is
 * @param number the {@code i} of a numbered file, 0 of another
 */
record FileName(String name, Kind kind, int number) implements Comparable<FileName> {

    /** The protocol's files. */
    enum Kind {
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

    static final String READY = "ready.txt";
    static final String GAMEOVER = "Gameover.txt";

    /** What the arena writes beside before it renames; a bot never reads it. */
    static final String PART_PREFIX = ".arena-";

    private static final Pattern NUMBERED = Pattern.compile("([a-z]+)_([1-9][0-9]{0,8})\\.txt");

    /** Returns the name of the numbered file. */
    static String of(Kind kind, int number) {
        return kind.stem + "_" + number + ".txt";
    }

    /** Returns what a name in a folder means; nothing if it is none of the protocol's. */
    static Optional<FileName> read(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        if (!lower.endsWith(".txt")) {
            return Optional.empty();
        }
        Matcher matcher = NUMBERED.matcher(lower);
        if (matcher.matches()) {
            int number = Integer.parseInt(matcher.group(2));
            return Kind.of(matcher.group(1), true).map(kind -> new FileName(name, kind, number));
        }
        String stem = lower.substring(0, lower.length() - ".txt".length());
        return Kind.of(stem, false).map(kind -> new FileName(name, kind, 0));
    }

    /** Returns whether the spelling is the protocol's own. */
    boolean isExact() {
        return name.equals(kind.numbered ? of(kind, number) : kind.stem + ".txt");
    }

    @Override
    public int compareTo(FileName other) {
        return ORDER.compare(this, other);
    }
}
